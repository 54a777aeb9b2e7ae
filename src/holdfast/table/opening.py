"""A match from what is stored of it: from its newest snapshot where that still holds, and under today's rules."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from holdfast.core.codec import from_msgpack
from holdfast.core.game import Game
from holdfast.core.migration import migrate
from holdfast.core.record import Answer, CannotReplay, Luck, Record, start
from holdfast.table import changes as c
from holdfast.table.company import Company, Place
from holdfast.table.course import Course
from holdfast.table.table import About, Kept, Row, Table


def open_table(about: About, game: type[Game[Any]], rows: Sequence[Row], kept: bytes | None = None) -> Table:
    """The match; raises `CannotReplay` where the rules or the content have changed and no migration leads on.

    After a migration the table owes storage the rows that say so (`Table.owed`).
    """
    moved = next((row for row in reversed(rows) if isinstance(row.change, c.Migrated)), None)
    if moved is not None:
        about = _under_new_rules(about, moved.change)
    if about.rules_version != game.meta.rules_version:
        return _carried_over(about, game, rows)
    start(record_of(about), game)  # says so if this match belongs to other content
    known = _KEPT.decode(kept) if kept else None
    if known is not None and (moved is None or known.number >= moved.number):
        table = _from_snapshot(about, game, rows, known)
    elif moved is not None:
        table = _at(about, game, rows[: moved.number])
    else:
        table = Table.new(about, game)
    table.follow(rows[table.number :])
    return table


def _from_snapshot(about: About, game: type[Game[Any]], rows: Sequence[Row], known: Kept) -> Table:
    record = _written_down(about, rows[: known.number])
    if len(record.entries) != known.entries:
        raise CannotReplay(f"the match {about.id} and its snapshot do not belong together")
    course = Course(game, record, about.seed, (known.entries, from_msgpack(game, known.position)))
    table = Table(about, game, course, known.company)
    table.number, table.question, table.asked_at = known.number, known.question, known.asked_at
    return table


def _carried_over(about: About, game: type[Game[Any]], rows: Sequence[Row]) -> Table:
    """A match of older rules, taken to those of today."""
    record = migrate(_written_down(about, rows), game)
    change = c.Migrated(record.rules_version, record.content_hash, record.options, record.entries)
    row = Row(len(rows) + 1, time.time(), change)
    table = _at(_under_new_rules(about, change), game, [*rows, row])
    table.owed = [row, *table.begin()]
    return table


def _at(about: About, game: type[Game[Any]], rows: Sequence[Row]) -> Table:
    """The match right after the migration that is the last of these rows: it asks its question anew."""
    company = Company([Place() for _ in range(about.seats)])
    for row in rows:
        company.apply(row.change, row.number)
    table = Table(about, game, Course(game, _written_down(about, rows), about.seed), company)
    table.number = table.question = rows[-1].number
    table.asked_at = rows[-1].at
    return table


def _under_new_rules(about: About, change: Any) -> About:
    return msgspec.structs.replace(
        about, rules_version=change.rules_version, content_hash=change.content_hash, options=change.options
    )


def record_of(about: About) -> Record:
    """An empty record of a match."""
    return Record(about.game, about.rules_version, about.content_hash, dict(about.options), about.seats)


def _written_down(about: About, rows: Sequence[Row]) -> Record:
    """The record that rows amount to, without playing them."""
    record = record_of(about)
    for row in rows:
        match row.change:
            case c.Answered(seat, act, by):
                record.entries.append(Answer(seat, act, by))
            case c.LuckDrawn(outcome, place):
                record.entries.append(Luck(outcome, place))
            case c.TakenBack(to):
                del record.entries[to:]
            case c.Migrated():
                record.entries = list(row.change.entries)
    return record


_KEPT = msgspec.msgpack.Decoder(Kept)
