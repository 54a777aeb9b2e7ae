"""A game that runs is kept: neither the end of input nor Ctrl-C nor a kill loses an answer."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from holdfast.cli.keeping import Keeper, NothingKept, latest
from holdfast.core.folders import state_folder
from holdfast.games import find_game
from holdfast.table.match import Match
from holdfast.table.storage import read_match
from tests.cli.running import SKIES, Screen, holdfast


def kept(state: Path) -> Path:
    """The one game that lies in the state folder."""
    (found,) = (state / "holdfast").iterdir()
    return found


def test_the_end_of_input_keeps_the_game_and_continue_goes_on(tmp_path: Path) -> None:
    first = holdfast("play", SKIES, "--seed", "5", typed="2\nB3\n", state=tmp_path)
    assert first.returncode == 0
    assert f"It is kept in {kept(tmp_path)}; holdfast play --continue" in first.stdout
    assert len(read_match(kept(tmp_path)).record.entries) == 3
    second = holdfast("play", "--continue", typed="1\n", state=tmp_path)
    assert f"Loaded {kept(tmp_path)} at entry 3." in second.stdout
    assert len(read_match(kept(tmp_path)).record.entries) == 4, "the same file is written on"


def test_ctrl_c_keeps_the_game_and_says_where(tmp_path: Path) -> None:
    with Screen("holdfast", "play", SKIES, "--seed", "5", state=tmp_path) as screen:
        screen.until("\n> ")
        screen.type("2")
        screen.until("Where do you place")
        screen.until("\n> ")
        screen.interrupt()
        screen.until("holdfast play --continue goes on with it.")
        assert screen.left() == 130
    assert len(read_match(kept(tmp_path)).record.entries) == 2


def test_a_killed_game_is_there_up_to_the_last_answer(tmp_path: Path) -> None:
    with Screen("holdfast", "play", SKIES, "--seed", "5", state=tmp_path) as screen:
        screen.until("\n> ")
        screen.type("2")
        screen.until("\n> ")
        screen.type("B3")
        screen.until("\n> ")
        screen.process.kill()
        screen.left()
    assert len(read_match(kept(tmp_path)).record.entries) == 3
    assert "at entry 3." in holdfast("play", "--continue", typed="quit\n", state=tmp_path).stdout


def test_a_loaded_file_of_the_player_stays_as_it_is(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    Match.new(find_game(SKIES), seed="5").save(mine)
    before = mine.read_bytes()
    done = holdfast("play", "--load", str(mine), typed="2\nB3\n", state=tmp_path / "state")
    assert done.returncode == 0
    assert mine.read_bytes() == before
    assert len(read_match(kept(tmp_path / "state")).record.entries) == 3


def test_the_latest_unfinished_game_is_taken(tmp_path: Path) -> None:
    with pytest.raises(NothingKept):
        latest(folder=tmp_path)
    older, newer, over = (Match.new(find_game(SKIES), seed=seed) for seed in "567")
    while not over.over:
        over.answer(0, over.g.legal(0)[0])
    for match in (older, newer, over):
        keeper = Keeper.of_new_game(SKIES, tmp_path)
        keeper.keep(match)
    assert Match.load(latest(folder=tmp_path)).seed == "6"
    assert latest(SKIES, tmp_path) == latest(folder=tmp_path)
    with pytest.raises(NothingKept, match="no unfinished game of ludo"):
        latest("ludo", tmp_path)


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    """A kept game holds the seed of the luck and every secret."""
    keeper = Keeper.of_new_game(SKIES, tmp_path / "state")
    keeper.keep(Match.new(find_game(SKIES)))
    assert stat.S_IMODE(keeper.path.parent.stat().st_mode) == 0o700


def test_each_platform_has_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ana"))
    assert state_folder({"XDG_STATE_HOME": "/var/ana"}, "linux") == Path("/var/ana/holdfast")
    assert state_folder({"XDG_STATE_HOME": "relative"}, "linux") == Path("/home/ana/.local/state/holdfast")
    assert state_folder({}, "linux") == Path("/home/ana/.local/state/holdfast")
    assert state_folder({}, "darwin") == Path("/home/ana/Library/Application Support/Holdfast")
    assert state_folder({"LOCALAPPDATA": "/appdata"}, "win32") == Path("/appdata/Holdfast")
