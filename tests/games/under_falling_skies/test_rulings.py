"""What we decided where the rulebook is silent: one scenario each for rulings that no other test tells of."""

from __future__ import annotations

import pytest

from holdfast.games.under_falling_skies import effects, events
from holdfast.games.under_falling_skies.actions import Activate, ChooseDie, Excavate, Place, StartShip
from holdfast.games.under_falling_skies.content import STRIDE, load_board
from holdfast.games.under_falling_skies.meta import CARDS, SkiesOptions, all_faces, level
from holdfast.games.under_falling_skies.state import READY
from tests.games.under_falling_skies.skies import SPOT, activating, mothership_moves, new_game, placing, waits_for_roll

rule = pytest.mark.rule
ON_SPOTS = [(column, SPOT) for column in range(1, 6)]


@rule("UFS-SKY-01", "UFS-MOVE-05")
@pytest.mark.parametrize("face", ["easy", "hard"])
def test_no_arrow_leads_onto_another_symbol(face: str) -> None:
    """UFS-R-04."""
    board = load_board(all_faces(face))  # type: ignore[arg-type]
    for at, symbol in enumerate(board.symbol):
        if symbol in ("L", "R"):
            beside = at + (STRIDE if symbol == "R" else -STRIDE)
            assert (board.symbol[beside], board.explosion[beside]) == ("", 0)


@rule("UFS-SKY-03", "UFS-MOTHER-04", "UFS-SKY-04")
def test_an_advance_in_phase_1_takes_ships_on_board_and_resolves_no_track_symbol() -> None:
    """UFS-R-05: row 4 holds the symbol r1, and the ship that called the mothership stands in it."""
    skies = placing((1, 1, 1, 1, 1), mothership=3, research=3, greens=[(5, SPOT), (1, 4), (2, 9)]).place(1, "B5")
    assert skies.g.state.mothership == 4
    assert skies.greens == [(2, 9), "waiting", "waiting", "waiting", "waiting"]
    assert skies.g.state.research == 3
    assert skies.phase == "PlaceDice", "the waiting ships start in phase 3, not now"


@rule("UFS-SKY-03", "UFS-END-01")
def test_an_advance_in_phase_1_can_lose_the_game() -> None:
    """UFS-R-05, UFS-R-32: the ship below does no damage any more."""
    skies = placing((1, 1, 1, 1, 1), mothership=11, damage=4, greens=[(5, 12), (5, 15)]).place(1, "B5")
    assert skies.ending is not None
    assert skies.ending.reason == "mothership_arrived"
    assert skies.g.state.damage == 4


@rule("UFS-END-02", "UFS-MOVE-06")
def test_of_three_ships_that_hit_together_the_last_damage_ends_the_game() -> None:
    """UFS-R-32: the ships behind it are not resolved."""
    skies = placing((6, 1, 1, 1, 1), greens=[(1, 11), (1, 13), (1, 15)], damage=4).place(6, "B1")
    assert skies.ending is not None
    assert skies.g.state.damage == 5
    assert skies.greens.count("waiting") == 3, "two that waited before, and the one that hit"
    assert skies.g.census() == new_game().g.census()


@rule("UFS-DICE-03", "UFS-MOVE-01")
def test_ships_move_and_a_loss_is_looked_for_before_the_reroll() -> None:
    """UFS-R-08."""
    skies = placing((1, 1, 1, 6, 1), greens=[(1, 10)], damage=4).place(6, "B1", "white")
    assert skies.ending is not None
    assert skies.ending.reason == "base_destroyed"
    skies = placing((1, 1, 1, 6, 1), greens=[(1, 10)], damage=3).place(6, "B1", "white")
    assert skies.g.state.damage == 4
    assert waits_for_roll(skies)


@rule("UFS-DICE-07")
def test_an_excavated_tunnel_takes_no_die() -> None:
    """UFS-R-11."""
    skies = placing((1, 1, 1, 1, 1)).take(1)
    assert "B4" not in skies.offered(Place)
    assert skies.refused(Place(skies.space("B4"))).rule == "UFS-DICE-07"


