"""Factions, decks and boards as typed data, and the tables that the rules look things up in."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from holdfast.core.content import File, Source, check_sources, pack_hash, read
from holdfast.core.ids import Names
from holdfast.core.ledger import rule
from holdfast.games.wildlands.actions import (
    AREA,
    COLOURS,
    FACTIONS,
    FLAGS,
    HEAVY_MELEE,
    HEAVY_RANGED,
    MELEE,
    RANGED,
    SHIELD,
    TAKE_COVER,
    TROOP,
    Fly,
    Move,
)
from holdfast.games.wildlands.board import Board, SideData, build_board, check_side_sources
from holdfast.games.wildlands.boardchecks import check_side, one_sided_sight, unstable_sight
from holdfast.games.wildlands.state import troop_of

PACK = Path(__file__).parent / "content" / "holdfast"
DECK = 30
CARDS_PER_CHARACTER = range(10, 13)
FEWEST_SPECIALS = 3
HEALTH = range(2, 6)
SPECIAL, OPEN = "special", "open"
SIDES = ("dungeon", "ruins")


# ---------------------------------------------------------------- the files


class CharacterData(Struct, frozen=True, forbid_unknown_fields=True):
    """A character card: symbol, health and (by its id, in the texts) name."""

    id: str
    symbol: str
    health: Annotated[int, Meta(ge=1)]
    name_source: str
    """Where the name or role comes from."""
    source: str
    """Where symbol and health come from."""


class DeckData(Struct, frozen=True, forbid_unknown_fields=True):
    """Thirty action cards, each a list of rows: "symbol", "symbol: flag", "open: flag" or "special"."""

    source: str
    cards: list[list[str]]


class OverviewData(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed faction card: per character the number of cards and of each flag, and the open flags."""

    source: str
    rows: dict[str, dict[str, int]]


class FactionData(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction as the file gives it."""

    id: str
    code: str
    """The letter its cards are called by."""
    source: str
    characters: list[CharacterData]
    deck: DeckData
    overview: OverviewData


class FactionsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the factions."""

    sources: dict[str, Source]
    factions: list[FactionData]


# ---------------------------------------------------------------- the tables


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


# ---------------------------------------------------------------- checks


@rule("WL-COMP-01", "WL-COMP-02", "WL-CARD-01", "WL-CARD-05", "WL-CARD-06", "WL-CARD-13")
def check_factions(data: FactionsData, file: File) -> None:
    """Four factions of five characters and thirty cards, every card well formed, overviews true, no two alike."""
    if len(data.factions) != FACTIONS:
        raise file.wrong(("factions",), f"there are {FACTIONS} factions, not {len(data.factions)}")
    ids = [faction.id for faction in data.factions]
    ids += [character.id for faction in data.factions for character in faction.characters]
    if len(ids) != len(set(ids)):
        raise file.wrong(("factions",), "two factions or characters share an id")
    used: list[tuple[tuple[str | int, ...], str]] = []
    for index, faction in enumerate(data.factions):
        at = ("factions", index)
        used += [
            (at, faction.source),
            ((*at, "deck"), faction.deck.source),
            ((*at, "overview"), faction.overview.source),
        ]
        used += [
            ((*at, "characters", n), source)
            for n, c in enumerate(faction.characters)
            for source in (c.source, c.name_source)
        ]
        _check_faction(faction, file, at)
    check_sources(file, data.sources, used)
    _check_mixtures(data, file)


def _check_faction(faction: FactionData, file: File, at: tuple[str | int, ...]) -> None:
    if len(faction.characters) != TROOP:
        raise file.wrong((*at, "characters"), f"{faction.id} needs {TROOP} characters, not {len(faction.characters)}")
    for number, character in enumerate(faction.characters):
        if character.health not in HEALTH:
            raise file.wrong(
                (*at, "characters", number, "health"),
                f"the health of {character.id} lies between {HEALTH[0]} and {HEALTH[-1]}",
            )
    if len(faction.deck.cards) != DECK:
        raise file.wrong(
            (*at, "deck", "cards"), f"the deck of {faction.id} has {len(faction.deck.cards)} cards, not {DECK}"
        )
    for number, rows in enumerate(faction.deck.cards):
        _check_card(faction, rows, file, (*at, "deck", "cards", number))
    if faction.deck.cards.count([SPECIAL]) < FEWEST_SPECIALS:
        raise file.wrong((*at, "deck", "cards"), f"{faction.id} needs at least {FEWEST_SPECIALS} special cards")
    _check_overview(faction, file, at)


def _check_card(faction: FactionData, rows: list[str], file: File, at: tuple[str | int, ...]) -> None:
    """Known symbols and flags, each symbol once and in the faction's order, the open flag last and only once."""
    if rows == [SPECIAL]:
        return
    order = [character.id for character in faction.characters] + [OPEN]
    places = []
    for row in rows:
        symbol, colon, flag = (part.strip() for part in row.partition(":"))
        if symbol not in order:
            raise file.wrong(at, f"{faction.id} has no character {symbol!r}; a special card is [{SPECIAL!r}]")
        if flag not in FLAGS and (flag or colon or symbol == OPEN):
            raise file.wrong(at, f"there is no flag {flag!r}; there are: {', '.join(FLAGS)}")
        places.append(order.index(symbol))
    if places != sorted(set(places)):
        raise file.wrong(at, "symbols stand once each and in the faction's order, the open flag last")
    if not places or places[0] == len(faction.characters):
        raise file.wrong(at, "a card that is not special shows at least one symbol")


@rule("WL-CARD-11")
def overview(faction: FactionData) -> dict[str, dict[str, int]]:
    """The faction card as the deck makes it: cards per character, flags per character, open flags."""
    found: dict[str, dict[str, int]] = {character.id: {"cards": 0} for character in faction.characters}
    found[OPEN] = {}
    for rows in faction.deck.cards:
        if rows == [SPECIAL]:
            continue
        for row in rows:
            symbol, _, flag = (part.strip() for part in row.partition(":"))
            if symbol != OPEN:
                found[symbol]["cards"] += 1
            if flag:
                found[symbol][flag] = found[symbol].get(flag, 0) + 1
    return found


def _check_overview(faction: FactionData, file: File, at: tuple[str | int, ...]) -> None:
    counted = overview(faction)
    for character in faction.characters:
        if counted[character.id]["cards"] not in CARDS_PER_CHARACTER:
            raise file.wrong(
                (*at, "deck", "cards"),
                f"{character.id} stands on {counted[character.id]['cards']} cards; "
                f"from {CARDS_PER_CHARACTER[0]} to {CARDS_PER_CHARACTER[-1]} are allowed",
            )
    for row in {*counted, *faction.overview.rows}:
        if counted.get(row) != faction.overview.rows.get(row):
            raise file.wrong(
                (*at, "overview", "rows"),
                f"the overview says {row} = {faction.overview.rows.get(row)}, the deck {counted.get(row)}",
            )


@rule("WL-CARD-14")
def _check_mixtures(data: FactionsData, file: File) -> None:
    totals = [
        tuple(sum(row.get(flag, 0) for row in overview(faction).values()) for flag in FLAGS)
        for faction in data.factions
    ]
    if len(set(totals)) != len(totals):
        raise file.wrong(("factions",), "two factions have the same mixture of actions")


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


@cache
def load(side: str) -> Content:
    """The content of Holdfast's own pack for a side of the board."""
    return load_pack(PACK, side)
