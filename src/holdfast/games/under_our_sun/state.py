"""What lies on the table. Ids are small ints; the content says what they are called.

A character's id is the number of its board (0 Medic to 5 Trapper), a tile's the number of its face, a card's the
number of the physical card, an enemy's the number of its card. Sets of tiles or characters are ints, one bit each.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct, field

from holdfast.core.events import OWNER, PUBLIC, owner_until
from holdfast.core.view import public
from holdfast.kit.deck import Deck

NOBODY = -1
"""No character, no enemy, no card, no place: whatever id the field holds."""

# ---------------------------------------------------------------- goods

GOODS = ("water", "food", "fabric", "metal", "connector", "wood", "alcohol", "plastic", "cartridge", "arrow")
"""What is counted in pieces: water, the seven resources and the two kinds of ammunition."""
WATER, FOOD, FABRIC, METAL, CONNECTOR, WOOD, ALCOHOL, PLASTIC, CARTRIDGE, ARROW = range(10)
KINDS = len(GOODS)
GOOD = {name: kind for kind, name in enumerate(GOODS)}
"""The kind of a good by its name."""
RESOURCES = range(FOOD, CARTRIDGE)
"""Food and the six colours: what Collect takes and merchants barter."""
COLOURS = range(FABRIC, CARTRIDGE)
"""The six cube colours of the bag."""
SLOT_GOODS = range(FOOD, KINDS)
"""What fills resource slots: resources and loose ammunition, never water."""
VALUE = (1, 2, 1, 1, 2, 2, 3, 3, 1, 1)
"""Water values (UOS-RES-01); a piece of ammunition is worth 1."""

Goods = tuple[int, ...]
"""Pieces by kind. Small vectors are tuples: a copy of the table shares them, and a change makes a new one."""
NOTHING: Goods = (0,) * KINDS

# ---------------------------------------------------------------- time and weather

MORNING, AFTERNOON, NIGHT, PREPARATION = range(4)
PHASES = ("morning", "afternoon", "night", "preparation")
CLEAR, BREEZE, HEAT, STORM, SOLAR_STORM, SANDSTORM = range(6)
WEATHERS = ("clear", "breeze", "heat", "storm", "solar_storm", "sandstorm")
TIRED, OK, FIT = range(3)

# ---------------------------------------------------------------- tiles

NEW_HAVEN = 0
"""The tile in the centre of the map, at place 0."""
TILES = 34
RADIUS = TILES - 1
"""No place lies farther from New Haven than all tiles in one line reach."""
PLACES = 1 + 3 * RADIUS * (RADIUS + 1)
"""So many places there are within that distance."""
FENCE = 25
"""The roaming merchant among the enemies: he has the id after the last enemy card."""
LAWRENCE, ROAMING = range(2)
MERCHANTS = ("lawrence", "fence")

# ---------------------------------------------------------------- mission pieces

TOKENS = ("sample", "hostage_a", "hostage_b", "serum", "cell", "charge", "key", "core")
HOSTAGE_A, HOSTAGE_B = 1, 2
COUNTERS = (
    "parts", "repair", "hostage_harm", "cured", "cells", "marked", "transmitting", "sent", "broken", "woken",
    "planted", "fuse", "door", "data", "core_damage", "freed",
)  # fmt: skip
SURVIVOR = 0
"""A survivor's team card; the three Sons of Liberty cards are 1 to 3."""
NO_TEAM = -1
"""Without team cards nobody has a role."""


def _no_cards() -> Deck:
    return Deck([])


@public
class Character(Struct):
    """A character board with all that lies on it, and the figure; a board nobody plays has no seat."""

    seat: int = NOBODY
    place: int = NOBODY
    hp: int = 0
    fitness: int = OK
    ap: int = 0
    karma: int = 0
    """Karma dice that can be used."""
    resting: int = 0
    """Karma dice that showed the symbol: usable again in a future turn (UOS-KARMA-05)."""
    injured: bool = False
    infected: bool = False
    hidden: bool = False
    fallen: int = 0
    """Day phases, this one included, in which a defeated character can still be revived; 0 while it stands."""
    out: bool = False
    """Eliminated."""
    healed: int = 0
    """HP restored in this day phase (UOS-HEALTH-04)."""
    acted: bool = False
    """Has it had its turn in this day phase?"""
    waiting: bool = False
    goods: Goods = ()
    """Pieces on the board by kind; water is the reserve, bottles hold their own."""
    cards: tuple[int, ...] = ()
    """Items and spare gear on the board, as physical cards."""
    gear: int = NOBODY
    """The card in the gear area, the only gear that works."""
    spent: int = 0
    """Special skills with a universal marker beside them, one bit each (UOS-CHAR-07)."""
    tokens: tuple[int, ...] = ()
    """Mission tokens carried, by kind."""
    night_cards: int = 0
    """Tiles for which it has drawn a night card in this night."""
    today: int = 0
    """Mission steps that have happened to it today, one bit each."""
    less_ap: int = 0
    """What cards take from the next AP reset (or add, if negative)."""


