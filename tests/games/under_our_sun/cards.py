"""Small positions in which single cards are carried out, with scripted luck."""

from __future__ import annotations

from typing import Any, ClassVar

from holdfast.core.chance import Outcome
from holdfast.core.events import Event
from holdfast.core.flow import Ask, Chance, Frame, GameOver, Step
from holdfast.core.legality import Action, ActionRule
from holdfast.core.view import public
from holdfast.games.under_our_sun import effects_goods
from holdfast.games.under_our_sun.actions import EndTurn, Pass
from holdfast.games.under_our_sun.content import Content, load_content
from holdfast.games.under_our_sun.effects_enemies import place_enemy
from holdfast.games.under_our_sun.effects_map import lay_tile
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import (
    COUNTERS,
    FOOD,
    GOODS,
    MORNING,
    NEW_HAVEN,
    NO_TEAM,
    NOBODY,
    NOTHING,
    TOKENS,
    WATER,
    Character,
    Enemy,
    Merchant,
    Role,
    Table,
)
from holdfast.games.under_our_sun.verbs import using
from holdfast.games.under_our_sun.verbs.run import Resolve, Steps
from holdfast.kit.deck import new_deck

FIGHTS = ("initial-round", "join")
"""Questions that these tests are not about: nobody strikes unless the script says so."""
MEDIC, SCOUT, VETERAN, THICKSKIN, TINKERER, TRAPPER = range(6)


@public
class Stage(Frame, tag="stage", kw_only=True):
    """The root of a test: it runs one frame and then waits."""

    rule: ClassVar[str] = "UOS-ACT-01"
    rolled: int = 0
    picked: int = NOBODY
    at: str = "over"

    def over(self, g: Any) -> Step:
        return Ask((0,), (ActionRule(EndTurn, lambda g, seat: (EndTurn(),)),), then="again", text="act")

    def again(self, g: Any, seat: int, act: Action) -> Step:
        raise GameOver("mission_failed")


