"""The eight-sided dice in four colours, and pools of them as distributions.

A pool is a tuple of counts: green, yellow, blue, red. A roll is the tuple of what each die counts, greens first: 2 for
a double success, 1, 0, or -1 for a cross. Equal faces are one outcome, so that pools stay small enough to list.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, product

from msgspec import Struct

from holdfast.core.chance import Outcome, Pick, Rng
from holdfast.core.ledger import rule

Pool = tuple[int, int, int, int]
NO_DICE: Pool = (0, 0, 0, 0)
GREEN, YELLOW, BLUE, RED = range(4)
ONE: tuple[Pool, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""A single die of each colour."""

SIDES = 8
VALUES: tuple[tuple[tuple[int, int], ...], ...] = (
    ((2, 1), (1, 4), (0, 3)),
    ((1, 4), (0, 4)),
    ((1, 3), (0, 5)),
    ((-1, 3), (0, 5)),
)
"""For each colour what a die can count, and on how many of its eight faces (UOS-SKILL-05)."""


@rule("UOS-SKILL-05")
class Throw(Struct, frozen=True):
    """A roll of a pool as a distribution."""

    pool: Pool
    rolls: tuple[tuple[int, ...], ...]
    weights: tuple[int, ...]
    upto: tuple[int, ...]
    """Running sums of the weights."""
    possible: frozenset[tuple[int, ...]]
    """The rolls once more, to be looked up."""

    def sample(self, rng: Rng) -> tuple[int, ...]:
        return self.rolls[bisect_right(self.upto, int(rng.random() * self.upto[-1]))]

    def outcomes(self) -> Iterator[tuple[Outcome, float]]:
        total = self.upto[-1]
        for roll, weight in zip(self.rolls, self.weights, strict=True):
            yield roll, weight / total

    def size(self) -> int:
        return len(self.rolls)

    def allows(self, outcome: Outcome) -> bool:
        return outcome in self.possible


@cache
def throw(pool: Pool) -> Throw:
    """The distribution of a pool, worked out once."""
    dice = [VALUES[colour] for colour in range(4) for _ in range(pool[colour])]
    rolls, weights = [], []
    for faces in product(*dice):
        weight = 1
        for _, copies in faces:
            weight *= copies
        rolls.append(tuple(value for value, _ in faces))
        weights.append(weight)
    return Throw(pool, tuple(rolls), tuple(weights), tuple(accumulate(weights)), frozenset(rolls))


def plus(one: Pool, other: Pool) -> Pool:
    """Two pools thrown together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def size(pool: Pool) -> int:
    """How many dice a pool has."""
    return pool[0] + pool[1] + pool[2] + pool[3]


@cache
def colours(pool: Pool) -> tuple[int, ...]:
    """The colour of each die, in the order of a roll."""
    return tuple(colour for colour in range(4) for _ in range(pool[colour]))


@rule("UOS-HEALTH-03", "UOS-COMBAT-23")
def successes(roll: tuple[int, ...]) -> int:
    """What a roll counts: successes less crosses, never below nothing (UOS-RULING-067)."""
    return max(0, sum(roll))


@cache
def mean(pool: Pool) -> float:
    """Expected successes, for comparing enemies and for bots."""
    found = throw(pool)
    return (
        sum(successes(roll) * weight for roll, weight in zip(found.rolls, found.weights, strict=True)) / found.upto[-1]
    )


@cache
def totals(pool: Pool) -> Pick:
    """The number of successes of a pool, for rolls in which single dice do not matter."""
    found = throw(pool)
    counted: Counter[int] = Counter()
    for roll, weight in zip(found.rolls, found.weights, strict=True):
        counted[successes(roll)] += weight
    return Pick(tuple(sorted(counted)), tuple(counted[n] for n in sorted(counted)))


KARMA_SIDES, KARMA_SYMBOLS = 6, 2
"""Two of the six faces of a karma die show the symbol (UOS-RULING-079, assumed)."""


@cache
def karma_kept(dice: int) -> Pick:
    """How many of several karma dice show the symbol."""
    counted: Counter[int] = Counter()
    for faces in product(range(KARMA_SIDES), repeat=dice):
        counted[sum(face < KARMA_SYMBOLS for face in faces)] += 1
    return Pick(tuple(sorted(counted)), tuple(counted[n] for n in sorted(counted)))


D8 = Pick.evenly(tuple(range(1, SIDES + 1)))
"""An eight-sided die read as a number: the direction in which an enemy moves."""
