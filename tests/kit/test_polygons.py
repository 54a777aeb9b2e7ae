from __future__ import annotations

import pytest

from holdfast.kit.polygons import (
    Point,
    area,
    contains,
    counter_clockwise,
    crosses,
    distance,
    holds_disc,
    is_convex,
    is_simple,
    overlap,
    touches,
    without,
)

SQUARE: tuple[Point, ...] = ((0, 0), (10, 0), (10, 10), (0, 10))
ELL: tuple[Point, ...] = ((0, 0), (20, 0), (20, 10), (10, 10), (10, 20), (0, 20))
EPS = 1e-6


def test_area_has_the_sign_of_the_direction() -> None:
    assert area(SQUARE) == 100
    assert area(SQUARE[::-1]) == -100
    assert counter_clockwise(SQUARE[::-1]) == SQUARE


def test_a_bent_polygon_is_not_convex() -> None:
    assert is_convex(SQUARE)
    assert not is_convex(ELL)


def test_inside_and_outside() -> None:
    assert contains(ELL, (5, 15))
    assert not contains(ELL, (15, 15))
    assert holds_disc(SQUARE, (5, 5), 5)
    assert not holds_disc(SQUARE, (5, 5), 5.1)
    assert not holds_disc(SQUARE, (15, 5), 1)


def test_a_bow_tie_is_not_simple() -> None:
    assert is_simple(ELL, EPS)
    assert not is_simple(((0, 0), (10, 10), (10, 0), (0, 10)), EPS)
    assert not is_simple(((0, 0), (0, 0), (10, 0), (10, 10)), EPS), "a side without length"


@pytest.mark.parametrize(
    ("other", "touching", "crossing"),
    [
        (((5, -5), (5, 5)), True, True),
        (((5, 0), (5, 5)), True, False),
        (((10, 0), (20, 5)), True, False),
        (((5, 1), (5, 5)), False, False),
        (((11, 0), (20, 0)), False, False),
        (((8, 0), (20, 0)), True, False),
    ],
)
def test_segments_that_meet(other: tuple[Point, Point], touching: bool, crossing: bool) -> None:
    line: tuple[Point, Point] = ((0, 0), (10, 0))
    assert touches(line, other, EPS) == touches(other, line, EPS) == touching
    assert crosses(line, other) == crosses(other, line) == crossing


def test_the_tolerance_counts_as_touching() -> None:
    assert touches(((0, 0), (10, 0)), ((5, 0.5), (5, 5)), 0.5)
    assert not touches(((0, 0), (10, 0)), ((5, 0.6), (5, 5)), 0.5)


def test_distance_to_a_segment_ends_at_its_ends() -> None:
    assert distance((5, 3), ((0, 0), (10, 0))) == 3
    assert distance((13, 4), ((0, 0), (10, 0))) == 5


def test_common_stretches_and_what_is_left_of_a_side() -> None:
    side: tuple[Point, Point] = ((0, 0), (10, 0))
    assert overlap(side, ((14, 0), (6, 0)), EPS) == ((6, 0), (10, 0))
    assert overlap(side, ((10, 0), (20, 0)), EPS) is None, "a common point is no stretch"
    assert overlap(side, ((0, 1), (10, 1)), EPS) is None
    assert without(side, [((3, 0), (6, 0))], EPS) == [((0, 0), (3, 0)), ((6, 0), (10, 0))]
    assert without(side, [((10, 0), (0, 0))], EPS) == []
