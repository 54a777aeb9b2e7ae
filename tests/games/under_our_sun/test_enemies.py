"""Enemies: how they appear, and how they move."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import Attack, EnemyId, Loot, Move, Sneak
from holdfast.games.under_our_sun.events import EnemyMoved
from holdfast.games.under_our_sun.flow_day import Preparation
from holdfast.games.under_our_sun.flow_enemies import EnemiesMove, MoveEnemy
from tests.games.under_our_sun.sun import Sun, begin, preparation, turn

rule, example = pytest.mark.rule, pytest.mark.example


def at_the_yard(foe: str = "wild_boar", **parts: object) -> tuple[Sun, EnemyId]:
    """The Medic is in New Haven; an enemy stands two tiles to the north, in the Scrap Yard."""
    sun = turn("medic", **parts).lay("dead_forest").lay("scrap_yard", "dead_forest")
    return sun, sun.enemy(foe, tile="scrap_yard")


# ---------------------------------------------------------------- symbols, cards and standees


@rule("UOS-ENEMY-03", "UOS-STEALTH-01")
def test_a_hidden_newcomer_wakes_nobody() -> None:
    sun = turn("scout", tile="dead_forest").put("scout", "new_haven")
    sun.do(Sneak(sun.tile("dead_forest"))).roll(1, 0)
    assert (sun.asked, sun.state.enemies) == ("act", [])
    assert not sun.marked("covered", "dead_forest")


@example("UOS-EX-079")
@rule("UOS-ENEMY-04", "UOS-PREP-11", "UOS-ENEMY-02")
def test_the_symbol_is_covered_at_the_spawn_and_uncovered_in_the_preparation() -> None:
    sun = turn("veteran", tile="dead_forest").put("veteran", "new_haven")
    sun.do(Move(sun.tile("dead_forest"))).draw("wild_boar").no().roll(0)
    sun.do(Move(sun.tile("new_haven"))).roll(0)
    assert sun.marked("covered", "dead_forest")
    begin(sun, Preparation())
    assert sun.asked == "? enemy-moves", "step e, after the markers are off"
    assert not sun.marked("covered", "dead_forest")


@rule("UOS-ENEMY-02", "UOS-ENEMY-04")
def test_a_covered_symbol_brings_no_enemy() -> None:
    sun = turn("veteran", tile="dead_forest").put("veteran", "new_haven").mark("covered", "dead_forest")
    sun.do(Move(sun.tile("dead_forest")))
    assert (sun.asked, sun.state.enemies) == ("act", [])


@example("UOS-EX-080")
@rule("UOS-ENEMY-05", "UOS-ENEMY-07")
def test_in_the_first_edition_the_symbol_is_covered_when_its_enemy_is_eliminated() -> None:
    sun = turn("veteran", tile="dead_forest", edition="first").put("veteran", "new_haven")
    sun.do(Move(sun.tile("dead_forest"))).draw("desert_viper")
    viper = EnemyId(sun.state.enemies[0].card)
    sun.no().roll(0)
    assert not sun.marked("covered", "dead_forest")
    sun.do(Attack(viper)).roll(1, 0).roll(0).do(Loot(viper)).roll(0)
    assert sun.marked("covered", "dead_forest")
    assert sun.state.enemy.bottom == [viper]


@rule("UOS-ENEMY-08", "UOS-TILE-03")
def test_enemies_take_no_movement_spaces() -> None:
    sun = turn("veteran", "medic", tile="canyon_mouth").put("medic", "new_haven")
    sun.put("veteran", "new_haven")
    sun.enemy("wild_boar", tile="canyon_mouth")
    sun.enemy("rat_pack", tile="canyon_mouth")
    sun.do(Move(sun.tile("canyon_mouth")))
    assert sun["veteran"].place == sun.place("canyon_mouth"), "there is a single space"


@rule("UOS-ENEMY-09", "UOS-ENEMY-01")
def test_each_of_two_alike_enemies_has_its_own_damage() -> None:
    sun = turn("veteran", tile="dead_forest")
    one, other = sun.enemy("rat_pack"), sun.enemy("rat_pack")
    assert one != other
    sun.do(Attack(other)).roll(1, 0).roll(0).roll(0)
    assert (sun.standee(one).damage, sun.standee(other).damage) == (0, 1)


# ---------------------------------------------------------------- one step


@rule("UOS-EMOVE-02", "UOS-EMOVE-03", "UOS-TILE-14")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_one_to_six_is_the_neighbouring_place_of_that_number(number: int) -> None:
    sun, boar = at_the_yard()
    place = sun.beside("scrap_yard", number)
    begin(sun, MoveEnemy(card=boar)).luck(number)
    assert sun.standee(boar).place == place
    assert sun.g.content.grid.distance(place, sun.place("scrap_yard")) == 1


@rule("UOS-EMOVE-04")
def test_on_a_seven_the_enemy_stays() -> None:
    sun, boar = at_the_yard()
    begin(sun, MoveEnemy(card=boar)).luck(7)
    assert (sun.asked, sun.standee(boar).place) == ("act", sun.place("scrap_yard"))


@rule("UOS-EMOVE-05")
def test_on_an_eight_it_goes_one_tile_toward_the_nearest_character() -> None:
    sun, boar = at_the_yard()
    begin(sun, MoveEnemy(card=boar)).luck(8)
    assert sun.standee(boar).place == sun.place("dead_forest")


@example("UOS-EX-067")
@rule("UOS-EMOVE-05", "UOS-EMOVE-06")
def test_of_two_equally_near_it_goes_toward_the_one_with_fewer_successes() -> None:
    sun = turn("medic", "scout", tile="dead_forest").lay("scrap_yard", "dead_forest").lay("salt_flat", "scrap_yard", 2)
    sun.put("scout", "salt_flat")
    boar = sun.enemy("wild_boar", tile="scrap_yard")
    begin(sun, MoveEnemy(card=boar)).luck(8)
    assert sun.asked == "? nearest-roll"
    assert [outcome for outcome, _ in sun.g.question.dist.outcomes()] == [0, 1, 2, 3, 4]  # type: ignore[union-attr]
    sun.luck(1, 3)
    assert sun.standee(boar).place == sun.place("dead_forest"), "the Medic had 1, the Scout 3"
    assert sun["medic"].hidden


@example("UOS-EX-066")
@rule("UOS-EMOVE-07")
def test_on_unknown_ground_a_tile_is_laid_face_down_under_the_enemy() -> None:
    sun, boar = at_the_yard()
    place, tiles = sun.beside("scrap_yard", 1), len(sun.state.face_down)
    begin(sun, MoveEnemy(card=boar)).luck(1)
    assert (place in sun.state.face_down, len(sun.state.face_down)) == (True, tiles + 1)
    assert sun.standee(boar).place == place
    assert place not in sun.state.at


@example("UOS-EX-064")
@rule("UOS-EMOVE-10")
@pytest.mark.parametrize(("edition", "tile"), [("second", "dead_forest"), ("first", "new_haven")])
def test_an_enemy_that_would_enter_new_haven_does_not_move_but_in_the_first_edition(edition: str, tile: str) -> None:
    sun = turn("medic", edition=edition).lay("dead_forest")
    boar = sun.enemy("wild_boar", tile="dead_forest")
    begin(sun, MoveEnemy(card=boar)).luck(4)
    assert sun.standee(boar).place == sun.place(tile)


@rule("UOS-EMOVE-12")
def test_without_tiles_left_the_die_is_rolled_again() -> None:
    sun, boar = at_the_yard()
    sun.state.stack.rest, sun.state.buried = [], ()
    begin(sun, MoveEnemy(card=boar)).luck(1)
    assert sun.asked == "? enemy-moves"
    sun.luck(4)
    assert sun.standee(boar).place == sun.place("dead_forest")


@rule("UOS-EMOVE-13")
def test_an_enemy_that_must_move_rolls_again_on_a_seven() -> None:
    sun, boar = at_the_yard()
    begin(sun, MoveEnemy(card=boar, mode="flee")).luck(7)
    assert sun.asked == "? enemy-moves"
    sun.luck(4)
    assert sun.standee(boar).place == sun.place("dead_forest")


# ---------------------------------------------------------------- in the preparation phase


@rule("UOS-EMOVE-01", "UOS-PREP-12")
def test_in_the_preparation_the_enemies_that_are_alone_move() -> None:
    sun = turn("medic", tile="dead_forest").lay("scrap_yard", "dead_forest")
    here, away, body = sun.enemy("wild_boar"), sun.enemy("rat_pack", tile="scrap_yard"), sun.enemy("coyote", body=True)
    begin(sun, EnemiesMove()).luck(1)
    assert [one.enemy for one in sun.events(EnemyMoved)] == [away]  # type: ignore[attr-defined]
    assert {sun.standee(here).place, sun.standee(body).place} == {sun.place("dead_forest")}


@rule("UOS-EMOVE-08", "UOS-EMOVE-09")
@pytest.mark.parametrize(("edition", "moves"), [("second", False), ("first", True)])
def test_a_hidden_character_holds_an_enemy_but_not_in_the_first_edition(edition: str, moves: bool) -> None:
    sun = turn("medic", tile="dead_forest", edition=edition)
    sun.enemy("wild_boar")
    sun["medic"].hidden = True
    assert (begin(sun, EnemiesMove()).asked == "? enemy-moves") == moves


@rule("UOS-EMOVE-09")
def test_in_the_first_edition_one_visible_character_is_enough_to_hold_an_enemy() -> None:
    sun = turn("medic", "scout", tile="dead_forest", edition="first")
    sun.enemy("wild_boar")
    sun["medic"].hidden = True
    assert begin(sun, EnemiesMove()).asked == "act"


@rule("UOS-EMOVE-11")
@pytest.mark.parametrize(("edition", "moves"), [("second", False), ("first", True)])
def test_enemies_on_target_tiles_stay_in_the_preparation_but_in_the_first_edition(edition: str, moves: bool) -> None:
    sun = turn("medic", edition=edition).lay("pump_station")
    sun.enemy("wild_boar", tile="pump_station")
    assert (begin(sun, EnemiesMove()).asked == "? enemy-moves") == moves


@example("UOS-EX-065")
@rule("UOS-STEALTH-16", "UOS-COMBAT-10", "UOS-EMOVE-01")
def test_whoever_an_enemy_comes_upon_hides_and_does_not_fight() -> None:
    sun = preparation("medic", tile="dead_forest").lay("scrap_yard", "dead_forest")
    boar = sun.enemy("wild_boar", tile="scrap_yard")
    begin(sun, EnemiesMove()).luck(4)
    assert sun.standee(boar).place == sun["medic"].place
    assert (sun["medic"].hidden, sun.asked) == (True, "? sun-card")
