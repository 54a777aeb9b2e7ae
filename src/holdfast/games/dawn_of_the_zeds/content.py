"""The files of a content pack as typed data, read and checked as far as each file can be by itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from holdfast.core.content import File, Source, check_sources, pack_hash, read

PACK = Path(__file__).parent / "content" / "base"

Place = tuple[str | int, ...]
"""A place in a file, for messages."""
Location = str
"""A path, `most`, `fewest` or `choice`."""
UnitKind = Literal["hero", "heroic", "civilian"]
TARGETS = ("hero", "heroic", "civilian", "any_civilian")
"""Whom an effect may be given to; `civilian` alone means a normal one, `any_civilian` both sorts (DZ-TERM-10)."""
TIMES = ("zeds_start", "zeds_end", "action_start", "action_end")
LASTING = ("may_retreat", "no_defence", "victims_rise", "zeds_run")
WHENS = ("attack", "phase_or_combat", "action", "lost_defence")
ABILITIES = (
    "fire_columns",
    "fire_shifts",
    "fire_shift",
    "back_up_after_fire",
    "action_for_ammo",
    "first_shot_free",
    "town_search_bonus",
    "search_dice",
    "free_town_center",
    "melee_shift",
    "reroll_melee",
    "zeds_lose_melee",
    "ward_off",
    "traps",
    "ammo_on_entering",
)
SPECIAL_ACTIONS = ("fire_from_town_center", "town_gets_actions", "own_action", "civilian_gets_action")


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a file; a key that is not known is an error."""


class SourcesFile(Strict, frozen=True):
    sources: dict[str, Source]


class PathData(Strict, frozen=True):
    source: str
    spaces: list[str]
    readings: dict[str, list[str]] = {}


class Defence(Strict, frozen=True):
    source: str
    plain: int
    place: int
    village: int
    town: int
    start: int


class BoardFile(Strict, frozen=True):
    source: str
    town_center: str
    path: dict[str, PathData]
    kinds: dict[str, list[str]]
    defence: Defence


class ZedsFile(Strict, frozen=True):
    source: str
    hits: tuple[int, int]
    counters: list[tuple[int, int, int]]


class AbilityData(Strict, frozen=True):
    id: str
    do: str
    amount: int = 0
    columns: list[int] = []
    marker: Literal["", "round", "game"] = ""
    free: bool = False


class UnitData(Strict, frozen=True):
    source: str
    kind: UnitKind
    strength: tuple[int, int]
    hits: tuple[int, int] | Literal["hero"]
    starts: Literal["town_center", "reserve", "heroic_reserve", "shuffled"]
    abilities: list[AbilityData]
    move: int = 0
    fires: bool = True


class MarkerData(Strict, frozen=True):
    """A marker that stays on a unit: a shift in its combats, and a defence benefit where it has one."""

    source: str
    shift: int
    defence: int = 0


class Movement(Strict, frozen=True):
    source: str
    hero: int
    heroic: int
    civilian: int


class UnitsFile(Strict, frozen=True):
    hero_hits: dict[str, tuple[int, int]]
    movement: Movement
    unit: dict[str, UnitData]
    marker: dict[str, MarkerData]


class EffectData(Strict, frozen=True):
    do: str
    at: str = ""
    where: str = ""
    amount: int = 0
    marker: str = ""
    to: str = ""


class CardData(Strict, frozen=True):
    source: str
    act: int
    zeds: list[str]
    actions: int
    effects: list[EffectData]
    special: bool = False
    brains: bool = False
    coop: Literal["", "movement", "placement"] = ""
    lasting: list[str] = []


class EventsFile(Strict, frozen=True):
    card: dict[str, CardData]


class StoryData(Strict, frozen=True):
    source: str
    location: Location
    text: Literal["immediately", "keep"]
    effects: list[EffectData]
    when: str = ""
    base_game: bool = True


class StoriesFile(Strict, frozen=True):
    story: dict[str, StoryData]


class MeleeData(Strict, frozen=True):
    source: str
    columns: list[str]
    rows: list[str]
    even_cells: dict[str, Literal["z", "p"]]


class RangedData(Strict, frozen=True):
    source: str
    rows: list[str]


class SearchData(Strict, frozen=True):
    source: str
    town: list[str]
    lucky_strike_mine: list[str]
    farm: list[str]
    other: list[str]


class SavingData(Strict, frozen=True):
    source: str
    saved: list[int]


class ToughData(Strict, frozen=True):
    source: str
    zeds: list[int]
    readings: dict[str, list[int]]


class TrapsData(Strict, frozen=True):
    source: str
    works: list[int]
    hits: int


class TablesFile(Strict, frozen=True):
    melee: MeleeData
    ranged: RangedData
    search: SearchData
    saving_roll: SavingData
    tough: ToughData
    traps: TrapsData


class StartData(Strict, frozen=True):
    source: str
    ammo: int
    most_ammo: int
    most_actions: int
    zeds_on_each_start: int


class DeckData(Strict, frozen=True):
    source: str
    normal: list[int]
    special: list[int]


class ScoreData(Strict, frozen=True):
    source: str
    ammo: int


class EpilogueData(Strict, frozen=True):
    source: str
    won: list[tuple[int, str]]
    lost: str


class SetupFile(Strict, frozen=True):
    start: StartData
    deck: dict[str, DeckData]
    score: ScoreData
    epilogues: EpilogueData


class Pack(Struct, frozen=True):
    """All files of a pack."""

    hash: str
    board: BoardFile
    zeds: ZedsFile
    units: UnitsFile
    events: EventsFile
    stories: StoriesFile
    tables: TablesFile
    setup: SetupFile
    files: dict[str, File]


@cache
def load_pack(folder: Path = PACK) -> Pack:
    """The pack in a folder, every entry with a source that it declares."""
    sources = read(folder / "sources.toml", SourcesFile)[0].sources
    board, board_file = read(folder / "board.toml", BoardFile)
    zeds, zeds_file = read(folder / "zeds.toml", ZedsFile)
    units, units_file = read(folder / "units.toml", UnitsFile)
    events, events_file = read(folder / "events.toml", EventsFile)
    stories, stories_file = read(folder / "stories.toml", StoriesFile)
    tables, tables_file = read(folder / "tables.toml", TablesFile)
    setup, setup_file = read(folder / "setup.toml", SetupFile)
    files = {
        "board": board_file,
        "zeds": zeds_file,
        "units": units_file,
        "events": events_file,
        "stories": stories_file,
        "tables": tables_file,
        "setup": setup_file,
    }
    for part, file in zip((board, zeds, units, events, stories, tables, setup), files.values(), strict=True):
        check_sources(file, sources, list(_sources_in(part, ())))
    return Pack(pack_hash(*files.values()), board, zeds, units, events, stories, tables, setup, files)


def _sources_in(part: object, place: Place) -> Iterator[tuple[Place, str]]:
    """The source of a table and of every table in it."""
    if isinstance(part, dict):
        for key, one in part.items():
            yield from _sources_in(one, (*place, key))
    elif isinstance(part, Struct):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if name == "source":
                yield place, value
            else:
                yield from _sources_in(value, (*place, name))
