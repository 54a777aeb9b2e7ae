"""The database: one append-only log of all matches, and a few tables beside it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD = "0001"
"""The newest migration. A test keeps it true; a database that has it needs no look at the migrations."""

metadata = MetaData(
    # Without fixed names SQLite's batch mode could never find a constraint again.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("content_hash", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("reaction", Integer, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("change", LargeBinary, nullable=False),
    Column("client", String(100)),
    UniqueConstraint("match", "client"),
)
"""The primary key decides races: of two rows with the same number, one is refused."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kept", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("said", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("client", String(100)),
    UniqueConstraint("match", "client"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(120), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", Float(53), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float(53), nullable=False),
)

memberships = Table(
    "memberships",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("since", Float(53), nullable=False),
)

Index(None, sessions.c.expires)
Index(None, memberships.c.match)
