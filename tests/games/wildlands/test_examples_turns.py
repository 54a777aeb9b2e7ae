"""Worked examples of the catalogue: turns, cards, shards and interrupts."""

from __future__ import annotations

import pytest

from holdfast.games.wildlands import events
from holdfast.games.wildlands.actions import DrawTwo, Interrupt, Move, Reveal
from holdfast.games.wildlands.content import load
from holdfast.games.wildlands.flow import Play, Turn
from holdfast.games.wildlands.state import NOTHING, WAITING
from tests.games.wildlands.skirmish import (
    END_TURN,
    PASS,
    STOP,
    TAKE_HIT,
    Skirmish,
    character,
    reveal,
    strip,
)

rule, example = pytest.mark.rule, pytest.mark.example


@example("WL-EX-01")
@rule("WL-BOARD-11", "WL-MOVE-01", "WL-INTERRUPT-11")
def test_the_gate_is_passed_with_one_card_either_way() -> None:
    t = Skirmish(load("ruins").board, {"A1": 25, "B1": 1}, A="{A1} {A1}", B="S")
    t.do(t.move("A1", 30, "{A1}"))
    assert (t.at("A1"), t.asked, t.question) == (30, "B", "interrupt")
    t.do(PASS, t.move("A1", 25, "{A1}"))
    assert (t.at("A1"), t.asked, t.question) == (25, "B", "interrupt")
    assert t.hand("A") == 0


@example("WL-EX-02")
@rule("WL-DRAW-01", "WL-DRAW-02")
def test_draw_two_stops_at_seven_cards() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 2}, A="S {A1} {A1} {A1} {A1} {A1} {A1}", B="S")
    t.do(t.draw_two("A")).draw("{A5}")
    assert t.hand("A") == 7
    assert t.discarded("A", "S")
    assert (t.asked, t.question) == ("B", "interrupt")


@example("WL-EX-03")
@rule("WL-CRYSTAL-06", "WL-CRYSTAL-08", "WL-CRYSTAL-09", "WL-WILD-03")
def test_three_special_cards_collect_a_shard() -> None:
    t = Skirmish(strip(2), {"A2": 1, "B1": 2}, shards={"A": [1]}, A="S S S", B="S")
    t.do(t.collect(1, "A2"), *t.pay("A", "S", "S"))
    assert t.question == "pay-shard", "no window before the third card"
    t.do(*t.pay("A", "S"))
    assert t.player("A").shards == []
    assert t.score("A") == 1
    assert t.discarded("A", "S", "S", "S")
    assert (t.asked, t.question) == ("B", "interrupt")
    assert t.do(PASS).asked == "A", "one single window"


@example("WL-EX-05")
@rule("WL-CLIMB-01", "WL-CLIMB-03", "WL-CLIMB-04", "WL-WILD-02")
def test_a_climb_with_a_symbol_and_a_wild_move() -> None:
    t = Skirmish(strip(2, heights=[0, 1]), {"A1": 1, "B1": 1}, A="{A1:melee, A2} S", B="S")
    t.do(t.climb("A1", 2), *t.pay("A", "{A1:melee, A2}"))
    assert (t.asked, t.question) == ("A", "pay-climb"), "no window between the two cards"
    t.do(*t.pay("A", "S"))
    assert t.at("A1") == 2
    assert t.discarded("A", "{A1:melee, A2}", "S")
    assert (t.asked, t.question) == ("B", "interrupt")
    assert t.do(PASS).question == "act"


@example("WL-EX-06")
@rule("WL-CRYSTAL-02", "WL-CRYSTAL-04")
def test_cards_of_a_defeated_character_pay_for_a_shard() -> None:
    t = Skirmish(strip(1), {"A2": 1}, defeated="A4", shards={"A": [1]}, A="{A4} {A4} {A4}")
    t.do(t.collect(1, "A4"), *t.pay("A", "{A4}", "{A4}", "{A4}"))
    assert t.score("A") == 1
    away = Skirmish(strip(2), {"A2": 2}, defeated="A4", shards={"A": [1]}, A="{A4} {A4} {A4}")
    assert away.refused(away.collect(1, "A4")) == "WL-CRYSTAL-02"


