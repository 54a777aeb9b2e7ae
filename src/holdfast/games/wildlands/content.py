"""The content of a pack as tables that the rules look things up in."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from holdfast.core.content import pack_hash, read
from holdfast.core.ids import Names
from holdfast.core.ledger import rule
from holdfast.games.wildlands.actions import (
    AREA,
    COLOURS,
    FLAGS,
    HEAVY_MELEE,
    HEAVY_RANGED,
    MELEE,
    RANGED,
    SHIELD,
    TAKE_COVER,
    Fly,
    Move,
)
from holdfast.games.wildlands.board import Board, SideData, build_board, check_side_sources
from holdfast.games.wildlands.boardchecks import check_side, one_sided_sight, unstable_sight
from holdfast.games.wildlands.factions import OPEN, SPECIAL, FactionsData, check_factions
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.games.wildlands.state import troop_of

PACK = Path(__file__).parent / "content" / "holdfast"
SIDES = ("dungeon", "ruins")


class Face(Struct, frozen=True, order=True):
    """What is printed on an action card: symbols with their flags, and the open flag, if any."""

    rows: tuple[tuple[int, int], ...]
    """Character and flag, in the fixed order of the faction; NO_FLAG for a bare symbol."""
    open: int


NO_FLAG = -1


class Card(Struct, frozen=True):
    """A face in a deck."""

    name: str
    faction: int
    face: Face | None
    """None for the special card."""


class Content(Struct, frozen=True, eq=False):
    """Everything that never changes in a game."""

    hash: str
    board: Board
    faction_names: tuple[str, ...]
    character_names: tuple[str, ...]
    symbols: tuple[str, ...]
    """By character: the picture that stands for it."""
    health: tuple[int, ...]
    cards: tuple[Card, ...]
    decks: tuple[tuple[int, ...], ...]
    """By faction: its thirty cards, ascending."""
    special: tuple[int, ...]
    """By faction: its special card."""
    shown: tuple[tuple[int, ...], ...]
    """By card: the characters whose symbol it shows."""
    movers: tuple[tuple[int, ...], ...]
    """By card: the characters it can move; all of the faction for a special card."""
    users: tuple[tuple[tuple[int, ...], ...], ...]
    """By flag and card: the characters that can carry out the flag, attached or open."""
    bearers: tuple[frozenset[int], ...]
    """By flag: the cards that carry it."""
    defences: tuple[tuple[frozenset[int], ...], ...]
    """By way of defending and character: the cards that defend it."""
    names: Names
    moves: dict[tuple[int, int, int], tuple[Move, ...]] = {}
    """Moves by card, character and space, made when first needed."""
    flights: dict[tuple[int, int, int], tuple[Fly, ...]] = {}

    def special_count(self, faction: int) -> int:
        """How many special cards a faction has in all."""
        return self.decks[faction].count(self.special[faction])


AGAINST_MELEE, AGAINST_SHOT, AGAINST_SHOT_IN_COVER, AGAINST_AREA = range(4)
"""Ways of defending: which flags help depends on the attack and, for a shot, on cover."""


@rule("WL-DEFEND-05", "WL-HMELEE-03", "WL-SHIELD-04", "WL-COVER-02", "WL-COVER-03")
def way_to_defend(attack: int, in_cover: bool) -> int:
    """How an attack of a flag is answered by a character in cover or not."""
    if attack in (MELEE, HEAVY_MELEE):
        return AGAINST_MELEE
    if attack == AREA:
        return AGAINST_AREA
    return AGAINST_SHOT_IN_COVER if in_cover else AGAINST_SHOT


DEFENCE_FLAGS: tuple[tuple[int, ...], ...] = ((MELEE,), (SHIELD,), (SHIELD, TAKE_COVER), (SHIELD,))
"""By way of defending: the flags that do it (WL-DEFEND-05)."""
ATTACKS = (MELEE, HEAVY_MELEE, RANGED, HEAVY_RANGED, AREA)
DAMAGE = {MELEE: 1, HEAVY_MELEE: 2, RANGED: 1, HEAVY_RANGED: 2, AREA: 1}
"""What an attack deals; heavy ranged two (WL-RULING-01)."""


@rule("WL-CARD-02", "WL-CARD-03", "WL-CARD-04", "WL-CARD-07", "WL-CARD-09", "WL-CARD-10", "WL-SPECIAL-01")
def build_content(data: FactionsData, board: Board, fingerprint: str) -> Content:
    """The tables of a pack: cards by what is printed on them, and who can use them for what."""
    characters = [character for faction in data.factions for character in faction.characters]
    row_of = {character.id: row for row, character in enumerate(characters)}
    cards: list[Card] = []
    decks = []
    for index, faction in enumerate(data.factions):
        faces = [read_face(rows, row_of) for rows in faction.deck.cards]
        regular = sorted({face for face in faces if face is not None})
        kinds: list[Face | None] = [*regular, None]
        first = len(cards)
        cards += [
            Card(f"{faction.code}{n + 1}" if face else f"{faction.code}X", index, face) for n, face in enumerate(kinds)
        ]
        decks.append(tuple(sorted(first + kinds.index(face) for face in faces)))
    shown = tuple(tuple(row for row, _ in card.face.rows) if card.face else () for card in cards)
    users = tuple(tuple(_users(card, flag) for card in cards) for flag in range(len(FLAGS)))
    return Content(
        hash=fingerprint,
        board=board,
        faction_names=tuple(faction.id for faction in data.factions),
        character_names=tuple(character.id for character in characters),
        symbols=tuple(character.symbol for character in characters),
        health=tuple(character.health for character in characters),
        cards=tuple(cards),
        decks=tuple(decks),
        special=tuple(number for number, card in enumerate(cards) if card.face is None),
        shown=shown,
        movers=tuple(of or tuple(troop_of(card.faction)) for card, of in zip(cards, shown, strict=True)),
        users=users,
        bearers=tuple(frozenset(number for number, of in enumerate(by_card) if of) for by_card in users),
        defences=tuple(
            tuple(
                frozenset(number for flag in flags for number, of in enumerate(users[flag]) if character in of)
                for character in range(len(characters))
            )
            for flags in DEFENCE_FLAGS
        ),
        names={
            "space": tuple(str(number + 1) for number in range(len(board.cover))),
            "character": tuple(character.id for character in characters),
            "card": tuple(card.name for card in cards),
            "faction": tuple(faction.id for faction in data.factions),
            "colour": COLOURS,
        },
    )


def _users(card: Card, flag: int) -> tuple[int, ...]:
    """Who can carry out a flag of a card: those beside it, or, if it is open, everybody of the faction."""
    if card.face is None:
        return ()
    if card.face.open == flag:
        return tuple(troop_of(card.faction))
    return tuple(character for character, beside in card.face.rows if beside == flag)


def read_face(rows: list[str], row_of: dict[str, int]) -> Face | None:
    """A card from its rows; None for a special card."""
    if rows == [SPECIAL]:
        return None
    beside, free = [], NO_FLAG
    for row in rows:
        symbol, _, flag = (part.strip() for part in row.partition(":"))
        number = FLAGS.index(flag) if flag else NO_FLAG
        if symbol == OPEN:
            free = number
        else:
            beside.append((row_of[symbol], number))
    return Face(tuple(beside), free)


# ---------------------------------------------------------------- loading


def load_pack(folder: Path, side: str) -> Content:
    """One side of the board and the factions of a pack, checked."""
    factions, factions_file = read(folder / "factions.toml", FactionsData)
    check_factions(factions, factions_file)
    data, side_file = read(folder / f"{side}.toml", SideData)
    check_side_sources(side_file, data)
    check_side(data, side_file)
    return build_content(factions, build_board(data), pack_hash(factions_file, side_file))


def check_pack(folder: Path) -> None:
    """Check a whole pack: both sides, and that sight on them does not hang on the choice of points."""
    for side in SIDES:
        content = load_pack(folder, side)
        _, file = read(folder / f"{side}.toml", SideData)
        for a, b in unstable_sight(content.board.data):
            raise file.wrong(("places",), f"sight between {a} and {b} depends on the points tried; move a circle")
        for a, b in one_sided_sight(content.board):
            raise file.wrong(("places",), f"{a} and {b} lie on one level, but only one sees the other")


def content_of(options: WildlandsOptions) -> Content:
    """The content for a choice of options, from the pack that they name."""
    return load(options.board, options.folder(PACK))


def load(side: str, folder: Path = PACK) -> Content:
    """The content of a pack, Holdfast's own unless another is said, for a side of the board."""
    return _loaded(folder, side)


@cache
def _loaded(folder: Path, side: str) -> Content:
    return load_pack(folder, side)
