"""A map of hexagons around a centre, numbered ring by ring, so that places are small ints.

Coordinates are axial: (q, r). Direction 0 is north and the others follow clockwise; with flat tops these are
north, north-east, south-east, south, south-west and north-west.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
NOWHERE = -1
"""The neighbour beyond the outermost ring."""


class Hexes(Struct, frozen=True):
    """All places up to some distance from the centre, which is place 0."""

    radius: int
    q: tuple[int, ...]
    r: tuple[int, ...]
    near: tuple[tuple[int, ...], ...]
    """The six neighbours of a place by direction; NOWHERE beyond the rim."""
    number: dict[tuple[int, int], int]
    """The place of a coordinate."""

    def distance(self, one: int, other: int) -> int:
        """Steps between two places."""
        dq, dr = self.q[one] - self.q[other], self.r[one] - self.r[other]
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2

    def ring(self, centre: int, distance: int) -> list[int]:
        """The places at exactly this distance from one of them, as far as the map goes."""
        found = [self.number.get((self.q[centre] + q, self.r[centre] + r), NOWHERE) for q, r in _offsets(distance)]
        return [place for place in found if place != NOWHERE]

    def name(self, place: int) -> str:
        """A readable name of a place: its coordinates."""
        return f"{self.q[place]}/{self.r[place]}"


@cache
def hexes(radius: int) -> Hexes:
    """The map of this radius, made once."""
    spots = [spot for distance in range(radius + 1) for spot in _offsets(distance)]
    number = {spot: place for place, spot in enumerate(spots)}
    near = tuple(tuple(number.get((q + dq, r + dr), NOWHERE) for dq, dr in DIRECTIONS) for q, r in spots)
    return Hexes(radius, tuple(q for q, _ in spots), tuple(r for _, r in spots), near, number)


@cache
def _offsets(distance: int) -> tuple[tuple[int, int], ...]:
    """The coordinates at a distance from the origin, clockwise from the north."""
    if distance == 0:
        return ((0, 0),)
    q, r = 0, -distance
    found = []
    for side in range(6):
        dq, dr = DIRECTIONS[(side + 2) % 6]
        for _ in range(distance):
            found.append((q, r))
            q, r = q + dq, r + dr
    return tuple(found)
