"""What many rules share: whose choice it is, and whether there are AP for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from holdfast.core.legality import guard
from holdfast.core.text import Arg

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


def actor(g: Game) -> int:
    """The character for whom the pending question is answered."""
    return g.stack[-1].actor  # type: ignore[attr-defined, no-any-return]


def _ap(g: Game, seat: int, act: Any) -> dict[str, Arg]:
    return {"cost": 1, "ap": g.state.characters[actor(g)].ap}


@guard("UOS-CHAR-12", because=_ap)
def has_ap(g: Game, seat: int, act: Any) -> bool:
    """There must be an AP left for it."""
    return g.state.characters[actor(g)].ap >= 1
