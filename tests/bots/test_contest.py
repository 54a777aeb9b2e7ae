"""In a contest answers meet under the same luck, and the favourite stays unless another is better beyond doubt."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from holdfast.bots.base import Budget
from holdfast.bots.champion import Champion
from holdfast.bots.contest import MEETINGS, Challenger, Contest, Luck
from holdfast.bots.search import CLOCK_EVERY, NOT_WORTH_A_LOOK
from holdfast.core.chance import Rng
from holdfast.core.legality import Action
from holdfast.games.dawn_of_the_zeds.actions import UseTrack
from holdfast.games.under_falling_skies import GAME
from tests.bots.test_search import Blind, Endless, one_from_winning
from tests.bots.test_under_falling_skies import room
from tests.games.dawn_of_the_zeds.farmingdale import action_phase


class Even(Blind):
    """Answers are compared side by side; the first option is the favourite."""

    entrants = 3

    def promise(self, g: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        return [-float(place) for place in range(len(options))]


class Wide(Even):
    """Every answer takes part."""

    entrants = 100


class Whimsical(Even):
    """A line of play ends with the first choice of quick play, and is worth what luck said then."""

    def __init__(self) -> None:
        self.drawn: list[float] = []
        self._played = False

    def play(self, g: Any, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        self._played = True
        self.drawn.append(rng.random())
        return options[0]

    def settled(self, g: Any, steps: int) -> bool:
        return self._played

    def worth(self, g: Any) -> Sequence[float]:
        self._played = False
        return [self.drawn[-1]] * g.seats


class Calm(Even):
    """Every position can be judged, and all are alike."""

    def settled(self, g: Any, steps: int) -> bool:
        return True


def contest(knowledge: Any, g: Any, seed: int = 1) -> Contest:
    return Contest(GAME, knowledge, g.view(0), 0, random.Random(seed))


def test_an_answer_that_wins_beats_the_favourite() -> None:
    g, prompt = one_from_winning()
    wins = room(g, "D3-D4")
    assert prompt.options[0] != wins
    bot = Champion(GAME, Wide(), random.Random(1))
    found = bot.consider(g.view(0), prompt, Budget(iterations=200))
    assert found[0].act == wins
    assert found[0].chance > 0.95
    assert sorted(map(repr, [one.act for one in found])) == sorted(map(repr, prompt.options))
    assert Champion(GAME, Wide(), random.Random(1)).choose(g.view(0), prompt, Budget(iterations=200)) == wins


def test_where_nothing_is_better_the_favourite_stays_and_thinking_ends_early() -> None:
    g, prompt = one_from_winning()
    plain = [act for act in prompt.options if act != room(g, "D3-D4")]
    search = contest(Calm(), g)
    assert search.think(plain, Budget(iterations=1000), until_sure=True) == len(plain[:3]) * MEETINGS
    assert search.found(plain)[0].act == plain[0]


def test_all_answers_of_one_meeting_have_the_same_luck_and_every_meeting_has_its_own() -> None:
    g, knows = action_phase(2, units={"schmidt": "TC", "furies": "TC"}).g, Whimsical()
    orders = [act for act in g.legal(0) if isinstance(act, UseTrack)]
    search = Contest(type(g), knows, g.view(0), 0, random.Random(1))
    assert search.think(orders, Budget(iterations=2 * MEETINGS)) == 2 * MEETINGS
    assert knows.drawn[::2] == knows.drawn[1::2]
    assert len(set(knows.drawn)) == MEETINGS


def test_luck_has_a_stream_for_every_question() -> None:
    """More dice in one melee do not change which card comes."""
    one, other = Luck(5), Luck(5)
    dice = [one.of("dice").random() for _ in range(1000)]
    assert one.of("card").random() == other.of("card").random()
    assert dice == [other.of("dice").random() for _ in range(1000)]
    assert dice[0] != Luck(6).of("dice").random()
    assert min(dice) >= 0
    assert max(dice) < 1
    assert abs(sum(dice) / len(dice) - 0.5) < 0.05


def test_a_challenger_is_as_sure_as_its_leads_are_alike() -> None:
    steady, shaky = Challenger(object()), Challenger(object())  # type: ignore[arg-type]
    for lead, sway in zip([0.25] * 4, [0.75, -0.25, 0.75, -0.25], strict=True):
        steady.meet(lead)
        shaky.meet(sway)
    assert steady.lead() == shaky.lead()
    assert steady.doubt() == 0
    assert shaky.doubt() > 0.2


def test_the_budget_is_kept_and_the_same_generator_gives_the_same_answer() -> None:
    g, prompt = one_from_winning()
    first, again = contest(Wide(), g, seed=5), contest(Wide(), g, seed=5)
    budget, most = Budget(iterations=60), len(prompt.options)
    assert 60 <= first.think(prompt.options, budget) < 60 + most
    again.think(prompt.options, budget)
    assert first.found(prompt.options) == again.found(prompt.options)


class EndlessContest(Endless):
    """Play goes on without an end, and answers meet side by side."""

    entrants = 3


def test_a_contest_stops_when_time_is_up() -> None:
    """How exactly time is kept is a benchmark. Lines that time has cut short say nothing, so the favourite stays."""
    g, prompt = one_from_winning()
    plain, knows = [act for act in prompt.options if act != room(g, "D3-D4")], EndlessContest()
    search = contest(knows, g)
    assert search.think(plain, Budget(milliseconds=1), began=perf_counter() - 1) <= 3
    assert knows.steps <= 3 * CLOCK_EVERY
    assert search.found(plain)[0].visits == 1


class Picky(Even):
    """Rules every option out but one."""

    def promise(self, g: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        return [0.0 if place == 1 else NOT_WORTH_A_LOOK for place in range(len(options))]


def test_a_single_option_worth_a_look_needs_no_line_of_play() -> None:
    g, prompt = one_from_winning()
    search = contest(Picky(), g)
    assert search.think(prompt.options, Budget(iterations=100), until_sure=True) == 0
    assert search.found(prompt.options)[0].act == prompt.options[1]
