"""Actions of several cards: climbs, shard pick-ups and Rallies. Nobody can interrupt between their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.flow import DONE, Ask, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.text import Named
from holdfast.core.view import public
from holdfast.games.wildlands import effects, events, rules, rules_moving
from holdfast.games.wildlands.actions import RALLY, CardId, CharacterId, EndRally, Pay, PayRally, RallyMove

if TYPE_CHECKING:
    from holdfast.games.wildlands.game import Wildlands as Game

NOBODY = -1


@public
@rule("WL-CLIMB-01", "WL-CLIMB-04", "WL-PLAY-02", "WL-WILD-02")
class Climbing(Frame, tag="climbing", kw_only=True):
    """A climb: two cards that can move the climber, played together."""

    rule: ClassVar[str] = "WL-CLIMB-04"
    seat: int
    character: int
    space: int
    left: int = rules.CLIMB_CARDS
    at: str = "pay"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"character": Named("character", g.content.character_names[self.character]), "left": self.left}

    def pay(self, g: Game) -> Step:
        return Ask((self.seat,), (rules.PAY_CLIMB,), then="paid", text="pay-climb")

    def paid(self, g: Game, seat: int, act: Pay) -> Step:
        effects.play(g.state.players[seat], act.card)
        self.left -= 1
        if self.left:
            return Goto("pay")
        effects.climb(g, self.character, self.space)
        return DONE


@public
@rule("WL-CRYSTAL-03", "WL-CRYSTAL-05", "WL-CRYSTAL-08", "WL-CRYSTAL-09", "WL-PLAY-02", "WL-WILD-03")
class Collecting(Frame, tag="collecting", kw_only=True):
    """A shard pick-up: three cards of one character, played together."""

    rule: ClassVar[str] = "WL-CRYSTAL-09"
    seat: int
    character: int
    """Whose cards pay: the collector or a defeated character."""
    space: int
    left: int = rules.SHARD_CARDS
    at: str = "pay"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"character": Named("character", g.content.character_names[self.character]), "left": self.left}

    def pay(self, g: Game) -> Step:
        return Ask((self.seat,), (rules.PAY_SHARD,), then="paid", text="pay-shard")

    def paid(self, g: Game, seat: int, act: Pay) -> Step:
        effects.play(g.state.players[seat], act.card)
        self.left -= 1
        if self.left:
            return Goto("pay")
        effects.collect(g, seat, self.space)
        return DONE


@public
@rule("WL-RALLY-01", "WL-RALLY-03", "WL-RALLY-04", "WL-RALLY-05", "WL-RALLY-06", "WL-RALLY-07")
class Rallying(Frame, tag="rallying", kw_only=True):
    """A Rally: the flag's character and one partner move one space each, in any order, or only one of them."""

    rule: ClassVar[str] = "WL-RALLY-01"
    seat: int
    character: int
    partners: list[int]
    """Who could take part when the card was played; whoever moves first becomes the partner."""
    partner: int = NOBODY
    moved: list[int] = []
    spare: list[int] = []
    """Who may climb without a further card, thanks to a second Rally."""
    climber: int = NOBODY
    space: int = NOBODY
    """Where the climber is heading while the extra movement is paid."""
    at: str = "step"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        who = self.character if self.climber == NOBODY else self.climber
        return {"character": Named("character", g.content.character_names[who])}

    def step(self, g: Game) -> Step:
        pair = {self.character, *(self.partners if self.partner == NOBODY else (self.partner,))}
        if pair <= {*self.moved}:
            return DONE
        return Ask((self.seat,), (rules_moving.RALLY_MOVE, rules_moving.END_RALLY), then="stepped", text="rally")

    def stepped(self, g: Game, seat: int, act: RallyMove | EndRally) -> Step:
        if isinstance(act, EndRally):
            return DONE
        if act.character != self.character:
            self.partner = act.character
        uphill = act.space in g.content.board.uphill[g.state.places[act.character]]
        if uphill and act.character not in self.spare:
            self.climber, self.space = act.character, act.space
            return Goto("pay")
        return self._go(g, act.character, act.space)

    def pay(self, g: Game) -> Step:
        return Ask((self.seat,), (rules_moving.PAY_EXTRA, rules_moving.PAY_RALLY), then="paid", text="pay-extra")

    def paid(self, g: Game, seat: int, act: Pay | PayRally) -> Step:
        effects.play(g.state.players[seat], act.card)
        g.emit(events.ExtraMovementPaid, CharacterId(self.climber), CardId(act.card))
        if isinstance(act, PayRally):
            self.spare = self._others_served(g, act.card)
        climber, self.climber = self.climber, NOBODY
        return self._go(g, climber, self.space)

    def _go(self, g: Game, character: int, space: int) -> Step:
        effects.rally_move(g, character, space)
        self.moved = [*self.moved, character]
        return Goto("step")

    def _others_served(self, g: Game, card: int) -> list[int]:
        """Who else gets an extra movement from a second Rally, besides the climber: the other of the same pair.

        A Rally of a third character serves the climber alone (WL-RULING-47).
        """
        users = g.content.users[RALLY][card]
        if self.climber != self.character:
            return [self.character] if {self.character, self.climber} & {*users} else []
        return [one for one in self.partners if self.character in users or one in users]
