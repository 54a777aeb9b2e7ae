"""Merchants: the fee, buying, bartering, selling, ammunition and taking things apart."""

from __future__ import annotations

import pytest

from holdfast.core.chance import Pick
from holdfast.core.flow import Chance
from holdfast.games.under_our_sun.actions import (
    Buy,
    BuyAmmo,
    CardId,
    Disassemble,
    Give,
    Sell,
    Take,
    Trade,
)
from holdfast.games.under_our_sun.flow_cards import StockMerchant
from holdfast.games.under_our_sun.state import FOOD, GOODS, LAWRENCE, ROAMING, WATER
from holdfast.games.under_our_sun.vocabulary_words import MerchantId
from tests.games.under_our_sun.sun import Sun, begin, turn

rule, example = pytest.mark.rule, pytest.mark.example
POST = Trade(MerchantId(LAWRENCE))


def post(*stock: str, water: int = 1, own: tuple[str, ...] = (), edition: str = "second", **goods: int) -> Sun:
    """The Medic with some water and cards of her own, before Lawrence with a stock of cards and goods."""
    sun = turn("medic", edition=edition).merchant(*stock, **goods)
    sun["medic"].goods = (water, *sun["medic"].goods[1:])
    sun.state.supply = (sun.state.supply[WATER] + 5 - water, *sun.state.supply[1:])
    return sun.give("medic", *own)


def deal(sun: Sun) -> Sun:
    return sun.do(POST)


def stock(sun: Sun) -> dict[str, int]:
    """What Lawrence has."""
    return {GOODS[kind]: n for kind, n in enumerate(sun.state.merchants[LAWRENCE].goods) if n}


def card_of(sun: Sun, face: str) -> CardId:
    """A card in Lawrence's stock."""
    cards = sun.state.merchants[LAWRENCE].cards
    return CardId(next(card for card in cards if sun.g.content.thing(card).name == face))


# ---------------------------------------------------------------- who deals, and what it costs


@example("UOS-EX-045")
@rule("UOS-ACT-27", "UOS-ACT-29", "UOS-TILE-10", "UOS-TRADE-03")
def test_a_deal_costs_one_ap_and_one_water_for_the_merchant() -> None:
    sun = deal(post(water=1))
    assert (sun["medic"].ap, sun.goods("medic").get("water", 0)) == (5, 0)
    assert stock(sun) == {"water": 1}
    sun = deal(post("knife", water=1, metal=1))
    assert stock(sun) == {"water": 1, "metal": 1}
    four = turn("medic")
    four["medic"].goods = (1, *four["medic"].goods[1:])
    four.state.merchants[LAWRENCE].goods = (4, *four.state.merchants[LAWRENCE].goods[1:])
    deal(four)
    assert stock(four) == {"water": 5}


@rule("UOS-ACT-27")
def test_without_water_there_is_no_deal() -> None:
    assert post(water=0).refused(POST).rule == "UOS-ACT-27"


@example("UOS-EX-046")
@rule("UOS-ACT-28")
def test_in_the_first_edition_a_deal_costs_no_water() -> None:
    sun = deal(post(water=1, edition="first"))
    assert (sun["medic"].ap, sun.goods("medic")["water"], stock(sun)) == (5, 1, {})
    assert post(water=0, edition="first").can(POST)


@rule("UOS-TRADE-03", "UOS-TILE-10")
def test_deals_are_made_in_the_own_turn_on_the_merchants_tile() -> None:
    sun = turn("medic", "scout").merchant(water=2)
    refusal = sun.g.why_not(1, POST)
    assert refusal is not None
    assert refusal.key == "no-not-your-turn"
    away = turn("medic", tile="salt_flat").merchant(water=2)
    assert away.refused(POST).rule == "UOS-TRADE-03"


# ---------------------------------------------------------------- buying and bartering


