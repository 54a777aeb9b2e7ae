"""A champion goes on from what it found out, and from nothing else; its memory stays within bounds."""

from __future__ import annotations

import random
from typing import Any

from holdfast.bots.base import Budget, Prompt
from holdfast.bots.champion import Champion
from holdfast.core.flow import Chance
from holdfast.core.game import Game
from holdfast.games import find_game
from tests.bots.test_search import Blind, one_from_winning
from tests.tiny.smugglers import Smugglers

SKIES, WILDLANDS = find_game("under_falling_skies"), find_game("wildlands")
THINKING = Budget(iterations=60)


def prompt_of(g: Game[Any], seat: int) -> Prompt:
    assert g.question is not None
    return Prompt(seat, g.question.text, g.legal(seat))


def next_question(g: Game[Any], nature: random.Random) -> int | None:
    """Let nature answer until a seat is asked; which one."""
    while isinstance(g.question, Chance):
        g.luck(g.question.dist.sample(nature))
    return None if g.question is None else g.question.seats[0]


def remembering(game: type[Game[Any]], seed: int, questions: int = 60) -> tuple[int, int]:
    """How often a champion goes on from its old tree in the first questions of a game; every time is checked."""
    g, nature, met = game.new(), random.Random(seed), 0
    bots = [Champion(game, Blind(), random.Random(seed + seat)) for seat in range(g.seats)]
    found = 0
    while (seat := next_question(g, nature)) is not None and met < questions:
        bot, prompt, view = bots[seat], prompt_of(g, seat), g.view(seat)
        met += 1
        node = bot._remembered(view, seat)
        if node is not None:
            found += 1
            assert node.visits > 0
        act = bot.choose(view, prompt, THINKING)
        assert act in prompt.options
        g.answer(seat, act)
    return found, met


def test_a_tree_is_used_again_where_the_next_question_lies_in_it() -> None:
    found, met = remembering(SKIES, seed=4)
    assert found > met / 4


def test_a_tree_is_used_again_where_there_are_secrets() -> None:
    found, _ = remembering(WILDLANDS, seed=4)
    assert found > 0


def test_sealed_answers_and_reaction_windows_are_followed() -> None:
    remembering(Smugglers, seed=2)


def test_another_game_is_not_mistaken_for_the_old_one() -> None:
    g, prompt = one_from_winning()
    bot = Champion(SKIES, Blind(), random.Random(1))
    bot.choose(g.view(0), prompt, THINKING)
    other = SKIES.new()
    next_question(other, random.Random(5))
    assert bot._remembered(other.view(0), 0) is None


def test_what_is_remembered_is_the_tree_below_the_answer() -> None:
    """After its own answer it finds its place again; after another one it does not."""
    g, nature = SKIES.new(), random.Random(7)
    next_question(g, nature)
    bot = Champion(SKIES, Blind(), random.Random(1))
    given = bot.choose(g.view(0), prompt_of(g, 0), THINKING)
    other = next(act for act in g.legal(0) if act != given)
    as_given, as_other = g.clone(), g.clone()
    as_given.answer(0, given)
    as_other.answer(0, other)
    assert as_given.asked() == as_other.asked() == (0,)
    node = bot._remembered(as_given.view(0), 0)
    assert node is not None
    assert node.visits > 0
    assert bot._remembered(as_other.view(0), 0) is None


def test_a_budget_of_its_own_is_used_when_nobody_says() -> None:
    g, prompt = one_from_winning()
    bot = Champion(SKIES, Blind(), random.Random(1), usual=Budget(iterations=7))
    assert sum(one.visits for one in bot.consider(g.view(0), prompt, Budget())) == 7
