"""Every way the game can end; each stops it at that very moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn

from holdfast.core.flow import GameOver
from holdfast.core.ledger import rule
from holdfast.games.wildlands import events
from holdfast.games.wildlands.actions import FactionId

if TYPE_CHECKING:
    from holdfast.games.wildlands.game import Wildlands as Game
    from holdfast.games.wildlands.state import Player

GOAL = 5


@rule("WL-WIN-01", "WL-WIN-02", "WL-WIN-03")
def check_points(g: Game, player: Player) -> None:
    """Five points win at once, before anything else is looked at (WL-RULING-53)."""
    if player.score >= GOAL:
        raise GameOver("five_points", winners=(player.seat,))


@rule("WL-WIN-04", "WL-WIN-05", "WL-WIN-06")
def check_elimination(g: Game, hurt: Iterable[int] = ()) -> None:
    """Once somebody has lost all characters, the sole leader among the others wins; a shared lead goes on.

    `hurt` names the seats that have just lost characters. Eliminated players never win and their scores do not
    count (WL-RULING-54); if nobody is left, the highest score of all wins (WL-RULING-56).
    """
    state = g.state
    out = [seat for seat in hurt if g.is_eliminated(seat)]
    for seat in sorted(out):
        g.emit(events.FactionEliminated, FactionId(state.players[seat].faction))
    if not out and not state.tied:
        return
    left = living(g)
    first = leaders(left or state.players)
    if len(first) == 1 or not left:
        raise GameOver("tie_broken" if state.tied else "elimination", winners=first)
    if not state.tied:
        g.emit(events.LeadShared, state.players[first[0]].score)
    state.tied = True


@rule("WL-WIN-05")
def end_in_standstill(g: Game) -> NoReturn:
    """Nobody can ever act again: whoever leads wins, and a shared lead is a shared victory (WL-RULING-65)."""
    raise GameOver("standstill", winners=leaders(living(g)))


def living(g: Game) -> list[Player]:
    """The players who still have characters."""
    return [player for player in g.state.players if not g.is_eliminated(player.seat)]


def leaders(among: list[Player]) -> tuple[int, ...]:
    """The seats with the highest score among some players."""
    best = max(player.score for player in among)
    return tuple(player.seat for player in among if player.score == best)
