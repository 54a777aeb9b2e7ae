"""Multiplayer combat: several characters fight together, round by round."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import Attack, AttackWith, Collect, Dodge, EndTurn, Move, SneakAttack, Wait
from holdfast.games.under_our_sun.events import EnemyAttacked
from tests.games.under_our_sun.sun import Sun, turn

rule, example = pytest.mark.rule, pytest.mark.example


def struck(sun: Sun) -> list[tuple[int, int]]:
    """Which enemy has struck at whom since the last look."""
    return [(one.enemy, one.character) for one in sun.events(EnemyAttacked)]  # type: ignore[attr-defined]


@example("UOS-EX-013")
@rule("UOS-MULTI-08", "UOS-MULTI-11", "UOS-MULTI-13", "UOS-MULTI-10", "UOS-COMBAT-37", "UOS-COMBAT-18")
def test_three_against_two() -> None:
    sun = turn("veteran", "scout", "medic", tile="dead_forest")
    boar, rats = sun.enemy("wild_boar"), sun.enemy("rat_pack")
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    assert struck(sun) == [(boar, sun.who("veteran"))]
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    assert struck(sun) == [(rats, sun.who("scout"))], "the boar is tapped"
    sun.do(Attack(boar)).roll(0, 0)
    assert struck(sun) == []
    assert (sun.asked, sun.actor) == ("act", sun.who("veteran"))


@example("UOS-EX-012")
@rule("UOS-MULTI-09", "UOS-MULTI-13", "UOS-MULTI-14", "UOS-MULTI-03", "UOS-MULTI-02")
def test_two_against_three() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    boar, rats, coyote = sun.enemy("wild_boar"), sun.enemy("rat_pack"), sun.enemy("coyote")
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    assert struck(sun) == [(boar, sun.who("veteran"))]
    sun.do(Attack(boar)).roll(0, 0).roll(0).roll(0)
    assert struck(sun) == [(rats, sun.who("scout")), (coyote, sun.who("scout"))]
    assert (sun.asked, sun.actor) == ("act", sun.who("veteran"))


@rule("UOS-MULTI-11")
def test_of_several_untapped_enemies_the_strongest_answers() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    boar, rats, cougar = sun.enemy("wild_boar"), sun.enemy("rat_pack"), sun.enemy("cougar")
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    struck(sun)
    sun.do(Attack(boar)).roll(0, 0)
    assert sun.pool == "YB", "the cougar has the most dice"
    sun.roll(0, 0).roll(0)
    assert struck(sun) == [(cougar, sun.who("scout")), (rats, sun.who("scout"))]


@rule("UOS-MULTI-09")
def test_everybody_chooses_whom_to_attack() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    boar, rats = sun.enemy("wild_boar"), sun.enemy("rat_pack")
    sun.do(Attack(boar)).roll(1, 0).roll(0)
    sun.do(Attack(rats)).roll(1, 0).roll(0)
    assert (sun.standee(boar).damage, sun.standee(rats).damage) == (1, 1)


@rule("UOS-MULTI-12", "UOS-COMBAT-38")
def test_in_the_first_edition_one_enemy_answers_each_attack_at_once() -> None:
    sun = turn("veteran", "scout", tile="dead_forest", edition="first")
    boar, rats = sun.enemy("wild_boar"), sun.enemy("rat_pack")
    sun.do(Attack(boar)).roll(0, 0).roll(1)
    assert struck(sun) == [(boar, sun.who("veteran"))]
    assert sun.asked == "join", "it came before the others are asked"
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    assert struck(sun) == [(rats, sun.who("scout"))]


@example("UOS-EX-011")
@rule("UOS-MULTI-01", "UOS-MULTI-04", "UOS-MULTI-07", "UOS-MULTI-08", "UOS-MULTI-17", "UOS-COMBAT-40")
def test_several_against_one_in_the_first_edition() -> None:
    sun = turn("veteran", "scout", "medic", tile="dead_forest", edition="first", ap=2)
    boar = sun.enemy("wild_boar")
    sun.put("scout", "new_haven").give("scout", "bow")
    sun.do(Dodge()).roll(1).roll(1)
    assert (sun.asked, sun.actor) == ("join", sun.who("scout")), "in turn order"
    sun.no()
    assert (sun.asked, sun.actor) == ("join", sun.who("medic"))
    struck(sun)
    sun.do(Attack(boar)).roll(0, 0)
    assert struck(sun) == []
    assert (sun["veteran"].hp, sun["medic"].ap) == (7, 1)
    assert (sun.asked, sun.actor) == ("act", sun.who("veteran"))
    sun.do(Dodge()).roll(1).roll(0).no().no()
    assert (sun.asked, sun.actor) == ("drink", sun.who("scout")), "his AP are used up: the next player's turn"


@rule("UOS-MULTI-01", "UOS-MULTI-17")
def test_who_is_out_of_range_or_has_no_ap_left_is_not_asked() -> None:
    sun = turn("veteran", "scout", "medic", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    sun.put("scout", "new_haven")
    sun["medic"].ap = 0
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    assert (sun.asked, sun.actor) == ("act", sun.who("veteran"))


@rule("UOS-MULTI-01")
def test_who_has_had_its_turn_is_not_asked() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    sun["scout"].acted = True
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    assert sun.asked == "act"


@rule("UOS-MULTI-02")
def test_other_actions_open_no_common_fight() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    sun.enemy("wild_boar")
    sun.do(Collect(sun.good("wood"))).no().roll(0)
    assert (sun.asked, sun.actor) == ("act", sun.who("veteran"))


@rule("UOS-MULTI-05", "UOS-MULTI-06", "UOS-MULTI-15")
def test_joining_is_voluntary_in_every_round() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    brute = sun.enemy("irradiated_brute")
    sun.do(Attack(brute)).roll(0, 0).roll(0).no()
    assert (sun.asked, sun.actor, sun["scout"].ap) == ("act", sun.who("veteran"), 6)
    sun.do(Attack(brute)).roll(0, 0).roll(0)
    assert (sun.asked, sun.actor) == ("join", sun.who("scout")), "asked anew"
    sun.do(Attack(brute)).roll(0, 0)
    assert (sun.asked, sun.actor, sun["scout"].ap) == ("act", sun.who("veteran"), 5)


@rule("UOS-MULTI-06", "UOS-COMBAT-27")
def test_the_fight_is_over_when_the_enemy_is_defeated() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    boar = sun.enemy("wild_boar", damage=3)
    sun.do(Attack(boar)).roll(1, 0).roll(0)
    assert (sun.asked, sun.actor) == ("act", sun.who("veteran")), "nobody is asked to join any more"
    assert sun.can(EndTurn())


@rule("UOS-MULTI-16", "UOS-MULTI-07")
def test_who_joins_before_the_own_turn_has_only_the_ap_that_are_left() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    boar = sun.enemy("wild_boar", damage=3)
    sun.do(Attack(boar)).roll(0, 0).roll(0).do(Attack(boar)).roll(1, 0)
    assert sun["scout"].ap == 5
    sun.do(EndTurn())
    sun.until_asked("act")
    assert (sun.actor, sun["scout"].ap) == (sun.who("scout"), 5)


def waiting_veteran(foe: str, **parts: object) -> tuple[Sun, int]:
    """The Veteran waits beside a strong enemy, then the Scout moves in; nobody has fought yet."""
    sun = turn("veteran", "scout", tile="dead_forest", **parts).put("scout", "new_haven")
    enemy = sun.enemy(foe)
    sun.do(Wait()).until_asked("act")
    sun.do(Move(sun.tile("dead_forest")))
    assert (sun.asked, sun.actor) == ("help", sun.who("veteran")), "it may fight between two actions"
    return sun.no(), enemy


@example("UOS-EX-007")
@rule("UOS-COMBAT-42", "UOS-COMBAT-43", "UOS-COMBAT-45", "UOS-MULTI-04")
def test_ap_held_back_are_spent_in_the_fight_and_the_rest_is_lost() -> None:
    sun, brute = waiting_veteran("irradiated_brute")
    assert sun["veteran"].ap == 6
    for _ in range(3):
        sun.do(Attack(brute)).roll(0, 0).roll(0)
        assert (sun.asked, sun.actor) == ("join", sun.who("veteran"))
        assert not sun.offered(Move), "on combat actions only"
        sun.do(Attack(brute)).roll(1, 1)
        if sun.asked == "help":
            sun.no()
    assert sun.standee(brute).body
    assert sun["veteran"].ap == 3
    sun.do(EndTurn())
    assert (sun.asked, sun["veteran"].ap) == ("? sun-card", 0)


@example("UOS-EX-008")
@rule("UOS-COMBAT-42", "UOS-COMBAT-45", "UOS-MULTI-04")
def test_in_the_first_edition_the_ap_that_are_left_are_lost_too() -> None:
    sun, brute = waiting_veteran("irradiated_brute", edition="first")
    sun["scout"].ap = 6
    for joined in (True, False, True, True):
        sun.do(Attack(brute)).roll(0, 0).roll(0)
        if joined:
            sun.do(Attack(brute)).roll(1, 1)
        else:
            sun.no()
        if sun.asked == "help":
            sun.no()
    assert sun.standee(brute).body
    assert sun["veteran"].ap == 3
    sun.do(EndTurn())
    assert (sun.asked, sun["veteran"].ap) == ("? sun-card", 0)


@rule("UOS-COMBAT-44", "UOS-COMBAT-45", "UOS-COMBAT-52")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_beside_an_enemy_ap_held_back_must_be_spent_on_combat_before_the_phase_ends(edition: str) -> None:
    sun = turn("veteran", "scout", tile="dead_forest", ap=2, edition=edition).put("scout", "new_haven")
    boar = sun.enemy("wild_boar")
    sun.do(Wait()).until_asked("act")
    sun.do(EndTurn())
    assert (sun.asked, sun.actor) == ("last-fight", sun.who("veteran"))
    assert not sun.offered(EndTurn)
    assert sun.can(Dodge()), "a dodge is a combat action as well"
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    assert sun.asked == "last-fight"
    sun.do(Dodge()).roll(1).roll(1)
    assert (sun.asked, sun["veteran"].ap, sun["veteran"].hp) == ("? sun-card", 0, 7)


@rule("UOS-COMBAT-49")
def test_after_a_sneak_attack_those_who_join_receive_all_counterattacks() -> None:
    sun = turn("scout", "veteran", tile="dead_forest")
    boar, rats = sun.enemy("wild_boar"), sun.enemy("rat_pack")
    sun["scout"].hidden = True
    sun.do(SneakAttack(boar)).roll(1, 0).roll(0, 0)
    assert struck(sun) == []
    sun.do(Attack(boar)).roll(0, 0).roll(0).roll(0)
    assert struck(sun) == [(boar, sun.who("veteran")), (rats, sun.who("veteran"))]


@rule("UOS-MULTI-01", "UOS-MULTI-17")
def test_who_joins_attacks_an_enemy_that_takes_part() -> None:
    sun = turn("veteran", "scout", tile="dead_forest").lay("scrap_yard", "dead_forest")
    boar, wolf = sun.enemy("wild_boar"), sun.enemy("rabid_wolf", tile="scrap_yard")
    sun.give("scout", "bow")
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    assert sun.refused(AttackWith(wolf, sun.card("bow"))).rule == "UOS-MULTI-01"
    assert sun.can(AttackWith(boar, sun.card("bow")))
