"""Under Falling Skies through the page alone, and every part of the shell by use."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looking import look_closely
from tests.e2e.playing import (
    click_something,
    look,
    play_on,
    quick_start,
    settings,
    wait_for_next,
    wait_for_table,
    wait_to_be_asked,
)
from tests.e2e.serving import Server

GAME = "under_falling_skies"
MOST = 400
ENDINGS = {"weapon_ready", "mothership_arrived", "base_destroyed"}


def test_a_whole_game_by_clicking_and_its_replay_by_link(
    page: Page, another: Callable[[], Page], pictures: Path
) -> None:
    quick_start(page, GAME)
    page.screenshot(path=pictures / "skies-begin.png")
    assert play_on(page, Random(1), MOST) in ENDINGS
    expect(page.locator(".ending h2")).to_have_text(re.compile("Won|Lost"))
    page.screenshot(path=pictures / "skies-over.png")
    link = page.get_by_role("link", name="Watch it again").get_attribute("href")
    assert link is not None
    friend = another()
    friend.goto(link)
    friend.locator("[data-board]").wait_for()
    expect(friend.get_by_role("heading", level=1)).to_contain_text("Under Falling Skies")
    friend.get_by_role("slider").focus()
    friend.keyboard.press("End")
    expect(friend.locator(".lines b")).to_contain_text(re.compile("lost|saved|destroyed"))
    look_closely(friend, pictures / "replay")


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.locator("article").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement?.closest('article')?.dataset.game === '{GAME}'"):
            break
    page.keyboard.press("Enter")
    wait_for_table(page)
    rng, on_board = Random(2), 0
    for step in range(MOST):
        seen = wait_to_be_asked(page)
        if seen["over"]:
            break
        if step % 5 == 0 and seen["glowing"]:  # now and then by Tab and Enter on the board itself
            on_board += _press_on_board(page, seen["number"])
            continue
        for digit in str(rng.randrange(len(seen["options"])) + 1):
            page.keyboard.press(digit)
        if look(page)["number"] == seen["number"]:
            page.keyboard.press("Enter")
        wait_for_next(page, seen["number"])
    assert look(page)["over"] in ENDINGS
    assert on_board > 3, "the board itself was hardly played by keyboard"


def _press_on_board(page: Page, number: str) -> int:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement?.closest('[data-board] .glow')"):
            page.keyboard.press("Enter")
            page.wait_for_function(
                """number => document.querySelector('[data-question]')?.dataset.question !== number
                  || document.querySelector('.menu')""",
                arg=number,
            )
            if page.locator(".menu").count():
                page.keyboard.press("Enter")
            wait_for_next(page, number)
            return 1
    raise AssertionError("Tab does not reach what glows")


def test_the_server_is_killed_in_the_middle_and_comes_back(page: Page, tmp_path: Path, built_client: None) -> None:
    own = Server(tmp_path)
    own.start()
    try:
        page.goto(own.url + "/")
        page.locator(f"article[data-game={GAME}] button.main").click()
        wait_for_table(page)
        rng = Random(4)
        for _ in range(6):
            wait_to_be_asked(page)
            click_something(page, rng, on_board=0)
        before = look(page)["number"]
        own.kill()
        expect(page.get_by_role("alert")).to_contain_text("connection to the server is lost")
        page.locator(".option").first.click()  # given while nobody listens; sent again when somebody does
        own.start()
        expect(page.get_by_role("alert")).to_have_count(0, timeout=15_000)
        wait_for_next(page, before)
        assert play_on(page, rng, 12, on_board=0) is None or look(page)["over"]
    finally:
        own.stop()


def test_undo_takes_the_last_answer_back(page: Page) -> None:
    quick_start(page, GAME)
    first = page.locator("#question-text").inner_text()
    click_something(page, Random(5), on_board=1)
    expect(page.locator("#question-text")).not_to_have_text(first)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#question-text")).to_have_text(first)
    page.locator(".option").first.click()
    expect(page.locator("#question-text")).not_to_have_text(first)
    page.keyboard.press("u")
    expect(page.locator("#question-text")).to_have_text(first)


def test_a_grey_thing_says_why_not_and_shows_the_rule(page: Page) -> None:
    quick_start(page, GAME)
    page.locator(".option").first.click()
    expect(page.locator("#question-text")).to_contain_text("Where do you place")
    tunnel = page.locator('[data-board] .thing[data-target="space:B4"]')
    tunnel.click(force=True)  # it is no answer, yet it answers
    expect(page.locator(".note")).to_contain_text("tunnel")
    page.locator(".note .rule").click()
    expect(page.locator(".found article").first).to_contain_text("UFS-")


def test_why_not_by_keyboard_reaches_every_thing(page: Page) -> None:
    quick_start(page, GAME)
    page.locator(".option").first.click()
    expect(page.locator("#question-text")).to_contain_text("Where do you place")
    page.keyboard.press("w")
    tunnel = page.locator('[data-board] .thing[data-target="space:B4"]')
    expect(tunnel).to_have_attribute("tabindex", "0")
    tunnel.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("tunnel")


def test_a_hint_names_an_answer_and_marks_it(page: Page) -> None:
    quick_start(page, GAME)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note.hint")).to_contain_text("A good player would", timeout=20_000)
    expect(page.locator(".option.hinted")).to_have_count(1)


def test_an_answer_under_the_pointer_shows_what_would_follow(page: Page) -> None:
    quick_start(page, GAME)
    page.locator(".option").first.click()
    expect(page.locator("#question-text")).to_contain_text("Where do you place")
    page.locator(".option").nth(2).hover()
    expect(page.locator("[data-odds]")).to_contain_text("is placed on")
    expect(page.locator("[data-board] .thing.marked")).to_have_count(1)


def test_where_luck_decides_the_odds_are_shown(page: Page) -> None:
    quick_start(page, GAME)
    for colour in ("black", "black", "black", "white"):
        expect(page.locator("#question-text")).to_contain_text("Which die")
        page.locator(".option", has_text=colour).first.click()
        expect(page.locator("#question-text")).to_contain_text("Where do you place")
        if colour == "black":
            page.locator(".option").first.click()
    page.locator(".option").first.hover()  # after this white die the last one rolls again
    expect(page.locator("[data-odds]")).to_contain_text("Then luck decides", timeout=15_000)
    expect(page.locator("[data-odds]")).to_contain_text("17% Rolled: 1")


def test_the_history_steps_back_and_returns_to_now(page: Page) -> None:
    quick_start(page, GAME)
    rng = Random(6)
    for _ in range(5):
        wait_to_be_asked(page)
        click_something(page, rng, on_board=0)
    now = page.locator("#question-text").inner_text()
    page.get_by_role("button", name="History").click()
    slider = page.get_by_role("slider", name="History of the match")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("heading", name="You are looking at an earlier moment")).to_be_visible()
    expect(page.locator(".option")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(".history .entry")).to_contain_text("0 of")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#question-text")).to_have_text(now)


def test_the_language_changes_in_the_middle_of_a_match(page: Page) -> None:
    quick_start(page, GAME)
    number = look(page)["number"]
    settings(page, "language", "de")
    expect(page.locator("#question-text")).to_have_text("Welchen Würfel setzt du als nächsten?")
    settings(page, "language", "en")
    expect(page.locator("#question-text")).to_have_text("Which die do you place next?")
    assert look(page)["number"] == number


def test_two_windows_on_one_match_follow_each_other(page: Page) -> None:
    quick_start(page, GAME)
    second = page.context.new_page()
    second.goto(page.url)
    wait_for_table(second)
    before, asked = look(second)["number"], look(page)["number"]
    page.locator(".option").first.click()
    wait_for_next(second, before)
    wait_for_next(page, asked)
    expect(second.locator("#question-text")).to_have_text(page.locator("#question-text").inner_text())
    back = look(page)["number"]
    second.locator(".option").first.click()
    wait_for_next(page, back)
    second.close()


def test_a_match_is_found_again_on_the_start_page(page: Page) -> None:
    quick_start(page, GAME)
    page.locator(".option").first.click()
    expect(page.locator("#question-text")).to_contain_text("Where do you place")
    asked = page.locator("#question-text").inner_text()
    page.goto("/")
    page.locator(".mine a").first.click()
    wait_for_table(page)
    expect(page.locator("#question-text")).to_have_text(asked)


def test_the_rules_can_be_searched_and_found_by_id(page: Page) -> None:
    quick_start(page, GAME)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("searchbox").fill("UFS-DICE-06")
    expect(page.locator(".found article")).to_have_count(1)
    page.get_by_role("searchbox").fill("excavator energy")
    expect(page.locator(".found article").first).to_contain_text(re.compile("energy", re.IGNORECASE))


def test_what_happens_is_said_to_those_who_listen(page: Page) -> None:
    quick_start(page, GAME)
    page.locator(".option").first.click()
    expect(page.locator("[data-live]")).to_contain_text("Where do you place")


def test_chat_is_kept(page: Page) -> None:
    quick_start(page, GAME)
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("<b>hello</b>")
    page.keyboard.press("Enter")
    expect(page.locator(".chat .lines")).to_contain_text("<b>hello</b>")
    page.reload()
    wait_for_table(page)
    page.get_by_role("button", name="Chat").click()
    expect(page.locator(".chat .lines")).to_contain_text("<b>hello</b>")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/nowhere/at/all", "There is nothing here"),
        ("/match/nosuchmatch123", "There is no such match"),
        ("/new/chess", "There is nothing here"),
        ("/replay/nosuchmatch123", "There is no such match"),
    ],
)
def test_what_is_not_there_says_so(page: Page, path: str, said: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_have_text(said)
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()


def test_every_option_of_the_set_up_counts(page: Page) -> None:
    page.goto(f"/new/{GAME}")
    page.get_by_role("button", name=re.compile("^hard: ")).click()
    page.locator("fieldset", has_text="Third sky card").get_by_text("easy", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    wait_for_table(page)
    expect(page.locator(".console .state")).to_contain_text("level 7")
