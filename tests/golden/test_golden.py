"""Golden games: whole games as text. A line that differs is either a slip or a change of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.games import GAME_IDS, find_game
from tests.golden.writing import FOLDER, goldens, read_record, text_of, written


def name(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


@pytest.mark.parametrize("path", goldens(), ids=name)
def test_a_golden_game_is_told_as_it_was(path: Path) -> None:
    kept = text_of(path).read_text(encoding="utf-8").splitlines()
    now = written(read_record(path)).splitlines()
    for number, (line, other) in enumerate(zip(kept, now), 1):
        assert other == line, f"{name(path)}.txt:{number} differs; `python -m tests.golden diff {name(path)}` shows all"
    assert len(now) == len(kept)


@pytest.mark.parametrize("path", goldens(), ids=name)
def test_a_golden_game_lies_in_the_folder_of_its_game(path: Path) -> None:
    assert read_record(path).game == path.parent.name


def test_no_golden_text_is_without_its_record() -> None:
    assert sorted(FOLDER.glob("*/*.txt")) == [text_of(path) for path in goldens()]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_complete_game_has_a_golden_game_for_each_of_its_ends(game_id: str) -> None:
    meta = find_game(game_id).meta
    endings = [read_record(path).ending for path in goldens() if path.parent.name == game_id]
    kept = {ending.reason for ending in endings if ending is not None}
    assert kept <= set(meta.end_reasons)
    if meta.stage == "complete":
        assert kept == set(meta.end_reasons)
