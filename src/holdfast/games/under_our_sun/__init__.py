"""Under our Sun: survival on a hexagonal map, alone, together, or with a traitor among you."""

from holdfast.games.under_our_sun.game import UnderOurSun as GAME

__all__ = ["GAME"]
