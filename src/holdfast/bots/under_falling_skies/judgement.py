"""How good the start of a round is: the chance that a good player wins from there, as logarithmic odds.

The odds are a sum of parts that belong to the research, the excavator, the energy, the damage, each ship and each
robot. Every part has one weight for the middle of the game and one for how that changes until its end, so all of
them can be tabled once per board, and judging a position is a few look-ups.
"""

from __future__ import annotations

from math import exp

from holdfast.games.under_falling_skies.content import STRIDE, Board, Room
from holdfast.games.under_falling_skies.effects import HIGHEST_FACE, IMPACT_ROW
from holdfast.games.under_falling_skies.state import SUPPLY, WAITING

WEIGHTS: dict[str, tuple[float, float]] = {
    "constant": (-1.77, -2.90),
    "points_left": (-0.56, -1.11),
    "pace": (-2.81, 0.01),
    "energy": (0.22, -0.39),
    "first_energy": (0.31, 0.53),
    "damage": (-0.64, -0.05),
    "damage_2": (-0.11, 0.26),
    "damage_3": (-0.29, -0.41),
    "damage_4": (-0.97, -1.84),
    "row_c": (1.05, 0.54),
    "row_d": (1.44, -0.11),
    "row_e": (1.25, 2.14),
    "row_f": (0.65, 1.50),
    "wide_open": (0.57, 3.00),
    "widest_open": (0.74, -1.32),
    "stuck": (-1.13, 5.67),
    "last_step": (-0.59, 0.27),
    "ship": (0.23, -0.54),
    "lower_sky": (-0.44, 0.09),
    "last_rows": (-0.57, -0.94),
    "within_a_six": (-0.08, -0.22),
    "on_low_explosion": (0.08, -0.10),
    "on_high_explosion": (0.02, 0.06),
    "mothership_symbols": (-0.16, -0.41),
    "explosions": (-0.02, 0.02),
    "red": (-0.37, 0.23),
    "waiting": (-0.31, -0.67),
    "last_rounds": (-0.16, 4.36),
    "last_step_widest": (1.15, -0.51),
    "robot_research": (0.29, -0.04),
    "robot_wide_research": (0.55, -0.19),
    "robot_energy": (0.34, -0.23),
    "robot_fighter": (0.27, -0.10),
    "within_a_three": (0.02, -0.14),
    "six_researchable": (0.84, 0.78),
    "hopeless": (-1.33, -3.27),
    "points_left_wide": (0.02, -0.05),
    "points_left_widest": (0.03, 1.15),
    "pace_wide": (0.46, 0.99),
    "pace_widest": (-0.01, -0.16),
}
"""For every part its weight in the middle of the game, and the change of it over the whole length of the game.

Found by logistic regression of won or lost on the parts at the start of each round: some 69,000 rounds of 7,000 games
on the easy cards, played with earlier weights by a plan of every roll tried out against a few new ones, five times
over, each time with the weights just found. The ridge penalty was 10 on parts scaled to one standard deviation. Those
games were played by a fast model of the easy cards, not by this engine; what the weights are worth here, `holdfast
ladder` shows.
"""


WON, LOST = 30.0, -30.0
"""The odds of a game that is over."""
USUAL_ROUNDS = 12
"""Rows from the mothership's start to the skull on the easy cards; time is counted in these."""
REACH = 6
"""How far a ship can fall with one die."""
STRETCHES = (10, 15, 20, 25, 29)
"""Path indices that bound the excavator's stretches, rows C, D, E and F; each stretch has its own weight."""


def chance(odds: float) -> float:
    """The chance of winning that belongs to logarithmic odds."""
    return 1 / (1 + exp(-odds))


def kind_of(room: Room) -> str:
    """The part of the sum that a robot in a room adds to."""
    if "research" in room.effects:
        return "robot_research" if len(room.spaces) == 1 else "robot_wide_research"
    if "energy" in room.effects:
        return "robot_energy"
    return "robot_fighter" if "fighter" in room.effects else ""


