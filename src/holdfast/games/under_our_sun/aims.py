"""What a mission counts: stocks, counters and tokens that its steps ask for. Boards show it, bots work towards it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from holdfast.games.under_our_sun.content import Content
from holdfast.games.under_our_sun.state import COUNTERS, GOODS, NOBODY, TOKENS
from holdfast.games.under_our_sun.vocabulary_conditions import (
    AllOf,
    AnyOf,
    Condition,
    CountOf,
    ProgressAtLeast,
    StockAtLeast,
    TokenOn,
)


class Aim(Struct, frozen=True):
    """So many of a thing: cubes of a good on a tile, points of a counter, or tokens on a tile."""

    sort: Literal["stock", "progress", "token"]
    what: int
    """The good, the counter or the token."""
    tile: int
    """NOBODY for a counter."""
    n: int


_FOUND: dict[tuple[int, int], tuple[Aim, ...]] = {}


def aims(content: Content, characters: int) -> tuple[Aim, ...]:
    """Everything that the mission counts in a game with so many characters; the highest number of each."""
    key = id(content), characters
    if key not in _FOUND:
        highest: dict[tuple[str, int, int], Aim] = {}
        for step in content.mission.steps:
            for part in _parts(step.trigger):
                aim = _aim(part, content, characters)
                if aim is not None:
                    same = aim.sort, aim.what, aim.tile
                    if same not in highest or highest[same].n < aim.n:
                        highest[same] = aim
        _FOUND[key] = tuple(highest.values())
    return _FOUND[key]


def _aim(part: Condition, content: Content, characters: int) -> Aim | None:
    if isinstance(part, StockAtLeast):
        return Aim("stock", GOODS.index(part.kind), part.tile, content.count(part.n, characters))
    if isinstance(part, ProgressAtLeast):
        return Aim("progress", COUNTERS.index(part.key), NOBODY, content.count(part.n, characters))
    if isinstance(part, TokenOn):
        return Aim("token", TOKENS.index(part.name), part.tile, part.n)
    return None


def _parts(condition: Condition | None) -> Iterator[Condition]:
    """The single conditions that a trigger is made of; what must not be is no aim."""
    if isinstance(condition, (AllOf, AnyOf, CountOf)):
        for part in condition.parts:
            yield from _parts(part)
    elif condition is not None:
        yield condition
