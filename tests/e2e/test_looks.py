"""Every page in light and dark, on a desk and on a phone: no serious trouble for anybody, and pictures to look at."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from holdfast.games import GAME_IDS
from tests.e2e.looking import PHONE, in_both_themes, look_closely
from tests.e2e.playing import play_on, quick_start, settings

GAME = "under_falling_skies"
GAMES = list(GAME_IDS)


@pytest.mark.parametrize(
    ("name", "path"), [("start", "/"), ("set-up", f"/new/{GAME}"), ("about", "/about"), ("nothing", "/nothing")]
)
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
