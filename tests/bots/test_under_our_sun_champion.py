"""The champion of Under our Sun: seasoned play spends no time in vain, chances follow the work that is left."""

from __future__ import annotations

import random
from typing import Any

import pytest

from holdfast.bots import Budget, Prompt, levels, make_bot
from holdfast.bots.champion import Champion
from holdfast.bots.search import NOT_WORTH_A_LOOK
from holdfast.bots.under_our_sun.chances import is_fitted, survivors_chance
from holdfast.bots.under_our_sun.knowledge import SunKnowledge, ideas
from holdfast.bots.under_our_sun.seasoned import Seasoned, seasoned_answer
from holdfast.core.flow import Chance
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import GAME
from holdfast.games.under_our_sun.actions import Explore, Loot, Refill
from holdfast.games.under_our_sun.meta import MISSIONS, SunOptions
from holdfast.games.under_our_sun.state import AFTERNOON, FOOD, NEW_HAVEN, NIGHT, TOKENS
from holdfast.lab.simulate import make_plan, run
from tests.bots.test_under_our_sun import active, again, begun, lay

BODY = Loot(0)  # type: ignore[arg-type]


def seasoned(g: GAME) -> Action:
    g = again(g)
    return seasoned_answer(g, g.legal(active(g).seat))


def outlook(g: GAME) -> Seasoned:
    return Seasoned(again(g), g.state.active)


def test_it_fetches_no_water_that_it_will_not_need() -> None:
    g = begun()
    active(g).goods = (1, *active(g).goods[1:])
    assert seasoned(g) == Refill()
    g.state.day, g.state.phase = g.content.day_limit(2), AFTERNOON
    assert seasoned(g) != Refill()


def test_it_searches_nobody_on_a_long_way() -> None:
    assert outlook(begun()).is_worth_it(BODY)
    assert not outlook(begun(options=SunOptions(mission="search_and_rescue"))).is_worth_it(BODY)


def test_it_looks_for_targets_where_they_can_lie() -> None:
    g = begun(options=SunOptions(mission="search_and_rescue"))
    assert outlook(g).nearest_ring == 3
    for direction, name in enumerate(("aircraft_wreck", "collapsed_apartments")):
        lay(g, name, direction)
    assert outlook(g).nearest_ring == 4


def test_it_walks_on_by_night_while_it_is_well() -> None:
    g = begun(options=SunOptions(mission="search_and_rescue"))
    g.state.phase = NIGHT
    assert outlook(g).goal.urgent
    active(g).hp = 2
    assert not outlook(g).goal.urgent


def larder() -> GAME:
    return begun(options=SunOptions(mission="stock_the_larder"))


def test_the_chance_rises_with_what_is_stored_and_falls_with_time() -> None:
    g = larder()
    usual = survivors_chance(g)
    stored = g.state.dropped[NEW_HAVEN]
    g.state.dropped[NEW_HAVEN] = (*stored[:FOOD], stored[FOOD] + 3, *stored[FOOD + 1 :])
    assert survivors_chance(g) > usual
    g.state.day = g.content.day_limit(2)
    assert survivors_chance(g) < usual


def test_a_hostage_at_home_is_better_than_one_on_the_way_and_that_than_none() -> None:
    g = begun(options=SunOptions(mission="search_and_rescue"))
    token = tuple(int(name == "hostage_b") for name in TOKENS)
    chances = [survivors_chance(g)]
    active(g).tokens = token
    chances.append(survivors_chance(g))
    active(g).place = g.content.grid.near[0][0]
    g.state.at[active(g).place] = 1
    chances.append(survivors_chance(g))
    assert chances[0] < chances[2] < chances[1]


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_position_has_a_chance_and_only_the_measured_ones_end_a_rollout(mission: Any) -> None:
    g, nature = GAME.new(SunOptions(mission=mission), 1), random.Random(3)
    knowledge = SunKnowledge()
    while (question := g.question) is not None:
        (chance,) = knowledge.worth(g)
        assert 0 <= chance <= 1
        if g.state.order and knowledge.settled(g, 99):
            assert is_fitted(g)
            assert question.text in ("sun-card", "who-acts")
        if isinstance(question, Chance):
            g.luck(question.dist.sample(nature))
        else:
            options = g.legal(0)
            g.answer(0, knowledge.play(g, 0, options, nature))


def test_it_looks_first_at_what_a_seasoned_player_would_do_and_at_few_things_else() -> None:
    g = larder()
    options = g.legal(0)
    promise = SunKnowledge().promise(g, 0, options)
    best = max(range(len(options)), key=promise.__getitem__)
    assert options[best] == seasoned_answer(g, options)
    looked_at = [act for act, worth in zip(options, promise, strict=True) if worth > NOT_WORTH_A_LOOK]
    assert sorted(map(repr, looked_at)) == sorted(map(repr, ideas(Seasoned(g, g.state.active), options)))
    assert 1 < len(looked_at) < len(options) / 2
    assert any(isinstance(act, Explore) for act in looked_at)


def test_a_small_question_is_answered_without_a_search() -> None:
    g, nature = GAME.new(SunOptions(), 1), random.Random(5)
    while getattr(g.question, "text", "") != "drink":
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(nature))
        else:
            g.answer(0, seasoned_answer(g, g.legal(0)))
    bot = make_bot("under_our_sun", "champion", random.Random(1))
    assert isinstance(bot, Champion)
    prompt = Prompt(0, "drink", g.legal(0))
    assert len(prompt.options) > 1
    assert bot.choose(g.view(0), prompt, Budget(iterations=50)) == seasoned_answer(g, prompt.options)
    assert bot._last is not None
    assert bot._last.root.visits == 1


def test_there_is_a_champion() -> None:
    assert levels("under_our_sun")[-1] == "champion"


def won(level: str, mission: Any, games: int) -> int:
    """How many of the same games a bot wins."""
    tally = run(make_plan("under_our_sun", SunOptions(mission=mission), 1, level, seed=6, games=games))
    assert tally.finished == games
    return tally.wins.get(0, 0)


@pytest.mark.soak
def test_it_wins_clearly_more_of_the_first_missions_than_the_veteran() -> None:
    """docs/bots.md says by how much, from many more games."""
    missions = ("stock_the_larder", "pump_line_nine", "search_and_rescue")
    veteran, champion = (sum(won(level, one, 50) for one in missions) for level in ("veteran", "champion"))
    assert champion >= veteran + 8
