"""Special actions: whom they serve, and what happens when their marker is turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds import effects, moving
from holdfast.games.dawn_of_the_zeds.box import CENTER, TOWN, TOWN_CENTER, Special

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game


@rule("DZ-HERNANDEZ-04", "DZ-HERNANDEZ-05", "DZ-SCHMIDT-02", "DZ-HUNT-02", "DZ-TERM-10")
def beneficiaries(g: Game, special: Special) -> list[int]:
    """The units that a special action would serve now."""
    state, box = g.state, g.content
    if special.do == "own_action":
        return [special.unit]
    if special.do == "town_gets_actions":
        in_town = (TOWN, CENTER)
        return [u for u, at in enumerate(state.units) if at >= 0 and box.kind[at] in in_town and u != special.unit]
    if special.do == "civilian_gets_action":
        here = state.units[special.unit]
        near = box.neighbours[here]
        return [unit for unit in box.civilians if state.units[unit] in near]
    shooters = [unit for unit, at in enumerate(state.units) if at == TOWN_CENTER]
    return [unit for unit in shooters if moving.has_ammo(g, unit, special.free) and moving.targets(g, unit)]


def serves_anybody(g: Game, special: Special) -> bool:
    """Would a special action serve any unit? Most answer that at the first look."""
    if special.do == "own_action":
        return True
    if special.do == "town_gets_actions":
        kinds = g.content.kind
        for unit, at in enumerate(g.state.units):
            if at >= 0 and kinds[at] in (TOWN, CENTER) and unit != special.unit:
                return True
        return False
    if special.do == "civilian_gets_action":
        units, near = g.state.units, g.content.neighbours[g.state.units[special.unit]]
        for unit in g.content.civilians:
            if units[unit] in near:
                return True
        return False
    return moving.somebody_fires_from_town(g, special.free)


def needs_a_choice(special: Special) -> bool:
    """Do the players name one of the units, or are all of them served?"""
    return special.do in ("civilian_gets_action", "fire_from_town_center")


@rule("DZ-ACT-10", "DZ-ACT-11")
def turn_marker(g: Game, index: int) -> None:
    """The marker shows its used side; no other action is spent."""
    special = g.content.specials[index]
    g.state.specials[index] = False
    effects.use_ability(g, special.unit, special.ability)
