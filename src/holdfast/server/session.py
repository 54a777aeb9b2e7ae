"""The conversation with one client of a match: hello first, then requests, each answered."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from holdfast.core.codec import Damaged, to_msgpack
from holdfast.core.legality import Action
from holdfast.core.record import read_action
from holdfast.core.text import Text
from holdfast.server import protocol as p
from holdfast.server import showing
from holdfast.server.connection import Connection
from holdfast.server.hall import Hall
from holdfast.server.limits import Bucket
from holdfast.server.live import LiveTable
from holdfast.table.store import StorageFailed
from holdfast.table.table import Broken, Refused, Row, Table

logger = logging.getLogger("holdfast.server")
decode = msgspec.json.Decoder(p.ClientMessage).decode
MOST_ENTRIES = 500
"""How many entries' lines one request for the log may ask for."""
PATIENCE = 200
"""How many messages beyond the limit are refused before the connection is closed."""


class Session:
    """A client at a table."""

    def __init__(self, hall: Hall, live: LiveTable, connection: Connection) -> None:
        self.hall, self.live, self.connection = hall, live, connection
        rate = hall.settings.message_rate
        self._bucket, self._beyond = Bucket(rate, 3 * rate), 0
        self._thinking = 0

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.live.table

    async def hello(self, said: p.Hello, player: int | None) -> None:
        """Let a client in; `player` is who they are by their account, if they showed no key."""
        if said.key is not None:
            player = self.table.company.who_has(said.key)
            if player is None:
                raise Refused("table-wrong-key")
        if player is None and not (self.table.about.spectators or self.table.over):
            raise Refused("table-no-spectators")
        seats = [] if player is None else self.table.company.seats_of(player)
        self.connection.player = player
        self.connection.viewer = said.seat if said.seat in seats else next(iter(seats), None)
        await self.live.join(self.connection)

    async def receive(self, data: bytes | str) -> bool:
        """Handle a message; False if the connection is to be closed."""
        if not self._bucket.take():
            return self._too_fast(data)
        try:
            said = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.hall.metrics.count("bad_messages")
            self.connection.close(p.Close.BAD_MESSAGE, "table-bad-message")
            return False
        if isinstance(said, p.Hello):
            self.connection.close(p.Close.BAD_MESSAGE, "table-bad-message")
            return False
        self.hall.metrics.count("messages", type(said).__name__)
        request_id = getattr(said, "id", "")
        try:
            await _HANDLERS[type(said)](self, said)
        except Refused as no:
            self.hall.metrics.count("refusals", no.key)
            self._refuse(request_id, no)
        except Broken:
            logger.exception(
                "the engine broke", extra={"match": self.table.about.id, "seat": getattr(said, "seat", None)}
            )
            self._refuse(request_id, Refused("table-broken"))
        except StorageFailed as error:
            # Whether it is stored is not known. The client connects again and asks again with the same id.
            logger.error("storage failed", extra={"match": self.table.about.id, "error": str(error)})
            self.connection.close(p.Close.RESTART, "table-broken", again=True)
            return False
        return True

    def _too_fast(self, data: bytes | str) -> bool:
        self._beyond += 1
        self.hall.metrics.count("too_fast")
        if self._beyond > PATIENCE:
            self.connection.close(p.Close.TOO_MANY, "table-too-fast")
            return False
        request_id = ""
        with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            request_id = msgspec.json.decode(data, type=_OnlyId).id[:64]
        self._refuse(request_id, Refused("table-too-fast"))
        return True

    def _refuse(self, request_id: str, no: Refused) -> None:
        self.connection.say(p.Refused(request_id, no.rule, Text(no.key, no.args_), self.table.number))

    # ------------------------------------------------------------------ rights

    def _player(self) -> int:
        if self.connection.player is None:
            raise Refused("table-not-your-seat")
        return self.connection.player

    def _own(self, seat: int) -> int:
        player = self._player()
        if seat not in self.table.company.seats_of(player):
            raise Refused("table-not-your-seat")
        return player

    async def _do(self, request_id: str, work: Callable[[Table, int, str], list[Row]]) -> None:
        player = self._player()
        client = f"{player}.{request_id}"
        number = await self.live.request(lambda table: work(table, player, client), client)
        self.connection.say(p.Accepted(request_id, number))

    # ------------------------------------------------------------------ requests that change the match

    async def answer(self, said: p.Answer) -> None:
        act = _plain(said.act)
        await self._do(said.id, lambda t, player, c: t.answer(player, said.seat, said.question, act, c))
        self.hall.metrics.count("answers")

    async def undo(self, said: p.Undo) -> None:
        await self._do(said.id, lambda t, player, c: t.undo(player, said.seat, c))

    async def consent(self, said: p.Consent) -> None:
        await self._do(said.id, lambda t, player, c: t.consent(player, said.undo, said.agree, c))

    async def set_orders(self, said: p.SetOrders) -> None:
        await self._do(said.id, lambda t, player, c: t.order(player, said.seat, said.orders, c))

    async def hand_over(self, said: p.HandOver) -> None:
        places = self.table.company.places
        away = said.seat < len(places) and places[said.seat].player not in self.live.present()
        await self._do(said.id, lambda t, player, c: t.hand_over(player, said.seat, said.level, away, c))

    async def take_back(self, said: p.TakeBack) -> None:
        await self._do(said.id, lambda t, player, c: t.take_over(player, said.seat, c))

    async def leave(self, said: p.Leave) -> None:
        await self._do(said.id, lambda t, player, c: t.leave(player, c))

    async def say(self, said: p.Say) -> None:
        player = self._player()
        name = self.table.company.players[player].name
        match, client = self.table.about.id, f"{player}.{said.id}"
        line = await self.hall.reading(
            self.hall.store.say, match, player, name, said.text, self.table.now(), client, self.hall.origin
        )
        self.connection.say(p.Accepted(said.id, self.table.number))
        self.live.push_all(p.Chat(showing.chat_line(line)))

    # ------------------------------------------------------------------ requests that only look

    async def look(self, said: p.Look) -> None:
        if said.seat is not None:
            self._own(said.seat)
        self.connection.viewer = said.seat
        await self.live.join(self.connection)

    async def why_not(self, said: p.WhyNot) -> None:
        self._own(said.seat)
        async with self.live.lock:
            act = self._read(said.act)
            g = self.table.g
            no = None if act in g.legal(said.seat) else g.why_not(said.seat, act)
        text = None if no is None else Text(no.key, no.args)
        self.connection.say(p.Reason(said.id, no.rule if no else "", text))

    async def ask_past(self, said: p.AskPast) -> None:
        async with self.live.lock:
            if said.entry > len(self.table.course.record.entries):
                raise Refused("table-no-such-entry")
            await self.live.look_back(said.entry)
            g, events = self.table.course.at(said.entry)
            viewer = self.connection.viewer
            then = showing.past(self.table, g, said.entry, viewer)
            told = showing.lines(g, [(said.entry, events)], viewer)
        self.connection.say(p.Past(said.id, then, told))

    async def ask_log(self, said: p.AskLog) -> None:
        async with self.live.lock:
            stop = min(said.stop, len(self.table.course.record.entries) + 1, said.start + MOST_ENTRIES)
            told = []
            if said.start < stop:
                await self.live.look_back(said.start)
                wanted = zip(range(said.start, stop), self.table.course.happened(said.start))
                told = showing.lines(self.table.g, (one for _, one in wanted), self.connection.viewer)
        self.connection.say(p.Log(said.id, told))

    async def ask_hint(self, said: p.AskHint) -> None:
        self._own(said.seat)
        async with self.live.lock:
            if said.seat not in self.table.g.asked():
                raise Refused("table-stale")
            game, position, seed = self.table.about.game, to_msgpack(self.table.g), self.table.number

        async def work() -> p.ServerMessage:
            found = await self.hall.thinker.hint(game, position, said.seat, seed)
            return msgspec.structs.replace(found, id=said.id)

        self._think(said.id, work)

    async def ask_odds(self, said: p.AskOdds) -> None:
        self._own(said.seat)
        async with self.live.lock:
            act, g = self._read(said.act), self.table.g
            if act not in g.legal(said.seat):
                no = g.why_not(said.seat, act)
                raise Refused(no.key, no.args, no.rule) if no else Refused("table-stale")
            game, position, seed = self.table.about.game, to_msgpack(g), self.table.number

        async def work() -> p.ServerMessage:
            found = await self.hall.thinker.odds(game, position, said.seat, bytes(said.act), seed)
            return msgspec.structs.replace(found, id=said.id)

        self._think(said.id, work)

    def _think(self, request_id: str, work: Callable[[], Awaitable[p.ServerMessage]]) -> None:
        """Let a worker think without keeping this client's other requests waiting; one thought at a time for each."""
        if self._thinking:
            raise Refused("table-busy")
        self._thinking += 1

        async def think() -> None:
            try:
                self.connection.say(await work())
            except Refused as no:
                self._refuse(request_id, no)
            finally:
                self._thinking -= 1

        self.hall.spawn(think())

    def _read(self, act: msgspec.Raw) -> Action:
        try:
            return read_action(self.table.game, _plain(act))
        except Damaged:
            raise Refused("table-no-such-answer") from None

    async def ping(self, said: p.Ping) -> None:
        self.connection.say(p.Pong(said.id))


class _OnlyId(msgspec.Struct):
    id: str = ""


def _plain(act: msgspec.Raw) -> Any:
    try:
        return msgspec.json.decode(act)
    except (msgspec.DecodeError, RecursionError):
        raise Refused("table-no-such-answer") from None


_HANDLERS: dict[type, Callable[[Session, Any], Awaitable[None]]] = {
    p.Answer: Session.answer,
    p.WhyNot: Session.why_not,
    p.Look: Session.look,
    p.Undo: Session.undo,
    p.Consent: Session.consent,
    p.SetOrders: Session.set_orders,
    p.Say: Session.say,
    p.HandOver: Session.hand_over,
    p.TakeBack: Session.take_back,
    p.Leave: Session.leave,
    p.AskHint: Session.ask_hint,
    p.AskOdds: Session.ask_odds,
    p.AskPast: Session.ask_past,
    p.AskLog: Session.ask_log,
    p.Ping: Session.ping,
}
