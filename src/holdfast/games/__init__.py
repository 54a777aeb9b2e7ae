"""The games, found by name. A game is registered by one line here; all tools and checks then know it."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Any

from holdfast.core.game import Game

GAME_IDS = ("under_falling_skies", "dawn_of_the_zeds", "wildlands", "under_our_sun")


class UnknownGame(LookupError):
    """There is no game of that name; the message lists those there are."""


def find_game(game_id: str) -> type[Game[Any]]:
    """The game of an id; hyphens and spaces may stand for underscores."""
    wanted = game_id.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted not in GAME_IDS:
        near = get_close_matches(wanted, GAME_IDS, n=1)
        hint = f"did you mean {near[0]}? " if near else ""
        raise UnknownGame(f"there is no game called {game_id!r}; {hint}there are: {', '.join(GAME_IDS)}")
    found: type[Game[Any]] = import_module(f"holdfast.games.{wanted}").GAME
    return found
