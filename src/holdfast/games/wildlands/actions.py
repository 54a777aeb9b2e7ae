"""The words a player can say, and the ids they speak of."""

from __future__ import annotations

from typing import NewType

from holdfast.core.ids import Kind
from holdfast.core.ledger import rule
from holdfast.core.legality import Action

SpaceId = NewType("SpaceId", int)
"""A space of the board; space 0 carries the number 1."""
CharacterId = NewType("CharacterId", int)
"""A character: five times its faction plus its row on the faction card."""
CardId = NewType("CardId", int)
"""A face of an action card; copies of the same face share it."""
FactionId = NewType("FactionId", int)
ColourId = NewType("ColourId", int)

SPACE = Kind("space", SpaceId)
CHARACTER = Kind("character", CharacterId)
CARD = Kind("card", CardId)
FACTION = Kind("faction", FactionId)
COLOUR = Kind("colour", ColourId)
KINDS = (SPACE, CHARACTER, CARD, FACTION, COLOUR)

COLOURS = ("blue", "green", "orange", "purple")
FACTIONS = 4
TROOP = 5
"""Characters of a faction, shards of a colour."""

FLAGS = ("melee", "heavy_melee", "ranged", "heavy_ranged", "area", "take_cover", "shield", "rally", "fly")
MELEE, HEAVY_MELEE, RANGED, HEAVY_RANGED, AREA, TAKE_COVER, SHIELD, RALLY, FLY = range(9)
FAMILIES = ("red", "red", "blue", "blue", "blue", "green", "green", "yellow", "yellow")
"""The colour of each flag (WL-CARD-13)."""


# ---------------------------------------------------------------- setting up


class PickFaction(Action, frozen=True, tag="pick_faction"):
    """Take a faction: its figures, cards and overview."""

    faction: FactionId


class PickColour(Action, frozen=True, tag="pick_colour"):
    """Take the rings and shards of a colour."""

    colour: ColourId


class Assign(Action, frozen=True, tag="assign"):
    """Lay the map card of a space under the next of the own figures."""

    space: SpaceId


# ---------------------------------------------------------------- acting


class Reveal(Action, frozen=True, tag="reveal"):
    """Bring a waiting character onto the board."""

    character: CharacterId


class Move(Action, frozen=True, tag="move"):
    """Play one card: a character goes to an adjacent space. A special card serves as Wild Move."""

    card: CardId
    character: CharacterId
    space: SpaceId


class Climb(Action, frozen=True, tag="climb"):
    """Announce a climb up an arrow; its two cards are named next."""

    character: CharacterId
    space: SpaceId


class Collect(Action, frozen=True, tag="collect"):
    """Announce that the own shard on a space is collected with cards of a character; they are named next."""

    space: SpaceId
    character: CharacterId


class Melee(Action, frozen=True, tag="melee"):
    """Attack a faction in the own space for one damage."""

    card: CardId
    character: CharacterId
    faction: FactionId


class HeavyMelee(Action, frozen=True, tag="heavy_melee"):
    """Attack a faction in the own space for two damage."""

    card: CardId
    character: CharacterId
    faction: FactionId


class Ranged(Action, frozen=True, tag="ranged"):
    """Attack a character in sight for one damage."""

    card: CardId
    character: CharacterId
    target: CharacterId


class HeavyRanged(Action, frozen=True, tag="heavy_ranged"):
    """Attack a character in sight and near for two damage."""

    card: CardId
    character: CharacterId
    target: CharacterId


class AreaAttack(Action, frozen=True, tag="area"):
    """Attack everybody in the own or an adjacent space for one damage."""

    card: CardId
    character: CharacterId
    space: SpaceId


class Rally(Action, frozen=True, tag="rally"):
    """Play a Rally of a character; who moves where is said next."""

    card: CardId
    character: CharacterId


class Fly(Action, frozen=True, tag="fly"):
    """A character moves up to two spaces, uphill or not."""

    card: CardId
    character: CharacterId
    space: SpaceId


class DrawTwo(Action, frozen=True, tag="draw_two"):
    """Play a special card to draw two cards."""

    card: CardId


@rule("WL-ENDTURN-01")
class EndTurn(Action, frozen=True, tag="end_turn"):
    """Say that the turn is finished."""


class Stop(Action, frozen=True, tag="stop"):
    """Say that the interruption is finished."""


# ---------------------------------------------------------------- inside an action


class Pay(Action, frozen=True, tag="pay"):
    """Add a card to a climb or a shard: by its symbol, or a special card as Wild Move."""

    card: CardId


class PayRally(Action, frozen=True, tag="pay_rally"):
    """Add a second Rally card, which gives an extra movement to each of its two characters."""

    card: CardId


class RallyMove(Action, frozen=True, tag="rally_move"):
    """One of the characters of a Rally goes to an adjacent space."""

    character: CharacterId
    space: SpaceId


class EndRally(Action, frozen=True, tag="end_rally"):
    """Move nobody else in this Rally."""


class NameTarget(Action, frozen=True, tag="name_target"):
    """Decide which own character a melee attack hits."""

    character: CharacterId


class Defend(Action, frozen=True, tag="defend"):
    """Play a card for an attacked character: no damage to it."""

    card: CardId
    character: CharacterId


class TakeHit(Action, frozen=True, tag="take_hit"):
    """Play no (further) defence against this attack."""


# ---------------------------------------------------------------- windows


class Interrupt(Action, frozen=True, tag="interrupt"):
    """Play a special card: act now."""

    card: CardId


class Pass(Action, frozen=True, tag="pass"):
    """Let the others go on."""


ACTIONS = (
    PickFaction,
    PickColour,
    Assign,
    Reveal,
    Move,
    Climb,
    Collect,
    Melee,
    HeavyMelee,
    Ranged,
    HeavyRanged,
    AreaAttack,
    Rally,
    Fly,
    DrawTwo,
    EndTurn,
    Stop,
    Pay,
    PayRally,
    RallyMove,
    EndRally,
    NameTarget,
    Defend,
    TakeHit,
    Interrupt,
    Pass,
)
