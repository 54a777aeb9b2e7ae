"""All matches of one server process: opened when somebody comes, let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from holdfast.core import codec
from holdfast.core.record import CannotReplay, begin
from holdfast.games import UnknownGame, find_game
from holdfast.server.live import LiveTable
from holdfast.server.metrics import Metrics
from holdfast.server.relay import Relay
from holdfast.server.settings import Settings
from holdfast.server.thinking import Thinker
from holdfast.server.writer import Writer
from holdfast.table.luck import new_seed
from holdfast.table.opening import open_table
from holdfast.table.store import Store, Write
from holdfast.table.table import About, Refused, Row, Table

logger = logging.getLogger("holdfast.server")
T = TypeVar("T")
SWEEP_SECONDS = 5.0
READERS = 2


class NoSuchMatch(LookupError):
    """There is no match of that id."""


class Hall:
    """The tables of this process and what serves them all: storage, workers, the link to other processes."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.origin = secrets.token_hex(6)
        """The name of this process among those on the same database."""
        self.metrics = Metrics()
        self.writer = Writer(store, self.origin, self.metrics)
        self.thinker = Thinker(settings.workers, settings.thinking_queue, self.metrics)
        self.relay = Relay(self) if not store.is_sqlite else None
        self.clock: Callable[[], float] = time.monotonic
        self.stopping = False
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="holdfast-reader")
        self._unfinished = 0
        self.metrics.gauge("matches_in_memory", lambda: len(self._tables))
        self.metrics.gauge("readers", lambda: sum(len(live.readers) for live in self._tables.values()))

    # ------------------------------------------------------------------ beginning and end

    async def begin(self) -> None:
        """Start what runs in the background."""
        self._unfinished = (await self.reading(self.store.count))[1]
        if self.relay is not None:
            await self.relay.begin()
        self.spawn(self._sweep())

    async def end(self) -> None:
        """Stop bots and clocks, store what is under way, and let everything go."""
        self.stopping = True
        for live in self._tables.values():
            live.close()
        if self.relay is not None:
            await self.relay.end()
        await self.writer.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinker.close()
        self._readers.shutdown()
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something in the background; what goes wrong there is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.count("background_failures")
            logger.error("background task failed", exc_info=task.exception())

    async def reading(self, work: Callable[..., T], *args: Any) -> T:
        """Ask the database something, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *args)

    async def _sweep(self) -> None:
        """Let go of matches that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            old = self.clock() - self.settings.idle_minutes * 60
            for match, live in list(self._tables.items()):
                if live.used < old and not live.is_busy:
                    live.close()
                    del self._tables[match]

    # ------------------------------------------------------------------ tables

    def tables(self) -> list[LiveTable]:
        """The matches that are in memory."""
        return list(self._tables.values())

    def at_hand(self, match: str) -> LiveTable | None:
        """A match, if it is in memory."""
        return self._tables.get(match)

    async def find(self, match: str) -> LiveTable:
        """A match, opened if need be."""
        live = self._tables.get(match)
        if live is not None:
            return live
        opening = self._opening.get(match)
        if opening is None:
            opening = self._opening[match] = asyncio.create_task(self._bring(match))
            opening.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(opening)

    async def _bring(self, match: str) -> LiveTable:
        table = await self.open(match)
        live = self._tables[match] = LiveTable(self, table)
        if self.relay is not None:
            # Somebody may have appended between our reading and our listening to that match.
            await live.catch_up(table.number + 1)
            self.relay.ask_presence()
        return live

    async def open(self, match: str) -> Table:
        """A match from storage; one of older rules is carried over to those of today, and that is stored first."""
        while True:
            stored = await self.reading(self.store.load, match)
            if stored is None:
                raise NoSuchMatch(match)
            try:
                game = find_game(stored.about.game)
                codec.prepare(game)  # here, and not in several threads at once
                table = await self.reading(open_table, stored.about, game, stored.rows, stored.kept)
            except (CannotReplay, UnknownGame) as error:
                raise Refused("table-old-rules", {"detail": str(error)}) from error
            owed, table.owed = table.owed, []
            if not owed:
                return table
            if await self.writer.append(Write(match, owed, table.keep(), table.over)):
                self.metrics.count("matches_migrated", table.about.game)
                logger.info("match carried over to new rules", extra={"match": match})
                return table
            # Somebody else came first; what they stored is what counts.

    async def create(self, about: About, prepare: Callable[[Table], list[Row]]) -> LiveTable:
        """Make a match and store it; `prepare` seats its company."""
        if self._unfinished >= self.settings.max_matches:
            self._unfinished = (await self.reading(self.store.count))[1]
            if self._unfinished >= self.settings.max_matches:
                raise Refused("table-full")
        game = find_game(about.game)
        codec.prepare(game)
        table = Table.new(about, game)
        # An imported match may have thousands of entries to play.
        rows = await asyncio.to_thread(lambda: [*prepare(table), *table.begin()])
        await self.reading(self.store.create, about, rows, table.keep(), table.over)
        self._unfinished += not table.over
        self.metrics.count("matches_made", about.game)
        live = self._tables[about.id] = LiveTable(self, table)
        return live

    def announce(self, live: LiveTable) -> None:
        """Tell other processes who is connected to a match here."""
        if self.relay is not None:
            self.relay.announce(live)


def new_match_id() -> str:
    """An id that cannot be guessed: it is all a spectator needs."""
    return secrets.token_urlsafe(12)


def describe(game_id: str, options: Any, seats: int, **more: Any) -> About:
    """What is fixed about a new match."""
    game = find_game(game_id)
    record = begin(game.new(options, seats))
    return About(
        new_match_id(),
        game.meta.id,
        record.rules_version,
        record.content_hash,
        record.options,
        seats,
        new_seed(),
        time.time(),
        **more,
    )
