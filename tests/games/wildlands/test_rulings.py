"""Rulings: what we decided where the rulebook is silent or unclear, beyond the worked examples."""

from __future__ import annotations

import pytest

from holdfast.games.wildlands.actions import Collect, Rally
from holdfast.games.wildlands.content import load
from holdfast.games.wildlands.flow import Play, Turn, Window
from tests.games.wildlands.skirmish import (
    END_RALLY,
    END_TURN,
    PASS,
    STOP,
    TAKE_HIT,
    Skirmish,
    rally_move,
    reveal,
    strip,
)

rule = pytest.mark.rule


# ---------------------------------------------------------------- sight (WL-RULING-03 to 11, 58)


@rule("WL-LOS-05", "WL-LOS-09")
def test_10_cover_blocks_also_between_two_high_spaces() -> None:
    assert strip(3, heights=[1, 0, 1]).sees(0, 2)
    assert not strip(3, cover=[2], heights=[1, 0, 1]).sees(0, 2)


@rule("WL-BOARD-11", "WL-LOS-03")
def test_11_the_gate_lets_sight_through() -> None:
    board = load("ruins").board
    assert board.sees(24, 29)
    assert board.sees(29, 24)


@rule("WL-LOS-08")
def test_08_figures_and_shards_do_not_block() -> None:
    t = Skirmish(strip(3), {"A1": 1, "B1": 3, "B2": 2, "A2": 2}, shards={"A": [2], "B": [2]}, A="{A1:ranged}")
    assert t.can(t.ranged("A1", "B1", "{A1:ranged}"))


@rule("WL-HRANGED-03")
def test_03_the_reach_of_a_heavy_shot_ignores_the_way_on_foot() -> None:
    board = strip(3, heights=[1, 0, 1])
    assert board.in_reach[0] >> 2 & 1, "one space is crossed, though walking there means a climb"


@rule("WL-COVER-01", "WL-COVER-02")
def test_58_cover_helps_whoever_stands_in_it_even_beside_the_attacker() -> None:
    t = Skirmish(strip(1, cover=[1]), {"A1": 1, "B1": 1}, A="{A1:ranged}", B="{B1:take_cover}")
    t.do(t.ranged("A1", "B1", "{A1:ranged}"), t.defend("B1", "{B1:take_cover}"))
    assert t.damage("B1") == 0


@rule("WL-RALLY-02", "WL-AREA-01")
def test_12_an_arrow_joins_two_spaces_in_both_directions() -> None:
    t = Skirmish(strip(2, heights=[0, 1]), {"A1": 2, "A2": 1, "B1": 1}, A="{A1:rally} {A1:area}")
    assert t.can(t.area("A1", 1, "{A1:area}"))
    t.do(t.rally("A1", "{A1:rally}"))
    assert t.can(rally_move("A1", 1))


# ---------------------------------------------------------------- windows and chains (WL-RULING-17 to 27)


@rule("WL-REVEAL-01", "WL-INTERRUPT-13")
def test_17_the_duty_to_reveal_does_not_come_back_after_an_interruption() -> None:
    t = Skirmish(strip(3), {"A1": 1, "B1": 3}, A="{A1} {A1}", B="S {B1}", stack=[Play(at="next_turn"), Turn(seat=0)])
    t.do(reveal("A2"), t.move("A1", 2, "{A1}"), t.interrupt("B"), STOP)
    assert (t.asked, t.question) == ("A", "act")
    assert t.can(t.move("A1", 3, "{A1}"))


@rule("WL-INTERRUPT-12")
def test_19_an_end_of_turn_without_any_action_can_be_interrupted() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="{A1}", B="S")
    assert t.do(END_TURN).question == "interrupt"


@rule("WL-INTERRUPT-01")
def test_20_no_figure_is_needed_to_interrupt() -> None:
    t = Skirmish(strip(2), {"A1": 1}, A="{A1}", B="S", starts={"B1": 2})
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"))
    assert t.do(reveal("B1")).at("B1") == 2


@rule("WL-INTERRUPT-07", "WL-INTERRUPT-08")
def test_22_a_window_is_consumed_by_the_first_interrupt() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1, "C1": 1}, players=3, A="{A1} {A1}", B="S", C="S {C1}")
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"), STOP)
    assert (t.asked, t.question) == ("A", "act"), "C is not asked again about the same move"


