"""What lies on the table, and who may look at it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from holdfast.core.events import OWNER
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.wildlands.actions import TROOP

WAITING = -1
"""A figure on its character card, not yet on the board."""
DEFEATED = -2
"""A character whose card is turned over."""
ABSENT = -3
"""A character of a faction that nobody plays."""
NOTHING = -1
"""No faction, colour or map card yet."""


@public
@rule("WL-CARD-11", "WL-SETUP-05", "WL-SETUP-09", "WL-WIN-07", "WL-PLAY-08")
class Player(Struct):
    """A player's things. Hand, draw pile and start cards are the owner's secret; others see how many cards there are.

    Which cards a deck holds is open (the faction card says so), and the discard pile lies face up. So hand and draw
    pile together are known to all, but not which of the two a card is in (WL-RULING-57).
    """

    seat: int
    faction: int
    colour: int
    hand: Annotated[list[int], OWNER]
    """Ascending."""
    deck: Annotated[list[int], OWNER]
    """The draw pile, ascending: its order is nobody's knowledge."""
    discard: list[int]
    played: list[int]
    """Cards of the action that is being resolved."""
    maps: Annotated[list[int], OWNER]
    """Map cards in hand during set-up, ascending."""
    starts: Annotated[list[int], OWNER]
    """By row: the map card under the figure, NOTHING if there is none (any more)."""
    shards: list[int]
    """Spaces on which own shards lie, ascending."""
    collected: int
    trophies: list[int]
    """Enemy figures taken."""

    @property
    def score(self) -> int:
        """One point for every shard collected and every enemy defeated (WL-WIN-02)."""
        return self.collected + len(self.trophies)


@public
@rule("WL-COMP-06", "WL-COMP-07", "WL-MOVE-03")
class Table(Struct):
    """Everything there is. Damage cubes come from an unlimited supply (WL-RULING-42)."""

    players: list[Player]
    places: list[int]
    """By character: its space, WAITING, DEFEATED or ABSENT. Any number may share a space."""
    damage: list[int]
    """By character: the cubes on its card."""
    gone: list[int]
    """Map cards out of the game, face up: spaces of shards and of revealed characters."""
    marker: int
    """The seat with the active-player marker; NOTHING during set-up."""
    tied: bool
    """Was somebody eliminated while the lead was shared? Then the first sole leader wins."""
    quiet: int = 0
    """Turns in a row without a draw, the present one included."""


def troop_of(faction: int) -> range:
    """The characters of a faction."""
    return range(faction * TROOP, faction * TROOP + TROOP)
