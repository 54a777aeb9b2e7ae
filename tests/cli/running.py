"""The command as a player starts it: a process of its own, with a state folder of its own."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path
from types import TracebackType

SKIES = "under_falling_skies"
ROOT = Path(__file__).parents[2]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
FORGOTTEN = "\x1b[H\x1b[2J\x1b[3J"
"""What empties the screen and its scrollback."""
PATIENCE = 30.0

Result = subprocess.CompletedProcess[str]


def environment(state: Path | None, **more: str) -> dict[str, str]:
    """The environment of a player: English, and nothing of the machine's own state."""
    ours = ("LANG", "LC_ALL", "LC_MESSAGES", "HOLDFAST_LANG", "NO_COLOR", "COLUMNS", "LINES", "XDG_STATE_HOME")
    clean = {name: value for name, value in os.environ.items() if name not in ours}
    if state is not None:
        clean["XDG_STATE_HOME"] = str(state)
    return {**clean, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **more}


def holdfast(*arguments: str, typed: str = "", state: Path | None = None, **more: str) -> Result:
    """Run the command with lines typed into a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "holdfast", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env=environment(state, **more),
        check=False,
    )


def _hear_interrupts() -> None:
    """Shells start what runs in the background deaf to Ctrl-C, and tests started so would hand that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """A program on a terminal of its own, as a person has it before them."""

    def __init__(self, *module: str, state: Path | None = None, size: tuple[int, int] = (80, 24), **more: str) -> None:
        self.ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", *module],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(state, TERM="xterm-256color", **more),
            start_new_session=True,
            preexec_fn=_hear_interrupts,
        )
        os.close(theirs)
        self.raw, self.at = "", 0
        # A sign of several bytes may come in two pieces.
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    @property
    def said(self) -> str:
        """All that was written so far, without its colours."""
        return COLOUR.sub("", self.raw)

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self.ours, f"{line}\n".encode())

    def until(self, wanted: str) -> str:
        """Wait for words to be written; returns all that was written since the last ones, these included."""
        ends = time.monotonic() + PATIENCE
        while (found := self.said.find(wanted, self.at)) < 0:
            self.read(ends, wanted)
        start, self.at = self.at, found + len(wanted)
        return self.said[start : self.at]

    def read(self, ends: float, wanted: str) -> None:
        """Take in what is written next."""
        ready, _, _ = select.select([self.ours], [], [], max(ends - time.monotonic(), 0))
        assert ready, f"{wanted!r} did not come; the screen said: {self.said[-2000:]}"
        try:
            more = os.read(self.ours, 65536)
        except OSError:  # on Linux the end of the other side is an error
            more = b""
        assert more, f"the program ended before it said {wanted!r}: {self.said[-2000:]}"
        self.raw += self.decoder.decode(more)

    def interrupt(self) -> None:
        """Press Ctrl-C, as often as it takes: the line editor may miss one that comes while it starts to wait."""
        for _ in range(10):
            os.killpg(self.process.pid, signal.SIGINT)
            if select.select([self.ours], [], [], 1.0)[0]:
                return

    def left(self) -> int:
        """Wait for the program to end; returns its exit code."""
        return self.process.wait(PATIENCE)
