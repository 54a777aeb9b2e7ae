"""When abilities of cards and boards can be used again, and a quick look at who could react."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import boards

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

UNTIL_PREPARATION = 4
"""Bits of `Character.spent`: skill n is bit n until the next day phase, bit n + this until preparation."""


def has_reaction(g: Game, who: int, trigger: str) -> bool:
    """Could a character react to this at all? A quick look before a window is opened."""
    return trigger in boards.held(g, who).reacts


@rule("UOS-CHAR-08", "UOS-ACT-22")
def new_phase(g: Game) -> None:
    """Skills and cards that rest until the next day phase are ready again."""
    g.state.resting = ()
    for who in g.state.order:
        g.state.characters[who].spent &= ~(UNTIL_PREPARATION_MASK >> UNTIL_PREPARATION)


UNTIL_PREPARATION_MASK = 0b1111 << UNTIL_PREPARATION


@rule("UOS-PREP-10", "UOS-CHAR-08", "UOS-SUN-05")
def new_day(g: Game) -> None:
    """Step d: cards lying face down and skills used for the day are ready again."""
    g.state.flipped = ()
    g.state.solar = False
    for who in g.state.order:
        g.state.characters[who].spent = 0
