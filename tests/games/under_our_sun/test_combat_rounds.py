"""Combat: when a fight begins with an initial round, what each action provokes, and how a fight ends."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import (
    Attack,
    AttackWith,
    Collect,
    Dodge,
    Drink,
    Drop,
    LightFire,
    Loot,
    Move,
    Sneak,
    SneakAttack,
    SneakAttackWith,
    Use,
    Wait,
)
from holdfast.games.under_our_sun.events import EnemyAttacked, InitialRoundBegan
from holdfast.games.under_our_sun.flow_enemies import Spawn
from tests.games.under_our_sun.sun import Sun, begin, turn

rule, example = pytest.mark.rule, pytest.mark.example


def struck(sun: Sun) -> int:
    """How many attacks of enemies there have been since the last look."""
    return len(sun.events(EnemyAttacked))


def before_the_forest(*names: str, **parts: object) -> Sun:
    """The first character named is in New Haven; the others, if any, in the Dead Forest next door."""
    sun = turn(*names, tile="dead_forest", **parts)
    return sun.put(names[0], "new_haven").mark("covered", "dead_forest")


# ---------------------------------------------------------------- initial combat rounds


@rule("UOS-COMBAT-01", "UOS-COMBAT-04", "UOS-COMBAT-02", "UOS-COMBAT-05", "UOS-STEALTH-01")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_entering_a_tile_with_an_enemy_begins_with_a_free_attack_or_dodge(edition: str) -> None:
    sun = before_the_forest("veteran", edition=edition)
    boar = sun.enemy("wild_boar", tile="dead_forest")
    sun["veteran"].hidden = False
    sun.do(Move(sun.tile("dead_forest")))
    assert (sun.asked, sun["veteran"].ap) == ("initial-round", 4)
    assert sun.can(Dodge())
    assert not sun.offered(Move)
    assert not sun.offered(SneakAttack)
    sun.do(Attack(boar)).roll(1, 0).roll(1)
    assert (sun.standee(boar).damage, sun["veteran"].hp) == (1, 6)
    assert (sun.asked, sun["veteran"].ap) == ("act", 4), "it costs no AP"


@rule("UOS-COMBAT-03")
def test_all_enemies_attack_in_an_initial_round() -> None:
    sun = before_the_forest("veteran")
    boar = sun.enemy("wild_boar", tile="dead_forest")
    sun.enemy("rat_pack", tile="dead_forest")
    sun.do(Move(sun.tile("dead_forest")), Attack(boar)).roll(0, 0).roll(1).roll(0)
    assert struck(sun) == 2


@example("UOS-EX-017")
@rule("UOS-COMBAT-04", "UOS-COMBAT-05", "UOS-STEALTH-02")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_open_entry_next_to_a_hidden_ally_is_an_initial_round_for_the_newcomer_alone(edition: str) -> None:
    sun = before_the_forest("scout", "veteran", edition=edition)
    sun.enemy("wild_boar", tile="dead_forest")
    sun["veteran"].hidden = True
    sun.do(Move(sun.tile("dead_forest")))
    assert (sun.asked, sun.actor) == ("initial-round", sun.who("scout"))
    sun.no().roll(0)
    assert [one.character for one in sun.events(EnemyAttacked)] == [sun.who("scout")]  # type: ignore[attr-defined]
    assert sun["veteran"].hidden


@example("UOS-EX-018")
@rule("UOS-COMBAT-04", "UOS-COMBAT-05")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_open_entry_next_to_a_visible_ally_begins_no_round(edition: str) -> None:
    sun = before_the_forest("scout", "veteran", edition=edition)
    sun.enemy("wild_boar", tile="dead_forest")
    sun.do(Move(sun.tile("dead_forest")))
    assert sun.asked == "act"
    assert not sun.events(InitialRoundBegan, EnemyAttacked)


@example("UOS-EX-019")
@rule("UOS-COMBAT-06", "UOS-MOVE-07", "UOS-MOVE-08", "UOS-STEALTH-02")
def test_who_sneaks_in_unseen_is_not_attacked() -> None:
    sun = before_the_forest("medic")
    sun.enemy("wild_boar", tile="dead_forest")
    sun.do(Sneak(sun.tile("dead_forest")))
    assert sun.pool == "Y"
    sun.roll(1)
    assert (sun.asked, sun["medic"].ap, sun["medic"].hidden) == ("act", 3, True)
    assert not sun.events(InitialRoundBegan, EnemyAttacked)


@example("UOS-EX-020")
@rule("UOS-MOVE-10", "UOS-STEALTH-06", "UOS-STEALTH-07", "UOS-STEALTH-09", "UOS-COMBAT-02")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_failed_sneak_to_an_enemy_is_an_initial_round(edition: str) -> None:
    sun = before_the_forest("medic", edition=edition)
    sun.enemy("wild_boar", tile="dead_forest")
    sun.do(Sneak(sun.tile("dead_forest"))).roll(0)
    assert sun["medic"].place == sun.place("dead_forest")
    assert (sun.asked, sun["medic"].ap, sun["medic"].hidden) == ("initial-round", 3, False)
    sun.do(Dodge()).roll(1, 0).roll(1)
    assert sun["medic"].ap == 3


@rule("UOS-COMBAT-07", "UOS-COMBAT-08", "UOS-ENEMY-02", "UOS-ENEMY-06", "UOS-TILE-06", "UOS-STEALTH-01")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_enemy_of_a_symbol_appears_and_an_initial_round_is_fought(edition: str) -> None:
    sun = turn("veteran", tile="dead_forest", edition=edition).put("veteran", "new_haven")
    sun.do(Move(sun.tile("dead_forest")))
    assert sun.asked == "? enemy-card"
    sun.draw("wild_boar")
    assert sun.asked == "initial-round"
    assert sun.state.enemies[0].place == sun.place("dead_forest")
    assert sun.marked("covered", "dead_forest") == (edition == "second")


@rule("UOS-COMBAT-07", "UOS-COMBAT-08")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_enemy_that_a_card_brings_fights_the_visible_and_not_the_hidden(edition: str) -> None:
    for hidden in (False, True):
        sun = turn("veteran", tile="salt_flat", edition=edition)
        sun["veteran"].hidden = hidden
        begin(sun, Spawn(place=sun.place("salt_flat"))).draw("wild_boar")
        assert sun.asked == ("act" if hidden else "initial-round")
        assert sun["veteran"].hidden == hidden


# ---------------------------------------------------------------- what actions provoke


@example("UOS-EX-069")
@rule("UOS-COMBAT-12", "UOS-COMBAT-13", "UOS-COMBAT-51")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_collecting_beside_two_enemies_is_answered_by_both(edition: str) -> None:
    sun = turn("veteran", tile="dead_forest", edition=edition)
    sun.enemy("wild_boar")
    sun.enemy("rat_pack")
    sun.do(Collect(sun.good("wood"))).no().roll(1).roll(0)
    assert (sun.goods("veteran")["wood"], sun["veteran"].ap, sun["veteran"].hp) == (1, 5, 6)
    assert struck(sun) == 2


@rule("UOS-COMBAT-14", "UOS-STEALTH-04", "UOS-STEALTH-05", "UOS-STEALTH-10")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_who_stays_hidden_is_not_answered(edition: str) -> None:
    sun = turn("scout", tile="dead_forest", edition=edition)
    sun.enemy("wild_boar")
    sun["scout"].hidden = True
    sun.do(Collect(sun.good("wood"))).no()
    assert sun.pool == "GY", "a new stealth check"
    sun.roll(1, 0)
    assert (sun.asked, sun["scout"].hidden) == ("act", True)
    assert struck(sun) == 0


@example("UOS-EX-068")
@rule("UOS-COMBAT-15", "UOS-COMBAT-13")
@pytest.mark.parametrize(("edition", "attacks"), [("second", 0), ("first", 1)])
def test_using_an_item_for_nothing_provokes_nobody_but_in_the_first_edition(edition: str, attacks: int) -> None:
    sun = turn("veteran", tile="dead_forest", edition=edition).give("veteran", "antibiotic")
    sun.enemy("wild_boar")
    sun["veteran"].infected = True
    sun.do(Use(sun.card("antibiotic"), 0))
    if attacks:
        sun.roll(0)
    assert (sun.asked, struck(sun)) == ("act", attacks)
    assert (sun["veteran"].infected, sun["veteran"].ap) == (False, 6)


@example("UOS-EX-060")
@rule("UOS-FIRE-01", "UOS-COMBAT-15", "UOS-FIRE-04")
def test_a_campfire_is_free_and_provokes_nobody() -> None:
    sun = turn("veteran", tile="dead_forest").give("veteran", "lighter", wood=1)
    sun.drop("dead_forest")
    sun.state.printed[sun.tile("dead_forest")] = (0,) * 10
    sun.enemy("outlaw")
    sun.do(LightFire())
    assert sun.asked == "act"
    assert (struck(sun), sun["veteran"].ap, sun.marked("fires", "dead_forest")) == (0, 6, True)
    assert "wood" not in sun.goods("veteran")


@rule("UOS-COMBAT-13")
@pytest.mark.parametrize(("edition", "attacks"), [("second", 0), ("first", 1)])
def test_in_the_first_edition_even_dropping_something_is_answered(edition: str, attacks: int) -> None:
    sun = turn("veteran", tile="dead_forest", edition=edition).give("veteran", metal=1)
    sun.enemy("wild_boar")
    sun.do(Drop(sun.good("metal")))
    if attacks:
        sun.roll(0)
    assert (sun.asked, struck(sun)) == ("act", attacks)


@rule("UOS-COMBAT-17", "UOS-COMBAT-18", "UOS-COMBAT-11", "UOS-COMBAT-12")
def test_an_enemy_strikes_once_in_each_round_and_every_action_is_a_round() -> None:
    sun = turn("veteran", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    for ap in (5, 4):
        sun.do(Attack(boar)).roll(0, 0).roll(0)
        assert (sun.asked, struck(sun), sun["veteran"].ap) == ("act", 1, ap)


# ---------------------------------------------------------------- dice and damage


@rule("UOS-COMBAT-20", "UOS-COMBAT-31", "UOS-COMBAT-32", "UOS-COMBAT-30")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_attack_is_rolled_with_the_combat_value_and_one_weapon(edition: str) -> None:
    sun = turn("thickskin", tile="dead_forest", edition=edition).give("thickskin", "spear", "knife")
    boar = sun.enemy("wild_boar")
    sun.do(Attack(boar))
    assert sun.pool == "GY", "bare hands"
    sun.roll(0, 0).roll(0).do(AttackWith(boar, sun.card("spear")))
    assert sun.pool == "GYY", "the knife adds nothing"
    sun.roll(0, 0, 0).roll(0).do(AttackWith(boar, sun.card("knife")))
    assert sun.pool == "GYB", "another weapon for another attack"


@rule("UOS-COMBAT-20", "UOS-DECK-09")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_enemy_rolls_what_its_card_shows_for_day_or_night(edition: str) -> None:
    for phase, dice in ((0, "B"), (2, "YB")):
        sun = turn("veteran", tile="dead_forest", phase=phase, edition=edition)
        rats = sun.enemy("rat_pack")
        sun.do(Attack(rats)).roll(0, 0)
        assert sun.pool == dice


@rule("UOS-COMBAT-23", "UOS-COMBAT-24", "UOS-COMBAT-25")
def test_every_success_is_one_damage_on_both_sides() -> None:
    sun = turn("thickskin", tile="dead_forest")
    cougar = sun.enemy("cougar")
    sun.do(Attack(cougar)).roll(2, 1).roll(1, 1)
    assert (sun.standee(cougar).damage, sun["thickskin"].hp) == (3, 7)
    sun.do(Attack(cougar)).roll(2, 1).roll(0, 0)
    assert sun.standee(cougar).body, "5 damage for 4 HP is enough"


@rule("UOS-COMBAT-33")
def test_damage_on_an_enemy_stays_when_the_fight_breaks_off() -> None:
    sun = turn("veteran", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    sun.do(Attack(boar)).roll(1, 1).roll(0)
    sun.do(Move(sun.tile("new_haven"))).roll(0)
    assert sun.standee(boar).damage == 2
    sun.do(Move(sun.tile("dead_forest")), Attack(boar)).roll(1, 1).roll(0)
    assert sun.standee(boar).body


@rule("UOS-COMBAT-34", "UOS-COMBAT-35", "UOS-COMBAT-46", "UOS-COMBAT-39")
def test_combat_actions_need_a_target_within_range() -> None:
    sun = turn("veteran", tile="dead_forest").lay("scrap_yard", "dead_forest")
    wolf = sun.enemy("rabid_wolf", tile="scrap_yard")
    for act in (Attack(wolf), Dodge(), SneakAttack(wolf)):
        assert not sun.can(act)
    assert sun.refused(Attack(wolf)).rule == "UOS-COMBAT-35"
    assert sun.refused(Dodge()).rule == "UOS-COMBAT-39"
    assert sun.refused(SneakAttack(wolf)).rule == "UOS-COMBAT-46"
    down = turn("veteran", tile="dead_forest")
    body = down.enemy("rabid_wolf", body=True)
    assert down.refused(Attack(body)).rule == "UOS-COMBAT-34"


# ---------------------------------------------------------------- the end of a fight


@rule("UOS-COMBAT-26", "UOS-COMBAT-27", "UOS-ACT-31", "UOS-ENEMY-07")
def test_a_defeated_enemy_lies_on_its_tile_until_it_is_looted() -> None:
    sun = turn("veteran", tile="dead_forest")
    boar = sun.enemy("wild_boar", damage=3)
    sun.do(Attack(boar)).roll(1, 0).roll(0)
    assert sun.standee(boar).body
    assert sun.standee(boar).place == sun.place("dead_forest")
    sun.do(Collect(sun.good("wood"))).no()
    assert sun.asked == "act", "nobody is left to fight"
    sun.do(Loot(boar)).roll(0)
    assert boar not in [one.card for one in sun.state.enemies]
    assert sun.state.enemy.bottom == [boar]


@rule("UOS-COMBAT-28")
def test_a_fight_ends_when_the_last_character_has_gone() -> None:
    sun = turn("veteran", tile="dead_forest")
    sun.enemy("wild_boar")
    sun.do(Move(sun.tile("new_haven"))).roll(0)
    struck(sun)
    sun.do(Collect(sun.good("wood"))).no()
    assert struck(sun) == 0


@rule("UOS-COMBAT-29")
def test_a_fight_ends_when_the_last_character_is_defeated() -> None:
    sun = turn("veteran", "scout", tile="dead_forest").put("scout", "new_haven")
    boar = sun.enemy("wild_boar")
    sun.enemy("rat_pack")
    sun["veteran"].hp = 1
    sun.do(Attack(boar)).roll(0, 0).roll(1)
    assert sun["veteran"].fallen
    assert struck(sun) == 1, "the rats find nobody left to attack"
    assert sun.actor == sun.who("scout"), "the turn is over"


# ---------------------------------------------------------------- sneak attacks, dodging, waiting


@example("UOS-EX-072")
@rule("UOS-COMBAT-46", "UOS-COMBAT-47", "UOS-COMBAT-48", "UOS-COMBAT-50", "UOS-STEALTH-19")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_sneak_attack_on_one_of_two_enemies_is_answered_by_none(edition: str) -> None:
    sun = turn("scout", tile="dead_forest", edition=edition).give("scout", "knife")
    boar = sun.enemy("wild_boar")
    sun.enemy("rat_pack")
    sun["scout"].hidden = True
    sun.do(SneakAttackWith(boar, sun.card("knife")))
    assert (sun.pool, sun["scout"].ap) == ("GY", 4)
    sun.roll(1, 0)
    assert sun.pool == "BBBB", "a knife is good for that"
    sun.roll(1, 1, 0, 0)
    assert (sun.asked, struck(sun), sun.standee(boar).damage) == ("act", 0, 2)
    assert not sun["scout"].hidden


@rule("UOS-COMBAT-46", "UOS-STEALTH-19", "UOS-STEALTH-12")
def test_a_failed_sneak_attack_exposes_and_is_countered() -> None:
    sun = turn("scout", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    sun["scout"].hidden = True
    sun.do(SneakAttack(boar)).roll(0, 0).roll(1)
    assert (sun["scout"].hp, sun["scout"].hidden, sun.standee(boar).damage) == (5, False, 0)


@rule("UOS-COMBAT-46")
def test_a_sneak_attack_needs_two_ap() -> None:
    sun = turn("scout", tile="dead_forest", ap=1)
    boar = sun.enemy("wild_boar")
    sun["scout"].hidden = True
    assert sun.refused(SneakAttack(boar)).key == "no-has-two-ap"


@rule("UOS-STEALTH-19")
def test_any_combat_action_ends_hiding_at_once() -> None:
    sun = turn("scout", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    sun["scout"].hidden = True
    sun.do(Attack(boar))
    assert not sun["scout"].hidden


@rule("UOS-COMBAT-39", "UOS-COMBAT-40")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_dodge_is_announced_before_the_attack_is_rolled(edition: str) -> None:
    sun = turn("scout", tile="dead_forest", edition=edition)
    sun.enemy("wild_boar")
    sun.do(Dodge())
    assert (sun.pool, sun["scout"].ap) == ("G", 5)
    sun.roll(1).roll(1)
    assert sun["scout"].hp == 6
    sun.do(Dodge()).roll(0).roll(1)
    assert sun["scout"].hp == 5, "a failed check avoids nothing"


@rule("UOS-COMBAT-42")
def test_waiting_costs_nothing_and_lets_the_others_act() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    sun.do(Wait())
    assert (sun["veteran"].ap, sun["veteran"].waiting) == (6, True)
    assert sun.actor == sun.who("scout")


@rule("UOS-COMBAT-45")
def test_ap_held_back_without_an_enemy_are_lost() -> None:
    sun = turn("veteran", "scout", tile="dead_forest").do(Wait())
    sun["scout"].ap = 0
    assert sun.asked == "drink"
    sun.do(Drink())
    assert (sun.asked, sun["veteran"].ap) == ("? sun-card", 0)
