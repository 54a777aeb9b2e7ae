"""The first table, as far as the set-up leaves nothing to luck."""

from __future__ import annotations

from holdfast.core.flow import Frame
from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds.box import SPACES, TOWN_CENTER, Box
from holdfast.games.dawn_of_the_zeds.flow import Rounds
from holdfast.games.dawn_of_the_zeds.state import NOWHERE, RESERVE, Table


@rule("DZ-SETUP-01", "DZ-SETUP-02", "DZ-SETUP-03", "DZ-SETUP-04", "DZ-TERM-13")
def set_up(box: Box, seats: int) -> tuple[Table, Frame]:
    """Heroes and Furies in the Town Center, everybody unhurt, all markers available, all Zeds in the bag."""
    zeds = len(box.zed_strength)
    table = Table(
        round=0,
        ammo=box.starting_ammo,
        actions=0,
        card=NOWHERE,
        zeds=[NOWHERE] * (2 * SPACES),
        zed_hits=[0] * zeds,
        bag=list(range(zeds)),
        units=[TOWN_CENTER if unit.starts == "town_center" else RESERVE for unit in box.units],
        hits=[0] * len(box.units),
        stubborn=[False] * len(box.units),
        additional=[0] * len(box.units),
        specials=[True] * len(box.specials),
        player_actions=[True] * seats,
        personal=[NOWHERE] * seats,
        event_deck=list(range(len(box.events))),
        story_deck=list(range(len(box.stories))),
    )
    return table, Rounds()
