"""The turn, its windows and the interruptions, as the rulebook tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step, Unwind
from holdfast.core.ledger import rule
from holdfast.core.legality import Action, legal
from holdfast.core.text import Named
from holdfast.core.view import public
from holdfast.games.wildlands import effects, events, rules, rules_flags, rules_moving, scoring
from holdfast.games.wildlands.actions import (
    AreaAttack,
    Climb,
    Collect,
    DrawTwo,
    EndTurn,
    FactionId,
    Fly,
    HeavyMelee,
    HeavyRanged,
    Interrupt,
    Melee,
    Move,
    Pass,
    Rally,
    Ranged,
    Reveal,
    Stop,
)
from holdfast.games.wildlands.attack import Attack, attack_area, attack_one
from holdfast.games.wildlands.combined import Climbing, Collecting, Rallying
from holdfast.games.wildlands.deployment import Deployment
from holdfast.games.wildlands.drawing import Drawing
from holdfast.games.wildlands.state import WAITING, troop_of

if TYPE_CHECKING:
    from holdfast.games.wildlands.game import Wildlands as Game

ACTING = (
    rules.REVEAL,
    rules.MOVE,
    rules.CLIMB,
    rules.COLLECT,
    rules_flags.MELEE_RULE,
    rules_flags.HEAVY_MELEE_RULE,
    rules_flags.RANGED_RULE,
    rules_flags.HEAVY_RANGED_RULE,
    rules_flags.AREA_RULE,
    rules_moving.RALLY_RULE,
    rules_moving.FLY_RULE,
    rules.DRAW_TWO,
)
"""What the actor may do, in the order of options."""
IN_TURN = (*ACTING, rules.END_TURN)
IN_INTERRUPTION = (*ACTING, rules.STOP)


@public
@rule("WL-TURN-02", "WL-WIN-03")
class Play(Frame, tag="play"):
    """The whole game: deployment, then turn after turn."""

    rule: ClassVar[str] = "WL-TURN-01"
    at: str = "deploy"

    def deploy(self, g: Game) -> Step:
        return Call(Deployment(), then="turn")

    def turn(self, g: Game) -> Step:
        seat = g.state.marker
        g.emit(events.TurnBegan, FactionId(g.state.players[seat].faction))
        return Call(Turn(seat=seat), then="next_turn")

    def next_turn(self, g: Game) -> Step:
        if stands_still(g):
            scoring.end_in_standstill(g)
        effects.pass_marker(g)
        return Goto("turn")


@rule("WL-PLAY-06", "WL-ENDTURN-03")
def stands_still(g: Game) -> bool:
    """Can nobody ever draw, reveal or act again (WL-RULING-65)? Then nothing on the table will ever change.

    Hands are looked at only after a whole round without a draw. So the question costs nothing in ordinary turns,
    and a game that goes on tells no more than that somebody held back.
    """
    left = scoring.living(g)
    if g.state.quiet < len(left):
        return False
    if any([player.deck and effects.room_in_hand(player, 1) for player in left]):
        return False
    return not any([legal(g, player.seat, ACTING) for player in left])


@rule("WL-PLAY-04", "WL-INTERRUPT-02", "WL-INTERRUPT-11")
def carry_out(g: Game, seat: int, act: Action) -> Frame | None:
    """Do what the actor said: at once, or by a procedure that has to ask first."""
    match act:
        case Move():
            effects.move(g, act.character, act.space, act.card)
        case Fly():
            effects.fly(g, act.character, act.space, act.card)
        case Climb():
            return Climbing(seat=seat, character=act.character, space=act.space)
        case Collect():
            return Collecting(seat=seat, character=act.character, space=act.space)
        case Melee() | HeavyMelee() | Ranged() | HeavyRanged():
            return attack_one(g, seat, act)
        case AreaAttack():
            return attack_area(g, seat, act)
        case Rally():
            effects.play(g.state.players[seat], act.card)
            g.emit(events.Rallied, act.character, act.card)
            return Rallying(seat=seat, character=act.character, partners=rules_moving.partners(g, act.character))
        case DrawTwo():
            player = g.state.players[seat]
            effects.play(player, act.card)
            g.emit(events.SpecialDrew, FactionId(player.faction))
            return Drawing(seat=seat, left=effects.room_in_hand(player, effects.SPECIAL_DRAW))
    return None


def concerned_by(g: Game, procedure: Frame | None) -> list[int]:
    """Whom an action concerns beyond its maker: those whose characters it attacks, everybody if it takes a shard."""
    match procedure:
        case Attack():
            return sorted({g.owner(target).seat for target in procedure.targets})
        case Collecting():
            return [player.seat for player in g.state.players]
    return []


class Actor(Frame):
    """Somebody who may reveal characters and carry out actions, one after another, each with its window."""

    if TYPE_CHECKING:
        seat: int
        concerned: list[int]

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"faction": Named("faction", g.content.faction_names[g.state.players[self.seat].faction])}

    @rule("WL-REVEAL-04", "WL-REVEAL-06", "WL-INTERRUPT-09", "WL-TURN-03", "WL-PLAY-07", "WL-INTERRUPT-16")
    def do(self, g: Game, act: Action) -> Step:
        """A reveal opens no window; every action does, once it is complete."""
        if isinstance(act, Reveal):
            effects.reveal(g, act.character)
            return Goto("choose")
        procedure = carry_out(g, self.seat, act)
        self.concerned = concerned_by(g, procedure)
        return Goto("window") if procedure is None else Call(procedure, then="window")

    def window(self, g: Game) -> Step:
        """The action is resolved: its cards are discarded and the others may interrupt."""
        effects.discard_played(g)
        return self.open_window(g, then="choose")

    def open_window(self, g: Game, then: str) -> Step:
        waiting = may_interrupt(g, self.seat)
        if not waiting or g.is_eliminated(self.seat):
            return Goto(then)
        return Call(Window(waiting=waiting, concerned=self.concerned), then=then)


@public
@rule("WL-TURN-01", "WL-REVEAL-01", "WL-TURN-03", "WL-TURN-04", "WL-INTERRUPT-12", "WL-INTERRUPT-13")
@rule("WL-ENDTURN-01", "WL-ENDTURN-02", "WL-ENDTURN-05")
class Turn(Actor, tag="turn", kw_only=True):
    """A turn: a reveal if one is due, any number of reveals and actions, then the draw of three."""

    rule: ClassVar[str] = "WL-TURN-01"
    seat: int
    concerned: list[int] = []
    """Whom the last action concerned; see `Window`."""
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        """The duty to reveal stands at the beginning only, and does not come back (WL-RULING-17)."""
        faction = g.state.players[self.seat].faction
        due = any([g.state.places[one] == WAITING for one in troop_of(faction)])
        return Goto("must_reveal" if due else "choose")

    def must_reveal(self, g: Game) -> Step:
        return Ask((self.seat,), (rules.REVEAL,), then="chosen", text="must-reveal")

    def choose(self, g: Game) -> Step:
        if g.is_eliminated(self.seat):
            return DONE  # the turn ends without a draw (WL-RULING-55)
        return Ask((self.seat,), IN_TURN, then="chosen", text="act")

    def chosen(self, g: Game, seat: int, act: Action) -> Step:
        """The end of the turn is declared: everybody else may interrupt before the draw (WL-RULING-19)."""
        if isinstance(act, EndTurn):
            g.emit(events.TurnEnded, FactionId(g.state.players[seat].faction))
            self.concerned = []
            return Goto("last_window")
        return self.do(g, act)

    def last_window(self, g: Game) -> Step:
        return self.open_window(g, then="draw")

    def draw(self, g: Game) -> Step:
        """Mandatory: three cards, or as many as the hand limit allows (WL-RULING-30)."""
        count = effects.room_in_hand(g.state.players[self.seat], effects.END_DRAW)
        return Call(Drawing(seat=self.seat, left=count), then="over")

    def over(self, g: Game) -> Step:
        return DONE


@public
@rule("WL-INTERRUPT-03", "WL-INTERRUPT-04", "WL-INTERRUPT-05", "WL-INTERRUPT-07", "WL-INTERRUPT-08", "WL-INTERRUPT-15")
class Interruption(Actor, tag="interruption", kw_only=True):
    """Somebody acts in another's turn, as if it were the own; no reveal is due and no cards are drawn at the end.

    Its end is the end of the whole chain: the active player goes on, and whoever was interrupted on the way gets
    nothing back.
    """

    rule: ClassVar[str] = "WL-INTERRUPT-03"
    seat: int
    concerned: list[int] = []
    at: str = "choose"

    def choose(self, g: Game) -> Step:
        if g.is_eliminated(self.seat):
            return Goto("over")  # it ends at once (WL-RULING-55)
        return Ask((self.seat,), IN_INTERRUPTION, then="chosen", text="interruption")

    def chosen(self, g: Game, seat: int, act: Action) -> Step:
        return Goto("over") if isinstance(act, Stop) else self.do(g, act)

    def over(self, g: Game) -> Step:
        players = g.state.players
        active = FactionId(players[g.state.marker].faction)
        g.emit(events.InterruptionEnded, FactionId(players[self.seat].faction), active)
        return Unwind(to=Turn, then="choose")


@rule("WL-INTERRUPT-14", "WL-INTERRUPT-06", "WL-INTERRUPT-16")
def may_interrupt(g: Game, actor: int) -> list[int]:
    """Whom to ask, from the actor's left on clockwise: everybody who could hold a special card (WL-RULING-20, 21).

    That is judged by what everybody knows: a hand that is not empty, and special cards that do not all lie in
    the discard pile. Looking at the hand would tell the others what is in it (WL-RULING-61).
    """
    content, found = g.content, []
    for seat in g.clockwise_from(actor):
        player = g.state.players[seat]
        if player.hand and not g.is_eliminated(seat):
            special = content.special[player.faction]
            if player.discard.count(special) < content.special_count(player.faction):
                found.append(seat)
    return found


@public
@rule("WL-INTERRUPT-01", "WL-INTERRUPT-06", "WL-INTERRUPT-10", "WL-INTERRUPT-14", "WL-INTERRUPT-17", "WL-PLAY-07")
class Window(Frame, tag="window", kw_only=True):
    """After an action or a declared end of turn: the others are asked one by one whether they interrupt.

    The first who does consumes the window (WL-RULING-22). When the active player interrupts an interrupter, the
    chain collapses and the turn simply goes on (WL-RULING-24).
    """

    rule: ClassVar[str] = "WL-INTERRUPT-01"
    waiting: list[int]
    concerned: list[int] = []
    """Seats whose characters were attacked, or all if a shard was taken: no rule asks for it, standing orders do."""
    at: str = "offer"

    def offer(self, g: Game) -> Step:
        if not self.waiting:
            return DONE
        return Ask((self.waiting[0],), (rules.INTERRUPT, rules.PASS), then="replied", text="interrupt")

    def replied(self, g: Game, seat: int, act: Interrupt | Pass) -> Step:
        if isinstance(act, Pass):
            self.waiting = self.waiting[1:]
            return Goto("offer")
        effects.interrupt(g, seat, act.card)
        self.waiting = []
        if seat == g.state.marker:
            return Unwind(to=Turn, then="choose")
        return Call(Interruption(seat=seat), then="offer")


FRAMES = (Play, Deployment, Turn, Interruption, Window, Climbing, Collecting, Rallying, Attack, Drawing)
