"""The bot that the documentation shows, run as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from pathlib import Path

from holdfast.client import Server
from tests.server.serving import serving, wait_until

ROOT = Path(__file__).parents[2]


def documented_bot() -> str:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    return code


def test_the_documented_bot_takes_a_seat_and_plays_to_the_end(tmp_path):
    code = documented_bot()
    assert len(code.splitlines()) <= 34
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    with serving(str(tmp_path / "x.db")) as running:
        made = running.server.make("duel", ["me", "open"], "Ana", {"rounds": 4})
        command = [sys.executable, str(tmp_path / "bot.py"), running.address, made.match, made.invites[0].secret]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        with running.server.sit(made.match, made.key) as ana:
            for question in ana:
                ana.answer(question.options[0])
        said = bot.communicate(timeout=30)[0]
    assert bot.returncode == 0, said
    assert said.startswith("sitting at seat 1 of duel")
    assert "rounds_played" in said


def test_a_seat_outlives_its_server(tmp_path):
    """The server is killed while two clients play; both go on by themselves when it is back."""
    with serving(str(tmp_path / "x.db")) as running:
        made = running.server.make("duel", ["me", "open"], "Ana", {"rounds": 25})
        joined = running.server.take(made.match, made.invites[0].secret, "Ben")
        endings = []

        def play(key: str) -> None:
            with Server(running.address).sit(made.match, key) as seat:
                for question in seat:
                    seat.answer(question.options[0])
                endings.append(seat.position.ending)

        players = [threading.Thread(target=play, args=(key,)) for key in (made.key, joined.key)]
        for player in players:
            player.start()
        with running.server.sit(made.match) as watcher:
            wait_until(watcher, lambda: watcher.position.entry > 20)
        running.kill()
        running.start()
        for player in players:
            player.join(timeout=60)
        assert len(endings) == 2
        assert endings[0] == endings[1]
