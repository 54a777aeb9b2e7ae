"""A real server in a process of its own, which tests may kill and start again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 40.0
FAST = ("bot_pace=0", "request_rate=2000", "message_rate=2000", "create_rate=6000")
"""Bots answer at once, and a test may be quicker than any person."""


class Server:
    """`holdfast serve` over a database in a folder."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "matches.db"
        self.log = folder / "server.log"
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start on the port it had before, or on any free one."""
        port = self.url.rpartition(":")[2].strip("/") or "0"
        command = [sys.executable, "-m", "holdfast", "serve", "--port", port, "--database", str(self.database)]
        for setting in FAST:
            command += ["--set", setting]
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process is not None
            said = self.log.read_text(errors="replace")
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended: {said}")
            found = re.search(r"http://127\.0\.0\.1:\d+", said)
            if found and _answers(found.group()):
                self.url = found.group()
                return
            time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    @property
    def running(self) -> bool:
        """Has it been started, and neither stopped nor killed since?"""
        return self._process is not None

    def kill(self) -> None:
        """End it without any warning, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it in good order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(10)


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url + "/api/games", timeout=2):
            return True
    except (urllib.error.URLError, OSError):
        return False
