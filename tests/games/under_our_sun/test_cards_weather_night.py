"""Sun and night cards, each carried out at least once."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import look, stats
from holdfast.games.under_our_sun.actions import Choose, PickGoods, PickTile
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import NIGHT, SOLAR_STORM, STORM, TIRED
from holdfast.games.under_our_sun.stats import STAT
from tests.games.under_our_sun.cards import MEDIC, SCOUT, TINKERER, VETERAN, Cards


def choice(cards: Cards, name: str) -> Choose:
    return Choose(cards.content.names["choice"].index(name))  # type: ignore[arg-type]


def good(name: str) -> PickGoods:
    from holdfast.games.under_our_sun.state import GOODS

    return PickGoods(GOODS.index(name))  # type: ignore[arg-type]


# ---------------------------------------------------------------- sun cards


@pytest.mark.rule("UOS-SUN-02")
def test_clear_sky_sets_the_weather_and_nothing_else() -> None:
    cards = Cards().effect("sun", "clear_sky", -1)
    assert cards.state.weather == 0
    assert cards.state.modifiers == ()


def test_in_a_cool_breeze_nobody_has_to_drink() -> None:
    cards = Cards()
    assert stats.drink_need(cards.g, MEDIC) == 1
    cards.effect("sun", "cool_breeze", -1)
    assert [stats.drink_need(cards.g, who) for who in (MEDIC, VETERAN)] == [0, 0]


def test_heat_costs_water_or_health_outside_new_haven_unless_a_poncho_helps() -> None:
    cards = Cards(MEDIC, VETERAN, SCOUT)
    cards.who(SCOUT).place = 0
    cards.card("sun_poncho", VETERAN)
    cards.who(MEDIC).goods = (0,) * 10
    cards.effect("sun", "heat", -1)
    assert cards.who(MEDIC).hp == 5, "no water: 1 HP instead"
    assert cards.has(VETERAN, "water") == 5, "the poncho keeps the heat off"
    assert cards.has(SCOUT, "water") == 5, "in New Haven it is cool"


@pytest.mark.rule("UOS-FIRE-03", "UOS-FIRE-12", "UOS-DAY-10", "UOS-DAY-11")
def test_a_storm_puts_fires_out_leaves_the_metal_of_pits_and_takes_an_action_point() -> None:
    cards = Cards(tile="salt_flat")
    tile = cards.tile("salt_flat")
    cards.state.fires = cards.state.pits = 1 << tile
    without = stats.sleep_cost(cards.g, MEDIC)
    cards.effect("sun", "storm", -1)
    assert cards.state.weather == STORM
    assert not look.has_fire(cards.g, tile)
    assert look.on_tile(cards.g, tile, 3) == 1
    assert cards.who(MEDIC).less_ap == 1
    assert stats.sleep_cost(cards.g, MEDIC) == without - 1


@pytest.mark.rule("UOS-SUN-05", "UOS-SUN-07")
def test_a_solar_storm_turns_electric_cards_over_but_not_those_of_the_insulated() -> None:
    cards = Cards(MEDIC, TINKERER)
    torch, lamp, drone = cards.card("flashlight", MEDIC), cards.card("flashlight", TINKERER), cards.card("aed", MEDIC)
    bandage = cards.card("bandage", MEDIC)
    cards.effect("sun", "solar_storm", -1)
    assert cards.state.weather == SOLAR_STORM
    assert [card in cards.state.flipped for card in (torch, drone, lamp, bandage)] == [True, True, False, False]
    assert not stats.works(cards.g, MEDIC, torch)


@pytest.mark.rule("UOS-SUN-06")
def test_in_the_first_edition_a_solar_storm_only_rests_electric_cards_while_it_lasts() -> None:
    cards = Cards(options=SunOptions(edition="first"))
    lamp = cards.card("flashlight", MEDIC)
    cards.effect("sun", "solar_storm", -1)
    assert cards.state.flipped == ()
    assert not stats.works(cards.g, MEDIC, lamp)
    cards.state.weather = 0
    assert stats.works(cards.g, MEDIC, lamp)


def test_a_sandstorm_forbids_shooting_and_makes_exploring_dearer() -> None:
    cards = Cards()
    cards.effect("sun", "sandstorm", -1)
    assert stats.stat(cards.g, MEDIC, STAT["ranged_forbidden"]) == 1
    assert stats.explore_cost(cards.g, MEDIC) == 2
    assert stats.charge_cost(cards.g, MEDIC) == 3


# ---------------------------------------------------------------- night cards


def night(*people: int) -> Cards:
    cards = Cards(*people)
    cards.state.phase = NIGHT
    return cards


def test_a_still_night_is_still() -> None:
    cards = night().effect("night", "still_night", MEDIC)
    assert cards.who(MEDIC).hp == 6


@pytest.mark.rule("UOS-DECK-01")
def test_clear_stars_show_the_next_tiles_which_go_back_in_any_order() -> None:
    cards = night()
    first, second = cards.tile("dune_sea"), cards.tile("oasis_pool")
    cards.effect("night", "clear_stars", MEDIC, first, second, PickTile(second))  # type: ignore[arg-type]
    assert cards.state.stack.top == [second, first]
    assert first not in cards.state.stack.rest


def test_morning_dew_gives_everybody_here_water() -> None:
    cards = night()
    for who in (MEDIC, VETERAN):
        cards.who(who).goods = (0,) * 10
    cards.effect("night", "morning_dew", MEDIC)
    assert [cards.has(who, "water") for who in (MEDIC, VETERAN)] == [1, 1]


@pytest.mark.rule("UOS-NIGHT-11")
def test_frostbite_bites_only_without_fire_and_without_a_coat() -> None:
    cards = night()
    cards.effect("night", "frostbite", MEDIC)
    assert (cards.who(MEDIC).hp, cards.who(MEDIC).ap) == (5, 5)
    cards.card("quilted_coat", VETERAN)
    cards.effect("night", "frostbite", VETERAN)
    assert (cards.who(VETERAN).hp, cards.who(VETERAN).ap) == (7, 6)
    cards.state.fires = 1 << cards.tile("salt_flat")
    cards.effect("night", "frostbite", MEDIC)
    assert cards.who(MEDIC).hp == 5


def test_a_cold_snap_makes_sleep_dearer_for_all_here() -> None:
    cards = night()
    before = stats.sleep_cost(cards.g, VETERAN)
    cards.effect("night", "cold_snap", MEDIC)
    assert stats.sleep_cost(cards.g, VETERAN) == before + 1


def test_prowling_wolves_bring_a_wolf() -> None:
    cards = night()
    cards.effect("night", "prowling_wolves", MEDIC)
    assert cards.enemies() == ["rabid_wolf"]


def test_thieving_coyotes_take_food_from_everybody() -> None:
    cards = night()
    for who in (MEDIC, VETERAN):
        cards.give(who, food=2)
    cards.effect("night", "thieving_coyotes", MEDIC)
    assert [cards.has(who, "food") for who in (MEDIC, VETERAN)] == [1, 1]


def test_rats_bring_food_or_take_it_and_then_cloth() -> None:
    cards = night()
    cards.effect("night", "rats_in_the_packs", MEDIC, (1, 0))
    assert cards.has(MEDIC, "food") == 1
    cards.give(MEDIC, fabric=1)
    cards.effect("night", "rats_in_the_packs", MEDIC, (0, 0))
    assert (cards.has(MEDIC, "food"), cards.has(MEDIC, "fabric")) == (0, 0), "1 food, and fabric for the missing one"


def test_a_snake_poisons_and_infects_whoever_fails() -> None:
    cards = night()
    cards.effect("night", "snake_in_the_bedroll", MEDIC, (1, 0))
    assert (cards.who(MEDIC).hp, cards.who(MEDIC).infected) == (6, False)
    cards.effect("night", "snake_in_the_bedroll", MEDIC, (0, 0))
    assert (cards.who(MEDIC).hp, cards.who(MEDIC).infected) == (5, True)


def test_a_patrol_finds_whoever_fails_to_hide() -> None:
    cards = night()
    cards.effect("night", "sol_patrol", MEDIC, (1,))
    assert cards.enemies() == []
    cards.effect("night", "sol_patrol", MEDIC, (0,))
    (name,) = cards.enemies()
    assert name.startswith("sol_")


def test_searchlights_draw_sons_of_liberty_near_and_expose_all_here() -> None:
    cards = night()
    cards.lay("dune_sea", 8)
    soldier = cards.enemy("sol_trooper", 8)
    cards.who(MEDIC).hidden = cards.who(VETERAN).hidden = True
    cards.effect("night", "searchlights", MEDIC)
    assert not cards.who(MEDIC).hidden
    assert not cards.who(VETERAN).hidden
    assert cards.content.grid.distance(soldier.place, cards.who(MEDIC).place) == 0


def test_a_night_thief_leaves_or_takes_something() -> None:
    cards = night()
    cards.effect("night", "night_thief", MEDIC, (1,), 3)
    assert cards.has(MEDIC, "metal") == 1
    cards.effect("night", "night_thief", MEDIC, (0,))
    assert cards.has(MEDIC, "metal") == 0
    bandage = cards.card("bandage", MEDIC)
    cards.effect("night", "night_thief", MEDIC, (0,))
    assert bandage not in cards.who(MEDIC).cards, "without resources an item goes"


def test_a_night_thief_lets_the_owner_choose() -> None:
    cards = night()
    cards.give(MEDIC, metal=1, wood=1)
    cards.effect("night", "night_thief", MEDIC, (0,), good("wood"))
    assert (cards.has(MEDIC, "metal"), cards.has(MEDIC, "wood")) == (1, 0)


def test_a_drifter_trades_water_for_finds_or_food_for_karma() -> None:
    cards = night()
    cards.give(MEDIC, food=1)
    cards.effect("night", "lost_drifter", MEDIC, choice(cards, "give_water"), 2, 3)
    assert (cards.has(MEDIC, "water"), cards.has(MEDIC, "fabric"), cards.has(MEDIC, "metal")) == (4, 1, 1)
    cards.effect("night", "lost_drifter", MEDIC, choice(cards, "give_food"))
    assert (cards.has(MEDIC, "food"), cards.who(MEDIC).karma) == (0, 1)
    cards.who(MEDIC).goods = (0,) * 10
    cards.effect("night", "lost_drifter", MEDIC)
    assert cards.who(MEDIC).karma == 1, "who has nothing can give nothing"


def test_crawlers_come_at_night_and_another_mutant_when_all_are_out() -> None:
    cards = night()
    for _ in range(4):
        cards.enemy("crawler", 0)
    cards.effect("night", "crawlers", MEDIC)
    assert cards.enemies().count("crawler") == 4
    others = {name for name in cards.enemies() if name != "crawler"}
    assert others
    assert others <= {"crawler_matron", "ash_wraith", "irradiated_brute"}


def test_tunnel_noises_bring_a_crawler_beside_or_draw_mutants_near() -> None:
    cards = night()
    cards.lay("dune_sea", 8)
    cards.effect("night", "tunnel_noises", MEDIC, 8)
    (crawler,) = cards.state.enemies
    assert crawler.place == 8
    cards.effect("night", "tunnel_noises", MEDIC)
    assert crawler.place == cards.who(MEDIC).place
    assert cards.who(MEDIC).hidden, "an enemy that comes by chance finds nobody at first"


def test_adrenaline_and_sleeplessness_stop_at_the_ends_of_the_track() -> None:
    cards = night()
    cards.who(MEDIC).fitness = TIRED
    shot = cards.card("adrenaline_shot", MEDIC)
    from holdfast.games.under_our_sun.verbs import using

    cards.who(MEDIC).ap = 5
    cards.run(using.begin_use(cards.g, MEDIC, shot, 0))
    assert (cards.who(MEDIC).ap, cards.who(MEDIC).fitness) == (6, TIRED)
