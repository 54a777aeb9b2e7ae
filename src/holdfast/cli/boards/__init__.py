"""Boards drawn in text, one module per game; a game without one gets its view listed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from msgspec import Struct
from rich.console import RenderableType

from holdfast.core.game import View
from holdfast.words import Words
from holdfast.words.words import Naming


class Scene(Struct, frozen=True):
    """What a board is drawn from: what a seat sees, the latest news and what its answers touch."""

    view: View
    words: Words
    width: int
    news: tuple[str, ...] = ()
    glow: frozenset[str] = frozenset()
    """The `kind:id` words of all that a legal answer touches."""


class Drawing(Struct, frozen=True):
    """How a game is drawn, and how its pieces are called beside the drawing."""

    board: Callable[[Scene], RenderableType]
    naming: Callable[[View], Naming | None]
    legend: Callable[[Words], list[str]]
    """What the signs of the drawing mean, for the help; a module may leave it out."""


def drawing_of(game_id: str) -> Drawing:
    """The drawing of a game: its own module here, or the plain list."""
    name = f"{__name__}.{game_id}"
    module = import_module(name if find_spec(name) else f"{__name__}.plain")
    return Drawing(module.board, module.naming, getattr(module, "legend", lambda words: []))
