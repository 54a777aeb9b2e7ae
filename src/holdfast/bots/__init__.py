"""Bots by game and level.

`random` plays every game. A game's own bots live in `holdfast.bots.<game id>`, which exports `Greedy`; it is
looked up by name, so that a further game only adds a file.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from holdfast.bots.base import Bot, Budget, Prompt
from holdfast.bots.random_bot import RandomBot
from holdfast.core.chance import Rng

__all__ = ["Bot", "Budget", "Prompt", "UnknownLevel", "levels", "make_bot"]

RANDOM, GREEDY = "random", "greedy"


class UnknownLevel(LookupError):
    """There is no bot of that level for the game; the message lists those there are."""


def levels(game_id: str) -> tuple[str, ...]:
    """The levels of bots that can play a game, weakest first."""
    return (RANDOM, GREEDY) if find_spec(f"{__name__}.{game_id}") else (RANDOM,)


def make_bot(game_id: str, level: str, rng: Rng, worlds: Rng | None = None) -> Bot:
    """A bot of a level for one seat.

    `rng` serves its own choices. `worlds` serves the positions it imagines, so that thinking longer does not
    shift what it would choose by chance; without it, `rng` serves both.
    """
    if level not in levels(game_id):
        raise UnknownLevel(f"{game_id} has no bot called {level!r}; there are: {', '.join(levels(game_id))}")
    if level == RANDOM:
        return RandomBot(rng)
    module = import_module(f"{__name__}.{game_id}")
    return cast(Bot, module.Greedy(rng, rng if worlds is None else worlds))
