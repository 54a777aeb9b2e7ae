"""The worked examples of the rule catalogue, one test each."""

from __future__ import annotations

import pytest

from holdfast.core.chance import Dice
from holdfast.core.flow import Chance
from holdfast.games.under_falling_skies import events
from holdfast.games.under_falling_skies.actions import Activate, Excavate, Place, PlaceRobot, RemoveRobot, StartShip
from holdfast.games.under_falling_skies.meta import SkiesOptions, all_faces, level
from tests.games.under_falling_skies.skies import SPOT, activating, mothership_moves, new_game, placing, waits_for_roll

rule, example = pytest.mark.rule, pytest.mark.example


@example("UFS-EX-01")
@rule("UFS-ROOM-03", "UFS-ROOM-08", "UFS-ROOM-09", "UFS-ROOM-10", "UFS-ROOM-11")
def test_a_double_room_is_paid_once_and_does_both_effects_with_its_whole_value() -> None:
    skies = activating(
        {"D2": 1, "D3": 6},
        options=SkiesOptions(lower_base="hard"),
        energy=5,
        excavator="D4",
        greens=[(2, 3), (1, 7), (5, 7)],
    )
    skies.activate("D2")
    assert skies.g.state.energy == 2
    assert skies.events(events.RoomActivated) == [events.RoomActivated(skies.room("D2"), value=4, cost=3)]
    assert skies.g.state.research == 2, "3 + 1 = 4 is covered by the value"
    assert skies.greens == ["waiting"] * 5, "explosions 1, 3 and 4 are within the value"
    assert skies.dice == {}


@example("UFS-EX-02")
@rule("UFS-RES-01", "UFS-RES-02", "UFS-RES-03")
@pytest.mark.parametrize(("value", "reached"), [(2, 0), (3, 1), (4, 2), (7, 2), (8, 3)])
def test_research_needs_the_sum_of_the_spaces_entered(value: int, reached: int) -> None:
    low, high = value // 2, value - value // 2
    skies = activating({"D3": low, "D4": high}, energy=1, excavator="D5")
    skies.activate("D3")
    assert skies.g.state.research == reached


@example("UFS-EX-03")
@rule("UFS-EXCAV-03", "UFS-EXCAV-04", "UFS-EXCAV-05", "UFS-EXCAV-08")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_the_excavator_moves_to_its_die_for_one_energy(face: int) -> None:
    skies = activating({"C1": face}, energy=2)
    skies.excavate()
    assert skies.g.state.energy == 1
    assert skies.excavator == "C1"
    assert skies.dice == {}
    skies.end_phase().start_anywhere()
    skies.roll(1, 1, 1, 1, 1).take(1)
    assert {"C4", "C3", "C2"} <= set(skies.offered(Place))
    assert not {"C5", "C1"} & set(skies.offered(Place)), "a tunnel and the excavator's own space take no die"


@example("UFS-EX-04")
@rule("UFS-EXCAV-07", "UFS-EXCAV-03", "UFS-DICE-08")
def test_the_excavator_stops_on_a_tunnel_even_with_a_higher_die() -> None:
    skies = placing((3, 1, 1, 1, 1), excavator="E5", energy=2)
    skies.place(3, "E3").place(1, "A1").place(1, "A2").place(1, "A4", "white")
    skies.roll(1).place(1, "A5")
    skies.excavate()
    assert skies.excavator == "E3"
    board = skies.g.content
    assert board.is_excavated(skies.space("E5"), skies.g.state.excavator)
    assert board.is_excavated(skies.space("E4"), skies.g.state.excavator)
    assert not board.is_excavated(skies.space("E3"), skies.g.state.excavator)


@example("UFS-EX-05")
@rule("UFS-SLOW-01", "UFS-SLOW-02")
def test_a_slowing_space_takes_one_step_off() -> None:
    skies = placing((1, 4, 2, 2, 2))
    skies.place(1, "A2")
    assert (2, SPOT) in skies.greens
    skies.place(4, "A1")
    assert (1, 3) in skies.greens


