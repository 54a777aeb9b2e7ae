"""Matches on disk: they come back as they were, and a file is replaced whole or not at all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from holdfast.core.codec import Damaged
from holdfast.core.record import CannotReplay, encode
from holdfast.games.under_falling_skies import GAME as SKIES
from holdfast.table import Match
from holdfast.table.storage import Saved, decode_match, encode_match, read_match, write_whole
from tests.tiny.smugglers import Smugglers


def begun(steps: int = 7) -> Match:
    match = Match.new(SKIES, seed="seed", bots={0: "random"})
    for _ in range(steps):
        match.let_bot_answer(0)
    return match


def test_a_saved_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match = begun()
    match.undo(0)
    match.save(tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    assert again.g.same_as(match.g)
    assert (again.record, again.seed, again.levels, again.retaken) == (
        match.record,
        match.seed,
        match.levels,
        match.retaken,
    )
    for played in (match, again):
        played.answer(0, played.g.legal(0)[0])
    assert encode(again.record) == encode(match.record)


def test_a_match_of_any_game_can_be_loaded_by_its_class(tmp_path: Path) -> None:
    match = Match.new(Smugglers, seed="seed")
    match.save(tmp_path / "match.json")
    assert Match.load(tmp_path / "match.json", Smugglers).g.same_as(match.g)
    with pytest.raises(CannotReplay, match="another game: there is no game called 'smugglers'"):
        Match.load(tmp_path / "match.json")


def test_a_finished_record_is_a_match_too(tmp_path: Path) -> None:
    match = begun(0)
    while not match.over:
        match.let_bot_answer(0)
    (tmp_path / "record.json").write_bytes(encode(match.record))
    assert Match.load(tmp_path / "record.json").over
    assert decode_match(encode(match.record)).seed == "seed"


def damaged(match: Match, change: Callable[[bytes], bytes], folder: Path) -> Path:
    match.save(folder / "match.json")
    path = folder / "match.json"
    path.write_bytes(change(path.read_bytes()))
    return path


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        (lambda data: b"", Damaged, "not a Holdfast record"),
        (lambda data: data[: len(data) // 2], Damaged, "not a Holdfast record"),
        (lambda data: b"\xff" + data, Damaged, "not a Holdfast record"),
        (lambda data: data.replace(b'"retaken":0', b'"retaken":"x"'), Damaged, "this Holdfast match is damaged"),
        (lambda data: data.replace(b'"seed":"seed"', b'"seed":""'), CannotReplay, "holds no seed"),
        (lambda data: data.replace(b'"rules_version": 1', b'"rules_version": 99'), CannotReplay, "rules version 99"),
        (lambda data: data.replace(b'"content_hash": "', b'"content_hash": "0'), CannotReplay, "other content"),
        (lambda data: data.replace(b'"format": 1', b'"format": 99'), CannotReplay, "format 99"),
        (lambda data: data.replace(b'{"0":"random"}', b'{"0":"oracle"}'), CannotReplay, "no bot called 'oracle'"),
        (lambda data: data.replace(b'{"0":"random"}', b'{"7":"random"}'), CannotReplay, "there is no seat 8"),
        (
            lambda data: data.replace(b'"ending": null', b'"ending": {"reason": "weapon_ready"}'),
            CannotReplay,
            "does not end as it says",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_said_and_the_file_stays(
    tmp_path: Path, change: Callable[[bytes], bytes], error: type[Exception], message: str
) -> None:
    path = damaged(begun(), change, tmp_path)
    before = path.read_bytes()
    with pytest.raises(error, match=message):
        Match.load(path)
    assert path.read_bytes() == before


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(Damaged, match="cannot be read: No such file"):
        read_match(tmp_path / "nothing.json")


def test_encoding_is_the_inverse_of_decoding() -> None:
    match = begun()
    saved = decode_match(encode_match(decode_match(_bytes_of(match))))
    assert saved == decode_match(_bytes_of(match))


def _bytes_of(match: Match) -> bytes:
    return encode_match(Saved(match.record, match.seed, {"0": "random"}, match.retaken))


# ---------------------------------------------------------------- whole or not at all


def test_a_file_is_replaced_and_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")
    path.chmod(0o640)
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
    assert [one.name for one in tmp_path.iterdir()] == ["file"], "nothing temporary is left"


@pytest.mark.parametrize("broken", ["fsync", "replace", "chmod"])
def test_when_writing_fails_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, broken, fail)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


WRITER = """
import sys
from pathlib import Path
from holdfast.table.storage import write_whole
path = Path(sys.argv[1])
number = 0
while True:
    number += 1
    write_whole(path, (str(number) + "\\n").encode() * 20_000)
    if number == 1:
        print("ready", flush=True)
"""


def test_killing_the_writer_at_any_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for wait in (0.0, 0.01, 0.023, 0.04, 0.057):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
        time.sleep(wait)
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        writer.stdout.close()
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) == 20_000
        assert len(set(lines)) == 1
