"""Every wrong thing that can be given to the command: one clear line, an exit code, and nothing changed on disk."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.record import Luck
from holdfast.games import find_game
from holdfast.table.match import Match
from holdfast.table.storage import Saved, encode_match, read_match
from tests.cli.running import SKIES, Result, holdfast

Spoil = Callable[[dict[str, Any]], None]


def refused(done: Result, message: str) -> None:
    """One line on standard error, and nothing else."""
    assert done.returncode == 1, done.stdout + done.stderr
    assert message in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stdout == ""


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of a few answers, saved."""
    match = Match.new(find_game(SKIES), seed="5")
    while len(match.record.entries) < 12:
        match.answer(0, match.g.legal(0)[-1])
    match.save(tmp_path / "game.json")
    return tmp_path / "game.json"


# ---------------------------------------------------------------- the command line


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "under_fallign_skies"], "there is no game called 'under_fallign_skies'; did you mean under_falling"),
        (["play", "chess"], "there is no game called 'chess'; there are: under_falling_skies"),
        (["play", SKIES, "--preset", "hrad"], "has no preset 'hrad'; there are: easy, hard"),
        (["play", SKIES, "--option", "sky9=hard"], "unknown option 'sky9'; there are:"),
        (["play", SKIES, "--option", "sky1=blue"], "option sky1 cannot be 'blue'; choose from: easy, hard"),
        (["play", SKIES, "--option", "sky1"], "an option is written NAME=VALUE, not 'sky1'"),
        (["play", SKIES, "--seats", "3"], "with these options has 1 seats, not 3"),
        (["play", SKIES, "--bots", "1=grandmaster"], "has no bot called 'grandmaster'; there are: random"),
        (["play", SKIES, "--bots", "2=random"], "there is no seat '2' for a bot; the seats are 1 to 1"),
        (["play", SKIES, "--bots", "first=random"], "there is no seat 'first' for a bot"),
        (["play", SKIES, "--bots", "1=random"], "a bot at every seat leaves nobody to play"),
        (["play", SKIES, "--seed", "lucky"], "a seed is a whole number, or the digits and letters a-f"),
        (["play", SKIES, "--seed", ""], "a seed is a whole number"),
        (["play", SKIES, "--lang", "fr"], "there are no texts in 'fr'; there are: en, de"),
        (["play", "--preset", "hard"], "name the game that the options are for"),
        (["play", "--continue"], "there is no unfinished game in"),
        (["play", SKIES, "--continue"], f"there is no unfinished game of {SKIES} in"),
        (["play", "--continue", "--seed", "1"], "--continue takes the game as it was set up"),
        (["play", "--continue", "--load", "x.json"], "--load and --continue exclude each other"),
        (["play", "--load", "nowhere.json"], "nowhere.json: cannot be read: No such file or directory"),
        (["replay", "nowhere.json"], "nowhere.json: cannot be read: No such file or directory"),
        (["rules", "chess"], "there is no game called 'chess'"),
        (["content", "show", "chess"], "there is no game called 'chess'"),
        (["simulate", "chess"], "there is no game called 'chess'"),
    ],
)
def test_a_wrong_word_on_the_command_line(tmp_path: Path, arguments: list[str], message: str) -> None:
    refused(holdfast(*arguments, state=tmp_path), message)
    assert everything(tmp_path) == {}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["pley"], "there is no command 'pley'; did you mean 'play'?"),
        (["xyz"], "there is no command 'xyz'; there are: play, "),
        (["play", "--prest", "hard"], "No such option '--prest'. Did you mean"),
        (["simulate", SKIES, "--seed", "lucky"], "'lucky' is not a valid integer"),
    ],
)
def test_a_word_that_does_not_exist(arguments: list[str], message: str) -> None:
    done = holdfast(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


# ---------------------------------------------------------------- records


def rewritten(path: Path, spoil: Spoil) -> None:
    data = json.loads(path.read_bytes())
    spoil(data)
    path.write_text(json.dumps(data), encoding="utf-8")


def set_in_record(**fields: Any) -> Spoil:
    return lambda data: data["record"].update(fields)


def set_entry(number: int, **fields: Any) -> Spoil:
    return lambda data: data["record"]["entries"][number].update(fields)


SPOILED: list[tuple[str, Spoil, str]] = [
    ("foreign", set_in_record(game="ludo"), "the record is of another game: there is no game called 'ludo'"),
    ("other content", set_in_record(content_hash="0" * 64), "was played with other content of under_falling_skies"),
    ("other rules", set_in_record(rules_version=99), "was played with rules version 99 of under_falling_skies"),
    ("other format", set_in_record(format=7), "the record has format 7; this version reads format 1"),
    ("wrong seats", set_in_record(seats=4), "the record's set-up does not fit"),
    ("wrong option", set_in_record(options={"sky1": "blue"}), "option sky1 cannot be 'blue'"),
    ("wrong ending", set_in_record(ending={"reason": "weapon_ready", "winners": [0]}), "does not end as it says"),
    ("stray field", set_in_record(colour="red"), "damaged"),
    ("wrong action", set_entry(1, act={"do": "fly"}), "entry 2 of the record cannot be played: not an action"),
    ("illegal action", set_entry(2, act={"do": "end_phase"}), "entry 3 of the record cannot be played"),
    ("impossible luck", set_entry(0, outcome=[9, 9, 9, 9, 9]), "entry 1 of the record cannot be played"),
]


@pytest.mark.parametrize("command", ["replay", "verify", "play --load"])
@pytest.mark.parametrize(("spoil", "message"), [case[1:] for case in SPOILED], ids=[case[0] for case in SPOILED])
def test_a_record_that_does_not_fit(saved: Path, command: str, spoil: Spoil, message: str) -> None:
    rewritten(saved, spoil)
    before = everything(saved.parent)
    done = holdfast(*command.split(), str(saved), state=saved.parent / "state")
    refused(done, message)
    assert done.stderr.startswith(f"Error: {saved}: ")
    assert everything(saved.parent) == before


@pytest.mark.parametrize("command", ["verify", "play --load"])
@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[1, 2]", b'{"game": "ludo"}', b"\x00" * 50])
def test_a_file_that_is_no_record(tmp_path: Path, command: str, content: bytes) -> None:
    path = tmp_path / "no.json"
    path.write_bytes(content)
    refused(holdfast(*command.split(), str(path), state=tmp_path / "state"), "this is not a Holdfast record")
    assert everything(tmp_path) == {str(path): content}


def test_half_a_record(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-300])
    refused(holdfast("play", "--load", str(saved), state=saved.parent / "state"), "this is not a Holdfast record")


