"""The greedy bot makes the plain choices that anybody would, and plays clearly better than chance."""

from __future__ import annotations

import random

import pytest

from holdfast.bots import Budget, Prompt, make_bot
from holdfast.core.legality import Action
from holdfast.games.dawn_of_the_zeds.actions import Agree, ChooseDie, FireAt, MoveTo, Reroll, SearchHere, SetTraps
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions
from holdfast.lab.simulate import make_plan, run
from tests.games.dawn_of_the_zeds.farmingdale import Town, Z, action_phase, at, zeds_phase


def answer(t: Town) -> Action:
    """What the bot says to the pending question."""
    seat = t.g.asked()[0]
    bot = make_bot("dawn_of_the_zeds", "greedy", random.Random(1))
    return bot.choose(t.g.view(seat), Prompt(seat, t.asking, t.g.legal(seat)), Budget())


def test_it_shoots_what_is_near() -> None:
    units = {"piazza": "TC", "schmidt": "forest#0", "hunt": "forest#0"}
    t = action_phase(1, zeds={"forest#1": [5], "suburb#6": [4]}, units=units, ammo=6).track("piazza")
    assert answer(t) == FireAt(at("forest#1"))  # type: ignore[arg-type]


def test_it_searches_for_ammo_when_there_is_nothing_to_fight() -> None:
    t = action_phase(1, units={"hernandez": "TC", "civilian_4": "TC"}, ammo=0).track("civilian_4")
    assert answer(t) == SearchHere()


def test_it_blocks_a_path_on_which_zeds_come_near() -> None:
    t = action_phase(1, zeds={"highway#2": [5]}, units={"furies": "TC"}, ammo=0).track("furies")
    move = answer(t)
    assert isinstance(move, MoveTo)
    assert move.space in (at("highway#0"), at("highway#1"), at("highway#2"))


def test_it_lets_the_better_fighter_defend() -> None:
    t = zeds_phase("forest", zeds={"forest#1": [6]}, units={"furies": "forest#0", "civilian_4": "forest#0"})
    assert t.g.legal(0).index(answer(t)) == 0


def test_it_finishes_a_zed_that_is_nearly_dead() -> None:
    t = action_phase(1, zeds={"forest#2": [6, Z(3, reduced=True, marks=2)]}, units={"hunt": "forest#1"})
    t.track("hunt").fire("forest#2").roll(7)
    assert t.asking == "hit-zed"
    chosen = answer(t)
    assert t.strength_of(chosen.zed) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(("total", "again"), [(2, True), (12, False)])
def test_it_rolls_again_after_a_bad_roll_only(total: int, again: bool) -> None:
    t = zeds_phase("forest", zeds={"forest#1": [6]}, units={"hunt": "forest#0"}).roll(total)
    assert isinstance(answer(t), Reroll) is again


def test_it_agrees_tries_traps_and_takes_the_better_die() -> None:
    units = {"hunt": "TC", "schmidt": "TC"}
    t = action_phase(1, seats=2, units=units, personal={0: "hunt", 1: "schmidt"}).track("schmidt", seat=0)
    assert answer(t) == Agree()
    t = zeds_phase("highway", zeds={"highway#3": [6]}, units={"johnson": "highway#2"})
    assert answer(t) == SetTraps()
    t = action_phase(1, units={"johnson": "mountain#4"}).track("johnson").search().dice(2, 6)
    assert answer(t) == ChooseDie(6)


def test_it_plays_better_than_chance() -> None:
    """Over a dozen games chance has yet to win one; the bot lives longer and wins now and then."""
    options = ZedsOptions(starting_ammo=8, extra_actions=1)
    tally = run(make_plan("dawn_of_the_zeds", options, 1, "greedy", 3, 12))
    assert tally.failures == []
    assert tally.end_reasons.get("farmingdale_saved", 0) >= 2


@pytest.mark.soak
def test_on_common_deals_the_champion_wins_more_games_than_the_veteran_and_that_more_than_the_novice() -> None:
    won = {
        level: run(make_plan("dawn_of_the_zeds", ZedsOptions(), 1, level, 5, 100)).end_reasons["farmingdale_saved"]
        for level in ("novice", "veteran", "champion")
    }
    assert won["novice"] < won["veteran"] < won["champion"] - 5
