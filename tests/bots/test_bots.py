"""Every bot of every game answers inside the options, and from nothing but what it is given."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from holdfast.bots import Budget, Prompt, UnknownLevel, advice_budget, advise, levels, make_bot, usual_budget
from holdfast.core.codec import to_json
from holdfast.core.flow import Chance
from holdfast.core.game import Game, View
from holdfast.games import GAME_IDS, find_game

QUICK = Budget(iterations=3)
"""Enough to see how a bot behaves; how well it plays is measured elsewhere."""
BOTS = [(game, level) for game in GAME_IDS for level in levels(game)]


def questions(game: str, level: str, seed: int) -> Iterator[tuple[Game[Any], View, Prompt]]:
    """Every question of one game between bots of a level, as the bots get it."""
    g, nature = find_game(game).new(), random.Random(seed)
    bots = [make_bot(game, level, random.Random(seed + seat)) for seat in range(g.seats)]
    while (question := g.question) is not None:
        if isinstance(question, Chance):
            g.luck(question.dist.sample(nature))
            continue
        seat = question.seats[0]
        prompt = Prompt(seat, question.text, g.legal(seat))
        yield g, g.view(seat), prompt
        g.answer(seat, bots[seat].choose(g.view(seat), prompt, QUICK))


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_a_bot_answers_inside_the_options_and_changes_nothing(game: str, level: str) -> None:
    asked = 0
    for g, view, prompt in questions(game, level, seed=11):
        before, offered = to_json(g), list(prompt.options)
        answer = make_bot(game, level, random.Random(asked)).choose(view, prompt, QUICK)
        assert answer in prompt.options
        assert prompt.options == offered
        assert to_json(g) == before
        asked += 1
    assert asked > 0


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_the_same_view_prompt_and_generator_give_the_same_answer(game: str, level: str) -> None:
    """Whatever is hidden: the second bot is shown another world each time, which its seat cannot tell from the first.

    A champion remembers what it was shown before, so both are shown the whole game; the others remember nothing, so
    that a bot which has played a whole game answers like a fresh one.
    """
    one, other, unseen = random.Random(0), random.Random(0), random.Random(3)
    mine, theirs = {}, {}
    for g, view, prompt in questions(game, level, seed=12):
        seat = prompt.seat
        world = type(g).world(view, unseen)
        seen = (world.view(seat), Prompt(seat, prompt.text, world.legal(seat)))
        one.seed(99)
        other.seed(99)
        mine.setdefault(seat, make_bot(game, level, one))
        if level == "champion":
            theirs.setdefault(seat, make_bot(game, level, other))
        else:
            theirs[seat] = make_bot(game, level, other)
        assert mine[seat].choose(view, prompt, QUICK) == theirs[seat].choose(*seen, QUICK)


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_bot_leaves_the_view_it_is_shown_as_it_was(game: str) -> None:
    for level in levels(game):
        for g, view, prompt in questions(game, level, seed=13):
            make_bot(game, level, random.Random(1)).choose(view, prompt, QUICK)
            assert view == g.view(prompt.seat)


@pytest.mark.parametrize("game", GAME_IDS)
def test_advice_is_the_best_bots_answer_with_what_it_thinks_of_the_options(game: str) -> None:
    for g, view, prompt in islice(questions(game, "veteran", seed=14), 12, 60, 24):
        before = to_json(g)
        advice = advise(game, view, prompt, random.Random(1), random.Random(2))
        assert advice == advise(game, view, prompt, random.Random(1), random.Random(2))
        assert to_json(g) == before
        assert advice.level == levels(game)[-1]
        assert advice.act in prompt.options
        if advice.level == "champion":
            assert advice.considered[0].act == advice.act
            assert sum(one.visits for one in advice.considered) == advice_budget(game).iterations
            assert all(0 <= one.chance <= 1 for one in advice.considered)
        else:
            assert advice.considered == []


@pytest.mark.parametrize("game", GAME_IDS)
def test_advice_is_thought_about_longer_than_an_answer(game: str) -> None:
    assert (advice_budget(game).iterations or 0) > (usual_budget(game).iterations or 0)


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match=r"no bot called 'oracle'; there are: random, novice, veteran"):
        make_bot("under_falling_skies", "oracle", random.Random(1))


def test_a_game_without_a_bot_of_its_own_has_the_random_one() -> None:
    assert levels("no_such_game") == ("random",)
