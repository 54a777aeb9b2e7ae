"""Everything that can change a match, as the storage keeps it: one append-only list of these.

The record of the game follows from it (answers and luck in order, less what was taken back), and so does who
sits where. A row that is written is never altered; taking back is a row of its own.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from holdfast.core.record import Entry

By = Literal["seat", "bot", "order"]


class Change(Struct, frozen=True, tag_field="change", forbid_unknown_fields=True):
    """A fact about a match, in the past tense."""


class Answered(Change, frozen=True, tag="answered"):
    """A seat answered the pending question."""

    seat: int
    act: Any
    by: By = "seat"


class LuckDrawn(Change, frozen=True, tag="luck", omit_defaults=True):
    """Nature answered; `place` is said where a migration has moved the entries before."""

    outcome: int | tuple[int, ...]
    place: int | None = None


class TakenBack(Change, frozen=True, tag="taken_back"):
    """Entries were taken back until so many were left; `retaken` if luck or a secret had been seen by then."""

    to: int
    seat: int
    retaken: bool = False


class SatDown(Change, frozen=True, tag="sat_down"):
    """Somebody new took seats. `key` is the hash of what proves that it is them."""

    name: str
    key: str
    seats: tuple[int, ...]
    host: bool = False


class Invited(Change, frozen=True, tag="invited"):
    """An open seat got a link; `secret` is the hash of what the link holds."""

    seat: int
    secret: str


class HandedOver(Change, frozen=True, tag="handed_over"):
    """A bot plays a seat from now on; a person it belongs to may take it back."""

    seat: int
    level: str


class TakenOver(Change, frozen=True, tag="taken_over"):
    """The person a seat belongs to plays it again."""

    seat: int


class Left(Change, frozen=True, tag="left"):
    """Somebody got up for good; their seats are open."""

    player: int


class OrdersGiven(Change, frozen=True, tag="orders_given"):
    """The standing orders of a seat."""

    seat: int
    orders: tuple[str, ...]


class UndoRequested(Change, frozen=True, tag="undo_requested"):
    """Somebody would like to take entries back until so many are left, and others must agree."""

    seat: int
    player: int
    to: int


class UndoAgreed(Change, frozen=True, tag="undo_agreed"):
    """Somebody agreed to that."""

    player: int


class UndoDropped(Change, frozen=True, tag="undo_dropped"):
    """Somebody disagreed, or the one who asked thought better of it."""

    player: int


class Imported(Change, frozen=True, tag="imported"):
    """The match came from a file; so often luck or a secret had been seen there and then taken back."""

    retaken: int


class Migrated(Change, frozen=True, tag="migrated"):
    """The rules have changed: from here on the match has these options and entries, and goes on with the new rules.

    The rows before it stay as they are. It holds all it amounts to, so that whoever opens the match later needs
    neither the old rules nor the step that led from them.
    """

    rules_version: int
    content_hash: str
    options: dict[str, Any]
    entries: list[Entry]


AnyChange = (
    Answered
    | LuckDrawn
    | TakenBack
    | SatDown
    | Invited
    | HandedOver
    | TakenOver
    | Left
    | OrdersGiven
    | UndoRequested
    | UndoAgreed
    | UndoDropped
    | Imported
    | Migrated
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyChange).decode
