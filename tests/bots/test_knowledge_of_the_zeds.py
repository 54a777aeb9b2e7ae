"""What the champion of Dawn of the Zeds is told: how a town stands, and which answers are worth a look."""

from __future__ import annotations

import random

import pytest

from holdfast.bots import Budget, Prompt, make_bot
from holdfast.bots.dawn_of_the_zeds.coming import breach
from holdfast.bots.dawn_of_the_zeds.fronts import Attack
from holdfast.bots.dawn_of_the_zeds.judging import Position
from holdfast.bots.dawn_of_the_zeds.knowledge import LAST_ORDERS, ZedsKnowledge
from holdfast.bots.dawn_of_the_zeds.weights import BY_PLAY
from holdfast.bots.search import NOT_WORTH_A_LOOK
from holdfast.games.dawn_of_the_zeds.actions import MoveTo, UsePlayerAction, UseTrack
from holdfast.games.dawn_of_the_zeds.box import ALL_PATHS, path_of
from holdfast.games.dawn_of_the_zeds.flow import next_event
from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds
from tests.games.dawn_of_the_zeds.farmingdale import Town, Z, action_phase, at, zeds_phase

KNOWS = ZedsKnowledge()
SUBURB = path_of(at("suburb#0"))


def worth(g: DawnOfTheZeds) -> float:
    """The chance that the town is saved."""
    return KNOWS.worth(g)[0]


UNITS = {"schmidt": "TC", "hunt": "forest#0", "furies": "TC"}


def looked_at(t: Town) -> list[object]:
    """The options that the search may look at."""
    options = t.g.legal(0)
    promised = KNOWS.promise(t.g, 0, options)
    return [act for act, first in zip(options, promised, strict=True) if first > NOT_WORTH_A_LOOK]


def test_zeds_near_the_town_center_are_worse_than_zeds_far_away() -> None:
    worths = [worth(action_phase(3, zeds={f"highway#{n}": [5]}, units=UNITS).g) for n in (0, 1, 3, 6)]
    assert worths == sorted(worths)
    assert worths[0] < worths[-1]


def test_guards_units_and_ammo_are_good() -> None:
    zeds = {"highway#2": [5]}
    plain = worth(action_phase(3, zeds=zeds, units=UNITS, ammo=2).g)
    assert worth(action_phase(3, zeds=zeds, units={**UNITS, "furies": "highway#0"}, ammo=2).g) > plain
    assert worth(action_phase(3, zeds=zeds, units={**UNITS, "veterans": "TC"}, ammo=2).g) > plain
    assert worth(action_phase(3, zeds=zeds, units=UNITS, ammo=5).g) > plain


def test_a_hit_counts_even_if_it_turns_nothing() -> None:
    hurt = worth(action_phase(3, zeds={"highway#4": [Z(5, marks=2)]}, units=UNITS).g)
    assert hurt > worth(action_phase(3, zeds={"highway#4": [5]}, units=UNITS).g)


def test_every_line_of_play_is_judged_before_the_next_card() -> None:
    t = action_phase(1, zeds={"highway#2": [5]}, units=UNITS)
    assert not KNOWS.settled(t.g, 0)
    t.track("furies")
    assert not KNOWS.settled(t.g, 0)
    assert isinstance(KNOWS.play(t.g, 0, t.g.legal(0), random.Random(1)), MoveTo)
    t.move("highway#0")
    assert not KNOWS.settled(t.g, 0)
    t.stop()
    assert t.asking == "draw-event"
    assert KNOWS.settled(t.g, 0)


def test_all_seats_share_the_chance() -> None:
    g = action_phase(3, seats=3, units=UNITS, personal={0: "hunt", 1: "schmidt"}).g
    shared = KNOWS.worth(g)
    assert len(shared) == 3
    assert len(set(shared)) == 1
    assert 0 < shared[0] < 1


def test_a_player_action_waits_while_the_track_has_actions() -> None:
    kinds = {type(act) for act in looked_at(action_phase(2, units=UNITS))}
    assert UseTrack in kinds
    assert UsePlayerAction not in kinds
    assert UsePlayerAction in {type(act) for act in looked_at(action_phase(0, units=UNITS))}


def test_an_order_is_searched_when_few_actions_are_left() -> None:
    assert len(looked_at(action_phase(LAST_ORDERS, units=UNITS, player_action=False))) > 1
    assert len(looked_at(action_phase(LAST_ORDERS, units=UNITS))) == 1


def test_brains_make_zeds_run_over_whoever_they_beat() -> None:
    """One weak unit next to strong Zeds is worse then than nobody there."""
    strong, weak = {"highway#1": [9, 8]}, {"civilian_4": "highway#0", "schmidt": "TC"}
    normal, brains = (Attack(1, runs, sheltered=True) for runs in (False, True))
    met, alone = (
        Position(action_phase(1, zeds=strong, units=units).g, BY_PLAY).front(path_of(at("highway#0")))
        for units in (weak, {"schmidt": "TC"})
    )
    assert (met.breach(normal), alone.breach(normal), alone.breach(brains)) == (0, 0, 0)
    assert 0.5 < met.breach(brains) < met.breach(Attack(1, runs=True, sheltered=False))
    assert alone.breach(Attack(2, runs=False, sheltered=True)) == 1


def test_how_likely_the_next_card_brings_zeds_in_follows_from_the_cards_to_come() -> None:
    g = action_phase(1, zeds={"suburb#0": [5]}, units=UNITS).g
    pick = next_event(g)
    active = [ALL_PATHS in g.content.events[card].zeds or SUBURB in g.content.events[card].zeds for card in pick.values]
    assert 0 < breach(g, Position(g, BY_PLAY)) == pytest.approx(sum(active) / len(active))


def test_only_orders_are_searched() -> None:
    defence = zeds_phase("forest", zeds={"forest#1": [6]}, units={"furies": "forest#0", "civilian_4": "forest#0"})
    assert defence.asking == "choose-defender"
    assert len(looked_at(defence)) == 1
    assert len(looked_at(action_phase(1, units=UNITS).track("furies"))) > 1


def test_the_champion_stops_zeds_that_are_about_to_enter() -> None:
    """One action is left and Zeds stand before the open Town Center: whoever is there must go and meet them."""
    t = action_phase(1, zeds={"highway#0": [3]}, units={"schmidt": "TC", "civilian_4": "mountain#4"}, ammo=0)
    t.track("schmidt")
    bot = make_bot("dawn_of_the_zeds", "champion", random.Random(1), random.Random(2))
    act = bot.choose(t.g.view(0), Prompt(0, t.asking, t.g.legal(0)), Budget(iterations=40))
    assert isinstance(act, MoveTo)
