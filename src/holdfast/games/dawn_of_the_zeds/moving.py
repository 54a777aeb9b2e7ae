"""Where units can go and whom they can shoot (rules 5.2 and 5.4): reach, ways and targets as lookups."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds.box import LENGTH, PATHS, STACK, START, TOWN_CENTER, number_of, path_of
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game
    from holdfast.games.dawn_of_the_zeds.state import Table

Way = tuple[tuple[int, int, int], ...]
"""Spaces in the order in which they are entered, each with its two places for Zeds."""
PATH_STARTS = tuple(range(0, TOWN_CENTER, LENGTH))
"""The space with number 0 of every path."""
TOWN_SIGHT: tuple[Sequence[int], ...] = tuple(
    tuple(path * LENGTH + number for path in range(PATHS) for number in range(reach)) for reach in range(LENGTH)
)
"""By reach, the spaces that can be seen from the Town Center."""
SEEN_FROM_TOWN: tuple[Callable[[list[int]], tuple[int, ...]], ...] = tuple(
    itemgetter(*[slot for space in seen or (TOWN_CENTER,) for slot in (2 * space, 2 * space + 1)])
    for seen in TOWN_SIGHT
)
"""By reach, what lies on the places for Zeds that can be seen from the Town Center; without any reach, on its own."""
NO_ZEDS = [(NOWHERE,) * (2 * max(len(seen), 1)) for seen in TOWN_SIGHT]
"""By reach, what is seen there if no Zed is: comparing is quicker than looking for the highest."""


@rule("DZ-HERNANDEZ-03")
def town_center_is_free(g: Game) -> bool:
    """Does entering the Town Center cost nothing? It does as long as whoever controls the traffic is in play."""
    unit = g.content.traffic[0]
    return unit >= 0 and g.state.units[unit] >= 0


@rule("DZ-TERM-01", "DZ-PATH-02", "DZ-PATH-04")
def way(start: int, goal: int) -> list[int]:
    """The spaces from one to another, without the first; on a board of four chains there is only one way."""
    if start == goal:
        return []
    if goal != TOWN_CENTER and start != TOWN_CENTER and path_of(start) == path_of(goal):
        step = 1 if goal > start else -1
        return list(range(start + step, goal + step, step))
    found = [] if start == TOWN_CENTER else [*range(start - 1, path_of(start) * LENGTH - 1, -1), TOWN_CENTER]
    if goal != TOWN_CENTER:
        found += range(path_of(goal) * LENGTH, goal + 1)
    return found


@rule("DZ-MOVE-02", "DZ-MOVE-03", "DZ-HERNANDEZ-03")
def cost(g: Game, spaces: list[int]) -> int:
    """The movement points that a way takes: one for each space entered."""
    return len(spaces) - (TOWN_CENTER in spaces and town_center_is_free(g))


@rule("DZ-MOVE-02", "DZ-MOVE-03", "DZ-MOVE-04", "DZ-MOVE-05", "DZ-MOVE-06", "DZ-MOVE-08", "DZ-MOVE-11", "DZ-HELLO-04")
def destinations(g: Game, unit: int) -> list[int]:
    """Every space where a Move of the unit can end, in ascending order."""
    state = g.state
    if state.stubborn[unit]:
        return []
    start, points, found = state.units[unit], g.content.units[unit].move, list[int]()
    busy = {*state.units, state.no_entry}
    if start == TOWN_CENTER:
        walk(state, ways_out(points), busy, found)
        return found
    inwards, outwards = ways_along(start, points)
    open_way = walk(state, (inwards,), busy, found)
    found.reverse()
    walk(state, (outwards,), busy, found)
    if open_way and len(inwards) == number_of(start):
        left = points - len(inwards) - (not town_center_is_free(g))
        if left >= 0:
            home = path_of(start)
            walk(state, [way for path, way in enumerate(ways_out(left)) if path != home], busy, found)
            found.append(TOWN_CENTER)
            found.sort()
    return found


@cache
def ways_out(points: int) -> tuple[Way, ...]:
    """By path, the spaces that so many movement points lead to from the Town Center; never to the Start."""
    return tuple(over(range(first, first + min(points, START))) for first in PATH_STARTS)


@cache
def ways_along(start: int, points: int) -> tuple[Way, Way]:
    """The spaces of the same path that so many movement points lead to: towards the Town Center, and away from it."""
    first = path_of(start) * LENGTH
    inwards = range(start - 1, max(start - 1 - points, first - 1), -1)
    return over(inwards), over(range(start + 1, min(start + 1 + points, first + START)))


def over(spaces: range) -> Way:
    """The way over spaces in a row."""
    return tuple((space, 2 * space, 2 * space + 1) for space in spaces)


def walk(state: Table, ways: Iterable[Way], busy: set[int], found: list[int]) -> bool:
    """Note the spaces of ways where a Move may end; does nothing on them stop the unit before their ends?

    Only on busy spaces, with units or a No-Entry marker, is there more to look at than Zeds.
    """
    zeds, is_open = state.zeds, True
    for way in ways:
        for space, one, two in way:
            if zeds[one] < 0 and zeds[two] < 0:
                if space not in busy:
                    found.append(space)
                    continue
                if space == state.no_entry:
                    is_open = False
                    break
                if state.units.count(space) < STACK:
                    found.append(space)
                continue
            is_open = False
            if space != state.no_entry:
                found.append(space)
            break
    return is_open


@rule("DZ-FIRE-02", "DZ-FIRE-05", "DZ-FIRE-06", "DZ-FIRE-07", "DZ-FIRE-08", "DZ-HUNT-03", "DZ-PIAZZA-02", "DZ-GEN-02")
def targets(g: Game, unit: int) -> list[int]:
    """Spaces with Zeds that a unit can fire at, in order: along its path, or outwards from the Town Center."""
    state, data = g.state, g.content.units[unit]
    start = state.units[unit]
    if not data.fires or number_of(start) == START:
        return []
    reach, zeds = len(data.shots), state.zeds
    if start == TOWN_CENTER:
        if SEEN_FROM_TOWN[reach](zeds) == NO_ZEDS[reach]:
            return []
        near: Sequence[int] = TOWN_SIGHT[reach]
    else:
        near = sight_along(start, reach)
    return [space for space in near if zeds[2 * space] >= 0 or zeds[2 * space + 1] >= 0]


@cache
def sight_along(start: int, reach: int) -> range:
    """The spaces of the same path that can be seen from one so far; the Start is no target."""
    first = path_of(start) * LENGTH
    return range(max(first, start - reach), min(first + START, start + reach + 1))


def somebody_fires_from_town(g: Game, free: bool) -> bool:
    """Is there a unit in the Town Center that can pay for a shot, and a Zed so near that it could reach it?"""
    state, units = g.state, g.content.units
    reach = g.content.longest_reach
    if TOWN_CENTER not in state.units or SEEN_FROM_TOWN[reach](state.zeds) == NO_ZEDS[reach]:
        return False
    for unit, at in enumerate(state.units):
        if at == TOWN_CENTER and units[unit].fires and has_ammo(g, unit, free):
            reach = len(units[unit].shots)
            if SEEN_FROM_TOWN[reach](state.zeds) != NO_ZEDS[reach]:
                return True
    return False


def fire_distance(start: int, target: int) -> int:
    """Spaces between a unit and its target along one path; the Town Center lies before number 0 (DZ-RUL-38)."""
    return number_of(target) + 1 if start == TOWN_CENTER else abs(target - start)


@rule("DZ-FIRE-03", "DZ-FIRE-04", "DZ-TERM-07")
def has_ammo(g: Game, unit: int, free: bool = False) -> bool:
    """Can a shot be paid? A free one, or the first of a round by some units, costs nothing."""
    return free or g.state.ammo > 0 or shot_is_free(g, unit)


def shot_is_free(g: Game, unit: int) -> bool:
    """Does this unit still have its free shot of the round?"""
    return g.content.units[unit].first_shot_free >= 0 and unit not in g.state.free_shots
