"""Matches, their log, snapshots and chat; accounts, sessions and memberships."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("reaction", sa.Integer(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_table(
        "log",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("change", sa.LargeBinary(), nullable=False),
        sa.Column("client", sa.String(100)),
        _of_match("log"),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_log")),
        sa.UniqueConstraint("match", "client", name=op.f("uq_log_match_client")),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kept", sa.LargeBinary(), nullable=False),
        _of_match("snapshots"),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("client", sa.String(100)),
        _of_match("chat"),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_chat")),
        sa.UniqueConstraint("match", "client", name=op.f("uq_chat_match_client")),
    )
    _create_accounts()


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(120), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("folded", name=op.f("uq_accounts_folded")),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("account", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
        _of_account("sessions"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    op.create_table(
        "memberships",
        sa.Column("account", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("player", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        _of_account("memberships"),
        _of_match("memberships"),
        sa.PrimaryKeyConstraint("account", "match", "player", name=op.f("pk_memberships")),
    )
    op.create_index(op.f("ix_sessions_expires"), "sessions", ["expires"])
    op.create_index(op.f("ix_memberships_match"), "memberships", ["match"])


def _of_match(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_match_matches")
    return sa.ForeignKeyConstraint(["match"], ["matches.id"], name=name, ondelete="CASCADE")


def _of_account(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_account_accounts")
    return sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    for table in ("memberships", "sessions", "accounts", "chat", "snapshots", "log", "matches"):
        op.drop_table(table)
