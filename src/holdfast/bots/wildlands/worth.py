"""How good a position is for each seat: a few things that count, weighed by what came of them.

The weights were fitted by logistic regression: positions at the ends of turns of games between bots, the difference of
what two seats have, and which of them won.
"""

from __future__ import annotations

from math import exp
from typing import Any

from msgspec import Struct

from holdfast.bots.wildlands.sight import DRAW, FAR, HAND_LIMIT, NEARNESS, ways
from holdfast.games.wildlands.actions import TROOP
from holdfast.games.wildlands.content import Content
from holdfast.games.wildlands.scoring import GOAL
from holdfast.games.wildlands.state import DEFEATED, NOTHING, WAITING

PRICE = 3
"""Cards that a shard costs."""


class Things(Struct):
    """What counts in a position at the end of a turn, for one seat."""

    points: float = 0.0
    next_point: float = 0.0
    """One point from winning."""
    near: float = 0.0
    """How near figures stand to shards."""
    ready: float = 0.0
    """Shards that figures stand on and that the hand can pay; the own turn comes next."""
    ready_later: float = 0.0
    """The same, but somebody else's turn comes before."""
    almost: float = 0.0
    """Shards that figures stand on with two of the three cards in hand."""
    cards: float = 0.0
    """Cards in hand, after the draw if the turn that ends is the own."""
    full: float = 0.0
    """No room in hand for the draw of the turn that comes."""
    specials: float = 0.0
    waiting: float = 0.0
    """Figures not yet on the board."""
    frail: float = 0.0
    """Figures that one blow would defeat."""
    exposed: float = 0.0
    """Enemies that can strike own figures where they stand, by the health these have left."""
    struck_next: float = 0.0
    """The same while an enemy's turn comes next."""
    moves_next: float = 0.0
    """The own turn comes next."""


WEIGHTS = Things(
    points=1.85,
    next_point=0.25,
    near=0.79,
    ready=0.54,
    ready_later=0.15,
    almost=0.47,
    cards=0.15,
    full=0.18,
    specials=0.1,
    waiting=0.1,
    frail=-0.4,
    exposed=-0.2,
    struck_next=0.0,
    moves_next=0.29,
)


def things(g: Any, seat: int) -> Things:
    """What counts for a seat."""
    content: Content = g.content
    state, found = g.state, Things()
    player = state.players[seat]
    first = player.faction * TROOP
    places, hand = state.places, player.hand
    wild = hand.count(content.special[player.faction])
    score = player.collected + len(player.trophies)
    found.points, found.next_point = score, float(score >= GOAL - 1)
    mine = state.marker == seat
    next_is_mine = not mine and next_seat(g) == seat
    found.moves_next = float(next_is_mine)
    found.cards = min(len(hand) + DRAW, HAND_LIMIT) if mine else len(hand)
    found.full = float(next_is_mine and len(hand) == HAND_LIMIT)
    found.specials = wild
    standing, struck = [], 0.0
    for one in range(first, first + TROOP):
        at = places[one]
        if at == DEFEATED:
            continue
        left = content.health[one] - state.damage[one]
        found.frail += left == 1
        if at == WAITING:
            found.waiting += 1
            continue
        standing.append(at)
        struck += _strikers(g, first, at) / left
    found.exposed = struck
    found.struck_next = 0.0 if next_is_mine else struck
    distances = ways(content.board)
    for shard in player.shards:
        best = min([distances[at][shard] for at in standing], default=FAR)
        found.near += NEARNESS[min(best, FAR)]
        if best == 0:
            payable = _payable(content, places, hand, wild, shard, first)
            if payable >= PRICE and next_is_mine:
                found.ready += 1
            elif payable >= PRICE:
                found.ready_later += 1
            elif payable == PRICE - 1:
                found.almost += 1
    return found


def next_seat(g: Any) -> int:
    """Whose turn comes next."""
    left = [seat for seat in g.clockwise_from(g.state.marker) if not g.is_eliminated(seat)]
    return int(left[0]) if left else int(g.state.marker)


def _payable(content: Content, places: list[int], hand: list[int], wild: int, shard: int, first: int) -> int:
    """How many cards the hand has for a shard that a figure stands on: of that figure or of a defeated one."""
    counts = [
        sum([one in content.shown[card] for card in hand])
        for one in range(first, first + TROOP)
        if places[one] in (shard, DEFEATED)
    ]
    return wild + max(counts)


def _strikers(g: Any, first: int, at: int) -> int:
    """How many enemies see a space or stand in it."""
    count, seen = 0, g.content.board.seen
    for one, there in enumerate(g.state.places):
        if there >= 0 and not first <= one < first + TROOP and (there == at or seen[there] >> at & 1):
            count += 1
    return count


def worth(g: Any) -> list[float]:
    """The chance of winning of every seat; those who are eliminated have none. Before the first turn all are alike."""
    if g.state.marker == NOTHING:
        return [1 / g.seats] * g.seats
    strengths = []
    for player in g.state.players:
        if g.is_eliminated(player.seat):
            strengths.append(0.0)
            continue
        found = things(g, player.seat)
        total = sum([getattr(WEIGHTS, name) * getattr(found, name) for name in Things.__struct_fields__])
        strengths.append(exp(total))
    whole = sum(strengths)
    return [one / whole if whole else 1 / g.seats for one in strengths]
