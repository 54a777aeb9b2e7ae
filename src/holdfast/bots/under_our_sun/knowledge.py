"""What the champion of Under our Sun knows: seasoned play, what else is worth a look, and how good a phase's end is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from holdfast.bots.search import NOT_WORTH_A_LOOK
from holdfast.bots.under_our_sun.chances import is_fitted, survivors_chance
from holdfast.bots.under_our_sun.fighting import escape, strike
from holdfast.bots.under_our_sun.seasoned import Seasoned, seasoned_answer, seasoned_turn
from holdfast.bots.under_our_sun.traitor import is_traitor
from holdfast.bots.under_our_sun.turn import STEPS, Menu, usual_goal, walk
from holdfast.core.chance import Rng
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import actions as acts
from holdfast.games.under_our_sun import scoring
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.state import NEW_HAVEN, NOBODY

PHASE_BEGINS = frozenset({"sun-card", "who-acts"})
"""The questions at which a day phase begins: nothing is half done, so a position can be judged."""
SHORTEST = 12
"""So many steps a rollout takes at least, so that what an answer leads to comes into it."""
THOUGHT_OVER = frozenset({"initial-round", "join", "help", "last-fight", "choose-option", "who-acts", "pick-place"})
"""Smaller questions that deserve a search; the others are answered as a seasoned player would."""


class SunKnowledge:
    """Seasoned play, and the chance of success fitted to many games of it."""

    def worth(self, g: UnderOurSun) -> Sequence[float]:
        """The Survivors share their chance; a Son of Liberty has the rest."""
        chance, traitor = survivors_chance(g), scoring.sol_seat(g)
        return [1.0 - chance if seat == traitor else chance for seat in range(g.seats)]

    def promise(self, g: UnderOurSun, seat: int, options: Sequence[Action]) -> Sequence[float]:
        """First what a seasoned player would do, then what might be done instead, in this order; nothing else."""
        question: Any = g.question
        if question.text == "act":
            frame: Any = g.stack[-1]
            ranks = {act: -float(rank) for rank, act in enumerate(ideas(Seasoned(g, frame.actor), options))}
            return [ranks.get(act, NOT_WORTH_A_LOOK) for act in options]
        best = seasoned_answer(g, options)
        rest = -1.0 if question.text in THOUGHT_OVER else NOT_WORTH_A_LOOK
        return [0.0 if act == best else rest for act in options]

    def play(self, g: UnderOurSun, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        """As a seasoned player would."""
        return seasoned_answer(g, options)

    def settled(self, g: UnderOurSun, steps: int) -> bool:
        """A rollout ends where a day phase begins, if the chance there is known well; else it goes on to the end."""
        question: Any = g.question
        return steps >= SHORTEST and question.text in PHASE_BEGINS and is_fitted(g)


def ideas(sit: Seasoned, options: Sequence[Action]) -> list[Action]:
    """What comes to mind at an action of a turn, best first, each once."""
    return list(dict.fromkeys([seasoned_turn(sit, options), *_further(sit, options)]))


def _further(sit: Seasoned, options: Sequence[Action]) -> Iterator[Action]:
    """What somebody else might do here: every kind of thing, whatever it is good for, and the ways out."""
    menu = Menu(options)
    if sit.threats:
        found = (strike(sit, options), escape(sit, options), menu.one(acts.Dodge))
        yield from (act for act in found if act is not None)
        return
    goal = usual_goal(sit) if is_traitor(sit) else sit.goal
    for step in STEPS:
        act = step(sit, menu, goal)
        if act is not None:
            yield act
    for tile in (goal.tile, NEW_HAVEN, sit.nearest(sit.sources)):
        way = walk(sit, menu, tile) if tile != NOBODY else None
        if way is not None:
            yield way
    yield from menu.all(acts.Explore)[:2]
    for kind in (acts.Sleep, acts.EndTurn):
        rest = menu.one(kind)
        if rest is not None:
            yield rest
