"""What may be done with the flags that move: Fly and Rally."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.wildlands.actions import (
    FLY,
    RALLY,
    TROOP,
    CardId,
    CharacterId,
    EndRally,
    Fly,
    Pay,
    PayRally,
    Rally,
    RallyMove,
    SpaceId,
)
from holdfast.games.wildlands.rules import (
    card_is_in_hand,
    cards_in_hand,
    character_is_own,
    shown_on,
    space_is_adjacent,
)
from holdfast.games.wildlands.rules_flags import FLAGGED, ready
from holdfast.games.wildlands.state import troop_of

if TYPE_CHECKING:
    from holdfast.games.wildlands.combined import Rallying
    from holdfast.games.wildlands.game import Wildlands as Game


# ---------------------------------------------------------------- fly


@guard("WL-FLY-01")
def space_is_within_a_flight(g: Game, seat: int, act: Fly) -> bool:
    """One step or two, each across a white line."""
    return act.space in g.content.board.flight[g.state.places[act.character]]


def flights(g: Game, seat: int) -> list[Fly]:
    """Wherever one or two steps lead."""
    found: list[Fly] = []
    known, flight = g.content.flights, g.content.board.flight
    for key in ready(g, seat, FLY):
        made = known.get(key)
        if made is None:
            card, character, here = key
            made = known[key] = tuple(
                Fly(CardId(card), CharacterId(character), SpaceId(there)) for there in flight[here]
            )
        found += made
    return found


FLYING = (*FLAGGED, space_is_within_a_flight)
FLY_RULE = ActionRule(Fly, flights, FLYING, ensured=FLYING)


# ---------------------------------------------------------------- rally


@rule("WL-RALLY-02")
def partners(g: Game, character: int) -> list[int]:
    """Who may take part in a Rally of a character: own figures in its space or an adjacent one (WL-RULING-46)."""
    places = g.state.places
    near = g.content.board.near[places[character]]
    return [one for one in troop_of(character // TROOP) if one != character and places[one] in near]


def second_rally(g: Game, card: int, climber: int) -> bool:
    """Can a further Rally card give the climber an extra movement? Its pair must contain the climber."""
    places = g.state.places
    near = g.content.board.near[places[climber]]
    return any([places[user] in near for user in g.content.users[RALLY][card]])


def _pays_extra(g: Game, card: int, climber: int) -> bool:
    return climber in g.content.movers[card] or second_rally(g, card, climber)


def can_step(g: Game, seat: int, character: int, besides: int | None = None) -> bool:
    """Can a character make a Rally move at all, level or with a climb that can be paid (`besides` one card)?"""
    board, here = g.content.board, g.state.places[character]
    if board.level[here]:
        return True
    hand = list(g.state.players[seat].hand)
    if besides is not None:
        hand.remove(besides)
    return bool(board.uphill[here]) and any(_pays_extra(g, card, character) for card in hand)


@guard("WL-RALLY-04")
def somebody_can_move(g: Game, seat: int, act: Rally) -> bool:
    """A Rally moves at least one of its characters (WL-RULING-31)."""
    return any(can_step(g, seat, one, act.card) for one in (act.character, *partners(g, act.character)))


def rallies(g: Game, seat: int) -> list[Rally]:
    """Every Rally flag with every character that can carry it out."""
    return [Rally(CardId(card), CharacterId(character)) for card, character, _ in ready(g, seat, RALLY)]


RALLY_RULE = ActionRule(Rally, rallies, (*FLAGGED, somebody_can_move), ensured=FLAGGED)


@guard("WL-RALLY-02")
def character_takes_part(g: Game, seat: int, act: RallyMove) -> bool:
    """The flag's character and one partner, who was near when the card was played."""
    frame = cast("Rallying", g.stack[-1])
    if act.character == frame.character:
        return True
    return act.character in frame.partners and frame.partner in (-1, act.character)


@guard("WL-RALLY-03")
def character_has_not_moved(g: Game, seat: int, act: RallyMove) -> bool:
    """Each of the two moves once."""
    return act.character not in cast("Rallying", g.stack[-1]).moved


@guard("WL-RALLY-05")
def extra_movement_can_be_paid(g: Game, seat: int, act: RallyMove) -> bool:
    """A climb within a Rally needs one more movement for the climber (WL-RULING-47)."""
    if act.space not in g.content.board.uphill[g.state.places[act.character]]:
        return True
    if act.character in cast("Rallying", g.stack[-1]).spare:
        return True
    return any(_pays_extra(g, card, act.character) for card in g.state.players[seat].hand)


def rally_moves(g: Game, seat: int) -> list[RallyMove]:
    """Adjacent spaces of everybody who may take part and has not moved."""
    frame = cast("Rallying", g.stack[-1])
    pair = (frame.character, *(frame.partners if frame.partner < 0 else (frame.partner,)))
    places, neighbours = g.state.places, g.content.board.neighbours
    return [
        RallyMove(CharacterId(one), SpaceId(there))
        for one in sorted(pair)
        if one not in frame.moved
        for there in neighbours[places[one]]
    ]


@guard("WL-RALLY-04")
def somebody_has_moved(g: Game, seat: int, act: EndRally) -> bool:
    """One move is enough, but none is not."""
    return bool(cast("Rallying", g.stack[-1]).moved)


RALLYING = (character_is_own, character_takes_part, character_has_not_moved, space_is_adjacent)
RALLY_MOVE = ActionRule(RallyMove, rally_moves, (*RALLYING, extra_movement_can_be_paid), ensured=RALLYING)
END_RALLY = ActionRule(EndRally, lambda g, seat: (EndRally(),), (somebody_has_moved,))


def _climber(g: Game, seat: int, act: Pay | PayRally) -> dict[str, Arg]:
    climber = cast("Rallying", g.stack[-1]).climber
    return {"character": Named("character", g.content.character_names[climber]), "shown": shown_on(g, act.card)}


@guard("WL-RALLY-05", because=_climber)
def card_moves_the_rally_climber(g: Game, seat: int, act: Pay) -> bool:
    """The extra movement comes from a card that can move the climber."""
    return cast("Rallying", g.stack[-1]).climber in g.content.movers[act.card]


@guard("WL-RALLY-06", because=_climber)
def second_rally_includes_the_climber(g: Game, seat: int, act: PayRally) -> bool:
    """Or from a second Rally whose two characters include the climber."""
    return second_rally(g, act.card, cast("Rallying", g.stack[-1]).climber)


PAY_EXTRA = ActionRule(Pay, cards_in_hand, (card_is_in_hand, card_moves_the_rally_climber), ensured=(card_is_in_hand,))
PAY_RALLY = ActionRule(
    PayRally,
    lambda g, seat: [PayRally(CardId(card)) for card in sorted(set(g.state.players[seat].hand))],
    (card_is_in_hand, second_rally_includes_the_climber),
    ensured=(card_is_in_hand,),
)
