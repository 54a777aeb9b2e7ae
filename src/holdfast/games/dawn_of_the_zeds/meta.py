"""What can be chosen before a game of Dawn of the Zeds."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from holdfast.core.ledger import rule
from holdfast.core.meta import Meta, Options


@rule("DZ-GEN-11")
class ZedsOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Length of the deck, readings of what the sources leave open, and difficulty of our own.

    The default is the base game as the sources tell it, without any difficulty variant.
    """

    game: ClassVar[str] = "dawn_of_the_zeds"
    length: Literal["standard", "short"] = "standard"
    even_cells: Literal["zeds_lose", "players_lose"] = "zeds_lose"
    """Who loses the cells of the melee table with equal hits."""
    mountain_order: Literal["pass_first", "mine_first"] = "pass_first"
    """Which of Lefty's Pass and the Mine lies farther out."""
    tough: Literal["four_up", "two_up"] = "four_up"
    """From which die on a tough unit wards a hit off."""
    hero_hits: Literal["one", "two"] = "one"
    """How many hits each side of a hero takes."""
    heroic_reserve: bool = True
    """Do the two heroic civilians of uncertain membership wait in reserve?"""
    starting_ammo: Annotated[int, msgspec.Meta(ge=0, le=12)] = 4
    """Ours: ammo at the start; the base game says 4."""
    extra_actions: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    """Ours: actions added to those of every event card."""
    extra_zeds: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """Ours: further Zeds on the Start spaces at the beginning."""


META = Meta(
    id="dawn_of_the_zeds",
    title="Dawn of the Zeds",
    prefix="DZ",
    min_seats=1,
    max_seats=4,
    options=ZedsOptions,
    end_reasons=("farmingdale_saved", "town_center_overrun"),
    rules_version=1,
    stage="complete",
    end_rule="DZ-WIN-04",
    cap=6000,
    presets={
        "default": ZedsOptions(),
        "other readings": ZedsOptions(
            even_cells="players_lose",
            mountain_order="mine_first",
            tough="two_up",
            hero_hits="two",
            heroic_reserve=False,
        ),
        "short": ZedsOptions(length="short"),
        "easier": ZedsOptions(starting_ammo=8, extra_actions=1),
        "harder": ZedsOptions(starting_ammo=2, extra_zeds=4),
    },
)
