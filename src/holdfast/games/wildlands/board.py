"""A side of the board: polygons with circles, and the tables worked out from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Annotated

from msgspec import Meta, Struct

from holdfast.core.content import File, Source, check_sources
from holdfast.core.ledger import rule
from holdfast.kit import graphs, sight
from holdfast.kit.polygons import Point, Segment, edges, overlap

RIM = 16
"""Points on the rim of a circle that sight lines start from (WL-RULING-04)."""
TOLERANCE = 1e-6
"""Part of the board's width within which a line counts as touching (WL-RULING-04)."""
HEAVY_RANGE = 1
"""How many spaces a heavy ranged attack may cross on its way (WL-HRANGED-03)."""

Number = Annotated[int, Meta(ge=1)]


class SpaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """A space as the file gives it; `circle` is centre and radius, a black circle is `cover`."""

    number: Number
    circle: tuple[float, float, float]
    outline: tuple[Point, ...]
    cover: bool = False
    elevation: int = 0


class PlaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """A room, tower or yard: spaces that belong together. It has no effect on play."""

    id: str
    source: str
    spaces: list[SpaceData]


class BorderData(Struct, frozen=True, forbid_unknown_fields=True):
    """A passable stretch between two spaces; for an arrow the second space is the one it points up to."""

    between: tuple[Number, Number]
    at: Segment


class BordersData(Struct, frozen=True, forbid_unknown_fields=True):
    """Every passable border. What is not listed here is wall."""

    source: str
    lines: list[BorderData]
    arrows: list[BorderData] = []
    gates: list[BorderData] = []


class SideData(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a side."""

    side: str
    width: float
    height: float
    sources: dict[str, Source]
    places: list[PlaceData]
    borders: BordersData

    def spaces(self) -> list[SpaceData]:
        """All spaces by number."""
        return sorted((space for place in self.places for space in place.spaces), key=lambda space: space.number)


class Board(Struct, frozen=True, eq=False):
    """A side of the board as the rules look things up in it. Space 0 carries the number 1, and so on."""

    side: str
    data: SideData
    plan: sight.Plan
    cover: tuple[bool, ...]
    elevation: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    """Adjacent spaces, whatever the price of going there."""
    level: tuple[tuple[int, ...], ...]
    """Adjacent spaces that one card moves to: level, downhill or through the gate."""
    uphill: tuple[tuple[int, ...], ...]
    """Adjacent spaces up an arrow."""
    near: tuple[tuple[int, ...], ...]
    """The space itself and the adjacent ones."""
    flight: tuple[tuple[int, ...], ...]
    """Where one or two steps lead, uphill or not; also back to the start."""
    crossings: tuple[tuple[int, ...], ...]
    """The fewest spaces that a clear line crosses; `sight.NONE` if there is none."""
    seen: tuple[int, ...]
    """By space, one bit for each space that can be attacked at range from it."""
    in_reach: tuple[int, ...]
    """The same for heavy ranged attacks."""
    touching: frozenset[tuple[int, int]]
    """Pairs that share a stretch of outline, the lower space first; a wall lies between those not adjacent."""

    def sees(self, a: int, b: int) -> bool:
        """Can a character in space a attack one in space b at range?"""
        return bool(self.seen[a] >> b & 1)

    def adjacent(self, a: int, b: int) -> bool:
        """Does a white line or the gate lie between two spaces?"""
        return b in self.neighbours[a]


@rule("WL-BOARD-01", "WL-BOARD-02", "WL-BOARD-03", "WL-BOARD-08", "WL-BOARD-09", "WL-BOARD-11")
def build_board(data: SideData, rim: int = RIM) -> Board:
    """Work out neighbours, climbs, sight and reach of a side from its geometry."""
    spaces, borders = data.spaces(), data.borders
    count = len(spaces)
    passable = [*borders.lines, *borders.arrows, *borders.gates]
    up = {(one.between[0] - 1, one.between[1] - 1) for one in borders.arrows}
    pairs = {(a - 1, b - 1) for one in passable for a, b in (one.between, one.between[::-1])}
    neighbours = tuple(tuple(b for b in range(count) if (a, b) in pairs) for a in range(count))
    uphill = tuple(tuple(b for b in near if (a, b) in up) for a, near in enumerate(neighbours))
    cover = tuple(space.cover for space in spaces)
    elevation = tuple(space.elevation for space in spaces)
    plan = _plan(spaces, passable, TOLERANCE * data.width)
    crossings = sight.crossings(plan, [sight.points_of(s.circle[:2], s.circle[2], rim) for s in spaces])
    return Board(
        side=data.side,
        data=data,
        plan=plan,
        cover=cover,
        elevation=elevation,
        neighbours=neighbours,
        level=tuple(tuple(b for b in near if b not in uphill[a]) for a, near in enumerate(neighbours)),
        uphill=uphill,
        near=tuple(tuple(sorted((a, *near))) for a, near in enumerate(neighbours)),
        flight=tuple(_flight(neighbours, a) for a in range(count)),
        crossings=tuple(map(tuple, crossings)),
        seen=_attackable(crossings, elevation, most=count),
        in_reach=_attackable(crossings, elevation, most=HEAVY_RANGE),
        touching=frozenset(_touching(data)),
    )


@rule("WL-LOS-02", "WL-LOS-03", "WL-LOS-04", "WL-LOS-05", "WL-LOS-06", "WL-LOS-09", "WL-LOS-10", "WL-LOS-12")
def _plan(spaces: Sequence[SpaceData], passable: Sequence[BorderData], tolerance: float) -> sight.Plan:
    """What stops a line: walls, cover run through, and spaces higher than the lower end (WL-RULING-04 to 11)."""
    return sight.make_plan(
        [space.outline for space in spaces],
        [(one.between[0] - 1, one.between[1] - 1, one.at) for one in passable],
        [space.cover for space in spaces],
        [space.elevation for space in spaces],
        tolerance,
    )


@rule("WL-FLY-01", "WL-FLY-02")
def _flight(neighbours: graphs.Graph, start: int) -> tuple[int, ...]:
    """One step or two, each across a white line, the second perhaps back (WL-RULING-49)."""
    return tuple(sorted({b for a in neighbours[start] for b in (a, *neighbours[a])}))


@rule("WL-LOS-08", "WL-LOS-11", "WL-HRANGED-02", "WL-HRANGED-03")
def _attackable(crossings: list[list[int]], elevation: Sequence[int], most: int) -> tuple[int, ...]:
    """Spaces in sight that lie no higher, with at most so many spaces crossed on the way (WL-RULING-09)."""
    count = len(elevation)
    return tuple(
        sum(1 << b for b in range(count) if sight.NONE < crossings[a][b] <= most and elevation[b] <= elevation[a])
        for a in range(count)
    )


def _touching(data: SideData) -> Iterator[tuple[int, int]]:
    """Pairs of spaces whose outlines have a stretch in common."""
    tolerance = TOLERANCE * data.width
    for one, other in combinations(data.spaces(), 2):
        if any(overlap(side, across, tolerance) for side in edges(one.outline) for across in edges(other.outline)):
            yield one.number - 1, other.number - 1


def check_side_sources(file: File, data: SideData) -> None:
    """Every place and the borders say where they come from."""
    used: list[tuple[tuple[str | int, ...], str]] = [
        (("places", index), place.source) for index, place in enumerate(data.places)
    ]
    check_sources(file, data.sources, [*used, (("borders",), data.borders.source)])
