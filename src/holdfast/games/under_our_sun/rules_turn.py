"""What else a turn offers: water, sleep, deeds of the mission, waiting and stopping."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.under_our_sun import look, stats
from holdfast.games.under_our_sun.actions import (
    CollectRain,
    Deed,
    DeedId,
    EndTurn,
    Refill,
    Sleep,
    TakeWater,
    Wait,
)
from holdfast.games.under_our_sun.effects_goods import free_water_room
from holdfast.games.under_our_sun.rules_common import actor, has_ap
from holdfast.games.under_our_sun.state import STORM, WATER
from holdfast.games.under_our_sun.verbs import using

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


# ---------------------------------------------------------------- water and sleep


@guard("UOS-ACT-13")
def source_has_water(g: Game, seat: int, act: Refill) -> bool:
    """There must be a water source here, and it must hold its water."""
    return look.water_at(g, look.tile_of(g, actor(g)))


@guard("UOS-CAMP-05")
def water_is_stored_here(g: Game, seat: int, act: TakeWater) -> bool:
    """Only stored water can be taken, and only into what has room for it."""
    who = actor(g)
    return g.state.dropped[look.tile_of(g, who)][WATER] > 0 and free_water_room(g, who) > 0


@guard("UOS-ACT-35")
def it_rains(g: Game, seat: int, act: CollectRain) -> bool:
    """Rain falls only in a storm."""
    return g.state.weather == STORM


@guard("UOS-ACT-36")
def has_room_for_rain(g: Game, seat: int, act: CollectRain) -> bool:
    """There must be a free water slot, and water in the supply."""
    bottles = g.content.edition.rain_into_bottles
    return g.state.supply[WATER] > 0 and free_water_room(g, actor(g), bottles) > 0


@rule("UOS-ACT-44")
@guard("UOS-ACT-43")
def no_enemy_watches(g: Game, seat: int, act: Sleep) -> bool:
    """Nobody sleeps beside an active enemy; in 1.0 a hidden character does."""
    who = actor(g)
    c = g.state.characters[who]
    if c.hidden and g.content.edition.hidden_may_sleep:
        return True
    if look.active_enemies(g, c.place):
        return False
    return not look.threats(g, who)


def _sleep_ap(g: Game, seat: int, act: Sleep) -> dict[str, Arg]:
    return {"cost": stats.sleep_cost(g, actor(g)), "ap": g.state.characters[actor(g)].ap}


@guard("UOS-ACT-39", because=_sleep_ap)
def has_ap_to_sleep(g: Game, seat: int, act: Sleep) -> bool:
    """Sleep takes most of a day phase."""
    return g.state.characters[actor(g)].ap >= stats.sleep_cost(g, actor(g))


WATER_AND_RAIN = (
    ActionRule(Refill, guards=(source_has_water, has_ap)),
    ActionRule(TakeWater, guards=(water_is_stored_here, has_ap)),
    ActionRule(CollectRain, guards=(it_rains, has_room_for_rain, has_ap)),
)
SLEEP = ActionRule(Sleep, guards=(no_enemy_watches, has_ap_to_sleep))


# ---------------------------------------------------------------- deeds of missions and team cards


@guard("UOS-WIN-01")
def deed_is_open(g: Game, seat: int, act: Deed) -> bool:
    """A deed must belong to this mission, or to the team card of the one who does it."""
    return act.deed in using.deeds_open_to(g, actor(g))


@guard("UOS-WIN-01")
def deed_is_possible(g: Game, seat: int, act: Deed) -> bool:
    """It needs the right tile, the right situation and what it takes."""
    return using.can_do(g, actor(g), act.deed)


def _deed_ap(g: Game, seat: int, act: Deed) -> dict[str, Arg]:
    return {"cost": g.content.deeds[act.deed].ap, "ap": g.state.characters[actor(g)].ap}


@guard("UOS-CHAR-12", because=_deed_ap)
def has_ap_for_deed(g: Game, seat: int, act: Deed) -> bool:
    """A deed costs the AP that its card names."""
    return g.state.characters[actor(g)].ap >= g.content.deeds[act.deed].ap


def deeds(g: Game, seat: int) -> Iterable[Deed]:
    """What the mission adds to the actions."""
    return [Deed(DeedId(number)) for number in using.deeds_open_to(g, actor(g))]


DEED = ActionRule(Deed, deeds, (deed_is_open, deed_is_possible, has_ap_for_deed), ensured=(deed_is_open,))


# ---------------------------------------------------------------- ending the turn


def _who_is_here(g: Game, seat: int, act: EndTurn) -> dict[str, Arg]:
    names = g.content.names["enemy"]
    return {"enemies": [Named("enemy", names[one.card]) for one in look.threats(g, actor(g))]}


@guard("UOS-COMBAT-16", because=_who_is_here)
def nothing_holds_me(g: Game, seat: int, act: EndTurn) -> bool:
    """With an enemy on the tile all AP must be spent; the hidden may stop (UOS-RULING-035, 036)."""
    return not look.threats(g, actor(g))


END_TURN = ActionRule(EndTurn, guards=(nothing_holds_me,))
STOP_ANYWAY = ActionRule(EndTurn)
WAIT = ActionRule(Wait)
