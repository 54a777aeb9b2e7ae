"""The seven missions: what each step waits for, what it does, and how a mission is won or lost."""

from __future__ import annotations

import random

import pytest

from holdfast.core.flow import Chance
from holdfast.games.under_our_sun import effects_goods, effects_health, look, stats
from holdfast.games.under_our_sun.events import MissionAdvanced
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.meta import MISSIONS, SunOptions
from holdfast.games.under_our_sun.state import GOODS, NEW_HAVEN, SOLAR_STORM, TOKENS
from tests.games.under_our_sun.cards import MEDIC, SCOUT, THICKSKIN, VETERAN, Cards
from tests.games.under_our_sun.test_cards_weather_night import choice


def mission(name: str, *people: int, **options: str) -> Cards:
    cards = Cards(*(people or (MEDIC, VETERAN)), options=SunOptions(mission=name, **options))  # type: ignore[arg-type]
    return cards.moment("start")


def store(cards: Cards, **goods: int) -> None:
    """Lay goods down in New Haven."""
    for name, n in goods.items():
        effects_goods.drop_on(cards.g, NEW_HAVEN, GOODS.index(name), n)


def won(cards: Cards) -> bool:
    return cards.g.ending is not None and cards.g.ending.reason == "mission_accomplished"


def lost(cards: Cards) -> bool:
    return cards.g.ending is not None and cards.g.ending.reason == "mission_failed"


def tokens(cards: Cards, who: int, name: str) -> int:
    return cards.who(who).tokens[TOKENS.index(name)]


# ---------------------------------------------------------------- all missions


@pytest.mark.rule("UOS-SETUP-33", "UOS-SETUP-03")
@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_starts_with_its_first_card(name: str) -> None:
    cards = mission(name)
    assert cards.state.mission_card == 1
    assert cards.state.fired & 1
    hard = cards.content.mission.difficulty == 3
    assert bool(cards.state.dry >> NEW_HAVEN & 1) is hard, "hard missions dry New Haven's well"


@pytest.mark.parametrize("name", MISSIONS)
def test_nothing_happens_at_moments_without_cause(name: str) -> None:
    cards = mission(name)
    before = cards.state.fired
    for moment in ("phase_start", "phase_end", "preparation", "action", "container_opened"):
        cards.moment(moment, who=MEDIC)
    assert cards.state.fired == before
    assert cards.g.ending is None


# ---------------------------------------------------------------- M1


@pytest.mark.rule("UOS-WIN-01")
def test_the_larder_is_won_by_filling_new_haven() -> None:
    cards = mission("stock_the_larder")
    cards.lay("dune_sea", 2)
    store(cards, food=3, wood=1)
    cards.moment("action", who=MEDIC)
    assert cards.state.mission_card == 2, "two of four, printed cubes included"
    assert len(cards.enemies()) == 1
    store(cards, fabric=1)
    cards.moment("action", who=MEDIC)
    assert len(cards.enemies()) == 1, "the second step happens only once"
    store(cards, metal=3)
    cards.moment("action", who=MEDIC)
    assert won(cards)
    assert [event.part for event in cards.told(MissionAdvanced)] == [0, 1, 2]


def test_what_leaves_the_larder_does_not_count() -> None:
    cards = mission("stock_the_larder")
    store(cards, food=3, wood=1, fabric=1, metal=3)
    effects_goods.take_from_tile(cards.g, NEW_HAVEN, GOODS.index("metal"), 1)
    cards.moment("action", who=MEDIC)
    assert cards.g.ending is None


def test_more_characters_need_more() -> None:
    cards = mission("stock_the_larder", MEDIC, VETERAN, SCOUT)
    store(cards, food=3, wood=1, fabric=1, metal=3)
    cards.moment("action", who=MEDIC)
    assert cards.g.ending is None


# ---------------------------------------------------------------- M2


def pump() -> Cards:
    cards = mission("pump_line_nine")
    cards.lay("pump_station", 2)
    return cards.moment("tile_revealed", who=MEDIC, tile="pump_station").enter(MEDIC, "pump_station")


