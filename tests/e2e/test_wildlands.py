"""Wildlands: two people in two browsers, one screen handed round, and nothing of a hand in the wrong place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import click_something, look, play_on, quick_start, wait_for_table

GAME = "wildlands"
MOST = 1500
ENDINGS = {"five_points", "elimination", "tie_broken", "nobody_left"}
EAGER = [
    "collect",
    "pay",
    "heavy_melee",
    "heavy_ranged",
    "melee",
    "ranged",
    "area",
    "defend",
    "draw_two",
    "rally",
    "reveal",
    "fly",
    "move",
    "end_rally",
    "pass",
    "take_hit",
    "end_turn",
    "stop",
]
"""What somebody does who wants the match to end."""


CARDS_OUTSIDE = """document.querySelectorAll('[data-target^="card:"]').length
  - document.querySelectorAll('.hand svg [data-target^="card:"]').length"""


def set_up(page: Page, second: str) -> None:
    """A match for two; `second` says who sits at the other seat."""
    page.goto(f"/new/{GAME}")
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_label("Player 2").select_option(second)
    page.get_by_role("button", name="Begin").click()
    wait_for_table(page)


def invite(page: Page) -> str:
    """The link to the open seat."""
    page.get_by_role("button", name="Players").click()
    return page.locator(".seats .copy input").input_value()


def frames_of(page: Page) -> list[dict[str, Any]]:
    """Everything the server says to a page from now on."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda wire: wire.on("framereceived", lambda frame: heard.append(msgspec.json.decode(frame))))
    return heard


def test_a_whole_match_against_a_bot(page: Page, pictures: Path) -> None:
    quick_start(page, GAME)
    play_on(page, Random(1), 25, prefer=EAGER)
    page.screenshot(path=pictures / "wildlands.png")
    assert play_on(page, Random(1), MOST, on_board=0.2, prefer=EAGER) in ENDINGS


def test_two_browsers_play_to_the_end_and_neither_sees_the_others_cards(
    page: Page, another: Callable[[], Page]
) -> None:
    set_up(page, "open")
    friend = another()
    heard = frames_of(friend)
    friend.goto(invite(page))
    friend.get_by_role("textbox", name="Your name").fill("Ben")
    friend.get_by_role("button", name="Take the seat").click()
    wait_for_table(friend)
    for one in (page, friend):  # a standing order: nobody interrupts
        one.get_by_role("button", name="Players").click()
        one.get_by_role("checkbox").first.check()
    _play_in_turn([page, friend], Random(2))
    assert look(friend)["over"] in ENDINGS
    assert len(heard) > 50
    for frame in heard:
        _shows_nothing_of(0, frame)


def _play_in_turn(pages: list[Page], rng: Random) -> None:
    for _ in range(MOST):
        seen = [look(page) for page in pages]
        if all(one["over"] for one in seen):
            return
        verbs = {option["do"] for one in seen for option in one["options"]}
        assert "interrupt" not in verbs, "the standing order is not kept"
        asked = [page for page, one in zip(pages, seen, strict=True) if one["options"]]
        if not asked:
            pages[0].wait_for_timeout(20)
            continue
        click_something(asked[0], rng, on_board=0.1, prefer=EAGER)
        for page in pages[1:]:
            assert page.evaluate(CARDS_OUTSIDE) == 0, "a card outside of the own hand"


def _shows_nothing_of(seat: int, frame: dict[str, Any]) -> None:
    """Of another's hand, draw pile, map cards and hidden places a frame tells no more than how many there are."""
    position = frame.get("position")
    if position:
        view = position["view"]
        assert view["seat"] != seat
        player = view["table"]["players"][seat]
        if position["ending"] is None:
            for secret in ("hand", "deck", "maps", "starts"):
                assert isinstance(player[secret], int), secret
    for line in frame.get("log", []):
        event = line["event"]
        if event and event.get("seat") == seat:
            assert event.get("cards") is None
            assert event["event"] != "map_assigned"
            if event["event"] == "maps_dealt":
                assert event["spaces"] is None


def test_one_screen_is_handed_round(page: Page, pictures: Path) -> None:
    set_up(page, "me")
    rng, handed = Random(3), 0
    for _ in range(60):
        page.wait_for_function("document.querySelector('.option') || document.querySelector('.over .button.main')")
        if look(page)["handOver"]:
            handed += 1
            expect(page.get_by_role("heading", level=1)).to_contain_text("Hand the screen to Player")
            assert page.locator("[data-board]").count() == 0, "the board of the one before is still there"
            if handed == 1:
                page.screenshot(path=pictures / "hand-over.png")
            page.get_by_role("button", name="I am Player").click()
            wait_for_table(page)
        else:
            click_something(page, rng, on_board=0, prefer=EAGER)
    assert handed >= 4


@pytest.mark.soak
def test_one_screen_is_handed_round_to_the_end(page: Page) -> None:
    set_up(page, "me")
    assert play_on(page, Random(4), 3 * MOST, on_board=0.2, prefer=EAGER) in ENDINGS


def test_a_seat_can_be_taken_once(page: Page, another: Callable[[], Page]) -> None:
    set_up(page, "open")
    link = invite(page)
    first, second = another(), another()
    first.goto(link)
    first.get_by_role("button", name="Take the seat").click()
    wait_for_table(first)
    second.goto(link)
    second.get_by_role("button", name="Take the seat").click()
    expect(second.get_by_role("heading", level=1)).to_have_text("This seat is taken")


def test_a_spectator_sees_the_board_and_no_cards(page: Page, another: Callable[[], Page]) -> None:
    quick_start(page, GAME)
    play_on(page, Random(5), 12, on_board=0, prefer=EAGER)
    watcher = another()
    watcher.goto(page.url)
    wait_for_table(watcher)
    assert watcher.locator(".hand svg").count() == 0
    assert watcher.locator(".option").count() == 0


def test_a_figure_under_the_pointer_shows_what_it_sees(page: Page) -> None:
    quick_start(page, GAME)
    for _ in range(60):
        if page.locator("[data-board] .moves").count():
            break
        play_on(page, Random(6), 1, on_board=0, prefer=("reveal", "assign"))
    page.locator("[data-board] .moves").first.hover()
    expect(page.locator("[data-board] .sight").first).to_be_attached()


def test_a_hint_of_the_champion_tells_the_chances_of_the_best_answers(page: Page) -> None:
    quick_start(page, GAME)
    for _ in range(60):
        if page.locator('.option[data-do="end_turn"]').count():
            break
        play_on(page, Random(6), 1, on_board=0, prefer=("assign", "reveal", "move"))
    page.keyboard.press("h")
    thoughts = page.locator("[data-thoughts] li")
    expect(thoughts.first).to_contain_text("%", timeout=30_000)
    expect(page.locator(".option.hinted")).to_have_count(1)
    asked = page.locator("[data-question]").get_attribute("data-question")
    thoughts.first.locator("button").click()
    expect(page.locator("[data-question]")).not_to_have_attribute("data-question", asked or "")
    expect(page.locator("[data-thoughts]")).to_have_count(0)
