"""Luck that nobody can bend: it follows from a secret seed and the place in the record.

Before play the table shows a commitment, the SHA-256 of the seed. After play it shows the seed, and anyone
can work all luck out again. An entry taken back gets the same luck when it comes again, so that taking
back gains no better roll.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

from holdfast.core.flow import Chance
from holdfast.core.game import Game
from holdfast.core.record import Luck, Record, apply, start

PURPOSE = b"holdfast luck 1"


class Generator:
    """Numbers from a key: SHA-256 over the key and a counter, 53 bits at a time."""

    __slots__ = ("_drawn", "_key")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._drawn = 0

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        block = hashlib.sha256(self._key + self._drawn.to_bytes(8, "big")).digest()
        self._drawn += 1
        return (int.from_bytes(block[:8], "big") >> 11) / (1 << 53)


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def luck_at(seed: str, entry: int) -> Generator:
    """The generator for the entry of this number, counted from 0."""
    return Generator(hmac.new(seed.encode(), PURPOSE + entry.to_bytes(8, "big"), hashlib.sha256).digest())


def key_for(seed: str, purpose: str) -> int:
    """A number for some other use of the seed, such as a bot's own generator, that tells nothing about luck."""
    return int.from_bytes(hmac.new(seed.encode(), purpose.encode(), hashlib.sha256).digest(), "big")


def commitment(seed: str) -> str:
    """What is shown before play: it fixes the seed and does not give it away."""
    return hashlib.sha256(seed.encode()).hexdigest()


def verify(record: Record, game: type[Game[Any]], seed: str) -> int | None:
    """The number of the first entry, counted from 1, whose luck does not follow from the seed; None if all does."""
    g = start(record, game)
    last = -1
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Luck):
            question, place = g.question, number if entry.place is None else entry.place
            # Places only go up: nobody may choose the better of two rolls by claiming the other's place.
            if place <= last or not isinstance(question, Chance):
                return number + 1
            last = place
            if question.dist.sample(luck_at(seed, place)) != entry.outcome:
                return number + 1
        apply(g, entry)
    return None