@public
class Enemy(Struct):
    """An enemy standee with its card, or the body it left; the roaming merchant is one as well."""

    card: int
    place: int
    symbol: int = NOBODY
    """The tile whose enemy symbol brought it."""
    damage: int = 0
    tapped: bool = False
    body: bool = False
    """Defeated: laid down until it is looted or cleaned up."""
    met: int = 0
    """Characters that it has noticed and that have not left it since, one bit each (UOS-STEALTH-14)."""
    once: bool = False
    """Has it used its once-in-a-life special?"""


@public
class Merchant(Struct):
    """A merchant card with its stock."""

    place: int = NOBODY
    goods: Goods = ()
    cards: tuple[int, ...] = ()
    hostile: int = 0
    """Characters whose enemy he is, for the rest of the game; one bit each."""
    barred: int = 0
    """Characters who fled from him and get no more deals."""
    gone: bool = False
    """Robbed: removed from the game."""


@public
class Trap(Struct):
    """A small animal trap on the map, and the card that it came from."""

    place: int
    card: int
    food: int = 0


class Role(Struct):
    """A seat's team card."""

    seat: Annotated[int, PUBLIC]
    side: Annotated[int, owner_until("shown")] = NO_TEAM
    """0 Survivor, 1 Son of Liberty."""
    card: Annotated[int, owner_until("open")] = NO_TEAM
    """Survivor, or which Sons of Liberty card: its objective stays secret to the end (UOS-TEAM-20)."""
    shown: Annotated[bool, PUBLIC] = False
    """Do all know the side?"""
    open: Annotated[bool, PUBLIC] = False
    """Has the card been turned up?"""
    spawned: Annotated[bool, PUBLIC] = False
    """Was special ability 1 used today?"""
    poisoned: Annotated[int, OWNER] = 0
    """Tiles poisoned today, shown from the next preparation on; one bit each."""
    wells: Annotated[int, OWNER] = 0
    tribute: Annotated[int, OWNER] = 0
    gave_up: Annotated[bool, PUBLIC] = False
    """Does this seat propose that the Survivors give up?"""


@public
class Modifier(Struct, frozen=True):
    """A change of a statistic for a while."""

    stat: int
    by: int
    """A number, or a die colour where the statistic is a roll."""
    who: int
    """A character, or NOBODY for all."""
    enemy: int
    """An enemy, where the statistic is one of enemies; else NOBODY."""
    until: int
    """0 the current action, 1 the day phase, 2 the game."""


