"""Dealing with merchants, and swapping among characters, as chains of small steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.flow import DONE, Ask, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import Action
from holdfast.core.view import public
from holdfast.games.under_our_sun import effects_goods, events, look, rules_trade
from holdfast.games.under_our_sun.actions import (
    Agree,
    Buy,
    BuyAmmo,
    Disassemble,
    Give,
    GiveCard,
    Pass,
    Sell,
    Take,
    TakeCard,
)
from holdfast.games.under_our_sun.effects_goods import with_more
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import NOTHING, VALUE, WATER, Goods

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@public
@rule("UOS-ACT-27", "UOS-ACT-28", "UOS-ACT-29", "UOS-TRADE-03", "UOS-TRADE-04", "UOS-TRADE-05", "UOS-TRADE-06")
@rule("UOS-TRADE-07", "UOS-TRADE-08", "UOS-TRADE-09", "UOS-TRADE-10", "UOS-TRADE-11", "UOS-TRADE-12", "UOS-TRADE-13")
@rule("UOS-TRADE-14", "UOS-TRADE-15", "UOS-RES-01", "UOS-RES-04", "UOS-RES-05", "UOS-ITEM-02", "UOS-ITEM-03")
class Dealing(Frame, tag="dealing", kw_only=True):
    """Any number of deals with a merchant. What is given or sold counts as credit in water, what is taken uses it up.

    A kind that was given cannot be taken again, nor a card sold be bought back: nothing goes in circles. Credit that
    is left at the end is lost (UOS-RULING-131).
    """

    rule: ClassVar[str] = "UOS-TRADE-03"
    who: int
    merchant: int
    credit: int = 0
    gave: int = 0
    took: int = 0
    sold: tuple[int, ...] = ()
    bought: tuple[int, ...] = ()
    over: bool = False
    at: str = "begin"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"credit": self.credit}

    def begin(self, g: Game) -> Step:
        """In 2.0 a deal costs a fee of 1 water, which joins the stock."""
        fee = g.content.edition.trade_fee
        if fee:
            effects_goods.remove(g, self.who, WATER, fee)
            self.stock(g, WATER, fee)
        tell(g, events.TradeBegan, self.who, self.merchant)
        return Goto("offer")

    def stock(self, g: Game, kind: int, n: int) -> None:
        """Goods join the merchant's stock, or leave it."""
        merchant = g.state.merchants[self.merchant]
        merchant.goods = with_more(merchant.goods, kind, n)

    def offer(self, g: Game) -> Step:
        if self.over:
            return DONE
        return Ask(look.seat_of(g, self.who), rules_trade.DEALS, then="dealt", text="deal")

    def dealt(self, g: Game, seat: int, act: Action) -> Step:
        if isinstance(act, Give):
            effects_goods.remove(g, self.who, act.good, 1)
            self.stock(g, act.good, 1)
            self.credit += VALUE[act.good]
            self.gave |= 1 << act.good
            tell(g, events.Bartered, self.who, act.good, -1)
        elif isinstance(act, Take):
            self.stock(g, act.good, -1)
            effects_goods.receive(g, self.who, act.good, 1)
            self.credit -= VALUE[act.good]
            self.took |= 1 << act.good
            tell(g, events.Bartered, self.who, act.good, 1)
        elif isinstance(act, BuyAmmo):
            effects_goods.gain(g, self.who, act.good, 1)
            self.credit -= VALUE[act.good]
        elif isinstance(act, Pass):
            self.over = True
        else:
            self.deal_in_cards(g, act)
        return Goto("offer")

    def deal_in_cards(self, g: Game, act: Action) -> None:
        """Buy, sell or have a card taken apart."""
        merchant = g.state.merchants[self.merchant]
        if isinstance(act, Buy):
            merchant.cards = tuple(card for card in merchant.cards if card != act.card)
            self.credit -= g.content.thing(act.card).price
            self.bought = (*self.bought, act.card)
            effects_goods.take_card(g, self.who, act.card)
            tell(g, events.Bought, self.who, act.card)
        elif isinstance(act, Sell):
            self.credit += rules_trade.offer_for(g, act.card)
            effects_goods.remove_card(g, self.who, act.card)
            effects_goods.empty_bottle(g, act.card)
            effects_goods.charge_up(g, act.card)
            merchant.cards = tuple(sorted((*merchant.cards, act.card)))
            self.sold = (*self.sold, act.card)
            tell(g, events.Sold, self.who, act.card)
        elif isinstance(act, Disassemble):
            self.credit -= g.content.edition.disassemble_fee
            take_apart(g, self.who, act.card)