@example("UFS-EX-06")
@rule("UFS-MOTHER-01", "UFS-MOTHER-04", "UFS-MOTHER-09", "UFS-MOTHER-10", "UFS-SPAWN-02", "UFS-SPAWN-03")
@rule("UFS-SPAWN-04", "UFS-SPAWN-05", "UFS-SPAWN-06")
def test_the_mothership_moves_and_ships_start_again() -> None:
    skies = mothership_moves(mothership=2, greens=[(2, 7), (3, 5), (4, 7), (5, 3), "waiting"])
    assert skies.g.state.mothership == 3
    assert skies.reds == ["supply", "waiting"], "the red ship of row 3 waits for the greens"
    assert skies.offered(StartShip) == ["1", "5"], "the emptied columns 1 and 5 come first"
    skies.start(1)
    assert skies.greens == [(1, SPOT), (2, 7), (3, 5), (4, 7), (5, SPOT)]
    assert skies.offered(StartShip) == ["2", "4"], "the red ship may take either of the widest gaps"
    skies.start(4)
    assert skies.reds == [(4, SPOT), "supply"]
    assert waits_for_roll(skies)


@example("UFS-EX-07")
@rule("UFS-ENERGY-01", "UFS-ENERGY-02")
def test_energy_is_cut_at_seven() -> None:
    skies = activating({"D5": 5}, energy=4, excavator="E5")
    skies.activate("D5")
    assert skies.g.state.energy == 7


@example("UFS-EX-08")
@rule("UFS-ROBOT-03", "UFS-ROBOT-06", "UFS-ROBOT-07", "UFS-ROBOT-08", "UFS-ROBOT-09")
def test_a_robot_works_once_a_round_and_wears_out() -> None:
    skies = activating({}, energy=0, excavator="E1", robots={"D5": 2}, greens=[(c, SPOT) for c in range(1, 6)])
    skies.activate("D5")
    assert skies.g.state.energy == 2
    assert skies.robots == {"D5": 1}
    assert skies.offered(Activate) == [], "marked used until the end of the round"
    _next_activation(skies)
    assert skies.robots == {"D5": 1}, "left unused it keeps its value"
    assert skies.offered(Activate) == ["D5"], "the mark is cleared"
    _next_activation(skies)
    skies.activate("D5")
    assert skies.g.state.energy == 3
    assert skies.robots == {}
    _next_activation(skies)
    assert skies.offered(Activate) == []


def _next_activation(skies) -> None:  # type: ignore[no-untyped-def]
    """End the phase and place a round of harmless dice."""
    skies.end_phase().start_anywhere()
    skies.roll(1, 1, 1, 1, 1)
    for column, colour in enumerate(("black", "black", "black", "white"), start=1):
        skies.place(1, f"A{column}", colour)
    skies.roll(1).place(1, "A5")


@example("UFS-EX-09")
@rule("UFS-DICE-03", "UFS-DICE-04")
def test_a_white_die_makes_all_unplaced_dice_roll_again() -> None:
    skies = placing((6, 2, 2, 5, 3))
    skies.place(6, "A1").place(5, "A2", "white")
    assert isinstance(skies.g.question, Chance)
    assert skies.g.question.dist == Dice(3)
    skies.roll(4, 4, 1)
    assert skies.dice == {"A1": 6, "A2": 5}
    assert skies.g.state.faces[:5] == [6, 4, 4, 5, 1]
    skies.place(1, "A3", "white")
    assert skies.g.question == Chance(Dice(2), then="rolled", text="roll-dice")


@example("UFS-EX-10")
@rule("UFS-SETUP-07", "UFS-DICE-07", "UFS-DICE-09", "UFS-EXCAV-01")
def test_ordinary_dice_go_to_excavated_rooms_only() -> None:
    skies = placing((1, 1, 1, 1, 1)).take(1)
    excavator = skies.g.state.excavator
    ordinary = [s for s in skies.offered(Place) if skies.g.content.is_excavated(skies.space(s), excavator)]
    assert sorted(ordinary) == ["A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B5"]
    assert skies.refused(Place(skies.space("B4"))).rule == "UFS-DICE-07"
    assert skies.refused(Place(skies.space("C5"))).rule == "UFS-DICE-09"


