"""Distributions: what is sampled is allowed, what is listed adds up, and sizes are known without listing."""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.core.chance import Deal, Dice, Distribution, Pick, Shuffle

dice = st.builds(Dice, st.integers(0, 4), st.integers(1, 6))
picks = st.lists(
    st.tuples(st.integers(-5, 50), st.integers(1, 9)), min_size=1, max_size=8, unique_by=lambda p: p[0]
).map(lambda pairs: Pick(tuple(value for value, _ in pairs), tuple(weight for _, weight in pairs)))
stocks = st.lists(st.integers(1, 3), max_size=5).map(lambda copies: tuple(enumerate(copies)))
deals = stocks.flatmap(lambda stock: st.builds(Deal, st.just(stock), st.integers(0, sum(n for _, n in stock))))
shuffles = st.builds(Shuffle, st.integers(0, 5))
distributions = st.one_of(dice, picks, deals, shuffles)


@given(distributions, st.integers())
def test_what_is_sampled_is_allowed_and_listed(dist: Distribution, seed: int) -> None:
    outcome = dist.sample(random.Random(seed))
    assert dist.allows(outcome)
    assert outcome in {listed for listed, _ in dist.outcomes()}


@given(distributions)
def test_the_list_is_whole(dist: Distribution) -> None:
    listed = list(dist.outcomes())
    assert len(listed) == len({outcome for outcome, _ in listed}) == dist.size()
    assert math.isclose(sum(share for _, share in listed), 1)
    assert all(share > 0 and dist.allows(outcome) for outcome, share in listed)


@pytest.mark.parametrize(
    "dist", [Dice(2, 3), Pick((1, 2, 3), (1, 2, 5)), Deal(((0, 2), (1, 1), (5, 1)), 2), Shuffle(3)], ids=repr
)
def test_samples_come_as_often_as_listed(dist: Distribution) -> None:
    rng, games = random.Random(4), 20_000
    found = Counter(dist.sample(rng) for _ in range(games))
    for outcome, share in dist.outcomes():
        # Five standard deviations: a fixed seed makes this certain, a wrong weight breaks it.
        assert abs(found[outcome] - games * share) < 5 * math.sqrt(games * share * (1 - share))


@pytest.mark.parametrize(
    ("dist", "wrong"),
    [
        (Dice(2), (1,)),
        (Dice(2), (0, 1)),
        (Dice(2), (7, 1)),
        (Dice(1), 3),
        (Dice(1), (True,)),
        (Pick((1, 2), (1, 1)), 3),
        (Pick((1, 2), (1, 1)), (1,)),
        (Pick((1, 2), (1, 1)), True),
        (Deal(((4, 1), (7, 2)), 2), (7, 4)),
        (Deal(((4, 1), (7, 2)), 2), (4, 4)),
        (Deal(((4, 1), (7, 2)), 2), (4, 5)),
        (Deal(((4, 1), (7, 2)), 2), (4,)),
        (Shuffle(3), (0, 1, 1)),
        (Shuffle(3), (0, 1)),
        (Shuffle(3), 0),
    ],
)
def test_what_nature_cannot_answer_is_not_allowed(dist: Distribution, wrong: Any) -> None:
    assert not dist.allows(wrong)


def test_the_highest_random_number_gives_the_last_outcome() -> None:
    class Highest:
        def random(self) -> float:
            return math.nextafter(1.0, 0.0)

    assert Dice(1).sample(Highest()) == (6,)
    assert Pick((1, 2, 3), (1, 1, 10**15)).sample(Highest()) == 3
    assert Deal(((0, 1), (1, 1)), 1).sample(Highest()) == (1,)


def test_a_large_deal_knows_its_size_without_listing() -> None:
    assert Deal(tuple((card, 1) for card in range(52)), 5).size() == math.comb(52, 5)
