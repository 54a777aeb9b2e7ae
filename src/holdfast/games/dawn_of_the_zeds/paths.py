"""Rule 4, paths and their activation, and the cooperative movement of Zeds (rule 3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import attacks, effects, events, look, scoring
from holdfast.games.dawn_of_the_zeds.actions import ChooseSpace, ChooseZed, PathId
from holdfast.games.dawn_of_the_zeds.asking import everybody, named, one_of_spaces, one_of_zeds
from holdfast.games.dawn_of_the_zeds.box import LENGTH, STACK, START, TOWN_CENTER, distance
from holdfast.games.dawn_of_the_zeds.placing import PlaceZed
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

GOES_ON = one_of_zeds("DZ-STACK-05", "zed_is_strongest")
ACTIVATED = one_of_spaces("DZ-COMOVE-05", "mob_is_strongest_and_nearest")


@public
@rule("DZ-ZED-01", "DZ-ZED-02", "DZ-ZED-03", "DZ-ZED-04", "DZ-ZED-06", "DZ-ZED-07")
class Activation(Frame, tag="activation", kw_only=True):
    """One activation of a path: a new Zed on an empty one, otherwise every Zed moves once, nearest first."""

    rule: ClassVar[str] = "DZ-ZED-02"
    path: int
    waiting: list[int] = []
    """Zeds that were not yet considered; nobody moves twice (DZ-RUL-06)."""
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        if g.events is not None:
            g.emit(events.PathActivated, PathId(self.path))
        self.waiting = look.zeds_of_path(g.state, self.path)
        if not self.waiting:
            return Call(PlaceZed(space=self.path * LENGTH + START), then="over")
        return self.next(g)

    def next(self, g: Game) -> Step:
        """The not yet considered Zeds of the nearest space move together (DZ-RUL-07)."""
        zeds, waiting, first = g.state.zeds, self.waiting, self.path * LENGTH
        for space in range(first, first + LENGTH):
            if not waiting:
                return DONE
            one, two = zeds[2 * space], zeds[2 * space + 1]
            if one in waiting:
                waiting.remove(one)
                group = [one]
            elif two in waiting:
                group = []
            else:
                continue
            if two in waiting:
                waiting.remove(two)
                group.append(two)
            frame = advance(g, group, space)
            if frame is not None:
                return Call(frame, then="next")
        return DONE

    def over(self, g: Game) -> Step:
        return DONE


@rule("DZ-ZED-03", "DZ-ZED-05", "DZ-ZED-07")
def march(g: Game, path: int) -> bool:
    """Activate a path where every Zed simply goes one space on, which is the rule; any other needs the procedure.

    So it is where the space next to the Town Center holds no Zed, entry is not forbidden anywhere, and no Zed comes
    onto a space with units: each leaves its space before those behind it come.
    """
    state, first = g.state, path * LENGTH
    zeds, near = state.zeds, 2 * first
    if zeds[near] >= 0 or zeds[near + 1] >= 0 or state.no_entry != NOWHERE:
        return False
    for at in state.units:
        if first <= at < first + START and (zeds[2 * at + 2] >= 0 or zeds[2 * at + 3] >= 0):
            return False
    if max(zeds[near : near + 2 * LENGTH]) < 0:
        return False
    effects.march(g, path)
    return True


@rule("DZ-ZED-05", "DZ-ZED-07", "DZ-STACK-06")
def advance(g: Game, zeds: list[int], space: int) -> Frame | None:
    """Zeds of a space move on; a frame is needed if they do not all fit, meet units or reach the Town Center."""
    state, target = g.state, g.content.inward[space]
    room = look.room_for_zeds(state, target)
    if room == 0:
        return None
    met = look.units_on(state, target)
    if room < len(zeds) or target == TOWN_CENTER or (met and not attacks.come_to_blows(g, met)):
        return ZedMove(zeds=zeds)
    if room == STACK and (len(zeds) == STACK or min(state.zeds[2 * space : 2 * space + 2]) < 0):
        effects.move_mob(g, space, target)
    else:
        for zed in zeds:
            effects.move_zed(g, zed, target)
    if not met:
        return None
    for unit in met:
        effects.lose_stubbornness(g, unit)
    return attacks.attack_on(g, target, met)


@public
@rule("DZ-ZED-05", "DZ-ZED-07", "DZ-ZED-08", "DZ-STACK-04", "DZ-STACK-05", "DZ-STACK-06", "DZ-BRAINS-02", "DZ-HELLO-04")
class ZedMove(Frame, tag="zed_move", kw_only=True):
    """A Zed or a mob goes one space towards the Town Center and fights whoever is there."""

    rule: ClassVar[str] = "DZ-STACK-05"
    zeds: list[int]
    """Those of one space that move together."""
    entered: int = NOWHERE
    """The space with units that they entered last."""
    at: str = "step"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"space": named(g, "space", g.content.inward[look.space_of_zed(g.state, self.zeds[0])])}

    def choices(self, g: Game) -> list[int]:
        return sorted(self.strongest(g))

    def strongest(self, g: Game) -> list[int]:
        """The strongest of the moving Zeds."""
        strength = [look.zed_strength(g.content, g.state, zed) for zed in self.zeds]
        return [zed for zed, own in zip(self.zeds, strength, strict=True) if own == max(strength)]

    def step(self, g: Game) -> Step:
        target = g.content.inward[look.space_of_zed(g.state, self.zeds[0])]
        room = look.room_for_zeds(g.state, target)
        if room == 0:
            return DONE
        if room < len(self.zeds):
            first = self.strongest(g)
            if len(first) > 1:
                return Goto("choose")  # DZ-RUL-08
            self.zeds = first
        return self.go(g, target)

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (GOES_ON,), then="chosen", text="zed-goes-on")

    def chosen(self, g: Game, seat: int, act: ChooseZed) -> Step:
        self.zeds = [act.zed]
        return self.go(g, g.content.inward[look.space_of_zed(g.state, act.zed)])

    def go(self, g: Game, target: int) -> Step:
        """The Zeds enter the next space; in the Town Center the game is over before any melee."""
        for zed in self.zeds:
            effects.move_zed(g, zed, target)
        if target == TOWN_CENTER:
            scoring.overrun(g)
        if target not in g.state.units:
            return DONE
        self.entered = target
        frame = attacks.enter(g, target)
        return Call(frame, then="attack") if frame is not None else self.attack(g)

    def attack(self, g: Game) -> Step:
        """Where all units backed up or withdrew no melee is fought, so nobody wins one (DZ-BRAINS-04)."""
        if self.entered not in g.state.units:
            return DONE
        return Call(attacks.attack(g, self.entered), then="run")

    def run(self, g: Game) -> Step:
        """Zeds that won hold the space; while the card says so, the survivors go on at once (DZ-RUL-48)."""
        state, at = g.state, 2 * self.entered
        if state.card == NOWHERE or not g.content.events[state.card].zeds_run:
            return DONE
        self.zeds = [zed for zed in self.zeds if zed in state.zeds[at : at + 2]]
        return Goto("step") if self.zeds else DONE


@public
@rule(
    "DZ-COOP-01",
    "DZ-COMOVE-01",
    "DZ-COMOVE-02",
    "DZ-COMOVE-03",
    "DZ-COMOVE-04",
    "DZ-COMOVE-05",
    "DZ-COMOVE-06",
    "DZ-COMOVE-07",
    "DZ-COMOVE-08",
    "DZ-COMOVE-09",
)
class CoopMovement(Frame, tag="coop_movement", kw_only=True):
    """The strongest Zeds or mobs move, one after the other, each at most once; Start spaces take part."""

    rule: ClassVar[str] = "DZ-COMOVE-01"
    count: int
    activated: list[list[int]] = []
    """The Zeds of each activated single Zed or mob."""
    at: str = "next"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"count": self.count}

    def choices(self, g: Game) -> list[int]:
        """The spaces of the strongest eligible Zeds that can move, of equals the nearest (DZ-RUL-58, DZ-RUL-61)."""
        box, state, best, found = g.content, g.state, (0, 0), list[int]()
        for space in range(TOWN_CENTER):
            zeds = look.zeds_on(state, space)
            if not zeds or self.is_used_up(zeds) or not look.room_for_zeds(state, box.inward[space]):
                continue
            rank = (look.mob_strength(box, state, space), -distance(space))
            if rank > best:
                best, found = rank, []
            if rank == best:
                found.append(space)
        return found

    def is_used_up(self, zeds: list[int]) -> bool:
        """A single Zed counts with every mob it was in, a mob only as exactly this pair (DZ-RUL-57)."""
        if len(zeds) == 1:
            return any(zeds[0] in group for group in self.activated)
        return sorted(zeds) in self.activated

    def next(self, g: Game) -> Step:
        if self.count == 0:
            return DONE
        spaces = self.choices(g)
        if not spaces:
            return DONE
        return Goto("choose") if len(spaces) > 1 else self.activate(g, spaces[0])

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (ACTIVATED,), then="chosen", text="choose-mob")

    def chosen(self, g: Game, seat: int, act: ChooseSpace) -> Step:
        return self.activate(g, act.space)

    def activate(self, g: Game, space: int) -> Step:
        """The Zeds of a space move; a melee they cause is fought before the next activation."""
        self.count -= 1
        zeds = look.zeds_on(g.state, space)
        self.activated = [*self.activated, sorted(zeds)]
        frame = advance(g, zeds, space)
        return Call(frame, then="next") if frame is not None else Goto("next")