@example("UFS-EX-11")
@rule("UFS-DICE-06", "UFS-DICE-05")
def test_a_column_takes_one_action_die_a_round() -> None:
    skies = placing((1, 1, 1, 1, 1)).place(1, "B3").take(1)
    assert skies.refused(Place(skies.space("A3"))).rule == "UFS-DICE-06"
    skies = placing((1, 1, 1, 1, 1), robots={"B3": 2}).take(1)
    assert skies.refused(Place(skies.space("B3"))).rule == "UFS-DICE-05"


@example("UFS-EX-12")
@rule("UFS-SKY-01", "UFS-SKY-02", "UFS-MOVE-05")
def test_a_ship_on_an_arrow_shifts_and_moves_with_its_new_column() -> None:
    skies = placing((2, 1, 3, 3, 3)).place(2, "C4")
    assert (3, 2) in skies.greens
    skies.place(1, "B3")
    assert skies.greens == [(1, SPOT), (2, SPOT), (3, 1), (4, 3), (5, SPOT)], "(3,3) is an arrow to (4,3)"


@example("UFS-EX-13")
@rule("UFS-SKY-01")
def test_an_arrow_at_an_occupied_space_does_nothing() -> None:
    skies = placing((2, 1, 1, 1, 1), greens=[(4, 1), (3, 2)]).place(2, "A4")
    assert skies.greens[:2] == [(3, 2), (4, 2)]


@example("UFS-EX-14")
@rule("UFS-SKY-03", "UFS-SKY-04", "UFS-MOTHER-02")
def test_an_early_advance_skips_a_track_symbol() -> None:
    skies = placing((4, 1, 1, 1, 1)).place(4, "B5")
    assert skies.g.state.mothership == 1
    assert skies.greens == [(1, SPOT), (2, SPOT), (3, SPOT), (4, SPOT), (5, 4)]
    assert skies.g.state.excavator == skies.space("C5"), "no track symbol is resolved"
    for column in (1, 2):
        skies.place(1, f"A{column}", "black")
    skies.place(1, "A3", "white").roll(1).place(1, "A4").end_phase()
    assert skies.excavator == "B5", "row 2 sends the excavator back by one"


@example("UFS-EX-15")
@rule("UFS-SKY-03", "UFS-MOTHER-04")
def test_the_ship_that_calls_the_mothership_is_picked_up() -> None:
    skies = placing((1, 1, 1, 1, 1), mothership=6, research=3, greens=[(2, SPOT), (1, 13), (3, 13), (4, 11), (5, 14)])
    skies.place(1, "B2")
    assert skies.g.state.mothership == 7
    assert skies.greens.count("waiting") == 1
    assert skies.g.state.research == 3
    assert not skies.events(events.ShipStarted)


@example("UFS-EX-16")
@rule("UFS-MOVE-06", "UFS-END-02")
def test_two_ships_hit_and_the_base_falls() -> None:
    skies = placing((3, 1, 1, 1, 1), damage=3, greens=[(1, 13), (1, 15)]).place(3, "B1")
    assert skies.g.state.damage == 5
    assert skies.ending is not None
    assert skies.ending.reason == "base_destroyed"
    assert skies.ending.winners == ()


@example("UFS-EX-17")
@rule("UFS-MOVE-03", "UFS-ROOM-06")
def test_modifiers_count_for_the_room_not_for_the_ships() -> None:
    skies = placing((3, 1, 1, 1, 1)).place(3, "B3")
    assert (4, 3) in skies.greens, "three spaces down to (3,3), then along its arrow"
    skies.place(1, "A1").place(1, "A2").place(1, "A4", "white").roll(1).place(1, "A5")
    skies.events()
    skies.activate("B3")
    assert skies.events(events.RoomActivated) == [events.RoomActivated(skies.room("B3"), value=2, cost=1)]
    assert skies.g.state.energy == 1


