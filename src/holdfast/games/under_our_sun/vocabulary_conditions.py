"""What must be true for an ability, an option or a mission step: the whole list, as data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from holdfast.games.under_our_sun.vocabulary_words import (
    Amount,
    Attribute,
    Counter,
    Cube,
    EnemyType,
    Lost,
    Marker,
    Tag,
    TileId,
    Token,
    Weather,
)


class Condition(Struct, frozen=True, tag_field="if"):
    """Something that is true or false of the character, the tile, the enemy or the mission in question."""


Known = Literal[
    "fire_here",
    "camp_here",
    "no_camp_here",
    "source_here",
    "enemy_here",
    "no_enemy_here",
    "fallen_here",
    "night",
    "melee_damage",
    "attack_damage",
    "phase_start",
    "phase_end",
    "preparation",
    "first_today",
    "is_hidden",
    "alone_here",
    "on_new_haven",
    "sol_enemy_here",
    "revealed_as_sol",
    "container_opened",
    "all_survivors_down",
    "sol_alive",
]


class Fact(Condition, frozen=True, tag="fact"):
    """A condition without arguments, written as a bare word."""

    word: Known


class Has(Condition, frozen=True, tag="has"):
    kind: Lost


class HasTag(Condition, frozen=True, tag="has_tag"):
    label: Tag


class HasToken(Condition, frozen=True, tag="has_token"):
    name: Token


class NotImmune(Condition, frozen=True, tag="not_immune"):
    to: Literal["heat", "cold"]


class TypeInPlay(Condition, frozen=True, tag="type_in_play"):
    type: EnemyType


class EnemyIs(Condition, frozen=True, tag="enemy_type"):
    type: EnemyType


class TargetIs(Condition, frozen=True, tag="target_type"):
    type: EnemyType


class AttrIs(Condition, frozen=True, tag="attr_is"):
    attr: Attribute


class DealtAtLeast(Condition, frozen=True, tag="dealt_at_least"):
    n: int


class VictimPays(Condition, frozen=True, tag="victim_pays"):
    """The character decides to pay; asking is part of the condition."""

    kind: Cube
    n: int


class WeatherIs(Condition, frozen=True, tag="weather_is"):
    kind: Weather


class ProgressAtLeast(Condition, frozen=True, tag="progress_at_least"):
    key: Counter
    n: Amount


class StockAtLeast(Condition, frozen=True, tag="stock_at_least"):
    tile: TileId
    kind: Cube
    n: Amount


class TokenOn(Condition, frozen=True, tag="token_on"):
    name: Token
    tile: TileId
    n: int


class TileRevealed(Condition, frozen=True, tag="tile_revealed"):
    tile: Literal["any"] | TileId


class TileEntered(Condition, frozen=True, tag="tile_entered"):
    tile: TileId


class DayAfter(Condition, frozen=True, tag="day_after"):
    n: Amount


class DayFrom(Condition, frozen=True, tag="day_from"):
    n: int


class PAtLeast(Condition, frozen=True, tag="p_at_least"):
    n: int


class DistanceAtLeast(Condition, frozen=True, tag="distance_at_least"):
    n: int


class EnemyOn(Condition, frozen=True, tag="enemy_on"):
    tile: TileId


class NobodyOn(Condition, frozen=True, tag="nobody_on"):
    tile: TileId


class TokenHere(Condition, frozen=True, tag="token_here"):
    name: Token


class TokenEntered(Condition, frozen=True, tag="token_entered"):
    name: Token
    tile: TileId


class TokenOutside(Condition, frozen=True, tag="token_outside"):
    name: Token


class MarkerHere(Condition, frozen=True, tag="marker_here"):
    kind: Marker


class HiddenHere(Condition, frozen=True, tag="hidden_here"):
    name: Token


class RevealedWith(Condition, frozen=True, tag="revealed_with"):
    what: Literal["container"]


class AllOf(Condition, frozen=True, tag="all_of"):
    parts: tuple[Condition, ...]


class AnyOf(Condition, frozen=True, tag="any_of"):
    parts: tuple[Condition, ...]


class CountOf(Condition, frozen=True, tag="count_of"):
    n: int
    parts: tuple[Condition, ...]


class Not(Condition, frozen=True, tag="not_"):
    part: Condition


CONDITIONS: tuple[type[Condition], ...] = tuple(c for c in Condition.__subclasses__() if c is not Fact)


def all_parts(condition: Condition | None) -> list[Condition]:
    """A condition and all conditions in it; none for no condition."""
    if condition is None:
        return []
    if isinstance(condition, (AllOf, AnyOf, CountOf)):
        return [condition, *(one for part in condition.parts for one in all_parts(part))]
    return [condition, *all_parts(condition.part)] if isinstance(condition, Not) else [condition]


MOMENTS = ("phase_start", "phase_end", "preparation", "container_opened")


def moment_of(condition: Condition | None) -> str:
    """The only moment at which a trigger can be true; empty if it can be true at any, `start` without a trigger."""
    if condition is None:
        return "start"
    if isinstance(condition, Fact) and condition.word in MOMENTS:
        return condition.word
    if isinstance(condition, (TileEntered, TokenEntered)):
        return "tile_entered"
    if isinstance(condition, TileRevealed):
        return "tile_revealed"
    if isinstance(condition, AllOf):
        return next((moment for moment in map(moment_of, condition.parts) if moment), "")
    if isinstance(condition, AnyOf):
        moments = {moment_of(part) for part in condition.parts}
        return moments.pop() if len(moments) == 1 else ""
    return ""
