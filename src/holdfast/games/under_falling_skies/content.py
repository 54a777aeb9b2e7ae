"""The cards as typed data, and the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct

from holdfast.core.content import File, Source, check_sources, pack_hash, read
from holdfast.core.ledger import rule
from holdfast.games.under_falling_skies.actions import (
    ACTION_DICE,
    DICE,
    GREEN_SHIPS,
    SHIPS,
    Activate,
    Place,
    PlaceRobot,
    RoomId,
    SetAside,
    SpaceId,
)
from holdfast.games.under_falling_skies.meta import CARDS, Face, SkiesOptions

PACK = Path(__file__).parent / "content" / "print_and_play"

Effect = Literal["slow", "energy", "fighter", "research", "robot"]
STRIDE = 17
"""Ship places are column * STRIDE + row; row 0 is the starting spot, rows 1 to 16 the sky."""
SURFACE_END = 5
"""Path index of B1: the surface row before it can never be lost (UFS-R-24)."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A face of a card; every face says where its data comes from."""

    source: str


class MothershipFace(Card, frozen=True, forbid_unknown_fields=True):
    start_row: int


class SkyFace(Card, frozen=True, forbid_unknown_fields=True):
    rows: list[str]
    track: list[str]


class RoomData(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: list[str]
    effects: list[Effect]
    modifier: int = 0
    cost: int = 0


class BaseFace(Card, frozen=True, forbid_unknown_fields=True):
    path: list[str]
    damage_spaces: int
    tunnels: list[str]
    rooms: list[RoomData]
    excavator_start: str = ""
    excavated_with: dict[str, str] = {}


class TrackFace(Card, frozen=True, forbid_unknown_fields=True):
    research: list[int]
    energy_start: int


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file: for each card its faces by name."""

    columns: int
    impact_row: int
    energy_max: int
    sources: dict[str, Source]
    mothership: dict[str, MothershipFace]
    sky1: dict[str, SkyFace]
    sky2: dict[str, SkyFace]
    sky3: dict[str, SkyFace]
    sky4: dict[str, SkyFace]
    upper_base: dict[str, BaseFace]
    lower_base: dict[str, BaseFace]
    tracks: dict[str, TrackFace]


class Room(Struct, frozen=True):
    """A room of the base. `value` is the sum of its dice plus the modifier, added once."""

    name: str
    spaces: tuple[SpaceId, ...]
    effects: tuple[Effect, ...]
    modifier: int
    cost: int


class Board(Struct, frozen=True):
    """The seven cards laid in a line and the track card beside them, as lookup tables.

    Spaces are numbered along the excavation path, so that "behind the excavator" is a comparison.
    """

    hash: str
    start_row: int
    skull_row: int
    track: tuple[str, ...]
    """The mothership track's symbol by sky row; index 0 is unused."""
    symbol: tuple[str, ...]
    """The sky's symbol by ship place."""
    explosion: tuple[int, ...]
    """The number of the explosion by ship place; 0 where there is none."""
    space_names: tuple[str, ...]
    column_of: tuple[int, ...]
    opens_with: tuple[int, ...]
    """A space is excavated once the excavator stands beyond this path index."""
    path_end: int
    room_of: tuple[int, ...]
    """The room of a space; -1 for a tunnel."""
    rooms: tuple[Room, ...]
    excavator_start: int
    research: tuple[int, ...]
    energy_start: int
    energy_max: int
    damage_to_lose: int
    names: dict[str, tuple[str, ...]]
    place: tuple[Place, ...]
    """The action of placing a die, by space: made once, so that listing options is cheap."""
    place_robot: tuple[PlaceRobot, ...]
    set_aside: tuple[SetAside, ...]
    activate: tuple[Activate, ...]
    placements: dict[int, tuple[Place, ...]] = {}
    """Placements into the columns still free, by excavator and columns taken; filled as positions ask."""

    def is_excavated(self, space: int, excavator: int) -> bool:
        """Does a space lie behind the excavator?"""
        return self.opens_with[space] < excavator


def load_cards(folder: Path = PACK) -> tuple[Cards, File]:
    """The cards of a pack, read and checked as far as single cards can be."""
    cards, file = read(folder / "cards.toml", Cards)
    used: list[tuple[tuple[str | int, ...], str]] = []
    for name in CARDS:
        faces = getattr(cards, name)
        for face in ("easy", "hard"):
            if face not in faces:
                raise file.wrong((name,), f"{name} has no {face} face")
            used.append(((name, face), faces[face].source))
        for face in faces:
            if face not in ("easy", "hard"):
                raise file.wrong((name, face), f"{name} has a face called {face!r}; faces are easy and hard")
    check_sources(file, cards.sources, used)
    return cards, file


def check_pack(folder: Path) -> None:
    """Lay out every choice of faces that a pack allows; the first thing that does not fit is an error."""
    cards, file = load_cards(folder)
    for faces in product(get_args(Face), repeat=len(CARDS)):
        build_board(cards, file, SkiesOptions(*faces))


def load_board(options: SkiesOptions) -> Board:
    """The board for a choice of faces, from the pack that the options name."""
    return board_of(options, options.folder(PACK))


@cache
def board_of(options: SkiesOptions, folder: Path) -> Board:
    """The board for a choice of faces of the pack in a folder, laid out once."""
    cards, file = _cards(folder)
    return build_board(cards, file, options)


@cache
def _cards(folder: Path) -> tuple[Cards, File]:
    return load_cards(folder)


@rule("UFS-SETUP-01", "UFS-SETUP-02", "UFS-COMP-01")
def build_board(cards: Cards, file: File, options: SkiesOptions) -> Board:
    """Lay the chosen faces of the eight cards out and check that they fit together."""
    upper, lower = cards.upper_base[options.upper_base], cards.lower_base[options.lower_base]
    tracks = cards.tracks[options.tracks]
    track, symbol, explosion = _sky(cards, file, options)
    path = [*upper.path, *lower.path]
    names = (*path, *lower.excavated_with)
    opens = [*range(len(path))]
    for along in lower.excavated_with.values():
        if along not in path:
            raise file.wrong(("lower_base", options.lower_base, "excavated_with"), f"{along} is not on the path")
        opens.append(path.index(along))
    rooms = tuple(_rooms(cards, file, options, names))
    room_of = [-1] * len(names)
    for index, room in enumerate(rooms):
        for space in room.spaces:
            room_of[space] = index
    if upper.excavator_start not in path:
        raise file.wrong(("upper_base", options.upper_base, "excavator_start"), "the excavator starts off the path")
    return Board(
        hash=pack_hash(file),
        start_row=cards.mothership[options.mothership].start_row,
        skull_row=track.index("skull"),
        track=track,
        symbol=symbol,
        explosion=explosion,
        space_names=names,
        column_of=tuple(int(name[1]) - 1 for name in names),
        opens_with=tuple(opens),
        path_end=len(path) - 1,
        room_of=tuple(room_of),
        rooms=rooms,
        excavator_start=path.index(upper.excavator_start),
        research=tuple(tracks.research),
        energy_start=tracks.energy_start,
        energy_max=cards.energy_max,
        damage_to_lose=upper.damage_spaces + lower.damage_spaces,
        names={
            "space": names,
            "room": tuple(room.name for room in rooms),
            "die": DICE,
            "ship": SHIPS,
            "column": tuple(str(column + 1) for column in range(cards.columns)),
        },
        place=tuple(Place(SpaceId(space)) for space in range(len(names))),
        place_robot=tuple(PlaceRobot(SpaceId(space)) for space in range(len(names))),
        set_aside=tuple(SetAside(SpaceId(space)) for space in range(len(names))),
        activate=tuple(Activate(RoomId(room)) for room in range(len(rooms))),
    )


def _sky(cards: Cards, file: File, options: SkiesOptions) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
    """The mothership track by row, and symbols and explosions by ship place."""
    track, symbol, explosion = ["-"], [""] * (5 * STRIDE), [0] * (5 * STRIDE)
    for name in ("sky1", "sky2", "sky3", "sky4"):
        face = getattr(options, name)
        sky: SkyFace = getattr(cards, name)[face]
        wanted = 3 if name == "sky4" else 4
        if len(sky.rows) != wanted or len(sky.track) != wanted:
            raise file.wrong((name, face, "rows"), f"{name} needs {wanted} rows and as many track cells")
        for index, cells in enumerate(row.split() for row in sky.rows):
            row = len(track)
            if len(cells) != cards.columns:
                raise file.wrong((name, face, "rows"), f"row {row} has {len(cells)} cells instead of {cards.columns}")
            for column, cell in enumerate(cells):
                at = column * STRIDE + row
                if cell[0] == "E" and cell[1:].isdigit():
                    explosion[at] = int(cell[1:])
                elif cell in ("L", "R", "M"):
                    symbol[at] = cell
                    beside = column + {"L": -1, "R": 1, "M": 0}[cell]
                    # An arrow onto another symbol would raise a question no card answers (UFS-R-04).
                    if not 0 <= beside < cards.columns or (cell != "M" and cells[beside] != "."):
                        raise file.wrong((name, face, "rows"), f"the arrow in row {row} points at no blank space")
                elif cell != ".":
                    raise file.wrong((name, face, "rows"), f"row {row} has the unknown cell {cell!r}")
            track.append(_track_cell(file, (name, face, "track"), sky.track[index]))
    if track.count("skull") != 1:
        raise file.wrong(("sky3", options.sky3, "track"), "the mothership track needs exactly one skull")
    return tuple(track), tuple(symbol), tuple(explosion)


def _track_cell(file: File, place: tuple[str | int, ...], cell: str) -> str:
    if cell in ("-", "+", "dmg", "skull") or (cell[0] in "xr" and cell[1:].isdigit()):
        return cell
    raise file.wrong(place, f"unknown track cell {cell!r}")


def _rooms(cards: Cards, file: File, options: SkiesOptions, names: tuple[str, ...]) -> Iterator[Room]:
    """The rooms of both base cards; together with the tunnels they cover every space once."""
    covered: list[str] = []
    for card in ("upper_base", "lower_base"):
        face = getattr(options, card)
        base: BaseFace = getattr(cards, card)[face]
        covered += base.tunnels
        for index, room in enumerate(base.rooms):
            for space in room.spaces:
                if space not in names:
                    raise file.wrong((card, face, "rooms", index), f"there is no space {space!r}")
            covered += room.spaces
            yield Room(
                name="-".join(room.spaces),
                spaces=tuple(SpaceId(names.index(space)) for space in room.spaces),
                effects=tuple(room.effects),
                modifier=room.modifier,
                cost=room.cost,
            )
    twice = sorted({space for space in covered if covered.count(space) > 1})
    missing = sorted(set(names) - set(covered))
    if twice or missing or len(names) != 30:
        face = options.lower_base
        raise file.wrong(("lower_base", face), f"spaces used twice: {twice}; spaces without room or tunnel: {missing}")


@rule("UFS-COMP-02", "UFS-COMP-03")
def check_components() -> None:
    """Five action dice and two robots; five green ships and two red ones; nothing else exists."""
    if (len(ACTION_DICE), len(DICE), len(GREEN_SHIPS), len(SHIPS)) != (5, 7, 5, 7):
        raise ValueError("the box holds 5 + 2 dice and 5 + 2 ships")


check_components()
