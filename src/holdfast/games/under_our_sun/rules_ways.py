"""Movement, exploration and recon: where a character can go, and what it can turn up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.text import Arg
from holdfast.games.under_our_sun import boards, look, stats
from holdfast.games.under_our_sun.actions import Charge, Explore, Move, PlaceId, Recon, Sneak
from holdfast.games.under_our_sun.rules_common import actor, has_ap
from holdfast.games.under_our_sun.state import NOBODY, PLACES, TILES
from holdfast.games.under_our_sun.verbs import using
from holdfast.games.under_our_sun.vocabulary_words import TileId

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

MOVES = tuple(Move(TileId(tile)) for tile in range(TILES))
SNEAKS = tuple(Sneak(TileId(tile)) for tile in range(TILES))
RECONS = tuple(Recon(TileId(tile)) for tile in range(TILES))
CHARGES = tuple(Charge(PlaceId(place)) for place in range(PLACES))
EXPLORES = tuple(Explore(PlaceId(place)) for place in range(PLACES))
RECON_RANGE = stats.STAT["recon_range"]


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
    if trigger not in boards.held(g, who).reacts:
        return 0
    found = g.content.tables
    gear = g.state.characters[who].gear
    if gear != NOBODY and gear in found.reacting.get(trigger, ()) and using.card_ready(g, who, gear, "phase"):
        return 1
    for owner, number in found.skills.get(trigger, ()):
        if owner == who:
            return 1 if using.skill_ready(g, who, number) else 0
    return 0


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


def _explore_ap(g: Game, seat: int, act: Explore) -> dict[str, Arg]:
    return {"cost": stats.explore_cost(g, actor(g)), "ap": g.state.characters[actor(g)].ap}


@guard("UOS-ACT-02", because=_explore_ap)
def has_ap_to_explore(g: Game, seat: int, act: Explore) -> bool:
    """Exploring costs 1 AP, unless a pathfinder or the weather changes it."""
    who = actor(g)
    return g.state.characters[who].ap >= stats.explore_cost(g, who) - saving(g, who, "on_explore")


MOVE = ActionRule(Move, guards=(tile_is_next_door, tile_has_room, has_ap_to_move))
SNEAK = ActionRule(Sneak, guards=(tile_is_next_door, tile_has_room, has_ap_to_sneak))
CHARGE = ActionRule(Charge, guards=(place_is_unrevealed, has_ap_to_charge))
EXPLORE = ActionRule(Explore, guards=(place_is_unrevealed, has_ap_to_explore))


# ---------------------------------------------------------------- recon


@guard("UOS-STEALTH-18")
def sees_the_symbol(g: Game, seat: int, act: Recon) -> bool:
    """Recon is for the hidden, on their own tile; with binoculars for everybody, one tile away (UOS-RULING-187)."""
    who = actor(g)
    c = g.state.characters[who]
    if act.tile == look.tile_of(g, who):
        return c.hidden
    place = g.state.places[act.tile]
    far = stats.stat(g, who, RECON_RANGE) > 0
    return far and place != NOBODY and place in g.content.grid.near[c.place]


@guard("UOS-ACT-04")
def symbol_can_spawn(g: Game, seat: int, act: Recon) -> bool:
    """There must be an uncovered enemy symbol and no active enemy yet."""
    return g.state.places[act.tile] != NOBODY and look.symbol_is_live(g, act.tile)


RECON = ActionRule(Recon, guards=(sees_the_symbol, symbol_can_spawn, has_ap))
WAYS = (MOVE, SNEAK, CHARGE, EXPLORE, RECON)


# ---------------------------------------------------------------- all of them together


class Around(Struct, frozen=True):
    """What lies around a place, as far as movement cares."""

    tiles: tuple[tuple[int, int, int], ...]
    """The face-up tiles next door, ascending, each with its movement value and its spaces."""
    unrevealed: tuple[int, ...]
    """The other places, ascending."""
    charges: tuple[Charge, ...]
    explorations: tuple[Explore, ...]
    """The actions that lead to them while tiles are left."""


def around(g: Game, place: int) -> Around:
    """What lies around a place; it follows from the tiles there, and is remembered under them."""
    near = g.content.grid.near[place]
    key = (place, tuple(map(g.state.at.get, near)))
    memo = g.content.tables.surroundings
    found: Around | None = memo.get(key)
    if found is None:
        onto, at = g.content.tables.onto, g.state.at
        tiles = sorted([at[one] for one in near if one in at])
        open_ = tuple(sorted([one for one in near if one not in at]))
        found = memo[key] = Around(
            tuple([onto[tile] for tile in tiles]),
            open_,
            tuple([CHARGES[one] for one in open_]),
            tuple([EXPLORES[one] for one in open_]),
        )
    return found


def ways(g: Game, who: int, costs: tuple[int, ...], reacts: frozenset[str]) -> list[Action]:
    """Steps, sneaks, charges and explorations that a character can pay for, and whom it can lure out."""
    c = g.state.characters[who]
    near, ap = around(g, c.place), c.ap
    saved = saving(g, who, "on_move") if "on_move" in reacts else 0
    found = walks(g, ap + saved, near, costs) if near.tiles else []
    if near.unrevealed:
        saved = saving(g, who, "on_explore") if "on_explore" in reacts else 0
        charging = ap >= 2 + costs[stats.CHARGE_COST]
        exploring = ap >= 1 + costs[stats.EXPLORE_COST] - saved
        if look.more_tiles(g):
            found += near.charges if charging else ()
            found += near.explorations if exploring else ()
        else:
            lying = [place for place in near.unrevealed if place in g.state.face_down]
            found += [CHARGES[place] for place in lying] if charging else ()
            found += [EXPLORES[place] for place in lying] if exploring else ()
    if c.hidden or costs[RECON_RANGE] > 0:
        found += recons(g, who, costs[RECON_RANGE] > 0)
    return found


def walks(g: Game, ap: int, near: Around, costs: tuple[int, ...]) -> list[Action]:
    """Steps and sneaks onto the tiles next door that have room; see `stats.move_cost` and `stats.sneak_cost`."""
    change, rough, more = costs[stats.MOVE_COST], costs[stats.ROUGH_MOVE_COST], 1 + costs[stats.SNEAK_COST]
    people = len(g.state.order)
    found: list[Action] = []
    sneaks: list[Action] = []
    for tile, value, spaces in near.tiles:
        cost = value + change + rough if value >= stats.ROUGH else value + change
        if cost < 1:
            cost = 1
        if 0 < spaces < people and not look.has_room(g, tile):
            continue
        if cost <= ap:
            found.append(MOVES[tile])
        if cost + more <= ap:
            sneaks.append(SNEAKS[tile])
    return found + sneaks


def recons(g: Game, who: int, far: bool) -> list[Action]:
    """Tiles whose enemy could be lured out."""
    c = g.state.characters[who]
    tiles = [look.tile_of(g, who)] if c.hidden else []
    if far:
        tiles = sorted([*tiles, *look.neighbours(g, c.place)])
    return [RECONS[tile] for tile in tiles if look.symbol_is_live(g, tile)]
