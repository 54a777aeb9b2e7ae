"""What the champion knows of Under Falling Skies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.bots.base import Budget
from holdfast.bots.under_falling_skies.judgement import chance
from holdfast.bots.under_falling_skies.planning import Placing, Plan
from holdfast.bots.under_falling_skies.prospects import Prospects, prospects_of, standing_of
from holdfast.core.chance import Rng
from holdfast.core.flow import Chance
from holdfast.core.legality import Action
from holdfast.games.under_falling_skies.actions import (
    WHITE_DICE,
    ChooseDie,
    DieId,
    Place,
    RemoveRobot,
    SetAside,
    SpaceId,
)
from holdfast.games.under_falling_skies.flow import BuildRobot, MoveMothership, PlaceDice
from holdfast.games.under_falling_skies.game import UnderFallingSkies
from holdfast.games.under_falling_skies.state import OFF

BUDGET = Budget(iterations=48)
"""Less than a tenth of a second for most answers; docs/bots.md says what that wins."""
EXPLORATION = 0.05
"""Sensible answers lie a few hundredths apart."""
TRIFLE = 1e-6
"""To end the phase does as much as to set dice aside one by one."""
MOST_PLANS = 20_000
"""Plans kept in mind; beyond that all are forgotten."""

Key = tuple[Any, ...]


class SkiesKnowledge:
    """Rolled dice are placed by plan; a position is judged by the round that follows from the best use of its dice."""

    exploration = EXPLORATION

    def __init__(self) -> None:
        self._plans: dict[Key, Plan] = {}

    def worth(self, g: UnderFallingSkies) -> Sequence[float]:
        """The chance of winning."""
        prospects, frame = prospects_of(g.options), g.stack[-1]
        if isinstance(frame, PlaceDice):
            return [self._worth_placing(g, prospects, frame)]
        at = standing_of(g)
        if isinstance(frame, MoveMothership):
            return [chance(prospects.begun(at, prospects.started(at.ships, at.row)))]
        return [chance(prospects.odds(at, frame.value if isinstance(frame, BuildRobot) else 0))]

    def _worth_placing(self, g: UnderFallingSkies, prospects: Prospects, frame: PlaceDice) -> float:
        if isinstance(g.question, Chance):
            if not frame.columns:
                at = standing_of(g)
                return chance(prospects.begun(at, prospects.ship_odds(at.ships, at.row)))
            placing = Placing(g, prospects)
            if len(placing.faces) == 1:
                return placing.last_die()
            return chance(placing.odds(placing.best()))
        placing, plan = self.plan(g)
        return chance(placing.odds(plan))

    def settled(self, g: UnderFallingSkies, steps: int) -> bool:
        """Quick play ends where the rest of the round can be worked out."""
        return self.known(g)

    def known(self, g: UnderFallingSkies) -> bool:
        """With at most one die left to place, all that follows in the round can be worked out."""
        frame = g.stack[-1]
        if not isinstance(frame, PlaceDice):
            return True
        left = frame.columns.bit_count()
        return left >= 4 or (left == 0 and isinstance(g.question, Chance))

    def promise(self, g: UnderFallingSkies, seat: int, options: Sequence[Action]) -> Sequence[float]:
        """The planned die first, then white ones, which bring a new roll; spaces by what plans with them yield."""
        if isinstance(g.stack[-1], PlaceDice):
            placing, plan = self.plan(g)
            if not plan:  # robots stand on every space that is left
                return [0.0] * len(options)
            if placing.in_hand == OFF:
                return [self._die_promise(act, plan) for act in options]
            return [placing.with_first(plan, act.space) if isinstance(act, Place) else -99.0 for act in options]
        found = []
        for act in options:
            after = g.clone()
            after.answer(seat, act)
            won = after.ending is not None and bool(after.ending.winners)
            worth = float(won) if after.ending is not None else self.worth(after)[0]
            found.append(worth - TRIFLE if isinstance(act, (SetAside, RemoveRobot)) else worth)
        return found

    @staticmethod
    def _die_promise(act: Action, plan: Plan) -> float:
        if not isinstance(act, ChooseDie):
            return -1.0
        if act.die == plan[0][0]:
            return 3.0
        return 2.0 if act.die in WHITE_DICE else 1.0

    def play(self, g: UnderFallingSkies, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        """The next step of the plan."""
        placing, plan = self.plan(g)
        if not plan:
            return options[0]
        die, space = plan[0]
        act = ChooseDie(DieId(die)) if placing.in_hand == OFF else Place(SpaceId(space))
        return act if act in options else options[0]

    # ------------------------------------------------------------------ plans kept in mind

    def plan(self, g: UnderFallingSkies) -> tuple[Placing, Plan]:
        """The plan for the dice that are left; one that has worked out so far is kept."""
        placing = Placing(g, prospects_of(g.options))
        key = _key(g)
        plan = self._plans.get((key, OFF))
        if not plan or placing.in_hand not in (OFF, plan[0][0]):
            own = (key, placing.in_hand)
            plan = self._plans.get(own)
            if plan is None:
                plan = placing.best()
                if len(self._plans) > MOST_PLANS:
                    self._plans.clear()
                self._plans[own] = plan
                self._keep(key, placing, plan)
        return placing, plan

    def _keep(self, key: Key, placing: Placing, plan: Plan) -> None:
        """Remember what is left of a plan for the positions that it leads to without a new roll."""
        ships, row, damage, *same, faces, places = key
        board, slows = placing.prospects.board, placing.prospects.slows
        for done, (die, space) in enumerate(plan[:-1], start=1):
            if die in WHITE_DICE:
                return
            fallen = placing.prospects.fall(ships, row, board.column_of[space], faces[die] - slows[space])
            if fallen is None:
                return
            ships, row, hits = fallen
            damage += hits
            places = (*places[:die], space, *places[die + 1 :])
            self._plans.setdefault(((ships, row, damage, *same, faces, places), OFF), plan[done:])


def _key(g: UnderFallingSkies) -> Key:
    state = g.state
    return (
        tuple(state.ships),
        state.mothership,
        state.damage,
        state.energy,
        state.research,
        state.excavator,
        tuple(state.faces),
        tuple(state.places),
    )