def test_a_record_of_another_game_than_the_one_named(saved: Path) -> None:
    """Naming the game beside the file is a promise that is checked."""
    rewritten(saved, set_in_record(game="ludo"))
    done = holdfast("play", SKIES, "--load", str(saved), state=saved.parent / "state")
    refused(done, f"the record is of ludo, not of {SKIES}")


def test_luck_that_was_bent_is_found_out(saved: Path) -> None:
    """The record can be played, but the first roll is not the one of the seed."""
    match = Match.new(find_game(SKIES), seed="6")
    other = match.record.entries[0]
    assert isinstance(other, Luck)
    first = read_match(saved)
    bent = Saved(match.record, first.seed)
    saved.write_bytes(encode_match(bent))
    refused(holdfast("verify", str(saved)), "the luck of entry 1 does not follow from the seed")
    refused(holdfast("replay", "--verify", str(saved)), "the luck of entry 1 does not follow from the seed")


# ---------------------------------------------------------------- saving


def test_a_save_that_cannot_be_written_is_told_and_play_goes_on(tmp_path: Path) -> None:
    wrong = tmp_path / "no" / "such" / "folder" / "game.json"
    done = holdfast("play", SKIES, "--seed", "1", typed=f"save {wrong}\n1\nquit\n", state=tmp_path / "state")
    assert done.returncode == 1, "a program that pipes its answers must notice"
    assert "Could not save: " in done.stdout
    assert "Where do you place die" in done.stdout
    assert not (tmp_path / "no").exists()


def test_a_file_is_not_written_over_without_asking(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text("precious", encoding="utf-8")
    done = holdfast("play", SKIES, typed=f"save {mine}\nn\nquit\n", state=tmp_path / "state")
    assert "Nothing was written." in done.stdout
    assert mine.read_text(encoding="utf-8") == "precious"
    done = holdfast("play", SKIES, typed=f"save {mine}\ny\nquit\n", state=tmp_path / "state")
    assert "Saved in" in done.stdout
    assert read_match(mine).record.game == SKIES


def test_a_state_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "holdfast").write_text("a file where the folder should be", encoding="utf-8")
    done = holdfast("play", SKIES, "--seed", "1", typed="1\nB3\nquit\n\n", state=tmp_path)
    assert done.stdout.count("The running game cannot be kept: ") == 1
    assert "Save this game before leaving?" in done.stdout
    assert done.returncode == 1
