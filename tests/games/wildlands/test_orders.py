"""Standing orders: windows that pass by themselves, and those in which a player still wants to be asked."""

from __future__ import annotations

import pytest

from holdfast.core.legality import Action
from holdfast.games.wildlands.actions import Pass, TakeHit
from holdfast.games.wildlands.game import Wildlands
from tests.games.wildlands.skirmish import END_TURN, PASS, Skirmish, strip

ORDERS = {order.name: order.answer for order in Wildlands.orders}


def ordered(t: Skirmish, letter: str, name: str = "interrupt_when_concerned") -> Action | None:
    """What the order of a player answers to the pending question."""
    return ORDERS[name](t.g, t.letters.index(letter))


def three(**hands: str) -> Skirmish:
    held = {"A": "{A1} {A1} {A1} {A1:melee}", "B": "S {B1:melee} {B1}", "C": "S {C1}", **hands}
    figures, piles = {"A1": 1, "B1": 2, "C1": 4}, dict.fromkeys("ABC", "S S")
    return Skirmish(strip(4), figures, players=3, shards={"A": [1]}, decks=piles, **held)


def test_a_move_concerns_nobody() -> None:
    t = three()
    t.do(t.move("A1", 2, "{A1}"))
    assert t.asked == "B"
    assert ordered(t, "B") == Pass()
    assert ordered(t, "B", "never_interrupt") == Pass()
    assert ordered(t.do(PASS), "C") == Pass()


def test_an_attack_concerns_its_target_alone() -> None:
    t = three()
    t.do(t.move("A1", 2, "{A1}"), PASS, PASS)
    t.do(t.melee("A1", "B", "{A1:melee}"))
    assert (t.asked, t.question) == ("B", "defend")
    assert ordered(t, "B") is None, "whether to defend is no question of interrupting"
    t.do(TakeHit())
    assert (t.asked, t.question) == ("B", "interrupt")
    assert ordered(t, "B") is None
    assert ordered(t, "B", "never_interrupt") == Pass()
    t.do(PASS)
    assert (t.asked, ordered(t, "C")) == ("C", Pass())


def test_a_shard_taken_concerns_everybody_and_the_end_of_a_turn_nobody() -> None:
    t = three()
    t.do(t.collect(1, "A1"), *t.pay("A", "{A1}", "{A1}", "{A1}"))
    assert (t.asked, ordered(t, "B")) == ("B", None)
    t.do(PASS)
    assert (t.asked, ordered(t, "C")) == ("C", None)
    t.do(PASS, END_TURN)
    assert (t.asked, t.question, ordered(t, "B")) == ("B", "interrupt", Pass())


def test_what_concerned_somebody_does_not_last() -> None:
    t = three(A="{A1} {A1:melee} {A1}")
    t.do(t.move("A1", 2, "{A1}"), PASS, PASS, t.melee("A1", "B", "{A1:melee}"), TakeHit(), PASS, PASS)
    t.do(t.move("A1", 3, "{A1}"))
    assert (t.asked, ordered(t, "B")) == ("B", Pass())


def test_in_an_interruption_the_interrupter_s_action_counts() -> None:
    t = three()
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"), t.melee("B1", "A", "{B1:melee}"), TakeHit())
    assert (t.asked, ordered(t, "C")) == ("C", Pass()), "the attack was on somebody else"
    t.do(PASS)
    assert (t.asked, t.question, ordered(t, "A")) == ("A", "interrupt", None)


@pytest.mark.parametrize("hand", ["S {B1}", "{B1} {B1}"])
def test_an_order_answers_whatever_the_hand_holds(hand: str) -> None:
    t = three(B=hand)
    t.do(t.move("A1", 2, "{A1}"))
    assert (t.asked, ordered(t, "B")) == ("B", Pass())
