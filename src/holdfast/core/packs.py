"""Installed packs: where the owner of a machine keeps content of their own, and how it gets there.

A pack of a game lies in `GAME/NAME/*.toml` below one folder. Its name is typed on command lines and sent by clients,
so it is never more than a plain word: no name leads out of that folder.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from holdfast.core.content import BadContent
from holdfast.core.folders import data_folder

BUILT_IN = "built_in"
"""What the content that comes with a game is called among its packs."""
VARIABLE = "HOLDFAST_PACKS"
"""The environment variable that names another folder for packs."""
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
RESERVED = (BUILT_IN, "built-in", "help")
"""Names that players would read as something else: the texts of the choice have them."""


def packs_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder in which the packs of all games lie."""
    given = environment.get(VARIABLE, "")
    return Path(given).expanduser() if given else data_folder(environment, platform) / "packs"


def installed(game_id: str) -> tuple[str, ...]:
    """The names of the installed packs of a game."""
    try:
        folders = list((packs_folder() / game_id).iterdir())
    except (OSError, RuntimeError):  # no such folder, or a user without a home
        return ()
    return tuple(sorted(one.name for one in folders if _is_name(one.name) and any(one.glob("*.toml"))))


def pack_folder(game_id: str, name: str) -> Path:
    """The folder of an installed pack; a pack that is not there is an error with its name."""
    return _found(packs_folder(), game_id, name)


@cache
def _found(packs: Path, game_id: str, name: str) -> Path:
    """Looked for once: a pack that goes away does not end the games that already play with it."""
    if not _is_name(name) or not any((packs / game_id / name).glob("*.toml")):
        raise BadContent(not_installed(game_id, name))
    return packs / game_id / name


def not_installed(game_id: str, name: object) -> str:
    """The sentence that says so, and what there is instead."""
    known = ", ".join((BUILT_IN, *installed(game_id)))
    return f"the pack {name!r} of {game_id} is not installed here; there are: {known}"


def install(game_id: str, source: Path, name: str, replace: bool = False) -> Path:
    """Copy the files of a pack, which has been checked, to where play finds it."""
    check_name(name)
    target = packs_folder() / game_id / name
    if target.exists() and not replace:
        raise BadContent(f"there is already a pack {name!r} of {game_id}; --replace puts this one in its place")
    target.parent.mkdir(parents=True, exist_ok=True)
    # The copy is made whole beside its place, so that a copy that breaks off leaves an older pack as it was. The
    # names of these folders begin with a dot and so are no names of packs.
    with tempfile.TemporaryDirectory(prefix=".", dir=target.parent) as beside:
        fresh = Path(beside) / "new"
        fresh.mkdir()
        for path in sorted(source.glob("*.toml")):
            shutil.copyfile(path, fresh / path.name)
        if target.exists():
            target.rename(Path(beside) / "old")
        fresh.rename(target)
    return target


def check_name(name: str) -> None:
    """A pack can be called this, or an error says how packs are called."""
    if not _is_name(name):
        raise BadContent(
            f"a pack cannot be called {name!r}: its name is up to 40 lower-case letters, digits, - and _, "
            f"begins with a letter or digit, and is none of {', '.join(RESERVED)}"
        )


def _is_name(name: str) -> bool:
    return NAME.fullmatch(name) is not None and name not in RESERVED
