"""A greedy player of Under our Sun: it stays alive first, and brings the mission on with what is left of the day.

`situation.py` is what it takes in, `goals.py` what each mission wants next, `turn.py` the actions of a turn,
`fighting.py` whom to strike, `answers.py` the smaller questions. It thinks no further than the way to its next goal.

The champion searches: `seasoned.py` is how it plays in its thoughts, `chances.py` how it judges where they lead,
`knowledge.py` what else it looks at.
"""

from __future__ import annotations

from typing import Any

from holdfast.bots.base import Budget, Prompt
from holdfast.bots.under_our_sun.answers import ANSWERS, passing
from holdfast.bots.under_our_sun.knowledge import SunKnowledge
from holdfast.bots.under_our_sun.situation import Situation
from holdfast.bots.under_our_sun.turn import take_turn
from holdfast.core.chance import Rng
from holdfast.core.game import View
from holdfast.core.legality import Action
from holdfast.games.under_our_sun.game import UnderOurSun

BUDGET = Budget(iterations=1)
"""It plays as it would at first sight, which is what was measured; docs/bots.md says why."""
ADVICE = Budget(iterations=48)
"""Hints tell chances, and one line of play gives none."""


def knowledge() -> SunKnowledge:
    """What the champion knows."""
    return SunKnowledge()


class Greedy:
    """Does what looks best for its character now."""

    needs_view = True

    def __init__(self, rng: Rng, worlds: Rng) -> None:
        self._rng, self._worlds = rng, worlds

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        """The option that looks best; the first of equals."""
        assert view is not None
        if len(prompt.options) == 1:
            return prompt.options[0]
        g = UnderOurSun.world(view, self._worlds)
        if prompt.text == "act":
            frame: Any = g.stack[-1]
            return take_turn(Situation(g, frame.actor), prompt.options)
        answer = ANSWERS.get(prompt.text)
        return passing(prompt.options) if answer is None else answer(g, prompt.options)
