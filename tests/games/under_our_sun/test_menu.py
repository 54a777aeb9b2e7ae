"""The menu of a turn is listed from what is remembered; memory must never change an answer."""

from __future__ import annotations

import random
from typing import Literal

import pytest

from holdfast.core.flow import Chance
from holdfast.games.under_our_sun import rules_menu
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.tables import MEMO_SIZE, Memo


def forget(g: UnderOurSun) -> None:
    """Forget all that was worked out from positions so far."""
    tables = g.content.tables
    for memo in (tables.shelves, tables.boards, tables.rooms, tables.profiles, tables.surroundings, tables.makings):
        memo.clear()
    rules_menu.collects.cache_clear()
    rules_menu.drops.cache_clear()


@pytest.mark.parametrize("edition", ["second", "first"])
def test_what_is_remembered_is_what_would_be_worked_out_anew(edition: Literal["second", "first"]) -> None:
    rng, menus = random.Random(7), 0
    for _ in range(4):
        g = UnderOurSun.new(SunOptions(mission="the_nest", edition=edition), 3)
        while (question := g.question) is not None:
            if isinstance(question, Chance):
                g.luck(question.dist.sample(rng))
                continue
            seat = question.seats[0]
            options = g.legal(seat)
            if question.text == "act":
                forget(g)
                assert question.rules.lists(g, seat) == options  # type: ignore[attr-defined]
                menus += 1
            g.answer(seat, rng.choice(options))
    assert menus > 100


def test_a_memo_begins_anew_before_it_grows_too_large() -> None:
    memo = Memo()
    for number in range(MEMO_SIZE + 10):
        memo[number] = number
    assert len(memo) == 10
    assert memo[MEMO_SIZE + 5] == MEMO_SIZE + 5