@rule("WL-INTERRUPT-03", "WL-INTERRUPT-15")
def test_23_an_interrupter_may_stop_at_once() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1}", B="S {B1} S")
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"), STOP)
    assert (t.actor, t.hand("B")) == ("A", 2)
    assert t.discarded("B", "S")


@rule("WL-INTERRUPT-06", "WL-INTERRUPT-07", "WL-INTERRUPT-08", "WL-INTERRUPT-15")
def test_24_the_active_player_breaks_into_an_interruption() -> None:
    t = Skirmish(strip(3), {"A1": 1, "B1": 3}, A="{A1} S {A1}", B="S {B1} {B1}")
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"), t.move("B1", 2, "{B1}"))
    assert (t.asked, t.question) == ("A", "interrupt")
    t.do(t.interrupt("A"))
    assert [type(frame) for frame in t.g.stack] == [Play, Turn], "the chain collapses onto the turn"
    t.do(t.move("A1", 1, "{A1}"), END_TURN)
    assert t.draw_any().hand("A") == 3, "the normal draw"


@rule("WL-INTERRUPT-06")
def test_25_a_player_may_interrupt_again_and_again() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1} {A1} {A1}", B="S S S")
    for to in (2, 1, 2):
        t.do(t.move("A1", to, "{A1}"), t.interrupt("B"), STOP)
    assert t.hand("B") == 0
    assert t.do(END_TURN).question == "draw", "nobody is asked whose hand is empty"


@rule("WL-COMP-06", "WL-ENDTURN-04")
def test_26_the_marker_stays_during_an_interruption() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1}", B="S")
    assert t.do(t.move("A1", 2, "{A1}"), t.interrupt("B")).marker == "A"


@rule("WL-DRAW-01", "WL-INTERRUPT-05")
def test_27_draw_two_works_in_an_interruption() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1} S", B="S S")
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"), t.draw_two("B")).draw("{B5}", "{B5}")
    assert t.hand("B") == 2
    assert (t.asked, t.question) == ("A", "interrupt"), "it opens a window"


@rule("WL-INTERRUPT-16", "WL-PLAY-07")
def test_61_who_is_asked_does_not_depend_on_the_hand() -> None:
    for hand, pile in (("S {B1}", "{B2}"), ("{B2} {B1}", "S")):
        t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1}", B=hand, decks={"B": pile})
        assert t.do(t.move("A1", 2, "{A1}")).asked == "B"
    gone = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1}", B="{B1} {B2}", discards={"B": "S"})
    assert gone.do(gone.move("A1", 2, "{A1}")).asked == "A", "everybody sees that the special cards are out"


@rule("WL-DEFEND-01")
def test_61_the_same_holds_for_defences() -> None:
    for hand, pile in (("{B1:melee}", "{B2}"), ("{B2}", "{B1:melee}")):
        t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="{A1:melee}", B=hand, decks={"B": pile})
        assert t.do(t.melee("A1", "B", "{A1:melee}")).question == "defend"
    gone = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="{A1:melee}", B="{B2}", discards={"B": "{B1:melee}"})
    assert gone.do(gone.melee("A1", "B", "{A1:melee}")).damage("B1") == 1


@rule("WL-PLAY-07", "WL-INTERRUPT-12")
def test_64_the_window_of_an_action_comes_before_the_end_of_the_turn() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1}", B="S")
    t.do(t.move("A1", 2, "{A1}"))
    assert isinstance(t.g.stack[-1], Window)
    refusal = t.g.why_not(0, END_TURN)
    assert refusal is not None
    assert t.do(PASS, END_TURN).question == "interrupt", "another, separate window"


# ---------------------------------------------------------------- cards (WL-RULING-28 to 32, 63)


@rule("WL-PLAY-09", "WL-PLAY-08")
def test_28_the_card_being_resolved_stays_out_of_the_reshuffle() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="S", decks={"A": "{A2}"}, discards={"A": "{A3} {A3}"})
    t.do(t.draw_two("A")).draw("{A2}").draw("{A3}")
    assert t.discarded("A", "S"), "added after the action"
    assert len(t.player("A").deck) == 1


