"""Interactions: exploring, collecting, water, crafting, swapping, looting, eating, sleeping, containers, dropping."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import effects_goods
from holdfast.games.under_our_sun.actions import (
    Agree,
    AttackWith,
    Buy,
    Collect,
    CollectCard,
    CollectRain,
    Craft,
    CraftAmmo,
    Drop,
    DropCard,
    Explore,
    FromTile,
    Give,
    GiveCard,
    LightFire,
    Load,
    Loot,
    LootFallen,
    OpenBox,
    PickCard,
    PickGoods,
    Refill,
    Sleep,
    Swap,
    Take,
    TakeCard,
    TakeWater,
    Trade,
    Use,
)
from holdfast.games.under_our_sun.state import AFTERNOON, FIT, MORNING, NIGHT, OK, TIRED, WATER
from holdfast.games.under_our_sun.vocabulary_words import MerchantId
from tests.games.under_our_sun.sun import turn

rule, example = pytest.mark.rule, pytest.mark.example
EDITIONS = ["second", "first"]


# ---------------------------------------------------------------- exploring and collecting


@rule("UOS-ACT-02", "UOS-ACT-03", "UOS-TILE-08", "UOS-EVENT-01")
def test_exploring_lays_a_tile_with_all_that_is_printed_on_it() -> None:
    sun = turn("medic", "scout")
    sun.do(Explore(sun.beside("new_haven", 2))).draw("motel_ruin")
    assert sun["medic"].ap == 5
    assert sun.lying("motel_ruin") == {"fabric": 2, "alcohol": 1, "food": 1}
    assert sun.marked("events", "motel_ruin")
    assert sun["medic"].place == sun.place("new_haven")


@example("UOS-EX-041")
@rule("UOS-ACT-10")
def test_an_ap_buys_two_resources_or_one_card() -> None:
    sun = turn("medic", "scout", tile="salt_flat").drop("salt_flat", "knife", fabric=3)
    knife = sun.state.ground[sun.tile("salt_flat")][0]
    sun.do(Collect(sun.good("fabric")), PickGoods(sun.good("fabric")))
    assert (sun["medic"].ap, sun.goods("medic")["fabric"]) == (5, 2)
    sun.do(CollectCard(knife))  # type: ignore[arg-type]
    assert (sun["medic"].ap, sun.cards("medic")) == (4, ["knife"])
    sun.do(Collect(sun.good("fabric")))
    assert sun["medic"].ap == 3


@rule("UOS-ACT-12")
def test_water_cannot_be_collected_but_taken_from_a_camp() -> None:
    sun = turn("medic", "scout", tile="rock_shelter").drop("rock_shelter", water=2)
    refusal = sun.refused(Collect(sun.good("water")))
    assert refusal.rule == "UOS-ACT-12"
    sun["medic"].goods = (4, *[0] * 9)
    sun.do(TakeWater())
    assert sun["medic"].goods[WATER] == 5
    assert sun.lying("rock_shelter") == {"wood": 1, "water": 1}


@example("UOS-EX-042")
@rule("UOS-ACT-13", "UOS-RES-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_refilling_fills_the_reserve_and_all_bottles_and_empties_the_source(edition: str) -> None:
    sun = turn("medic", "scout", edition=edition).give("medic", "water_bottle")
    sun["medic"].goods = (1, *[0] * 9)
    sun.do(Refill())
    assert sun["medic"].goods[WATER] == 5
    assert sun.state.uses[sun.card("water_bottle")] == 2
    assert sun["medic"].ap == 5
    assert sun.refused(Refill()).rule == "UOS-ACT-13"


@rule("UOS-ACT-35", "UOS-ACT-36")
def test_rain_falls_in_a_storm_and_fills_bottles_too() -> None:
    assert turn("medic", "scout").refused(CollectRain()).rule == "UOS-ACT-35"
    sun = turn("medic", "scout", weather="storm").give("medic", "water_bottle")
    sun.do(CollectRain())
    assert sun.state.uses[sun.card("water_bottle")] == 1
    assert sun["medic"].ap == 5


@rule("UOS-ACT-37")
def test_in_the_first_edition_rain_goes_to_the_reserve_alone() -> None:
    sun = turn("medic", "scout", weather="storm", edition="first").give("medic", "water_bottle")
    assert sun.refused(CollectRain()).rule == "UOS-ACT-36"
    sun["medic"].goods = (4, *[0] * 9)
    assert sun.do(CollectRain())["medic"].goods[WATER] == 5


# ---------------------------------------------------------------- crafting


@rule("UOS-ACT-14", "UOS-ACT-17", "UOS-ITEM-01", "UOS-DECK-02")
def test_crafting_turns_resources_into_a_card_of_the_deck() -> None:
    sun = turn("medic", "scout", tile="salt_flat").give("medic", metal=1, wood=1)
    supply = sun.state.supply
    sun.do(Craft(sun.thing("spear")))
    assert sun.cards("medic") == ["spear"]
    assert sun.goods("medic") == {"water": 5}
    assert sum(sun.state.supply) == sum(supply) + 2
    assert sun["medic"].ap == 5


@example("UOS-EX-043")
@rule("UOS-ACT-15", "UOS-ACT-14")
def test_resources_of_the_tile_may_be_used() -> None:
    sun = turn("medic", "scout", tile="salt_flat").give("medic", metal=1).drop("salt_flat", wood=1)
    sun.do(Craft(sun.thing("spear")))
    assert sun.cards("medic") == ["spear"]
    assert sun.lying("salt_flat") == {}


@rule("UOS-ACT-15")
def test_where_both_have_it_the_player_says_which_is_used() -> None:
    sun = turn("medic", "scout", tile="salt_flat").give("medic", metal=1, wood=1).drop("salt_flat", wood=1)
    sun.do(Craft(sun.thing("spear")), FromTile(True))
    assert sun.goods("medic") == {"water": 5, "wood": 1}
    assert sun.lying("salt_flat") == {}


@example("UOS-EX-044")
@rule("UOS-ACT-16", "UOS-ACT-18")
def test_in_the_first_edition_resources_must_be_on_the_board() -> None:
    sun = turn("medic", "scout", tile="salt_flat", edition="first").give("medic", metal=1).drop("salt_flat", wood=1)
    refusal = sun.refused(Craft(sun.thing("spear")))
    assert (refusal.rule, refusal.key) == ("UOS-ACT-15", "no-has-the-resources")
    sun.give("medic", wood=1).do(Craft(sun.thing("spear")))
    assert sun.cards("medic") == ["spear"]


@rule("UOS-ACT-14")
def test_what_is_not_left_in_the_deck_cannot_be_crafted() -> None:
    sun = turn("medic", "scout").give("medic", metal=2, fabric=1, connector=1).give("scout", "machete")
    assert sun.refused(Craft(sun.thing("machete"))).key == "no-card-is-left"


# ---------------------------------------------------------------- using


@rule("UOS-ACT-19", "UOS-ACT-20", "UOS-ACT-21", "UOS-ITEM-07")
def test_an_item_costs_what_it_says_and_its_uses_are_counted() -> None:
    sun = turn("scout", "medic", tile="salt_flat").give("scout", "medkit")
    card = sun.card("medkit")
    sun["scout"].hp = 3
    for left in (2, 1):
        sun.do(Use(card, 0))
        while sun.asked != "act":
            sun.do(sun.g.legal(sun.g.asked()[0])[0])
        assert sun.state.uses[card] == left
    assert sun["scout"].ap == 4


@rule("UOS-ITEM-06", "UOS-COMBAT-36")
def test_only_a_weapon_with_dice_for_the_distance_serves_there() -> None:
    sun = turn("veteran", "medic", tile="salt_flat").lay("dead_forest", beside="salt_flat", direction=2)
    sun.give("veteran", "knife", "binoculars")
    wolf = sun.enemy("rabid_wolf", "dead_forest")
    assert sun.refused(AttackWith(wolf, sun.card("knife"))).rule == "UOS-COMBAT-36"
    here = sun.enemy("coyote", "salt_flat")
    assert sun.can(AttackWith(here, sun.card("knife")))
    assert not sun.can(AttackWith(here, sun.card("binoculars")))


# ---------------------------------------------------------------- ammunition


@rule("UOS-AMMO-06", "UOS-AMMO-07", "UOS-AMMO-12")
@pytest.mark.parametrize(("material", "made", "n"), [("metal", "cartridge", 2), ("wood", "arrow", 3)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_ammunition_is_made_of_metal_or_wood(material: str, made: str, n: int, edition: str) -> None:
    sun = turn("scout", "medic", tile="salt_flat", edition=edition).give("scout", **{material: 1})
    sun.do(CraftAmmo(sun.good(made)))
    assert sun.goods("scout") == {"water": 5, made: n}
    assert sun["scout"].ap == 5


@rule("UOS-AMMO-11", "UOS-AMMO-01", "UOS-AMMO-05", "UOS-AMMO-04")
def test_loose_ammunition_takes_slots_and_is_loaded_at_no_cost() -> None:
    sun = turn("scout", "medic", tile="dead_forest").give("scout", "bow", arrow=4)
    bow, boar = sun.card("bow"), sun.enemy("wild_boar")
    effects_goods.set_uses(sun.g, bow, 0)
    assert sun.refused(AttackWith(boar, bow)).rule == "UOS-COMBAT-36"
    assert effects_goods.room(sun.g, sun.who("scout")) == 2, "four arrows take four of six places"
    sun.do(Load(bow))
    assert (sun.state.uses[bow], sun.goods("scout")["arrow"], sun["scout"].ap) == (3, 1, 6)
    assert sun.can(AttackWith(boar, bow))


@rule("UOS-AMMO-08", "UOS-ITEM-09")
def test_a_crafted_weapon_is_loaded_by_a_roll_up_to_what_it_holds() -> None:
    sun = turn("scout", "medic", tile="salt_flat").give("scout", wood=1, fabric=1, connector=1)
    sun.do(Craft(sun.thing("bow")))
    assert sun.pool == "GY"
    sun.roll(1, 0)
    assert sun.state.uses[sun.card("bow")] == 1


@rule("UOS-AMMO-09")
def test_in_the_first_edition_a_crafted_weapon_is_full() -> None:
    sun = turn("scout", "medic", tile="salt_flat", edition="first").give("scout", wood=1, fabric=1, connector=1)
    sun.do(Craft(sun.thing("bow")))
    assert sun.state.uses[sun.card("bow")] == 3


@rule("UOS-AMMO-08", "UOS-AMMO-09", "UOS-LOOT-01", "UOS-LOOT-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_found_weapon_rolls_but_a_hero_item_is_full(edition: str) -> None:
    sun = turn("thickskin", "medic", tile="scrap_yard", edition=edition)
    sun.do(OpenBox(True)).roll(1, 0).draw("revolver", "service_carbine")
    choice = {sun.g.content.thing(act.card).name: act for act in sun.offered(PickCard)}
    sun.do(choice["revolver"])
    assert sun.pool == "GY"
    sun.roll(2, 1)
    assert sun.state.uses[sun.card("revolver")] == 3
    other = turn("thickskin", "medic", tile="scrap_yard", edition=edition)
    other.do(OpenBox(True)).roll(1, 0).draw("revolver", "service_carbine")
    choice = {other.g.content.thing(act.card).name: act for act in other.offered(PickCard)}
    other.do(choice["service_carbine"])
    assert other.state.uses[other.card("service_carbine")] == 5


@rule("UOS-AMMO-10")
def test_a_bought_weapon_is_fully_loaded() -> None:
    sun = turn("scout", "medic").give("scout", plastic=3).merchant("bow", water=4)
    sun.do(Trade(MerchantId(0)), *[Give(sun.good("plastic"))] * 2)
    sun.do(Buy(sun.state.merchants[0].cards[0]))  # type: ignore[arg-type]
    assert sun.state.uses[sun.card("bow")] == 3


# ---------------------------------------------------------------- swapping


@rule("UOS-ACT-24", "UOS-ACT-25", "UOS-LOOT-03", "UOS-RES-04")
def test_one_ap_swaps_anything_both_ways_with_consent() -> None:
    sun = turn("medic", "scout", tile="salt_flat").give("medic", "recon_drone", metal=1).give("scout", wood=1)
    sun["scout"].goods = effects_goods.with_more(sun["scout"].goods, WATER, -2)
    drone = sun.card("recon_drone")
    sun.do(Swap(sun.who("scout")), GiveCard(drone), Give(sun.good("water")), Take(sun.good("wood")), Agree())
    assert sun.g.asked() == (1,), "the other player must agree"
    sun.do(Agree())
    assert sun.cards("scout") == ["recon_drone"]
    assert sun.goods("medic") == {"water": 4, "metal": 1, "wood": 1}
    assert sun.goods("scout") == {"water": 4}
    assert sun["medic"].ap == 5


@rule("UOS-ACT-26")
def test_in_the_first_edition_any_number_of_things_changes_hands() -> None:
    sun = turn("medic", "scout", tile="salt_flat", edition="first").give("medic", metal=2).give("scout", "knife")
    knife = sun.card("knife", "scout")
    sun.do(Swap(sun.who("scout")), Give(sun.good("metal")), Give(sun.good("metal")), TakeCard(knife), Agree(), Agree())
    assert sun.goods("scout") == {"water": 5, "metal": 2}
    assert sun.cards("medic") == ["knife"]


@rule("UOS-ACT-24")
def test_a_partner_must_stand_here_and_may_refuse() -> None:
    sun = turn("medic", "scout", tile="salt_flat").give("medic", metal=1)
    sun.do(Swap(sun.who("scout")), Give(sun.good("metal")), Agree()).no()
    assert sun.goods("medic") == {"water": 5, "metal": 1}
    sun.put("scout", "new_haven")
    assert sun.refused(Swap(sun.who("scout"))).rule == "UOS-ACT-24"


# ---------------------------------------------------------------- looting


@example("UOS-EX-006")
@rule("UOS-ACT-30", "UOS-ACT-31", "UOS-LOOT-05")
def test_a_green_die_says_what_a_body_holds() -> None:
    sun = turn("medic", "scout", tile="dead_forest")
    trooper = sun.enemy("sol_trooper", body=True)
    sun.do(Loot(trooper))
    assert sun.pool == "G"
    sun.roll(1).draw("plastic").draw("ration_pack")
    assert sun.goods("medic")["plastic"] == 1
    assert sun.goods("medic")["food"] == 2
    assert sun.state.enemies == []
    assert sun["medic"].ap == 5


@rule("UOS-ACT-30", "UOS-ACT-31")
def test_without_success_the_first_line_counts_and_the_body_is_gone() -> None:
    sun = turn("medic", "scout", tile="dead_forest")
    rats = sun.enemy("rat_pack", body=True)
    sun.do(Loot(rats)).roll(0)
    assert sun.goods("medic") == {"water": 5}
    assert sun.state.enemies == []


@rule("UOS-ACT-32")
def test_a_defeated_character_yields_two_resources_or_a_card() -> None:
    sun = turn("medic", "scout", tile="salt_flat").give("scout", "knife", metal=3)
    sun["scout"].hp, sun["scout"].fallen = 0, 4
    sun.do(LootFallen(sun.who("scout")), PickGoods(sun.good("metal")), PickGoods(sun.good("metal")))
    assert sun.asked == "act"
    assert (sun.goods("medic")["metal"], sun["medic"].ap) == (2, 5)
    sun.do(LootFallen(sun.who("scout")), PickCard(sun.card("knife", "scout")))
    assert sun.cards("medic") == ["knife"]
    first = turn("medic", "scout", tile="salt_flat", edition="first").give("scout", metal=3)
    first["scout"].hp, first["scout"].fallen = 0, 4
    assert first.refused(LootFallen(first.who("scout"))).rule == "UOS-ACT-32"


# ---------------------------------------------------------------- sleeping


@example("UOS-EX-051", "UOS-EX-052")
@rule("UOS-ACT-39", "UOS-ACT-41", "UOS-ACT-42")
@pytest.mark.parametrize(("phase", "weather", "tile", "cost", "fitness"), [
    (MORNING, "clear", "salt_flat", 4, OK),
    (AFTERNOON, "storm", "salt_flat", 3, OK),
    (NIGHT, "clear", "salt_flat", 5, OK),
    (MORNING, "clear", "rock_shelter", 3, OK),
    (MORNING, "storm", "rock_shelter", 2, OK),
    (NIGHT, "clear", "rock_shelter", 4, FIT),
])  # fmt: skip
def test_what_sleep_costs_and_brings(phase: int, weather: str, tile: str, cost: int, fitness: int) -> None:
    sun = turn("medic", "scout", phase=phase, weather=weather, tile=tile)
    sun["medic"].fitness = TIRED
    sun.do(Sleep())
    assert (6 - sun["medic"].ap, sun["medic"].fitness) == (cost, fitness)


@example("UOS-EX-053")
@rule("UOS-ACT-40", "UOS-ACT-41", "UOS-ACT-38")
def test_in_the_first_edition_a_night_in_a_camp_is_one_space() -> None:
    sun = turn("medic", "scout", phase=NIGHT, tile="rock_shelter", edition="first")
    sun["medic"].fitness = TIRED
    sun.do(Sleep())
    assert (sun["medic"].ap, sun["medic"].fitness) == (2, OK)


@example("UOS-EX-054", "UOS-EX-055")
@rule("UOS-ACT-43", "UOS-ACT-44", "UOS-STEALTH-05")
def test_nobody_sleeps_beside_an_enemy_but_the_hidden_in_the_first_edition() -> None:
    sun = turn("medic", "scout", tile="dead_forest")
    sun.enemy("wild_boar")
    sun["medic"].hidden = True
    refusal = sun.refused(Sleep())
    assert (refusal.rule, refusal.key) == ("UOS-ACT-43", "no-no-enemy-watches")
    first = turn("medic", "scout", tile="dead_forest", edition="first")
    first.enemy("wild_boar")
    first["medic"].hidden = True
    first.do(Sleep())
    assert first.pool == "Y", "a stealth check is due"


# ---------------------------------------------------------------- containers and dropping


@example("UOS-EX-056")
@rule("UOS-ACT-45", "UOS-ACT-46", "UOS-ACT-47", "UOS-DECK-03")
def test_an_opened_container_gives_one_of_two_loot_cards() -> None:
    sun = turn("thickskin", "medic", tile="scrap_yard")
    assert sun.refused(OpenBox(False)).rule == "UOS-ACT-45"
    sun.do(OpenBox(True)).roll(0, 1).draw("sewing_box", "fire_axe")
    before = len(sun.state.loot.rest)
    axe = next(act for act in sun.offered(PickCard) if sun.g.content.thing(act.card).name == "fire_axe")
    sun.do(axe)
    assert sun.cards("thickskin") == ["fire_axe"]
    assert len(sun.state.loot.rest) == before + 1, "the other is shuffled back"
    assert not sun.marked("boxes_str", "scrap_yard")
    assert sun["thickskin"].ap == 5


@example("UOS-EX-057")
@rule("UOS-ACT-48", "UOS-ACT-49")
def test_dropping_is_free_and_water_seeps_away() -> None:
    sun = turn("medic", "scout", tile="salt_flat").give("medic", "knife", metal=1)
    sun.do(Drop(sun.good("water")), Drop(sun.good("water")), Drop(sun.good("metal")), DropCard(sun.card("knife")))
    assert sun["medic"].ap == 6
    assert sun["medic"].goods[WATER] == 3
    assert sun.lying("salt_flat") == {"metal": 1}
    assert sun.state.ground[sun.tile("salt_flat")]


@rule("UOS-ACT-48", "UOS-ACT-50", "UOS-CAMP-05")
def test_a_camp_keeps_water() -> None:
    sun = turn("medic", "scout", tile="rock_shelter", edition="first")
    sun.do(Drop(sun.good("water")))
    assert sun.lying("rock_shelter") == {"wood": 1, "water": 1}


@rule("UOS-GEN-01", "UOS-FIRE-02")
def test_what_the_rulebook_says_beats_what_a_card_says() -> None:
    """A lighter's own text lights a fire for nothing; the rulebook of 1.0 asks 1 AP for it."""
    sun = turn("medic", "scout", tile="salt_flat", edition="first").give("medic", "lighter", wood=1)
    assert not any(act.card == sun.card("lighter") for act in sun.offered(Use))
    sun.do(LightFire())
    assert sun["medic"].ap == 5
