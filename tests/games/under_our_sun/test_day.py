"""The day: phases, turns, drinking, AP, infections, preparation."""

from __future__ import annotations

import pytest

from holdfast.core.chance import Pick
from holdfast.games.under_our_sun.actions import (
    Collect,
    Drink,
    EndTurn,
    FromTile,
    GoHungry,
    GoThirsty,
    Sleep,
    Sustain,
    Wait,
)
from holdfast.games.under_our_sun.flow_day import DayPhase, Days, Preparation
from holdfast.games.under_our_sun.flow_setup import SetUp
from holdfast.games.under_our_sun.state import (
    AFTERNOON,
    FIT,
    FOOD,
    MORNING,
    NIGHT,
    OK,
    TIRED,
    WATER,
    Trap,
)
from tests.games.under_our_sun.sun import Sun, begin, turn

rule, example = pytest.mark.rule, pytest.mark.example
PHASES = [MORNING, AFTERNOON, NIGHT]


def day_phase(*names: str, phase: int = MORNING, card: str = "clear_sky", **parts: object) -> Sun:
    """The first question of a day phase, after its Sun card."""
    sun = turn(*names, phase=phase, **parts)
    return run_phase(sun, phase, card)


def run_phase(sun: Sun, phase: int, card: str = "clear_sky") -> Sun:
    """Leave what is going on and begin a day phase."""
    stack = [SetUp(at="play"), Days(at=("afternoon", "night", "night_over")[phase])]
    sun.g.stack[:] = stack
    sun.state.active = -1
    begin(sun, DayPhase(phase=phase))
    return sun if phase == NIGHT else sun.draw(card)


def prepare(sun: Sun) -> Sun:
    """Leave what is going on and begin the preparation phase."""
    sun.g.stack[:] = [SetUp(at="play"), Days(at="morning")]
    sun.state.active = -1
    return begin(sun, Preparation())


# ---------------------------------------------------------------- phases and turns


@rule("UOS-DAY-01", "UOS-DAY-06", "UOS-DAY-07", "UOS-DAY-24", "UOS-PREP-18")
def test_three_day_phases_follow_one_another_and_then_the_preparation() -> None:
    sun = day_phase("medic", "scout")
    seen = []
    while sun.state.day == 1:
        seen.append(sun.phase)
        sun.until_asked("act").do(EndTurn()) if sun.asked != "act" else sun.do(EndTurn())
        while sun.asked not in ("act", "sustain"):
            sun.do(sun.g.legal(sun.g.asked()[0])[0]) if not sun.asked.startswith("?") else sun.luck(0)
        if sun.asked == "sustain":
            break
    assert list(dict.fromkeys(seen)) == ["morning", "afternoon", "night"]
    assert sun.phase == "preparation"


@rule("UOS-DAY-03", "UOS-DAY-05")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    sun = turn("medic", "scout", "veteran")
    sun.state.starter = 1
    run_phase(sun, MORNING)
    order = []
    for _ in range(3):
        sun.do(Drink())
        order.append(sun.state.active)
        sun.do(Wait())
    assert order == [sun.who("scout"), sun.who("veteran"), sun.who("medic")]


@rule("UOS-DAY-04", "UOS-CHAR-12", "UOS-ACT-01")
def test_a_turn_ends_with_the_last_ap() -> None:
    sun = turn("medic", "scout", tile="dead_forest", ap=1)
    sun.do(Collect(sun.good("wood"))).no()
    assert sun["medic"].ap == 0
    assert sun.state.active == sun.who("scout")


@rule("UOS-DAY-02", "UOS-DAY-10", "UOS-DAY-15", "UOS-DAY-20", "UOS-DAY-25", "UOS-CHAR-09")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("fitness", "ap"), [(TIRED, 4), (OK, 6), (FIT, 6)])
def test_every_phase_gives_six_ap_anew_and_two_less_to_the_tired(phase: int, fitness: int, ap: int) -> None:
    sun = turn("medic", "scout")
    sun["medic"].fitness, sun["medic"].ap = fitness, 3
    run_phase(sun, phase)
    assert sun["medic"].ap == ap


@example("UOS-EX-023")
@rule("UOS-CHAR-09", "UOS-DAY-10")
def test_a_tired_character_has_four_ap() -> None:
    sun = turn("medic", "scout")
    sun["medic"].fitness = TIRED
    assert run_phase(sun, MORNING)["medic"].ap == 4


@example("UOS-EX-024")
@rule("UOS-DAY-11", "UOS-DAY-16", "UOS-CHAR-09")
@pytest.mark.parametrize("phase", [MORNING, AFTERNOON])
def test_in_the_first_edition_a_storm_leaves_five_ap_and_three_to_the_tired(phase: int) -> None:
    sun = turn("medic", "scout", edition="first")
    sun["medic"].fitness = TIRED
    run_phase(sun, phase, "storm")
    assert sun["medic"].ap == 3
    assert sun["scout"].ap == 5


