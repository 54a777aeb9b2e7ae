"""Worked examples on rounds, event cards, heroes and the end; and every odd card by itself."""

from __future__ import annotations

import pytest

from holdfast.games.dawn_of_the_zeds import events
from holdfast.games.dawn_of_the_zeds.actions import ChoosePath, ChooseSpace, ChooseUnit, ChooseZed, PlayStory, UseTrack
from holdfast.games.dawn_of_the_zeds.cards import DOES, IN_MELEE
from holdfast.games.dawn_of_the_zeds.flow import Rounds, next_event
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions
from holdfast.games.dawn_of_the_zeds.packing import load_box
from holdfast.games.dawn_of_the_zeds.vocabulary import ODD, WORDS
from tests.games.dawn_of_the_zeds.farmingdale import (
    Town,
    U,
    Z,
    action_phase,
    at,
    carrying_out,
    effect,
    event_card,
    new_game,
    town,
    zeds_phase,
)

rule, example = pytest.mark.rule, pytest.mark.example


# ---------------------------------------------------------------- rounds and events


@example("DZ-EX-50")
@rule("DZ-TURN-01", "DZ-TURN-02", "DZ-TURN-03", "DZ-TURN-04", "DZ-TURN-05", "DZ-TURN-06", "DZ-TURN-07", "DZ-EVENT-01")
@rule("DZ-ORG-06")
def test_the_sequence_of_an_ordinary_round() -> None:
    t = town([Rounds(at="draw")], zeds={"forest#4": [5], "mountain#4": [5]}, units={"civilian_4": "TC", "hunt": "TC"})
    t.draw("well_armed")
    assert t.g.state.card == t.g.content.names["card"].index("well_armed")
    assert t.g.state.well_armed == t.unit("civilian_4"), "the text comes in the Zeds phase"
    assert (t.zeds("forest#3"), t.zeds("mountain#3")) == ([5], [5])
    assert (t.asking, t.g.state.actions) == ("action-phase", 2)
    t.stop()
    told = [
        type(one).__name__
        for one in t.events(
            events.EventDrawn,
            events.MarkerGiven,
            events.PathActivated,
            events.ActionsSet,
            events.EventDiscarded,
            events.RoundEnded,
        )
    ]
    assert told == [
        "EventDrawn",
        "MarkerGiven",
        "PathActivated",
        "PathActivated",
        "ActionsSet",
        "EventDiscarded",
        "RoundEnded",
    ]
    assert t.asking == "draw-event"
    assert t.g.state.event_discard[-1] == t.g.content.names["card"].index("well_armed")


@example("DZ-EX-39")
@rule("DZ-EVENT-02", "DZ-GEN-06")
def test_an_event_that_cannot_be_carried_out_is_skipped() -> None:
    t = zeds_phase(
        card=event_card(
            zeds=("forest",), actions=2, effects=(effect("give_marker", marker="well_armed", to="civilian"),)
        ),
        zeds={"forest#4": [5]},
        units={"civilian_4": "cemetery", "hunt": "TC"},
    )
    assert len(t.events(events.EventSkipped)) == 1
    assert t.zeds("forest#3") == [5], "the activations take place"
    assert (t.asking, t.g.state.actions) == ("action-phase", 2), "and so do the actions"
    assert t.g.state.well_armed == -1
    t.stop()
    assert t.g.state.well_armed == -1, "nothing is made up for"


@example("DZ-EX-51")
@rule("DZ-EVENT-03", "DZ-EVENT-04")
def test_ties_and_missing_conditions_are_the_players() -> None:
    zeds: dict[str, list[int | Z]] = {"forest#4": [Z(7, other=4)], "suburb#2": [Z(7, other=5)], "highway#4": [6]}
    t = carrying_out(effect("toughen_zed"), zeds=zeds)
    assert t.offered(ChooseZed) == ["7", "7"]
    t.do(t.g.legal(0)[1])
    assert t.g.state.tough_zed in t.g.state.zeds
    t = carrying_out(effect("place_zed", where="crowded", amount=3), zeds={"forest#4": [5, 6], "highway#4": [6]})
    assert t.offered(ChoosePath) == ["forest", "mountain", "highway", "suburb"], "no path has three Zeds"
    t.choose_path("suburb").draws(4)
    assert t.zeds("suburb#start") == [4]