def test_the_pump_wants_parts_before_repairs_and_the_sample_goes_home() -> None:
    cards = pump()
    assert cards.state.mission_card == 2
    assert cards.state.objectives >> cards.tile("pump_station") & 1
    assert not cards.can(MEDIC, "repair"), "no parts yet"
    assert not cards.can(MEDIC, "deliver_parts")
    cards.give(MEDIC, metal=1, connector=1, plastic=1)
    cards.deed(MEDIC, "deliver_parts")
    assert look.on_tile(cards.g, cards.tile("pump_station"), GOODS.index("metal")) == 0, "the tile paid one"
    cards.deed(MEDIC, "repair", choice(cards, "dexterity"), (0, 0))
    assert cards.progress("repair") == 0
    cards.deed(MEDIC, "repair", choice(cards, "dexterity"), (1, 1))
    cards.deed(MEDIC, "repair", choice(cards, "strength"), (1,))
    assert cards.progress("repair") == 3, "every success counts"
    assert not cards.can(MEDIC, "repair"), "it runs"
    assert not cards.can(MEDIC, "take_sample"), "not before the pump brings it up"
    cards.moment("action", who=MEDIC)
    assert not cards.can(VETERAN, "take_sample"), "only there"
    assert cards.state.mission_card == 3
    assert look.water_at(cards.g, cards.tile("pump_station"))
    assert look.has_camp(cards.g, cards.tile("pump_station"))
    assert cards.content.foe(cards.state.enemies[0].card).type == "mutated"
    cards.deed(MEDIC, "take_sample")
    assert tokens(cards, MEDIC, "sample") == 1
    assert not cards.can(MEDIC, "take_sample"), "there is but one"
    cards.enter(MEDIC, "new_haven")
    assert won(cards)


def test_a_fallen_carrier_leaves_the_sample_where_he_lies() -> None:
    cards = pump()
    cards.who(MEDIC).tokens = (1, *[0] * 7)
    effects_health.damage(cards.g, MEDIC, 9)
    assert tokens(cards, MEDIC, "sample") == 0
    assert cards.state.tokens[cards.tile("pump_station")][0] == 1


# ---------------------------------------------------------------- M3


def rescue() -> Cards:
    cards = mission("search_and_rescue")
    for name, place in (("sol_outpost", 2), ("aircraft_wreck", 3), ("collapsed_apartments", 4)):
        cards.lay(name, place)
    return cards


def test_the_rescue_is_won_with_both_hostages_home() -> None:
    cards = rescue()
    cards.who(MEDIC).hidden = True
    cards.enter(MEDIC, "sol_outpost")
    assert cards.state.mission_card == 2
    assert [cards.content.foe(one.card).sol for one in cards.state.enemies] == [True]
    assert cards.who(MEDIC).hidden, "no initial round for who came unseen"
    assert cards.state.covered >> cards.tile("sol_outpost") & 1
    assert not cards.can(MEDIC, "free"), "not beside an enemy"
    cards.state.enemies.clear()
    cards.deed(MEDIC, "free", (0, 0))
    assert tokens(cards, MEDIC, "hostage_a") == 0
    cards.deed(MEDIC, "free", (1, 0))
    assert tokens(cards, MEDIC, "hostage_a") == 1
    assert stats.dice(cards.g, MEDIC, stats.STAT["stealth_dice"]) == (0, 0, 0, 1)
    cards.enter(VETERAN, "aircraft_wreck", cards.tile("aircraft_wreck"))
    assert cards.state.mission_card == 3
    cards.state.enemies.clear()
    cards.deed(VETERAN, "free", (1,))
    cards.enter(MEDIC, "new_haven")
    assert cards.g.ending is None
    cards.deed(MEDIC, "hand_over")
    cards.enter(VETERAN, "new_haven")
    assert won(cards)


def test_the_wrong_wreck_holds_loot_and_an_enemy() -> None:
    cards = rescue()
    sabre = cards.card("cavalry_sabre")
    cards.who(MEDIC).hidden = True
    cards.enter(MEDIC, "aircraft_wreck", cards.tile("collapsed_apartments"), sabre)
    assert sabre in cards.who(MEDIC).cards
    assert cards.content.foe(cards.state.enemies[0].card).type == "human"
    cards.enter(MEDIC, "collapsed_apartments")
    assert cards.state.tokens[cards.tile("collapsed_apartments")][TOKENS.index("hostage_b")] == 1