@rule("UOS-TRADE-14", "UOS-TRADE-15")
def take_apart(g: Game, who: int, card: int) -> None:
    """A card is discarded, and its resources come from the supply."""
    craft = g.content.thing(card).craft
    assert craft is not None
    effects_goods.remove_card(g, who, card)
    effects_goods.discard_card(g, card)
    tell(g, events.Disassembled, who, card)
    for kind, n in enumerate(craft):
        if n:
            effects_goods.gain(g, who, kind, n)


@public
@rule("UOS-ACT-24", "UOS-ACT-25", "UOS-ACT-26", "UOS-RES-04", "UOS-LOOT-03")
class Barter(Frame, tag="barter", kw_only=True):
    """A swap between two characters: one puts it together, the other agrees or not (UOS-RULING-136)."""

    rule: ClassVar[str] = "UOS-ACT-24"
    who: int
    other: int
    given: Goods = NOTHING
    taken: Goods = NOTHING
    cards_given: tuple[int, ...] = ()
    cards_taken: tuple[int, ...] = ()
    at: str = "offer"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.other if self.at == "ask" else self.who

    def offer(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_trade.SWAPS, then="proposed", text="swap")

    def proposed(self, g: Game, seat: int, act: Action) -> Step:
        if isinstance(act, Give):
            self.given = with_more(self.given, act.good, 1)
        elif isinstance(act, Take):
            self.taken = with_more(self.taken, act.good, 1)
        elif isinstance(act, GiveCard):
            self.cards_given = (*self.cards_given, act.card)
        elif isinstance(act, TakeCard):
            self.cards_taken = (*self.cards_taken, act.card)
        elif isinstance(act, Agree):
            same = look.seat_of(g, self.who) == look.seat_of(g, self.other)
            return Goto("swap" if same else "ask")
        else:
            return Goto("end")
        return Goto("offer")

    def ask(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.other), rules_trade.CONSENT, then="answered", text="swap-consent")

    def answered(self, g: Game, seat: int, act: Agree | Pass) -> Step:
        if isinstance(act, Agree):
            return Goto("swap")
        tell(g, events.SwapRefused, self.who, self.other)
        return Goto("end")

    def swap(self, g: Game) -> Step:
        for source, goods, cards in (
            (self.who, self.given, self.cards_given),
            (self.other, self.taken, self.cards_taken),
        ):
            for kind, n in enumerate(goods):
                if n:
                    effects_goods.remove(g, source, kind, n)
            for card in cards:
                c = g.state.characters[source]
                if c.gear == card:
                    c.gear = -1
                else:
                    c.cards = tuple(one for one in c.cards if one != card)
        self.hand_over(g, self.other, self.given, self.cards_given)
        self.hand_over(g, self.who, self.taken, self.cards_taken)
        tell(g, events.SwapMade, self.who, self.other)
        return Goto("end")

    def hand_over(self, g: Game, to: int, goods: Goods, cards: tuple[int, ...]) -> None:
        """One side receives what the other gave, cards first, for they may make room."""
        for card in cards:
            effects_goods.take_card(g, to, card)
        for kind, n in enumerate(goods):
            if n:
                effects_goods.receive(g, to, kind, n)

    def end(self, g: Game) -> Step:
        for who in (self.who, self.other):
            effects_goods.spill(g, who)
        return DONE


FRAMES: tuple[type[Frame], ...] = (Dealing, Barter)
