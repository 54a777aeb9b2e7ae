"""Every way the game can end; each stops it at that very moment (UFS-R-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.flow import GameOver
from holdfast.core.ledger import rule

if TYPE_CHECKING:
    from holdfast.games.under_falling_skies.game import UnderFallingSkies


@rule("UFS-GOAL-01", "UFS-END-03")
def check_research(g: UnderFallingSkies) -> None:
    """Won once the research marker stands on the last space."""
    if g.state.research == len(g.content.research):
        raise GameOver("weapon_ready", winners=(0,))


@rule("UFS-END-01")
def check_mothership(g: UnderFallingSkies) -> None:
    """Lost once the mothership covers the skull of its track."""
    if g.state.mothership >= g.content.skull_row:
        raise GameOver("mothership_arrived")


@rule("UFS-END-02")
def check_damage(g: UnderFallingSkies) -> None:
    """Lost once the damage marker stands on its skull."""
    if g.state.damage >= g.content.damage_to_lose:
        raise GameOver("base_destroyed")
