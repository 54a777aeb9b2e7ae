"""A bot that chooses blindly: the measure of every other bot, and a good finder of rare positions."""

from __future__ import annotations

from holdfast.bots.base import Budget, Prompt
from holdfast.core.chance import Rng
from holdfast.core.game import View
from holdfast.core.legality import Action


class RandomBot:
    """Every option is as likely as any other."""

    needs_view = False

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        """One of the options, all alike."""
        return prompt.options[int(self._rng.random() * len(prompt.options))]
