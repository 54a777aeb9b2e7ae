"""The tables of the interpreter leave no word of the vocabulary without a meaning."""

from __future__ import annotations

from typing import get_args

from holdfast.games.under_our_sun.verbs import conditions, run
from holdfast.games.under_our_sun.verbs.resolve import VERBS
from holdfast.games.under_our_sun.vocabulary import VERBS as WORDS
from holdfast.games.under_our_sun.vocabulary_conditions import CONDITIONS, Known


def test_every_verb_has_a_function() -> None:
    assert set(VERBS) == set(WORDS)
    assert len(run.FRAMES) == len(set(run.FRAMES))


def test_every_condition_has_a_test() -> None:
    assert {*conditions._TESTS, *conditions._READY} >= set(CONDITIONS)
    assert not set(conditions._TESTS) & set(conditions._READY)
    assert set(conditions._FACTS) == set(get_args(Known))
