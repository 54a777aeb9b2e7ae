"""Positions and actions as bytes and as integers.

One codec serves storage, wire and tests: the Structs of a game, in JSON or MessagePack. For learning, every
action of a game has a fixed integer, worked out from the kinds of its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import prod
from threading import RLock
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, defstruct

from holdfast.core.flow import Ending
from holdfast.core.game import Game
from holdfast.core.legality import Action

T = TypeVar("T")


_MAKING = RLock()


def _once(make: Callable[[type[Game[Any]]], T]) -> Callable[[type[Game[Any]]], T]:
    """Work something out once per game, whichever thread asks first.

    msgspec describes a Struct to itself when it first meets it in a decoder. Two threads that do this at the same time
    can see each other's half-made description, and the process dies (seen after a restart under load, one time in
    twenty when provoked). So no two decoders are ever made at once.
    """
    made: dict[type[Game[Any]], T] = {}

    def found(game: type[Game[Any]]) -> T:
        if game not in made:
            with _MAKING:
                if game not in made:
                    made[game] = make(game)
        return made[game]

    return found


def prepare(game: type[Game[Any]]) -> None:
    """Make all decoders of a game. A program with several threads does this before they begin."""
    _json_decoder(game)
    _msgpack_decoder(game)
    _action_decoder(game)


class Damaged(ValueError):
    """Bytes that are not what they claim to be; the message says what is wrong."""


@_once
def snapshot_type(game: type[Game[Any]]) -> type[Struct]:
    """The Struct that holds everything of a position that is stored."""
    made: type[Struct] = defstruct(
        "Snapshot",
        [
            ("options", game.meta.options),
            ("seats", int),
            ("state", game.state_type),
            ("stack", list[Union[game.frames]]),  # type: ignore[name-defined]  # noqa: UP007
            ("ending", Ending | None),
        ],
        forbid_unknown_fields=True,
    )
    return made


@_once
def action_type(game: type[Game[Any]]) -> Any:
    """The union of all actions of a game."""
    return Union[game.actions]  # noqa: UP007


def _snapshot(g: Game[Any]) -> Struct:
    return snapshot_type(type(g))(g.options, g.seats, g.state, g.stack, g.ending)


def to_json(g: Game[Any]) -> bytes:
    """A position as JSON."""
    return msgspec.json.encode(_snapshot(g))


def to_msgpack(g: Game[Any]) -> bytes:
    """A position as MessagePack."""
    return msgspec.msgpack.encode(_snapshot(g))


@_once
def _json_decoder(game: type[Game[Any]]) -> Any:
    return msgspec.json.Decoder(snapshot_type(game))


@_once
def _action_decoder(game: type[Game[Any]]) -> Any:
    return msgspec.json.Decoder(action_type(game))


@_once
def _msgpack_decoder(game: type[Game[Any]]) -> Any:
    return msgspec.msgpack.Decoder(snapshot_type(game))


def from_json(game: type[Game[Any]], data: bytes) -> Game[Any]:
    """The position that `to_json` wrote."""
    return _restore(game, _json_decoder(game), data)


def from_msgpack(game: type[Game[Any]], data: bytes) -> Game[Any]:
    """The position that `to_msgpack` wrote."""
    return _restore(game, _msgpack_decoder(game), data)


def _restore(game: type[Game[Any]], decoder: Any, data: bytes) -> Game[Any]:
    try:
        snap = decoder.decode(data)
    except msgspec.DecodeError as error:
        raise Damaged(f"not a position of {game.meta.id}: {error}") from error
    return game.restore(game.load_content(snap.options), snap.options, snap.seats, snap.state, snap.stack, snap.ending)


class ActionCodec:
    """Every action of a game as an integer, and back; the order of the integers is the order of options."""

    def __init__(self, g: Game[Any]) -> None:
        self._verbs: list[tuple[type[Action], int, tuple[range, ...]]] = []
        self._at: dict[type[Action], int] = {}
        self.size = 0
        for verb in g.actions:
            domains = _domains(g, verb)
            self._at[verb] = len(self._verbs)
            self._verbs.append((verb, self.size, domains))
            self.size += prod(len(domain) for domain in domains)

    def index(self, act: Action) -> int:
        """The integer of an action."""
        verb, start, domains = self._verbs[self._at[type(act)]]
        code = 0
        for name, domain in zip(verb.__struct_fields__, domains, strict=True):
            code = code * len(domain) + domain.index(int(getattr(act, name)))
        return start + code

    def action(self, index: int) -> Action:
        """The action of an integer."""
        for verb, start, domains in reversed(self._verbs):
            if index >= start:
                code, values = index - start, []
                for domain in reversed(domains):
                    code, digit = divmod(code, len(domain))
                    values.append(domain[digit])
                return self._make(verb, list(reversed(values)))
        raise IndexError(index)

    def spans(self) -> Iterator[tuple[type[Action], range]]:
        """For every verb the integers of its actions."""
        stops = [start for _, start, _ in self._verbs[1:]] + [self.size]
        for (verb, start, _), stop in zip(self._verbs, stops, strict=True):
            yield verb, range(start, stop)

    @staticmethod
    def _make(verb: type[Action], values: list[int]) -> Action:
        typed = [bool(v) if is_bool else v for is_bool, v in zip(_bools(verb), values, strict=True)]
        return verb(*typed)


@cache
def _bools(verb: type[Action]) -> tuple[bool, ...]:
    """Which fields of a verb are bools, in field order; reading type hints anew for each action is slow."""
    hints = get_type_hints(verb)
    return tuple(hints[name] is bool for name in verb.__struct_fields__)


def _domains(g: Game[Any], verb: type[Action]) -> tuple[range, ...]:
    kinds = {field.name: field.kind.name for field in g.fields_of(verb)}
    names, hints = g.names(), get_type_hints(verb, include_extras=True)
    found = []
    for name in verb.__struct_fields__:
        if name in kinds:
            found.append(range(len(names[kinds[name]])))
        elif hints[name] is bool:
            found.append(range(2))
        else:
            found.append(_bounds(verb, name, hints[name]))
    return tuple(found)


def _bounds(verb: type[Action], name: str, hint: Any) -> range:
    if get_origin(hint) is Annotated:
        for mark in get_args(hint)[1:]:
            if isinstance(mark, msgspec.Meta) and mark.ge is not None and mark.le is not None:
                return range(int(mark.ge), int(mark.le) + 1)
    raise TypeError(f"{verb.__name__}.{name} is neither an id, a bool nor a bounded int")
