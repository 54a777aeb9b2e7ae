"""Scripted players by the hundred, in one event loop: each holds a seat, answers at once, and never gives up."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException


class SeenOption(Struct):
    act: msgspec.Raw


class SeenQuestion(Struct):
    id: int
    kind: str
    options: list[SeenOption]


class SeenPosition(Struct):
    number: int
    entry: int
    question: SeenQuestion


class Heard(Struct):
    """The part of a message that a scripted player looks at."""

    type: str
    id: str = ""
    number: int = 0
    position: SeenPosition | None = None
    text: Any = None


decode = msgspec.json.Decoder(Heard).decode


class Pace:
    """Lets those who want to answer through, one at a time and at moments that do not depend on one another.

    People at different tables do not answer in step. Players who all thought for the same time would: everybody at
    once, then nobody for seconds, and each would mostly wait for the others of the same burst.
    """

    def __init__(self, seed: int = 1) -> None:
        self._rng = random.Random(seed)
        self._waiting: list[asyncio.Future[float]] = []
        self.missed = 0
        """How often an answer was due and nobody had a question."""

    async def turn(self) -> float:
        """Wait to be let through; gives the moment at which the answer was due, which the clock counts from."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        return await future

    async def keep(self, rate: float) -> None:
        """So many answers a second on average, at random moments, whether or not the server keeps up."""
        due = time.perf_counter()
        while True:
            due += self._rng.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self._waiting:
                self._let_through(self._rng.randrange(len(self._waiting)), due)
            else:
                self.missed += 1

    def all_at_once(self) -> int:
        """Let everybody through who waits; gives how many they are."""
        count, now = len(self._waiting), time.perf_counter()
        for _ in range(count):
            self._let_through(0, now)
        return count

    def _let_through(self, at: int, due: float) -> None:
        future = self._waiting.pop(at)
        if not future.done():
            future.set_result(due)


@dataclass
class Player:
    """A seat of a match; answers with an option chosen by its own small generator."""

    address: str
    match: str
    key: str
    seat: int
    pace: Pace | None = None
    """What says when to answer; nothing answers at once."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """By the id of each answer: the row that the server says it made."""
    waits: list[float] = field(default_factory=list)
    """Seconds from sending an answer, or from when it was due, to seeing the update it made."""
    refused: int = 0
    reconnected: int = -1
    over: bool = False
    question: int = -1
    number: int = 0
    _luck: int = 12345

    async def play(self, until: asyncio.Event | None = None) -> None:
        """Play to the end of the match, or until told to stop, whatever happens to the server."""
        pending: tuple[str, str] | None = None
        while not self.over and not (until and until.is_set()):
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
                async with connect(self.address, compression=None, open_timeout=10, max_size=None) as socket:
                    self.reconnected += 1
                    pending = await self._converse(socket, pending, until)
            await asyncio.sleep(0.05)

    async def _converse(
        self, socket: ClientConnection, pending: tuple[str, str] | None, until: asyncio.Event | None
    ) -> tuple[str, str] | None:
        await socket.send(msgspec.json.encode({"type": "hello", "key": self.key, "seat": self.seat}).decode())
        state = _State(pending)
        try:
            first = True
            async for data in socket:
                heard = decode(data)
                if first and pending is not None:
                    await socket.send(pending[1])  # what was not confirmed is sent again, with the same id
                first = False
                await self._hear(socket, heard, state)
                if self.over or (until and until.is_set()):
                    break
        except (OSError, WebSocketException, EOFError):
            pass
        return state.pending

    async def _hear(self, socket: ClientConnection, heard: Heard, state: _State) -> None:
        now = time.perf_counter()
        if heard.type == "accepted" and state.pending and heard.id == state.pending[0]:
            assert heard.id not in self.acknowledged or self.acknowledged[heard.id] == heard.number
            self.acknowledged[heard.id] = heard.number
            state.pending, state.accepted = None, heard.number
        elif heard.type == "refused" and state.pending and heard.id == state.pending[0]:
            self.refused += 1
            state.pending = None
        if heard.position is not None:
            self.number, question = heard.position.number, heard.position.question
            state.question = question
            self.over = question.kind == "over"
        if state.sent and state.accepted and self.number >= state.accepted:
            self.waits.append(now - state.sent)
            state.sent, state.accepted = 0.0, 0
        asked = state.question
        if state.pending is None and asked is not None and asked.options and asked.id != self.question:
            await self._answer(socket, asked, state)

    async def _answer(self, socket: ClientConnection, asked: SeenQuestion, state: _State) -> None:
        due = await self.pace.turn() if self.pace is not None else time.perf_counter()
        self._luck = (self._luck * 1103515245 + 12345) % (1 << 31)
        act = bytes(asked.options[(self._luck >> 8) % len(asked.options)].act).decode()
        name = uuid4().hex
        message = f'{{"type":"answer","id":"{name}","seat":{self.seat},"question":{asked.id},"act":{act}}}'
        state.pending, state.sent, self.question = (name, message), due, asked.id
        await socket.send(message)


@dataclass
class _State:
    pending: tuple[str, str] | None
    question: SeenQuestion | None = None
    sent: float = 0.0
    accepted: int = 0