@rule("UOS-TRADE-04", "UOS-RES-04")
def test_a_card_is_bought_for_its_price_in_water_or_resources() -> None:
    sun = deal(post("knife", water=2).give("medic", wood=1))
    knife = card_of(sun, "knife")
    assert sun.refused(Buy(knife)).key == "no-is-paid-for"
    sun.do(Give(sun.good("water")), Give(sun.good("wood")), Buy(knife))
    assert "knife" in sun.cards("medic")
    assert stock(sun) == {"water": 2, "wood": 1}, "what was paid is his, the fee too"
    assert sun.state.merchants[LAWRENCE].cards == ()


@example("UOS-EX-003")
@rule("UOS-RES-01", "UOS-RES-04", "UOS-TRADE-05", "UOS-TRADE-06")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_one_food_is_worth_two_water(edition: str) -> None:
    sun = deal(post(water=1, edition=edition).give("medic", food=1))
    sun.state.merchants[LAWRENCE].goods = (4, *sun.state.merchants[LAWRENCE].goods[1:])
    had = sun.goods("medic").get("water", 0)
    sun.do(Give(sun.good("food")), Take(sun.good("water")), Take(sun.good("water")))
    assert sun.goods("medic") == {"water": had + 2}
    assert stock(sun) == {"water": 2, "food": 1}
    assert sun.refused(Take(sun.good("water"))).rule == "UOS-RES-01"


@rule("UOS-RES-01", "UOS-TRADE-05", "UOS-TRADE-06")
@pytest.mark.parametrize(
    ("good", "value"),
    [("fabric", 1), ("metal", 1), ("food", 2), ("connector", 2), ("wood", 2), ("alcohol", 3), ("plastic", 3)],
)
def test_every_resource_has_its_value_in_water(good: str, value: int) -> None:
    sun = post(water=1).give("medic", **{good: 1})
    sun.state.merchants[LAWRENCE].goods = (4, *sun.state.merchants[LAWRENCE].goods[1:])
    deal(sun).do(Give(sun.good(good)))
    for _ in range(value):
        sun.do(Take(sun.good("water")))
    assert not sun.can(Take(sun.good("water")))


@rule("UOS-TRADE-05")
def test_only_what_is_in_his_supply_can_be_taken() -> None:
    sun = deal(post(water=1, metal=1).give("medic", wood=1))
    sun.do(Give(sun.good("wood")))
    assert sun.can(Take(sun.good("metal")))
    assert sun.refused(Take(sun.good("alcohol"))).rule == "UOS-TRADE-05"


# ---------------------------------------------------------------- selling


@example("UOS-EX-047")
@rule("UOS-TRADE-07", "UOS-TRADE-09")
def test_a_sale_brings_the_full_value_in_a_mixture_of_his_stock() -> None:
    sun = post(water=1, own=("bandage",), fabric=1)
    sun.state.merchants[LAWRENCE].goods = (3, *sun.state.merchants[LAWRENCE].goods[1:])
    deal(sun)
    assert stock(sun) == {"water": 4, "fabric": 1}
    sun.do(Sell(sun.card("bandage")))
    for good in ("water", "water", "water", "water", "fabric"):
        sun.do(Take(sun.good(good)))
    assert sun.goods("medic") == {"water": 4, "fabric": 1}
    assert stock(sun) == {}


@rule("UOS-TRADE-07")
def test_a_sale_may_be_paid_with_equipment() -> None:
    sun = deal(post("knife", water=1, own=("bandage",), metal=4))
    sun.do(Sell(sun.card("bandage")), Buy(card_of(sun, "knife")))
    assert sun.cards("medic") == ["knife"]


@rule("UOS-TRADE-09")
def test_a_sale_needs_stock_to_pay_it_from() -> None:
    sun = deal(post(water=1, own=("bandage",), metal=1))
    assert sun.refused(Sell(sun.card("bandage"))).rule == "UOS-TRADE-09"


