"""Fixtures that several folders of tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres


@pytest.fixture(autouse=True, scope="session")
def no_installed_packs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whatever packs the owner of this machine has installed, tests know none but those they install."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOLDFAST_PACKS", str(tmp_path_factory.mktemp("packs")))
        yield


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    """A PostgreSQL for the whole run."""
    with postgres.cluster() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database: once in a file of SQLite, once in PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/holdfast.db"
    else:
        with postgres.database(request.getfixturevalue("postgres_cluster")) as url:
            yield url
