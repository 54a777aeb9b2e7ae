"""One tree search for all games.

It samples whole positions that fit what its seat sees (`world`), plays down a tree of answers that is shared by
all of them, lets nature answer through the engine's own `Chance` objects, finishes with quick sensible play and
asks the game's knowledge how good the place it came to is. It can be stopped at any time; more time makes it
better. What is particular to a game lies in its `Knowledge` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct

from holdfast.bots.base import Budget
from holdfast.core.chance import Outcome, Rng
from holdfast.core.flow import Chance, Ending
from holdfast.core.game import Game, View
from holdfast.core.legality import Action

EXPLORATION = 0.35
"""How much an answer that looks best at first sight and was seldom tried is worth looking at, in chances of winning."""
CONTENDER = 1.0
"""The best of all answers with this share of the most visits is given: with 1 the most visited."""
WIDTH, WIDENING = 3.0, 0.5
"""Of many answers only the most promising are looked at first: WIDTH * visits ** WIDENING of them."""
LARGEST_CHANCE = 36
"""Luck with more outcomes than this never comes twice; the tree ends there and quick play goes on."""
LONGEST_ROLLOUT = 400
"""A rollout that has not settled by then is judged where it stands."""
MOST_NODES = 100_000
"""A tree that has grown so large only counts on. It then takes less than 200 MB."""
CLOCK_EVERY = 8
"""Steps of quick play between two looks at the clock."""
NOT_WORTH_A_LOOK = -inf
"""The promise of an option that quick play rules out."""
SURE_EVERY = 16
"""Iterations between two looks whether the choice is already certain."""


class Knowledge(Protocol):
    """What a game tells the search: how good a position is and what quick sensible play looks like."""

    def worth(self, g: Any) -> Sequence[float]:
        """For every seat its chance of winning, from 0 to 1, in a position that is not over."""
        ...

    def promise(self, g: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        """How promising each option looks at first sight; higher is better. Only their order counts.

        `NOT_WORTH_A_LOOK` keeps an option out of the search; where it leaves one, that is the answer at once.
        """
        ...

    def play(self, g: Any, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        """A quick sensible answer; the search asks for thousands of them."""
        ...

    def settled(self, g: Any, steps: int) -> bool:
        """May a rollout of so many steps stop here and be judged?"""
        ...


class SeatedKnowledge(Knowledge, Protocol):
    """Knowledge that differs by the seat that thinks, in where its rollouts stop for instance."""

    def at_seat(self, seat: int) -> Knowledge:
        """What a seat goes by."""
        ...


class SureKnowledge(Knowledge, Protocol):
    """Knowledge that knows its own mind: how far sensible answers lie apart, and where it needs no search."""

    exploration: float
    """Takes the place of EXPLORATION."""

    def known(self, g: Any) -> bool:
        """Is the worth of a position as good as a search of it? Then the tree ends there."""
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

    def size(self) -> int:
        """How many nodes hang here, this one included."""
        count, left = 0, [self]
        while left:
            count += 1
            left.extend(left.pop().children.values())
        return count


class Search:
    """A search for one question; it can be asked to think longer and then for its findings.

    `root` is what an earlier search found out about this very place, if there was one.
    """

    def __init__(
        self,
        game: type[Game[Any]],
        knowledge: Knowledge | SeatedKnowledge | SureKnowledge,
        view: View,
        seat: int,
        rng: Rng,
        root: Node | None = None,
        most_nodes: int = MOST_NODES,
    ) -> None:
        self.game, self.view, self.seat = game, view, seat
        seated = getattr(knowledge, "at_seat", None)
        self._knowledge: Knowledge = knowledge if seated is None else seated(seat)
        self._exploration: float = getattr(self._knowledge, "exploration", EXPLORATION)
        self._contender: float = getattr(self._knowledge, "contender", CONTENDER)
        self._known: Callable[[Any], bool] | None = getattr(self._knowledge, "known", None)
        self._rng = rng
        self._world = None if game.meta.hidden else game.world(view, rng)
        self.root = Node(view.seats) if root is None else root
        self.nodes = 1 if root is None else root.size()
        self._most_nodes = most_nodes
        self._deadline: float | None = None

    def think(
        self, options: Sequence[Action], budget: Budget, began: float | None = None, until_sure: bool = False
    ) -> int:
        """Search until the budget is used up, at least once; `until_sure` stops when no other option can catch up.

        Time is counted from `began`, now if not said. Returns how many iterations it took.
        """
        began = perf_counter() if began is None else began
        limit = budget.iterations
        self._deadline = None if budget.milliseconds is None else began + budget.milliseconds / 1000
        done = 0
        while True:
            self._iterate(options)
            done += 1
            if limit is not None and done >= limit:
                return done
            if until_sure and done == 1 and self._is_settled_at_sight(options):
                return done
            now = 0.0 if self._deadline is None else perf_counter()
            if self._deadline is not None and now >= self._deadline:
                return done
            if until_sure and done % SURE_EVERY == 0:
                left = inf if limit is None else float(limit - done)
                if self._deadline is not None:
                    left = min(left, done * (self._deadline - now) / max(now - began, 1e-6))
                if self._lead(options) > left:
                    return done

    def _is_settled_at_sight(self, options: Sequence[Action]) -> bool:
        """Is only one option worth a look?"""
        promised = self.root.promised
        return sum([promised.get(act, 0.0) > NOT_WORTH_A_LOOK for act in options]) == 1

    def _lead(self, options: Sequence[Action]) -> int:
        """By how many visits the foremost option leads."""
        visits = sorted([node.visits if (node := self.root.children.get(act)) else 0 for act in options])
        return visits[-1] - visits[-2] if len(visits) > 1 else visits[-1]

    def found(self, options: Sequence[Action]) -> list[Considered]:
        """What the search thinks of each option, best first."""
        seen = []
        for act in options:
            node = self.root.children.get(act)
            visits = node.visits if node else 0
            seen.append(Considered(act, visits, node.totals[self.seat] / visits if node and visits else 0.0))
        enough = self._contender * max([one.visits for one in seen])
        return sorted(seen, key=lambda one: (-min(one.visits, enough), -one.chance))

    def sample(self) -> Game[Any]:
        """A position of its own that fits the view."""
        return self.game.world(self.view, self._rng) if self._world is None else self._world.clone()

    # ------------------------------------------------------------------ one line of play

    def _iterate(self, options: Sequence[Action]) -> None:
        """Sample a world, go down the tree, add one node, play on quickly, and tell every node what came of it."""
        g = self.sample()
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
                if question.dist.size() > LARGEST_CHANCE:
                    return
                outcome = question.dist.sample(self._rng)
                known = node.children.get(outcome) or self._grow(node, outcome)
                g.luck(outcome)
            else:
                # The root's question is this seat's own, whoever else may answer it.
                seat = self.seat if asked is not None else question.seats[0]
                act = self._select(g, node, seat, asked if asked is not None else g.legal(seat))
                asked = None
                known = node.children.get(act)
                g.answer(seat, act)
            if known is None:
                return
            path.append(known)
            if known.visits == 0 or (self._known is not None and g.question is not None and self._known(g)):
                return
            node = known

    def _select(self, g: Game[Any], node: Node, seat: int, options: Sequence[Action]) -> Action:
        """The answer to follow: what has done well, and what looks promising and was seldom tried.

        The order of first sight is the prior: the option in place n is looked into 1/n times as eagerly as the
        first. One that was never tried is taken to do as well as this place did so far.
        """
        if len(options) > 1:
            promised = self._promise(g, node, seat, options)
            wide = max(2, int(WIDTH * (node.visits + 1) ** WIDENING))
            options = sorted(options, key=promised.__getitem__, reverse=True)[:wide]
            while promised[options[-1]] == NOT_WORTH_A_LOOK and len(options) > 1:
                options.pop()
        usual = node.totals[seat] / node.visits if node.visits else 0.5
        best, best_worth = options[0], -1.0
        for place, act in enumerate(options, start=1):
            child = node.children.get(act) or self._grow(node, act)
            if child is None:
                worth = usual
            else:
                child.offered += 1
                visits = child.visits
                worth = child.totals[seat] / visits if visits else usual
                worth += self._exploration / place * sqrt(child.offered) / (1 + visits)
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

    def _grow(self, node: Node, what: Action | Outcome) -> Node | None:
        """A further node of the tree, unless it has grown large enough."""
        if self.nodes >= self._most_nodes:
            return None
        self.nodes += 1
        child = node.children[what] = Node(len(node.totals))
        return child

    def _rollout(self, g: Game[Any]) -> Sequence[float]:
        """Quick play until the position can be judged, or until time is up."""
        knowledge, luck, deadline = self._knowledge, self._luck, self._deadline
        for steps in range(LONGEST_ROLLOUT):
            question = g.question
            if question is None or knowledge.settled(g, steps):
                break
            if deadline is not None and steps % CLOCK_EVERY == CLOCK_EVERY - 1 and perf_counter() >= deadline:
                break
            if type(question) is Chance:
                g.luck(question.dist.sample(luck(question.text)))
            else:
                seat = question.seats[0]
                options = g.legal(seat)
                g.answer(seat, options[0] if len(options) == 1 else knowledge.play(g, seat, options, luck("")))
        return result_of(g.ending, g.seats) if g.ending is not None else knowledge.worth(g)

    def _luck(self, text: str) -> Rng:
        """Where quick play's luck comes from, by the text of nature's question."""
        return self._rng


def result_of(ending: Ending, seats: int) -> list[float]:
    """The worth of a game that is over: 1 for each winner."""
    return [1.0 if seat in ending.winners else 0.0 for seat in range(seats)]
