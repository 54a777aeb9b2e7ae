"""Paths with their Zeds and units: who fights how well, and how dangerous a path is.

The same units stand before the same Zeds in many positions that are considered, so this is worked out once for all.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from holdfast.bots.dawn_of_the_zeds.weights import Weights
from holdfast.core.chance import Dice
from holdfast.games.dawn_of_the_zeds.box import COLUMNS, LENGTH, START, STRONGEST, Box, Unit
from holdfast.kit.dice import sums

ODDS = tuple(sums(Dice(2)).items())
"""Every sum of two dice with its chance."""
WARD = 0.5
"""Hits that get through to a tough unit."""


class Fight(Struct, frozen=True):
    """What to expect of a melee: the chance that the Zeds lose, hits on them, hits on the unit."""

    won: float
    zed_hits: float
    unit_hits: float


Mob = tuple[int, int, float]
"""The number of a space with Zeds, their strength, and what they weigh."""
Hold = tuple[float, float]
"""How likely the best guard and the second best beat a mob."""
MOST_FRONTS = 4_000
"""So many paths with Zeds are kept; then all are forgotten. They take about 50 MB."""


class Fighter:
    """A unit in a melee, as far as its odds go; units that fight alike share one."""

    def __init__(self, odds: Odds, unit: Unit, strength: int, shift: int) -> None:
        self._odds, self._unit, self._strength, self._shift = odds, unit, strength, shift
        self._rows: dict[int, list[Fight]] = {}

    def fights(self, shift: int) -> list[Fight]:
        """What to expect with a shift besides its own, by the strength of the Zeds."""
        found = self._rows.get(shift)
        if found is None:
            found = self._rows[shift] = [self._fight(zeds, shift) for zeds in range(STRONGEST)]
        return found

    def _fight(self, zeds: int, shift: int) -> Fight:
        column = self._odds.box.start_column[zeds][self._strength] + self._shift + shift
        odds = self._odds.columns[max(0, min(column, COLUMNS - 1))]
        won, zed_hits, unit_hits = odds.won, odds.zed_hits, odds.unit_hits
        if self._unit.zeds_lose >= 0:
            won = 1.0
        if self._unit.reroll >= 0:
            won, zed_hits, unit_hits = won + (1 - won) * won, zed_hits * 1.15, unit_hits * 0.8
        return Fight(won, zed_hits, unit_hits * WARD if self._unit.ward_off >= 0 else unit_hits)


Guard = tuple[Fighter, int]
"""A unit on a path, and the number of its space."""


class Odds:
    """What was worked out for a box and a player once and for all: who fights how well, how dangerous paths are."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box, self._weights = box, weights
        self.columns = [
            Fight(
                sum(odds * row[total][2] for total, odds in ODDS),
                sum(odds * row[total][0] for total, odds in ODDS),
                sum(odds * row[total][1] for total, odds in ODDS),
            )
            for row in box.melee
        ]
        self._fighters: dict[tuple[int, int, bool, bool, bool], Fighter] = {}
        self._fronts: dict[tuple[int, tuple[Mob, ...], tuple[Guard, ...]], Front] = {}

    def fighter(self, unit: int, hits: int, shift: int) -> Fighter:
        """A unit with so many hits and a shift of its markers."""
        data = self.box.units[unit]
        strength, shift = data.strength[hits], shift + data.melee_shift
        key = (strength, shift, data.zeds_lose >= 0, data.reroll >= 0, data.ward_off >= 0)
        found = self._fighters.get(key)
        if found is None:
            found = self._fighters[key] = Fighter(self, data, strength, shift)
        return found

    def front(self, path: int, mobs: tuple[Mob, ...], guards: tuple[Guard, ...]) -> Front:
        """A path with Zeds and units."""
        key = (path, mobs, guards)
        found = self._fronts.get(key)
        if found is None:
            if len(self._fronts) >= MOST_FRONTS:
                self._fronts.clear()
            first = path * LENGTH
            found = self._fronts[key] = Front(self._weights, self.box.defence[first : first + LENGTH], mobs, guards)
        return found


_ODDS: dict[tuple[int, int], Odds] = {}


def odds_in(box: Box, weights: Weights) -> Odds:
    """What was worked out. Boxes and weights are few and made once; looking into them to tell them apart takes long."""
    key = (id(box), id(weights))
    found = _ODDS.get(key)
    if found is None:
        found = _ODDS[key] = Odds(box, weights)
    return found


class Attack(Struct, frozen=True):
    """What a card does on a path: how often it is activated, whether Zeds that win run on, whether places help."""

    moves: int
    runs: bool
    sheltered: bool


