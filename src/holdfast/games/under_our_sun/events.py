"""What can happen in a game, each as a fact in the past tense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.events import Event
from holdfast.games.under_our_sun.actions import (
    CardId,
    CharacterId,
    CounterId,
    DeedId,
    EnemyId,
    EventCardId,
    GoodId,
    NightCardId,
    PartId,
    PhaseId,
    PlaceId,
    SkillId,
    SunCardId,
    TokenId,
    WeatherId,
)
from holdfast.games.under_our_sun.vocabulary_words import MerchantId, ThingId, TileId

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
    character: CharacterId | None
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


class TileRevealed(Event, frozen=True, tag="tile_revealed"):
    reveals: ClassVar[bool] = True
    tile: TileId
    place: PlaceId


class TilePutBack(Event, frozen=True, tag="tile_put_back"):
    reveals: ClassVar[bool] = True
    tile: TileId


class TilesSeen(Event, frozen=True, tag="tiles_seen"):
    reveals: ClassVar[bool] = True
    tiles: tuple[TileId, ...]


class EnemiesSeen(Event, frozen=True, tag="enemies_seen"):
    reveals: ClassVar[bool] = True
    enemies: tuple[EnemyId, ...]


class TileLaidFaceDown(Event, frozen=True, tag="tile_laid_face_down"):
    place: PlaceId


class Moved(Event, frozen=True, tag="moved"):
    character: CharacterId
    tile: TileId


class WaterRefilled(Event, frozen=True, tag="water_refilled"):
    character: CharacterId
    n: int


class RainCollected(Event, frozen=True, tag="rain_collected"):
    character: CharacterId


class CampSetUp(Event, frozen=True, tag="camp_set_up"):
    tile: TileId


class CampDismantled(Event, frozen=True, tag="camp_dismantled"):
    character: CharacterId
    tile: TileId


class FireLit(Event, frozen=True, tag="fire_lit"):
    tile: TileId


class PitBuilt(Event, frozen=True, tag="pit_built"):
    tile: TileId


class FireWentOut(Event, frozen=True, tag="fire_went_out"):
    tile: TileId


class Cooked(Event, frozen=True, tag="cooked"):
    character: CharacterId


class TrapSet(Event, frozen=True, tag="trap_set"):
    character: CharacterId


class TrapBaited(Event, frozen=True, tag="trap_baited"):
    character: CharacterId


class TrapPickedUp(Event, frozen=True, tag="trap_picked_up"):
    character: CharacterId
    food: int


class CleanedUp(Event, frozen=True, tag="cleaned_up"):
    pass


class EnemySpawned(Event, frozen=True, tag="enemy_spawned"):
    reveals: ClassVar[bool] = True
    enemy: EnemyId
    place: PlaceId


class EnemyHit(Event, frozen=True, tag="enemy_hit"):
    enemy: EnemyId
    n: int


class EnemyDefeated(Event, frozen=True, tag="enemy_defeated"):
    enemy: EnemyId


class EnemyRemoved(Event, frozen=True, tag="enemy_removed"):
    enemy: EnemyId


class EnemyMoved(Event, frozen=True, tag="enemy_moved"):
    enemy: EnemyId
    place: PlaceId


class EnemyAttacked(Event, frozen=True, tag="enemy_attacked"):
    enemy: EnemyId
    character: CharacterId
    n: int


class AttackMade(Event, frozen=True, tag="attack_made"):
    character: CharacterId
    enemy: EnemyId
    n: int


class CharacterAttacked(Event, frozen=True, tag="character_attacked"):
    character: CharacterId
    victim: CharacterId
    n: int


class AttackAvoided(Event, frozen=True, tag="attack_avoided"):
    character: CharacterId


class InitialRoundBegan(Event, frozen=True, tag="initial_round_began"):
    character: CharacterId


class Looted(Event, frozen=True, tag="looted"):
    character: CharacterId
    enemy: EnemyId
    successes: int


class BoxOpened(Event, frozen=True, tag="box_opened"):
    character: CharacterId
    tile: TileId


class BoxStuck(Event, frozen=True, tag="box_stuck"):
    character: CharacterId
    tile: TileId


class MerchantCame(Event, frozen=True, tag="merchant_came"):
    merchant: MerchantId
    tile: TileId


class MerchantAngered(Event, frozen=True, tag="merchant_angered"):
    character: CharacterId


class TradeBegan(Event, frozen=True, tag="trade_began"):
    character: CharacterId
    merchant: MerchantId


class Bought(Event, frozen=True, tag="bought"):
    character: CharacterId
    card: CardId


class Sold(Event, frozen=True, tag="sold"):
    character: CharacterId
    card: CardId


class Bartered(Event, frozen=True, tag="bartered"):
    character: CharacterId
    good: GoodId
    n: int


class Stolen(Event, frozen=True, tag="stolen"):
    character: CharacterId
    good: GoodId


class SwapMade(Event, frozen=True, tag="swap_made"):
    character: CharacterId
    partner: CharacterId


class SwapRefused(Event, frozen=True, tag="swap_refused"):
    character: CharacterId
    partner: CharacterId


class RoleRevealed(Event, frozen=True, tag="role_revealed"):
    reveals: ClassVar[bool] = True
    character: CharacterId


class WellPoisoned(Event, frozen=True, tag="well_poisoned"):
    reveals: ClassVar[bool] = True
    tile: TileId


class GaveUp(Event, frozen=True, tag="gave_up"):
    seat_number: int


class DeedDone(Event, frozen=True, tag="deed_done"):
    character: CharacterId
    deed: DeedId


class MissionAdvanced(Event, frozen=True, tag="mission_advanced"):
    part: PartId


class ProgressMade(Event, frozen=True, tag="progress_made"):
    counter: CounterId
    n: int


class TokenMoved(Event, frozen=True, tag="token_moved"):
    token: TokenId
    n: int


class WeatherChanged(Event, frozen=True, tag="weather_changed"):
    weather: WeatherId


class NothingHappened(Event, frozen=True, tag="nothing_happened"):
    pass


EVENTS: tuple[type[Event], ...] = (
    GameEnded,
    CharacterChosen,
    EquipmentBought,
    StarterChosen,
    TeamCardsDealt,
    DayBegan,
    PhaseBegan,
    SunCardDrawn,
    NightCardDrawn,
    NightCardIgnored,
    EventCardDrawn,
    TurnBegan,
    TurnEnded,
    Waited,
    ActionTaken,
    Drank,
    Ate,
    WentHungry,
    Slept,
    DiceRolled,
    DiceRerolled,
    KarmaKept,
    KarmaChanged,
    DirectionRolled,
    Damaged,
    Healed,
    Injured,
    InjuryHealed,
    Infected,
    InfectionCured,
    Defeated,
    Revived,
    Eliminated,
    Hid,
    Exposed,
    FitnessChanged,
    GoodsGained,
    GoodsLost,
    Collected,
    Dropped,
    BagDrawn,
    CardTaken,
    CardLost,
    CardDropped,
    CardUsed,
    SkillUsed,
    CardFound,
    CardReturned,
    Crafted,
    AmmoCrafted,
    Disassembled,
    Loaded,
    GearWorn,
    GearStowed,
    TileRevealed,
    TilePutBack,
    TilesSeen,
    EnemiesSeen,
    TileLaidFaceDown,
    Moved,
    WaterRefilled,
    RainCollected,
    CampSetUp,
    CampDismantled,
    FireLit,
    PitBuilt,
    FireWentOut,
    Cooked,
    TrapSet,
    TrapBaited,
    TrapPickedUp,
    CleanedUp,
    EnemySpawned,
    EnemyHit,
    EnemyDefeated,
    EnemyRemoved,
    EnemyMoved,
    EnemyAttacked,
    AttackMade,
    CharacterAttacked,
    AttackAvoided,
    InitialRoundBegan,
    Looted,
    BoxOpened,
    BoxStuck,
    MerchantCame,
    MerchantAngered,
    TradeBegan,
    Bought,
    Sold,
    Bartered,
    Stolen,
    SwapMade,
    SwapRefused,
    RoleRevealed,
    WellPoisoned,
    GaveUp,
    DeedDone,
    MissionAdvanced,
    ProgressMade,
    TokenMoved,
    WeatherChanged,
    NothingHappened,
)
