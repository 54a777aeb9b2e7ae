"""A Son of Liberty: he travels like the others and serves his own card when it lies on the way.

Until the last day he looks like one of them: he explores, gathers what they look for, and takes the mission's tokens
up, but they never come home with him. He calls his people, which shows him to all, only when that may decide the
game: when a Survivor is about to fall and that is what he needs, or when the mission is nearly done.
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.bots.under_our_sun.goals import Goal, goal_of, share_done
from holdfast.bots.under_our_sun.situation import Situation
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import actions as acts
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.state import NEW_HAVEN, NOBODY, RESOURCES, VALUE

POISON_THE_WELLS, TRIBUTE, NO_WITNESSES = 1, 2, 3
"""The Sons of Liberty cards."""
WEAK = 2
"""A Survivor with so few HP is worth the mask to whom the fallen count."""
ON_THE_WAY = 6.0
"""So many AP a well may cost without looking like a detour, while there is time."""
TAKEN_UP = frozenset({"free", "pick_up", "take_sample", "take_key", "take_core"})
"""Deeds of missions that put a token into the pack: they look like help."""
NEARLY = 0.6
"""From this share of its aims on a mission is taken for nearly accomplished."""
NO_PREY = 99
FULL_PACK = 5
"""A tribute of so much water value is worth a walk."""


def is_traitor(sit: Situation) -> bool:
    """Is this character's player a Son of Liberty?"""
    return look.is_sol(sit.g, sit.who)


def traitor_goal(sit: Situation) -> Goal:
    """Where a Son of Liberty goes: to the wells, to a lonely place with a full pack, or along with the others."""
    card = sit.state.roles[sit.me.seat].card
    if card == POISON_THE_WELLS:
        well = sit.nearest([tile for tile in sit.state.at.values() if _can_be_poisoned(sit, tile)])
        if well != NOBODY and (late(sit) or sit.cost_to(well) <= ON_THE_WAY):
            return Goal(tile=well, far=2)
        return _cover(sit)
    if card == TRIBUTE:
        wanted = dict.fromkeys(RESOURCES, 2)
        if pack(sit) >= FULL_PACK or sit.room <= 0:
            lonely = [tile for tile in sit.ways if _is_lonely(sit, tile)]
            return Goal(tile=sit.nearest(lonely), far=2)
        tiles = [tile for tile in sit.tiles_with(set(RESOURCES)) if tile != sit.tile and tile != NEW_HAVEN]
        return Goal(tile=sit.nearest(tiles), far=2, wanted=wanted)
    return _cover(sit)


def _cover(sit: Situation) -> Goal:
    """What a Survivor would be after; nothing is laid down for the mission, and no token is carried home."""
    goal = goal_of(sit)
    if any(sit.me.tokens) and goal.tile == NEW_HAVEN:
        return Goal(far=2)
    goal.deliver = goal.urgent = False
    return goal


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
        if isinstance(act, acts.Deed) and _serves(sit, act):
            return act
    if not (_is_open(sit) or _pays(sit)):
        return None
    calls = [act for act in options if isinstance(act, acts.SolSpawn)]
    return min(
        [act for act in calls if _prey(sit, act.tile) < NO_PREY],
        key=lambda act: (_prey(sit, act.tile), act.tile),
        default=None,
    )


def _serves(sit: Situation, act: acts.Deed) -> bool:
    """Is a deed of his card worth it now, or one of the mission that keeps a token from home?"""
    name = sit.content.names["deed"][act.deed]
    if act.deed in sit.content.mission_deeds:
        return name in TAKEN_UP
    return name == "poison" or pack(sit) >= FULL_PACK or (pack(sit) > 0 and late(sit))


def _pays(sit: Situation) -> bool:
    """Is it time to drop the mask?"""
    if sit.state.roles[sit.me.seat].card == NO_WITNESSES:
        near = [tile for tile in sit.ways if sit.content.grid.distance(sit.place, sit.state.places[tile]) == 1]
        if any(_prey(sit, tile) <= WEAK for tile in near):
            return True
    return nearly_done(sit)


def nearly_done(sit: Situation) -> bool:
    """Are the Survivors about to accomplish the mission?"""
    return share_done(sit) >= NEARLY


def late(sit: Situation) -> bool:
    """Has the last day begun?"""
    return sit.state.day >= sit.content.day_limit(sit.people)


def _is_open(sit: Situation) -> bool:
    return sit.state.roles[sit.me.seat].shown


def _prey(sit: Situation, tile: int) -> int:
    """The fewest HP of a Survivor there who can be seen."""
    found = [who for who in look.here(sit.g, sit.state.places[tile]) if who != sit.who]
    return min((sit.state.characters[who].hp for who in found if not sit.state.characters[who].hidden), default=NO_PREY)
