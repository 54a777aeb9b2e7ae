"""The terminal: what is drawn on it and what is typed into it, also when either of them is a file or a pipe."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

PIPED_WIDTH = 100
"""How wide lines may be where nobody's screen sets a limit."""
CLEAR, CLEAR_WITH_SCROLLBACK = "\x1b[H\x1b[2J", "\x1b[H\x1b[2J\x1b[3J"


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Terminal:
    """Draws and asks.

    It is `live` when a person sits before it: then the screen is cleared between drawings, and lines can be
    edited. Else everything is written one after the other, and what is read is repeated, so that the
    output tells the whole story.
    """

    def __init__(self, console: Console | None = None, live: bool | None = None) -> None:
        self.live = (sys.stdin.isatty() and sys.stdout.isatty()) if live is None else live
        if console is None:
            console = Console(highlight=False, width=None if sys.stdout.isatty() else PIPED_WIDTH)
        self.console = console
        self._history = _line_editing() if self.live else None

    @property
    def width(self) -> int:
        """How many signs a line takes."""
        return self.console.width

    @property
    def height(self) -> int | None:
        """How many lines the screen shows; None where there is no screen."""
        return self.console.height if self.live else None

    def show(self, *things: RenderableType) -> None:
        """Write things below each other; where there is no screen, sentences are not broken into lines."""
        for thing in things:
            if isinstance(thing, Text) and not self.live:
                self.console.print(thing, soft_wrap=True)
            else:
                self.console.print(thing)

    def say(self, *sentences: str) -> None:
        """Write sentences, each on one line however long: a file name in it can then be copied whole."""
        for sentence in sentences:
            self.console.print(Text(sentence), soft_wrap=True)

    def lines(self, things: Iterable[RenderableType]) -> int:
        """How many lines things take on this screen."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def clear(self) -> None:
        """Begin a new drawing at the top of the screen."""
        if self.live:
            self.console.file.write(CLEAR)

    def forget(self) -> None:
        """Take everything off the screen, out of its scrollback and out of the history of what was typed."""
        if self.live:
            self.console.file.write(CLEAR_WITH_SCROLLBACK)
            self.console.file.flush()
        if self._history is not None:
            self._history.clear_history()

    def ask(self, prompt: str) -> str:
        """What is typed, without blanks around it; `EndOfInput` when nothing comes any more."""
        self.console.file.flush()
        try:
            if self.live:
                return input(prompt + " ").strip()
            typed = sys.stdin.readline()
        except EOFError:
            raise EndOfInput from None
        except UnicodeDecodeError:
            typed = "\ufffd\n"
        if not typed:
            raise EndOfInput
        self.say(f"{prompt} {typed.strip()}")
        return typed.strip()


class _History:
    """The part of the line editor that is used here."""

    @staticmethod
    def clear_history() -> None:
        import readline

        readline.clear_history()


def _line_editing() -> _History | None:
    """Switch line editing on, where the platform has it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401

        return _History()
    return None
