"""Dawn of the Zeds through the page alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.playing import click_something, look, play_on, quick_start, settings, wait_for_next, wait_for_table

GAME = "dawn_of_the_zeds"
ENDINGS = {"farmingdale_saved", "town_center_overrun"}


def test_a_whole_match_alone_by_clicking(page: Page, pictures: Path) -> None:
    quick_start(page, GAME)
    play_on(page, Random(1), 25)
    page.screenshot(path=pictures / "zeds.png")
    assert play_on(page, Random(1), 900, on_board=0.4) in ENDINGS
    expect(page.locator(".ending h2")).to_have_text(re.compile("Won|Lost"))


def test_a_whole_match_in_german(page: Page, pictures: Path) -> None:
    page.goto("/")
    settings(page, "language", "de")
    expect(page.get_by_role("heading", name="Vier Spiele, ein Tisch.")).to_be_visible()
    page.locator(f"article[data-game={GAME}] button.main").click()
    wait_for_table(page)
    expect(page.locator("#question-text")).to_contain_text(
        re.compile(r"\b(was|wer|wo|wohin|welche\w*)\b", re.IGNORECASE)
    )
    assert play_on(page, Random(3), 900, on_board=0.3, prefer=("stop",)) in ENDINGS
    expect(page.locator(".ending h2")).to_have_text(re.compile("Gewonnen|Verloren"))
    assert page.locator("html").get_attribute("lang") == "de"
    shown = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:ask|act|event|web|board|no|option)-[a-z]+[a-z-]*", shown), "a text is missing"
    page.screenshot(path=pictures / "zeds-german.png")


def test_two_people_hold_the_town_together(page: Page, another: Callable[[], Page]) -> None:
    page.goto(f"/new/{GAME}")
    page.get_by_role("group", name="How many seats?").get_by_role("button", name="2").click()
    page.get_by_label("Player 2").select_option("open")
    page.get_by_role("button", name="Begin").click()
    wait_for_table(page)
    page.get_by_role("button", name="Players").click()
    friend = another()
    friend.goto(page.locator(".seats .copy input").input_value())
    friend.get_by_role("button", name="Take the seat").click()
    wait_for_table(friend)
    rng = Random(2)
    for _ in range(10):
        asked = [one for one in (page, friend) if look(one)["options"]]
        if not asked:
            page.wait_for_timeout(50)
            continue
        before = [look(one)["number"] for one in (page, friend)]
        click_something(rng.choice(asked), rng, on_board=0)
        for one, number in zip((page, friend), before, strict=True):
            wait_for_next(one, number)
    page.get_by_role("button", name="Log").click()
    expect(friend.locator(".log li").last).to_have_text(page.locator(".log li").last.inner_text())
