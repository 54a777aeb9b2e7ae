"""Stealth: becoming hidden, staying hidden, and being found out."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import effects_enemies
from holdfast.games.under_our_sun.actions import Attack, Collect, Move, ReactSkill, Recon, Sneak
from holdfast.games.under_our_sun.events import EnemyAttacked, InitialRoundBegan
from holdfast.games.under_our_sun.flow_day import Preparation
from tests.games.under_our_sun.sun import Sun, begin, turn

rule, example = pytest.mark.rule, pytest.mark.example


def lurking(tile: str = "dead_forest", **parts: object) -> Sun:
    """The hidden Scout on a tile."""
    sun = turn("scout", tile=tile, **parts)
    sun["scout"].hidden = True
    return sun


@rule("UOS-STEALTH-08", "UOS-STEALTH-06", "UOS-ENEMY-02")
def test_a_failed_sneak_onto_a_symbol_wakes_its_enemy() -> None:
    sun = turn("scout", tile="dead_forest").put("scout", "new_haven")
    sun.do(Sneak(sun.tile("dead_forest"))).roll(0, 0)
    assert sun.asked == "? enemy-card"
    sun.draw("wild_boar")
    assert (sun.asked, sun["scout"].hidden) == ("initial-round", False)


@rule("UOS-STEALTH-08", "UOS-STEALTH-07")
def test_beside_a_visible_ally_a_failed_sneak_wakes_nobody() -> None:
    sun = turn("scout", "veteran", tile="dead_forest").put("scout", "new_haven")
    sun.do(Sneak(sun.tile("dead_forest"))).roll(0, 0)
    assert (sun.asked, sun.state.enemies) == ("act", [])
    met = turn("scout", "veteran", tile="dead_forest").put("scout", "new_haven")
    met.enemy("wild_boar", tile="dead_forest")
    met.do(Sneak(met.tile("dead_forest"))).roll(0, 0)
    assert (met.asked, met.events(InitialRoundBegan)) == ("act", [])


@rule("UOS-STEALTH-02")
def test_nobody_stays_hidden_when_moving_on_openly() -> None:
    sun = lurking().do(Move(lurking().tile("new_haven")))
    assert not sun["scout"].hidden


@rule("UOS-STEALTH-03", "UOS-STEALTH-02")
def test_sneaking_away_does_not_protect_where_one_was_seen() -> None:
    for hidden, attacks in ((False, 1), (True, 0)):
        sun = lurking()
        sun["scout"].hidden = hidden
        sun.enemy("wild_boar")
        sun.do(Sneak(sun.tile("new_haven")))
        if attacks:
            assert sun.pool == "Y", "the boar attacks before the stealth check"
            sun.roll(0)
        sun.roll(1, 0)
        assert len(sun.events(EnemyAttacked)) == attacks
        assert sun["scout"].hidden


@rule("UOS-STEALTH-04", "UOS-STEALTH-05", "UOS-STEALTH-10", "UOS-STEALTH-11", "UOS-STEALTH-13")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_who_is_exposed_on_a_symbol_wakes_its_enemy(edition: str) -> None:
    sun = lurking(edition=edition).do(Collect(5)).no()  # type: ignore[arg-type]
    assert sun.pool == "GY", "after each action a new check"
    sun.roll(0, 0)
    assert (sun["scout"].hidden, sun.asked) == (False, "? enemy-card")
    assert sun.draw("wild_boar").asked == "initial-round"


@rule("UOS-STEALTH-12", "UOS-STEALTH-10")
def test_who_is_exposed_beside_an_enemy_is_countered() -> None:
    sun = lurking()
    sun.enemy("wild_boar")
    sun.do(Collect(sun.good("wood"))).no().roll(0, 0)
    assert sun.asked == "? roll"
    sun.roll(1)
    assert (sun["scout"].hp, sun["scout"].hidden, sun.events(InitialRoundBegan)) == (5, False, [])


@rule("UOS-STEALTH-13")
def test_in_the_first_edition_who_is_exposed_beside_an_enemy_fights_an_initial_round() -> None:
    sun = lurking(edition="first")
    sun.enemy("wild_boar")
    sun.do(Collect(sun.good("wood"))).no().roll(0, 0)
    assert sun.asked == "initial-round"


@rule("UOS-STEALTH-14")
@pytest.mark.parametrize(("edition", "hides"), [("second", False), ("first", True)])
def test_nobody_hides_from_an_enemy_that_knows_him(edition: str, hides: bool) -> None:
    sun = turn("veteran", tile="dead_forest", edition=edition).mark("covered", "dead_forest")
    boar = sun.enemy("wild_boar")
    sun.do(Attack(boar)).roll(0, 0).roll(0)
    effects_enemies.uncover_symbols(sun.g)
    assert sun["veteran"].hidden == hides


@rule("UOS-STEALTH-14")
def test_an_enemy_forgets_who_leaves() -> None:
    sun = turn("veteran", tile="dead_forest").mark("covered", "dead_forest")
    boar = sun.enemy("wild_boar")
    sun.do(Attack(boar)).roll(0, 0).roll(0).do(Move(sun.tile("new_haven"))).roll(0)
    sun.do(Sneak(sun.tile("dead_forest"))).roll(1)
    assert sun["veteran"].hidden


@rule("UOS-STEALTH-15", "UOS-PREP-11")
def test_who_stands_on_a_symbol_that_is_uncovered_is_hidden() -> None:
    sun = turn("veteran", tile="dead_forest").mark("covered", "dead_forest")
    begin(sun, Preparation())
    assert sun["veteran"].hidden
    assert not sun.marked("covered", "dead_forest")


@rule("UOS-STEALTH-17", "UOS-MOVE-07")
def test_a_hidden_character_pays_for_sneaking_like_everybody() -> None:
    for hidden in (False, True):
        sun = turn("medic", tile="wind_farm").lay("looted_store", "wind_farm")
        sun["medic"].hidden = hidden
        sun.do(Sneak(sun.tile("looted_store"))).roll(1)
        assert sun["medic"].ap == 3


@rule("UOS-STEALTH-18")
def test_recon_is_for_the_hidden_alone() -> None:
    sun = turn("scout", tile="dead_forest")
    assert sun.refused(Recon(sun.tile("dead_forest"))).rule == "UOS-STEALTH-18"
    assert lurking().can(Recon(sun.tile("dead_forest")))


@example("UOS-EX-038")
@rule("UOS-ACT-04", "UOS-ACT-06", "UOS-ENEMY-04", "UOS-DECK-06")
def test_recon_with_a_passed_check_shows_the_enemy_and_leaves_the_scout_hidden() -> None:
    sun = lurking().do(Recon(lurking().tile("dead_forest")))
    assert (sun.pool, sun["scout"].ap) == ("GY", 5)
    sun.roll(1, 0).draw("wild_boar")
    assert (sun.asked, sun["scout"].hidden) == ("act", True)
    assert sun.state.enemies[0].place == sun.place("dead_forest")
    assert sun.marked("covered", "dead_forest")


@example("UOS-EX-039")
@rule("UOS-ACT-08")
def test_recon_with_a_failed_check_is_an_initial_round() -> None:
    sun = lurking().do(Recon(lurking().tile("dead_forest"))).roll(0, 0).draw("wild_boar")
    assert (sun.asked, sun["scout"].hidden) == ("initial-round", False)


@example("UOS-EX-040")
@rule("UOS-ACT-05", "UOS-ACT-07", "UOS-DECK-07")
def test_recon_in_the_first_edition_needs_no_check() -> None:
    sun = lurking(edition="first").do(Recon(lurking().tile("dead_forest")))
    assert (sun.asked, sun["scout"].ap) == ("? enemy-card", 5)
    sun.draw("wild_boar")
    assert (sun.asked, sun["scout"].hidden) == ("act", True)


@rule("UOS-ACT-04")
def test_recon_needs_a_symbol_that_can_bring_an_enemy() -> None:
    covered = lurking().mark("covered", "dead_forest")
    assert covered.refused(Recon(covered.tile("dead_forest"))).rule == "UOS-ACT-04"
    bare = lurking(tile="wind_farm")
    assert bare.refused(Recon(bare.tile("wind_farm"))).rule == "UOS-ACT-04"


@rule("UOS-ACT-09")
def test_binoculars_scout_the_next_tile_without_a_check() -> None:
    sun = turn("medic", tile="wind_farm").lay("dead_forest", "wind_farm").give("medic", "binoculars")
    sun.do(Recon(sun.tile("dead_forest")))
    assert (sun.asked, sun["medic"].ap) == ("? enemy-card", 5)
    sun.draw("wild_boar")
    assert (sun.asked, sun.state.enemies[0].place) == ("act", sun.place("dead_forest"))
    without = turn("medic", tile="wind_farm").lay("dead_forest", "wind_farm")
    assert without.refused(Recon(without.tile("dead_forest"))).rule == "UOS-STEALTH-18"


@rule("UOS-STEALTH-14", "UOS-STEALTH-19")
def test_who_steps_in_front_of_an_ally_is_hidden_no_longer() -> None:
    sun = turn("medic", "thickskin", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    sun["thickskin"].hidden, sun["thickskin"].spent, sun["thickskin"].acted = True, 0b01, True
    sun.do(Attack(boar)).roll(0, 0)
    assert (sun.asked, sun.g.asked()) == ("react", (1,))
    sun.do(ReactSkill(1)).roll(1)
    assert (sun["thickskin"].hp, sun["thickskin"].hidden, sun["medic"].hp) == (8, False, 6)
