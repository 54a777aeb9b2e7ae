"""A person at the page: looks at what glows, clicks or types, and waits until the page has followed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Error, Page, expect

PATIENCE = 15_000

LOOK = """() => {
  const question = document.querySelector('[data-question]');
  return {
    number: question?.dataset.question ?? '',
    over: document.querySelector('[data-over]')?.dataset.over ?? null,
    options: [...document.querySelectorAll('.option:not(:disabled)')].map(one => ({
      do: one.dataset.do, targets: one.dataset.targets.split(' ').filter(Boolean), text: one.innerText,
    })),
    glowing: [...document.querySelectorAll('[data-board] .glow')].map(one => one.dataset.target),
    handOver: !!document.querySelector('.over .button.main'),
  };
}"""


OVER = "find('[data-over]')"
HAND_OVER = "find('.over .button.main')"
GONE_ON = "(find('[data-question]') && find('[data-question]').dataset.question !== number)"
UNTIL = """async ([number, patience]) => {
  const find = selector => document.querySelector(selector);
  const end = performance.now() + patience;
  while (!(%s)) {
    if (performance.now() > end) return null;
    await new Promise(requestAnimationFrame);
  }
  return (%s)();
}"""
SPOT = """selector => {
  const thing = document.querySelector(selector);
  if (!thing) return null;
  const shape = thing.querySelector('.mark') ?? thing;
  shape.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = shape.getBoundingClientRect();
  const spot = [box.x + box.width / 2, box.y + box.height / 2];
  return thing.contains(document.elementFromPoint(...spot)) ? spot : null;
}"""
"""The middle of a thing, if a click there would meet it."""


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


def until(page: Page, condition: str, number: str = "", patience: int = PATIENCE) -> dict[str, Any]:
    """Wait, within the page and so without asking it again and again; gives what it shows then."""
    seen: dict[str, Any] | None = page.evaluate(UNTIL % (condition, LOOK), [number, patience])
    assert seen is not None, f"the page does not come to: {condition}"
    return seen


def wait_for_next(page: Page, number: str) -> dict[str, Any]:
    """The page has gone on from a question."""
    return until(page, f"{GONE_ON} || {HAND_OVER}", number)


def wait_to_be_asked(page: Page) -> dict[str, Any]:
    """Wait while others answer; gives what is seen once this page is asked, or the match is over."""
    return until(page, f"find('.option:not(:disabled)') || {OVER} || {HAND_OVER}")


def choose(seen: dict[str, Any], rng: Random, prefer: Sequence[str]) -> int:
    """The number of an answer: of the first preferred verb that is offered, else any."""
    options = seen["options"]
    for verb in prefer:
        fitting = [n for n, option in enumerate(options) if option["do"] == verb]
        if fitting:
            return rng.choice(fitting)
    return rng.randrange(len(options))


def click_something(page: Page, rng: Random, on_board: float = 0.8, prefer: Sequence[str] = ()) -> None:
    """Answer by clicks: on what the answer touches, where that lies on the board, else on the answer in the list."""
    seen = look(page)
    chosen = choose(seen, rng, prefer)
    touched = seen["options"][chosen]["targets"]
    if touched and rng.random() < on_board and _click_on_board(page, seen, touched[-1], chosen):
        return
    answer_in_the_list(page, chosen)
    wait_for_next(page, seen["number"])


def answer_in_the_list(page: Page, chosen: int) -> None:
    """Click an answer where it stands, after pulling it into sight."""
    if not _click_in_sight(page, f".options > li:nth-child({chosen + 1}) .option"):
        page.locator(".option").nth(chosen).click()


def _click_in_sight(page: Page, selector: str) -> bool:
    """A real click on the middle of something; False where something else lies on it."""
    spot = page.evaluate(SPOT, selector)
    if spot is not None:
        page.mouse.click(*spot)
        page.mouse.move(2, 2)  # what comes under a resting pointer would be foreseen, which takes thought
    return spot is not None


def _click_on_board(page: Page, seen: dict[str, Any], target: str, chosen: int) -> bool:
    """Click a thing, and the answer in its menu if there is one; False where something else lies on it."""
    if not _click_in_sight(page, f'[data-board] .glow[data-target~="{target}"]'):
        return False
    until(page, f"{GONE_ON} || find('.menu') || {OVER} || {HAND_OVER}", seen["number"])
    try:
        if page.locator(".menu").count():
            wanted = seen["options"][chosen]["text"].partition("\n")[2].strip() or seen["options"][chosen]["text"]
            page.locator(".menu button", has_text=wanted).first.click(timeout=2000)
            wait_for_next(page, seen["number"])
    except Error:
        page.keyboard.press("Escape")
        return bool(look(page)["number"] != seen["number"])
    return True


def play_on(page: Page, rng: Random, most: int, on_board: float = 0.8, prefer: Sequence[str] = ()) -> str | None:
    """Play until the match is over or so many answers are given; gives the reason of the end."""
    for _ in range(most):
        seen = wait_to_be_asked(page)
        if seen["over"]:
            return str(seen["over"])
        if seen["handOver"]:
            page.locator(".over .button.main").click()
            wait_for_table(page)
            continue
        click_something(page, rng, on_board, prefer)
    over: str | None = look(page)["over"]
    return over


def settings(page: Page, name: str, value: str) -> None:
    """Change a setting in the dialog."""
    page.locator("header.bar button").click()
    page.locator(f"dialog input[name={name}][value={value}]").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
