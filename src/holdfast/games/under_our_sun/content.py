"""What is printed on boards, tiles and cards, as frozen facts and tables that the rules look things up in.

Inside, everything has a small number; outside, a readable name. `content_load` fills these Structs from the packs.
"""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from holdfast.games.under_our_sun.dice import NO_DICE, Pool, plus
from holdfast.games.under_our_sun.edition import Edition
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.vocabulary import (
    Form,
    MissionAction,
    Modify,
    Passive,
    React,
    SetupCall,
    Store,
    Use,
    Verb,
    Weapon,
)
from holdfast.games.under_our_sun.vocabulary_conditions import Condition
from holdfast.games.under_our_sun.vocabulary_words import STATS, Amount, BlockId, amount
from holdfast.kit.hexes import Hexes

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.tables import Tables

BASE = Path(__file__).parent / "content" / "base"
EXPANSION = Path(__file__).parent / "content" / "expansion"
NOBODY = -1

Goods = tuple[int, ...]
"""Pieces by kind, in the order of `state.GOODS`."""
NO_STATS = (0,) * len(STATS)
NO_STAT_DICE: tuple[Pool, ...] = (NO_DICE,) * len(STATS)


class Entry(Struct, frozen=True):
    """Anything with a code for content authors (`I01`), a name for everybody else (`bandage`) and a source."""

    id: str
    name: str
    source: str


class Abilities(Struct, frozen=True):
    """What a card, a pair of skills or an enemy can do, sorted by form."""

    weapon: Weapon | None = None
    uses: tuple[Use, ...] = ()
    reacts: tuple[React, ...] = ()
    passives: tuple[Modify, ...] = ()
    stats: tuple[int, ...] = NO_STATS
    """By number of the statistic: what the passives add."""
    stat_dice: tuple[Pool, ...] = NO_STAT_DICE
    """By number of the statistic: the dice that the passives add."""
    water_room: int = 0
    resource_room: int = 0
    item_room: int = 0


class Skill(Entry, frozen=True):
    """A special skill of a character board."""

    use: Use | None
    react: React | None
    passives: tuple[Modify, ...]


class CharacterBoard(Entry, frozen=True):
    """A character board: meters, dice, room and skills."""

    hp: int
    water: int
    strength: Pool
    dexterity: Pool
    stealth: Pool
    melee: Pool
    ranged: Pool
    item_slots: int
    flexible_slots: int
    gear_slots: int
    skills: tuple[Skill, ...]
    abilities: Abilities
    """Both skills together."""


class TileFace(Entry, frozen=True):
    """The face of a map tile."""

    move: int
    spaces: int
    """Room for characters; 0 means any number."""
    goods: Goods
    water_source: bool
    enemy: bool
    event: bool
    container: Literal["", "strength", "dexterity"]
    camp: bool
    target: bool
    """A target tile of some mission."""


class Thing(Entry, frozen=True):
    """The face of an item, gear or loot card."""

    kind: Literal["item", "gear", "resource"]
    price: int
    """In water; 0 for a card that is no object."""
    craft: Goods | None
    """The resources it is made of; None if it can be neither crafted nor taken apart."""
    stars: int
    tags: frozenset[str]
    charges: int
    """Universal markers it starts with; 0 if its uses are not counted."""
    hero: int
    """The only character that can use it, or NOBODY."""
    on_draw: BlockId
    """What a resource card does when it is drawn."""
    abilities: Abilities

    @property
    def full(self) -> int:
        """The markers on a full card: charges or ammunition."""
        return self.abilities.weapon.cap if self.abilities.weapon and self.abilities.weapon.ammo else self.charges


class DrawCard(Entry, frozen=True):
    """The face of a Sun, night or event card."""

    tag: str
    effect: BlockId


class Foe(Entry, frozen=True):
    """The face of an enemy card; the roaming merchant fights with one as well."""

    type: Literal["animal", "human", "mutated"]
    sol: bool
    hp: int
    melee: tuple[Pool, Pool]
    """By day and by night."""
    ranged: tuple[Pool, Pool]
    loot: tuple[tuple[tuple[str, int], ...], ...]
    """For 0, 1 and 2 successes: kinds (food, fabric, cartridge, random, loot) and how many."""
    abilities: Abilities


