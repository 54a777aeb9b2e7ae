"""Health, conditions, defeat and revival; skill checks; karma."""

from __future__ import annotations

from itertools import product

import pytest

from holdfast.games.under_our_sun import effects_health, stats
from holdfast.games.under_our_sun.actions import (
    Attack,
    Collect,
    DropCard,
    Eat,
    EndTurn,
    Move,
    OpenBox,
    PickCharacter,
    Reroll,
    Sneak,
    Use,
    UseSkill,
)
from holdfast.games.under_our_sun.dice import VALUES, successes, throw
from holdfast.games.under_our_sun.state import AFTERNOON, FOOD, MORNING, NIGHT, TIRED, WATER
from tests.games.under_our_sun.sun import Sun, turn
from tests.games.under_our_sun.test_day import prepare, run_phase

rule, example = pytest.mark.rule, pytest.mark.example


def hurt(sun: Sun, name: str, n: int) -> Sun:
    effects_health.damage(sun.g, sun.who(name), n)
    return sun


# ---------------------------------------------------------------- conditions


@rule("UOS-CHAR-02", "UOS-GEN-03", "UOS-HEALTH-01", "UOS-HEALTH-06")
def test_damage_returns_cubes_to_the_supply_and_two_hp_are_an_injury() -> None:
    sun = turn("medic", "scout")
    supply = sun.state.supply[FOOD]
    hurt(sun, "medic", 3)
    assert (sun["medic"].hp, sun["medic"].injured) == (3, False)
    assert sun.state.supply[FOOD] == supply + 3
    hurt(sun, "medic", 1)
    assert (sun["medic"].hp, sun["medic"].injured) == (2, True)


@rule("UOS-HEALTH-02")
def test_an_effect_can_injure_whatever_the_hp() -> None:
    sun = turn("medic", "scout")
    effects_health.injure(sun.g, sun.who("medic"))
    assert (sun["medic"].hp, sun["medic"].injured) == (6, True)


@example("UOS-EX-027", "UOS-EX-028")
@rule("UOS-HEALTH-04", "UOS-ACT-33")
@pytest.mark.parametrize(("bites", "hp", "injured"), [(1, 3, True), (2, 4, False)])
def test_an_injury_heals_with_two_hp_in_one_day_phase(bites: int, hp: int, injured: bool) -> None:
    sun = turn("medic", "scout", tile="salt_flat").give("medic", food=2)
    hurt(sun, "medic", 4)
    sun.do(Eat(bites))
    assert (sun["medic"].hp, sun["medic"].injured, sun["medic"].ap) == (hp, injured, 5)


@rule("UOS-HEALTH-04")
def test_hp_of_an_earlier_phase_do_not_count_for_an_injury() -> None:
    sun = turn("medic", "scout", tile="salt_flat").give("medic", food=2)
    hurt(sun, "medic", 4)
    sun.do(Eat(1))
    run_phase(sun, AFTERNOON)
    sun.do(sun.g.legal(0)[0]).do(Eat(1))
    assert (sun["medic"].hp, sun["medic"].injured) == (4, True)


@example("UOS-EX-029")
@rule("UOS-HEALTH-05", "UOS-ACT-34")
def test_in_the_first_edition_three_hp_heal_an_injury() -> None:
    sun = turn("medic", "scout", tile="salt_flat", edition="first").give("medic", food=2)
    hurt(sun, "medic", 4)
    assert sun.refused(Eat(2)).rule == "UOS-ACT-33"
    sun.do(Eat(1))
    assert (sun["medic"].hp, sun["medic"].injured, sun["medic"].ap) == (3, False, 5)


@rule("UOS-HEALTH-07", "UOS-HEALTH-10")
def test_an_infection_is_one_marker() -> None:
    sun = turn("medic", "scout")
    effects_health.infect(sun.g, sun.who("medic"))
    effects_health.infect(sun.g, sun.who("medic"))
    assert sun["medic"].infected
    effects_health.cure(sun.g, sun.who("medic"), injury=False)
    assert not sun["medic"].infected


