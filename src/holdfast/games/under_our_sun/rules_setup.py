"""What may be chosen before play: characters and starting equipment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg
from holdfast.games.under_our_sun.actions import BuyStart, CardId, CharacterId, ChooseCharacter
from holdfast.games.under_our_sun.effects_goods import card_fits
from holdfast.games.under_our_sun.rules_small import PASS
from holdfast.games.under_our_sun.state import NOBODY

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.flow_setup import SetUp
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@guard("UOS-GEN-02")
def is_in_the_box(g: Game, seat: int, act: ChooseCharacter) -> bool:
    """Four characters; two more with the expansion."""
    return act.character in g.content.playable


@guard("UOS-SETUP-08")
def is_free(g: Game, seat: int, act: ChooseCharacter) -> bool:
    """Nobody has taken the character yet."""
    return g.state.characters[act.character].seat == NOBODY


CHOOSE = (
    ActionRule(
        ChooseCharacter,
        lambda g, seat: [ChooseCharacter(CharacterId(who)) for who in g.content.playable],
        (is_in_the_box, is_free),
        ensured=(is_in_the_box,),
    ),
)


@guard("UOS-SETUP-14")
def is_on_offer(g: Game, seat: int, act: BuyStart) -> bool:
    """One of the six cards that were drawn."""
    return act.card in g.state.offer


@guard("UOS-SETUP-17")
def is_own_character(g: Game, seat: int, act: BuyStart) -> bool:
    """Equipment is taken for a character of one's own; the solo player has two (UOS-SOLO-03)."""
    return g.state.characters[act.character].seat == seat


def _points(g: Game, seat: int, act: BuyStart) -> dict[str, Arg]:
    frame: Any = g.stack[-1]
    return {"stars": g.content.thing(act.card).stars, "points": sum(frame.points)}


@guard("UOS-SETUP-18", because=_points)
def points_suffice(g: Game, seat: int, act: BuyStart) -> bool:
    """A card costs its stars; players may put their points together."""
    frame: Any = g.stack[-1]
    return bool(g.content.thing(act.card).stars <= sum(frame.points))


@guard("UOS-ACT-11")
def board_has_room(g: Game, seat: int, act: BuyStart) -> bool:
    """It must fit on the board."""
    return card_fits(g, act.character, act.card)


def affordable(g: Game, frame: SetUp) -> bool:
    """Can anything still be bought by anybody?"""
    points = sum(frame.points)
    return any([g.content.thing(card).stars <= points for card in g.state.offer])


def purchases(g: Game, seat: int) -> Iterable[BuyStart]:
    """Every card on offer that the points suffice for, for every own character."""
    frame: Any = g.stack[-1]
    own = [who for who in sorted(g.state.order) if g.state.characters[who].seat == seat]
    points = sum(frame.points)
    cards = [card for card in sorted(g.state.offer) if g.content.thing(card).stars <= points]
    return [BuyStart(CardId(card), CharacterId(who)) for card in cards for who in own]


BUY = (
    ActionRule(BuyStart, purchases, (is_on_offer, is_own_character, points_suffice, board_has_room),
               ensured=(is_on_offer, is_own_character, points_suffice)),
    PASS,
)  # fmt: skip
