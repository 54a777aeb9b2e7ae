"""The size and the tidiness of files, and what every game package holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import holdfast
from holdfast.games import GAME_IDS

PACKAGE = Path(holdfast.__file__).parent
ROOT = PACKAGE.parents[1]
FOLDERS = ("src", "tests", "bench", "docs", "requirements", ".ci")
SUFFIXES = (".py", ".md", ".toml", ".ftl", ".txt", ".json", ".in", ".yml", "")
LONGEST_MODULE = 500
ROLES = ("meta", "state", "setup", "flow", "actions", "rules", "effects", "scoring", "content", "events", "game")
"""The modules of a game package, each a file or a package of several files."""
ELSEWHERE: dict[tuple[str, str], str] = {
    ("under_our_sun", role): "the largest game has a module for every chapter: flow_day, rules_combat, effects_map, ..."
    for role in ("flow", "rules", "effects")
}
"""A role that a game has no module for, and why."""
LEFT_UNDONE = re.compile(rf"\b({'|'.join(['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'])})\b")
OF_THIS_MACHINE = re.compile(rf"(?<![\w./~-])/({'|'.join(['work', 'home', 'root', 'Users', 'tmp'])})/(?!ana\b)\w")
"""A path of somebody's machine; Ana, who plays in tests, has none."""


def texts() -> list[Path]:
    """Every file that people write, in the folders of the project and beside them."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    found += [path for path in ROOT.iterdir() if not path.name.startswith(".")]
    return sorted(
        path for path in found if path.is_file() and path.suffix in SUFFIXES and "__pycache__" not in path.parts
    )


def python_files() -> list[Path]:
    return [path for path in texts() if path.suffix == ".py" or path.name == "dev"]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_module_is_too_long() -> None:
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    assert len(lengths) > 50, "the files were not found"
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_MODULE} == {}


@pytest.mark.parametrize(("pattern", "what"), [(LEFT_UNDONE, "left undone"), (OF_THIS_MACHINE, "of one machine")])
def test_nothing_is_left_undone_or_bound_to_a_machine(pattern: re.Pattern[str], what: str) -> None:
    wrong = [
        f"{name(path)}:{number}: {line.strip()[:80]}"
        for path in texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert wrong == [], what


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        name(path)
        for path in (PACKAGE).rglob("*.py")
        if path.name != "__init__.py" and not path.read_text(encoding="utf-8").startswith('"""')
    ]
    assert silent == []


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("role", ROLES)
def test_a_game_package_has_its_parts(game_id: str, role: str) -> None:
    folder = PACKAGE / "games" / game_id
    there = (folder / f"{role}.py").is_file() or (folder / role / "__init__.py").is_file()
    if (game_id, role) in ELSEWHERE:
        assert not there, "it is there after all: take the reason out"
        assert ELSEWHERE[game_id, role]
    else:
        assert there, f"{game_id} has no {role}.py; if that is right, say why in ELSEWHERE"


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("part", ["rules.toml", "text/en.ftl", "text/de.ftl"])
def test_a_game_package_has_its_catalogue_and_its_words(game_id: str, part: str) -> None:
    assert (PACKAGE / "games" / game_id / part).is_file()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_content_of_a_game_lies_in_packs(game_id: str) -> None:
    packs = PACKAGE / "games" / game_id / "content"
    assert list(packs.glob("*/*.toml")), "content lies in content/<pack>/*.toml"
