"""The stack of map tiles, as far as it can be known: what lies at which depth, and with what chance."""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING

from holdfast.core.chance import Pick
from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.vocabulary import StackInsert

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


def inserts(g: Game) -> list[tuple[int, int, int, int]]:
    """Tiles that the mission put into the stack: tile, least depth, greatest depth, least distance to New Haven."""
    people = look.characters_in_play(g)
    return [
        (call.tile, g.content.count(call.lo, people), g.content.count(call.hi, people), call.min_distance)
        for call in g.content.setup(people)
        if isinstance(call, StackInsert)
    ]


@rule("UOS-SETUP-02")
def tile_at_depth(g: Game, draw: int) -> Pick:
    """Nature's choice for the tile of a draw.

    A tile that the mission buried lies at each depth of its window with equal chance; what has been seen at other
    depths makes the rest likelier. All other tiles share what is left equally.
    """
    state = g.state
    if not state.buried:
        return Pick.evenly(tuple(state.stack.rest))
    left, shares = Fraction(1), dict[int, Fraction]()
    for tile, low, high, _ in inserts(g):
        if tile not in state.buried or draw < low:
            continue
        unseen = sum(1 for depth in range(low, high + 1) if not state.looked >> depth & 1)
        shares[tile] = left / max(1, unseen) if draw <= high else left
        left -= shares[tile]
    rest = state.stack.rest
    if left and rest:
        shares |= dict.fromkeys(rest, left / len(rest))
    elif left and not shares:
        shares = dict.fromkeys(state.buried, Fraction(1, len(state.buried)))
    shares = {tile: share for tile, share in sorted(shares.items()) if share}
    scale = lcm(*[share.denominator for share in shares.values()])
    return Pick(tuple(shares), tuple(int(share * scale) for share in shares.values()))


def undrawn(g: Game) -> int:
    """How many tiles are still to be drawn, those that lie face down on the map not counted."""
    return look.tiles_left(g) - len(g.state.stack.top)


def take_tile(g: Game, tile: int, draw: int) -> None:
    """A tile has been seen at a depth: it is no longer among the unknown ones."""
    state = g.state
    state.looked |= 1 << draw
    if tile in state.buried:
        state.buried = tuple(one for one in state.buried if one != tile)
    else:
        state.stack.rest.remove(tile)


def may_lie(g: Game, tile: int, place: int) -> bool:
    """Is a place far enough from New Haven for a tile of the mission?"""
    for one, _, _, least in inserts(g):
        if one == tile:
            return g.content.grid.distance(0, place) >= least
    return True