@rule("UFS-DICE-09")
def test_a_room_under_the_excavator_is_not_excavated() -> None:
    """UFS-R-10: also when a die lies in it."""
    skies = activating({"D5": 6}, energy=0, excavator="D5")
    assert skies.refused(Activate(skies.room("D5"))).rule == "UFS-DICE-09"
    assert activating({"D5": 6}, energy=0, excavator="E5").activate("D5").g.state.energy == 6


@rule("UFS-ROOM-07", "UFS-ROOM-02", "UFS-ROBOT-09")
def test_dice_of_a_room_that_was_not_filled_leave_and_robots_stay() -> None:
    """UFS-R-13."""
    skies = activating({"C2": 5}, excavator="C1", robots={"C3": 4}, greens=ON_SPOTS)
    assert skies.offered(Activate) == ["C2+C3"]
    skies.set_aside("C2")
    assert skies.offered(Activate) == []
    skies.end_phase()
    assert skies.dice == {"C3": 4}


@rule("UFS-ROOM-06")
def test_a_value_below_zero_counts_as_zero() -> None:
    """UFS-R-14: 1 + 2 - 6."""
    skies = activating({"C4": 1, "C5": 2}, options=SkiesOptions(upper_base="hard"), energy=3, excavator="C3")
    skies.activate("C4")
    assert skies.events(events.RoomActivated) == [events.RoomActivated(skies.room("C4"), value=0, cost=0)]
    assert skies.g.state.energy == 3
    assert skies.phase == "ActivateRooms"


@rule("UFS-ROBOT-01")
def test_a_robot_of_a_higher_value_shows_six() -> None:
    """UFS-R-15: no printed room gives more than 6, a room of somebody's own pack may."""
    skies = activating({})
    effects.build_robot(skies.g, 5, 9, skies.space("B1"))
    assert skies.robots == {"B1": 6}


@rule("UFS-ROOM-01", "UFS-ROBOT-03")
def test_a_room_works_once_a_round() -> None:
    """UFS-R-22: a robot built into it has to wait."""
    skies = activating({"B2": 5}, energy=3).activate("B2").build("B2")
    assert skies.refused(Activate(skies.room("B2"))).rule == "UFS-ROBOT-05"


@rule("UFS-EXCAV-02")
def test_a_robot_does_not_dig() -> None:
    """UFS-R-23."""
    skies = activating({}, energy=3, robots={"B5": 6})
    assert skies.refused(Excavate()).rule == "UFS-EXCAV-02"


@rule("UFS-MOTHER-08")
def test_research_is_not_lost_below_its_start() -> None:
    """UFS-R-25: row 7 holds r2."""
    assert mothership_moves(mothership=6, research=1, greens=ON_SPOTS).g.state.research == 0
    assert mothership_moves(mothership=6, research=5, greens=ON_SPOTS).g.state.research == 3


@rule("UFS-RES-01", "UFS-RES-02")
def test_research_of_two_rooms_is_not_added_up() -> None:
    """UFS-R-26: the first space needs 3, and two rooms bring 2 each."""
    skies = activating({"B5": 3, "C1": 2}, energy=2, excavator="D1").activate("B5").activate("C1")
    assert skies.g.state.research == 0


@rule("UFS-SPAWN-03", "UFS-SPAWN-04")
def test_gaps_are_measured_from_the_spots_after_the_advance() -> None:
    """UFS-R-29: column 3 has the widest gap; a ship on its spot closes a column."""
    greens = [(1, SPOT), (2, 5), (3, 11), (4, 7), "waiting"]
    skies = mothership_moves(mothership=0, greens=greens, reds=[(5, 11)])
    assert skies.offered(StartShip) == ["3", "5"]
    assert skies.refused(StartShip(0)).rule == "UFS-SPAWN-04"  # type: ignore[arg-type]