@rule("DZ-TURN-02", "DZ-BRAINS-01")
def test_the_event_deck_is_drawn_act_by_act() -> None:
    t = new_game()
    box, state = t.g.content, t.g.state
    seen = []
    while state.event_deck and len(seen) < 20:
        pick = next_event(t.g)
        seen.append(sorted({box.events[card].act for card in pick.values}))
        state.event_deck.remove(pick.values[0])
    assert seen == [[0]] * 3 + [[1]] * 7 + [[2]] * 5 + [[3]] * 4 + [[4]]


@rule("DZ-TURN-02")
def test_in_a_short_game_the_special_card_still_comes_for_certain() -> None:
    t = new_game(length="short")
    box, state = t.g.content, t.g.state
    for _ in range(2):
        state.event_deck.remove(next_event(t.g).values[0])
    kidding = box.names["card"].index("kidding_me")
    for left in range(6, 0, -1):
        pick = next_event(t.g)
        odds = dict(pick.outcomes())
        assert odds[kidding] == pytest.approx(1 / left), "it is equally likely at every place"
        if left > 1:
            state.event_deck.remove(next(card for card in pick.values if card != kidding))
    assert pick.values == (kidding,)


# ---------------------------------------------------------------- heroes and the end


@example("DZ-EX-56")
@rule("DZ-TERM-03", "DZ-TERM-12", "DZ-TERM-13", "DZ-EVENT-02")
def test_a_new_hero() -> None:
    heroes = dict.fromkeys(("piazza", "hernandez", "schmidt", "hunt"), "TC")
    t = carrying_out(effect("draw_hero"), units=heroes, ammo=4)
    assert t.asking == "hero-arrives", "no choice of hero is offered"
    starts = ["forest#start", "mountain#start", "highway#start", "suburb#start", "TC"]
    assert t.offered(ChooseSpace) == starts
    t.choose_space("TC")
    assert (t.where("johnson"), t.strength("johnson")) == ("TC", 3)
    assert t.g.state.ammo == 7, "he brings his stock"
    t = carrying_out(effect("draw_hero"), units={**heroes, "johnson": "cemetery"})
    assert t.asking == "draw-event"
    assert len(t.events(events.EventSkipped)) == 1


@rule("DZ-TERM-03", "DZ-TERM-12")
def test_heroes_are_drawn_at_random() -> None:
    t = carrying_out(effect("draw_hero"), units={"piazza": "TC", "hernandez": "TC", "schmidt": "TC"})
    assert t.asking == "draw-hero"
    t.draw("hunt").choose_space("forest#start")
    assert t.where("hunt") == "forest#start"


@rule("DZ-MELEE-01", "DZ-RETR-06")
def test_a_hero_on_a_start_with_zeds_attacks_and_falls_back_towards_the_town() -> None:
    heroes = dict.fromkeys(("piazza", "hernandez", "schmidt", "hunt"), "TC")
    t = carrying_out(effect("draw_hero"), units=heroes, zeds={"forest#start": [6]}).choose_space("forest#start")
    t.roll(7)
    assert t.events(events.MeleeRolled)[0].column == 1, "6 against 3, no benefit"
    t.dice(6)
    assert t.where("johnson") == "TC"


@rule("DZ-STACK-10")
def test_zeds_beaten_on_their_start_go_to_another() -> None:
    heroes = dict.fromkeys(("piazza", "hernandez", "schmidt"), "TC")
    t = carrying_out(effect("draw_hero"), units=heroes, zeds={"forest#start": [Z(4, other=3)]}).draw("hunt")
    t.choose_space("forest#start").roll(9).decline().dice(6)
    assert t.offered(ChoosePath) == ["mountain", "highway", "suburb"]
    t.choose_path("suburb")
    assert t.zeds("suburb#start") == [3], "three hits turned it"
    assert t.where("hunt") == "forest#start"


