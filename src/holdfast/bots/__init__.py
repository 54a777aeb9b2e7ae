"""Bots by game and level.

`random` plays every game. What is particular to a game lies in `holdfast.bots.<game id>`, looked up by name, so
that a further game only adds a file: `Greedy`, a player by rules of thumb, gives the levels novice and veteran;
`knowledge()`, where there is one, gives the champion, who searches, and `BUDGET` how long it thinks if nobody says;
`ADVICE`, where there is one, says how long it thinks about a hint.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from msgspec import Struct

from holdfast.bots.base import BadBudget, Bot, Budget, Prompt, parse_budget
from holdfast.bots.champion import USUAL, Champion
from holdfast.bots.random_bot import RandomBot
from holdfast.bots.search import Considered
from holdfast.bots.slips import Novice
from holdfast.core.chance import Rng
from holdfast.core.game import View
from holdfast.core.legality import Action
from holdfast.games import find_game

__all__ = [
    "Advice",
    "BadBudget",
    "Bot",
    "Budget",
    "Champion",
    "Considered",
    "Prompt",
    "UnknownLevel",
    "advise",
    "levels",
    "make_bot",
    "parse_bot",
    "usual_budget",
]

RANDOM, NOVICE, VETERAN, CHAMPION = "random", "novice", "veteran", "champion"
ALSO_CALLED = {"greedy": VETERAN}
"""Other names of levels."""
THOROUGH = 2
"""How many times longer the champion thinks for a piece of advice than for an answer, if its game does not say."""


class UnknownLevel(LookupError):
    """There is no bot of that level for the game; the message lists those there are."""


@cache
def levels(game_id: str) -> tuple[str, ...]:
    """The levels of bots that can play a game, weakest first."""
    if not find_spec(f"{__name__}.{game_id}"):
        return (RANDOM,)
    searched = hasattr(_module(game_id), "knowledge")
    return (RANDOM, NOVICE, VETERAN, CHAMPION) if searched else (RANDOM, NOVICE, VETERAN)


def level_called(game_id: str, word: str) -> str:
    """The level that a word means for a game."""
    level = ALSO_CALLED.get(word, word)
    if level not in levels(game_id):
        raise UnknownLevel(f"{game_id} has no bot called {word!r}; there are: {', '.join(levels(game_id))}")
    return level


def parse_bot(game_id: str, word: str) -> tuple[str, Budget]:
    """A bot as people name it: a level, or a level with a budget, as in `champion:200ms` or `champion:300i`."""
    level, colon, budget = word.strip().partition(":")
    return level_called(game_id, level), parse_budget(budget) if colon else Budget()


def make_bot(game_id: str, level: str, rng: Rng, worlds: Rng | None = None) -> Bot:
    """A bot of a level for one seat.

    `rng` serves its own choices. `worlds` serves the positions it imagines, so that thinking longer does not
    shift what it would choose by chance; without it, `rng` serves both.
    """
    level = level_called(game_id, level)
    if level == RANDOM:
        return RandomBot(rng)
    imagined = rng if worlds is None else worlds
    module = _module(game_id)
    if level == CHAMPION:
        return Champion(find_game(game_id), module.knowledge(), imagined, usual_budget(game_id))
    veteran = cast(Bot, module.Greedy(rng, imagined))
    return Novice(veteran, rng) if level == NOVICE else veteran


class Advice(Struct, frozen=True):
    """What a bot would answer, and, if it searched, what it thinks of all options, best first."""

    level: str
    act: Action
    considered: list[Considered] = []


def advise(game_id: str, view: View, prompt: Prompt, rng: Rng, worlds: Rng) -> Advice:
    """What the best bot of a game would answer at a seat, from nothing but what that seat sees."""
    level = levels(game_id)[-1]
    bot = make_bot(game_id, level, rng, worlds)
    if isinstance(bot, Champion):
        found = bot.consider(view, prompt, advice_budget(game_id))
        return Advice(level, found[0].act, found)
    return Advice(level, bot.choose(view, prompt, Budget()))


def usual_budget(game_id: str) -> Budget:
    """How long the champion of a game thinks if nobody says: a number of iterations, so that games repeat exactly."""
    return cast(Budget, getattr(_module(game_id), "BUDGET", USUAL)) if CHAMPION in levels(game_id) else Budget()


def advice_budget(game_id: str) -> Budget:
    """How long the champion of a game thinks about a hint: longer than usual, so that the chances it tells are good."""
    usual = usual_budget(game_id).iterations or 1
    return cast(Budget, getattr(_module(game_id), "ADVICE", Budget(iterations=THOROUGH * usual)))


def _module(game_id: str) -> Any:
    return import_module(f"{__name__}.{game_id}")
