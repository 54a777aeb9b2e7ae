"""A game as it was played: options and entries. It is the save game, the bug report and the golden test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from holdfast.core.chance import Outcome
from holdfast.core.codec import Damaged, action_type
from holdfast.core.flow import Ending
from holdfast.core.game import Game
from holdfast.core.legality import Action, Illegal
from holdfast.core.meta import BadOptions, parse_options

FORMAT = 1


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """A seat's answer; `by` says whether a person, a bot or a standing order gave it."""

    seat: int
    act: Any
    by: Literal["seat", "bot", "order"] = "seat"


class Luck(Struct, frozen=True, tag="luck", forbid_unknown_fields=True, omit_defaults=True):
    """Nature's answer."""

    outcome: int | tuple[int, ...]
    place: Annotated[int, Meta(ge=0, lt=1 << 31)] | None = None
    """Its number among the entries, from 0, when it was drawn; only said where a migration has moved it since."""


Entry = Answer | Luck


class Record(Struct, forbid_unknown_fields=True):
    """Everything needed to play a game again, entry by entry."""

    game: str
    rules_version: int
    content_hash: str
    options: dict[str, Any]
    seats: int
    entries: list[Entry] = []
    ending: Ending | None = None
    seed: str = ""
    """The seed of the luck, when it has been revealed."""
    format: int = FORMAT


class CannotReplay(Damaged):
    """A record that does not fit this game, its rules version or its content."""


def begin(g: Game[Any]) -> Record:
    """An empty record of a game at its start."""
    return Record(
        g.meta.id,
        g.meta.rules_version,
        g.content.hash,
        msgspec.to_builtins(g.options),
        g.seats,
    )


def encode(record: Record) -> bytes:
    """A record as JSON, one entry a line, so that people can read and compare it."""
    head = msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(record, entries=[])), indent=1)
    lines = b",\n".join(b"  " + msgspec.json.encode(entry) for entry in record.entries)
    return head.replace(b'"entries": []', b'"entries": [\n' + lines + b"\n ]" if lines else b'"entries": []') + b"\n"


def decode(data: bytes) -> Record:
    """A record from JSON; what is wrong with it is said in one sentence."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise Damaged(f"this is not a Holdfast record: {error}") from error
    if record.format != FORMAT:
        raise CannotReplay(f"the record has format {record.format}; this version reads format {FORMAT}")
    return record


def start(record: Record, game: type[Game[Any]], events: bool = False) -> Game[Any]:
    """The first position of a record, after checking that it belongs to this game as it is now."""
    if record.game != game.meta.id:
        raise CannotReplay(f"the record is of {record.game}, not of {game.meta.id}")
    if record.rules_version != game.meta.rules_version:
        raise CannotReplay(
            f"the record was played with rules version {record.rules_version} of {record.game}; "
            f"this is version {game.meta.rules_version}"
        )
    try:
        g = game.new(parse_options(game.meta.options, record.options), record.seats, events=events)
    except (BadOptions, ValueError) as error:
        raise CannotReplay(f"the record's set-up does not fit {record.game}: {error}") from error
    if record.content_hash != g.content.hash:
        raise CannotReplay(
            f"the record was played with other content of {record.game} "
            f"({record.content_hash[:12]}, here {g.content.hash[:12]})"
        )
    return g


def apply(g: Game[Any], entry: Entry) -> None:
    """Play one entry of a record."""
    if isinstance(entry, Luck):
        g.luck(entry.outcome)
    else:
        g.answer(entry.seat, read_action(type(g), entry.act))


def read_action(game: type[Game[Any]], raw: Any) -> Action:
    """An action from plain data, strictly."""
    if isinstance(raw, Action):
        return raw
    try:
        act: Action = msgspec.convert(raw, action_type(game))
    except msgspec.ValidationError as error:
        raise Damaged(f"not an action of {game.meta.id}: {error}") from error
    return act


def replay(
    record: Record,
    game: type[Game[Any]],
    until: int | None = None,
    events: bool = False,
    watch: Callable[[int, Game[Any]], None] | None = None,
) -> Game[Any]:
    """Play a record again, all of it or its first entries, and check that it ends as it says."""
    g = start(record, game, events)
    for number, entry in enumerate(record.entries[:until]):
        try:
            apply(g, entry)
        except (Illegal, Damaged) as error:
            raise CannotReplay(f"entry {number + 1} of the record cannot be played: {error}") from error
        if watch is not None:
            watch(number, g)
    if until is None and record.ending != g.ending:
        raise CannotReplay("the record does not end as it says")
    return g


def answer_entry(seat: int, act: Action, by: Literal["seat", "bot", "order"] = "seat") -> Answer:
    """The entry for an answer."""
    return Answer(seat, msgspec.to_builtins(act), by)


def luck_entry(outcome: Outcome) -> Luck:
    """The entry for an outcome."""
    return Luck(outcome)


def place_of_next(entries: list[Entry]) -> int:
    """The place from which the next luck is drawn: its number, shifted as the last luck was by a migration."""
    for back, entry in enumerate(reversed(entries), 1):
        if isinstance(entry, Luck):
            return len(entries) if entry.place is None else entry.place + back
    return len(entries)


def free_to_undo(entries: list[Entry], reveals: list[bool], seat: int) -> Iterator[int]:
    """How many entries may be taken back freely, smallest first, each ending before an answer of the seat.

    A barrier stands behind every entry that is luck, that revealed luck or a secret to somebody, or that
    another seat gave.
    """
    for back in range(1, len(entries) + 1):
        entry = entries[-back]
        if reveals[-back] or isinstance(entry, Luck) or entry.seat != seat:
            return
        yield back
