"""Planning the dice of a round: which die goes to which space, and in what order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from holdfast.bots.under_falling_skies.judgement import LOST, chance
from holdfast.bots.under_falling_skies.prospects import Faces, Prospects, Standing, standing_of
from holdfast.games.under_falling_skies.actions import ACTION_DICE, WHITE_DICE
from holdfast.games.under_falling_skies.content import STRIDE
from holdfast.games.under_falling_skies.effects import HIGHEST_FACE
from holdfast.games.under_falling_skies.game import UnderFallingSkies
from holdfast.games.under_falling_skies.state import OFF

Plan = tuple[tuple[int, int], ...]
"""Dice with the spaces they go to, in the order of placing."""
BETTER = 1e-6


class Placing:
    """The dice not yet placed, and the spaces each column still offers."""

    def __init__(self, g: UnderFallingSkies, prospects: Prospects) -> None:
        frame: Any = g.stack[-1]
        self.prospects = prospects
        self.at: Standing = standing_of(g)
        self.in_hand: int = frame.die
        self.faces: Faces = {die: g.state.faces[die] for die in ACTION_DICE if g.state.places[die] == OFF}
        self.excavating: bool = frame.excavating
        free = [column for column in range(5) if not frame.columns >> column & 1]
        self.spaces = {column: spaces for column in free if (spaces := self._spaces(g, column))}
        self._known: dict[Plan, float] = {}

    def _spaces(self, g: UnderFallingSkies, column: int) -> list[int]:
        board, excavator = g.content, self.at.excavator
        found = []
        for space, where in enumerate(board.column_of):
            if where != column or space in g.state.places or space == excavator:
                continue
            if board.opens_with[space] < excavator:
                if board.room_of[space] >= 0:
                    found.append(space)
            elif space <= board.path_end and not self.excavating and space - excavator <= HIGHEST_FACE:
                found.append(space)
        return found

    # ------------------------------------------------------------------ judging plans

    def odds(self, plan: Plan) -> float:
        """The odds of winning if a plan is carried out with the faces the dice show."""
        found = self._known.get(plan)
        if found is None:
            found = self._known[plan] = self.odds_with(plan, self.faces)
        return found

    def odds_with(self, plan: Plan, faces: Faces) -> float:
        """The odds of winning if a plan is carried out with these faces."""
        prospects, at = self.prospects, self.at
        board, slows = prospects.board, prospects.slows
        ships, row, damage, digs = at.ships, at.row, at.damage, 0
        dice = dict(at.dice)
        for die, space in plan:
            face = faces[die]
            if board.opens_with[space] >= at.excavator:
                digs += 1
                if digs > 1 or (prospects.strict and space - at.excavator > face):
                    return LOST
            fallen = prospects.fall(ships, row, board.column_of[space], face - slows[space])
            if fallen is None:
                return LOST
            ships, row, hits = fallen
            damage += hits
            if damage >= board.damage_to_lose:
                return LOST
            dice[space] = face
        return prospects.harvest(at, ships, row, damage, dice)

    def last_die(self) -> float:
        """The chance of winning when the last die is yet to be rolled: the best space for every face."""
        if not self.spaces:
            return chance(self.odds(()))
        (die,) = self.faces
        (spaces,) = self.spaces.values()
        total = 0.0
        for face in range(1, HIGHEST_FACE + 1):
            total += chance(max([self.odds_with(((die, space),), {die: face}) for space in spaces]))
        return total / HIGHEST_FACE

    def with_first(self, plan: Plan, space: int) -> float:
        """The odds of a plan changed so that its first die goes to another space."""
        (die, planned), *rest = plan
        board = self.prospects.board
        column, wanted = board.column_of[planned], board.column_of[space]
        if wanted == column:
            return self.odds(((die, space), *rest))
        moved = [
            tuple([(other, there if board.column_of[aim] == wanted else aim) for other, aim in rest])
            for there in {planned, self.spaces[column][0]}
        ]
        return max([self.odds(((die, space), *others)) for others in moved])

    # ------------------------------------------------------------------ finding plans

    def best(self) -> Plan:
        """The best plan found by improving several simple ones, which lay all dice on the surface.

        That it starts from several is what makes it good: from one alone it is led into a plan that only looks best.
        """
        return max([self.improved(plan) for plan in self._beginnings()], key=self.odds)

    def _beginnings(self) -> Iterator[Plan]:
        """Low dice where ships are low, the same with the columns turned, and the other way round."""
        lowest = dict.fromkeys(self.spaces, 0)
        for at in self.at.ships:
            column, row = divmod(at, STRIDE)
            if column in lowest:
                lowest[column] = max(lowest[column], row)
        columns = sorted(self.spaces, key=lambda column: -lowest[column])
        rising = sorted(self.faces, key=lambda die: self.faces[die])
        turned = [columns[by:] + columns[:by] for by in range(len(columns))]
        for order in [*turned, columns[::-1]] if len(columns) > 2 else turned:
            column_of = dict(zip(rising, order))
            dice = sorted(column_of, key=self._turn)
            yield tuple([(die, self.spaces[column_of[die]][0]) for die in dice])

    def _turn(self, die: int) -> tuple[bool, bool]:
        """The die in hand comes first, then black dice, which leave the others as they were rolled."""
        return die != self.in_hand, die in WHITE_DICE

    def improved(self, plan: Plan) -> Plan:
        """A plan made better step by step, until no step helps."""
        top, stepped = self.odds(plan), True
        pairs = list(combinations(range(len(plan)), 2))
        while stepped:
            stepped = False
            for step in (*range(len(plan)), *pairs, None):
                for other in self._steps(plan, step):
                    odds = self.odds(other)
                    if odds > top + BETTER:
                        plan, top, stepped = other, odds, True
        return plan

    def _steps(self, plan: Plan, step: int | tuple[int, int] | None) -> Iterator[Plan]:
        """Plans with another space for one die, with two dice changing places, or with a wide room filled."""
        if step is None:
            yield from self._wide(plan)
        elif isinstance(step, int):
            die, space = plan[step]
            for other in self.spaces[self.prospects.board.column_of[space]]:
                if other != space:
                    yield (*plan[:step], (die, other), *plan[step + 1 :])
        else:
            one, two = step
            (die, space), (second, beyond) = plan[one], plan[two]
            swapped = [*plan]
            swapped[one], swapped[two] = (die, beyond), (second, space)
            yield tuple(swapped)
            if self._turn(die) == self._turn(second):  # the same spaces, the other die first
                swapped[one], swapped[two] = plan[two], plan[one]
                yield tuple(swapped)

    def _wide(self, plan: Plan) -> Iterator[Plan]:
        """Plans that fill a room of several spaces."""
        board, at = self.prospects.board, self.at
        held = {*at.dice, *(space for space, _, _ in at.robots)}
        columns = [board.column_of[space] for _, space in plan]
        for room in board.rooms:
            if len(room.spaces) == 1 or any(board.opens_with[space] >= at.excavator for space in room.spaces):
                continue
            empty = {board.column_of[space]: space for space in room.spaces if space not in held}
            if empty and all(column in columns for column in empty):
                filled = tuple([(die, empty.get(column, space)) for (die, space), column in zip(plan, columns)])
                if filled != plan:
                    yield filled
