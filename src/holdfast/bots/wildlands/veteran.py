"""The veteran: takes the answer that looks best now, one action ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from holdfast.bots.base import Budget, Prompt
from holdfast.bots.wildlands.sight import Sight
from holdfast.core.chance import Rng
from holdfast.core.game import View
from holdfast.core.legality import Action
from holdfast.games.wildlands.actions import Collect, Interrupt, Pass
from holdfast.games.wildlands.game import Wildlands
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.games.wildlands.scoring import GOAL

LIKELY = 0.5
"""How likely a blow must defeat somebody to be worth a special card, if that makes the winning point."""


class Greedy:
    """Takes the answer that looks best now."""

    needs_view = True

    def __init__(self, rng: Rng, worlds: Rng) -> None:
        self.rng, self.worlds = rng, worlds

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        assert view is not None
        if len(prompt.options) == 1:
            return prompt.options[0]
        options = cast(WildlandsOptions, view.options)

        def sight() -> Sight:
            return Sight(options, view.table, view.stack, prompt.seat)

        if prompt.text == "interrupt":
            me = view.table.players[prompt.seat]
            return maybe_interrupt(me, prompt.options, sight, lambda: Wildlands.world(view, self.worlds))
        return best_at_sight(sight(), prompt.options, self.rng)


def best_at_sight(sight: Sight, options: Sequence[Action], rng: Rng) -> Action:
    """The option with the highest worth; among equal ones chance decides."""
    best, found = -1e9, options[0]
    for act, worth in zip(options, sight.worths(options), strict=True):
        worth += 0.001 * rng.random()
        if worth > best:
            best, found = worth, act
    return found


def maybe_interrupt(
    me: Any, options: Sequence[Action], sight: Callable[[], Sight], world: Callable[[], Wildlands]
) -> Action:
    """Interrupt only to make the winning point: anything else can wait for the own turn."""
    interrupts = [act for act in options if isinstance(act, Interrupt)]
    if interrupts and me.collected + len(me.trophies) >= GOAL - 1:
        g, seen = world(), sight()
        g.answer(me.seat, interrupts[0])
        for act in g.legal(me.seat):
            if isinstance(act, Collect) or seen.kill_chance(act) > LIKELY:
                return interrupts[0]
    return next(act for act in options if isinstance(act, Pass))
