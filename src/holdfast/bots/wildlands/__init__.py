"""Players of Wildlands: the veteran by rules of thumb, and what the champion knows."""

from __future__ import annotations

from holdfast.bots.base import Budget
from holdfast.bots.search import Knowledge
from holdfast.bots.wildlands.knowing import WildlandsKnowledge
from holdfast.bots.wildlands.veteran import Greedy

__all__ = ["BUDGET", "Greedy", "knowledge"]

BUDGET = Budget(iterations=200)


def knowledge() -> Knowledge:
    """What the search is told about Wildlands."""
    return WildlandsKnowledge()
