"""A match with people at it: who may do what, what follows, and the rows that storage keeps of it.

Every request either is refused and changes nothing, or carries itself out in memory and returns the rows to be
stored. Nobody is told before they are stored; if storing fails, the table is opened anew from what is stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.bots import levels
from holdfast.core.codec import Damaged, to_msgpack
from holdfast.core.flow import Ask, AskAll, Question
from holdfast.core.game import Game
from holdfast.core.legality import Illegal
from holdfast.core.record import Answer, CannotReplay, Entry, Luck, Record, read_action
from holdfast.core.text import Arg
from holdfast.table import changes as c
from holdfast.table.company import Company, Place
from holdfast.table.course import Course
from holdfast.table.luck import commitment


class Refused(Exception):
    """A request cannot be carried out; nothing has changed. `rule` is empty where the table, not the game, says no."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None, rule: str = "") -> None:
        super().__init__(f"{rule or 'table'}: {key}")
        self.key, self.args_, self.rule = key, args or {}, rule


class Broken(Exception):
    """The engine broke while it carried a request out. What is in memory is worth nothing; what is stored is whole."""


class About(Struct, frozen=True):
    """What is fixed when a match is made."""

    id: str
    game: str
    rules_version: int
    content_hash: str
    options: dict[str, Any]
    seats: int
    seed: str
    created: float
    reaction: int = 0
    """Seconds until silence counts in a reaction window; 0 waits for ever."""
    spectators: bool = True
    imported: bool = False


class Row(Struct, frozen=True):
    """A change with its place and time; `client` names the request it came from, so that it is carried out once."""

    number: int
    at: float
    change: c.AnyChange
    client: str | None = None


class Kept(Struct, frozen=True):
    """A table at one moment, kept so that opening it need not play everything again."""

    number: int
    entries: int
    question: int
    asked_at: float
    company: Company
    position: bytes


