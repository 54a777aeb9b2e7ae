"""What the parts of the drawing read: the table as a seat sees it, and small helpers."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from holdfast.core.game import View
from holdfast.core.text import Named
from holdfast.games.under_our_sun.content import Content
from holdfast.games.under_our_sun.state import FENCE, NOBODY, Enemy
from holdfast.games.under_our_sun.state import Table as State
from holdfast.words import Words

SIDES = ("north", "north-east", "south-east", "south", "south-west", "north-west")
"""The six directions of the map, in the order of the neighbours of a place."""


class Sight(Struct, frozen=True):
    """A table through the eyes of a seat."""

    state: State
    content: Content
    words: Words
    glow: frozenset[str]
    focus: int
    """The place that matters now: where the active character stands."""
    seat: int | None
    seats: int

    def name(self, kind: str, number: int) -> str:
        """What a piece is called."""
        return self.words.name(Named(kind, self.content.names[kind][number]))

    def enemies_at(self, place: int) -> list[Enemy]:
        """Active enemies on a place; the roaming merchant is none of them."""
        return [one for one in self.state.enemies if one.place == place and not one.body and one.card != FENCE]


def focus_of(view: View) -> int:
    """Where the active character stands; between turns where the viewer's own does, else New Haven."""
    state = cast(State, view.table)
    if state.active != NOBODY:
        return state.characters[state.active].place
    own = [who for who in state.order if state.characters[who].seat == view.seat]
    return state.characters[own[0]].place if own else 0
