"""A greedy player of Under Falling Skies.

It plans the dice of a round as one assignment of dice to columns, weighs what the ships would do against what
the rooms would yield, and thinks no further than the round. All worths are in points of research.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from holdfast.bots.base import Budget, Prompt
from holdfast.core.chance import Rng
from holdfast.core.flow import GameOver
from holdfast.core.game import View
from holdfast.core.legality import Action
from holdfast.games.under_falling_skies import effects
from holdfast.games.under_falling_skies.actions import (
    ACTION_DICE,
    GREEN_SHIPS,
    ROBOT_DICE,
    WHITE_DICE,
    Activate,
    ChooseDie,
    EndPhase,
    Excavate,
    Place,
    PlaceRobot,
    SkipRobot,
    StartShip,
)
from holdfast.games.under_falling_skies.content import STRIDE, Room
from holdfast.games.under_falling_skies.game import UnderFallingSkies
from holdfast.games.under_falling_skies.state import OFF, READY

WIN, LOSS = 1000.0, -1000.0
DAMAGE = (2.5, 3.5, 5.0, 8.0, 14.0)
"""What each further damage costs; the last ones hurt most."""
ROW = 4.0
"""A row of the mothership is a round lost."""
THREAT = 5.0
"""A ship right above the base."""
NEARNESS = 1.3
"""How the threat grows with the rows a ship has come down: 1 evenly, more if the last rows count most."""
RED = 1.5
"""A red ship shot down never comes back."""
TARGET = 0.3
"""A ship on an explosion can be shot next round."""
ENERGY = (1.2, 1.0, 0.9, 0.7, 0.5, 0.3, 0.2)
"""What each unit of energy in store is worth."""
DIG = (1.0, 1.0, 1.0, 1.0)
"""A step of the excavator: up to the end of row C, then through rows D, E and F."""
DIG_STARTS = (0, 15, 20, 25)
"""The path index where each of these stretches begins."""
ROBOT = {"research": 0.45, "energy": 0.3, "fighter": 0.3, "robot": 0.05, "slow": 0.0}
"""What a robot yields per pip and use, by the room it stands in."""
WIDE = 1.3
"""Robots are worth more in wide rooms, which alone reach the high sums that the track asks for at its end."""
MARGIN = 0.5
"""How much better a new roll must promise to be."""
SAMPLES = 6

Plan = dict[int, int]
"""For each unplaced die the space it should go to."""


class Greedy:
    """Plays the round that looks best now."""

    needs_view = True

    def __init__(self, rng: Rng, worlds: Rng) -> None:
        self._rng, self._worlds = rng, worlds

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        """The option that looks best; the first of equals."""
        assert view is not None
        if len(prompt.options) == 1:
            return prompt.options[0]
        g = UnderFallingSkies.world(view, self._worlds)
        if prompt.text == "choose-die":
            return Placing(g).choose_die(prompt.options, self._worlds)
        if prompt.text == "place-die":
            return Placing(g).choose_space(prompt.options)
        best, best_worth = prompt.options[0], LOSS * 10
        for act in prompt.options:
            if isinstance(act, (Activate, Excavate, EndPhase, PlaceRobot, SkipRobot, StartShip)):
                worth = start_worth(g, act) if isinstance(act, StartShip) else worth_after(g, act)
                if worth > best_worth:
                    best, best_worth = act, worth
        return best


# ---------------------------------------------------------------- what a position is worth


def worth_after(g: UnderFallingSkies, act: Action) -> float:
    """The worth of the table after an answer of phase 2, with what the dice left in the base will yield."""
    if isinstance(act, EndPhase):
        return table_worth(g)
    g = g.clone()
    try:
        if isinstance(act, Activate):
            room = g.content.rooms[act.room]
            extra = robot_yield(g, room, effects.value_of(g, act.room))
            effects.activate(g, act.room)
        else:
            extra = 0.0
            g.answer(0, act)
    except GameOver:
        return WIN
    if g.ending is not None:
        return WIN if g.ending.winners else LOSS
    return table_worth(g) + extra + harvest(g, dice_at_work(g), g.state.ships)


def table_worth(g: UnderFallingSkies) -> float:
    """Trackers, ships and robots, without what the dice may still do."""
    state = g.state
    worth = sum(g.content.research[: state.research]) + sum(ENERGY[: state.energy]) + dug(state.excavator)
    worth += sky_worth(g)
    for die in ROBOT_DICE:
        if state.places[die] != OFF:
            worth += robot_worth(g, state.faces[die], state.places[die])
    return worth


def dug(excavator: int) -> float:
    """What it is worth to have dug so far."""
    return sum(
        worth * max(0, min(excavator, stop) - start)
        for worth, start, stop in zip(DIG, DIG_STARTS, (*DIG_STARTS[1:], 30))
    )


def sky_worth(g: UnderFallingSkies) -> float:
    """How well the base is: damage, the mothership and the ships that come down."""
    state = g.state
    worth = -sum(DAMAGE[max(0, len(DAMAGE) - g.content.damage_to_lose) :][: state.damage]) - ROW * state.mothership
    for ship, at in enumerate(state.ships):
        worth += ship_worth(g, ship, at)
    return worth


def ship_worth(g: UnderFallingSkies, ship: int, at: int) -> float:
    """A ship is the worse the closer it is; one on an explosion can be shot."""
    if at < 0:
        return 0.0
    row = at % STRIDE
    worth: float = -THREAT * (row / effects.IMPACT_ROW) ** NEARNESS
    if row and g.content.explosion[at]:
        worth += TARGET
    return worth if ship in GREEN_SHIPS else worth - RED


def robot_worth(g: UnderFallingSkies, face: int, space: int) -> float:
    """All that a robot will yield until it is used up."""
    room = g.content.rooms[g.content.room_of[space]]
    share = max(ROBOT[effect] for effect in room.effects) * (WIDE if len(room.spaces) > 1 else 1.0)
    return share * sum(max(0, pips + room.modifier) for pips in range(1, face + 1))


def robot_yield(g: UnderFallingSkies, room: Room, value: int) -> float:
    """What building a robot promises, as long as a blue die is free."""
    if "robot" not in room.effects or all(g.state.places[die] != OFF for die in ROBOT_DICE):
        return 0.0
    return ROBOT["research"] * sum(range(1, min(value, 6)))


def start_worth(g: UnderFallingSkies, act: StartShip) -> float:
    """A ship should start above explosions rather than above the mothership's symbols."""
    top = act.column * STRIDE + g.state.mothership
    rows = range(top + 1, min(top + 7, act.column * STRIDE + effects.IMPACT_ROW))
    return sum((g.content.explosion[at] > 0) - 2.0 * (g.content.symbol[at] == "M") for at in rows)


