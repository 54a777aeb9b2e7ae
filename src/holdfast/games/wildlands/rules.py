"""What may be done with figures, basic actions and special cards: guards with their rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.wildlands.actions import (
    TROOP,
    CardId,
    CharacterId,
    Climb,
    Collect,
    DrawTwo,
    EndTurn,
    Interrupt,
    Move,
    Pass,
    Pay,
    Reveal,
    SpaceId,
    Stop,
)
from holdfast.games.wildlands.state import DEFEATED, WAITING, troop_of

if TYPE_CHECKING:
    from holdfast.games.wildlands.combined import Climbing, Collecting
    from holdfast.games.wildlands.game import Wildlands as Game

CLIMB_CARDS = 2
SHARD_CARDS = 3


# ---------------------------------------------------------------- claims that many actions make


@guard("WL-PLAY-01")
def card_is_in_hand(g: Game, seat: int, act: Any) -> bool:
    """Only cards from the own hand can be played."""
    card: int = act.card
    return card in g.state.players[seat].hand


@guard("WL-DAMAGE-06")
def character_is_own(g: Game, seat: int, act: Any) -> bool:
    """Everybody leads the own characters alone."""
    return bool(act.character // TROOP == g.state.players[seat].faction)


@guard("WL-PLAY-06")
def character_is_on_the_board(g: Game, seat: int, act: Any) -> bool:
    """A symbol can be used only while its figure stands on the board."""
    return g.state.places[int(act.character)] >= 0


def shown_on(g: Game, card: int) -> list[int | Named]:
    """The characters a card shows, as names."""
    return [Named("character", g.content.character_names[one]) for one in g.content.shown[card]]


def _card_and_character(g: Game, seat: int, act: Any) -> dict[str, Arg]:
    return {"character": Named("character", g.content.character_names[act.character]), "shown": shown_on(g, act.card)}


@guard("WL-PLAY-05", because=_card_and_character)
def card_moves_the_character(g: Game, seat: int, act: Move) -> bool:
    """A card moves the characters whose symbol it shows; a special card any own one (WL-RULING-32)."""
    return act.character in g.content.movers[act.card]


def _why_not_adjacent(g: Game, seat: int, act: Any) -> dict[str, Arg]:
    here, there = g.state.places[act.character], act.space
    side_by_side = (min(here, there), max(here, there)) in g.content.board.touching
    return {
        "here": Named("space", str(here + 1)),
        "there": Named("space", str(there + 1)),
        "by": "wall" if side_by_side else "distance",
    }


@guard("WL-MOVE-02", because=_why_not_adjacent)
def space_is_adjacent(g: Game, seat: int, act: Any) -> bool:
    """Movement crosses a white line; walls cannot be crossed."""
    return act.space in g.content.board.neighbours[g.state.places[act.character]]


@guard("WL-CLIMB-01")
def way_is_not_uphill(g: Game, seat: int, act: Move) -> bool:
    """Up an arrow takes two cards; one card alone does not climb."""
    return act.space not in g.content.board.uphill[g.state.places[act.character]]


# ---------------------------------------------------------------- revealing


@guard("WL-REVEAL-01")
def character_is_waiting(g: Game, seat: int, act: Reveal) -> bool:
    """Only a figure on its character card can be revealed."""
    return g.state.places[act.character] == WAITING


def waiting(g: Game, seat: int) -> Iterable[Reveal]:
    """Every own figure that waits, in the order of the faction card."""
    first = g.state.players[seat].faction * TROOP
    places = g.state.places[first : first + TROOP]
    if WAITING not in places:
        return ()
    return [Reveal(CharacterId(first + row)) for row, place in enumerate(places) if place == WAITING]


REVEAL = ActionRule(
    Reveal,
    waiting,
    (character_is_own, character_is_waiting),
    ensured=(character_is_own, character_is_waiting),
)


# ---------------------------------------------------------------- moving and climbing


@rule("WL-MOVE-01", "WL-PLAY-02", "WL-PLAY-04", "WL-WILD-01", "WL-CARD-08", "WL-FLAG-04", "WL-CLIMB-02")
def moves(g: Game, seat: int) -> list[Move]:
    """Each card for each character it moves to each space one card leads to; open flags move nobody."""
    found: list[Move] = []
    content, places, last = g.content, g.state.places, -1
    known, movers = content.moves, content.movers
    for card in g.state.players[seat].hand:
        if card == last:
            continue
        last = card
        for character in movers[card]:
            here = places[character]
            if here < 0:
                continue
            steps = known.get((card, character, here))
            if steps is None:
                steps = known[card, character, here] = tuple(
                    Move(CardId(card), CharacterId(character), SpaceId(there)) for there in content.board.level[here]
                )
            found += steps
    return found


MOVING = (
    card_is_in_hand,
    character_is_own,
    character_is_on_the_board,
    card_moves_the_character,
    space_is_adjacent,
    way_is_not_uphill,
)
MOVE = ActionRule(Move, moves, MOVING, ensured=MOVING)


def _climb_count(g: Game, seat: int, act: Climb) -> dict[str, Arg]:
    return {
        "character": Named("character", g.content.character_names[act.character]),
        "cards": movement_cards(g, seat, act.character),
        "needed": CLIMB_CARDS,
    }


def movement_cards(g: Game, seat: int, character: int) -> int:
    """How many cards in hand can move a character, special cards included."""
    movers = g.content.movers
    return sum([character in movers[card] for card in g.state.players[seat].hand])


@guard("WL-CLIMB-02")
def way_is_uphill(g: Game, seat: int, act: Climb) -> bool:
    """Only an arrow is climbed; every other way takes one card."""
    return act.space in g.content.board.uphill[g.state.places[act.character]]


@guard("WL-CLIMB-01", because=_climb_count)
def climb_can_be_paid(g: Game, seat: int, act: Climb) -> bool:
    """Two cards with the climber's symbol, special cards counting as Wild Moves (WL-CLIMB-03)."""
    return movement_cards(g, seat, act.character) >= CLIMB_CARDS


