"""Deals with merchants and swaps among characters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg
from holdfast.games.under_our_sun import boards, effects_goods, look, stats
from holdfast.games.under_our_sun.actions import (
    Agree,
    Buy,
    BuyAmmo,
    CardId,
    Disassemble,
    Give,
    GiveCard,
    GoodId,
    Sell,
    Take,
    TakeCard,
)
from holdfast.games.under_our_sun.rules_small import PASS, YES_OR_NO
from holdfast.games.under_our_sun.state import ARROW, CARTRIDGE, KINDS, NOBODY, VALUE, WATER, Goods, Merchant

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.flow_trade import Barter, Dealing
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

GIVES = tuple(Give(GoodId(kind)) for kind in range(KINDS))
TAKES = tuple(Take(GoodId(kind)) for kind in range(KINDS))
AMMO = (BuyAmmo(GoodId(CARTRIDGE)), BuyAmmo(GoodId(ARROW)))


def _deal(g: Game) -> Dealing:
    frame: Any = g.stack[-1]
    found: Dealing = frame
    return found


def _merchant(g: Game) -> Merchant:
    return g.state.merchants[_deal(g).merchant]


def own_cards(g: Game, who: int) -> list[int]:
    """The cards on a board, the gear worn among them."""
    c = g.state.characters[who]
    return sorted(c.cards if c.gear == NOBODY else (*c.cards, c.gear))


@rule("UOS-TRADE-07", "UOS-TRADE-08")
def offer_for(g: Game, card: int) -> int:
    """What a merchant pays for a card: its full value, in 1.0 half of it, rounded down (UOS-RULING-133, 134)."""
    return g.content.thing(card).price * g.content.edition.sale_share // 100


# ---------------------------------------------------------------- merchants


def _price(g: Game, seat: int, act: Buy) -> dict[str, Arg]:
    return {"price": g.content.thing(act.card).price, "credit": _deal(g).credit}


@guard("UOS-TRADE-04")
def is_in_stock(g: Game, seat: int, act: Buy) -> bool:
    """Only what lies in his stock, and was not sold to him just now, can be bought."""
    return act.card in _merchant(g).cards and act.card not in _deal(g).sold


@guard("UOS-TRADE-04", because=_price)
def is_paid_for(g: Game, seat: int, act: Buy) -> bool:
    """The price must have been given in water or resources."""
    return _deal(g).credit >= g.content.thing(act.card).price


@guard("UOS-TRADE-07")
def owns_what_is_sold(g: Game, seat: int, act: Sell | Disassemble) -> bool:
    """Only a card of the own board that was not bought just now."""
    frame = _deal(g)
    return act.card in own_cards(g, frame.who) and act.card not in frame.bought


def stock_value(g: Game) -> int:
    """What the merchant could pay with: goods and cards at their value."""
    merchant = _merchant(g)
    goods = sum(n * VALUE[kind] for kind, n in enumerate(merchant.goods))
    return goods + sum(g.content.thing(card).price for card in merchant.cards)


def _funds(g: Game, seat: int, act: Sell) -> dict[str, Arg]:
    return {"price": offer_for(g, act.card), "funds": max(0, stock_value(g) - _deal(g).credit)}


@guard("UOS-TRADE-09", because=_funds)
def merchant_can_pay(g: Game, seat: int, act: Sell) -> bool:
    """He pays from his own stock, so a sale needs sufficient stock."""
    price = offer_for(g, act.card)
    return price > 0 and stock_value(g) >= _deal(g).credit + price


@guard("UOS-TRADE-10")
def is_ammo_for_sale(g: Game, seat: int, act: BuyAmmo) -> bool:
    """Cartridges and arrows are always to be had, for 1 water each, if there is room for them."""
    return act.good in (CARTRIDGE, ARROW) and _deal(g).credit >= 1 and effects_goods.room(g, _deal(g).who) > 0


@guard("UOS-TRADE-14")
def can_be_taken_apart(g: Game, seat: int, act: Disassemble) -> bool:
    """Only what is made of resources (UOS-RULING-137); 1.0 asks 1 water for it."""
    return g.content.thing(act.card).craft is not None and _deal(g).credit >= g.content.edition.disassemble_fee


@guard("UOS-TRADE-05")
def can_be_given(g: Game, seat: int, act: Give) -> bool:
    """Own water and resources, but no kind that was taken in this deal; merchants buy no loose ammunition."""
    frame = _deal(g)
    if act.good >= CARTRIDGE or frame.took >> act.good & 1:
        return False
    have = look.water_of(g, frame.who) if act.good == WATER else g.state.characters[frame.who].goods[act.good]
    return have > 0


@guard("UOS-TRADE-05")
def is_in_his_supply(g: Game, seat: int, act: Take) -> bool:
    """Water and resources of his stock, but no kind that was given in this deal."""
    return _merchant(g).goods[act.good] > 0 and not _deal(g).gave >> act.good & 1


@guard("UOS-RES-01")
def is_worth_it(g: Game, seat: int, act: Take) -> bool:
    """Its value in water must have been given."""
    return _deal(g).credit >= VALUE[act.good]


@guard("UOS-ACT-11")
def can_carry_it(g: Game, seat: int, act: Take) -> bool:
    """There must be room for it on the board."""
    who = _deal(g).who
    return effects_goods.free_water_room(g, who) > 0 if act.good == WATER else effects_goods.room(g, who) > 0


def _stocked(g: Game, seat: int) -> Iterable[Take]:
    return [TAKES[kind] for kind, n in enumerate(_merchant(g).goods) if n]


DEALS = (
    ActionRule(Buy, lambda g, seat: [Buy(CardId(card)) for card in _merchant(g).cards], (is_in_stock, is_paid_for)),
    ActionRule(Sell, lambda g, seat: [Sell(CardId(card)) for card in own_cards(g, _deal(g).who)],
               (owns_what_is_sold, merchant_can_pay)),
    ActionRule(BuyAmmo, lambda g, seat: AMMO, (is_ammo_for_sale,)),
    ActionRule(Disassemble, lambda g, seat: [Disassemble(CardId(card)) for card in own_cards(g, _deal(g).who)],
               (owns_what_is_sold, can_be_taken_apart)),
    ActionRule(Give, lambda g, seat: GIVES[:CARTRIDGE], (can_be_given,)),
    ActionRule(Take, _stocked, (is_in_his_supply, is_worth_it, can_carry_it)),
    PASS,
)  # fmt: skip


# ---------------------------------------------------------------- swaps


def _swap(g: Game) -> Barter:
    frame: Any = g.stack[-1]
    found: Barter = frame
    return found


def _has(g: Game, who: int, kind: int) -> int:
    return look.water_of(g, who) if kind == WATER else g.state.characters[who].goods[kind]


@guard("UOS-ACT-25")
def has_more_to_give(g: Game, seat: int, act: Give) -> bool:
    """Only what one has can be given."""
    return _has(g, _swap(g).who, act.good) > _swap(g).given[act.good]


@guard("UOS-ACT-25")
def partner_has_more(g: Game, seat: int, act: Take) -> bool:
    """Only what the partner has can be asked for."""
    return _has(g, _swap(g).other, act.good) > _swap(g).taken[act.good]


@guard("UOS-ACT-26")
def card_is_mine(g: Game, seat: int, act: GiveCard) -> bool:
    """A card of the own board that is not part of the swap yet."""
    return act.card in own_cards(g, _swap(g).who) and act.card not in _swap(g).cards_given


@guard("UOS-ACT-26")
def card_is_partners(g: Game, seat: int, act: TakeCard) -> bool:
    """A card of the partner's board that is not part of the swap yet."""
    return act.card in own_cards(g, _swap(g).other) and act.card not in _swap(g).cards_taken


