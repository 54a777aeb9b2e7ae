"""What the search is told about Wildlands."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.bots.search import NOT_WORTH_A_LOOK
from holdfast.bots.wildlands.sight import Sight
from holdfast.bots.wildlands.veteran import best_at_sight, maybe_interrupt
from holdfast.bots.wildlands.worth import worth
from holdfast.core.chance import Rng
from holdfast.core.flow import Chance
from holdfast.core.legality import Action
from holdfast.games.wildlands import effects
from holdfast.games.wildlands.actions import Interrupt, Move
from holdfast.games.wildlands.flow import Turn
from holdfast.games.wildlands.game import Wildlands


class WildlandsKnowledge:
    """Quick play is the veteran's; a position is judged when the seat that thinks has ended a turn, before its draw.

    So what is done in another's turn is compared with what the own turn would bring, and every line of play is judged
    at the same moment.
    """

    exploration = 0.2
    """Single answers change the chances by a few hundredths."""
    contender = 0.5
    """So visits follow chances slowly: of two answers looked at often, the better one may have been found late."""

    def __init__(self, seat: int | None = None) -> None:
        self._seat = seat

    def at_seat(self, seat: int) -> WildlandsKnowledge:
        return WildlandsKnowledge(seat)

    def worth(self, g: Wildlands) -> Sequence[float]:
        return worth(g)

    def promise(self, g: Wildlands, seat: int, options: Sequence[Action]) -> Sequence[float]:
        """Of cards that make the same move only the cheapest is worth a look."""
        worths = self._sight(g, seat).worths(options)
        cheapest: dict[tuple[int, int], int] = {}
        for place, act in enumerate(options):
            if type(act) is Move:
                other = cheapest.setdefault((act.character, act.space), place)
                if other != place:
                    dearer = place if worths[place] <= worths[other] else other
                    cheapest[act.character, act.space] = place + other - dearer
                    worths[dearer] = NOT_WORTH_A_LOOK
        return worths

    def play(self, g: Wildlands, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        if isinstance(options[0], Interrupt):
            return maybe_interrupt(g.state.players[seat], options, lambda: self._sight(g, seat), g.clone)
        return best_at_sight(self._sight(g, seat), options, rng)

    def _sight(self, g: Wildlands, seat: int) -> Sight:
        return Sight(g.options, g.state, g.stack, seat)

    def settled(self, g: Wildlands, steps: int) -> bool:
        return self.known(g)

    def known(self, g: Wildlands) -> bool:
        """Has the seat ended its turn? The tree ends there as well, also if the draw has few outcomes or none."""
        if len(g.stack) < 2:
            return False
        turn = g.stack[-2]
        if type(turn) is not Turn or self._seat not in (None, turn.seat):
            return False
        if turn.at == "draw":
            return not effects.room_in_hand(g.state.players[turn.seat], effects.END_DRAW)
        return turn.at == "over" and type(g.question) is Chance