def test_hungry_or_forsaken_hostages_come_to_harm() -> None:
    cards = rescue()
    cards.enter(MEDIC, "sol_outpost")
    cards.state.enemies.clear()
    cards.deed(MEDIC, "free", (1, 0))
    cards.give(MEDIC, food=1)
    effects_goods.take_from_tile(cards.g, cards.tile("sol_outpost"), GOODS.index("food"), 1)
    cards.moment("preparation")
    assert (cards.progress("hostage_harm"), cards.has(MEDIC, "food")) == (0, 0)
    cards.moment("preparation")
    assert cards.progress("hostage_harm") == 1, "nothing to eat"
    cards.deed(MEDIC, "hand_over")
    cards.moment("preparation")
    assert cards.progress("hostage_harm") == 2, "left alone"
    cards.deed(MEDIC, "pick_up")
    assert tokens(cards, MEDIC, "hostage_a") == 1, "once freed, no check"
    assert not cards.can(MEDIC, "pick_up")
    cards.moment("preparation")
    assert lost(cards)


# ---------------------------------------------------------------- M4


def test_the_fever_is_broken_with_doses_brewed_in_the_hospital() -> None:
    cards = mission("fever_season")
    cards.lay("field_hospital", 2)
    cards.enter(MEDIC, "field_hospital", (1,))
    assert not cards.who(MEDIC).infected
    cards.enter(MEDIC, "field_hospital")
    assert not cards.who(MEDIC).infected, "checked once a day"
    cards.enter(VETERAN, "field_hospital", (0,))
    assert cards.who(VETERAN).infected
    effects_goods.take_from_tile(cards.g, cards.tile("field_hospital"), GOODS.index("alcohol"), 9)
    assert not cards.can(MEDIC, "brew"), "nothing to brew from"
    cards.give(MEDIC, alcohol=1, plastic=2)
    cards.deed(MEDIC, "brew", choice(cards, "pay_alcohol"), (0, 0))
    assert (cards.has(MEDIC, "alcohol"), tokens(cards, MEDIC, "serum")) == (0, 0), "the cube is lost all the same"
    cards.deed(MEDIC, "brew", (1, 1))
    cards.deed(MEDIC, "brew", (1, 0))
    assert tokens(cards, MEDIC, "serum") == 3
    cards.enter(MEDIC, "new_haven")
    cards.lay("dune_sea", 3)
    for _ in range(3):
        assert cards.g.ending is None
        cards.deed(MEDIC, "administer").moment("action", who=MEDIC)
    assert won(cards)


def test_from_the_third_day_on_the_fever_spreads_at_home() -> None:
    cards = mission("fever_season")
    cards.who(MEDIC).place = 0
    cards.state.day = 2
    cards.moment("preparation")
    assert not cards.who(MEDIC).infected
    cards.state.day = 3
    cards.moment("preparation", (0,))
    assert cards.who(MEDIC).infected
    assert not cards.who(VETERAN).infected


# ---------------------------------------------------------------- M5


def tower() -> Cards:
    cards = mission("dead_air")
    cards.lay("relay_tower", 20)
    return cards


def test_cells_are_found_in_marked_containers_and_three_phases_must_be_held() -> None:
    cards = tower()
    cards.lay("clinic_ruin", 8)
    cards.moment("tile_revealed", who=MEDIC, tile="clinic_ruin")
    assert cards.state.objectives >> cards.tile("clinic_ruin") & 1
    cards.who(MEDIC).place = 8
    cards.moment("container_opened", who=MEDIC, tile="clinic_ruin")
    assert tokens(cards, MEDIC, "cell") == 1
    assert not cards.state.objectives >> cards.tile("clinic_ruin") & 1
    cards.who(MEDIC).tokens = tuple(2 if name == "cell" else 0 for name in TOKENS)
    cards.enter(MEDIC, "relay_tower")
    cards.deed(MEDIC, "install", (1, 0)).deed(MEDIC, "install", (0, 1)).moment("action", who=MEDIC)
    assert (cards.progress("cells"), cards.state.mission_card) == (2, 2)
    cards.moment("phase_end")
    assert cards.progress("sent") == 0, "the phase of the last cell does not count"
    cards.who(MEDIC).hidden = True
    for phase in range(1, 4):
        cards.moment("phase_start")
        assert len(cards.state.enemies) >= 1
        cards.state.enemies.clear()
        cards.moment("phase_end")
        assert phase == 3 or cards.progress("sent") == phase
    assert won(cards)


