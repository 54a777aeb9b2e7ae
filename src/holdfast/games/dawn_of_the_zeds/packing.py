"""A content pack turned into the box: readings chosen, names resolved, everything checked against everything."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds.actions import (
    AbilityId,
    ChooseDie,
    ChoosePath,
    ChooseSpace,
    ChooseUnit,
    ChooseZed,
    FireAt,
    FireWithoutAmmo,
    MoveTo,
    PathId,
    PlayStory,
    SpaceId,
    StoryId,
    UnitId,
    UseAdditional,
    UsePlayerAction,
    UseSpecial,
    UseTrack,
    ZedId,
)
from holdfast.games.dawn_of_the_zeds.box import (
    CENTER,
    HERO,
    LENGTH,
    PATHS,
    PLACE,
    PLAIN,
    START,
    START_SPACE,
    STRONGEST,
    TOWN,
    TOWN_CENTER,
    VILLAGE,
    Box,
    Marker,
)
from holdfast.games.dawn_of_the_zeds.content import PACK, Pack, load_pack
from holdfast.games.dawn_of_the_zeds.decks import build_acts, build_event, build_story
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions
from holdfast.games.dawn_of_the_zeds.roster import Roster, build_roster
from holdfast.games.dawn_of_the_zeds.tables import build_melee, build_ranged, build_search, start_column


def load_box(options: ZedsOptions) -> Box:
    """The box for a choice of options, from the pack that they name."""
    return box_of(options, options.folder(PACK))


@cache
def box_of(options: ZedsOptions, folder: Path) -> Box:
    """The box for a choice of options of the pack in a folder, made once."""
    return build_box(load_pack(folder), options)


def check_pack(folder: Path) -> None:
    """Read a pack as every choice of length and readings would read it."""
    pack = load_pack(folder)
    for length in get_args(get_type_hints(ZedsOptions)["length"]):
        build_box(pack, ZedsOptions(length=length))
    build_box(
        pack,
        ZedsOptions(
            even_cells="players_lose",
            mountain_order="mine_first",
            tough="two_up",
            hero_hits="two",
            heroic_reserve=False,
        ),
    )


@rule("DZ-SETUP-01", "DZ-GEN-01")
def build_box(pack: Pack, options: ZedsOptions) -> Box:
    """Lay everything out for the base game and check that it fits together."""
    spaces, kinds = build_board(pack, options)
    roster, zeds = build_roster(pack, options), build_zeds(pack)
    stories = [name for name, story in pack.stories.story.items() if story.base_game]
    epilogues = [*[name for _, name in pack.setup.epilogues.won], pack.setup.epilogues.lost]
    names = {
        "space": spaces,
        "path": tuple(pack.board.path),
        "unit": tuple(unit.name for unit in roster.units),
        "zed": tuple(name for name, _ in zeds),
        "card": tuple(pack.events.card),
        "story": tuple(stories),
        "ability": roster.abilities,
        "epilogue": tuple(epilogues),
    }
    return Box(
        hash=pack.hash,
        names=names,
        zed_strength=tuple(strength for _, strength in zeds),
        zed_full=pack.zeds.hits[0],
        zed_death=sum(pack.zeds.hits),
        events=tuple(build_event(pack, name, spaces) for name in pack.events.card),
        stories=tuple(build_story(pack, name, spaces) for name in stories),
        acts=build_acts(pack, options),
        **_board_tables(pack, spaces, kinds),
        **_unit_tables(pack, roster),
        **_combat_tables(pack, options),
        **_figures(pack, options),
        **_answers(names, roster),
    )


def _board_tables(pack: Pack, spaces: tuple[str, ...], kinds: tuple[int, ...]) -> dict[str, Any]:
    """What is known of every space."""
    every = range(len(spaces))
    inward = [space - 1 if space % LENGTH else TOWN_CENTER for space in range(TOWN_CENTER)]
    return {
        "kind": kinds,
        "defence": tuple(_defence(pack, kind) for kind in kinds),
        "inward": (*inward, TOWN_CENTER),
        "neighbours": tuple(frozenset(o for o in every if o == one or are_adjacent(one, o)) for one in every),
        "search": tuple(build_search(pack, name, kind) for name, kind in zip(spaces, kinds, strict=True)),
        "villages": tuple(space for space, kind in enumerate(kinds) if kind == VILLAGE),
    }


def _unit_tables(pack: Pack, roster: Roster) -> dict[str, Any]:
    """The units, sorted by what rules ask for, with their markers and special actions."""
    units = list(enumerate(roster.units))
    return {
        "units": roster.units,
        "heroes": tuple(u for u, data in units if data.kind == HERO and data.starts == "town_center"),
        "civilians": tuple(u for u, data in units if data.kind != HERO),
        "shuffled": tuple(u for u, data in units if data.starts == "shuffled"),
        "longest_reach": max(len(data.shots) for data in roster.units),
        "markers": {name: Marker(one.shift, one.defence) for name, one in pack.units.marker.items()},
        "specials": roster.specials,
        "special_of": {special.ability: index for index, special in enumerate(roster.specials)},
        "keys": roster.keys,
        "traffic": roster.traffic,
    }


def _combat_tables(pack: Pack, options: ZedsOptions) -> dict[str, Any]:
    """Everything that dice are looked up in."""
    tables, strengths = pack.tables, range(STRONGEST)
    return {
        "start_column": tuple(tuple(start_column(zeds, unit) for unit in strengths) for zeds in strengths),
        "melee": build_melee(pack, options),
        "ranged": build_ranged(pack),
        "saved": frozenset(tables.saving_roll.saved),
        "warded": frozenset(tables.tough.readings[options.tough]),
        "zed_warded": frozenset(tables.tough.zeds),
        "traps_work": frozenset(tables.traps.works),
        "traps_hits": tables.traps.hits,
    }


def _figures(pack: Pack, options: ZedsOptions) -> dict[str, Any]:
    """Tracks, the first Zeds, difficulty and score."""
    start, epilogues = pack.setup.start, pack.setup.epilogues
    return {
        "starting_ammo": options.starting_ammo,
        "most_ammo": start.most_ammo,
        "most_actions": start.most_actions,
        "extra_actions": options.extra_actions,
        "zeds_at_start": start.zeds_on_each_start,
        "extra_zeds": options.extra_zeds,
        "score_ammo": pack.setup.score.ammo,
        "epilogues": tuple((least, index) for index, (least, _) in enumerate(epilogues.won)),
        "lost_epilogue": len(epilogues.won),
    }


def _answers(names: dict[str, tuple[str, ...]], roster: Roster) -> dict[str, Any]:
    """Every answer that names one thing, made once."""
    units, spaces = range(len(names["unit"])), range(len(names["space"]))
    return {
        "use_track": tuple(UseTrack(UnitId(unit)) for unit in units),
        "use_player": tuple(UsePlayerAction(UnitId(unit)) for unit in units),
        "use_additional": tuple(UseAdditional(UnitId(unit)) for unit in units),
        "use_special": tuple(UseSpecial(AbilityId(special.ability)) for special in roster.specials),
        "move_to": tuple(MoveTo(SpaceId(space)) for space in spaces),
        "fire_at": tuple(FireAt(SpaceId(space)) for space in spaces),
        "fire_without": tuple(FireWithoutAmmo(SpaceId(space)) for space in spaces),
        "choose_unit": tuple(ChooseUnit(UnitId(unit)) for unit in units),
        "choose_zed": tuple(ChooseZed(ZedId(zed)) for zed in range(len(names["zed"]))),
        "choose_path": tuple(ChoosePath(PathId(path)) for path in range(len(names["path"]))),
        "choose_space": tuple(ChooseSpace(SpaceId(space)) for space in spaces),
        "choose_die": tuple(ChooseDie(face) for face in range(1, 7)),
        "play_story": tuple(PlayStory(StoryId(story)) for story in range(len(names["story"]))),
    }


# ---------------------------------------------------------------- the board


@rule("DZ-PATH-01", "DZ-PATH-02", "DZ-PATH-04", "DZ-PATH-05", "DZ-PATH-06", "DZ-PATH-07", "DZ-SETUP-05")
def build_board(pack: Pack, options: ZedsOptions) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Names and kinds of all spaces: four chains and the Town Center. Nothing else is on the board (DZ-RUL-67)."""
    file, board = pack.files["board"], pack.board
    if len(board.path) != PATHS:
        raise file.wrong(("path",), f"the board needs {PATHS} paths")
    kind_of = {name: kind for kind, named in board.kinds.items() for name in named}
    words = {"village": VILLAGE, "town": TOWN, "place": PLACE}
    names, kinds = [""] * TOWN_CENTER, [PLAIN] * TOWN_CENTER
    for index, (path, data) in enumerate(board.path.items()):
        spaces = list(data.spaces)
        if data.readings:
            open_spaces = iter(data.readings[options.mountain_order])
            spaces = [next(open_spaces) if name == "?" else name for name in spaces]
        if len(spaces) != START:
            raise file.wrong(("path", path, "spaces"), f"a path has {START} spaces between Start and Town Center")
        for number, name in zip(range(START - 1, -1, -1), spaces, strict=True):
            at = index * LENGTH + number
            if name != "-" and kind_of.get(name) not in words:
                raise file.wrong(("path", path, "spaces"), f"{name!r} is neither a village, a town space nor a place")
            names[at] = f"{path}_{number}" if name == "-" else name
            kinds[at] = PLAIN if name == "-" else words[kind_of[name]]
            if (number == 0) != (kinds[at] == TOWN):
                raise file.wrong(
                    ("path", path, "spaces"), "the space next to the Town Center, and no other, is in town"
                )
        names[index * LENGTH + START], kinds[index * LENGTH + START] = f"{path}_start", START_SPACE
    missing = sorted(set(kind_of) - set(names))
    if missing or len(set(names)) != TOWN_CENTER:
        raise file.wrong(("kinds",), f"named but not on a path, or on two: {missing}")
    return (*names, board.town_center), (*kinds, CENTER)


