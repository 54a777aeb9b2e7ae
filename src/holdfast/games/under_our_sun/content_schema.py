"""The TOML files of a pack as typed structures, before the notation is read and anything is numbered."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from holdfast.core.content import Source
from holdfast.games.under_our_sun.content import Knobs
from holdfast.games.under_our_sun.vocabulary_words import Cube, DrawTag, Tag

Cubes = dict[Cube, int]


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a pack; every entry says where it comes from."""

    source: str


class SkillData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    ability: str


class CharacterData(Data, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    hp: int
    water: int
    strength: str
    dexterity: str
    stealth: str
    melee: str
    ranged: str
    item_slots: int
    flexible_slots: int
    gear_slots: int
    skill: list[SkillData]


class Characters(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    character: list[CharacterData]


class TileData(Data, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    move: int
    spaces: int
    cubes: Cubes = {}
    water_source: bool = False
    enemy: bool = False
    event: bool = False
    container: Literal["", "strength", "dexterity"] = ""
    camp: bool = False
    target: bool = False
    edition: str = ""
    """The only edition whose box holds this tile; empty if every box does."""


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    tile: list[TileData]


class ThingData(Data, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    kind: Literal["item", "gear", "resource"]
    copies: int
    price: int = 0
    craft: Cubes = {}
    stars: int = 0
    tags: list[Tag] = []
    charges: int = 0
    hero: str = ""
    ability: str = "nothing()"
    on_draw: str = ""


class CopyData(Data, frozen=True, forbid_unknown_fields=True):
    """Cards of this deck that show the face of another."""

    id: str
    of: str
    copies: int


class Things(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    thing: list[ThingData]
    copy: list[CopyData] = []


class CardData(Data, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    copies: int
    effect: str
    tag: DrawTag | Literal[""] = ""


class DrawDeck(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    card: list[CardData]


class EnemyData(Data, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    type: Literal["animal", "human", "mutated"]
    copies: int
    hp: int
    melee: tuple[str, str]
    ranged: tuple[str, str]
    loot: tuple[str, str, str]
    sol: bool = False
    special: str = "nothing()"


class Enemies(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    enemy: list[EnemyData]


class MerchantData(Data, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    water: int
    bag_cubes: int
    loot_cards: int
    starting_cards: int = 0
    home: str = ""
    hp: int = 0
    melee: tuple[str, str] = ("", "")
    ranged: tuple[str, str] = ("", "")
    loot: tuple[str, str, str] = ("", "", "")


class Merchants(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    merchant: list[MerchantData]


class ActionData(Struct, frozen=True, forbid_unknown_fields=True):
    call: str
    secret: bool = False


class TeamData(Data, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    copies: int
    sol: bool = False
    win: str = ""
    action: list[ActionData] = []


class Teams(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    card: list[TeamData]


class StepData(Struct, frozen=True, forbid_unknown_fields=True):
    effect: str
    trigger: str = ""
    each: bool = False


class CarryingData(Struct, frozen=True, forbid_unknown_fields=True):
    token: str
    ability: str


class MissionData(Data, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    difficulty: Literal[1, 2, 3]
    mode: Literal["cooperative", "semi_cooperative"]
    cards: int
    day_limit: int
    day_limit_for_two: int
    setup: str
    step: list[StepData]
    setup_for_two: str = ""
    targets: list[str] = []
    action: list[ActionData] = []
    carrying: list[CarryingData] = []


class Missions(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    mission: list[MissionData]


class BagData(Data, frozen=True, forbid_unknown_fields=True):
    cubes: Cubes


class KarmaData(Data, frozen=True, forbid_unknown_fields=True):
    faces: int
    symbols: int
    per_character: int


class SupplyData(Data, frozen=True, forbid_unknown_fields=True):
    water: int
    food: int
    fabric: int
    metal: int
    connector: int
    wood: int
    alcohol: int
    plastic: int
    arrow: int


class StartData(Data, frozen=True, forbid_unknown_fields=True):
    ap: int
    fitness: int
    equipment_cards: int
    points_at_least: int
    revival_phases: int
    revived_hp: int
    injured_at: int


class WindowData(Data, frozen=True, forbid_unknown_fields=True):
    depth: list[tuple[int, int, int]]
    """Characters, and the depth from and to."""


class Counts(Data, frozen=True, forbid_unknown_fields=True):
    item: int
    gear: int
    loot: int
    sun: int
    night: int
    event: int
    enemy: int
    team: int
    mission_and_other: int
    reference: int
    all_cards: int


class SetupData(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    bag: BagData
    karma: KarmaData
    supply: SupplyData
    start: StartData
    window: WindowData
    preset: dict[str, Knobs]
    counts: Counts
