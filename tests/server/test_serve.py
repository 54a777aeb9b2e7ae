"""The command and the life of a server process: settings, start, stop, and what it finds when it comes back."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from holdfast.client import Gone, Problem
from holdfast.core.folders import data_folder
from holdfast.core.record import replay
from holdfast.server import protocol as p
from holdfast.server import resources as r
from holdfast.server.logs import JsonLines, told
from holdfast.server.settings import BadSettings, Settings, database_url, read_settings
from holdfast.table.luck import verify
from holdfast.table.match import Match
from holdfast.table.storage import decode_match
from holdfast.table.store import Store
from tests.server.serving import ROOT, Running, serving
from tests.server.test_playing import export, play_all, play_first, two_at_a_duel
from tests.table.sitting import Sitting
from tests.tiny.older import OldOptions, OldSmugglers
from tests.tiny.smugglers import Smugglers


def holdfast(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    import os

    return subprocess.run(
        [sys.executable, "-m", "holdfast", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **env},
    )


# ---------------------------------------------------------------- settings


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path):
    file = tmp_path / "holdfast.toml"
    file.write_text('port = 1\nhost = "file"\nworkers = 3\n')
    found = read_settings({"port": 3, "host": None}, {"HOLDFAST_PORT": "2", "HOLDFAST_HOST": "env"}, file)
    assert (found.port, found.host, found.workers) == (3, "env", 3)
    assert read_settings({}, {}) == Settings()
    assert read_settings({}, {"HOLDFAST_ACCOUNTS": "true", "HOLDFAST_LANG": "de"}).accounts


@pytest.mark.parametrize(
    ("flags", "environment", "text", "said"),
    [
        ({"port": 70_000}, {}, "", "the flags: Expected `int` <= 65535"),
        ({}, {"HOLDFAST_WORKERS": "many"}, "", "HOLDFAST_WORKERS: Expected `int`, got `str`"),
        ({}, {}, "colour = 1", "holdfast.toml: Object contains unknown field `colour`"),
        ({}, {}, "port = ", "holdfast.toml is not TOML"),
        ({"nonsense": "1"}, {}, "", "unknown field `nonsense`"),
    ],
)
def test_a_bad_setting_is_named_with_its_place(tmp_path, flags, environment, text, said):
    file = tmp_path / "holdfast.toml"
    file.write_text(text)
    with pytest.raises(BadSettings, match=said):
        read_settings(flags, environment, file)
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings({}, {}, tmp_path / "missing.toml")


def test_the_database_is_a_file_in_the_data_folder_unless_something_else_is_said():
    assert database_url(Settings(), {"XDG_DATA_HOME": "/data"}) == "sqlite:////data/holdfast/holdfast.db"
    assert database_url(Settings(database="/x/y.db")) == "sqlite:////x/y.db"
    assert database_url(Settings(database="postgresql://h/n")) == "postgresql://h/n"
    assert data_folder({"LOCALAPPDATA": "C:/l"}, "win32") == Path("C:/l/Holdfast")


def test_all_settings_can_be_seen_and_set_from_the_command_line():
    shown = holdfast("serve", "--show", "--set", "bot-pace=0.25", HOLDFAST_PORT="1234")
    assert shown.returncode == 0
    assert "bot_pace = 0.25" in shown.stdout
    assert "port = 1234" in shown.stdout
    assert len(shown.stdout.splitlines()) == len(Settings.__struct_fields__)
    shown = holdfast("serve", "--show", HOLDFAST_DATABASE="postgresql://ana:s3cr:t/@db.example:5432/games")
    assert "database = 'postgresql://ana:***@db.example:5432/games'" in shown.stdout
    wrong = holdfast("serve", "--set", "bot_pace=soon")
    assert wrong.returncode == 1
    assert "Expected `float`" in wrong.stderr
    assert holdfast("serve", "--set", "nothing").returncode == 2


# ---------------------------------------------------------------- start and stop


def test_a_stopping_server_says_so_and_ends_well(tmp_path):
    running = Running(str(tmp_path / "x.db"))
    match, keys = two_at_a_duel(running)
    address = running.address.replace("http", "ws", 1) + f"/api/matches/{match}/socket"
    with connect(address, compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": keys[0]}))
        socket.recv()
        assert running.stop() == 0
        heard = []
        with contextlib.suppress(ConnectionClosed):
            for data in socket:
                heard.append(json.loads(data))
        assert heard[-1] == {"type": "closing", "text": {"key": "table-stopping", "args": {}}, "again": True}
        assert socket.close_code == p.Close.RESTART
    assert running.log == "", "a quiet life leaves no log"


def test_a_file_belongs_to_one_server(tmp_path):
    with serving(str(tmp_path / "x.db")):
        second = holdfast("serve", "--database", str(tmp_path / "x.db"), "--port", "0")
        assert second.returncode == 1
        assert "another server uses" in second.stderr


def test_a_taken_port_is_an_error_only_if_it_was_asked_for(tmp_path):
    with serving(str(tmp_path / "x.db")) as running:
        taken = holdfast("serve", "--database", str(tmp_path / "y.db"), "--port", running.port)
        assert taken.returncode == 1
        assert f"cannot listen on 127.0.0.1:{running.port}" in taken.stderr


def test_a_database_that_is_away_is_a_clear_error():
    away = holdfast("serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing", "--port", "0")
    assert away.returncode == 1
    assert "the database cannot be opened" in away.stderr
    assert "nobody" not in away.stderr


def test_matches_go_on_after_a_restart_from_their_snapshot(tmp_path):
    with serving(str(tmp_path / "x.db"), snapshot_every=5) as running:
        made = running.server.make("under_falling_skies", ["me"], "Ana")
        with running.server.sit(made.match, made.key) as seat:
            for _ in range(12):
                seat.answer(next(iter(seat)).options[0])
            before, entry = seat.view, seat.position.entry
        running.kill()
        running.start()
        with running.server.sit(made.match, made.key) as seat:
            assert (seat.view, seat.position.entry) == (before, entry)
            assert seat.snapshot.log_from > 0, "earlier lines are not at hand after a restart"
            earlier = seat.request(p.AskLog("l", 0, seat.snapshot.log_from)).lines
            assert earlier[0].entry == 0
            seat.request(p.Undo("u", 0))
            assert seat.position.entry < entry
            play_first(seat)
        file = tmp_path / "match.json"
        file.write_bytes(export(running, made.match))
    checked = holdfast("verify", str(file))
    assert checked.returncode == 0, checked.stderr


def test_a_match_of_older_rules_goes_on_with_those_of_today(database_url):
    """A match begun by the first rules of the smugglers is carried over when it is opened, once and for good."""
    old, store = Sitting("ana ben", game_id=OldSmugglers), Store(database_url)
    for _ in old.play(random.Random(1), 3):
        pass
    store.create(old.about, old.rows, old.table.keep())
    begun = len(old.rows)
    match = old.about.id
    with serving(database_url) as running:
        with running.server.sit(match, "key of ana") as ana, running.server.sit(match, "key of ben") as ben:
            assert (ana.snapshot.info.rules_version, ana.view["options"]) == (2, {"rounds": 2, "whistles": True})
            assert ana.position.number == ben.position.number
            number = ana.position.number
        running.kill()
        running.start()
        with running.server.sit(match, "key of ana") as ana:
            assert ana.position.number == number, "it was carried over once"
            assert not ana.snapshot.info.imported
        play_all(running, match, ["key of ana", "key of ben"])
        saved = decode_match(export(running, match))
        rows = store.load(match).rows
    store.close()
    assert [type(row.change).__name__ for row in rows].index("Migrated") == begun
    assert rows[:begun] == old.rows, "what was stored stays as it was"
    assert replay(saved.record, Smugglers).ending == saved.record.ending
    assert verify(saved.record, Smugglers, saved.seed) is None


def test_a_file_of_older_rules_comes_in_and_one_without_a_way_says_why(tmp_path):
    match = Match.new(OldSmugglers, OldOptions(), 2, seed="seed")
    file = tmp_path / "old.json"
    match.save(file)
    data = msgspec.json.decode(file.read_bytes())
    data["retaken"] = 2
    with serving(str(tmp_path / "x.db")) as running:
        made = running.server.call("POST", "/matches/import", {"file": data, "name": "Eva"}, r.Seated)
        assert made.info.rules_version == 2
        with running.server.sit(made.match, made.key) as seat:
            assert seat.position.retaken == 2, "what was taken back stays said"
        data["record"]["rules_version"] = 0
        with pytest.raises(Problem, match="400 table-bad-record") as no:
            running.server.call("POST", "/matches/import", {"file": data, "name": "Eva"}, r.Seated)
        assert "rules version 0 of smugglers; this is version 2" in no.value.problem.text.args["detail"]


def test_a_match_of_older_rules_is_refused_with_a_reason_and_stays(tmp_path):
    database = tmp_path / "x.db"
    with serving(str(database)) as running:
        match, keys = two_at_a_duel(running)
        running.kill()
        with sqlite3.connect(database) as connection:
            connection.execute("update matches set rules_version = 0")
        connection.close()
        running.start()
        with pytest.raises(Problem, match="409 table-old-rules") as no:
            running.server.match(match)
        assert "rules version 0" in no.value.problem.text.args["detail"]
        with pytest.raises(Gone, match="4401"):
            running.server.sit(match, keys[0], patience=0)
        with connect(running.address.replace("http", "ws") + f"/api/matches/{match}/socket") as socket:
            socket.send('{"type":"hello"}')
            closing = msgspec.json.decode(socket.recv(timeout=10), type=p.Closing)
        assert "rules version 0" in closing.text.args["detail"]
        assert two_at_a_duel(running)[0] != match


def test_an_exception_is_logged_without_what_it_says():
    try:
        try:
            raise ValueError("the seven of hearts")
        except ValueError as error:
            raise RuntimeError("in Ana's hand") from error
    except RuntimeError as error:
        lines = told(error)
    assert lines[0] == "RuntimeError"
    assert "ValueError" in lines
    assert not [line for line in lines if "hearts" in line or "Ana" in line]
    import logging

    record = logging.LogRecord("holdfast", logging.INFO, "", 0, "an event", None, None)
    record.match, record.secret = "m", "s"
    assert set(msgspec.json.decode(JsonLines().format(record))) == {"at", "level", "event", "match"}
