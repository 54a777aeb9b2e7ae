"""What can be chosen before a game of Under our Sun."""

from __future__ import annotations

from typing import ClassVar, Literal

from holdfast.core.ledger import rule
from holdfast.core.meta import Meta, Options

MISSIONS = (
    "stock_the_larder",
    "pump_line_nine",
    "search_and_rescue",
    "fever_season",
    "dead_air",
    "the_nest",
    "sapphires_echo",
)
Mission = Literal[
    "stock_the_larder",
    "pump_line_nine",
    "search_and_rescue",
    "fever_season",
    "dead_air",
    "the_nest",
    "sapphires_echo",
]


@rule("UOS-SETUP-01", "UOS-SETUP-07", "UOS-MODE-03", "UOS-MODE-04", "UOS-TEAM-04")
class SunOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The mission, the edition of the rules, the mode, and a few knobs. One seat means the solo game."""

    game: ClassVar[str] = "under_our_sun"
    mission: Mission = "stock_the_larder"
    edition: Literal["second", "first"] = "second"
    """The rulebook: 2.0 or 1.0."""
    mode: Literal["cooperative", "semi_cooperative"] = "cooperative"
    expansion: bool = False
    """Are the two expansion characters and their hero items in the box?"""
    difficulty: Literal["story", "normal", "grim"] = "normal"
    traitor: Literal["rare", "likely", "certain"] = "rare"
    """How many Survivor cards go into the pile: players + 4, players + 1, or players - 1."""

    def seat_range(self) -> tuple[int, int]:
        """Solo needs the cooperative mode; the fifth and sixth seat need the expansion."""
        return (2 if self.mode == "semi_cooperative" else 1), (6 if self.expansion else 4)


META = Meta(
    id="under_our_sun",
    title="Under our Sun",
    prefix="UOS",
    min_seats=1,
    max_seats=6,
    options=SunOptions,
    end_reasons=(
        "mission_accomplished",
        "mission_failed",
        "too_late",
        "all_defeated",
        "traitor_eliminated",
        "traitor_wins",
        "survivors_eliminated",
        "survivors_gave_up",
    ),
    rules_version=1,
    stage="complete",
    end_rule="UOS-WIN-01",
    cap=60_000,
    presets={
        "larder": SunOptions(),
        "rescue with traitor": SunOptions(mission="search_and_rescue", mode="semi_cooperative", traitor="certain"),
        "nest first edition": SunOptions(mission="the_nest", edition="first"),
    },
    hidden=True,
)
