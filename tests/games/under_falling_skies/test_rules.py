"""Rules and rulings beyond the worked examples."""

from __future__ import annotations

import pytest

from holdfast.core.flow import Ask
from holdfast.games.under_falling_skies import events
from holdfast.games.under_falling_skies.actions import (
    DICE,
    SHIPS,
    Activate,
    ChooseDie,
    DieId,
    EndPhase,
    Excavate,
    Place,
    PlaceRobot,
    SetAside,
    StartShip,
)
from holdfast.games.under_falling_skies.content import load_board
from holdfast.games.under_falling_skies.game import UnderFallingSkies
from holdfast.games.under_falling_skies.meta import CARDS, META, SkiesOptions, all_faces
from holdfast.games.under_falling_skies.state import NEW, USED
from tests.games.under_falling_skies.skies import SPOT, activating, mothership_moves, new_game, placing, waits_for_roll

rule = pytest.mark.rule
ON_SPOTS = [(column, SPOT) for column in range(1, 6)]


@rule("UFS-COMP-01", "UFS-SETUP-01", "UFS-SETUP-02", "UFS-LEVEL-01")
def test_seven_cards_make_the_board_and_an_eighth_the_tracks() -> None:
    assert CARDS == ("mothership", "sky1", "sky2", "sky3", "sky4", "upper_base", "lower_base", "tracks")
    easy, hard = load_board(all_faces("easy")), load_board(all_faces("hard"))
    assert easy.track[1:4] == ("-", "x1", "+"), "the first sky card lies under the mothership"
    assert len(easy.track) == 16, "15 sky rows above the impact row"
    assert easy.space_names[0] == "A5"
    assert easy.space_names[15] == "D1", "the lower base lies under the upper one"
    assert easy.research != hard.research
    assert easy.energy_start == 2


@rule("UFS-COMP-02", "UFS-COMP-03")
def test_the_box() -> None:
    assert [die.rstrip("123") for die in DICE] == ["black"] * 3 + ["white"] * 2 + ["blue"] * 2
    assert [ship.rstrip("12345") for ship in SHIPS] == ["green"] * 5 + ["red"] * 2


@rule("UFS-COMP-04")
def test_one_player_makes_every_choice() -> None:
    assert (META.min_seats, META.max_seats) == (1, 1)
    with pytest.raises(ValueError, match="2 seats"):
        UnderFallingSkies.new(seats=2)
    assert new_game().roll(1, 1, 1, 1, 1).g.asked() == (0,)


@rule("UFS-LEVEL-01", "UFS-LEVEL-03")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_turned_by_itself(card: str) -> None:
    easy, turned = load_board(SkiesOptions()), load_board(SkiesOptions(**{card: "hard"}))
    same = {
        "mothership": ("track", "rooms", "research"),
        "sky1": ("rooms", "research", "start_row"),
        "sky2": ("rooms", "research", "start_row"),
        "sky3": ("rooms", "research", "start_row"),
        "sky4": ("rooms", "research", "start_row"),
        "upper_base": ("track", "research", "start_row"),
        "lower_base": ("track", "research", "start_row"),
        "tracks": ("track", "rooms", "start_row"),
    }[card]
    assert all(getattr(easy, part) == getattr(turned, part) for part in same)
    assert easy != turned


@rule("UFS-LEVEL-02")
def test_all_cards_are_easy_unless_chosen_otherwise() -> None:
    assert UnderFallingSkies.new().options == all_faces("easy")


@rule("UFS-LEVEL-03")
def test_all_256_choices_of_faces_fit_together() -> None:
    for chosen in range(256):
        faces = {card: "hard" if chosen >> bit & 1 else "easy" for bit, card in enumerate(CARDS)}
        board = load_board(SkiesOptions(**faces))  # type: ignore[arg-type]
        assert 4 <= board.damage_to_lose <= 6
        assert board.rooms


