"""The ids, the closed lists of words and the numbers that verbs and conditions are made of."""

from __future__ import annotations

from typing import Literal, NewType, get_args

from msgspec import Struct

# ---------------------------------------------------------------- ids of content

TileId = NewType("TileId", int)
"""One of the 34 map tiles; every tile exists once."""
ThingId = NewType("ThingId", int)
"""A face of an item, gear or loot card; several cards may show the same face."""
FoeId = NewType("FoeId", int)
"""A face of an enemy card."""
MerchantId = NewType("MerchantId", int)
BlockId = NewType("BlockId", int)
"""A list of verbs that run in order; block 0 is empty."""

ChoiceId = NewType("ChoiceId", int)
"""Something that a card leaves to choose, by its name."""

NOTHING_TO_DO = BlockId(0)
CHOICES = ("strength", "dexterity")
"""The choices that rules themselves leave; those of cards follow."""

# ---------------------------------------------------------------- closed lists of words

Cube = Literal["food", "water", "fabric", "metal", "connector", "wood", "alcohol", "plastic"]
Gained = Literal[
    "food",
    "water",
    "fabric",
    "metal",
    "connector",
    "wood",
    "alcohol",
    "plastic",
    "cartridge",
    "arrow",
    "random",
    "spent_ammo",
]
Lost = Literal[
    "food", "water", "fabric", "metal", "connector", "wood", "alcohol", "plastic", "cartridge", "arrow", "any"
]
Ammo = Literal["cartridge", "arrow"]
Tag = Literal["MEDICAL", "TOOL", "FIRE", "ELECTRIC", "MELEE", "RANGED", "CAMP", "FOOD", "WATER", "HERO"]
DrawTag = Literal["COLD", "ANIMAL", "HUMAN", "MUTATED", "FIND", "HAZARD", "STORY", "MERCHANT"]
"""The sign on a night or event card."""
Token = Literal[
    "sample",
    "hostage_a",
    "hostage_b",
    "hostage",
    "bound_hostage",
    "freed_hostage",
    "serum",
    "cell",
    "charge",
    "key",
    "core",
]
"""A mission token; `hostage` means either of the two, bound until somebody has freed it."""
Counter = Literal[
    "parts",
    "repair",
    "hostage_harm",
    "cured",
    "cells",
    "marked",
    "transmitting",
    "sent",
    "broken",
    "woken",
    "planted",
    "fuse",
    "door",
    "data",
    "core_damage",
    "freed",
    "wells",
    "tribute",
    "down",
]
Who = Literal["self", "char", "fallen", "here", "all", "outside", "it", "victim", "carrier"]
Place = Literal["here", "self", "adjacent_random", "next_to_T0", "near_carrier", "revealed", "everywhere"]
Where = Place | TileId
Attribute = Literal["strength", "dexterity", "stealth", "either"]
EnemyType = Literal["animal", "human", "mutated", "sol"]
"""The three types, and the Sons of Liberty among the humans."""
Marker = Literal[
    "camp", "campfire", "trap", "container_str", "container_dex", "water_source", "objective", "sol", "event"
]
Weather = Literal["clear", "breeze", "heat", "storm", "solar_storm", "sandstorm"]
Stat = Literal[
    "strength_dice",
    "stealth_dice",
    "dodge_dice",
    "check_dice",
    "night_stealth_dice",
    "sneak_attack_dice",
    "str_container_dice",
    "dex_container_dice",
    "enemy_melee_dice",
    "night_sneak_red",
    "recon_range",
    "recon_check",
    "explore_cost",
    "charge_cost",
    "sneak_cost",
    "move_cost",
    "sleep_cost",
    "move_cost_rough",
    "craft_resources",
    "medical_heal",
    "max_water",
    "drink_need",
    "heat_immune",
    "cold_immune",
    "infection_immune",
    "electric_immune",
    "ranged_forbidden",
    "enemy_moves_only_on_8",
]
STATS: tuple[str, ...] = get_args(Stat)
"""The statistics in the order of their numbers."""
DICE_STATS: frozenset[str] = frozenset(stat for stat in STATS if stat.endswith("_dice"))
"""The statistics that are changed by adding dice; all others change by a number."""
Trigger = Literal[
    "on_explore",
    "on_move",
    "on_craft",
    "on_loot",
    "on_container_check",
    "on_attack_roll",
    "after_ranged_attack",
    "on_deal_damage",
    "on_damage",
    "on_survive_hit",
    "on_round_survived",
    "on_ally_attacked",
    "on_spawn_here",
]
Spend = Literal["none", "charge", "flip", "phase", "discard", "place", "once"]
Until = Literal["action", "phase", "held", "game"]
Result = Literal["survivors_win", "survivors_lose", "sol_win"]


# ---------------------------------------------------------------- numbers


class Sum(Struct, frozen=True):
    """A number that depends on the game: a constant plus multiples of what the words stand for."""

    const: int = 0
    p: int = 0
    """Times the number of characters."""
    half_p: int = 0
    """Times half that number, rounded up."""
    successes: int = 0
    value: int = 0
    limit: int = 0
    w_lo: int = 0
    w_hi: int = 0


Amount = int | Sum


def amount(
    n: Amount, p: int, successes: int = 0, value: int = 0, limit: int = 0, window: tuple[int, int] = (0, 0)
) -> int:
    """What a number comes to in a game with `p` characters."""
    if isinstance(n, int):
        return n
    found = n.const + n.p * p + n.half_p * ((p + 1) // 2)
    if successes or value:
        found += n.successes * successes + n.value * value
    return found + n.limit * limit + n.w_lo * window[0] + n.w_hi * window[1]
