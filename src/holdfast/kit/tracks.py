"""Markers on tracks: they move by steps, and stop at the ends."""

from __future__ import annotations

from collections.abc import Sequence


def room_up(value: int, wanted: int, top: int) -> int:
    """How far a marker can rise: what was wanted, as far as the track goes."""
    return max(0, min(wanted, top - value))


def room_down(value: int, wanted: int, bottom: int = 0) -> int:
    """How far a marker can fall."""
    return max(0, min(wanted, value - bottom))


def affordable(costs: Sequence[int], position: int, points: int) -> int:
    """How many spaces a marker can enter when each costs the number printed on it."""
    steps = 0
    for cost in costs[position:]:
        if points < cost:
            break
        points -= cost
        steps += 1
    return steps