@rule("UFS-GOAL-01", "UFS-END-03")
def test_winning_needs_the_last_space() -> None:
    skies = activating({"D3": 1, "D4": 1}, research=12, energy=1, excavator="D5").activate("D3")
    assert skies.g.state.research == 13
    assert skies.ending is None


@rule("UFS-GOAL-02", "UFS-ROUND-01")
def test_rounds_follow_one_another() -> None:
    skies = new_game().roll(1, 1, 1, 1, 1)
    for column, colour in enumerate(("black", "black", "black", "white"), start=1):
        skies.place(1, f"A{column}", colour)
    skies.roll(1).place(1, "A5")
    assert skies.phase == "ActivateRooms"
    skies.end_phase()
    assert skies.g.state.mothership == 1, "phase 3 follows phase 2"
    assert skies.g.state.round == 2
    assert waits_for_roll(skies)
    assert skies.phase == "PlaceDice"


@rule("UFS-END-04")
def test_running_out_of_energy_ends_nothing() -> None:
    skies = activating({"B3": 6}, energy=1, greens=ON_SPOTS).activate("B3")
    assert skies.g.state.energy == 0
    skies.end_phase()
    assert skies.ending is None
    assert skies.g.state.round == 2


@rule("UFS-END-04")
def test_after_the_end_every_answer_is_refused() -> None:
    skies = mothership_moves(mothership=11)
    assert skies.refused(EndPhase()).rule == "UFS-END-04"


@rule("UFS-DICE-01", "UFS-SETUP-05")
def test_dice_are_rolled_at_the_start_of_each_round_not_at_set_up() -> None:
    skies = new_game()
    assert skies.g.state.faces == [0] * 7
    skies.roll(1, 2, 3, 4, 5)
    assert skies.g.state.faces == [1, 2, 3, 4, 5, 0, 0]
    assert skies.refused(ChooseDie(DieId(5))).rule == "UFS-DICE-02"


@rule("UFS-DICE-02")
def test_any_unplaced_die_may_be_next() -> None:
    skies = placing((1, 2, 3, 4, 5))
    assert [act.die for act in skies.g.legal(0)] == [0, 1, 2, 3, 4]  # type: ignore[attr-defined]
    skies.place(2, "A1")
    assert [act.die for act in skies.g.legal(0)] == [0, 2, 3, 4]  # type: ignore[attr-defined]


@rule("UFS-DICE-03")
def test_the_last_die_rerolls_nothing() -> None:
    skies = placing((1, 1, 1, 1, 1))
    for column in (1, 2, 3):
        skies.place(1, f"A{column}", "black")
    skies.place(1, "A4", "white").roll(2).place(2, "A5", "white")
    assert skies.phase == "ActivateRooms"


@rule("UFS-DICE-10")
def test_no_die_can_be_withheld() -> None:
    skies = placing((1, 1, 1, 1, 1)).place(1, "A1")
    assert skies.refused(EndPhase()).rule == "UFS-DICE-02"
    assert skies.refused(Activate(skies.room("A1"))).rule == "UFS-DICE-02"


@rule("UFS-DICE-07")
def test_half_of_a_room_behind_the_excavator_takes_dice_but_does_not_work() -> None:
    """UFS-R-12."""
    skies = placing((1, 1, 1, 1, 1), excavator="C2").take(1)
    assert "C3" in skies.offered(Place)
    skies = activating({"C3": 4, "C2": 3}, excavator="C3")
    assert skies.refused(Activate(skies.room("C3"))).rule == "UFS-DICE-09"
    assert skies.offered(Activate) == []


