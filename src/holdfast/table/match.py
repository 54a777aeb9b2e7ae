"""One match: a game being played, with luck drawn for it and everything written down."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Literal

from msgspec import Struct

from holdfast.bots import UnknownLevel, make_bot
from holdfast.bots.base import Bot, Budget, Prompt
from holdfast.core.asked import event_text
from holdfast.core.events import Event
from holdfast.core.flow import Ask, AskAll
from holdfast.core.game import Game
from holdfast.core.legality import Action, Illegal
from holdfast.core.meta import Options
from holdfast.core.migration import migrate
from holdfast.core.record import (
    Answer,
    CannotReplay,
    Record,
    answer_entry,
    begin,
    free_to_undo,
)
from holdfast.core.text import Text
from holdfast.table.course import Course
from holdfast.table.luck import commitment, key_for, new_seed
from holdfast.table.storage import Saved, encode_match, read_match, write_whole

By = Literal["seat", "bot", "order"]


class CannotUndo(Exception):
    """Nothing can be taken back; `key` names the text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class EngineFault(Exception):
    """The engine broke while it played an answer. The match stands as it did before that answer."""


class Told(Struct, frozen=True):
    """A line of the log: which entry it belongs to (0 is the set-up) and its words."""

    entry: int
    text: Text


class Match:
    """A game, its record, its luck, the bots at its seats and what happened so far."""

    def __init__(self, game: type[Game[Any]], saved: Saved) -> None:
        self.game = game
        self.course = Course(game, saved.record, saved.seed)
        self.retaken = saved.retaken
        self.levels = {int(seat): level for seat, level in saved.bots.items()}
        for seat in self.levels:
            if not 0 <= seat < self.record.seats:
                raise ValueError(f"there is no seat {seat + 1}; the seats are 1 to {self.record.seats}")
        self.bots: dict[int, Bot] = {
            seat: make_bot(
                game.meta.id,
                level,
                Random(key_for(self.seed, f"bot {seat}")),
                Random(key_for(self.seed, f"worlds of bot {seat}")),
            )
            for seat, level in self.levels.items()
        }

    @classmethod
    def new(
        cls,
        game: type[Game[Any]],
        options: Options | None = None,
        seats: int | None = None,
        seed: str | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> Match:
        """A match at its first question to a seat; `bots` gives the level of the bot at a seat."""
        levels = {str(seat): level for seat, level in (bots or {}).items()}
        record = begin(game.new(options, seats))
        match = cls(game, Saved(record, new_seed() if seed is None else seed, levels))
        match.course.draw()
        return match

    @property
    def g(self) -> Game[Any]:
        """The position."""
        return self.course.g

    @property
    def record(self) -> Record:
        """All entries so far, and how to begin."""
        return self.course.record

    @property
    def seed(self) -> str:
        """The secret of the luck."""
        return self.course.seed

    @property
    def happened(self) -> list[list[Event]]:
        """What each entry brought about; the first list belongs to the set-up."""
        return self.course.everything()

    @property
    def commitment(self) -> str:
        """The fingerprint of the seed, to be shown before play."""
        return commitment(self.seed)

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat in range(self.record.seats) if seat not in self.bots]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.course.over

    # ------------------------------------------------------------------ playing on

    def answer(self, seat: int, act: Action, by: By = "seat") -> list[Event]:
        """Play an answer and the luck that follows it; returns what happened.

        An illegal answer is refused and changes nothing. When the engine breaks, or is interrupted, the
        match is built again from the record as it was before the answer.
        """
        before = len(self.record.entries)
        try:
            self.course.play(answer_entry(seat, act, by))
            self.course.draw()
        except Illegal:
            if len(self.record.entries) == before:
                raise
            self.course.back_to(before)
            raise
        except Exception as error:
            self.course.back_to(before)
            raise EngineFault(f"{type(error).__name__}: {error}") from error
        except BaseException:
            self.course.back_to(before)
            raise
        return [event for _, events in self.course.happened(before + 1) for event in events]

    def bot_to_move(self) -> int | None:
        """The seat whose bot is to answer now; None while a person may answer, or nobody is asked."""
        question = self.g.question
        if not isinstance(question, (Ask, AskAll)):
            return None
        waiting = [seat for seat in question.seats if seat in self.bots]
        if not waiting or (isinstance(question, Ask) and len(waiting) < len(question.seats)):
            return None  # where any one of several may answer, people go first
        return waiting[0]

    def let_bot_answer(self, seat: int, budget: Budget | None = None) -> tuple[Action, list[Event]]:
        """Let the bot at a seat answer; returns its answer and what happened."""
        bot, question = self.bots[seat], self.g.question
        assert isinstance(question, (Ask, AskAll))
        prompt = Prompt(seat, question.text, self.g.legal(seat))
        act = bot.choose(self.g.view(seat) if bot.needs_view else None, prompt, budget or Budget())
        return act, self.answer(seat, act, by="bot")

    def preview(self, seat: int, act: Action) -> tuple[list[Event], Game[Any]]:
        """What an answer would bring before luck is asked, tried on a copy.

        Only for games without secrets: a copy knows everything, and looking ahead would show it.
        """
        if self.game.meta.hidden:
            raise PermissionError("there are secrets in this game")
        copy = self.g.clone()
        copy.take_events()  # from now on somebody listens
        copy.answer(seat, act)
        return self.g.heard(copy.take_events(), seat), copy

    # ------------------------------------------------------------------ taking back

    def undo(self, seat: int) -> tuple[int, bool]:
        """Take back the last answer of a seat; returns how many entries that were, and whether luck was seen.

        Behind a barrier only a person who plays alone may go; that is counted in `retaken`. The luck of
        the same place in the record comes back the same.
        """
        entries = self.record.entries
        reveals = [any(event.reveals for event in events) for _, events in self.course.happened(1)]
        free = next(free_to_undo(entries, reveals, seat), None)
        if free is not None:
            self.course.back_to(len(entries) - free)
            return free, False
        mine = [n for n, entry in enumerate(entries) if isinstance(entry, Answer) and entry.seat == seat]
        if not mine:
            raise CannotUndo("undo-nothing")
        if self.people != [seat]:
            raise CannotUndo("undo-barrier")
        count = len(entries) - mine[-1]
        self.course.back_to(mine[-1])
        self.retaken += 1
        return count, True

    # ------------------------------------------------------------------ keeping

    def save(self, path: Path) -> None:
        """Keep the match in a file; an older file of that name stays whole if anything goes wrong."""
        bots = {str(seat): level for seat, level in self.levels.items()}
        write_whole(path, encode_match(Saved(self.record, self.seed, bots, self.retaken)))

    @classmethod
    def load(cls, path: Path, game: type[Game[Any]] | None = None) -> Match:
        """The match in a file; what is wrong with it is said in one sentence (`Damaged`, `CannotReplay`)."""
        from holdfast.games import UnknownGame, find_game

        saved = read_match(path)
        if game is None:
            try:
                game = find_game(saved.record.game)
            except UnknownGame as error:
                raise CannotReplay(f"the record is of another game: {error}") from error
        if not saved.seed:
            raise CannotReplay("the record holds no seed for its luck: it can be watched again, not played on")
        saved.record = migrate(saved.record, game)
        claimed = saved.record.ending
        try:
            match = cls(game, saved)
        except CannotReplay:
            raise
        except (ValueError, UnknownLevel) as error:
            raise CannotReplay(f"the seats of this match do not fit: {error}") from error
        if match.g.ending != claimed:
            raise CannotReplay("the record does not end as it says")
        match.course.draw()
        return match

    # ------------------------------------------------------------------ telling

    def log(self, viewer: int | None, since: int = 0) -> list[Told]:
        """What has happened from an entry on, as a seat or a spectator may hear it."""
        return [
            Told(number, event_text(self.g, event))
            for number, events in self.course.happened(since)
            for event in self.g.heard(events, viewer)
        ]
