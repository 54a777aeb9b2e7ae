"""Markers stop at the ends of their tracks, and pay for the spaces they enter."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from holdfast.kit.tracks import affordable, room_down, room_up

small = st.integers(0, 12)


@given(small, small, small)
def test_a_marker_moves_as_far_as_the_track_goes(value: int, wanted: int, end: int) -> None:
    up, down = room_up(value, wanted, end), room_down(value, wanted, end)
    assert 0 <= up <= wanted
    assert 0 <= down <= wanted
    if value <= end:
        assert value + up == min(value + wanted, end)
    if value >= end:
        assert value - down == max(value - wanted, end)


@given(st.lists(st.integers(1, 6), max_size=8), small, small)
def test_a_marker_enters_what_it_can_pay_and_no_more(costs: list[int], position: int, points: int) -> None:
    steps = affordable(costs, position, points)
    assert sum(costs[position : position + steps]) <= points or steps == 0
    if position + steps < len(costs):
        assert sum(costs[position : position + steps + 1]) > points


def test_a_marker_pays_space_by_space() -> None:
    assert [affordable([3, 1, 4], 0, points) for points in (2, 3, 4, 7, 8, 99)] == [0, 1, 2, 2, 3, 3]
    assert affordable([3, 1, 4], 3, 99) == 0
