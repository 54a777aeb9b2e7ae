"""What lies on the table."""

from __future__ import annotations

from msgspec import Struct

from holdfast.core.view import public

WAITING = -1
"""A ship on the mothership card, on no starting spot."""
SUPPLY = -2
"""A red ship beside the board."""
OFF = -1
"""A die that lies on no base space."""

READY, USED, NEW = 0, 1, 2
"""A robot can work, has worked this round, or was built this round."""


@public
class Table(Struct):
    """The four trackers, the mothership, seven ships and seven dice; nothing here is secret."""

    round: int
    mothership: int
    """Row of the starting spots; rows up to it are covered."""
    energy: int
    research: int
    """How many spaces the research marker has advanced."""
    damage: int
    excavator: int
    """Path index of the excavator."""
    ships: list[int]
    """By ship: its place in the sky (column * STRIDE + row, row 0 being the spot), WAITING or SUPPLY."""
    faces: list[int]
    """By die: the face it shows; 0 while it is set aside or in the supply."""
    places: list[int]
    """By die: the space it lies on, or OFF."""
    robots: list[int]
    """By robot: READY, USED or NEW."""