@rule("WL-PLAY-09")
def test_28_the_reshuffle_comes_with_the_last_card_even_if_no_more_is_needed() -> None:
    t = Skirmish(
        strip(1), {"A1": 1, "B1": 1}, A="{A1} {A1} {A1} {A1}", decks={"A": "{A2} {A2} {A2}"}, discards={"A": "{A3}"}
    )
    t.do(END_TURN).draw("{A2}", "{A2}", "{A2}")
    assert (len(t.player("A").deck), t.player("A").discard) == (1, [])


@rule("WL-PLAY-09", "WL-ENDTURN-03")
def test_29_with_nothing_to_shuffle_fewer_cards_are_drawn() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="{A1}", decks={"A": "{A2}"})
    t.do(END_TURN).draw("{A2}")
    assert (t.hand("A"), t.marker) == (2, "B")


@rule("WL-PLAY-05", "WL-WILD-01", "WL-CRYSTAL-04")
def test_32_and_63_cards_of_a_defeated_character() -> None:
    card = "{A4:melee, A1, open:ranged}"
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, defeated="A4", shards={"A": [1]}, A=f"{card} S S")
    assert t.refused(t.move("A4", 2, card)) == "WL-PLAY-06"
    assert t.refused(t.melee("A4", "B", card)) == "WL-PLAY-06"
    assert t.can(t.ranged("A1", "B1", card)), "its open flag lives on"
    assert t.can(t.move("A1", 2, card)), "and so do other symbols"
    assert t.can(t.collect(1, "A4"))


# ---------------------------------------------------------------- attacks (WL-RULING-33 to 41)


@rule("WL-MELEE-04", "WL-FLAG-03")
def test_33_and_34_an_open_melee_flag_defends_the_named_target() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="{A1:heavy_melee}", B="{B3, open:melee}")
    t.do(t.melee("A1", "B", "{A1:heavy_melee}", heavy=True), t.defend("B1", "{B3, open:melee}"))
    assert t.damage("B1") == 0


@rule("WL-SHIELD-02", "WL-PLAY-03")
def test_35_one_card_protects_one_character_and_once() -> None:
    card = "{B1:shield, B2:shield}"
    t = Skirmish(strip(2), {"A1": 1, "B1": 2, "B2": 2}, A="{A1:area}", B=f"{card} {{B1:shield}}")
    t.do(t.area("A1", 2, "{A1:area}"), t.defend("B1", card))
    # Nothing that could protect B2 is left in hand or draw pile, so B is not asked again.
    assert (t.damage("B1"), t.damage("B2")) == (0, 1)
    again = Skirmish(strip(2), {"A1": 1, "B1": 2, "B2": 2}, A="{A1:area}", B="{B1:shield} {B1, open:shield}")
    again.do(again.area("A1", 2, "{A1:area}"), again.defend("B1", "{B1:shield}"))
    assert again.refused(again.defend("B1", "{B1, open:shield}")) == "WL-SHIELD-02"


@rule("WL-AREA-02", "WL-SHIELD-03")
def test_40_defences_go_round_from_the_attackers_left_and_end_with_the_attacker() -> None:
    shields = {letter: f"{{{letter}1:shield}}" for letter in "ABC"}
    t = Skirmish(
        strip(1),
        {"A1": 1, "B1": 1, "C1": 1},
        players=3,
        active="B",
        A=shields["A"],
        B="{B1:area} " + shields["B"],
        C=shields["C"],
    )
    t.do(t.area("B1", 1, "{B1:area}"))
    asked = []
    while t.question == "defend":
        asked.append(t.asked)
        t.do(TAKE_HIT)
    assert asked == ["C", "A", "B"]
    assert [t.damage(f"{letter}1") for letter in "ABC"] == [1, 1, 1], "all damage at once"


@rule("WL-AREA-01", "WL-AREA-02")
def test_37_and_38_an_area_attack_hits_one_space_the_attacker_included() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1, "B2": 2}, A="{A1:area}")
    t.do(t.area("A1", 1, "{A1:area}"))
    assert (t.damage("A1"), t.damage("B1"), t.damage("B2")) == (1, 1, 0)


