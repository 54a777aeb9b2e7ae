"""The board of a game that has no drawing yet: its view as a list."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.cli.boards import Scene
from holdfast.core.game import View
from holdfast.words.words import Naming


def naming(view: View) -> Naming | None:
    """Pieces are called as usual."""
    return None


def board(scene: Scene) -> RenderableType:
    """Every field that the seat may know, one a line."""
    grid = Table.grid(padding=(0, 2))
    for name, value in _fields(scene.view.table, scene):
        grid.add_row(Text(name, style="dim"), Text(value))
    return Group(grid, *[Text(line, style="italic") for line in scene.news[-4:]])


def _fields(table: Any, scene: Scene, prefix: str = "") -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name in table.__struct_fields__:
        value = getattr(table, name)
        if isinstance(value, Struct):
            found += _fields(value, scene, f"{prefix}{name}.")
        elif isinstance(value, list) and value and isinstance(value[0], Struct):
            for index, one in enumerate(value):
                found += _fields(one, scene, f"{prefix}{name}.{index + 1}.")
        else:
            found.append((f"{prefix}{name}".replace("_", " "), _said(value, scene)))
    return found


def _said(value: Any, scene: Scene) -> str:
    if value is None:
        return scene.words.say("board-secret")
    if isinstance(value, (list, tuple)):
        return " ".join(_said(one, scene) for one in value) or "-"
    return str(value)
