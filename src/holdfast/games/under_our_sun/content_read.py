"""Reads the files of the packs; what they say is checked one file at a time."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from holdfast.core.content import File, check_sources, read
from holdfast.games.under_our_sun import content_schema as raw

T = TypeVar("T")
R = TypeVar("R", bound=Struct)
Spot = tuple[str | int, ...]


class Pack(Struct, frozen=True):
    """The files of the base pack and of the expansion, read and typed."""

    characters: list[tuple[raw.CharacterData, File, int]]
    """Each entry with its file and its place in it."""
    tiles: list[tuple[raw.TileData, File, int]]
    things: list[tuple[raw.ThingData, File, int]]
    cards: list[tuple[str, int, str, File, Spot]]
    """Every kind of item, gear and loot card: its deck, its copies, the code of its face, and where that is said."""
    sun: list[tuple[raw.CardData, File, int]]
    night: list[tuple[raw.CardData, File, int]]
    events: list[tuple[raw.CardData, File, int]]
    enemies: list[tuple[raw.EnemyData, File, int]]
    merchants: list[tuple[raw.MerchantData, File, int]]
    teams: list[tuple[raw.TeamData, File, int]]
    missions: list[tuple[raw.MissionData, File, int]]
    setup: raw.SetupData
    files: tuple[File, ...]


def _read(folder: Path, name: str, schema: type[R], files: list[File]) -> tuple[R, File]:
    """A file of a pack with its sources checked."""
    data, file = read(folder / f"{name}.toml", schema)
    used: list[tuple[Spot, str]] = []
    for field in data.__struct_fields__:
        entries = getattr(data, field)
        if isinstance(entries, list):
            used += [((field, at), entry.source) for at, entry in enumerate(entries)]
        elif isinstance(entries, raw.Data):
            used.append(((field,), entries.source))
        elif field != "sources":
            used += [((field, key), entry.source) for key, entry in entries.items()]
    check_sources(file, data.sources, used)  # type: ignore[attr-defined]
    files.append(file)
    return data, file


def _listed(entries: Iterable[T], file: File) -> list[tuple[T, File, int]]:
    return [(entry, file, at) for at, entry in enumerate(entries)]


@cache
def read_packs(base: Path, extra: Path) -> Pack:
    """All files of the base pack and of the expansion."""
    files: list[File] = []
    people, in_people = _read(base, "characters", raw.Characters, files)
    more_people, in_more = _read(extra, "characters", raw.Characters, files)
    tiles, in_tiles = _read(base, "tiles", raw.Tiles, files)
    things: list[tuple[raw.ThingData, File, int]] = []
    cards: list[tuple[str, int, str, File, Spot]] = []
    for deck, folder, name in (
        ("item", base, "items"),
        ("gear", base, "gear"),
        ("loot", base, "loot"),
        ("supplement", extra, "loot"),
    ):
        data, file = _read(folder, name, raw.Things, files)
        things += _listed(data.thing, file)
        cards += [(deck, one.copies, one.of, file, ("copy", at, "of")) for at, one in enumerate(data.copy)]
        cards += [(deck, one.copies, one.id, file, ("thing", at)) for at, one in enumerate(data.thing)]
    sun, in_sun = _read(base, "sun", raw.DrawDeck, files)
    night, in_night = _read(base, "night", raw.DrawDeck, files)
    events, in_events = _read(base, "events", raw.DrawDeck, files)
    enemies, in_enemies = _read(base, "enemies", raw.Enemies, files)
    merchants, in_merchants = _read(base, "merchants", raw.Merchants, files)
    teams, in_teams = _read(base, "teams", raw.Teams, files)
    missions, in_missions = _read(base, "missions", raw.Missions, files)
    setup, _ = _read(base, "setup", raw.SetupData, files)
    return Pack(
        characters=_listed(people.character, in_people) + _listed(more_people.character, in_more),
        # The numbers of tiles: New Haven, then the targets, then the ordinary ones.
        tiles=sorted(_listed(tiles.tile, in_tiles), key=lambda one: (one[0].id[0] != "T", one[0].id)),
        things=things,
        cards=cards,
        sun=_listed(sun.card, in_sun),
        night=_listed(night.card, in_night),
        events=_listed(events.card, in_events),
        enemies=_listed(enemies.enemy, in_enemies),
        merchants=_listed(merchants.merchant, in_merchants),
        teams=_listed(teams.card, in_teams),
        missions=_listed(missions.mission, in_missions),
        setup=setup,
        files=tuple(files),
    )
