"""The novice: plays like the veteran, but now and then answers without thinking."""

from __future__ import annotations

from holdfast.bots.base import Bot, Budget, Prompt
from holdfast.core.chance import Rng
from holdfast.core.game import View
from holdfast.core.legality import Action

SLIP = 0.2
"""How often a novice does not think."""


class Novice:
    """A player who knows what is good and does not always do it."""

    needs_view = True

    def __init__(self, veteran: Bot, rng: Rng) -> None:
        self._veteran, self._rng = veteran, rng

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        """The veteran's answer, or any answer at all when attention slips."""
        if self._rng.random() < SLIP:
            return prompt.options[int(self._rng.random() * len(prompt.options))]
        return self._veteran.choose(view, prompt, budget)