@rule("UFS-MOVE-01", "UFS-MOVE-05")
def test_ships_of_a_column_descend_together_and_act_from_the_top() -> None:
    """UFS-R-01: the upper ship calls the mothership before the lower one hits."""
    skies = placing((2, 1, 1, 1, 1), greens=[(2, 5), (2, 14)], mothership=4).place(2, "B2")
    told = [type(event).__name__ for event in skies.events() if "Dice" not in type(event).__name__]
    assert told[:6] == [
        "DiePlaced",
        "ShipDescended",
        "ShipDescended",
        "MothershipAdvanced",
        "ShipHitBase",
        "BaseDamaged",
    ]
    assert skies.greens == [(2, 7), "waiting", "waiting", "waiting", "waiting"]


@rule("UFS-MOVE-05")
def test_symbols_passed_over_do_nothing() -> None:
    skies = placing((5, 1, 1, 1, 1)).place(5, "B5")
    assert (5, 5) in skies.greens, "row 4 of column 5 is a mothership symbol"
    assert skies.g.state.mothership == 0


@rule("UFS-SLOW-02", "UFS-MOVE-05")
def test_a_ship_that_does_not_move_triggers_nothing() -> None:
    """UFS-R-07."""
    skies = placing((1, 1, 1, 1, 1), greens=[(5, 4)], mothership=2).place(1, "A5")
    assert skies.g.state.mothership == 2


@rule("UFS-SKY-01")
def test_a_blocked_arrow_is_not_remembered() -> None:
    """UFS-R-03."""
    skies = placing((1, 1, 1, 1, 1), greens=[(4, 2), (3, 2)]).place(1, "B3")
    assert skies.greens[:2] == [(4, 2), (4, 3)], "the way became free, and the ship stays; the other took its arrow"


@rule("UFS-SKY-02")
def test_a_ship_shifted_into_a_served_column_rests() -> None:
    """UFS-R-39."""
    skies = placing((1, 2, 1, 1, 1), greens=[(4, SPOT)]).place(1, "A3").place(2, "C4")
    assert skies.greens[0] == (3, 2)


@rule("UFS-SKY-06", "UFS-MOVE-06")
@pytest.mark.parametrize("face", [1, 6])
def test_excess_movement_is_one_damage_all_the_same(face: int) -> None:
    """UFS-R-02."""
    skies = placing((face, 1, 1, 1, 1), greens=[(1, 15)]).place(face, "B1")
    assert skies.g.state.damage == 1
    assert skies.greens == ["waiting"] * 5


@rule("UFS-SKY-03", "UFS-END-01")
def test_an_early_advance_onto_the_skull_loses() -> None:
    skies = placing((1, 1, 1, 1, 1), mothership=11, greens=[(3, 11)]).place(1, "B3")
    assert skies.ending is not None
    assert skies.ending.reason == "mothership_arrived"


@rule("UFS-MOTHER-03", "UFS-MOVE-04")
def test_ships_on_spots_travel_with_the_card() -> None:
    """UFS-R-06."""
    skies = placing((1, 1, 1, 1, 1), mothership=5, greens=ON_SPOTS).place(1, "B1")
    assert (1, 6) in skies.greens


@rule("UFS-ROOM-02", "UFS-EXCAV-06")
def test_the_end_of_the_phase_clears_all_action_dice_and_no_robot() -> None:
    skies = activating({"A1": 3, "B3": 2, "C1": 6}, robots={"B5": 4}, energy=5).end_phase()
    assert skies.dice == {"B5": 4}
    assert skies.g.state.energy == 5
    assert skies.excavator == "C5"


@rule("UFS-ROOM-04", "UFS-ROBOT-09")
def test_free_rooms_may_be_skipped() -> None:
    """UFS-R-42."""
    skies = activating({"B1": 6}, energy=1)
    assert skies.offered(SetAside) == ["B1"]
    assert skies.set_aside("B1").g.state.energy == 1


@rule("UFS-ROOM-05", "UFS-ROOM-06")
@pytest.mark.parametrize(("face", "energy"), [(1, 0), (2, 1), (6, 5)])
def test_higher_dice_do_more_and_the_value_never_falls_below_zero(face: int, energy: int) -> None:
    """UFS-R-14: B1 has the modifier -1."""
    assert activating({"B1": face}, energy=0).activate("B1").g.state.energy == energy


