"""Under Falling Skies, the nine-card print & play game for one player."""

from holdfast.games.under_falling_skies.game import UnderFallingSkies as GAME

__all__ = ["GAME"]
