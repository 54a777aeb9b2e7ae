"""Decks: no card is lost or made, known cards lie where they were put, and the rest has no order."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from holdfast.core.chance import Deal, Pick
from holdfast.kit import deck as decks
from holdfast.kit.deck import Deck, new_deck

cards = st.integers(0, 5)


class DeckMachine(RuleBasedStateMachine):
    """The deck beside a plain list, in which None stands for a card whose place nobody knows."""

    def __init__(self) -> None:
        super().__init__()
        self.deck = new_deck([])
        self.order: list[int | None] = []
        self.cards: list[int] = []

    @initialize(start=st.lists(cards, max_size=8))
    def begin(self, start: list[int]) -> None:
        self.deck, self.order, self.cards = new_deck(start), [None] * len(start), sorted(start)

    @rule(card=cards)
    def lay_on_top(self, card: int) -> None:
        decks.put_on_top(self.deck, card)
        self.order.insert(0, card)
        self.cards = sorted([*self.cards, card])

    @rule(card=cards)
    def lay_under(self, card: int) -> None:
        decks.put_at_bottom(self.deck, card)
        self.order.append(card)
        self.cards = sorted([*self.cards, card])

    @rule(more=st.lists(cards, max_size=3))
    def shuffle(self, more: list[int]) -> None:
        decks.shuffle(self.deck, more)
        self.cards = sorted([*self.cards, *more])
        self.order = [None] * len(self.cards)

    @precondition(lambda self: self.order)
    @rule(data=st.data())
    def draw(self, data: st.DataObject) -> None:
        upcoming, expected = decks.next_card(self.deck), self.order.pop(0)
        if expected is None:
            assert isinstance(upcoming, Pick)
            card = data.draw(st.sampled_from(upcoming.values))
        else:
            assert upcoming == expected
            card = expected
        decks.take(self.deck, card)
        self.cards.remove(card)

    @invariant()
    def cards_are_conserved(self) -> None:
        deck = self.deck
        assert sorted([*deck.top, *deck.rest, *deck.bottom]) == self.cards
        assert decks.size(deck) == len(self.order) == len(self.cards)
        assert deck.rest == sorted(deck.rest)

    @invariant()
    def known_cards_lie_where_they_were_put(self) -> None:
        known_first = [card for card in self.order if card is not None]
        assert [*self.deck.top, *self.deck.bottom] == known_first
        assert self.order.count(None) == len(self.deck.rest)

    @invariant()
    def the_rest_is_drawn_by_its_counts(self) -> None:
        if not self.deck.top and self.deck.rest:
            upcoming = decks.next_card(self.deck)
            assert isinstance(upcoming, Pick)
            assert dict(zip(upcoming.values, upcoming.weights)) == {
                card: self.deck.rest.count(card) for card in self.deck.rest
            }


TestDeck = DeckMachine.TestCase
TestDeck.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)


def test_an_empty_deck_has_no_next_card() -> None:
    assert decks.next_card(new_deck([])) is None


def test_only_the_card_on_top_can_be_taken() -> None:
    deck = Deck([3, 4], top=[1], bottom=[2])
    with pytest.raises(ValueError, match="card 3 does not lie on top"):
        decks.take(deck, 3)
    with pytest.raises(ValueError):
        decks.take(Deck([3]), 4)
    with pytest.raises(ValueError, match="does not lie on top"):
        decks.take(Deck([]), 4)


def test_several_cards_are_dealt_from_the_unordered_rest_alone() -> None:
    assert decks.deal(new_deck([2, 1, 2]), 2) == Deal(((1, 1), (2, 2)), 2)
    with pytest.raises(ValueError, match="unordered rest"):
        decks.deal(Deck([1, 2], top=[3]), 1)
    with pytest.raises(ValueError, match="unordered rest"):
        decks.deal(Deck([1, 2], bottom=[3]), 3)