def test_near_tiles_hold_no_cells_and_there_are_two_at_most() -> None:
    cards = tower()
    cards.lay("warehouse_shell", 2)
    cards.moment("tile_revealed", who=MEDIC, tile="warehouse_shell")
    assert cards.progress("marked") == 0, "too near to New Haven"
    for name, place in (("clinic_ruin", 8), ("scrap_yard", 9), ("wind_farm", 10)):
        cards.lay(name, place)
        cards.moment("tile_revealed", who=MEDIC, tile=name)
    assert cards.progress("marked") == 2


def test_a_solar_storm_sends_nothing_and_a_lost_tower_breaks_the_call() -> None:
    cards = tower()
    cards.state.progress = tuple(2 if at == 4 else 0 for at in range(len(cards.state.progress)))
    cards.state.weather = SOLAR_STORM
    cards.moment("phase_start").moment("phase_end")
    assert (cards.progress("broken"), cards.progress("sent")) == (1, 0), "an enemy holds the tower"
    cards.state.enemies.clear()
    cards.moment("phase_end")
    assert cards.progress("sent") == 0, "solar storm"
    cards.moment("phase_start").moment("phase_end")
    assert lost(cards)


# ---------------------------------------------------------------- M6


def nest(*people: int) -> Cards:
    cards = mission("the_nest", *people)
    cards.lay("crawler_burrow", 20)
    return cards


def test_the_nest_goes_up_at_the_end_of_the_phase_after_the_last_charge() -> None:
    cards = nest()
    assert not cards.can(MEDIC, "make_charge")
    cards.give(MEDIC, alcohol=2, metal=2, connector=2)
    cards.deed(MEDIC, "make_charge").deed(MEDIC, "make_charge")
    assert tokens(cards, MEDIC, "charge") == 2
    cards.who(MEDIC).hidden = True
    cards.enter(MEDIC, "crawler_burrow")
    assert sorted(cards.enemies()) == ["crawler", "crawler_matron"]
    cards.deed(MEDIC, "plant", (0,))
    assert cards.progress("planted") == 0
    cards.deed(MEDIC, "plant", (1,)).deed(MEDIC, "plant", (1,)).moment("action", who=MEDIC)
    assert cards.state.mission_card == 3
    cards.moment("phase_end")
    assert cards.g.ending is None
    cards.who(MEDIC).place = 0
    cards.moment("phase_end")
    assert won(cards)
    assert cards.enemies() == []


def test_whoever_stays_in_the_nest_is_buried_with_it() -> None:
    cards = nest()
    cards.who(MEDIC).place = cards.who(VETERAN).place = 20
    cards.state.progress = tuple(2 if at == 11 else 0 for at in range(len(cards.state.progress)))
    cards.moment("phase_end")
    assert cards.g.ending is not None
    assert cards.g.ending.reason in ("all_defeated", "mission_failed")


def test_a_woken_nest_breeds_and_never_more_than_four_crawlers() -> None:
    cards = nest()
    cards.who(MEDIC).hidden = True
    cards.enter(MEDIC, "crawler_burrow")
    for _ in range(5):
        cards.moment("preparation")
    assert cards.enemies().count("crawler") == 4
    assert len(cards.enemies()) == 7
    assert all(cards.content.foe(one.card).type == "mutated" for one in cards.state.enemies)


# ---------------------------------------------------------------- M7


def echo(*people: int) -> Cards:
    cards = mission("sapphires_echo", *people)
    cards.lay("sol_outpost", 2)
    cards.lay("sapphire_vault", 20)
    return cards