@rule("UFS-ROOM-06")
def test_a_positive_modifier_counts_too() -> None:
    skies = activating({"D2": 4}, energy=2, excavator="D3", greens=[(1, 13), (2, 9)]).activate("D2")
    assert skies.greens == [(2, 9), "waiting", "waiting", "waiting", "waiting"], "4 + 1 reaches explosion 5, not 6"


@rule("UFS-SLOW-01", "UFS-ROOM-02")
def test_a_die_on_a_slowing_space_has_nothing_left_to_do() -> None:
    """UFS-R-44."""
    skies = activating({"A1": 6})
    assert skies.refused(Activate(skies.room("A1"))).rule == "UFS-SLOW-01"


@rule("UFS-ROOM-03")
def test_a_room_cannot_pay_for_itself() -> None:
    """UFS-R-34."""
    board = load_board(SkiesOptions())
    assert board.rooms[board.room_of[board.space_names.index("B1")]].cost == 0
    skies = activating({"B3": 6}, energy=0)
    refusal = skies.refused(Activate(skies.room("B3")))
    assert (refusal.rule, refusal.args) == ("UFS-ROOM-04", {"cost": 1, "energy": 0})


@rule("UFS-SHOOT-01", "UFS-SKY-05")
def test_ships_on_spots_cannot_be_shot() -> None:
    """UFS-R-45."""
    skies = activating({"C4": 6}, energy=2, excavator="C3", mothership=3, greens=[*ON_SPOTS]).activate("C4")
    assert skies.greens == ON_SPOTS


@rule("UFS-ROBOT-01")
def test_a_robot_shows_six_at_most_and_none_is_built_of_nothing() -> None:
    """UFS-R-15, UFS-R-14."""
    hard = SkiesOptions(upper_base="hard")
    skies = activating({"C4": 6, "C5": 6}, options=hard, energy=0, excavator="C3").activate("C4")
    assert skies.g.state.energy == 6
    assert skies.build("B3").robots == {"B3": 6}
    skies = activating({"C4": 3, "C5": 3}, options=hard, energy=0, excavator="C3").activate("C4")
    assert skies.phase == "ActivateRooms", "value 0 builds no robot"


@rule("UFS-ROBOT-01", "UFS-ROBOT-11")
def test_with_two_robots_one_must_go_first() -> None:
    """UFS-R-16."""
    skies = activating({"B2": 6}, energy=2, robots={"B1": 2, "B3": 3}).activate("B2")
    assert skies.offered(PlaceRobot) == []
    assert skies.refused(PlaceRobot(skies.space("B5"))).rule == "UFS-ROBOT-01"
    skies.remove_robot("B1").build("B1")
    assert skies.robots == {"B1": 5, "B3": 3}


@rule("UFS-ROBOT-01")
def test_the_powering_robot_may_be_rebuilt() -> None:
    """UFS-R-16."""
    skies = activating({}, energy=2, robots={"B2": 4, "B3": 3}).activate("B2").remove_robot("B2").build("B2")
    assert skies.robots == {"B2": 3, "B3": 3}


@rule("UFS-ROBOT-02")
def test_a_new_robot_takes_a_free_space_of_an_excavated_room() -> None:
    """UFS-R-17, UFS-R-18, UFS-R-19."""
    skies = activating({"B2": 5, "B3": 2, "C1": 6}, energy=3).excavate().activate("B2")
    free = set(skies.offered(PlaceRobot))
    assert "B2" in free, "the powering die has left"
    assert "B3" not in free, "an unresolved die is in the way"
    assert {"C4", "C3", "C2"} <= free, "ground excavated in this phase counts"
    assert not {"B4", "C5", "C1"} & free
    assert "A1" in free, "useless, but allowed"
    assert skies.refused(PlaceRobot(skies.space("B4"))).rule == "UFS-ROBOT-02"
    assert skies.build_none().robots == {}


