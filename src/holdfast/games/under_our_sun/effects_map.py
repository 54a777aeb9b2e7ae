"""The map: tiles, figures, markers on tiles, fires, camps, traps, and what preparation does to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import effects_goods, events, look
from holdfast.games.under_our_sun.effects_goods import with_more
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import (
    FENCE,
    FOOD,
    METAL,
    NEW_HAVEN,
    NOTHING,
    WATER,
    Trap,
)

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

MOST_TRAP_FOOD = 3
TRAP_YIELD = 2
COOKED = 3


# ---------------------------------------------------------------- tiles


@rule("UOS-ACT-02", "UOS-ACT-03", "UOS-EVENT-01", "UOS-TILE-02", "UOS-TILE-08", "UOS-SETUP-31")
def lay_tile(g: Game, tile: int, place: int) -> None:
    """Lay a tile face up, with the cubes, the water, the event or the container printed on it."""
    state, face = g.state, g.content.tiles[tile]
    bit = 1 << tile
    state.at[place] = tile
    state.places[tile] = place
    state.face_down.pop(place, None)
    if g.content.tables.cubes[tile]:
        supply, printed = list(state.supply), list(state.printed[tile])
        for kind, most in g.content.tables.cubes[tile]:
            n = min(most, supply[kind]) if effects_goods.is_limited(kind) else most
            supply[kind] -= n
            printed[kind] += n
        state.supply, state.printed[tile] = tuple(supply), tuple(printed)
    if face.water_source:
        add_source(g, tile)
    if face.event:
        state.events |= bit
    if face.container == "strength":
        state.boxes_str |= bit
    elif face.container == "dexterity":
        state.boxes_dex |= bit
    if face.camp:
        state.camps |= bit
    tell(g, events.TileRevealed, tile, place)


@rule("UOS-PREP-13", "UOS-PREP-14")
def add_source(g: Game, tile: int) -> None:
    """A water source holds 1 water (UOS-RULING-043); a new one starts filled."""
    state, bit = g.state, 1 << tile
    if not state.sources & bit:
        state.sources |= bit
        fill_source(g, tile)


def fill_source(g: Game, tile: int) -> None:
    """Top a source up from the supply, unless it still has its water."""
    state, bit = g.state, 1 << tile
    if not state.full & bit and state.supply[WATER]:
        state.full |= bit
        state.supply = with_more(state.supply, WATER, -1)


@rule("UOS-EMOVE-07")
def lay_face_down(g: Game, place: int) -> None:
    """An enemy steps onto unknown ground: a tile is laid there face down."""
    state = g.state
    if state.stack.top:
        state.face_down[place] = state.stack.top.pop(0)
    else:
        state.drawn += 1
        state.face_down[place] = -state.drawn
    tell(g, events.TileLaidFaceDown, place)


@rule("UOS-MOVE-01", "UOS-STEALTH-02", "UOS-THEFT-13", "UOS-THEFT-14")
def move_character(g: Game, who: int, place: int) -> None:
    """Move a figure. It is no longer hidden, and what had noticed it loses sight of it."""
    state = g.state
    c = state.characters[who]
    left = c.place
    c.place = place
    c.hidden = False
    for one in state.enemies:
        one.met &= ~(1 << who)
    if state.crowded and _fits_now(g, left):
        state.crowded &= ~(1 << state.at[left])
    tell(g, events.Moved, who, state.at[place])
    leave_merchant(g, who, left)


def _fits_now(g: Game, place: int) -> bool:
    spaces = g.content.tiles[g.state.at[place]].spaces
    return spaces == 0 or len(look.here(g, place)) <= spaces


@rule("UOS-THEFT-13", "UOS-THEFT-14")
def leave_merchant(g: Game, who: int, place: int) -> None:
    """Whoever flees from a hostile merchant is barred; his wounds close when nobody is left on his tile."""
    merchant = g.state.merchants[1]
    if merchant.place != place or merchant.gone:
        return
    if merchant.hostile >> who & 1:
        merchant.barred |= 1 << who
    if not look.here(g, place):
        for one in g.state.enemies:
            if one.card == FENCE and not one.body:
                one.damage = 0


# ---------------------------------------------------------------- water


@rule("UOS-ACT-13")
def refill(g: Game, who: int) -> None:
    """Empty the source, and fill the reserve and all bottles from the supply."""
    state = g.state
    state.full &= ~(1 << look.tile_of(g, who))
    effects_goods.return_to_supply(g, WATER, 1)
    n = min(effects_goods.free_water_room(g, who), state.supply[WATER])
    state.supply = with_more(state.supply, WATER, -n)
    effects_goods.pour(g, who, n)
    tell(g, events.WaterRefilled, who, n)


@rule("UOS-ACT-36", "UOS-ACT-37")
def collect_rain(g: Game, who: int) -> None:
    """One water from the sky, into the reserve; 2.0 allows bottles too."""
    state = g.state
    state.supply = with_more(state.supply, WATER, -1)
    effects_goods.pour(g, who, 1, bottles=g.content.edition.rain_into_bottles)
    tell(g, events.RainCollected, who)


def take_stored_water(g: Game, who: int) -> None:
    """Take stored water from a camp into whatever has room for it (UOS-RULING-198)."""
    tile = look.tile_of(g, who)
    n = min(effects_goods.free_water_room(g, who), g.state.dropped[tile][WATER])
    effects_goods.take_from_tile(g, tile, WATER, n)
    effects_goods.pour(g, who, n)
    tell(g, events.WaterRefilled, who, n)


# ---------------------------------------------------------------- camp, fire, traps


@rule("UOS-CAMP-01", "UOS-CAMP-03", "UOS-CAMP-08")
def set_up_camp(g: Game, tile: int) -> None:
    """Put a camp marker on a tile; a second one has no effect (UOS-RULING-126)."""
    g.state.camps |= 1 << tile
    tell(g, events.CampSetUp, tile)


@rule("UOS-CAMP-02", "UOS-CAMP-06", "UOS-CAMP-07")
def dismantle(g: Game, who: int) -> None:
    """Take the camp down: tent and stored things pass to the character, as far as they fit (UOS-RULING-125)."""
    state = g.state
    tile = look.tile_of(g, who)
    state.camps &= ~(1 << tile)
    tell(g, events.CampDismantled, who, tile)
    tent = effects_goods.from_shelf(g, g.content.tables.tent)
    if tent is not None:
        effects_goods.take_card(g, who, tent)
    stored, state.dropped[tile] = state.dropped[tile], NOTHING
    for kind, n in enumerate(stored):
        if n:
            effects_goods.receive(g, who, kind, n)
    if g.content.edition.camp_gives_cards:
        for card in state.ground.pop(tile, ()):
            effects_goods.take_card(g, who, card)


@rule("UOS-FIRE-01", "UOS-FIRE-02", "UOS-FIRE-05")
def light_fire(g: Game, tile: int) -> None:
    """Put a campfire marker on a tile."""
    g.state.fires |= 1 << tile
    tell(g, events.FireLit, tile)


@rule("UOS-FIRE-09", "UOS-FIRE-10")
def build_pit(g: Game, tile: int) -> None:
    """Turn the campfire marker over: a cooking pit. Its metal is in the supply until a storm frees it."""
    g.state.pits |= 1 << tile
    tell(g, events.PitBuilt, tile)


@rule("UOS-FIRE-03", "UOS-FIRE-12")
def put_out_fire(g: Game, tile: int) -> None:
    """A campfire goes out; a cooking pit leaves 1 metal on the tile."""
    state, bit = g.state, 1 << tile
    if not state.fires & bit:
        return
    state.fires &= ~bit
    if state.pits & bit:
        state.pits &= ~bit
        if state.supply[METAL]:
            state.supply = with_more(state.supply, METAL, -1)
            effects_goods.drop_on(g, tile, METAL, 1)
    tell(g, events.FireWentOut, tile)


@rule("UOS-FIRE-03")
def put_out_all_fires(g: Game) -> None:
    """A storm has come up: every campfire on the map goes out (UOS-RULING-129)."""
    for tile in range(len(g.content.tiles)):
        if g.state.fires >> tile & 1:
            put_out_fire(g, tile)


@rule("UOS-FIRE-11")
def cook(g: Game, who: int) -> None:
    """One food has been put into the pot: three come out (UOS-RULING-128)."""
    effects_goods.gain(g, who, FOOD, COOKED)
    tell(g, events.Cooked, who)


@rule("UOS-TRAP-01", "UOS-TRAP-08", "UOS-TRAP-09")
def set_trap(g: Game, who: int, card: int) -> None:
    """The card becomes a trap marker on the tile."""
    g.state.traps.append(Trap(g.state.characters[who].place, card))
    tell(g, events.TrapSet, who)


@rule("UOS-TRAP-02")
def bait_trap(g: Game, who: int) -> None:
    """Put the food that was paid on the first trap without food."""
    for trap in g.state.traps:
        if trap.place == g.state.characters[who].place and not trap.food:
            g.state.supply = with_more(g.state.supply, FOOD, -1)
            trap.food = 1
            tell(g, events.TrapBaited, who)
            return


@rule("UOS-TRAP-06", "UOS-TRAP-07")
def pick_up_trap(g: Game, who: int) -> None:
    """Take the fullest trap of the tile with its food."""
    place = g.state.characters[who].place
    trap = max((one for one in g.state.traps if one.place == place), key=lambda one: one.food)
    g.state.traps.remove(trap)
    effects_goods.take_card(g, who, trap.card)
    if trap.food:
        effects_goods.receive(g, who, FOOD, trap.food)
    tell(g, events.TrapPickedUp, who, trap.food)


# ---------------------------------------------------------------- preparation


@rule("UOS-PREP-02", "UOS-PREP-03", "UOS-PREP-04", "UOS-PREP-05", "UOS-PREP-06", "UOS-PREP-07")
@rule("UOS-ACT-51", "UOS-ACT-52", "UOS-TILE-13", "UOS-CAMP-05")
def clean_up(g: Game) -> None:
    """Step b: dropped things return to the supply and bodies leave, except on protected tiles."""
    state = g.state
    for tile, place in enumerate(state.places):
        if place < 0 or (state.dropped[tile] == NOTHING and tile not in state.ground):
            continue
        people = g.content.edition.characters_keep_tiles_tidy and _anybody(g, place)
        if not people and not look.has_camp(g, tile) and tile != NEW_HAVEN:
            _sweep(g, tile)
    kept = []
    for one in state.enemies:
        tile = state.at.get(one.place, -1)
        safe = (
            g.content.edition.characters_keep_tiles_tidy
            and tile >= 0
            and (_anybody(g, one.place) or look.has_camp(g, tile))
        )
        if one.body and not safe:
            remove_body_card(g, one.card)
        else:
            kept.append(one)
    state.enemies = kept
    tell(g, events.CleanedUp)


def _anybody(g: Game, place: int) -> bool:
    """Is a character there, standing or defeated (UOS-RULING-039)?"""
    return any(g.state.characters[who].place == place for who in g.state.order)


def _sweep(g: Game, tile: int) -> None:
    state = g.state
    if any(state.dropped[tile]):
        for kind, n in enumerate(state.dropped[tile]):
            effects_goods.return_to_supply(g, kind, n)
        state.dropped[tile] = NOTHING
    for card in state.ground.pop(tile, ()):
        effects_goods.discard_card(g, card)


@rule("UOS-ENEMY-07", "UOS-DECK-03")
def remove_body_card(g: Game, card: int) -> None:
    """The card of a body that leaves the map goes face up under its deck; the merchant leaves the game."""
    if card != FENCE:
        g.state.enemy.bottom.append(card)


@rule("UOS-PREP-13", "UOS-PREP-14", "UOS-PREP-15", "UOS-TRAP-03", "UOS-TRAP-04", "UOS-TRAP-05", "UOS-TRAP-10")
def replenish(g: Game) -> None:
    """Step f: water sources fill up; a trap that holds food catches more, up to 3 in all."""
    state = g.state
    empty = state.sources & ~state.dry & ~state.full
    for tile in range(empty.bit_length()):
        if empty >> tile & 1:
            fill_source(g, tile)
    for trap in state.traps:
        if trap.food:
            n = min(TRAP_YIELD, MOST_TRAP_FOOD - trap.food, state.supply[FOOD])
            trap.food += n
            state.supply = with_more(state.supply, FOOD, -n)
