"""How a town stands at the end of a round, as figures that its chance can be worked out from."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import TYPE_CHECKING

from holdfast.bots.dawn_of_the_zeds.judging import Position
from holdfast.games.dawn_of_the_zeds.box import HERO, PATHS, TOWN_CENTER, number_of

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

WORST = 20.0
"""More danger than this on a path is a matter of the next card alone."""
MARKED = 0.5
"""How much of a counter's strength is what it can still take."""
CLOSE = 2
"""Zeds on spaces up to this number are close."""
FIGURES = (
    "danger",
    "zeds",
    "close zeds",
    "units",
    "heroes",
    "count of units",
    "stubborn units",
    "units in the Town Center",
    "Brains to come",
    "speech to come",
    "ammo",
)


def cards_to_come(g: Game) -> int:
    """How many event cards are still to be drawn."""
    return sum([act.size for act in g.content.acts]) - len(g.content.events) + len(g.state.event_deck)


def figures(g: Game, position: Position) -> tuple[float, ...]:
    """What FIGURES names. Danger counts by its root: twice as much of it is not twice as bad."""
    state, box = g.state, g.content
    zeds = close = units = heroes = 0.0
    count = stubborn = in_town = 0
    for place, zed in enumerate(state.zeds):
        if zed >= 0:
            strength = lasting(box.zed_strength[zed], state.zed_hits[zed])
            zeds += strength
            if number_of(place >> 1) <= CLOSE:
                close += strength
    for unit, at in enumerate(state.units):
        if at >= 0:
            data = box.units[unit]
            strength = lasting(data.strength, state.hits[unit])
            units += strength
            heroes += strength if data.kind == HERO else 0.0
            count += 1
            stubborn += state.stubborn[unit]
            in_town += at == TOWN_CENTER
    return (
        sum([sqrt(min(position.path_danger(path), WORST)) for path in range(PATHS)]),
        zeds,
        close,
        units,
        heroes,
        count,
        stubborn,
        in_town,
        sum([box.events[card].brains for card in state.event_deck]),
        sum([state.specials[index] for index, one in enumerate(box.specials) if one.once_a_game]),
        sqrt(state.ammo),
    )


@cache
def lasting(strength: tuple[int, ...], hits: int) -> float:
    """The strength of a counter by the hits it has taken, where a hit that does not turn it counts as well."""
    return MARKED * sum(strength[hits:]) / len(strength) + (1 - MARKED) * strength[hits]