class Judgement:
    """The tables of one board: odds by the row of the mothership and one thing or two more."""

    def __init__(self, board: Board) -> None:
        rows = range(board.skull_row)
        self._board = board
        self._points = [sum(board.research[step:]) for step in range(len(board.research) + 1)]
        self.base = [
            [
                [self._base(row, step, path) for path in range(board.path_end + 1)]
                for step in range(len(board.research) + 1)
            ]
            for row in rows
        ]
        """By row, research and excavator."""
        self.energy = [[self._energy(row, store) for store in range(board.energy_max + 1)] for row in rows]
        self.damage = [[self._damage(row, taken) for taken in range(board.damage_to_lose)] for row in rows]
        places = [*range(5 * STRIDE), SUPPLY, WAITING]  # the last two are found by their own negative numbers
        self.green = [[self._ship(row, at) for at in places] for row in rows]
        """By row and place of the ship."""
        self.red = [
            [odds + self._weigh(row, "red") * (at >= 0) for at, odds in zip(places, table)]
            for row, table in zip(rows, self.green)
        ]
        self.robot = [[self._robot(row, room) for room in board.rooms] for row in rows]
        """By row and room: what every pip of a robot there adds."""

    def _weigh(self, row: int, name: str) -> float:
        middle, change = WEIGHTS[name]
        left = self._board.skull_row - row
        return middle + change * ((USUAL_ROUNDS - left) / USUAL_ROUNDS - 0.5)

    def _base(self, row: int, step: int, path: int) -> float:
        board, left = self._board, max(1, self._board.skull_row - row)
        points, last = self._points[step], len(board.research) - 1
        research = [
            room
            for room in board.rooms
            if "research" in room.effects and all(board.opens_with[space] < path for space in room.spaces)
        ]
        most = max([HIGHEST_FACE * len(room.spaces) + room.modifier for room in research], default=0)
        wide = float(any(len(room.spaces) == 2 for room in research))
        widest = float(any(len(room.spaces) == 3 for room in research))
        pace = min(points / left, 12.0) / 4
        parts = {
            "constant": 1.0,
            "points_left": points / 10,
            "pace": pace,
            "wide_open": wide,
            "widest_open": widest,
            "stuck": float(step <= last and board.research[step] > most),
            "last_step": float(step == last),
            "last_step_widest": float(step == last) * widest,
            "six_researchable": float(most >= HIGHEST_FACE),
            "last_rounds": float(left <= 2),
            "points_left_wide": points / 10 * wide,
            "points_left_widest": points / 10 * widest,
            "pace_wide": pace * wide,
            "pace_widest": pace * widest,
            "hopeless": float(points > 12 * left),
        }
        for name, begins, ends in zip(("row_c", "row_d", "row_e", "row_f"), STRETCHES, STRETCHES[1:]):
            parts[name] = max(0, min(path, ends) - begins) / (ends - begins)
        return sum(self._weigh(row, name) * amount for name, amount in parts.items())

    def _energy(self, row: int, store: int) -> float:
        return self._weigh(row, "energy") * store / 4 + self._weigh(row, "first_energy") * min(store, 2) / 2

    def _damage(self, row: int, taken: int) -> float:
        hits = taken + 5 - self._board.damage_to_lose
        odds = self._weigh(row, "damage") * hits
        for least in (2, 3, 4):
            odds += self._weigh(row, f"damage_{least}") * (hits >= least)
        return odds

    def _ship(self, row: int, at: int) -> float:
        if at == WAITING:
            return self._weigh(row, "waiting")
        if at == SUPPLY:
            return 0.0
        board, (column, place) = self._board, divmod(at, STRIDE)
        here = place or row
        top, left = column * STRIDE, IMPACT_ROW - here
        below = range(top + here + 1, top + min(here + REACH, IMPACT_ROW - 1) + 1)
        number = board.explosion[at] if place else 0
        parts = {
            "ship": 1.0,
            "lower_sky": max(0, 12 - left) / 12,
            "last_rows": max(0, 6 - left) / 6,
            "within_a_six": float(left <= 6),
            "within_a_three": float(left <= 3),
            "on_low_explosion": float(0 < number <= 3),
            "on_high_explosion": float(number > 3),
            "mothership_symbols": float(sum(board.symbol[spot] == "M" for spot in below)),
            "explosions": float(sum(board.explosion[spot] > 0 for spot in below)),
        }
        return sum(self._weigh(row, name) * amount for name, amount in parts.items())

    def _robot(self, row: int, room: Room) -> float:
        kind = kind_of(room)
        return self._weigh(row, kind) / 3 if kind else 0.0