class Table:
    """A match with its company, moved by requests and by the rows of others."""

    def __init__(self, about: About, game: type[Game[Any]], course: Course, company: Company) -> None:
        self.about, self.game, self.course, self.company = about, game, course, company
        self.number = 0
        """How many rows the match has."""
        self.question = 0
        """The row that raised the pending question: its name on the wire."""
        self.asked_at = about.created
        self.now: Callable[[], float] = time.time
        self.owed: list[Row] = []
        """Rows that opening has made, to be stored before anything else."""

    # ------------------------------------------------------------------ making and opening

    @classmethod
    def new(cls, about: About, game: type[Game[Any]]) -> Table:
        """A match at its very beginning, with all seats open; `begin` draws the first luck."""
        record = Record(about.game, about.rules_version, about.content_hash, dict(about.options), about.seats)
        return cls(about, game, Course(game, record, about.seed), Company([Place() for _ in range(about.seats)]))

    def keep(self) -> bytes:
        """What `open_table` needs to go on from here."""
        entries, position = len(self.course.record.entries), to_msgpack(self.course.g)
        return msgspec.msgpack.encode(Kept(self.number, entries, self.question, self.asked_at, self.company, position))

    def follow(self, rows: Iterable[Row]) -> None:
        """Take in rows that are already stored."""
        for row in rows:
            if row.number != self.number + 1:
                raise CannotReplay(f"row {self.number + 1} of the match {self.about.id} is missing")
            self._apply(row)

    # ------------------------------------------------------------------ looking

    @property
    def g(self) -> Game[Any]:
        """The position."""
        return self.course.g

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.course.over

    @property
    def commitment(self) -> str:
        """The fingerprint of the seed, shown before play."""
        return commitment(self.about.seed)

    def bots_to_move(self) -> list[int]:
        """The seats whose bots are to answer now; where any one of several may answer, people go first."""
        question = self.g.question
        if not isinstance(question, (Ask, AskAll)) or self.company.undo is not None:
            return []
        bots = [seat for seat in question.seats if self.company.places[seat].holder == "bot"]
        if isinstance(question, Ask):
            return bots[:1] if len(bots) == len(question.seats) else []
        return bots

    def deadline(self) -> float | None:
        """When the pending question closes by itself; None if it waits. What anybody holds plays no part in it."""
        if not self.about.reaction or self.company.undo is not None or not self._silent_seats():
            return None
        return self.asked_at + self.about.reaction

    def _silent_seats(self) -> list[int]:
        return [
            seat
            for seat in self.g.asked()
            if self.company.places[seat].holder != "bot" and self.g.silence(seat) is not None
        ]

    # ------------------------------------------------------------------ requests of play

    def begin(self) -> list[Row]:
        """Draw the luck, and let standing orders answer, before the first question that is left."""
        rows: list[Row] = []
        self._go_on(rows)
        return rows

    def retrace(self, entries: Iterable[Entry]) -> list[Row]:
        """Play the entries of a record that comes from elsewhere; raises `CannotReplay` where they do not fit."""
        rows: list[Row] = []
        for number, entry in enumerate(entries, 1):
            try:
                if isinstance(entry, Luck):
                    self._do(c.LuckDrawn(entry.outcome, entry.place), rows)
                else:
                    self._do(c.Answered(entry.seat, entry.act, entry.by), rows)
            except (Illegal, Damaged) as error:
                raise CannotReplay(f"entry {number} of the record cannot be played: {error}") from error
        return rows

    def answer(self, player: int, seat: int, question: int, act: Any, client: str | None = None) -> list[Row]:
        """An answer of a person."""
        self._must_hold(player, seat)
        return self._answer(seat, question, act, "seat", client)

    def bot_answer(self, seat: int, question: int, act: Any) -> list[Row]:
        """An answer of the bot that plays a seat."""
        if seat not in self.bots_to_move():
            raise Refused("table-stale")
        return self._answer(seat, question, act, "bot", None)

    def _answer(self, seat: int, question: int, act: Any, by: c.By, client: str | None) -> list[Row]:
        if self.over:
            raise Refused("no-game-over", rule=self.game.meta.end_rule)
        if question != self.question or seat not in self.g.asked():
            raise Refused("table-stale")
        try:
            read = read_action(self.game, act)
        except Damaged:
            raise Refused("table-no-such-answer") from None
        refusal = None if read in self.g.legal(seat) else self.g.why_not(seat, read)
        if refusal is not None:
            raise Refused(refusal.key, refusal.args, refusal.rule)
        return self._carry_out(c.Answered(seat, msgspec.to_builtins(read), by), client)

    def fall_silent(self, question: int) -> list[Row]:
        """The time of a reaction window has run out: silence counts as what the game says it means."""
        rows: list[Row] = []
        while question == self.question and (silent := self._silent_seats()):
            act = self.g.silence(silent[0])
            rows += self._carry_out(c.Answered(silent[0], msgspec.to_builtins(act), "order"), None)
        if not rows:
            raise Refused("table-stale")
        return rows

    def order(self, player: int, seat: int, orders: Sequence[str], client: str | None = None) -> list[Row]:
        """The standing orders of a seat, from now on."""
        self._must_hold(player, seat)
        known = [order.name for order in self.game.orders]
        for name in orders:
            if name not in known:
                raise Refused("table-no-such-order", {"order": name})
        return self._carry_out(c.OrdersGiven(seat, tuple(name for name in known if name in orders)), client)

    # ------------------------------------------------------------------ taking back

    def undo(self, player: int, seat: int, client: str | None = None) -> list[Row]:
        """Take a seat's last answer back: at once if that is free or nobody else plays, else when all agree."""
        self._must_hold(player, seat)
        if self.over:
            raise Refused("undo-over")  # the seed is known to all by now
        if self.company.undo is not None:
            raise Refused("undo-pending")
        target = self._last_answer(seat)
        if target is None:
            raise Refused("undo-nothing")
        seen = self._barrier_since(target, self.company.seats_of(player))
        if seen and self.company.people() != [player]:
            return self._carry_out(c.UndoRequested(seat, player, target), client)
        return self._carry_out(c.TakenBack(target, seat, retaken=seen), client)

    def consent(self, player: int, undo: int, agree: bool, client: str | None = None) -> list[Row]:
        """Somebody agrees or disagrees to the pending undo; whoever asked for it may drop it."""
        pending = self.company.undo
        if pending is None or pending.number != undo:
            raise Refused("undo-gone")
        if not agree and (player == pending.player or player in self.company.people()):
            return self._carry_out(c.UndoDropped(player), client)
        if player not in self.company.waiting_for():
            raise Refused("undo-not-asked")
        return self._carry_out(c.UndoAgreed(player), client)

    def _last_answer(self, seat: int) -> int | None:
        """How many entries stand before the last answer that a person gave for a seat."""
        entries = self.course.record.entries
        for number in range(len(entries) - 1, -1, -1):
            entry = entries[number]
            if isinstance(entry, Answer) and entry.seat == seat and entry.by == "seat":
                return number
        return None

    def _barrier_since(self, count: int, own: list[int]) -> bool:
        """Has luck or a secret come to light, or anybody else acted, after so many entries?"""
        for number, entry in enumerate(self.course.record.entries[count:], count + 1):
            if isinstance(entry, Luck) or entry.seat not in own or self.course.revealed(number):
                return True
        return False

    # ------------------------------------------------------------------ coming and going

    def note_import(self, retaken: int) -> list[Row]:
        """The match comes from a file, where so often something seen was taken back."""
        return self._carry_out(c.Imported(retaken), None)

    def sit(self, secret: str, name: str, key: str, client: str | None = None) -> list[Row]:
        """Somebody comes by the link to an open seat; `key` is the hash of the key they get."""
        seat = self.company.invited_to(secret)
        if seat is None:
            raise Refused("table-no-such-invite")
        return self._carry_out(c.SatDown(name, key, (seat,)), client)

    def seat_host(self, name: str, key: str, seats: tuple[int, ...]) -> list[Row]:
        """The maker of the match takes their seats."""
        return self._carry_out(c.SatDown(name, key, seats, host=True), None)

    def seat_bot(self, seat: int, level: str) -> list[Row]:
        """A bot gets a seat when the match is made."""
        self._must_exist(level)
        return self._carry_out(c.HandedOver(seat, level), None)

    def invite(self, seat: int, secret: str) -> list[Row]:
        """An open seat gets a link; `secret` is the hash of its secret."""
        if self.company.places[seat].holder != "open":
            raise Refused("table-not-open")
        return self._carry_out(c.Invited(seat, secret), None)

    def hand_over(self, player: int, seat: int, level: str, away: bool, client: str | None = None) -> list[Row]:
        """Let a bot play a seat: one's own or, for the host, an open one or one whose person is `away`."""
        self._must_exist(level)
        place = self.company.places[seat] if seat < self.about.seats else None
        mine = place is not None and place.player == player
        if place is None or not (mine or (self.company.players[player].host and (place.player is None or away))):
            raise Refused("table-not-your-seat")
        return self._carry_out(c.HandedOver(seat, level), client)

    def take_over(self, player: int, seat: int, client: str | None = None) -> list[Row]:
        """Play one's own seat again."""
        if seat not in self.company.seats_of(player):
            raise Refused("table-not-your-seat")
        return self._carry_out(c.TakenOver(seat), client)

    def leave(self, player: int, client: str | None = None) -> list[Row]:
        """Get up for good."""
        if self.company.players[player].gone:
            raise Refused("table-not-your-seat")
        return self._carry_out(c.Left(player), client)

    def _must_hold(self, player: int, seat: int) -> None:
        if seat >= self.about.seats or self.company.person_at(seat) != player:
            raise Refused("table-not-your-seat")

    def _must_exist(self, level: str) -> None:
        if level not in levels(self.about.game):
            raise Refused("table-no-such-level", {"level": level})

    # ------------------------------------------------------------------ carrying out

    def _carry_out(self, change: c.AnyChange, client: str | None) -> list[Row]:
        rows: list[Row] = []
        try:
            self._do(change, rows, client)
            self._go_on(rows)
        except Exception as error:
            raise Broken(f"{type(error).__name__} while carrying out {type(change).__name__}") from error
        return rows

    def _go_on(self, rows: list[Row]) -> None:
        """What follows by itself: an undo all agreed to, luck, and what standing orders answer."""
        pending = self.company.undo
        if pending is not None and not self.company.waiting_for():
            self._do(c.TakenBack(pending.to, pending.seat, retaken=True), rows)
        while True:
            luck = self.course.luck()
            follows = c.LuckDrawn(luck.outcome, luck.place) if luck is not None else self._ordered()
            if follows is None:
                return
            self._do(follows, rows)

    def _ordered(self) -> c.Answered | None:
        """What a standing order answers to the pending question, if one applies."""
        question = self.g.question
        if not isinstance(question, (Ask, AskAll)) or self.company.undo is not None:
            return None
        if isinstance(question, Ask) and len(question.seats) > 1:
            return None  # somebody else may want to answer
        for seat in question.seats:
            if self.company.places[seat].holder != "person":
                continue
            for order in self.game.orders:
                if order.name in self.company.orders.get(seat, ()):
                    act = order.answer(self.g, seat)
                    if act is not None and act in self.g.legal(seat):
                        return c.Answered(seat, msgspec.to_builtins(act), "order")
        return None

    def _do(self, change: c.AnyChange, rows: list[Row], client: str | None = None) -> None:
        row = Row(self.number + 1, self.now(), change, client)
        self._apply(row)
        rows.append(row)

    def _apply(self, row: Row) -> None:
        change, asked = row.change, self.g.question
        match change:
            case c.Answered(seat, act, by):
                self.course.play(Answer(seat, act, by))
            case c.LuckDrawn(outcome, place):
                self.course.play(Luck(outcome, place))
            case c.TakenBack(to):
                self.course.back_to(to)
            case c.Migrated(version):
                raise CannotReplay(f"the match {self.about.id} has gone on with rules version {version}")
            case _:
                asked = None
        self.number = row.number
        self.company.apply(change, row.number)
        if asked is not None and not _goes_on(asked, self.g.question, change):
            self.question, self.asked_at = row.number, row.at


def _goes_on(before: Question, after: Question | None, change: c.AnyChange) -> bool:
    """Is this still the same sealed question, with one answer less to wait for?"""
    return (
        isinstance(before, AskAll)
        and isinstance(after, AskAll)
        and isinstance(change, c.Answered)
        and (before.text, before.then) == (after.text, after.then)
        and after.seats == tuple(seat for seat in before.seats if seat != change.seat)
    )
