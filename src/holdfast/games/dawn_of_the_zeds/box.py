"""What is in the box, laid out for play: the tables that the rules look things up in."""

from __future__ import annotations

from msgspec import Struct, structs

from holdfast.games.dawn_of_the_zeds.actions import (
    ChooseDie,
    ChoosePath,
    ChooseSpace,
    ChooseUnit,
    ChooseZed,
    FireAt,
    FireWithoutAmmo,
    MoveTo,
    PlayStory,
    UseAdditional,
    UsePlayerAction,
    UseSpecial,
    UseTrack,
)

PATHS = 4
LENGTH = 8
"""Spaces of a path: numbers 0 to 6, and the Start as number 7."""
START = 7
TOWN_CENTER = PATHS * LENGTH
SPACES = TOWN_CENTER + 1
STACK = 2
"""So many Zeds, and so many player units, may share a space."""
PLAIN, PLACE, VILLAGE, TOWN, START_SPACE, CENTER = range(6)
"""What a space is."""
HERO, HEROIC, CIVILIAN = range(3)
"""What a unit is; a heroic civilian is a civilian as well."""
ALL_PATHS, LOCATION_TWICE = -1, -2
"""Entries of a Zeds tab that are not a path."""
COLUMNS = 7
STRONGEST = 20
"""Strengths that the start-column table knows; two Zeds never reach it."""

Result = tuple[int, int, bool]
"""Hits on the Zeds, hits on the unit, do the Zeds lose?"""


class Effect(Struct, frozen=True):
    """A step of a card's text: a word of the vocabulary with its arguments."""

    do: str
    at: str = ""
    where: str = ""
    path: int = -1
    """The path that `where` names, if it names one."""
    space: int = -1
    """The space that `where` names, if it names one."""
    amount: int = 0
    marker: str = ""
    to: str = ""


class EventCard(Struct, frozen=True):
    """An event card: its Zeds tab, its actions, its text."""

    name: str
    act: int
    special: bool
    brains: bool
    zeds: tuple[int, ...]
    actions: int
    coop: str
    may_retreat: bool
    no_defence: bool
    victims_rise: bool
    zeds_run: bool
    effects: tuple[Effect, ...]
    moments: frozenset[str] = frozenset()
    """When the text has something to say; worked out, never given."""

    def __post_init__(self) -> None:
        structs.force_setattr(self, "moments", frozenset(one.at for one in self.effects))


class StoryCard(Struct, frozen=True):
    """A story card: how it names the location, and its text."""

    name: str
    location: str
    path: int
    """The path that `location` names; -1 if the players or the Zeds decide."""
    keep: bool
    when: str
    effects: tuple[Effect, ...]


class Special(Struct, frozen=True):
    """A special action: whose it is, what it does, and how often."""

    ability: int
    unit: int
    do: str
    amount: int
    once_a_game: bool
    free: bool


class Shot(Struct, frozen=True):
    """A ranged attack at one distance: the column that stands for the strength (0 for the strength itself), a shift."""

    column: int
    shift: int


class Unit(Struct, frozen=True):
    """A player unit with everything its counter and its card say. An ability is -1 where the unit has none of it."""

    name: str
    kind: int
    strength: tuple[int, ...]
    """By hits taken."""
    full_hits: int
    death: int
    """The hit that kills."""
    move: int
    fires: bool
    starts: str
    shots: tuple[Shot, ...]
    """By distance, beginning with 1."""
    fire_ability: int = -1
    """The ability behind shots at a distance, or with a column of their own."""
    fire_shift: int = 0
    fire_shift_ability: int = -1
    melee_shift: int = 0
    melee_ability: int = -1
    ward_off: int = -1
    reroll: int = -1
    zeds_lose: int = -1
    outpost: int = -1
    action_for_ammo: int = -1
    first_shot_free: int = -1
    search_dice: int = 1
    search_ability: int = -1
    traps: int = -1
    enter_ammo: int = 0
    enter_ability: int = -1


