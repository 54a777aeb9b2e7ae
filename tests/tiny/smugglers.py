"""Smugglers: secret hands, a team's secret, sealed bids, luck, and a window that unwinds what it interrupts.

Seats 0 and 2 are one crew, 1 and 3 the other; each seat has a sign that its crew knows. Every round all seats seal
a card; the highest makes a run, whose worth a die decides. Before it is landed every other seat that still has
its whistle may blow it, which breaks the run off. Then each seat draws a card. The crew with the most loot wins.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Annotated, Any, ClassVar, NewType

import msgspec
from msgspec import Meta as Bounds
from msgspec import Struct

from holdfast import games
from holdfast.core.chance import Deal, Dice, Pick, Rng
from holdfast.core.events import NOBODY, OWNER, PUBLIC, TEAM, Event, owner_until
from holdfast.core.flow import DONE, Ask, AskAll, Call, Chance, Frame, GameOver, Goto, Step, Unwind
from holdfast.core.game import Game, View
from holdfast.core.ids import Kind, Names
from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.meta import Meta, Options
from holdfast.core.migration import Migration
from holdfast.core.plain import clone
from holdfast.core.record import Answer, Entry, Record
from holdfast.core.view import Seat, public

CardId = NewType("CardId", int)
CARD = Kind("card", CardId)
CARDS = tuple(range(20))
HAND = 3
SIGNS = (0, 1, 2)


class SmugglersOptions(Options, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Bounds(ge=1, le=2)] = 2
    whistles: bool = True


class Camp(Struct):
    """What lies before one seat."""

    seat: Annotated[int, PUBLIC]
    loot: Annotated[int, PUBLIC]
    whistle: Annotated[bool, PUBLIC]
    sign: Annotated[int | None, TEAM]
    hand: Annotated[list[CardId], OWNER]
    bidden: Annotated[bool, PUBLIC] = False
    open: Annotated[bool, PUBLIC] = False
    bid: Annotated[CardId | None, owner_until("open")] = None


class Cove(Struct):
    """The table."""

    camps: Annotated[list[Camp], PUBLIC]
    deck: Annotated[list[CardId], NOBODY]
    discards: Annotated[list[CardId], PUBLIC]
    round: Annotated[int, PUBLIC] = 1


class Bid(Action, frozen=True, tag="bid"):
    card: CardId


class Whistle(Action, frozen=True, tag="whistle"):
    pass


class KeepQuiet(Action, frozen=True, tag="keep_quiet"):
    pass


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    reveals: ClassVar[bool] = True
    seat: int
    card: Annotated[CardId | None, OWNER]


class SignShown(Event, frozen=True, tag="sign_shown"):
    reveals: ClassVar[bool] = True
    seat: int
    sign: Annotated[int | None, TEAM]


class BidSealed(Event, frozen=True, tag="bid_sealed"):
    seat: int
    card: Annotated[CardId | None, OWNER]


class Reminded(Event, frozen=True, tag="reminded"):
    """A note to oneself that nobody else hears of."""

    secret: ClassVar[bool] = True
    seat: int


class BidsOpened(Event, frozen=True, tag="bids_opened"):
    reveals: ClassVar[bool] = True
    cards: tuple[CardId, ...]


class RunLanded(Event, frozen=True, tag="run_landed"):
    seat: int
    worth: int


class RunBroken(Event, frozen=True, tag="run_broken"):
    seat: int
    by: int


@guard("TINY-HAND")
def in_hand(g: Smugglers, seat: int, act: Bid) -> bool:
    return act.card in g.state.camps[seat].hand


def hand(g: Smugglers, seat: int) -> Iterable[Bid]:
    return [Bid(card) for card in g.state.camps[seat].hand]


BID = ActionRule(Bid, hand, (in_hand,), ensured=(in_hand,))
WHISTLE = ActionRule(Whistle, lambda g, seat: (Whistle(),))
KEEP_QUIET = ActionRule(KeepQuiet, lambda g, seat: (KeepQuiet(),))


@public
class Nights(Frame, tag="nights"):
    """Deal, then night after night: bids, a run, new cards."""

    rule: ClassVar[str] = "TINY-NIGHT"
    seat: int = 0
    at: str = "sign"

    def sign(self, g: Smugglers) -> Step:
        return Chance(Pick.evenly(SIGNS), then="signed", text="sign")

    def signed(self, g: Smugglers, sign: int) -> Step:
        g.state.camps[self.seat].sign = sign
        g.emit(SignShown, self.seat, sign)
        return Goto("deal")

    def deal(self, g: Smugglers) -> Step:
        return Chance(Deal(tuple((card, 1) for card in g.state.deck), HAND), then="dealt", text="deal")

    def dealt(self, g: Smugglers, cards: tuple[int, ...]) -> Step:
        for card in cards:
            take_card(g, self.seat, CardId(card))
        self.seat = (self.seat + 1) % g.seats
        return Goto("bids" if self.seat == 0 else "sign")

    def bids(self, g: Smugglers) -> Step:
        missing = tuple(camp.seat for camp in g.state.camps if not camp.bidden)
        return AskAll(missing, (BID,), then="bid", text="bid") if missing else Goto("open")

    def bid(self, g: Smugglers, seat: int, act: Bid) -> Step:
        camp = g.state.camps[seat]
        camp.hand.remove(act.card)
        camp.bid, camp.bidden = act.card, True
        g.emit(BidSealed, seat, act.card)
        g.emit(Reminded, seat)
        return Goto("bids" if any(not one.bidden for one in g.state.camps) else "open")

    def open(self, g: Smugglers) -> Step:
        for camp in g.state.camps:
            camp.open = True
        bids = [camp.bid for camp in g.state.camps]
        g.emit(BidsOpened, tuple(card for card in bids if card is not None))
        return Call(Run(seat=bids.index(max(card for card in bids if card is not None))), then="clear")

    def clear(self, g: Smugglers) -> Step:
        for camp in g.state.camps:
            assert camp.bid is not None
            g.state.discards.append(camp.bid)
            camp.bid, camp.bidden, camp.open = None, False, False
        return Goto("draw")

    def draw(self, g: Smugglers) -> Step:
        return Chance(Pick.evenly(tuple(g.state.deck)), then="drawn", text="draw")

    def drawn(self, g: Smugglers, card: int) -> Step:
        take_card(g, self.seat, CardId(card))
        self.seat = (self.seat + 1) % g.seats
        return Goto("draw" if self.seat else "dawn")

    def dawn(self, g: Smugglers) -> Step:
        g.state.round += 1
        if g.state.round > g.options.rounds:
            settle(g)
        return Goto("bids")


@public
class Run(Frame, tag="run", kw_only=True):
    """The boat is out: a die says what it carries, then it is landed unless somebody whistles."""

    rule: ClassVar[str] = "TINY-RUN"
    seat: int
    worth: int = 0
    at: str = "roll"

    def roll(self, g: Smugglers) -> Step:
        return Chance(Dice(1), then="rolled", text="roll")

    def rolled(self, g: Smugglers, faces: tuple[int, ...]) -> Step:
        self.worth = faces[0]
        waiting = [camp.seat for camp in g.state.camps if camp.whistle and camp.seat != self.seat]
        return Call(Lookout(runner=self.seat, waiting=waiting), then="land")

    def land(self, g: Smugglers) -> Step:
        g.state.camps[self.seat].loot += self.worth
        g.emit(RunLanded, self.seat, self.worth)
        return DONE


@public
class Lookout(Frame, tag="lookout", kw_only=True):
    """A window: who still has a whistle may blow it; the first one ends the run."""

    rule: ClassVar[str] = "TINY-WHISTLE"
    runner: int
    waiting: list[int]
    at: str = "offer"

    def prompt(self, g: Smugglers, seat: int | None) -> dict[str, Any]:
        return {"left": len(self.waiting)}

    def offer(self, g: Smugglers) -> Step:
        if not self.waiting:
            return DONE
        return Ask((self.waiting[0],), (WHISTLE, KEEP_QUIET), then="replied", text="lookout")

    def replied(self, g: Smugglers, seat: int, act: Whistle | KeepQuiet) -> Step:
        self.waiting.pop(0)
        if isinstance(act, KeepQuiet):
            return Goto("offer")
        g.state.camps[seat].whistle = False
        g.emit(RunBroken, self.runner, seat)
        return Unwind(Nights, then="clear")


def take_card(g: Smugglers, seat: int, card: CardId) -> None:
    g.state.deck.remove(card)
    g.state.camps[seat].hand.append(card)
    g.state.camps[seat].hand.sort()
    g.emit(CardDrawn, seat, card)


def settle(g: Smugglers) -> None:
    loot = [sum(camp.loot for camp in g.state.camps if camp.seat % 2 == crew) for crew in (0, 1)]
    if loot[0] == loot[1]:
        raise GameOver("even")
    best = loot.index(max(loot))
    raise GameOver("richer", tuple(seat for seat in range(g.seats) if seat % 2 == best))


class Content(Struct, frozen=True):
    hash: str = "none"


CONTENT = Content()


def ask_only_whistles(record: Record) -> Record:
    """In version 1 a seat without a whistle was asked at the lookout as well, and could only keep quiet."""
    loud, spent = record.options["loud"], set[int]()
    entries: list[Entry] = []
    for entry in record.entries:
        if isinstance(entry, Answer) and entry.act["do"] == "keep_quiet" and (not loud or entry.seat in spent):
            continue
        if isinstance(entry, Answer) and entry.act["do"] == "alarm":
            spent.add(entry.seat)
            entry = msgspec.structs.replace(entry, act={"do": "whistle"})
        entries.append(entry)
    options = {"rounds": record.options["rounds"], "whistles": loud}
    return msgspec.structs.replace(record, options=options, entries=entries)


class Smugglers(Game[Cove]):
    __slots__ = ()

    meta = Meta(
        id="smugglers",
        title="Smugglers",
        prefix="TINY",
        min_seats=2,
        max_seats=4,
        options=SmugglersOptions,
        end_reasons=("richer", "even"),
        rules_version=2,
        stage="draft",
        end_rule="TINY-END",
        cap=100,
        presets={"loud": SmugglersOptions(), "short and quiet": SmugglersOptions(1, whistles=False)},
        hidden=True,
    )
    state_type = Cove
    frames = (Nights, Run, Lookout)
    actions = (Bid, Whistle, KeepQuiet)
    event_types = (CardDrawn, SignShown, BidSealed, Reminded, BidsOpened, RunLanded, RunBroken)
    kinds = (CARD,)
    migrations = (Migration(1, 2, ask_only_whistles, {"older": "none"}),)

    options: SmugglersOptions

    @classmethod
    def load_content(cls, options: Options) -> Content:
        return CONTENT

    @classmethod
    def set_up(cls, content: Any, options: Options, seats: int) -> tuple[Cove, Frame]:
        assert isinstance(options, SmugglersOptions)
        camps = [Camp(seat, 0, options.whistles, None, []) for seat in range(seats)]
        return Cove(camps, [CardId(card) for card in CARDS], []), Nights()

    def names(self) -> Names:
        return {"card": tuple(str(card) for card in CARDS)}

    def census(self) -> dict[str, int]:
        held = [len(camp.hand) + (camp.bid is not None) for camp in self.state.camps]
        return {"cards": sum(held) + len(self.state.deck) + len(self.state.discards)}

    def allies_of(self, viewer: Seat) -> Callable[[int], bool]:
        return lambda owner: viewer is not None and viewer % 2 == owner % 2

    @classmethod
    def world(cls, view: View, rng: Rng) -> Smugglers:
        """Deal what the viewer does not see: other hands, sealed bids, signs of the other crew, the deck."""
        table, signed = view.table, view.stack[0] if view.stack else None
        seen = {card for camp in table.camps for card in (*_list(camp.hand), *_one(camp.bid))}
        unseen = [CardId(card) for card in CARDS if card not in seen and card not in table.discards]

        def deal(count: int) -> list[CardId]:
            return sorted(unseen.pop(int(rng.random() * len(unseen))) for _ in range(count))

        camps = []
        for camp in table.camps:
            held = deal(camp.hand) if isinstance(camp.hand, int) else list(camp.hand)
            bid = deal(1)[0] if camp.bidden and camp.bid is None else camp.bid
            has_sign = (
                signed is None or signed.at not in ("sign", "deal") or camp.seat < signed.seat + (signed.at == "deal")
            )
            sign = int(rng.random() * len(SIGNS)) if camp.sign is None and has_sign else camp.sign
            camps.append(Camp(camp.seat, camp.loot, camp.whistle, sign, held, camp.bidden, camp.open, bid))
        state = Cove(camps, sorted(unseen), list(table.discards), table.round)
        stack = [clone(frame) for frame in view.stack]
        return cls.restore(CONTENT, view.options, view.seats, state, stack, view.ending)


def _list(hand: list[CardId] | int) -> list[CardId]:
    return [] if isinstance(hand, int) else hand


def _one(bid: CardId | None) -> list[CardId]:
    return [] if bid is None else [bid]


def register() -> None:
    """Let everything in this process find the game, as if it were one of ours. Tests undo it; servers need not."""
    if "smugglers" not in games.GAME_IDS:
        games.GAME_IDS = (*games.GAME_IDS, "smugglers")
        sys.modules["holdfast.games.smugglers"] = sys.modules[__name__]


GAME = Smugglers
