"""What cards are worth to a character."""

from __future__ import annotations

from holdfast.bots.under_our_sun.situation import Situation
from holdfast.games.under_our_sun.dice import mean

START = {
    "medkit": 5.0, "spear": 4.0, "knife": 3.2, "crowbar": 3.0, "water_bottle": 2.5, "bandage": 2.2, "backpack": 2.2,
    "pipe_pistol": 5.0, "bow": 3.0, "tent": 3.0, "leather_jacket": 3.2, "canteen_harness": 2.4, "multitool": 1.5,
    "binoculars": 2.0, "trail_boots": 3.4, "climbing_rope": 1.5, "lockpick_set": 1.2, "lighter": 1.0,
    "quilted_coat": 1.2, "sun_poncho": 1.5, "desert_cloak": 1.5, "small_animal_trap": 1.5, "tool_belt": 0.8,
    "flashlight": 0.4,
}  # fmt: skip
"""Starting equipment; what is not named is worth little."""
GEAR = {
    "ballistic_vest": 6.0, "military_rucksack": 5.0, "riot_shield": 3.0, "exo_brace": 4.0, "hydration_rig": 4.0,
    "leather_jacket": 4.0, "scrap_armour": 4.5, "trail_boots": 4.0, "backpack": 4.0, "canteen_harness": 3.0,
    "nomad_cloak": 2.5, "sun_poncho": 2.0, "quilted_coat": 1.5, "desert_cloak": 1.5, "gas_mask": 2.0, "tool_belt": 1.0,
}  # fmt: skip


def gear_worth(sit: Situation, card: int) -> float:
    """How good a piece of gear is to wear."""
    return GEAR.get(sit.content.thing(card).name, 1.0)


def thing_worth(sit: Situation, card: int) -> float:
    """How good a card is to have: what it costs, more for weapons if unarmed, nothing for another hero's."""
    face = sit.content.thing(card)
    if face.hero >= 0 and face.hero != sit.who:
        return 0.5
    weapon = face.abilities.weapon
    worth = float(face.price or 6)
    if weapon is not None:
        worth += 2 * max(mean(weapon.melee), mean(weapon.r0))
    if "MEDICAL" in face.tags:
        worth += 2
    return worth