@example("UOS-EX-048")
@rule("UOS-TRADE-08")
def test_in_the_first_edition_a_sale_brings_half_the_value() -> None:
    sun = post(water=0, own=("bandage",), edition="first")
    sun.state.merchants[LAWRENCE].goods = (9, *sun.state.merchants[LAWRENCE].goods[1:])
    deal(sun).do(Sell(sun.card("bandage")), Take(sun.good("water")), Take(sun.good("water")))
    assert sun.goods("medic") == {"water": 2}
    assert not sun.can(Take(sun.good("water")))


# ---------------------------------------------------------------- ammunition and taking apart


@example("UOS-EX-004")
@rule("UOS-RES-05", "UOS-TRADE-10", "UOS-TRADE-11")
def test_one_plastic_buys_three_pieces_of_ammunition() -> None:
    sun = deal(post(water=1).give("medic", plastic=1))
    sun.do(Give(sun.good("plastic")))
    sun.do(BuyAmmo(sun.good("cartridge")), BuyAmmo(sun.good("arrow")), BuyAmmo(sun.good("arrow")))
    assert sun.goods("medic") == {"cartridge": 1, "arrow": 2}
    assert stock(sun) == {"water": 1, "plastic": 1}, "the ammunition was not his"
    assert sun.refused(BuyAmmo(sun.good("arrow"))).rule == "UOS-TRADE-10"


@example("UOS-EX-049")
@rule("UOS-TRADE-12", "UOS-TRADE-14", "UOS-TRADE-15", "UOS-ITEM-02")
def test_taking_apart_is_free_and_gives_the_resources_from_the_supply() -> None:
    sun = deal(post(water=1, own=("spear",)))
    supply, spear = sun.state.supply, sun.card("spear")
    sun.do(Disassemble(spear))
    assert sun.goods("medic") == {"metal": 1, "wood": 1}
    assert sum(supply) - sum(sun.state.supply) == 2
    assert stock(sun) == {"water": 1}
    assert spear in sun.state.shelf


@example("UOS-EX-050")
@rule("UOS-TRADE-13", "UOS-ITEM-03")
def test_in_the_first_edition_taking_apart_costs_one_water() -> None:
    sun = deal(post(water=1, own=("spear",), edition="first"))
    assert sun.refused(Disassemble(sun.card("spear"))).key == "no-can-be-taken-apart"
    sun.do(Give(sun.good("water")), Disassemble(sun.card("spear")))
    assert sun.goods("medic") == {"metal": 1, "wood": 1}
    assert stock(sun) == {"water": 1}
    assert not sun.can(Take(sun.good("water")))


@rule("UOS-TRADE-14")
def test_what_is_not_made_of_resources_cannot_be_taken_apart() -> None:
    sun = deal(post(water=1, own=("fire_axe",)))
    assert sun.refused(Disassemble(sun.card("fire_axe"))).key == "no-can-be-taken-apart"


# ---------------------------------------------------------------- the roaming merchant


@rule("UOS-TRADE-01", "UOS-TRADE-02", "UOS-SETUP-27", "UOS-SETUP-28")
@pytest.mark.parametrize(("edition", "kinds"), [("second", {"item", "gear"}), ("first", {"item"})])
def test_the_roaming_merchant_comes_with_water_cubes_and_cards_from_the_loot_deck(
    edition: str, kinds: set[str]
) -> None:
    sun = turn("medic", tile="salt_flat", edition=edition)
    begin(sun, StockMerchant(merchant=ROAMING, place=sun.place("salt_flat")))
    for _ in range(4):
        assert sun.asked == "? bag"
        sun.luck(next(iter(sun.g.question.dist.outcomes()))[0])  # type: ignore[union-attr]
    for _ in range(3):
        question = sun.g.question
        assert isinstance(question, Chance)
        assert isinstance(question.dist, Pick)
        assert {sun.g.content.thing(card).kind for card in question.dist.values} == kinds
        sun.luck(question.dist.values[0])
    merchant = sun.state.merchants[ROAMING]
    assert (merchant.goods[WATER], sum(merchant.goods[FOOD:]), len(merchant.cards)) == (4, 4, 3)
    assert merchant.place == sun.place("salt_flat")
    assert sun.can(Trade(MerchantId(ROAMING)))