@example("WL-EX-07")
@rule("WL-CRYSTAL-05")
def test_cards_of_two_characters_do_not_add_up() -> None:
    t = Skirmish(strip(1), {"A2": 1}, defeated="A4", shards={"A": [1]}, A="{A4} {A4} {A2}")
    assert t.refused(t.collect(1, "A4")) == "WL-CRYSTAL-05"
    assert t.refused(t.collect(1, "A2")) == "WL-CRYSTAL-05"
    assert (t.score("A"), t.hand("A")) == (0, 3)


@example("WL-EX-08")
@rule("WL-ENDTURN-02", "WL-ENDTURN-03", "WL-ENDTURN-04")
@pytest.mark.parametrize(("held", "drawn"), [(3, 3), (5, 2), (7, 0)])
def test_the_draw_at_the_end_of_a_turn(held: int, drawn: int) -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="{A1} " * held)
    t.do(END_TURN)
    if drawn:
        t.draw(*["{A5}"] * drawn)
    assert t.hand("A") == held + drawn
    assert (t.marker, t.asked) == ("B", "B")


@example("WL-EX-09")
@rule("WL-INTERRUPT-12", "WL-INTERRUPT-13", "WL-ENDTURN-05", "WL-INTERRUPT-05")
def test_an_interrupted_end_of_turn_is_decided_anew() -> None:
    t = Skirmish(strip(3), {"A1": 1, "B1": 3}, A="{A1} {A1} {A1} {A1}", B="S {B1}", decks={"B": "{B5} {B5}"})
    t.do(END_TURN)
    assert (t.asked, t.question) == ("B", "interrupt")
    t.do(t.interrupt("B"), t.move("B1", 2, "{B1}"), STOP)
    assert (t.asked, t.question) == ("A", "act"), "A may act again"
    t.do(t.move("A1", 2, "{A1}"), END_TURN)
    assert t.hand("A") == 3
    t.draw("{A5}", "{A5}", "{A5}")
    assert (t.hand("A"), t.marker, t.hand("B")) == (6, "B", 0)


@example("WL-EX-10")
@rule("WL-INTERRUPT-14", "WL-INTERRUPT-15", "WL-INTERRUPT-06")
def test_the_first_in_clockwise_order_interrupts() -> None:
    t = Skirmish(
        strip(4),
        {"A1": 1, "B1": 2, "C1": 3, "D1": 4},
        players=4,
        A="{A1}",
        B="{B1}",
        C="S {C1}",
        D="S",
        decks={"B": "S"},
    )
    t.do(t.move("A1", 2, "{A1}"))
    assert t.asked == "B", "asked although B holds none: that is nobody's knowledge"
    assert t.do(PASS).asked == "C"
    t.do(t.interrupt("C"))
    assert (t.actor, t.asked, t.hand("D")) == ("C", "C", 1)
    t.do(t.move("C1", 4, "{C1}"))
    assert t.asked == "D"
    assert t.do(t.interrupt("D")).actor == "D"


@example("WL-EX-12")
@rule("WL-REVEAL-05", "WL-REVEAL-06", "WL-INTERRUPT-09")
def test_a_reveal_opens_no_window() -> None:
    t = Skirmish(
        strip(3),
        {"A1": 1, "B1": 2},
        defeated="A4 A5",
        starts={"A2": 2, "A3": 3},
        A="{A1}",
        B="S",
        stack=[Play(at="next_turn"), Turn(seat=0)],
    )
    t.do(reveal("A2"))
    assert (t.at("A2"), t.asked, t.question) == (2, "A", "act")
    t.do(reveal("A3"))
    assert (t.asked, t.hand("A")) == ("A", 1)
    t.do(t.move("A1", 2, "{A1}"))
    assert (t.asked, t.question) == ("B", "interrupt")


