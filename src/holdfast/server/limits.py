"""Limits that keep one client from spoiling it for the others."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """Tokens that refill at a steady rate up to a burst; each request takes one."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """May one more request be made?"""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class PerAddress:
    """A bucket for each address; those not seen for long are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """May this address make one more request?"""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()


class Places:
    """How many connections there are, in all and from each address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most, self._most_per_address = most, most_per_address
        self._by_address: dict[str, int] = {}
        self.taken = 0

    def take(self, address: str) -> bool:
        """Take a place for one more connection; False if there is none."""
        here = self._by_address.get(address, 0)
        if self.taken >= self._most or here >= self._most_per_address:
            return False
        self._by_address[address] = here + 1
        self.taken += 1
        return True

    def give_back(self, address: str) -> None:
        """A connection has ended."""
        self.taken -= 1
        left = self._by_address[address] - 1
        if left:
            self._by_address[address] = left
        else:
            del self._by_address[address]
