"""A match that somebody is at: requests one after the other, stored before anybody is told.

Everything that waits (storing, bots, clocks) happens around the table, which itself never waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from holdfast.bots import Budget, usual_budget
from holdfast.core.codec import to_msgpack
from holdfast.server import protocol as p
from holdfast.server import showing
from holdfast.table import changes as c
from holdfast.table.course import Course
from holdfast.table.luck import key_for
from holdfast.table.store import StorageFailed, Write
from holdfast.table.table import Broken, Refused, Row, Table

if TYPE_CHECKING:
    from holdfast.server.hall import Hall

logger = logging.getLogger("holdfast.server")
encode = msgspec.json.Encoder().encode

TRIES = 8
"""How often a request looks again after somebody else came first."""
REMEMBERED = 256
"""Requests of which the outcome is kept at hand; older ones are looked up in storage."""
OTHERS_FIRST = 2.0
"""Seconds that a process lets pass before it does what another process ought to do."""


PLAYERS_TOLD, SPECTATORS_TOLD = 0.02, 1.0
"""Seconds after which everybody hears that a player, or only a spectator, came or left."""


class Reader(Protocol):
    """Somebody who is shown a match."""

    player: int | None
    viewer: int | None

    def push(self, data: bytes) -> None:
        """Send a message, now or as soon as the reader is ready for it; never waits."""
        ...


class LiveTable:
    """A table in memory with its readers, bots and clock."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall, self.table = hall, table
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.elsewhere: dict[str, tuple[float, set[int], int]] = {}
        """Who is connected to other processes: by process, when it said so, the players, and how many watch."""
        self.used = hall.clock()
        self._told_number, self._told_entries = table.number, len(table.course.record.entries)
        self._told_undo: p.UndoAsked | None = None
        self._recent: OrderedDict[str, int] = OrderedDict()
        self._doubtful = False
        """What is in memory may differ from what is stored."""
        self._drives = False
        """Did this process make the last change? Then it moves the bots and watches the clock."""
        self._bots: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._arrange()

    # ------------------------------------------------------------------ requests

    async def request(self, work: Callable[[Table], list[Row]], client: str | None = None) -> int:
        """Carry a request out and store it; returns the number of its row once it is on the disk."""
        async with self.lock:
            self.used = self.hall.clock()
            settled = False
            try:
                number = await self._request(work, client)
                settled = True
                return number
            except Refused:
                settled = True
                raise
            finally:
                if not settled:
                    # Broken, not stored, or cancelled half-way: storage knows better than memory.
                    self._doubtful = True
                    self.hall.spawn(self.refresh())

    async def _request(self, work: Callable[[Table], list[Row]], client: str | None) -> int:
        if client is not None and client in self._recent:
            return self._recent[client]
        for _ in range(TRIES):
            await self._be_sure()
            try:
                rows = work(self.table)
            except Refused:
                done = await self._carried_out(client)
                if done is None:
                    raise
                return done
            if await self.hall.writer.append(self._write(rows)):
                self._drives = True
                self._remember(client, rows[0].number)
                self._tell(rows)
                return rows[0].number
            self._doubtful = True
            self.hall.metrics.count("conflicts")
            await self._be_sure()
            done = await self._carried_out(client)
            if done is not None:
                return done
        raise Refused("table-busy")

    def _write(self, rows: list[Row]) -> Write:
        every = self.hall.settings.snapshot_every
        crossed = self.table.number // every > (rows[0].number - 1) // every
        kept = self.table.keep() if crossed or self.table.over else None
        return Write(self.table.about.id, rows, kept, self.table.over)

    async def _carried_out(self, client: str | None) -> int | None:
        """The row of a request that was carried out before, perhaps by another process."""
        if client is None:
            return None
        number = await self.hall.reading(self.hall.store.carried_out, self.table.about.id, client)
        if number is not None:
            self._remember(client, number)
        return number

    def _remember(self, client: str | None, number: int) -> None:
        if client is not None:
            self._recent[client] = number
            if len(self._recent) > REMEMBERED:
                self._recent.popitem(last=False)

    # ------------------------------------------------------------------ staying true to what is stored

    async def refresh(self) -> None:
        """Make sure that memory agrees with storage."""
        async with self.lock:
            await self._be_sure()

    async def _be_sure(self) -> None:
        if not self._doubtful:
            return
        table = await self.hall.open(self.table.about.id)
        rows = await self.hall.reading(self.hall.store.rows_after, table.about.id, self._told_number)
        self.table, self._doubtful = table, False
        self._tell([row for row in rows if row.number <= table.number])

    async def catch_up(self, number: int) -> None:
        """Another process appended up to this row; a number too high to be true means: look."""
        if number <= self.table.number and not self.lock.locked():
            return
        async with self.lock:
            await self._be_sure()
            if number > self.table.number:
                rows = await self.hall.reading(self.hall.store.rows_after, self.table.about.id, self.table.number)
                try:
                    self.table.follow(rows)
                except Exception:
                    self._doubtful = True
                    raise
                if rows:
                    self._drives = False
                    self._tell(rows)

    async def look_back(self, count: int) -> None:
        """Get ready to show the match after an earlier entry. A long replay happens in a thread."""
        course = self.table.course
        if not course.reaches_back_to(count):
            record = msgspec.structs.replace(course.record, entries=list(course.record.entries))
            self.table.course = await asyncio.to_thread(Course, course.game, record, course.seed)

    # ------------------------------------------------------------------ readers

    async def join(self, reader: Reader) -> None:
        """Show the match to somebody, and everything that happens from now on."""
        chat = await self.hall.reading(self.hall.store.chat, self.table.about.id)
        async with self.lock:
            await self._be_sure()
            new = reader not in self.readers
            self.readers.add(reader)
            self.used = self.hall.clock()
            reader.push(encode(self._snapshot(reader, [showing.chat_line(line) for line in chat])))
        if new:
            self._presence_changed(reader)

    def part(self, reader: Reader) -> None:
        """Somebody is no longer there."""
        self.readers.discard(reader)
        self.used = self.hall.clock()
        self._presence_changed(reader)

    def _presence_changed(self, reader: Reader) -> None:
        self.hall.announce(self)
        self.tell_seats_soon(PLAYERS_TOLD if reader.player is not None else SPECTATORS_TOLD)

    def tell_seats_soon(self, delay: float) -> None:
        """Tell the readers of this process who is there; a crowd that comes at once is told of together."""
        loop = asyncio.get_running_loop()
        if self._telling is not None:
            if self._telling.when() <= loop.time() + delay:
                return
            self._telling.cancel()
        self._telling = loop.call_later(delay, self._tell_seats)

    def _tell_seats(self) -> None:
        self._telling = None
        if self.readers:
            self.push_all(p.Seats(self.info()))

    def present(self) -> set[int]:
        """The players who are connected, here or elsewhere."""
        here = {reader.player for reader in self.readers if reader.player is not None}
        return here.union(*(players for _, players, _ in self.elsewhere.values()))

    def watching(self) -> int:
        """How many spectators there are."""
        return self.watching_here() + sum(count for _, _, count in self.elsewhere.values())

    def watching_here(self) -> int:
        """How many spectators are connected to this process."""
        return sum(reader.player is None for reader in self.readers)

    def info(self) -> p.MatchInfo:
        """What everybody may know about the match."""
        return showing.info(self.table, self.present(), self.watching())

    def _snapshot(self, reader: Reader, chat: list[p.ChatLine]) -> p.Snapshot:
        return showing.snapshot(self.table, reader.player, reader.viewer, self.info(), chat)

    def push_all(self, message: p.ServerMessage) -> None:
        """Send the same to every reader; only for what everybody may know."""
        data = encode(message)
        for reader in self.readers:
            reader.push(data)

    # ------------------------------------------------------------------ telling

    def _tell(self, rows: Iterable[Row]) -> None:
        """Tell all readers what stored rows changed, then see to bots and clock."""
        kinds, base, refused_by = set(), self._told_entries, None
        for row in rows:
            kinds.add(type(row.change))
            if isinstance(row.change, c.TakenBack):
                base = min(base, row.change.to)
            elif isinstance(row.change, c.UndoDropped):
                refused_by = self._refuser(row.change)
        undone = base if base < self._told_entries else None
        self._told_number, self._told_entries = self.table.number, len(self.table.course.record.entries)
        if not kinds:
            return
        if kinds & {c.Answered, c.LuckDrawn, c.TakenBack}:
            self._tell_update(base, undone)
        if kinds & {c.SatDown, c.HandedOver, c.TakenOver, c.Left, c.OrdersGiven, c.Invited}:
            self._tell_company()
        undo = showing.undo_asked(self.table)
        if undo != self._told_undo:
            self._told_undo = undo
            self.push_all(p.UndoState(undo, refused_by))
        self._arrange()

    def _refuser(self, dropped: c.UndoDropped) -> int | None:
        """Who said no to the undo last told of; nobody where its asker thought better of it."""
        told, places = self._told_undo, self.table.company.places
        asker = None if told is None else places[told.seat].player
        return None if dropped.player == asker else dropped.player

    def _tell_update(self, since: int, undone: int | None) -> None:
        made: dict[int | None, bytes] = {}
        for reader in self.readers:
            data = made.get(reader.viewer)
            if data is None:
                data = made[reader.viewer] = encode(showing.update(self.table, since, undone, reader.viewer))
            reader.push(data)

    def _tell_company(self) -> None:
        info = self.info()
        for reader in list(self.readers):
            if reader.player is not None and self.table.company.players[reader.player].gone:
                reader.player = None
            seats = [] if reader.player is None else self.table.company.seats_of(reader.player)
            if reader.viewer is not None and reader.viewer not in seats:
                reader.viewer = None  # the seat is no longer theirs to look through
                reader.push(encode(self._snapshot(reader, [])))
            else:
                reader.push(encode(p.Seats(info, showing.you(self.table, reader.player, reader.viewer))))

    # ------------------------------------------------------------------ bots and clock

    def _arrange(self) -> None:
        """See to it that bots think and that the clock runs, for the question that is pending now."""
        table = self.table
        wanted = {(seat, table.question) for seat in table.bots_to_move()}
        for key in [key for key in self._bots if key not in wanted]:
            self._bots.pop(key).cancel()
        for seat, question in wanted:
            if (seat, question) not in self._bots:
                task = self.hall.spawn(self._move_bot(seat, question))
                self._bots[seat, question] = task
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = table.deadline()
        if deadline is not None:
            delay = max(0.0, deadline - table.now()) + (0 if self._drives else OTHERS_FIRST)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._fall_silent, table.question)

    def _fall_silent(self, question: int) -> None:
        self.hall.spawn(self._try(self.request(lambda table: table.fall_silent(question))))

    async def _move_bot(self, seat: int, question: int) -> None:
        """Let the bot at a seat answer, a fixed time after it was asked, whatever it holds."""
        pace = self.hall.settings.bot_pace
        if not self._drives:
            await asyncio.sleep(OTHERS_FIRST)
        while True:
            table, level = self.table, self.table.company.places[seat].level
            entries = len(table.course.record.entries)
            seed = key_for(table.about.seed, f"bot {seat} at {entries}")
            usual = usual_budget(table.about.game)
            budget = Budget(milliseconds=max(50, int(pace * 800)), iterations=usual.iterations)
            try:
                act = await self.hall.thinker.choose(table.about.game, level, to_msgpack(table.g), seat, seed, budget)
                break
            except Refused:
                await asyncio.sleep(1.0)
        await asyncio.sleep(max(0.0, table.asked_at + pace - table.now()))
        # From here on the answer is stored even if the question closes meanwhile and this task is cancelled.
        await asyncio.shield(
            self.hall.spawn(self._try(self.request(lambda table: table.bot_answer(seat, question, act))))
        )

    async def _try(self, work: Coroutine[Any, Any, int]) -> None:
        try:
            await work
        except (Refused, Broken, StorageFailed) as error:
            logger.info("not done", extra={"match": self.table.about.id, "error": str(error)})

    @property
    def is_busy(self) -> bool:
        """Does it have readers, or bots that are to move?"""
        return bool(self.readers) or bool(self._bots) or self.lock.locked()

    def close(self) -> None:
        """Stop bots and clock."""
        for timer in (self._alarm, self._telling):
            if timer is not None:
                timer.cancel()
        for task in self._bots.values():
            task.cancel()
