"""What a character cannot do in its turn, at a merchant or in a swap, and the words for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast.core.legality import Action
from holdfast.games.under_our_sun.actions import (
    Agree,
    Buy,
    BuyStart,
    CardId,
    CharacterId,
    Charge,
    ChooseCharacter,
    Collect,
    CollectCard,
    Cook,
    CraftAmmo,
    CraftCamp,
    Drop,
    DropCard,
    Explore,
    Give,
    GiveCard,
    LightFire,
    Load,
    Move,
    PickUpTrap,
    RevealRole,
    Sell,
    Sleep,
    Sneak,
    Swap,
    Take,
    TakeCard,
    TakeOff,
    TakeWater,
    Trade,
    Use,
    UseSkill,
    Wear,
)
from holdfast.games.under_our_sun.state import LAWRENCE, NOBODY, NOTHING, Modifier
from holdfast.games.under_our_sun.stats import STAT
from holdfast.games.under_our_sun.vocabulary_words import MerchantId
from tests.games.under_our_sun.sun import Sun, new_game, turn

rule = pytest.mark.rule
Try = Callable[[Sun], Action]


def bare(ap: int = 6, **goods: int) -> Sun:
    """The Medic and the Scout on a tile without resources; the Medic's turn."""
    sun = turn("medic", "scout", tile="wind_farm", ap=ap)
    sun.state.printed[sun.tile("wind_farm")] = NOTHING
    return sun.give("medic", **goods)


def shelf(sun: Sun) -> CardId:
    """A card that lies in its deck."""
    return CardId(sun.state.shelf[0])


THINGS: list[tuple[str, Callable[[], Sun], Try]] = [
    ("lies-here", lambda: bare(), lambda sun: Collect(sun.good("metal"))),
    ("has-storage", lambda: bare(fabric=3).drop("wind_farm", metal=1), lambda sun: Collect(sun.good("metal"))),
    ("card-lies-here", lambda: bare(), lambda sun: CollectCard(shelf(sun))),
    ("is-ammunition", lambda: bare(wood=1), lambda sun: CraftAmmo(sun.good("wood"))),
    ("has-the-material", lambda: bare(wood=1), lambda sun: CraftAmmo(sun.good("cartridge"))),
    ("no-camp-yet", lambda: bare(fabric=2, wood=1).mark("camps", "wind_farm"), lambda sun: CraftCamp()),
    ("can-be-used", lambda: bare().give("medic", "knife"), lambda sun: Use(sun.card("knife"), 0)),
    ("skill-can-be-used", lambda: bare(), lambda sun: UseSkill(0)),
    ("owns-it", lambda: bare(), lambda sun: Drop(sun.good("metal"))),
    ("owns-the-card", lambda: bare(), lambda sun: DropCard(shelf(sun))),
    ("is-spare-gear", lambda: bare().give("medic", "knife"), lambda sun: Wear(sun.card("knife"))),
    ("wears-gear", lambda: bare(), lambda sun: TakeOff()),
    (
        "fits-after-changing",
        lambda: bare(fabric=3).give("medic", "knife", "spear", "sun_poncho"),
        lambda sun: TakeOff(),
    ),
    ("can-be-loaded", lambda: bare(arrow=1).give("medic", "bow"), lambda sun: Load(sun.card("bow"))),
    ("no-fire-yet", lambda: bare(wood=1).give("medic", "lighter").mark("fires", "wind_farm"), lambda sun: LightFire()),
    (
        "has-ap-to-cook",
        lambda: bare(1, food=1).mark("fires", "wind_farm").mark("pits", "wind_farm"),
        lambda sun: Cook(),
    ),
    ("trap-stands-here", lambda: bare(), lambda sun: PickUpTrap()),
    ("water-is-stored-here", lambda: bare().mark("camps", "wind_farm"), lambda sun: TakeWater()),
    ("has-ap-to-sleep", lambda: bare(3), lambda sun: Sleep()),
    ("has-ap-to-move", lambda: bare(1).lay("looted_store", "wind_farm"), lambda sun: Move(sun.tile("looted_store"))),
    ("has-ap-to-sneak", lambda: bare(2).lay("looted_store", "wind_farm"), lambda sun: Sneak(sun.tile("looted_store"))),
    ("place-is-unrevealed", lambda: bare(), lambda sun: Charge(sun.place("new_haven"))),
    ("has-ap-to-charge", lambda: bare(1), lambda sun: Charge(sun.beside("wind_farm"))),
]


