"""Water, resources, ammunition and cards: what is gained, lost, stored, dropped and picked up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import boards, events, look, stats
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import (
    CARTRIDGE,
    COLOURS,
    FOOD,
    NOBODY,
    SLOT_GOODS,
    WATER,
    Goods,
)

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


def with_more(goods: Goods, kind: int, n: int) -> Goods:
    """Goods with so many pieces of a kind more, or fewer."""
    return goods[:kind] + (goods[kind] + n,) + goods[kind + 1 :]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Cards with one of them taken away, if it is there."""
    return tuple([one for one in cards if one != card]) if card in cards else cards


def sum_of(one: Goods, other: Goods) -> Goods:
    """Both together."""
    return tuple([a + b for a, b in zip(one, other, strict=True)])


# ---------------------------------------------------------------- room


def room(g: Game, who: int) -> int:
    """How many more resources the board of a character can take; negative if there is too much on it."""
    return boards.held(g, who).room - boards.load_of(g.state.characters[who].goods)


@rule("UOS-CHAR-14", "UOS-CHAR-17", "UOS-ACT-11")
def card_fits(g: Game, who: int, card: int) -> bool:
    """Is there a place for a card? Gear goes into an empty gear area; a spare piece takes a flexible area."""
    c = g.state.characters[who]
    if c.gear == NOBODY and g.content.thing(card).kind == "gear":
        return True
    return boards.room_with(g, who, (*c.cards, card), c.gear) >= boards.load_of(c.goods)


# ---------------------------------------------------------------- goods of a character


@rule("UOS-GEN-03", "UOS-ACT-11", "UOS-RES-02", "UOS-RES-03")
def gain(g: Game, who: int, kind: int, n: int, to_tile: bool = False) -> int:
    """Take pieces from the supply, as many as it has; what does not fit lies on the tile (UOS-RULING-178, 180)."""
    state = g.state
    n = min(n, state.supply[kind]) if is_limited(kind) else n
    if n <= 0:
        return 0
    if is_limited(kind):
        state.supply = with_more(state.supply, kind, -n)
    if to_tile:
        drop_on(g, look.tile_of(g, who), kind, n)
    else:
        receive(g, who, kind, n)
    tell(g, events.GoodsGained, who, kind, n)
    return n


def is_limited(kind: int) -> bool:
    """Ammunition markers are counted without limit, all cubes are not (UOS-RULING-180)."""
    return kind < CARTRIDGE


def receive(g: Game, who: int, kind: int, n: int) -> None:
    """Put pieces that came from somewhere on the board; what does not fit lies on the tile."""
    c = g.state.characters[who]
    if kind == WATER:
        n = pour(g, who, n)
    else:
        kept = max(0, min(n, room(g, who)))
        if kept:
            c.goods = with_more(c.goods, kind, kept)
        n -= kept
    if n:
        drop_on(g, look.tile_of(g, who), kind, n)


@rule("UOS-RES-02", "UOS-RES-03", "UOS-ACT-13")
def pour(g: Game, who: int, n: int, bottles: bool = True) -> int:
    """Fill the reserve, then the bottles; gives what was left over."""
    state = g.state
    c = state.characters[who]
    into = min(n, stats.water_room(g, who))
    if into:
        c.goods = with_more(c.goods, WATER, into)
        n -= into
    if n and bottles:
        for card in c.cards:
            most = g.content.thing(card).abilities.water_room
            into = min(n, most - state.uses.get(card, 0))
            if into > 0:
                state.uses[card] = state.uses.get(card, 0) + into
                n -= into
    return n


def free_water_room(g: Game, who: int, bottles: bool = True) -> int:
    """How much water a character could take."""
    free = stats.water_room(g, who)
    if bottles:
        for card, most in boards.held(g, who).bottles:
            free += most - g.state.uses.get(card, 0)
    return free


@rule("UOS-GEN-03")
def lose(g: Game, who: int, kind: int, n: int) -> int:
    """Give up to so many pieces of the board back to the supply; gives how many there were."""
    lost = remove(g, who, kind, n)
    return_to_supply(g, kind, lost)
    if lost:
        tell(g, events.GoodsLost, who, kind, lost)
    return lost


def remove(g: Game, who: int, kind: int, n: int) -> int:
    """Take up to so many pieces off a board, water from the reserve first, then from bottles."""
    state = g.state
    c = state.characters[who]
    taken = min(n, c.goods[kind])
    if taken:
        c.goods = with_more(c.goods, kind, -taken)
    if kind == WATER and taken < n:
        for card in c.cards:
            if g.content.thing(card).abilities.water_room and state.uses.get(card, 0):
                sip = min(n - taken, state.uses[card])
                set_uses(g, card, state.uses[card] - sip)
                taken += sip
    return taken


