"""Questions about the table that many rules ask. Nothing here writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds.box import (
    CIVILIAN,
    HERO,
    HEROIC,
    LENGTH,
    PATHS,
    STACK,
    START,
    TOWN_CENTER,
    distance,
)
from holdfast.games.dawn_of_the_zeds.state import NOWHERE, Table

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.box import Box
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game


KINDS = {"hero": HERO, "heroic": HEROIC, "civilian": CIVILIAN}

# ---------------------------------------------------------------- Zeds


def zeds_on(state: Table, space: int) -> list[int]:
    """The Zeds on a space: none, one, or a mob of two."""
    zeds, at = state.zeds, 2 * space
    one, two = zeds[at], zeds[at + 1]
    if one >= 0:
        return [one, two] if two >= 0 else [one]
    return [two] if two >= 0 else []


def has_zeds(state: Table, space: int) -> bool:
    """Is any Zed on a space?"""
    at = 2 * space
    return state.zeds[at] >= 0 or state.zeds[at + 1] >= 0


@rule("DZ-STACK-01")
def room_for_zeds(state: Table, space: int) -> int:
    """How many more Zeds a space can take; none where entry is forbidden."""
    if space == state.no_entry:
        return 0
    at = 2 * space
    return (state.zeds[at] < 0) + (state.zeds[at + 1] < 0)


@rule("DZ-MELEE-06", "DZ-MELEE-07")
def zed_strength(box: Box, state: Table, zed: int) -> int:
    """The number on the side of a Zed that is face up; hit markers do not matter."""
    return box.zed_strength[zed][state.zed_hits[zed]]


@rule("DZ-STACK-02", "DZ-STACK-03")
def mob_strength(box: Box, state: Table, space: int) -> int:
    """The strengths of all Zeds on a space together."""
    zeds, hits, at = state.zeds, state.zed_hits, 2 * space
    one, two = zeds[at], zeds[at + 1]
    first = box.zed_strength[one][hits[one]] if one >= 0 else 0
    return first + box.zed_strength[two][hits[two]] if two >= 0 else first


def space_of_zed(state: Table, zed: int) -> int:
    """The space a Zed is on, or NOWHERE."""
    return state.zeds.index(zed) // 2 if zed in state.zeds else NOWHERE


def zeds_of_path(state: Table, path: int) -> list[int]:
    """All Zeds of a path, its Start included, nearest to the Town Center first (DZ-RUL-04)."""
    first = 2 * LENGTH * path
    return [zed for zed in state.zeds[first : first + 2 * LENGTH] if zed >= 0]


@rule("DZ-STORY-03")
def counts_of_zeds(state: Table) -> list[int]:
    """By path, how many Zed counters are on it; strengths are irrelevant."""
    return [len(zeds_of_path(state, path)) for path in range(PATHS)]


def open_starts(state: Table) -> list[int]:
    """The paths whose Start space has room for a Zed."""
    return [path for path in range(PATHS) if room_for_zeds(state, path * LENGTH + START)]


@rule("DZ-STORY-02", "DZ-STORY-04", "DZ-EVENT-03", "DZ-EVENT-04")
def candidate_paths(g: Game, where: str, path: int = NOWHERE, amount: int = 0) -> list[int]:
    """The paths that a card may mean; the players choose if there are several, or all if none fits."""
    if path != NOWHERE:
        return [path]
    counts = counts_of_zeds(g.state)
    if where == "most":
        return [path for path, count in enumerate(counts) if count == max(counts)]
    if where == "fewest":
        return [path for path, count in enumerate(counts) if count == min(counts)]
    if where == "crowded":
        return [path for path, count in enumerate(counts) if count >= amount] or list(range(PATHS))
    return list(range(PATHS))


# ---------------------------------------------------------------- units


def units_on(state: Table, space: int) -> list[int]:
    """The player units on a space."""
    units = state.units
    there = units.count(space)
    if there < 2:  # so it is mostly, and then nothing has to be gone through
        return [units.index(space)] if there else []
    return [unit for unit, at in enumerate(units) if at == space]


@rule("DZ-MOVE-06", "DZ-MOVE-07")
def room_for_units(state: Table, space: int) -> int:
    """How many more units a space can take; the Town Center any number, a forbidden space none."""
    if space == TOWN_CENTER:
        return len(state.units)
    return 0 if space == state.no_entry else max(STACK - state.units.count(space), 0)


@rule("DZ-MELEE-06", "DZ-MELEE-07")
def unit_strength(box: Box, state: Table, unit: int) -> int:
    """The number on the side of a unit that is face up; hit markers do not matter."""
    return box.units[unit].strength[state.hits[unit]]


@rule("DZ-SAVE-06")
def in_play(state: Table, unit: int) -> bool:
    """Is a unit on the board? Neither the cemetery nor the reserve counts."""
    return state.units[unit] >= 0


def anybody_in_play(state: Table) -> bool:
    """Is any unit on the board? The first that is ends the look."""
    for at in state.units:
        if at >= 0:
            return True
    return False


@rule("DZ-TERM-10", "DZ-TERM-11")
def is_a(box: Box, unit: int, wanted: str) -> bool:
    """Is a unit what an effect asks for? `any_civilian` covers both sorts, `civilian` and `heroic` one each."""
    kind = box.units[unit].kind
    if wanted == "any_civilian":
        return kind != HERO
    return kind == KINDS[wanted]


def nearest_first(spaces: list[int]) -> list[int]:
    """Spaces from the Town Center outwards."""
    return sorted(spaces, key=lambda space: (distance(space), space))


# ---------------------------------------------------------------- tracks

TEN = 10


@rule("DZ-AMMO-03")
def ammo_marker(ammo: int) -> tuple[int, bool]:
    """Where the ammo marker lies, and whether it shows its +10 side: values above 10 begin again at 1."""
    return (ammo - TEN, True) if ammo > TEN else (ammo, False)