@example("WL-EX-13")
@rule("WL-INTERRUPT-06", "WL-INTERRUPT-07", "WL-INTERRUPT-08")
def test_the_end_of_the_latest_interruption_ends_the_chain() -> None:
    t = Skirmish(
        strip(4),
        {"A1": 1, "B1": 2, "C1": 3},
        players=3,
        A="{A1} {A1}",
        B="S {B1} {B1} S",
        C="S {C1}",
        decks={"A": "{A5}", "C": "{C5}"},
    )
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"), t.move("B1", 3, "{B1}"))
    assert (t.asked, t.marker) == ("C", "A")
    t.do(t.interrupt("C"), t.move("C1", 4, "{C1}"))
    assert t.asked == "B", "C's action may be interrupted in turn"
    t.do(PASS, STOP)
    assert (t.actor, t.asked, t.question, t.marker) == ("A", "A", "act", "A")
    t.do(t.move("A1", 1, "{A1}"))
    assert (t.asked, t.question) == ("B", "interrupt"), "B acts again only by a new Interrupt"


@example("WL-EX-17")
@rule("WL-REVEAL-01", "WL-REVEAL-04", "WL-TURN-01")
def test_the_reveal_comes_first_in_the_turn() -> None:
    t = Skirmish(strip(5), {"A1": 1, "B1": 2}, A="{A1}", stack=[Play(at="next_turn"), Turn(seat=0)])
    assert t.question == "must-reveal"
    assert {type(act) for act in t.g.legal(0)} == {Reveal}
    assert t.refused(t.move("A1", 2, "{A1}")) == "WL-TURN-01"
    t.do(reveal("A2"))
    assert t.can(t.move("A1", 2, "{A1}"))
    assert t.can(reveal("A3"))
    t.do(t.move("A1", 2, "{A1}"))
    assert t.can(reveal("A5")), "further reveals at any point between actions"


@example("WL-EX-34")
@rule("WL-PLAY-03", "WL-PLAY-08")
def test_one_option_of_a_card_is_used_and_the_others_are_lost() -> None:
    t = Skirmish(strip(2), {"A1": 1, "A2": 1, "B1": 1}, A="{A1:melee, A2:shield}")
    assert t.can(t.melee("A1", "B", "{A1:melee, A2:shield}"))
    t.do(t.move("A2", 2, "{A1:melee, A2:shield}"))
    assert t.discarded("A", "{A1:melee, A2:shield}")
    assert not t.can(t.melee("A1", "B", "{A1:melee, A2:shield}"))


@example("WL-EX-35")
@rule("WL-PLAY-09", "WL-ENDTURN-02")
def test_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    t = Skirmish(
        strip(1), {"A1": 1, "B1": 1}, A="{A1} {A1} {A1} {A1}", decks={"A": "{A2}"}, discards={"A": "{A3} " * 25}
    )
    t.do(END_TURN).draw("{A2}")
    assert (len(t.player("A").deck), t.player("A").discard) == (25, [])
    t.draw("{A3}", "{A3}")
    assert (t.hand("A"), len(t.player("A").deck), len(t.player("A").discard)) == (7, 23, 0)


@example("WL-EX-36")
@rule("WL-WIN-01", "WL-WIN-03", "WL-CRYSTAL-06", "WL-INTERRUPT-03")
def test_the_fifth_point_wins_in_the_middle_of_an_interruption() -> None:
    t = Skirmish(
        strip(2),
        {"A1": 1, "B1": 2},
        points={"A": 4},
        shards={"A": [1]},
        active="B",
        A="S {A1} {A1} {A1}",
        B="{B1} S",
    )
    t.do(t.move("B1", 1, "{B1}"), t.interrupt("A"), t.collect(1, "A1"), *t.pay("A", *["{A1}"] * 3))
    assert t.g.ending is not None
    assert (t.g.ending.reason, t.g.ending.winners) == ("five_points", (0,))
    assert t.g.question is None


