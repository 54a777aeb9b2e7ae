"""A PostgreSQL of our own for tests: in a temporary folder, not as root, gone at the end.

The binaries come from `HOLDFAST_POSTGRES_BIN` (which `dev test` sets), from the path, or from where Debian puts
them. Where there are none, tests that need them are left out with a loud reason; under CI that is a failure.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def binaries() -> Path | None:
    """The folder that holds initdb and pg_ctl."""
    given = os.environ.get("HOLDFAST_POSTGRES_BIN")
    found = shutil.which("initdb")
    places = [Path(given)] if given else []
    places += [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "pg_ctl").exists()), None)


def unprivileged() -> str | None:
    """Whom to run as: PostgreSQL refuses root."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


@contextmanager
def cluster() -> Iterator[str]:
    """A running cluster; gives the URL of its first database, to which others can be added."""
    folder = binaries()
    if folder is None:
        reason = "there are no PostgreSQL binaries: install postgresql, or run `python3 dev test`, which brings them"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    home, user, port = Path(tempfile.mkdtemp(prefix="holdfast-pg-")), unprivileged(), _free_port()
    if user is not None:
        shutil.chown(home, user)
    data, log = home / "data", home / "log"

    def run(*command: object) -> None:
        done = subprocess.run([str(part) for part in command], user=user, cwd=home, capture_output=True, text=True)
        assert done.returncode == 0, (
            f"{command[0]}: {done.stdout}{done.stderr}{log.read_text() if log.exists() else ''}"
        )

    try:
        run(folder / "initdb", "-D", data, "-U", "holdfast", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        options = f"-c listen_addresses=127.0.0.1 -p {port} -k {home} -c fsync=off -c max_connections=60"
        run(folder / "pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")
        try:
            yield f"postgresql://holdfast@127.0.0.1:{port}/postgres"
        finally:
            run(folder / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def database(cluster_url: str) -> Iterator[str]:
    """A new, empty database in a cluster."""
    import psycopg

    name = f"t{uuid.uuid4().hex[:12]}"
    with psycopg.connect(cluster_url, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    yield cluster_url.rpartition("/")[0] + "/" + name
    with psycopg.connect(cluster_url, autocommit=True) as connection:
        connection.execute(f"drop database {name} with (force)")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
