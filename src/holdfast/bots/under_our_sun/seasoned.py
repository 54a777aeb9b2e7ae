"""A seasoned player: the greedy one with a sense of time. The champion thinks ahead with it.

Nearly all games that the greedy player loses are lost by the clock. So this one drinks, heals and gathers no more
than the rest of the mission asks for, walks on by night while it is well, and looks for targets where they can lie.
Each of these habits was kept because it won more of 200 to 300 games on common deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from holdfast.bots.under_our_sun.answers import ANSWERS, CAST, passing
from holdfast.bots.under_our_sun.goals import Goal
from holdfast.bots.under_our_sun.situation import Situation
from holdfast.bots.under_our_sun.traitor import is_traitor
from holdfast.bots.under_our_sun.turn import take_turn, usual_goal
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import actions as acts
from holdfast.games.under_our_sun import tilestack
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.state import NIGHT, NOBODY

SPARE = 3
"""HP that are not to be spent on thirst."""
WELL = 4
"""From so many HP on medicine can wait, and the night need not be feared."""
HURRIED = frozenset({"search_and_rescue"})
"""Missions of long ways, in which nothing is worth an action that does not lead on."""
FIGHTERS = ("thickskin", "veteran")
"""Whom to play where they do better than the usual ones."""
FOR_FIGHTERS = frozenset({"pump_line_nine", "search_and_rescue"})
WATER_ACTS = (acts.Refill, acts.TakeWater, acts.CollectRain)
SEARCHES = (acts.Loot, acts.OpenBox, acts.Craft)
DRESSINGS = frozenset({"bandage", "medkit", "trauma_bag"})


def leads_out(g: UnderOurSun) -> bool:
    """Has the mission a target somewhere out there?"""
    return bool(g.content.mission.targets)


class Seasoned(Situation):
    """A position as a seasoned player sees it."""

    @cached_property
    def phases_left(self) -> int:
        """Day phases after this one."""
        days = self.content.day_limit(self.people) - self.state.day
        return days * 3 + max(0, NIGHT - self.state.phase)

    @cached_property
    def has_water_to_the_end(self) -> bool:
        """Will water, and HP that can be spared, last until the mission is over?"""
        return self.water + max(0, self.me.hp - SPARE) >= self.phases_left

    @cached_property
    def sources(self) -> list[int]:
        """Tiles with water to be had, while any is needed."""
        return [] if self.has_water_to_the_end else super().sources

    @cached_property
    def goal(self) -> Goal:
        """The usual goal; targets are looked for where they can lie, and the night is used."""
        goal = usual_goal(self)
        if goal.tile == NOBODY and not is_traitor(self):
            goal.far = max(goal.far, self.nearest_ring)
        if self.by_night and self.me.hp >= WELL and leads_out(self.g):
            goal.urgent = True
        return goal

    @cached_property
    def nearest_ring(self) -> int:
        """The least distance from New Haven at which a target that is still to be found can lie."""
        rings = [ring for tile, _, _, ring in tilestack.inserts(self.g) if not self.is_revealed(tile)]
        return min(rings, default=0)

    def is_worth_it(self, act: Action) -> bool:
        """Is there time for an action?"""
        if isinstance(act, WATER_ACTS):
            return not self.has_water_to_the_end
        if isinstance(act, SEARCHES):
            return self.mission not in HURRIED
        return self.me.hp < WELL or self.is_infection_about or not self.is_medicine(act)

    @cached_property
    def is_infection_about(self) -> bool:
        """Does anybody here need a cure?"""
        return any(self.state.characters[who].infected for who in (self.who, *self.fellows))

    def is_medicine(self, act: Action) -> bool:
        """Does it only heal?"""
        if isinstance(act, acts.Use):
            return self.content.thing(act.card).name in DRESSINGS
        return isinstance(act, acts.UseSkill)


def seasoned_turn(sit: Seasoned, options: Sequence[Action]) -> Action:
    """The next action of a turn."""
    if is_traitor(sit):
        return take_turn(sit, options)
    return take_turn(sit, [act for act in options if sit.is_worth_it(act)], sit.goal)


def seasoned_answer(g: UnderOurSun, options: Sequence[Action]) -> Action:
    """The answer to any question; it needs no view and no luck, so that it can be asked in positions thought of."""
    question: Any = g.question
    if question.text == "act":
        frame: Any = g.stack[-1]
        return seasoned_turn(Seasoned(g, frame.actor), options)
    if question.text == "choose-character":
        return _cast(g, options)
    answer = ANSWERS.get(question.text)
    return passing(options) if answer is None else answer(g, options)


def _cast(g: UnderOurSun, options: Sequence[Action]) -> Action:
    """Fighters for some missions, else the usual ones."""
    names, fighters = g.content.names["character"], g.content.mission.name in FOR_FIGHTERS
    order = (*FIGHTERS, *CAST) if fighters else CAST
    return min(options, key=lambda act: order.index(names[act.character]))  # type: ignore[attr-defined]