@rule("WL-AREA-01")
def test_39_cover_and_height_do_not_stop_an_area_attack() -> None:
    t = Skirmish(strip(2, cover=[2], heights=[1, 0]), {"A1": 1, "B1": 2}, A="{A1:area}", B="{B1:take_cover}")
    assert t.do(t.area("A1", 2, "{A1:area}")).damage("B1") == 1


@rule("WL-DAMAGE-02", "WL-DAMAGE-04")
def test_41_one_defeat_is_one_point() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, health={"B1": 1}, A="{A1:heavy_melee}")
    assert t.do(t.melee("A1", "B", "{A1:heavy_melee}", heavy=True)).score("A") == 1


# ---------------------------------------------------------------- shards (WL-RULING-43 to 45)


@rule("WL-CRYSTAL-02", "WL-CRYSTAL-08", "WL-CRYSTAL-05")
def test_43_wild_moves_fill_up_either_way_of_paying() -> None:
    t = Skirmish(strip(1), {"A2": 1}, defeated="A4", shards={"A": [1]}, A="{A4, A2} S S")
    assert t.options(Collect) == [t.collect(1, "A2"), t.collect(1, "A4")], "the card counts for whichever set is built"
    t.do(t.collect(1, "A4"), *t.pay("A", "S", "{A4, A2}", "S"))
    assert t.score("A") == 1


@rule("WL-CRYSTAL-03", "WL-CRYSTAL-04", "WL-PLAY-06")
def test_44_neither_waiting_nor_mixed_characters_pay() -> None:
    t = Skirmish(
        strip(2), {"A1": 1, "A2": 1, "A5": 2}, shards={"A": [1]}, A="{A1} {A1} {A2} {A3} {A3} {A3} {A5} {A5} {A5}"
    )
    assert t.refused(t.collect(1, "A1")) == "WL-CRYSTAL-05"
    assert t.refused(t.collect(1, "A3")) == "WL-CRYSTAL-04", "waiting is not defeated"
    assert t.refused(t.collect(1, "A5")) == "WL-CRYSTAL-04", "and elsewhere is not there"
    paying = Skirmish(strip(1), {"A1": 1}, shards={"A": [1]}, A="{A1} {A1} {A1} {A2}")
    paying.do(paying.collect(1, "A1"))
    assert paying.refused(paying.pay("A", "{A2}")[0]) == "WL-CRYSTAL-05"


@rule("WL-CRYSTAL-01")
def test_45_shards_of_an_eliminated_player_stay() -> None:
    t = Skirmish(
        strip(1), {"A1": 1, "C1": 1}, players=3, defeated="B1 B2 B3 B4 B5", tied=True, shards={"B": [1]}, A="{A1} " * 4
    )
    assert t.refused(t.collect(1, "A1")) == "WL-CRYSTAL-01"


# ---------------------------------------------------------------- rally, fly, climb (WL-RULING-46 to 51)


@rule("WL-RALLY-02", "WL-RALLY-04")
def test_46_neighbours_are_looked_at_once_before_anybody_moves() -> None:
    t = Skirmish(strip(4), {"A1": 2, "A2": 3, "B1": 4}, A="{A1:rally}")
    t.do(t.rally("A1", "{A1:rally}"), rally_move("A1", 1))
    assert t.can(rally_move("A2", 4)), "A2 was adjacent when the card was played"
    alone = Skirmish(strip(4), {"A1": 1, "A2": 4, "B1": 4}, A="{A1:rally}")
    alone.do(alone.rally("A1", "{A1:rally}"), rally_move("A1", 2))
    assert alone.question == "act", "the flag's own character needs no partner"


@rule("WL-RALLY-01", "WL-RALLY-03")
def test_46_only_one_partner_takes_part_and_each_moves_once() -> None:
    t = Skirmish(strip(4), {"A1": 2, "A2": 2, "A3": 3, "B1": 4}, A="{A1:rally}")
    t.do(t.rally("A1", "{A1:rally}"), rally_move("A3", 4))
    assert t.refused(rally_move("A2", 3)) == "WL-RALLY-02"
    assert t.refused(rally_move("A3", 3)) == "WL-RALLY-03"
    assert t.do(rally_move("A1", 1)).question == "act"


HILL = [0, 1]


