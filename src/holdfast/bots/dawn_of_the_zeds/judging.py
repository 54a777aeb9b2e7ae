"""How dangerous a position is, and what a fight or a shot may bring.

All worths are in points of danger: a strong Zed before an open Town Center is about 150 of them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from holdfast.core.chance import Dice
from holdfast.games.dawn_of_the_zeds import look, moving
from holdfast.games.dawn_of_the_zeds.box import COLUMNS, LENGTH, PATHS, START, TOWN_CENTER, Result, number_of, path_of
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


Mob = tuple[int, int, float]
"""The number of a space with Zeds, their strength, and what they weigh."""
Guard = tuple[int, int]
"""A unit on a path, and its space."""


@cache
def columns(melee: tuple[tuple[Result, ...], ...]) -> list[Fight]:
    """What to expect in each column of the melee table."""
    return [
        Fight(
            sum(odds * row[total][2] for total, odds in ODDS),
            sum(odds * row[total][0] for total, odds in ODDS),
            sum(odds * row[total][1] for total, odds in ODDS),
        )
        for row in melee
    ]


class Position:
    """A position under consideration; what was worked out once is kept."""

    def __init__(self, g: Game) -> None:
        self.g, self.state, self.box = g, g.state, g.content
        self._columns = columns(g.content.melee)
        self._mobs: dict[int, list[Mob]] = {}
        self._guards: dict[int, list[Guard]] = {}
        self._fights: dict[tuple[int, int, int], Fight] = {}
        self._dangers: dict[int, float] = {}
        self._left: dict[int, float] = {}
        self._held: dict[int, float] = {}

    def mobs(self, path: int) -> list[Mob]:
        """The Zeds of a path, space by space from the Town Center outwards."""
        found = self._mobs.get(path)
        if found is None:
            zeds, hits, strengths, found = self.state.zeds, self.state.zed_hits, self.box.zed_strength, []
            first = 2 * LENGTH * path
            if max(zeds[first : first + 2 * LENGTH]) >= 0:
                for number in range(LENGTH):
                    one, two = zeds[first + 2 * number], zeds[first + 2 * number + 1]
                    if one >= 0 or two >= 0:
                        strength = strengths[one][hits[one]] if one >= 0 else 0
                        strength += strengths[two][hits[two]] if two >= 0 else 0
                        found.append((number, strength, NEAR[number] * (0.4 + strength / 10)))
            self._mobs[path] = found
        return found

    def guards(self, path: int) -> list[Guard]:
        """The units on a path."""
        found = self._guards.get(path)
        if found is None:
            first = path * LENGTH
            units = enumerate(self.state.units)
            found = self._guards[path] = [(unit, space) for unit, space in units if first <= space < first + LENGTH]
        return found

    # ------------------------------------------------------------ melees

    def fight(self, unit: int, zeds: int, shift: int) -> Fight:
        """A melee of a unit against Zeds of a strength, with a shift besides the unit's own."""
        key = (unit, zeds, shift)
        found = self._fights.get(key)
        if found is None:
            found = self._fights[key] = self._fight(unit, zeds, shift)
        return found

    def _fight(self, unit: int, zeds: int, shift: int) -> Fight:
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
        found = self._dangers.get(path)
        if found is None:
            found = self._dangers[path] = self._path_danger(path, self.guards(path)) if self.mobs(path) else 0.0
        return found

    def _path_danger(self, path: int, guards: list[Guard]) -> float:
        """The Zeds of a path by nearness and strength, less what the units before them hold back."""
        first, danger = path * LENGTH, 0.0
        for number, strength, weight in self.mobs(path):
            danger += weight * (1 - HELD * self.holding(guards, first, number, strength))
        return danger

    def holding(self, guards: list[Guard], first: int, number: int, strength: int) -> float:
        """How surely units between the Town Center and a Zed will beat it, in 0 to 1."""
        best = second = 0.0
        defence = self.box.defence
        for unit, space in guards:
            if space < first + number:
                won = self.fight(unit, strength, defence[space]).won
                if space not in (first, first + number - 1):
                    won *= BETWEEN
                if won > best:
                    best, second = won, best
                elif won > second:
                    second = won
        return best + (1 - best) * SECOND * second

    def danger_with(self, unit: int, goal: int) -> float:
        """How much more danger there is with a unit on another space."""
        start = self.state.units[unit]
        left, reached = path_of(start), path_of(goal)
        more = self.exposure(unit, goal) - self.exposure(unit, start)
        if left == reached:
            if self.mobs(left):
                guards = [(one, goal if one == unit else space) for one, space in self.guards(left)]
                more += self._path_danger(left, guards) - self.path_danger(left)
            return more
        if start != TOWN_CENTER:
            more += self._danger_without(unit, left)
        if goal != TOWN_CENTER and self.mobs(reached):
            guards = [*self.guards(reached), (unit, goal)]
            more += self._path_danger(reached, guards) - self.path_danger(reached)
        return more

    def _danger_without(self, unit: int, path: int) -> float:
        """How much more danger there is on the path of a unit once the unit has left it."""
        found = self._left.get(unit)
        if found is None:
            guards = [(one, space) for one, space in self.guards(path) if one != unit]
            found = self._path_danger(path, guards) - self.path_danger(path) if self.mobs(path) else 0.0
            self._left[unit] = found
        return found

    def exposure(self, unit: int, space: int) -> float:
        """What a unit risks on a space: a fight it may lose against Zeds one or two spaces away."""
        if space == TOWN_CENTER:
            return 0.0
        number = number_of(space)
        for near, strength, _ in self.mobs(path_of(space)):
            if number < near <= number + 2 and near < START:
                meets = self.fight(unit, strength, self.box.defence[space])
                return meets.unit_hits * self.hit_cost(unit) * (RISK / (near - number))
        return 0.0

    # ------------------------------------------------------------ shots and searches

    def zed_worth(self, space: int) -> float:
        """What one hit on the Zeds of a space is worth: its share of their danger."""
        if space not in self._held:
            path, strength = path_of(space), look.mob_strength(self.box, self.state, space)
            held = self.holding(self.guards(path), path * LENGTH, number_of(space), strength)
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
