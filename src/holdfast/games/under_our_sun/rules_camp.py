"""Camps, fires and traps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.legality import ActionRule, guard
from holdfast.games.under_our_sun import look, rules_small, stats
from holdfast.games.under_our_sun.actions import (
    BaitTrap,
    BuildPit,
    Cook,
    Dismantle,
    LightFire,
    PickUpTrap,
)
from holdfast.games.under_our_sun.rules_common import actor, has_ap
from holdfast.games.under_our_sun.state import FOOD, METAL, NEW_HAVEN, WOOD

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


def _here(g: Game) -> int:
    return look.tile_of(g, actor(g))


# ---------------------------------------------------------------- camp, fire, traps


@guard("UOS-CAMP-02")
def camp_can_be_taken_down(g: Game, seat: int, act: Dismantle) -> bool:
    """There must be a camp; New Haven's stays (UOS-RULING-124)."""
    tile = _here(g)
    return tile != NEW_HAVEN and look.has_camp(g, tile)


@guard("UOS-FIRE-01")
def has_something_to_light_it(g: Game, seat: int, act: LightFire) -> bool:
    """A working item with the keyword FIRE is needed."""
    who = actor(g)
    lighters = g.content.tables.tags.get("FIRE", frozenset())
    return any(card in lighters and stats.works(g, who, card) for card in g.state.characters[who].cards)


@guard("UOS-FIRE-01")
def no_fire_yet(g: Game, seat: int, act: LightFire) -> bool:
    """One campfire on a tile (UOS-RULING-126)."""
    return not g.state.fires >> _here(g) & 1


@guard("UOS-FIRE-02")
def has_wood(g: Game, seat: int, act: LightFire) -> bool:
    """A campfire takes 1 wood (UOS-RULING-127)."""
    return rules_small.within_reach(g, actor(g), WOOD) > 0


@guard("UOS-FIRE-10")
def has_ap_for_fire(g: Game, seat: int, act: Any) -> bool:
    """Free in 2.0, 1 AP in 1.0."""
    return g.state.characters[actor(g)].ap >= g.content.edition.fire_ap


@guard("UOS-FIRE-09")
def fire_without_pit(g: Game, seat: int, act: BuildPit) -> bool:
    """A campfire that is no cooking pit yet."""
    tile = _here(g)
    return bool(g.state.fires >> tile & 1) and not g.state.pits >> tile & 1


@guard("UOS-FIRE-09")
def has_metal(g: Game, seat: int, act: BuildPit) -> bool:
    """A cooking pit takes 1 metal."""
    return rules_small.within_reach(g, actor(g), METAL) > 0


@guard("UOS-FIRE-11")
def pit_is_here(g: Game, seat: int, act: Cook) -> bool:
    """Cooking needs a cooking pit and 1 food from board or tile."""
    return bool(g.state.pits >> _here(g) & 1) and look.food_within_reach(g, actor(g)) > 0


@guard("UOS-FIRE-11")
def has_ap_to_cook(g: Game, seat: int, act: Cook) -> bool:
    """Cooking takes 2 AP."""
    return g.state.characters[actor(g)].ap >= 2


def _trap_here(g: Game, who: int, empty: bool) -> bool:
    place = g.state.characters[who].place
    return any(trap.place == place and not (empty and trap.food) for trap in g.state.traps)


@guard("UOS-TRAP-02")
def trap_wants_bait(g: Game, seat: int, act: BaitTrap) -> bool:
    """A set trap without food takes 1 food from board or tile."""
    who = actor(g)
    if not _trap_here(g, who, empty=True):
        return False
    tile = look.tile_of(g, who)
    return g.state.characters[who].goods[FOOD] + g.state.dropped[tile][FOOD] + g.state.printed[tile][FOOD] > 0


@guard("UOS-TRAP-06")
def trap_stands_here(g: Game, seat: int, act: PickUpTrap) -> bool:
    """A trap on the tile can be picked up."""
    return _trap_here(g, actor(g), empty=False)


BAITS, PICK_UPS, LIGHTS = (BaitTrap(),), (PickUpTrap(),), (LightFire(),)


def where(markers: str, act: Any) -> Any:
    """An action that is only possible where a marker of a kind lies."""
    acts = (act,)
    return lambda g, seat: acts if getattr(g.state, markers) >> _here(g) & 1 else ()


def lights(g: Game, seat: int) -> Iterable[LightFire]:
    """Only for those who carry something to light a fire with."""
    fire = g.content.tables.tags.get("FIRE", frozenset())
    return () if fire.isdisjoint(g.state.characters[actor(g)].cards) else LIGHTS


CAMP = (
    ActionRule(Dismantle, where("camps", Dismantle()), (camp_can_be_taken_down, has_ap)),
    ActionRule(LightFire, lights, (no_fire_yet, has_something_to_light_it, has_wood, has_ap_for_fire)),
    ActionRule(BuildPit, where("fires", BuildPit()), (fire_without_pit, has_metal, has_ap_for_fire)),
    ActionRule(Cook, where("pits", Cook()), (pit_is_here, has_ap_to_cook)),
    ActionRule(BaitTrap, lambda g, seat: BAITS if g.state.traps else (), (trap_wants_bait,)),
    ActionRule(PickUpTrap, lambda g, seat: PICK_UPS if g.state.traps else (), (trap_stands_here, has_ap)),
)
