"""Odds of dice pools, for hints, bots and explanations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from holdfast.core.chance import Dice


def sums(dice: Dice) -> dict[int, float]:
    """How likely each total of a roll is, lowest first."""
    totals = Counter({0: 1})
    for _ in range(dice.count):
        rolled: Counter[int] = Counter()
        for total, ways in totals.items():
            for face in range(1, dice.sides + 1):
                rolled[total + face] += ways
        totals = rolled
    every = dice.sides**dice.count
    return {total: ways / every for total, ways in sorted(totals.items())}


def at_least(dice: Dice, needed: int) -> float:
    """How likely a roll is to reach a total."""
    return sum(share for total, share in sums(dice).items() if total >= needed)


def hits(dice: Dice, is_hit: Callable[[int], bool]) -> dict[int, float]:
    """How likely each number of hits is, when every die hits or misses by itself."""
    chance = sum(is_hit(face) for face in range(1, dice.sides + 1)) / dice.sides
    odds = {0: 1.0}
    for _ in range(dice.count):
        after: dict[int, float] = {}
        for count, share in odds.items():
            after[count] = after.get(count, 0.0) + share * (1 - chance)
            after[count + 1] = after.get(count + 1, 0.0) + share * chance
        odds = after
    return odds