@rule("UOS-DAY-21")
def test_in_the_first_edition_the_night_gives_six_ap_as_well() -> None:
    sun = turn("medic", "scout", edition="first")
    assert run_phase(sun, NIGHT)["medic"].ap == 6


@rule("UOS-DAY-09", "UOS-DAY-14", "UOS-SUN-01", "UOS-SUN-02")
@pytest.mark.parametrize("phase", [MORNING, AFTERNOON])
def test_one_of_ten_sun_cards_sets_the_weather_of_the_phase(phase: int) -> None:
    sun = turn("medic", "scout")
    sun.g.stack[:] = [SetUp(at="play"), Days(at="afternoon")]
    begin(sun, DayPhase(phase=phase))
    assert sun.g.question.dist == Pick.evenly(tuple(range(10)))  # type: ignore[union-attr]
    sun.draw("storm")
    assert sun.state.weather == 3


@rule("UOS-SUN-03", "UOS-DAY-19", "UOS-SUN-04")
def test_no_sun_card_at_night_and_the_weather_of_the_day_is_over() -> None:
    sun = turn("medic", "scout", weather="storm")
    run_phase(sun, NIGHT)
    assert sun.asked == "drink"
    assert sun.state.weather == 0


@example("UOS-EX-025")
@rule("UOS-DAY-12", "UOS-DAY-17", "UOS-DAY-22", "UOS-HEALTH-08")
def test_an_infection_hurts_in_the_morning_and_at_night() -> None:
    sun = turn("medic", "scout")
    sun["medic"].infected, sun["medic"].hp = True, 5
    hp = [run_phase(sun, phase)["medic"].hp for phase in PHASES]
    assert hp == [4, 4, 3]


@rule("UOS-DAY-13", "UOS-DAY-18", "UOS-DAY-23")
@pytest.mark.parametrize("phase", PHASES)
def test_every_turn_begins_with_a_drink(phase: int) -> None:
    sun = run_phase(turn("medic", "scout"), phase)
    sun.do(Drink())
    assert sun["medic"].goods[WATER] == 4
    assert sun["medic"].hp == 6


@rule("UOS-DAY-13", "UOS-CHAR-03", "UOS-CHAR-04")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_without_water_thirst_costs_one_hp(edition: str) -> None:
    sun = turn("medic", "scout", edition=edition)
    sun["medic"].goods = (0,) * 10
    run_phase(sun, MORNING)
    assert sun.asked == "act"
    assert sun["medic"].hp == 5


@example("UOS-EX-026")
@rule("UOS-CHAR-03", "UOS-DAY-13")
def test_drinking_may_be_refused() -> None:
    sun = turn("veteran", "scout")
    sun["veteran"].goods, sun["veteran"].hp = (4, *[0] * 9), 5
    run_phase(sun, MORNING).do(GoThirsty())
    assert (sun["veteran"].goods[WATER], sun["veteran"].hp) == (4, 4)


@rule("UOS-DAY-13", "UOS-RES-02")
def test_water_in_bottles_can_be_drunk() -> None:
    sun = turn("medic", "scout").give("medic", "water_bottle")
    sun["medic"].goods = (0,) * 10
    sun.state.uses[sun.card("water_bottle", "medic")] = 2
    run_phase(sun, MORNING).do(Drink())
    assert sun.state.uses[sun.card("water_bottle", "medic")] == 1


@rule("UOS-DAY-12", "UOS-HEALTH-11")
def test_whom_the_morning_defeats_gets_no_turn() -> None:
    sun = turn("medic", "scout")
    sun["medic"].infected, sun["medic"].hp = True, 1
    run_phase(sun, MORNING)
    assert sun["medic"].fallen
    assert sun.actor == sun.who("scout")


# ---------------------------------------------------------------- preparation


@rule("UOS-PREP-01", "UOS-DAY-08")
def test_the_starting_player_marker_passes_clockwise_over_the_eliminated() -> None:
    sun = turn("medic", "scout", "veteran")
    sun["scout"].out, sun["scout"].place = True, -1
    prepare(sun)
    assert sun.state.starter == 2
    assert sun["medic"].ap == 6, "no AP are spent"


@example("UOS-EX-058")
@rule("UOS-PREP-02", "UOS-PREP-03", "UOS-PREP-04", "UOS-PREP-07", "UOS-ACT-51")
def test_cleanup_spares_tiles_with_a_character_a_camp_and_new_haven() -> None:
    sun = turn("medic", "scout", tile="salt_flat").lay("dead_forest", direction=2).lay("rock_shelter", direction=3)
    for tile in ("salt_flat", "dead_forest", "rock_shelter", "new_haven"):
        sun.drop(tile, fabric=1)
    sun.enemy("coyote", "salt_flat", body=True)
    sun.enemy("cougar", "dead_forest", body=True)
    prepare(sun)
    assert sun.lying("salt_flat") == {"fabric": 1}
    assert sun.lying("dead_forest") == {"wood": 3}, "printed cubes stay, dropped ones go"
    assert sun.lying("rock_shelter") == {"wood": 1, "fabric": 1}
    assert sun.lying("new_haven")["fabric"] == 2
    assert [sun.g.content.foe(one.card).name for one in sun.state.enemies] == ["coyote"]


