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

    Words of an answer are cut only on a screen too narrow for a single column.
    """
    digits = len(str(len(lines)))
    widest = max((cell_len(line.said) for line in lines), default=0) + digits + 1
    most = max(1, min(MOST_COLUMNS, (width + GAP) // (widest + GAP)))
    wanted = next((n for n in range(1, most + 1) if height is None or ceil(len(lines) / n) <= height), most)
    rows = ceil(len(lines) / wanted)
    each = (width - GAP * (wanted - 1)) // wanted
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(wanted):
        grid.add_column(width=each, no_wrap=True)
    for row in range(rows):
        grid.add_row(*[line.text(digits, each) for line in lines[row::rows]])
    return grid
