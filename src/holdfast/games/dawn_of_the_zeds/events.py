"""What happens in a game of Dawn of the Zeds."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.events import Event
from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds.actions import (
    AbilityId,
    CardId,
    EpilogueId,
    PathId,
    SpaceId,
    StoryId,
    UnitId,
    ZedId,
)


@rule("DZ-TURN-02")
class EventDrawn(Event, frozen=True, tag="event_drawn"):
    reveals: ClassVar[bool] = True
    card: CardId
    round: int


@rule("DZ-EVENT-02")
class EventSkipped(Event, frozen=True, tag="event_skipped"):
    card: CardId


@rule("DZ-ORG-01")
class EventDiscarded(Event, frozen=True, tag="event_discarded"):
    card: CardId


@rule("DZ-STORY-01")
class StoryDrawn(Event, frozen=True, tag="story_drawn"):
    reveals: ClassVar[bool] = True
    story: StoryId


@rule("DZ-TERM-04")
class LocationNamed(Event, frozen=True, tag="location_named"):
    path: PathId


@rule("DZ-STORY-07")
class StoryKept(Event, frozen=True, tag="story_kept"):
    story: StoryId


@rule("DZ-STORY-08")
class StoryPlayed(Event, frozen=True, tag="story_played"):
    story: StoryId


@rule("DZ-STORY-06")
class StoryDiscarded(Event, frozen=True, tag="story_discarded"):
    story: StoryId


class CivilianDealt(Event, frozen=True, tag="civilian_dealt"):
    reveals: ClassVar[bool] = True
    unit: UnitId
    space: SpaceId


class HeroTaken(Event, frozen=True, tag="hero_taken"):
    player: int
    """Counted from 1."""
    unit: UnitId


@rule("DZ-ZED-01")
class PathActivated(Event, frozen=True, tag="path_activated"):
    path: PathId


@rule("DZ-TERM-02")
class ZedPlaced(Event, frozen=True, tag="zed_placed"):
    reveals: ClassVar[bool] = True
    zed: ZedId
    strength: int
    space: SpaceId


@rule("DZ-STACK-11")
class ZedReturned(Event, frozen=True, tag="zed_returned"):
    reveals: ClassVar[bool] = True
    zed: ZedId


@rule("DZ-ZED-05")
class ZedMoved(Event, frozen=True, tag="zed_moved"):
    zed: ZedId
    strength: int
    space: SpaceId


@rule("DZ-RETR-05")
class ZedRetreated(Event, frozen=True, tag="zed_retreated"):
    zed: ZedId
    strength: int
    space: SpaceId


@rule("DZ-HIT-06")
class ZedHit(Event, frozen=True, tag="zed_hit"):
    zed: ZedId
    strength: int
    """After the hit."""


@rule("DZ-HIT-10")
class ZedKilled(Event, frozen=True, tag="zed_killed"):
    zed: ZedId
    space: SpaceId


class ZedHitCancelled(Event, frozen=True, tag="zed_hit_cancelled"):
    reveals: ClassVar[bool] = True
    zed: ZedId
    face: int


class ZedToughened(Event, frozen=True, tag="zed_toughened"):
    zed: ZedId


class ZedsRecovered(Event, frozen=True, tag="zeds_recovered"):
    count: int


class ZedTurned(Event, frozen=True, tag="zed_turned"):
    """A Zed shows its full side again."""

    zed: ZedId
    strength: int


@rule("DZ-MOVE-01")
class UnitMoved(Event, frozen=True, tag="unit_moved"):
    unit: UnitId
    space: SpaceId


@rule("DZ-RETR-06", "DZ-RETR-07")
class UnitRetreated(Event, frozen=True, tag="unit_retreated"):
    unit: UnitId
    space: SpaceId


@rule("DZ-RETR-10")
class UnitBackedUp(Event, frozen=True, tag="unit_backed_up"):
    unit: UnitId
    space: SpaceId


class UnitEntered(Event, frozen=True, tag="unit_entered"):
    reveals: ClassVar[bool] = True
    unit: UnitId
    space: SpaceId


@rule("DZ-MELEE-16", "DZ-MELEE-17")
class MeleeRolled(Event, frozen=True, tag="melee_rolled"):
    reveals: ClassVar[bool] = True
    unit: UnitId
    space: SpaceId
    sum: int
    column: int
    """0 for Zeds x3 up to 6 for Player x3."""


@rule("DZ-MELEE-02")
class MeleeDecided(Event, frozen=True, tag="melee_decided"):
    unit: UnitId
    space: SpaceId
    zed_hits: int
    unit_hits: int
    zeds_lose: bool


@rule("DZ-FIRE-10")
class ShotFired(Event, frozen=True, tag="shot_fired"):
    reveals: ClassVar[bool] = True
    unit: UnitId
    space: SpaceId
    sum: int
    column: int
    """Strength 1 to 7."""
    hits: int


@rule("DZ-HIT-07")
class UnitHit(Event, frozen=True, tag="unit_hit"):
    unit: UnitId
    strength: int
    """After the hit."""


class HitsWarded(Event, frozen=True, tag="hits_warded"):
    reveals: ClassVar[bool] = True
    unit: UnitId
    faces: tuple[int, ...]
    through: int


@rule("DZ-SAVE-01")
class UnitSaved(Event, frozen=True, tag="unit_saved"):
    reveals: ClassVar[bool] = True
    unit: UnitId
    face: int


@rule("DZ-SAVE-02")
class UnitKilled(Event, frozen=True, tag="unit_killed"):
    reveals: ClassVar[bool] = True
    unit: UnitId
    face: int


@rule("DZ-VILLAGE-01")
class StubbornnessLost(Event, frozen=True, tag="stubbornness_lost"):
    unit: UnitId


class MarkerGiven(Event, frozen=True, tag="marker_given"):
    unit: UnitId
    marker: str


class ChampionChosen(Event, frozen=True, tag="champion_chosen"):
    unit: UnitId


@rule("DZ-HELLO-04")
class EntryForbidden(Event, frozen=True, tag="entry_forbidden"):
    space: SpaceId


@rule("DZ-SEARCH-03")
class Searched(Event, frozen=True, tag="searched"):
    reveals: ClassVar[bool] = True
    unit: UnitId
    space: SpaceId
    faces: tuple[int, ...]
    found: int


@rule("DZ-AMMO-01")
class AmmoChanged(Event, frozen=True, tag="ammo_changed"):
    ammo: int
    change: int


@rule("DZ-ACT-01")
class ActionsSet(Event, frozen=True, tag="actions_set"):
    actions: int


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    unit: UnitId
    ability: AbilityId


@rule("DZ-TERM-05")
class AdditionalActionGiven(Event, frozen=True, tag="additional_action_given"):
    unit: UnitId


@rule("DZ-ACT-17")
class ConsentRefused(Event, frozen=True, tag="consent_refused"):
    player: int
    """Counted from 1."""
    unit: UnitId


class CoopEventBegan(Event, frozen=True, tag="coop_event_began"):
    count: int
    movement: bool


@rule("DZ-ORG-06")
class RoundEnded(Event, frozen=True, tag="round_ended"):
    round: int


@rule("DZ-WIN-04")
class EpilogueTold(Event, frozen=True, tag="epilogue_told"):
    epilogue: EpilogueId
    score: int


EVENTS = (
    EventDrawn,
    EventSkipped,
    EventDiscarded,
    StoryDrawn,
    LocationNamed,
    StoryKept,
    StoryPlayed,
    StoryDiscarded,
    CivilianDealt,
    HeroTaken,
    PathActivated,
    ZedPlaced,
    ZedReturned,
    ZedMoved,
    ZedRetreated,
    ZedHit,
    ZedKilled,
    ZedHitCancelled,
    ZedToughened,
    ZedsRecovered,
    ZedTurned,
    UnitMoved,
    UnitRetreated,
    UnitBackedUp,
    UnitEntered,
    MeleeRolled,
    MeleeDecided,
    ShotFired,
    UnitHit,
    HitsWarded,
    UnitSaved,
    UnitKilled,
    StubbornnessLost,
    MarkerGiven,
    ChampionChosen,
    EntryForbidden,
    Searched,
    AmmoChanged,
    ActionsSet,
    AbilityUsed,
    AdditionalActionGiven,
    ConsentRefused,
    CoopEventBegan,
    RoundEnded,
    EpilogueTold,
)