class Cards:
    """A table with some characters in one place, and the means to carry cards out on it."""

    def __init__(self, *people: int, tile: str = "salt_flat", options: SunOptions | None = None) -> None:
        self.options = options or SunOptions(expansion=True)
        self.content: Content = load_content(self.options)
        people = people or (MEDIC, VETERAN)
        self.g = UnderOurSun.restore(
            self.content, self.options, len(people), _table(self.content, people), [Stage()], None, events=True
        )
        lay_tile(self.g, NEW_HAVEN, 0)
        self.state = self.g.state
        if tile != "new_haven":
            place = self.lay(tile, 1)
            for who in people:
                self.state.characters[who].place = place

    # ------------------------------------------------------------ the table

    def tile(self, name: str) -> int:
        return self.content.names["tile"].index(name)

    def lay(self, name: str, place: int) -> int:
        """Lay a tile face up at a place."""
        tile = self.tile(name)
        if tile in self.state.stack.rest:
            self.state.stack.rest.remove(tile)
        lay_tile(self.g, tile, place)
        return place

    def who(self, character: int) -> Character:
        return self.state.characters[character]

    def give(self, character: int, **goods: int) -> None:
        """Put goods on a board."""
        board = self.who(character)
        held = list(board.goods)
        for name, n in goods.items():
            held[GOODS.index(name)] += n
        board.goods = tuple(held)

    def has(self, character: int, good: str) -> int:
        return self.who(character).goods[GOODS.index(good)]

    def card(self, name: str, character: int = NOBODY, full: bool = True) -> int:
        """A physical card by its face; with a character, it lies on that board, gear in the gear area."""
        face = next(at for at, thing in enumerate(self.content.things) if thing.name == name)
        held = {one for board in self.state.characters for one in (*board.cards, board.gear)}
        card = next(card for card, one in enumerate(self.content.face_of) if one == face and card not in held)
        if character != NOBODY:
            board = self.who(character)
            if self.content.thing(card).kind == "gear":
                board.gear = card
            else:
                board.cards = (*board.cards, card)
            self.state.shelf = effects_goods.without(self.state.shelf, card)
            if card in self.state.loot.rest:
                self.state.loot.rest.remove(card)
            if full and self.content.thing(card).full:
                self.state.uses[card] = self.content.thing(card).full
        return card

    def enemy(self, name: str, place: int = NOBODY) -> Enemy:
        """An enemy standee, by default where the first character stands."""
        place = self.who(self.state.order[0]).place if place == NOBODY else place
        face = next(at for at, foe in enumerate(self.content.foes) if foe.name == name)
        card = next(card for card in self.state.enemy.rest if self.content.foe_of[card] == face)
        self.state.enemy.rest.remove(card)
        return place_enemy(self.g, card, place)

    def enemies(self) -> list[str]:
        return [self.content.foe(one.card).name for one in self.state.enemies if not one.body]

    def progress(self, key: str) -> int:
        return self.state.progress[COUNTERS.index(key)]

    # ------------------------------------------------------------ carrying out

    def run(self, frame: Frame, *script: Any) -> Cards:
        """Run a frame; luck and answers come from the script, in order. Questions with one answer need none."""
        stage = self.g.stack[-1]
        assert isinstance(stage, Stage), f"still at {self.g.stack[-1]}"
        self.g.question = None
        self.g._legal = {}
        stage.at = "over"
        self.g.stack.append(frame)
        self.g._begin()
        return self.go(*script)

    def go(self, *script: Any) -> Cards:
        """Answer from the script until it is used up and the stage waits again, or the game is over."""
        left = list(script)
        while self.g.ending is None and not isinstance(self.g.stack[-1], Stage):
            question = self.g.question
            if isinstance(question, Chance):
                scripted = left and not isinstance(left[0], Action)
                outcome = left.pop(0) if scripted else _first(question)
                self.g.luck(outcome)
                continue
            seat = self.g.asked()[0]
            legal = self.g.legal(seat)
            if len(legal) == 1 and not (left and left[0] == legal[0]):
                self.g.answer(seat, legal[0])
                continue
            if isinstance(question, Ask) and question.text in FIGHTS and not (left and left[0] in legal):
                self.g.answer(seat, Pass())
                continue
            assert left, f"nothing in the script answers {question} with {legal}"
            self.g.answer(seat, left.pop(0))
        assert not left, f"left over in the script: {left}"
        return self

    def effect(self, kind: str, name: str, who: int, *script: Any, **scene: Any) -> Cards:
        """Carry out a Sun, night or event card, or a resource card, by its name."""
        cards = {"sun": self.content.suns, "night": self.content.nights, "event": self.content.events}
        if kind == "loot":
            block = next(thing.on_draw for thing in self.content.things if thing.name == name)
        else:
            block = next(card.effect for card in cards[kind] if card.name == name)
        return self.run(Resolve(block=block, who=who, **scene), *script)

    def moment(self, moment: str, *script: Any, who: int = NOBODY, tile: str = "") -> Cards:
        """Test the steps of the mission at a moment."""
        number = self.tile(tile) if tile else NOBODY
        return self.run(Steps(moment=moment, who=who, tile=number), *script)

    def enter(self, who: int, tile: str, *script: Any) -> Cards:
        """Move a figure onto a tile and tell the mission."""
        self.who(who).place = self.state.places[self.tile(tile)]
        return self.moment("tile_entered", *script, who=who, tile=tile)

    def deed(self, who: int, name: str, *script: Any) -> Cards:
        """Do a deed of the mission or of a team card, then test the steps."""
        number = self.content.names["deed"].index(name)
        assert number in using.deeds_open_to(self.g, who), f"{name} is not open to {who}"
        assert using.can_do(self.g, who, number), f"{name} cannot be done"
        return self.run(using.deed_scene(self.g, who, number), *script)

    def can(self, who: int, name: str) -> bool:
        """Could a deed be done now?"""
        number = self.content.names["deed"].index(name)
        return number in using.deeds_open_to(self.g, who) and using.can_do(self.g, who, number)

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of a kind so far."""
        assert self.g.events is not None
        return [event for event in self.g.events if isinstance(event, kind)]


def _first(question: Chance) -> Outcome:
    """Luck that was not scripted: the likeliest outcome that has nothing to do with successes."""
    outcomes = list(question.dist.outcomes())
    return min(outcomes, key=lambda one: (sum(one[0]) if isinstance(one[0], tuple) else 0, -one[1]))[0]


def _table(content: Content, people: tuple[int, ...]) -> Table:
    """All boards filled, everybody in New Haven, decks whole, no karma so that rolls ask nothing."""
    boards = [
        Character(hp=board.hp, goods=NOTHING, tokens=(0,) * len(TOKENS), place=NOBODY) for board in content.boards
    ]
    supply = list(content.supply)
    for seat, who in enumerate(people):
        board = boards[who]
        board.seat, board.place, board.ap = seat, 0, content.ap
        board.goods = tuple(content.boards[who].water if kind == WATER else 0 for kind in range(len(GOODS)))
        supply[FOOD] -= board.hp
        supply[WATER] -= content.boards[who].water
    return Table(
        phase=MORNING,
        starter=0,
        active=people[0],
        characters=boards,
        order=people,
        merchants=[Merchant(place=0, goods=NOTHING), Merchant(goods=NOTHING)],
        roles=[Role(seat, NO_TEAM, NO_TEAM) for seat in range(len(people))],
        places=[NOBODY] * len(content.tiles),
        printed=[NOTHING] * len(content.tiles),
        dropped=[NOTHING] * len(content.tiles),
        stack=new_deck(content.stack),
        loot=new_deck(content.loot_cards),
        enemy=new_deck(range(len(content.foe_of) - 1)),
        event=new_deck(range(len(content.events))),
        night=new_deck(range(len(content.nights))),
        shelf=(*content.item_cards, *content.gear_cards),
        supply=tuple(a - b for a, b in zip(supply, content.bag, strict=True)),
        bag=content.bag,
        progress=(0,) * len(COUNTERS),
    )
