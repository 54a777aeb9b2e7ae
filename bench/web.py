"""What the browser client weighs and how quick it is: `python3 dev bench web`.

A real Chromium opens a real server on this machine. Figures are medians: the weight of all that a page loads to show a
table (compressed, as it travels), the time from an empty cache to a drawn board, and from a click to the next question.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.e2e.chromium import ADVICE, find_chromium  # noqa: E402
from tests.e2e.playing import quick_start, wait_to_be_asked  # noqa: E402
from tests.e2e.serving import Server  # noqa: E402

from holdfast.games import GAME_IDS  # noqa: E402

BUDGETS = {"weight": 200.0, "first board": 1500.0, "answer": 100.0}
UNITS = {"weight": "kB", "first board": "ms", "answer": "ms"}
OPENINGS = 5
ANSWERS = 40

ANSWERING = """() => new Promise(done => {
  const before = document.querySelector('[data-question]').dataset.question;
  const begun = performance.now();
  const watcher = new MutationObserver(() => {
    if (document.querySelector('[data-question]')?.dataset.question === before) return;
    watcher.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  document.querySelector('.option:not(:disabled)').click();
})"""


def main() -> int:
    """Measure every game; the exit code says whether all budgets are met."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--json", action="store_true", help="print a JSON list")
    as_json = options.parse_args().json
    path = find_chromium()
    if path is None:
        print(ADVICE, file=sys.stderr)
        return 1
    subprocess.run([sys.executable, str(ROOT / "hatch_build.py")], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        try:
            measured = [line for game in GAME_IDS for line in measure(browser, server.url, game)]
        finally:
            browser.close()
            server.stop()
    print(json.dumps(measured, indent=2) if as_json else table(measured))
    return 0 if all(line["met"] for line in measured) else 1


def measure(browser: Browser, url: str, game: str) -> list[dict[str, Any]]:
    """The three figures of a game."""
    context = browser.new_context(base_url=url, locale="en-GB")
    page = context.new_page()
    quick_start(page, game)
    link = page.url
    answers = [answer_time(page) for _ in range(ANSWERS)]
    key = page.evaluate("localStorage.getItem('holdfast-matches')")
    context.close()
    weights, openings = [], []
    for _ in range(OPENINGS):
        weight, opening = open_anew(browser, url, link, key)
        weights.append(weight)
        openings.append(opening)
    told = [one for one in answers if one is not None]
    return [
        _line(game, "weight", median(weights) / 1000),
        _line(game, "first board", median(openings)),
        _line(game, "answer", median(told)),
    ]


def answer_time(page: Page) -> float | None:
    """From a click to the frame that shows the next question; None once the match is over."""
    if wait_to_be_asked(page)["over"]:
        return None
    took: float = page.evaluate(ANSWERING)
    return took


def open_anew(browser: Browser, url: str, link: str, key: str) -> tuple[float, float]:
    """Bytes of the client that travel, and milliseconds until the board is drawn, with an empty cache.

    Without the keeper of the offline page: what passes through it is told unpacked, as if it had travelled so.
    """
    context = browser.new_context(base_url=url, locale="en-GB", service_workers="block")
    context.add_init_script(f"localStorage.setItem('holdfast-matches', {json.dumps(key)})")
    page = context.new_page()
    page.goto(link)
    page.locator("[data-board] svg").first.wait_for()
    drawn: float = page.evaluate("performance.now()")
    weight: float = page.evaluate(
        """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
          .filter(one => !one.name.includes('/api/')).reduce((sum, one) => sum + one.encodedBodySize, 0)"""
    )
    context.close()
    return weight, drawn


def _line(game: str, what: str, value: float) -> dict[str, Any]:
    budget = BUDGETS[what]
    return {
        "game": game,
        "what": what,
        "value": round(value, 1),
        "unit": UNITS[what],
        "budget": budget,
        "met": value <= budget,
    }


def table(lines: list[dict[str, Any]]) -> str:
    """The figures for people."""
    return "\n".join(
        f"{line['game']:<22}{line['what']:<14}{line['value']:>9,.1f} {line['unit']:<3} "
        f"budget {line['budget']:>6,.0f}: {'met' if line['met'] else 'NOT met'}"
        for line in lines
    )


if __name__ == "__main__":
    sys.exit(main())