@rule("UOS-ACT-10", "UOS-ACT-11", "UOS-ACT-19", "UOS-ACT-39", "UOS-ACT-48", "UOS-AMMO-06", "UOS-AMMO-07", "UOS-AMMO-11")
@rule("UOS-CAMP-03", "UOS-CAMP-05", "UOS-CHAR-07", "UOS-CHAR-14", "UOS-CHAR-17", "UOS-FIRE-01", "UOS-FIRE-11")
@rule("UOS-MOVE-02", "UOS-MOVE-03", "UOS-MOVE-04", "UOS-MOVE-07", "UOS-TRAP-06")
@pytest.mark.parametrize(("reason", "position", "act"), THINGS, ids=[one[0] for one in THINGS])
def test_what_a_turn_does_not_allow(reason: str, position: Callable[[], Sun], act: Try) -> None:
    sun = position()
    assert sun.refused(act(sun)).key == f"no-{reason}"


@rule("UOS-ACT-02")
def test_exploring_in_a_sandstorm_takes_two_ap() -> None:
    sun = bare(1)
    sun.state.modifiers = (Modifier(STAT["explore_cost"], 1, NOBODY, NOBODY, 1),)
    assert sun.refused(Explore(sun.beside("wind_farm"))).key == "no-has-ap-to-explore"


@rule("UOS-TEAM-16")
def test_nobody_reveals_himself_twice() -> None:
    sun = turn("medic", "scout", mode="semi_cooperative")
    sun.state.roles[0].side = sun.state.roles[0].card = 1
    sun.do(RevealRole())
    assert sun.refused(RevealRole()).key == "no-is-still-unknown"


@rule("UOS-TRADE-04", "UOS-TRADE-07", "UOS-ACT-11")
def test_what_a_deal_does_not_allow() -> None:
    sun = turn("medic").merchant("knife", wood=2).give("medic", "bandage", "spear", fabric=3)
    sun.do(Trade(MerchantId(LAWRENCE)))
    assert sun.refused(Buy(shelf(sun))).key == "no-is-in-stock"
    assert sun.refused(Sell(shelf(sun))).key == "no-owns-what-is-sold"
    sun.do(Give(sun.good("water")), Give(sun.good("water")))
    assert sun.refused(Take(sun.good("wood"))).key == "no-can-carry-it"


@rule("UOS-ACT-25", "UOS-ACT-26", "UOS-ACT-11")
def test_what_a_swap_does_not_allow() -> None:
    sun = bare(fabric=3).give("scout", metal=1).do(Swap(CharacterId(1)))
    assert sun.refused(Give(sun.good("metal"))).key == "no-has-more-to-give"
    assert sun.refused(Take(sun.good("wood"))).key == "no-partner-has-more"
    assert sun.refused(GiveCard(shelf(sun))).key == "no-card-is-mine"
    assert sun.refused(TakeCard(shelf(sun))).key == "no-card-is-partners"
    sun.do(Take(sun.good("metal")))
    assert sun.refused(Agree()).key == "no-both-have-room", "the Medic's board is full"


@rule("UOS-SETUP-14", "UOS-SETUP-17", "UOS-SETUP-18", "UOS-ACT-11")
def test_what_cannot_be_bought_before_the_first_morning() -> None:
    sun = new_game(2).luck(3, 0).do(ChooseCharacter(CharacterId(0)), ChooseCharacter(CharacterId(1)))
    content = sun.g.content
    by_stars = sorted(content.starting_cards, key=lambda card: (content.thing(card).stars, card))
    cheap = by_stars[0]
    sun.luck(tuple(sorted((cheap, *by_stars[1 - content.equipment_cards :]))))
    dear = max(sun.state.offer, key=lambda card: content.thing(card).stars)
    assert sun.refused(BuyStart(shelf(sun), CharacterId(0))).key == "no-is-on-offer"
    assert sun.refused(BuyStart(CardId(cheap), CharacterId(1))).key == "no-is-own-character"
    sun.g.stack[0].points = (1, 0)  # type: ignore[attr-defined]
    assert sun.refused(BuyStart(CardId(dear), CharacterId(0))).key == "no-points-suffice"