@rule("UFS-ROBOT-04", "UFS-ROBOT-05")
@pytest.mark.parametrize("resting", [USED, NEW])
def test_a_resting_robot_stops_its_room(resting: int) -> None:
    """UFS-R-21."""
    skies = activating({"C2": 2}, robots={"C3": 3}, robot_state=resting, excavator="C1")
    assert skies.refused(Activate(skies.room("C2"))).rule == "UFS-ROBOT-05"


@rule("UFS-ROBOT-11", "UFS-ROBOT-10")
def test_a_robot_on_the_only_space_of_a_column_can_always_be_removed() -> None:
    """UFS-R-20, UFS-R-41: removal is offered before and after taking a die."""
    skies = placing((1, 1, 1, 1, 1), excavator="B1", robots={"A3": 2})
    for column in (1, 2):
        skies.place(1, f"A{column}", "black")
    skies.place(1, "A4", "white").roll(1, 1).place(1, "A5", "black")
    assert skies.offered(Place) == ["B3", "C3", "D3", "E3", "F3"], "the unexcavated ground ahead, without effect"
    skies.remove_robot("A3")
    assert "A3" in skies.offered(Place)


@rule("UFS-ROBOT-12")
def test_using_a_robot_moves_no_ship() -> None:
    skies = activating({}, robots={"B1": 5}, greens=ON_SPOTS).activate("B1")
    assert skies.greens == ON_SPOTS


@rule("UFS-EXCAV-01", "UFS-DICE-09")
def test_the_excavation_die_lies_ahead_of_the_excavator() -> None:
    """UFS-R-10."""
    skies = placing((6, 6, 6, 6, 6)).take(6)
    assert skies.refused(Place(skies.space("C5"))).rule == "UFS-DICE-09"
    assert "C4" in skies.offered(Place)


@rule("UFS-EXCAV-02")
def test_without_a_die_ahead_nothing_can_be_dug() -> None:
    assert activating({"B1": 6}, energy=5).refused(Excavate()).rule == "UFS-EXCAV-02"


@rule("UFS-EXCAV-04")
def test_digging_needs_one_energy() -> None:
    assert activating({"C4": 6}, energy=0).refused(Excavate()).rule == "UFS-EXCAV-04"


@rule("UFS-EXCAV-03")
def test_strict_excavation_forbids_dice_that_are_too_low() -> None:
    """UFS-R-09 and its switch."""
    lenient, strict = placing((3, 3, 3, 3, 3)), placing((3, 3, 3, 3, 3), options=SkiesOptions(strict_excavation=True))
    assert "C1" in lenient.take(3).offered(Place)
    refusal = strict.take(3).refused(Place(strict.space("C1")))
    assert (refusal.rule, refusal.args) == ("UFS-EXCAV-03", {"steps": 4})
    assert "C2" in strict.offered(Place)


@rule("UFS-EXCAV-08")
def test_a_room_dug_this_round_waits_for_the_next() -> None:
    skies = activating({"C3": 6, "A1": 1}, energy=5).excavate()
    assert skies.offered(Activate) == []


@rule("UFS-EXCAV-09")
def test_an_excavation_die_does_not_use_its_room() -> None:
    skies = activating({"C4": 6}, energy=5)
    assert skies.refused(Activate(skies.room("C4"))).rule == "UFS-DICE-09"


@rule("UFS-EXCAV-02", "UFS-DICE-06")
def test_the_tall_room_of_the_hard_base() -> None:
    """UFS-R-38: F5 opens with E5, cannot be dug to, and needs a robot."""
    hard = SkiesOptions(lower_base="hard")
    skies = placing((6, 6, 6, 6, 6), options=hard, excavator="D5").take(6)
    assert skies.refused(Place(skies.space("F5"))).rule == "UFS-EXCAV-02"
    skies = activating({"E5": 3}, options=hard, excavator="E4", robots={"F5": 4}, energy=1).activate("E5")
    assert skies.g.state.research == 2, "value 7 is one short of the third space"


