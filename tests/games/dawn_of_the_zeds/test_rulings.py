"""Our rulings where the rulebook is silent, beyond what the worked examples show."""

from __future__ import annotations

import pytest

from holdfast.games.dawn_of_the_zeds import events
from holdfast.games.dawn_of_the_zeds.actions import ChooseUnit, FireAt, MoveTo, SearchHere
from tests.games.dawn_of_the_zeds.farmingdale import (
    U,
    Z,
    action_phase,
    at,
    carrying_out,
    effect,
    event_card,
    zeds_phase,
)

rule = pytest.mark.rule


@rule("DZ-HIT-11")
def test_hits_beyond_the_last_one_are_lost_even_for_a_saved_hero() -> None:
    """DZ-RUL-13."""
    t = zeds_phase("highway", zeds={"highway#3": [9]}, units={"hernandez": "highway#2"}).roll(2).dice(6)
    assert t.asking == "draw-event", "one saving roll for five hits"
    assert (t.where("hernandez"), t.hits("hernandez")) == ("TC", 0)


@rule("DZ-RETR-07", "DZ-MOVE-09")
def test_an_attacker_goes_back_the_way_it_came_until_there_is_room() -> None:
    """DZ-RUL-16 and DZ-RUL-17."""
    units = {"furies": "TC", "civilian_4": "suburb#1", "civilian_5": "suburb#1", "civilian_6": "suburb#0"}
    t = action_phase(1, zeds={"suburb#2": [9]}, units=units).track("furies").move("suburb#2").roll(2).dice(4, 4, 4, 4)
    assert t.where("furies") == "suburb#0", "suburb#1 is full"


@rule("DZ-RETR-01", "DZ-HELLO-04")
def test_a_retreat_skips_a_forbidden_space() -> None:
    """DZ-RUL-23, for units and for Zeds."""
    t = zeds_phase(
        "mountain", zeds={"mountain#4": [9]}, units={"furies": "mountain#3"}, marks={"no_entry": "mountain#2"}
    )
    t.roll(2).dice(4, 4, 4, 4)
    assert t.where("furies") == "mountain#1"
    t = action_phase(1, zeds={"mountain#3": [6]}, units={"furies": "mountain#2"}, marks={"no_entry": "mountain#4"})
    t.track("furies").move("mountain#3").roll(9).dice(6)
    assert t.zeds("mountain#5") == [6]


@rule("DZ-HELLO-04", "DZ-STACK-07")
def test_a_zed_for_a_forbidden_space_is_placed_behind_it() -> None:
    """DZ-RUL-24."""
    t = carrying_out(effect("place_zed", space=at("mountain#4")), marks={"no_entry": "mountain#4"}).draws(5)
    assert t.all_zeds() == {"mountain#5": [5]}


@rule("DZ-HELLO-04")
def test_shots_may_cross_a_forbidden_space_and_units_may_leave_one() -> None:
    """DZ-RUL-24 and DZ-RUL-25."""
    t = action_phase(2, zeds={"forest#4": [6]}, units={"piazza": "forest#2"}, marks={"no_entry": "forest#3"})
    assert t.track("piazza").offered(FireAt) == ["forest#4"]
    t = action_phase(1, units={"hunt": "forest#3", "civilian_4": "TC"}, marks={"no_entry": "forest#3"})
    t.track("hunt").move("forest#2")
    assert t.where("hunt") == "forest#2"


@rule("DZ-TERM-02")
def test_an_empty_bag_places_no_zed() -> None:
    """DZ-RUL-52."""
    t = zeds_phase("forest", marks={"bag": []})
    assert t.asking == "draw-event"
    assert t.all_zeds() == {}


@rule("DZ-MELEE-01", "DZ-DEF-02")
def test_a_zed_placed_on_a_start_attacks_whoever_stands_there() -> None:
    """DZ-RUL-54."""
    t = zeds_phase("forest", units={"johnson": "forest#start"}).draws(5).decline()
    assert t.asking == "roll-melee"
    assert not t.g.stack[-1].attacking  # type: ignore[attr-defined]


@rule("DZ-STACK-07", "DZ-MELEE-01")
def test_a_zed_that_steps_back_for_room_may_meet_units() -> None:
    """DZ-RUL-65."""
    t = carrying_out(
        effect("place_zed", space=at("mountain#2")),
        zeds={"mountain#2": [4, 5]},
        units={"civilian_4": U("mountain#3"), "civilian_5": "mountain#3"},
    ).draws(7)
    assert t.zeds("mountain#3") == [7]
    assert t.offered(ChooseUnit) == ["civilian_4", "civilian_5"]


