"""Items, gear and skills, each used at least once."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import combat, effects_goods, look, stats
from holdfast.games.under_our_sun.actions import (
    Disassemble,
    Pass,
    PickCharacter,
    PickEnemy,
    PickGoods,
    PickPlace,
    PickTile,
    ReactSkill,
    ReactWith,
)
from holdfast.games.under_our_sun.flow_health import Hurt
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import GOODS, NIGHT, NOBODY, OK, TIRED
from holdfast.games.under_our_sun.stats import STAT
from holdfast.games.under_our_sun.verbs import using
from holdfast.games.under_our_sun.verbs.reacting import React
from tests.games.under_our_sun.cards import (
    MEDIC,
    SCOUT,
    THICKSKIN,
    TINKERER,
    TRAPPER,
    VETERAN,
    Cards,
)
from tests.games.under_our_sun.test_cards_weather_night import choice


def use(cards: Cards, who: int, name: str, *script: object, ability: int = 0) -> int:
    """Take a card of this face, use it, and give its number."""
    card = next((one for one in cards.who(who).cards if cards.content.thing(one).name == name), None)
    card = cards.card(name, who) if card is None else card
    assert using.can_use(cards.g, who, card, ability)
    cards.run(using.begin_use(cards.g, who, card, ability), *script)
    return card


def person(who: int) -> PickCharacter:
    return PickCharacter(who)  # type: ignore[arg-type]


# ---------------------------------------------------------------- medicine


@pytest.mark.rule("UOS-ACT-23", "UOS-ITEM-08")
def test_a_bandage_heals_somebody_here_and_is_gone() -> None:
    cards = Cards(VETERAN, SCOUT)
    cards.who(SCOUT).hp = 2
    bandage = use(cards, VETERAN, "bandage", person(SCOUT))
    assert cards.who(SCOUT).hp == 4
    assert bandage not in cards.who(VETERAN).cards


def test_steady_hands_get_more_out_of_medical_cards() -> None:
    cards = Cards(MEDIC)
    cards.who(MEDIC).hp = 2
    use(cards, MEDIC, "bandage")
    assert cards.who(MEDIC).hp == 5


@pytest.mark.rule("UOS-HEALTH-09", "UOS-ITEM-07", "UOS-ITEM-08")
def test_a_medkit_heals_or_cures_three_times() -> None:
    cards = Cards(VETERAN)
    cards.who(VETERAN).hp, cards.who(VETERAN).infected = 3, True
    kit = use(cards, VETERAN, "medkit", choice(cards, "cure"))
    assert not cards.who(VETERAN).infected
    use(cards, VETERAN, "medkit", choice(cards, "heal"))
    assert (cards.who(VETERAN).hp, cards.state.uses[kit]) == (5, 1)
    use(cards, VETERAN, "medkit", choice(cards, "heal"))
    assert kit not in cards.who(VETERAN).cards
    assert kit not in cards.state.uses


@pytest.mark.rule("UOS-HEALTH-09")
def test_an_antibiotic_cures_an_infection() -> None:
    cards = Cards(VETERAN)
    cards.who(VETERAN).infected = True
    use(cards, VETERAN, "antibiotic")
    assert not cards.who(VETERAN).infected


@pytest.mark.rule("UOS-HEALTH-13", "UOS-HEALTH-16", "UOS-HEALTH-17")
def test_an_aed_revives_the_fallen_and_needs_one() -> None:
    cards = Cards(VETERAN, SCOUT)
    aed = cards.card("aed", VETERAN)
    assert not using.can_use(cards.g, VETERAN, aed, 0)
    scout = cards.who(SCOUT)
    scout.hp, scout.fallen, scout.infected = 0, 3, True
    use(cards, VETERAN, "aed")
    assert (scout.hp, scout.fallen, scout.infected, scout.injured) == (2, 0, False, True)


def test_a_stim_patch_gives_strength() -> None:
    cards = Cards(VETERAN)
    cards.who(VETERAN).ap, cards.who(VETERAN).fitness = 3, TIRED
    use(cards, VETERAN, "stim_patch")
    assert (cards.who(VETERAN).ap, cards.who(VETERAN).fitness) == (5, OK)


@pytest.mark.rule("UOS-LOOT-02")
def test_hero_items_serve_their_hero_alone() -> None:
    cards = Cards(MEDIC, VETERAN)
    cards.who(MEDIC).hp, cards.who(MEDIC).injured, cards.who(MEDIC).infected = 2, True, True
    bag = cards.card("trauma_bag", VETERAN)
    assert not using.can_use(cards.g, VETERAN, bag, 0)
    effects_goods.remove_card(cards.g, VETERAN, bag)
    effects_goods.take_card(cards.g, MEDIC, bag)
    use(cards, MEDIC, "trauma_bag", person(MEDIC))
    board = cards.who(MEDIC)
    assert (board.hp, board.injured, board.infected) == (5, False, False)


# ---------------------------------------------------------------- tools


@pytest.mark.rule("UOS-ITEM-02", "UOS-AMMO-13")
def test_a_multitool_takes_things_and_ammunition_apart() -> None:
    cards = Cards(VETERAN)
    spear = cards.card("spear", VETERAN)
    cards.give(VETERAN, arrow=3)
    use(cards, VETERAN, "multitool", Disassemble(spear))  # type: ignore[arg-type]
    assert (cards.has(VETERAN, "wood"), cards.has(VETERAN, "metal")) == (1, 1)
    use(cards, VETERAN, "multitool", PickGoods(GOODS.index("arrow")))  # type: ignore[arg-type]
    assert (cards.has(VETERAN, "arrow"), cards.has(VETERAN, "wood")) == (0, 2)


@pytest.mark.rule("UOS-ITEM-03")
def test_in_the_first_edition_a_multitool_leaves_ammunition_alone() -> None:
    cards = Cards(VETERAN, options=SunOptions(edition="first"))
    cards.give(VETERAN, arrow=3)
    use(cards, VETERAN, "multitool")
    assert cards.has(VETERAN, "arrow") == 3


def test_binoculars_reveal_a_place_two_steps_away_once_a_day() -> None:
    cards = Cards(SCOUT, VETERAN)
    tile = cards.tile("dune_sea")
    far = next(
        place
        for place in cards.content.grid.ring(cards.who(SCOUT).place, 2)
        if place not in cards.state.at and any(near in cards.state.at for near in cards.content.grid.near[place])
    )
    glasses = use(cards, SCOUT, "binoculars", PickPlace(far), tile)  # type: ignore[arg-type]
    assert cards.state.at[far] == tile
    assert not using.can_use(cards.g, SCOUT, glasses, 0)
    cards.state.flipped = ()
    assert stats.stat(cards.g, SCOUT, STAT["recon_range"]) == 1
    assert stats.stat(cards.g, SCOUT, STAT["recon_check"]) == -1


def test_a_recon_drone_reveals_two_places() -> None:
    cards = Cards(SCOUT, VETERAN)
    free = [near for near in cards.content.grid.near[cards.who(SCOUT).place] if near not in cards.state.at][:2]
    tiles = [cards.tile("dune_sea"), cards.tile("dead_forest")]
    script = [PickPlace(free[0]), tiles[0], PickPlace(free[1]), tiles[1]]  # type: ignore[arg-type]
    use(cards, SCOUT, "recon_drone", *script)
    assert [cards.state.at[place] for place in free] == tiles


def test_a_torch_burns_for_a_while_and_fire_makers_are_marked() -> None:
    cards = Cards(SCOUT)
    tile = cards.tile("salt_flat")
    torch = use(cards, SCOUT, "torch")
    assert look.has_fire(cards.g, tile)
    assert cards.state.fires == 0, "a torch is no campfire"
    assert cards.state.uses[torch] == 2
    makers = {thing.name for thing in cards.content.things if "FIRE" in thing.tags}
    assert makers == {"lighter", "torch", "firebomb"}


@pytest.mark.rule("UOS-CAMP-03", "UOS-TRAP-01")
def test_a_tent_becomes_a_camp_and_a_trap_is_set() -> None:
    cards = Cards(SCOUT)
    tent = use(cards, SCOUT, "tent")
    assert look.has_camp(cards.g, cards.tile("salt_flat"))
    assert tent in cards.state.shelf, "the card is discarded"
    assert not using.can_use(cards.g, SCOUT, cards.card("tent", SCOUT), 0), "a second camp has no effect"
    trap = use(cards, SCOUT, "small_animal_trap")
    assert [one.card for one in cards.state.traps] == [trap]
    assert trap not in cards.who(SCOUT).cards


def test_a_filter_works_on_mud_and_a_purifier_anywhere_once_a_day() -> None:
    cards = Cards(SCOUT, tile="oasis_pool")
    cards.who(SCOUT).goods = (0,) * 10
    cards.state.full = 0
    use(cards, SCOUT, "water_filter")
    assert cards.has(SCOUT, "water") == 3
    cards.state.dry = 1 << cards.tile("oasis_pool")
    assert not using.can_use(cards.g, SCOUT, cards.who(SCOUT).cards[0], 0), "nothing to filter on a dry tile"
    purifier = use(cards, SCOUT, "field_purifier")
    assert cards.has(SCOUT, "water") == 5
    assert not using.can_use(cards.g, SCOUT, purifier, 0)


def test_a_solar_pack_wakes_devices_or_its_owner() -> None:
    cards = Cards(TINKERER, VETERAN)
    lamp = cards.card("flashlight", VETERAN)
    cards.state.flipped = (lamp,)
    use(cards, TINKERER, "solar_pack", choice(cards, "wake_devices"), person(VETERAN))
    assert lamp not in cards.state.flipped
    cards.state.flipped = ()
    cards.who(TINKERER).ap = 1
    use(cards, TINKERER, "solar_pack", choice(cards, "two_ap"))
    assert cards.who(TINKERER).ap == 3


def test_smoke_hides_everybody_here() -> None:
    cards = Cards(SCOUT, VETERAN)
    cards.enemy("rat_pack").met = 0b111111
    use(cards, SCOUT, "smoke_can")
    assert cards.who(SCOUT).hidden
    assert cards.who(VETERAN).hidden


# ---------------------------------------------------------------- thrown things


def test_a_firebomb_strikes_without_an_answer_and_scares_animals() -> None:
    cards = Cards(VETERAN)
    boar = cards.enemy("wild_boar")
    cards.who(VETERAN).hidden = True
    use(cards, VETERAN, "firebomb", (1, 1, 0), 2)
    assert boar.damage == 2
    assert boar.place != cards.who(VETERAN).place, "it runs"
    assert not cards.who(VETERAN).hidden
    assert cards.who(VETERAN).hp == 7


def test_a_firebomb_needs_an_enemy_and_picks_one() -> None:
    cards = Cards(VETERAN)
    bomb = cards.card("firebomb", VETERAN)
    assert not using.can_use(cards.g, VETERAN, bomb, 0)
    trooper, outlaw = cards.enemy("sol_trooper"), cards.enemy("outlaw")
    use(cards, VETERAN, "firebomb", PickEnemy(outlaw.card), (2, 0, 0))  # type: ignore[arg-type]
    assert (trooper.damage, outlaw.damage) == (0, 2)


def test_a_grenade_strikes_every_enemy_of_a_tile() -> None:
    cards = Cards(VETERAN)
    there = cards.lay("dune_sea", 8)
    near = cards.enemy("outlaw")
    far, farther = cards.enemy("sol_trooper", there), cards.enemy("crawler", there)
    tile = PickTile(cards.tile("dune_sea"))  # type: ignore[arg-type]
    use(cards, VETERAN, "frag_grenade", tile, (1, 0, 0), (1, 1, 0))
    assert (near.damage, far.damage, farther.damage) == (0, 1, 2)


# ---------------------------------------------------------------- reactions


def hurt(cards: Cards, who: int, n: int, kind: str, *script: object) -> int:
    """Damage a character; gives the HP that are left."""
    cards.run(Hurt(who=who, n=n, kind=kind), *script)
    return cards.who(who).hp


@pytest.mark.parametrize(
    ("name", "kind", "prevented", "again"),
    [
        ("leather_jacket", "melee", 1, False),
        ("scrap_armour", "melee", 1, False),
        ("ballistic_vest", "ranged", 2, False),
        ("leather_jacket", "ranged", 0, True),
        ("ballistic_vest", "exposure", 0, True),
    ],
)
def test_armour_prevents_damage_of_its_kind(name: str, kind: str, prevented: int, again: bool) -> None:
    cards = Cards(SCOUT)
    gear = cards.card(name, SCOUT)
    script = [ReactWith(gear, 0)] if prevented else []  # type: ignore[arg-type]
    assert hurt(cards, SCOUT, 3, kind, *script) == 3 + prevented
    assert using.card_ready(cards.g, SCOUT, gear, "flip" if name == "leather_jacket" else "phase") is again


def test_a_manhole_shield_spends_charges_and_two_reactions_add_up() -> None:
    cards = Cards(THICKSKIN)
    shield = cards.card("manhole_shield", THICKSKIN)
    script = [ReactWith(shield, 0), ReactSkill(0)]  # type: ignore[arg-type]
    assert hurt(cards, THICKSKIN, 4, "melee", *script) == 8
    assert cards.state.uses[shield] == 4
    assert hurt(cards, THICKSKIN, 2, "melee", Pass()) == 6, "the skill rests, the shield may stay down"


@pytest.mark.rule("UOS-CHAR-07", "UOS-CHAR-08")
def test_hard_to_hurt_works_once_a_day_phase_and_only_in_melee() -> None:
    cards = Cards(THICKSKIN)
    assert hurt(cards, THICKSKIN, 2, "melee", ReactSkill(0)) == 8
    assert hurt(cards, THICKSKIN, 2, "melee") == 6
    cards.who(THICKSKIN).spent = 0
    assert hurt(cards, THICKSKIN, 2, "ranged") == 4


def test_a_stun_baton_keeps_the_enemy_from_striking_back() -> None:
    cards = Cards(VETERAN)
    baton = cards.card("stun_baton", VETERAN)
    outlaw = cards.enemy("outlaw")
    window = React(trigger="on_deal_damage", who=VETERAN, card=baton, enemy=outlaw.card, n=1)
    cards.run(window, ReactWith(baton, 0))  # type: ignore[arg-type]
    assert outlaw.tapped
    outlaw.tapped = False
    cards.run(React(trigger="on_deal_damage", who=VETERAN, card=baton, enemy=outlaw.card, n=1))
    assert not outlaw.tapped, "once a day phase"


def test_a_weapon_reacts_only_to_what_was_done_with_it() -> None:
    cards = Cards(VETERAN)
    cards.card("stun_baton", VETERAN)
    knife, outlaw = cards.card("knife", VETERAN), cards.enemy("outlaw")
    cards.run(React(trigger="on_deal_damage", who=VETERAN, card=knife, enemy=outlaw.card, n=1))
    assert not outlaw.tapped


def test_ammunition_may_come_back() -> None:
    cards = Cards(VETERAN, TRAPPER)
    pistol, bow = cards.card("pipe_pistol", VETERAN), cards.card("recurve_bow", TRAPPER)
    cards.state.uses[pistol] = cards.state.uses[bow] = 1
    cards.run(React(trigger="after_ranged_attack", who=VETERAN, card=pistol), (1,))
    cards.run(React(trigger="after_ranged_attack", who=TRAPPER, card=bow), (1,))
    assert (cards.state.uses[pistol], cards.state.uses[bow]) == (2, 2)
    cards.run(React(trigger="after_ranged_attack", who=VETERAN, card=pistol), (0,))
    assert cards.state.uses[pistol] == 2


def test_lockpicks_boots_and_a_pathfinder_change_the_action_at_hand() -> None:
    cards = Cards(SCOUT)
    picks, boots = cards.card("lockpick_set", SCOUT), cards.card("trail_boots", SCOUT)
    cards.run(React(trigger="on_container_check", who=SCOUT, kind="strength"))
    assert cards.state.modifiers == ()
    cards.run(React(trigger="on_container_check", who=SCOUT, kind="dexterity"), ReactWith(picks, 0))  # type: ignore[arg-type]
    assert stats.check_pool(cards.g, SCOUT, "dexterity") == (2, 0, 0, 0)
    cards.state.modifiers = ()
    tile = cards.tile("dead_forest")
    cards.run(React(trigger="on_move", who=SCOUT), ReactWith(boots, 0))  # type: ignore[arg-type]
    assert stats.move_cost(cards.g, SCOUT, tile) == 1
    cards.run(React(trigger="on_explore", who=SCOUT), ReactSkill(0))
    assert stats.explore_cost(cards.g, SCOUT) == 0


def test_a_tinkerer_crafts_with_one_resource_less_once_a_day() -> None:
    cards = Cards(TINKERER)
    cards.run(React(trigger="on_craft", who=TINKERER), ReactSkill(0))
    assert stats.stat(cards.g, TINKERER, STAT["craft_resources"]) == -1
    assert not using.skill_ready(cards.g, TINKERER, 0)


def test_game_lore_brings_food_from_animals_alone() -> None:
    cards = Cards(TRAPPER)
    wolf, outlaw = cards.enemy("rabid_wolf"), cards.enemy("outlaw")
    cards.run(React(trigger="on_loot", who=TRAPPER, enemy=outlaw.card))
    cards.run(React(trigger="on_loot", who=TRAPPER, enemy=wolf.card))
    assert cards.has(TRAPPER, "food") == 1


def test_field_surgery_heals_or_cures_once_a_day_away_from_enemies() -> None:
    cards = Cards(MEDIC, VETERAN)
    cards.who(VETERAN).hp = 3
    cards.enemy("rat_pack").body = True
    assert using.can_use_skill(cards.g, MEDIC, 0)
    cards.run(using.begin_skill(cards.g, MEDIC, 0), choice(cards, "heal"), person(VETERAN))
    assert cards.who(VETERAN).hp == 5
    assert not using.can_use_skill(cards.g, MEDIC, 0)
    cards.who(MEDIC).spent = 0
    cards.enemy("crawler")
    assert not using.can_use_skill(cards.g, MEDIC, 0), "not beside an enemy"
    assert not using.can_use_skill(cards.g, VETERAN, 0), "a passive skill is not used"


# ---------------------------------------------------------------- what is always in force


@pytest.mark.rule("UOS-CHAR-17")
def test_passive_cards_change_statistics_while_they_work() -> None:
    cards = Cards(SCOUT)
    plain = stats.check_pool(cards.g, SCOUT, "stealth")
    cloak = cards.card("desert_cloak", SCOUT)
    assert stats.check_pool(cards.g, SCOUT, "stealth") == (plain[0], plain[1], plain[2] + 1, plain[3])
    cards.who(SCOUT).gear = NOBODY
    cards.who(SCOUT).cards = (cloak,)
    assert stats.check_pool(cards.g, SCOUT, "stealth") == plain, "spare gear does nothing"


@pytest.mark.parametrize(
    ("name", "stat", "by"),
    [
        ("climbing_rope", "move_cost_rough", -1),
        ("flashlight", "night_sneak_red", -1),
        ("night_vision_goggles", "night_sneak_red", -1),
        ("canteen_harness", "max_water", 2),
        ("hydration_rig", "max_water", 4),
        ("sun_poncho", "heat_immune", 1),
        ("quilted_coat", "cold_immune", 1),
        ("gas_mask", "infection_immune", 1),
        ("nomad_cloak", "heat_immune", 1),
        ("exo_brace", "move_cost_rough", -1),
    ],
)
def test_cards_that_change_a_number(name: str, stat: str, by: int) -> None:
    cards = Cards(SCOUT)
    before = stats.stat(cards.g, SCOUT, STAT[stat])
    cards.card(name, SCOUT)
    assert stats.stat(cards.g, SCOUT, STAT[stat]) == before + by


@pytest.mark.parametrize(
    ("name", "stat", "dice"),
    [
        ("multitool", "dex_container_dice", (0, 0, 1, 0)),
        ("crowbar", "str_container_dice", (0, 1, 0, 0)),
        ("fire_axe", "str_container_dice", (0, 1, 0, 0)),
        ("knife", "sneak_attack_dice", (0, 0, 1, 0)),
        ("scrap_armour", "stealth_dice", (0, 0, 0, 1)),
        ("nomad_cloak", "stealth_dice", (0, 1, 0, 0)),
        ("riot_shield", "dodge_dice", (1, 0, 0, 0)),
        ("exo_brace", "strength_dice", (0, 1, 0, 0)),
        ("night_vision_goggles", "night_stealth_dice", (0, 1, 0, 0)),
    ],
)
def test_cards_that_add_dice(name: str, stat: str, dice: tuple[int, ...]) -> None:
    cards = Cards(SCOUT)
    cards.card(name, SCOUT)
    assert stats.dice(cards.g, SCOUT, STAT[stat]) == dice


def test_goggles_help_only_at_night() -> None:
    cards = Cards(SCOUT)
    day = stats.check_pool(cards.g, SCOUT, "stealth")
    cards.card("night_vision_goggles", SCOUT)
    assert stats.check_pool(cards.g, SCOUT, "stealth") == day
    cards.state.phase = NIGHT
    assert stats.check_pool(cards.g, SCOUT, "stealth") == (day[0], day[1] + 1, day[2], day[3])


@pytest.mark.rule("UOS-ITEM-05")
@pytest.mark.parametrize(("name", "more"), [("backpack", 3), ("military_rucksack", 3)])
def test_packs_add_room(name: str, more: int) -> None:
    cards = Cards(SCOUT)
    before = effects_goods.room(cards.g, SCOUT)
    cards.card(name, SCOUT)
    assert effects_goods.room(cards.g, SCOUT) == before + more


def test_a_tool_belt_adds_room_for_an_item() -> None:
    cards = Cards(SCOUT)
    cards.card("knife", SCOUT)
    crowded = effects_goods.room(cards.g, SCOUT)
    cards.card("lighter", SCOUT)
    assert effects_goods.room(cards.g, SCOUT) < crowded
    cards.card("tool_belt", SCOUT)
    assert effects_goods.room(cards.g, SCOUT) == crowded


@pytest.mark.parametrize(
    ("name", "distance", "dice"),
    [
        ("crowbar", 0, (0, 0, 1, 0)),
        ("torch", 0, (0, 0, 1, 0)),
        ("spear", 0, (0, 1, 0, 0)),
        ("machete", 0, (0, 1, 1, 0)),
        ("cavalry_sabre", 0, (0, 2, 0, 0)),
        ("stun_baton", 0, (0, 1, 0, 0)),
        ("bow", 1, (0, 1, 0, 0)),
        ("pipe_pistol", 0, (0, 1, 1, 0)),
        ("scrap_shotgun", 0, (1, 1, 0, 0)),
        ("revolver", 0, (0, 2, 0, 0)),
        ("hunting_rifle", 1, (1, 1, 0, 0)),
        ("assault_carbine", 1, (1, 1, 0, 0)),
        ("crossbow", 1, (1, 0, 1, 0)),
    ],
)
@pytest.mark.rule("UOS-COMBAT-31")
def test_weapons_add_their_dice(name: str, distance: int, dice: tuple[int, ...]) -> None:
    cards = Cards(VETERAN)
    card = cards.card(name, VETERAN)
    board = cards.content.boards[VETERAN]
    base = board.melee if cards.content.thing(card).abilities.weapon.melee != (0, 0, 0, 0) else board.ranged  # type: ignore[union-attr]
    assert combat.reaches(cards.g, VETERAN, card, distance)
    pool = combat.attack_pool(cards.g, VETERAN, card, distance, sneaking=False)
    assert pool == tuple(a + b for a, b in zip(base, dice, strict=True))


def test_a_carbine_needs_two_cartridges_for_each_attack() -> None:
    cards = Cards(VETERAN)
    carbine = cards.card("assault_carbine", VETERAN)
    combat.use_ammo(cards.g, carbine)
    assert cards.state.uses[carbine] == 4
    cards.state.uses[carbine] = 1
    assert not combat.reaches(cards.g, VETERAN, carbine, 1)