class MerchantCard(Entry, frozen=True):
    """What a merchant starts with; only the one who can be raided has a fighting side."""

    water: int
    bag_cubes: int
    starting_cards: int
    loot_cards: int
    foe: Foe | None


class TeamCard(Entry, frozen=True):
    """The face of a team card. Without a win condition of its own it is a Survivor's."""

    sol: bool
    copies: int
    win: Condition | None
    actions: tuple[MissionAction, ...]
    secret: tuple[bool, ...]
    """By action: is it told to nobody else?"""


class Step(Struct, frozen=True):
    """A part of a mission: what makes it happen, and what happens."""

    trigger: Condition | None
    """None for the start of the mission."""
    effect: BlockId
    each: bool
    """Does it happen again and again?"""
    wins: bool
    moment: str
    """The only moment at which it can happen; empty if it can happen at any."""
    first_today: bool
    """Does it happen to each character once a day at most?"""
    hidden: bool
    """Does it ask where the mission has hidden something?"""
    ambush: bool
    """Does it bring enemies onto a tile that is entered? Then it stands in for the enemy symbol there."""


class MissionCards(Entry, frozen=True):
    """All numbered cards of a mission."""

    difficulty: int
    """1 easy, 2 challenging, 3 hard."""
    mode: Literal["cooperative", "semi_cooperative"]
    cards: int
    day_limit: int
    day_limit_for_two: int
    targets: tuple[int, ...]
    """The target tiles that belong to it."""
    setup: tuple[SetupCall, ...]
    setup_for_two: tuple[SetupCall, ...]
    before: BlockId
    """What the set-up does beyond laying out tiles."""
    steps: tuple[Step, ...]
    actions: tuple[MissionAction, ...]
    carrying: tuple[tuple[str, tuple[Modify, ...]], ...]
    """While a token is carried."""


class Knobs(Struct, frozen=True, forbid_unknown_fields=True):
    """What a difficulty changes about every mission."""

    source: str
    days: int = 0
    points: int = 0
    depth: int = 0
    new_haven_dry: bool = False


class Content(Struct, frozen=True, dict=True):
    """Everything that is printed, for one choice of options."""

    hash: str
    names: dict[str, tuple[str, ...]]
    """By kind of id, the readable names in the order of the numbers."""
    blocks: tuple[tuple[Verb, ...], ...]
    """Every list of verbs of the packs, nested ones too."""

    boards: tuple[CharacterBoard, ...]
    """By character."""
    playable: tuple[int, ...]
    """The characters that are in the box with these options."""
    tiles: tuple[TileFace, ...]
    stack: tuple[int, ...]
    """The ordinary tiles that are in the box of this edition."""

    things: tuple[Thing, ...]
    face_of: tuple[int, ...]
    """By physical card: item deck, gear deck, loot deck, expansion supplement."""
    item_cards: range
    gear_cards: range
    loot_cards: tuple[int, ...]
    """The physical cards of the loot deck, with the supplement if it is played."""
    starting_cards: tuple[int, ...]
    """The physical cards with stars."""

    foes: tuple[Foe, ...]
    """The faces of the enemy cards, then the roaming merchant's."""
    foe_of: tuple[int, ...]
    """By enemy card, and for the roaming merchant after the last of them."""
    suns: tuple[DrawCard, ...]
    """By physical card, like the next two."""
    nights: tuple[DrawCard, ...]
    events: tuple[DrawCard, ...]
    merchants: tuple[MerchantCard, ...]
    teams: tuple[TeamCard, ...]
    """The Survivor's card, then those of the Sons of Liberty."""

    mission: MissionCards
    mission_number: int
    deeds: tuple[MissionAction, ...]
    """The actions of all missions, then those of the team cards."""
    mission_deeds: tuple[int, ...]
    """Those of the mission that is played."""
    team_deeds: tuple[tuple[int, ...], ...]
    """Those of each team card."""
    windows: dict[int, tuple[int, int]]
    """By number of characters: the depth at which target tiles lie."""
    edition: Edition
    grid: Hexes
    """The places of the map; New Haven lies at place 0."""
    knobs: Knobs

    bag: Goods
    supply: Goods
    """Pieces in the box, the bag's included."""
    karma_faces: int
    karma_symbols: int
    karma_dice: int
    """Dice of each character at the start."""
    ap: int
    fitness: int
    equipment_cards: int
    least_points: int
    revival_phases: int
    revived_hp: int
    injured_at: int

    @cached_property
    def tables(self) -> Tables:
        """What follows from all this and is looked up all the time."""
        from holdfast.games.under_our_sun.tables import make

        return make(self)

    def thing(self, card: int) -> Thing:
        """What is printed on a physical card."""
        return self.things[self.face_of[card]]

    def foe(self, enemy: int) -> Foe:
        """What is printed on an enemy card."""
        return self.foes[self.foe_of[enemy]]

    def day_limit(self, characters: int) -> int:
        """The last day of the mission."""
        mission = self.mission
        return (mission.day_limit_for_two if characters == 2 else mission.day_limit) + self.knobs.days

    def window(self, characters: int) -> tuple[int, int]:
        """How deep target tiles lie."""
        low, high = self.windows[characters]
        return low + self.knobs.depth, high + self.knobs.depth

    def setup(self, characters: int) -> tuple[SetupCall, ...]:
        """The set-up calls of the mission."""
        return self.mission.setup_for_two if characters == 2 else self.mission.setup

    def count(self, n: Amount, characters: int, successes: int = 0, value: int = 0) -> int:
        """What a number of the vocabulary comes to in a game with so many characters."""
        if isinstance(n, int):
            return n
        if not (n.limit or n.w_lo or n.w_hi):
            return amount(n, characters, successes, value)
        return amount(n, characters, successes, value, self.day_limit(characters), self.window(characters))


