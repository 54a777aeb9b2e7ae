"""A search for games in which single answers differ by less than luck does: answers meet side by side.

The answer that looks best at first sight is the favourite. Others meet it under the very same luck, so that what is
left between them is their own doing; whoever falls behind is dropped, and whoever is ahead beyond doubt takes its
place. There is no tree: behind an answer quick play goes on until the game's knowledge judges the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Any, Protocol

from holdfast.bots.base import Budget
from holdfast.bots.search import NOT_WORTH_A_LOOK, Considered, Knowledge, Node, Search
from holdfast.core.chance import Rng
from holdfast.core.game import Game
from holdfast.core.legality import Action

MEETINGS = 3
"""So often an answer meets the favourite before anything is made of it."""
BEHIND, AHEAD, SURE = 1.0, 1.5, 4.0
"""By how many standard errors an answer is behind that is dropped, ahead that wins, and ahead that has won already."""
SEEDS = 2**53
GOLDEN, FIRST_MIX, SECOND_MIX, WORD = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 2**64 - 1
"""The constants of SplitMix64, a generator that is begun anew at no cost."""


class ContestKnowledge(Knowledge, Protocol):
    """Knowledge of a game whose answers are best compared side by side."""

    entrants: int
    """How many of the answers that look best at first sight are tried."""


class Stream:
    """Random numbers that follow from a seed."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        self._state = mixed = (self._state + GOLDEN) & WORD
        mixed = (mixed ^ (mixed >> 30)) * FIRST_MIX & WORD
        mixed = (mixed ^ (mixed >> 27)) * SECOND_MIX & WORD
        return ((mixed ^ (mixed >> 31)) >> 11) / SEEDS


class Luck:
    """The luck of one line of play, which can be met again.

    Every question to nature has its own stream: a die more in one melee must not change which card comes next.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[str, Stream] = {}

    def of(self, text: str) -> Stream:
        """The numbers for questions with a text."""
        found = self._streams.get(text)
        if found is None:
            salt = int.from_bytes(text.encode()[-8:], "big") * GOLDEN
            found = self._streams[text] = Stream((self._seed ^ salt) & WORD)
        return found


class Challenger:
    """An answer that may be better than the favourite, with what it did better under the same luck."""

    def __init__(self, act: Action) -> None:
        self.act = act
        self.met = 0
        self._leads = self._squares = 0.0

    def meet(self, lead: float) -> None:
        """Note by how much this answer did better in one meeting."""
        self.met += 1
        self._leads += lead
        self._squares += lead * lead

    def lead(self) -> float:
        """By how much it does better on average."""
        return self._leads / self.met

    def doubt(self) -> float:
        """The standard error of that."""
        spread = max(self._squares / self.met - self.lead() ** 2, 0.0)
        return sqrt(spread / (self.met - 1)) if self.met > 1 else inf


class Contest(Search):
    """A search without a tree, in which answers meet the favourite side by side."""

    _met = Luck(0)
    _winner: Action | None = None

    def think(
        self, options: Sequence[Action], budget: Budget, began: float | None = None, until_sure: bool = False
    ) -> int:
        """Let the answers meet until the budget is used up, at least once; `until_sure` stops when one has won.

        Time is counted from `began`, now if not said. Returns how many lines of play it took.
        """
        began = perf_counter() if began is None else began
        self._deadline = None if budget.milliseconds is None else began + budget.milliseconds / 1000
        world = self.sample()
        favourite, *others = self._entrants(world, options)
        challengers, done = [Challenger(act) for act in others], 0
        if until_sure and not others:
            return self._end(favourite, [], done)
        while True:
            self._meet(world, favourite, challengers)
            done += 1 + len(challengers)
            if challengers and challengers[0].met >= MEETINGS:
                challengers = [one for one in challengers if one.lead() + BEHIND * one.doubt() > 0]
            over = until_sure and (not challengers or _has_won(challengers))
            if over or _is_used_up(budget, done, began):
                return self._end(favourite, challengers, done)

    def found(self, options: Sequence[Action]) -> list[Considered]:
        """What the search thinks of each option, its choice first."""
        return sorted(super().found(options), key=lambda one: one.act != self._winner)

    def _end(self, favourite: Action, challengers: list[Challenger], done: int) -> int:
        """The favourite wins unless another answer is better beyond doubt."""
        better = [one for one in challengers if one.met >= MEETINGS and one.lead() > AHEAD * one.doubt()]
        self._winner = max(better, key=Challenger.lead).act if better else favourite
        self._child(self._winner)
        return done

    def _entrants(self, world: Game[Any], options: Sequence[Action]) -> list[Action]:
        """The most promising answers."""
        promised = self._promise(world, self.root, self.seat, options)
        worth_it = [act for act in options if promised[act] > NOT_WORTH_A_LOOK] or list(options[:1])
        most: int = self._knowledge.entrants  # type: ignore[attr-defined]
        return sorted(worth_it, key=promised.__getitem__, reverse=True)[:most]

    def _meet(self, world: Game[Any], favourite: Action, challengers: Sequence[Challenger]) -> None:
        """One line of play behind each answer, all from the same position and with the same luck."""
        seed = int(self._rng.random() * SEEDS)
        world = world if self._world is not None else self.sample()
        usual = self._try(world, favourite, seed)
        leads = [self._try(world, one.act, seed) - usual for one in challengers]
        if self._deadline is None or perf_counter() < self._deadline:  # lines that time has cut short say nothing
            for one, lead in zip(challengers, leads, strict=True):
                one.meet(lead)

    def _try(self, world: Game[Any], act: Action, seed: int) -> float:
        """What comes of an answer under some luck."""
        self._met = Luck(seed)
        g = world.clone()
        g.answer(self.seat, act)
        result = self._rollout(g)
        for node in (self.root, self._child(act)):
            node.visits += 1
            for seat, share in enumerate(result):
                node.totals[seat] += share
        return result[self.seat]

    def _luck(self, text: str) -> Rng:
        return self._met.of(text)

    def _child(self, act: Action) -> Node:
        """What was found out about an answer."""
        found = self.root.children.get(act)
        if found is None:
            found = self.root.children[act] = Node(len(self.root.totals))
        return found


def _has_won(challengers: Sequence[Challenger]) -> bool:
    """Is only one left, and so far ahead that the favourite cannot catch up?"""
    first = challengers[0]
    return len(challengers) == 1 and first.met >= MEETINGS and first.lead() > SURE * first.doubt()


def _is_used_up(budget: Budget, done: int, began: float) -> bool:
    """Has the budget been used up?"""
    if budget.iterations is not None and done >= budget.iterations:
        return True
    return budget.milliseconds is not None and (perf_counter() - began) * 1000 >= budget.milliseconds
