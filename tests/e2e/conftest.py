"""Browser tests: a real Chromium at a real server."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.chromium import ADVICE, find_chromium
from tests.e2e.serving import Server

ROOT = Path(__file__).parents[2]
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Which browser to start, and how."""
    path = find_chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(ADVICE)
        pytest.skip(ADVICE)
    args = ["--disable-dev-shm-usage", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    return {**browser_type_launch_args, "executable_path": path, "args": args}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Pages like those of a reader of English at a desk; nothing moves, so that clicks meet what they aim at.

    Each test has a browser of its own, and each of these would keep the whole client for later; only the tests of
    what works without a server let it.
    """
    reader = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    return {**browser_context_args, **reader}


@pytest.fixture(scope="session", autouse=True)
def built_client() -> None:
    """The client in the package is up to date with its sources."""
    subprocess.run([sys.executable, str(ROOT / "hatch_build.py")], check=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[Server]:
    """A server for all tests of this process."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """`page.goto("/")` means the server of the tests."""
    return server.url


@pytest.fixture(autouse=True)
def no_errors(request: pytest.FixtureRequest) -> Iterator[None]:
    """A page that reports an error, or asks another host for something, fails its test."""
    troubles: list[str] = []
    if "page" in request.fixturenames:
        watch(request.getfixturevalue("page"), troubles)
    yield
    assert troubles == []


def watch(page: Page, troubles: list[str]) -> None:
    """Note what goes wrong in a page. A request that fails is no trouble by itself: some tests end the server."""
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on(
        "console",
        lambda line: (
            troubles.append(line.text)
            if line.type == "error" and "Failed to load" not in line.text and "WebSocket" not in line.text
            else None
        ),
    )
    page.on("request", lambda sent: None if _local(sent.url) else troubles.append(f"asks {sent.url}"))


def _local(url: str) -> bool:
    return url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:"))


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where screenshots are kept; never committed."""
    folder = Path(os.environ.get("HOLDFAST_PICTURES") or ROOT / ".cache" / "pictures")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def another(browser: Browser, browser_context_args: dict[str, Any], base_url: str) -> Iterator[Any]:
    """Further people, each with a browser of their own: `another()` gives a page."""
    opened = []

    def more() -> Page:
        context = browser.new_context(**{**browser_context_args, "base_url": base_url})
        opened.append(context)
        return context.new_page()

    yield more
    for context in opened:
        context.close()
