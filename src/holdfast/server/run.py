"""Running the server: one process, one port, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import uvicorn

from holdfast.server import logs
from holdfast.server import protocol as p
from holdfast.server.app import make_server
from holdfast.server.connection import Connection
from holdfast.server.hall import Hall
from holdfast.server.settings import Settings, database_url
from holdfast.server.shell import Shell
from holdfast.table.store import Store

GRACE = 5
"""Seconds that connections get to end when the server stops."""
FAREWELL = 0.2
"""Seconds for the last words to go out."""


class CannotServe(RuntimeError):
    """The server cannot start; the message says why."""


@contextlib.contextmanager
def alone(url: str) -> Iterator[None]:
    """Make sure that no other server uses the same SQLite file: it could not hear of what this one writes."""
    path = url.partition(":///")[2]
    if not url.startswith("sqlite") or not path or os.name == "nt":
        yield
        return
    import fcntl

    Path(path).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with open(path + ".lock", "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise CannotServe(
                f"another server uses {path}; several servers can share a PostgreSQL database, not a file"
            ) from error
        yield


class Server(uvicorn.Server):
    """uvicorn, with a word of farewell to everybody before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        shell = self.config.app
        assert isinstance(shell, Shell)
        hall: Hall | None = getattr(shell.app.state, "hall", None)
        if hall is not None:
            hall.stopping = True
            for live in hall.tables():
                for reader in list(live.readers):
                    if isinstance(reader, Connection):
                        reader.close(p.Close.RESTART, "table-stopping", again=True)
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)
        self._captured_signals.clear()  # being told to stop and stopping is no failure


def allow_many_sockets() -> None:
    """Raise the number of open files to what the system allows; a thousand players would use up the usual 1,024."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings, any_port: bool) -> socket.socket:
    """A socket to listen on; where the port is taken, any other if that is allowed."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in (settings.port, 0):
        # Without the protocol's number asyncio would leave Nagle's algorithm on, and each answer would take 40 ms.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((settings.host, port))
            return found
        except OSError as error:
            found.close()
            if not any_port or port == 0:
                raise CannotServe(f"cannot listen on {settings.host}:{port}: {error.strerror}") from error
    raise AssertionError("unreachable")


def address(settings: Settings, port: int) -> str:
    """Where a browser finds the server."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host and not host.startswith('[') else host}:{port}/"


def serve(settings: Settings, any_port: bool = False, ready: Callable[[str], Any] = print) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is told the address once the server answers there."""
    logs.set_up(settings.log_level)
    allow_many_sockets()
    # The writer's thread gets its turn ten times sooner than usual when the event loop is busy: commits are what
    # everybody waits for.
    sys.setswitchinterval(0.0005)
    url = database_url(settings)
    with alone(url):
        try:
            store = Store(url)
        except Exception as error:
            raise CannotServe(f"the database cannot be opened: {type(error).__name__}") from error
        with listen(settings, any_port) as listening:
            server = Server(_config(settings, make_server(settings, store)))
            where = address(settings, listening.getsockname()[1])
            asyncio.run(_serve(server, listening, lambda: ready(where)))


def _config(settings: Settings, app: Shell) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.max_message,
        # Compression costs some 300 kB for each socket, and views are small.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=settings.proxy,
        forwarded_allow_ips="*" if settings.proxy else None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


async def _serve(server: Server, listening: socket.socket, ready: Callable[[], Any]) -> None:
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.005)
    if server.started:
        ready()
    await running
    if not server.started:
        raise CannotServe("the server could not start; the log says why")
