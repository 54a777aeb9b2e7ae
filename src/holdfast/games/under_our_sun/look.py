"""Looking at the table: who stands where, what a tile has, who notices whom. Nothing here changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun.state import (
    FENCE,
    FOOD,
    HOSTAGE_A,
    HOSTAGE_B,
    LAWRENCE,
    NEW_HAVEN,
    NIGHT,
    NOBODY,
    ROAMING,
    TOKENS,
    WATER,
    Character,
    Enemy,
    Merchant,
)

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


# ---------------------------------------------------------------- characters


def tile_of(g: Game, who: int) -> int:
    """The tile a character stands on."""
    state = g.state
    return state.at[state.characters[who].place]


def standing(g: Game) -> list[int]:
    """The characters that can act, clockwise by seat."""
    characters = g.state.characters
    return [who for who in g.state.order if not characters[who].fallen and not characters[who].out]


def here(g: Game, place: int) -> list[int]:
    """The standing characters at a place, clockwise by seat."""
    characters = g.state.characters
    return [
        who
        for who in g.state.order
        if characters[who].place == place and not characters[who].fallen and not characters[who].out
    ]


def fallen_here(g: Game, place: int) -> list[int]:
    """The defeated characters at a place that can still be revived."""
    characters = g.state.characters
    return [who for who in g.state.order if characters[who].place == place and characters[who].fallen]


@rule("UOS-DAY-03", "UOS-MULTI-04")
def in_turn_order(g: Game, first: int | None = None) -> list[int]:
    """The characters in play in turn order: from the starting player's clockwise, or from another's."""
    order, start = g.state.order, 0
    if first is not None:
        start = order.index(first)
    else:
        starter, characters = g.state.starter, g.state.characters
        for at, who in enumerate(order):
            if characters[who].seat == starter:
                start = at
                break
    return [*order[start:], *order[:start]]


def seat_of(g: Game, who: int) -> tuple[int]:
    """The seat that decides for a character, as a question wants it."""
    return (g.state.characters[who].seat,)


def is_sol(g: Game, who: int) -> bool:
    """Is this the character of the Son of Liberty, known or not?"""
    return g.state.roles[g.state.characters[who].seat].side == 1


def is_open_sol(g: Game, who: int) -> bool:
    """Is this the character of a Son of Liberty who has been revealed?"""
    role = g.state.roles[g.state.characters[who].seat]
    return role.shown and role.side == 1


# ---------------------------------------------------------------- enemies


def enemy(g: Game, card: int) -> Enemy | None:
    """The standee of an enemy card, or None if it is not on the map."""
    for one in g.state.enemies:
        if one.card == card:
            return one
    return None


def the_enemy(g: Game, card: int) -> Enemy:
    """The standee of an enemy card that is on the map."""
    found = enemy(g, card)
    if found is None:
        raise LookupError(f"enemy {card} is not on the map")
    return found


def active_enemies(g: Game, place: int) -> list[Enemy]:
    """Enemies on a place that are not defeated; the merchant is none (UOS-RULING-141)."""
    return [one for one in g.state.enemies if one.place == place and not one.body and one.card != FENCE]


def bodies(g: Game, place: int) -> list[Enemy]:
    """Defeated enemies that can be looted."""
    return [one for one in g.state.enemies if one.place == place and one.body]


@rule("UOS-TEAM-18", "UOS-THEFT-06")
def is_foe(g: Game, one: Enemy, who: int) -> bool:
    """Does an enemy fight this character at all? A merchant only his own enemies, Sons of Liberty none of theirs."""
    if one.card == FENCE:
        return bool(g.state.merchants[ROAMING].hostile >> who & 1)
    return one.card not in g.content.tables.sons_of_liberty or not is_open_sol(g, who)


@rule("UOS-STEALTH-02", "UOS-COMBAT-14", "UOS-TEAM-18")
def threats(g: Game, who: int) -> list[Enemy]:
    """The active enemies on a character's tile that notice it: those that would answer its actions."""
    c = g.state.characters[who]
    if c.hidden or not g.state.enemies:
        return []
    place = c.place
    return [one for one in g.state.enemies if one.place == place and not one.body and is_foe(g, one, who)]


def foes_here(g: Game, who: int) -> list[Enemy]:
    """The active enemies on a character's tile that it can fight, noticed or not."""
    place = g.state.characters[who].place
    return [one for one in g.state.enemies if one.place == place and not one.body]


@rule("UOS-COMBAT-04", "UOS-COMBAT-05")
def others_in_sight(g: Game, who: int, place: int) -> bool:
    """Does another visible character stand there? One whom these enemies leave alone is none (UOS-RULING-021)."""
    enemies = active_enemies(g, place)
    for other in here(g, place):
        if other != who and not g.state.characters[other].hidden and _noticed(g, enemies, other):
            return True
    return False


def _noticed(g: Game, enemies: list[Enemy], who: int) -> bool:
    return not enemies or any(is_foe(g, one, who) for one in enemies)


@rule("UOS-DECK-09")
def by_night(g: Game) -> int:
    """Which field of an enemy card counts: 0 the light one by day, 1 the dark one in the Night (UOS-RULING-169)."""
    return 1 if g.state.phase == NIGHT else 0


# ---------------------------------------------------------------- tiles