@example("UFS-EX-18")
@rule("UFS-ROOM-04", "UFS-ROOM-02")
def test_a_room_that_cannot_be_paid_does_nothing() -> None:
    skies = activating({"B5": 6}, energy=0)
    assert skies.refused(Activate(skies.room("B5"))).rule == "UFS-ROOM-04"
    skies.set_aside("B5")
    assert (skies.g.state.research, skies.g.state.energy, skies.dice) == (0, 0, {})


@example("UFS-EX-19")
@rule("UFS-ROOM-07", "UFS-ROOM-02")
def test_a_half_filled_room_is_useless() -> None:
    skies = activating({"C3": 5}, energy=2, excavator="C1")
    assert skies.refused(Activate(skies.room("C3"))).rule == "UFS-ROOM-07"
    skies.end_phase()
    assert skies.dice == {}
    assert skies.g.state.energy == 2


@example("UFS-EX-20")
@rule("UFS-SHOOT-01", "UFS-SHOOT-02", "UFS-SHOOT-03", "UFS-RED-02")
def test_fighters_shoot_what_stands_on_low_explosions() -> None:
    skies = activating({"C4": 3}, energy=2, excavator="C3", greens=[(2, 3), (5, 7), (4, 4)], reds=[(1, 7)])
    skies.activate("C4")
    assert skies.greens[:2] == [(4, 4), (5, 7)]
    assert skies.greens[2:] == ["waiting"] * 3
    assert skies.reds == ["supply", "supply"]


@example("UFS-EX-21")
@rule("UFS-EXCAV-06", "UFS-EXCAV-03")
def test_a_die_too_low_to_dig_is_just_removed() -> None:
    skies = activating({"C1": 3}, energy=2)
    refusal = skies.refused(Excavate())
    assert refusal.rule == "UFS-EXCAV-03"
    assert refusal.args == {"steps": 4}
    skies.end_phase()
    assert (skies.excavator, skies.g.state.energy, skies.dice) == ("C5", 2, {})


@example("UFS-EX-22")
@rule("UFS-DICE-08")
def test_one_die_a_round_lies_on_unexcavated_ground() -> None:
    skies = placing((1, 1, 1, 1, 1)).place(1, "C4").take(1)
    assert skies.refused(Place(skies.space("C3"))).rule == "UFS-DICE-08"


@example("UFS-EX-23")
@rule("UFS-MOTHER-06", "UFS-MOTHER-07")
def test_the_excavator_is_pushed_back_over_robots() -> None:
    skies = mothership_moves(mothership=5, excavator="C1", robots={"C3": 4, "C4": 2})
    assert skies.excavator == "C3"
    assert skies.robots == {"C4": 2}
    excavator = skies.g.state.excavator
    assert not any(skies.g.content.is_excavated(skies.space(name), excavator) for name in ("C3", "C2", "C1"))


@example("UFS-EX-24")
@rule("UFS-MOTHER-08")
def test_research_stops_at_its_start() -> None:
    assert mothership_moves(mothership=6, research=1).g.state.research == 0
    assert mothership_moves(mothership=6, research=5).g.state.research == 3


@example("UFS-EX-25")
@rule("UFS-MOTHER-09", "UFS-COMP-03")
def test_there_are_only_two_red_ships() -> None:
    skies = mothership_moves(mothership=7, reds=[(2, 10), (3, 11)])
    assert skies.g.state.mothership == 8
    assert skies.reds == [(2, 10), (3, 11)]
    assert len(skies.g.state.ships) == 7


@example("UFS-EX-26")
@rule("UFS-SPAWN-01", "UFS-SPAWN-07")
def test_without_a_free_spot_a_ship_keeps_waiting() -> None:
    skies = mothership_moves(mothership=0, greens=[(c, SPOT) for c in range(1, 6)], reds=["waiting"])
    assert skies.reds == ["supply", "waiting"]
    assert waits_for_roll(skies)
    skies.roll(2, 2, 2, 2, 2).place(2, "A1", "black")
    assert skies.reds == ["supply", "waiting"], "it is in no column and no die moves it"


