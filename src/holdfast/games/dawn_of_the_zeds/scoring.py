"""Every way the game can end, and what is told afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from holdfast.core.flow import GameOver
from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds import events
from holdfast.games.dawn_of_the_zeds.actions import EpilogueId
from holdfast.games.dawn_of_the_zeds.asking import everybody

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game


@rule("DZ-WIN-01")
def victory(g: Game) -> NoReturn:
    """Won: the finale says so."""
    g.emit(events.EpilogueTold, EpilogueId(epilogue(g, won=True)), score(g, won=True))
    raise GameOver("farmingdale_saved", winners=everybody(g))


@rule("DZ-WIN-02", "DZ-WIN-03")
def overrun(g: Game) -> NoReturn:
    """Lost: a Zed is in the Town Center. Nothing after it is resolved, no melee and no finale (DZ-RUL-71)."""
    g.emit(events.EpilogueTold, EpilogueId(epilogue(g, won=False)), score(g, won=False))
    raise GameOver("town_center_overrun")


def score(g: Game, won: bool) -> int:
    """One point for every unit in play and for enough ammo; after a loss minus the event cards not drawn."""
    state, box = g.state, g.content
    points = sum(space >= 0 for space in state.units) + (state.ammo >= box.score_ammo)
    return points if won else points - cards_left(g)


def cards_left(g: Game) -> int:
    """How many event cards would still have come."""
    drawn = len(g.state.event_discard) + (g.state.card >= 0)
    return sum(act.size for act in g.content.acts) - drawn


@rule("DZ-WIN-04")
def epilogue(g: Game, won: bool) -> int:
    """The epilogue that fits the result; it has no effect."""
    if not won:
        return g.content.lost_epilogue
    points = score(g, won)
    return next(index for least, index in g.content.epilogues if points >= least)
