"""Guided lessons and first-time cards, as somebody new would use them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from holdfast.games import GAME_IDS
from tests.e2e.looking import PHONE, in_both_themes
from tests.e2e.playing import quick_start, settings, wait_for_table

GAME = "under_falling_skies"


def lesson_book(page: Page, game: str) -> dict[str, Any]:
    """What the server says about every place of a lesson, by the way to it."""
    pages: dict[str, Any] = page.request.get(f"/api/games/{game}/lesson/book").json()["pages"]
    return pages


def clicked_on_the_board(page: Page, wanted: dict[str, Any], chosen: int) -> bool:
    """Click what glows; False where nothing of it can be clicked, or where several answers fit and a menu opens."""
    targets = wanted["position"]["question"]["options"][chosen]["targets"]
    if not targets:
        return False
    try:
        page.locator(f'[data-board] .glow[data-target~="{targets[-1]}"]').first.click(timeout=400)
    except Error:
        return False
    on = "document.querySelector('[data-lesson]').dataset.lesson !== step"
    page.wait_for_function(f"step => {on} || document.querySelector('.menu')", arg=str(wanted["step"]))
    return bool(page.evaluate(f"step => {on}", str(wanted["step"])))


def do_as_told(page: Page, wanted: dict[str, Any]) -> str:
    """Take a step by clicking on the board what glows, else the answer in the list; gives the choice."""
    if not wanted["accepts"]:
        page.get_by_role("button", name=re.compile("^(Next|Weiter)$")).click()
        return "-"
    chosen = wanted["accepts"][0]
    if not clicked_on_the_board(page, wanted, chosen):
        page.keyboard.press("Escape")
        unfold = page.locator(".fold[aria-expanded=false]")
        if unfold.is_visible():
            unfold.click()
        page.locator(".option").nth(chosen).click()
    return str(chosen)


READABLE = """() => [...document.querySelectorAll('.options')].every((list) => {
    const first = [...list.querySelectorAll('.option')].find((one) => one.offsetParent)
    return !first || list.clientHeight >= Math.min(first.offsetHeight, 48)
})"""


def walk(page: Page, book: dict[str, Any], pictures: Path, until: int = 99, look: bool = False) -> None:
    """A lesson from its first step to its last, or as far as wanted; looked at closely here and there."""
    path: list[str] = []
    while True:
        wanted = book[".".join(path)]
        expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", str(wanted["step"]))
        assert page.evaluate(READABLE), f"an answer can be read at step {wanted['step']}, however little room there is"
        for word in wanted["point"]:
            expect(page.locator(f'[data-board] .pointed[data-target~="{word}"]').first, word).to_be_attached()
        if wanted["step"] in (1, 3, 7):
            if look:
                in_both_themes(page, Path(f"{pictures}-{wanted['step']}"))
            else:
                page.screenshot(path=f"{pictures}-{wanted['step']}.png")
        if wanted["step"] == min(until, wanted["count"]):
            return
        path.append(do_as_told(page, wanted))


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_lesson_is_one_click_away_and_ends_at_a_table(page: Page, game: str, pictures: Path) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    page.locator(f"article[data-game={game}]").get_by_role("link", name="Learn").click()
    walk(page, lesson_book(page, game), pictures / f"{game}-lesson")
    page.get_by_role("button", name="Play now").click()
    wait_for_table(page)


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_lesson_is_open_to_everybody_on_a_phone_as_well(page: Page, game: str, pictures: Path) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto("/")
    settings(page, "language", "de")
    page.goto(f"/learn/{game}")
    walk(page, lesson_book(page, game), pictures / f"{game}-lesson-phone", until=7, look=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_lesson_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    learn = page.locator(f"article[data-game={GAME}]").get_by_role("link", name="Learn")
    learn.focus()
    page.keyboard.press("Enter")
    path: list[str] = []
    book = lesson_book(page, GAME)
    while True:
        wanted = book[".".join(path)]
        expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", str(wanted["step"]))
        expect(page.locator(".say")).to_be_focused()
        if wanted["step"] == wanted["count"]:
            break
        if wanted["accepts"]:
            path.append(str(wanted["accepts"][0]))
            page.keyboard.type(str(wanted["accepts"][0] + 1))
            page.keyboard.press("Enter")
        else:
            path.append("-")
            while page.evaluate("document.activeElement.textContent.trim()") != "Next":
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
    page.keyboard.press("u")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", str(wanted["step"] - 1))


def test_another_answer_gets_a_friendly_word_and_an_impossible_one_its_rule(page: Page) -> None:
    page.goto(f"/learn/{GAME}#-.1")
    note = page.locator(".note")
    page.locator('[data-board] [data-target~="space:B2"]').first.click(force=True)
    expect(note).to_contain_text("For this lesson, try: On B1")
    page.locator('[data-board] [data-target~="space:C5"]').first.click(force=True)
    expect(note.locator(".rule")).to_have_text(re.compile("^UFS-"))
    note.locator(".rule").click()
    expect(page.locator(".rules article").first).to_contain_text("UFS-")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", "3")


def test_a_lesson_can_be_stepped_back_left_and_taken_up_again(page: Page) -> None:
    page.goto(f"/learn/{GAME}")
    page.get_by_role("button", name="Next").click()
    page.locator('[data-board] [data-target~="die:black2"]').first.click()
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_have_attribute("data-lesson", "3")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(lesson).to_have_attribute("data-lesson", "2")
    page.reload()
    expect(lesson).to_have_attribute("data-lesson", "2")
    page.go_back()
    expect(lesson).to_have_attribute("data-lesson", "3")
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Four rulebooks, one table.")


def test_a_lesson_that_is_not_there_says_so(page: Page) -> None:
    for path in ("/learn/chess", f"/learn/{GAME}#7.7"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_first_question_of_a_kind_brings_a_card_until_it_is_read(page: Page, game: str) -> None:
    quick_start(page, game)
    card = page.get_by_label("New here")
    expect(card).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    expect(card).to_have_count(0)
    page.reload()
    wait_for_table(page)
    expect(card).to_have_count(0)
    page.locator("header.bar button").click()
    page.get_by_role("button", name="Show the cards for newcomers again").click()
    page.keyboard.press("Escape")
    expect(card).to_be_visible()
