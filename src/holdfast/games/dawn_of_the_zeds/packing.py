"""A content pack turned into the box: readings chosen, names resolved, everything checked against everything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import get_args, get_type_hints

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
    ALL_PATHS,
    CENTER,
    COLUMNS,
    HERO,
    LENGTH,
    LOCATION_TWICE,
    PATHS,
    PLACE,
    PLAIN,
    START,
    START_SPACE,
    STRONGEST,
    TOWN,
    TOWN_CENTER,
    VILLAGE,
    Act,
    Box,
    Effect,
    EventCard,
    Marker,
    Result,
    StoryCard,
)
from holdfast.games.dawn_of_the_zeds.content import LASTING, PACK, TARGETS, TIMES, WHENS, EffectData, Pack, load_pack
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions
from holdfast.games.dawn_of_the_zeds.roster import build_roster
from holdfast.games.dawn_of_the_zeds.vocabulary import WORDS

LOCATIONS = ("most", "fewest", "choice", "crowded")
PLACES = (*LOCATIONS, "location", "every_start", "empty_start")


@cache
def load_box(options: ZedsOptions, folder: Path = PACK) -> Box:
    """The box for a choice of options, made once for each."""
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
    roster = build_roster(pack, options)
    stories = {name: story for name, story in pack.stories.story.items() if story.base_game}
    zeds = build_zeds(pack)
    epilogues = [name for _, name in pack.setup.epilogues.won] + [pack.setup.epilogues.lost]
    start, tables = pack.setup.start, pack.tables
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
    ids = {kind: range(len(known)) for kind, known in names.items()}
    return Box(
        hash=pack.hash,
        names=names,
        kind=kinds,
        defence=tuple(_defence(pack, kind) for kind in kinds),
        inward=tuple([space - 1 if space % LENGTH else TOWN_CENTER for space in range(TOWN_CENTER)] + [TOWN_CENTER]),
        neighbours=tuple(
            frozenset(other for other in ids["space"] if other == one or are_adjacent(one, other))
            for one in ids["space"]
        ),
        search=tuple(_search(pack, name, kind) for name, kind in zip(spaces, kinds, strict=True)),
        zed_strength=tuple(strength for _, strength in zeds),
        zed_full=pack.zeds.hits[0],
        zed_death=sum(pack.zeds.hits),
        units=roster.units,
        heroes=tuple(
            u for u in ids["unit"] if roster.units[u].kind == HERO and roster.units[u].starts == "town_center"
        ),
        civilians=tuple(u for u in ids["unit"] if roster.units[u].kind != HERO),
        longest_reach=max(len(unit.shots) for unit in roster.units),
        shuffled=tuple(u for u in ids["unit"] if roster.units[u].starts == "shuffled"),
        villages=tuple(space for space, kind in enumerate(kinds) if kind == VILLAGE),
        markers={name: Marker(one.shift, one.defence) for name, one in pack.units.marker.items()},
        specials=roster.specials,
        special_of={special.ability: index for index, special in enumerate(roster.specials)},
        keys=roster.keys,
        traffic=roster.traffic,
        events=tuple(build_event(pack, name, spaces) for name in pack.events.card),
        stories=tuple(build_story(pack, name, spaces) for name in stories),
        acts=build_acts(pack, options),
        start_column=tuple(tuple(start_column(z, u) for u in range(STRONGEST)) for z in range(STRONGEST)),
        melee=build_melee(pack, options),
        ranged=build_ranged(pack),
        saved=frozenset(tables.saving_roll.saved),
        warded=frozenset(tables.tough.readings[options.tough]),
        zed_warded=frozenset(tables.tough.zeds),
        traps_work=frozenset(tables.traps.works),
        traps_hits=tables.traps.hits,
        starting_ammo=options.starting_ammo,
        most_ammo=start.most_ammo,
        most_actions=start.most_actions,
        extra_actions=options.extra_actions,
        zeds_at_start=start.zeds_on_each_start,
        extra_zeds=options.extra_zeds,
        score_ammo=pack.setup.score.ammo,
        epilogues=tuple((least, index) for index, (least, _) in enumerate(pack.setup.epilogues.won)),
        lost_epilogue=len(epilogues) - 1,
        use_track=tuple(UseTrack(UnitId(unit)) for unit in ids["unit"]),
        use_player=tuple(UsePlayerAction(UnitId(unit)) for unit in ids["unit"]),
        use_additional=tuple(UseAdditional(UnitId(unit)) for unit in ids["unit"]),
        use_special=tuple(UseSpecial(AbilityId(special.ability)) for special in roster.specials),
        move_to=tuple(MoveTo(SpaceId(space)) for space in ids["space"]),
        fire_at=tuple(FireAt(SpaceId(space)) for space in ids["space"]),
        fire_without=tuple(FireWithoutAmmo(SpaceId(space)) for space in ids["space"]),
        choose_unit=tuple(ChooseUnit(UnitId(unit)) for unit in ids["unit"]),
        choose_zed=tuple(ChooseZed(ZedId(zed)) for zed in ids["zed"]),
        choose_path=tuple(ChoosePath(PathId(path)) for path in ids["path"]),
        choose_space=tuple(ChooseSpace(SpaceId(space)) for space in ids["space"]),
        choose_die=tuple(ChooseDie(face) for face in range(1, 7)),
        play_story=tuple(PlayStory(StoryId(story)) for story in ids["story"]),
    )


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


@rule("DZ-SEARCH-01", "DZ-SEARCH-04", "DZ-SEARCH-05", "DZ-GEN-05")
def _search(pack: Pack, name: str, kind: int) -> tuple[int, ...]:
    """Ammo by die on a named space; supplies count for nothing, so where there is a choice ammo is taken."""
    table = pack.tables.search
    if kind in (PLAIN, START_SPACE):
        return ()
    row = table.town if kind in (TOWN, CENTER) else getattr(table, name, table.other)
    if len(row) != 6:
        raise pack.files["tables"].wrong(("search",), "a row of the search table has six results")
    return (0, *[_ammo(pack, cell) for cell in row])


def _ammo(pack: Pack, cell: str) -> int:
    most = 0
    for part in cell.split(" or "):
        amount, _, what = part.rpartition(" ")
        if what not in ("-", "supply", "ammo"):
            raise pack.files["tables"].wrong(("search",), f"unknown search result {cell!r}")
        if what == "ammo":
            most = max(most, int(amount or 1))
    return most


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


# ---------------------------------------------------------------- cards


@rule("DZ-EVENT-01", "DZ-GEN-05", "DZ-GEN-07", "DZ-TURN-04")
def build_event(pack: Pack, name: str, spaces: Sequence[str]) -> EventCard:
    """An event card with its tab and text resolved; the first three tabs are no part of the data at all."""
    card, file, paths = pack.events.card[name], pack.files["events"], list(pack.board.path)
    words = {"all": ALL_PATHS, "location x2": LOCATION_TWICE}
    for entry in card.zeds:
        if entry not in words and entry not in paths:
            raise file.wrong(("card", name, "zeds"), f"there is no path {entry!r}")
    for lasting in card.lasting:
        if lasting not in LASTING:
            raise file.wrong(("card", name, "lasting"), f"{lasting!r} is none of {', '.join(LASTING)}")
    effects = [_effect(pack, "events", ("card", name, "effects"), one, spaces) for one in card.effects]
    if any(one.at not in TIMES for one in effects):
        raise file.wrong(("card", name, "effects"), f"an effect happens at one of {', '.join(TIMES)}")
    return EventCard(
        name=name,
        act=card.act - 1,
        special=card.special,
        brains=card.brains,
        zeds=tuple(words[entry] if entry in words else paths.index(entry) for entry in card.zeds),
        actions=card.actions,
        coop=card.coop,
        may_retreat="may_retreat" in card.lasting,
        no_defence="no_defence" in card.lasting,
        victims_rise="victims_rise" in card.lasting,
        zeds_run="zeds_run" in card.lasting,
        effects=tuple(effects),
    )


def build_story(pack: Pack, name: str, spaces: Sequence[str]) -> StoryCard:
    """A story card with its location and text resolved."""
    story, file, paths = pack.stories.story[name], pack.files["stories"], list(pack.board.path)
    if story.location not in (*paths, *LOCATIONS):
        raise file.wrong(("story", name, "location"), f"there is no location {story.location!r}")
    if (story.text == "keep") != (story.when in WHENS):
        raise file.wrong(
            ("story", name, "when"), f"a card to keep, and no other, is played at one of {', '.join(WHENS)}"
        )
    return StoryCard(
        name=name,
        location=story.location,
        path=paths.index(story.location) if story.location in paths else -1,
        keep=story.text == "keep",
        when=story.when,
        effects=tuple(_effect(pack, "stories", ("story", name, "effects"), one, spaces) for one in story.effects),
    )


def _effect(pack: Pack, file: str, place: tuple[str | int, ...], data: EffectData, spaces: Sequence[str]) -> Effect:
    """An effect with its words checked and its place found."""
    paths, wrong = list(pack.board.path), pack.files[file].wrong
    if data.do not in WORDS:
        raise wrong(place, f"no effect is called {data.do!r}")
    if data.where and data.where not in (*PLACES, *paths, *spaces):
        raise wrong(place, f"there is no place {data.where!r}")
    if data.to and data.to not in TARGETS:
        raise wrong(place, f"{data.to!r} is none of {', '.join(TARGETS)}")
    if data.marker and data.marker not in pack.units.marker:
        raise wrong(place, f"there is no marker {data.marker!r}")
    return Effect(
        do=data.do,
        at=data.at,
        where=data.where,
        path=paths.index(data.where) if data.where in paths else -1,
        space=spaces.index(data.where) if data.where in spaces else -1,
        amount=data.amount,
        marker=data.marker,
        to=data.to,
    )


def build_acts(pack: Pack, options: ZedsOptions) -> tuple[Act, ...]:
    """The recipe of the event deck: acts in order, the finale last; there are cards enough for each."""
    recipe, cards = pack.setup.deck[options.length], list(pack.events.card.values())
    acts = []
    for act, (normal, special) in enumerate(zip(recipe.normal, recipe.special, strict=True)):
        found = [card for card in cards if card.act == act + 1 and not card.special]
        odd = tuple(index for index, card in enumerate(cards) if card.act == act + 1 and card.special)
        if len(found) < normal or len(odd) != special:
            raise pack.files["setup"].wrong(
                ("deck", options.length), f"act {act + 1} has {len(found)} normal and {len(odd)} special cards"
            )
        acts.append(Act(normal, odd))
    return tuple(acts)


# ---------------------------------------------------------------- tables


@rule(
    "DZ-MELEE-09",
    "DZ-MELEE-10",
    "DZ-MELEE-11",
    "DZ-MELEE-12",
    "DZ-MELEE-13",
    "DZ-MELEE-14",
    "DZ-MELEE-15",
)
def start_column(zeds: int, unit: int) -> int:
    """The column of a melee before any shift, 0 (Zeds x3) to 6 (Player x3)."""
    if zeds >= unit:
        return 3 if zeds == unit else 0 if zeds >= 3 * unit else 1 if zeds >= 2 * unit else 2
    return 6 if unit >= 3 * zeds else 5 if unit >= 2 * zeds else 4


@rule("DZ-MELEE-03", "DZ-MELEE-16", "DZ-MELEE-17", "DZ-GEN-10")
def build_melee(pack: Pack, options: ZedsOptions) -> tuple[tuple[Result, ...], ...]:
    """The melee table by column and sum, the losing side as the cell or the chosen reading says (DZ-RUL-01)."""
    loser = {"z": True, "p": False, "e": pack.tables.melee.even_cells[options.even_cells] == "z"}
    by_sum: list[list[Result]] = []
    for cells in _rows(pack, "melee", pack.tables.melee.rows):
        row: list[Result] = []
        for cell in cells:
            zeds, _, rest = cell.partition("/")
            if rest[-1:] not in loser:
                raise pack.files["tables"].wrong(("melee", "rows"), f"{cell!r} does not say who loses")
            row.append((int(zeds), int(rest[:-1]), loser[rest[-1]]))
        by_sum.append(row)
    _check_rising(pack, [[(z, -p, zeds_lose) for z, p, zeds_lose in row] for row in by_sum[2:]], "melee")
    return tuple(tuple(row[column] for row in by_sum) for column in range(COLUMNS))


@rule("DZ-FIRE-10", "DZ-GEN-10")
def build_ranged(pack: Pack) -> tuple[tuple[int, ...], ...]:
    """The ranged table by column and sum."""
    by_sum = [[int(cell) for cell in cells] for cells in _rows(pack, "ranged", pack.tables.ranged.rows)]
    _check_rising(pack, [[(hits,) for hits in row] for row in by_sum[2:]], "ranged")
    return tuple(tuple(row[column] for row in by_sum) for column in range(COLUMNS))


def _rows(pack: Pack, table: str, rows: list[str]) -> list[list[str]]:
    """The cells of a combat table by sum of two dice; sums 0 and 1 repeat the lowest row, so that a sum is an index."""
    found: dict[int, list[str]] = {}
    for row in rows:
        head, *cells = row.split()
        low, _, high = head.partition("-")
        if len(cells) != COLUMNS:
            raise pack.files["tables"].wrong((table, "rows"), f"row {head} has {len(cells)} columns, not {COLUMNS}")
        found.update(dict.fromkeys(range(int(low), int(high) + 1), cells))
    if sorted(found) != list(range(2, 13)):
        raise pack.files["tables"].wrong((table, "rows"), "the rows cover the sums 2 to 12, each once")
    return [found[2], found[2], *[found[total] for total in range(2, 13)]]


def _check_rising(pack: Pack, rows: list[list[tuple[int, ...]]], table: str) -> None:
    """No result is worse for the players with a higher sum or farther to the right."""
    better = [pair for upper, lower in pairwise(rows) for pair in zip(upper, lower, strict=True)]
    better += [pair for row in rows for pair in pairwise(row)]
    if any(x > y for a, b in better for x, y in zip(a, b, strict=True)):
        raise pack.files["tables"].wrong((table, "rows"), "a higher roll, or a column farther right, is worse")
