"""Standing orders: what a seat may tell the table once instead of answering each time, in the game's own terms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from holdfast.core.legality import Action


class Order(Struct, frozen=True):
    """An order that a seat may give, such as "never interrupt"; its words are `order-<name>`.

    `answer(game, seat)` is what it answers to the pending question, or None where the seat wants to be asked. Such
    an answer comes at once, and everybody sees that it did: so it may look only at what everybody can see, never
    at a hand. It must be one of the legal answers.
    """

    name: str
    answer: Callable[[Any, int], Action | None]
