"""Old records under new rules: each game says, step by step, how a record of one version becomes one of the next.

A step only rewrites what was answered and drawn: renamed words, questions that are no longer asked, answers that are
now given in two. It invents no luck. Whether the outcome is a game under today's rules is not for the step to say:
the record is played, and one that cannot be played or that would end otherwise is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.core.game import Game
from holdfast.core.record import CannotReplay, Entry, Luck, Record, apply, start


class Migration(Struct, frozen=True):
    """One step: from one rules version of a game to a later one."""

    old: int
    new: int
    carry: Callable[[Record], Record] = lambda record: record
    """Gives a record with the options and entries of the new version, and leaves the one it is given as it is.

    Luck keeps its `place`, by which it can be checked against the seed wherever it comes to stand. A step that meets
    something it cannot express raises `CannotReplay` with a sentence that says what.
    """
    contents: Mapping[str, str] = {}
    """By the fingerprint of content that changed with the rules: that of the content that takes its place."""


def migrate(record: Record, game: type[Game[Any]]) -> Record:
    """The record as today's rules play it, which is itself if they are those it was played with.

    Raises `CannotReplay` if no steps lead here, or if it cannot be played or would end otherwise under today's rules.
    """
    now = game.meta.rules_version
    if record.game != game.meta.id or record.rules_version == now:
        return record
    old, steps = record, _steps(record.rules_version, game)
    record = msgspec.structs.replace(record, entries=_with_places(record.entries))
    try:
        for step in steps:
            content = step.contents.get(record.content_hash, record.content_hash)
            record = step.carry(record)
            record = msgspec.structs.replace(record, rules_version=step.new, content_hash=content)
        record = msgspec.structs.replace(record, entries=_without_needless_places(record.entries))
        _try_out(record, game)
    except CannotReplay as error:
        raise CannotReplay(
            f"the record was played with rules version {old.rules_version} of {old.game} "
            f"and cannot be carried over to version {now}: {error}"
        ) from error
    return record


def _steps(version: int, game: type[Game[Any]]) -> list[Migration]:
    """The shortest way from a version to the present one."""
    now, ways = game.meta.rules_version, [(version, list[Migration]())]
    for at, steps in ways:
        if at == now:
            return steps
        ways += [(step.new, [*steps, step]) for step in game.migrations if step.old == at < step.new <= now]
    raise CannotReplay(
        f"the record was played with rules version {version} of {game.meta.id}; "
        f"this is version {now}, and nothing leads from one to the other"
    )


def _with_places(entries: list[Entry]) -> list[Entry]:
    return [
        Luck(entry.outcome, number) if isinstance(entry, Luck) and entry.place is None else entry
        for number, entry in enumerate(entries)
    ]


def _without_needless_places(entries: list[Entry]) -> list[Entry]:
    return [
        Luck(entry.outcome) if isinstance(entry, Luck) and entry.place == number else entry
        for number, entry in enumerate(entries)
    ]


def _try_out(record: Record, game: type[Game[Any]]) -> None:
    g = start(record, game)
    for number, entry in enumerate(record.entries, 1):
        try:
            apply(g, entry)
        except Exception as error:
            # An old record may lead today's rules anywhere; wherever that is, it is no game of theirs.
            raise CannotReplay(f"entry {number} cannot be played: {error}") from error
    if record.ending is not None and record.ending != g.ending:
        raise CannotReplay("it would end otherwise")