@rule("UFS-SPAWN-05", "UFS-SPAWN-06")
def test_the_player_decides_for_each_ship_by_itself() -> None:
    """UFS-R-30."""
    skies = mothership_moves(mothership=0, greens=[(1, 9), (2, 9), "waiting", "waiting", "waiting"])
    assert skies.offered(StartShip) == ["3", "4", "5"]
    skies.start(5)
    assert skies.offered(StartShip) == ["3", "4"]


@rule("UFS-LEVEL-04", "UFS-COMP-01")
def test_eight_cards_count_for_the_level() -> None:
    """UFS-R-31."""
    assert len(CARDS) == 8
    assert [level(all_faces("easy")), level(all_faces("hard"))] == [0, 8]
    assert all(level(SkiesOptions(**{card: "hard"})) == 1 for card in CARDS)


@rule("UFS-END-03")
def test_nothing_follows_the_winning_research() -> None:
    """UFS-R-32: the last space needs 12; the die that is left is not resolved any more."""
    skies = activating({"D3": 6, "D4": 6, "B1": 4}, energy=1, excavator="D5", research=13).activate("D3")
    assert skies.ending is not None
    assert (skies.ending.reason, skies.ending.winners) == ("weapon_ready", (0,))
    assert skies.dice == {"B1": 4}
    assert skies.refused(Activate(skies.room("B1"))).rule == "UFS-END-04"


@rule("UFS-END-01", "UFS-MOTHER-02")
def test_the_skull_under_the_arrow_does_nothing_by_itself() -> None:
    """UFS-R-33: the advance that follows covers it."""
    skies = mothership_moves(mothership=11, greens=ON_SPOTS)
    assert [type(event) for event in skies.events()] == [events.MothershipAdvanced]
    assert skies.ending is not None
    assert skies.ending.reason == "mothership_arrived"


@rule("UFS-ROOM-03", "UFS-ROOM-11")
def test_every_face_has_its_own_price() -> None:
    """UFS-R-36: the double room with -3 is free on the easy lower base and costs 3 on the hard one."""
    skies = activating({"E1": 6, "E2": 6}, energy=0, excavator="F1").activate("E1")
    assert skies.g.state.energy == 7
    skies = activating({"D2": 6, "D3": 6}, options=SkiesOptions(lower_base="hard"), energy=2, excavator="D4")
    assert skies.refused(Activate(skies.room("D2"))).args == {"cost": 3, "energy": 2}


@rule("UFS-ROBOT-08")
def test_robots_are_ready_again_after_phase_3() -> None:
    """UFS-R-37: used ones and new ones alike, but not before the ships have started."""
    skies = activating({"B2": 5}, energy=3, robots={"B1": 4}, greens=["waiting"] * 5)
    skies.activate("B1").activate("B2").build("B2").end_phase()
    assert skies.phase == "MoveMothership"
    assert READY not in skies.g.state.robots
    skies.start_anywhere()
    assert skies.g.state.robots == [READY, READY]


@rule("UFS-SETUP-04", "UFS-ENERGY-02")
def test_energy_may_be_zero() -> None:
    """UFS-R-43."""
    skies = activating({"B5": 6, "B1": 2}, energy=1).activate("B5")
    assert skies.g.state.energy == 0
    assert skies.activate("B1").g.state.energy == 1


@rule("UFS-MOTHER-06", "UFS-ROOM-02")
def test_the_excavator_retreats_when_no_action_die_is_left() -> None:
    """UFS-R-46: row 2 holds x1, and the dice go before it is resolved."""
    skies = activating({"B1": 2, "C4": 3}, excavator="C3", mothership=1, greens=ON_SPOTS).end_phase()
    told = [type(event) for event in skies.events(events.DieSetAside, events.ExcavatorPushedBack)]
    assert told == [events.DieSetAside, events.DieSetAside, events.ExcavatorPushedBack]
    assert skies.excavator == "C4"


@rule("UFS-DICE-02")
def test_a_placed_die_cannot_be_taken_again() -> None:
    skies = new_game().roll(1, 2, 3, 4, 5).place(1, "A1")
    assert skies.refused(ChooseDie(0)).rule == "UFS-DICE-02"  # type: ignore[arg-type]