@rule("WL-CLIMB-03", "WL-WILD-02")
def climbs(g: Game, seat: int) -> Iterable[Climb]:
    """Every own character below an arrow that enough cards can move."""
    uphill = g.content.board.uphill
    places = g.state.places
    return [
        Climb(CharacterId(character), SpaceId(there))
        for character in troop_of(g.state.players[seat].faction)
        if places[character] >= 0 and uphill[places[character]] and movement_cards(g, seat, character) >= CLIMB_CARDS
        for there in uphill[places[character]]
    ]


CLIMBING = (character_is_own, character_is_on_the_board, space_is_adjacent, way_is_uphill, climb_can_be_paid)
CLIMB = ActionRule(Climb, climbs, CLIMBING, ensured=CLIMBING)


# ---------------------------------------------------------------- shards


@guard("WL-CRYSTAL-01")
def own_shard_lies_there(g: Game, seat: int, act: Collect) -> bool:
    """Only shards of the own colour are collected; they stay where they lie until then (WL-RULING-45)."""
    return act.space in g.state.players[seat].shards


@guard("WL-CRYSTAL-02")
def own_figure_stands_there(g: Game, seat: int, act: Collect) -> bool:
    """An own living figure must stand on the shard's space, however the price is paid (WL-RULING-43)."""
    first = g.state.players[seat].faction * TROOP
    return act.space in g.state.places[first : first + TROOP]


@guard("WL-CRYSTAL-04")
def payer_stands_there_or_is_defeated(g: Game, seat: int, act: Collect) -> bool:
    """The cards show a character on the space or a defeated one, never a waiting one (WL-RULING-44)."""
    return g.state.places[act.character] in (act.space, DEFEATED)


def shard_cards(g: Game, seat: int, character: int) -> int:
    """How many cards in hand count towards a shard paid by a character."""
    hand, shown = g.state.players[seat].hand, g.content.shown
    special = g.content.special[g.state.players[seat].faction]
    return sum([card == special or character in shown[card] for card in hand])


def _shard_count(g: Game, seat: int, act: Collect) -> dict[str, Arg]:
    return {
        "character": Named("character", g.content.character_names[act.character]),
        "cards": shard_cards(g, seat, act.character),
        "needed": SHARD_CARDS,
    }


@guard("WL-CRYSTAL-05", because=_shard_count)
def shard_can_be_paid(g: Game, seat: int, act: Collect) -> bool:
    """Three cards of one and the same character; special cards stand in for any (WL-CRYSTAL-08)."""
    return shard_cards(g, seat, act.character) >= SHARD_CARDS


