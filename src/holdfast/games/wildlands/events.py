"""What can happen in a game, each as a fact in the past tense."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.events import Event
from holdfast.core.ledger import rule
from holdfast.games.wildlands.actions import CardId, CharacterId, ColourId, FactionId, SpaceId

# ---------------------------------------------------------------- setting up


class FactionPicked(Event, frozen=True, tag="faction_picked"):
    seat: int
    faction: FactionId


class ColourPicked(Event, frozen=True, tag="colour_picked"):
    faction: FactionId
    colour: ColourId


@rule("WL-SETUP-06")
class MapsDealt(Event, frozen=True, tag="maps_dealt"):
    reveals: ClassVar[bool] = True
    faction: FactionId
    count: int


@rule("WL-SETUP-09")
class MapsSeen(Event, frozen=True, tag="maps_seen"):
    """Which map cards they are, told to the player who holds them."""

    reveals: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    seat: int
    spaces: tuple[SpaceId, ...]


@rule("WL-SETUP-09")
class MapAssigned(Event, frozen=True, tag="map_assigned"):
    """Told to its owner alone: others only see when somebody has finished."""

    secret: ClassVar[bool] = True
    seat: int
    character: CharacterId
    space: SpaceId


class ShardsPlaced(Event, frozen=True, tag="shards_placed"):
    reveals: ClassVar[bool] = True
    faction: FactionId
    spaces: tuple[SpaceId, ...]


class FirstPlayerFound(Event, frozen=True, tag="first_player_found"):
    faction: FactionId
    space: SpaceId


# ---------------------------------------------------------------- turns and cards


class TurnBegan(Event, frozen=True, tag="turn_began"):
    faction: FactionId


class CharacterRevealed(Event, frozen=True, tag="character_revealed"):
    reveals: ClassVar[bool] = True
    character: CharacterId
    space: SpaceId


@rule("WL-DRAW-01", "WL-ENDTURN-02")
class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    reveals: ClassVar[bool] = True
    faction: FactionId
    count: int


class CardsSeen(Event, frozen=True, tag="cards_seen"):
    """Which cards were drawn, told to the player who drew them."""

    reveals: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    seat: int
    cards: tuple[CardId, ...]


class DeckReshuffled(Event, frozen=True, tag="deck_reshuffled"):
    faction: FactionId


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The end of a turn was declared; it may still be interrupted."""

    faction: FactionId


# ---------------------------------------------------------------- actions


class Moved(Event, frozen=True, tag="moved"):
    character: CharacterId
    space: SpaceId
    card: CardId


class Climbed(Event, frozen=True, tag="climbed"):
    character: CharacterId
    space: SpaceId
    cards: tuple[CardId, ...]


class Flew(Event, frozen=True, tag="flew"):
    character: CharacterId
    space: SpaceId
    card: CardId


class Rallied(Event, frozen=True, tag="rallied"):
    character: CharacterId
    card: CardId


class RallyMoved(Event, frozen=True, tag="rally_moved"):
    character: CharacterId
    space: SpaceId


class ExtraMovementPaid(Event, frozen=True, tag="extra_movement_paid"):
    character: CharacterId
    card: CardId


class ShardCollected(Event, frozen=True, tag="shard_collected"):
    faction: FactionId
    space: SpaceId
    cards: tuple[CardId, ...]
    score: int


class SpecialDrew(Event, frozen=True, tag="special_drew"):
    """A special card was played as Draw Two."""

    faction: FactionId


class Attacked(Event, frozen=True, tag="attacked"):
    """An attack was announced; `flag` says of which kind."""

    character: CharacterId
    flag: str
    card: CardId
    space: SpaceId
    faction: FactionId | None = None
    target: CharacterId | None = None


class TargetNamed(Event, frozen=True, tag="target_named"):
    character: CharacterId


class Defended(Event, frozen=True, tag="defended"):
    character: CharacterId
    card: CardId


class Damaged(Event, frozen=True, tag="damaged"):
    character: CharacterId
    amount: int
    damage: int
    health: int


class CharacterDefeated(Event, frozen=True, tag="character_defeated"):
    """A figure was taken by an opponent."""

    character: CharacterId
    by: FactionId
    score: int


class CharacterLost(Event, frozen=True, tag="character_lost"):
    """A figure fell to its own side and left the game; nobody gets a point."""

    character: CharacterId


class FactionEliminated(Event, frozen=True, tag="faction_eliminated"):
    faction: FactionId


class LeadShared(Event, frozen=True, tag="lead_shared"):
    """Somebody was eliminated and the lead is shared: play goes on until somebody leads alone."""

    score: int


# ---------------------------------------------------------------- interrupts


class Interrupted(Event, frozen=True, tag="interrupted"):
    faction: FactionId
    card: CardId


class InterruptionEnded(Event, frozen=True, tag="interruption_ended"):
    """The chain of interruptions is over and the active player goes on."""

    faction: FactionId
    active: FactionId


EVENTS = (
    FactionPicked,
    ColourPicked,
    MapsDealt,
    MapsSeen,
    MapAssigned,
    ShardsPlaced,
    FirstPlayerFound,
    TurnBegan,
    CharacterRevealed,
    CardsDrawn,
    CardsSeen,
    DeckReshuffled,
    TurnEnded,
    Moved,
    Climbed,
    Flew,
    Rallied,
    RallyMoved,
    ExtraMovementPaid,
    ShardCollected,
    SpecialDrew,
    Attacked,
    TargetNamed,
    Defended,
    Damaged,
    CharacterDefeated,
    CharacterLost,
    FactionEliminated,
    LeadShared,
    Interrupted,
    InterruptionEnded,
)
