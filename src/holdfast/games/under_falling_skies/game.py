"""Under Falling Skies, put together for the engine."""

from __future__ import annotations

from pathlib import Path

from holdfast.core.flow import Frame
from holdfast.core.game import Game
from holdfast.core.ids import Names
from holdfast.core.meta import Options
from holdfast.games.under_falling_skies.actions import ACTIONS, KINDS
from holdfast.games.under_falling_skies.content import STRIDE, Board, check_pack, load_board
from holdfast.games.under_falling_skies.effects import IMPACT_ROW
from holdfast.games.under_falling_skies.events import EVENTS
from holdfast.games.under_falling_skies.flow import FRAMES
from holdfast.games.under_falling_skies.meta import META, SkiesOptions
from holdfast.games.under_falling_skies.setup import set_up
from holdfast.games.under_falling_skies.state import OFF, Table


class UnderFallingSkies(Game[Table]):
    """A solo game of dice placement against a descending mothership."""

    __slots__ = ()

    meta = META
    state_type = Table
    frames = FRAMES
    actions = ACTIONS
    event_types = EVENTS
    kinds = KINDS

    content: Board
    options: SkiesOptions

    @classmethod
    def load_content(cls, options: Options) -> Board:
        assert isinstance(options, SkiesOptions)
        return load_board(options)

    @classmethod
    def check_pack(cls, folder: Path) -> None:
        check_pack(folder)

    @classmethod
    def set_up(cls, content: Board, options: Options, seats: int) -> tuple[Table, Frame]:
        return set_up(content)

    def names(self) -> Names:
        return self.content.names

    def census(self) -> dict[str, int]:
        state = self.state
        lying = [space for space in state.places if space != OFF]
        # Ships that hit the base together lie in its row until each is resolved, and stay there if the game ends.
        flying = [at for at in state.ships if at >= 0 and at % STRIDE < IMPACT_ROW]
        return {
            "ships": len(state.ships),
            "dice": len(state.faces),
            "dice sharing a space": len(lying) - len(set(lying)),
            "ships sharing a space": len(flying) - len(set(flying)),
        }
