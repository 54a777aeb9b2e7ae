"""The server put together: routes, errors, life from start to end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from holdfast import __version__
from holdfast.server import protocol as p
from holdfast.server.accounts import Accounts
from holdfast.server.hall import Hall
from holdfast.server.http import games, lessons, matches, service, sessions
from holdfast.server.http.problems import HANDLERS
from holdfast.server.http.socket import match_socket
from holdfast.server.limits import PerAddress, Places
from holdfast.server.settings import Settings
from holdfast.server.shell import Shell
from holdfast.server.statics import BUILT, Statics, client_file
from holdfast.table.store import Store

LARGEST_BODY = 65_536
ROUTES: list[Any] = [*games.ROUTES, *lessons.ROUTES, *matches.ROUTES, *sessions.ROUTES, *service.ROUTES]
"""The HTTP API that OpenAPI describes."""


def make_app(settings: Settings, store: Store) -> Litestar:
    """The application without its outermost layer."""
    places = Places(settings.max_sockets, settings.max_sockets_per_address)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings, store)
        hall.metrics.gauge("sockets", lambda: places.taken)
        app.state.hall, app.state.begun = hall, hall.clock()
        await hall.begin()
        yield
        await hall.end()

    state = {
        "settings": settings,
        "accounts": Accounts(store),
        "sockets": places,
        "costly": PerAddress(settings.create_rate / 60, settings.create_rate),
        "statics": Statics(Path(settings.static) if settings.static else BUILT),
    }
    return Litestar(
        route_handlers=[Router("/api", route_handlers=[*ROUTES, openapi, match_socket]), client_file],
        state=State(state),
        lifespan=[life],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(title="Holdfast", version=__version__, path="/api/none", render_plugins=[]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )


def make_server(settings: Settings, store: Store) -> Shell:
    """The whole application."""
    return Shell(make_app(settings, store), settings)


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The HTTP API in OpenAPI's form, with the messages of the WebSocket among its components."""
    return Response(msgspec.json.encode(description(request.app)), media_type="application/json")


def description(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document."""
    document = app.openapi_schema.to_schema()
    _, messages = msgspec.json.schema_components(
        [p.ClientMessage, p.ServerMessage], ref_template="#/components/schemas/{name}"
    )
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in messages.items():
        schemas.setdefault(name, schema)
    for name, union in (("ClientMessage", p.ClientMessage), ("ServerMessage", p.ServerMessage)):
        schemas[name] = {"oneOf": [{"$ref": f"#/components/schemas/{one.__name__}"} for one in union.__args__]}
    return document