@rule("UOS-TILE-11", "UOS-CAMP-08")
def has_camp(g: Game, tile: int) -> bool:
    """Is there a camp on a tile? New Haven and some other tiles have one printed."""
    return bool(g.state.camps >> tile & 1)


@rule("UOS-FIRE-04", "UOS-NIGHT-11")
def has_fire(g: Game, tile: int) -> bool:
    """Does a fire burn on a tile? Carrying something that makes fire is not enough (UOS-RULING-057)."""
    return bool((g.state.fires | g.state.torches) >> tile & 1)


@rule("UOS-TILE-13", "UOS-CAMP-05")
def keeps_water(g: Game, tile: int) -> bool:
    """Can water be stored here? Only in camps, New Haven among them."""
    return has_camp(g, tile)


@rule("UOS-TILE-03", "UOS-TILE-04", "UOS-ENEMY-08", "UOS-CAMP-04")
def has_room(g: Game, tile: int) -> bool:
    """Is there a free movement space? Tiles without spaces hold any number; enemies and the fallen take none."""
    spaces = g.content.tiles[tile].spaces
    return spaces == 0 or len(here(g, g.state.places[tile])) < spaces


@rule("UOS-ENEMY-02", "UOS-TILE-06")
def symbol_is_live(g: Game, tile: int) -> bool:
    """Can the enemy symbol of a tile bring an enemy? It must be uncovered, and no active enemy there."""
    if not g.content.tiles[tile].enemy or g.state.covered >> tile & 1:
        return False
    return not active_enemies(g, g.state.places[tile])


@rule("UOS-TILE-05")
def water_at(g: Game, tile: int) -> bool:
    """Does a water source hold water, and may it be used?"""
    return bool(g.state.full & ~g.state.dry & (1 << tile))


def neighbours(g: Game, place: int) -> list[int]:
    """The face-up tiles around a place, in the order of the directions."""
    at = g.state.at
    return [at[near] for near in g.content.grid.near[place] if near in at]


@rule("UOS-ACT-02", "UOS-MOVE-03")
def unrevealed_around(g: Game, place: int) -> list[int]:
    """The neighbouring places that can be revealed: face-down tiles, and empty places while tiles are left."""
    at, face_down = g.state.at, g.state.face_down
    more = tiles_left(g) > 0
    return [near for near in g.content.grid.near[place] if near not in at and (more or near in face_down)]


@rule("UOS-EMOVE-12")
def tiles_left(g: Game) -> int:
    """How many tiles can still be laid: those of the stack, less the unknown ones that lie face down already."""
    state = g.state
    unknown = sum([tile < 0 for tile in state.face_down.values()]) if state.face_down else 0
    return len(state.stack.top) + len(state.stack.rest) + len(state.buried) - unknown


def more_tiles(g: Game) -> bool:
    """Can any more tiles be laid?"""
    state = g.state
    return bool(state.stack.rest) if not state.face_down and state.stack.rest else tiles_left(g) > 0


def food_within_reach(g: Game, who: int) -> int:
    """Food that a character can use: on its board, on its tile, on traps there (UOS-RULING-044)."""
    return g.state.characters[who].goods[FOOD] + on_tile(g, tile_of(g, who), FOOD)


def on_tile(g: Game, tile: int, kind: int) -> int:
    """Pieces of a kind that lie on a tile, dropped or printed, food on traps included."""
    state = g.state
    found = state.dropped[tile][kind] + state.printed[tile][kind]
    if kind == FOOD and state.traps:
        found += sum(trap.food for trap in state.traps if trap.place == state.places[tile])
    return found


# ---------------------------------------------------------------- merchants


@rule("UOS-TRADE-03", "UOS-TILE-10", "UOS-SETUP-23")
def merchant_here(g: Game, place: int) -> int:
    """The merchant of a place, or NOBODY: the trading post on New Haven, the fence where he stands."""
    lawrence, fence = g.state.merchants
    if lawrence.place == place and not lawrence.gone:
        return LAWRENCE
    return ROAMING if fence.place == place and not fence.gone else NOBODY


def deals_with(g: Game, merchant: Merchant, who: int) -> bool:
    """Is a merchant on speaking terms with a character?"""
    return not (merchant.hostile | merchant.barred) >> who & 1


def characters_in_play(g: Game) -> int:
    """How many characters were in play at set-up."""
    return len(g.state.order)


def reserve(g: Game, who: int) -> Character:
    """The board of a character."""
    return g.state.characters[who]


def is_new_haven(g: Game, place: int) -> bool:
    """Is this the place of New Haven?"""
    return place == g.state.places[NEW_HAVEN]


def water_of(g: Game, who: int) -> int:
    """All water on a board: the reserve and the bottles (UOS-RULING-031)."""
    c, uses = g.state.characters[who], g.state.uses
    found = c.goods[WATER]
    if uses:
        for card in c.cards:
            if card in uses and g.content.thing(card).abilities.water_room:
                found += uses[card]
    return found


def carries(g: Game, who: int, token: str) -> bool:
    """Does a character carry a mission token? `hostage` means either of the two."""
    held = g.state.characters[who].tokens
    if token == "hostage":
        return bool(held[HOSTAGE_A] or held[HOSTAGE_B])
    return bool(held[TOKENS.index(token)])
