"""Whole games: who only waits loses when time runs out, at the day that the mission says."""

from __future__ import annotations

import random

import pytest

from holdfast.core.flow import Chance
from holdfast.core.legality import Action
from holdfast.games.under_our_sun.actions import ChooseCharacter, Drink, EndTurn, Pass, Sustain
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.meta import MISSIONS, SunOptions
from holdfast.games.under_our_sun.state import WATER

PATIENCE = (EndTurn, Drink, Sustain, Pass, ChooseCharacter)
"""What somebody says who only waits, in this order."""


def wait(g: UnderOurSun, seat: int) -> Action:
    legal = g.legal(seat)
    return next((act for verb in PATIENCE for act in legal if isinstance(act, verb)), legal[0])


def keep_alive(g: UnderOurSun) -> None:
    """Wells and kitchens of New Haven provide for those who wait: the clock is what this is about."""
    for who in g.state.order:
        c, board = g.state.characters[who], g.content.boards[who]
        c.hp = board.hp
        c.infected = False
        c.goods = (board.water, *c.goods[WATER + 1 :])


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.rule("UOS-DAY-07", "UOS-PREP-08")
def test_waiting_loses_at_the_day_limit(mission: str, seats: int) -> None:
    g = UnderOurSun.new(SunOptions(mission=mission), seats)  # type: ignore[arg-type]
    rng = random.Random(1)
    while g.ending is None:
        keep_alive(g)
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(rng))
        else:
            seat = g.asked()[0]
            g.answer(seat, wait(g, seat))
    assert g.ending.reason == "too_late"
    assert g.ending.winners == ()
    assert g.state.day == g.content.day_limit(max(2, seats))
    assert g.state.mission_card == 1
