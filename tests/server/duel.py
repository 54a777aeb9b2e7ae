"""A small game with everything that makes a table hard: secrets, sealed answers, reactions, luck, any length.

Each round every seat seals a card from its hand. The highest card wins a point, unless one of the others spends
its single objection and a coin agrees. Then everybody draws. After the last round the most points win.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Annotated, Any, ClassVar, NewType

from msgspec import Meta as Bounds
from msgspec import Struct

from holdfast import games
from holdfast.core.chance import Pick, Rng
from holdfast.core.events import NOBODY, OWNER, PUBLIC, Event
from holdfast.core.flow import DONE, Ask, AskAll, Call, Chance, Frame, GameOver, Goto
from holdfast.core.game import Game, View
from holdfast.core.ids import Kind, Names
from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.meta import Meta, Options
from holdfast.core.orders import Order

CARDS = tuple(range(10))
HAND = 3
CardId = NewType("CardId", int)
CARD = Kind("card", CardId)


class DuelOptions(Options, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Bounds(ge=1, le=2000)] = 5


class Camp(Struct):
    seat: Annotated[int, PUBLIC]
    points: Annotated[int, PUBLIC]
    objections: Annotated[int, PUBLIC]
    hand: Annotated[list[CardId], OWNER]
    sealed: Annotated[int | None, OWNER]


class Table(Struct):
    camps: Annotated[list[Camp], PUBLIC]
    round: Annotated[int, PUBLIC]
    noise: Annotated[int, NOBODY]
    """Something that nobody may ever see."""


class Seal(Action, frozen=True, tag="seal"):
    card: CardId


class Object(Action, frozen=True, tag="object"):
    pass


class Pass(Action, frozen=True, tag="pass"):
    pass


class CardSealed(Event, frozen=True, tag="card_sealed"):
    seat: int
    card: Annotated[CardId | None, OWNER]


class Revealed(Event, frozen=True, tag="revealed"):
    reveals: ClassVar[bool] = True
    cards: tuple[CardId, ...]


class PointWon(Event, frozen=True, tag="point_won"):
    seat: int


class Objected(Event, frozen=True, tag="objected"):
    seat: int
    upheld: bool


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    reveals: ClassVar[bool] = True
    seat: int
    card: Annotated[CardId | None, OWNER]


@guard("DUEL-SEAL-01")
def holds_card(g: Duel, seat: int, act: Seal) -> bool:
    return act.card in g.state.camps[seat].hand


@guard("DUEL-OBJECT-01")
def has_objection(g: Duel, seat: int, act: Object) -> bool:
    return g.state.camps[seat].objections > 0


SEAL = ActionRule(Seal, lambda g, s: [Seal(c) for c in sorted(set(g.state.camps[s].hand))], (holds_card,))
OBJECT = ActionRule(Object, lambda g, s: (Object(),), (has_objection,))
PASS = ActionRule(Pass, lambda g, s: (Pass(),))


class Round(Frame, tag="round"):
    rule: ClassVar[str] = "DUEL-ROUND-01"
    at: Annotated[str, PUBLIC] = "deal"
    winner: Annotated[int, PUBLIC] = -1
    waiting: Annotated[list[int], PUBLIC] = []
    drawing: Annotated[int, PUBLIC] = 0

    def deal(self, g: Duel) -> Any:
        while self.drawing < g.seats:
            if len(g.state.camps[self.drawing].hand) < HAND:
                return Chance(Pick.evenly(CARDS), "drawn", "draw-card")
            return Goto("next_drawer")
        return Goto("seal")

    def next_drawer(self, g: Duel) -> Any:
        self.drawing += 1
        return Goto("deal")

    def drawn(self, g: Duel, card: int) -> Any:
        g.state.camps[self.drawing].hand.append(CardId(card))
        g.state.noise += card
        g.emit(CardDrawn, self.drawing, CardId(card))
        return Goto("deal")

    def seal(self, g: Duel) -> Any:
        missing = tuple(camp.seat for camp in g.state.camps if camp.sealed is None)
        return AskAll(missing, (SEAL,), "sealed", "seal-card") if missing else Goto("reveal")

    def sealed(self, g: Duel, seat: int, act: Seal) -> Any:
        camp = g.state.camps[seat]
        camp.hand.remove(act.card)
        camp.sealed = act.card
        g.emit(CardSealed, seat, act.card)
        return Goto("seal")

    def reveal(self, g: Duel) -> Any:
        shown = tuple(CardId(camp.sealed or 0) for camp in g.state.camps)
        g.emit(Revealed, shown)
        for camp in g.state.camps:
            camp.sealed = None
        self.winner = shown.index(max(shown))
        return Call(Window(waiting=[s for s in range(g.seats) if s != self.winner], winner=self.winner), "finish")

    def finish(self, g: Duel) -> Any:
        state = g.state
        state.round += 1
        if state.round == g.options.rounds:
            best = max(camp.points for camp in state.camps)
            raise GameOver("rounds_played", tuple(camp.seat for camp in state.camps if camp.points == best))
        self.drawing = 0
        return Goto("deal")


class Window(Frame, tag="window", kw_only=True):
    rule: ClassVar[str] = "DUEL-WINDOW-01"
    waiting: Annotated[list[int], PUBLIC]
    winner: Annotated[int, PUBLIC]
    at: Annotated[str, PUBLIC] = "offer"

    def offer(self, g: Duel) -> Any:
        if not self.waiting:
            return Goto("award")
        return Ask((self.waiting[0],), (PASS, OBJECT), "replied", "object")

    def replied(self, g: Duel, seat: int, act: Pass | Object) -> Any:
        if isinstance(act, Pass):
            self.waiting.pop(0)
            return Goto("offer")
        g.state.camps[seat].objections -= 1
        return Goto("toss")

    def toss(self, g: Duel) -> Any:
        return Chance(Pick.evenly((0, 1)), "tossed", "toss-coin")

    def tossed(self, g: Duel, coin: int) -> Any:
        g.emit(Objected, self.waiting[0], bool(coin))
        if coin:
            return DONE
        self.waiting.pop(0)
        return Goto("offer")

    def award(self, g: Duel) -> Any:
        g.state.camps[self.winner].points += 1
        g.emit(PointWon, self.winner)
        return DONE


def never(g: Duel, seat: int) -> Action | None:
    return g.silence(seat)


def only_when_behind(g: Duel, seat: int) -> Action | None:
    behind = g.state.camps[seat].points < max(camp.points for camp in g.state.camps)
    return None if behind else g.silence(seat)


class Duel(Game[Table]):
    __slots__ = ()

    meta = Meta(
        id="duel",
        title="Duel",
        prefix="DUEL",
        min_seats=2,
        max_seats=4,
        options=DuelOptions,
        end_reasons=("rounds_played",),
        rules_version=1,
        stage="draft",
        end_rule="DUEL-ROUND-01",
        cap=40_000,
        presets={"short": DuelOptions(rounds=3)},
        hidden=True,
    )
    state_type = Table
    frames = (Round, Window)
    actions = (Seal, Object, Pass)
    event_types = (CardSealed, Revealed, PointWon, Objected, CardDrawn)
    kinds = (CARD,)
    orders = (Order("never_object", never), Order("only_when_behind", only_when_behind))

    @classmethod
    def load_content(cls, options: Options) -> Any:
        return SimpleNamespace(hash="d" * 64)

    @classmethod
    def set_up(cls, content: Any, options: Options, seats: int) -> tuple[Table, Frame]:
        return Table([Camp(seat, 0, 1, [], None) for seat in range(seats)], 0, 0), Round()

    def names(self) -> Names:
        return {"card": tuple(f"c{card}" for card in CARDS)}

    def census(self) -> dict[str, int]:
        return {"seats": len(self.state.camps)}

    def silence(self, seat: int) -> Action | None:
        return Pass() if isinstance(self.stack[-1], Window) and seat in self.asked() else None

    @classmethod
    def world(cls, view: View, rng: Rng) -> Duel:
        def some() -> CardId:
            return CardId(int(rng.random() * len(CARDS)))

        frame = view.stack[0] if view.stack else None
        sealing = frame is not None and frame.at == "seal"
        asked = {c.seat for c in view.table.camps} if sealing else set()
        camps = []
        for camp in view.table.camps:
            if camp.seat == view.seat:
                camps.append(Camp(camp.seat, camp.points, camp.objections, list(camp.hand), camp.sealed))
                continue
            hand = [some() for _ in range(camp.hand)]
            sealed = some() if sealing and camp.seat in asked and camp.hand < HAND else None
            camps.append(Camp(camp.seat, camp.points, camp.objections, hand, sealed))
        state = Table(camps, view.table.round, int(rng.random() * 1000))
        return cls.restore(cls.load_content(view.options), view.options, view.seats, state, view.stack, view.ending)


def register() -> None:
    """Let everything in this process find the game, as if it were one of ours. Tests undo it; servers need not."""
    if "duel" not in games.GAME_IDS:
        games.GAME_IDS = (*games.GAME_IDS, "duel")
        sys.modules["holdfast.games.duel"] = sys.modules[__name__]


GAME = Duel
