"""Combat against enemies: rounds, initial rounds, counterattacks."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import Attack, AttackWith, Dodge, EndTurn, Move, PickEnemy
from tests.games.under_our_sun.sun import turn

rule, example = pytest.mark.rule, pytest.mark.example


@example("UOS-EX-009")
@rule("UOS-COMBAT-51", "UOS-COMBAT-22", "UOS-COMBAT-11", "UOS-COMBAT-12")
def test_every_enemy_on_the_tile_answers_an_attack_with_a_roll_of_its_own() -> None:
    sun = turn("veteran", tile="dead_forest")
    boar, rats = sun.enemy("wild_boar"), sun.enemy("rat_pack")
    sun.do(Attack(boar)).roll(1, 1)
    assert sun.pool == "Y"
    sun.roll(1)
    assert sun.pool == "B"
    sun.roll(1)
    assert sun["veteran"].hp == 5
    assert sun["veteran"].ap == 5
    assert sun.standee(boar).damage == 2
    assert not sun.standee(rats).tapped, "the next action begins a new round"


@example("UOS-EX-070")
@rule("UOS-COMBAT-19", "UOS-COMBAT-25")
def test_a_dying_enemy_makes_its_last_attack() -> None:
    sun = turn("veteran", tile="dead_forest")
    boar = sun.enemy("wild_boar", damage=3)
    sun.do(Attack(boar)).roll(1, 1).roll(1)
    assert sun.standee(boar).body
    assert sun["veteran"].hp == 6


@example("UOS-EX-071")
@rule("UOS-COMBAT-41", "UOS-COMBAT-39")
def test_a_dodge_avoids_one_attack_chosen_after_all_rolls() -> None:
    sun = turn("veteran", tile="dead_forest")
    cougar, boar = sun.enemy("cougar"), sun.enemy("wild_boar")
    sun.do(Dodge()).roll(1).roll(1, 1).roll(1)
    sun.do(PickEnemy(cougar))
    assert sun["veteran"].hp == 6, "only the boar's attack counts"
    assert sun.standee(boar).damage == 0


@rule("UOS-COMBAT-16")
def test_nobody_stops_while_an_enemy_is_on_the_tile() -> None:
    sun = turn("veteran", tile="dead_forest")
    sun.enemy("wild_boar")
    refusal = sun.refused(EndTurn())
    assert (refusal.rule, refusal.key) == ("UOS-COMBAT-16", "no-nothing-holds-me")


@rule("UOS-COMBAT-28", "UOS-STEALTH-03")
def test_whoever_leaves_is_attacked_before_going() -> None:
    sun = turn("veteran", tile="dead_forest")
    sun.enemy("wild_boar")
    sun.do(Move(sun.tile("new_haven"))).roll(1)
    assert sun["veteran"].hp == 6
    assert sun["veteran"].place == sun.place("new_haven")


@rule("UOS-COMBAT-31", "UOS-COMBAT-30", "UOS-COMBAT-35")
def test_a_weapon_adds_its_dice_to_the_basic_dice() -> None:
    sun = turn("veteran", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    sun.give("veteran", "knife")
    sun.do(AttackWith(boar, sun.card("knife")))
    assert sun.pool == "YYB"
