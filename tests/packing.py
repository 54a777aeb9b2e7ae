"""Packs of one's own for tests: copies of the packs that come with the games, each with one figure changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from holdfast.cli.content import pack_folders
from holdfast.core.packs import install


class Change(NamedTuple):
    """A figure of a pack, and where it shows in the content."""

    game: str
    pack: str
    file: str
    before: str
    after: str
    shown: Callable[[Any], int]
    figure: int


SKIES = Change(
    "under_falling_skies",
    "print_and_play",
    "cards.toml",
    "start_row = 0",
    "start_row = 1",
    lambda c: c.start_row,
    1,
)
CHANGES = (
    SKIES,
    Change("dawn_of_the_zeds", "base", "setup.toml", "most_ammo = 20", "most_ammo = 18", lambda c: c.most_ammo, 18),
    Change("wildlands", "holdfast", "factions.toml", "health = 5", "health = 4", lambda c: c.health[0], 4),
    Change("under_our_sun", "base", "characters.toml", "hp = 6", "hp = 7", lambda c: c.boards[0].hp, 7),
)


def changed(change: Change, folder: Path) -> Path:
    """A copy of a pack with its figure changed."""
    source = next(one for one in pack_folders(change.game) if one.name == change.pack)
    copy = Path(shutil.copytree(source, folder))
    path = copy / change.file
    text = path.read_text(encoding="utf-8")
    assert change.before in text
    path.write_text(text.replace(change.before, change.after, 1), encoding="utf-8")
    return copy


def installed_change(change: Change, folder: Path, name: str = "mine") -> Path:
    """The changed copy where play finds it."""
    return install(change.game, changed(change, folder), name)
