"""Copies of plain data, written from the field types of the Structs.

A state is made of ints, strings, tuples, lists, dicts and Structs of those. From the types follows what a
copy must duplicate and what it may share; the code of the copy is generated once per Struct, so that a
clone costs little more than the lists it contains.
"""

from __future__ import annotations

import enum
import types
from collections.abc import Callable
from copy import copy
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

Cloner = Callable[[Any], Any]
_CLONERS: dict[type, Cloner] = {}


class NotPlain(TypeError):
    """A field of a state has a type that cannot be copied, compared and stored as plain data."""


def clone(value: Any) -> Any:
    """A copy of a Struct that shares nothing that can change."""
    return cloner_of(type(value))(value)


def cloner_of(cls: type) -> Cloner:
    """The copy function of a mutable Struct."""
    found = _CLONERS.get(cls)
    if found is None:
        found = _CLONERS[cls] = _struct_cloner(cls)
    return found


def strip(hint: Any) -> Any:
    """A type without `Annotated` and `NewType` around it."""
    while True:
        if get_origin(hint) is Annotated:
            hint = get_args(hint)[0]
        elif isinstance(hint, NewType):
            hint = hint.__supertype__
        else:
            return hint


def is_immutable(hint: Any) -> bool:
    """May two states share a value of this type? Raises `NotPlain` for what has no place in a state."""
    hint = strip(hint)
    origin, args = get_origin(hint), get_args(hint)
    if hint in (int, str, bool, float, bytes, type(None)) or origin is Literal:
        return True
    if origin in (Union, types.UnionType):
        return all([is_immutable(part) for part in args])
    if origin is tuple:
        if not all([is_immutable(part) for part in args if part is not Ellipsis]):
            raise NotPlain(f"{hint}: a tuple in a state holds only immutable things")
        return True
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return True
    if isinstance(hint, type) and issubclass(hint, Struct):
        if hint.__struct_config__.frozen:
            fields = get_type_hints(hint, include_extras=True)
            if not all([is_immutable(fields[name]) for name in hint.__struct_fields__]):
                raise NotPlain(f"{hint.__name__} is frozen but holds something that can change")
            return True
        return False
    if origin in (list, dict):
        return False
    raise NotPlain(f"{hint!r} has no place in a state")


def _struct_cloner(cls: type) -> Cloner:
    hints = get_type_hints(cls, include_extras=True)
    scope: dict[str, Any] = {"copy": copy}
    lines = ["def clone(x):", "    y = copy(x)"]
    for name in cls.__struct_fields__:  # type: ignore[attr-defined]
        if not is_immutable(hints[name]):
            lines.append(f"    y.{name} = {_expression(f'x.{name}', hints[name], scope)}")
    lines.append("    return y")
    exec("\n".join(lines), scope)
    made: Cloner = scope["clone"]
    return made


def _expression(source: str, hint: Any, scope: dict[str, Any]) -> str:
    """Python code that copies `source`, a value of a mutable type."""
    hint = strip(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        if is_immutable(args[0]):
            return f"{source}[:]"
        return f"[{_expression('i', args[0], scope)} for i in {source}]"
    if origin is dict:
        if not is_immutable(args[0]):
            raise NotPlain(f"{hint}: keys must be immutable")
        if is_immutable(args[1]):
            return f"{source}.copy()"
        return f"{{k: {_expression('v', args[1], scope)} for k, v in {source}.items()}}"
    if origin in (Union, types.UnionType):
        scope["any_clone"] = _clone_any
        return f"any_clone({source})"
    scope.setdefault("struct_clone", clone)
    return f"struct_clone({source})"


def _clone_any(value: Any) -> Any:
    """Copy a value of a union type, by what it turns out to be."""
    if isinstance(value, Struct):
        return value if value.__struct_config__.frozen else clone(value)
    if isinstance(value, list):
        return [_clone_any(one) for one in value]
    if isinstance(value, dict):
        return {key: _clone_any(one) for key, one in value.items()}
    return value