@example("UOS-EX-059")
@rule("UOS-PREP-05", "UOS-PREP-06", "UOS-ACT-52")
def test_in_the_first_edition_only_camps_are_spared_and_no_body_is() -> None:
    sun = turn("medic", "scout", tile="salt_flat", edition="first").lay("rock_shelter", direction=3)
    sun.drop("salt_flat", wood=1).drop("rock_shelter", fabric=1)
    sun.enemy("coyote", "rock_shelter", body=True)
    prepare(sun)
    assert sun.lying("salt_flat") == {}
    assert sun.lying("rock_shelter") == {"wood": 1, "fabric": 1}
    assert sun.state.enemies == []


@example("UOS-EX-016")
@rule("UOS-PREP-08", "UOS-PREP-09")
def test_after_the_fifth_day_comes_the_sixth() -> None:
    sun = turn("medic", "scout", day=5)
    prepare(sun)
    assert sun.state.day == 6


@rule("UOS-PREP-10", "UOS-ACT-22", "UOS-CHAR-08")
def test_cards_face_down_and_skills_are_ready_again() -> None:
    sun = turn("medic", "scout").give("medic", "binoculars")
    card = sun.card("binoculars", "medic")
    sun.state.flipped, sun["medic"].spent = (card,), 0b110011
    prepare(sun)
    assert sun.state.flipped == ()
    assert sun["medic"].spent == 0


@example("UOS-EX-079")
@rule("UOS-PREP-11", "UOS-STEALTH-15", "UOS-ENEMY-04")
def test_markers_leave_the_enemy_symbols_and_whoever_stands_there_is_hidden() -> None:
    sun = turn("medic", "scout", tile="dead_forest").mark("covered", "dead_forest")
    prepare(sun)
    assert not sun.marked("covered", "dead_forest")
    assert sun["medic"].hidden
    assert sun["scout"].hidden


@rule("UOS-PREP-13", "UOS-PREP-14")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_water_sources_fill_up_again(edition: str) -> None:
    sun = turn("medic", "scout", edition=edition)
    sun.state.full = 0
    prepare(sun)
    assert sun.marked("full", "new_haven")


@example("UOS-EX-014", "UOS-EX-015")
@rule("UOS-PREP-15", "UOS-TRAP-03", "UOS-TRAP-04", "UOS-TRAP-05", "UOS-TRAP-10", "UOS-TRAP-02")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 3), (2, 3), (3, 3)])
def test_a_baited_trap_catches_two_food_up_to_three(before: int, after: int) -> None:
    sun = turn("medic", "scout")
    sun.state.traps.append(Trap(sun.place("new_haven"), sun.take_face("small_animal_trap"), before))
    prepare(sun)
    assert sun.state.traps[0].food == after


@rule("UOS-PREP-16", "UOS-CHAR-11")
@pytest.mark.parametrize(("before", "after"), [(FIT, OK), (OK, TIRED), (TIRED, TIRED)])
def test_everybody_grows_more_tired(before: int, after: int) -> None:
    sun = turn("medic", "scout")
    sun["medic"].fitness = before
    prepare(sun)
    assert sun["medic"].fitness == after


@rule("UOS-PREP-17")
def test_everybody_eats_one_food_or_loses_one_hp() -> None:
    sun = turn("medic", "scout", "veteran", tile="salt_flat").give("medic", food=1).give("scout", food=1)
    prepare(sun)
    sun.do(Sustain(), GoHungry()) if sun.actor == sun.who("medic") else sun.do(GoHungry(), Sustain())
    fed = [sun[name].hp for name in ("medic", "scout", "veteran")]
    assert fed[2] == 6, "the Veteran has nothing to eat"
    assert sorted(fed[:2]) == [5, 6]


@rule("UOS-PREP-17")
def test_food_of_the_tile_feeds_too() -> None:
    sun = turn("medic", "scout")
    sun["scout"].place = sun.place("new_haven")
    prepare(sun).do(Sustain())
    assert sun.lying("new_haven").get("food", 0) == 0


@rule("UOS-PREP-17", "UOS-ACT-33")
def test_who_has_food_here_and_there_says_which_to_eat() -> None:
    sun = turn("medic", "scout").give("medic", food=1)
    sun.state.starter = 1
    prepare(sun)
    while sun.actor != sun.who("medic"):
        sun.do(GoHungry())
    sun.do(Sustain(), FromTile(False))
    assert sun["medic"].goods[FOOD] == 0
    assert sun.lying("new_haven")["food"] == 1


@rule("UOS-CHAR-10", "UOS-ACT-38")
def test_sleep_raises_fitness_at_once_but_gives_no_ap_back() -> None:
    sun = turn("medic", "scout", ap=4)
    sun["medic"].fitness = TIRED
    sun.do(Sleep())
    assert sun["medic"].fitness == OK
    assert sun["medic"].ap == 1