@example("WL-EX-40")
@rule("WL-INTERRUPT-03", "WL-INTERRUPT-05", "WL-INTERRUPT-07")
def test_no_cards_are_drawn_after_an_interruption() -> None:
    t = Skirmish(strip(3), {"A1": 1, "B1": 3}, A="{A1} {A1}", B="S {B1} {B1} {B2} {B2} {B2}")
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"))
    assert t.hand("B") == 5
    t.do(t.move("B1", 2, "{B1}"), t.move("B1", 3, "{B1}"), STOP)
    assert (t.hand("B"), t.marker, t.actor, t.asked) == (3, "A", "A", "A")


@example("WL-EX-41")
@rule("WL-INTERRUPT-10", "WL-INTERRUPT-15")
def test_an_interrupt_itself_cannot_be_interrupted() -> None:
    t = Skirmish(strip(3), {"A1": 1, "B1": 3, "C1": 3}, players=3, A="{A1}", B="S {B1}", C="S")
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"))
    assert (t.asked, t.question) == ("B", "interruption")
    refusal = t.g.why_not(2, t.interrupt("C"))
    assert refusal is not None
    assert refusal.key == "no-not-your-turn"
    assert t.do(t.move("B1", 2, "{B1}")).asked == "C"


@example("WL-EX-44")
@rule("WL-CRYSTAL-03", "WL-CRYSTAL-07", "WL-PLAY-03")
def test_enemies_do_not_hinder_collecting_and_flags_are_forfeited() -> None:
    cards = ["{A1:melee}", "{A1, A2}", "{A1:shield}"]
    t = Skirmish(strip(1), {"A1": 1, "B1": 1, "B2": 1}, shards={"A": [1]}, A=" ".join(cards))
    t.do(t.collect(1, "A1"), *t.pay("A", *cards))
    assert t.score("A") == 1
    assert t.discarded("A", *cards)
    assert not t.events(events.Attacked)


@example("WL-EX-47")
@rule("WL-REVEAL-01", "WL-WIN-04")
def test_waiting_characters_are_not_lost() -> None:
    t = Skirmish(
        strip(1), {"A2": 1, "B1": 1}, defeated="A1", health={"A2": 2}, damage={"A2": 1}, active="B", B="{B1:melee}"
    )
    t.do(t.melee("B1", "A", "{B1:melee}"))
    assert t.is_defeated("A2")
    assert t.g.ending is None
    t.do(END_TURN).draw_any()
    assert (t.asked, t.question) == ("A", "must-reveal")
    assert t.options(Reveal) == [reveal("A3"), reveal("A4"), reveal("A5")]


@example("WL-EX-48")
@rule("WL-INTERRUPT-01", "WL-INTERRUPT-02")
def test_draw_two_is_an_action_that_can_be_interrupted() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="S", B="S")
    t.do(t.draw_two("A")).draw("{A5}", "{A5}")
    assert (t.asked, t.question) == ("B", "interrupt")
    assert t.do(t.interrupt("B"), STOP).hand("A") == 2, "A keeps the drawn cards"


@example("WL-EX-52")
@rule("WL-REVEAL-02", "WL-REVEAL-03", "WL-REVEAL-05", "WL-REVEAL-06")
def test_a_revealed_character_stands_on_its_map_card() -> None:
    t = Skirmish(load("dungeon").board, {"A1": 1, "B1": 2}, starts={"A3": 17}, A="{A1}", B="S")
    assert t.g.state.places[character("A3")] == WAITING
    t.do(reveal("A3"))
    assert t.at("A3") == 17
    assert t.g.state.gone == [16]
    assert t.player("A").starts[2] == NOTHING
    assert (t.hand("A"), t.asked, t.question) == (1, "A", "act")


