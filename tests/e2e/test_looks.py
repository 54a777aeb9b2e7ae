"""Every page in light and dark, on a desk and on a phone: no serious trouble for anybody, and pictures to look at."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from holdfast.games import GAME_IDS
from tests.e2e.looking import PHONE, troubles
from tests.e2e.playing import play_on, quick_start, settings

GAME = "under_falling_skies"
GAMES = list(GAME_IDS)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_keeps_anybody_out(page: Page, theme: str, pictures: Path) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    for name, path in [("start", "/"), ("set-up", f"/new/{GAME}"), ("about", "/about"), ("nothing", "/nothing")]:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert troubles(page) == [], name
        page.screenshot(path=pictures / f"{name}-{theme}.png", full_page=True)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_table_keeps_anybody_out(page: Page, theme: str, pictures: Path) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    quick_start(page, GAME)
    assert troubles(page) == []
    page.locator(".option").first.click()
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".found h3").first).to_be_visible()
    assert troubles(page) == []
    page.get_by_role("button", name="Players").click()
    assert troubles(page) == []
    page.locator("header.bar button").click()
    assert troubles(page) == []
    page.screenshot(path=pictures / f"settings-{theme}.png")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_open_to_everybody(page: Page, game: str, theme: str, pictures: Path) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    quick_start(page, game)
    play_on(page, Random(1), 14, on_board=0)
    assert troubles(page) == []
    page.screenshot(path=pictures / f"{game}-{theme}.png")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert troubles(page) == []
    page.screenshot(path=pictures / f"{game}-phone-{theme}.png")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_fits_a_phone(page: Page, theme: str, pictures: Path) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for name, path in [("start", "/"), ("set-up", f"/new/{GAME}"), ("about", "/about")]:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], name
        page.screenshot(path=pictures / f"{name}-phone-{theme}.png", full_page=True)
    quick_start(page, GAME)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator("#question-text")).to_be_in_viewport()
    page.screenshot(path=pictures / f"table-phone-{theme}.png")


def test_the_theme_can_be_chosen_against_the_system(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    settings(page, "theme", "light")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