# ---------------------------------------------------------------- what dice in the base yield


def dice_at_work(g: UnderFallingSkies) -> Plan:
    """Faces by space of the dice that can be used this round."""
    state = g.state
    work = {state.places[die]: state.faces[die] for die in ACTION_DICE if state.places[die] != OFF}
    for die in ROBOT_DICE:
        if state.places[die] != OFF and state.robots[die - ROBOT_DICE[0]] == READY:
            work[state.places[die]] = state.faces[die]
    return work


def harvest(g: UnderFallingSkies, dice: Plan, ships: list[int]) -> float:
    """What the best use of dice in the base is worth: energy first, then whatever yields most for its cost."""
    board, energy, total = g.content, g.state.energy, 0.0
    jobs: list[tuple[float, int]] = []
    for index in {board.room_of[space] for space in dice if board.opens_with[space] < g.state.excavator}:
        room = board.rooms[index]
        if not all(space in dice and board.opens_with[space] < g.state.excavator for space in room.spaces):
            continue
        value = max(0, room.modifier + sum(dice[space] for space in room.spaces))
        if "energy" in room.effects and room.cost <= energy:
            gained = min(value, board.energy_max - energy)
            total += sum(ENERGY[energy : energy + gained])
            energy += gained
        jobs.append((job_worth(g, room, value, ships), room.cost))
    for space, face in dice.items():
        if board.opens_with[space] >= g.state.excavator and 0 < space - g.state.excavator <= face:
            jobs.append((dug(space) - dug(g.state.excavator), 1))
    for worth, cost in sorted(jobs, reverse=True):
        price = sum(ENERGY[energy - cost : energy]) if 0 < cost <= energy else 0.0
        if cost <= energy and worth > price:
            total += worth - price
            energy -= cost
    return total


def job_worth(g: UnderFallingSkies, room: Room, value: int, ships: list[int]) -> float:
    """What a room yields besides energy."""
    worth = robot_yield(g, room, value)
    for effect in room.effects:
        if effect == "fighter":
            explosion = g.content.explosion
            for ship, at in enumerate(ships):
                if at > 0 and 0 < explosion[at] <= value:
                    worth -= ship_worth(g, ship, at) - TARGET
        elif effect == "research":
            worth += research_gain(g, value)
    return worth


def research_gain(g: UnderFallingSkies, value: int) -> float:
    """The points of the spaces that a value covers."""
    track, at, left = g.content.research, g.state.research, value
    while at < len(track) and track[at] <= left:
        left -= track[at]
        at += 1
    return WIN if at == len(track) else float(value - left)


# ---------------------------------------------------------------- placing dice


