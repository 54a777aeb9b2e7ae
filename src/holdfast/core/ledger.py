"""Which place in the code enforces which rule.

Guards note themselves. Frames, effects and loaders are marked with `@rule("UFS-MOVE-01", ...)`. The notes
cost nothing at run time; `holdfast rules` and its test read them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T", bound=Callable[..., Any])


class Place(Struct, frozen=True, order=True):
    """A place in the code: a module, a name in it and the line."""

    module: str
    name: str
    line: int


_PLACES: dict[str, list[Any]] = {}


def note(rule_id: str, thing: Any) -> None:
    """Remember that a function or class enforces a rule."""
    _PLACES.setdefault(rule_id, []).append(thing)


def rule(*ids: str) -> Callable[[T], T]:
    """Say which rules a function or class carries out."""

    def mark(thing: T) -> T:
        for rule_id in ids:
            note(rule_id, thing)
        return thing

    return mark


def places(rule_id: str) -> list[Place]:
    """Where a rule is enforced; empty if nowhere."""
    found = set()
    for thing in _PLACES.get(rule_id, ()):
        try:
            line = inspect.getsourcelines(thing)[1]
        except (OSError, TypeError):
            line = 0
        found.add(Place(thing.__module__, thing.__qualname__, line))
    return sorted(found)


def rules_of(thing: Any) -> tuple[str, ...]:
    """The rules a function or class was marked with."""
    return tuple(rule_id for rule_id, things in _PLACES.items() if any(one is thing for one in things))


def noted_ids() -> set[str]:
    """Every rule id that the imported code mentions."""
    return set(_PLACES)
