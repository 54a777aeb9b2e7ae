"""What becomes of a round: how ships fall, what the dice in the base yield, and how good the next round begins.

Falls and the mothership's move are the engine's own, played on a table kept for it, and remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from typing import Any

from msgspec import Struct

from holdfast.bots.under_falling_skies.judgement import LOST, WON, Judgement
from holdfast.core.flow import GameOver
from holdfast.games.under_falling_skies import effects
from holdfast.games.under_falling_skies.actions import ACTION_DICE, RED_SHIPS, ROBOT_DICE, ColumnId, SpaceId
from holdfast.games.under_falling_skies.content import STRIDE, SURFACE_END
from holdfast.games.under_falling_skies.game import UnderFallingSkies
from holdfast.games.under_falling_skies.meta import SkiesOptions
from holdfast.games.under_falling_skies.state import OFF, READY, Table

Ships = tuple[int, ...]
Faces = dict[int, int]
"""Faces of dice by the space they lie on, or by die."""
Robot = tuple[int, int, bool]
"""A robot's space, its face, and whether it can work this round."""
MOST_REMEMBERED = 200_000
"""Falls and skies kept in mind; beyond that all are forgotten."""
MOST_HARVESTS = 50_000
"""The same for what rounds come to."""
OUT_OF_REACH = -99
"""The face of a die that is not there."""
TIE = 0.01
"""Between robots in rooms alike, a better modifier decides."""


class Standing(Struct, frozen=True):
    """What matters of a table while its dice are placed or used."""

    ships: Ships
    row: int
    damage: int
    energy: int
    research: int
    excavator: int
    dice: Faces
    robots: tuple[Robot, ...]


Job = tuple[int, int, float]
"""The value of a room, its cost, and what robots at work in it take from the odds."""


class Jobs(Struct, frozen=True):
    """What the dice in the base can do: for energy, or, with `gained` and `flak`, for nothing."""

    research: list[Job]
    shots: list[Job]
    robots: list[Job]
    gained: int
    flak: int
    """The value of the shot that comes with the energy."""
    dig: int
    """The space the excavator can move to."""


def standing_of(g: UnderFallingSkies) -> Standing:
    """What matters of a position."""
    state = g.state
    return Standing(
        tuple(state.ships),
        state.mothership,
        state.damage,
        state.energy,
        state.research,
        state.excavator,
        {state.places[die]: state.faces[die] for die in ACTION_DICE if state.places[die] != OFF},
        tuple(
            (state.places[die], state.faces[die], state.robots[die - ROBOT_DICE[0]] == READY)
            for die in ROBOT_DICE
            if state.places[die] != OFF
        ),
    )


@cache
def prospects_of(options: SkiesOptions) -> Prospects:
    """The prospects on the board of these options, made once."""
    return Prospects(options)


