"""What is chosen before a game on the command line: options, seats, bots and the seed."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from holdfast.bots import level_called
from holdfast.core.meta import BadOptions, Meta, Options, parse_options
from holdfast.games import find_game

SEED = re.compile(r"[0-9a-fA-F]{1,64}")


def read_options(game: str, preset: str | None, settings: tuple[str, ...]) -> Options:
    """The options of a preset, if one is named, changed by single settings."""
    meta = find_game(game).meta
    given: dict[str, Any] = {}
    if preset is not None:
        if preset not in meta.presets:
            raise BadOptions(f"{meta.id} has no preset {preset!r}; there are: {', '.join(meta.presets) or 'none'}")
        chosen = meta.presets[preset]
        given = msgspec.to_builtins(chosen)
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadOptions(f"an option is written NAME=VALUE, not {setting!r}")
        given[name.strip()] = value.strip()
    return parse_options(meta.options, given)


def seat_range(meta: Meta, options: Options) -> tuple[int, int]:
    """How few and how many can play with these options."""
    least, most = options.seat_range()
    return max(meta.min_seats, least), min(meta.max_seats, most)


def read_seats(meta: Meta, options: Options, seats: int | None) -> int:
    """The number of seats, the fewest if none is said."""
    least, most = seat_range(meta, options)
    seats = least if seats is None else seats
    if not meta.allows(options, seats):
        many = str(least) if least == most else f"{least} to {most}"
        raise BadOptions(f"{meta.id} with these options has {many} seats, not {seats}")
    return seats


def read_bots(meta: Meta, seats: int, given: tuple[str, ...]) -> dict[int, str]:
    """Bots by seat: `2=veteran` puts one at seat 2, a level alone puts one at every seat but the first."""
    found: dict[int, str] = {}
    for part in (one.strip() for words in given for one in words.split(",") if one.strip()):
        seat, equals, level = part.rpartition("=")
        level = level_called(meta.id, level.strip())
        if not equals:
            found.update((one, level) for one in range(1, seats) if one not in found)
        elif not seat.strip().isdecimal() or not 1 <= int(seat) <= seats:
            raise BadOptions(f"there is no seat {seat.strip()!r} for a bot; the seats are 1 to {seats}")
        else:
            found[int(seat) - 1] = level
    if len(found) == seats:
        raise BadOptions("a bot at every seat leaves nobody to play; `holdfast simulate` lets bots play alone")
    return found


def read_seed(given: str | None) -> str | None:
    """A seed as it was typed; None for one that nobody can guess."""
    if given is not None and not SEED.fullmatch(given):
        raise BadOptions(f"a seed is a whole number, or the digits and letters a-f that a game showed, not {given!r}")
    return given
