"""What differs between the two editions of the rulebook, as switches and numbers.

Rules that are the same in both need nothing here. A rule that one edition states and the other does not mention is
adopted or absent as the catalogue says (UOS-RULING-001).
"""

from __future__ import annotations

from msgspec import Struct

from holdfast.core.ledger import rule


class Edition(Struct, frozen=True):
    """The switches of an edition; each names the rules of 2.0 and 1.0 that it chooses between."""

    name: str
    tiles: int
    red_cubes: int
    characters_keep_tiles_tidy: bool
    """Cleanup spares tiles with a character, bodies included (PREP-04), or only camps and no bodies (PREP-05, 06)."""
    vote_on_night_victim: bool
    """NIGHT-05."""
    fire_choice: bool
    """An animal night card at a fire may be ignored (NIGHT-10) instead of having no effect (NIGHT-09)."""
    injury_needs_two_hp: bool
    """HEALTH-04 against HEALTH-05."""
    karma_once_per_own_turn: bool
    """KARMA-08, 05 and 11 against KARMA-09 and 06."""
    recon_check: bool
    """ACT-04, 06, 08 against ACT-05 and 07."""
    craft_from_tile: bool
    """ACT-15 against ACT-16."""
    trade_fee: int
    """ACT-27 against ACT-28."""
    eat_any_amount: bool
    """ACT-33 against ACT-34."""
    rain_into_bottles: bool
    """ACT-36 against ACT-37."""
    night_camp_sleep_is_fit: bool
    """ACT-42."""
    hidden_may_sleep: bool
    """ACT-44 against ACT-43."""
    loot_fallen: bool
    """ACT-32."""
    exposed_by_enemy_is_countered: bool
    """STEALTH-12 (counterattack) against STEALTH-13 (initial round)."""
    noticed_cannot_hide: bool
    """STEALTH-14."""
    solar_storm_lasts: bool
    """SUN-05 and 07 against SUN-06."""
    sneaker_may_decline_event: bool
    """EVENT-07 against EVENT-06."""
    multitool_takes_ammo: bool
    """AMMO-13."""
    crafted_weapon_rolls: bool
    """AMMO-08 (crafted weapons roll for ammunition like found ones) against AMMO-09 (only found ones do)."""
    camp_gives_cards: bool
    """Dismantling a camp gives its items and gear as well (CAMP-06), or its resources alone (CAMP-07)."""
    fire_ap: int
    """FIRE-01, 09 against FIRE-02, 10."""
    animals_flee_fire: bool
    """FIRE-08."""
    sale_share: int
    """Percent of its value that a merchant pays: TRADE-07 against TRADE-08."""
    disassemble_fee: int
    """TRADE-12 against TRADE-13."""
    steal_ap: int
    """THEFT-01 against THEFT-02: in 1.0 stealing costs an AP on top of that of the interaction."""
    raid_takes_all: bool
    """THEFT-10 against THEFT-09."""
    marker_at_spawn: bool
    """ENEMY-04 against ENEMY-05."""
    hidden_hold_enemies: bool
    """An enemy beside hidden characters alone stays (EMOVE-08) or moves (EMOVE-09)."""
    new_haven_is_safe: bool
    """EMOVE-10."""
    target_enemies_stay: bool
    """EMOVE-11."""
    free_actions_are_safe: bool
    """COMBAT-15: what costs no AP provokes no counterattack; in 1.0 dropping and using items do."""
    ranged_dodge_avoids_all: bool
    """PVP-08 against PVP-09."""
    ranged_counterattack: bool
    """PVP-13."""
    survivors_out_is_sol_win: bool
    """WIN-04, TEAM-10."""
    giving_up_is_sol_win: bool
    """WIN-05, TEAM-11."""
    loot_gear_for_merchants: bool
    """SETUP-27, TRADE-01 against SETUP-28, TRADE-02: items and gear, or items alone."""


V2 = Edition(
    name="2.0", tiles=34, red_cubes=45, characters_keep_tiles_tidy=True, vote_on_night_victim=False,
    fire_choice=False, injury_needs_two_hp=True,
    karma_once_per_own_turn=True, recon_check=True, craft_from_tile=True, trade_fee=1, eat_any_amount=True,
    rain_into_bottles=True, night_camp_sleep_is_fit=True, hidden_may_sleep=False, loot_fallen=True,
    exposed_by_enemy_is_countered=True, noticed_cannot_hide=True, solar_storm_lasts=True,
    sneaker_may_decline_event=False, multitool_takes_ammo=True, crafted_weapon_rolls=True, camp_gives_cards=True,
    fire_ap=0,
    animals_flee_fire=True, sale_share=100, disassemble_fee=0, steal_ap=1, raid_takes_all=False, marker_at_spawn=True,
    hidden_hold_enemies=True, new_haven_is_safe=True, target_enemies_stay=True, free_actions_are_safe=True,
    ranged_dodge_avoids_all=True, ranged_counterattack=True, survivors_out_is_sol_win=True, giving_up_is_sol_win=True,
    loot_gear_for_merchants=True,
)  # fmt: skip

V1 = Edition(
    name="1.0", tiles=32, red_cubes=40, characters_keep_tiles_tidy=False, vote_on_night_victim=True,
    fire_choice=True, injury_needs_two_hp=False,
    karma_once_per_own_turn=False, recon_check=False, craft_from_tile=False, trade_fee=0, eat_any_amount=False,
    rain_into_bottles=False, night_camp_sleep_is_fit=False, hidden_may_sleep=True, loot_fallen=False,
    exposed_by_enemy_is_countered=False, noticed_cannot_hide=False, solar_storm_lasts=False,
    sneaker_may_decline_event=True, multitool_takes_ammo=False, crafted_weapon_rolls=False, camp_gives_cards=False,
    fire_ap=1,
    animals_flee_fire=False, sale_share=50, disassemble_fee=1, steal_ap=2, raid_takes_all=True, marker_at_spawn=False,
    hidden_hold_enemies=False, new_haven_is_safe=False, target_enemies_stay=False, free_actions_are_safe=False,
    ranged_dodge_avoids_all=False, ranged_counterattack=False, survivors_out_is_sol_win=False,
    giving_up_is_sol_win=False, loot_gear_for_merchants=False,
)  # fmt: skip


@rule("UOS-GEN-01")
def editions() -> dict[str, Edition]:
    """Both editions by the word of the option."""
    return {"second": V2, "first": V1}
