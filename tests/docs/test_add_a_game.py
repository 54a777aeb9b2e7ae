"""The game that docs/add-a-game.md builds is written to disk as it stands there, and keeps every promise."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import holdfast.games
from holdfast.core.game import Game
from holdfast.core.ledger import places
from holdfast.lab import ledger
from holdfast.words import needed
from tests.conformance import test_conformance as suite
from tests.conformance.playing import Case, cases

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FENCE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PACKAGE = "holdfast.games.pebbles"
CHECKS = [check for name, check in sorted(vars(suite).items()) if name.startswith("test_")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package, found beside the real games while these tests run."""
    games = tmp_path_factory.mktemp("games")
    for name, text in FENCE.findall(PAGE.read_text(encoding="utf-8")):
        path = games / "pebbles" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    holdfast.games.__path__.append(str(games))
    yield games / "pebbles"
    holdfast.games.__path__.remove(str(games))
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def pebbles(folder: Path) -> type[Game[Any]]:
    found: type[Game[Any]] = import_module(PACKAGE).GAME
    return found


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_passes_the_conformance_suite(check: Any, pebbles: type[Game[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Case] = cases([pebbles])
    assert len(found) == 6
    monkeypatch.setattr(suite, "CASES", found)
    wanted = check.__code__.co_varnames[: check.__code__.co_argcount]
    for case in found if wanted[:1] == ("case",) else [None]:
        for form in ("json", "msgpack") if "form" in wanted else (None,):
            check(*([case] if case else []), *([form] if form else []))


def test_its_texts_are_complete(pebbles: type[Game[Any]], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needed, "GAMES", folder.parent)
    assert needed.problems(pebbles, folder / "text") == []


def test_its_ledger_is_closed(pebbles: type[Game[Any]], folder: Path) -> None:
    marks = ledger.scan_tests(folder / "tests")
    found = ledger.build("pebbles", ledger.catalogue_of(PACKAGE), lambda one: [p.name for p in places(one)], marks)
    assert (found.rules, found.open, found.examples, found.examples_tested) == (3, 0, 1, 1)


def test_its_own_tests_pass(pebbles: type[Game[Any]], folder: Path) -> None:
    scope: dict[str, Any] = {}
    exec(compile((folder / "tests" / "test_rules.py").read_text(encoding="utf-8"), "test_rules.py", "exec"), scope)
    tests = [test for name, test in scope.items() if name.startswith("test_")]
    assert len(tests) == 4
    for test in tests:
        test()


def test_its_pack_is_checked(pebbles: type[Game[Any]], folder: Path) -> None:
    pebbles.check_pack(folder / "content" / "base")
