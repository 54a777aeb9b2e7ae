"""Odds of dice agree with counting every roll."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.core.chance import Dice
from holdfast.kit import dice as odds

small_pools = st.builds(Dice, st.integers(0, 4), st.integers(1, 6))


@given(small_pools)
def test_sums_agree_with_counting(dice: Dice) -> None:
    counted: Counter[int] = Counter()
    for faces, share in dice.outcomes():
        counted[sum(faces)] += share  # type: ignore[arg-type]
    assert odds.sums(dice) == pytest.approx(dict(counted))
    assert list(odds.sums(dice)) == sorted(odds.sums(dice))


@given(small_pools, st.integers(-1, 30))
def test_at_least_agrees_with_counting(dice: Dice, needed: int) -> None:
    counted = sum(share for faces, share in dice.outcomes() if sum(faces) >= needed)  # type: ignore[arg-type]
    assert odds.at_least(dice, needed) == pytest.approx(counted)


@given(small_pools, st.integers(1, 7))
def test_hits_agree_with_counting(dice: Dice, needed: int) -> None:
    counted: Counter[int] = Counter(dict.fromkeys(range(dice.count + 1), 0))
    for faces, share in dice.outcomes():
        counted[sum(face >= needed for face in faces)] += share  # type: ignore[union-attr]
    assert odds.hits(dice, lambda face: face >= needed) == pytest.approx(dict(counted))


def test_two_dice_give_seven_most_often() -> None:
    found = odds.sums(Dice(2))
    assert max(found, key=lambda total: found[total]) == 7
    assert odds.at_least(Dice(2), 7) == pytest.approx(21 / 36)
