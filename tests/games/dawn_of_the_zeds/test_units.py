"""The set-up, the heroes of the rulebook, and abilities that no worked example shows."""

from __future__ import annotations

import pytest

from holdfast.games.dawn_of_the_zeds import events
from holdfast.games.dawn_of_the_zeds.actions import (
    UseTrack,
)
from tests.games.dawn_of_the_zeds.farmingdale import (
    Z,
    action_phase,
    new_game,
)

rule, example = pytest.mark.rule, pytest.mark.example
HEROES = ("piazza", "hernandez", "schmidt", "hunt")


@example("DZ-EX-74")
@rule("DZ-PIAZZA-01", "DZ-HERNANDEZ-01", "DZ-SCHMIDT-01", "DZ-HUNT-01", "DZ-SETUP-04", "DZ-SETUP-01")
def test_the_heroes_of_the_rulebook() -> None:
    t = new_game()
    found = {}
    for name in HEROES:
        data = t.g.content.units[t.unit(name)]
        found[name] = (data.strength[0], data.strength[-1], data.move)
        assert t.where(name) == "TC"
    assert found == {"piazza": (3, 2, 5), "hernandez": (2, 1, 4), "schmidt": (4, 2, 4), "hunt": (5, 3, 4)}
    names = t.g.content.names["ability"]
    markers = [names[one.ability] for one in t.g.content.specials]
    assert markers == ["my_fortress", "motivational_speech", "determination", "born_leader"]
    assert t.g.state.specials == [True] * 4


@rule("DZ-SETUP-01", "DZ-SETUP-02", "DZ-SETUP-03")
def test_the_set_up() -> None:
    t = new_game()
    t.g.luck((0, 1, 2, 3, 4, 5, 6))
    for strength in (5, 6, 7, 8):
        t.draws(strength)
    assert t.all_zeds() == {"forest#start": [5], "mountain#start": [6], "highway#start": [7], "suburb#start": [8]}
    civilians = [(t.where(f"civilian_{n}"), t.is_stubborn(f"civilian_{n}")) for n in range(1, 8)]
    villages = [("forest#4", True), ("mountain#5", True), ("highway#5", True), ("suburb#3", True), ("suburb#5", True)]
    assert civilians == [*villages, ("TC", False), ("reserve", False)]
    assert t.where("furies") == "TC"
    assert t.where("johnson") == "reserve"
    assert (t.g.state.ammo, t.g.state.actions, t.g.state.player_actions) == (4, 0, [True])
    assert len(t.g.state.story_deck) == 8
    assert t.asking == "draw-event"


@rule("DZ-FIRE-01")
def test_veterans_fire_their_first_shot_of_a_round_for_nothing() -> None:
    t = action_phase(2, zeds={"forest#2": [9]}, units={"veterans": "forest#1"}, ammo=1)
    t.track("veterans").fire("forest#2").roll(2)
    assert t.g.state.ammo == 1
    t.track("veterans").fire("forest#2").roll(2)
    assert t.g.state.ammo == 0


@rule("DZ-SHIFT-03")
def test_johnson_aims_well() -> None:
    t = action_phase(1, zeds={"forest#2": [9]}, units={"johnson": "forest#1"}).track("johnson").fire("forest#2").roll(8)
    assert t.events(events.ShotFired)[0].column == 5


@rule("DZ-ACT-03", "DZ-ACT-06")
def test_an_action_needs_a_source_and_something_to_do() -> None:
    t = action_phase(0, units={"civilian_4": "forest#0"})
    assert t.refused(UseTrack(t.unit("civilian_4"))).rule == "DZ-ACT-03"
    t.player("civilian_4").search().dice(1)
    assert t.asking == "draw-event"
    boxed_in = {"civilian_4": "forest#start", "civilian_5": "forest#6", "civilian_6": "forest#6", "hunt": "forest#5"}
    t = action_phase(1, units={**boxed_in, "furies": "forest#5"}, zeds={"mountain#3": [Z(5)]})
    assert t.refused(UseTrack(t.unit("civilian_4"))).rule == "DZ-ACT-06"
    assert t.refused(UseTrack(t.unit("johnson"))).rule == "DZ-SAVE-06"
