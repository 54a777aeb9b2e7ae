"""Positions and moves of Under our Sun in the words of the rulebook, for scenario tests.

    sun = turn("medic", "scout", tile="dead_forest")     # the Medic's turn; both stand in the Dead Forest
    wolf = sun.enemy("rabid_wolf")                       # an enemy on the acting character's tile
    sun.give("medic", "knife", metal=2)
    sun.do(AttackWith(wolf, sun.card("knife"))).roll(1, 0, 0).roll(1)
    assert sun["medic"].hp == 5

Nobody has karma, and special skills are used up (`spent`), unless a test says otherwise, so that rolls need no answer.
`luck` answers any chance by number, `draw` a card or tile by name.
"""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.core.chance import Pick
from holdfast.core.events import Event
from holdfast.core.flow import Ask, Chance, Ending, Frame
from holdfast.core.legality import Action, Illegal, Refusal
from holdfast.games.under_our_sun import effects_enemies, effects_goods, effects_map
from holdfast.games.under_our_sun.actions import CardId, CharacterId, EnemyId, GoodId, Pass, PlaceId
from holdfast.games.under_our_sun.flow_day import DayPhase, Days, Preparation
from holdfast.games.under_our_sun.flow_setup import SetUp
from holdfast.games.under_our_sun.flow_turn import Turn
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.setup import set_up
from holdfast.games.under_our_sun.state import (
    FOOD,
    GOODS,
    LAWRENCE,
    MORNING,
    NEW_HAVEN,
    NOBODY,
    PHASES,
    ROAMING,
    WATER,
    WEATHERS,
    Character,
    Enemy,
    Table,
)
from holdfast.games.under_our_sun.vocabulary_words import ThingId, TileId

DECKS = {
    "night-card": "nightcard",
    "event-card": "eventcard",
    "sun-card": "suncard",
    "enemy-card": "enemy",
    "loot-card": "card",
    "merchant-stock": "card",
    "map-tile": "tile",
    "bag": "good",
}


