"""The packs: they hold what the box holds, fit together, and say where everything comes from."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from holdfast.core.content import BadContent, provenance
from holdfast.games.under_our_sun.content import BASE, EXPANSION, Content, check_pack, load_content
from holdfast.games.under_our_sun.content_load import open_box
from holdfast.games.under_our_sun.dice import mean
from holdfast.games.under_our_sun.meta import MISSIONS, SunOptions
from holdfast.games.under_our_sun.state import FENCE, GOODS, NEW_HAVEN, TILES, VALUE
from holdfast.games.under_our_sun.vocabulary_words import STATS


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content(SunOptions())


def numbers(goods: tuple[int, ...]) -> dict[str, int]:
    return {kind: number for kind, number in zip(GOODS, goods, strict=True) if number}


# ---------------------------------------------------------------- counts


@pytest.mark.rule("UOS-DECK-10")
def test_decks_hold_as_many_cards_as_the_box(content: Content) -> None:
    assert len(content.item_cards) == 53
    assert len(content.gear_cards) == 19
    assert len(content.loot_cards) == 48
    assert (len(content.suns), len(content.nights), len(content.events)) == (10, 22, 35)
    assert len(content.foe_of) == 25 + 1
    assert sum(team.copies for team in content.teams) == 13
    assert sum(mission.cards for mission in open_box(BASE, EXPANSION).missions) + len(content.merchants) + 4 == 32


@pytest.mark.rule("UOS-TILE-01")
def test_there_are_34_tiles_of_three_kinds(content: Content) -> None:
    assert len(content.tiles) == TILES
    assert content.tiles[NEW_HAVEN].name == "new_haven"
    assert [tile.id for tile in content.tiles[1:7]] == ["T1", "T2", "T3", "T4", "T5", "T6"]
    assert [tile.target for tile in content.tiles] == [False] + [True] * 6 + [False] * 27
    assert len(content.stack) == 27


def test_the_box_of_the_first_edition_holds_two_tiles_and_five_red_cubes_less(content: Content) -> None:
    first = load_content(SunOptions(edition="first"))
    assert len(content.stack) - len(first.stack) == 2
    assert set(first.stack) < set(content.stack)
    food = GOODS.index("food")
    assert (content.supply[food], first.supply[food]) == (45, 40)


@pytest.mark.rule("UOS-GEN-02")
def test_the_expansion_brings_two_characters_and_their_hero_items(content: Content) -> None:
    more = load_content(SunOptions(expansion=True))
    assert (len(content.playable), len(more.playable)) == (4, 6)
    assert (len(content.loot_cards), len(more.loot_cards)) == (48, 50)
    assert [more.thing(card).hero for card in more.loot_cards[-2:]] == [4, 5]


@pytest.mark.rule("UOS-ENEMY-01")
def test_enemies_by_type(content: Content) -> None:
    enemies = [content.foe(enemy) for enemy in range(FENCE)]
    assert Counter(foe.type for foe in enemies) == {"animal": 9, "human": 9, "mutated": 7}
    assert sum(foe.sol for foe in enemies) == 6
    assert content.foe(FENCE).name == "roaming_fence"


def test_ordinary_tiles_are_mixed_as_designed(content: Content) -> None:
    tiles = [content.tiles[tile] for tile in content.stack]
    assert Counter(tile.move for tile in tiles) == {1: 5, 2: 14, 3: 6, 4: 2}
    assert Counter(tile.spaces for tile in tiles) == {1: 3, 2: 9, 3: 11, 4: 4}
    assert Counter(tile.container for tile in tiles) == {"": 21, "strength": 3, "dexterity": 3}
    assert sum(tile.water_source for tile in tiles) == 8
    assert sum(tile.enemy for tile in tiles) == 12
    assert sum(tile.event for tile in tiles) == 10
    assert sum(tile.camp for tile in tiles) == 1


def test_cards_are_mixed_as_designed(content: Content) -> None:
    assert Counter(card.tag for card in content.nights) == {"": 5, "COLD": 3, "ANIMAL": 5, "HUMAN": 5, "MUTATED": 4}
    assert Counter(card.tag for card in content.events) == {
        "ANIMAL": 1,
        "FIND": 17,
        "HAZARD": 5,
        "HUMAN": 4,
        "MERCHANT": 3,
        "MUTATED": 2,
        "STORY": 3,
    }
    kinds = Counter(content.thing(card).kind for card in content.loot_cards)
    assert kinds == {"item": 28, "gear": 7, "resource": 13}


# ---------------------------------------------------------------- how it fits together


def test_names_are_unique_and_every_physical_thing_has_one(content: Content) -> None:
    for kind, names in content.names.items():
        assert len(set(names)) == len(names), kind
    assert len(content.names["card"]) == 122
    assert content.names["card"][:3] == ("bandage_1", "bandage_2", "bandage_3")
    assert len(content.names["enemy"]) == FENCE + 1
    crafted = [thing.name for thing in content.things if thing.craft]
    assert list(content.names["thing"]) == crafted == [thing.name for thing in content.things[: len(crafted)]]


@pytest.mark.rule("UOS-RES-01")
def test_parts_are_never_worth_more_than_the_thing(content: Content) -> None:
    craftable = [thing for thing in content.things if thing.craft]
    assert len(craftable) == 35
    for thing in craftable:
        assert thing.craft is not None
        parts = sum(number * value for number, value in zip(thing.craft, VALUE, strict=True))
        assert parts <= thing.price <= parts + 2, thing.name


def test_bag_and_tiles_leave_cubes_in_the_box(content: Content) -> None:
    left = {
        kind: content.supply[at] - content.bag[at] - sum(tile.goods[at] for tile in content.tiles)
        for at, kind in enumerate(GOODS)
        if kind in ("fabric", "metal", "connector", "wood", "alcohol", "plastic")
    }
    assert left == {"fabric": 5, "metal": 2, "connector": 3, "wood": 2, "alcohol": 6, "plastic": 3}


@pytest.mark.rule("UOS-SETUP-14", "UOS-SETUP-17")
def test_starting_equipment_is_starred_and_large_enough(content: Content) -> None:
    assert Counter(content.thing(card).stars for card in content.starting_cards) == {1: 32, 2: 20, 3: 2}
    assert len(content.starting_cards) >= content.equipment_cards + 2
    assert not set(content.starting_cards) & set(content.loot_cards)


@pytest.mark.rule("UOS-SETUP-20")
def test_the_bag_starts_with_18_cubes(content: Content) -> None:
    assert numbers(content.bag) == {"fabric": 4, "metal": 4, "connector": 3, "wood": 3, "alcohol": 2, "plastic": 2}


@pytest.mark.rule("UOS-CHAR-01", "UOS-CHAR-19")
def test_boards_say_what_a_character_can_do(content: Content) -> None:
    medic, scout, veteran, thickskin = (content.boards[character] for character in range(4))
    assert (medic.hp, medic.water, medic.dexterity) == (6, 5, (0, 1, 1, 0))
    assert [skill.name for skill in medic.skills] == ["field_surgery", "steady_hands"]
    assert medic.abilities.stats[STATS.index("medical_heal")] == 1
    assert scout.abilities.stats[STATS.index("sneak_cost")] == -1
    assert veteran.ranged == (1, 1, 0, 0)
    assert (thickskin.hp, thickskin.item_slots, thickskin.flexible_slots, thickskin.gear_slots) == (9, 1, 3, 1)
    assert all(board.gear_slots == 1 for board in content.boards)


@pytest.mark.rule("UOS-TILE-02", "UOS-TILE-05", "UOS-TILE-06", "UOS-TILE-07", "UOS-TILE-08", "UOS-TILE-09")
def test_a_tile_says_what_is_printed_on_it(content: Content) -> None:
    tiles = {tile.id: tile for tile in content.tiles}
    wreck, pool, mesa = tiles["N05"], tiles["N15"], tiles["N23"]
    assert (wreck.move, wreck.spaces, wreck.enemy, wreck.container, wreck.event) == (2, 3, True, "strength", False)
    assert numbers(wreck.goods) == {"metal": 2, "fabric": 1}
    assert pool.water_source
    assert (mesa.move, mesa.event, mesa.container, mesa.enemy) == (4, True, "", False)
    assert numbers(tiles["T0"].goods) == {"food": 1, "wood": 1, "fabric": 1}


@pytest.mark.rule("UOS-ITEM-04")
def test_a_card_says_what_it_costs_and_can(content: Content) -> None:
    things = {thing.id: thing for thing in content.things}
    bow, bottle, vest = things["I21"], things["I16"], things["L21"]
    assert bow.craft is not None
    assert numbers(bow.craft) == {"wood": 1, "fabric": 1, "connector": 1}
    assert (bow.price, bow.stars, bow.tags, bow.full) == (6, 2, {"RANGED"}, 3)
    assert bow.abilities.weapon is not None
    assert (bow.abilities.weapon.r0, bow.abilities.weapon.r1) == ((0, 0, 1, 0), (0, 1, 0, 0))
    assert bottle.abilities.water_room == 2
    assert (vest.kind, vest.craft, vest.price) == ("gear", None, 10)
    assert things["I02"].full == 3


@pytest.mark.rule("UOS-LOOT-02")
def test_a_hero_item_names_its_character(content: Content) -> None:
    heroes = {thing.name: thing.hero for thing in content.things if thing.hero >= 0}
    assert heroes == {
        "trauma_bag": 0,
        "recon_drone": 1,
        "service_carbine": 2,
        "manhole_shield": 3,
        "solar_pack": 4,
        "recurve_bow": 5,
    }


@pytest.mark.rule("UOS-DECK-08", "UOS-DECK-09", "UOS-LOOT-05")
def test_an_enemy_card_says_dice_by_day_and_night_and_its_loot(content: Content) -> None:
    foes = {foe.id: foe for foe in content.foes}
    crawler, marksman = foes["E13"], foes["E09"]
    assert (crawler.hp, crawler.type, crawler.melee) == (3, "mutated", ((0, 0, 1, 0), (0, 2, 0, 0)))
    assert mean(crawler.melee[1]) > mean(crawler.melee[0])
    assert marksman.sol
    assert marksman.ranged == ((0, 1, 1, 0), (0, 1, 0, 0))
    assert marksman.loot == ((("cartridge", 2),), (("loot", 1), ("cartridge", 2)), (("loot", 2),))


@pytest.mark.rule("UOS-SETUP-24", "UOS-SETUP-25", "UOS-SETUP-26", "UOS-TRADE-01")
def test_merchants_say_their_first_stock(content: Content) -> None:
    lawrence, fence = content.merchants
    assert (lawrence.water, lawrence.bag_cubes, lawrence.starting_cards, lawrence.loot_cards) == (4, 4, 2, 1)
    assert (fence.water, fence.bag_cubes, fence.starting_cards, fence.loot_cards) == (4, 4, 0, 3)
    assert lawrence.foe is None
    assert fence.foe is not None
    assert (fence.foe.hp, fence.foe.type, fence.foe.sol) == (5, "human", False)


@pytest.mark.rule("UOS-SETUP-03", "UOS-SETUP-04", "UOS-MODE-03")
def test_missions_have_numbered_cards_three_levels_and_advice_on_the_mode() -> None:
    missions = open_box(BASE, EXPANSION).missions
    assert tuple(mission.name for mission in missions) == MISSIONS
    assert [mission.difficulty for mission in missions] == [1, 1, 2, 2, 2, 3, 3]
    assert [mission.mode for mission in missions].count("semi_cooperative") == 4
    assert all(mission.steps[0].trigger is None for mission in missions)
    assert all(any(step.wins for step in mission.steps) or mission.id == "M6" for mission in missions)


def test_every_mission_has_a_last_day_that_difficulty_may_move() -> None:
    for name in MISSIONS:
        normal, story = (
            load_content(SunOptions(mission=name)),
            load_content(SunOptions(mission=name, difficulty="story")),
        )  # type: ignore[arg-type]
        for characters in range(2, 7):
            assert normal.day_limit(characters) >= 3
            assert story.day_limit(characters) == normal.day_limit(characters) + 1


def test_grim_games_bury_targets_deeper_and_dry_new_haven() -> None:
    normal, grim = load_content(SunOptions()), load_content(SunOptions(difficulty="grim"))
    assert (normal.window(2), grim.window(2)) == ((3, 7), (4, 8))
    assert grim.knobs.new_haven_dry
    assert not normal.knobs.new_haven_dry


@pytest.mark.rule("UOS-TEAM-05", "UOS-TEAM-09")
def test_team_cards_say_how_the_sons_of_liberty_win(content: Content) -> None:
    survivor, *sons = content.teams
    assert (survivor.copies, survivor.sol, survivor.win) == (10, False, None)
    assert [(card.copies, card.sol, card.win is not None) for card in sons] == [(1, True, True)] * 3
    assert [[action.name for action in card.actions] for card in sons] == [
        ["poison"],
        ["dead_drop", "open_tribute"],
        [],
    ]
    assert sons[1].secret == (True, False)


# ---------------------------------------------------------------- provenance and packs of others


def test_every_entry_says_where_it_comes_from() -> None:
    entries = provenance(BASE) + provenance(EXPANSION)
    assert len(entries) == 199
    own = sum(entry.confidence == "own" for entry in entries)
    assert own > len(entries) / 2, "most printed values are not public"


def test_loading_twice_gives_the_same_object_and_one_hash() -> None:
    assert load_content(SunOptions()) is load_content(SunOptions())
    assert load_content(SunOptions(mission="the_nest")).hash == load_content(SunOptions()).hash


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return shutil.copytree(BASE, tmp_path / "mine")


def test_the_packs_that_come_with_the_game_are_sound(pack: Path) -> None:
    check_pack(pack)
    check_pack(EXPANSION)


@pytest.mark.parametrize(
    ("name", "right", "wrong", "message"),
    [
        ("events.toml", "damage(who=self, n=1)", "harm(who=self, n=1)", r"^events.toml:\d+: .*unknown verb 'harm'"),
        ("events.toml", 'tag = "FIND"', 'tag = "FOUND"', r"^events.toml:\d+: Invalid enum value"),
        ("night.toml", "which=E02", "which=E77", r"^night.toml:\d+: .*no foe is called 'E77'"),
        ("items.toml", "copies = 3", "copies = 4", r"54 cards for item, the box 53"),
        ("items.toml", "price = 5", "price = 1", r"^items.toml:\d+: I01 costs 1, its parts are worth 4"),
        ("items.toml", "charges = 3", "charges = 0", r"^items.toml:\d+: I02: charges"),
        ("items.toml", 'name = "bandage"', 'name = "medkit"', r"^items.toml: medkit is used twice"),
        ("loot.toml", 'hero = "medic"', 'hero = "doctor"', r"^loot.toml:\d+: 'doctor' is no character"),
        ("loot.toml", 'of = "I01"', 'of = "I99"', r"^loot.toml:\d+: no card is called 'I99'"),
        ("enemies.toml", '"1 food"', '"1 gold"', r"^enemies.toml:\d+: '1 gold' is no loot"),
        ("enemies.toml", '["B", "YB"]', '["B", "BY"]', r"^enemies.toml:\d+: the dice BY"),
        ("characters.toml", 'strength = "B"', 'strength = "X"', r"^characters.toml:\d+: 'X' is no pool"),
        ("tiles.toml", 'edition = "2.0"', 'edition = "1.0"', r"tiles in edition"),
        ("tiles.toml", "metal = 2", "metal = 12", r"cubes of metal are needed at once"),
        ("tiles.toml", "target = true", "target = false", r"ordinary and 5 target tiles"),
        ("missions.toml", 'targets = ["T1"]', 'targets = ["T9"]', r"^missions.toml:\d+: there is no tile 'T9'"),
        ("teams.toml", "sol_alive", "sol_lives", r"^teams.toml:\d+: .*unknown condition 'sol_lives'"),
        ("sun.toml", 'source = "holdfast"', 'source = "hearsay"', r"^sun.toml:\d+: the source 'hearsay'"),
        ("setup.toml", "points_at_least = 4", "points_at_least = []", r"^setup.toml:\d+: Expected `int`"),
    ],
)
def test_a_spoiled_pack_is_refused(pack: Path, name: str, right: str, wrong: str, message: str) -> None:
    path = pack / name
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        check_pack(pack)


def test_a_pack_without_its_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"characters.toml: the file is missing"):
        check_pack(tmp_path)


def test_steps_say_at_which_moment_they_can_happen() -> None:
    missions = {mission.name: mission for mission in open_box(BASE, EXPANSION).missions}
    rescue, air = missions["search_and_rescue"], missions["dead_air"]
    assert [step.moment for step in rescue.steps] == ["start", *["tile_entered"] * 3, "preparation", "", ""]
    assert [step.hidden for step in rescue.steps] == [False, False, True, True, False, False, False]
    assert [step.ambush for step in rescue.steps] == [False, True, True, True, False, False, False]
    assert {step.moment for step in air.steps if step.each} == {
        "tile_revealed",
        "container_opened",
        "phase_start",
        "phase_end",
    }
    assert [step.first_today for step in missions["fever_season"].steps].count(True) == 1
