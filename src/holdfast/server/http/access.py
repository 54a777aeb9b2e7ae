"""Who asks, and may they?"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from holdfast.server.accounts import Who
from holdfast.server.hall import Hall
from holdfast.server.live import LiveTable
from holdfast.server.settings import Settings
from holdfast.table.table import Refused

AnyConnection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "holdfast-session"


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def limit(connection: AnyConnection) -> None:
    """Refuse more than a few of the costly requests from one address."""
    if not connection.app.state.costly.take(address_of(connection)):
        raise Refused("table-too-fast")


def is_own_origin(connection: AnyConnection, settings: Settings) -> bool:
    """Does the request come from our own pages, from a place we allow, or from no page at all?"""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin.rstrip("/") in settings.allowed_origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "") != ""


async def account_of(connection: AnyConnection) -> Who | None:
    """The account whose session cookie came along."""
    state = connection.app.state
    token = connection.cookies.get(COOKIE)
    if not state.settings.accounts or not token:
        return None
    hall: Hall = state.hall
    found: Who | None = await hall.reading(state.accounts.of, token)
    return found


async def player_of(connection: AnyConnection, live: LiveTable) -> int | None:
    """The player of a match that a request comes from: by its key, else by its account."""
    kind, _, key = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and key:
        player = live.table.company.who_has(key.strip())
        if player is None:
            raise Refused("table-wrong-key")
        return player
    who = await account_of(connection)
    if who is None:
        return None
    hall: Hall = connection.app.state.hall
    found: int | None = await hall.reading(connection.app.state.accounts.player, who.id, live.table.about.id)
    if found is None or live.table.company.players[found].gone:
        return None
    return found
