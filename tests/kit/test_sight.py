"""Sight on small boards, and beside a slow reference that tries every line against every wall."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest

from holdfast.kit import sight
from holdfast.kit.polygons import Point, Segment, edges, touches, without

EPS = 1e-3
RIM = 16


def square(column: int, row: int) -> tuple[Point, ...]:
    x, y = 10.0 * column, 10.0 * row
    return ((x, y), (x + 10, y), (x + 10, y + 10), (x, y + 10))


def between(a: tuple[int, int], b: tuple[int, int]) -> Segment:
    """The common side of two neighbouring squares."""
    shared = sorted(set(square(*a)) & set(square(*b)))
    return shared[0], shared[1]


def runs_through(line: Segment, outline: Sequence[Point]) -> bool:
    """Has a line some length inside a square?"""
    enters, leaves = 0.0, 1.0
    for axis in (0, 1):
        start, way = line[0][axis], line[1][axis] - line[0][axis]
        low, high = min(point[axis] for point in outline), max(point[axis] for point in outline)
        if way == 0:
            if not low < start < high:
                return False
            continue
        first, last = sorted(((low - start) / way, (high - start) / way))
        enters, leaves = max(enters, first), min(leaves, last)
    return leaves > enters


class Squares:
    """Squares of side 10 with a disc of radius 1 in the middle; openings are named by pairs of squares."""

    def __init__(
        self,
        at: Sequence[tuple[int, int]],
        openings: Sequence[tuple[int, int]],
        opaque: Sequence[int] = (),
        heights: Sequence[int] | None = None,
    ) -> None:
        self.outlines = [square(*one) for one in at]
        self.openings = [(a, b, between(at[a], at[b])) for a, b in openings]
        self.opaque = [space in opaque for space in range(len(at))]
        self.heights = list(heights or [0] * len(at))
        self.points = [sight.points_of((10 * x + 5, 10 * y + 5), 1, RIM) for x, y in at]

    @property
    def plan(self) -> sight.Plan:
        return sight.make_plan(self.outlines, self.openings, self.opaque, self.heights, EPS)

    def crossings(self) -> list[list[int]]:
        return sight.crossings(self.plan, self.points)

    def slowly(self, a: int, b: int) -> int:
        """The definition itself: every line, every wall, every space with some length of the line inside it."""
        walls = [
            wall
            for space, outline in enumerate(self.outlines)
            for side in edges(outline)
            for wall in without(side, [s for x, y, s in self.openings if space in (x, y)], EPS)
        ]
        best = sight.NONE
        lower = min(self.heights[a], self.heights[b])
        for start in self.points[a]:
            for end in self.points[b]:
                if any(touches((start, end), wall, EPS) for wall in walls):
                    continue
                line = (start, end)
                crossed = {s for s, one in enumerate(self.outlines) if s not in (a, b) and runs_through(line, one)}
                if any(self.opaque[space] or self.heights[space] > lower for space in crossed):
                    continue
                if best == sight.NONE or len(crossed) < best:
                    best = len(crossed)
        return best


def row(count: int, **more: object) -> Squares:
    return Squares([(x, 0) for x in range(count)], [(x, x + 1) for x in range(count - 1)], **more)  # type: ignore[arg-type]


def test_points_of_a_disc() -> None:
    points = sight.points_of((5, 5), 2, 4)
    assert [(round(x, 6), round(y, 6)) for x, y in points] == [(5, 5), (7, 5), (5, 7), (3, 5), (5, 3)]


def test_a_row_of_squares_is_seen_through() -> None:
    assert row(5).crossings()[0] == [0, 0, 1, 2, 3]


def test_a_wall_stops_every_line() -> None:
    board = Squares([(0, 0), (1, 0), (2, 0)], [(0, 1)])
    assert board.crossings()[0] == [0, 0, sight.NONE]


def test_an_opaque_space_hides_what_lies_behind_but_not_itself() -> None:
    assert row(4, opaque=[1]).crossings()[0] == [0, 0, sight.NONE, sight.NONE]
    assert row(3, opaque=[0, 2]).crossings()[0][2] == 1, "the ends never stand in their own way"


@pytest.mark.parametrize(
    ("heights", "crossed"), [((1, 0, 1), 1), ((0, 1, 0), sight.NONE), ((0, 0, 1), 1), ((1, 1, 0), sight.NONE)]
)
def test_a_space_higher_than_the_lower_end_stops_a_line(heights: tuple[int, ...], crossed: int) -> None:
    assert row(3, heights=heights).crossings()[0][2] == crossed


def test_a_line_round_a_corner_needs_the_right_points() -> None:
    """Three squares of a block of four: from centre to centre the inner corner blocks, from the rims it does not."""
    board = Squares([(0, 0), (1, 0), (1, 1)], [(0, 1), (1, 2)])
    assert not sight.is_clear(board.plan, (0, 1, 2), ((5, 5), (15, 15)))
    assert board.crossings()[0][2] == board.slowly(0, 2) == 1
    board.points = [points[:1] for points in board.points]
    assert board.crossings()[0][2] == board.slowly(0, 2) == sight.NONE


def test_a_bent_space_may_hide_a_part_of_itself_only_by_its_walls() -> None:
    """An L of three squares beside a row: from the far arm a line leaves the L and comes back into it."""
    ell: tuple[Point, ...] = ((0, 0), (30, 0), (30, 10), (10, 10), (10, 20), (0, 20))
    inner: tuple[Point, ...] = ((10, 10), (30, 10), (30, 20), (10, 20))
    openings = [(0, 1, ((10.0, 10.0), (10.0, 20.0))), (0, 1, ((10.0, 10.0), (30.0, 10.0)))]
    plan = sight.make_plan([ell, inner], openings, [True, True], [0, 0], EPS)
    assert plan.bent == (True, False)
    seen = sight.crossings(plan, [sight.points_of((5, 15), 1, RIM), sight.points_of((25, 15), 1, RIM)])
    assert seen == [[0, 0], [0, 0]]


def test_spaces_bent_into_each_other_end_the_search() -> None:
    """Two interlocked hooks share three openings; following gaps alone would go round for ever."""
    one: tuple[Point, ...] = ((0, 0), (30, 0), (30, 20), (20, 20), (20, 10), (0, 10))
    other: tuple[Point, ...] = ((0, 10), (20, 10), (20, 20), (30, 20), (30, 30), (0, 30))
    bends: list[Point] = [(0, 10), (20, 10), (20, 20), (30, 20)]
    openings = [(0, 1, (start, end)) for start, end in pairwise(bends)]
    plan = sight.make_plan([one, other], openings, [False, False], [0, 0], EPS)
    assert sight.crossings(plan, [sight.points_of((5, 5), 1, RIM), sight.points_of((5, 25), 1, RIM)])[0][1] == 0


def test_the_spaces_a_line_enters_before_a_wall() -> None:
    board = Squares([(0, 0), (1, 0), (2, 0)], [(0, 1)])
    assert sight.entered(board.plan, 0, ((5, 5), (25, 5))) == (0, 1)
    assert sight.entered(row(3).plan, 0, ((5, 5), (25, 5))) == (0, 1, 2)


@pytest.mark.parametrize("seed", range(4))
def test_the_cones_find_what_trying_every_line_finds(seed: int) -> None:
    """Random boards of nine squares with random openings, opaque squares and heights."""
    rng = random.Random(seed)
    at = [(x, y) for y in range(3) for x in range(3)]
    near = [(a, b) for a, b in combinations(range(9), 2) if abs(at[a][0] - at[b][0]) + abs(at[a][1] - at[b][1]) == 1]
    board = Squares(
        at,
        [pair for pair in near if rng.random() < 0.7],
        [space for space in range(9) if rng.random() < 0.2],
        [int(rng.random() < 0.3) for _ in range(9)],
    )
    # Off the middle: no line from centre to centre runs through the corner of four squares.
    board.points = [
        sight.points_of((10 * x + 3 + 4 * rng.random(), 10 * y + 3 + 4 * rng.random()), 1, 4) for x, y in at
    ]
    found = board.crossings()
    for a, b in rng.sample(list(combinations(range(9), 2)), 14):
        assert found[a][b] == found[b][a] == board.slowly(a, b), (a, b)