@rule("UFS-MOTHER-06", "UFS-MOTHER-07")
def test_the_surface_is_never_lost() -> None:
    """UFS-R-24."""
    skies = mothership_moves(mothership=5, excavator="B2", robots={"B1": 3})
    assert skies.excavator == "B1"
    assert skies.robots == {}


@rule("UFS-MOTHER-02", "UFS-MOTHER-03")
def test_a_row_without_a_symbol_only_advances_the_mothership() -> None:
    skies = mothership_moves(mothership=0, greens=ON_SPOTS)
    assert [type(event) for event in skies.events()] == [events.MothershipAdvanced, events.RoundBegan]


@rule("UFS-RED-02", "UFS-MOTHER-09")
def test_a_red_ship_shot_down_can_come_back() -> None:
    """UFS-R-27."""
    skies = activating({"C4": 6}, energy=2, excavator="C3", reds=[(2, 3)], mothership=2, greens=ON_SPOTS)
    skies.activate("C4")
    assert skies.reds == ["supply", "supply"]
    skies.end_phase()
    assert "waiting" in skies.reds


@rule("UFS-RED-01")
def test_red_ships_descend_and_trigger_symbols() -> None:
    """UFS-R-28 beside it: overrun by the mothership, they wait."""
    skies = placing((4, 1, 1, 1, 1), greens=[(1, 9)], reds=[(5, SPOT)]).place(4, "B5")
    assert (5, 4) in skies.reds
    assert skies.g.state.mothership == 1
    assert mothership_moves(mothership=6, greens=[*ON_SPOTS], reds=[(2, 7)]).reds == ["supply", "waiting"]


@rule("UFS-SPAWN-05", "UFS-SPAWN-01")
def test_ties_between_spots_are_the_players() -> None:
    skies = mothership_moves(mothership=0, greens=["waiting"] * 5)
    assert isinstance(skies.g.question, Ask)
    assert skies.offered(StartShip) == ["1", "2", "3", "4", "5"]
    skies.start(3)
    assert skies.offered(StartShip) == ["1", "2", "4", "5"]


@rule("UFS-SPAWN-03")
def test_a_column_with_a_ship_is_refused_while_another_is_empty() -> None:
    skies = mothership_moves(mothership=0, greens=[(1, 9), (2, 9), (3, 9), "waiting", "waiting"])
    assert skies.refused(StartShip(0)).rule == "UFS-SPAWN-04"  # type: ignore[arg-type]
    assert skies.offered(StartShip) == ["4", "5"]


@rule("UFS-MOVE-02", "UFS-SPAWN-06")
def test_no_two_ships_ever_share_a_space() -> None:
    """UFS-R-40, over many random games in the conformance suite; here the arrow case."""
    skies = placing((2, 2, 1, 1, 1)).place(2, "C4")
    skies.place(2, "A3")
    flying = [ship for ship in skies.greens if isinstance(ship, tuple)]
    assert len(flying) == len(set(flying))


@rule("UFS-DICE-04")
def test_black_dice_cause_no_reroll() -> None:
    skies = placing((1, 2, 3, 4, 5)).place(1, "A1", "black")
    assert not waits_for_roll(skies)


@rule("UFS-SETUP-04", "UFS-ENERGY-02", "UFS-SETUP-06")
def test_the_trackers_of_the_hard_faces() -> None:
    skies = new_game(mothership="hard", upper_base="hard", lower_base="hard", tracks="hard")
    assert (skies.g.state.mothership, skies.excavator) == (1, "B5")
    assert skies.g.content.damage_to_lose == 4
