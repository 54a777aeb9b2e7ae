"""Kinds of ids: small ints inside a state, readable names outside of it.

A game declares `SpaceId = NewType("SpaceId", int)` and `SPACE = Kind("space", SpaceId)`. Every field typed
`SpaceId` in an action or an event is then known to touch a space, and the game's content says what the
space is called. Options get their targets, their texts and their integer codes from that alone.
"""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from holdfast.core.text import Arg, Named

Names = Mapping[str, Sequence[str]]
"""For every kind, the readable ids in the order of the ints."""


SEAT_FIELDS = ("seat", "seats")
"""Fields of actions and events that hold seats; texts call them by the names of the players."""


class Kind(Struct, frozen=True):
    """A family of ids: its name in texts and targets, and the NewType that marks it in code."""

    name: str
    type: Any
    content: bool = True
    """Is each of them something to be met in play? Places of a map without border are not."""


class IdField(Struct, frozen=True):
    """A field of an action or event that holds an id, or a list or tuple of ids, of one kind."""

    name: str
    kind: Kind
    many: bool = False


@cache
def plain_hints(cls: type) -> dict[str, Any]:
    """The field types of a Struct, with `Annotated` and `| None` taken off."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: _bare(hints[name]) for name in getattr(cls, "__struct_fields__", ())}


def _bare(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return _bare(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        some = [part for part in get_args(hint) if part is not type(None)]
        if len(some) == 1:
            return _bare(some[0])
    return hint


def id_fields(cls: type, kinds: Sequence[Kind]) -> tuple[IdField, ...]:
    """Which fields of a Struct hold ids, in field order."""
    by_type = {id(kind.type): kind for kind in kinds}
    found = []
    for name, hint in plain_hints(cls).items():
        inner = get_args(hint)[0] if get_origin(hint) in (list, tuple) and get_args(hint) else hint
        kind = by_type.get(id(inner))
        if kind is not None:
            found.append(IdField(name, kind, many=inner is not hint))
    return tuple(found)


def named_args(value: Struct, fields: Sequence[IdField], names: Names) -> dict[str, Arg]:
    """The fields of an action or event as text arguments, with ids and the fields `seat`, `seats` turned into names."""
    kinds = {field.name: field for field in fields}
    args: dict[str, Arg] = {}
    for name in value.__struct_fields__:
        raw = getattr(value, name)
        field = kinds.get(name)
        if raw is None:
            args[name] = ""
        elif field is None:
            args[name] = _seats(raw) if name in SEAT_FIELDS else list(raw) if isinstance(raw, tuple) else raw
        elif field.many:
            args[name] = [_named(field.kind, one, names) for one in raw]
        else:
            args[name] = _named(field.kind, raw, names)
    return args


def _seats(raw: Any) -> Arg:
    """Seats are counted from 0 inside and from 1 by people."""
    if isinstance(raw, int):
        return Named("seat", str(raw + 1))
    return [Named("seat", str(one + 1)) for one in raw]


def _named(kind: Kind, index: int, names: Names) -> Named:
    known = names[kind.name]
    return Named(kind.name, known[index] if 0 <= index < len(known) else "none")


def targets(value: Struct, fields: Sequence[IdField], names: Names) -> tuple[str, ...]:
    """What an action or event touches, as `kind:id` words that every front end understands."""
    found = []
    for field in fields:
        raw = getattr(value, field.name)
        if raw is None:
            continue
        for index in raw if field.many else (raw,):
            if 0 <= index < len(names[field.kind.name]):
                found.append(f"{field.kind.name}:{names[field.kind.name][index]}")
    return tuple(found)
