"""Servers for tests: real processes on loopback, that know the games of the tests as well.

Run as a program (`python -m tests.server.serving`) it is `holdfast serve` with the duel and the smugglers among its
games. Worker processes import this module too, which is how they know them.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from holdfast.client import Seat, Server
from holdfast.server import protocol as p
from tests.server import duel
from tests.tiny import smugglers

ROOT = Path(__file__).parents[2]
QUICK = {
    "BOT_PACE": "0",
    "CREATE_RATE": "100000",
    "REQUEST_RATE": "100000",
    "MESSAGE_RATE": "100000",
    "MAX_SOCKETS_PER_ADDRESS": "5000",
}
"""Limits that tests other than those of the limits do not meet."""

if __name__ in ("__main__", "__mp_main__"):  # a test process knows them only while a test runs, see conftest.py
    duel.register()
    smugglers.register()


class Running:
    """A server process."""

    def __init__(self, database: str, **settings: object) -> None:
        self.database, self.settings = database, settings
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.log = ""
        self.start()

    @property
    def port(self) -> str:
        return self.address.rstrip("/").rpartition(":")[2] if self.address else "0"

    @property
    def server(self) -> Server:
        return Server(self.address)

    def start(self) -> None:
        """Start it, again on the same port if it ran before, and wait until it answers."""
        given = {**QUICK, **{name.upper(): str(value) for name, value in self.settings.items()}}
        env = {**os.environ, **{f"HOLDFAST_{name}": value for name, value in given.items()}}
        command = [sys.executable, "-m", "tests.server.serving", "--database", self.database, "--port", self.port]
        for _ in range(5):
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
            assert self.process.stdout is not None
            line = self.process.stdout.readline()
            if line.startswith("Holdfast is at "):
                self.address = line.split()[3].rstrip("/")
                return
            said = self.process.communicate()[1]
            if "cannot listen" not in said and "another server uses" not in said:
                raise AssertionError(f"the server did not start: {said}")
            time.sleep(0.2)
        raise AssertionError("the server did not start: its port or its file stayed taken")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._collect()

    def stop(self) -> int:
        """Ask it to stop, and give its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self._collect(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return self.process.returncode

    def _collect(self, timeout: float | None = None) -> None:
        assert self.process is not None
        if self.process.stderr is not None and not self.process.stderr.closed:
            self.log += self.process.communicate(timeout=timeout)[1]


@contextlib.contextmanager
def serving(database: str, **settings: object) -> Iterator[Running]:
    """A server for a while."""
    running = Running(database, **settings)
    try:
        yield running
    finally:
        running.stop()


def wait_until(seat: Seat, holds: Callable[[], bool]) -> None:
    """Take in what a seat is told until something is so."""
    while not holds():
        seat._take(msgspec.json.decode(seat._socket.recv(timeout=20), type=p.ServerMessage))


if __name__ == "__main__":
    from holdfast.cli.main import main

    main(["serve", *sys.argv[1:]])
