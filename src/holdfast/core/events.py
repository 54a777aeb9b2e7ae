"""What happened: typed facts in the past tense.

The log, animation, statistics and the barriers of undo listen to events. An event is told to everyone
unless its class says otherwise; single fields may be marked for their owner alone.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="event"):
    """A fact. Subclasses name its fields; secret ones are marked and may be None."""

    reveals: ClassVar[bool] = False
    """Did luck or a secret come to light? Then taking back what led here is no longer free."""

    secret: ClassVar[bool] = False
    """Is the event told to its owner (the field `seat`) alone?"""


class Audience(Struct, frozen=True):
    """Who may know a field.

    `who` is "all", "owner", "team" or "nobody". `until` names a field beside it that opens it to all once
    it is true; `known_to` names a field beside it that lists seats who know as well. `by_seat` says that
    the list has one entry per seat, and each entry belongs to that seat.
    """

    who: str
    until: str = ""
    known_to: str = ""
    by_seat: bool = False


PUBLIC = Audience("all")
OWNER = Audience("owner")
TEAM = Audience("team")
NOBODY = Audience("nobody")
PUBLIC_BY_SEAT = Audience("all", by_seat=True)


def owner_until(field: str) -> Audience:
    """The owner's secret until a field beside it becomes true."""
    return Audience("owner", until=field)


def known_to(field: str) -> Audience:
    """Known to the seats that a field beside it lists."""
    return Audience("nobody", known_to=field)
