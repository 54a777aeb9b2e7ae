"""Whom a Survivor takes for the traitor, from nothing but what lies open on the table.

Nobody sees a Son of Liberty at work, but his work is seen later: a poisoned well, an empty pack far from everybody, a
token of the mission that does not come home. Each points at whoever is where it could have been done.
"""

from __future__ import annotations

from math import exp

from holdfast.bots.under_our_sun.situation import Situation
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.state import NEW_HAVEN, RESOURCES, Character

SURVIVOR_CARDS = {"rare": 4, "likely": 1, "certain": -1}
"""Survivor cards beyond one for each player, by option."""
AT_THE_WELL = (1.8, 1.0, 0.4)
"""How strongly a poisoned well speaks against whoever stands on it, one tile or two tiles away."""
FAR_FROM_WELLS = -0.6
SPENT = 0.9
"""Against somebody who stands alone with nothing in the pack from the second day on."""
STRAYED = 1.0
"""Against somebody who keeps a token from home on the last day."""
LONELY = 2
"""From so many steps to everybody else a character is alone, and so far from New Haven it is out."""
SURE = 0.7
"""A suspect is struck from this chance on."""


def suspects(sit: Situation) -> dict[int, float]:
    """For every other character whose side is unknown the chance that it is the traitor's."""
    state, mine = sit.state, sit.me.seat
    if sit.g.options.mode != "semi_cooperative" or any(role.shown for role in state.roles):
        return {}
    # Somebody who fell may still be the traitor; somebody eliminated was not, or the game would be over.
    others = [who for who in state.order if state.characters[who].seat != mine and not state.characters[who].out]
    weights = {who: exp(evidence(sit, who)) for who in others}
    # Own card seen, so many others lie in the pile; all but those of the other players were never dealt.
    undealt = SURVIVOR_CARDS[sit.g.options.traitor] + 1
    innocent = undealt * (exp(FAR_FROM_WELLS) if not state.sol_marks else 0.0)
    total = sum(weights.values()) + innocent
    return {who: weight / total for who, weight in weights.items()}


def evidence(sit: Situation, who: int) -> float:
    """What speaks against a character, and for it if negative."""
    state = sit.state
    c = state.characters[who]
    found = _about_wells(sit, c)
    if state.day > 1 and _is_out_alone(sit, who) and not any(c.goods[kind] for kind in RESOURCES):
        found += SPENT
    last_day = state.day >= sit.content.day_limit(sit.people)
    if last_day and any(c.tokens) and sit.distance_home(c.place) > LONELY:
        found += STRAYED
    return found


def _about_wells(sit: Situation, c: Character) -> float:
    state, distance = sit.state, sit.content.grid.distance
    wells = [state.places[tile] for tile in state.at.values() if state.sol_marks >> tile & 1]
    if not wells:
        return 0.0
    near = min(distance(c.place, place) for place in wells)
    return AT_THE_WELL[near] if near < len(AT_THE_WELL) else FAR_FROM_WELLS


def _is_out_alone(sit: Situation, who: int) -> bool:
    characters, distance = sit.state.characters, sit.content.grid.distance
    place = characters[who].place
    if look.tile_of(sit.g, who) == NEW_HAVEN or sit.distance_home(place) < LONELY:
        return False
    return all(distance(place, characters[one].place) >= LONELY for one in sit.team if one != who)