@guard("UOS-ACT-11")
def both_have_room(g: Game, seat: int, act: Agree) -> bool:
    """Both boards must hold what they get; and something must change hands."""
    frame = _swap(g)
    if not any(frame.given) and not any(frame.taken) and not frame.cards_given and not frame.cards_taken:
        return False
    return _fits(g, frame.who, frame.given, frame.taken, frame.cards_given, frame.cards_taken) and _fits(
        g, frame.other, frame.taken, frame.given, frame.cards_taken, frame.cards_given
    )


def _fits(g: Game, who: int, out: Goods, into: Goods, cards_out: tuple[int, ...], cards_in: tuple[int, ...]) -> bool:
    """Would a board hold its things after a swap? Gear that comes in goes into a gear area that is empty."""
    c = g.state.characters[who]
    gear = NOBODY if c.gear in cards_out else c.gear
    cards = [card for card in c.cards if card not in cards_out]
    for card in cards_in:
        if gear == NOBODY and g.content.thing(card).kind == "gear":
            gear = card
        else:
            cards.append(card)
    goods = tuple(have - less + more for have, less, more in zip(c.goods, out, into, strict=True))
    if boards.room_for_resources(g.content, who, tuple(cards), gear) < boards.load_of(goods):
        return False
    bottles = sum(g.content.thing(card).abilities.water_room for card in cards)
    water = c.goods[WATER] - out[WATER] + into[WATER]
    water += sum(g.state.uses.get(card, 0) for card in cards if g.content.thing(card).abilities.water_room)
    return water <= g.content.boards[who].water + stats.stat(g, who, stats.STAT["max_water"]) + bottles


SWAPS = (
    ActionRule(Give, lambda g, seat: [GIVES[kind] for kind in range(KINDS) if _has(g, _swap(g).who, kind)],
               (has_more_to_give,)),
    ActionRule(GiveCard, lambda g, seat: [GiveCard(CardId(card)) for card in own_cards(g, _swap(g).who)],
               (card_is_mine,)),
    ActionRule(Take, lambda g, seat: [TAKES[kind] for kind in range(KINDS) if _has(g, _swap(g).other, kind)],
               (partner_has_more,)),
    ActionRule(TakeCard, lambda g, seat: [TakeCard(CardId(card)) for card in own_cards(g, _swap(g).other)],
               (card_is_partners,)),
    ActionRule(Agree, lambda g, seat: (Agree(),), (both_have_room,)),
    PASS,
)  # fmt: skip
CONSENT = YES_OR_NO