@example("DZ-EX-45")
@rule("DZ-WIN-01", "DZ-WIN-02", "DZ-TURN-03")
def test_the_finale_is_lost_if_a_zed_arrives_before_the_victory() -> None:
    t = zeds_phase(card="finale_a", zeds={"suburb#0": [5]}, units={"hunt": "TC"})
    assert t.ending is not None
    assert t.ending.reason == "town_center_overrun"
    t = zeds_phase(card="finale_a", zeds={"suburb#4": [5]}, units={"hunt": "TC"})
    while t.asking == "draw-zed":
        t.draws(4)
    assert t.ending is not None
    assert (t.ending.reason, t.ending.winners) == ("farmingdale_saved", (0,))
    assert t.zeds("suburb#3") == [5], "the activations of the finale come first"


@example("DZ-EX-72")
@rule("DZ-WIN-01", "DZ-WIN-04")
@pytest.mark.parametrize(
    ("alive", "told"), [(1, "alone"), (4, "scarred"), (7, "guarded"), (10, "rebuilt"), (13, "legend")]
)
def test_after_the_game_an_epilogue_is_told(alive: int, told: str) -> None:
    box = load_box(ZedsOptions())
    units = {name: ("TC" if index < alive else "cemetery") for index, name in enumerate(box.names["unit"])}
    card = event_card(effects=(effect("victory", at_time="action_start"),))
    t = zeds_phase(card=card, units=units, ammo=0)
    assert t.ending is not None
    epilogue = t.events(events.EpilogueTold)[-1]
    assert (box.names["epilogue"][epilogue.epilogue], epilogue.score) == (told, alive)
    assert t.g.question is None
    assert t.refused(UseTrack(t.unit("hunt")), seat=0).rule == "DZ-WIN-04"


@rule("DZ-WIN-04")
def test_a_loss_has_its_own_epilogue() -> None:
    t = zeds_phase("forest", zeds={"forest#0": [5]}, units={"hunt": "TC"})
    told = t.events(events.EpilogueTold)[-1]
    assert t.g.content.names["epilogue"][told.epilogue] == "silence"
    assert told.score == 2 - 19, "one unit, enough ammo, less the cards not drawn"


# ---------------------------------------------------------------- the cards


def start_of(name: str, **parts: object) -> Town:
    """The Zeds phase of a card of the box."""
    return zeds_phase(card=name, **parts)


@rule("DZ-EVENT-01")
def test_keep_fit_places_a_zed_on_an_empty_start_and_lets_units_withdraw() -> None:
    zeds: dict[str, list[int | Z]] = {"forest#start": [5], "suburb#4": [6]}
    t = start_of("keep_fit", zeds=zeds, units={"civilian_2": U("suburb#3", stubborn=True), "hunt": "suburb#3"})
    assert t.offered(ChoosePath) == ["mountain", "highway", "suburb"]
    t.choose_path("highway").draws(4)
    assert t.asking == "withdraw"
    t.choose("civilian_2")
    assert t.where("civilian_2") == "suburb#2"
    assert t.asking == "withdraw", "Hunt may go as well"
    t.decline()
    assert t.asking == "roll-melee"


@rule("DZ-EVENT-01")
def test_keep_fit_takes_the_weakest_start_if_none_is_empty() -> None:
    zeds = {"forest#start": [5], "mountain#start": [4], "highway#start": [4], "suburb#start": [6]}
    t = start_of("keep_fit", zeds=zeds)
    assert t.offered(ChoosePath) == ["mountain", "highway"]


@rule("DZ-EVENT-01", "DZ-EVENT-02")
@pytest.mark.parametrize(("space", "ammo"), [("mountain#2", 6), ("mountain#3", 4)])
def test_the_hunting_lodge(space: str, ammo: int) -> None:
    t = action_phase(1, card="hunting_lodge", units={"civilian_4": space}).stop()
    assert t.g.state.ammo == ammo


@rule("DZ-EVENT-01")
def test_under_our_feet() -> None:
    units: dict[str, str | U] = {"civilian_2": U("forest#4", stubborn=True), "hunt": "suburb#3"}
    t = start_of("under_our_feet", units=units).draw("bad_ammo")
    assert not t.is_stubborn("civilian_2")
    t.roll(7)
    assert t.events(events.MeleeRolled)[0].column == 4, "Equal, and the village counts"
    assert (t.where("civilian_2"), t.hits("civilian_2")) == ("forest#4", 1), "hits, but no retreat"
    assert t.g.state.ammo == 3, "then the story is read"


