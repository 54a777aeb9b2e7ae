"""Packs of one's own on the command line: install, list, play, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Result, holdfast
from tests.packing import CHANGES, SKIES, Change, changed


def told(packs: Path, *arguments: str, typed: str = "", state: Path | None = None) -> Result:
    return holdfast(*arguments, typed=typed, state=state, HOLDFAST_PACKS=str(packs))


@pytest.mark.parametrize("change", CHANGES, ids=lambda one: one.game)
def test_a_pack_is_installed_listed_and_played(change: Change, tmp_path: Path) -> None:
    mine, packs = changed(change, tmp_path / "my-pack"), tmp_path / "packs"
    done = told(packs, "content", "install", change.game, str(mine))
    assert done.returncode == 0, done.stderr
    assert "play with it by --option pack=my-pack" in done.stdout
    listed = told(packs, "content", "list", change.game).stdout.splitlines()
    assert listed[0] == change.game
    assert listed[1].startswith("  built_in: ")
    assert listed[2] == f"  my-pack: {packs / change.game / 'my-pack'}"
    setting = ("--option", "pack=my-pack", "--seed", "5")
    shown = told(packs, "play", change.game, *setting, state=tmp_path / "state")
    assert (shown.returncode, shown.stderr) == (0, "")
    simulated = told(packs, "simulate", change.game, "--games", "1", "--json", *setting)
    assert simulated.returncode == 0, simulated.stderr
    assert json.loads(simulated.stdout)["options"]["pack"] == "my-pack"


def test_the_games_list_a_pack_only_where_there_is_one(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    before = json.loads(told(packs, "games", "--json").stdout)
    assert told(packs, "content", "install", SKIES.game, str(changed(SKIES, tmp_path / "mine"))).returncode == 0
    after = json.loads(told(packs, "games", "--json").stdout)
    pack = {"name": "pack", "values": ["built_in", "mine"], "default": "built_in"}
    assert [one for game in after for one in game["options"] if one["name"] == "pack"] == [pack]
    for game in after:
        game["options"] = [one for one in game["options"] if one["name"] != "pack"]
    assert after == before


def test_a_pack_is_offered_in_the_menu(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    told(packs, "content", "install", SKIES.game, str(changed(SKIES, tmp_path / "mine")))
    done = told(packs, "play", typed="under falling skies\n1\nmine\n", state=tmp_path / "state")
    assert "Content pack" in done.stdout
    assert "1 the one that comes with the game" in done.stdout
    (kept,) = (tmp_path / "state" / "holdfast").glob("*.json")
    assert json.loads(kept.read_text(encoding="utf-8"))["record"]["options"]["pack"] == "mine"


def test_what_is_not_sound_is_not_installed(tmp_path: Path) -> None:
    packs, spoilt = tmp_path / "packs", changed(SKIES._replace(after='start_row = "top"'), tmp_path / "mine")
    for arguments, message in (
        ([str(spoilt)], "cards.toml:27: Expected `int`, got `str`"),
        ([str(tmp_path / "gone")], "there is no such folder"),
        ([str(spoilt), "--name", "../mine"], "a pack cannot be called '../mine'"),
        ([str(spoilt), "--name", "built_in"], "a pack cannot be called 'built_in'"),
    ):
        done = told(packs, "content", "install", SKIES.game, *arguments)
        assert (done.returncode, done.stdout) == (1, "")
        assert message in done.stderr
        assert done.stderr.count("\n") == 1
    assert not packs.exists()


def test_a_pack_is_not_replaced_by_mistake(tmp_path: Path) -> None:
    packs, mine = tmp_path / "packs", changed(SKIES, tmp_path / "mine")
    arguments = ("content", "install", SKIES.game, str(mine))
    assert told(packs, *arguments).returncode == 0
    again = told(packs, *arguments)
    assert again.returncode == 1
    assert "there is already a pack 'mine'" in again.stderr
    assert told(packs, *arguments, "--replace").returncode == 0


def test_a_game_is_not_gone_on_with_when_its_pack_has_changed(tmp_path: Path) -> None:
    packs, state = tmp_path / "packs", tmp_path / "state"
    told(packs, "content", "install", SKIES.game, str(changed(SKIES, tmp_path / "mine")))
    first = told(packs, "play", SKIES.game, "--option", "pack=mine", "--seed", "5", typed="1\n", state=state)
    assert first.returncode == 0, first.stderr
    assert told(packs, "play", "--continue", state=state).returncode == 0
    other = changed(SKIES._replace(after="start_row = 2"), tmp_path / "other")
    assert told(packs, "content", "install", SKIES.game, str(other), "--name", "mine", "--replace").returncode == 0
    changed_since = told(packs, "play", "--continue", state=state)
    assert changed_since.returncode == 1
    assert "was played with other content of under_falling_skies" in changed_since.stderr
    missing = told(tmp_path / "nowhere", "play", "--continue", state=state)
    assert missing.returncode == 1
    assert "the pack 'mine' of under_falling_skies is not installed here" in missing.stderr
    for done in (changed_since, missing):
        assert done.stderr.count("\n") == 1
