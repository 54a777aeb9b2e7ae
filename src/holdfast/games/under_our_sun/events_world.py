"""What can happen on the map, to enemies, in trade and in a mission, each as a fact in the past tense."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.events import Event
from holdfast.games.under_our_sun.actions import (
    CardId,
    CharacterId,
    CounterId,
    DeedId,
    EnemyId,
    GoodId,
    PartId,
    PlaceId,
    TokenId,
    WeatherId,
)
from holdfast.games.under_our_sun.vocabulary_words import MerchantId, TileId


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
