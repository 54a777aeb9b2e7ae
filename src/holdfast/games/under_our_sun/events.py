"""What can happen in a game, each as a fact in the past tense; what concerns the map is in `events_world`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.events import Event
from holdfast.games.under_our_sun.actions import (
    CardId,
    CharacterId,
    EnemyId,
    EventCardId,
    GoodId,
    NightCardId,
    PhaseId,
    SkillId,
    SunCardId,
)
from holdfast.games.under_our_sun.events_world import (
    AttackAvoided as AttackAvoided,
)
from holdfast.games.under_our_sun.events_world import (
    AttackMade as AttackMade,
)
from holdfast.games.under_our_sun.events_world import (
    Bartered as Bartered,
)
from holdfast.games.under_our_sun.events_world import (
    Bought as Bought,
)
from holdfast.games.under_our_sun.events_world import (
    BoxOpened as BoxOpened,
)
from holdfast.games.under_our_sun.events_world import (
    BoxStuck as BoxStuck,
)
from holdfast.games.under_our_sun.events_world import (
    CampDismantled as CampDismantled,
)
from holdfast.games.under_our_sun.events_world import (
    CampSetUp as CampSetUp,
)
from holdfast.games.under_our_sun.events_world import (
    CharacterAttacked as CharacterAttacked,
)
from holdfast.games.under_our_sun.events_world import (
    CleanedUp as CleanedUp,
)
from holdfast.games.under_our_sun.events_world import (
    Cooked as Cooked,
)
from holdfast.games.under_our_sun.events_world import (
    DeedDone as DeedDone,
)
from holdfast.games.under_our_sun.events_world import (
    EnemiesSeen as EnemiesSeen,
)
from holdfast.games.under_our_sun.events_world import (
    EnemyAttacked as EnemyAttacked,
)
from holdfast.games.under_our_sun.events_world import (
    EnemyDefeated as EnemyDefeated,
)
from holdfast.games.under_our_sun.events_world import (
    EnemyHit as EnemyHit,
)
from holdfast.games.under_our_sun.events_world import (
    EnemyMoved as EnemyMoved,
)
from holdfast.games.under_our_sun.events_world import (
    EnemyRemoved as EnemyRemoved,
)
from holdfast.games.under_our_sun.events_world import (
    EnemySpawned as EnemySpawned,
)
from holdfast.games.under_our_sun.events_world import (
    FireLit as FireLit,
)
from holdfast.games.under_our_sun.events_world import (
    FireWentOut as FireWentOut,
)
from holdfast.games.under_our_sun.events_world import (
    GaveUp as GaveUp,
)
from holdfast.games.under_our_sun.events_world import (
    InitialRoundBegan as InitialRoundBegan,
)
from holdfast.games.under_our_sun.events_world import (
    Looted as Looted,
)
from holdfast.games.under_our_sun.events_world import (
    MerchantAngered as MerchantAngered,
)
from holdfast.games.under_our_sun.events_world import (
    MerchantCame as MerchantCame,
)
from holdfast.games.under_our_sun.events_world import (
    MissionAdvanced as MissionAdvanced,
)
from holdfast.games.under_our_sun.events_world import (
    Moved as Moved,
)
from holdfast.games.under_our_sun.events_world import (
    NothingHappened as NothingHappened,
)
from holdfast.games.under_our_sun.events_world import (
    PitBuilt as PitBuilt,
)
from holdfast.games.under_our_sun.events_world import (
    ProgressMade as ProgressMade,
)
from holdfast.games.under_our_sun.events_world import (
    RainCollected as RainCollected,
)
from holdfast.games.under_our_sun.events_world import (
    RoleRevealed as RoleRevealed,
)
from holdfast.games.under_our_sun.events_world import (
    Sold as Sold,
)
from holdfast.games.under_our_sun.events_world import (
    Stolen as Stolen,
)
from holdfast.games.under_our_sun.events_world import (
    SwapMade as SwapMade,
)
from holdfast.games.under_our_sun.events_world import (
    SwapRefused as SwapRefused,
)
from holdfast.games.under_our_sun.events_world import (
    TileLaidFaceDown as TileLaidFaceDown,
)
from holdfast.games.under_our_sun.events_world import (
    TilePutBack as TilePutBack,
)
from holdfast.games.under_our_sun.events_world import (
    TileRevealed as TileRevealed,
)
from holdfast.games.under_our_sun.events_world import (
    TilesSeen as TilesSeen,
)
from holdfast.games.under_our_sun.events_world import (
    TokenMoved as TokenMoved,
)
from holdfast.games.under_our_sun.events_world import (
    TradeBegan as TradeBegan,
)
from holdfast.games.under_our_sun.events_world import (
    TrapBaited as TrapBaited,
)
from holdfast.games.under_our_sun.events_world import (
    TrapPickedUp as TrapPickedUp,
)
from holdfast.games.under_our_sun.events_world import (
    TrapSet as TrapSet,
)
from holdfast.games.under_our_sun.events_world import (
    WaterRefilled as WaterRefilled,
)
from holdfast.games.under_our_sun.events_world import (
    WeatherChanged as WeatherChanged,
)
from holdfast.games.under_our_sun.events_world import (
    WellPoisoned as WellPoisoned,
)
from holdfast.games.under_our_sun.vocabulary_words import ThingId

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


def tell(g: Game, kind: type[Event], *facts: Any) -> None:
    """Tell what happened, if anybody listens. Ids in a state are plain ints, so the facts are not typed here."""
    if g.events is not None:
        g.events.append(kind(*facts))


class GameEnded(Event, frozen=True, tag="game_ended"):
    reveals: ClassVar[bool] = True
    reason: str


class CharacterChosen(Event, frozen=True, tag="character_chosen"):
    character: CharacterId


class EquipmentBought(Event, frozen=True, tag="equipment_bought"):
    character: CharacterId
    card: CardId


class StarterChosen(Event, frozen=True, tag="starter_chosen"):
    reveals: ClassVar[bool] = True
    seat_number: int


class TeamCardsDealt(Event, frozen=True, tag="team_cards_dealt"):
    reveals: ClassVar[bool] = True


class DayBegan(Event, frozen=True, tag="day_began"):
    day: int


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    phase: PhaseId


class SunCardDrawn(Event, frozen=True, tag="sun_card_drawn"):
    reveals: ClassVar[bool] = True
    suncard: SunCardId


class NightCardDrawn(Event, frozen=True, tag="night_card_drawn"):
    reveals: ClassVar[bool] = True
    character: CharacterId
    nightcard: NightCardId


class NightCardIgnored(Event, frozen=True, tag="night_card_ignored"):
    character: CharacterId


class EventCardDrawn(Event, frozen=True, tag="event_card_drawn"):
    reveals: ClassVar[bool] = True
    character: CharacterId
    eventcard: EventCardId


class TurnBegan(Event, frozen=True, tag="turn_began"):
    character: CharacterId


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    character: CharacterId


class Waited(Event, frozen=True, tag="waited"):
    character: CharacterId


class ActionTaken(Event, frozen=True, tag="action_taken"):
    character: CharacterId
    ap: int


class Drank(Event, frozen=True, tag="drank"):
    character: CharacterId
    n: int


class Ate(Event, frozen=True, tag="ate"):
    character: CharacterId
    n: int


class WentHungry(Event, frozen=True, tag="went_hungry"):
    character: CharacterId


class Slept(Event, frozen=True, tag="slept"):
    character: CharacterId


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    reveals: ClassVar[bool] = True
    character: CharacterId
    faces: tuple[int, ...]
    successes: int


class DiceThrown(Event, frozen=True, tag="dice_thrown"):
    """A roll of an enemy or for a card."""

    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]
    successes: int


class DiceRerolled(Event, frozen=True, tag="dice_rerolled"):
    reveals: ClassVar[bool] = True
    character: CharacterId
    faces: tuple[int, ...]


class KarmaKept(Event, frozen=True, tag="karma_kept"):
    reveals: ClassVar[bool] = True
    character: CharacterId
    kept: int
    lost: int


class KarmaChanged(Event, frozen=True, tag="karma_changed"):
    character: CharacterId
    karma: int


class DirectionRolled(Event, frozen=True, tag="direction_rolled"):
    reveals: ClassVar[bool] = True
    enemy: EnemyId
    roll: int


class Damaged(Event, frozen=True, tag="damaged"):
    character: CharacterId
    n: int
    hp: int


class Healed(Event, frozen=True, tag="healed"):
    character: CharacterId
    n: int
    hp: int


class Injured(Event, frozen=True, tag="injured"):
    character: CharacterId


class InjuryHealed(Event, frozen=True, tag="injury_healed"):
    character: CharacterId


class Infected(Event, frozen=True, tag="infected"):
    character: CharacterId


class InfectionCured(Event, frozen=True, tag="infection_cured"):
    character: CharacterId


class Defeated(Event, frozen=True, tag="defeated"):
    character: CharacterId


class Revived(Event, frozen=True, tag="revived"):
    character: CharacterId
    hp: int


class Eliminated(Event, frozen=True, tag="eliminated"):
    reveals: ClassVar[bool] = True
    character: CharacterId


class Hid(Event, frozen=True, tag="hid"):
    character: CharacterId


class Exposed(Event, frozen=True, tag="exposed"):
    character: CharacterId


class FitnessChanged(Event, frozen=True, tag="fitness_changed"):
    character: CharacterId
    fitness: int


class GoodsGained(Event, frozen=True, tag="goods_gained"):
    character: CharacterId
    good: GoodId
    n: int


class GoodsLost(Event, frozen=True, tag="goods_lost"):
    character: CharacterId
    good: GoodId
    n: int


class Collected(Event, frozen=True, tag="collected"):
    character: CharacterId
    good: GoodId


class Dropped(Event, frozen=True, tag="dropped"):
    character: CharacterId
    good: GoodId


class BagDrawn(Event, frozen=True, tag="bag_drawn"):
    reveals: ClassVar[bool] = True
    character: CharacterId | None
    good: GoodId


class CardTaken(Event, frozen=True, tag="card_taken"):
    character: CharacterId
    card: CardId


class CardLost(Event, frozen=True, tag="card_lost"):
    character: CharacterId
    card: CardId


class CardDropped(Event, frozen=True, tag="card_dropped"):
    character: CharacterId
    card: CardId


class CardUsed(Event, frozen=True, tag="card_used"):
    character: CharacterId
    card: CardId


class SkillUsed(Event, frozen=True, tag="skill_used"):
    character: CharacterId
    skill: SkillId


class CardFound(Event, frozen=True, tag="card_found"):
    reveals: ClassVar[bool] = True
    card: CardId


class CardReturned(Event, frozen=True, tag="card_returned"):
    card: CardId


class Crafted(Event, frozen=True, tag="crafted"):
    character: CharacterId
    thing: ThingId


class AmmoCrafted(Event, frozen=True, tag="ammo_crafted"):
    character: CharacterId
    good: GoodId
    n: int


class Disassembled(Event, frozen=True, tag="disassembled"):
    character: CharacterId
    card: CardId


class Loaded(Event, frozen=True, tag="loaded"):
    character: CharacterId
    card: CardId
    n: int


class GearWorn(Event, frozen=True, tag="gear_worn"):
    character: CharacterId
    card: CardId


class GearStowed(Event, frozen=True, tag="gear_stowed"):
    character: CharacterId
    card: CardId


EVENTS: tuple[type[Event], ...] = (
    GameEnded, CharacterChosen, EquipmentBought, StarterChosen, TeamCardsDealt, DayBegan, PhaseBegan, SunCardDrawn,
    NightCardDrawn, NightCardIgnored, EventCardDrawn, TurnBegan, TurnEnded, Waited, ActionTaken, Drank, Ate,
    WentHungry, Slept, DiceRolled, DiceThrown, DiceRerolled, KarmaKept, KarmaChanged, DirectionRolled, Damaged,
    Healed, Injured, InjuryHealed, Infected, InfectionCured, Defeated, Revived, Eliminated, Hid, Exposed,
    FitnessChanged, GoodsGained, GoodsLost, Collected, Dropped, BagDrawn, CardTaken, CardLost, CardDropped, CardUsed,
    SkillUsed, CardFound, CardReturned, Crafted, AmmoCrafted, Disassembled, Loaded, GearWorn, GearStowed,
    TileRevealed, TilePutBack, TilesSeen, EnemiesSeen, TileLaidFaceDown, Moved, WaterRefilled, RainCollected,
    CampSetUp, CampDismantled, FireLit, PitBuilt, FireWentOut, Cooked, TrapSet, TrapBaited, TrapPickedUp, CleanedUp,
    EnemySpawned, EnemyHit, EnemyDefeated, EnemyRemoved, EnemyMoved, EnemyAttacked, AttackMade, CharacterAttacked,
    AttackAvoided, InitialRoundBegan, Looted, BoxOpened, BoxStuck, MerchantCame, MerchantAngered, TradeBegan, Bought,
    Sold, Bartered, Stolen, SwapMade, SwapRefused, RoleRevealed, WellPoisoned, GaveUp, DeedDone, MissionAdvanced,
    ProgressMade, TokenMoved, WeatherChanged, NothingHappened,
)  # fmt: skip
