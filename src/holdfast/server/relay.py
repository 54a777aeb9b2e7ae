"""Several server processes on one PostgreSQL: what one appends, the others hear at once.

Every append notifies within its own transaction, so that a notice comes if and only if the rows are there. One
connection per process listens. When it is lost, it is made again, and everything that was missed is read from the
log: notices only say that there is something to read.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from holdfast.server import protocol as p
from holdfast.server import showing
from holdfast.table.store import CHANNEL, StorageFailed

if TYPE_CHECKING:
    import psycopg

    from holdfast.server.hall import Hall
    from holdfast.server.live import LiveTable

logger = logging.getLogger("holdfast.server")
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
HEARTBEAT, EXPIRES = 10.0, 25.0
GATHER = 0.05


class Relay:
    """The link of this process to the others."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._changed: set[str] = set()
        self._flushing = False
        self._listening: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._asked = False

    async def begin(self) -> None:
        """Listen from now on; returns once that is so."""
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready))
        await ready.wait()
        self._beating = asyncio.create_task(self._beat())

    async def end(self) -> None:
        """Stop listening, and tell the others that nobody is connected here any more."""
        for task in (self._listening, self._beating):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        gone = [f"{self._hall.origin}:p:{live.table.about.id}:0:" for live in self._hall.tables() if live.readers]
        await self._send(gone)

    # ------------------------------------------------------------------ hearing

    async def _listen(self, ready: asyncio.Event) -> None:
        import psycopg

        url = self._hall.store.writing.url.set(drivername="postgresql").render_as_string(hide_password=False)
        wait = FIRST_WAIT
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
                async with connection:
                    await connection.execute(f"listen {CHANNEL}")
                    wait = FIRST_WAIT
                    await self._catch_up(ready)
                    await self._hear(connection)
            except psycopg.Error as error:
                logger.warning("listening connection lost", extra={"error": type(error).__name__})
            self._hall.metrics.count("listening_lost")
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    async def _catch_up(self, ready: asyncio.Event) -> None:
        """We listen again: read whatever was appended meanwhile."""
        ready.set()
        for live in self._hall.tables():
            self._hall.spawn(live.catch_up(live.table.number + 1))
            self._changed.add(live.table.about.id)
        self.ask_presence()

    async def _hear(self, connection: psycopg.AsyncConnection[object]) -> None:
        async for notice in connection.notifies():
            origin, kind, match, rest = (notice.payload.split(":", 3) + ["", "", ""])[:4]
            if origin == self._hall.origin:
                continue
            live = self._hall.at_hand(match)
            if kind == "q":
                self._changed.update(one.table.about.id for one in self._hall.tables() if one.readers)
                self._flush_soon()
            elif live is None:
                continue
            elif kind == "l":
                self._hall.spawn(live.catch_up(int(rest)))
            elif kind == "c":
                self._hall.spawn(self._hear_chat(live, int(rest)))
            elif kind == "p":
                self._note_presence(live, origin, rest)

    async def _hear_chat(self, live: LiveTable, number: int) -> None:
        lines = await self._hall.reading(self._hall.store.chat, live.table.about.id, number - 1)
        for line in lines:
            if line.number == number:
                live.push_all(p.Chat(showing.chat_line(line)))

    def _note_presence(self, live: LiveTable, origin: str, rest: str) -> None:
        watching, _, players = rest.partition(":")
        present = {int(player) for player in players.split(",") if player}
        if present or int(watching):
            live.elsewhere[origin] = (self._hall.clock(), present, int(watching))
        else:
            live.elsewhere.pop(origin, None)
        live.tell_seats_soon(GATHER)

    # ------------------------------------------------------------------ saying

    def announce(self, live: LiveTable) -> None:
        """Who is connected to a match here has changed."""
        self._changed.add(live.table.about.id)
        self._flush_soon()

    def ask_presence(self) -> None:
        """Ask the others who is connected there."""
        self._asked = True
        self._flush_soon()

    def _flush_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            self._hall.spawn(self._flush())

    async def _flush(self) -> None:
        await asyncio.sleep(GATHER)
        self._flushing = False
        changed, self._changed = self._changed, set()
        asked, self._asked = self._asked, False
        payloads = [f"{self._hall.origin}:q::"] if asked else []
        for match in changed:
            live = self._hall.at_hand(match)
            if live is not None:
                here = sorted({reader.player for reader in live.readers if reader.player is not None})
                players = ",".join(map(str, here))
                payloads.append(f"{self._hall.origin}:p:{match}:{live.watching_here()}:{players}")
        await self._send(payloads)

    async def _send(self, payloads: list[str]) -> None:
        if payloads:
            try:
                await self._hall.reading(self._hall.store.notify, payloads)
            except StorageFailed:
                logger.warning("could not tell the other processes")

    async def _beat(self) -> None:
        """Say again from time to time who is here, and forget those who no longer do."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            old = self._hall.clock() - EXPIRES
            for live in self._hall.tables():
                if live.readers:
                    self._changed.add(live.table.about.id)
                silent = [origin for origin, (at, _, _) in live.elsewhere.items() if at < old]
                for origin in silent:
                    del live.elsewhere[origin]
                if silent:
                    live.tell_seats_soon(GATHER)
            self._flush_soon()
