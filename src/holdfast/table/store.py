"""Matches in a database: SQLite in a file, or PostgreSQL by its URL.

An append is the whole of it: rows at the numbers that their writer expects to be free. If somebody else took one of
them first, nothing of that append is stored and its writer hears of it. Appends of many matches share one
transaction, so that many answers cost one wait for the disk.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, event, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from holdfast.table import changes
from holdfast.table import schema as s
from holdfast.table.migrate import bring_up_to_date
from holdfast.table.table import About, Row

CHANNEL = "holdfast"
"""Where PostgreSQL tells the other server processes what was appended."""


class StorageFailed(Exception):
    """The database did not do what it was asked; whether it is stored is not known until it is read again."""


class Write(Struct, frozen=True):
    """Rows to be appended to a match, perhaps a snapshot after them, and whether the match is over with them."""

    match: str
    rows: Sequence[Row]
    kept: bytes | None = None
    over: bool = False


class Stored(Struct, frozen=True):
    """All that is stored of a match: what is fixed, its rows, and its newest snapshot."""

    about: About
    rows: list[Row]
    kept: bytes | None


class Said(Struct, frozen=True):
    """A line of chat."""

    number: int
    player: int
    name: str
    said: str
    at: float


def open_engine(url: str, read_only: bool = False) -> Engine:
    """An engine with the settings that keep answers safe; a plain path is a SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=4, max_overflow=4)
    path = url.partition(":///")[2]
    if path:
        Path(path).expanduser().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_engine(url, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        cursor.execute("pragma journal_mode = wal")
        cursor.execute("pragma synchronous = full")  # an acknowledged answer outlives the power
        cursor.execute("pragma busy_timeout = 5000")
        cursor.execute("pragma foreign_keys = on")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begins(connection: Connection) -> None:
        # A reader that becomes a writer half-way is told "locked" at once, however long it would wait.
        connection.exec_driver_sql("begin" if read_only else "begin immediate")

    return engine


class Store:
    """The database of a server. Its methods block: a server calls them from threads of their own."""

    def __init__(self, url: str) -> None:
        self.writing = open_engine(url)
        self.reading = open_engine(url, read_only=True) if self.is_sqlite else self.writing
        bring_up_to_date(self.writing)

    @property
    def is_sqlite(self) -> bool:
        """Is it a file of SQLite, which belongs to one process?"""
        return self.writing.dialect.name == "sqlite"

    def close(self) -> None:
        """Let go of all connections."""
        self.writing.dispose()
        self.reading.dispose()

    def check(self) -> None:
        """Raise `StorageFailed` if the database does not answer."""
        with self._reads() as connection:
            connection.execute(select(1))

    @contextlib.contextmanager
    def _reads(self) -> Iterator[Connection]:
        try:
            with self.reading.begin() as connection:
                yield connection
        except DBAPIError as error:
            raise StorageFailed(type(error.orig or error).__name__) from error

    @contextlib.contextmanager
    def _writes(self) -> Iterator[Connection]:
        try:
            with self.writing.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise StorageFailed(type(error.orig or error).__name__) from error

    # ------------------------------------------------------------------ matches

    def create(self, about: About, rows: Sequence[Row], kept: bytes | None = None, over: bool = False) -> None:
        """Store a new match with its first rows."""
        plain = msgspec.to_builtins(about)
        plain["options"] = msgspec.json.encode(about.options).decode()
        with self._writes() as connection:
            connection.execute(s.matches.insert(), {**plain, "over": over})
            _append(connection, [Write(about.id, rows, kept)], "")

    def load(self, match: str) -> Stored | None:
        """All that is stored of a match; None if there is no such match."""
        with self._reads() as connection:
            found = connection.execute(select(s.matches).where(s.matches.c.id == match)).mappings().first()
            if found is None:
                return None
            rows = connection.execute(_rows(match, 0)).all()
            newest = s.snapshots.c.number.desc()
            kept = connection.scalar(
                select(s.snapshots.c.kept).where(s.snapshots.c.match == match).order_by(newest).limit(1)
            )
        plain = {name: value for name, value in found.items() if name != "over"}
        plain["options"] = msgspec.json.decode(plain["options"])
        return Stored(About(**plain), [_row(row) for row in rows], kept)

    def rows_after(self, match: str, number: int) -> list[Row]:
        """The rows of a match that follow a number."""
        with self._reads() as connection:
            return [_row(row) for row in connection.execute(_rows(match, number)).all()]

    def carried_out(self, match: str, client: str) -> int | None:
        """The row that a request of a client made, if it was carried out."""
        with self._reads() as connection:
            found: int | None = connection.scalar(
                select(s.log.c.number).where(s.log.c.match == match, s.log.c.client == client)
            )
            return found

    def count(self) -> tuple[int, int]:
        """How many matches there are, and how many of them are not over."""
        with self._reads() as connection:
            total = connection.scalar(select(func.count()).select_from(s.matches)) or 0
            over = connection.scalar(select(func.count()).select_from(s.matches).where(s.matches.c.over)) or 0
            return total, total - over

    def append(self, writes: Sequence[Write], origin: str = "") -> list[bool]:
        """Append to several matches at once; says for each whether it was done or somebody else came first.

        All of it is one transaction. If any of the writes meets a row of somebody else, each gets its own.
        """
        # The same order everywhere, so that two processes never wait for each other in a circle.
        order = sorted(range(len(writes)), key=lambda at: writes[at].match)
        done = [False] * len(writes)
        try:
            with self._writes() as connection:
                _append(connection, [writes[at] for at in order], origin)
            return [True] * len(writes)
        except IntegrityError:
            for at in order:
                with contextlib.suppress(IntegrityError), self._writes() as connection:
                    _append(connection, [writes[at]], origin)
                    done[at] = True  # the commit itself meets no conflict: each insert is checked when it is made
        return done

    def notify(self, payloads: list[str]) -> None:
        """Tell other processes something that is not stored, such as who is connected; only PostgreSQL can."""
        with self._reads() as connection:
            _notify(connection, payloads)

    # ------------------------------------------------------------------ chat

    def say(self, match: str, player: int, name: str, said: str, at: float, client: str, origin: str = "") -> Said:
        """Store a line of chat; the same request gives the same line again."""
        for _ in range(5):
            with contextlib.suppress(IntegrityError), self._writes() as connection:
                mine = s.chat.c.match == match
                old = connection.execute(select(s.chat).where(mine, s.chat.c.client == client)).first()
                if old is not None:
                    return _said(old)
                number = (connection.scalar(select(func.max(s.chat.c.number)).where(mine)) or 0) + 1
                line = Said(number, player, name, said, at)
                connection.execute(s.chat.insert(), {**msgspec.structs.asdict(line), "match": match, "client": client})
                _notify(connection, [f"{origin}:c:{match}:{number}"])
                return line
        raise StorageFailed("too many at once")

    def chat(self, match: str, after: int = 0, last: int = 100) -> list[Said]:
        """The last lines of chat of a match that follow a number."""
        with self._reads() as connection:
            wanted = select(s.chat).where(s.chat.c.match == match, s.chat.c.number > after)
            rows = connection.execute(wanted.order_by(s.chat.c.number.desc()).limit(last)).all()
        return [_said(row) for row in reversed(rows)]


def _rows(match: str, after: int) -> Any:
    columns = (s.log.c.number, s.log.c.at, s.log.c.change, s.log.c.client)
    return select(*columns).where(s.log.c.match == match, s.log.c.number > after).order_by(s.log.c.number)


def _row(row: Any) -> Row:
    return Row(row[0], row[1], changes.decode(bytes(row[2])), row[3])


def _said(row: Any) -> Said:
    return Said(row.number, row.player, row.name, row.said, row.at)


def _append(connection: Connection, writes: Sequence[Write], origin: str) -> None:
    rows = [
        {"match": w.match, "number": r.number, "at": r.at, "change": changes.encode(r.change), "client": r.client}
        for w in writes
        for r in w.rows
    ]
    if rows:
        connection.execute(s.log.insert(), rows)
    for write in writes:
        if write.kept is not None and write.rows:
            number = write.rows[-1].number
            old = s.snapshots.c.match == write.match
            connection.execute(s.snapshots.delete().where(old, s.snapshots.c.number < number))
            connection.execute(s.snapshots.insert(), {"match": write.match, "number": number, "kept": write.kept})
        if write.over:
            connection.execute(s.matches.update().where(s.matches.c.id == write.match).values(over=True))
    _notify(connection, [f"{origin}:l:{w.match}:{w.rows[-1].number}" for w in writes if w.rows])


def _notify(connection: Connection, payloads: list[str]) -> None:
    """Let PostgreSQL tell the other processes, at the very moment the transaction is committed."""
    if connection.dialect.name == "postgresql" and payloads:
        connection.execute(
            text(f"select pg_notify('{CHANNEL}', payload) from unnest(cast(:payloads as text[])) as payload"),
            {"payloads": payloads},
        )