@rule("WL-CRYSTAL-03", "WL-CRYSTAL-04", "WL-CRYSTAL-07", "WL-CRYSTAL-08", "WL-WILD-03")
def collections(g: Game, seat: int) -> Iterable[Collect]:
    """Own shards under own figures, with every character whose cards can pay; enemies there do not matter."""
    player = g.state.players[seat]
    first = player.faction * TROOP
    places = g.state.places[first : first + TROOP]
    if len(player.hand) < SHARD_CARDS:
        return ()
    return [
        Collect(SpaceId(space), CharacterId(first + row))
        for space in player.shards
        if space in places
        for row, place in enumerate(places)
        if place in (space, DEFEATED) and shard_cards(g, seat, first + row) >= SHARD_CARDS
    ]


COLLECTING = (
    own_shard_lies_there,
    character_is_own,
    own_figure_stands_there,
    payer_stands_there_or_is_defeated,
    shard_can_be_paid,
)
COLLECT = ActionRule(Collect, collections, COLLECTING, ensured=COLLECTING)


# ---------------------------------------------------------------- paying for a climb or a shard


def _wrong_card(g: Game, seat: int, act: Pay) -> dict[str, Arg]:
    payer = cast("Climbing | Collecting", g.stack[-1]).character
    return {"character": Named("character", g.content.character_names[payer]), "shown": shown_on(g, act.card)}


@guard("WL-CLIMB-01", because=_wrong_card)
def card_moves_the_climber(g: Game, seat: int, act: Pay) -> bool:
    """Both cards of a climb must be able to move the climber."""
    return cast("Climbing", g.stack[-1]).character in g.content.movers[act.card]


@guard("WL-CRYSTAL-05", because=_wrong_card)
def card_shows_the_payer(g: Game, seat: int, act: Pay) -> bool:
    """All cards for a shard show the same character, or are special."""
    return cast("Collecting", g.stack[-1]).character in g.content.movers[act.card]


def cards_in_hand(g: Game, seat: int) -> list[Pay]:
    """Every different card in hand."""
    return [Pay(CardId(card)) for card in sorted(set(g.state.players[seat].hand))]


PAY_CLIMB = ActionRule(Pay, cards_in_hand, (card_is_in_hand, card_moves_the_climber), ensured=(card_is_in_hand,))
PAY_SHARD = ActionRule(Pay, cards_in_hand, (card_is_in_hand, card_shows_the_payer), ensured=(card_is_in_hand,))


# ---------------------------------------------------------------- special cards and windows


@guard("WL-SPECIAL-02")
def card_is_special(g: Game, seat: int, act: DrawTwo | Interrupt) -> bool:
    """Only a special card is used like this."""
    return act.card in g.content.special


def _own_special(g: Game, seat: int) -> int | None:
    player = g.state.players[seat]
    special = g.content.special[player.faction]
    return special if special in player.hand else None


@rule("WL-DRAW-01", "WL-SPECIAL-02")
def draws(g: Game, seat: int) -> Iterable[DrawTwo]:
    """Draw Two with a special card; it always brings at least one card (WL-RULING-31)."""
    special = _own_special(g, seat)
    return () if special is None else (DrawTwo(CardId(special)),)


@rule("WL-INTERRUPT-01", "WL-SPECIAL-02")
def interrupts(g: Game, seat: int) -> Iterable[Interrupt]:
    """A special card in hand is all it takes; no figure on the board is needed (WL-RULING-20)."""
    special = _own_special(g, seat)
    return () if special is None else (Interrupt(CardId(special)),)


BY_SPECIAL_CARD = (card_is_in_hand, card_is_special)
DRAW_TWO = ActionRule(DrawTwo, draws, BY_SPECIAL_CARD, ensured=BY_SPECIAL_CARD)
INTERRUPT = ActionRule(Interrupt, interrupts, BY_SPECIAL_CARD, ensured=BY_SPECIAL_CARD)

PASSING, ENDING, STOPPING = (Pass(),), (EndTurn(),), (Stop(),)
PASS = ActionRule(Pass, lambda g, seat: PASSING)
END_TURN = ActionRule(EndTurn, lambda g, seat: ENDING)
STOP = ActionRule(Stop, lambda g, seat: STOPPING)
