"""Content can be looked up and checked, for every registered game."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from holdfast.cli.content import pack_folders
from holdfast.core.content import CONFIDENCE
from holdfast.games import GAME_IDS
from tests.cli.running import ROOT, SKIES, holdfast


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_entry_has_a_source_that_can_be_trusted_so_far(game: str) -> None:
    shown = json.loads(holdfast("content", "show", game, "--json").stdout)
    assert shown["game"] == game
    for pack in shown["packs"]:
        assert pack["entries"]
        for entry in pack["entries"]:
            assert entry["title"]
            assert entry["confidence"] in CONFIDENCE


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_packs_that_come_with_a_game_are_sound(game: str) -> None:
    done = holdfast("content", "check", game)
    assert done.returncode == 0, done.stderr
    assert "all is well" in done.stdout


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the cards of Under Falling Skies, to be spoiled."""
    return shutil.copytree(pack_folders(SKIES)[0], tmp_path / "mine")


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('source = "pictures"', 'source = "hearsay"', "the source 'hearsay' is not declared under [sources]"),
        ('spaces = ["B1"]', 'spaces = ["Z9"]', "there is no space 'Z9'"),
        ("start_row = 0", 'start_row = "top"', "Expected `int`, got `str`"),
        ("[sky1.hard]", "[sky1.harder]", "sky1 has no hard face"),
        ("columns = 5", "columns = ", "Invalid value"),
    ],
)
def test_a_spoiled_pack_is_refused_with_file_and_line(pack: Path, right: str, wrong: str, message: str) -> None:
    cards = pack / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    assert right in text
    cards.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    before = cards.read_bytes()
    done = holdfast("content", "check", SKIES, str(pack))
    assert done.returncode == 1
    assert done.stdout == ""
    assert message in done.stderr
    assert done.stderr.startswith("Error: cards.toml:")
    assert done.stderr.count("\n") == 1
    assert cards.read_bytes() == before


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the whole package, whose own texts can be spoiled."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "src" / "holdfast", folder / "holdfast", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.mark.parametrize("arguments", [["content", "check", SKIES], ["play", SKIES, "--lang", "de"]])
def test_a_missing_text_file(copy: Path, tmp_path: Path, arguments: list[str]) -> None:
    german = copy / "holdfast" / "games" / SKIES / "text" / "de.ftl"
    text = german.read_bytes()
    german.unlink()
    try:
        done = holdfast(*arguments, state=tmp_path, PYTHONPATH=str(copy))
    finally:
        german.write_bytes(text)
    assert done.returncode == 1
    assert "de.ftl" in done.stderr
    assert "missing" in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_missing_text(copy: Path, tmp_path: Path) -> None:
    """The check names it, and play goes on in English, so that a slip in a text ends nobody's game."""
    german = copy / "holdfast" / "games" / SKIES / "text" / "de.ftl"
    text = german.read_text(encoding="utf-8")
    german.write_text(text.replace("act-choose-die = ", "act-choose = "), encoding="utf-8")
    checked = holdfast("content", "check", SKIES, PYTHONPATH=str(copy))
    assert checked.returncode == 1
    assert "Error: de.ftl: there is no text act-choose-die" in checked.stderr
    played = holdfast("play", SKIES, "--lang", "de", "--seed", "5", state=tmp_path, PYTHONPATH=str(copy))
    assert played.returncode == 0
    assert "Welchen Würfel" in played.stdout
    assert "1 Take Schwarz 1" in played.stdout
    german.write_text(text, encoding="utf-8")


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    gone = holdfast("content", "check", SKIES, str(tmp_path / "gone"))
    assert (gone.returncode, gone.stdout) == (1, "")
    assert "there is no such folder" in gone.stderr
    empty = holdfast("content", "check", SKIES, str(tmp_path))
    assert (empty.returncode, empty.stdout) == (1, "")
    assert "cards.toml: the file is missing" in empty.stderr
