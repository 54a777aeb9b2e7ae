"""The champion: a bot that searches, and goes on from what it found out before.

Its tree is its memory. When it is asked again, it looks for the new view among the places that its old tree reaches
from the answer it gave; if it finds it there, the search goes on from that node, else it begins anew. So its answer
follows from the views and questions it was shown since it was made, the budget in iterations and its generator, and
from nothing else. It remembers no position, only its own tree and view.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, cast

from holdfast.bots.base import Budget, Prompt
from holdfast.bots.contest import Contest
from holdfast.bots.search import Considered, Knowledge, Node, Search
from holdfast.core.chance import Outcome, Rng
from holdfast.core.flow import Chance
from holdfast.core.game import Game, View
from holdfast.core.legality import Action, Illegal

USUAL = Budget(iterations=200)
"""How long it thinks if nobody says and its game knows no better."""
LOOKS = 40
"""How many places of the old tree are compared with a new view before it is given up."""
STEPS = 200
"""How many steps are played on the way to them, from one imagined position: looking back must not cost the budget."""
WORLDS_TRIED = 4
"""From how many imagined positions an old tree is walked where there are secrets: not each allows every answer."""


class Champion:
    """A bot that searches."""

    needs_view = True

    def __init__(self, game: type[Game[Any]], knowledge: Knowledge, worlds: Rng, usual: Budget = USUAL) -> None:
        self._game, self._knowledge, self._worlds, self._usual = game, knowledge, worlds, usual
        self._kind = Contest if hasattr(knowledge, "entrants") else Search
        self._last: Search | None = None
        self._answered: Action | None = None

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        """The option the search looked at most."""
        if len(prompt.options) == 1:
            return prompt.options[0]
        search = self._think(view, prompt, budget, until_sure=True)
        self._last, self._answered = search, search.found(prompt.options)[0].act
        return self._answered

    def consider(self, view: View | None, prompt: Prompt, budget: Budget) -> list[Considered]:
        """All options with what the search thinks of them, best first."""
        return self._think(view, prompt, budget, until_sure=False).found(prompt.options)

    def _think(self, view: View | None, prompt: Prompt, budget: Budget, until_sure: bool) -> Search:
        assert view is not None
        began = perf_counter()
        root = self._remembered(view, prompt.seat)
        # The old tree goes before the new one grows, so that there are never two of them.
        self._last = self._answered = None
        search = self._kind(self._game, self._knowledge, view, prompt.seat, self._worlds, root)
        search.think(prompt.options, self._usual if budget == Budget() else budget, began, until_sure)
        return search

    def _remembered(self, view: View, seat: int) -> Node | None:
        """The node of the old tree at which the game stands now, if it is there."""
        old = self._last
        if old is None or self._answered is None or old.seat != seat or old.view.options != view.options:
            return None
        looks = LOOKS
        for _ in range(WORLDS_TRIED if self._game.meta.hidden else 1):
            for g, node in _reached(old, self._answered):
                if g.view(seat) == view:
                    return node
                looks -= 1
                if looks <= 0:
                    return None
        return None


def _reached(old: Search, answered: Action) -> Iterator[tuple[Game[Any], Node]]:
    """The places of an old tree where its seat is asked next after an answer, those often visited first."""
    g, seat = old.sample(), old.seat
    node = old.root.children.get(answered)
    if node is None or answered not in g.legal(seat):
        return
    g.answer(seat, answered)
    waiting, steps = [(g, node)], STEPS
    while waiting and steps > 0:
        g, node = waiting.pop()
        # A question with one answer was answered without a thought, so the tree goes on behind it.
        if seat in g.asked() and len(g.legal(seat)) > 1:
            yield g, node
            if g.asked() == (seat,):
                continue
        following = _after(g, node)
        waiting += following
        steps -= len(following)


def _after(g: Game[Any], node: Node) -> list[tuple[Game[Any], Node]]:
    """The places one step on that the tree has been to and this position allows, the most visited last."""
    found, question = [], g.question
    for what, child in sorted(node.children.items(), key=lambda one: one[1].visits):
        if question is None or not child.visits:
            continue
        after = g.clone()
        try:
            if isinstance(question, Chance):
                after.luck(cast(Outcome, what))
            else:
                after.answer(question.seats[0], cast(Action, what))
        except Illegal:
            continue
        found.append((after, child))
    return found