class Front:
    """A path with its Zeds and units. The same ones come again and again, so what was worked out is kept."""

    def __init__(
        self, weights: Weights, defence: tuple[int, ...], mobs: tuple[Mob, ...], guards: tuple[Guard, ...]
    ) -> None:
        self._weights, self._defence, self.mobs, self._guards = weights, defence, mobs, guards
        self.holds = self._held(guards)
        self.danger = self._danger(self.holds)
        self._with: dict[Guard, float] = {}
        self._arrivals: dict[Fighter, list[tuple[float, float, float]]] = {}
        self._without: dict[Guard, float] = {}
        self._moved: dict[tuple[Guard, int], float] = {}
        self._risks: dict[Guard, tuple[float, float]] = {}
        self._breaches: dict[Attack, float] = {}

    def danger_with(self, guard: Guard) -> float:
        """How much more danger there is with one more unit; mostly less than nothing."""
        found = self._with.get(guard)
        if found is None:
            found = self._with[guard] = self._danger(self._held_with(self.holds, *guard)) - self.danger
        return found

    def arrivals(self, fighter: Fighter) -> list[tuple[float, float, float]]:
        """By number of a space what `risk` and `danger_with` say of a unit there."""
        found = self._arrivals.get(fighter)
        if found is None:
            guards = [(fighter, number) for number in range(START)]
            found = [(*self.risk(guard), self.danger_with(guard)) for guard in guards]
            self._arrivals[fighter] = found
        return found

    def danger_without(self, guard: Guard) -> float:
        """How much more danger there is without a unit."""
        found = self._without.get(guard)
        if found is None:
            guards = list(self._guards)
            guards.remove(guard)
            found = self._without[guard] = self._danger(self._held(guards)) - self.danger
        return found

    def danger_moved(self, guard: Guard, number: int) -> float:
        """How much more danger there is with a unit on another space of the path."""
        found = self._moved.get((guard, number))
        if found is None:
            guards = list(self._guards)
            guards[guards.index(guard)] = (guard[0], number)
            found = self._moved[guard, number] = self._danger(self._held(guards)) - self.danger
        return found

    def risk(self, guard: Guard) -> tuple[float, float]:
        """The hits to expect of the next Zeds on a unit that stands here, and how soon these may come."""
        found = self._risks.get(guard)
        if found is None:
            fighter, number = guard
            found = (0.0, 0.0)
            for near, strength, _ in self.mobs:
                if number < near <= number + 2 and near < START:
                    meets = fighter.fights(self._defence[number])[strength]
                    found = (meets.unit_hits, self._weights.risk / (near - number))
                    break
            self._risks[guard] = found
        return found

    def holding(self, number: int) -> float:
        """How surely units between the Town Center and the mob on a space will beat it, in 0 to 1."""
        for (near, _, _), (best, second) in zip(self.mobs, self.holds, strict=True):
            if near == number:
                return best + (1 - best) * self._weights.second * second
        return 0.0

    def _danger(self, holds: Sequence[Hold]) -> float:
        """The Zeds by nearness and strength, less what the units before them hold back."""
        danger, most, more = 0.0, self._weights.held, self._weights.second
        for (_, _, weight), (best, second) in zip(self.mobs, holds, strict=True):
            danger += weight * (1 - most * (best + (1 - best) * more * second))
        return danger

    def _held(self, guards: Sequence[Guard]) -> Sequence[Hold]:
        """How likely the best two of the units between the Town Center and each mob beat it."""
        holds: Sequence[Hold] = [(0.0, 0.0)] * len(self.mobs)
        for fighter, number in guards:
            holds = self._held_with(holds, fighter, number)
        return holds

    def _held_with(self, holds: Sequence[Hold], fighter: Fighter, number: int) -> Sequence[Hold]:
        """The same with one more unit."""
        fights, between, found = fighter.fights(self._defence[number]), self._weights.between, []
        for (near, strength, _), hold in zip(self.mobs, holds, strict=True):
            if number < near:
                won = fights[strength].won
                if number not in (0, near - 1):
                    won *= between
                best, second = hold
                if won > best:
                    hold = (won, best)
                elif won > second:
                    hold = (best, won)
            found.append(hold)
        return found

    # ------------------------------------------------------------ breaches

    def breach(self, attack: Attack) -> float:
        """How likely Zeds come into the Town Center in one attack; units that were driven back are taken as unhurt."""
        found = self._breaches.get(attack)
        if found is None:
            safe = 1.0
            for near, strength, _ in self.mobs:
                safe *= 1 - self._breach_of(near, strength, attack)
            found = self._breaches[attack] = 1 - safe
        return found

    def _breach_of(self, near: int, strength: int, attack: Attack) -> float:
        """How likely it is of the Zeds of one space."""
        if near == 0:
            return 1.0
        if near == 1 and attack.moves > 1:
            return 1 - self._stopped(0, 0, strength, attack)
        if not attack.runs or near == START or not any(number == near - 1 for _, number in self._guards):
            return 0.0
        lost = 1.0
        for number in range(near):
            lost *= 1 - self._stopped(number, near - 1, strength, attack)
        return lost

    def _stopped(self, number: int, last: int, strength: int, attack: Attack) -> float:
        """How likely Zeds lose on a space, against its units and those driven back from spaces as far as the last."""
        shift = self._defence[number] if attack.sheltered else 0
        return max([unit.fights(shift)[strength].won for unit, at in self._guards if number <= at <= last], default=0.0)


EMPTY = Front(Weights(), (0,) * LENGTH, (), ())
"""A path without Zeds."""
