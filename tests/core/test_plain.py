"""Copies of plain data share nothing that can change; what is not plain is refused when a game is loaded."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Annotated, Any, Literal, NewType

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from holdfast.core.events import PUBLIC
from holdfast.core.plain import NotPlain, clone, cloner_of, is_immutable

PieceId = NewType("PieceId", int)


class Colour(enum.Enum):
    RED = "red"


class Frozen(Struct, frozen=True):
    pieces: tuple[PieceId, ...] = ()


class Inner(Struct):
    counts: list[int] = []


class Left(Struct, tag="left"):
    values: list[int] = []


class Right(Struct, frozen=True, tag="right"):
    value: int = 0


class Whole(Struct):
    number: int = 0
    piece: Annotated[PieceId, PUBLIC] = PieceId(0)
    colour: Colour = Colour.RED
    word: Literal["a", "b"] = "a"
    frozen: Frozen = Frozen()
    flat: list[int] = []
    deep: list[list[int]] = []
    inner: Inner = msgspec.field(default_factory=Inner)
    inners: list[Inner] = []
    table: dict[int, list[int]] = {}
    open_table: dict[str, int] = {}
    either: Left | Right = Right()
    maybe: Inner | None = None
    several: list[Left | Right] = []
    numbers: Annotated[list[int] | None, PUBLIC] = None


numbers = st.lists(st.integers(0, 9), max_size=4)
either = st.one_of(st.builds(Left, numbers), st.builds(Right, st.integers(0, 9)))
wholes = st.builds(
    Whole,
    number=st.integers(),
    flat=numbers,
    deep=st.lists(numbers, max_size=3),
    inner=st.builds(Inner, numbers),
    inners=st.lists(st.builds(Inner, numbers), max_size=3),
    table=st.dictionaries(st.integers(0, 3), numbers, max_size=3),
    open_table=st.dictionaries(st.sampled_from("abc"), st.integers(), max_size=3),
    either=either,
    maybe=st.one_of(st.none(), st.builds(Inner, numbers)),
    several=st.lists(either, max_size=3),
    numbers=st.one_of(st.none(), numbers),
)


def mutables(value: Any) -> list[Any]:
    """Everything inside a value that can change."""
    if isinstance(value, list):
        return [value, *(found for one in value for found in mutables(one))]
    if isinstance(value, dict):
        return [value, *(found for one in value.values() for found in mutables(one))]
    if isinstance(value, Struct) and not value.__struct_config__.frozen:
        inside = [found for name in value.__struct_fields__ for found in mutables(getattr(value, name))]
        return [value, *inside]
    return []


@given(wholes)
def test_a_clone_is_equal_and_shares_nothing_that_can_change(whole: Whole) -> None:
    twin = clone(whole)
    assert twin == whole
    assert not {id(one) for one in mutables(twin)} & {id(one) for one in mutables(whole)}


@given(wholes)
def test_a_clone_shares_what_never_changes(whole: Whole) -> None:
    assert clone(whole).frozen is whole.frozen


def test_the_copy_function_is_made_once() -> None:
    assert cloner_of(Whole) is cloner_of(Whole)


@pytest.mark.parametrize("hint", [set[int], Callable[[], int], object, Any, bytearray])
def test_what_has_no_place_in_a_state_is_refused(hint: Any) -> None:
    with pytest.raises(NotPlain):
        is_immutable(hint)


def test_a_tuple_may_not_hide_a_list() -> None:
    with pytest.raises(NotPlain, match="tuple"):
        is_immutable(tuple[list[int], ...])


def test_a_frozen_struct_may_not_hide_a_list() -> None:
    class Sly(Struct, frozen=True):
        values: list[int] = []

    with pytest.raises(NotPlain, match="Sly is frozen"):
        is_immutable(Sly)
