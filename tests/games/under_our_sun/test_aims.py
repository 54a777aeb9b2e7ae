"""What a mission counts, as boards show it and bots work towards it."""

from __future__ import annotations

from holdfast.games.under_our_sun.aims import Aim, aims
from holdfast.games.under_our_sun.content import load_content
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import COUNTERS, FOOD, NEW_HAVEN, NOBODY, TOKENS


def test_stocks_grow_with_the_number_of_characters() -> None:
    content = load_content(SunOptions(mission="stock_the_larder"))
    two, four = (next(aim for aim in aims(content, n) if aim.what == FOOD) for n in (2, 4))
    assert (two.sort, two.tile) == ("stock", NEW_HAVEN)
    assert four.n == two.n + 2


def test_of_several_numbers_for_a_counter_the_highest_counts() -> None:
    content = load_content(SunOptions(mission="dead_air"))
    sent = COUNTERS.index("sent")
    assert [aim for aim in aims(content, 2) if aim.what == sent and aim.sort == "progress"] == [
        Aim("progress", sent, NOBODY, 3)
    ]


def test_tokens_are_counted_on_their_tile() -> None:
    content = load_content(SunOptions(mission="search_and_rescue"))
    hostages = [aim for aim in aims(content, 2) if aim.sort == "token"]
    assert {TOKENS[aim.what] for aim in hostages} == {"hostage_a", "hostage_b"}
    assert {aim.tile for aim in hostages} == {NEW_HAVEN}


def test_what_must_not_be_is_no_aim() -> None:
    content = load_content(SunOptions(mission="dead_air"))
    assert COUNTERS.index("marked") not in {aim.what for aim in aims(content, 2) if aim.sort == "progress"}