@example("UFS-EX-27")
@rule("UFS-END-01", "UFS-MOTHER-03")
def test_covering_the_skull_loses_before_any_ship_starts() -> None:
    skies = mothership_moves(mothership=11, greens=["waiting"] * 5)
    assert skies.g.state.mothership == 12
    assert skies.ending is not None
    assert skies.ending.reason == "mothership_arrived"
    assert skies.greens == ["waiting"] * 5


@example("UFS-EX-28")
@rule("UFS-END-03", "UFS-RES-02", "UFS-ROOM-08")
def test_reaching_the_last_research_space_wins_at_once() -> None:
    skies = activating({"F2": 4, "F3": 4, "F4": 4, "A1": 1, "A5": 1}, research=13, energy=1, excavator="F5")
    skies.activate("F2")
    assert skies.ending is not None
    assert skies.ending.reason == "weapon_ready"
    assert skies.ending.winners == (0,)
    assert set(skies.dice) == {"A1", "A5"}, "nothing more is resolved"


@example("UFS-EX-29")
@rule("UFS-ROBOT-01", "UFS-ROBOT-02", "UFS-ROBOT-05", "UFS-ROBOT-12")
def test_a_robot_is_built_and_works_from_the_next_round_on() -> None:
    skies = activating({"B2": 5}, energy=2, greens=[(c, SPOT) for c in range(1, 6)])
    skies.activate("B2").build("B1")
    assert skies.g.state.energy == 1
    assert skies.robots == {"B1": 4}
    assert skies.greens == [(c, SPOT) for c in range(1, 6)], "robots move no ships"
    assert skies.refused(Activate(skies.room("B1"))).rule == "UFS-ROBOT-05"
    _next_activation(skies)
    skies.activate("B1")
    assert skies.g.state.energy == 4
    assert skies.robots == {"B1": 3}


@example("UFS-EX-30")
@rule("UFS-ROBOT-10", "UFS-ROBOT-11", "UFS-DICE-05")
def test_a_robot_blocks_its_space_but_not_its_column() -> None:
    skies = placing((1, 1, 1, 1, 1), robots={"B1": 3}).take(1)
    assert "A1" in skies.offered(Place)
    assert "B1" not in skies.offered(Place)
    skies.remove_robot("B1")
    assert skies.robots == {}
    skies.do(Place(skies.space("B1")))
    assert skies.dice == {"B1": 1}


@example("UFS-EX-31")
@rule("UFS-ROOM-01", "UFS-ENERGY-01", "UFS-ROOM-03")
def test_the_order_of_rooms_is_free_and_matters() -> None:
    skies = activating({"B1": 4, "B5": 6}, energy=0)
    assert skies.offered(Activate) == ["B1"], "B5 cannot be paid yet"
    skies.activate("B1")
    assert skies.g.state.energy == 3
    skies.activate("B5")
    assert (skies.g.state.energy, skies.g.state.research) == (2, 2)


@example("UFS-EX-32")
@rule("UFS-LEVEL-02", "UFS-LEVEL-03", "UFS-LEVEL-04")
def test_the_level_counts_hard_faces() -> None:
    assert level(SkiesOptions(sky2="hard", tracks="hard")) == 2
    assert level(SkiesOptions()) == 0
    assert level(all_faces("hard")) == 8


@example("UFS-EX-33")
@rule("UFS-MOTHER-05", "UFS-MOTHER-01")
def test_damage_from_the_track_can_end_the_game_before_the_advance() -> None:
    skies = mothership_moves(mothership=9, damage=4, greens=["waiting"] * 5)
    assert skies.ending is not None
    assert skies.ending.reason == "base_destroyed"
    assert skies.g.state.mothership == 9
    assert skies.greens == ["waiting"] * 5


@example("UFS-EX-34")
@rule("UFS-SPAWN-03", "UFS-SPAWN-04")
def test_the_widest_gap_takes_the_next_ship() -> None:
    skies = mothership_moves(
        mothership=3, greens=[(1, SPOT), (2, 5), (3, 9), (4, 12), "waiting"], reds=[(5, 9)], research=2
    )
    assert skies.greens == [(1, SPOT), (2, 5), (3, 9), (4, SPOT), (4, 12)]
    assert waits_for_roll(skies), "there was nothing to choose"
    assert skies.events(events.ShipStarted)[0].column == 3  # type: ignore[attr-defined]


