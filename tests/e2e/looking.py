"""Looking at a page: with axe for those whom it might keep out, and with pictures for everybody else."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


def troubles(page: Page) -> list[str]:
    """What axe finds that would keep somebody out."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0].get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in SERIOUS
    ]


def look_closely(page: Page, picture: Path, whole: bool = False) -> None:
    """A page in light and dark, on a desk and on a phone: nothing keeps anybody out, and each gives a picture."""
    for name, size in (("desk", DESK), ("phone", PHONE)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], name
        in_both_themes(page, Path(f"{picture}-{name}"), whole)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]


def in_both_themes(page: Page, picture: Path, whole: bool = False) -> None:
    """A page in light and dark, as large as it is now."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        assert troubles(page) == [], theme
        page.screenshot(path=f"{picture}-{theme}.png", full_page=whole)