class Marker(Struct, frozen=True):
    """A marker that stays on a unit."""

    shift: int
    defence: int


class Act(Struct, frozen=True):
    """A part of the event deck: its normal cards, of which a short game leaves some out, and its special ones."""

    normal: tuple[int, ...]
    special: tuple[int, ...]
    size: int
    """How many cards of this act are drawn in a game."""


class Box(Struct, frozen=True):
    """Board, counters, cards and tables for one choice of options."""

    hash: str
    names: dict[str, tuple[str, ...]]
    # the board
    kind: tuple[int, ...]
    defence: tuple[int, ...]
    inward: tuple[int, ...]
    """The next space towards the Town Center; the Town Center leads to itself."""
    search: tuple[tuple[int, ...], ...]
    """By space, the ammo found by die (index 0 unused); empty where nobody can search."""
    neighbours: tuple[frozenset[int], ...]
    """By space, the space itself and those directly connected with it."""
    # counters
    zed_strength: tuple[tuple[int, ...], ...]
    """By Zed and hits taken."""
    zed_full: int
    zed_death: int
    units: tuple[Unit, ...]
    heroes: tuple[int, ...]
    civilians: tuple[int, ...]
    """Civilians of both sorts."""
    longest_reach: int
    """How far the farthest shot goes."""
    shuffled: tuple[int, ...]
    """The normal civilians, who are dealt to the villages at random."""
    villages: tuple[int, ...]
    markers: dict[str, Marker]
    specials: tuple[Special, ...]
    special_of: dict[int, int]
    """The special action of an ability."""
    keys: tuple[int, int, int]
    """Unit, ability and bonus for searching in town; unit -1 if nobody has it."""
    traffic: tuple[int, int]
    """Unit and ability that make entering the Town Center cost nothing; unit -1 if nobody has it."""
    # cards
    events: tuple[EventCard, ...]
    stories: tuple[StoryCard, ...]
    acts: tuple[Act, ...]
    # tables
    start_column: tuple[tuple[int, ...], ...]
    """By Zed strength and unit strength."""
    melee: tuple[tuple[Result, ...], ...]
    """By column and sum of the dice."""
    ranged: tuple[tuple[int, ...], ...]
    saved: frozenset[int]
    warded: frozenset[int]
    zed_warded: frozenset[int]
    traps_work: frozenset[int]
    traps_hits: int
    # figures
    starting_ammo: int
    most_ammo: int
    most_actions: int
    extra_actions: int
    zeds_at_start: int
    extra_zeds: int
    score_ammo: int
    epilogues: tuple[tuple[int, int], ...]
    """Least score and epilogue of a victory, best first."""
    lost_epilogue: int
    # answers, made once so that listing options is cheap
    use_track: tuple[UseTrack, ...]
    use_player: tuple[UsePlayerAction, ...]
    use_additional: tuple[UseAdditional, ...]
    use_special: tuple[UseSpecial, ...]
    move_to: tuple[MoveTo, ...]
    fire_at: tuple[FireAt, ...]
    fire_without: tuple[FireWithoutAmmo, ...]
    choose_unit: tuple[ChooseUnit, ...]
    choose_zed: tuple[ChooseZed, ...]
    choose_path: tuple[ChoosePath, ...]
    choose_space: tuple[ChooseSpace, ...]
    choose_die: tuple[ChooseDie, ...]
    play_story: tuple[PlayStory, ...]


def path_of(space: int) -> int:
    """The path of a space; 4 for the Town Center."""
    return space >> 3


def number_of(space: int) -> int:
    """The number of a space on its path; the Start has 7."""
    return space & 7


def distance(space: int) -> int:
    """Steps from a space to the Town Center (DZ-RUL-61)."""
    return 0 if space == TOWN_CENTER else (space & 7) + 1
