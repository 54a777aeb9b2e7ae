"""How dangerous a position is, and what a fight or a shot may bring.

All worths are in points of danger: a strong Zed before an open Town Center is about 150 of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from holdfast.core.chance import Dice
from holdfast.games.dawn_of_the_zeds import look, moving
from holdfast.games.dawn_of_the_zeds.box import COLUMNS, LENGTH, PATHS, START, TOWN_CENTER, number_of, path_of
from holdfast.games.dawn_of_the_zeds.combat import marker_shift
from holdfast.kit.dice import sums

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

ODDS = tuple(sums(Dice(2)).items())
"""Every sum of two dice with its chance."""
NEAR = (150.0, 50.0, 18.0, 8.0, 4.0, 3.0, 2.0, 1.0)
"""What a Zed weighs by its number on the path."""
HELD = 0.82
"""How much of that a defender takes away who is certain to win."""
SECOND = 0.8
"""What a second defender adds, in parts of what the first leaves open."""
AMMO = (7.0, 6.0, 5.0, 4.0, 3.0, 2.5, 2.0, 1.5, 1.0, 1.0)
"""What each further ammo is worth; later ones count as the last."""
UNIT_HIT = {0: 9.0, 1: 5.0, 2: 3.0}
"""What a hit on a hero, a heroic civilian and a normal civilian costs."""
WARD = 0.5
"""Hits that get through to a tough unit."""
BETWEEN = 0.9
"""A defender halfway is worth a little less than one right before the Zeds or right before the town."""
RISK = 0.05
"""How likely Zeds on the next space are to attack before anything else happens."""
HIT = 1.2
"""What any hit is worth, however far away the Zed is."""


class Fight(Struct, frozen=True):
    """What to expect of a melee: the chance that the Zeds lose, hits on them, hits on the unit."""

    won: float
    zed_hits: float
    unit_hits: float


class Position:
    """A position under consideration; what was worked out once is kept."""

    def __init__(self, g: Game) -> None:
        self.g, self.state, self.box = g, g.state, g.content
        self._columns = [self._column(column) for column in range(COLUMNS)]
        self._dangers: dict[int, float] = {}
        self._held: dict[int, float] = {}

    # ------------------------------------------------------------ melees

    def _column(self, column: int) -> Fight:
        cells = [(odds, *self.box.melee[column][total]) for total, odds in ODDS]
        return Fight(
            sum(odds * zeds_lose for odds, _, _, zeds_lose in cells),
            sum(odds * z for odds, z, _, _ in cells),
            sum(odds * p for odds, _, p, _ in cells),
        )

    def fight(self, unit: int, zeds: int, shift: int) -> Fight:
        """A melee of a unit against Zeds of a strength, with a shift besides the unit's own."""
        box, data = self.box, self.box.units[unit]
        start = box.start_column[zeds][data.strength[self.state.hits[unit]]]
        column = start + data.melee_shift + marker_shift(self.g, unit) + shift
        odds = self._columns[max(0, min(column, COLUMNS - 1))]
        won, zed_hits, unit_hits = odds.won, odds.zed_hits, odds.unit_hits
        if data.zeds_lose >= 0:
            won = 1.0
        if data.reroll >= 0:
            won, zed_hits, unit_hits = won + (1 - won) * won, zed_hits * 1.15, unit_hits * 0.8
        return Fight(won, zed_hits, unit_hits * WARD if data.ward_off >= 0 else unit_hits)

    def defence(self, unit: int, space: int, zeds: int) -> Fight:
        """A melee in which the unit defends its space."""
        return self.fight(unit, zeds, self.box.defence[space])

    def hit_cost(self, unit: int) -> float:
        """What a hit on a unit costs; the last one more than the others."""
        data = self.box.units[unit]
        last = self.state.hits[unit] + 1 >= data.death
        return UNIT_HIT[data.kind] * (2.0 if last else 1.0)

    # ------------------------------------------------------------ danger

    def danger(self) -> float:
        """The danger on all paths together."""
        return sum(self.path_danger(path) for path in range(PATHS))

    def path_danger(self, path: int) -> float:
        """The danger on a path as it stands."""
        if path not in self._dangers:
            self._dangers[path] = self._path_danger(path)
        return self._dangers[path]

    def _path_danger(self, path: int) -> float:
        """The Zeds of a path by nearness and strength, less what the units before them hold back."""
        state, first, danger = self.state, path * LENGTH, 0.0
        if max(state.zeds[2 * first : 2 * first + 2 * LENGTH]) < 0:
            return 0.0
        for number in range(LENGTH):
            space = first + number
            if look.has_zeds(state, space):
                strength = look.mob_strength(self.box, state, space)
                held = self._holding(first, number, strength)
                danger += NEAR[number] * (0.4 + strength / 10) * (1 - HELD * held)
        return danger

    def _holding(self, first: int, number: int, strength: int) -> float:
        """How surely units between the Town Center and a Zed will beat it, in 0 to 1."""
        best = second = 0.0
        for unit, space in enumerate(self.state.units):
            if first <= space < first + number:
                won = self.defence(unit, space, strength).won
                if space not in (first, first + number - 1):
                    won *= BETWEEN
                if won > best:
                    best, second = won, best
                elif won > second:
                    second = won
        return best + (1 - best) * SECOND * second

    def danger_with(self, unit: int, goal: int) -> float:
        """How much more danger there is with a unit on another space."""
        state = self.state
        start = state.units[unit]
        paths = {path_of(space) for space in (start, goal) if space != TOWN_CENTER}
        before = sum(self.path_danger(path) for path in paths)
        state.units[unit] = goal
        after = sum(self._path_danger(path) for path in paths) + self.exposure(unit)
        state.units[unit] = start
        return after - before - self.exposure(unit)

    def exposure(self, unit: int) -> float:
        """What a unit risks where it stands: a fight it may lose against Zeds one or two spaces away."""
        state, space = self.state, self.state.units[unit]
        if space == TOWN_CENTER:
            return 0.0
        end = path_of(space) * LENGTH + START
        for ahead in (1, 2):
            near = space + ahead
            if near < end and look.has_zeds(state, near):
                meets = self.defence(unit, space, look.mob_strength(self.box, state, near))
                return meets.unit_hits * self.hit_cost(unit) * (RISK / ahead)
        return 0.0

    # ------------------------------------------------------------ shots and searches

    def zed_worth(self, space: int) -> float:
        """What one hit on the Zeds of a space is worth: its share of their danger."""
        if space not in self._held:
            strength = look.mob_strength(self.box, self.state, space)
            held = self._holding(path_of(space) * LENGTH, number_of(space), strength)
            self._held[space] = NEAR[number_of(space)] * (0.4 + strength / 10) * (1 - 0.5 * held)
        zeds = look.zeds_on(self.state, space)
        left = min([self.box.zed_death - self.state.zed_hits[zed] for zed in zeds])
        return self._held[space] / (2.0 + left) + HIT

    def shot_hits(self, unit: int, space: int, shift: int = 0) -> float:
        """The hits to expect of a shot."""
        box, data = self.box, self.box.units[unit]
        shot = data.shots[moving.fire_distance(self.state.units[unit], space) - 1]
        column = (shot.column or data.strength[self.state.hits[unit]]) - 1 + shot.shift + data.fire_shift + shift
        table = box.ranged[max(0, min(column + marker_shift(self.g, unit), COLUMNS - 1))]
        return sum([odds * table[total] for total, odds in ODDS])

    def found_ammo(self, unit: int) -> float:
        """The ammo to expect of a search."""
        box, state = self.box, self.state
        space = state.units[unit]
        table, owner = box.search[space], box.keys[0]
        in_town = space == TOWN_CENTER or number_of(space) == 0
        bonus = box.keys[2] if owner not in (-1, unit) and state.units[owner] >= 0 and in_town else 0
        gains = [table[min(face + bonus, 6)] for face in range(1, 7)]
        if box.units[unit].search_dice == 1:
            return sum(gains) / 6
        return sum(max(a, b) if i != j else 2 * a for i, a in enumerate(gains) for j, b in enumerate(gains)) / 36


def ammo_worth(ammo: int) -> float:
    """What one more ammo is worth."""
    return AMMO[min(ammo, len(AMMO) - 1)]
