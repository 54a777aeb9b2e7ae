"""Under our Sun through the page: alone, and three people of whom one may be a traitor."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.playing import click_something, look, play_on, quick_start, settings, wait_for_table
from tests.e2e.test_wildlands import frames_of

GAME = "under_our_sun"
MOST = 4000
ROUGH = ("attack", "charge", "explore", "move")
"""What somebody does who will not live long."""


def test_a_whole_match_alone_by_clicking(page: Page, pictures: Path) -> None:
    quick_start(page, GAME)
    play_on(page, Random(1), 30)
    page.screenshot(path=pictures / "sun.png")
    assert play_on(page, Random(1), MOST, on_board=0.2, prefer=ROUGH)
    expect(page.locator(".ending h2")).to_be_visible()


def test_three_browsers_with_a_traitor_play_to_the_end(page: Page, another: Callable[[], Page]) -> None:
    page.goto(f"/new/{GAME}")
    page.get_by_label("Mission").select_option("search_and_rescue")
    page.locator("input[name=mode]").last.check(force=True)
    page.locator("input[name=traitor]").last.check(force=True)
    page.get_by_role("group", name="How many seats?").get_by_role("button", name="3").click()
    for seat in (2, 3):
        page.get_by_label(f"Player {seat}").select_option("open")
    page.get_by_role("button", name="Begin").click()
    wait_for_table(page)
    page.get_by_role("button", name="Players").click()
    links = [one.input_value() for one in page.locator(".seats .copy input").all()]
    friends, heard = [another(), another()], []
    for friend, link in zip(friends, links, strict=True):
        heard.append(frames_of(friend))
        friend.goto(link)
        friend.get_by_role("button", name="Take the seat").click()
        wait_for_table(friend)
    _play_in_turn([page, *friends], Random(2))
    for seat, frames in enumerate(heard, start=1):
        assert len(frames) > 20
        for frame in frames:
            _hides_the_roles_of_others(seat, frame)


def _play_in_turn(pages: list[Page], rng: Random) -> None:
    for _ in range(MOST):
        seen = [look(page) for page in pages]
        if all(one["over"] for one in seen):
            return
        asked = [page for page, one in zip(pages, seen, strict=True) if one["options"]]
        if not asked:
            pages[0].wait_for_timeout(20)
            continue
        click_something(asked[0], rng, on_board=0.1, prefer=ROUGH)
    raise AssertionError("the match does not end")


def _hides_the_roles_of_others(seat: int, frame: dict[str, Any]) -> None:
    position = frame.get("position")
    if position and position["ending"] is None:
        for role in position["view"]["table"]["roles"]:
            if role["seat"] != seat:
                assert role["shown"] or role["side"] is None
                assert role["open"] or role["card"] is None


def test_the_board_says_what_the_mission_counts_and_what_is_written_on_things(page: Page) -> None:
    quick_start(page, GAME)
    expect(page.locator(".weather")).to_contain_text("day 1 of 3")
    expect(page.locator(".aim").first).to_contain_text("food 1/4")
    told = page.locator("[data-details]")
    page.locator('[data-board] [data-target~="tile:new_haven"]').first.hover()
    expect(told).to_contain_text("Here: 1 food, 1 fabric and 1 wood")
    play_on(page, Random(1), 6, on_board=0, prefer=("choose_character", "buy_start"))
    page.locator('[data-board] [data-target^="skill:"]').first.hover()
    expect(told.locator("span")).to_have_text(re.compile(r"\w+ .*\.$"))
    page.mouse.move(2, 2)
    expect(told).to_have_count(0)
    settings(page, "language", "de")
    expect(page.locator(".weather")).to_contain_text("Tag 1 von 3")
