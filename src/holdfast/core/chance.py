"""What nature may do: distributions that can be sampled, listed and checked.

The same object serves the table that draws luck, the search that weighs outcomes and the replay that
checks a recorded one. A generator of random numbers is always handed in; nothing here owns one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb, factorial, prod
from typing import Protocol

from msgspec import Struct

Outcome = int | tuple[int, ...]
"""What nature answered: one number, or several."""


class Rng(Protocol):
    """The part of a random generator that sampling needs; `random.Random` has it."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        ...


class Distribution(Protocol):
    """A finite set of outcomes with their probabilities."""

    def sample(self, rng: Rng) -> Outcome:
        """One outcome, drawn with its probability."""
        ...

    def outcomes(self) -> Iterator[tuple[Outcome, float]]:
        """Every outcome with its probability."""
        ...

    def size(self) -> int:
        """How many outcomes there are, without listing them."""
        ...

    def allows(self, outcome: Outcome) -> bool:
        """Can nature give this answer?"""
        ...


class Dice(Struct, frozen=True, tag="dice"):
    """A roll of several equal dice; the outcome lists the faces in the order of the dice."""

    count: int
    sides: int = 6

    def sample(self, rng: Rng) -> tuple[int, ...]:
        roll, sides, count = rng.random, self.sides, self.count
        if count == 1:
            return (int(roll() * sides) + 1,)
        if count == 2:  # one or two dice are rolled most, so they are written out
            return (int(roll() * sides) + 1, int(roll() * sides) + 1)
        return tuple([int(roll() * sides) + 1 for _ in range(count)])

    def outcomes(self) -> Iterator[tuple[Outcome, float]]:
        share = self.sides**-self.count
        for faces in product(range(1, self.sides + 1), repeat=self.count):
            yield faces, share

    def size(self) -> int:
        return int(self.sides**self.count)

    def allows(self, outcome: Outcome) -> bool:
        if not isinstance(outcome, tuple) or len(outcome) != self.count:
            return False
        for face in outcome:
            if type(face) is not int or not 1 <= face <= self.sides:
                return False
        return True


class Pick(Struct, frozen=True, tag="pick"):
    """One of several values, each with a positive whole weight."""

    values: tuple[int, ...]
    weights: tuple[int, ...]

    @classmethod
    def evenly(cls, values: tuple[int, ...]) -> Pick:
        """One of the values, all alike."""
        return cls(values, (1,) * len(values))

    def sample(self, rng: Rng) -> int:
        total = sum(self.weights)
        left = rng.random() * total
        if total == len(self.values):  # all alike, so the place is known without counting it off
            return self.values[int(left)]
        for value, weight in zip(self.values, self.weights, strict=True):
            left -= weight
            if left < 0:
                return value
        return self.values[-1]

    def outcomes(self) -> Iterator[tuple[Outcome, float]]:
        total = sum(self.weights)
        for value, weight in zip(self.values, self.weights, strict=True):
            yield value, weight / total

    def size(self) -> int:
        return len(self.values)

    def allows(self, outcome: Outcome) -> bool:
        return type(outcome) is int and outcome in self.values


class Deal(Struct, frozen=True, tag="deal"):
    """Several cards drawn together from an unordered stock, without laying any back.

    `stock` gives for each card how often it lies there. The outcome lists the cards drawn in ascending
    order: a hand dealt face down has no order of its own.
    """

    stock: tuple[tuple[int, int], ...]
    count: int

    def sample(self, rng: Rng) -> tuple[int, ...]:
        cards = [card for card, copies in self.stock for _ in range(copies)]
        drawn = []
        for _ in range(self.count):
            drawn.append(cards.pop(int(rng.random() * len(cards))))
        return tuple(sorted(drawn))

    def outcomes(self) -> Iterator[tuple[Outcome, float]]:
        total = comb(sum(copies for _, copies in self.stock), self.count)
        for taken in self._hands(0, self.count):
            ways = prod(comb(copies, n) for (_, copies), n in zip(self.stock, taken, strict=True))
            cards = [c for (c, _), n in zip(self.stock, taken, strict=True) for _ in range(n)]
            yield tuple(sorted(cards)), ways / total

    def _hands(self, at: int, left: int) -> Iterator[tuple[int, ...]]:
        if at == len(self.stock):
            if left == 0:
                yield ()
            return
        for n in range(min(left, self.stock[at][1]) + 1):
            for rest in self._hands(at + 1, left - n):
                yield (n, *rest)

    def size(self) -> int:
        # The coefficient of x^count in the product of (1 + x + ... + x^copies), one factor per card.
        ways = [1] + [0] * self.count
        for _, copies in self.stock:
            ways = [sum(ways[max(0, n - copies) : n + 1]) for n in range(self.count + 1)]
        return ways[self.count]

    def allows(self, outcome: Outcome) -> bool:
        if not isinstance(outcome, tuple) or len(outcome) != self.count or list(outcome) != sorted(outcome):
            return False
        copies = dict(self.stock)
        return all(outcome.count(card) <= copies.get(card, 0) for card in set(outcome))


class Shuffle(Struct, frozen=True, tag="shuffle"):
    """A random order of the numbers 0 to count - 1, for the rare thing whose whole order is shown."""

    count: int

    def sample(self, rng: Rng) -> tuple[int, ...]:
        left = list(range(self.count))
        return tuple([left.pop(int(rng.random() * len(left))) for _ in range(self.count)])

    def outcomes(self) -> Iterator[tuple[Outcome, float]]:
        from itertools import permutations

        share = 1 / factorial(self.count)
        for order in permutations(range(self.count)):
            yield order, share

    def size(self) -> int:
        return factorial(self.count)

    def allows(self, outcome: Outcome) -> bool:
        return isinstance(outcome, tuple) and sorted(outcome) == list(range(self.count))