@rule("UOS-HEALTH-22", "UOS-HEALTH-23", "UOS-HEALTH-11", "UOS-HEALTH-12")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_at_no_hp_a_character_lies_down_and_can_do_nothing(edition: str) -> None:
    sun = turn("medic", "scout", tile="dead_forest", edition=edition)
    boar = sun.enemy("wild_boar")
    sun["medic"].hp = 1
    sun.do(Attack(boar)).roll(0, 0).roll(1)
    sun.no() if sun.asked == "join" else None
    assert sun["medic"].fallen
    assert sun["medic"].ap == 0
    assert sun.state.active != sun.who("medic")


@example("UOS-EX-002")
@rule("UOS-HEALTH-15", "UOS-HEALTH-21")
def test_a_character_defeated_in_the_morning_dies_at_the_end_of_the_next_morning() -> None:
    sun = turn("medic", "scout", "veteran", tile="salt_flat", day=2).give("medic", "knife", metal=1)
    hurt(sun, "medic", 6)
    left = []
    for _ in range(4):
        left.append((sun["medic"].fallen, sun["medic"].out))
        effects_health.count_down(sun.g)
    assert left == [(4, False), (3, False), (2, False), (1, False)], "this phase and three more"
    assert sun["medic"].out
    assert sun["medic"].place == -1
    assert sun.lying("salt_flat") == {"metal": 1}, "water is lost where no camp keeps it"
    assert sun.state.ground[sun.tile("salt_flat")], "the knife lies there too"


@rule("UOS-HEALTH-15")
def test_defeated_in_the_preparation_phase_a_character_has_the_three_phases_of_that_day() -> None:
    sun = turn("medic", "scout", tile="salt_flat")
    sun["medic"].hp = 1
    prepare(sun)
    assert sun["medic"].fallen == 3


@example("UOS-EX-084")
@rule("UOS-HEALTH-13", "UOS-HEALTH-14", "UOS-HEALTH-16", "UOS-HEALTH-17", "UOS-HEALTH-18")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_aed_brings_a_character_back_with_two_hp_and_no_infection(edition: str) -> None:
    sun = turn("scout", "medic", tile="salt_flat", edition=edition).give("scout", "aed")
    sun["medic"].goods, sun["medic"].fitness, sun["medic"].infected = (3, *[0] * 9), TIRED, True
    hurt(sun, "medic", 6)
    sun.do(Use(sun.card("aed"), 0))
    if sun.asked == "pick-character":
        sun.do(PickCharacter(sun.who("medic")))
    c = sun["medic"]
    assert (c.hp, c.infected, c.goods[WATER], c.fitness, c.fallen) == (2, False, 3, TIRED, 0)
    assert c.injured, "it stands at 2 HP"
    assert sun["scout"].ap == 5


@rule("UOS-HEALTH-20")
def test_whoever_a_hidden_character_revives_is_hidden() -> None:
    sun = turn("scout", "medic", tile="salt_flat").give("scout", "aed")
    hurt(sun, "medic", 6)
    effects_health.revive(sun.g, sun.who("medic"), 2, by=sun.who("scout"))
    assert not sun["medic"].hidden
    hurt(sun, "medic", 6)
    sun["scout"].hidden = True
    effects_health.revive(sun.g, sun.who("medic"), 2, by=sun.who("scout"))
    assert sun["medic"].hidden


@rule("UOS-HEALTH-19", "UOS-TILE-03")
def test_after_a_revival_on_a_tile_with_one_space_somebody_must_move_on() -> None:
    sun = turn("scout", "medic", tile="mesa_ridge").give("scout", "aed", metal=1).drop("mesa_ridge", wood=1)
    hurt(sun, "medic", 6)
    effects_health.revive(sun.g, sun.who("medic"), 2, by=sun.who("scout"))
    assert not sun.can(Collect(sun.good("wood")))
    sun.do(Move(sun.tile("new_haven")))
    assert not sun.state.crowded


# ---------------------------------------------------------------- skill checks


@rule("UOS-SKILL-05")
def test_the_faces_of_the_four_dice() -> None:
    faces = [sorted((value for value, n in one for _ in range(n)), reverse=True) for one in VALUES]
    assert faces == [
        [2, 1, 1, 1, 1, 0, 0, 0],
        [1, 1, 1, 1, 0, 0, 0, 0],
        [1, 1, 1, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, -1, -1, -1],
    ]
    assert sum(throw((1, 1, 1, 1)).weights) == 8**4


