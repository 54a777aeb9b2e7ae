"""The champion: one tree search for all games.

It samples whole positions that fit what its seat sees (`world`), plays down a tree of answers that is shared by
all of them, lets nature answer through the engine's own `Chance` objects, finishes with quick sensible play and
asks the game's knowledge how good the place it came to is. It can be stopped at any time; more time makes it
better. What is particular to a game lies in its `Knowledge` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct

from holdfast.bots.base import Budget, Prompt
from holdfast.core.chance import Outcome, Rng
from holdfast.core.flow import Chance, Ending
from holdfast.core.game import Game, View
from holdfast.core.legality import Action

EXPLORATION = 0.35
"""How much an answer seldom tried is worth looking at, in chances of winning."""
WIDTH, WIDENING = 3.0, 0.5
"""Of many answers only the most promising are looked at first: WIDTH * visits ** WIDENING of them."""
LARGEST_CHANCE = 36
"""Luck with more outcomes than this never comes twice; the tree ends there and quick play goes on."""
LONGEST_ROLLOUT = 400
"""A rollout that has not settled by then is judged where it stands."""
DEFAULT_ITERATIONS = 300
CLOCK_EVERY = 8


class Knowledge(Protocol):
    """What a game tells the search: how good a position is and what quick sensible play looks like."""

    def worth(self, g: Any) -> Sequence[float]:
        """For every seat its chance of winning, from 0 to 1, in a position that is not over."""
        ...

    def promise(self, g: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        """How promising each option looks at first sight; higher is better."""
        ...

    def play(self, g: Any, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        """A quick sensible answer; the search asks for thousands of them."""
        ...

    def settled(self, g: Any, steps: int) -> bool:
        """May a rollout of so many steps stop here and be judged?"""
        ...


class Considered(Struct, frozen=True):
    """An option the search has looked at: how often, and the chance of winning it found."""

    act: Action
    visits: int
    chance: float


class Node:
    """A place in the tree: how often it was reached, what came of it for each seat, and what follows."""

    __slots__ = ("children", "offered", "promised", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.promised: dict[Action, float] = {}
        """What answers looked like at first sight; asked once, as worlds here differ little."""
        self.offered = 0
        """How often this answer could have been given; worlds differ in what they allow."""
        self.totals = [0.0] * seats
        self.children: dict[Action | Outcome, Node] = {}


class Search:
    """A search for one question; it can be asked to think longer and then for its findings."""

    def __init__(self, game: type[Game[Any]], knowledge: Knowledge, view: View, seat: int, rng: Rng) -> None:
        self._game, self._knowledge, self._view, self._seat, self._rng = game, knowledge, view, seat, rng
        self._hidden = game.meta.hidden
        self._world = None if self._hidden else game.world(view, rng)
        self.root = Node(view.seats)

    def think(self, options: Sequence[Action], budget: Budget) -> None:
        """Search until the budget is used up."""
        began = perf_counter()
        limit = budget.iterations
        seconds = None if budget.milliseconds is None else budget.milliseconds / 1000
        if limit is None and seconds is None:
            limit = DEFAULT_ITERATIONS
        done = 0
        while limit is None or done < limit:
            if seconds is not None and done % CLOCK_EVERY == 0 and perf_counter() - began >= seconds:
                break
            self._iterate(options)
            done += 1

    def found(self, options: Sequence[Action]) -> list[Considered]:
        """What the search thinks of each option, best first."""
        seen = []
        for act in options:
            node = self.root.children.get(act)
            visits = node.visits if node else 0
            chance = node.totals[self._seat] / visits if node and visits else 0.0
            seen.append(Considered(act, visits, chance))
        return sorted(seen, key=lambda one: (-one.visits, -one.chance))

    # ------------------------------------------------------------------ one line of play

    def _iterate(self, options: Sequence[Action]) -> None:
        """Sample a world, go down the tree, add one node, play on quickly, and tell every node what came of it."""
        g = self._game.world(self._view, self._rng) if self._world is None else self._world.clone()
        path = [self.root]
        self._descend(g, path, options)
        result = self._rollout(g)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat, share in enumerate(result):
                totals[seat] += share

    def _descend(self, g: Game[Any], path: list[Node], options: Sequence[Action]) -> None:
        node = self.root
        asked: Sequence[Action] | None = options
        while (question := g.question) is not None:
            if type(question) is Chance:
                outcome = question.dist.sample(self._rng)
                small = question.dist.size() <= LARGEST_CHANCE
                g.luck(outcome)
                if not small:
                    return
                fresh = outcome not in node.children
                child = node.children.setdefault(outcome, Node(g.seats)) if fresh else node.children[outcome]
            else:
                # The root's question is this seat's own, whoever else may answer it.
                seat = self._seat if asked is not None else question.seats[0]
                act = self._select(g, node, seat, asked if asked is not None else g.legal(seat))
                asked = None
                child = node.children[act]
                fresh = child.visits == 0
                g.answer(seat, act)
            path.append(child)
            node = child
            if fresh:
                return

    def _select(self, g: Game[Any], node: Node, seat: int, options: Sequence[Action]) -> Action:
        """The answer to follow: promising ones first, then what has done well or was seldom tried."""
        if len(options) == 1:
            self._child(node, options[0]).offered += 1
            return options[0]
        wide = max(1, int(WIDTH * (node.visits + 1) ** WIDENING))
        if wide < len(options):
            options = sorted(options, key=self._promise(g, node, seat, options).__getitem__, reverse=True)[:wide]
        best, best_worth = options[0], -1.0
        for act in options:
            child = self._child(node, act)
            child.offered += 1
            if child.visits == 0:
                return act
            worth = child.totals[seat] / child.visits + EXPLORATION * sqrt(log(child.offered) / child.visits)
            if worth > best_worth:
                best, best_worth = act, worth
        return best

    def _promise(self, g: Game[Any], node: Node, seat: int, options: Sequence[Action]) -> dict[Action, float]:
        """How promising each option looks, asked for those not seen here before."""
        promised = node.promised
        unseen = [act for act in options if act not in promised]
        if unseen:
            promised.update(zip(unseen, self._knowledge.promise(g, seat, unseen), strict=True))
        return promised

    @staticmethod
    def _child(node: Node, act: Action) -> Node:
        child = node.children.get(act)
        if child is None:
            child = node.children[act] = Node(len(node.totals))
        return child

    def _rollout(self, g: Game[Any]) -> Sequence[float]:
        """Quick play until the position can be judged."""
        knowledge, rng = self._knowledge, self._rng
        for steps in range(LONGEST_ROLLOUT):
            question = g.question
            if question is None or knowledge.settled(g, steps):
                break
            if type(question) is Chance:
                g.luck(question.dist.sample(rng))
            else:
                seat = question.seats[0]
                options = g.legal(seat)
                g.answer(seat, options[0] if len(options) == 1 else knowledge.play(g, seat, options, rng))
        return result_of(g.ending, g.seats) if g.ending is not None else knowledge.worth(g)


def result_of(ending: Ending, seats: int) -> list[float]:
    """The worth of a game that is over: 1 for each winner."""
    return [1.0 if seat in ending.winners else 0.0 for seat in range(seats)]


class Champion:
    """A bot that searches."""

    needs_view = True

    def __init__(self, game: type[Game[Any]], knowledge: Knowledge, worlds: Rng) -> None:
        self._game, self._knowledge, self._worlds = game, knowledge, worlds

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        """The option the search looked at most."""
        if len(prompt.options) == 1:
            return prompt.options[0]
        return self.consider(view, prompt, budget)[0].act

    def consider(self, view: View | None, prompt: Prompt, budget: Budget) -> list[Considered]:
        """All options with what the search thinks of them, best first."""
        assert view is not None
        search = Search(self._game, self._knowledge, view, prompt.seat, self._worlds)
        search.think(prompt.options, budget)
        return search.found(prompt.options)