def test_the_echo_needs_key_data_and_core() -> None:
    cards = echo()
    cards.who(MEDIC).hidden = True
    cards.enter(MEDIC, "sol_outpost")
    assert cards.enemies() == ["sol_enforcer"]
    assert not cards.can(MEDIC, "take_key")
    cards.deed(MEDIC, "lift_key", (1,))
    assert not cards.who(MEDIC).hidden, "one success is not enough"
    assert not cards.can(MEDIC, "lift_key")
    cards.state.enemies.clear()
    cards.deed(MEDIC, "take_key")
    cards.enter(VETERAN, "sapphire_vault")
    assert cards.progress("door") == 0, "without the key it stays shut"
    assert not cards.can(VETERAN, "extract")
    cards.enter(MEDIC, "sapphire_vault")
    assert cards.progress("door") == 1
    cards.who(MEDIC).ap = 0
    cards.deed(MEDIC, "extract", (0, 0), (1, 0))
    assert cards.who(MEDIC).hp == 5, "the defences strike"
    cards.deed(MEDIC, "extract", (1, 1)).deed(MEDIC, "extract", (1, 0))
    assert cards.progress("data") == 3
    assert not cards.can(MEDIC, "extract"), "nothing more to draw"
    cards.moment("action", who=MEDIC)
    cards.deed(MEDIC, "take_core")
    assert not cards.can(MEDIC, "take_core"), "there is but one"
    cards.enter(MEDIC, "new_haven")
    assert won(cards)


def test_a_hidden_thief_may_lift_the_key_with_two_successes() -> None:
    cards = echo(SCOUT, VETERAN)
    cards.who(SCOUT).hidden = True
    cards.enter(SCOUT, "sol_outpost")
    cards.deed(SCOUT, "lift_key", (1, 1))
    assert tokens(cards, SCOUT, "key") == 1
    assert cards.who(SCOUT).hidden


def test_four_characters_meet_a_trooper_as_well() -> None:
    cards = echo(MEDIC, SCOUT, VETERAN, THICKSKIN)
    cards.who(MEDIC).hidden = True
    cards.enter(MEDIC, "sol_outpost")
    assert cards.enemies() == ["sol_enforcer", "sol_trooper"]


def test_solar_storms_wear_the_core_down_outside() -> None:
    cards = echo()
    cards.who(MEDIC).tokens = tuple(int(name == "core") for name in TOKENS)
    cards.who(MEDIC).place = 20
    cards.state.weather = SOLAR_STORM
    cards.moment("phase_start", (1, 0))
    assert cards.progress("core_damage") == 0
    cards.moment("phase_start", (0, 0))
    cards.moment("phase_start", (0, 0))
    assert lost(cards)


def test_from_the_third_day_on_hunters_follow_the_carrier() -> None:
    cards = echo()
    cards.lay("dune_sea", cards.content.grid.near[20][0])
    cards.who(VETERAN).tokens = tuple(int(name == "key") for name in TOKENS)
    cards.who(VETERAN).place = 20
    cards.state.day = 3
    cards.moment("preparation")
    (hunter,) = cards.state.enemies
    assert cards.content.foe(hunter.card).sol
    assert cards.content.grid.distance(hunter.place, 20) == 1


def test_a_tile_that_is_revealed_has_not_been_entered() -> None:
    cards = mission("search_and_rescue")
    cards.lay("sol_outpost", 2)
    cards.moment("tile_revealed", who=MEDIC, tile="sol_outpost")
    assert cards.state.mission_card == 1
    assert cards.state.tokens == {}


@pytest.mark.parametrize("seats", [1, 3])
def test_a_tile_laid_out_in_sight_was_in_the_box_before(seats: int) -> None:
    g = UnderOurSun.new(SunOptions(mission="dead_air"), seats)
    rng = random.Random(2)
    before = g.census()
    while g.state.mission_card == 1 and g.state.places[g.content.mission.targets[0]] < 0:
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(rng))
        else:
            g.answer(g.asked()[0], g.legal(g.asked()[0])[0])
    assert g.census() == before
    away = g.content.grid.distance(0, g.state.places[g.content.mission.targets[0]])
    assert away == (3 if seats == 1 else 4)