@rule("DZ-EVENT-01")
def test_spreading() -> None:
    t = start_of("spreading", zeds={"highway#3": [9]}, units={"civilian_4": "highway#2"}).draw("bad_ammo").draws(5)
    assert t.zeds("forest#start") == [5]
    t.roll(3).dice(6).draws(4)
    assert t.where("civilian_4") == "TC"
    assert t.zeds("highway#2") == [9, 4], "a new Zed stands where the civilian stood"


@rule("DZ-EVENT-01", "DZ-BRAINS-03")
def test_kidding_me() -> None:
    zeds: dict[str, list[int | Z]] = {"forest#4": [Z(5, other=3, marks=2)], "suburb#4": [Z(3, reduced=True, marks=1)]}
    t = start_of("kidding_me", zeds=zeds).draws(4).draws(6).draws(7).draws(8)
    assert (t.zed_hits("forest#4"), t.zed_hits("suburb#4")) == ([0], [3]), "markers go, sides stay"
    assert len(t.offered(ChoosePath)) == 4


@rule("DZ-EVENT-01", "DZ-HELLO-04")
def test_the_mine_explodes() -> None:
    units: dict[str, str | U] = {"civilian_4": "mountain#4", "piazza": "mountain#4", "hunt": "mountain#3"}
    t = start_of("mine_explosion", units=units)
    t.choose("civilian_4")
    assert (t.where("civilian_4"), t.where("piazza")) == ("mountain#3", "mountain#2")
    assert (t.hits("civilian_4"), t.strength("piazza"), t.hits("hunt")) == (1, 2, 0)
    t = start_of("mine_explosion", zeds={"mountain#4": [5, 6], "mountain#5": [4]})
    assert t.zeds("mountain#5") == [6, 4], "the stronger one stays nearer"
    assert t.zeds("mountain#6") == [5]
    assert t.zed_hits("mountain#6") == [1]
    assert [one.space for one in t.events(events.EntryForbidden)] == [at("mountain#4")]


@rule("DZ-EVENT-03")
def test_tough_zeds() -> None:
    t = start_of("tough_zeds", zeds={"forest#3": [9], "suburb#3": [5]}).draws(8)
    nine = t.g.state.zeds[2 * at("forest#3")]
    assert t.g.state.tough_zed == nine
    t = action_phase(2, zeds={"forest#3": [9]}, units={"furies": "forest#2", "hunt": "forest#2"})
    t.g.state.tough_zed = t.g.state.zeds[2 * at("forest#3")]
    t.track("hunt").fire("forest#3").roll(8)
    t.dice(3).dice(1).dice(4)
    assert t.zed_hits("forest#3") == [1], "1 to 3 cancel a hit"
    assert len(t.events(events.ZedHitCancelled)) == 2


@rule("DZ-EVENT-01")
def test_what_smell() -> None:
    zeds: dict[str, list[int | Z]] = {"highway#6": [5], "mountain#6": [5], "forest#6": [5]}
    t = start_of("what_smell", zeds=zeds, units={"civilian_4": "suburb#2", "hunt": "TC"})
    assert t.asking == "draw-zed", "the only unit outside the Town Center, at the end of the Zeds phase"
    t.draw("9-4")
    assert t.zeds("suburb#2") == [4], "on its reduced side"
    t.roll(7)
    assert t.where("civilian_4") == "suburb#1"
    assert t.zeds("suburb#2") == [9], "it won and turned to its full side"
    t = start_of("what_smell", zeds=zeds, units={"furies": "suburb#2"}).draw("9-4").roll(7).dice(6)
    assert t.zeds("suburb#3") == [4], "it lost and retreated as it was"


@rule("DZ-EVENT-01")
def test_hate_that() -> None:
    zeds: dict[str, list[int | Z]] = {"forest#4": [Z(3, reduced=True, marks=1)], "suburb#1": [2], "mountain#2": [4]}
    t = start_of("hate_that", zeds=zeds).draws(8)
    assert t.zeds("suburb#1") == [8], "nearest first"
    t.draws(9)
    assert (t.zeds("forest#4"), t.zed_hits("forest#4")) == ([9], [0])
    assert t.zeds("mountain#2") == [4]