@example("WL-EX-53")
@rule("WL-TURN-02", "WL-TURN-04", "WL-ENDTURN-01", "WL-ENDTURN-03", "WL-ENDTURN-04")
def test_a_turn_may_end_without_a_card_played() -> None:
    t = Skirmish(
        strip(1), {f"A{n}": 1 for n in range(1, 6)} | {"B1": 1, "C1": 1}, players=3, A="{A1} {A1} {A1} {A1} {A1}"
    )
    t.do(END_TURN).draw("{A5}", "{A5}")
    assert (t.hand("A"), t.marker) == (7, "B")


@example("WL-EX-54")
@rule("WL-TURN-03", "WL-PLAY-01", "WL-PLAY-02", "WL-PLAY-07", "WL-MOVE-01", "WL-ENDTURN-02")
def test_seven_moves_in_one_turn_with_a_window_after_each() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1} " * 7, B="S")
    for step in range(7):
        t.do(t.move("A1", 1 if step % 2 else 2, "{A1}"))
        assert (t.asked, t.question) == ("B", "interrupt")
        t.do(PASS)
    assert t.hand("A") == 0
    t.do(END_TURN)
    assert (t.asked, t.question) == ("B", "interrupt"), "the window at the end of the turn"
    t.do(PASS).draw("{A5}", "{A5}", "{A5}")
    assert (t.hand("A"), t.marker) == (3, "B")


@example("WL-EX-60")
@rule("WL-DEFEND-01", "WL-DEFEND-02")
def test_the_active_player_defends_against_an_interrupter() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 2}, A="{A2} {A1:shield} S {A1}", B="S {B1:ranged} S")
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"), t.ranged("B1", "A1", "{B1:ranged}"))
    assert (t.asked, t.question) == ("A", "defend")
    t.do(t.defend("A1", "{A1:shield}"))
    assert t.damage("A1") == 0
    assert t.discarded("A", "{A1}", "{A1:shield}")
    assert t.discarded("B", "S", "{B1:ranged}")
    assert (t.asked, t.question) == ("A", "interrupt"), "A may interrupt too"
    t.do(t.interrupt("A"))
    assert (t.actor, t.question) == ("A", "act")


@example("WL-EX-61")
@rule("WL-INTERRUPT-04", "WL-INTERRUPT-07")
def test_nobody_must_reveal_in_an_interruption() -> None:
    t = Skirmish(strip(3), {"A1": 1, "B1": 3}, defeated="B2 B3", A="{A1}", B="S {B1}")
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"))
    assert t.options(Reveal) == [reveal("B4"), reveal("B5")], "allowed"
    t.do(t.move("B1", 2, "{B1}"), STOP)
    assert t.actor == "A"


@example("WL-EX-62")
@rule("WL-INTERRUPT-11", "WL-INTERRUPT-16", "WL-INTERRUPT-17")
def test_a_closed_window_does_not_open_again() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 2}, A="{A1} {A1:melee}", B="S {B2}")
    t.do(t.move("A1", 2, "{A1}"))
    assert t.discarded("A", "{A1}")
    t.do(PASS, t.melee("A1", "B", "{A1:melee}"))
    assert t.damage("B1") == 1, "the attack is resolved first"
    assert (t.asked, t.question) == ("B", "interrupt")


@example("WL-EX-64")
@rule("WL-SPECIAL-01", "WL-SPECIAL-02", "WL-CARD-10")
def test_all_special_cards_are_alike() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="S S")
    assert t.options(DrawTwo) == [t.draw_two("A")]
    assert t.can(t.move("A1", 2, "S"))
    t.do(t.move("A1", 2, "S"), t.draw_two("A")).draw("{A5}", "{A5}")
    assert (t.at("A1"), t.hand("A")) == (2, 2)
    assert t.discarded("A", "S", "S")


def test_the_words_used_here_are_the_words_of_the_game() -> None:
    """A slip in the notation would make other tests pass for the wrong reason."""
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1:melee, A2, open:shield} S")
    assert t.card("{A1:melee, A2, open:shield}", "A") != t.card("S", "A")
    with pytest.raises(LookupError):
        t.card("{A1:shield}", "A")
    assert t.options(Move)
    assert t.options(Interrupt) == []
    assert TAKE_HIT != PASS
