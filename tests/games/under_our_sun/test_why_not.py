"""What nobody can answer to the smaller questions, and the rule that says so."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import effects_health
from holdfast.games.under_our_sun.actions import (
    Attack,
    AttackCharacterWith,
    CardId,
    ChooseCharacter,
    Collect,
    Craft,
    Disassemble,
    Dodge,
    Drink,
    EnemyId,
    FromTile,
    Loot,
    LootFallen,
    OpenBox,
    Pass,
    PickCard,
    PickCharacter,
    PickEnemy,
    PickGoods,
    ReactSkill,
    ReactWith,
    SolSpawn,
    Steal,
    Use,
)
from holdfast.games.under_our_sun.flow_day import DayPhase, Days
from holdfast.games.under_our_sun.flow_setup import SetUp
from holdfast.games.under_our_sun.state import FENCE, MORNING
from tests.games.under_our_sun.sun import begin, position, turn

rule = pytest.mark.rule


@rule("UOS-SOLO-02")
def test_who_has_had_its_turn_does_not_act_again() -> None:
    sun = begin(turn("medic", "scout", solo=True), DayPhase(phase=MORNING, at="next_turn"))
    assert sun.refused(ChooseCharacter(sun.who("veteran"))).key == "no-has-not-acted"
    three = turn("medic", "scout", solo=True)
    three["medic"].acted = True
    begin(three, DayPhase(phase=MORNING, at="next_turn"))
    assert three.asked == "drink", "only the Scout is left"


@rule("UOS-NIGHT-05")
def test_votes_go_to_those_in_the_camp() -> None:
    night = [SetUp(at="play"), Days(at="night")]
    sun = position([*night], "medic", "scout", "veteran", tile="wind_farm", ap=0, edition="first")
    sun.mark("camps", "wind_farm").put("veteran", "new_haven").do(Drink()).draw("frostbite")
    assert sun.refused(PickCharacter(sun.who("veteran"))).rule == "UOS-NIGHT-05"
    assert sun.can(PickCharacter(sun.who("scout")))


@rule("UOS-TEAM-22")
def test_the_traitor_sets_his_people_on_visible_survivors_there() -> None:
    sun = turn("medic", "scout", "veteran", "thickskin", tile="wind_farm", mode="semi_cooperative")
    for role in sun.state.roles:
        role.side = role.card = 0
    sun.state.roles[0].side = 1
    sun.lay("scrap_yard", "wind_farm")
    for name in ("scout", "veteran", "thickskin"):
        sun.put(name, "scrap_yard")
    sun["thickskin"].hidden = True
    sun.do(SolSpawn(sun.tile("scrap_yard")))
    assert sun.refused(PickCharacter(sun.who("medic"))).rule == "UOS-TEAM-22"
    assert sun.refused(PickCharacter(sun.who("thickskin"))).rule == "UOS-TEAM-22"


@rule("UOS-ACT-10")
def test_the_second_resource_of_a_collect_lies_on_the_tile_too() -> None:
    sun = turn("medic", tile="dead_forest").do(Collect(5))  # type: ignore[arg-type]
    assert sun.refused(PickGoods(sun.good("metal"))).key == "no-can-be-collected"


@rule("UOS-ACT-47")
def test_only_a_card_that_was_drawn_is_kept() -> None:
    sun = turn("thickskin", tile="wind_farm").mark("boxes_str", "wind_farm").do(OpenBox(True)).roll(1, 0)
    sun.draw("fire_axe", "ballistic_vest")
    other = next(card for card in sun.state.loot.rest)
    assert sun.refused(PickCard(CardId(other))).rule == "UOS-ACT-47"


@rule("UOS-THEFT-10")
def test_a_raid_takes_cards_of_the_merchant() -> None:
    sun = turn("thickskin", tile="salt_flat", edition="first").merchant("knife", "spear", tile="salt_flat", metal=1)
    sun.standee(FENCE).damage = 4
    sun.do(Attack(EnemyId(FENCE))).roll(1, 0).roll(0).do(Loot(EnemyId(FENCE)))
    assert sun.refused(PickCard(CardId(sun.state.shelf[0]))).rule == "UOS-THEFT-10"


@rule("UOS-THEFT-03")
def test_a_thief_takes_resources_of_the_merchant_and_no_water() -> None:
    sun = turn("scout", tile="salt_flat").merchant(tile="salt_flat", metal=1, water=2).do(Steal()).roll(1, 1)
    assert sun.refused(PickGoods(sun.good("water"))).rule == "UOS-THEFT-03"
    assert sun.refused(PickGoods(sun.good("wood"))).rule == "UOS-THEFT-03"


@rule("UOS-ACT-32", "UOS-ACT-11")
def test_what_the_fallen_does_not_carry_or_there_is_no_room_for_stays() -> None:
    sun = turn("medic", "scout", tile="wind_farm").give("scout", "knife", metal=2)
    sun.give("medic", "spear", "bandage", "lighter")
    effects_health.damage(sun.g, sun.who("scout"), 9)
    assert sun.refused(LootFallen(sun.who("scout"))).rule == "UOS-ACT-32", "all areas are full"
    half = turn("medic", "scout", tile="wind_farm").give("scout", "knife", metal=2)
    half.give("medic", "spear", "bandage", metal=1)
    effects_health.damage(half.g, half.who("scout"), 9)
    half.do(LootFallen(half.who("scout")))
    assert half.refused(PickGoods(half.good("wood"))).key == "no-can-be-taken"
    assert half.refused(PickCard(half.card("knife", of="scout"))).key == "no-card-can-be-taken"


@rule("UOS-ACT-23", "UOS-ACT-21")
def test_an_item_helps_a_character_on_the_tile_alone() -> None:
    sun = turn("medic", "scout", "veteran", tile="wind_farm").give("medic", "medkit").put("veteran", "new_haven")
    for name in ("medic", "scout", "veteran"):
        sun[name].hp = 3
    sun.do(Use(sun.card("medkit"), 0))
    while not sun.offered(PickCharacter):
        sun.do(sun.g.legal(0)[0])
    assert sun.can(PickCharacter(sun.who("scout")))
    assert sun.refused(PickCharacter(sun.who("veteran"))).key == "no-is-among"
    assert sun.refused(Pass()).key == "no-may-be-declined"


@rule("UOS-ITEM-02", "UOS-AMMO-13")
@pytest.mark.parametrize(("edition", "arrows"), [("second", 2), ("first", 3)])
def test_a_multitool_needs_a_recipe_or_enough_ammunition_and_for_that_the_second_edition(
    edition: str, arrows: int
) -> None:
    sun = turn("thickskin", tile="wind_farm", edition=edition)
    sun.give("thickskin", "multitool", "fire_axe", "spear", arrow=arrows)
    sun.do(Use(sun.card("multitool"), 0))
    assert sun.can(Disassemble(sun.card("spear")))
    assert sun.refused(Disassemble(sun.card("fire_axe"))).key == "no-can-be-taken-apart"
    assert sun.refused(PickGoods(sun.good("arrow"))).rule == "UOS-AMMO-13"


@rule("UOS-CHAR-07")
def test_only_a_skill_or_card_that_is_ready_reacts() -> None:
    sun = turn("thickskin", tile="dead_forest").give("thickskin", "spear")
    sun["thickskin"].spent = 0b10
    sun.do(Attack(sun.enemy("wild_boar"))).roll(0, 0).roll(1)
    assert sun.asked == "react"
    assert sun.can(ReactSkill(0))
    assert sun.refused(ReactSkill(1)).key == "no-skill-can-react"
    assert sun.refused(ReactWith(sun.card("spear"), 0)).key == "no-card-can-react"


@rule("UOS-PVP-01", "UOS-COMBAT-36")
def test_a_shot_at_a_character_needs_a_loaded_weapon_and_a_neighbour() -> None:
    sun = turn("veteran", "scout", tile="wind_farm").lay("scrap_yard", "wind_farm").lay("salt_flat", "scrap_yard")
    sun.give("veteran", "bow", "spear").put("scout", "salt_flat")
    bow, spear, scout = sun.card("bow"), sun.card("spear"), sun.who("scout")
    assert sun.refused(AttackCharacterWith(scout, bow)).rule == "UOS-PVP-01"
    sun.put("scout", "scrap_yard")
    assert sun.can(AttackCharacterWith(scout, bow))
    assert sun.refused(AttackCharacterWith(scout, spear)).rule == "UOS-PVP-01"
    sun.state.uses.pop(bow)
    assert sun.refused(AttackCharacterWith(scout, bow)).rule == "UOS-PVP-01"


@rule("UOS-COMBAT-41")
def test_only_an_attack_that_was_made_is_avoided() -> None:
    sun = turn("veteran", tile="dead_forest")
    sun.enemy("cougar")
    sun.enemy("wild_boar")
    body = sun.enemy("coyote", body=True)
    sun.do(Dodge()).roll(1).roll(1, 1).roll(1)
    assert sun.refused(PickEnemy(body)).rule == "UOS-COMBAT-41"


@rule("UOS-ACT-14")
def test_a_clever_hand_saves_a_cube_of_the_recipe() -> None:
    sun = turn("tinkerer", "scout", tile="wind_farm").give("tinkerer", metal=1, wood=1)
    sun["tinkerer"].spent = 0b10
    sun.do(Craft(sun.thing("spear")), ReactSkill(0))
    assert sun.refused(PickGoods(sun.good("fabric"))).key == "no-is-in-the-recipe"
    sun.do(PickGoods(sun.good("wood")), FromTile(False))
    assert (sun.goods("tinkerer"), sun.cards("tinkerer")) == ({"water": 5, "wood": 1}, ["spear"])
