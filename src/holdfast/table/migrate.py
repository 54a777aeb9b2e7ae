"""Bringing a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from holdfast.table.schema import HEAD

LOCK = 0x686F6C64  # any number, as long as all processes use the same


def version_of(connection: Connection) -> str | None:
    """The newest migration that a database has; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that are missing. Alembic is imported only if there are any."""
    with engine.begin() as connection:
        if version_of(connection) == HEAD:
            return
    migrate(engine, HEAD)


def migrate(engine: Engine, revision: str) -> None:
    """Move a database forward or back to a revision; `base` empties it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
        config.attributes["connection"] = connection
        now = version_of(connection)
        back = revision == "base" or (now is not None and now > revision)
        (command.downgrade if back else command.upgrade)(config, revision)
