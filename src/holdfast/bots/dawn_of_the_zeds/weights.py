"""What a player of Dawn of the Zeds thinks things are worth, in points of danger.

A strong Zed before an open Town Center is about 150 of them for the veteran, whose weights are set by hand.
"""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """How much things weigh against each other; as they stand here, those of the veteran."""

    near: tuple[float, ...] = (150.0, 50.0, 18.0, 8.0, 4.0, 3.0, 2.0, 1.0)
    """What a Zed weighs by its number on the path."""
    held: float = 0.82
    """How much of that a defender takes away who is certain to win."""
    second: float = 0.8
    """What a second defender adds, in parts of what the first leaves open."""
    between: float = 0.9
    """A defender halfway is worth a little less than one right before the Zeds or right before the town."""
    risk: float = 0.05
    """How likely Zeds on the next space are to attack before anything else happens."""
    hit: float = 1.2
    """What any hit is worth, however far away the Zed is."""
    ammo: tuple[float, ...] = (7.0, 6.0, 5.0, 4.0, 3.0, 2.5, 2.0, 1.5, 1.0, 1.0)
    """What each further ammo is worth; later ones count as the last."""
    ammo_share: float = 0.45
    """How much of its worth a shot of ammo counts against the shot."""
    unit_hit: tuple[float, float, float] = (9.0, 5.0, 3.0)
    """What a hit on a hero, a heroic civilian and a normal civilian costs."""
    lost: float = 2.0
    """What it costs to lose an attack, besides hits."""
    step: float = 0.1
    """A move must gain something."""
    exposed: float = 0.35
    """A unit on open ground gives way below this chance to win."""
    emergency: float = 60.0
    """Danger from which on the speech, which works once a game, is held."""

    def ammo_worth(self, ammo: int) -> float:
        """What one more ammo is worth."""
        return self.ammo[min(ammo, len(self.ammo) - 1)]


BY_HAND = Weights()
"""The veteran's."""
BY_PLAY = Weights(
    near=(53.0, 15.0, 4.7, 1.8, 0.77, 0.5, 0.29, 0.12),
    held=0.9,
    second=0.76,
    risk=0.034,
    hit=2.0,
    ammo=(7.7, 6.6, 5.5, 4.4, 3.3, 2.8, 2.2, 1.7, 1.1, 1.1),
    ammo_share=0.33,
    unit_hit=(33.0, 18.0, 8.2),
    lost=3.3,
    exposed=0.43,
    emergency=36.0,
)
"""The champion's, from some 2,000 games of the veteran's with all weights multiplied at random: each was moved the way
that went with winning, three times in turn. Beside the veteran's they say: mind the units, and do not fear so much."""
