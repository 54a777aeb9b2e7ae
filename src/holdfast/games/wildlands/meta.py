"""What can be chosen before a game of Wildlands."""

from __future__ import annotations

from typing import ClassVar, Literal

from holdfast.core.ledger import rule
from holdfast.core.meta import Meta, Options

Side = Literal["dungeon", "ruins"]


@rule("WL-SETUP-01", "WL-COMP-05")
class WildlandsOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The side of the board, the Dungeon by default, and who says which faction a player leads."""

    game: ClassVar[str] = "wildlands"
    board: Side = "dungeon"
    factions: Literal["chosen", "dealt"] = "chosen"
    """`chosen`: each player picks faction and colour in turn; `dealt`: nature deals both."""


META = Meta(
    id="wildlands",
    title="Wildlands",
    prefix="WL",
    min_seats=2,
    max_seats=4,
    options=WildlandsOptions,
    end_reasons=("five_points", "elimination", "tie_broken", "standstill"),
    rules_version=1,
    stage="complete",
    end_rule="WL-WIN-03",
    cap=20_000,
    presets={
        "dungeon": WildlandsOptions(),
        "ruins": WildlandsOptions(board="ruins"),
    },
    hidden=True,
    rivals=True,
)
