"""The file of the factions: characters, decks and overviews, and what it must keep."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from holdfast.core.content import File, Source, check_sources
from holdfast.core.ledger import rule
from holdfast.games.wildlands.actions import FACTIONS, FLAGS, TROOP

DECK = 30
CARDS_PER_CHARACTER = range(10, 13)
FEWEST_SPECIALS = 3
HEALTH = range(2, 6)
SPECIAL, OPEN = "special", "open"


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
