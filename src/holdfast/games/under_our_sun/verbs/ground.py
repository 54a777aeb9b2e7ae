"""Verbs on the map: tokens, revealing, looking ahead, markers, the state of tiles, the roaming merchant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.flow import Call, Goto, Step
from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import effects_goods, effects_map, events, look
from holdfast.games.under_our_sun import vocabulary as v
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import FENCE, NEW_HAVEN, NOBODY, ROAMING, TOKENS
from holdfast.games.under_our_sun.verbs import frames
from holdfast.games.under_our_sun.verbs.conditions import MARKERS
from holdfast.games.under_our_sun.verbs.peeking import Peek
from holdfast.games.under_our_sun.verbs.picking import Pick
from holdfast.games.under_our_sun.verbs.resolve import Resolve, begins, decider, goes_on, wait
from holdfast.games.under_our_sun.verbs.scene import (
    FREED,
    carrier,
    count,
    place_of,
    targets,
    token_numbers,
    where_tile,
)

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

NO_TOKENS = (0,) * len(TOKENS)


# ---------------------------------------------------------------- tokens


@begins(v.TokenVerb)
def token(g: Game, frame: Resolve, verb: v.TokenVerb) -> Step | None:
    """Put a mission token on a tile, take it up, lay it down or use it up; it takes no slot."""
    n = count(g, frame, verb.n)
    if verb.op == "place":
        tile = where_tile(g, frame, verb.where)
        if tile != NOBODY:
            lay_token(g, tile, token_numbers(g, verb.name)[0], n)
    elif verb.op == "take":
        take_token(g, frame.who, verb.name, n)
    else:
        for kind in token_numbers(g, verb.name):
            held = min(n, g.state.characters[frame.who].tokens[kind])
            if held:
                change_carried(g, frame.who, kind, -held)
                if verb.op == "drop":
                    lay_token(g, look.tile_of(g, frame.who), kind, held)
                break
    return None


def lay_token(g: Game, tile: int, kind: int, n: int) -> None:
    """Lay a token on a tile."""
    lying = g.state.tokens.get(tile, NO_TOKENS)
    g.state.tokens[tile] = effects_goods.with_more(lying, kind, n)
    tell(g, events.TokenMoved, kind, n)


def take_token(g: Game, who: int, name: str, n: int) -> None:
    """Take a token that lies on the tile, or a new one where the mission makes them."""
    tile = look.tile_of(g, who)
    lying = g.state.tokens.get(tile, NO_TOKENS)
    kinds = token_numbers(g, name)
    kind = next((one for one in kinds if lying[one]), kinds[0])
    from_tile = min(n, lying[kind])
    if from_tile:
        g.state.tokens[tile] = effects_goods.with_more(lying, kind, -from_tile)
        if not any(g.state.tokens[tile]):
            del g.state.tokens[tile]
    if name.endswith("hostage"):
        freed = g.state.progress[FREED]
        g.state.progress = effects_goods.with_more(g.state.progress, FREED, (freed | 1 << kind) - freed)
        tell(g, events.ProgressMade, FREED, g.state.progress[FREED].bit_count())
    change_carried(g, who, kind, n)
    tell(g, events.TokenMoved, kind, n)


def change_carried(g: Game, who: int, kind: int, n: int) -> None:
    """Change how many tokens of a kind a character carries."""
    board = g.state.characters[who]
    board.tokens = effects_goods.with_more(board.tokens, kind, n)


# ---------------------------------------------------------------- revealing and looking ahead


@begins(v.Reveal)
def reveal(g: Game, frame: Resolve, verb: v.Reveal) -> Step | None:
    """Reveal up to so many places near `self`, each with a revealed neighbour."""
    frame.left = verb.n
    return reveal_next(g, frame, verb)


def reveal_next(g: Game, frame: Resolve, verb: v.Reveal) -> Step | None:
    """Ask for the next place, as long as there is one."""
    among = revealable(g, place_of(g, frame), verb.dist)
    if not frame.left or not among or not targets(g, frame, verb.who):
        return None
    return wait(Pick(who=decider(g, frame), among=among, kind="place", optional=True))


@goes_on(v.Reveal)
def revealed(g: Game, frame: Resolve, verb: v.Reveal) -> Step | None:
    """A place was picked, or the tile lies there now."""
    if frame.rolled:
        frame.rolled = 0
        return reveal_next(g, frame, verb)
    if frame.picked == NOBODY:
        return None
    frame.left, frame.rolled = frame.left - 1, 1
    return wait(frames.reveal_tile(frame.picked, frame.who))


def revealable(g: Game, centre: int, distance: int) -> tuple[int, ...]:
    """The unrevealed places up to a distance away that border on a revealed tile; ascending."""
    grid, at = g.content.grid, g.state.at
    near = {place for radius in range(1, distance + 1) for place in grid.ring(centre, radius)}
    more = look.tiles_left(g) > 0
    return tuple(
        sorted(
            place
            for place in near
            if place not in at and (more or place in g.state.face_down) and any(one in at for one in grid.near[place])
        )
    )


@begins(v.Peek)
def peek(g: Game, frame: Resolve, verb: v.Peek) -> Step | None:
    """Look at the top of a stack and put what was seen back."""
    return Call(Peek(who=decider(g, frame), stack=verb.stack, left=verb.n, put=verb.put), then="next")


# ---------------------------------------------------------------- markers and the state of tiles


@begins(v.PlaceMarker)
@rule("UOS-CAMP-08", "UOS-FIRE-01", "UOS-TRAP-01", "UOS-ACT-46")
def place_marker(g: Game, frame: Resolve, verb: v.PlaceMarker) -> Step | None:
    """Put a marker on a tile; a second camp or campfire has no effect, a new water source starts filled."""
    tile = where_tile(g, frame, verb.where)
    if tile == NOBODY:
        return None
    if verb.kind == "camp":
        effects_map.set_up_camp(g, tile)
    elif verb.kind == "campfire":
        effects_map.light_fire(g, tile)
    elif verb.kind == "trap":
        effects_map.set_trap(g, frame.who, frame.card)
    elif verb.kind == "water_source":
        effects_map.add_source(g, tile)
    elif verb.kind == "sol":
        # The others learn of a poisoned source with the next preparation.
        g.state.roles[g.state.characters[frame.who].seat].poisoned |= 1 << tile
    else:
        bits = MARKERS[verb.kind]
        setattr(g.state, bits, getattr(g.state, bits) | 1 << tile)
    return None


@begins(v.RemoveMarker)
@rule("UOS-FIRE-03", "UOS-FIRE-12")
def remove_marker(g: Game, frame: Resolve, verb: v.RemoveMarker) -> Step | None:
    """Take a marker off a tile, or off all; a cooking pit leaves 1 metal."""
    if verb.where == "everywhere":
        effects_map.put_out_all_fires(g)
        return None
    tile = where_tile(g, frame, verb.where)
    if tile != NOBODY and verb.kind == "campfire":
        effects_map.put_out_fire(g, tile)
    elif tile != NOBODY:
        bits = MARKERS[verb.kind]
        setattr(g.state, bits, getattr(g.state, bits) & ~(1 << tile))
    return None


@begins(v.TileFlag)
@rule("UOS-FIRE-04")
def tile_flag(g: Game, frame: Resolve, verb: v.TileFlag) -> Step | None:
    """A tile counts as burning for a while, or its water source runs dry."""
    tile = where_tile(g, frame, verb.where)
    if tile == NOBODY:
        return None
    if verb.flag == "fire":
        g.state.torches |= 1 << tile
    elif frame.who == NOBODY:
        g.state.dry |= 1 << tile
    return None  # what a Son of Liberty has poisoned runs dry with the next preparation


@begins(v.SpawnMerchant)
@rule("UOS-TRADE-01", "UOS-TRADE-02")
def spawn_merchant(g: Game, frame: Resolve, verb: v.SpawnMerchant) -> Step | None:
    """The roaming merchant appears with a fresh stock; if he is somewhere already, a random resource instead."""
    merchant = g.state.merchants[ROAMING]
    if merchant.gone:
        return None
    if merchant.place != NOBODY or look.enemy(g, FENCE) is not None:
        return Call(frames.draw_goods(frame.who, 1, False), then="next")
    return Call(frames.stock_merchant(verb.who, place_of(g, frame)), then="next")


# ---------------------------------------------------------------- places picked by nature


def random_place(g: Game, frame: Resolve, where: str) -> Step | None:
    """Ask nature for a revealed neighbour; None if there is none. New Haven never counts."""
    state = g.state
    if where == "next_to_T0":
        centre = state.places[NEW_HAVEN]
    elif where == "near_carrier":
        holder = next((who for who in (carrier(g, "core"), carrier(g, "key")) if who != NOBODY), None)
        centre = state.characters[look.in_turn_order(g)[0] if holder is None else holder].place
    else:
        centre = place_of(g, frame)
    frame.queue = tuple(sorted(one for one in g.content.grid.near[centre] if state.at.get(one, NEW_HAVEN) != NEW_HAVEN))
    return Goto("nature") if frame.queue else None


def place_named(g: Game, frame: Resolve, where: object) -> int:
    """The place that a word or a tile id means, or NOBODY if it is not on the map."""
    if isinstance(where, int):
        return g.state.places[where]
    return g.state.places[frame.tile] if where == "revealed" else place_of(g, frame)
