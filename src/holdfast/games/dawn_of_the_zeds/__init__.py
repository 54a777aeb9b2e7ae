"""Dawn of the Zeds, 3rd edition: the base game for one to four players who defend a town together."""

from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as GAME

__all__ = ["GAME"]
