"""Answers in columns: all of them on the screen, with as many words beside them as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from msgspec import Struct
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

GAP = 2
MOST_COLUMNS = 8
FEWEST_SIGNS = 12
"""Less than this of a brief is not worth its place."""


class Line(Struct, frozen=True):
    """An answer on the screen: its number, its words, and what it would bring."""

    number: int
    said: str
    brief: str = ""

    def text(self, digits: int, width: int) -> Text:
        """The line, its brief cut off where the width ends."""
        line = Text(f"{self.number:>{digits}} ", style="bold cyan", no_wrap=True, overflow="ellipsis")
        line.append(self.said, style="default not bold")
        room = width - cell_len(line.plain) - GAP
        if self.brief and room >= min(cell_len(self.brief), FEWEST_SIGNS):
            line.append(f"  {self.brief}", style="dim not bold")
        line.truncate(width, overflow="ellipsis")
        return line


def in_columns(lines: Sequence[Line], width: int, height: int | None) -> Table:
    """The answers below each other in one column if they fit the height, else in as few columns as do.

    Columns are as wide as they must be. Words of an answer are cut only on a screen too narrow for a single column.
    """
    digits = len(str(len(lines)))
    possible = [widths for n in range(1, MOST_COLUMNS + 1) if (widths := _widths(lines, n, digits, width))]
    low = [widths for widths in possible if height is None or ceil(len(lines) / len(widths)) <= height]
    widths = (low or possible[-1:] or [[width]])[0]
    rows = ceil(len(lines) / len(widths))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for each in widths:
        grid.add_column(width=each, no_wrap=True)
    for row in range(rows):
        grid.add_row(*[line.text(digits, each) for line, each in zip(lines[row::rows], widths, strict=False)])
    return grid


def _widths(lines: Sequence[Line], columns: int, digits: int, width: int) -> list[int]:
    """How wide each of so many columns is, the room that is left shared among them; empty if they do not fit."""
    rows = max(ceil(len(lines) / columns), 1)
    parts = [lines[start : start + rows] for start in range(0, len(lines), rows)]
    needed = [max(cell_len(line.said) for line in part) + digits + 1 for part in parts]
    left = width - sum(needed) - GAP * (len(parts) - 1)
    return [] if left < 0 else [each + left // len(parts) for each in needed]
