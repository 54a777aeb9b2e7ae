"""The HTTP side of a server: games, matches, seats."""

from __future__ import annotations

import secrets
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from holdfast.client.seat import Seat
from holdfast.server import resources as r
from holdfast.server.protocol import MatchInfo

T = TypeVar("T")


class Problem(Exception):
    """A request was not carried out; `problem` has the status and the text key."""

    def __init__(self, problem: r.Problem) -> None:
        super().__init__(f"{problem.status} {problem.text.key} {problem.detail}".strip())
        self.problem = problem


class Server:
    """A Holdfast server by its address."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def games(self) -> list[r.GameInfo]:
        """The games that can be played there."""
        return self.call("GET", "/games", None, list[r.GameInfo])

    def match(self, match: str) -> MatchInfo:
        """What everybody may know about a match."""
        return self.call("GET", f"/matches/{match}", None, MatchInfo)

    def make(self, game: str, seats: list[str], name: str, options: dict[str, Any] | None = None) -> r.Seated:
        """Make a match. `seats` says for each who sits there: "me", "open", or the level of a bot."""
        wanted = [
            r.NewSeat("me") if seat == "me" else r.NewSeat("open") if seat == "open" else r.NewSeat("bot", seat)
            for seat in seats
        ]
        return self.call("POST", "/matches", r.NewMatch(game, wanted, name, options or {}), r.Seated)

    def take(self, match: str, invite: str, name: str) -> r.Seated:
        """Take an open seat; the reply has the key to it."""
        wanted = r.Join(invite, name, secrets.token_urlsafe(24))
        try:
            return self.call("POST", f"/matches/{match}/join", wanted, r.Seated)
        except OSError:  # the reply was lost; with the same key the seat is still ours
            return self.call("POST", f"/matches/{match}/join", wanted, r.Seated)

    def join(self, match: str, invite: str, name: str) -> Seat:
        """Take an open seat and sit down."""
        return self.sit(match, self.take(match, invite, name).key)

    def sit(self, match: str, key: str | None = None, seat: int | None = None, patience: float = 60.0) -> Seat:
        """Sit down at a seat that is ours by its key; without a key, watch."""
        address = self.address.replace("http", "ws", 1)
        return Seat(f"{address}/api/matches/{match}/socket", key, seat, patience)

    def call(self, method: str, path: str, body: Any, kind: type[T], key: str | None = None) -> T:
        """Any request of the HTTP API."""
        headers = {"Content-Type": "application/json"}
        if key is not None:
            headers["Authorization"] = f"Bearer {key}"
        data = None if body is None else msgspec.json.encode(body)
        request = Request(f"{self.address}/api{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=30) as answer:
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as error:
            with error:
                raise Problem(msgspec.json.decode(error.read(), type=r.Problem)) from None