@rule("UOS-SKILL-01", "UOS-SKILL-02", "UOS-CHAR-01", "UOS-CHAR-05", "UOS-CHAR-06")
def test_a_check_rolls_the_dice_printed_for_the_attribute() -> None:
    sun = turn("thickskin", "scout")
    who = sun.who("thickskin")
    assert stats.check_pool(sun.g, who, "strength") == (1, 1, 0, 0)
    assert stats.check_pool(sun.g, who, "dexterity") == (0, 0, 1, 0)
    assert stats.check_pool(sun.g, who, "stealth") == (0, 0, 1, 0)


@rule("UOS-SKILL-03", "UOS-ACT-45")
@pytest.mark.parametrize("roll", list(product((0, 1, 2), (0, 1))))
def test_one_success_passes_a_check(roll: tuple[int, int]) -> None:
    sun = turn("thickskin", "scout", tile="scrap_yard")
    sun.do(OpenBox(True)).roll(*roll)
    assert (sun.asked == "? loot-card") == (sum(roll) > 0)


@example("UOS-EX-030", "UOS-EX-031")
@rule("UOS-HEALTH-03", "UOS-SKILL-04", "UOS-SKILL-03")
@pytest.mark.parametrize(("roll", "net"), [((2, -1), 1), ((1, -1), 0), ((0, -1), 0), ((1, 0), 1)])
def test_a_cross_cancels_one_success(roll: tuple[int, ...], net: int) -> None:
    assert successes(roll) == net
    sun = turn("scout", "medic")
    sun["scout"].injured = True
    assert stats.check_pool(sun.g, sun.who("scout"), "dexterity") == (1, 0, 0, 1)


@example("UOS-EX-032")
@rule("UOS-HEALTH-03", "UOS-MOVE-11", "UOS-MOVE-12")
def test_an_injured_character_sneaks_at_night_with_two_red_dice_and_a_flashlight_spares_one() -> None:
    sun = turn("scout", "medic", phase=NIGHT).lay("salt_flat")
    sun["scout"].injured = True
    sun.do(Sneak(sun.tile("salt_flat")))
    assert sun.pool == "GYRR"
    lit = turn("scout", "medic", phase=NIGHT).lay("salt_flat").give("scout", "flashlight")
    assert lit.do(Sneak(lit.tile("salt_flat"))).pool == "GY"


# ---------------------------------------------------------------- karma


def attacking(edition: str = "second", karma: int = 3) -> Sun:
    """The Scout has rolled two blanks against a boar and is asked for karma."""
    sun = turn("scout", "medic", tile="dead_forest", edition=edition)
    sun["medic"].place = sun.place("new_haven")
    sun["scout"].karma = karma
    return sun.do(Attack(sun.enemy("wild_boar"))).roll(0, 0)


@rule("UOS-KARMA-02", "UOS-KARMA-03", "UOS-KARMA-04", "UOS-KARMA-07")
def test_every_karma_die_rerolls_one_die_of_the_roll() -> None:
    sun = attacking()
    assert sun.asked == "karma"
    sun.do(Reroll(0), Reroll(1)).roll(1, 1)
    assert sun.asked == "? karma-dice", "the karma dice are rolled with the dice they reroll"
    sun.luck(0).roll(0)
    assert sun.standee(sun.state.enemies[0].card).damage == 2
    assert (sun["scout"].karma, sun["scout"].resting, sun["scout"].ap) == (1, 0, 5), "two are lost, no AP is"


@example("UOS-EX-034")
@rule("UOS-KARMA-05", "UOS-KARMA-07", "UOS-KARMA-11")
def test_a_karma_die_with_the_symbol_is_kept_for_a_future_turn() -> None:
    sun = attacking()
    sun.do(Reroll(0), Reroll(1)).roll(0, 0).luck(1)
    assert (sun["scout"].karma, sun["scout"].resting) == (1, 1)
    run_phase(sun.roll(0), AFTERNOON)
    assert (sun["scout"].karma, sun["scout"].resting) == (2, 0)


@rule("UOS-KARMA-06")
def test_in_the_first_edition_a_kept_karma_die_can_be_used_at_once() -> None:
    sun = attacking("first")
    sun.do(Reroll(0)).no().roll(0).luck(1)
    assert (sun["scout"].karma, sun["scout"].resting) == (3, 0)
    assert sun.asked == "karma"


