"""The actions of a turn: movement and interactions. Fighting and trading have their own chapters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.under_our_sun import look, rules_camp, rules_things, stats
from holdfast.games.under_our_sun.actions import (
    Attack,
    AttackCharacter,
    AttackCharacterWith,
    AttackWith,
    BaitTrap,
    BuildPit,
    Charge,
    Collect,
    CollectCard,
    CollectRain,
    Cook,
    Deed,
    DeedId,
    Dismantle,
    Dodge,
    Drop,
    DropCard,
    Eat,
    EndTurn,
    Explore,
    GiveUp,
    LightFire,
    Load,
    Loot,
    LootFallen,
    Move,
    OpenBox,
    PickUpTrap,
    PlaceId,
    Recon,
    Refill,
    RevealRole,
    Sleep,
    Sneak,
    SneakAttack,
    SneakAttackWith,
    SolMove,
    SolSpawn,
    Steal,
    Swap,
    TakeOff,
    TakeWater,
    Trade,
    Use,
    UseSkill,
    Wait,
    Wear,
)
from holdfast.games.under_our_sun.edition import switches
from holdfast.games.under_our_sun.effects_goods import free_water_room
from holdfast.games.under_our_sun.rules_combat import MENU_COMBAT
from holdfast.games.under_our_sun.rules_common import actor, has_ap
from holdfast.games.under_our_sun.rules_sol import GIVE_UP, REVEAL, SOL_MOVE, SOL_SPAWN
from holdfast.games.under_our_sun.state import NO_TEAM, NOBODY, NOTHING, PLACES, STORM, TILES, WATER, Character
from holdfast.games.under_our_sun.stats import STAT
from holdfast.games.under_our_sun.tables import Tables, tables
from holdfast.games.under_our_sun.verbs import using
from holdfast.games.under_our_sun.vocabulary_words import TileId

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

MOVES = tuple(Move(TileId(tile)) for tile in range(TILES))
SNEAKS = tuple(Sneak(TileId(tile)) for tile in range(TILES))
RECONS = tuple(Recon(TileId(tile)) for tile in range(TILES))
CHARGES = tuple(Charge(PlaceId(place)) for place in range(PLACES))
EXPLORES = tuple(Explore(PlaceId(place)) for place in range(PLACES))
REFILLS, TAKE_WATERS, RAINS, SLEEPS = (Refill(),), (TakeWater(),), (CollectRain(),), (Sleep(),)
ENDS, WAITS = (EndTurn(),), (Wait(),)


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
    found = tables(g)
    gear = g.state.characters[who].gear
    if gear != NOBODY and gear in found.reacting.get(trigger, ()) and using.card_ready(g, who, gear, "phase"):
        return 1
    for owner, number in found.skills.get(trigger, ()):
        if owner == who:
            return 1 if using.skill_ready(g, who, number) else 0
    return 0


def moves(g: Game, seat: int) -> Iterable[Move]:
    """Steps that can be paid for."""
    who = actor(g)
    ap = g.state.characters[who].ap + saving(g, who, "on_move")
    return [MOVES[tile] for tile, cost in stats.ways(g, who) if ap >= cost]


def sneaks(g: Game, seat: int) -> Iterable[Sneak]:
    """Steps that can be paid for unseen."""
    who = actor(g)
    ap, more = g.state.characters[who].ap + saving(g, who, "on_move"), stats.sneak_surcharge(g, who)
    if ap < 1 + more:
        return ()
    return [SNEAKS[tile] for tile, cost in stats.ways(g, who) if ap >= max(1, cost + more)]


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
    return [CHARGES[place] for place in sorted(look.unrevealed_around(g, c.place))]


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
    return [EXPLORES[place] for place in sorted(look.unrevealed_around(g, c.place))]


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


@rule("UOS-ACT-44")
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


def refills(g: Game, seat: int) -> Iterable[Refill]:
    """Only at a source that holds water."""
    return REFILLS if look.water_at(g, look.tile_of(g, actor(g))) else ()


def naps(g: Game, seat: int) -> Iterable[Sleep]:
    """Only for those with AP enough."""
    who = actor(g)
    return SLEEPS if g.state.characters[who].ap >= stats.sleep_cost(g, who) else ()


def stored_water(g: Game, seat: int) -> Iterable[TakeWater]:
    """Only where water is stored."""
    return TAKE_WATERS if g.state.dropped[look.tile_of(g, actor(g))][WATER] else ()


REFILL = ActionRule(Refill, refills, (source_has_water, has_ap), ensured=(source_has_water,))
TAKE_WATER = ActionRule(TakeWater, stored_water, (water_is_stored_here, has_ap))
RAIN = ActionRule(CollectRain, lambda g, seat: RAINS if g.state.weather == STORM else (),
                  (it_rains, has_room_for_rain, has_ap), ensured=(it_rains,))  # fmt: skip
SLEEP = ActionRule(Sleep, naps, (no_enemy_watches, has_ap_to_sleep), ensured=(has_ap_to_sleep,))


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


END_TURN = ActionRule(EndTurn, lambda g, seat: ENDS, (nothing_holds_me,))
STOP_ANYWAY = ActionRule(EndTurn, lambda g, seat: ENDS)
WAIT = ActionRule(Wait, lambda g, seat: WAITS)

TAKING, MAKING, PEOPLE, HANDLING = (
    rules_things.TAKING,
    rules_things.MAKING,
    rules_things.PEOPLE,
    rules_things.HANDLING,
)
MENU = (
    MOVE, SNEAK, CHARGE, EXPLORE, RECON, *TAKING, REFILL, TAKE_WATER, RAIN, *MAKING, *PEOPLE, SLEEP, *HANDLING,
    *rules_camp.CAMP, DEED, *MENU_COMBAT, SOL_SPAWN, SOL_MOVE, REVEAL, GIVE_UP, WAIT, END_TURN,
)  # fmt: skip
"""All that can be done in a turn, in the order of the actions."""
CROWDED_MENU = (MOVE, *rules_things.FREE, STOP_ANYWAY)
"""After a revival on a tile that is too small, only a Move may come next (UOS-HEALTH-19)."""


# ---------------------------------------------------------------- what is worth looking at

FOES, TEAMS, TRAPS, CARDS, COMPANY, MARKERS, MERCHANT_HERE, UNSEEN, DEEDS, RAINY = (1 << bit for bit in range(10))
CLOSE, ARMED, WORN, USABLE, SKILLED, HURT, LADEN, LITTERED = (1 << bit for bit in range(10, 18))
NEEDED: dict[type[Action], int] = {
    Recon: UNSEEN, Refill: MARKERS, TakeWater: MARKERS, CollectRain: RAINY, CollectCard: MARKERS, Use: USABLE, Swap:
    COMPANY, Trade: MERCHANT_HERE, Steal: MERCHANT_HERE, Loot: CLOSE, LootFallen: COMPANY, OpenBox: MARKERS, DropCard:
    CARDS, Wear: CARDS, TakeOff: WORN, Load: ARMED | LADEN, Dismantle: MARKERS, LightFire: CARDS, BuildPit: MARKERS,
    Cook: MARKERS, BaitTrap: TRAPS, PickUpTrap: TRAPS, Deed: DEEDS, Attack: CLOSE, AttackWith: FOES | ARMED,
    SneakAttack: CLOSE | UNSEEN, SneakAttackWith: CLOSE | ARMED, AttackCharacter: COMPANY, AttackCharacterWith: ARMED,
    Dodge: CLOSE, SolSpawn: TEAMS, SolMove: TEAMS, RevealRole: TEAMS, GiveUp: TEAMS, UseSkill: SKILLED, Eat: HURT,
    Drop: LADEN, Collect: LITTERED,
}  # fmt: skip
"""Without these things on the table an action is out of the question, so that its rule need not be asked."""
_MENUS: dict[int, tuple[ActionRule, ...]] = {}


def _of_cards(found: Tables, c: Character) -> int:
    """What the cards on a board make possible."""
    flags = 0
    if c.gear != NOBODY:
        flags = WORN | USABLE if c.gear in found.usable else WORN
    if not found.usable.isdisjoint(c.cards):
        flags |= USABLE
    if not found.weapons.isdisjoint(c.cards):
        flags |= ARMED
    return flags


def _of_body_and_goods(g: Game, who: int, tile: int) -> int:
    """What a character, its wounds and the goods on its board and tile make possible."""
    state = g.state
    c = state.characters[who]
    flags = SKILLED if who in tables(g).skilled else 0
    if c.hp < g.content.boards[who].hp:
        flags |= HURT
    if c.goods != NOTHING:
        flags |= LADEN
    if state.traps or state.dropped[tile] != NOTHING or state.printed[tile] != NOTHING:
        flags |= LITTERED
    return flags


def menu(g: Game, who: int) -> tuple[ActionRule, ...]:
    """The rules of the turn, less those of actions that nothing on the table makes possible."""
    state = g.state
    c = state.characters[who]
    tile = state.at[c.place]
    flags = _of_body_and_goods(g, who, tile)
    for one in state.enemies:
        flags |= FOES | CLOSE if one.place == c.place else FOES
    if state.roles[c.seat].side != NO_TEAM:
        flags |= TEAMS
    if state.traps:
        flags |= TRAPS
    if c.cards or c.gear != NOBODY:
        flags |= CARDS | UNSEEN | _of_cards(tables(g), c)
    if c.hidden:
        flags |= UNSEEN
    if (state.camps | state.fires | state.full | state.boxes_str | state.boxes_dex) >> tile & 1 or tile in state.ground:
        flags |= MARKERS
    for other in state.order:
        if other != who and state.characters[other].place == c.place:
            flags |= COMPANY
            break
    for merchant in state.merchants:
        if merchant.place == c.place:
            flags |= MERCHANT_HERE
    if g.content.mission_deeds or flags & TEAMS:
        flags |= DEEDS
    if state.weather == STORM:
        flags |= RAINY
    found = _MENUS.get(flags)
    if found is None:
        found = _MENUS[flags] = tuple(_passing(one, flags) for one in MENU if not NEEDED.get(one.verb, 0) & ~flags)
    return found


def _passing(one: ActionRule, flags: int) -> ActionRule:
    """A rule of the menu without checks that all pass: who is asked has AP, and far from enemies nobody is watched."""
    passed = (has_ap,) if flags & CLOSE else (has_ap, nothing_holds_me, no_enemy_watches)
    ensured = tuple(check for check in passed if check in one.checks)
    return ActionRule(one.verb, one.candidates, one.guards, (*one.ensured, *ensured)) if ensured else one
