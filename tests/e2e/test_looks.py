"""Every page in light and dark, on a desk and on a phone: no serious trouble for anybody, and pictures to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from holdfast.games import GAME_IDS
from tests.e2e.looking import PHONE, in_both_themes, look_closely
from tests.e2e.playing import click_something, play_on, quick_start, settings, wait_for_table, wait_to_be_asked
from tests.e2e.test_wildlands import invite, set_up

GAME = "under_falling_skies"
GAMES = list(GAME_IDS)


SET_UPS = [(f"set-up-{game}", f"/new/{game}") for game in GAMES]


@pytest.mark.parametrize(("name", "path"), [("start", "/"), ("about", "/about"), ("nothing", "/nothing"), *SET_UPS])
def test_no_page_keeps_anybody_out(page: Page, name: str, path: str, pictures: Path) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    look_closely(page, pictures / name, whole=True)


def test_the_rules_can_be_read_before_any_match(page: Page, pictures: Path) -> None:
    page.goto("/")
    page.locator(f"article[data-game={GAME}]").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Under Falling Skies")
    page.get_by_role("searchbox").fill("UFS-DICE-06")
    expect(page.locator(".found article")).to_have_count(1)
    look_closely(page, pictures / "rules")
    page.goto("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_no_table_keeps_anybody_out(page: Page, pictures: Path) -> None:
    quick_start(page, GAME)
    in_both_themes(page, pictures / "table-begin")
    page.locator(".option").first.click()
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".found h3").first).to_be_visible()
    in_both_themes(page, pictures / "table-rules")
    page.get_by_role("button", name="Players").click()
    in_both_themes(page, pictures / "table-players")
    page.locator("header.bar button").click()
    in_both_themes(page, pictures / "settings")


def test_nobody_is_kept_out_on_the_way_to_a_seat(page: Page, another: Callable[[], Page], pictures: Path) -> None:
    set_up(page, "open")
    expect(page.locator(".lobby")).to_be_visible()
    in_both_themes(page, pictures / "lobby")
    page.get_by_role("button", name="Chat").click()
    in_both_themes(page, pictures / "chat")
    link = invite(page)
    friend, late = another(), another()
    friend.goto(link)
    friend.get_by_role("button", name="Take the seat").wait_for()
    in_both_themes(friend, pictures / "join")
    friend.get_by_role("button", name="Take the seat").click()
    wait_for_table(friend)
    late.goto(link)
    late.get_by_role("button", name="Take the seat").click()
    expect(late.get_by_role("heading", level=1)).to_have_text("This seat is taken")
    in_both_themes(late, pictures / "taken")


def test_nobody_is_kept_out_when_the_screen_is_handed_round(page: Page, pictures: Path) -> None:
    set_up(page, "me")
    for _ in range(8):
        if wait_to_be_asked(page)["handOver"]:
            break
        click_something(page, Random(1), on_board=0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hand the screen to")
    in_both_themes(page, pictures / "hand-over")


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_open_to_everybody(page: Page, game: str, pictures: Path) -> None:
    quick_start(page, game)
    play_on(page, Random(1), 14, on_board=0)
    look_closely(page, pictures / game)


def test_a_question_stays_in_sight_on_a_phone(page: Page, pictures: Path) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    quick_start(page, GAME)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator("#question-text")).to_be_in_viewport()
    page.screenshot(path=pictures / "table-phone.png")


def test_the_theme_can_be_chosen_against_the_system(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    settings(page, "theme", "light")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
