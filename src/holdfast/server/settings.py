"""Everything that can be set about a server: by flag, by environment (`HOLDFAST_...`), or in a TOML file."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from holdfast.core.folders import data_folder

PREFIX = "HOLDFAST_"
Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class BadSettings(ValueError):
    """A setting that cannot be; the message says which, where from and why."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings, with defaults for one player's own machine."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """The port to listen on; 0 takes any free one."""
    database: str = ""
    """A file for SQLite, or a URL such as postgresql://user@host/name; empty for a file in the user's data folder."""
    origins: str = ""
    """Addresses, separated by commas, from which browsers may connect besides the server's own."""
    proxy: bool = False
    """Does a proxy of ours stand before the server? Then its X-Forwarded headers are believed."""
    accounts: bool = False
    """May people make accounts, to find their matches again?"""
    secure_cookies: bool = False
    """Is the server reached by HTTPS only? Then cookies are marked for it."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes in which bots think and hints are worked out."""
    thinking_queue: Positive = 64
    """How many hints and odds may wait to be worked out."""
    bot_pace: Seconds = 0.6
    """Seconds after which a bot answers, the same whatever it holds."""
    max_matches: Positive = 10_000
    """How many unfinished matches there may be."""
    max_sockets: Positive = 5_000
    """How many connections there may be at a time."""
    max_sockets_per_address: Positive = 200
    """How many of them from one address."""
    max_message: Annotated[int, Meta(ge=256)] = 16_384
    """The largest message from a client, in bytes."""
    message_rate: Positive = 30
    """Messages a second that a client may send in the long run; three times as many in a burst."""
    request_rate: Positive = 50
    """HTTP requests a second from one address in the long run; four times as many in a burst."""
    create_rate: Positive = 60
    """Matches, joins, imports and log-ins a minute from one address."""
    max_waiting: Annotated[int, Meta(ge=65_536)] = 1_048_576
    """Bytes that may wait for a slow reader before its connection is closed."""
    hello_seconds: Seconds = 10.0
    """How long a new connection may stay silent."""
    idle_minutes: Seconds = 10.0
    """How long a match that nobody looks at stays in memory."""
    snapshot_every: Positive = 64
    """Rows of a match between two snapshots."""
    log_level: str = "info"
    """debug, info, warning or error."""
    static: str = ""
    """A folder with a built client; empty for the one that comes with the program."""

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The origins that were named, without trailing slashes."""
        return frozenset(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())


def database_url(settings: Settings, environment: Mapping[str, str] = os.environ) -> str:
    """The database as a URL."""
    if "://" in settings.database:
        return settings.database
    path = Path(settings.database).expanduser() if settings.database else data_folder(environment) / "holdfast.db"
    return f"sqlite:///{path}"


def without_password(value: Any) -> Any:
    """A setting as it may be shown: settings get pasted into questions and kept in logs."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", value) if isinstance(value, str) else value


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Settings from all three places; a flag wins over the environment, the environment over the file."""
    given: dict[str, Any] = {}
    if file is not None:
        given |= _from_file(file)
    given |= _from_environment(environment)
    given |= {name: value for name, value in flags.items() if value is not None}
    return _checked(given, "the flags")


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{file} cannot be read: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file} is not TOML: {error}") from error
    _checked(found, str(file))
    return found


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The variables that name a setting; others of our prefix belong to other commands."""
    found = {}
    for name in Settings.__struct_fields__:
        variable = PREFIX + name.upper()
        if environment.get(variable, ""):
            found[name] = environment[variable]
            _checked({name: environment[variable]}, variable)
    return found


def _checked(given: Mapping[str, Any], where: str) -> Settings:
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"{where}: {error}") from error
