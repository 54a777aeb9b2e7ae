"""Maps of hexagons."""

from __future__ import annotations

import pytest

from holdfast.kit.hexes import DIRECTIONS, NOWHERE, hexes


def test_places_are_numbered_ring_by_ring_from_the_centre() -> None:
    grid = hexes(2)
    assert len(grid.q) == 1 + 6 + 12
    assert [grid.distance(0, place) for place in range(19)] == [0] + [1] * 6 + [2] * 12
    assert grid.near[0] == (1, 2, 3, 4, 5, 6), "clockwise from the north"


@pytest.mark.parametrize("direction", range(6))
def test_going_there_and_back(direction: int) -> None:
    grid = hexes(3)
    there = grid.near[0][direction]
    assert (grid.q[there], grid.r[there]) == DIRECTIONS[direction]
    assert grid.near[there][(direction + 3) % 6] == 0


def test_neighbours_are_one_step_away_and_the_rim_ends_the_map() -> None:
    grid = hexes(4)
    for place, near in enumerate(grid.near):
        inside = [one for one in near if one != NOWHERE]
        assert all(grid.distance(place, one) == 1 for one in inside)
        assert (len(inside) == 6) == (grid.distance(0, place) < 4)


def test_rings_around_any_place() -> None:
    grid = hexes(4)
    assert sorted(grid.ring(0, 2)) == list(range(7, 19))
    centre = grid.near[0][0]
    assert len(grid.ring(centre, 2)) == 12
    assert all(grid.distance(centre, place) == 2 for place in grid.ring(centre, 2))
    assert grid.name(centre) == "0/-1"
