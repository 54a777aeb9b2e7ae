"""A seat at a match, as a program holds it."""

from __future__ import annotations

import contextlib
import itertools
import time
from collections.abc import Iterator
from typing import Any, Self
from uuid import uuid4

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from holdfast.core.asked import Option
from holdfast.server import protocol as p

_decoder = msgspec.json.Decoder(p.ServerMessage)
FINAL = (p.Close.BAD_MESSAGE, p.Close.NOT_ALLOWED, p.Close.NO_SUCH_MATCH)
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0


def decode(data: str | bytes) -> p.ServerMessage:
    """A message of the server."""
    heard: p.ServerMessage = _decoder.decode(data)
    return heard


class Gone(ConnectionError):
    """The server does not let us in, or has not answered for too long."""


class NotAccepted(Exception):
    """A request was refused; `refused` has the rule and the text key."""

    def __init__(self, refused: p.Refused) -> None:
        super().__init__(f"{refused.rule or 'table'}: {refused.text.key}")
        self.refused = refused


class Seat:
    """A connection to a match that mends itself. Without a key it watches."""

    def __init__(self, address: str, key: str | None, seat: int | None = None, patience: float = 60.0) -> None:
        """`patience` is how many seconds the server may be away before we give up."""
        self._address, self._key, self._seat, self._patience = address, key, seat, patience
        self._socket: ClientConnection
        self._open = contextlib.ExitStack()
        self._ids = (f"{uuid4().hex[:12]}-{number}" for number in itertools.count())
        self._answered = -1
        self.snapshot: p.Snapshot
        self.position: p.Position
        self.news: list[p.Line] = []
        """What has happened since the last question."""
        self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the connection; the seat stays ours."""
        self._open.close()

    # ------------------------------------------------------------------ playing

    @property
    def view(self) -> Any:
        """The table as this seat may see it, as plain data."""
        return self.position.view

    @property
    def number(self) -> int | None:
        """The number of our seat; None if we watch."""
        return self.snapshot.you.viewer

    def __iter__(self) -> Iterator[p.Question]:
        """Every question that this seat is asked, until the match is over."""
        while self.position.question.kind != "over":
            question = self.position.question
            if question.options and question.id != self._answered:
                yield question
                self.news = []
            if self.position.question is question:
                self._take(self._receive())

    def answer(self, option: Option) -> int:
        """Give an answer; returns when it is stored for good. `NotAccepted` says why it was refused."""
        question = self.position.question
        assert self.number is not None, "whoever watches does not answer"
        act = msgspec.Raw(msgspec.json.encode(option.act))
        reply = self.request(p.Answer(next(self._ids), self.number, question.id, act))
        self._answered = question.id
        return reply.number if isinstance(reply, p.Accepted) else 0

    def say(self, text: str) -> None:
        """Say something in the chat."""
        self.request(p.Say(next(self._ids), text))

    def hint(self) -> Option:
        """What the server's best bot would answer."""
        assert self.number is not None
        reply = self.request(p.AskHint(next(self._ids), self.number))
        assert isinstance(reply, p.Hint)
        return reply.option

    def request(self, message: Any) -> p.ServerMessage:
        """Send any request and wait for its reply; sent again, with the same id, after a lost connection."""
        self._send(message)
        while True:
            heard = self._receive(again=message)
            self._take(heard)
            if getattr(heard, "id", None) == message.id:
                if isinstance(heard, p.Refused):
                    raise NotAccepted(heard)
                return heard

    # ------------------------------------------------------------------ the connection

    def _connect(self) -> None:
        """Connect, say hello and take the snapshot, trying for as long as our patience lasts."""
        until, wait = time.monotonic() + self._patience, FIRST_WAIT
        while True:
            try:
                self._open.close()
                opening = connect(self._address, open_timeout=10, max_size=None, compression=None)
                self._socket = self._open.enter_context(opening)
                self._send(p.Hello(self._key, self._seat))
                heard = decode(self._socket.recv())
                if isinstance(heard, p.Snapshot):
                    self._take(heard)
                    return
                self._socket.recv()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    raise Gone(f"the server does not let us in ({closed.rcvd.code})") from None
            except (OSError, InvalidHandshake):
                pass
            if time.monotonic() > until:
                raise Gone("the server has not answered for too long")
            time.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    def _send(self, message: Any) -> None:
        with contextlib.suppress(ConnectionClosed):  # receiving will notice, connect again and send again
            self._socket.send(msgspec.json.encode(message).decode())

    def _receive(self, again: Any = None) -> p.ServerMessage:
        while True:
            try:
                return decode(self._socket.recv())
            except (ConnectionClosed, OSError):
                self._connect()
                if again is not None:
                    self._send(again)

    def _take(self, heard: p.ServerMessage) -> None:
        match heard:
            case p.Snapshot(position=position):
                self.snapshot, self.position = heard, position
                self._seat = heard.you.viewer
            case p.Update(position=position, log=log):
                self.position = position
                self.news += log
            case p.Seats(info=info, you=you):
                self.snapshot = msgspec.structs.replace(self.snapshot, info=info, you=you or self.snapshot.you)
