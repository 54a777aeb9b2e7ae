"""Long runs: nothing breaks, every card, story, unit and ability comes into play, and both ends are reached."""

from __future__ import annotations

import pytest

from holdfast.games.dawn_of_the_zeds.meta import META, ZedsOptions
from holdfast.lab.simulate import make_plan, result_of, run

KINDS = ("card", "story", "ability", "unit", "space", "path")
"""Epilogues are left out: to win with hardly anybody alive is rarer than a soak is long."""


@pytest.mark.soak
def test_everything_in_the_box_is_reached() -> None:
    unreached: set[str] | None = None
    unseen: set[str] | None = None
    ends: set[str] = set()
    for seats, bots, games in ((1, "random", 1000), (2, "random", 500), (1, "greedy", 120), (4, "greedy", 30)):
        plan = make_plan(META.id, ZedsOptions(), seats, bots, 1, games)
        tally = run(plan)
        result = result_of(plan, tally)
        assert (result.finished, result.errors) == (games, 0)
        content = {one for one in result.unreached.content if one.partition(":")[0] in KINDS}
        unreached = content if unreached is None else unreached & content
        events = set(result.unreached.events)
        unseen = events if unseen is None else unseen & events
        ends |= {reason for reason, count in result.end_reasons.items() if count}
    assert unreached == set()
    assert unseen == set()
    assert ends == set(META.end_reasons)
