"""Sons of Liberty: who is one, how he shows himself, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import events, scoring
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import NO_TEAM, SURVIVOR

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@rule("UOS-TEAM-02", "UOS-TEAM-05", "UOS-MODE-05")
def deal_team_cards(g: Game, dealt: int) -> None:
    """Everybody has a team card. `dealt` is 0 if all are Survivors, else 1 + seat * 3 + the Sons of Liberty card."""
    for role in g.state.roles:
        role.side, role.card = 0, SURVIVOR
    if dealt:
        seat, card = divmod(dealt - 1, 3)
        g.state.roles[seat].side, g.state.roles[seat].card = 1, card + 1
    tell(g, events.TeamCardsDealt)


def could_be_sol(g: Game, who: int) -> bool:
    """As far as all know, might this character belong to the Sons of Liberty?"""
    role = g.state.roles[g.state.characters[who].seat]
    return role.side != NO_TEAM and not role.shown


@rule("UOS-TEAM-16", "UOS-TEAM-03", "UOS-TEAM-20")
def reveal_role(g: Game, seat: int) -> None:
    """A Son of Liberty shows himself: all sides are known now, his objective is not."""
    for role in g.state.roles:
        role.shown = True
    who = next(who for who in g.state.order if g.state.characters[who].seat == seat)
    tell(g, events.RoleRevealed, who)


@rule("UOS-TEAM-11", "UOS-WIN-05")
def give_up(g: Game, seat: int) -> None:
    """A seat agrees that the Survivors give up; it holds until the next preparation."""
    g.state.roles[seat].gave_up = True
    tell(g, events.GaveUp, seat)
    scoring.check_giving_up(g)


def show_wells(g: Game) -> None:
    """Preparation: what was poisoned yesterday is seen by all, and dries up."""
    for role in g.state.roles:
        if role.poisoned:
            for tile in range(len(g.content.tiles)):
                if role.poisoned >> tile & 1:
                    g.state.sol_marks |= 1 << tile
                    g.state.dry |= 1 << tile
                    tell(g, events.WellPoisoned, tile)
            role.poisoned = 0
        role.spawned = role.gave_up = False
