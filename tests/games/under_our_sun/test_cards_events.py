"""Event cards and loot cards that are resolved when drawn, each carried out at least once."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.actions import Choose, Pass, PickCard, PickEnemy, PickGoods, PickPlace, PickTile
from holdfast.games.under_our_sun.events import EnemiesSeen, TilesSeen
from holdfast.games.under_our_sun.state import FIT, GOODS, ROAMING
from tests.games.under_our_sun.cards import MEDIC, VETERAN, Cards


def choice(cards: Cards, name: str) -> Choose:
    return Choose(cards.content.names["choice"].index(name))  # type: ignore[arg-type]


def lying(cards: Cards, good: str) -> int:
    return look.on_tile(cards.g, cards.tile("salt_flat"), GOODS.index(good))


@pytest.mark.rule("UOS-ACT-46")
@pytest.mark.parametrize(("name", "bits"), [("locked_strongbox", "boxes_dex"), ("jammed_locker", "boxes_str")])
def test_some_events_are_containers(name: str, bits: str) -> None:
    cards = Cards().effect("event", name, MEDIC)
    assert getattr(cards.state, bits) == 1 << cards.tile("salt_flat")


@pytest.mark.rule("UOS-TRADE-01")
def test_the_roaming_fence_sets_up_shop_once() -> None:
    cards = Cards()
    cards.effect("event", "roaming_fence", MEDIC, 2, 3, 4, 5)
    merchant = cards.state.merchants[ROAMING]
    assert merchant.place == cards.who(MEDIC).place
    assert merchant.goods[0] == 4
    assert sum(merchant.goods[1:]) == 4
    assert len(merchant.cards) == 3
    assert all(cards.content.thing(card).kind != "resource" for card in merchant.cards)
    cards.effect("event", "roaming_fence", MEDIC, 3)
    assert cards.has(MEDIC, "metal") == 1, "he is in play: a random resource instead"
    merchant.gone = True
    cards.effect("event", "roaming_fence", MEDIC)
    assert cards.has(MEDIC, "metal") == 1, "he is out of the game: nothing"


@pytest.mark.rule("UOS-CAMP-08")
def test_an_abandoned_campsite_is_a_camp_with_wood_or_more_wood() -> None:
    cards = Cards().effect("event", "abandoned_campsite", MEDIC)
    assert look.has_camp(cards.g, cards.tile("salt_flat"))
    assert lying(cards, "wood") == 1
    cards.effect("event", "abandoned_campsite", MEDIC)
    assert lying(cards, "wood") == 3


def test_supplies_and_pantries_lie_on_the_tile() -> None:
    cards = Cards().effect("event", "scattered_supplies", MEDIC, 2, 5)
    assert (lying(cards, "fabric"), lying(cards, "wood")) == (1, 1)
    cards.effect("event", "sealed_pantry", MEDIC)
    assert lying(cards, "food") == 2


def test_a_rain_barrel_fills_what_has_room() -> None:
    cards = Cards()
    cards.who(MEDIC).goods = (4, *[0] * 9)
    cards.effect("event", "rain_barrel", MEDIC)
    assert cards.has(MEDIC, "water") == 5, "what does not fit is lost where no camp keeps it"


def test_loose_scree_hurts_who_slips() -> None:
    cards = Cards().effect("event", "loose_scree", MEDIC, (1, 0))
    assert cards.who(MEDIC).hp == 6
    cards.effect("event", "loose_scree", MEDIC, (0, 0))
    assert cards.who(MEDIC).hp == 5


def test_a_rotten_floor_may_be_dared() -> None:
    cards = Cards().effect("event", "rotten_floor", MEDIC, Choose(choice(Cards(), "walk_on").choice))
    assert cards.who(MEDIC).hp == 6
    cards.effect("event", "rotten_floor", MEDIC, choice(cards, "dare"), (0, 0))
    assert cards.who(MEDIC).hp == 4
    knife = cards.card("cavalry_sabre")
    cards.effect("event", "rotten_floor", MEDIC, choice(cards, "dare"), (1, 0), knife)
    assert knife in cards.who(MEDIC).cards


def test_a_tool_helps_against_a_tripwire() -> None:
    cards = Cards()
    cards.card("crowbar", MEDIC)
    cards.effect("event", "tripwire", MEDIC, (0, 0, 1))
    assert (cards.has(MEDIC, "metal"), cards.has(MEDIC, "connector")) == (1, 1)
    cards = Cards()
    cards.effect("event", "tripwire", MEDIC, (0, 0))
    assert (cards.who(MEDIC).hp, cards.who(VETERAN).hp) == (5, 6)
    assert cards.who(MEDIC).injured
    assert not cards.who(VETERAN).injured


def test_a_buried_pipe_is_a_source_or_wasted_effort() -> None:
    cards = Cards().effect("event", "buried_pipe", MEDIC, (0,))
    assert cards.who(MEDIC).ap == 5
    cards.effect("event", "buried_pipe", MEDIC, (1,))
    assert look.water_at(cards.g, cards.tile("salt_flat"))


def test_the_wounded_wanderer_leaves_four_ways() -> None:
    cards = Cards()
    cards.give(MEDIC, food=1)
    first, second = cards.tile("dune_sea"), cards.tile("oasis_pool")
    tile = PickTile(first)  # type: ignore[arg-type]
    cards.effect("event", "wounded_wanderer", MEDIC, choice(cards, "share_food"), first, second, tile)
    assert (cards.has(MEDIC, "food"), cards.who(MEDIC).karma) == (0, 1)
    assert cards.state.stack.top == [first, second]
    bandage, axe, sabre = cards.card("bandage", MEDIC), cards.card("fire_axe"), cards.card("cavalry_sabre")
    keep = PickCard(axe)  # type: ignore[arg-type]
    cards.effect("event", "wounded_wanderer", MEDIC, choice(cards, "treat"), axe, sabre, keep)
    assert bandage not in cards.who(MEDIC).cards
    assert axe in cards.who(MEDIC).cards
    assert sabre in cards.state.loot.rest
    cards.effect("event", "wounded_wanderer", MEDIC, choice(cards, "rob"), 2, 3)
    assert (cards.has(MEDIC, "fabric"), cards.who(MEDIC).karma) == (1, 1)
    cards.effect("event", "wounded_wanderer", MEDIC, choice(cards, "walk_on"))
    assert cards.who(MEDIC).karma == 1


def test_a_checkpoint_is_passed_bribed_or_fought() -> None:
    cards = Cards().effect("event", "sol_checkpoint", MEDIC, (1,))
    assert cards.has(MEDIC, "water") == 5
    cards.effect("event", "sol_checkpoint", MEDIC, (0,), choice(cards, "bribe"))
    assert cards.has(MEDIC, "water") == 2
    cards.effect("event", "sol_checkpoint", MEDIC, (0,))
    assert cards.enemies()[0].startswith("sol_"), "who cannot pay must fight"


@pytest.mark.parametrize(("name", "kind"), [("ambush", "human"), ("something_below", "mutated")])
def test_some_events_bring_an_enemy_of_a_type(name: str, kind: str) -> None:
    cards = Cards().effect("event", name, MEDIC)
    first = cards.state.enemies[0]
    assert cards.content.foe(first.card).type == kind
    assert first.place == cards.who(MEDIC).place
    assert len(cards.state.enemy.rest) + len(cards.state.enemies) == 25, "cards that did not match are back"


def test_an_animal_den_is_left_alone_or_hunted() -> None:
    cards = Cards().effect("event", "animal_den", MEDIC, Choose(choice(Cards(), "walk_on").choice))
    assert cards.enemies() == []
    cards.effect("event", "animal_den", MEDIC, choice(cards, "hunt"))
    assert cards.content.foe(cards.state.enemies[0].card).type == "animal"
    assert lying(cards, "food") == 2


def test_a_vantage_point_reveals_up_to_two_places() -> None:
    cards = Cards()
    grid, place = cards.content.grid, cards.who(MEDIC).place
    free = [near for near in grid.near[place] if near not in cards.state.at]
    tile = cards.tile("dune_sea")
    cards.effect("event", "vantage_point", MEDIC, PickPlace(free[0]), tile, Pass())  # type: ignore[arg-type]
    assert cards.state.at[free[0]] == tile
    assert len(cards.state.at) == 3


def test_a_faded_map_shows_three_tiles() -> None:
    cards = Cards()
    tiles = [cards.tile(name) for name in ("dune_sea", "oasis_pool", "dead_forest")]
    order = [PickTile(tiles[2]), PickTile(tiles[0])]  # type: ignore[arg-type]
    cards.effect("event", "faded_map", MEDIC, *tiles, *order)
    assert cards.state.stack.top == [tiles[2], tiles[0], tiles[1]]
    assert cards.told(TilesSeen)[0].tiles == tuple(tiles)


def test_a_foul_puddle_may_infect() -> None:
    cards = Cards()
    cards.who(MEDIC).goods = (0,) * 10
    cards.effect("event", "foul_puddle", MEDIC, choice(cards, "drink"), (0,))
    assert (cards.has(MEDIC, "water"), cards.who(MEDIC).infected) == (2, False)
    cards.effect("event", "foul_puddle", MEDIC, choice(cards, "drink"), (1,))
    assert cards.who(MEDIC).infected
    cards.effect("event", "foul_puddle", MEDIC, choice(cards, "walk_on"))


def test_warning_signs_let_an_enemy_be_put_under_the_deck() -> None:
    cards = Cards()
    cards.effect("event", "warning_signs", MEDIC, 3, 7, PickEnemy(7), Pass())  # type: ignore[arg-type]
    assert cards.state.enemy.top == [7]
    assert cards.state.enemy.bottom == [3]
    assert cards.told(EnemiesSeen)[0].enemies == (3, 7)


@pytest.mark.rule("UOS-ACT-22")
def test_a_humming_generator_wakes_electric_cards() -> None:
    cards = Cards()
    lamp = cards.card("flashlight", VETERAN)
    cards.state.flipped = (lamp,)
    cards.effect("event", "humming_generator", MEDIC)
    assert cards.state.flipped == ()
    assert cards.has(MEDIC, "connector") == 1


def test_a_dead_courier_has_loot_and_perhaps_company() -> None:
    cards = Cards()
    axe, sabre = cards.card("fire_axe"), cards.card("cavalry_sabre")
    keep = PickCard(sabre)  # type: ignore[arg-type]
    cards.effect("event", "dead_courier", MEDIC, axe, sabre, keep, (0,))
    assert sabre in cards.who(MEDIC).cards
    assert cards.enemies() == []
    cards.effect("event", "dead_courier", VETERAN, axe, cards.card("exo_brace"), PickCard(axe), (1,))  # type: ignore[arg-type]
    assert cards.enemies()[0].startswith("sol_")


def test_a_sinkhole_swallows_what_the_owner_chooses() -> None:
    cards = Cards()
    cards.give(MEDIC, metal=1, wood=1, food=1)
    wood, food = (PickGoods(GOODS.index(name)) for name in ("wood", "food"))  # type: ignore[arg-type]
    cards.effect("event", "sinkhole", MEDIC, (0,), wood, food)
    assert [cards.has(MEDIC, name) for name in ("metal", "wood", "food")] == [1, 0, 0]
    assert cards.who(MEDIC).ap == 4


def test_a_strange_calm_restores() -> None:
    cards = Cards()
    for _ in range(5):
        cards.effect("event", "strange_calm", MEDIC)
    assert (cards.who(MEDIC).karma, cards.who(MEDIC).fitness) == (3, FIT), "never beyond the ends"


def test_a_tarp_is_cloth_or_plastic() -> None:
    cards = Cards()
    cards.effect("event", "wind_blown_tarp", MEDIC, choice(cards, "take_fabric"))
    cards.effect("event", "wind_blown_tarp", MEDIC, choice(cards, "take_plastic"))
    assert (cards.has(MEDIC, "fabric"), cards.has(MEDIC, "plastic")) == (2, 1)


@pytest.mark.rule("UOS-LOOT-05")
@pytest.mark.parametrize(
    ("name", "goods"),
    [
        ("ration_pack", {"food": 2}),
        ("sewing_box", {"fabric": 2, "connector": 1}),
        ("scrap_bundle", {"metal": 2, "connector": 1}),
        ("moonshine_crate", {"alcohol": 2}),
        ("plastic_sheeting", {"plastic": 2}),
        ("dry_lumber", {"wood": 2}),
    ],
)
def test_resource_cards_of_the_loot_deck(name: str, goods: dict[str, int]) -> None:
    cards = Cards().effect("loot", name, VETERAN)
    assert {kind: cards.has(VETERAN, kind) for kind in goods} == goods


def test_a_canister_and_a_tin() -> None:
    cards = Cards()
    cards.who(MEDIC).goods = (0,) * 10
    cards.effect("loot", "water_canister", MEDIC)
    assert cards.has(MEDIC, "water") == 3
    cards.effect("loot", "ammunition_tin", VETERAN, choice(cards, "cartridges"))
    cards.effect("loot", "ammunition_tin", MEDIC, choice(cards, "arrows"))
    assert (cards.has(VETERAN, "cartridge"), cards.has(MEDIC, "arrow")) == (4, 3)
