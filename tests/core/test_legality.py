"""One source of legality: candidates and guards decide, and the first guard that says no is the reason."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.core.ledger import places, rules_of
from holdfast.core.legality import Action, ActionRule, Illegal, Menu, Refusal, first_refusal, guard, guard_info, legal
from tests.core.test_flow import bid, dealt
from tests.tiny.smugglers import Bid, CardId, KeepQuiet, Whistle, in_hand


class Take(Action, frozen=True, tag="take"):
    count: int


class Leave(Action, frozen=True, tag="leave"):
    pass


@guard("TINY-ODD")
def is_odd(g: Any, seat: int, act: Take) -> bool:
    return act.count % 2 == 1


@guard("TINY-FEW", because=lambda g, seat, act: {"most": g})
def is_few(g: Any, seat: int, act: Take) -> bool:
    return act.count <= int(g)


TAKE = ActionRule(Take, lambda g, seat: [Take(n) for n in range(1, 8)], (is_odd, is_few))
LEAVE = ActionRule(Leave, lambda g, seat: (Leave(),))


def test_legal_is_every_candidate_that_passes_in_order() -> None:
    assert legal(5, 0, (TAKE, LEAVE)) == [Take(1), Take(3), Take(5), Leave()]


def test_the_first_guard_that_says_no_is_the_reason() -> None:
    assert first_refusal(2, 0, Take(4), (TAKE,), "TINY-TURN") == Refusal("TINY-ODD", "no-is-odd")
    assert first_refusal(2, 0, Take(5), (TAKE,), "TINY-TURN") == Refusal("TINY-FEW", "no-is-few", {"most": 2})
    assert first_refusal(5, 0, Take(5), (TAKE,), "TINY-TURN") is None


def test_a_verb_out_of_place_is_refused_with_the_rule_of_the_frame() -> None:
    assert first_refusal(5, 0, Leave(), (TAKE,), "TINY-TURN") == Refusal("TINY-TURN", "no-not-now")


def test_guards_that_candidates_ensure_are_asked_only_of_others() -> None:
    odd = ActionRule(Take, lambda g, seat: [Take(1), Take(3)], (is_odd, is_few), ensured=(is_odd,))
    assert odd.checks == (is_few,)
    assert legal(2, 0, (odd,)) == [Take(1)]
    assert first_refusal(9, 0, Take(2), (odd,), "TINY-TURN") == Refusal("TINY-ODD", "no-is-odd")


def test_a_menu_lists_its_verbs_together_and_its_guards_say_why_not() -> None:
    menu = Menu(
        (ActionRule(Take, guards=(is_odd, is_few)), LEAVE),
        lambda g, seat: [*[Take(n) for n in range(1, g + 1, 2)], Leave()],
    )
    assert legal(5, 0, menu) == legal(5, 0, (TAKE, LEAVE))
    assert first_refusal(2, 0, Take(4), menu, "TINY-TURN") == Refusal("TINY-ODD", "no-is-odd")
    assert [rule.verb for rule in menu] == [Take, Leave]


def test_a_verb_without_candidates_of_its_own_needs_a_menu() -> None:
    with pytest.raises(TypeError, match="menu"):
        legal(5, 0, (ActionRule(Take, guards=(is_odd,)),))


def test_a_guard_notes_its_rule() -> None:
    assert guard_info(is_odd).rule == "TINY-ODD"
    assert rules_of(is_odd) == ("TINY-ODD",)
    (place,) = places("TINY-ODD")
    assert (place.module, place.name) == (__name__, "is_odd")
    assert place.line > 1
    assert places("TINY-NOTHING") == []


def test_why_not_goes_from_the_table_to_the_guards() -> None:
    g = dealt()
    assert g.why_not(0, Bid(CardId(99))) == Refusal("TINY-NIGHT", "no-such-thing")
    assert g.why_not(0, Bid(CardId(-1))) == Refusal("TINY-NIGHT", "no-such-thing")
    assert g.why_not(0, Bid(CardId(3))) == Refusal("TINY-HAND", "no-in-hand")
    assert g.why_not(0, KeepQuiet()) == Refusal("TINY-NIGHT", "no-not-now")
    assert g.why_not(0, Bid(CardId(1))) is None
    assert guard_info(in_hand).key == "no-in-hand"


def test_a_refused_answer_says_the_rule_and_changes_nothing() -> None:
    g = dealt()
    before = g.clone()
    with pytest.raises(Illegal, match="TINY-HAND: no-in-hand") as refused:
        g.answer(0, Bid(CardId(3)))
    assert refused.value.refusal.rule == "TINY-HAND"
    assert g.same_as(before)
    assert g.question is before.question


def test_legal_answers_are_worked_out_once_and_again_after_an_answer() -> None:
    g = bid(dealt(), 0, 3, 6)
    g.luck((1,))
    assert g.legal(0) is g.legal(0)
    assert g.legal(1) == []
    g.answer(0, KeepQuiet())
    assert g.legal(0) == []
    assert g.legal(1) == [Whistle(), KeepQuiet()]
