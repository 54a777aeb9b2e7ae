"""Taking things apart with a tool: a craftable card, or ammunition, becomes resources again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, cast

from holdfast.core.flow import DONE, Ask, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.view import public
from holdfast.games.under_our_sun import effects_goods, events, look
from holdfast.games.under_our_sun.actions import CardId, Disassemble, GoodId, Pass, PickGoods
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import ARROW, CARTRIDGE, METAL, NOBODY, WOOD

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

AMMO = {CARTRIDGE: (2, METAL), ARROW: (3, WOOD)}
"""So many pieces of ammunition give 1 piece of this resource."""


@public
@rule("UOS-ITEM-02", "UOS-AMMO-13")
class TakeApart(Frame, tag="take_apart", kw_only=True):
    """The owner of a multitool picks what is taken apart, or lets it be."""

    rule: ClassVar[str] = "UOS-ITEM-02"
    who: int
    tool: int
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        return Goto("ask") if craftable(g, self.who, self.tool) or breakable(g, self.who) else DONE

    def ask(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (APART, AMMO_APART, LET_BE), then="answered", text="take-apart")

    def answered(self, g: Game, seat: int, act: Action) -> Step:
        if isinstance(act, Disassemble):
            disassemble(g, self.who, act.card)
        elif isinstance(act, PickGoods):
            break_ammo(g, self.who, act.good)
        return DONE


def craftable(g: Game, who: int, tool: int = NOBODY) -> list[int]:
    """The cards on a board that can be taken apart, ascending; a tool does not take itself apart."""
    board = g.state.characters[who]
    cards = board.cards if board.gear == NOBODY else (*board.cards, board.gear)
    return sorted(card for card in cards if card != tool and g.content.thing(card).craft is not None)


def breakable(g: Game, who: int) -> list[int]:
    """The kinds of loose ammunition of which there is enough to get a resource back."""
    goods = g.state.characters[who].goods
    return [kind for kind, (n, _) in AMMO.items() if goods[kind] >= n] if g.content.edition.multitool_takes_ammo else []


@rule("UOS-TRADE-14", "UOS-TRADE-15", "UOS-ITEM-02")
def disassemble(g: Game, who: int, card: int) -> None:
    """Discard a craftable card and take its resources from the supply."""
    parts = g.content.thing(card).craft or ()
    effects_goods.lose_card(g, who, card)
    for kind, n in enumerate(parts):
        if n:
            effects_goods.gain(g, who, kind, n)
    tell(g, events.Disassembled, who, CardId(card))


@rule("UOS-AMMO-13")
def break_ammo(g: Game, who: int, kind: int) -> None:
    """Turn ammunition back into the resource it was made of."""
    n, resource = AMMO[kind]
    effects_goods.lose(g, who, kind, n)
    effects_goods.gain(g, who, resource, 1)


def _apart(g: Game) -> TakeApart:
    return cast("TakeApart", g.stack[-1])


@guard("UOS-ITEM-02")
def can_be_taken_apart(g: Game, seat: int, act: Disassemble) -> bool:
    """Only what carries its recipe can be taken apart."""
    return act.card in craftable(g, _apart(g).who, _apart(g).tool)


@guard("UOS-AMMO-13")
def enough_ammunition(g: Game, seat: int, act: PickGoods) -> bool:
    """Three arrows or two cartridges are needed, and an edition that lets a multitool do it."""
    return act.good in breakable(g, _apart(g).who)


def _cards(g: Game, seat: int) -> Iterable[Disassemble]:
    return [Disassemble(CardId(card)) for card in craftable(g, _apart(g).who, _apart(g).tool)]


def _kinds(g: Game, seat: int) -> Iterable[PickGoods]:
    return [PickGoods(GoodId(kind)) for kind in breakable(g, _apart(g).who)]


APART = ActionRule(Disassemble, _cards, (can_be_taken_apart,), ensured=(can_be_taken_apart,))
AMMO_APART = ActionRule(PickGoods, _kinds, (enough_ammunition,), ensured=(enough_ammunition,))
LET_BE = ActionRule(Pass, lambda g, seat: (Pass(),))
