"""The actions of a turn: movement and interactions. Fighting and trading have their own chapters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.under_our_sun import look, rules_camp, rules_things, stats
from holdfast.games.under_our_sun.actions import (
    Charge,
    CollectRain,
    Deed,
    DeedId,
    EndTurn,
    EnemyId,
    Explore,
    GiveUp,
    Move,
    PlaceId,
    Recon,
    Refill,
    RevealRole,
    Sleep,
    Sneak,
    SolMove,
    SolSpawn,
    TakeWater,
    Wait,
)
from holdfast.games.under_our_sun.edition import switches
from holdfast.games.under_our_sun.effects_enemies import may_enter
from holdfast.games.under_our_sun.effects_goods import free_water_room
from holdfast.games.under_our_sun.rules_combat import MENU_COMBAT
from holdfast.games.under_our_sun.rules_common import actor, has_ap
from holdfast.games.under_our_sun.state import NEW_HAVEN, NO_TEAM, NOBODY, STORM, TILES, WATER
from holdfast.games.under_our_sun.stats import STAT
from holdfast.games.under_our_sun.tables import tables
from holdfast.games.under_our_sun.verbs import using
from holdfast.games.under_our_sun.vocabulary_words import TileId

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

MOVES = tuple(Move(TileId(tile)) for tile in range(TILES))
SNEAKS = tuple(Sneak(TileId(tile)) for tile in range(TILES))
RECONS = tuple(Recon(TileId(tile)) for tile in range(TILES))


# ---------------------------------------------------------------- movement


@guard("UOS-MOVE-01")
def tile_is_next_door(g: Game, seat: int, act: Move | Sneak) -> bool:
    """A step leads to a neighbouring tile that lies face up."""
    place = g.state.places[act.tile]
    return place != NOBODY and place in g.content.grid.near[g.state.characters[actor(g)].place]


def _spaces(g: Game, seat: int, act: Move | Sneak) -> dict[str, Arg]:
    return {"spaces": g.content.tiles[act.tile].spaces}


@guard("UOS-TILE-03", because=_spaces)
def tile_has_room(g: Game, seat: int, act: Move | Sneak) -> bool:
    """A tile holds as many characters as it has movement spaces (UOS-RULING-084)."""
    return look.has_room(g, act.tile)


def _move_ap(g: Game, seat: int, act: Move) -> dict[str, Arg]:
    return {"cost": stats.move_cost(g, actor(g), act.tile), "ap": g.state.characters[actor(g)].ap}


@guard("UOS-MOVE-02", because=_move_ap)
def has_ap_to_move(g: Game, seat: int, act: Move) -> bool:
    """Entering a tile costs its movement value; boots that save an AP count if they are ready."""
    who = actor(g)
    return g.state.characters[who].ap >= stats.move_cost(g, who, act.tile) - saving(g, who, "on_move")


def _sneak_ap(g: Game, seat: int, act: Sneak) -> dict[str, Arg]:
    return {"cost": stats.sneak_cost(g, actor(g), act.tile), "ap": g.state.characters[actor(g)].ap}


@guard("UOS-MOVE-07", because=_sneak_ap)
def has_ap_to_sneak(g: Game, seat: int, act: Sneak) -> bool:
    """Sneaking costs one AP more than moving."""
    who = actor(g)
    return g.state.characters[who].ap >= stats.sneak_cost(g, who, act.tile) - saving(g, who, "on_move")


def saving(g: Game, who: int, trigger: str) -> int:
    """An AP or cube that a reaction could still save."""
    cards = tables(g).reacting.get(trigger, frozenset())
    gear = g.state.characters[who].gear
    if gear in cards and using.card_ready(g, who, gear, "phase"):
        return 1
    owners = [number for owner, number in tables(g).skills.get(trigger, ()) if owner == who]
    return 1 if owners and using.skill_ready(g, who, owners[0]) else 0


def _next_door(g: Game) -> list[int]:
    return sorted(look.neighbours(g, g.state.characters[actor(g)].place))


def moves(g: Game, seat: int) -> Iterable[Move]:
    """Steps that can be paid for."""
    who = actor(g)
    ap = g.state.characters[who].ap + saving(g, who, "on_move")
    return [MOVES[tile] for tile in _next_door(g) if ap >= stats.move_cost(g, who, tile) and look.has_room(g, tile)]


def sneaks(g: Game, seat: int) -> Iterable[Sneak]:
    """Steps that can be paid for unseen."""
    who = actor(g)
    ap = g.state.characters[who].ap + saving(g, who, "on_move")
    return [SNEAKS[tile] for tile in _next_door(g) if ap >= stats.sneak_cost(g, who, tile) and look.has_room(g, tile)]


@guard("UOS-MOVE-03")
def place_is_unrevealed(g: Game, seat: int, act: Charge | Explore) -> bool:
    """Only a neighbouring place without a face-up tile can be revealed, while tiles are left (UOS-RULING-087)."""
    return act.place in look.unrevealed_around(g, g.state.characters[actor(g)].place)


def _charge_ap(g: Game, seat: int, act: Charge) -> dict[str, Arg]:
    return {"cost": stats.charge_cost(g, actor(g)), "ap": g.state.characters[actor(g)].ap}


@guard("UOS-MOVE-04", because=_charge_ap)
def has_ap_to_charge(g: Game, seat: int, act: Charge) -> bool:
    """A charge costs 2 AP."""
    return g.state.characters[actor(g)].ap >= stats.charge_cost(g, actor(g))


def charges(g: Game, seat: int) -> Iterable[Charge]:
    """Places to charge onto."""
    who = actor(g)
    c = g.state.characters[who]
    if c.ap < stats.charge_cost(g, who):
        return ()
    return [Charge(PlaceId(place)) for place in sorted(look.unrevealed_around(g, c.place))]


def _explore_ap(g: Game, seat: int, act: Explore) -> dict[str, Arg]:
    return {"cost": stats.explore_cost(g, actor(g)), "ap": g.state.characters[actor(g)].ap}


@guard("UOS-ACT-02", because=_explore_ap)
def has_ap_to_explore(g: Game, seat: int, act: Explore) -> bool:
    """Exploring costs 1 AP, unless a pathfinder or the weather changes it."""
    who = actor(g)
    return g.state.characters[who].ap >= stats.explore_cost(g, who) - saving(g, who, "on_explore")


def explorations(g: Game, seat: int) -> Iterable[Explore]:
    """Places to reveal."""
    who = actor(g)
    c = g.state.characters[who]
    if c.ap < stats.explore_cost(g, who) - saving(g, who, "on_explore"):
        return ()
    return [Explore(PlaceId(place)) for place in sorted(look.unrevealed_around(g, c.place))]


MOVE = ActionRule(Move, moves, (tile_is_next_door, tile_has_room, has_ap_to_move),
                  ensured=(tile_is_next_door, tile_has_room, has_ap_to_move))  # fmt: skip
SNEAK = ActionRule(Sneak, sneaks, (tile_is_next_door, tile_has_room, has_ap_to_sneak),
                   ensured=(tile_is_next_door, tile_has_room, has_ap_to_sneak))  # fmt: skip
CHARGE = ActionRule(Charge, charges, (place_is_unrevealed, has_ap_to_charge),
                    ensured=(place_is_unrevealed, has_ap_to_charge))  # fmt: skip
EXPLORE = ActionRule(Explore, explorations, (place_is_unrevealed, has_ap_to_explore),
                     ensured=(place_is_unrevealed, has_ap_to_explore))  # fmt: skip


# ---------------------------------------------------------------- recon


@guard("UOS-STEALTH-18")
def sees_the_symbol(g: Game, seat: int, act: Recon) -> bool:
    """Recon is for the hidden, on their own tile; with binoculars for everybody, one tile away (UOS-RULING-187)."""
    who = actor(g)
    c = g.state.characters[who]
    if act.tile == look.tile_of(g, who):
        return c.hidden
    place = g.state.places[act.tile]
    far = stats.stat(g, who, STAT["recon_range"]) > 0
    return far and place != NOBODY and place in g.content.grid.near[c.place]


@guard("UOS-ACT-04")
def symbol_can_spawn(g: Game, seat: int, act: Recon) -> bool:
    """There must be an uncovered enemy symbol and no active enemy yet."""
    return g.state.places[act.tile] != NOBODY and look.symbol_is_live(g, act.tile)


def recons(g: Game, seat: int) -> Iterable[Recon]:
    """Tiles whose enemy could be lured out."""
    who = actor(g)
    c = g.state.characters[who]
    found = [look.tile_of(g, who)] if c.hidden else []
    if stats.stat(g, who, STAT["recon_range"]) > 0:
        found = sorted([*found, *look.neighbours(g, c.place)])
    return [RECONS[tile] for tile in found if g.content.tiles[tile].enemy]


RECON = ActionRule(Recon, recons, (sees_the_symbol, symbol_can_spawn, has_ap), ensured=(sees_the_symbol,))


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
    bottles = switches(g).rain_into_bottles
    return g.state.supply[WATER] > 0 and free_water_room(g, actor(g), bottles) > 0


@guard("UOS-ACT-43")
def no_enemy_watches(g: Game, seat: int, act: Sleep) -> bool:
    """Nobody sleeps beside an active enemy; in 1.0 a hidden character does."""
    who = actor(g)
    c = g.state.characters[who]
    if c.hidden and switches(g).hidden_may_sleep:
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


REFILL = ActionRule(Refill, lambda g, seat: (Refill(),), (source_has_water, has_ap))
TAKE_WATER = ActionRule(TakeWater, lambda g, seat: (TakeWater(),), (water_is_stored_here, has_ap))
RAIN = ActionRule(CollectRain, lambda g, seat: (CollectRain(),), (it_rains, has_room_for_rain, has_ap))
SLEEP = ActionRule(Sleep, lambda g, seat: (Sleep(),), (no_enemy_watches, has_ap_to_sleep))


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


# ---------------------------------------------------------------- sons of liberty


@guard("UOS-TEAM-12")
def is_son_of_liberty(g: Game, seat: int, act: Any) -> bool:
    """Only the Son of Liberty has his abilities."""
    return g.state.roles[seat].side == 1


@guard("UOS-TEAM-12")
def not_called_today(g: Game, seat: int, act: SolSpawn) -> bool:
    """One call a day (UOS-RULING-022)."""
    return not g.state.roles[seat].spawned


@guard("UOS-TEAM-12")
def tile_is_beside(g: Game, seat: int, act: SolSpawn) -> bool:
    """Only onto a revealed neighbouring tile other than New Haven (UOS-RULING-018)."""
    place = g.state.places[act.tile]
    near = g.content.grid.near[g.state.characters[actor(g)].place]
    return act.tile != NEW_HAVEN and place != NOBODY and place in near


def calls(g: Game, seat: int) -> Iterable[SolSpawn]:
    """Tiles onto which a Son of Liberty may call his people."""
    if g.state.roles[seat].side != 1:
        return ()
    return [SolSpawn(TileId(tile)) for tile in _next_door(g) if tile != NEW_HAVEN]


@guard("UOS-TEAM-14")
def enemy_is_at_hand(g: Game, seat: int, act: SolMove) -> bool:
    """Only Sons of Liberty on the own tile or a neighbouring one obey."""
    one = look.enemy(g, act.enemy)
    return one is not None and not one.body and g.content.foe(one.card).sol and _at_hand(g, one.place)


def _at_hand(g: Game, place: int) -> bool:
    return g.content.grid.distance(g.state.characters[actor(g)].place, place) <= 1


@guard("UOS-TEAM-14")
def order_is_possible(g: Game, seat: int, act: SolMove) -> bool:
    """They move one tile, onto a revealed tile that enemies may enter."""
    one, place = look.enemy(g, act.enemy), g.state.places[act.tile]
    if one is None or place == NOBODY:
        return False
    return place in g.content.grid.near[one.place] and act.tile != NEW_HAVEN and may_enter(g, one, place)


@guard("UOS-TEAM-14")
def has_ap_to_order(g: Game, seat: int, act: SolMove) -> bool:
    """Each order costs 2 AP."""
    return g.state.characters[actor(g)].ap >= 2


def orders(g: Game, seat: int) -> Iterable[SolMove]:
    """Orders that a Son of Liberty could give."""
    if g.state.roles[seat].side != 1:
        return ()
    return [
        SolMove(EnemyId(one.card), TileId(tile))
        for one in sorted(g.state.enemies, key=lambda one: one.card)
        if not one.body and g.content.foe(one.card).sol and _at_hand(g, one.place)
        for tile in sorted(look.neighbours(g, one.place))
    ]


@guard("UOS-TEAM-16")
def is_still_unknown(g: Game, seat: int, act: RevealRole) -> bool:
    """Nobody can reveal himself twice."""
    return not g.state.roles[seat].shown


@guard("UOS-TEAM-11")
def may_give_up(g: Game, seat: int, act: GiveUp) -> bool:
    """The Survivors can give up where there may be a Son of Liberty; each agrees once a day (2.0)."""
    role = g.state.roles[seat]
    return switches(g).giving_up_is_sol_win and role.side != NO_TEAM and not role.gave_up


SOL_SPAWN = ActionRule(SolSpawn, calls, (is_son_of_liberty, not_called_today, tile_is_beside),
                       ensured=(is_son_of_liberty, tile_is_beside))  # fmt: skip
SOL_MOVE = ActionRule(SolMove, orders, (is_son_of_liberty, enemy_is_at_hand, order_is_possible, has_ap_to_order),
                      ensured=(is_son_of_liberty, enemy_is_at_hand))  # fmt: skip
REVEAL = ActionRule(RevealRole, lambda g, seat: (RevealRole(),), (is_son_of_liberty, is_still_unknown))
GIVE_UP = ActionRule(GiveUp, lambda g, seat: (GiveUp(),), (may_give_up,))


# ---------------------------------------------------------------- ending the turn


def _who_is_here(g: Game, seat: int, act: EndTurn) -> dict[str, Arg]:
    names = g.content.names["enemy"]
    return {"enemies": [Named("enemy", names[one.card]) for one in look.threats(g, actor(g))]}


@guard("UOS-COMBAT-16", because=_who_is_here)
def nothing_holds_me(g: Game, seat: int, act: EndTurn) -> bool:
    """With an enemy on the tile all AP must be spent; the hidden may stop (UOS-RULING-035, 036)."""
    return not look.threats(g, actor(g))


END_TURN = ActionRule(EndTurn, lambda g, seat: (EndTurn(),), (nothing_holds_me,))
STOP_ANYWAY = ActionRule(EndTurn, lambda g, seat: (EndTurn(),))
WAIT = ActionRule(Wait, lambda g, seat: (Wait(),))

MENU = (
    MOVE, SNEAK, CHARGE, EXPLORE, RECON, *rules_things.TAKING, REFILL, TAKE_WATER, RAIN, *rules_things.MAKING,
    *rules_things.PEOPLE, SLEEP, *rules_things.HANDLING, *rules_camp.CAMP, DEED, *MENU_COMBAT, SOL_SPAWN,
    SOL_MOVE, REVEAL, GIVE_UP, WAIT, END_TURN,
)  # fmt: skip
CROWDED_MENU = (MOVE, *rules_things.FREE, STOP_ANYWAY)
"""After a revival on a tile that is too small, only a Move may come next (UOS-HEALTH-19)."""
