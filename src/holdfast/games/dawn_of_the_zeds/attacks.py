"""Rules 4.2 to 4.4, when Zeds and units meet: what happens on entering, who defends, who attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import combat, effects, hits, look, retreat
from holdfast.games.dawn_of_the_zeds.actions import ChooseUnit, Pass, SetTraps
from holdfast.games.dawn_of_the_zeds.asking import PASS, everybody, named, one_of_units
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

ATTACKS = one_of_units("DZ-RETR-04", "unit_landed_there")
DEFENDS = one_of_units("DZ-ZED-09", "unit_is_attacked")
WITHDRAWS = one_of_units("DZ-GEN-02", "unit_may_withdraw")


@guard("DZ-HELLO-03")
def trapper_is_here(g: Game, seat: int, act: SetTraps) -> bool:
    """Traps are set by a unit with that ability on the space that the Zeds enter."""
    frame = g.stack[-1]
    assert isinstance(frame, ZedsEnter)
    return frame.trapper(g) != NOWHERE


SET_TRAPS_ANSWER = (SetTraps(),)
SET_TRAPS = ActionRule(SetTraps, lambda g, seat: SET_TRAPS_ANSWER, (trapper_is_here,), ensured=(trapper_is_here,))


def come_to_blows(g: Game, units: list[int]) -> bool:
    """Will Zeds that meet units fight at once, and stay there? Not with traps, or where the card says otherwise."""
    card, box = g.state.card, g.content
    if card != NOWHERE and (box.events[card].may_retreat or box.events[card].zeds_run):
        return False
    for unit in units:
        if box.units[unit].traps >= 0:
            return False
    return True


@rule("DZ-HELLO-01", "DZ-VILLAGE-02")
def enter(g: Game, space: int) -> Frame | None:
    """Zeds have come onto a space with units: stubborn markers go; a frame asks about traps and withdrawals."""
    state, trap = g.state, False
    for unit in look.units_on(state, space):
        effects.lose_stubbornness(g, unit)
        trap = trap or g.content.units[unit].traps >= 0
    if trap:
        return ZedsEnter(space=space, at="lure")
    if state.card != NOWHERE and g.content.events[state.card].may_retreat:
        return ZedsEnter(space=space)
    return None


@public
@rule("DZ-HELLO-01", "DZ-HELLO-02", "DZ-HELLO-03", "DZ-VILLAGE-02")
class ZedsEnter(Frame, tag="zeds_enter", kw_only=True):
    """Zeds have come onto a space with units: traps and withdrawals come before any fight."""

    rule: ClassVar[str] = "DZ-HELLO-01"
    space: int
    at: str = "yield_ground"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"space": named(g, "space", self.space)}

    def trapper(self, g: Game) -> int:
        """The unit here that can set traps, or NOWHERE."""
        for unit in look.units_on(g.state, self.space):
            if g.content.units[unit].traps >= 0:
                return unit
        return NOWHERE

    def choices(self, g: Game) -> list[int]:
        return look.units_on(g.state, self.space)

    def lure(self, g: Game) -> Step:
        return Ask(everybody(g), (SET_TRAPS, PASS), then="lured", text="set-traps")

    def lured(self, g: Game, seat: int, act: SetTraps | Pass) -> Step:
        if isinstance(act, Pass):
            return Goto("yield_ground")
        trapper = self.trapper(g)
        effects.use_ability(g, trapper, g.content.units[trapper].traps)
        return Goto("spring")

    def spring(self, g: Game) -> Step:
        return Chance(hits.ONE_DIE, then="sprung", text="traps")

    def sprung(self, g: Game, faces: tuple[int, ...]) -> Step:
        """On a success one hit, and everybody here backs up; no melee is fought (DZ-RUL-69)."""
        if faces[0] not in g.content.traps_work:
            return Goto("yield_ground")
        frame = hits.hit_zeds(g, self.space, g.content.traps_hits)
        return Call(frame, then="back_up") if frame is not None else self.back_up(g)

    def back_up(self, g: Game) -> Step:
        """Everybody here backs up."""
        units = look.units_on(g.state, self.space)
        route = retreat.route_back(g, self.space, [])
        return Call(retreat.Retreat(units=units, space=self.space, route=route, backing_up=True), then="over")

    def yield_ground(self, g: Game) -> Step:
        """While the card allows it, units may retreat instead of fighting, one by one."""
        state = g.state
        if state.card != NOWHERE and g.content.events[state.card].may_retreat and look.units_on(state, self.space):
            return Goto("withdraw")
        return DONE

    def withdraw(self, g: Game) -> Step:
        return Ask(everybody(g), (WITHDRAWS, PASS), then="withdrawn", text="withdraw")

    def withdrawn(self, g: Game, seat: int, act: ChooseUnit | Pass) -> Step:
        if isinstance(act, Pass):
            return DONE
        route = retreat.route_back(g, self.space, [])
        return Call(retreat.Retreat(units=[act.unit], space=self.space, route=route), then="yield_ground")

    def over(self, g: Game) -> Step:
        return DONE


@rule("DZ-ZED-08", "DZ-MELEE-01")
def attack(g: Game, space: int) -> Frame:
    """Zeds attack a space with units: a lone unit defends at once, otherwise the players are asked."""
    return attack_on(g, space, look.units_on(g.state, space))


def attack_on(g: Game, space: int, units: list[int]) -> Frame:
    """Zeds attack these units, all that are on a space."""
    return combat.melee(g, space, units[0], attacking=False) if len(units) == 1 else ZedsAttack(space=space)


@public
@rule("DZ-ZED-08", "DZ-ZED-09", "DZ-MELEE-01", "DZ-DEF-02")
class ZedsAttack(Frame, tag="zeds_attack", kw_only=True):
    """Zeds and units share a space because the Zeds came: the players choose the one unit that defends."""

    rule: ClassVar[str] = "DZ-ZED-09"
    space: int
    at: str = "begin"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"space": named(g, "space", self.space)}

    def choices(self, g: Game) -> list[int]:
        return look.units_on(g.state, self.space)

    def begin(self, g: Game) -> Step:
        units = look.units_on(g.state, self.space)
        if not units or not look.has_zeds(g.state, self.space):
            return DONE
        return Goto("choose") if len(units) > 1 else self.defend(g, units[0])

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (DEFENDS,), then="chosen", text="choose-defender")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        return self.defend(g, act.unit)

    def defend(self, g: Game, unit: int) -> Step:
        """The melee begins."""
        return Call(combat.melee(g, self.space, unit, attacking=False), then="over")

    def over(self, g: Game) -> Step:
        return DONE


@public
class Clash(Frame, tag="clash", kw_only=True):
    """Zeds have arrived on spaces with units: what happens on entering, then the melee; nearest space first."""

    rule: ClassVar[str] = "DZ-MELEE-01"
    spaces: list[int]
    at: str = "enter"

    def enter(self, g: Game) -> Step:
        if not self.spaces:
            return DONE
        frame = enter(g, self.spaces[0])
        return Call(frame, then="attack") if frame is not None else self.attack(g)

    def attack(self, g: Game) -> Step:
        """The melee on the first space."""
        space, self.spaces = self.spaces[0], self.spaces[1:]
        return Call(ZedsAttack(space=space), then="enter")


@public
@rule("DZ-RETR-04")
class UnitsAttack(Frame, tag="units_attack", kw_only=True):
    """Units came to stand among Zeds: one of them fights as the attacker (DZ-RUL-19)."""

    rule: ClassVar[str] = "DZ-RETR-04"
    space: int
    trail: list[int]
    at: str = "begin"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"space": named(g, "space", self.space)}

    def choices(self, g: Game) -> list[int]:
        return look.units_on(g.state, self.space)

    def begin(self, g: Game) -> Step:
        units = look.units_on(g.state, self.space)
        return Goto("choose") if len(units) > 1 else self.attack(g, units[0])

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (ATTACKS,), then="chosen", text="choose-attacker")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        return self.attack(g, act.unit)

    def attack(self, g: Game, unit: int) -> Step:
        """The melee begins."""
        return Call(combat.melee(g, self.space, unit, attacking=True, trail=self.trail), then="over")

    def over(self, g: Game) -> Step:
        return DONE
