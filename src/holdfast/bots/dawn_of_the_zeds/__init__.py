"""Players of Dawn of the Zeds: a greedy one by rules of thumb, and what a champion who searches knows."""

from __future__ import annotations

from holdfast.bots.base import Budget, Prompt
from holdfast.bots.dawn_of_the_zeds.knowledge import ZedsKnowledge
from holdfast.bots.dawn_of_the_zeds.thinking import judged
from holdfast.core.chance import Rng
from holdfast.core.game import View
from holdfast.core.legality import Action
from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds

BUDGET = Budget(iterations=30)
"""How long the champion thinks if nobody says."""


class Greedy:
    """A player by rules of thumb."""

    needs_view = True

    def __init__(self, rng: Rng, worlds: Rng) -> None:
        self._rng, self._worlds = rng, worlds

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        """The option that promises most; equal ones are decided by chance."""
        options = prompt.options
        if len(options) == 1:
            return options[0]
        assert view is not None
        worths = judged(DawnOfTheZeds.world(view, self._worlds), options)
        drawn = [worth + 1e-6 * self._rng.random() for worth in worths]
        return options[drawn.index(max(drawn))]


def knowledge() -> ZedsKnowledge:
    """What the search asks of this game."""
    return ZedsKnowledge()
