"""Who is at the table: people, their seats, the bots that fill in, orders, and an undo that waits for consent."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

from msgspec import Struct

from holdfast.table import changes as c

Holder = Literal["person", "bot", "open"]


class Player(Struct):
    """A person. They are known by their place in the list, and by the hash of their key."""

    name: str
    key: str
    host: bool = False
    gone: bool = False


class Place(Struct):
    """A seat: whose it is, the level of the bot that plays it, and the hash of the secret of its link."""

    player: int | None = None
    level: str = ""
    invite: str = ""

    @property
    def holder(self) -> Holder:
        """Who answers for it now."""
        if self.level:
            return "bot"
        return "open" if self.player is None else "person"


class UndoRequest(Struct):
    """An undo that waits for consent; `number` is the row that asked for it."""

    number: int
    seat: int
    player: int
    to: int
    agreed: list[int]


class Company(Struct):
    """All of it, as plain data that a snapshot keeps."""

    places: list[Place]
    players: list[Player] = []
    orders: dict[int, tuple[str, ...]] = {}
    undo: UndoRequest | None = None
    retaken: int = 0

    def apply(self, change: c.AnyChange, number: int) -> None:
        """What a row of the log does to the company; rows of play only end a pending undo."""
        match change:
            case c.SatDown(name, key, seats, host):
                self.players.append(Player(name, key, host))
                for seat in seats:
                    self.places[seat] = Place(len(self.players) - 1)
            case c.Invited(seat, secret):
                self.places[seat].invite = secret
            case c.HandedOver(seat, level):
                self.places[seat].level, self.places[seat].invite = level, ""
            case c.TakenOver(seat):
                self.places[seat].level = ""
            case c.Left(player):
                self._get_up(player)
            case c.OrdersGiven(seat, orders):
                self.orders[seat] = orders
            case c.UndoRequested(seat, player, to):
                self.undo = UndoRequest(number, seat, player, to, [])
            case c.UndoAgreed(player):
                if self.undo is not None:
                    self.undo.agreed.append(player)
            case c.TakenBack(retaken=retaken) | c.Imported(retaken):
                self.undo = None
                self.retaken += retaken
            case _:
                self.undo = None

    def _get_up(self, player: int) -> None:
        self.players[player].gone = True
        self.players[player].key = ""
        for seat, place in enumerate(self.places):
            if place.player == player:
                self.places[seat] = Place(level=place.level)
                self.orders.pop(seat, None)
        if self.players[player].host:
            self.players[player].host = False
            heir = next((one for one in self.players if not one.gone), None)
            if heir is not None:
                heir.host = True

    # ------------------------------------------------------------------ asking

    def seats_of(self, player: int) -> list[int]:
        """The seats that belong to a person, also while a bot plays them."""
        return [seat for seat, place in enumerate(self.places) if place.player == player]

    def person_at(self, seat: int) -> int | None:
        """The person who answers for a seat now."""
        place = self.places[seat]
        return place.player if place.holder == "person" else None

    def people(self) -> list[int]:
        """Everybody who answers for a seat now."""
        return sorted({place.player for place in self.places if place.player is not None and not place.level})

    def who_has(self, key: str) -> int | None:
        """The person to whom a key belongs."""
        digest = hashed(key)
        found = None
        for number, player in enumerate(self.players):
            if player.key and hmac.compare_digest(player.key, digest):
                found = number
        return found

    def invited_to(self, secret: str) -> int | None:
        """The open seat to which a link's secret belongs."""
        digest = hashed(secret)
        found = None
        for seat, place in enumerate(self.places):
            if place.invite and hmac.compare_digest(place.invite, digest):
                found = seat
        return found

    def waiting_for(self) -> list[int]:
        """Who must still agree to the pending undo."""
        if self.undo is None:
            return []
        done = {self.undo.player, *self.undo.agreed}
        return [player for player in self.people() if player not in done]


def new_secret() -> str:
    """A key or a link's secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret. It has 192 random bits, so that a plain hash cannot be turned round."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
