"""How dangerous a position is, and what a fight or a shot may bring, in points of danger."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING

from holdfast.bots.dawn_of_the_zeds.fronts import EMPTY, ODDS, Fight, Fighter, Front, Guard, Mob, odds_in
from holdfast.bots.dawn_of_the_zeds.weights import Weights
from holdfast.games.dawn_of_the_zeds import look, moving
from holdfast.games.dawn_of_the_zeds.box import COLUMNS, LENGTH, PATHS, TOWN_CENTER, number_of, path_of
from holdfast.games.dawn_of_the_zeds.combat import marker_shift

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game


class Position:
    """A position under consideration; what was worked out once is kept."""

    def __init__(self, g: Game, weights: Weights) -> None:
        self.g, self.state, self.box, self.weights = g, g.state, g.content, weights
        self._odds = odds_in(g.content, weights)
        self._fighters: dict[int, Fighter] = {}
        self._fronts: list[Front | None] = [None] * PATHS
        self._risks: dict[int, tuple[float, float]] = {}
        self._held: dict[int, float] = {}

    def front(self, path: int) -> Front:
        """A path as it stands."""
        found = self._fronts[path]
        if found is None:
            mobs = self._mobs(path)
            guards: tuple[Guard, ...] = ()
            if mobs:
                first = path * LENGTH
                end = first + LENGTH
                guards = tuple(
                    [(self.fighter(one), at - first) for one, at in enumerate(self.state.units) if first <= at < end]
                )
            found = self._fronts[path] = self._odds.front(path, mobs, guards)
        return found

    def _mobs(self, path: int) -> tuple[Mob, ...]:
        """The Zeds of a path, space by space from the Town Center outwards."""
        zeds, hits, strengths, found = self.state.zeds, self.state.zed_hits, self.box.zed_strength, list[Mob]()
        near = self.weights.near
        first = 2 * LENGTH * path
        if max(zeds[first : first + 2 * LENGTH]) >= 0:
            for number in range(LENGTH):
                one, two = zeds[first + 2 * number], zeds[first + 2 * number + 1]
                if one >= 0 or two >= 0:
                    strength = strengths[one][hits[one]] if one >= 0 else 0
                    strength += strengths[two][hits[two]] if two >= 0 else 0
                    found.append((number, strength, near[number] * (0.4 + strength / 10)))
        return tuple(found)

    # ------------------------------------------------------------ melees

    def fighter(self, unit: int) -> Fighter:
        """How a unit fights as it is now."""
        found = self._fighters.get(unit)
        if found is None:
            found = self._odds.fighter(unit, self.state.hits[unit], marker_shift(self.g, unit))
            self._fighters[unit] = found
        return found

    def fight(self, unit: int, zeds: int, shift: int) -> Fight:
        """A melee of a unit against Zeds of a strength, with a shift besides the unit's own."""
        return self.fighter(unit).fights(shift)[zeds]

    def defence(self, unit: int, space: int, zeds: int) -> Fight:
        """A melee in which the unit defends its space."""
        return self.fighter(unit).fights(self.box.defence[space])[zeds]

    def hit_cost(self, unit: int) -> float:
        """What a hit on a unit costs; the last one more than the others."""
        data = self.box.units[unit]
        last = self.state.hits[unit] + 1 >= data.death
        return self.weights.unit_hit[data.kind] * (2.0 if last else 1.0)

    # ------------------------------------------------------------ danger

    def danger(self) -> float:
        """The danger on all paths together."""
        return sum(self.path_danger(path) for path in range(PATHS))

    def path_danger(self, path: int) -> float:
        """The danger on a path as it stands."""
        return self.front(path).danger

    def danger_with(self, unit: int, goal: int) -> float:
        """How much more danger there is with a unit on another space; its own risk counts as well."""
        start, fighter = self.state.units[unit], self.fighter(unit)
        cost, risked = self._risked(unit)
        if goal == TOWN_CENTER:
            more = 0.0 - risked
        else:
            front, guard = self.front(path_of(goal)), (fighter, number_of(goal))
            hits, soon = front.risk(guard)
            more = hits * cost * soon - risked
            if path_of(start) == path_of(goal):
                return more + front.danger_moved((fighter, number_of(start)), number_of(goal)) if front.mobs else more
        if start != TOWN_CENTER:
            left = self.front(path_of(start))
            if left.mobs:
                more += left.danger_without((fighter, number_of(start)))
        if goal != TOWN_CENTER and front.mobs:
            more += front.danger_with(guard)
        return more

    def least_danger(self, unit: int, goals: Sequence[int]) -> float:
        """The least that `danger_with` says of several spaces without Zeds; most thinking goes into this."""
        start, fighter = self.state.units[unit], self.fighter(unit)
        cost, risked = self._risked(unit)
        left, home, path, least = 0.0, path_of(start), -1, inf
        if start != TOWN_CENTER and (front := self.front(home)).mobs:
            left = front.danger_without((fighter, number_of(start)))
        for goal in goals:
            if path_of(goal) != path:
                path = path_of(goal)
                front = self.front(path) if goal != TOWN_CENTER else EMPTY
                arrivals = front.arrivals(fighter) if front.mobs else []
            if path == home:
                more = self.danger_with(unit, goal)
            elif arrivals:
                hits, soon, danger = arrivals[number_of(goal)]
                more = hits * cost * soon - risked + left + danger
            else:
                more = 0.0 - risked + left
            least = min(more, least)
        return least

    def _risked(self, unit: int) -> tuple[float, float]:
        """What a hit on a unit costs, and what the unit risks where it stands."""
        found = self._risks.get(unit)
        if found is None:
            at, cost, risked = self.state.units[unit], self.hit_cost(unit), 0.0
            if at != TOWN_CENTER:
                hits, soon = self.front(path_of(at)).risk((self.fighter(unit), number_of(at)))
                risked = hits * cost * soon
            found = self._risks[unit] = (cost, risked)
        return found

    # ------------------------------------------------------------ shots and searches

    def zed_worth(self, space: int) -> float:
        """What one hit on the Zeds of a space is worth: its share of their danger."""
        if space not in self._held:
            path, strength = path_of(space), look.mob_strength(self.box, self.state, space)
            held = self.front(path).holding(number_of(space))
            self._held[space] = self.weights.near[number_of(space)] * (0.4 + strength / 10) * (1 - 0.5 * held)
        zeds = look.zeds_on(self.state, space)
        left = min([self.box.zed_death - self.state.zed_hits[zed] for zed in zeds])
        return self._held[space] / (2.0 + left) + self.weights.hit

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