class Sun:
    """A game in progress, with pieces and moves called by name."""

    def __init__(self, g: UnderOurSun) -> None:
        self.g = g

    @property
    def state(self) -> Table:
        return self.g.state

    # ------------------------------------------------------------ pieces by name

    def _number(self, kind: str, name: str) -> int:
        return self.g.content.names[kind].index(name)

    def who(self, name: str) -> CharacterId:
        return CharacterId(self._number("character", name))

    def tile(self, name: str) -> TileId:
        return TileId(self._number("tile", name))

    def thing(self, name: str) -> ThingId:
        return ThingId(next(number for number, face in enumerate(self.g.content.things) if face.name == name))

    def good(self, name: str) -> GoodId:
        return GoodId(GOODS.index(name))

    def __getitem__(self, name: str) -> Character:
        """The board of a character."""
        return self.state.characters[self.who(name)]

    def goods(self, name: str) -> dict[str, int]:
        """What lies on a board, without kinds of which there is nothing."""
        return {GOODS[kind]: n for kind, n in enumerate(self[name].goods) if n}

    def cards(self, name: str) -> list[str]:
        """The faces of the cards on a board, gear worn last."""
        c = self[name]
        cards = [*c.cards, *((c.gear,) if c.gear != NOBODY else ())]
        return [self.g.content.thing(card).name for card in cards]

    def card(self, face: str, of: str | None = None) -> CardId:
        """The physical card of a face on somebody's board, by default the acting character's."""
        c = self[of] if of else self.state.characters[self.actor]
        for card in (*c.cards, c.gear):
            if card != NOBODY and self.g.content.thing(card).name == face:
                return CardId(card)
        raise AssertionError(f"nobody here has a {face}")

    def standee(self, card: int) -> Enemy:
        return next(one for one in self.state.enemies if one.card == card)

    @property
    def actor(self) -> int:
        """The character that is asked, or whose turn it is."""
        return int(getattr(self.g.stack[-1], "actor", self.state.active))

    def place(self, tile: str) -> PlaceId:
        return PlaceId(self.state.places[self.tile(tile)])

    def beside(self, tile: str, direction: int = 1) -> PlaceId:
        """The place next to a tile; direction 1 is north, then clockwise."""
        return PlaceId(self.g.content.grid.near[self.place(tile)][direction - 1])

    # ------------------------------------------------------------ putting things on the table

    def lay(self, tile: str, beside: str = "new_haven", direction: int = 1) -> Sun:
        """Lay a tile face up next to another, without its event unless the test adds it."""
        number = self.tile(tile)
        if number in self.state.stack.rest:
            self.state.stack.rest.remove(number)
        self.state.buried = tuple(one for one in self.state.buried if one != number)
        effects_map.lay_tile(self.g, number, self.beside(beside, direction))
        self.state.events &= ~(1 << number)
        return self

    def put(self, name: str, tile: str) -> Sun:
        """Put a figure on a tile."""
        self[name].place = self.place(tile)
        return self

    def give(self, name: str, *faces: str, **goods: int) -> Sun:
        """Give cards, fully charged, and goods from the supply to a character."""
        who, c = self.who(name), self[name]
        for kind, n in goods.items():
            number = GOODS.index(kind)
            c.goods = effects_goods.with_more(c.goods, number, n)
            if effects_goods.is_limited(number):
                self.state.supply = effects_goods.with_more(self.state.supply, number, -n)
        for face in faces:
            effects_goods.take_card(self.g, who, self.take_face(face))
        return self

    def take_face(self, face: str) -> int:
        """A card of a face out of its deck, fully charged."""
        number = self.thing(face)
        card = effects_goods.from_shelf(self.g, number)
        if card is None:
            card = next(one for one in self.state.loot.rest if self.g.content.face_of[one] == number)
            self.state.loot.rest.remove(card)
        effects_goods.charge_up(self.g, card)
        return card

    def enemy(self, name: str, tile: str | None = None, **parts: Any) -> EnemyId:
        """An enemy on a tile, by default the acting character's; its card leaves the deck."""
        face = next(n for n, foe in enumerate(self.g.content.foes) if foe.name == name)
        card = next(one for one in self.state.enemy.rest if self.g.content.foe_of[one] == face)
        self.state.enemy.rest.remove(card)
        place = self.place(tile) if tile else self.state.characters[self.actor].place
        one = effects_enemies.place_enemy(self.g, card, place)
        for part, value in parts.items():
            setattr(one, part, value)
        return EnemyId(card)

    def drop(self, tile: str, *faces: str, **goods: int) -> Sun:
        """Lay dropped things on a tile."""
        for kind, n in goods.items():
            number = GOODS.index(kind)
            if effects_goods.is_limited(number):
                self.state.supply = effects_goods.with_more(self.state.supply, number, -n)
            effects_goods.drop_on(self.g, self.tile(tile), number, n)
        for face in faces:
            effects_goods.lay_card(self.g, self.tile(tile), self.take_face(face))
        return self

    def lying(self, tile: str) -> dict[str, int]:
        """Goods on a tile, dropped and printed together."""
        number = self.tile(tile)
        both = effects_goods.sum_of(self.state.dropped[number], self.state.printed[number])
        return {GOODS[kind]: n for kind, n in enumerate(both) if n}

    def mark(self, field: str, tile: str) -> Sun:
        """Put a marker of a kind on a tile: events, covered, camps, fires, pits, boxes_str, ..."""
        setattr(self.state, field, getattr(self.state, field) | 1 << self.tile(tile))
        return self

    def marked(self, field: str, tile: str) -> bool:
        return bool(getattr(self.state, field) >> self.tile(tile) & 1)

    def merchant(self, *faces: str, tile: str | None = None, **goods: int) -> Sun:
        """The trading post's stock, or with a tile the roaming merchant's."""
        number = LAWRENCE if tile is None else ROAMING
        one = self.state.merchants[number]
        one.place = self.state.places[NEW_HAVEN] if tile is None else self.place(tile)
        one.goods = tuple(goods.get(kind, 0) for kind in GOODS)
        one.cards = tuple(sorted(self.take_face(face) for face in faces))
        for kind, n in goods.items():
            self.state.supply = effects_goods.with_more(self.state.supply, GOODS.index(kind), -n)
        if tile is not None:
            self.state.enemies.append(Enemy(self.g.content.names["enemy"].index("roaming_fence"), one.place))
        return self

    # ------------------------------------------------------------ moves

    def look_again(self) -> Sun:
        """Work the question out anew, after a test has put things on the table: asking is pure."""
        g = self.g
        if isinstance(g.question, Ask):
            self.g = UnderOurSun.restore(g.content, g.options, g.seats, g.state, g.stack, None, events=True)
            self.g.events = g.events
        return self

    def do(self, *acts: Action) -> Sun:
        """The seat that is asked answers, once for each action."""
        for act in acts:
            self.look_again()
            self.g.answer(self.g.asked()[0], act)
        return self

    def no(self) -> Sun:
        """No, or no more."""
        return self.do(Pass())

    def roll(self, *values: int) -> Sun:
        """Dice fall: what each counts, greens first, then yellows, blues and reds."""
        self.g.luck(values)
        return self

    def luck(self, *outcomes: Any) -> Sun:
        for outcome in outcomes:
            self.g.luck(outcome)
        return self

    def draw(self, *names: str) -> Sun:
        """Nature picks a card, tile or cube by name; of copies any."""
        for name in names:
            question = self.g.question
            assert isinstance(question, Chance), f"nature is not asked, but {self.asked}"
            assert isinstance(question.dist, Pick)
            known = self.g.content.names[DECKS[question.text]]
            fits = [value for value in question.dist.values if known[value].rstrip("_0123456789") == name]
            assert fits, f"{name} cannot be drawn: {question.text}"
            self.g.luck(fits[0])
        return self

    # ------------------------------------------------------------ questions about the game

    @property
    def asked(self) -> str:
        """What is asked: the text of the question, with `?` before it if nature is asked."""
        question = self.g.question
        if question is None:
            return "over"
        return ("? " if isinstance(question, Chance) else "") + question.text

    @property
    def pool(self) -> str:
        """The dice that are to be rolled, as letters."""
        assert isinstance(self.g.question, Chance)
        counts = self.g.question.dist.pool  # type: ignore[attr-defined]
        return "".join(letter * n for letter, n in zip("GYBR", counts, strict=True))

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def ending(self) -> Ending | None:
        return self.g.ending

    @property
    def frames(self) -> list[str]:
        return [type(frame).__name__ for frame in self.g.stack]

    def offered(self, verb: type[Action]) -> list[Any]:
        """The answers of a verb that the seat asked may give."""
        self.look_again()
        assert isinstance(self.g.question, Ask), f"nobody is asked: {self.asked}"
        return [act for act in self.g.legal(self.g.asked()[0]) if type(act) is verb]

    def can(self, act: Action) -> bool:
        self.look_again()
        return act in self.g.legal(self.g.asked()[0])

    def refused(self, act: Action) -> Refusal:
        """The refusal of an illegal answer."""
        self.look_again()
        with pytest.raises(Illegal) as caught:
            self.g.answer(self.g.asked()[0], act)
        return caught.value.refusal

    def events(self, *kinds: type[Event]) -> list[Event]:
        """What happened since the last look, of these kinds."""
        return [event for event in self.g.take_events() if not kinds or isinstance(event, kinds)]

    def until_asked(self, text: str) -> Sun:
        """Answer with the last option, and luck with its first outcome, until a question comes up."""
        while self.asked != text and self.g.question is not None:
            if isinstance(self.g.question, Chance):
                self.g.luck(next(iter(self.g.question.dist.outcomes()))[0])
            else:
                self.do(self.g.legal(self.g.asked()[0])[-1])
        return self


