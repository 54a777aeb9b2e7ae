"""Counts and times for operators, in the text form that Prometheus reads."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 50, 100)


class Metrics:
    """Counters, histograms, and gauges that are asked for their value when somebody looks."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], int] = defaultdict(int)
        self._sums: dict[str, float] = defaultdict(float)
        self._buckets: dict[str, list[int]] = defaultdict(lambda: [0] * (len(BUCKETS) + 1))
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "") -> None:
        """Something happened once more."""
        self.counts[name, label] += 1

    def observe(self, name: str, value: float) -> None:
        """Something took so long, or was so large."""
        self._sums[name] += value
        buckets = self._buckets[name]
        for at, bound in enumerate(BUCKETS):
            if value <= bound:
                buckets[at] += 1
                return
        buckets[-1] += 1

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """Something that goes up and down."""
        self._gauges[name] = value

    def text(self) -> str:
        """All of it, one line each."""
        out = []
        for (name, label), value in sorted(self.counts.items()):
            out.append(f"holdfast_{name}_total{f'{{kind={chr(34)}{label}{chr(34)}}}' if label else ''} {value}")
        for name, buckets in sorted(self._buckets.items()):
            below = 0
            for bound, number in zip((*BUCKETS, "+Inf"), buckets):
                below += number
                out.append(f'holdfast_{name}_bucket{{le="{bound}"}} {below}')
            out.append(f"holdfast_{name}_sum {self._sums[name]:.6f}")
            out.append(f"holdfast_{name}_count {below}")
        for name, ask in sorted(self._gauges.items()):
            out.append(f"holdfast_{name} {ask():g}")
        out.append(f"holdfast_memory_bytes {memory()}")
        return "\n".join(out) + "\n"


def memory() -> int:
    """The most memory this process has held so far, in bytes; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
