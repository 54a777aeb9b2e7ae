"""One of several: the small questions that cards ask. The answer goes to `picked` of the frame that asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, cast

from holdfast.core.flow import DONE, Ask, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.view import public
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.actions import (
    Agree,
    Choose,
    Pass,
    PickCard,
    PickCharacter,
    PickEnemy,
    PickGoods,
    PickPlace,
    PickTile,
)
from holdfast.games.under_our_sun.state import NOBODY

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@public
@rule("UOS-ACT-21", "UOS-ACT-23")
class Pick(Frame, tag="pick", kw_only=True):
    """A player picks one of several things; with `optional` also none of them. A single thing needs no question."""

    rule: ClassVar[str] = "UOS-ACT-21"
    who: int
    """The character whose player decides."""
    among: tuple[int, ...]
    """What can be picked, ascending."""
    kind: str
    """character, enemy, tile, place, card, goods, option or payment."""
    optional: bool = False
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        if not self.among:
            return self.give(g, NOBODY)
        if len(self.among) == 1 and not self.optional:
            return self.give(g, self.among[0])
        return Goto(f"ask_{self.kind}")

    def give(self, g: Game, picked: int) -> Step:
        """Hand the answer to the frame that asked."""
        cast("Any", g.stack[-2]).picked = picked
        return DONE

    def ask_character(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (PICK_CHARACTER, PICK_NONE), then="answered", text="pick-character")

    def ask_enemy(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (PICK_ENEMY, PICK_NONE), then="answered", text="pick-enemy")

    def ask_tile(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (PICK_TILE, PICK_NONE), then="answered", text="pick-tile")

    def ask_place(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (PICK_PLACE, PICK_NONE), then="answered", text="pick-place")

    def ask_card(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (PICK_CARD, PICK_NONE), then="answered", text="pick-card")

    def ask_goods(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (PICK_GOODS, PICK_NONE), then="answered", text="pick-goods")

    def ask_option(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (CHOOSE, PICK_NONE), then="answered", text="choose-option")

    def ask_payment(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (AGREE, PICK_NONE), then="answered", text="pay-or-not")

    def answered(self, g: Game, seat: int, act: Action) -> Step:
        if isinstance(act, Pass):
            return self.give(g, NOBODY)
        if isinstance(act, Agree):
            return self.give(g, self.among[0])
        return self.give(g, getattr(act, act.__struct_fields__[0]))


@guard("UOS-ACT-21")
def is_among(g: Game, seat: int, act: Action) -> bool:
    """Only what the card offers can be picked."""
    pick = g.stack[-1]
    return isinstance(pick, Pick) and getattr(act, act.__struct_fields__[0]) in pick.among


@guard("UOS-ACT-21")
def may_be_declined(g: Game, seat: int, act: Action) -> bool:
    """Some choices have to be made."""
    pick = g.stack[-1]
    return isinstance(pick, Pick) and pick.optional


def _among(verb: Callable[[Any], Action]) -> Callable[[Any, int], Iterable[Action]]:
    return lambda g, seat: [verb(one) for one in g.stack[-1].among]


def _picks(verb: type[Action]) -> ActionRule:
    return ActionRule(verb, _among(verb), (is_among,), ensured=(is_among,))


PICK_CHARACTER = _picks(PickCharacter)
PICK_ENEMY = _picks(PickEnemy)
PICK_TILE = _picks(PickTile)
PICK_PLACE = _picks(PickPlace)
PICK_CARD = _picks(PickCard)
PICK_GOODS = _picks(PickGoods)
CHOOSE = _picks(Choose)
AGREE = ActionRule(Agree, lambda g, seat: (Agree(),))
PICK_NONE = ActionRule(Pass, lambda g, seat: (Pass(),), (may_be_declined,))