class Prospects:
    """Looks ahead to the start of the next round, on one board."""

    def __init__(self, options: SkiesOptions) -> None:
        self._table = UnderFallingSkies.new(options)
        self.board = board = self._table.content
        self.strict = options.strict_excavation
        self.judgement = Judgement(board)
        self._falls: dict[tuple[Ships, int, int, int], tuple[Ships, int, int] | None] = {}
        self._skies: dict[tuple[Ships, int, int], float | None] = {}
        self._advances: dict[tuple[int, tuple[int, ...]], int] = {}
        self._harvests: dict[tuple[Any, ...], float] = {}
        self._working = [None if room.effects[0] == "slow" else room for room in board.rooms]
        self._setbacks = [self._setback(row) for row in range(board.skull_row)]
        self._robot_spaces = [self._by_robots(row) for row in range(board.skull_row)]
        self.slows = [room >= 0 and board.rooms[room].effects[0] == "slow" for room in board.room_of]

    def _by_robots(self, row: int) -> list[SpaceId]:
        """The spaces of rooms, the best place for a robot first."""
        rooms, pips = self.board.rooms, self.judgement.robot[row]
        ranked = sorted(range(len(rooms)), key=lambda room: pips[room] + TIE * rooms[room].modifier, reverse=True)
        return [space for room in ranked for space in rooms[room].spaces]

    # ------------------------------------------------------------------ ships

    def fall(self, ships: Ships, row: int, column: int, steps: int) -> tuple[Ships, int, int] | None:
        """Ships of a column descend: where all ships and the mothership are then, and the hits; None if it is lost."""
        key = (ships, row, column, steps)
        try:
            return self._falls[key]
        except KeyError:
            self._falls[key] = found = self._fall(*key)
            return found

    def _fall(self, ships: Ships, row: int, column: int, steps: int) -> tuple[Ships, int, int] | None:
        if len(self._falls) > MOST_REMEMBERED:
            self._falls.clear()
        state = self._lay(ships, row)
        try:
            effects.descend(self._table, column, steps)
        except GameOver:
            return None
        return tuple(state.ships), state.mothership, state.damage

    def _lay(self, ships: Ships, row: int) -> Table:
        """The table kept for looking ahead, with these ships and no damage."""
        state = self._table.state
        state.ships, state.mothership, state.damage = list(ships), row, 0
        return state

    def sky(self, ships: Ships, row: int, shot: int) -> float | None:
        """What the ships add to the odds at the start of the next round, after a shot; None if there is none."""
        key = (ships, row, shot)
        try:
            return self._skies[key]
        except KeyError:
            self._skies[key] = found = self._sky(*key)
            return found

    def _sky(self, ships: Ships, row: int, shot: int) -> float | None:
        if len(self._skies) > MOST_REMEMBERED:
            self._skies.clear()
        g, state = self._table, self._lay(ships, row)
        if shot:
            effects.shoot(g, shot)
        try:
            effects.resolve_track(g)
            effects.advance_mothership(g)
        except GameOver:
            return None
        return self.started(tuple(state.ships), state.mothership)

    def started(self, ships: Ships, row: int) -> float:
        """What ships add to the odds once all that wait have started where they do least harm."""
        g, state = self._table, self._lay(ships, row)
        green = self.judgement.green[row]
        while (ship := effects.next_waiting(g)) is not None:
            column = max(effects.start_columns(g), key=lambda one: green[one * STRIDE])
            effects.start_ship(g, ship, ColumnId(column))
        return self.ship_odds(state.ships, row)

    def ship_odds(self, ships: Sequence[int], row: int) -> float:
        """What the ships add to the odds."""
        green, red = self.judgement.green[row], self.judgement.red[row]
        return sum([(red if ship in RED_SHIPS else green)[at] for ship, at in enumerate(ships)])

    def _setback(self, row: int) -> tuple[int, int, int]:
        """What the track takes at the end of a round: steps of digging, steps of research, damage."""
        g, state, board = self._table, self._table.state, self.board
        state.mothership, state.damage = row, 0
        state.excavator, state.research = board.path_end, len(board.research)
        effects.resolve_track(g)
        return board.path_end - state.excavator, len(board.research) - state.research, state.damage

    # ------------------------------------------------------------------ dice

    def begun(self, at: Standing, ships_add: float) -> float:
        """The odds at the start of a round, given what the ships add."""
        judged, row = self.judgement, at.row
        odds = judged.base[row][at.research][at.excavator] + judged.energy[row][at.energy]
        return odds + judged.damage[row][at.damage] + ships_add + self._robots(at.robots, row, at.excavator)

    def odds(self, at: Standing, robot: int = 0) -> float:
        """The odds of winning if the dice in the base are put to their best use and the round ends.

        `robot` is the value of one that is being built.
        """
        return self.harvest(at, at.ships, at.row, at.damage, at.dice, robot)

    def harvest(self, at: Standing, ships: Ships, row: int, damage: int, dice: Faces, robot: int = 0) -> float:
        """The same for a table that stands otherwise in these points; worked out once, as many plans lead there."""
        key = (ships, row, damage, frozenset(dice.items()), at.energy, at.research, at.excavator, at.robots, robot)
        found = self._harvests.get(key)
        if found is None:
            if len(self._harvests) > MOST_HARVESTS:
                self._harvests.clear()
            found = self._harvests[key] = self._harvest(at, ships, row, damage, dice, robot)
        return found

    def _harvest(self, at: Standing, ships: Ships, row: int, damage: int, dice: Faces, robot: int) -> float:
        after, board, judged = row + 1, self.board, self.judgement
        jobs = self._jobs(at, dice, after)
        studies = self._studies(at.research, jobs.research) if jobs.research else [(0, at.research, 0.0)]
        for cost, research, _ in studies:
            if research == len(board.research) and _left(at.energy, jobs.gained, cost, board.energy_max) >= 0:
                return WON
        back, forgotten, hit = self._setbacks[row]
        damage += hit
        calm = self.sky(ships, row, jobs.flak)
        if calm is None or damage >= board.damage_to_lose:
            return LOST
        others = [(0, calm)]
        for value, cost, wear in jobs.shots:
            shot = self.sky(ships, row, value)
            if value > jobs.flak and shot is not None and shot != calm:
                others.append((cost, shot + wear))
        for value, cost, wear in (*jobs.robots, (robot, 0, 0.0)) if robot else jobs.robots:
            gain = self._built(at, after, value) + wear
            others += [(spent + cost, odds + gain) for spent, odds in others]
        grounds = [(0, *self._ground(at, at.excavator, back, after))]
        if jobs.dig != OFF:
            grounds.append((1, *self._ground(at, jobs.dig, back, after)))
        base, best = judged.base[after], LOST
        for study_cost, research, wear in studies:
            learnt = base[max(0, research - forgotten)]
            for dig_cost, excavator, robots in grounds:
                odds = learnt[excavator] + robots + wear
                odds += self._with_energy(at.energy, jobs.gained, study_cost + dig_cost, after, others)
                if odds > best:
                    best = odds
        return best + judged.damage[after][damage]

    def _with_energy(self, store: int, gained: int, spent: int, row: int, others: list[tuple[int, float]]) -> float:
        """The best of several things to do beside what is spent, with what the energy left after it is worth."""
        most, energy, best = self.board.energy_max, self.judgement.energy[row], LOST
        for cost, odds in others:
            left = _left(store, gained, spent + cost, most)
            if left >= 0:
                odds += energy[left]
                if odds > best:
                    best = odds
        return best

    def _jobs(self, at: Standing, dice: Faces, row: int) -> Jobs:
        """What the dice in the base can do."""
        excavator, work = at.excavator, dice
        opens, room_of = self.board.opens_with, self.board.room_of
        if at.robots:
            work = dice | {space: face for space, face, ready in at.robots if ready}
        research: list[Job] = []
        shots: list[Job] = []
        robots: list[Job] = []
        gained, flak, dig = 0, 0, OFF
        for space, face in work.items():
            if opens[space] >= excavator:
                if space - excavator <= face:
                    dig = space
                continue
            index = room_of[space]
            room = self._working[index]
            if room is None:
                continue
            value = face + room.modifier
            if len(room.spaces) > 1:
                if space != room.spaces[0]:
                    continue  # looked at once, from its first space
                for other in room.spaces[1:]:
                    value += work.get(other, OUT_OF_REACH) if opens[other] < excavator else OUT_OF_REACH
            if value <= 0:
                continue
            effect = room.effects[0]
            if effect == "energy":
                gained += max(0, value - room.cost)
                if "fighter" in room.effects:
                    flak = value
                elif "robot" in room.effects:
                    robots.append((value, 0, 0.0))
                continue
            wear = self._wear(at.robots, index, row) if at.robots else 0.0
            found = research if effect == "research" else shots if effect == "fighter" else robots
            found.append((value, room.cost, wear))
        return Jobs(research, shots, robots, gained, flak, dig)

    def _wear(self, robots: tuple[Robot, ...], room: int, row: int) -> float:
        """What it takes from the odds that robots grow weaker by working in a room."""
        wear, room_of = 0.0, self.board.room_of
        for space, _, ready in robots:
            if ready and room_of[space] == room and row < self.board.skull_row:
                wear -= self.judgement.robot[row][room]
        return wear

    def _studies(self, research: int, jobs: list[Job]) -> list[tuple[int, int, float]]:
        """Ways to use the research rooms: cost, where research comes to, and what robots lose by it."""
        found = [(0, research, 0.0)]
        for size in range(1, len(jobs) + 1):
            for chosen in combinations(jobs, size):
                reached = self._advance(research, tuple([value for value, _, _ in chosen]))
                if reached > research:
                    cost = sum([cost for _, cost, _ in chosen])
                    found.append((cost, reached, sum([wear for _, _, wear in chosen])))
        return found

    def _ground(self, at: Standing, excavator: int, back: int, row: int) -> tuple[int, float]:
        """Where the excavator stands at the start of the next round, and what the robots behind it add."""
        if back:
            excavator = max(excavator - back, min(SURFACE_END, excavator))
        return excavator, self._robots(at.robots, row, excavator) if at.robots else 0.0

    def _robots(self, robots: tuple[Robot, ...], row: int, excavator: int) -> float:
        """What robots on excavated ground add."""
        board, pips = self.board, self.judgement.robot[row]
        return sum(
            [pips[board.room_of[space]] * face for space, face, _ in robots if board.opens_with[space] < excavator]
        )

    def _built(self, at: Standing, row: int, value: int) -> float:
        """What a robot adds that is built now and stands in the best place."""
        if len(at.robots) == len(ROBOT_DICE):
            return 0.0
        board, pips = self.board, self.judgement.robot[row]
        taken = [space for space, _, _ in at.robots]
        for space in self._robot_spaces[row]:
            if board.opens_with[space] < at.excavator and space not in taken:
                return max(0.0, pips[board.room_of[space]] * min(value, effects.HIGHEST_FACE))
        return 0.0

    def _advance(self, research: int, values: tuple[int, ...]) -> int:
        """How far research comes with these values, used in the best order."""
        key = (research, values)
        found = self._advances.get(key)
        if found is None:
            found = self._advances[key] = max([self._in_order(research, order) for order in permutations(values)])
        return found

    def _in_order(self, research: int, values: tuple[int, ...]) -> int:
        track = self.board.research
        for value in values:
            while research < len(track) and track[research] <= value:
                value -= track[research]
                research += 1
        return research


def _left(energy: int, gained: int, cost: int, most: int) -> int:
    """What is left of the energy; what can be spent before more is gained leaves room for that."""
    if cost <= energy:
        left = energy - cost + gained
        return left if left < most else most
    return (gained if gained < most else most) - cost + energy
