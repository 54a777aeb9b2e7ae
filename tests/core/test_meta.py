"""Options: what a lobby offers, and what is read from plain data and from the command line."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta as Bounds

from holdfast.core.meta import BadOptions, Choice, Meta, Options, choices, parse_options


class Setup(Options, frozen=True, forbid_unknown_fields=True):
    edition: Literal["1.0", "2.0"] = "2.0"
    mode: Literal["Solo", "duel"] = "duel"
    rounds: Annotated[int, Bounds(ge=2, le=4)] = 3
    traitor: bool = False

    def seat_range(self) -> tuple[int, int]:
        return (1, 1) if self.mode == "Solo" else (2, 99)


META = Meta(
    id="x",
    title="X",
    prefix="X",
    min_seats=1,
    max_seats=4,
    options=Setup,
    end_reasons=("over",),
    rules_version=1,
    stage="draft",
    end_rule="X-1",
    cap=10,
)


def test_a_lobby_sees_every_option_with_its_values() -> None:
    assert choices(Setup) == [
        Choice("edition", ("1.0", "2.0"), "2.0"),
        Choice("mode", ("Solo", "duel"), "duel"),
        Choice("rounds", (2, 3, 4), 3),
        Choice("traitor", (False, True), False),
    ]
    assert choices(Options) == []


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, Setup()),
        ({"rounds": "4", "traitor": "yes"}, Setup(rounds=4, traitor=True)),
        ({"rounds": 2, "traitor": True, "edition": "1.0"}, Setup("1.0", rounds=2, traitor=True)),
        ({"mode": "solo", "traitor": "OFF"}, Setup(mode="Solo")),
    ],
)
def test_options_are_read_from_words_and_from_plain_data(given: dict[str, Any], expected: Setup) -> None:
    assert parse_options(Setup, given) == expected


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"weather": "rain"}, "unknown option 'weather'; there are: edition, mode, rounds, traitor"),
        ({"rounds": "5"}, "option rounds cannot be '5'; choose from: 2, 3, 4"),
        ({"traitor": "maybe"}, "option traitor cannot be 'maybe'; choose from: false, true"),
        ({"edition": 2.0000001}, "option edition cannot be"),
    ],
)
def test_what_does_not_fit_is_said(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        parse_options(Setup, given)


setups = st.builds(
    Setup,
    edition=st.sampled_from(["1.0", "2.0"]),
    mode=st.sampled_from(["Solo", "duel"]),
    rounds=st.integers(2, 4),
    traitor=st.booleans(),
)


@given(setups)
def test_options_come_back_from_plain_data_and_from_words(setup: Setup) -> None:
    plain = msgspec.to_builtins(setup)
    assert parse_options(Setup, plain) == setup
    assert parse_options(Setup, {name: str(value) for name, value in plain.items()}) == setup


@pytest.mark.parametrize(("mode", "allowed"), [("Solo", [1]), ("duel", [2, 3, 4])])
def test_options_narrow_the_number_of_seats(mode: Any, allowed: list[int]) -> None:
    assert [seats for seats in range(7) if META.allows(Setup(mode=mode), seats)] == allowed


def test_a_number_without_bounds_cannot_be_offered() -> None:
    class Boundless(Options, frozen=True):
        rounds: Annotated[int, Bounds(ge=1)] = 3

    with pytest.raises(TypeError, match=r"Boundless\.rounds has no bounds"):
        choices(Boundless)