@example("UFS-EX-35")
@rule("UFS-SETUP-01", "UFS-SETUP-03", "UFS-SETUP-04", "UFS-SETUP-05", "UFS-SETUP-06", "UFS-COMP-02", "UFS-COMP-03")
@rule("UFS-ROUND-01", "UFS-DICE-01")
def test_the_set_up() -> None:
    skies = new_game()
    state = skies.g.state
    assert state.mothership == 0
    assert skies.greens == [(c, SPOT) for c in range(1, 6)]
    assert (state.energy, state.research, state.damage, skies.excavator) == (2, 0, 0, "C5")
    assert skies.dice == {}
    assert skies.robots == {}
    assert skies.reds == ["supply", "supply"]
    assert len(state.faces) == 7
    assert skies.g.question == Chance(Dice(5), then="rolled", text="roll-dice")


@example("UFS-EX-36")
@rule("UFS-MOVE-07", "UFS-EXCAV-02", "UFS-EXCAV-09", "UFS-DICE-11")
def test_an_excavation_die_moves_ships_and_needs_no_energy_to_be_placed() -> None:
    skies = placing((1, 3, 1, 1, 1), energy=0).place(1, "C4")
    assert (4, 1) in skies.greens
    skies.place(3, "B1").place(1, "A2").place(1, "A3", "white").roll(1).place(1, "A5")
    skies.events()
    skies.activate("B1")
    assert skies.g.state.energy == 2
    skies.excavate()
    assert skies.g.state.energy == 1
    assert skies.excavator == "C4"
    assert not skies.events(events.ShipShotDown)


@example("UFS-EX-37")
@rule("UFS-RED-01", "UFS-MOVE-06", "UFS-SPAWN-02")
def test_a_red_ship_that_hits_waits_and_starts_after_the_green() -> None:
    skies = placing(
        (2, 1, 1, 1, 1), greens=["waiting", (1, SPOT), (2, SPOT), (4, SPOT), (5, SPOT)], reds=[(3, 15)]
    ).place(2, "B3")
    assert skies.g.state.damage == 1
    assert skies.reds == ["supply", "waiting"]
    for space, colour in (("A1", "black"), ("A2", "black")):
        skies.place(1, space, colour)
    skies.place(1, "A4", "white").roll(1).place(1, "A5").end_phase()
    started = skies.events(events.ShipStarted)
    assert [event.ship for event in started] == [0], "the green takes the only free spot"  # type: ignore[attr-defined]
    assert skies.reds == ["supply", "waiting"]


@example("UFS-EX-38")
@rule("UFS-ROBOT-04", "UFS-ROOM-08", "UFS-ROBOT-06")
def test_robots_and_dice_work_together() -> None:
    skies = activating({"C2": 2}, robots={"C3": 3}, energy=1, excavator="C1")
    skies.activate("C2")
    assert skies.g.state.energy == 6
    assert skies.dice == {"C3": 2}
    assert skies.refused(Activate(skies.room("C3"))).rule == "UFS-ROOM-07"


@example("UFS-EX-39")
@rule("UFS-MOVE-01", "UFS-MOVE-02", "UFS-MOVE-04", "UFS-SKY-05", "UFS-DICE-02", "UFS-DICE-10")
def test_each_die_moves_the_ships_of_its_own_column() -> None:
    skies = placing((4, 3, 3, 2, 1)).place(4, "B1")
    assert skies.greens == [(1, 4), (2, SPOT), (3, SPOT), (4, SPOT), (5, SPOT)]
    skies.place(3, "B2")
    assert skies.greens == [(1, 4), (2, 3), (3, SPOT), (4, SPOT), (5, SPOT)]
    assert skies.phase == "PlaceDice"
    assert skies.g.state.faces[2:5] == [3, 2, 1]
    assert skies.refused(PlaceRobot(skies.space("A1"))).rule == "UFS-DICE-02"
    assert skies.refused(RemoveRobot(5)).rule == "UFS-ROBOT-11"  # type: ignore[arg-type]
