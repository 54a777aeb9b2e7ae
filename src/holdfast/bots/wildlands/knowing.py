"""What the search is told about Wildlands."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.bots.wildlands.sight import Sight
from holdfast.bots.wildlands.veteran import best_at_sight, maybe_interrupt
from holdfast.bots.wildlands.worth import worth
from holdfast.core.chance import Rng
from holdfast.core.flow import Chance
from holdfast.core.legality import Action
from holdfast.games.wildlands.actions import Interrupt
from holdfast.games.wildlands.flow import Turn
from holdfast.games.wildlands.game import Wildlands


class WildlandsKnowledge:
    """Quick play is the veteran's; a position is judged when the seat that thinks has ended a turn, before its draw.

    So what is done in another's turn is compared with what the own turn would bring, and every line of play is judged
    at the same moment.
    """

    exploration = 0.2
    """Single answers change the chances by a few hundredths."""

    def __init__(self, seat: int | None = None) -> None:
        self._seat = seat

    def at_seat(self, seat: int) -> WildlandsKnowledge:
        return WildlandsKnowledge(seat)

    def worth(self, g: Wildlands) -> Sequence[float]:
        return worth(g)

    def promise(self, g: Wildlands, seat: int, options: Sequence[Action]) -> Sequence[float]:
        sight = self._sight(g, seat)
        return [sight.worth(act) for act in options]

    def play(self, g: Wildlands, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        if isinstance(options[0], Interrupt):
            return maybe_interrupt(g.state.players[seat], options, lambda: self._sight(g, seat), g.clone)
        return best_at_sight(self._sight(g, seat), options, rng)

    def _sight(self, g: Wildlands, seat: int) -> Sight:
        return Sight(g.options, g.state, g.stack, seat)

    def settled(self, g: Wildlands, steps: int) -> bool:
        if type(g.question) is not Chance or len(g.stack) < 2:
            return False
        turn = g.stack[-2]
        return type(turn) is Turn and turn.at == "over" and self._seat in (None, turn.seat)
