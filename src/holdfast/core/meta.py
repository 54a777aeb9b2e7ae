"""What can be chosen before play, and how far a game has come."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Struct, UnsetType

from holdfast.core.packs import BUILT_IN, installed, not_installed, pack_folder

Stage = Literal["draft", "playable", "complete"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The switches of a game; subclasses add fields with defaults, each a bool, a Literal or a bounded int."""

    game: ClassVar[str] = ""
    """The id of the game whose installed packs can be chosen; without it there is no such choice."""
    pack: str | UnsetType = UNSET
    """The installed pack that is played with. Options without one say nothing of packs wherever they are written."""

    def folder(self, own: Path) -> Path:
        """The folder of the content: of the pack that is chosen, else the game's own."""
        return pack_folder(self.game, self.pack) if self.pack else own

    def seat_range(self) -> tuple[int, int]:
        """How few and how many seats can play with these options; a mode of a game may narrow it."""
        return 1, 99


class Meta(Struct, frozen=True):
    """The facts about a game that a lobby shows."""

    id: str
    title: str
    prefix: str
    """The first letters of its rule ids."""
    min_seats: int
    max_seats: int
    options: type[Options]
    end_reasons: tuple[str, ...]
    rules_version: int
    stage: Stage
    end_rule: str
    """The rule that says when the game is over; answers after the end are refused with it."""
    cap: int
    """No game takes more entries (answers and luck) than this."""
    presets: dict[str, Options] = {}
    """Named option sets that the conformance suite and the lobby offer."""
    hidden: bool = False
    """Are there secrets between seats, so that a shared screen needs a hand-over?"""
    rivals: bool = False
    """Does every seat play against all others?"""

    def allows(self, options: Options, seats: int) -> bool:
        """Can this many seats play with these options?"""
        least, most = options.seat_range()
        return max(self.min_seats, least) <= seats <= min(self.max_seats, most)


class Choice(Struct, frozen=True):
    """One option as a lobby presents it: its name, its values and the default."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool


class BadOptions(ValueError):
    """Options that do not fit the game; the message says which and why."""


def choices(options: type[Options]) -> list[Choice]:
    """Every option of a game with the values it can take."""
    hints = get_type_hints(options, include_extras=True)
    found = []
    defaults = options()
    for name in options.__struct_fields__:
        if name == "pack":
            continue
        hint = hints[name]
        values: tuple[Any, ...]
        if hint is bool:
            values = (False, True)
        elif get_origin(hint) is Literal:
            values = get_args(hint)
        else:
            bounds = next(m for m in hint.__metadata__ if isinstance(m, msgspec.Meta))
            if bounds.ge is None or bounds.le is None:
                raise TypeError(f"{options.__name__}.{name} has no bounds")
            values = tuple(range(int(bounds.ge), int(bounds.le) + 1))
        found.append(Choice(name, values, getattr(defaults, name)))
    packs = installed(options.game) if options.game else ()
    return [*found, Choice("pack", (BUILT_IN, *packs), BUILT_IN)] if packs else found


def parse_options(options: type[Options], given: dict[str, Any]) -> Options:
    """Options from plain data or from the command line; strings are read as the option's own type."""
    known = {choice.name: choice for choice in choices(options)}
    read: dict[str, Any] = {}
    for name, raw in given.items():
        if name == "pack" and options.game:
            read |= _read_pack(options.game, raw)
            continue
        if name not in known:
            raise BadOptions(f"unknown option {name!r}; there are: {', '.join(sorted(known)) or 'none'}")
        words = {str(value).lower(): value for value in known[name].values}
        word = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(str(raw).lower(), str(raw).lower())
        if str(raw).lower() in words:
            word = str(raw).lower()
        if word not in words:
            raise BadOptions(f"option {name} cannot be {raw!r}; choose from: {', '.join(words)}")
        read[name] = words[word]
    return msgspec.convert(read, options)


def _read_pack(game_id: str, raw: Any) -> dict[str, str]:
    """The pack that is asked for, if it is not the one that comes with the game."""
    if raw != BUILT_IN and raw not in installed(game_id):
        raise BadOptions(not_installed(game_id, raw))
    return {} if raw == BUILT_IN else {"pack": raw}