def sort_forms(forms: tuple[Form, ...], blocks: tuple[tuple[Verb, ...], ...]) -> Abilities:
    """Ability forms by kind, with the sums of their passives worked out."""
    passives = passives_of(forms, blocks)
    numbers, dice = list(NO_STATS), list(NO_STAT_DICE)
    for passive in passives:
        at = STATS.index(passive.stat)
        if isinstance(passive.by, int):
            numbers[at] += passive.by
        else:
            dice[at] = plus(dice[at], passive.by)
    room = {"water": 0, "resource": 0, "item": 0}
    for form in forms:
        if isinstance(form, Store):
            room[form.kind] += form.n
    return Abilities(
        weapon=next((form for form in forms if isinstance(form, Weapon)), None),
        uses=tuple(form for form in forms if isinstance(form, Use)),
        reacts=tuple(form for form in forms if isinstance(form, React)),
        passives=passives,
        stats=tuple(numbers) if any(numbers) else NO_STATS,
        stat_dice=tuple(dice) if any(pool != NO_DICE for pool in dice) else NO_STAT_DICE,
        water_room=room["water"],
        resource_room=room["resource"],
        item_room=room["item"],
    )


def passives_of(forms: tuple[Form, ...], blocks: tuple[tuple[Verb, ...], ...]) -> tuple[Modify, ...]:
    """The modifiers of all passive forms; a passive says nothing else."""
    verbs = [verb for form in forms if isinstance(form, Passive) for verb in blocks[form.do]]
    return tuple(verb for verb in verbs if isinstance(verb, Modify))


def load_content(options: SunOptions) -> Content:
    """What is printed, for a choice of options and from the pack that they name."""
    return content_of(options, *_packs(options.folder(BASE)))


@cache
def _packs(folder: Path) -> tuple[Path, Path]:
    """The base pack and the expansion: a pack with tiles stands in for the first, any other for the second."""
    return (folder, EXPANSION) if folder == BASE or (folder / "tiles.toml").exists() else (BASE, folder)


@cache
def content_of(options: SunOptions, base: Path, expansion: Path) -> Content:
    """What is printed in two packs, for a choice of options; loaded and checked once."""
    from holdfast.games.under_our_sun.content_load import build

    return build(options, base, expansion)


def check_pack(folder: Path) -> None:
    """Check a pack that somebody wrote, together with the one that it does not stand in for."""
    from holdfast.games.under_our_sun.content_load import open_box

    open_box(*_packs(folder))
