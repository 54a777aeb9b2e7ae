"""The first table, in the order of the set-up page."""

from __future__ import annotations

from holdfast.core.flow import Frame
from holdfast.core.ledger import rule
from holdfast.games.under_falling_skies.actions import DICE, GREEN_SHIPS, RED_SHIPS
from holdfast.games.under_falling_skies.content import STRIDE, Board
from holdfast.games.under_falling_skies.flow import Rounds
from holdfast.games.under_falling_skies.state import OFF, READY, SUPPLY, Table


@rule("UFS-SETUP-03", "UFS-SETUP-04", "UFS-SETUP-05", "UFS-SETUP-06", "UFS-SETUP-07")
def set_up(board: Board) -> tuple[Table, Frame]:
    """A green ship on every spot, four trackers on their marks, dice not yet rolled, the rest in the supply.

    What lies before the excavator on its path is excavated by that alone.
    """
    table = Table(
        round=1,
        mothership=board.start_row,
        energy=board.energy_start,
        research=0,
        damage=0,
        excavator=board.excavator_start,
        ships=[column * STRIDE for column in GREEN_SHIPS] + [SUPPLY for _ in RED_SHIPS],
        faces=[0] * len(DICE),
        places=[OFF] * len(DICE),
        robots=[READY, READY],
    )
    return table, Rounds()
