"""Stealing from the roaming merchant, attacking him, and what that means for good."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import (
    Attack,
    EnemyId,
    Loot,
    Move,
    PickCard,
    PickGoods,
    Steal,
    Trade,
)
from holdfast.games.under_our_sun.events import EnemyAttacked
from holdfast.games.under_our_sun.flow_cards import StockMerchant
from holdfast.games.under_our_sun.state import FENCE, LAWRENCE, ROAMING
from holdfast.games.under_our_sun.vocabulary_words import MerchantId
from tests.games.under_our_sun.sun import Sun, begin, turn

rule, example = pytest.mark.rule, pytest.mark.example
HIM = EnemyId(FENCE)
DEAL = Trade(MerchantId(ROAMING))


def market(*names: str, **parts: object) -> Sun:
    """Characters on the Salt Flat with the roaming merchant, who has 2 metal, 2 wood, a knife and a spear."""
    sun = turn(*(names or ("scout",)), tile="salt_flat", **parts)
    return sun.merchant("knife", "spear", "bow", tile="salt_flat", metal=2, wood=2)


def fence(sun: Sun) -> int:
    return sun.standee(FENCE).damage


@example("UOS-EX-081")
@rule("UOS-THEFT-01", "UOS-THEFT-03")
def test_each_success_of_a_theft_takes_one_resource() -> None:
    sun = market().do(Steal())
    assert (sun.pool, sun["scout"].ap) == ("GY", 5)
    sun.roll(1, 1).do(PickGoods(sun.good("metal")), PickGoods(sun.good("wood")))
    assert {"metal": 1, "wood": 1}.items() <= sun.goods("scout").items()
    assert sum(sun.state.merchants[ROAMING].goods) == 2
    assert sun.asked == "act"
    assert sun.can(DEAL), "he has noticed nothing"


@example("UOS-EX-082")
@rule("UOS-THEFT-04", "UOS-THEFT-05", "UOS-THEFT-06")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_failed_theft_takes_nothing_and_makes_him_an_enemy_for_good(edition: str) -> None:
    sun = market(edition=edition).do(Steal()).roll(0, 0)
    assert sun.asked == "initial-round"
    sun.no().roll(1)
    assert sun["scout"].hp == 5
    assert sum(sun.state.merchants[ROAMING].goods) == 4
    assert not sun.can(DEAL)
    assert sun.refused(DEAL).rule == "UOS-THEFT-14"
    assert sun.refused(Steal()).rule == "UOS-THEFT-01"


@rule("UOS-THEFT-06")
def test_he_is_the_enemy_of_the_thief_alone() -> None:
    sun = market("scout", "medic").do(Steal()).roll(0, 0).no().roll(0)
    assert sun.state.merchants[ROAMING].hostile == 1 << sun.who("scout")
    other = market("medic", "scout")
    other.state.merchants[ROAMING].hostile = 1 << other.who("scout")
    other.do(DEAL).no()
    assert (other.asked, other.events(EnemyAttacked)) == ("act", [])


@rule("UOS-THEFT-02")
def test_in_the_first_edition_stealing_costs_an_ap_more() -> None:
    sun = market(edition="first").do(Steal())
    assert sun["scout"].ap == 4
    poor = market(edition="first", ap=1)
    assert poor.refused(Steal()).rule == "UOS-THEFT-02"
    assert market(ap=1).can(Steal())


@rule("UOS-THEFT-07")
def test_the_trading_post_cannot_be_stolen_from() -> None:
    sun = turn("scout").merchant(metal=2)
    assert sun.refused(Steal()).rule == "UOS-THEFT-07"


@rule("UOS-THEFT-08", "UOS-THEFT-12")
def test_attacking_him_makes_him_an_enemy_who_strikes_back() -> None:
    sun = market("veteran")
    assert sun.refused(Loot(HIM)).rule == "UOS-ACT-30", "he must be defeated first"
    sun.do(Attack(HIM)).roll(1, 0).roll(1)
    assert (fence(sun), sun["veteran"].hp) == (1, 6)
    assert sun.refused(DEAL).rule == "UOS-THEFT-14"


@rule("UOS-THEFT-09", "UOS-THEFT-08", "UOS-THEFT-11")
def test_a_defeated_merchant_is_looted_once_with_a_green_die() -> None:
    sun = market("veteran")
    sun.standee(FENCE).damage = 4
    sun.do(Attack(HIM)).roll(1, 0).roll(0).do(Loot(HIM))
    assert (sun.pool, sun["veteran"].ap) == ("G", 4)
    sun.roll(0)
    assert sun.asked == "? bag", "line 0 of his card is one random resource"
    sun.draw("metal")
    assert sun.goods("veteran")["metal"] == 1, "his stock is not part of it"
    assert sun.state.merchants[ROAMING].gone
    assert not sun.offered(Loot)
    assert not sun.offered(Trade)


@example("UOS-EX-083")
@rule("UOS-THEFT-10", "UOS-THEFT-11")
def test_in_the_first_edition_a_raid_brings_two_cards_of_choice_and_all_resources() -> None:
    sun = market("thickskin", edition="first")
    sun.standee(FENCE).damage = 4
    sun.do(Attack(HIM)).roll(1, 0).roll(0).do(Loot(HIM))
    knife, spear, bow = sorted(sun.state.merchants[ROAMING].cards, key=lambda card: sun.g.content.thing(card).price)
    sun.do(PickCard(spear), PickCard(bow))  # type: ignore[arg-type]
    assert sorted(sun.cards("thickskin")) == ["bow", "spear"]
    assert {"metal": 2, "wood": 2}.items() <= sun.goods("thickskin").items()
    assert sun.state.merchants[ROAMING].gone
    assert knife in sun.state.shelf
    assert FENCE not in [one.card for one in sun.state.enemies]


@rule("UOS-THEFT-13", "UOS-THEFT-14")
def test_who_flees_from_him_gets_no_more_deals_and_his_wounds_close() -> None:
    sun = market("veteran").do(Attack(HIM)).roll(1, 0).roll(0)
    sun.do(Move(sun.tile("new_haven"))).roll(0)
    assert fence(sun) == 0
    assert sun.state.merchants[ROAMING].barred == 1 << sun.who("veteran")
    sun.state.merchants[ROAMING].hostile = 0
    sun.do(Move(sun.tile("salt_flat")))
    assert sun.refused(DEAL).rule == "UOS-THEFT-14"


@rule("UOS-THEFT-13")
def test_his_wounds_stay_open_while_somebody_is_left() -> None:
    sun = market("veteran", "medic").do(Attack(HIM)).roll(1, 0).roll(0)
    sun.do(Move(sun.tile("new_haven"))).roll(0)
    assert fence(sun) == 1


@rule("UOS-THEFT-15", "UOS-THEFT-08")
@pytest.mark.parametrize(("merchant", "raided"), [(LAWRENCE, False), (ROAMING, True)])
def test_the_trading_post_cannot_be_raided(merchant: int, raided: bool) -> None:
    sun = turn("veteran", tile="salt_flat" if merchant == ROAMING else "new_haven")
    begin(sun, StockMerchant(merchant=merchant, place=sun["veteran"].place)).until_asked("act")
    assert bool(sun.offered(Attack)) == raided
    assert sun.can(Trade(MerchantId(merchant)))
