"""Ranged combat: shooting at an enemy on a neighbouring tile, and how it reacts."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import Attack, AttackWith, Dodge, EnemyId
from holdfast.games.under_our_sun.events import AttackMade, DiceRolled, DiceThrown, EnemyMoved, InitialRoundBegan
from tests.games.under_our_sun.sun import Sun, turn

rule, example = pytest.mark.rule, pytest.mark.example


def range_day(foe: str, weapon: str = "bow", **parts: object) -> tuple[Sun, EnemyId]:
    """The Veteran with a weapon in the Dead Forest; an enemy in the Scrap Yard beside it."""
    sun = turn("veteran", tile="dead_forest", **parts).lay("scrap_yard", "dead_forest")
    sun.give("veteran", weapon)
    return sun, sun.enemy(foe, tile="scrap_yard")


@example("UOS-EX-073")
@rule("UOS-RANGED-01", "UOS-RANGED-03", "UOS-RANGED-06", "UOS-COMBAT-09", "UOS-COMBAT-36")
def test_the_enemy_comes_after_the_damage_and_that_is_its_action_of_the_round() -> None:
    sun, boar = range_day("wild_boar")
    sun.do(AttackWith(boar, sun.card("bow")))
    assert (sun.pool, sun["veteran"].ap) == ("GYY", 5)
    sun.roll(1, 0, 0)
    assert sun.standee(boar).damage == 1, "the damage comes first"
    assert sun.pool == "B"
    sun.roll(1)
    assert sun.standee(boar).place == sun.place("dead_forest")
    assert sun.asked == "act", "it is tapped, so it does not attack"
    assert not sun.events(InitialRoundBegan)
    assert not sun["veteran"].hidden


@rule("UOS-RANGED-04", "UOS-RANGED-06")
def test_in_the_first_edition_a_blue_die_decides_as_well() -> None:
    for success in (0, 1):
        sun, boar = range_day("wild_boar", edition="first")
        sun.do(AttackWith(boar, sun.card("bow"))).roll(1, 0, 0)
        assert sun.pool == "B"
        sun.roll(success)
        assert sun.standee(boar).place == sun.place("dead_forest" if success else "scrap_yard")
        assert sun.standee(boar).damage == 1


@rule("UOS-RANGED-02")
def test_only_the_enemy_that_was_shot_at_reacts() -> None:
    sun, boar = range_day("wild_boar")
    outlaw = sun.enemy("outlaw", tile="scrap_yard")
    sun.do(AttackWith(boar, sun.card("bow"))).roll(0, 0, 0).roll(0)
    assert sun.asked == "act", "the outlaw, who has a gun, does nothing"
    assert sun.standee(outlaw).place == sun.place("scrap_yard")
    assert sun["veteran"].hp == 7


@rule("UOS-RANGED-05", "UOS-RANGED-08")
def test_an_enemy_that_the_shot_defeats_still_shoots_back() -> None:
    sun, trooper = range_day("sol_trooper")
    sun.do(AttackWith(trooper, sun.card("bow"))).roll(1, 1, 1)
    assert sun.standee(trooper).body
    sun.roll(0)
    assert sun.pool == "Y"
    sun.roll(1)
    assert sun["veteran"].hp == 6


@example("UOS-EX-074")
@rule("UOS-RANGED-07", "UOS-RANGED-08")
def test_an_enemy_with_a_ranged_value_stays_and_shoots_back() -> None:
    sun, outlaw = range_day("outlaw")
    sun.do(AttackWith(outlaw, sun.card("bow"))).roll(0, 0, 0).roll(0)
    assert sun.pool == "Y"
    sun.roll(1)
    assert sun["veteran"].hp == 6
    assert sun.standee(outlaw).place == sun.place("scrap_yard")
    assert not sun.events(EnemyMoved)


@rule("UOS-RANGED-07", "UOS-RANGED-09")
def test_an_enemy_without_a_ranged_value_that_stays_does_nothing() -> None:
    sun, boar = range_day("wild_boar")
    sun.do(AttackWith(boar, sun.card("bow"))).roll(0, 0, 0).roll(0)
    assert (sun.asked, sun["veteran"].hp) == ("act", 7)
    assert sun.standee(boar).place == sun.place("scrap_yard")


@example("UOS-EX-010")
@rule("UOS-RANGED-09", "UOS-MULTI-04", "UOS-MULTI-08", "UOS-MULTI-17")
def test_a_tapped_enemy_does_not_react_to_a_shot() -> None:
    sun = turn("veteran", "scout", tile="dead_forest").put("scout", "new_haven").give("scout", "bow")
    boar = sun.enemy("wild_boar", tile="dead_forest")
    sun.do(Dodge()).roll(1).roll(1)
    assert (sun.asked, sun.actor) == ("join", sun.who("scout"))
    sun.events()
    sun.do(AttackWith(boar, sun.card("bow"))).roll(1, 0, 0)
    assert len(sun.events(DiceRolled, DiceThrown)) == 1, "no blue die"
    assert (sun["veteran"].hp, sun["scout"].hp, sun["scout"].ap) == (7, 6, 5)
    assert (sun.asked, sun.actor) == ("act", sun.who("veteran"))


@rule("UOS-RANGED-01", "UOS-AMMO-04", "UOS-COMBAT-34")
def test_a_shot_needs_a_loaded_ranged_weapon_and_a_neighbour() -> None:
    sun, boar = range_day("wild_boar")
    assert sun.refused(Attack(boar)).rule == "UOS-COMBAT-35"
    empty, rats = range_day("rat_pack")
    empty.state.uses.pop(empty.card("bow"))
    assert empty.refused(AttackWith(rats, empty.card("bow"))).rule == "UOS-COMBAT-36"
    far, wolf = range_day("rabid_wolf")
    far.put("veteran", "new_haven")
    assert far.refused(AttackWith(wolf, far.card("bow"))).rule == "UOS-COMBAT-36"


@rule("UOS-EMOVE-11", "UOS-RANGED-06")
def test_an_enemy_leaves_a_target_tile_when_it_is_shot_at() -> None:
    sun = turn("veteran", tile="dead_forest").lay("pump_station", "dead_forest").give("veteran", "bow")
    boar = sun.enemy("wild_boar", tile="pump_station")
    sun.do(AttackWith(boar, sun.card("bow"))).roll(0, 0, 0).roll(1)
    assert sun.standee(boar).place == sun.place("dead_forest")
    assert sun.events(AttackMade)
