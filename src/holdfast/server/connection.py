"""One WebSocket: what it is sent waits in a queue of limited size, so that nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from holdfast.core.text import Arg, Text
from holdfast.server import protocol as p

encode = msgspec.json.Encoder().encode
Send = Callable[[Any], Awaitable[None]]


class Connection:
    """A reader of a match over a WebSocket."""

    __slots__ = ("_closing", "_draining", "_most", "_queue", "_send", "_waiting", "closed", "player", "viewer")

    def __init__(self, send: Send, most: int) -> None:
        self._send, self._most = send, most
        self.player: int | None = None
        self.viewer: int | None = None
        self._queue: deque[bytes] = deque()
        self._waiting = 0
        self._draining: asyncio.Task[None] | None = None
        self._closing = False

    def push(self, data: bytes) -> None:
        """Send a message as soon as the reader is ready for it; one who is too slow is let go."""
        if self._closing:
            return
        self._queue.append(data)
        self._waiting += len(data)
        if self._waiting > self._most:
            self.close(p.Close.TOO_SLOW, "table-too-slow", again=True)
        elif self._draining is None or self._draining.done():
            self._draining = asyncio.create_task(self._drain())

    def say(self, message: p.ServerMessage) -> None:
        """Send a message."""
        self.push(encode(message))

    async def _drain(self) -> None:
        queue, send = self._queue, self._send
        try:
            while queue:
                data = queue.popleft()
                await send({"type": "websocket.send", "text": data.decode()})
                self._waiting -= len(data)
        except (OSError, RuntimeError):
            self._closing = True  # the other side is gone; whoever receives will notice

    def close(self, code: int, key: str, again: bool = False, args: dict[str, Arg] | None = None) -> None:
        """Say why, and close. What still waits is dropped."""
        if self._closing:
            return
        self._closing = True
        self._queue.clear()
        if code == p.Close.TOO_SLOW and self._draining is not None:
            self._draining.cancel()
        self._draining = asyncio.create_task(self._close(code, encode(p.Closing(Text(key, args or {}), again))))

    async def _close(self, code: int, last: bytes) -> None:
        """Only this task waits for a reader that takes nothing in; the server's own timeouts cut it off in the end."""
        try:
            if code != p.Close.TOO_SLOW:
                await self._send({"type": "websocket.send", "text": last.decode()})
            await self._send({"type": "websocket.close", "code": code, "reason": ""})
        except (OSError, RuntimeError):
            return
