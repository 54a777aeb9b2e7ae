"""A deck that does not know its own future: cards known on top, an unordered rest, cards known at the bottom.

Drawing from the rest is a question to nature; looking at or stacking cards moves them into a known part;
shuffling means forgetting an order, not choosing one.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct

from holdfast.core.chance import Deal, Pick
from holdfast.core.view import public


@public
class Deck(Struct):
    """Cards face down. What lies in it is known by counting; only the order of the rest is not.

    A game in which seats look at cards in secret marks the field that holds its deck accordingly.
    """

    rest: list[int]
    """The cards whose order nobody knows, ascending."""
    top: list[int] = []
    """The cards whose place is known, the uppermost first."""
    bottom: list[int] = []
    """The cards known to lie under the rest, the lowest last."""


def new_deck(cards: Iterable[int]) -> Deck:
    """A shuffled deck."""
    return Deck(sorted(cards))


def size(deck: Deck) -> int:
    """How many cards are left."""
    return len(deck.top) + len(deck.rest) + len(deck.bottom)


def next_card(deck: Deck) -> int | Pick | None:
    """The next card if it is known, else nature's choice among the rest; None if the deck is empty."""
    if deck.top:
        return deck.top[0]
    if deck.rest:
        if len(set(deck.rest)) == len(deck.rest):
            return Pick.evenly(tuple(deck.rest))
        cards, copies = zip(*_stock(deck.rest), strict=True)
        return Pick(cards, copies)
    return deck.bottom[0] if deck.bottom else None


def deal(deck: Deck, count: int) -> Deal:
    """Several cards at once from a deck of which nothing is known."""
    if deck.top or count > len(deck.rest):
        raise ValueError("a deal takes cards from the unordered rest alone")
    return Deal(_stock(deck.rest), count)


def take(deck: Deck, card: int) -> None:
    """The card on top leaves the deck; where the order is unknown, nature has said which card it is."""
    if deck.top:
        pile = deck.top
    elif deck.rest:
        deck.rest.remove(card)
        return
    else:
        pile = deck.bottom
    if not pile or pile[0] != card:
        raise ValueError(f"card {card} does not lie on top")
    pile.pop(0)


def put_on_top(deck: Deck, card: int) -> None:
    """A card is laid on the deck, and everybody who watches knows it is there."""
    deck.top.insert(0, card)


def put_at_bottom(deck: Deck, card: int) -> None:
    """A card goes under the deck."""
    deck.bottom.append(card)


def shuffle(deck: Deck, more: Iterable[int] = ()) -> None:
    """Forget the order, together with more cards, such as a discard pile."""
    deck.rest = sorted([*deck.top, *deck.rest, *deck.bottom, *more])
    deck.top, deck.bottom = [], []


def _stock(cards: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple((card, len(list(same))) for card, same in groupby(cards))
