"""Skill checks, the dice, and karma."""

from __future__ import annotations

import pytest

from holdfast.core.flow import Chance
from holdfast.games.under_our_sun.actions import Attack, Collect, OpenBox, Reroll, Sneak
from holdfast.games.under_our_sun.dice import throw
from holdfast.games.under_our_sun.events import KarmaKept
from holdfast.games.under_our_sun.flow_turn import Turn
from tests.games.under_our_sun.sun import Sun, begin, turn

rule, example = pytest.mark.rule, pytest.mark.example


def box(strength: bool, who: str = "medic", **parts: object) -> Sun:
    """A character at a container of that kind."""
    sun = turn(who, tile="wind_farm", **parts)
    sun.state.boxes_str = sun.state.boxes_dex = 0
    return sun.mark("boxes_str" if strength else "boxes_dex", "wind_farm")


# ---------------------------------------------------------------- checks


@rule("UOS-SKILL-01", "UOS-SKILL-02", "UOS-CHAR-05", "UOS-CHAR-06")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_check_is_rolled_with_the_dice_printed_for_its_attribute(edition: str) -> None:
    assert box(True, edition=edition).do(OpenBox(True)).pool == "B"
    assert box(False, edition=edition).do(OpenBox(False)).pool == "YB"
    assert box(True, "thickskin", edition=edition).do(OpenBox(True)).pool == "GY"
    sun = turn("scout", tile="wind_farm", edition=edition)
    assert sun.do(Sneak(sun.tile("new_haven"))).pool == "GY"


@rule("UOS-SKILL-03")
@pytest.mark.parametrize(("roll", "passed"), [((0, 0), False), ((1, 0), True), ((1, 1), True)])
def test_one_success_is_enough(roll: tuple[int, ...], passed: bool) -> None:
    sun = box(False).do(OpenBox(False)).roll(*roll)
    assert (sun.asked == "? loot-card") == passed


@rule("UOS-SKILL-04", "UOS-HEALTH-03")
def test_an_injured_character_rolls_a_red_die_more() -> None:
    sun = box(False)
    sun["medic"].injured = True
    assert sun.do(OpenBox(False)).pool == "YBR"


@example("UOS-EX-030")
@rule("UOS-HEALTH-03", "UOS-SKILL-03")
def test_a_cross_takes_one_from_a_double_success() -> None:
    sun = box(False, "scout")
    sun["scout"].injured = True
    sun.do(OpenBox(False)).roll(2, -1)
    assert sun.asked == "? loot-card"


@example("UOS-EX-031")
@rule("UOS-HEALTH-03", "UOS-SKILL-04")
def test_a_cross_cancels_the_only_success() -> None:
    sun = box(False, "veteran")
    sun["veteran"].injured = True
    sun.do(OpenBox(False)).roll(1, -1)
    assert sun.asked == "act"


@example("UOS-EX-032")
@rule("UOS-HEALTH-03", "UOS-MOVE-11")
def test_an_injured_character_sneaks_at_night_with_two_red_dice() -> None:
    sun = turn("scout", tile="wind_farm", phase=2)
    sun["scout"].injured = True
    assert sun.do(Sneak(sun.tile("new_haven"))).pool == "GYRR"


@rule("UOS-SKILL-05")
@pytest.mark.parametrize(
    ("pool", "faces"),
    [
        ((1, 0, 0, 0), {2: 1, 1: 4, 0: 3}),
        ((0, 1, 0, 0), {1: 4, 0: 4}),
        ((0, 0, 1, 0), {1: 3, 0: 5}),
        ((0, 0, 0, 1), {-1: 3, 0: 5}),
    ],
)
def test_the_faces_of_the_four_dice(pool: tuple[int, int, int, int], faces: dict[int, int]) -> None:
    assert {roll[0]: round(share * 8) for roll, share in throw(pool).outcomes()} == faces  # type: ignore[index]


# ---------------------------------------------------------------- karma


def lucky(karma: int = 3, **parts: object) -> tuple[Sun, int]:
    """The Veteran with karma dice, and a boar beside him that he attacks with two blanks."""
    sun = turn("veteran", tile="dead_forest", **parts)
    sun["veteran"].karma = karma
    boar = sun.enemy("wild_boar")
    sun.do(Attack(boar)).roll(0, 0)
    assert sun.asked == "karma"
    return sun, boar


@rule("UOS-KARMA-02", "UOS-KARMA-03", "UOS-KARMA-07", "UOS-KARMA-04")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_karma_rerolls_one_die_for_each_karma_die_and_costs_no_ap(edition: str) -> None:
    sun, boar = lucky(edition=edition)
    sun.do(Reroll(0)).no()
    assert sun.asked == "? reroll"
    sun.roll(1)
    assert sun.asked == "? karma-dice"
    sun.luck(0)
    if edition == "first":
        sun.no()
    assert sun.standee(boar).damage == 1
    assert (sun["veteran"].karma, sun["veteran"].resting, sun["veteran"].ap) == (2, 0, 5)


@rule("UOS-KARMA-02", "UOS-KARMA-10")
def test_karma_rerolls_the_dice_of_an_enemy_too() -> None:
    sun, _ = lucky()
    sun.no()
    sun.roll(1)
    assert sun.asked == "karma"
    sun.do(Reroll(0)).roll(0).luck(0)
    assert sun["veteran"].hp == 7


