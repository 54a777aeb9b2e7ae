"""The preparation phase, steps a to h."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import FromTile, GoHungry, Refill, Sustain
from holdfast.games.under_our_sun.events import (
    CleanedUp,
    DayBegan,
    DirectionRolled,
    FitnessChanged,
    PhaseBegan,
    WentHungry,
)
from holdfast.games.under_our_sun.flow_day import Preparation
from holdfast.games.under_our_sun.state import FIT, FOOD, METAL, NOTHING, OK, TIRED, WOOD
from tests.games.under_our_sun.sun import Sun, begin, preparation

rule, example = pytest.mark.rule, pytest.mark.example


def evening(*names: str, **parts: object) -> Sun:
    """The end of a day; `begin(sun, Preparation())` goes on."""
    return preparation(*(names or ("medic", "scout")), **parts)


def prepare(sun: Sun) -> Sun:
    return begin(sun, Preparation())


# ---------------------------------------------------------------- a: the starting player


@rule("UOS-PREP-01")
def test_the_starting_player_marker_passes_clockwise_over_the_eliminated() -> None:
    assert prepare(evening("medic", "scout", "veteran")).state.starter == 1
    sun = evening("medic", "scout", "veteran")
    sun["scout"].out = True
    assert prepare(sun).state.starter == 2
    last = evening("medic", "scout")
    last.state.starter = 1
    assert prepare(last).state.starter == 0


# ---------------------------------------------------------------- b: cleanup


@example("UOS-EX-058")
@rule("UOS-PREP-02", "UOS-PREP-04", "UOS-ACT-51", "UOS-PREP-03", "UOS-GEN-03")
def test_cleanup_spares_tiles_with_a_character() -> None:
    sun = evening(tile="wind_farm").lay("scrap_yard", "wind_farm")
    sun.drop("wind_farm", wood=1).drop("scrap_yard", "knife", metal=1)
    body, far = sun.enemy("wild_boar", tile="wind_farm", body=True), sun.enemy("coyote", tile="scrap_yard", body=True)
    supply = sun.state.supply
    wood = sun.lying("wind_farm")["wood"]
    prepare(sun)
    assert sun.lying("wind_farm")["wood"] == wood
    assert body in [one.card for one in sun.state.enemies]
    assert (sun.state.dropped[sun.tile("scrap_yard")], sun.state.ground) == (NOTHING, {})
    assert sun.state.supply[METAL] == supply[METAL] + 1
    assert far not in [one.card for one in sun.state.enemies]
    assert far in sun.state.enemy.bottom


@rule("UOS-PREP-04", "UOS-PREP-03")
def test_cleanup_spares_camps_and_what_lies_in_them() -> None:
    sun = evening().lay("wind_farm").mark("camps", "wind_farm").drop("wind_farm", wood=1)
    body = sun.enemy("wild_boar", tile="wind_farm", body=True)
    prepare(sun)
    assert sun.state.dropped[sun.tile("wind_farm")][WOOD] == 1
    assert body in [one.card for one in sun.state.enemies]


@example("UOS-EX-059")
@rule("UOS-PREP-05", "UOS-ACT-52", "UOS-PREP-02")
def test_in_the_first_edition_a_character_protects_nothing() -> None:
    sun = evening(tile="wind_farm", edition="first").drop("wind_farm", wood=1)
    camp = evening(tile="wind_farm", edition="first").drop("wind_farm", wood=1).mark("camps", "wind_farm")
    supply = sun.state.supply[WOOD]
    assert prepare(sun).state.dropped[sun.tile("wind_farm")][WOOD] == 0
    assert sun.state.supply[WOOD] == supply + 1
    assert prepare(camp).state.dropped[camp.tile("wind_farm")][WOOD] == 1


@rule("UOS-PREP-06")
def test_in_the_first_edition_bodies_leave_every_tile() -> None:
    sun = evening(tile="wind_farm", edition="first").mark("camps", "wind_farm")
    sun.enemy("wild_boar", tile="wind_farm", body=True)
    assert prepare(sun).state.enemies == []


@rule("UOS-PREP-07")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_cleanup_removes_nothing_from_new_haven(edition: str) -> None:
    sun = evening(tile="wind_farm", edition=edition).drop("new_haven", "knife", metal=1)
    prepare(sun)
    assert sun.state.dropped[0][METAL] == 1
    assert len(sun.state.ground[0]) == 1


# ---------------------------------------------------------------- c and d: the day, cards and markers


@example("UOS-EX-016")
@rule("UOS-PREP-08", "UOS-PREP-09")
def test_day_six_follows_day_five() -> None:
    assert prepare(evening(day=1)).state.day == 2
    assert prepare(evening(day=5)).state.day == 6


@rule("UOS-PREP-10")
def test_cards_that_lie_face_down_are_ready_again() -> None:
    sun = evening("medic", "scout").give("medic", "flashlight")
    sun.state.flipped = (sun.card("flashlight", of="medic"),)
    assert prepare(sun).state.flipped == ()


@rule("UOS-PREP-11")
def test_all_markers_leave_the_enemy_symbols() -> None:
    sun = evening().lay("dead_forest").lay("scrap_yard", "dead_forest")
    sun.mark("covered", "dead_forest").mark("covered", "scrap_yard")
    assert prepare(sun).state.covered == 0


# ---------------------------------------------------------------- e and f: enemies, water, traps


@rule("UOS-PREP-12")
def test_every_enemy_that_is_alone_moves_in_the_order_of_spawning() -> None:
    sun = evening().lay("dead_forest").lay("scrap_yard", "dead_forest")
    first, second = sun.enemy("wild_boar", tile="scrap_yard"), sun.enemy("rat_pack", tile="dead_forest")
    prepare(sun).luck(7, 7)
    rolled = [event.enemy for event in sun.events(DirectionRolled)]  # type: ignore[attr-defined]
    assert rolled == [first, second]


@rule("UOS-PREP-13", "UOS-PREP-14")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_water_sources_fill_up(edition: str) -> None:
    sun = evening(tile="oasis_pool", edition=edition)
    sun.state.full = 0
    prepare(sun)
    assert sun.marked("full", "oasis_pool")
    assert sun.marked("full", "new_haven")
    sun.until_asked("act")
    assert sun.can(Refill())


@rule("UOS-PREP-13")
def test_a_source_that_is_full_takes_no_more() -> None:
    sun = evening(tile="oasis_pool")
    supply = sun.state.supply[0]
    prepare(sun)
    assert sun.state.supply[0] == supply


# ---------------------------------------------------------------- g and h: fitness and food


@rule("UOS-PREP-16", "UOS-CHAR-11")
def test_everybody_grows_more_tired_and_nobody_below_tired() -> None:
    sun = evening("medic", "scout", "veteran")
    sun["medic"].fitness, sun["scout"].fitness, sun["veteran"].fitness = FIT, OK, TIRED
    prepare(sun)
    assert [sun[name].fitness for name in ("medic", "scout", "veteran")] == [OK, TIRED, TIRED]


@rule("UOS-PREP-17")
def test_everybody_eats_one_food_or_loses_a_hp() -> None:
    sun = evening("medic", "scout", "veteran", tile="wind_farm").give("scout", food=2).give("veteran", food=1)
    sun.state.starter = 2
    prepare(sun)
    assert (sun["medic"].hp, sun.asked, sun.actor) == (5, "sustain", sun.who("scout"))
    supply = sun.state.supply[FOOD]
    sun.do(Sustain())
    assert (sun.goods("scout")["food"], sun["scout"].hp, sun.state.supply[FOOD]) == (1, 6, supply + 1)
    sun.do(GoHungry())
    assert (sun.goods("veteran")["food"], sun["veteran"].hp) == (1, 6)


@rule("UOS-PREP-17")
def test_food_of_the_tile_will_do() -> None:
    sun = evening(tile="wind_farm").drop("wind_farm", food=1).give("scout", food=1)
    sun.state.starter = 0
    prepare(sun).do(Sustain(), FromTile(True))
    assert (sun.goods("scout")["food"], sun.state.dropped[sun.tile("wind_farm")][FOOD]) == (1, 0)


@rule("UOS-PREP-18", "UOS-DAY-08", "UOS-DAY-01")
def test_the_steps_come_in_their_order_before_the_morning_and_cost_no_ap() -> None:
    sun = evening("medic", "scout", tile="wind_farm").lay("dead_forest", "wind_farm")
    sun.state.starter = 1
    sun.enemy("wild_boar", tile="dead_forest")
    sun["medic"].ap = 3
    sun.events()
    prepare(sun).luck(7)
    kinds = (PhaseBegan, CleanedUp, DirectionRolled, FitnessChanged, WentHungry, DayBegan)
    told = [type(event).__name__ for event in sun.events(*kinds)]
    assert list(dict.fromkeys(told)) == [kind.__name__ for kind in kinds][:5]
    assert (sun.asked, sun["medic"].ap) == ("? sun-card", 3)
