"""A Son of Liberty: he travels like the others, does none of the mission's work, and serves his own card.

He strikes openly only when somebody beside him is weak, or when the mission is about to end.
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.bots.under_our_sun.goals import Goal
from holdfast.bots.under_our_sun.situation import Situation
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import actions as acts
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.state import NEW_HAVEN, RESOURCES, VALUE

POISON_THE_WELLS, TRIBUTE, NO_WITNESSES = 1, 2, 3
"""The Sons of Liberty cards."""
WEAK = 3
"""A Survivor with so few HP is worth the mask."""
FULL_PACK = 5
"""A tribute of so much water value is worth a walk."""


def is_traitor(sit: Situation) -> bool:
    """Is this character's player a Son of Liberty?"""
    return look.is_sol(sit.g, sit.who)


def traitor_goal(sit: Situation) -> Goal:
    """Where a Son of Liberty goes: to the wells, to a lonely place with a full pack, or along with the others."""
    card = sit.state.roles[sit.me.seat].card
    if card == POISON_THE_WELLS:
        wells = [tile for tile in sit.state.at.values() if _can_be_poisoned(sit, tile)]
        return Goal(tile=sit.nearest(wells), far=2)
    if card == TRIBUTE:
        wanted = dict.fromkeys(RESOURCES, 2)
        if pack(sit) >= FULL_PACK or sit.room <= 0:
            lonely = [tile for tile in sit.ways if _is_lonely(sit, tile)]
            return Goal(tile=sit.nearest(lonely), far=2)
        tiles = [tile for tile in sit.tiles_with(set(RESOURCES)) if tile != sit.tile and tile != NEW_HAVEN]
        return Goal(tile=sit.nearest(tiles), far=2, wanted=wanted)
    others = [look.tile_of(sit.g, who) for who in sit.team if who != sit.who]
    return Goal(tile=sit.nearest(others), far=2)


def pack(sit: Situation) -> int:
    """The water value of the resources carried."""
    return sum(sit.me.goods[kind] * VALUE[kind] for kind in RESOURCES)


def _can_be_poisoned(sit: Situation, tile: int) -> bool:
    poisoned = sit.state.sol_marks | sit.state.roles[sit.me.seat].poisoned
    return tile != NEW_HAVEN and bool(sit.state.sources & ~poisoned & (1 << tile))


def _is_lonely(sit: Situation, tile: int) -> bool:
    place = sit.state.places[tile]
    others = [who for who in look.here(sit.g, place) if who != sit.who]
    return not others and sit.distance_home(place) >= 2 and not look.active_enemies(sit.g, place)


def scheme(sit: Situation, options: Sequence[Action]) -> Action | None:
    """What only a Son of Liberty does: his card's deeds, and calling his people upon the weak."""
    for act in options:
        if isinstance(act, acts.Deed) and act.deed not in sit.content.mission_deeds:
            name = sit.content.names["deed"][act.deed]
            if name == "poison" or pack(sit) >= FULL_PACK or (pack(sit) and late(sit)):
                return act
    calls = [act for act in options if isinstance(act, acts.SolSpawn)]
    prey = [act for act in calls if _prey(sit, act.tile) <= (9 if late(sit) or _is_open(sit) else WEAK)]
    return min(prey, key=lambda act: (_prey(sit, act.tile), act.tile), default=None)


def late(sit: Situation) -> bool:
    """Has the last day but one begun?"""
    return sit.state.day >= sit.content.day_limit(sit.people) - 1


def _is_open(sit: Situation) -> bool:
    return sit.state.roles[sit.me.seat].shown


def _prey(sit: Situation, tile: int) -> int:
    """The fewest HP of a Survivor there who can be seen."""
    found = [who for who in look.here(sit.g, sit.state.places[tile]) if who != sit.who]
    return min((sit.state.characters[who].hp for who in found if not sit.state.characters[who].hidden), default=99)
