"""The table before anybody has chosen anything."""

from __future__ import annotations

from holdfast.core.flow import Frame
from holdfast.core.ledger import rule
from holdfast.games.wildlands.actions import FACTIONS, TROOP
from holdfast.games.wildlands.flow import Play
from holdfast.games.wildlands.state import ABSENT, NOTHING, Player, Table


@rule("WL-COMP-01")
def set_up(seats: int) -> tuple[Table, Frame]:
    """Empty seats; factions, map cards and hands come with the deployment."""
    table = Table(
        players=[new_player(seat) for seat in range(seats)],
        places=[ABSENT] * (FACTIONS * TROOP),
        damage=[0] * (FACTIONS * TROOP),
        gone=[],
        marker=NOTHING,
        tied=False,
    )
    return table, Play()


def new_player(seat: int) -> Player:
    """A player who has taken nothing yet."""
    return Player(
        seat=seat,
        faction=NOTHING,
        colour=NOTHING,
        hand=[],
        deck=[],
        discard=[],
        played=[],
        maps=[],
        starts=[NOTHING] * TROOP,
        shards=[],
        collected=0,
        trophies=[],
    )