@rule("DZ-EVENT-03")
def test_keep_calm() -> None:
    t = start_of("keep_calm", units={"hunt": "forest#1", "schmidt": "TC"}, zeds={"forest#2": [5]})
    assert t.offered(ChooseUnit) == ["schmidt", "hunt"]
    t.choose("hunt")
    while t.asking == "draw-zed":
        t.draws(4)
    t.track("hunt").move("forest#2").roll(7)
    assert t.events(events.MeleeRolled)[0].column == 5, "2 right when he attacks"
    t = zeds_phase("forest", zeds={"forest#2": [5]}, units={"hunt": "forest#1"}, marks={"champion": "hunt"}).roll(7)
    assert t.events(events.MeleeRolled)[0].column == 3, "and nothing when he defends"


@rule("DZ-STORY-07")
def test_the_killer_excavator() -> None:
    t = action_phase(1, zeds={"forest#2": [5]}, units={"hunt": "forest#1"}, kept=["killer_excavator"])
    story = t.g.content.names["story"].index("killer_excavator")
    assert t.refused(PlayStory(story)).rule == "DZ-STORY-07", "its moment is the start of an attack"  # type: ignore[arg-type]
    t.track("hunt").move("forest#2").play("killer_excavator").roll(7)
    assert t.events(events.MeleeRolled)[0].column == 5
    t = zeds_phase("forest", zeds={"forest#2": [5]}, units={"hunt": "forest#1"}, kept=["killer_excavator"])
    assert t.asking == "roll-melee", "not for a defender"


@rule("DZ-STORY-07")
def test_the_civil_leader() -> None:
    t = zeds_phase("forest", zeds={"forest#2": [5]}, units={"civilian_4": "forest#1"}, kept=["civil_leader"])
    assert t.asking == "before-phase", "at the start of a phase"
    t.decline()
    assert t.asking == "before-melee", "or before a combat"
    t.play("civil_leader").roll(7)
    assert t.g.state.civil_leader == t.unit("civilian_4")
    assert t.events(events.MeleeRolled)[0].column == 2
    t = action_phase(1, units={"civilian_4": "TC"}, kept=["civil_leader"]).play("civil_leader")
    assert t.g.state.civil_leader == t.unit("civilian_4")


@rule("DZ-STORY-07", "DZ-TERM-12")
def test_the_organiser() -> None:
    heroes = dict.fromkeys(("piazza", "hernandez", "schmidt", "hunt", "furies", "johnson"), "TC")
    civilians = {f"civilian_{n}": "TC" for n in range(1, 7)}
    t = action_phase(1, units={**heroes, **civilians}, kept=["organiser"]).play("organiser")
    assert t.offered(ChooseUnit) == ["veterans", "salvation_troops", "civilian_7"], "the players choose"
    t.choose("veterans")
    assert t.where("veterans") == "TC"


@rule("DZ-STORY-07")
def test_iron_will() -> None:
    t = zeds_phase("forest", zeds={"forest#2": [5]}, units={"civilian_4": "forest#1"}, kept=["iron_will"]).roll(4)
    assert t.asking == "after-melee"
    t.play("iron_will")
    decided = t.events(events.MeleeDecided)[0]
    assert (decided.zed_hits, decided.unit_hits, decided.zeds_lose) == (1, 0, True)
    assert (t.where("civilian_4"), t.hits("civilian_4"), t.zeds("forest#2")) == ("forest#1", 0, [5])


@rule("DZ-STORY-06")
def test_zeds_from_the_lake_and_the_living_dead() -> None:
    t = carrying_out(effect("draw_story"), zeds={"suburb#4": [5]}, units={"civilian_2": U("forest#4", stubborn=True)})
    t.draw("living_dead").draws(6).roll(7)
    assert t.zeds("forest#4") == [6], "it attacked whoever was there"
    assert t.where("civilian_2") == "forest#3"
    t.draws(4)
    assert t.zeds("forest#4") == [6, 4]
    t = carrying_out(effect("draw_story"), zeds={"suburb#4": [5]}).draw("lake_zeds").draws(7)
    assert t.zeds("mountain#2") == [7]


def test_every_word_of_the_vocabulary_does_something() -> None:
    assert {*DOES, *IN_MELEE} == set(WORDS)
    box = load_box(ZedsOptions())
    used = {one.do for card in (*box.events, *box.stories) for one in card.effects}
    assert set(ODD) <= used, "an odd word serves a card"
