"""Drawing action cards, with the reshuffle in between."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Deal
from holdfast.core.flow import DONE, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.text import Named
from holdfast.core.view import public
from holdfast.games.wildlands import effects

if TYPE_CHECKING:
    from holdfast.games.wildlands.game import Wildlands as Game


@public
@rule("WL-PLAY-09", "WL-SETUP-13")
class Drawing(Frame, tag="drawing", kw_only=True):
    """A player draws cards; when the pile runs out in between, the discards are shuffled at once (WL-RULING-28).

    With nothing to shuffle, fewer are drawn (WL-RULING-29).
    """

    rule: ClassVar[str] = "WL-PLAY-09"
    seat: int
    left: int
    at: str = "draw"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"faction": Named("faction", g.content.faction_names[g.state.players[self.seat].faction])}

    def draw(self, g: Game) -> Step:
        deck = g.state.players[self.seat].deck
        count = min(self.left, len(deck))
        if count == 0:
            return DONE
        stock = tuple([(card, len(list(same))) for card, same in groupby(deck)])
        return Chance(Deal(stock, count), then="drawn", text="draw")

    def drawn(self, g: Game, cards: tuple[int, ...]) -> Step:
        effects.draw(g, self.seat, cards)
        self.left -= len(cards)
        return Goto("draw") if self.left else DONE