def new_game(seats: int = 1, **options: Any) -> Sun:
    """A game at its first question."""
    return Sun(UnderOurSun.new(SunOptions(**options), seats, events=True))


def position(
    frames: list[Frame],
    *names: str,
    tile: str = "new_haven",
    phase: int = MORNING,
    day: int = 1,
    weather: str = "clear",
    solo: bool = False,
    ap: int = 6,
    **options: Any,
) -> Sun:
    """These characters, each with its own seat unless it is the solo game, on a tile beside New Haven.

    One alone is played solo, with another of the player's characters left behind in New Haven.
    """
    chosen, here = SunOptions(**options), names
    if len(names) == 1:
        solo, names = True, (*names, "thickskin" if names[0] != "thickskin" else "medic")
    content = UnderOurSun.load_content(chosen)
    seats = 1 if solo else len(names)
    table, _ = set_up(content, chosen, seats)
    table.phase, table.day, table.weather, table.starter = phase, day, WEATHERS.index(weather), 0
    table.merchants[LAWRENCE].place = table.places[NEW_HAVEN]
    for seat, name in enumerate(names):
        who = content.names["character"].index(name)
        c, board = table.characters[who], content.boards[who]
        c.seat, c.place, c.hp, c.ap, c.spent = 0 if solo else seat, 0, board.hp, ap, 0b11
        c.goods = effects_goods.with_more(c.goods, WATER, board.water)
        table.supply = effects_goods.with_more(table.supply, WATER, -board.water)
        table.supply = effects_goods.with_more(table.supply, FOOD, -board.hp)
        table.order = (*table.order, who)
    g = UnderOurSun.restore(content, chosen, seats, table, [*frames], None, events=True)
    sun = Sun(g)
    if tile != "new_haven":
        sun.lay(tile)
        for name in here:
            sun.put(name, tile)
    return sun


def turn(*names: str, phase: int = MORNING, **parts: Any) -> Sun:
    """The turn of the first character named, with its actions still to come."""
    content = UnderOurSun.load_content(SunOptions())
    who = content.names["character"].index(names[0])
    frames: list[Frame] = [
        SetUp(at="play"),
        Days(at=("afternoon", "night", "night_over")[phase]),
        DayPhase(phase=phase, who=who, at="next_turn"),
        Turn(who=who, at="menu"),
    ]
    sun = position(frames, *names, phase=phase, **parts)
    sun.state.active = who
    return sun


def preparation(*names: str, **parts: Any) -> Sun:
    """The preparation phase before the next day, not yet begun; `begin` runs it."""
    return position([SetUp(at="play"), Days(at="morning"), Preparation(at="end")], *names, **parts)


def begin(sun: Sun, frame: Frame) -> Sun:
    """Put a procedure on the stack of a position and run it to its first question."""
    g = sun.g
    sun.g = UnderOurSun.restore(g.content, g.options, g.seats, g.state, [*g.stack, frame], None, events=True)
    return sun
