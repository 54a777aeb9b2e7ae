"""The code that the pages show runs, and what they refer to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.picture import PICTURE, drawn

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "src/holdfast/games").glob("*/README.md")),
    *sorted((ROOT / "tests").glob("*/README.md")),
]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
CODE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUNNABLE = [
    ROOT / "README.md",
    ROOT / "docs/engine.md",
    *sorted((ROOT / "src/holdfast/games").glob("*/README.md")),
]
"""Pages whose first piece of code is a whole program."""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_every_link_leads_somewhere(path: Path) -> None:
    targets = LINK.findall(path.read_text(encoding="utf-8"))
    assert [target for target in targets if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("path", RUNNABLE, ids=name)
def test_the_first_program_on_a_page_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = CODE.findall(path.read_text(encoding="utf-8"))[0]
    exec(compile(program, name(path), "exec"), {})
    assert capsys.readouterr().out.strip(), "an example shows something"


def test_the_example_of_under_falling_skies_is_refused_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "src/holdfast/games/under_falling_skies/README.md").read_text(encoding="utf-8")
    exec(compile(CODE.findall(text)[0], "README.md", "exec"), {})
    assert capsys.readouterr().out == "UFS-DICE-06: no-column-is-free\n"


def test_the_picture_can_be_drawn_and_loads_nothing_from_elsewhere() -> None:
    for picture in (PICTURE.read_text(encoding="utf-8"), drawn()):
        assert picture.startswith("<svg")
        assert "url(http" not in picture
        assert len(picture) < 50_000
