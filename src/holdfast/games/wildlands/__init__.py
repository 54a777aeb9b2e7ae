"""Wildlands, a skirmish for two to four players."""

from holdfast.games.wildlands.game import Wildlands as GAME

__all__ = ["GAME"]
