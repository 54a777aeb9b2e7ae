"""Players of Under Falling Skies.

`judgement.py` says how good the start of a round is, `prospects.py` what a round comes to, `planning.py` which die
should go where. `Greedy` plays the best plan; the champion searches with the same knowledge (`searching.py`).
"""

from __future__ import annotations

from holdfast.bots.under_falling_skies.greedy import Greedy
from holdfast.bots.under_falling_skies.searching import BUDGET, SkiesKnowledge

__all__ = ["BUDGET", "Greedy", "knowledge"]


def knowledge() -> SkiesKnowledge:
    """What the champion knows of this game."""
    return SkiesKnowledge()