@rule("DZ-TERM-01")
def are_adjacent(one: int, other: int) -> bool:
    """Are two spaces directly connected? The Town Center touches the four spaces with number 0."""
    if TOWN_CENTER in (one, other):
        return one % LENGTH == other % LENGTH == 0 and one != other
    return one // LENGTH == other // LENGTH and abs(one - other) == 1


@rule("DZ-DEF-05", "DZ-DEF-06")
def _defence(pack: Pack, kind: int) -> int:
    table = pack.board.defence
    return {PLAIN: table.plain, PLACE: table.place, VILLAGE: table.village, TOWN: table.town}.get(kind, table.start)


# ---------------------------------------------------------------- counters


@rule("DZ-HIT-05", "DZ-HIT-09")
def build_zeds(pack: Pack) -> list[tuple[str, tuple[int, ...]]]:
    """Every Zed counter with its name and its strength by hits taken."""
    zeds: list[tuple[str, tuple[int, ...]]] = []
    full_hits, reduced_hits = pack.zeds.hits
    for index, (full, reduced, count) in enumerate(pack.zeds.counters):
        if not 1 <= reduced <= full < STRONGEST // 2:
            raise pack.files["zeds"].wrong(("counters", index), f"a Zed cannot have the strengths {full}/{reduced}")
        for copy in range(count):
            letter = chr(ord("a") + copy) if count > 1 else ""
            zeds.append((f"{full}-{reduced}{letter}", (full,) * full_hits + (reduced,) * reduced_hits))
    return zeds
