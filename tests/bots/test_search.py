"""The search finds what wins, repeats exactly, stops in time and looks only at what it is given."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import pytest

from holdfast.bots.base import BadBudget, Budget, Prompt, parse_budget
from holdfast.bots.champion import Champion
from holdfast.bots.search import CLOCK_EVERY, NOT_WORTH_A_LOOK, Search, result_of
from holdfast.core.chance import Rng
from holdfast.core.flow import Ending
from holdfast.core.legality import Action
from holdfast.games.under_falling_skies import GAME
from holdfast.games.under_falling_skies.actions import Activate
from tests.bots.test_under_falling_skies import activating, room


class Blind:
    """Knows nothing: all positions are alike, play is random, and only the end of a round stops it."""

    def worth(self, g: Any) -> Sequence[float]:
        return [0.5] * g.seats

    def promise(self, g: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        return [0.0] * len(options)

    def play(self, g: Any, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        return options[int(rng.random() * len(options))]

    def settled(self, g: Any, steps: int) -> bool:
        return steps >= 10


def champion(seed: int = 1) -> Champion:
    return Champion(GAME, Blind(), random.Random(seed))


def one_from_winning() -> tuple[Any, Prompt]:
    g = activating({"D3": 6, "D4": 6, "B3": 6}, excavator=25, research=13, energy=1)
    return g, Prompt(0, "activate-rooms", g.legal(0))


def test_it_finds_the_answer_that_wins() -> None:
    g, prompt = one_from_winning()
    found = champion().consider(g.view(0), prompt, Budget(iterations=200))
    assert found[0].act == room(g, "D3-D4")
    assert found[0].chance > 0.95
    assert sum(one.visits for one in found) == 200
    assert sorted(map(repr, [one.act for one in found])) == sorted(map(repr, prompt.options))


def test_the_same_generator_gives_the_same_answer() -> None:
    g, prompt = one_from_winning()
    first = champion(5).consider(g.view(0), prompt, Budget(iterations=60))
    assert champion(5).consider(g.view(0), prompt, Budget(iterations=60)) == first


def test_thinking_changes_neither_view_nor_game() -> None:
    g, prompt = one_from_winning()
    view = g.view(0)
    champion().choose(view, prompt, Budget(iterations=30))
    assert view == g.view(0)
    assert g.question is not None


class Endless(Blind):
    """Never has enough, and counts the steps of its rollouts."""

    steps = 0

    def settled(self, g: Any, steps: int) -> bool:
        self.steps += 1
        return False


def test_a_rollout_stops_when_time_is_up() -> None:
    """How exactly time is kept is a benchmark; here all of it is gone before the search begins."""
    g, prompt = one_from_winning()
    knowledge = Endless()
    search = Search(GAME, knowledge, g.view(0), 0, random.Random(2))
    assert search.think(prompt.options, Budget(milliseconds=1), began=perf_counter() - 1) == 1
    assert knowledge.steps <= CLOCK_EVERY


def test_it_stops_early_only_when_the_choice_is_certain() -> None:
    g, prompt = one_from_winning()
    budget = Budget(iterations=400)
    early, whole = (Search(GAME, Blind(), g.view(0), 0, random.Random(2)) for _ in range(2))
    assert early.think(prompt.options, budget, until_sure=True) < whole.think(prompt.options, budget) == 400
    assert early.found(prompt.options)[0].act == whole.found(prompt.options)[0].act


def test_a_tree_stops_growing_at_its_limit_and_the_search_goes_on() -> None:
    g, prompt = one_from_winning()
    search = Search(GAME, Blind(), g.view(0), 0, random.Random(2), most_nodes=40)
    search.think(prompt.options, Budget(iterations=300))
    assert search.nodes == search.root.size() <= 40
    assert search.root.visits == 300
    assert search.found(prompt.options)[0].act == room(g, "D3-D4")


def test_more_thinking_adds_to_what_was_found() -> None:
    g, prompt = one_from_winning()
    search = Search(GAME, Blind(), g.view(0), 0, random.Random(2))
    search.think(prompt.options, Budget(iterations=20))
    search.think(prompt.options, Budget(iterations=30))
    assert search.root.visits == 50


def test_a_single_answer_needs_no_thought() -> None:
    g, prompt = one_from_winning()
    alone = Prompt(0, prompt.text, prompt.options[:1])
    assert isinstance(champion().choose(g.view(0), alone, Budget(iterations=1)), Activate)


def test_a_game_that_is_over_is_worth_one_to_its_winners() -> None:
    assert result_of(Ending("won", (1,)), 3) == [0.0, 1.0, 0.0]


@pytest.mark.parametrize("word", ["", "ms", "0ms", "-3i", "fast", "1.5i"])
def test_a_budget_must_be_readable(word: str) -> None:
    with pytest.raises(BadBudget):
        parse_budget(word)


def test_budgets_of_time_and_of_iterations() -> None:
    assert parse_budget("200ms") == Budget(milliseconds=200)
    assert parse_budget("300i") == Budget(iterations=300)


class Decided(Blind):
    """Thinks that only the last option is worth a look."""

    def promise(self, g: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        return [NOT_WORTH_A_LOOK] * (len(options) - 1) + [0.0]


def test_what_is_not_worth_a_look_gets_none_and_a_single_option_no_search() -> None:
    g, prompt = one_from_winning()
    bot = Champion(GAME, Decided(), random.Random(1))
    assert bot.choose(g.view(0), prompt, Budget(iterations=50)) == prompt.options[-1]
    search = Search(GAME, Decided(), g.view(0), 0, random.Random(1))
    assert search.think(prompt.options, Budget(iterations=50), until_sure=True) == 1
    assert search.think(prompt.options, Budget(iterations=50)) == 50
    assert [one.visits for one in search.found(prompt.options)] == [51] + [0] * (len(prompt.options) - 1)
