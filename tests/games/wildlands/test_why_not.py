"""Why something cannot be done, in words that name what is in the way."""

from __future__ import annotations

import pytest

from holdfast.core.legality import Action, Refusal
from holdfast.games.wildlands import GAME
from holdfast.games.wildlands.actions import CardId, CharacterId, Defend, Move, Ranged, SpaceId
from holdfast.games.wildlands.content import load
from holdfast.games.wildlands.flow import Play, Turn
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.games.wildlands.rules_flags import blocker
from holdfast.games.wildlands.state import NOTHING
from holdfast.words import Words
from tests.games.wildlands.skirmish import Skirmish, strip

DEPUTY, MINOTAUR, LUNK = 11, 12, 0
"""Characters of Holdfast's own factions, so that they have names to be called by."""


def sentence(refusal: Refusal, language: str = "en") -> str:
    return Words("wildlands", language, strict=True).say(refusal.key, refusal.args)


def on_board(side: str, places: dict[int, int], hand: list[str]) -> GAME:
    """The Lawbringers' turn against the Guild, on a real board with real cards."""
    g = GAME.new(WildlandsOptions(board=side), 2)  # type: ignore[arg-type]
    state, content = g.state, g.content
    for player, faction in zip(state.players, (2, 0), strict=True):
        player.faction = player.colour = faction
        player.starts = [NOTHING] * 5
        player.deck = list(content.decks[faction])
    for character, number in places.items():
        state.places[character] = number - 1
    state.players[0].hand = sorted(content.names["card"].index(card) for card in hand)
    state.marker = 0
    return GAME.restore(content, g.options, 2, state, [Play(at="next_turn"), Turn(seat=0, at="choose")], None)


def why(g: GAME, act: Action) -> str:
    refusal = g.why_not(0, act)
    assert refusal is not None
    return sentence(refusal)


def shot(g: GAME) -> tuple[str, Ranged]:
    """A card with which the Deputy can shoot, and the shot at Lunk."""
    card = next(n for n, users in enumerate(g.content.users[2]) if users == (DEPUTY,))
    return g.content.cards[card].name, Ranged(CardId(card), CharacterId(DEPUTY), CharacterId(LUNK))


def blocked_by(side: str, what: str) -> tuple[int, int]:
    """Two spaces of a board between which a wall, cover or height is in the way, as the explanation sees it."""
    g = on_board(side, {}, [])
    board = load(side).board
    for a in range(42):
        for b in range(42):
            if not board.sees(a, b) and blocker(g, a, b)[0] == what:
                return a + 1, b + 1
    raise LookupError(what)


@pytest.mark.parametrize(
    ("side", "what", "words"),
    [
        ("dungeon", "wall", "A wall of "),
        ("dungeon", "cover", "The cover on "),
        ("ruins", "height", " lies higher and blocks"),
        ("ruins", "uphill", "no shot uphill"),
    ],
)
def test_what_blocks_a_shot(side: str, what: str, words: str) -> None:
    here, there = blocked_by(side, what)
    g = on_board(side, {DEPUTY: here, LUNK: there}, [])
    card, act = shot(g)
    g = on_board(side, {DEPUTY: here, LUNK: there}, [card])
    said = why(g, act)
    assert words in said
    assert f"{here}" in said
    assert f"{there}" in said


def test_what_keeps_a_character_from_a_space() -> None:
    board = load("dungeon").board
    a, b = next((a, b) for a, b in sorted(board.touching) if b not in board.neighbours[a])
    apart = [c for c in range(42) if c != a and (min(a, c), max(a, c)) not in board.touching]
    far = next(c for c in apart if c not in board.neighbours[a])
    g = on_board("dungeon", {DEPUTY: a + 1}, [])
    card = next(n for n, shown in enumerate(g.content.shown) if DEPUTY in shown)
    g = on_board("dungeon", {DEPUTY: a + 1}, [g.content.cards[card].name])
    move = Move(CardId(card), CharacterId(DEPUTY), SpaceId(b))
    assert why(g, move) == f"There is a wall between {a + 1} and {b + 1}."
    assert why(g, Move(CardId(card), CharacterId(DEPUTY), SpaceId(far))) == f"{far + 1} is not adjacent to {a + 1}."


def test_a_card_of_somebody_else() -> None:
    g = on_board("dungeon", {DEPUTY: 1, MINOTAUR: 1}, [])
    card = next(n for n, shown in enumerate(g.content.shown) if shown and MINOTAUR in shown and DEPUTY not in shown)
    g = on_board("dungeon", {DEPUTY: 1, MINOTAUR: 1}, [g.content.cards[card].name])
    said = why(g, Move(CardId(card), CharacterId(DEPUTY), SpaceId(g.content.board.level[0][0])))
    assert said.startswith("This card does not show Deputy; it shows ")
    assert "Minotaur" in said


@pytest.mark.parametrize(
    ("language", "cover", "answer"),
    [
        ("en", "does not stand in cover, so Take Cover does not help.", "what helps is"),
        ("de", "steht nicht in Deckung", "es hilft"),
    ],
)
def test_a_card_that_does_not_defend_here(language: str, cover: str, answer: str) -> None:
    pile = {"B": "{B1:shield}"}
    t = Skirmish(strip(2), {"A1": 1, "B1": 2}, A="{A1:ranged}", B="{B1:take_cover} {B1:melee}", decks=pile)
    t.do(t.ranged("A1", "B1", "{A1:ranged}"))
    assert cover in sentence(t.why_not(t.defend("B1", "{B1:take_cover}")), language)
    said = sentence(t.why_not(t.defend("B1", "{B1:melee}")), language)
    assert answer in said
    assert ("shield" if language == "en" else "Abschirmen") in said
    assert isinstance(t.defend("B1", "{B1:melee}"), Defend)


def test_how_many_cards_are_missing() -> None:
    t = Skirmish(strip(2, heights=[0, 1]), {"A1": 1, "B1": 1}, shards={"A": [1]}, A="{A1}")
    assert sentence(t.why_not(t.climb("A1", 2))).startswith("A climb takes 2 cards")
    assert sentence(t.why_not(t.collect(1, "A1"))).endswith("you hold 1.")