def return_to_supply(g: Game, kind: int, n: int) -> None:
    """Cubes go back to the general supply."""
    if n and is_limited(kind):
        g.state.supply = with_more(g.state.supply, kind, n)


def set_uses(g: Game, card: int, n: int) -> None:
    """Set the markers, or the water, on a card."""
    if n > 0:
        g.state.uses[card] = n
    else:
        g.state.uses.pop(card, None)


# ---------------------------------------------------------------- goods on tiles


@rule("UOS-ACT-49", "UOS-ACT-50")
def drop_on(g: Game, tile: int, kind: int, n: int) -> None:
    """Lay pieces on a tile; water is lost at once where nothing keeps it."""
    state = g.state
    if kind == WATER and not look.keeps_water(g, tile):
        return_to_supply(g, kind, n)
        return
    state.dropped[tile] = with_more(state.dropped[tile], kind, n)


def take_from_tile(g: Game, tile: int, kind: int, n: int) -> int:
    """Take up to so many pieces off a tile: dropped ones first, then printed ones, then food from traps."""
    state = g.state
    taken = min(n, state.dropped[tile][kind])
    if taken:
        state.dropped[tile] = with_more(state.dropped[tile], kind, -taken)
    printed = min(n - taken, state.printed[tile][kind])
    if printed:
        state.printed[tile] = with_more(state.printed[tile], kind, -printed)
        taken += printed
    if kind == FOOD and taken < n:
        for trap in state.traps:
            if trap.place == state.places[tile]:
                bait = min(n - taken, trap.food)
                trap.food -= bait
                taken += bait
    return taken


@rule("UOS-ACT-48")
def drop(g: Game, who: int, kind: int) -> None:
    """Lay one piece down."""
    remove(g, who, kind, 1)
    drop_on(g, look.tile_of(g, who), kind, 1)
    tell(g, events.Dropped, who, kind)


@rule("UOS-ACT-10", "UOS-ACT-11")
def collect(g: Game, who: int, kind: int) -> None:
    """Take one resource from the tile to the board."""
    take_from_tile(g, look.tile_of(g, who), kind, 1)
    receive(g, who, kind, 1)
    tell(g, events.Collected, who, kind)


# ---------------------------------------------------------------- cards


def has_card(g: Game, who: int, card: int) -> bool:
    """Does a card lie on a character's board, worn or carried?"""
    c = g.state.characters[who]
    return card in c.cards or (card == c.gear and card != NOBODY)


@rule("UOS-ITEM-01", "UOS-ITEM-07", "UOS-ITEM-09", "UOS-LOOT-04", "UOS-AMMO-10")
def charge_up(g: Game, card: int) -> None:
    """Put the printed number of markers on a card. Bottles start empty (UOS-RULING-119)."""
    set_uses(g, card, g.content.thing(card).full)


@rule("UOS-ITEM-01", "UOS-CHAR-17", "UOS-SUN-07")
def take_card(g: Game, who: int, card: int) -> None:
    """Put a card on the board, gear into an empty gear area; what does not fit lies on the tile (UOS-RULING-116)."""
    state = g.state
    c = state.characters[who]
    face = g.content.thing(card)
    if state.solar and "ELECTRIC" in face.tags and not stats.immune(g, who, "electric_immune"):
        state.flipped = (*state.flipped, card)  # out of order until the next preparation (UOS-RULING-121)
    if face.kind == "gear" and c.gear == NOBODY:
        c.gear = card
    elif card_fits(g, who, card):
        c.cards = (*c.cards, card)
    else:
        lay_card(g, look.tile_of(g, who), card)
    tell(g, events.CardTaken, who, card)


def remove_card(g: Game, who: int, card: int) -> None:
    """Take a card off a board; what was stored on it and fits nowhere else lies on the tile."""
    c = g.state.characters[who]
    if c.gear == card:
        c.gear = NOBODY
    else:
        c.cards = tuple([one for one in c.cards if one != card])
    spill(g, who)


def spill(g: Game, who: int) -> None:
    """What no longer fits on a board falls to the ground: resources of least value first, then cards."""
    c = g.state.characters[who]
    surplus = stats.water_room_missing(g, who)
    if surplus:
        remove(g, who, WATER, surplus)
        drop_on(g, look.tile_of(g, who), WATER, surplus)
    while room(g, who) < 0:
        kind = next((kind for kind in SLOT_GOODS if c.goods[kind]), None)
        if kind is None:
            last = c.cards[-1]
            c.cards = c.cards[:-1]
            lay_card(g, look.tile_of(g, who), last)
        else:
            c.goods = with_more(c.goods, kind, -1)
            drop_on(g, look.tile_of(g, who), kind, 1)


