"""Line of sight on a board of polygons.

Every space is a polygon with a disc in it. A line of sight runs from some point of one disc to some point of
another. It may leave a space only through a gap in its outline; all the rest of the outline is wall, and to touch
a wall is to be stopped by it. A space crossed on the way stops the line if it is opaque, or if it lies higher than
the lower of the two ends.

Points are taken from each disc: the centre and some on its rim. From each of them a cone of directions is
followed from gap to gap, ever narrower, so that only lines with a chance are tried at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin

from msgspec import Struct

from holdfast.kit.polygons import Point, Polygon, Segment, counter_clockwise, cross, edges, is_convex, touches, without

NONE = -1
"""No clear line leads there."""


class Gap(Struct, frozen=True):
    """A stretch of outline that a line may pass: its ends as seen from inside, and the space beyond."""

    right: Point
    left: Point
    to: int


class Plan(Struct, frozen=True):
    """A board as sight knows it: what stops a line and what lets it pass, space by space."""

    gaps: tuple[tuple[Gap, ...], ...]
    walls: tuple[tuple[Segment, ...], ...]
    """By space: the walls it touches, also those that only end at one of its corners."""
    bent: tuple[bool, ...]
    """Is the space not convex, so that a line may leave it and come back?"""
    opaque: tuple[bool, ...]
    heights: tuple[int, ...]
    tolerance: float


def make_plan(
    outlines: Sequence[Polygon],
    openings: Sequence[tuple[int, int, Segment]],
    opaque: Sequence[bool],
    heights: Sequence[int],
    tolerance: float,
) -> Plan:
    """The plan of a board: its outlines, and the openings (two spaces, and the stretch between them)."""
    rings = [counter_clockwise(outline) for outline in outlines]
    gaps: list[list[Gap]] = [[] for _ in rings]
    taken: list[list[Segment]] = [[] for _ in rings]
    for a, b, stretch in openings:
        for here, there in ((a, b), (b, a)):
            taken[here].append(stretch)
            gaps[here].append(_gap(rings[here], stretch, there, tolerance))
    walls = {
        part
        for ring, passable in zip(rings, taken, strict=True)
        for side in edges(ring)
        for part in without(side, passable, tolerance)
    }
    near = [
        tuple(wall for wall in sorted(walls) if any(touches(wall, side, tolerance) for side in edges(ring)))
        for ring in rings
    ]
    return Plan(
        gaps=tuple(map(tuple, gaps)),
        walls=tuple(near),
        bent=tuple(not is_convex(ring) for ring in rings),
        opaque=tuple(opaque),
        heights=tuple(heights),
        tolerance=tolerance,
    )


def _gap(ring: Polygon, stretch: Segment, to: int, tolerance: float) -> Gap:
    """An opening turned the way of the side it lies on: inside is to the left, so the first end is the right one."""
    for start, end in edges(ring):
        if not without(stretch, [(start, end)], tolerance):
            (x, y), (u, v) = stretch
            ahead = (u - x) * (end[0] - start[0]) + (v - y) * (end[1] - start[1]) > 0
            return Gap((x, y), (u, v), to) if ahead else Gap((u, v), (x, y), to)
    raise ValueError(f"the opening {stretch} lies on no side of its space")


def points_of(centre: Point, radius: float, rim: int) -> tuple[Point, ...]:
    """The points of a disc that lines start from: its centre and points evenly on its rim, the first due east."""
    turns = (2 * pi * k / rim for k in range(rim))
    return (centre, *((centre[0] + radius * cos(turn), centre[1] + radius * sin(turn)) for turn in turns))


def crossings(plan: Plan, points: Sequence[Sequence[Point]]) -> list[list[int]]:
    """For every two spaces the fewest spaces that a clear line between them crosses; NONE if no line is clear.

    The table is symmetric: who may use a line uphill is for the game to say.
    """
    count = len(points)
    table = [[NONE] * count for _ in range(count)]
    for a in range(count):
        table[a][a] = 0
        row = table[a]
        for start in points[a]:
            for b, path, right, left in _reached(plan, a, start):
                if b <= a:
                    continue
                crossed = len(set(path) - {a, b})
                if row[b] != NONE and row[b] <= crossed:
                    continue
                for end in points[b]:
                    in_cone = cross(start, right, end) > 0 and cross(start, end, left) > 0
                    if in_cone and is_clear(plan, (a, *path, b), (start, end)):
                        row[b] = crossed
                        break
    for a in range(count):
        for b in range(a):
            table[a][b] = table[b][a]
    return table


def _reached(plan: Plan, a: int, start: Point) -> Iterator[tuple[int, tuple[int, ...], Point, Point]]:
    """Spaces that rays from a point of space a can reach: the spaces crossed before, and the cone of the rays.

    A straight line passes a gap once at most; where spaces are bent into each other, that ends the search.
    """
    stack: list[tuple[tuple[Gap, ...], Point, Point]] = [
        ((gap,), gap.right, gap.left) for gap in plan.gaps[a] if cross(start, gap.right, gap.left) > 0
    ]
    while stack:
        passed, right, left = stack.pop()
        here, path = passed[-1].to, tuple([gap.to for gap in passed[:-1]])
        if _allowed(plan, a, here, path):
            yield here, path, right, left
        if (
            here != a
            and plan.opaque[here]
            and (not plan.bent[here] or any(plan.opaque[x] for x in {*path} - {a, here}))
        ):
            continue  # nothing is seen through it, save another part of its own
        for gap in plan.gaps[here]:
            cone = _narrowed(start, right, left, gap)
            if cone is not None and not any({gap.right, gap.left} == {one.right, one.left} for one in passed):
                stack.append(((*passed, gap), *cone))


def _allowed(plan: Plan, a: int, b: int, path: Sequence[int]) -> bool:
    """May a line from a to b cross these spaces? The two ends never stand in their own way."""
    lower = min(plan.heights[a], plan.heights[b])
    return not any(space not in (a, b) and (plan.opaque[space] or plan.heights[space] > lower) for space in path)


def _narrowed(start: Point, right: Point, left: Point, gap: Gap) -> tuple[Point, Point] | None:
    """The part of a cone of directions that passes a gap; None if there is none."""
    if (
        cross(start, gap.right, gap.left) <= 0
        or cross(start, right, gap.left) <= 0
        or cross(start, gap.right, left) <= 0
    ):
        return None
    return (
        right if cross(start, right, gap.right) < 0 else gap.right,
        left if cross(start, left, gap.left) > 0 else gap.left,
    )


def is_clear(plan: Plan, spaces: Sequence[int], line: Segment) -> bool:
    """Does a line run through these spaces, in this order, and touch no wall of theirs?"""
    for here, there in pairwise(spaces):
        if not any(gap.to == there and _passes(line, gap) for gap in plan.gaps[here]):
            return False
    return not any(touches(line, wall, plan.tolerance) for space in set(spaces) for wall in plan.walls[space])


def _passes(line: Segment, gap: Gap) -> bool:
    """Does a line cross a gap from inside to outside, between its ends?"""
    start, end = line
    return (
        cross(start, gap.right, end) > 0
        and cross(start, end, gap.left) > 0
        and cross(gap.right, gap.left, end) < 0 < cross(gap.right, gap.left, start)
    )


def entered(plan: Plan, a: int, line: Segment) -> tuple[int, ...]:
    """The spaces that a line starting in space a runs through, in order, until a wall stops it."""
    seen = [a]
    while True:
        onward = [gap.to for gap in plan.gaps[seen[-1]] if gap.to not in seen and _passes(line, gap)]
        if not onward:
            return tuple(seen)
        seen.append(onward[0])
