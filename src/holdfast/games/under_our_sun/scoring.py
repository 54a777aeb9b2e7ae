"""Every way the game can end; each stops it at that very moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from holdfast.core.flow import GameOver
from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import events, look
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import NOBODY

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


def sol_seat(g: Game) -> int:
    """The seat of the Son of Liberty, or NOBODY."""
    for role in g.state.roles:
        if role.side == 1:
            return role.seat
    return NOBODY


def survivors(g: Game) -> list[int]:
    """The characters of the Survivors, eliminated ones too."""
    traitor = sol_seat(g)
    return [who for who in g.state.order if g.state.characters[who].seat != traitor]


def _end(g: Game, reason: str, winners: tuple[int, ...]) -> NoReturn:
    """Turn all team cards up and stop (UOS-TEAM-03)."""
    for role in g.state.roles:
        role.shown = role.open = True
    tell(g, events.GameEnded, reason)
    raise GameOver(reason, winners)


def _seats(g: Game, sol: bool) -> tuple[int, ...]:
    traitor = sol_seat(g)
    return tuple(seat for seat in range(g.seats) if (seat == traitor) == sol)


@rule("UOS-WIN-01", "UOS-TEAM-06", "UOS-MODE-01")
def mission_accomplished(g: Game) -> NoReturn:
    """The objectives of the mission are achieved: the Survivors win."""
    _end(g, "mission_accomplished", _seats(g, sol=False))


def mission_failed(g: Game, reason: str = "mission_failed") -> NoReturn:
    """The mission cannot be achieved any more: the Survivors lose, and a traitor wins only by his own card."""
    winners = _seats(g, sol=True) if sol_condition_met(g, failed=reason) else ()
    _end(g, reason, winners)


@rule("UOS-WIN-03", "UOS-TEAM-09")
def sol_wins(g: Game) -> NoReturn:
    """The condition on the team card of the Son of Liberty is met."""
    _end(g, "traitor_wins", _seats(g, sol=True))


NO_WITNESSES = 3
"""The Sons of Liberty card that also wins when the mission runs out of time."""


def sol_condition_met(g: Game, failed: str) -> bool:
    """Does the traitor's own card make a failed mission his victory? Only if his character stands."""
    seat = sol_seat(g)
    if seat == NOBODY or failed != "too_late" or g.state.roles[seat].card != NO_WITNESSES:
        return False
    return any(g.state.characters[who].seat == seat for who in look.standing(g))


@rule("UOS-WIN-04", "UOS-TEAM-10")
def check_defeat(g: Game) -> None:
    """Nobody is left standing who could win: lost at once (UOS-RULING-025, 026)."""
    characters = g.state.characters
    if any(not characters[who].fallen and not characters[who].out for who in survivors(g)):
        return
    if sol_seat(g) != NOBODY and g.content.edition.survivors_out_is_sol_win:
        _end(g, "survivors_eliminated", _seats(g, sol=True))
    mission_failed(g, "all_defeated")


@rule("UOS-WIN-02", "UOS-TEAM-07")
def check_elimination(g: Game, who: int) -> None:
    """The Son of Liberty is out of the game: the Survivors win (UOS-RULING-024)."""
    if look.is_sol(g, who):
        _end(g, "traitor_eliminated", _seats(g, sol=False))


@rule("UOS-WIN-05", "UOS-TEAM-11")
def check_giving_up(g: Game) -> None:
    """All Survivors still in the game agree to give up: the Son of Liberty wins, if there is one (UOS-RULING-027)."""
    traitor = sol_seat(g)
    playing = {g.state.characters[who].seat for who in g.state.order if not g.state.characters[who].out}
    if all(g.state.roles[seat].gave_up for seat in playing - {traitor}):
        _end(g, "survivors_gave_up", _seats(g, sol=True))


def check_day_limit(g: Game) -> None:
    """The night of the last day has ended: the mission has failed (UOS-RULING-029)."""
    if g.state.day >= g.content.day_limit(look.characters_in_play(g)):
        mission_failed(g, "too_late")