@rule("WL-RALLY-05", "WL-CLIMB-01")
def test_47_one_rally_card_alone_never_climbs() -> None:
    t = Skirmish(strip(2, heights=HILL), {"A1": 1, "A2": 1, "B1": 1}, A="{A1:rally}")
    assert t.options(Rally) == []
    assert t.refused(t.rally("A1", "{A1:rally}")) == "WL-RALLY-04"
    flat = Skirmish(strip(3, heights=[0, 0, 1]), {"A1": 2, "A2": 2, "B1": 1}, A="{A1:rally}")
    flat.do(flat.rally("A1", "{A1:rally}"))
    assert flat.refused(rally_move("A1", 3)) == "WL-RALLY-05"


@rule("WL-RALLY-05")
def test_47_a_symbol_or_a_wild_move_pays_for_one_climber() -> None:
    t = Skirmish(strip(2, heights=HILL), {"A1": 1, "A2": 1, "B1": 1}, A="{A1:rally} {A2} S")
    t.do(t.rally("A1", "{A1:rally}"), rally_move("A2", 2))
    assert t.refused(t.pay_rally("{A2}")) == "WL-RALLY-06"
    t.do(*t.pay("A", "{A2}"))
    t.do(rally_move("A1", 2), *t.pay("A", "S"))
    assert (t.at("A1"), t.at("A2"), t.hand("A")) == (2, 2, 0)


@rule("WL-RALLY-05", "WL-RALLY-06")
def test_47_a_rally_of_a_third_character_serves_the_climber_alone() -> None:
    t = Skirmish(strip(2, heights=HILL), {"A1": 1, "A2": 1, "A3": 1, "B1": 1}, A="{A1:rally} {A3:rally}")
    t.do(t.rally("A1", "{A1:rally}"), rally_move("A2", 2), t.pay_rally("{A3:rally}"))
    assert t.at("A2") == 2
    assert t.refused(rally_move("A1", 2)) == "WL-RALLY-05"
    assert t.do(END_RALLY).question == "act"


@rule("WL-RALLY-06")
def test_47_the_second_rally_must_include_the_climber() -> None:
    t = Skirmish(strip(3, heights=[0, 1, 1]), {"A1": 1, "A3": 3, "B1": 1}, A="{A1:rally} {A3:rally} {A1}")
    t.do(t.rally("A1", "{A1:rally}"), rally_move("A1", 2))
    assert t.refused(t.pay_rally("{A3:rally}")) == "WL-RALLY-06", "A3 is neither beside A1 nor with it"
    assert t.refused(t.pay("A", "{A3:rally}")[0]) == "WL-RALLY-05"
    assert t.do(*t.pay("A", "{A1}")).at("A1") == 2


@rule("WL-FLAG-03", "WL-RALLY-01", "WL-CARD-08")
def test_48_anybody_may_use_an_open_rally_or_fly_flag() -> None:
    t = Skirmish(strip(3), {"A1": 1, "A2": 1, "B1": 3}, A="{A3, open:rally} {A3, open:fly}")
    assert [act.character for act in t.options(Rally)] == [0, 1]
    assert t.can(t.fly("A2", 3, "{A3, open:fly}"))


@rule("WL-FLY-01", "WL-MOVE-02")
def test_49_a_flight_takes_one_or_two_steps_and_passes_no_wall() -> None:
    t = Skirmish(strip(4, walls=[(3, 4)]), {"A1": 2, "B1": 1}, A="{A1:fly}")
    assert [act.space + 1 for act in t.options(type(t.fly("A1", 1, "{A1:fly}")))] == [1, 2, 3], "also there and back"
    assert t.refused(t.fly("A1", 4, "{A1:fly}")) == "WL-FLY-01"


@rule("WL-CLIMB-01", "WL-PLAY-03")
def test_50_a_fly_card_counts_as_one_movement_card_for_a_climb() -> None:
    t = Skirmish(strip(2, heights=HILL), {"A1": 1, "B1": 1}, A="{A1:fly} {A1}")
    t.do(t.climb("A1", 2), *t.pay("A", "{A1:fly}", "{A1}"))
    assert t.at("A1") == 2
    level = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1} {A1}")
    assert level.refused(level.climb("A1", 2)) == "WL-CLIMB-02"
