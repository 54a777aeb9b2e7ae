"""The conformance suite finds what it is there to find: games that break one promise each fail their test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.core.flow import Step
from holdfast.core.game import View
from holdfast.core.legality import Menu
from tests.conformance import test_conformance as suite
from tests.conformance.playing import Case
from tests.tiny.smugglers import BID, Bid, Lookout, Nights, Smugglers, SmugglersOptions


def case(game: type[Smugglers]) -> Case:
    return Case(game, "loud", SmugglersOptions(), 3)


def fails(test: Callable[[Case], None], game: type[Smugglers], *expected: type[BaseException]) -> None:
    with pytest.raises(expected or AssertionError):
        test(case(game))


def test_the_game_itself_passes() -> None:
    suite.test_a_seat_cannot_tell_two_worlds_apart(case(Smugglers))
    suite.test_pieces_are_neither_lost_nor_made(case(Smugglers))


def test_a_leak_in_a_question_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompt(self: Lookout, g: Smugglers, seat: int | None) -> dict[str, Any]:
        return {"left": sum(g.state.camps[self.runner].hand)}

    monkeypatch.setattr(Lookout, "prompt", prompt)
    fails(suite.test_a_seat_cannot_tell_two_worlds_apart, Smugglers)


def test_a_leak_in_a_view_is_found() -> None:
    class Leaky(Smugglers):
        __slots__ = ()

        def view(self, viewer: int | None) -> View:
            seen = super().view(viewer)
            seen.table.round = sum(self.state.deck)
            return seen

    fails(suite.test_a_seat_cannot_tell_two_worlds_apart, Leaky)


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def clear(self: Nights, g: Smugglers) -> Step:
        g.state.camps[0].hand.pop()
        return kept(self, g)

    kept = Nights.clear
    monkeypatch.setattr(Nights, "clear", clear)
    fails(suite.test_pieces_are_neither_lost_nor_made, Smugglers)


def test_a_stage_that_writes_while_it_asks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def bids(self: Nights, g: Smugglers) -> Step:
        g.state.round += 0 if any(camp.bidden for camp in g.state.camps) else 1
        return kept(self, g)

    kept = Nights.bids
    monkeypatch.setattr(Nights, "bids", bids)
    fails(lambda case: suite.test_a_stored_position_asks_the_same_question(case, "json"), Smugglers)


def test_candidates_beyond_the_guards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    loose = BID.__class__(Bid, lambda g, seat: [Bid(card) for card in range(20)], BID.guards, ensured=BID.guards)  # type: ignore[arg-type]

    def bids(self: Nights, g: Smugglers) -> Step:
        asked = kept(self, g)
        return asked.__class__(asked.seats, (loose,), asked.then, asked.text) if hasattr(asked, "rules") else asked

    kept = Nights.bids
    monkeypatch.setattr(Nights, "bids", bids)
    fails(suite.test_legal_answers_are_exactly_those_that_no_guard_refuses, Smugglers, AssertionError, ValueError)


def test_a_menu_that_forgets_an_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    forgetful = Menu((BID,), lambda g, seat: list(BID.candidates(g, seat))[1:])

    def bids(self: Nights, g: Smugglers) -> Step:
        asked = kept(self, g)
        return asked.__class__(asked.seats, forgetful, asked.then, asked.text) if hasattr(asked, "rules") else asked

    kept = Nights.bids
    monkeypatch.setattr(Nights, "bids", bids)
    fails(suite.test_legal_answers_are_exactly_those_that_no_guard_refuses, Smugglers, AssertionError, ValueError)


def test_a_clone_that_shares_its_lists_is_found() -> None:
    class Sharing(Smugglers):
        __slots__ = ()

        def clone(self) -> Sharing:
            twin = super().clone()
            twin.state.camps = self.state.camps
            return twin

    fails(suite.test_clones_stay_as_they_were, Sharing)


def test_options_out_of_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def take_sorted_down(self: Nights, g: Smugglers) -> Step:
        for camp in g.state.camps:
            camp.hand.sort(reverse=True)
        return kept(self, g)

    kept = Nights.bids
    monkeypatch.setattr(Nights, "bids", take_sorted_down)
    fails(suite.test_asking_is_pure_and_options_are_sorted_and_unique, Smugglers)
