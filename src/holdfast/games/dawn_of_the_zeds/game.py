"""Dawn of the Zeds, put together for the engine."""

from __future__ import annotations

from pathlib import Path

from holdfast.core.flow import Frame
from holdfast.core.game import Game
from holdfast.core.ids import Names
from holdfast.core.meta import Options
from holdfast.games.dawn_of_the_zeds.actions import ACTIONS, KINDS
from holdfast.games.dawn_of_the_zeds.box import TOWN_CENTER, Box
from holdfast.games.dawn_of_the_zeds.events import EVENTS
from holdfast.games.dawn_of_the_zeds.frames import FRAMES
from holdfast.games.dawn_of_the_zeds.meta import META, ZedsOptions
from holdfast.games.dawn_of_the_zeds.packing import check_pack, load_box
from holdfast.games.dawn_of_the_zeds.placing import PlaceZed
from holdfast.games.dawn_of_the_zeds.retreat import ZedRetreat
from holdfast.games.dawn_of_the_zeds.setup import set_up
from holdfast.games.dawn_of_the_zeds.state import Table


class DawnOfTheZeds(Game[Table]):
    """One to four players hold a town against the Zeds until help comes."""

    __slots__ = ()

    meta = META
    state_type = Table
    frames = FRAMES
    actions = ACTIONS
    event_types = EVENTS
    kinds = KINDS

    content: Box
    options: ZedsOptions

    @classmethod
    def load_content(cls, options: Options) -> Box:
        assert isinstance(options, ZedsOptions)
        return load_box(options)

    @classmethod
    def check_pack(cls, folder: Path) -> None:
        check_pack(folder)

    @classmethod
    def set_up(cls, content: Box, options: Options, seats: int) -> tuple[Table, Frame]:
        return set_up(content, seats)

    def names(self) -> Names:
        return self.content.names

    def census(self) -> dict[str, int]:
        """Zeds in the bag, on the board or in hand; cards in decks, piles or hands; no space too full."""
        state = self.state
        on_board = [zed for zed in state.zeds if zed >= 0]
        in_hand = sum(frame.in_hand() for frame in self.stack if isinstance(frame, (PlaceZed, ZedRetreat)))
        stories = [*state.story_deck, *state.story_discard, *state.kept]
        events = [*state.event_deck, *state.event_discard]
        crowded = [at for at in range(TOWN_CENTER) if state.units.count(at) > 2]
        return {
            "zeds": len(on_board) + len(state.bag) + in_hand,
            "zeds twice": len(on_board) + len(state.bag) - len({*on_board, *state.bag}),
            "units": len(state.units),
            "event cards": len(events) + (state.card >= 0),
            "event cards twice": len(events) - len(set(events)),
            "story cards": len(stories) + (state.story >= 0),
            "story cards twice": len(stories) - len(set(stories)),
            "player actions": len(state.player_actions),
            "special actions": len(state.specials),
            "spaces with more than two units": len(crowded),
        }
