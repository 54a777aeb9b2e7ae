"""Plane geometry for printed boards: points, segments and simple polygons."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

Point = tuple[float, float]
Segment = tuple[Point, Point]
Polygon = Sequence[Point]


def cross(origin: Point, a: Point, b: Point) -> float:
    """Twice the signed area of a triangle: positive when b lies to the left of the ray from origin through a."""
    return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0])


def length(segment: Segment) -> float:
    """How long a segment is."""
    (x1, y1), (x2, y2) = segment
    return hypot(x2 - x1, y2 - y1)


def edges(polygon: Polygon) -> list[Segment]:
    """The sides of a polygon, in its own direction."""
    return [(polygon[i - 1], polygon[i]) for i in range(1, len(polygon))] + [(polygon[-1], polygon[0])]


def area(polygon: Polygon) -> float:
    """The signed area: positive when the corners run counter-clockwise (y pointing up)."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in edges(polygon)) / 2


def counter_clockwise(polygon: Polygon) -> tuple[Point, ...]:
    """The polygon with its inside to the left of every side."""
    return tuple(polygon) if area(polygon) > 0 else tuple(reversed(polygon))


def is_convex(polygon: Polygon) -> bool:
    """Does every straight line between two inner points stay inside? The corners run counter-clockwise."""
    count = len(polygon)
    return all(cross(polygon[i - 2], polygon[i - 1], polygon[i]) >= 0 for i in range(count))


def distance(point: Point, segment: Segment) -> float:
    """How far a point lies from the nearest point of a segment."""
    (x1, y1), (x2, y2) = segment
    dx, dy = x2 - x1, y2 - y1
    square = dx * dx + dy * dy
    along = 0.0 if square == 0 else max(0.0, min(1.0, ((point[0] - x1) * dx + (point[1] - y1) * dy) / square))
    return hypot(point[0] - x1 - along * dx, point[1] - y1 - along * dy)


def crosses(one: Segment, other: Segment) -> bool:
    """Do two segments cut through each other, with ends on both sides?"""
    (p, q), (a, b) = one, other
    return cross(p, q, a) * cross(p, q, b) < 0 and cross(a, b, p) * cross(a, b, q) < 0


def touches(one: Segment, other: Segment, tolerance: float) -> bool:
    """Do two segments meet, or come as near as the tolerance? End points count."""
    (p, q), (a, b) = one, other
    if (
        max(p[0], q[0]) + tolerance < min(a[0], b[0])
        or max(a[0], b[0]) + tolerance < min(p[0], q[0])
        or max(p[1], q[1]) + tolerance < min(a[1], b[1])
        or max(a[1], b[1]) + tolerance < min(p[1], q[1])
    ):
        return False
    if crosses(one, other):
        return True
    return min(distance(p, other), distance(q, other), distance(a, one), distance(b, one)) <= tolerance


def contains(polygon: Polygon, point: Point) -> bool:
    """Does a point lie inside a polygon? On its sides the answer is either."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in edges(polygon):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def holds_disc(polygon: Polygon, centre: Point, radius: float) -> bool:
    """Does a disc lie inside a polygon entirely?"""
    return contains(polygon, centre) and all(distance(centre, side) >= radius for side in edges(polygon))


def is_simple(polygon: Polygon, tolerance: float) -> bool:
    """Does no side of a polygon meet another, save the corner it shares with its neighbour?"""
    sides = edges(polygon)
    count = len(sides)
    for i in range(count):
        for j in range(i + 1, count):
            if j == i + 1 or (i == 0 and j == count - 1):
                continue
            if touches(sides[i], sides[j], tolerance):
                return False
    return count >= 3 and all(length(side) > tolerance for side in sides)


def overlap(one: Segment, other: Segment, tolerance: float) -> Segment | None:
    """The stretch that two segments on the same line have in common, if it is longer than the tolerance."""
    (a, b), size = one, length(one)
    if size <= tolerance or any(abs(cross(a, b, end)) > tolerance * size for end in other):
        return None
    ux, uy = (b[0] - a[0]) / size, (b[1] - a[1]) / size
    along = sorted((end[0] - a[0]) * ux + (end[1] - a[1]) * uy for end in other)
    low, high = max(0.0, along[0]), min(size, along[1])
    if high - low <= tolerance:
        return None
    return (a[0] + low * ux, a[1] + low * uy), (a[0] + high * ux, a[1] + high * uy)


def without(segment: Segment, taken: Sequence[Segment], tolerance: float) -> list[Segment]:
    """What is left of a segment when stretches on it are taken away."""
    left = [segment]
    for stretch in taken:
        left = [part for one in left for part in _minus(one, stretch, tolerance)]
    return left


def _minus(segment: Segment, stretch: Segment, tolerance: float) -> list[Segment]:
    common = overlap(segment, stretch, tolerance)
    if common is None:
        return [segment]
    (a, b), (c, d) = segment, common
    return [part for part in ((a, c), (d, b)) if length(part) > tolerance]
