"""Positions and moves of Wildlands in the notation of the catalogue, for scenario tests.

Players are A, B, C, D; A1 to A5 are the characters of A; "{A1:melee, A2, open:shield}" is a card and "S" a special
one. Decks are made of the cards a test names, so a test sees exactly the cards it needs.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from typing import Any

from holdfast.core.content import Source
from holdfast.core.events import Event
from holdfast.core.flow import Chance, Frame
from holdfast.core.legality import Action, Refusal
from holdfast.games.wildlands.actions import (
    AreaAttack,
    CardId,
    CharacterId,
    Climb,
    Collect,
    Defend,
    DrawTwo,
    EndRally,
    EndTurn,
    FactionId,
    Fly,
    HeavyMelee,
    HeavyRanged,
    Interrupt,
    Melee,
    Move,
    NameTarget,
    Pass,
    Pay,
    PayRally,
    Rally,
    RallyMove,
    Ranged,
    Reveal,
    SpaceId,
    Stop,
    TakeHit,
)
from holdfast.games.wildlands.board import Board, BorderData, BordersData, PlaceData, SideData, SpaceData, build_board
from holdfast.games.wildlands.content import Content, build_content
from holdfast.games.wildlands.factions import CharacterData, DeckData, FactionData, FactionsData, OverviewData
from holdfast.games.wildlands.flow import Interruption, Play, Turn
from holdfast.games.wildlands.game import Wildlands
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.games.wildlands.setup import new_player
from holdfast.games.wildlands.state import ABSENT, DEFEATED, NOTHING, WAITING, Table

LETTERS = "ABCD"
SOURCES = {"tests": Source("Made for tests", "own")}
FILLER = "{%s5}"
"""What the draw pile holds unless a test says otherwise: plain cards of the fifth character."""


# ---------------------------------------------------------------- boards


def strip(
    count: int, cover: Iterable[int] = (), heights: Sequence[int] | None = None, walls: Iterable[tuple[int, int]] = ()
) -> Board:
    """Squares of side 10 in a row, each joined to the next by a white line, or by an arrow where the height differs."""
    up = list(heights or [0] * count)
    spaces = [
        SpaceData(k, (10.0 * k - 5, 5.0, 1.0), _square(k), cover=k in set(cover), elevation=up[k - 1])
        for k in range(1, count + 1)
    ]
    lines, arrows = [], []
    for k in range(1, count):
        stretch = ((10.0 * k, 0.0), (10.0 * k, 10.0))
        if (k, k + 1) in set(walls):
            continue
        if up[k - 1] == up[k]:
            lines.append(BorderData((k, k + 1), stretch))
        else:
            arrows.append(BorderData((k, k + 1) if up[k - 1] < up[k] else (k + 1, k), stretch))
    borders = BordersData("tests", lines, arrows)
    return build_board(SideData("strip", 10.0 * count, 10.0, SOURCES, [PlaceData("row", "tests", spaces)], borders))


def _square(k: int) -> tuple[tuple[float, float], ...]:
    x = 10.0 * (k - 1)
    return ((x, 0.0), (x + 10, 0.0), (x + 10, 10.0), (x, 10.0))


# ---------------------------------------------------------------- cards


def cards_in(text: str) -> list[str]:
    """The cards of a text such as "{A1:melee} S", in a form of their own."""
    return [re.sub(r"\s", "", card) for card in re.findall(r"\{[^}]*\}|S", text)]


def _rows(card: str) -> list[str]:
    if card == "S":
        return ["special"]
    rows = [row.lower() for row in card.strip("{}").split(",")]
    return [row.replace(":", ": ") for row in rows]


def content_of(board: Board, decks: dict[str, list[str]], health: dict[str, int]) -> Content:
    """Content whose decks hold these cards."""
    factions = []
    for letter in LETTERS:
        characters = [
            CharacterData(f"{letter}{n}".lower(), "sign", health.get(f"{letter}{n}", 4), "tests", "tests")
            for n in range(1, 6)
        ]
        deck = [_rows(card) for card in decks.get(letter, [])]
        factions.append(
            FactionData(letter.lower(), letter, "tests", characters, DeckData("tests", deck), OverviewData("tests", {}))
        )
    return build_content(FactionsData(SOURCES, factions), board, "tests")


def character(name: str) -> CharacterId:
    """A3 is the third character of the first player."""
    return CharacterId(LETTERS.index(name[0]) * 5 + int(name[1]) - 1)


def space(number: int) -> SpaceId:
    return SpaceId(number - 1)


# ---------------------------------------------------------------- positions


class Skirmish:
    """A game in progress, with moves named as the rulebook names them."""

    def __init__(
        self,
        board: Board,
        figures: dict[str, int],
        players: int = 2,
        health: dict[str, int] | None = None,
        damage: dict[str, int] | None = None,
        defeated: str = "",
        shards: dict[str, list[int]] | None = None,
        points: dict[str, int] | None = None,
        starts: dict[str, int] | None = None,
        decks: dict[str, str] | None = None,
        discards: dict[str, str] | None = None,
        stack: list[Frame] | None = None,
        active: str = "A",
        tied: bool = False,
        **hands: str,
    ) -> None:
        letters = LETTERS[:players]
        held = {letter: cards_in(hands.get(letter, "")) for letter in letters}
        piles = {letter: cards_in((decks or {}).get(letter, " ".join([FILLER % letter] * 10))) for letter in letters}
        dropped = {letter: cards_in((discards or {}).get(letter, "")) for letter in letters}
        every = {letter: held[letter] + piles[letter] + dropped[letter] for letter in letters}
        self.content = content_of(board, every, health or {})
        self.letters = letters
        state = Table(
            players=[new_player(seat) for seat in range(players)],
            places=[ABSENT] * 20,
            damage=[0] * 20,
            gone=[],
            marker=letters.index(active),
            tied=tied,
            quiet=1,
        )
        for seat, letter in enumerate(letters):
            player = state.players[seat]
            player.faction = player.colour = seat
            player.hand = sorted(self.card(one, letter) for one in held[letter])
            player.deck = sorted(self.card(one, letter) for one in piles[letter])
            player.discard = [self.card(one, letter) for one in dropped[letter]]
            player.shards = sorted(number - 1 for number in (shards or {}).get(letter, []))
            player.collected = (points or {}).get(letter, 0)
            for n in range(5):
                name = f"{letter}{n + 1}"
                place = figures[name] - 1 if name in figures else DEFEATED if name in defeated else WAITING
                state.places[seat * 5 + n] = place
                player.starts[n] = (starts or {}).get(name, 1) - 1 if place == WAITING else NOTHING
        for name, cubes in (damage or {}).items():
            state.damage[character(name)] = cubes
        frames = stack or [Play(at="next_turn"), Turn(seat=state.marker, at="choose")]
        self.g = Wildlands.restore(self.content, WildlandsOptions(), players, state, frames, None, events=True)

    def card(self, text: str, letter: str) -> CardId:
        """The card of a player with this face."""
        faction = LETTERS.index(letter)
        if text == "S":
            return CardId(self.content.special[faction])
        wanted = {row.replace(":", ": ") for row in re.sub(r"\s", "", text).strip("{}").lower().split(",")}
        for number, one in enumerate(self.content.cards):
            if one.faction == faction and one.face is not None and self._printed(number) == wanted:
                return CardId(number)
        raise LookupError(f"no card {text} of {letter}")

    def _printed(self, number: int) -> set[str]:
        from holdfast.games.wildlands.actions import FLAGS

        face = self.content.cards[number].face
        assert face is not None
        rows = {
            self.content.character_names[who] + (f": {FLAGS[flag]}" if flag >= 0 else "") for who, flag in face.rows
        }
        return rows | ({f"open: {FLAGS[face.open]}"} if face.open >= 0 else set())

    # ------------------------------------------------------------ answers

    def do(self, *acts: Action) -> Skirmish:
        """Answer, as the seat that is asked."""
        for act in acts:
            self.g.answer(self.g.asked()[0], act)
        return self

    def can(self, act: Action) -> bool:
        """Is this among the answers of the seat that is asked?"""
        return act in self.g.legal(self.g.asked()[0])

    def why_not(self, act: Action) -> Refusal:
        """Why the seat that is asked may not say this."""
        refusal = self.g.why_not(self.g.asked()[0], act)
        assert refusal is not None, f"{act} is legal"
        return refusal

    def refused(self, act: Action) -> str:
        """The rule that forbids this; nothing may change by trying."""
        assert not self.can(act)
        return self.why_not(act).rule

    def options(self, verb: type[Any]) -> list[Any]:
        """The legal answers of a kind."""
        return [act for act in self.g.legal(self.g.asked()[0]) if isinstance(act, verb)]

    def draw(self, *cards: str) -> Skirmish:
        """Nature deals these cards of whoever draws."""
        frame: Any = self.g.stack[-1]
        self.g.luck(tuple(sorted(self.card(one, self.letters[frame.seat]) for one in cards)))
        return self

    def draw_any(self) -> Skirmish:
        """Nature deals whatever it likes."""
        while isinstance(self.g.question, Chance):
            self.g.luck(self.g.question.dist.sample(random.Random(1)))
        return self

    # ------------------------------------------------------------ what lies on the table

    @property
    def asked(self) -> str:
        """Whoever is asked, by letter."""
        return "".join(self.letters[seat] for seat in self.g.asked())

    @property
    def question(self) -> str:
        return self.g.question.text if self.g.question is not None else ""

    @property
    def actor(self) -> str:
        """Whoever may currently act."""
        frame = [frame for frame in self.g.stack if isinstance(frame, Turn | Interruption)][-1]
        return self.letters[frame.seat]

    @property
    def marker(self) -> str:
        return self.letters[self.g.state.marker]

    def at(self, name: str) -> int:
        """The number of the space a character stands on; 0 or less if on none."""
        return self.g.state.places[character(name)] + 1

    def is_defeated(self, name: str) -> bool:
        return self.g.state.places[character(name)] == DEFEATED

    def damage(self, name: str) -> int:
        return self.g.state.damage[character(name)]

    def player(self, letter: str) -> Any:
        return self.g.state.players[self.letters.index(letter)]

    def score(self, letter: str) -> int:
        return int(self.player(letter).score)

    def hand(self, letter: str) -> int:
        return len(self.player(letter).hand)

    def discarded(self, letter: str, *cards: str) -> bool:
        """Does the discard pile consist of exactly these cards?"""
        return sorted(self.player(letter).discard) == sorted(self.card(one, letter) for one in cards)

    def events(self, kind: type[Event]) -> list[Any]:
        """All events of a kind since the position was built."""
        return [event for event in self.g.events or [] if isinstance(event, kind)]

    # ------------------------------------------------------------ the words

    def move(self, name: str, to: int, card: str) -> Move:
        return Move(self.card(card, name[0]), character(name), space(to))

    def climb(self, name: str, to: int) -> Climb:
        return Climb(character(name), space(to))

    def collect(self, at: int, payer: str) -> Collect:
        return Collect(space(at), character(payer))

    def pay(self, letter: str, *cards: str) -> list[Pay]:
        return [Pay(self.card(card, letter)) for card in cards]

    def pay_rally(self, card: str, letter: str = "A") -> PayRally:
        return PayRally(self.card(card, letter))

    def melee(self, name: str, foe: str, card: str, heavy: bool = False) -> Melee | HeavyMelee:
        verb = HeavyMelee if heavy else Melee
        return verb(self.card(card, name[0]), character(name), FactionId(LETTERS.index(foe)))

    def ranged(self, name: str, foe: str, card: str, heavy: bool = False) -> Ranged | HeavyRanged:
        verb = HeavyRanged if heavy else Ranged
        return verb(self.card(card, name[0]), character(name), character(foe))

    def area(self, name: str, at: int, card: str) -> AreaAttack:
        return AreaAttack(self.card(card, name[0]), character(name), space(at))

    def rally(self, name: str, card: str) -> Rally:
        return Rally(self.card(card, name[0]), character(name))

    def fly(self, name: str, to: int, card: str) -> Fly:
        return Fly(self.card(card, name[0]), character(name), space(to))

    def draw_two(self, letter: str) -> DrawTwo:
        return DrawTwo(self.card("S", letter))

    def interrupt(self, letter: str) -> Interrupt:
        return Interrupt(self.card("S", letter))

    def defend(self, name: str, card: str) -> Defend:
        return Defend(self.card(card, name[0]), character(name))


def rally_move(name: str, to: int) -> RallyMove:
    return RallyMove(character(name), space(to))


def reveal(name: str) -> Reveal:
    return Reveal(character(name))


def name_target(name: str) -> NameTarget:
    return NameTarget(character(name))


END_TURN, STOP, PASS, TAKE_HIT, END_RALLY = EndTurn(), Stop(), Pass(), TakeHit(), EndRally()
