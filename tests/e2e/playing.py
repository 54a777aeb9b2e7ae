"""A person at the page: looks at what glows, clicks or types, and waits until the page has followed."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Error, Page, expect

PATIENCE = 15_000

LOOK = """() => {
  const question = document.querySelector('[data-question]');
  return {
    number: question?.dataset.question ?? '',
    over: document.querySelector('[data-over]')?.dataset.over ?? null,
    options: document.querySelectorAll('.option:not(:disabled)').length,
    glowing: [...document.querySelectorAll('[data-board] .glow')].map(one => one.dataset.target),
    handOver: !!document.querySelector('.over .button.main'),
  };
}"""


def look(page: Page) -> dict[str, Any]:
    """What the page shows now."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    return seen


def quick_start(page: Page, game: str) -> None:
    """Two clicks from nothing to a running match: the page, then the game."""
    page.goto("/")
    page.locator(f"article[data-game={game}] button.main").click()
    wait_for_table(page)


def wait_for_table(page: Page) -> None:
    """The board is drawn and something is asked."""
    page.locator("[data-board]").wait_for(timeout=PATIENCE)
    page.locator("[data-question]").wait_for(timeout=PATIENCE)


def wait_for_next(page: Page, number: str) -> None:
    """The page has gone on from a question."""
    page.wait_for_function(
        """number => document.querySelector('[data-question]')?.dataset.question !== number
          || document.querySelector('.over .button.main')""",
        arg=number,
        timeout=PATIENCE,
    )


def wait_to_be_asked(page: Page) -> dict[str, Any]:
    """Wait while others answer; gives what is seen once this page is asked, or the match is over."""
    page.wait_for_function(
        """() => document.querySelector('.option:not(:disabled)') || document.querySelector('[data-over]')
          || document.querySelector('.over .button.main')""",
        timeout=PATIENCE,
    )
    return look(page)


def click_something(page: Page, rng: Random, on_board: float = 0.8) -> None:
    """Answer by a click: on a glowing thing where there is one, else on an answer in the list."""
    seen = look(page)
    if seen["glowing"] and rng.random() < on_board:
        target = rng.choice(seen["glowing"])
        try:
            page.locator(f'[data-board] .glow[data-target="{target}"]').first.click(timeout=700)
            page.wait_for_function(
                """number => document.querySelector('[data-question]')?.dataset.question !== number
                  || document.querySelector('.menu') || document.querySelector('[data-over]')""",
                arg=seen["number"],
                timeout=2000,
            )
            menu = page.locator(".menu button:not(.cancel)")
            if menu.count():
                menu.nth(rng.randrange(menu.count())).click()
                wait_for_next(page, seen["number"])
            return
        except Error:
            page.keyboard.press("Escape")  # something lies on it: the list is always there
            if look(page)["number"] != seen["number"]:
                return
    options = page.locator(".option:not(:disabled)")
    options.nth(rng.randrange(seen["options"])).click()
    wait_for_next(page, seen["number"])


def play_on(page: Page, rng: Random, most: int, on_board: float = 0.8) -> str | None:
    """Play until the match is over or so many answers are given; gives the reason of the end."""
    for _ in range(most):
        seen = wait_to_be_asked(page)
        if seen["over"]:
            return str(seen["over"])
        if seen["handOver"]:
            page.locator(".over .button.main").click()
            wait_for_table(page)
            continue
        click_something(page, rng, on_board)
    over: str | None = look(page)["over"]
    return over


def settings(page: Page, name: str, value: str) -> None:
    """Change a setting in the dialog."""
    page.locator("header.bar button").click()
    page.locator(f"dialog input[name={name}][value={value}]").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
