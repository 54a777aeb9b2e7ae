"""What lies on the table."""

from __future__ import annotations

from msgspec import Struct

from holdfast.core.view import public

NOWHERE = -1
"""No Zed, no card, no unit, no space."""
CEMETERY = -1
"""A unit that was killed."""
RESERVE = -2
"""A unit that has not entered the game yet."""


@public
class Table(Struct):
    """Board, counters, tracks and cards; nothing here is secret, and nothing is known of what is still to come."""

    round: int
    """How many ordinary rounds have begun."""
    ammo: int
    actions: int
    """The action track."""
    card: int
    """The active event card, or NOWHERE."""
    zeds: list[int]
    """Two places for Zeds on every space, 2 * space and the next; NOWHERE where there is none."""
    zed_hits: list[int]
    """By Zed, the hits taken on both sides together; 0 for a Zed in the bag."""
    bag: list[int]
    """The Zeds in the bag, in ascending order."""
    units: list[int]
    """By unit: its space, CEMETERY or RESERVE."""
    hits: list[int]
    """By unit, the hits taken on both sides together."""
    stubborn: list[bool]
    """By unit: does it carry a stubborn marker?"""
    additional: list[int]
    """By unit, additional actions it holds in this action phase."""
    specials: list[bool]
    """By special action: is its marker on the available side?"""
    player_actions: list[bool]
    """By seat: is the player action available?"""
    personal: list[int]
    """By seat, the personal hero in a cooperative game; NOWHERE if there is none left to take."""
    well_armed: int = NOWHERE
    """The unit with the Well-Armed marker."""
    civil_leader: int = NOWHERE
    tough_zed: int = NOWHERE
    """The Zed with the Tough marker."""
    no_entry: int = NOWHERE
    """The space with the No-Entry marker."""
    champion: int = NOWHERE
    """The hero that an event card favours this round."""
    free_shots: list[int] = []
    """Units that made their free shot this round."""
    location: int = NOWHERE
    """The path that the last story card named."""
    event_deck: list[int] = []
    """Event cards not yet drawn, in ascending order; a short game leaves some of them."""
    event_discard: list[int] = []
    story_deck: list[int] = []
    story_discard: list[int] = []
    story: int = NOWHERE
    """The story card that was drawn and whose text is still to be read."""
    kept: list[int] = []
    """Story cards the team has kept."""
