"""The words in which card texts are written. `cards.py` says what each of them does."""

from __future__ import annotations

NOT_IN_BASE_GAME = ("infection", "gain_supplies", "lose_supplies", "healing")
"""Parts of effects that this level skips; the rest of the same effect is carried out (DZ-GEN-05)."""

GENERAL = (
    "place_zed",
    "draw_story",
    "gain_ammo",
    "lose_ammo",
    "gain_actions",
    "give_marker",
    "draw_hero",
    "call_reserve",
    "victory",
)
"""Words for any card."""

ODD = (
    "remove_zed_hits",
    "attack_from_below",
    "explosion",
    "toughen_zed",
    "zed_among_us",
    "replace_zeds",
    "choose_champion",
    "shift",
    "turn_the_tide",
)
"""Words that one card uses; each has its own test."""

WORDS = (*GENERAL, *ODD, *NOT_IN_BASE_GAME)