@example("UOS-EX-033")
@rule("UOS-KARMA-08", "UOS-KARMA-10")
def test_karma_serves_one_roll_of_the_own_turn_also_an_enemys() -> None:
    sun = attacking()
    sun.do(Reroll(0)).no().roll(0).luck(0).roll(1)
    assert sun.asked == "act", "not again for the boar's roll"
    other = attacking().no().roll(1)
    assert other.asked == "karma"
    other.do(Reroll(0)).roll(0).luck(0)
    assert other["scout"].hp == 6


@example("UOS-EX-035")
@rule("UOS-KARMA-08", "UOS-KARMA-10")
def test_outside_the_own_turn_nobody_has_karma_but_the_active_player() -> None:
    sun = turn("scout", "medic", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    sun["medic"].karma = 3
    sun["scout"].karma = 1
    sun.do(Attack(boar)).roll(0, 0).no().roll(0).no()
    assert sun.asked == "join"
    sun.do(Attack(boar)).roll(0, 0)
    assert (sun.asked, sun.g.asked()) == ("karma", (0,)), "the Scout may use his on the Medic's dice"


@rule("UOS-KARMA-09")
def test_in_the_first_edition_everybody_may_use_karma_after_any_roll_and_again() -> None:
    sun = attacking("first")
    sun["medic"].karma = 1
    sun.do(Reroll(0)).no().roll(0).luck(0)
    sun.do(Reroll(0)).no().roll(0).luck(0).no()
    assert (sun.asked, sun.g.asked()) == ("karma", (1,))


@rule("UOS-KARMA-11")
def test_a_rerolled_die_is_final() -> None:
    sun = attacking()
    sun.g.stack[-1].final = 0b01  # type: ignore[attr-defined]
    refusal = sun.refused(Reroll(0))
    assert refusal.rule == "UOS-KARMA-11"
    assert sun.can(Reroll(1))


# ---------------------------------------------------------------- the board


@rule("UOS-CHAR-13", "UOS-CHAR-14", "UOS-CHAR-16", "UOS-ACT-11")
def test_areas_hold_an_item_or_three_resources() -> None:
    sun = turn("scout", "medic", tile="scrap_yard")
    sun.give("scout", "knife", metal=3, wood=3)
    refusal = sun.refused(Collect(sun.good("metal")))
    assert (refusal.rule, refusal.key) == ("UOS-ACT-11", "no-has-storage")
    sun.do(DropCard(sun.card("knife")))
    assert not sun.can(Collect(sun.good("metal"))), "the item area takes no resources"


@rule("UOS-CHAR-15")
def test_in_the_first_edition_gear_may_be_stored_as_well() -> None:
    sun = turn("scout", "medic", edition="first").give("scout", "backpack", "sun_poncho")
    assert sun.g.content.thing(sun["scout"].gear).name == "backpack"
    assert sun.cards("scout") == ["sun_poncho", "backpack"]


@rule("UOS-CHAR-17", "UOS-CHAR-18")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_only_gear_in_the_gear_area_works(edition: str) -> None:
    sun = turn("scout", "medic", edition=edition).give("scout", "trail_boots", "desert_cloak")
    plain = sun.g.content.boards[sun.who("scout")].stealth
    assert stats.check_pool(sun.g, sun.who("scout"), "stealth") == plain
    sun["scout"].gear, sun["scout"].cards = sun["scout"].cards[0], (sun["scout"].gear,)
    assert stats.check_pool(sun.g, sun.who("scout"), "stealth") == (1, 1, 1, 0)


@rule("UOS-CHAR-07")
def test_a_marker_lies_beside_a_skill_that_was_used() -> None:
    sun = turn("medic", "scout")
    sun["medic"].spent, sun["medic"].hp = 0, 4
    sun.do(UseSkill(0))
    while sun.asked != "act":
        sun.do(sun.g.legal(0)[0])
    assert sun.refused(UseSkill(0)).rule == "UOS-CHAR-07"
    run_phase(sun, AFTERNOON)
    assert sun["medic"].spent, "until the next preparation, as its text says"


@rule("UOS-COMBAT-16", "UOS-DAY-04")
def test_a_turn_may_end_with_ap_left_where_no_enemy_is() -> None:
    sun = turn("medic", "scout")
    sun.do(EndTurn())
    assert sun["medic"].ap == 0
    assert sun.state.phase == MORNING
