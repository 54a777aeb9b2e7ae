"""The duel is a registered game while a test runs, and at no other time."""

from __future__ import annotations

import pytest

from holdfast import games
from tests.server import duel


@pytest.fixture(autouse=True)
def _the_duel_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAME_IDS", games.GAME_IDS)
    duel.register()