@example("UOS-EX-034")
@rule("UOS-KARMA-05", "UOS-KARMA-07", "UOS-KARMA-11", "UOS-KARMA-03", "UOS-KARMA-04")
def test_a_karma_die_with_the_symbol_is_kept_for_a_future_turn() -> None:
    sun, boar = lucky()
    sun.do(Reroll(0), Reroll(1)).roll(1, 0).luck(1)
    assert [(one.kept, one.lost) for one in sun.events(KarmaKept)] == [(1, 1)]  # type: ignore[attr-defined]
    assert (sun["veteran"].karma, sun["veteran"].resting) == (1, 1)
    assert sun.standee(boar).damage == 1, "the rerolled dice are final"
    assert sun.asked == "? roll", "nobody is asked again for this roll"
    begin(sun, Turn(who=sun.who("veteran")))
    assert (sun["veteran"].karma, sun["veteran"].resting) == (2, 0)


@rule("UOS-KARMA-06")
def test_in_the_first_edition_a_kept_karma_die_can_be_used_at_once() -> None:
    sun, boar = lucky(karma=1, edition="first")
    sun.do(Reroll(0)).roll(0).luck(1)
    assert (sun.asked, sun["veteran"].karma) == ("karma", 1)
    sun.do(Reroll(0)).roll(1).luck(0)
    assert sun.standee(boar).damage == 1


@example("UOS-EX-033")
@rule("UOS-KARMA-08")
def test_karma_is_used_once_in_a_turn() -> None:
    sun, _ = lucky()
    sun.do(Reroll(0)).no().roll(0).luck(0).roll(1)
    assert (sun["veteran"].hp, sun.asked) == (6, "act"), "not asked about the roll of the boar"
    sun.do(Attack(sun.state.enemies[0].card)).roll(0, 0)  # type: ignore[arg-type]
    assert sun.asked == "? roll", "nor in the next round of this turn"


@rule("UOS-KARMA-09")
def test_in_the_first_edition_karma_is_bound_to_no_turn_and_no_number() -> None:
    sun, _ = lucky(edition="first")
    sun.do(Reroll(0)).no().roll(0).luck(0).no().roll(1)
    assert sun.asked == "karma", "again, for the roll of the boar"
    other = turn("veteran", "scout", tile="dead_forest", edition="first").put("scout", "new_haven")
    other["scout"].karma = 1
    other.do(Attack(other.enemy("wild_boar"))).roll(0, 0)
    assert (other.asked, other.g.asked()) == ("karma", (1,)), "in the turn of another"


@example("UOS-EX-035")
@rule("UOS-KARMA-08", "UOS-KARMA-10")
def test_no_karma_outside_the_own_turn_but_for_the_dice_of_others_in_it() -> None:
    sun = turn("veteran", "scout", tile="dead_forest")
    sun["scout"].karma = 3
    boar = sun.enemy("wild_boar")
    sun.do(Attack(boar)).roll(0, 0).roll(0).do(Attack(boar)).roll(0, 0)
    assert (sun.asked, sun.actor) == ("act", sun.who("veteran")), "the Scout, who joined in, could not use karma"
    sun = turn("veteran", "scout", tile="dead_forest")
    sun["veteran"].karma = 1
    boar = sun.enemy("wild_boar")
    sun.do(Attack(boar)).roll(0, 0).no().roll(0).no().do(Attack(boar)).roll(0, 0)
    assert (sun.asked, sun.g.asked()) == ("karma", (0,)), "the Veteran may, on the Scout's dice"
    sun.do(Reroll(0)).roll(1).luck(0)
    assert sun.standee(boar).damage == 1


@rule("UOS-KARMA-11")
def test_a_rerolled_die_cannot_be_rerolled_again() -> None:
    sun, _ = lucky()
    frame = sun.g.stack[-1]
    frame.final = 1  # type: ignore[attr-defined]
    assert sun.offered(Reroll) == [Reroll(1)]
    assert sun.refused(Reroll(0)).rule == "UOS-KARMA-11"


@rule("UOS-KARMA-03")
def test_no_more_dice_are_rerolled_than_there_are_karma_dice() -> None:
    sun, _ = lucky(karma=1)
    sun.do(Reroll(1))
    assert isinstance(sun.g.question, Chance)
    assert sun.pool == "Y"


@rule("UOS-KARMA-08")
def test_who_does_not_want_karma_is_asked_again_for_the_next_roll() -> None:
    sun, _ = lucky()
    sun.no().roll(0)
    assert sun.asked == "karma"
    sun.no().do(Collect(sun.good("wood"))).no().roll(0)
    assert sun.asked == "karma"


@rule("UOS-KARMA-03", "UOS-KARMA-09")
def test_in_the_first_edition_everybody_pays_for_the_own_rerolls() -> None:
    sun = turn("veteran", "scout", tile="dead_forest", edition="first").put("scout", "new_haven")
    sun["veteran"].karma, sun["scout"].karma = 1, 3
    sun.do(Attack(sun.enemy("wild_boar"))).roll(0, 0).do(Reroll(0))
    assert sun.asked == "? reroll", "the Scout cannot add to what the Veteran has committed"
    sun.roll(0).luck(0)
    assert (sun["veteran"].karma, sun["scout"].karma) == (0, 3)
    assert (sun.asked, sun.g.asked()) == ("karma", (1,))
    sun.do(Reroll(0), Reroll(1)).roll(1, 1).luck(2).no()
    assert sun["scout"].karma == 3
