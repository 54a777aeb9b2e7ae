"""Where running games are kept, so that a closed window, Ctrl-C or a crash loses nothing."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from secrets import token_hex

from holdfast.core.codec import Damaged
from holdfast.core.folders import state_folder
from holdfast.table.match import Match
from holdfast.table.storage import read_match

SUFFIX = ".holdfast.json"


class NothingKept(LookupError):
    """There is no unfinished game to go on with."""


class Keeper:
    """Keeps one running game in a file of its own, written anew after every answer."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def of_new_game(cls, game_id: str, folder: Path | None = None) -> Keeper:
        """A keeper with a fresh file name; nothing is written yet."""
        name = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}-{token_hex(2)}{SUFFIX}"
        return cls((state_folder() if folder is None else folder) / name)

    @property
    def name(self) -> str:
        """The file as a person would write it: short, from the home folder on."""
        with contextlib.suppress(ValueError, RuntimeError):
            return f"~{os.sep}{self.path.relative_to(Path.home())}"
        return str(self.path)

    def keep(self, match: Match) -> None:
        """Write the match as it stands; an `OSError` says why it cannot be."""
        # Saved games hold the seed of the luck and all secrets, so the folder is for its owner alone.
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        match.save(self.path)


def latest(game_id: str | None = None, folder: Path | None = None) -> Path:
    """The unfinished game, of any or of one kind, that was played last."""
    folder = state_folder() if folder is None else folder
    pattern = f"{game_id}-*{SUFFIX}" if game_id else f"*{SUFFIX}"
    for path in sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            if read_match(path).record.ending is None:
                return path
        except Damaged as error:
            raise type(error)(f"{path}: {error}") from error
    of_kind = f" of {game_id}" if game_id else ""
    raise NothingKept(f"there is no unfinished game{of_kind} in {folder}")
