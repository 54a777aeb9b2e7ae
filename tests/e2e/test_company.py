"""Several people at one match: taking back by consent, clocks, and how many can play at all."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, Route, expect

from tests.e2e.playing import answer_in_the_list, choose, look, play_on, wait_for_next, wait_for_table, wait_to_be_asked
from tests.e2e.test_wildlands import EAGER, invite

DUEL = "wildlands"
HURRY = 5
TURN = ("reveal", "move")


def seat_two(page: Page, another: Callable[[], Page], reaction: str = "") -> Page:
    """A duel between this page and a friend's, with fighters deployed."""
    page.goto(f"/new/{DUEL}")
    page.get_by_label("Player 2").select_option("open")
    if reaction:
        page.get_by_text(reaction, exact=True).click()
    page.get_by_role("button", name="Begin").click()
    wait_for_table(page)
    friend = another()
    friend.goto(invite(page))
    friend.get_by_role("button", name="Take the seat").click()
    wait_for_table(friend)
    return friend


def answer(page: Page, *verbs: str) -> None:
    """Answer in the list, with a verb that is wanted if it is offered."""
    seen = look(page)
    answer_in_the_list(page, choose(seen, Random(1), verbs))
    wait_for_next(page, seen["number"])


def play_until(page: Page, friend: Page, verb: str) -> tuple[Page, Page]:
    """Both answer in turn until somebody may give an answer of a verb; gives that page and the other."""
    for _ in range(120):
        for one, other in ((page, friend), (friend, page)):
            options = look(one)["options"]
            if any(option["do"] == verb for option in options):
                return one, other
            if options:
                answer(one, "assign", *TURN, *EAGER)
        page.wait_for_timeout(30)
    raise AssertionError(f"nobody could {verb}")


def test_taking_back_what_others_have_seen_needs_their_consent(page: Page, another: Callable[[], Page]) -> None:
    friend = seat_two(page, another)
    mover, other = play_until(page, friend, "reveal")
    answer(mover, "reveal")
    wait_to_be_asked(mover)
    before = mover.locator("[data-question]").get_attribute("data-question")
    mover.get_by_role("button", name="Undo").click()
    asked = other.get_by_role("alertdialog")
    expect(asked).to_contain_text("Do you agree?")
    expect(mover.locator("[data-waiting]")).to_contain_text("to agree")
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    expect(mover.locator("[data-waiting]")).to_have_count(0)
    expect(mover.locator("[data-question]")).to_have_attribute("data-question", before or "")
    expect(mover.locator("[data-refused]")).to_contain_text("would rather not take that back")
    expect(mover.locator("[data-refused]")).to_contain_text(re.compile("^(Guest|Ben)"))
    expect(other.locator("[data-refused]")).to_have_count(0)
    mover.get_by_role("button", name="Undo").click()
    expect(mover.locator("[data-refused]")).to_have_count(0)
    asked.get_by_role("button", name="Yes").click()
    expect(mover.locator('.option[data-do="reveal"]').first).to_be_visible()
    expect(asked).to_have_count(0)


def test_a_reaction_window_shows_its_clock_and_closes_by_itself(page: Page, another: Callable[[], Page]) -> None:
    wished = []

    def hurry(route: Route) -> None:
        """The shortest time that can be chosen is longer than a test should wait."""
        match = route.request.post_data_json
        wished.append(match["clocks"]["reaction"])
        route.continue_(post_data={**match, "clocks": {"reaction": HURRY}})

    page.route("**/api/matches", hurry)
    friend = seat_two(page, another, reaction="15 seconds")
    assert wished == [15]
    mover, other = play_until(page, friend, "move")
    answer(mover, "move")
    clock = other.locator("[data-clock]")
    expect(clock).to_be_visible()
    expect(clock).to_contain_text("silence counts")
    first = int(clock.get_attribute("data-clock") or 0)
    assert 0 < first <= HURRY
    expect(mover.locator("[data-clock]")).to_be_visible()
    other.wait_for_function(
        "first => Number(document.querySelector('[data-clock]')?.dataset.clock ?? 99) < first", arg=first
    )
    expect(clock).to_have_count(0, timeout=25_000)
    assert any(option["do"] in (*TURN, "end_turn") for option in wait_to_be_asked(mover)["options"])


def test_only_as_many_seats_are_offered_as_the_options_allow(page: Page) -> None:
    page.goto("/new/under_our_sun")
    counts = page.get_by_role("group", name="How many seats?")
    expect(counts.get_by_role("button", name="5")).to_be_disabled()
    expect(page.locator("[data-needs='5 6']")).to_contain_text("For 5 and 6 seats choose")
    page.locator("fieldset", has=page.locator("input[name=expansion]")).locator("label").nth(1).click()
    expect(page.locator("[data-needs]")).to_have_count(0)
    counts.get_by_role("button", name="6").click()
    expect(page.locator(".seats li")).to_have_count(6)
    page.locator("fieldset", has=page.locator("input[name=expansion]")).locator("label").nth(0).click()
    expect(page.locator(".seats li")).to_have_count(4)
    page.locator("fieldset", has=page.locator("input[name=mode]")).locator("label").nth(1).click()
    expect(counts.get_by_role("button", name="1")).to_be_disabled()
    page.get_by_role("button", name="Begin").click()
    wait_for_table(page)
    assert play_on(page, Random(1), 1, on_board=0) is None
