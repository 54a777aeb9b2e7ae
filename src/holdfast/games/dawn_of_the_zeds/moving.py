"""Where units can go and whom they can shoot (rules 5.2 and 5.4): reach, ways and targets as lookups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds.box import LENGTH, PATHS, START, TOWN_CENTER, number_of, path_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game
    from holdfast.games.dawn_of_the_zeds.state import Table

PATH_STARTS = tuple(range(0, TOWN_CENTER, LENGTH))
"""The space with number 0 of every path."""
PATH_SLOTS = tuple(range(0, 2 * TOWN_CENTER, 2 * LENGTH))
"""Where the places for Zeds begin, by path."""
TOWN_SIGHT: tuple[Sequence[int], ...] = tuple(
    tuple(path * LENGTH + number for path in range(PATHS) for number in range(reach)) for reach in range(LENGTH)
)
"""By reach, the spaces that can be seen from the Town Center."""


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
    full = full_spaces(state)
    if start == TOWN_CENTER:
        for first in PATH_STARTS:
            walk(state, range(first, first + min(points, START)), full, found)
        return found
    home = start & ~START
    walk(state, range(start + 1, min(start + 1 + points, home + START)), full, found)
    inwards = range(start - 1, max(start - 1 - points, home - 1), -1)
    if walk(state, inwards, full, found):
        points -= len(inwards) + (not town_center_is_free(g))
        if inwards.stop == home - 1 and points >= 0:
            found.append(TOWN_CENTER)
            for first in PATH_STARTS:
                if first != home:
                    walk(state, range(first, first + min(points, START)), full, found)
    found.sort()
    return found


def full_spaces(state: Table) -> set[int]:
    """The spaces on which no further unit can stay."""
    taken, full = set[int](), set[int]()
    for space in state.units:
        if space in taken:
            full.add(space)
        else:
            taken.add(space)
    return full


def walk(state: Table, spaces: range, full: set[int], found: list[int]) -> bool:
    """Note the spaces of a way where a Move may end; does nothing on it stop the unit before its end?"""
    zeds, no_entry = state.zeds, state.no_entry
    for space in spaces:
        if space == no_entry:
            return False
        if zeds[2 * space] >= 0 or zeds[2 * space + 1] >= 0:
            found.append(space)
            return False
        if space not in full:
            found.append(space)
    return True


@rule("DZ-FIRE-02", "DZ-FIRE-05", "DZ-FIRE-06", "DZ-FIRE-07", "DZ-FIRE-08", "DZ-HUNT-03", "DZ-PIAZZA-02", "DZ-GEN-02")
def targets(g: Game, unit: int) -> list[int]:
    """Spaces with Zeds that a unit can fire at, in order: along its path, or outwards from the Town Center."""
    state, data = g.state, g.content.units[unit]
    start = state.units[unit]
    if not data.fires or (start != TOWN_CENTER and number_of(start) == START):
        return []
    reach, zeds = len(data.shots), state.zeds
    if start == TOWN_CENTER:
        near = TOWN_SIGHT[reach]
    else:
        first = path_of(start) * LENGTH
        near = range(max(first, start - reach), min(first + START, start + reach + 1))
    return [space for space in near if zeds[2 * space] >= 0 or zeds[2 * space + 1] >= 0]


def zeds_in_sight_of_town(state: Table, reach: int) -> bool:
    """Is any Zed so near to the Town Center that a shot from there could reach it?"""
    zeds, seen = state.zeds, 2 * reach
    for first in PATH_SLOTS:
        if max(zeds[first : first + seen]) >= 0:
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
