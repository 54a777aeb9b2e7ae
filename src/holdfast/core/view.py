"""What a seat may know, built up from the audience marks on the fields of a state.

For every Struct of a state there is a view type with the same field names. A field the seat may not know
becomes None, or, for a list, its length. A field without a mark is an error when the game is loaded, not a
leak when it is played; a class whose every field is open says so once with `@public`.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, defstruct, structs

from holdfast.core.events import PUBLIC, Audience, Event
from holdfast.core.plain import clone, is_immutable, strip

C = TypeVar("C", bound=type)
Seat = int | None
"""A seat, or None for a spectator."""
Allies = Callable[[int], bool]
"""Does the viewer share the team secrets of this seat?"""
Projector = Callable[[Any, Seat, Seat, Allies], Any]

_PUBLIC_CLASSES: set[type] = set()
_PROJECTORS: dict[type, tuple[type, Projector]] = {}


class UnmarkedField(TypeError):
    """A field of a state says nothing about who may know it."""


def public(cls: C) -> C:
    """Declare that every unmarked field of a Struct is open to all."""
    _PUBLIC_CLASSES.add(cls)
    return cls


def marks_of(cls: type) -> dict[str, tuple[Any, Audience]]:
    """For every field of a Struct its type and who may know it."""
    open_class = cls in _PUBLIC_CLASSES
    found = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name not in cls.__struct_fields__:  # type: ignore[attr-defined]
            continue
        marks = [m for m in getattr(hint, "__metadata__", ()) if isinstance(m, Audience)]
        if not marks and not open_class:
            raise UnmarkedField(f"{cls.__name__}.{name} says nothing about who may know it")
        found[name] = (hint, marks[0] if marks else PUBLIC)
    return found


def is_open(cls: type) -> bool:
    """Is every field of a Struct, and of the Structs in it, open to all?"""
    return all(mark == PUBLIC and _hint_is_open(hint) for hint, mark in marks_of(cls).values())


def _hint_is_open(hint: Any) -> bool:
    hint = strip(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return is_immutable(hint) or is_open(hint)
    return all(_hint_is_open(part) for part in get_args(hint) if part is not Ellipsis and not isinstance(part, str))


def view_type(cls: type) -> type:
    """The Struct type of the view of a Struct type."""
    return _projector(cls)[0]


def project(value: Struct, viewer: Seat, allies: Allies, owner: Seat = None) -> Any:
    """The view of a Struct from a seat."""
    return _projector(type(value))[1](value, viewer, owner, allies)


def _projector(cls: type) -> tuple[type, Projector]:
    found = _PROJECTORS.get(cls)
    if found is None:
        found = _PROJECTORS[cls] = (cls, _copy) if is_open(cls) else _mixed(cls)
    return found


def _copy(value: Any, viewer: Seat, owner: Seat, allies: Allies) -> Any:
    return value if value.__struct_config__.frozen else clone(value)


def _mixed(cls: type) -> tuple[type, Projector]:
    fields: list[tuple[str, Any]] = []
    parts: list[tuple[str, Audience, Projector]] = []
    for name, (hint, mark) in marks_of(cls).items():
        seen, show = _shown(strip(hint), mark.by_seat)
        hidden = int if get_origin(strip(hint)) is list else None
        fields.append((name, seen if mark.who == "all" else seen | hidden))
        parts.append((name, mark, show))
    config = cls.__struct_config__  # type: ignore[attr-defined]
    made = defstruct(cls.__name__ + "View", fields, tag_field=config.tag_field, tag=config.tag, module=cls.__module__)
    owns_itself = "seat" in cls.__struct_fields__  # type: ignore[attr-defined]

    def show_all(value: Any, viewer: Seat, owner: Seat, allies: Allies) -> Any:
        if owns_itself:
            owner = value.seat
        return made(
            *[
                show(getattr(value, name), viewer, owner, allies)
                if may_know(mark, value, viewer, owner, allies)
                else _hide(getattr(value, name))
                for name, mark, show in parts
            ]
        )

    return made, show_all


def may_know(mark: Audience, holder: Any, viewer: Seat, owner: Seat, allies: Allies) -> bool:
    """Is a field with this mark open to the viewer?"""
    if mark.who == "all" or (mark.until and getattr(holder, mark.until)):
        return True
    if viewer is None:
        return False
    if mark.known_to and viewer in getattr(holder, mark.known_to):
        return True
    if mark.who == "owner":
        return viewer == owner
    return mark.who == "team" and owner is not None and (viewer == owner or allies(owner))


def _hide(value: Any) -> int | None:
    return len(value) if isinstance(value, list) else None


def _shown(hint: Any, by_seat: bool) -> tuple[Any, Projector]:
    """The view type of a field type, and how to show its values."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _shown(args[0], by_seat)
    if origin is list:
        seen, show = _shown(strip(args[0]), False)
        if by_seat:
            return list[seen], lambda v, viewer, _, allies: [  # type: ignore[valid-type]
                show(one, viewer, seat, allies) for seat, one in enumerate(v)
            ]
        return list[seen], lambda v, viewer, owner, allies: [  # type: ignore[valid-type]
            show(one, viewer, owner, allies) for one in v
        ]
    if origin is dict:
        seen, show = _shown(strip(args[1]), False)
        return dict[args[0], seen], lambda v, viewer, owner, allies: {  # type: ignore[valid-type]
            key: show(one, viewer, owner, allies) for key, one in v.items()
        }
    if origin in (Union, types.UnionType):
        union: Any = Union[tuple(_shown(strip(part), False)[0] for part in args)]  # noqa: UP007
        return union, _show_any
    if isinstance(hint, type) and issubclass(hint, Struct) and not is_immutable(hint):
        return _projector(hint)
    return hint, lambda v, viewer, owner, allies: v


def _show_any(value: Any, viewer: Seat, owner: Seat, allies: Allies) -> Any:
    if isinstance(value, Struct) and not value.__struct_config__.frozen:
        return _projector(type(value))[1](value, viewer, owner, allies)
    return value


def event_for(event: Event, viewer: Seat, allies: Allies) -> Event | None:
    """An event as a seat may hear it: whole, with secret fields blank, or not at all."""
    marks = _event_marks(type(event))
    owner = getattr(event, "seat", None)
    if event.secret and viewer != owner:
        return None
    blank = {name: None for name, mark in marks.items() if not may_know(mark, event, viewer, owner, allies)}
    return structs.replace(event, **blank) if blank else event


_EVENT_MARKS: dict[type, dict[str, Audience]] = {}


def _event_marks(cls: type) -> dict[str, Audience]:
    found = _EVENT_MARKS.get(cls)
    if found is None:
        hints = get_type_hints(cls, include_extras=True)
        found = _EVENT_MARKS[cls] = {
            name: mark
            for name in cls.__struct_fields__  # type: ignore[attr-defined]
            for mark in getattr(hints[name], "__metadata__", ())
            if isinstance(mark, Audience) and mark != PUBLIC
        }
    return found
