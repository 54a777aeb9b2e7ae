"""Character against character: attacks in the own turn, and what the attacked may do about them."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import (
    AttackCharacter,
    AttackCharacterWith,
    Counter,
    CounterWith,
    Dodge,
    Move,
    RunUp,
)
from tests.games.under_our_sun.sun import Sun, turn

rule, example = pytest.mark.rule, pytest.mark.example


def brawl(**parts: object) -> Sun:
    """The Veteran attacks the Scout beside him in the Dead Forest with bare hands; the Scout is asked."""
    sun = turn("veteran", "scout", tile="dead_forest", **parts)
    return sun.do(AttackCharacter(sun.who("scout")))


def shot(ap: int = 6, tile: str = "dead_forest", **parts: object) -> Sun:
    """The Veteran shoots from a tile at the Scout in New Haven with a revolver; the Scout has so many AP."""
    sun = turn("veteran", "scout", tile=tile, **parts)
    sun.put("scout", "new_haven")
    sun["scout"].ap = ap
    sun.give("veteran", "revolver")
    return sun.do(AttackCharacterWith(sun.who("scout"), sun.card("revolver")))


@rule("UOS-PVP-01", "UOS-COMBAT-34")
def test_a_character_attacks_another_in_its_own_turn_alone() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    refusal = sun.g.why_not(1, AttackCharacter(sun.who("veteran")))
    assert refusal is not None
    assert refusal.key == "no-not-your-turn"
    sun.do(AttackCharacter(sun.who("scout")))
    assert (sun.asked, sun["veteran"].ap) == ("defend", 5)


@rule("UOS-PVP-01")
def test_bare_hands_do_not_reach_a_character_next_door() -> None:
    sun = turn("veteran", "scout", tile="dead_forest").put("scout", "new_haven")
    assert sun.refused(AttackCharacter(sun.who("scout"))).rule == "UOS-PVP-01"


@rule("UOS-PVP-02", "UOS-PVP-03", "UOS-COMBAT-35")
def test_the_attacked_strikes_back_for_one_ap_and_both_are_hurt() -> None:
    sun = brawl().do(Counter())
    assert sun.pool == "YY"
    sun.roll(1, 1)
    assert sun.pool == "BB"
    sun.roll(1, 0)
    assert (sun["scout"].hp, sun["scout"].ap) == (4, 5)
    assert sun["veteran"].hp == 6


@rule("UOS-PVP-04", "UOS-PVP-02")
def test_a_dodge_costs_one_ap_and_avoids_the_blow_if_the_check_is_passed() -> None:
    sun = brawl().do(Dodge()).roll(1, 1)
    assert sun.pool == "G"
    sun.roll(1)
    assert (sun["scout"].hp, sun["scout"].ap) == (6, 5)
    sun = brawl().do(Dodge()).roll(1, 1).roll(0)
    assert (sun["scout"].hp, sun["scout"].ap) == (4, 5)


@rule("UOS-PVP-05")
def test_whoever_renounces_a_reaction_keeps_its_ap() -> None:
    sun = brawl().no().roll(1, 1)
    assert (sun["scout"].hp, sun["scout"].ap) == (4, 6)


@example("UOS-EX-075")
@rule("UOS-PVP-06", "UOS-PVP-02")
def test_without_ap_there_is_no_reaction() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    sun["scout"].ap = 0
    sun.do(AttackCharacter(sun.who("scout")))
    assert sun.asked == "? roll"
    sun.roll(1, 1)
    assert sun["scout"].hp == 4


@rule("UOS-PVP-07")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_attacked_cannot_retreat_before_its_own_turn(edition: str) -> None:
    sun = brawl(edition=edition)
    assert sun.refused(Move(sun.tile("new_haven"))).key == "no-not-now"
    assert sun.refused(RunUp()).rule == "UOS-PVP-10", "running is for those who are shot at"


@example("UOS-EX-078")
@rule("UOS-PVP-08", "UOS-RANGED-01", "UOS-COMBAT-36")
def test_a_passed_dodge_avoids_a_whole_shot() -> None:
    sun = shot().do(Dodge())
    assert sun.pool == "GYY", "ranged dice and those of the revolver at distance 1"
    sun.roll(1, 1, 1).roll(1)
    assert (sun["scout"].hp, sun["scout"].ap) == (6, 5)
    assert sun.state.uses[sun.card("revolver")] == 3


@example("UOS-EX-077")
@rule("UOS-PVP-09")
def test_in_the_first_edition_each_success_of_a_dodge_takes_one_damage_off_a_shot() -> None:
    sun = shot(edition="first").do(Dodge()).roll(1, 1, 1).roll(2)
    assert (sun["scout"].hp, sun["scout"].ap) == (5, 5)


@example("UOS-EX-076")
@rule("UOS-PVP-10", "UOS-PVP-11")
def test_running_up_to_a_shooter_without_strength_costs_ap_for_nothing() -> None:
    sun = shot(ap=3).do(RunUp()).roll(1, 1, 0)
    assert sun.pool == "B", "a strength check"
    sun.roll(0)
    assert (sun["scout"].hp, sun["scout"].ap) == (4, 1)
    assert sun["scout"].place == sun.place("new_haven")


@rule("UOS-PVP-10")
def test_running_up_to_a_shooter_with_strength_leads_onto_his_tile_after_the_damage() -> None:
    sun = shot(ap=3).do(RunUp()).roll(1, 1, 0).roll(1)
    assert (sun["scout"].hp, sun["scout"].ap) == (4, 1)
    assert sun["scout"].place == sun.place("dead_forest")


@rule("UOS-PVP-12", "UOS-PVP-10")
def test_a_reaction_to_a_shot_needs_the_ap_for_it() -> None:
    sun = shot(ap=1)
    assert sun.refused(RunUp()).rule == "UOS-PVP-10", "the tile costs 2 AP"
    assert sun.can(Dodge())
    assert shot(ap=0).asked == "? roll"


@rule("UOS-PVP-13")
def test_a_shot_is_answered_with_a_shot_but_not_in_the_first_edition() -> None:
    for edition in ("second", "first"):
        sun = turn("veteran", "scout", tile="dead_forest", edition=edition).put("scout", "new_haven")
        sun.give("veteran", "revolver").give("scout", "bow")
        sun.do(AttackCharacterWith(sun.who("scout"), sun.card("revolver")))
        answer = CounterWith(sun.card("bow", of="scout"))
        if edition == "first":
            assert sun.refused(answer).rule == "UOS-PVP-13"
            continue
        sun.do(answer).roll(1, 0, 0)
        assert sun.pool == "YYB"
        sun.roll(1, 1, 0)
        assert (sun["veteran"].hp, sun["scout"].hp, sun["scout"].ap) == (5, 5, 5)


@rule("UOS-PVP-13", "UOS-PVP-02")
def test_fists_do_not_answer_a_shot() -> None:
    assert shot().refused(Counter()).key == "no-can-strike-back"
