"""Without a server: what needs none goes on, everything else says so, and all is well once it is back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from holdfast.games import GAME_IDS
from tests.e2e.conftest import watch
from tests.e2e.looking import troubles
from tests.e2e.playing import settings, wait_for_table
from tests.e2e.serving import Server
from tests.e2e.test_lessons import lesson_book, walk

UNTIL_ALL_IS_KEPT = """async () => {
  const cache = await caches.open('holdfast');
  while (!(await cache.match('/keep.json'))) await new Promise(done => setTimeout(done, 50));
}"""


@pytest.fixture(scope="module")
def laptop(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser, browser_context_args: dict[str, Any], built_client: None
) -> Iterator[tuple[BrowserContext, Server]]:
    """A browser that has visited the start page once, long enough to keep what is kept, and a server to be killed."""
    server = Server(tmp_path_factory.mktemp("device"))
    server.start()
    context = browser.new_context(**{**browser_context_args, "base_url": server.url, "service_workers": "allow"})
    page = context.new_page()
    page.goto("/")
    page.evaluate(UNTIL_ALL_IS_KEPT)
    page.close()
    yield context, server
    context.close()
    server.stop()


@pytest.fixture
def own(laptop: tuple[BrowserContext, Server]) -> Server:
    """The server of that device, running."""
    if not laptop[1].running:
        laptop[1].start()
    return laptop[1]


@pytest.fixture
def visitor(laptop: tuple[BrowserContext, Server], own: Server) -> Iterator[Page]:
    """A page of that browser, where nothing goes wrong."""
    troubles_met: list[str] = []
    page = laptop[0].new_page()
    watch(page, troubles_met)
    yield page
    page.close()
    assert troubles_met == []


def test_after_one_visit_every_lesson_and_all_rules_open_without_a_server(
    visitor: Page, own: Server, pictures: Path
) -> None:
    books = {game: lesson_book(visitor, game) for game in GAME_IDS}
    own.kill()
    visitor.goto("/")
    expect(visitor.locator(".away")).to_contain_text("No connection to the server")
    expect(visitor.locator("article")).to_have_count(len(GAME_IDS))
    expect(visitor.get_by_role("button", name="Play now").first).to_be_disabled()
    assert troubles(visitor) == []
    visitor.screenshot(path=pictures / "offline.png")
    for game, book in books.items():
        visitor.goto("/")
        visitor.locator(f"article[data-game={game}]").get_by_role("link", name="Learn").click()
        walk(visitor, book, pictures / f"{game}-lesson-offline", until=5)
        last = max(book, key=lambda way: book[way]["step"])
        visitor.goto(f"/learn/{game}#{last}")
        expect(visitor.locator("[data-lesson]")).to_have_attribute("data-lesson", str(book[last]["step"]))
        visitor.goto(f"/rules/{game}")
        visitor.get_by_role("searchbox").fill("setup")
        expect(visitor.locator(".found article").first).to_be_visible()
    visitor.goto("/about")
    expect(visitor.get_by_role("heading", level=1)).to_have_text("About Holdfast")
    expect(visitor.locator("tbody tr").first).to_be_visible()
    settings(visitor, "language", "de")
    expect(visitor.get_by_role("heading", level=1)).to_have_text("Über Holdfast")
    settings(visitor, "language", "en")


def test_a_lesson_without_a_server_says_what_it_cannot_do(visitor: Page, own: Server) -> None:
    own.kill()
    visitor.goto("/learn/under_falling_skies#-.1")
    visitor.locator('[data-board] [data-target~="space:C5"]').first.click(force=True)
    expect(visitor.locator(".note")).to_contain_text("The server does not answer")


def test_the_page_goes_on_by_itself_when_the_server_is_back(visitor: Page, own: Server) -> None:
    own.kill()
    visitor.goto("/")
    expect(visitor.locator(".away")).to_be_visible()
    own.start()
    expect(visitor.locator(".away")).to_have_count(0, timeout=15_000)
    visitor.locator("article[data-game=under_falling_skies] button.main").click()
    wait_for_table(visitor)


def test_a_match_opened_without_a_server_waits_for_it(visitor: Page, own: Server) -> None:
    visitor.goto("/")
    visitor.locator("article[data-game=under_falling_skies] button.main").click()
    wait_for_table(visitor)
    own.kill()
    visitor.reload()
    expect(visitor.get_by_role("heading", level=1)).to_have_text("The server does not answer")
    own.start()
    visitor.locator("[data-board]").wait_for(timeout=15_000)
    expect(visitor.locator("#question-text")).to_have_text(re.compile("Which die"))


def test_nothing_is_kept_of_matches(visitor: Page) -> None:
    visitor.goto("/")
    visitor.locator("article[data-game=wildlands] button.main").click()
    wait_for_table(visitor)
    kept = visitor.evaluate("caches.open('holdfast').then(c => c.keys()).then(all => all.map(one => one.url))")
    assert len(kept) > 50
    assert not [url for url in kept if "/api/matches" in url or "/match/" in url]
