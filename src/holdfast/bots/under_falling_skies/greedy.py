"""The veteran: plays the round that looks best with the dice as they lie, and rolls again when that promises more."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.bots.base import Budget, Prompt
from holdfast.bots.under_falling_skies.judgement import chance
from holdfast.bots.under_falling_skies.planning import Placing, Plan
from holdfast.bots.under_falling_skies.searching import SkiesKnowledge
from holdfast.core.chance import Rng
from holdfast.core.flow import Chance
from holdfast.core.game import View
from holdfast.core.legality import Action
from holdfast.games.under_falling_skies.actions import WHITE_DICE, ChooseDie, DieId, Place, SpaceId
from holdfast.games.under_falling_skies.game import UnderFallingSkies

ROLLS = 2
"""How many new rolls it imagines before it gives up the dice it sees."""
MARGIN = 0.02
"""How much better a new roll must promise to be, in chances of winning."""


class Greedy:
    """Places dice by one plan, black ones first, and uses rooms so that the next round begins best."""

    needs_view = True

    def __init__(self, rng: Rng, worlds: Rng) -> None:
        self._worlds = worlds

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        """The option that looks best; the first of equals."""
        assert view is not None
        options = prompt.options
        if len(options) == 1:
            return options[0]
        g, knowledge = UnderFallingSkies.world(view, self._worlds), SkiesKnowledge()
        if prompt.text == "choose-die":
            placing, plan = knowledge.plan(g)
            if plan:
                return self._die(g, placing, plan, options)
        promised = knowledge.promise(g, prompt.seat, options)
        return options[max(range(len(options)), key=promised.__getitem__)]

    def _die(self, g: UnderFallingSkies, placing: Placing, plan: Plan, options: Sequence[Action]) -> Action:
        """The first die of the plan, or the white one after which a new roll promises more."""
        best, top = plan[0][0], chance(placing.odds(plan)) + MARGIN
        if best not in WHITE_DICE:
            for die, space in plan:
                if die in WHITE_DICE and (promised := self._after_new_roll(g, die, space)) > top:
                    best, top = die, promised
        act = ChooseDie(DieId(best))
        return act if act in options else options[0]

    def _after_new_roll(self, g: UnderFallingSkies, die: int, space: int) -> float:
        """The chance of winning to expect if a white die is placed now and the others are rolled again."""
        total, knowledge = 0.0, SkiesKnowledge()
        for _ in range(ROLLS):
            after = g.clone()
            after.answer(0, ChooseDie(DieId(die)))
            after.answer(0, Place(SpaceId(space)))
            if isinstance(after.question, Chance) and after.ending is None:
                after.luck(after.question.dist.sample(self._worlds))
                total += knowledge.worth(after)[0]
        return total / ROLLS
