"""Positions as bytes: they come back the same, and what is damaged is said to be."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.core import codec
from holdfast.core.codec import Damaged
from tests.core.test_flow import bid, dealt, stack
from tests.tiny.smugglers import Smugglers, Whistle


@pytest.mark.parametrize("form", ["json", "msgpack"])
def test_a_position_in_the_middle_of_a_window_comes_back(form: str) -> None:
    g = bid(dealt(), 0, 3, 6)
    g.luck((4,))
    again = getattr(codec, f"from_{form}")(Smugglers, getattr(codec, f"to_{form}")(g))
    assert again.same_as(g)
    assert stack(again) == ["Nights.clear", "Run.land", "Lookout.offer"]
    again.answer(0, Whistle())
    g.answer(0, Whistle())
    assert again.same_as(g)


@pytest.mark.parametrize("load", [codec.from_json, codec.from_msgpack])
@pytest.mark.parametrize("data", [b"", b"nothing", b"{}", b"\xc1"])
def test_bytes_that_are_no_position_are_refused(load: object, data: bytes) -> None:
    with pytest.raises(Damaged, match="not a position of smugglers"):
        load(Smugglers, data)  # type: ignore[operator]


def test_a_field_too_many_is_refused() -> None:
    plain = msgspec.json.decode(codec.to_json(dealt()))
    plain["seed"] = 5
    with pytest.raises(Damaged, match="seed"):
        codec.from_json(Smugglers, msgspec.json.encode(plain))


def test_an_unknown_frame_is_refused() -> None:
    plain = msgspec.json.decode(codec.to_json(dealt()))
    plain["stack"][0]["frame"] = "days"
    with pytest.raises(Damaged, match="days"):
        codec.from_json(Smugglers, msgspec.json.encode(plain))


def test_two_positions_are_the_same_only_if_all_that_is_stored_is() -> None:
    g = dealt()
    assert g.same_as(g.clone())
    other = g.clone()
    other.state.round = 2
    assert not g.same_as(other)
    assert not g.same_as(bid(g.clone(), 0))
    assert not g.same_as(dealt(rounds=1))


def test_the_state_holds_no_future() -> None:
    plain = codec.to_json(Smugglers.new())
    assert b"seed" not in plain
    assert msgspec.json.decode(plain)["state"]["deck"] == list(range(20)), "the rest has no order"
