"""Distances and shortest ways over small maps."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from holdfast.kit.graphs import FAR, all_distances, distances, is_connected, is_symmetric, way

LINE = [[1], [0, 2], [1, 3], [2]]
RING = [[1, 3], [0, 2], [1, 3], [0, 2]]
TWO_PARTS = [[1], [0], [3], [2]]
ONE_WAY = [[1], [2], []]

graphs = st.integers(1, 7).flatmap(
    lambda size: st.lists(st.lists(st.integers(0, size - 1), max_size=4, unique=True), min_size=size, max_size=size)
)


def test_distances_count_steps() -> None:
    assert distances(LINE, 0) == [0, 1, 2, 3]
    assert distances(RING, 0) == [0, 1, 2, 1]
    assert distances(TWO_PARTS, 0) == [0, 1, FAR, FAR]
    assert distances(LINE, 0, may_enter=lambda space: space != 2) == [0, 1, FAR, FAR]


def test_a_way_has_both_its_ends() -> None:
    assert way(LINE, 0, 3) == [0, 1, 2, 3]
    assert way(LINE, 2, 2) == [2]
    assert way(TWO_PARTS, 0, 3) is None
    assert way(LINE, 0, 3, may_enter=lambda space: space != 2) is None
    assert way(RING, 0, 2) == [0, 1, 2], "of equal ways the first in the order of the graph"


def test_maps_are_checked_at_loading() -> None:
    assert is_symmetric(LINE)
    assert not is_symmetric(ONE_WAY)
    assert is_connected(RING)
    assert is_connected([])
    assert not is_connected(TWO_PARTS)


@given(graphs, st.data())
def test_a_way_is_as_long_as_the_distance_and_goes_along_the_graph(graph: list[list[int]], data: st.DataObject) -> None:
    start, goal = data.draw(st.integers(0, len(graph) - 1)), data.draw(st.integers(0, len(graph) - 1))
    found, steps = way(graph, start, goal), all_distances(graph)[start][goal]
    if found is None:
        assert steps == FAR
        return
    assert (found[0], found[-1], len(found) - 1) == (start, goal, steps)
    assert all(there in graph[here] for here, there in pairwise(found))


@given(graphs)
def test_a_step_changes_the_distance_by_one_at_most(graph: list[list[int]]) -> None:
    for start, steps in enumerate(all_distances(graph)):
        assert steps[start] == 0
        for here, near in enumerate(graph):
            assert all(steps[there] <= steps[here] + 1 for there in near)
