"""The special abilities of the Sons of Liberty."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.under_our_sun import effects_enemies, effects_sol, look, rules_small
from holdfast.games.under_our_sun.actions import PickCharacter
from holdfast.games.under_our_sun.flow_combat import INITIAL, Round
from holdfast.games.under_our_sun.flow_enemies import Spawn
from holdfast.games.under_our_sun.state import NOBODY

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


def victims(g: Game, who: int, place: int) -> list[int]:
    """The visible Survivors at a place, whom the traitor may set his people on (UOS-TEAM-22)."""
    return [one for one in look.here(g, place) if one != who and not g.state.characters[one].hidden]


@public
@rule("UOS-TEAM-12", "UOS-TEAM-13", "UOS-TEAM-16", "UOS-TEAM-21", "UOS-TEAM-22")
class CallSol(Frame, tag="call_sol", kw_only=True):
    """Special ability 1: a Sons of Liberty enemy comes to a neighbouring tile, once a day."""

    rule: ClassVar[str] = "UOS-TEAM-12"
    who: int
    tile: int
    victim: int = NOBODY
    at: str = "reveal"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def reveal(self, g: Game) -> Step:
        seat = g.state.characters[self.who].seat
        if not g.state.roles[seat].shown:
            effects_sol.reveal_role(g, seat)
        found = victims(g, self.who, g.state.places[self.tile])
        if len(found) > 1:
            return Goto("choose")
        self.victim = found[0] if found else NOBODY
        return Goto("call")

    def choose(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_small.VICTIM, then="chosen", text="choose-victim")

    def chosen(self, g: Game, seat: int, act: PickCharacter) -> Step:
        self.victim = act.character
        return Goto("call")

    def call(self, g: Game) -> Step:
        """If no Sons of Liberty card is left, the ability does not count as used (UOS-RULING-017)."""
        cards = [*g.state.enemy.top, *g.state.enemy.rest, *g.state.enemy.bottom]
        if any(g.content.foe(card).sol for card in cards):
            g.state.roles[g.state.characters[self.who].seat].spawned = True
        spawn = Spawn(place=g.state.places[self.tile], kind="sol", who=self.victim, one_by_one=True)
        return Call(spawn, then="end")

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-TEAM-14", "UOS-TEAM-15", "UOS-TEAM-16", "UOS-TEAM-22")
class OrderSol(Frame, tag="order_sol", kw_only=True):
    """Special ability 2: a Sons of Liberty enemy moves one tile, and attacks whom it meets there."""

    rule: ClassVar[str] = "UOS-TEAM-14"
    who: int
    enemy: int
    tile: int
    victim: int = NOBODY
    at: str = "reveal"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    def reveal(self, g: Game) -> Step:
        seat = g.state.characters[self.who].seat
        if not g.state.roles[seat].shown:
            effects_sol.reveal_role(g, seat)
        place = g.state.places[self.tile]
        effects_enemies.move_enemy(g, look.the_enemy(g, self.enemy), place, quietly=False)
        found = victims(g, self.who, place)
        if len(found) > 1:
            return Goto("choose")
        self.victim = found[0] if found else NOBODY
        return Goto("fight")

    def choose(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_small.VICTIM, then="chosen", text="choose-victim")

    def chosen(self, g: Game, seat: int, act: PickCharacter) -> Step:
        self.victim = act.character
        return Goto("fight")

    def fight(self, g: Game) -> Step:
        if self.victim == NOBODY:
            return DONE
        return Call(Round(who=self.victim, mode=INITIAL), then="end")

    def end(self, g: Game) -> Step:
        return DONE


FRAMES: tuple[type[Frame], ...] = (CallSol, OrderSol)
