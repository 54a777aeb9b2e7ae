"""Rule 6.4, retreats: units and Zeds that leave a space, fill the spaces behind and may run into a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core import ledger
from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import attacks, effects, look
from holdfast.games.dawn_of_the_zeds.actions import ChoosePath, ChooseUnit, ChooseZed
from holdfast.games.dawn_of_the_zeds.asking import everybody, named, one_of_paths, one_of_units, one_of_zeds
from holdfast.games.dawn_of_the_zeds.box import LENGTH, START, TOWN_CENTER, number_of, path_of
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

STAYS = one_of_units("DZ-RETR-08", "unit_is_retreating")
NEARER = one_of_zeds("DZ-STACK-09", "zed_is_retreating")
OTHER_START = one_of_paths("DZ-STACK-10", "start_has_room")


@rule("DZ-RETR-06", "DZ-RETR-07", "DZ-RETR-01")
def route_back(g: Game, space: int, trail: list[int]) -> list[int]:
    """The spaces a unit falls back over: the way it came, then on towards the Town Center; never its own space."""
    route, inward = list(trail), g.content.inward
    at = trail[-1] if trail else space
    while at != TOWN_CENTER:
        at = inward[at]
        route.append(at)
    return [one for one in route if one != space]


@rule("DZ-RETR-02", "DZ-RETR-03", "DZ-ZED-12")
def drive_units_off(g: Game, space: int, trail: list[int]) -> Frame | None:
    """All units of a space retreat; a frame is needed if there is something to choose or to fight."""
    units = look.units_on(g.state, space)
    if not units:
        return None
    route = route_back(g, space, trail)
    first = route[0]
    if look.room_for_units(g.state, first) < len(units) or look.has_zeds(g.state, first):
        return Retreat(units=units, space=space, route=route)
    for unit in units:
        effects.fall_back(g, unit, first, backing_up=False)
    return None


@public
@rule("DZ-RETR-01", "DZ-RETR-08", "DZ-RETR-10", "DZ-MOVE-09", "DZ-BRAINS-04")
class Retreat(Frame, tag="retreat", kw_only=True):
    """Units retreat or back up along a route, filling spaces; whoever lands among Zeds attacks them."""

    rule: ClassVar[str] = "DZ-RETR-08"
    units: list[int]
    """Those still on their way."""
    space: int
    """The space they leave."""
    route: list[int]
    backing_up: bool = False
    landed: list[int] = []
    """Spaces with Zeds on which units came to stand."""
    at: str = "step"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"space": named(g, "space", self.route[0])} if self.route else {}

    def choices(self, g: Game) -> list[int]:
        return sorted(self.units)

    def step(self, g: Game) -> Step:
        while self.units:
            room = look.room_for_units(g.state, self.route[0])
            if room and room < len(self.units):
                return Goto("choose")
            if room:
                for unit in self.units:
                    self.land(g, unit)
                self.units = []
            else:
                self.route = self.route[1:]
        return Goto("fight")

    def land(self, g: Game, unit: int) -> None:
        """A unit stops on the first space of the route."""
        space = self.route[0]
        effects.fall_back(g, unit, space, self.backing_up)
        if look.has_zeds(g.state, space) and space not in self.landed:
            self.landed = [*self.landed, space]

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (STAYS,), then="chosen", text="stop-retreat")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        self.land(g, act.unit)
        self.units = [unit for unit in self.units if unit != act.unit]
        return Goto("step")

    @ledger.rule("DZ-RETR-04")
    def fight(self, g: Game) -> Step:
        if not self.landed:
            return DONE
        space, self.landed = self.landed[0], self.landed[1:]
        if look.units_on(g.state, space) and look.has_zeds(g.state, space):
            return Call(attacks.UnitsAttack(space=space, trail=[self.space]), then="fight")
        return Goto("fight")


# ---------------------------------------------------------------- Zeds retreat


@rule("DZ-RETR-02", "DZ-RETR-05")
def drive_zeds_off(g: Game, space: int) -> Frame | None:
    """All Zeds of a space retreat; a frame is needed unless they simply go one space back."""
    zeds = look.zeds_on(g.state, space)
    if not zeds:
        return None
    behind = space + 1
    if number_of(space) == START or look.room_for_zeds(g.state, behind) < len(zeds) or behind in g.state.units:
        return ZedRetreat(space=space)
    for zed in zeds:
        effects.lift_zed(g, zed)
        effects.retreat_zed(g, zed, behind)
    return None


@public
@rule("DZ-RETR-05", "DZ-RETR-09", "DZ-STACK-08", "DZ-STACK-09", "DZ-STACK-10", "DZ-STACK-11")
class ZedRetreat(Frame, tag="zed_retreat", kw_only=True):
    """All Zeds of a space retreat towards their Start, the stronger one staying nearer to the Town Center."""

    rule: ClassVar[str] = "DZ-RETR-05"
    space: int
    waiting: list[int] = []
    """Zeds lifted from the space, in the order in which they take their places."""
    landed: list[int] = []
    """Spaces with units on which Zeds came to stand."""
    at: str = "begin"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        if self.at == "elsewhere":
            return {"zed": named(g, "zed", self.waiting[0])}
        return {"space": named(g, "space", self.space)}

    def choices(self, g: Game) -> list[int]:
        if self.at == "elsewhere":
            return self.other_starts(g)
        return sorted(self.waiting)

    def in_hand(self) -> int:
        """How many Zeds were lifted and are not yet put down."""
        return len(self.waiting) if self.at == "elsewhere" else 0

    def other_starts(self, g: Game) -> list[int]:
        """Paths whose Start can take a Zed that its own path cannot keep (DZ-RUL-22)."""
        return [path for path in look.open_starts(g.state) if path != path_of(self.space)]

    def begin(self, g: Game) -> Step:
        """The stronger Zed goes first; the players choose if both are alike and cannot stop together (DZ-RUL-08)."""
        box, state = g.content, g.state
        zeds = sorted(look.zeds_on(state, self.space))
        self.waiting = sorted(zeds, key=lambda zed: -look.zed_strength(box, state, zed))
        if len(zeds) == 2:
            one, two = (look.zed_strength(box, state, zed) for zed in zeds)
            behind = self.first_room(g)
            if one == two and (behind == NOWHERE or look.room_for_zeds(state, behind) < 2):
                return Goto("choose")
        return Goto("lift")

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (NEARER,), then="chosen", text="stay-nearer")

    def chosen(self, g: Game, seat: int, act: ChooseZed) -> Step:
        self.waiting = [act.zed, *[zed for zed in self.waiting if zed != act.zed]]
        return Goto("lift")

    def lift(self, g: Game) -> Step:
        for zed in self.waiting:
            effects.lift_zed(g, zed)
        return Goto("settle")

    def first_room(self, g: Game) -> int:
        """The first space behind with room for a Zed; NOWHERE if even the Start is full."""
        last = path_of(self.space) * LENGTH + START
        for space in range(self.space + 1, last + 1):
            if look.room_for_zeds(g.state, space):
                return space
        return NOWHERE

    def settle(self, g: Game) -> Step:
        while self.waiting:
            space = self.first_room(g)
            if space == NOWHERE:
                return Goto("displace")
            self.put_down(g, space)
        return Goto("fight")

    def put_down(self, g: Game, space: int) -> None:
        """The next Zed takes its place."""
        zed, self.waiting = self.waiting[0], self.waiting[1:]
        effects.retreat_zed(g, zed, space)
        if space in g.state.units and space not in self.landed:
            self.landed = [*self.landed, space]

    def displace(self, g: Game) -> Step:
        """No room on the own path: another Start, or the bag."""
        starts = self.other_starts(g)
        if len(starts) > 1:
            return Goto("elsewhere")
        if starts:
            self.put_down(g, starts[0] * LENGTH + START)
        else:
            effects.return_zed(g, self.waiting[0])
            self.waiting = self.waiting[1:]
        return Goto("settle")

    def elsewhere(self, g: Game) -> Step:
        return Ask(everybody(g), (OTHER_START,), then="sent", text="other-start")

    def sent(self, g: Game, seat: int, act: ChoosePath) -> Step:
        self.put_down(g, act.path * LENGTH + START)
        return Goto("settle")

    def fight(self, g: Game) -> Step:
        """Zeds that ran into units attack them, from the Town Center outwards (DZ-RUL-20)."""
        if not self.landed:
            return DONE
        spaces, self.landed = look.nearest_first(self.landed), []
        return Call(attacks.Clash(spaces=spaces), then="over")

    def over(self, g: Game) -> Step:
        return DONE
