"""Camps, campfires, cooking pits and small animal traps."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import effects_map
from holdfast.games.under_our_sun.actions import (
    BaitTrap,
    BuildPit,
    Cook,
    CraftCamp,
    Dismantle,
    Drop,
    DropCard,
    FromTile,
    LightFire,
    Move,
    PickUpTrap,
    TakeWater,
    Use,
)
from holdfast.games.under_our_sun.flow_day import DayPhase
from holdfast.games.under_our_sun.flow_enemies import MoveEnemy, Spawn
from holdfast.games.under_our_sun.state import MORNING, NOTHING, WEATHERS
from tests.games.under_our_sun.sun import Sun, begin, turn

rule, example = pytest.mark.rule, pytest.mark.example


def camper(*faces: str, tile: str = "looted_store", edition: str = "second", **goods: int) -> Sun:
    """The Medic alone on a bare tile with some cards and goods of her own."""
    sun = turn("medic", tile=tile, edition=edition)
    sun.state.printed[sun.tile(tile)] = NOTHING
    return sun.give("medic", *faces, **goods)


# ---------------------------------------------------------------- camps


@rule("UOS-CAMP-01")
def test_a_tent_may_be_crafted_as_a_camp_at_once() -> None:
    sun = camper(fabric=2, wood=1).do(CraftCamp())
    assert sun.marked("camps", "looted_store")
    assert (sun["medic"].ap, sun.goods("medic"), sun.cards("medic")) == (5, {"water": 5}, [])
    assert camper(fabric=2).refused(CraftCamp()).rule == "UOS-CAMP-01"


@rule("UOS-CAMP-02", "UOS-CAMP-06")
def test_dismantling_gives_the_tent_and_all_that_was_stored() -> None:
    sun = camper().mark("camps", "looted_store").drop("looted_store", "knife", metal=2)
    sun.do(Dismantle())
    assert not sun.marked("camps", "looted_store")
    assert (sun["medic"].ap, sorted(sun.cards("medic"))) == (5, ["knife", "tent"])
    assert sun.goods("medic")["metal"] == 2


@rule("UOS-CAMP-07")
def test_in_the_first_edition_cards_stay_behind_when_a_camp_is_dismantled() -> None:
    sun = camper(edition="first").mark("camps", "looted_store").drop("looted_store", "knife", metal=2)
    sun.do(Dismantle())
    assert (sun.cards("medic"), sun.goods("medic")["metal"]) == (["tent"], 2)
    assert len(sun.state.ground[sun.tile("looted_store")]) == 1


@rule("UOS-CAMP-02")
def test_only_a_camp_can_be_dismantled_and_new_havens_stays() -> None:
    assert camper().refused(Dismantle()).rule == "UOS-CAMP-02"
    assert turn("medic").refused(Dismantle()).rule == "UOS-CAMP-02"


@rule("UOS-CAMP-03", "UOS-CAMP-08")
def test_a_tent_card_becomes_a_camp_for_one_ap() -> None:
    sun = camper("tent")
    tent = sun.card("tent")
    sun.do(Use(tent, 0))
    assert (sun.marked("camps", "looted_store"), sun["medic"].ap, sun.cards("medic")) == (True, 5, [])
    assert tent in sun.state.shelf


@rule("UOS-CAMP-08")
def test_some_tiles_have_a_camp_printed() -> None:
    sun = turn("medic").lay("rock_shelter").lay("looted_store", direction=2)
    assert sun.marked("camps", "rock_shelter")
    assert not sun.marked("camps", "looted_store")


@example("UOS-EX-005")
@rule("UOS-CAMP-04", "UOS-TILE-03")
def test_a_camp_holds_as_many_as_its_tile_has_spaces() -> None:
    sun = turn("medic", "scout", "veteran", tile="looted_store").mark("camps", "looted_store")
    sun.put("medic", "new_haven")
    assert sun.refused(Move(sun.tile("looted_store"))).rule == "UOS-TILE-03"
    two = turn("medic", "scout", "veteran", tile="looted_store").mark("camps", "looted_store")
    two.put("medic", "new_haven").put("veteran", "new_haven")
    assert two.can(Move(two.tile("looted_store")))


@rule(
    "UOS-CAMP-05", "UOS-TILE-13", "UOS-TILE-11", "UOS-ACT-49", "UOS-ACT-50", "UOS-PREP-03", "UOS-ACT-51", "UOS-ACT-52"
)
@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("tile", ["looted_store", "new_haven"])
def test_camps_and_new_haven_keep_everything_water_too(tile: str, edition: str) -> None:
    sun = camper("knife", tile=tile, metal=1, edition=edition)
    if tile != "new_haven":
        sun.mark("camps", tile)
    sun.do(Drop(sun.good("water")), Drop(sun.good("metal")), DropCard(sun.card("knife")))
    sun["medic"].place = sun.place("new_haven")
    effects_map.clean_up(sun.g)
    assert sun.lying(tile) == {"water": 1, "metal": 1}
    assert len(sun.state.ground[sun.tile(tile)]) == 1


@rule("UOS-CAMP-05")
def test_stored_water_can_be_taken_back() -> None:
    sun = camper().mark("camps", "looted_store").do(Drop(0), Drop(0), TakeWater())  # type: ignore[arg-type]
    assert (sun.goods("medic")["water"], sun.lying("looted_store"), sun["medic"].ap) == (5, {}, 5)


# ---------------------------------------------------------------- campfires


@example("UOS-EX-061")
@rule("UOS-FIRE-02")
def test_in_the_first_edition_a_campfire_costs_one_ap() -> None:
    sun = camper("lighter", wood=1, edition="first").do(LightFire())
    assert (sun["medic"].ap, sun.marked("fires", "looted_store"), "wood" in sun.goods("medic")) == (5, True, False)


@rule("UOS-FIRE-01", "UOS-FIRE-02")
def test_a_campfire_needs_something_that_makes_fire_and_wood() -> None:
    assert camper(wood=1).refused(LightFire()).key == "no-has-something-to-light-it"
    assert camper("lighter").refused(LightFire()).key == "no-has-wood"


@rule("UOS-FIRE-05")
def test_a_campfire_cannot_be_dismantled() -> None:
    sun = camper().mark("fires", "looted_store")
    assert sun.refused(Dismantle()).rule == "UOS-CAMP-02"
    camp = camper().mark("fires", "looted_store").mark("camps", "looted_store").do(Dismantle())
    assert camp.marked("fires", "looted_store")


@example("UOS-EX-062")
@rule("UOS-FIRE-03", "UOS-FIRE-12", "UOS-SUN-02")
def test_a_storm_puts_out_fires_and_leaves_the_metal_of_a_cooking_pit() -> None:
    sun = camper().mark("fires", "looted_store").mark("pits", "looted_store")
    begin(sun, DayPhase(phase=MORNING))
    storm = next(n for n, card in enumerate(sun.g.content.suns) if card.name.rstrip("_0123456789") == "storm")
    sun.luck(storm)
    assert sun.state.weather == WEATHERS.index("storm")
    assert not sun.marked("fires", "looted_store")
    assert not sun.marked("pits", "looted_store")
    assert sun.lying("looted_store") == {"metal": 1}


@rule("UOS-FIRE-06", "UOS-FIRE-07", "UOS-FIRE-04")
@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize(("foe", "enters"), [("wild_boar", False), ("scavenger", True)])
def test_animals_do_not_move_to_a_fire(foe: str, enters: bool, edition: str) -> None:
    sun = camper(edition=edition).lay("scrap_yard", "looted_store").mark("fires", "looted_store")
    enemy = sun.enemy(foe, tile="scrap_yard")
    begin(sun, MoveEnemy(card=enemy)).luck(4)
    assert sun.standee(enemy).place == sun.place("looted_store" if enters else "scrap_yard")


@example("UOS-EX-063")
@rule("UOS-FIRE-08")
def test_an_animal_that_appears_at_a_fire_flees_without_a_fight() -> None:
    sun = turn("medic", tile="dead_forest").mark("fires", "dead_forest").put("medic", "new_haven")
    sun.do(Move(sun.tile("dead_forest"))).draw("wild_boar")
    assert sun.asked == "? enemy-moves"
    sun.luck(1)
    assert (sun.asked, sun.state.enemies[0].place) == ("act", sun.beside("dead_forest", 1))


@rule("UOS-FIRE-08")
def test_in_the_first_edition_an_animal_fights_beside_a_fire() -> None:
    sun = turn("medic", tile="dead_forest", edition="first").mark("fires", "dead_forest")
    assert begin(sun, Spawn(place=sun.place("dead_forest"))).draw("wild_boar").asked == "initial-round"


# ---------------------------------------------------------------- cooking pits


@rule("UOS-FIRE-09", "UOS-FIRE-10")
@pytest.mark.parametrize(("edition", "ap"), [("second", 6), ("first", 5)])
def test_a_campfire_becomes_a_cooking_pit_for_one_metal(edition: str, ap: int) -> None:
    sun = camper(metal=1, edition=edition).mark("fires", "looted_store").do(BuildPit())
    assert (sun.marked("pits", "looted_store"), sun["medic"].ap, "metal" in sun.goods("medic")) == (True, ap, False)
    assert camper(edition=edition).mark("fires", "looted_store").refused(BuildPit()).key == "no-has-metal"
    assert camper(metal=1, edition=edition).refused(BuildPit()).key == "no-fire-without-pit"


@rule("UOS-FIRE-11")
def test_cooking_makes_three_food_of_one_for_two_ap() -> None:
    sun = camper(food=1).mark("fires", "looted_store").mark("pits", "looted_store").do(Cook())
    assert (sun.goods("medic")["food"], sun["medic"].ap) == (3, 4)
    assert camper(food=1).mark("fires", "looted_store").refused(Cook()).key == "no-pit-is-here"


# ---------------------------------------------------------------- small animal traps


def trap(food: int = 0, **parts: int) -> Sun:
    """A trap with some food on the tile, and the Medic beside it."""
    sun = camper("small_animal_trap", **parts)
    sun.do(Use(sun.card("small_animal_trap"), 0))
    sun.state.traps[0].food = food
    return sun


@rule("UOS-TRAP-01", "UOS-TRAP-08", "UOS-TRAP-05")
def test_setting_a_trap_costs_the_card_and_no_ap() -> None:
    sun = trap()
    assert (sun["medic"].ap, sun.cards("medic"), len(sun.state.traps)) == (6, [], 1)
    effects_map.replenish(sun.g)
    assert sun.state.traps[0].food == 0, "without bait it catches nothing"


@rule("UOS-TRAP-08")
def test_one_card_is_one_trap() -> None:
    sun = trap()
    assert not sun.offered(Use), "the card is gone while its marker is on the map"
    sun.do(PickUpTrap())
    assert (sun.state.traps, sun.cards("medic")) == ([], ["small_animal_trap"])


@example("UOS-EX-014")
@rule("UOS-TRAP-02", "UOS-TRAP-03", "UOS-PREP-15")
def test_a_trap_baited_with_one_food_holds_three_after_the_preparation() -> None:
    baited = camper("small_animal_trap", food=1)
    baited.do(Use(baited.card("small_animal_trap"), 0), BaitTrap())
    assert (baited.state.traps[0].food, baited["medic"].ap, "food" in baited.goods("medic")) == (1, 6, False)
    effects_map.replenish(baited.g)
    assert baited.state.traps[0].food == 3


@rule("UOS-TRAP-02")
def test_the_bait_may_come_from_the_tile() -> None:
    sun = camper("small_animal_trap", food=1).drop("looted_store", food=1)
    sun.do(Use(sun.card("small_animal_trap"), 0), BaitTrap(), FromTile(True))
    assert (sun.state.traps[0].food, sun.goods("medic")["food"], sun.lying("looted_store")) == (1, 1, {})
    poor = camper("small_animal_trap")
    poor.do(Use(poor.card("small_animal_trap"), 0))
    assert poor.refused(BaitTrap()).rule == "UOS-TRAP-02"


@example("UOS-EX-015")
@rule("UOS-TRAP-04", "UOS-TRAP-10", "UOS-PREP-15")
@pytest.mark.parametrize(("food", "later"), [(1, 3), (2, 3), (3, 3), (0, 0)])
def test_food_that_remains_keeps_a_trap_going_up_to_three(food: int, later: int) -> None:
    sun = trap(food=food)
    effects_map.replenish(sun.g)
    assert sun.state.traps[0].food == later


@rule("UOS-TRAP-06", "UOS-TRAP-07")
def test_a_trap_is_picked_up_with_all_its_food_for_one_ap() -> None:
    sun = trap(food=2).do(PickUpTrap())
    assert (sun["medic"].ap, sun.cards("medic"), sun.goods("medic")["food"]) == (5, ["small_animal_trap"], 2)
    assert sun.state.traps == []


@rule("UOS-TRAP-09")
def test_several_traps_may_stand_on_one_tile() -> None:
    sun = camper("small_animal_trap", "small_animal_trap")
    sun.do(Use(sun.card("small_animal_trap"), 0))
    sun.do(Use(sun.card("small_animal_trap"), 0))
    assert [trap.place for trap in sun.state.traps] == [sun.place("looted_store")] * 2