class Table(Struct):
    """The map, the boards, the decks and the supply."""

    # ------------------------------------------------------------ time
    day: Annotated[int, PUBLIC] = 1
    phase: Annotated[int, PUBLIC] = MORNING
    weather: Annotated[int, PUBLIC] = CLEAR
    starter: Annotated[int, PUBLIC] = NOBODY
    """The seat with the starting player marker."""
    active: Annotated[int, PUBLIC] = NOBODY
    """The character whose turn it is."""
    solar: Annotated[bool, PUBLIC] = False
    """Has a solar storm come up since the last preparation?"""
    karma_used: Annotated[bool, PUBLIC] = False
    """Has the active player used karma in this turn?"""

    # ------------------------------------------------------------ people
    characters: Annotated[list[Character], PUBLIC] = []
    """All six boards, by character id."""
    order: Annotated[tuple[int, ...], PUBLIC] = ()
    """The characters in play, clockwise by seat."""
    enemies: Annotated[list[Enemy], PUBLIC] = []
    """In the order in which they came; bodies too."""
    merchants: Annotated[list[Merchant], PUBLIC] = []
    roles: Annotated[list[Role], PUBLIC] = []

    # ------------------------------------------------------------ map
    at: Annotated[dict[int, int], PUBLIC] = {}
    """The face-up tile at a place."""
    places: Annotated[list[int], PUBLIC] = []
    """The place of a face-up tile, or NOBODY."""
    face_down: Annotated[dict[int, int], PUBLIC] = {}
    """Tiles laid face down: the tile if it is known, else minus the number of its draw (1, 2, ...)."""
    stack: Annotated[Deck, PUBLIC] = field(default_factory=_no_cards)
    """Tiles not yet laid. What is hidden at a certain depth lies in `buried` instead."""
    drawn: Annotated[int, PUBLIC] = 0
    """How many tiles have left the stack or been looked at."""
    buried: Annotated[tuple[int, ...], PUBLIC] = ()
    """Tiles shuffled into the stack at a certain depth and not yet found."""
    looked: Annotated[int, PUBLIC] = 0
    """The draws whose tile has been seen, one bit each."""
    printed: Annotated[list[Goods], PUBLIC] = []
    """Cubes left on a tile's resource area, by tile."""
    dropped: Annotated[list[Goods], PUBLIC] = []
    """Dropped or stored goods, by tile."""
    ground: Annotated[dict[int, tuple[int, ...]], PUBLIC] = {}
    """Cards that lie on tiles, by tile; a tile without cards has no entry."""
    tokens: Annotated[dict[int, tuple[int, ...]], PUBLIC] = {}
    """Mission tokens on tiles by kind, by tile; a tile without tokens has no entry."""
    covered: Annotated[int, PUBLIC] = 0
    """Tiles with a universal marker on their enemy symbol; this and the following are one bit per tile."""
    events: Annotated[int, PUBLIC] = 0
    boxes_str: Annotated[int, PUBLIC] = 0
    """Containers that need strength."""
    boxes_dex: Annotated[int, PUBLIC] = 0
    sources: Annotated[int, PUBLIC] = 0
    full: Annotated[int, PUBLIC] = 0
    """Water sources that hold their water."""
    dry: Annotated[int, PUBLIC] = 0
    camps: Annotated[int, PUBLIC] = 0
    fires: Annotated[int, PUBLIC] = 0
    """Campfires, with or without cooking pit."""
    pits: Annotated[int, PUBLIC] = 0
    torches: Annotated[int, PUBLIC] = 0
    """Tiles that count as burning until the phase ends."""
    objectives: Annotated[int, PUBLIC] = 0
    sol_marks: Annotated[int, PUBLIC] = 0
    night_camps: Annotated[int, PUBLIC] = 0
    """Camp tiles that had their night card in this night."""
    crowded: Annotated[int, PUBLIC] = 0
    """Tiles over their limit after a revival: the next action there must be a Move (UOS-HEALTH-19)."""
    traps: Annotated[list[Trap], PUBLIC] = []

    # ------------------------------------------------------------ cards and cubes
    uses: Annotated[dict[int, int], PUBLIC] = {}
    """Charges, ammunition or water on a physical card; a card without markers has no entry."""
    flipped: Annotated[tuple[int, ...], PUBLIC] = ()
    """Cards lying face down until the next preparation."""
    resting: Annotated[tuple[int, ...], PUBLIC] = ()
    """Cards used up until the next day phase."""
    shelf: Annotated[tuple[int, ...], PUBLIC] = ()
    """Cards in the item and gear decks, which everybody may look through."""
    offer: Annotated[tuple[int, ...], PUBLIC] = ()
    """Starting equipment that can still be bought; afterwards what nobody took."""
    loot: Annotated[Deck, PUBLIC] = field(default_factory=_no_cards)
    enemy: Annotated[Deck, PUBLIC] = field(default_factory=_no_cards)
    event: Annotated[Deck, PUBLIC] = field(default_factory=_no_cards)
    night: Annotated[Deck, PUBLIC] = field(default_factory=_no_cards)
    sun: Annotated[int, PUBLIC] = NOBODY
    """The Sun card of this day phase."""
    supply: Annotated[Goods, PUBLIC] = NOTHING
    bag: Annotated[Goods, PUBLIC] = NOTHING

    # ------------------------------------------------------------ mission
    modifiers: Annotated[tuple[Modifier, ...], PUBLIC] = ()
    progress: Annotated[tuple[int, ...], PUBLIC] = ()
    fired: Annotated[int, PUBLIC] = 0
    """Mission steps that have fired, one bit each."""
    mission_card: Annotated[int, PUBLIC] = 1
    known: Annotated[int, PUBLIC] = NOBODY
    """The tile that the mission had hidden, once nature has said which it is."""