def lay_card(g: Game, tile: int, card: int) -> None:
    """Lay a card on a tile."""
    g.state.ground[tile] = (*g.state.ground.get(tile, ()), card)


def pick_up_card(g: Game, tile: int, card: int) -> None:
    """Take a card off a tile."""
    left = tuple([one for one in g.state.ground[tile] if one != card])
    if left:
        g.state.ground[tile] = left
    else:
        del g.state.ground[tile]


@rule("UOS-DECK-02", "UOS-ACT-14")
def on_shelf(g: Game, face: int) -> int | None:
    """A card of this face in the item or gear deck, which everybody may look through; None if all are in play."""
    for card in g.content.tables.copies[face]:
        if card in g.state.shelf:
            return card
    return None


def from_shelf(g: Game, face: int) -> int | None:
    """Take a card of this face out of its deck."""
    card = on_shelf(g, face)
    if card is not None:
        g.state.shelf = without(g.state.shelf, card)
    return card


@rule("UOS-DECK-03", "UOS-ITEM-08", "UOS-GEN-03")
def discard_card(g: Game, card: int) -> None:
    """A card that has left all boards goes back to the deck it came from (UOS-RULING-112)."""
    state = g.state
    water = g.content.thing(card).abilities.water_room and state.uses.get(card, 0)
    if water:
        return_to_supply(g, WATER, water)
    state.uses.pop(card, None)
    state.flipped = without(state.flipped, card)
    state.resting = without(state.resting, card)
    if card in g.content.item_cards or card in g.content.gear_cards:
        state.shelf = tuple(sorted((*state.shelf, card)))
    else:
        state.loot.bottom.append(card)


@rule("UOS-ITEM-08", "UOS-GEN-03")
def lose_card(g: Game, who: int, card: int) -> None:
    """A card of the board is discarded."""
    remove_card(g, who, card)
    discard_card(g, card)
    tell(g, events.CardLost, who, card)


@rule("UOS-ITEM-07", "UOS-ITEM-08", "UOS-AMMO-05")
def spend_charge(g: Game, who: int, card: int) -> None:
    """Take one marker off a card; a limited item without markers is discarded, a weapon never is."""
    left = g.state.uses.get(card, 0) - 1
    set_uses(g, card, left)
    if left <= 0 and not g.content.thing(card).abilities.weapon:
        lose_card(g, who, card)


@rule("UOS-AMMO-01", "UOS-AMMO-11", "UOS-CHAR-16")
def load(g: Game, who: int, card: int) -> None:
    """Load a weapon from the loose ammunition on the board, as far as both go; no AP (UOS-RULING-114)."""
    weapon = g.content.thing(card).abilities.weapon
    if weapon is None or weapon.ammo is None:
        return
    kind = boards.ammo_kind(weapon.ammo)
    c = g.state.characters[who]
    n = min(c.goods[kind], weapon.cap - g.state.uses.get(card, 0))
    c.goods = with_more(c.goods, kind, -n)
    set_uses(g, card, g.state.uses.get(card, 0) + n)
    tell(g, events.Loaded, who, card, n)


@rule("UOS-CHAR-16", "UOS-CHAR-17")
def wear(g: Game, who: int, card: int) -> None:
    """Put a spare piece of gear on; what was worn becomes the spare piece."""
    c = g.state.characters[who]
    left = tuple([one for one in c.cards if one != card])
    c.cards = left if c.gear == NOBODY else (*left, c.gear)
    c.gear = card
    tell(g, events.GearWorn, who, card)


def take_off(g: Game, who: int) -> None:
    """Move the gear worn into a storage area, where it does nothing."""
    c = g.state.characters[who]
    card, c.gear = c.gear, NOBODY
    c.cards = (*c.cards, card)
    tell(g, events.GearStowed, who, card)


# ---------------------------------------------------------------- the bag


@rule("UOS-SETUP-21", "UOS-SETUP-22")
def refill_bag(g: Game) -> None:
    """An empty bag gets one cube of every colour that the supply still has (UOS-RULING-010)."""
    state = g.state
    if any(state.bag):
        return
    for kind in COLOURS:
        if state.supply[kind]:
            state.supply = with_more(state.supply, kind, -1)
            state.bag = with_more(state.bag, kind, 1)


def empty_bottle(g: Game, card: int) -> None:
    """The water of a bottle that changes hands for money goes back to the supply."""
    if g.content.thing(card).abilities.water_room:
        return_to_supply(g, WATER, g.state.uses.pop(card, 0))