@rule("DZ-STACK-07", "DZ-STACK-10")
def test_a_path_full_to_its_start_sends_the_zed_to_another_path() -> None:
    """DZ-RUL-64."""
    zeds = {"mountain#5": [4, 4], "mountain#6": [5, 5], "mountain#start": [6, 6]}
    t = carrying_out(effect("place_zed", space=at("mountain#5")), zeds=zeds).draws(7)
    t.choose_path("forest")
    assert t.zeds("forest#start") == [7]


@rule("DZ-TERM-06", "DZ-MOVE-11")
def test_stubborn_civilians_may_hold_an_additional_action() -> None:
    """DZ-RUL-56."""
    t = action_phase(0, units={"hunt": "suburb#2", "civilian_4": U("suburb#3", stubborn=True)}, player_action=False)
    t.special("born_leader").additional("civilian_4")
    assert t.offered(MoveTo) == []
    assert t.offered(SearchHere)


@rule("DZ-VILLAGE-01")
def test_zeds_next_door_do_not_shake_the_stubborn() -> None:
    """DZ-RUL-55."""
    t = zeds_phase("suburb", zeds={"suburb#6": [5]}, units={"civilian_4": U("suburb#3", stubborn=True)})
    assert t.zeds("suburb#5") == [5]
    assert t.is_stubborn("civilian_4")


@rule("DZ-ZED-06", "DZ-ZED-07")
def test_a_zed_that_was_left_behind_does_not_move_again() -> None:
    """DZ-RUL-06: of the mob on #4 only the stronger fits; the next mob does not push the other on."""
    t = zeds_phase(
        "forest", zeds={"forest#3": [5], "forest#4": [6, 4], "forest#5": [7]}, marks={"no_entry": "forest#2"}
    )
    assert t.all_zeds() == {"forest#3": [6, 5], "forest#4": [7, 4]}


@rule("DZ-FIRE-09", "DZ-SHIFT-01")
def test_ranged_columns_end_at_one_and_seven() -> None:
    """DZ-RUL-03."""
    t = action_phase(
        0,
        zeds={"forest#0": [9]},
        units={"hernandez": "TC", "johnson": "TC"},
        marks={"well_armed": "johnson", "civil_leader": "johnson"},
        player_action=False,
    )
    t.special("my_fortress").choose("johnson").fire("forest#0").roll(7)
    assert t.events(events.ShotFired)[0].column == 7, "3 and 5 right"
    t = action_phase(1, zeds={"forest#2": [9]}, units={"civilian_7": U("forest#1", reduced=True)})
    t.track("civilian_7").fire("forest#2").roll(7)
    assert t.events(events.ShotFired)[0].column == 1


@rule("DZ-PIAZZA-02")
@pytest.mark.parametrize("reduced", [False, True])
def test_the_sniper_values_hold_on_either_side(reduced: bool) -> None:
    """DZ-RUL-28."""
    t = action_phase(1, zeds={"forest#2": [9]}, units={"piazza": U("forest#1", reduced=reduced)})
    t.track("piazza").fire("forest#2").roll(8)
    assert t.events(events.ShotFired)[0].column == 2


@rule("DZ-BRAINS-02")
def test_zeds_run_on_even_if_the_defender_died() -> None:
    """DZ-RUL-49."""
    t = zeds_phase(
        card=event_card(zeds=("highway",), zeds_run=True), zeds={"highway#3": [9]}, units={"civilian_4": "highway#2"}
    )
    t.roll(2).dice(1)
    assert t.zeds("highway#1") == [9]


@rule("DZ-SEARCH-08", "DZ-AMMO-02")
def test_equal_dice_on_a_failure_gain_nothing_and_searching_a_full_stock_is_allowed() -> None:
    """DZ-RUL-41 and DZ-RUL-42."""
    t = action_phase(2, units={"johnson": "mountain#4"}, ammo=20).track("johnson").search().dice(3, 3)
    assert t.g.state.ammo == 20
    t.track("johnson").search().dice(6, 6)
    assert (t.g.state.ammo, t.g.state.actions) == (20, 0)


@rule("DZ-MELEE-02", "DZ-RETR-01")
def test_zeds_and_units_never_share_a_space_for_long() -> None:
    """DZ-RUL-66, with a mob that splits over two spaces with units behind it."""
    t = action_phase(
        1,
        zeds={"mountain#2": [6, 5], "mountain#3": [Z(4)]},
        units={"furies": "mountain#1", "civilian_4": "mountain#4"},
    )
    t.track("furies").move("mountain#2").roll(10)
    while t.asking != "draw-event" and t.asking != "action-phase":
        if t.asking == "roll-melee":
            t.roll(7)
        elif t.asking in ("ward-off", "saving-roll"):
            t.g.luck(tuple([5] * t.g.question.dist.count))  # type: ignore[union-attr]
        else:
            t.do(t.g.legal(0)[0])
    shared = [space for space in t.all_zeds() if at(space) in t.g.state.units]
    assert shared == []
