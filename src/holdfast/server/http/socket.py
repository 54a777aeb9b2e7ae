"""The WebSocket of a match."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from holdfast.server import protocol as p
from holdfast.server.connection import Connection
from holdfast.server.hall import Hall, NoSuchMatch
from holdfast.server.http.access import address_of, is_own_origin, player_of
from holdfast.server.session import Session
from holdfast.table.store import StorageFailed
from holdfast.table.table import Refused

logger = logging.getLogger("holdfast.server")
hello = msgspec.json.Decoder(p.Hello)


@websocket("/matches/{match:str}/socket")
async def match_socket(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Play or watch a match; see `docs/protocol.md`."""
    state, address = socket.app.state, address_of(socket)
    hall: Hall = state.hall
    if not is_own_origin(socket, state.settings):
        await socket.close(code=p.Close.NOT_ALLOWED)
        return
    await socket.accept()
    connection = Connection(socket.send, state.settings.max_waiting)
    if not state.sockets.take(address):
        connection.close(p.Close.TOO_MANY, "table-too-fast")
        await _until_closed(socket)
        return
    session = None
    try:
        session = await _let_in(socket, hall, match, connection)
        if session is not None:
            await _listen(socket, session)
    except Exception:
        hall.metrics.count("faults")
        logger.exception("a socket failed", extra={"match": match})
        connection.close(p.Close.FAULT, "table-broken", again=True)
        await _until_closed(socket)
    finally:
        state.sockets.give_back(address)
        if session is not None:
            session.live.part(connection)


async def _let_in(socket: WebSocket[Any, Any, Any], hall: Hall, match: str, connection: Connection) -> Session | None:
    """Wait for the hello, and find out who it is; None if the connection is closed instead."""
    try:
        first = await asyncio.wait_for(socket.receive(), hall.settings.hello_seconds)
        if first["type"] != "websocket.receive":
            return None
        said = hello.decode(first.get("text") or first.get("bytes") or b"")
        if said.protocol != p.PROTOCOL:
            raise msgspec.ValidationError("another protocol")
        session = Session(hall, await hall.find(match), connection)
        player = None if said.key is not None else await player_of(socket, session.live)
        await session.hello(said, player)
        return session
    except TimeoutError:
        connection.close(p.Close.NO_HELLO, "table-no-hello")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        connection.close(p.Close.BAD_MESSAGE, "table-bad-message")
    except NoSuchMatch:
        connection.close(p.Close.NO_SUCH_MATCH, "table-no-such-match")
    except Refused as no:
        connection.close(p.Close.NOT_ALLOWED, no.key, args=no.args_)
    except StorageFailed:
        connection.close(p.Close.RESTART, "table-busy", again=True)
    await _until_closed(socket)
    return None


async def _listen(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    receive = socket.receive
    while True:
        event: Any = await receive()
        if event["type"] != "websocket.receive":
            return
        if not await session.receive(event.get("text") or event.get("bytes") or b""):
            await _until_closed(socket)
            return


async def _until_closed(socket: WebSocket[Any, Any, Any]) -> None:
    """Take in and forget whatever still comes, until the other side has closed as well."""
    while (await socket.receive())["type"] == "websocket.receive":
        pass
