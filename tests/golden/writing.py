"""A whole game as text that people can read: every question, its options, the choice, and who was told what."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from holdfast.core import record as records
from holdfast.core.asked import asked, describe, event_text
from holdfast.core.events import Event
from holdfast.core.flow import Chance
from holdfast.core.game import Game
from holdfast.core.record import Answer, Entry, Luck, Record
from holdfast.games import find_game
from holdfast.words import Words

FOLDER = Path(__file__).parent
WIDTH = 116


def goldens() -> list[Path]:
    """The record of every golden game; its text lies beside it."""
    return sorted(FOLDER.glob("*/*.json"))


def text_of(path: Path) -> Path:
    """Where the text of a golden game lies."""
    return path.with_suffix(".txt")


def read_record(path: Path) -> Record:
    """The record of a golden game."""
    return records.decode(path.read_bytes())


def written(record: Record) -> str:
    """The golden text of a record; a missing word or an entry that cannot be played is an error."""
    return "\n".join(Writer(record).lines()) + "\n"


class Writer:
    """Plays a record and tells it as it goes."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: type[Game[Any]] = find_game(record.game)
        self.words = Words(record.game, strict=True)
        self.g = records.start(record, self.game, events=True)
        self.viewers: list[int | None] = [*range(record.seats), None]

    def lines(self) -> Iterator[str]:
        """Every line of the text, without the line breaks."""
        record, ending = self.record, self.record.ending
        if ending is None:
            raise ValueError("a golden game is a finished game")
        options = ", ".join(f"{name} = {_plain(value)}" for name, value in record.options.items())
        yield f"{self.game.meta.title}: {ending.reason}"
        yield f"rules version {record.rules_version}, {record.seats} seat{'s' if record.seats > 1 else ''}"
        yield from wrapped("options: ", options.split(", "), ", ")
        yield ""
        yield "The set-up"
        yield from self.told(self.g.take_events())
        for number, entry in enumerate(record.entries, 1):
            yield ""
            yield from self.asked(number, entry)
            records.apply(self.g, entry)
            yield from self.told(self.g.take_events())
        yield ""
        yield from self.ended()

    def asked(self, number: int, entry: Entry) -> Iterator[str]:
        """The pending question and the answer that the record gives."""
        if isinstance(entry, Luck):
            assert isinstance(self.g.question, Chance)
            question = asked(self.g, None)
            yield f"{number}. Luck: {self.words.text(question.text)}"
            yield f"   one of {self.g.question.dist.size()}: {_plain(entry.outcome)}"
            return
        yield from self.options(number, entry)

    def options(self, number: int, entry: Answer) -> Iterator[str]:
        """A question to a seat: what it is asked, what it may answer, what the others see of that, its choice."""
        seat, question = entry.seat, asked(self.g, entry.seat)
        words = [self.words.text(option.text) for option in question.options]
        yield f"{number}. {self.seat(seat)}: {self.words.text(question.text)}"
        yield from wrapped("   ", [f"[{at}] {option}" for at, option in enumerate(words, 1)], "  ")
        for viewer in self.viewers:
            if viewer != seat:
                yield f"   ({self.seat(viewer)} reads: {self.words.text(asked(self.g, viewer).text)})"
        act = records.read_action(self.game, entry.act)
        at = [option.act for option in question.options].index(act) + 1
        yield f"   -> [{at}] {self.words.text(describe(self.g, act).text)}"

    def told(self, events: list[Event]) -> Iterator[str]:
        """What happened, once for all where all hear the same, else for each seat and the spectator."""
        heard = [
            [self.words.text(event_text(self.g, event)) for event in self.g.heard(events, viewer)]
            for viewer in self.viewers
        ]
        if all(lines == heard[0] for lines in heard):
            yield from (f"   all hear: {line}" for line in heard[0])
            return
        for viewer, lines in zip(self.viewers, heard, strict=True):
            yield from (f"   {self.seat(viewer)} hears: {line}" for line in lines or ["(nothing)"])

    def ended(self) -> Iterator[str]:
        """How it ended, and the table as it then lay before a spectator."""
        ending = self.g.ending
        if ending is None or ending != self.record.ending:
            raise ValueError(f"the record does not end as it says: {ending}")
        yield f"The end: {self.words.text(asked(self.g, None).text)}"
        yield f"winners: {', '.join(self.seat(seat) for seat in ending.winners) or 'nobody'}"
        for name, value in msgspec.to_builtins(self.g.view(None).table).items():
            yield from wrapped(f"{name}: ", _plain(value).split(" "), " ")

    def seat(self, viewer: int | None) -> str:
        """A seat by its number, or the spectator."""
        return "Spectator" if viewer is None else self.words.say("seat-name", {"number": viewer + 1})


def _plain(value: Any) -> str:
    """A value of a record or a table in few characters."""
    if isinstance(value, list | tuple):
        return "[" + " ".join(_plain(one) for one in value) + "]"
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={_plain(one)}" for key, one in value.items()) + "}"
    return str(value)


def wrapped(start: str, parts: list[str], between: str) -> Iterator[str]:
    """Parts side by side, on as many lines as they need; the further lines are indented like the first."""
    line = start
    for number, part in enumerate(parts):
        joined = part if number == len(parts) - 1 else part + between
        if len(line) + len(part) > WIDTH and line.strip() and line != start:
            yield line.rstrip()
            line = " " * max(3, len(start) - len(start.lstrip()))
        line += joined
    yield line.rstrip()