class Placing:
    """The dice not yet placed, the columns still free, and what each die would do in each."""

    def __init__(self, g: UnderFallingSkies) -> None:
        frame: Any = g.stack[-1]
        state, board = g.state, g.content
        self.g, self.in_hand = g, frame.die
        self.faces = {die: state.faces[die] for die in ACTION_DICE if state.places[die] == OFF}
        self.work = dice_at_work(g)
        self.spaces: dict[int, list[int]] = {column: [] for column in range(5) if not frame.columns >> column & 1}
        for space, column in enumerate(board.column_of):
            if column not in self.spaces or space in state.places or space == state.excavator:
                continue
            if board.opens_with[space] < state.excavator:
                if board.room_of[space] >= 0:
                    self.spaces[column].append(space)
            elif space <= board.path_end and not frame.excavating and space - state.excavator <= 6:
                self.spaces[column].append(space)
        self._before = sky_worth(g)
        self._falls: dict[tuple[int, int], tuple[float, list[tuple[int, int]]]] = {}
        self._harvest = harvest(g, self.work, state.ships)
        self._best: dict[tuple[int, int], tuple[float, int]] = {}

    def fall(self, column: int, steps: int) -> tuple[float, list[tuple[int, int]]]:
        """What ships of a column do when they descend: the change in worth, and where they end."""
        key = (column, steps)
        if key not in self._falls:
            g = self.g.clone()
            try:
                effects.descend(g, column, steps)
                worth = sky_worth(g) - self._before
            except GameOver:
                worth = LOSS
            moved = [(ship, at) for ship, at in enumerate(g.state.ships) if at != self.g.state.ships[ship]]
            self._falls[key] = worth, moved
        return self._falls[key]

    def best(self, face: int, column: int) -> tuple[float, int]:
        """The best space of a column for a face, looked at by itself."""
        key = (face, column)
        if key not in self._best:
            worths = [(self.worth({0: space}, {0: face}), space) for space in self.spaces[column]]
            self._best[key] = max(worths, default=(LOSS, OFF))
        return self._best[key]

    def worth(self, plan: Plan, faces: Plan) -> float:
        """What a plan changes: ships fall, then rooms are used, with the dice that lie there already."""
        board, ships, total = self.g.content, self.g.state.ships[:], 0.0
        work, digging = dict(self.work), 0
        for die, space in plan.items():
            if space == OFF:
                return LOSS
            face = faces[die]
            change, moved = self.fall(board.column_of[space], effects.steps_for(self.g, face, space))  # type: ignore[arg-type]
            total += change
            for ship, at in moved:
                ships[ship] = at
            work[space] = face
            digging += board.opens_with[space] >= self.g.state.excavator
        if digging > 1:
            return LOSS
        return total + harvest(self.g, work, ships) - self._harvest

    def apart(self, faces: Plan) -> tuple[float, Plan]:
        """The best assignment if dice did not depend on each other."""
        dice, top, found = list(faces), LOSS * 10, {}
        for columns in permutations(self.spaces, len(dice)):
            total = sum([self.best(faces[die], column)[0] for die, column in zip(dice, columns)])
            if total > top:
                top, found = total, dict(zip(dice, columns))
        return top, {die: self.best(faces[die], column)[1] for die, column in found.items()}

    def plan(self) -> Plan:
        """The best assignment found by improving that one, a swap or a space at a time."""
        plan = self.apart(self.faces)[1]
        top = self.worth(plan, self.faces)
        improved = True
        while improved:
            improved = False
            for other in self._neighbours(plan):
                worth = self.worth(other, self.faces)
                if worth > top + 1e-9:
                    plan, top, improved = other, worth, True
        return plan

    def _neighbours(self, plan: Plan) -> list[Plan]:
        """Plans that differ by one space, by two dice swapped, or by a wide room filled."""
        board = self.g.content
        in_column = {board.column_of[space]: die for die, space in plan.items() if space != OFF}
        found = [plan | {die: space} for column, die in in_column.items() for space in self.spaces[column]]
        dice = list(plan)
        for index, one in enumerate(dice):
            for two in dice[index + 1 :]:
                found.append(plan | {one: plan[two], two: plan[one]})
        for room in board.rooms:
            empty = [space for space in room.spaces if space not in self.work]
            if len(empty) > 1 and all(space in self.spaces.get(board.column_of[space], ()) for space in empty):
                found.append(plan | {in_column[board.column_of[space]]: int(space) for space in empty})
        return found

    def choose_space(self, options: list[Action]) -> Action:
        """The space that the plan gives to the die in hand."""
        act = Place(self.plan()[self.in_hand])  # type: ignore[arg-type]
        return act if act in options else options[0]

    def choose_die(self, options: list[Action], worlds: Rng) -> Action:
        """Black dice first, to keep what was rolled; a white one when a new roll promises more."""
        plan = self.plan()
        white = [die for die in plan if die in WHITE_DICE]
        black = [die for die in plan if die not in WHITE_DICE]
        kept = self.apart(self.faces)[0]
        ranked = sorted((self._after_reroll(die, plan[die], worlds), -die) for die in white)
        if ranked and (not black or ranked[-1][0] > kept + MARGIN):
            die = -ranked[-1][1]
        else:
            die = max(black, key=lambda one: self.worth({one: plan[one]}, self.faces))
        act = ChooseDie(die)  # type: ignore[arg-type]
        return act if act in options else options[0]

    def _after_reroll(self, die: int, space: int, worlds: Rng) -> float:
        """What to expect if a white die is placed now and the others are rolled again."""
        here = self.worth({die: space}, self.faces)
        column = self.g.content.column_of[space]
        rest = [other for other in self.faces if other != die]
        kept, self.spaces = self.spaces, {c: s for c, s in self.spaces.items() if c != column}
        total = 0.0
        for _ in range(SAMPLES):
            total += self.apart({other: int(worlds.random() * 6) + 1 for other in rest})[0]
        self.spaces = kept
        return here + total / SAMPLES
