"""What only a Son of Liberty may do, and how the Survivors may give up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.legality import ActionRule, guard
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.actions import EnemyId, GiveUp, RevealRole, SolMove, SolSpawn
from holdfast.games.under_our_sun.effects_enemies import may_enter
from holdfast.games.under_our_sun.rules_common import actor
from holdfast.games.under_our_sun.state import NEW_HAVEN, NO_TEAM, NOBODY
from holdfast.games.under_our_sun.vocabulary_words import TileId

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

REVEALS, GIVE_UPS = (RevealRole(),), (GiveUp(),)


@guard("UOS-TEAM-12")
def is_son_of_liberty(g: Game, seat: int, act: Any) -> bool:
    """Only the Son of Liberty has his abilities."""
    return g.state.roles[seat].side == 1


@guard("UOS-TEAM-12")
def not_called_today(g: Game, seat: int, act: SolSpawn) -> bool:
    """One call a day (UOS-RULING-022)."""
    return not g.state.roles[seat].spawned


@guard("UOS-TEAM-12")
def tile_is_beside(g: Game, seat: int, act: SolSpawn) -> bool:
    """Only onto a revealed neighbouring tile other than New Haven (UOS-RULING-018)."""
    place = g.state.places[act.tile]
    near = g.content.grid.near[g.state.characters[actor(g)].place]
    return act.tile != NEW_HAVEN and place != NOBODY and place in near


def calls(g: Game, seat: int) -> Iterable[SolSpawn]:
    """Tiles onto which a Son of Liberty may call his people."""
    if g.state.roles[seat].side != 1:
        return ()
    return [
        SolSpawn(TileId(tile))
        for tile in sorted(look.neighbours(g, g.state.characters[actor(g)].place))
        if tile != NEW_HAVEN
    ]


@guard("UOS-TEAM-14")
def enemy_is_at_hand(g: Game, seat: int, act: SolMove) -> bool:
    """Only Sons of Liberty on the own tile or a neighbouring one obey."""
    one = look.enemy(g, act.enemy)
    return one is not None and not one.body and g.content.foe(one.card).sol and _at_hand(g, one.place)


def _at_hand(g: Game, place: int) -> bool:
    return g.content.grid.distance(g.state.characters[actor(g)].place, place) <= 1


@guard("UOS-TEAM-14")
def order_is_possible(g: Game, seat: int, act: SolMove) -> bool:
    """They move one tile, onto a revealed tile that enemies may enter."""
    one, place = look.enemy(g, act.enemy), g.state.places[act.tile]
    if one is None or place == NOBODY:
        return False
    return place in g.content.grid.near[one.place] and act.tile != NEW_HAVEN and may_enter(g, one, place)


@guard("UOS-TEAM-14")
def has_ap_to_order(g: Game, seat: int, act: SolMove) -> bool:
    """Each order costs 2 AP."""
    return g.state.characters[actor(g)].ap >= 2


def orders(g: Game, seat: int) -> Iterable[SolMove]:
    """Orders that a Son of Liberty could give."""
    if g.state.roles[seat].side != 1:
        return ()
    return [
        SolMove(EnemyId(one.card), TileId(tile))
        for one in sorted(g.state.enemies, key=lambda one: one.card)
        if not one.body and g.content.foe(one.card).sol and _at_hand(g, one.place)
        for tile in sorted(look.neighbours(g, one.place))
    ]


@guard("UOS-TEAM-16")
def is_still_unknown(g: Game, seat: int, act: RevealRole) -> bool:
    """Nobody can reveal himself twice."""
    return not g.state.roles[seat].shown


@guard("UOS-TEAM-11")
def may_give_up(g: Game, seat: int, act: GiveUp) -> bool:
    """The Survivors can give up where there may be a Son of Liberty; each agrees once a day (2.0)."""
    role = g.state.roles[seat]
    return g.content.edition.giving_up_is_sol_win and role.side != NO_TEAM and not role.gave_up


SOL_SPAWN = ActionRule(SolSpawn, calls, (is_son_of_liberty, not_called_today, tile_is_beside),
                       ensured=(is_son_of_liberty, tile_is_beside))  # fmt: skip
SOL_MOVE = ActionRule(SolMove, orders, (is_son_of_liberty, enemy_is_at_hand, order_is_possible, has_ap_to_order),
                      ensured=(is_son_of_liberty, enemy_is_at_hand))  # fmt: skip
REVEAL = ActionRule(RevealRole, lambda g, seat: REVEALS if g.state.roles[seat].side == 1 else (),
                    (is_son_of_liberty, is_still_unknown), ensured=(is_son_of_liberty,))  # fmt: skip
GIVE_UP = ActionRule(GiveUp, lambda g, seat: GIVE_UPS if g.state.roles[seat].side != NO_TEAM else (), (may_give_up,))
ABILITIES = (SOL_SPAWN, SOL_MOVE, REVEAL, GIVE_UP)
