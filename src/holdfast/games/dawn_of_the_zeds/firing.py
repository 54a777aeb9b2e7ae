"""Two of the actions: ranged combat (rule 5.4) and searching (rule 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core import ledger
from holdfast.core.chance import Dice
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import combat, effects, events, hits, look, moving, retreat
from holdfast.games.dawn_of_the_zeds.actions import BackUp, ChooseDie, Pass, SpaceId, UnitId
from holdfast.games.dawn_of_the_zeds.asking import PASS, everybody, named
from holdfast.games.dawn_of_the_zeds.box import CENTER, COLUMNS, TOWN, TOWN_CENTER

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

ROLL_SHOT = Chance(combat.TWO_DICE, then="rolled", text="roll-shot")
BACK_UP_ANSWERS = (BackUp(together=False), BackUp(together=True))
HIGHEST_FACE = 6


@guard("DZ-PIAZZA-03")
def somebody_comes_along(g: Game, seat: int, act: BackUp) -> bool:
    """To back up together, another unit must be on the same space."""
    frame = g.stack[-1]
    assert isinstance(frame, Firing)
    return not act.together or len(look.units_on(g.state, g.state.units[frame.unit])) > 1


BACK_UP = ActionRule(BackUp, lambda g, seat: BACK_UP_ANSWERS, (somebody_comes_along,))


@public
@rule("DZ-FIRE-03", "DZ-FIRE-09", "DZ-FIRE-10", "DZ-FIRE-11", "DZ-FIRE-12", "DZ-MELEE-05", "DZ-TERM-05", "DZ-TERM-07")
class Firing(Frame, tag="firing", kw_only=True):
    """A ranged attack: pay ammo, find the column, roll, deal the hits; the target never retreats."""

    rule: ClassVar[str] = "DZ-PIAZZA-03"
    unit: int
    space: int
    shift: int = 0
    free: bool = False
    at: str = "pay"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"unit": named(g, "unit", self.unit), "space": named(g, "space", self.space)}

    def pay(self, g: Game) -> Step:
        if not self.free:
            if moving.shot_is_free(g, self.unit):
                g.state.free_shots.append(self.unit)
                effects.use_ability(g, self.unit, g.content.units[self.unit].first_shot_free)
            else:
                effects.change_ammo(g, -1)
        return Goto("roll")

    def roll(self, g: Game) -> Step:
        return ROLL_SHOT

    def rolled(self, g: Game, faces: tuple[int, ...]) -> Step:
        total, column = faces[0] + faces[1], self.combat_column(g)
        dealt = g.content.ranged[column][total]
        g.emit(events.ShotFired, UnitId(self.unit), SpaceId(self.space), total, column + 1, dealt)
        frame = hits.hit_zeds(g, self.space, dealt)
        return Call(frame, then="outpost") if frame is not None else self.outpost(g)

    @ledger.rule("DZ-PIAZZA-02", "DZ-HUNT-03", "DZ-SHIFT-01", "DZ-HERNANDEZ-04")
    def combat_column(self, g: Game) -> int:
        """The column of the unit's strength, or of its card for that distance, after all shifts; 0 stands for 1."""
        state, unit = g.state, g.content.units[self.unit]
        distance = moving.fire_distance(state.units[self.unit], self.space)
        shot = unit.shots[distance - 1]
        column = shot.column or unit.strength[state.hits[self.unit]]
        shift = shot.shift + unit.fire_shift + combat.marker_shift(g, self.unit) + self.shift
        if g.events is not None:
            if unit.fire_ability >= 0 and (shot.column or distance > 1):
                effects.use_ability(g, self.unit, unit.fire_ability)
            if unit.fire_shift:
                effects.use_ability(g, self.unit, unit.fire_shift_ability)
        return combat.shifted(column - 1, shift, COLUMNS - 1)

    @ledger.rule("DZ-PIAZZA-03")
    def outpost(self, g: Game) -> Step:
        """Some units may back up after firing; from the Town Center there is nowhere to go (DZ-RUL-26)."""
        if g.content.units[self.unit].outpost < 0 or g.state.units[self.unit] == TOWN_CENTER:
            return DONE
        return Goto("offer")

    def offer(self, g: Game) -> Step:
        return Ask(everybody(g), (BACK_UP, PASS), then="answered", text="outpost")

    @ledger.rule("DZ-PIAZZA-03", "DZ-PIAZZA-04")
    def answered(self, g: Game, seat: int, act: BackUp | Pass) -> Step:
        if isinstance(act, Pass):
            return DONE
        space = g.state.units[self.unit]
        units = look.units_on(g.state, space) if act.together else [self.unit]
        effects.use_ability(g, self.unit, g.content.units[self.unit].outpost)
        route = retreat.route_back(g, space, [])
        return Call(retreat.Retreat(units=units, space=space, route=route, backing_up=True), then="over")

    def over(self, g: Game) -> Step:
        return DONE


# ---------------------------------------------------------------- searching


@guard("DZ-SEARCH-07")
def die_was_rolled(g: Game, seat: int, act: ChooseDie) -> bool:
    """Only a result that one of the dice shows can be taken."""
    frame = g.stack[-1]
    assert isinstance(frame, Searching)
    return act.face in frame.faces


CHOOSE_DIE = ActionRule(ChooseDie, lambda g, seat: g.content.choose_die, (die_was_rolled,))


@public
@rule("DZ-SEARCH-03", "DZ-SEARCH-04", "DZ-SEARCH-06", "DZ-SEARCH-07", "DZ-SEARCH-08", "DZ-GEN-08")
class Searching(Frame, tag="searching", kw_only=True):
    """A search: one die, or two of which one is chosen; equal dice give their result twice."""

    rule: ClassVar[str] = "DZ-SEARCH-07"
    unit: int
    faces: list[int] = []
    at: str = "roll"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"unit": named(g, "unit", self.unit), "space": named(g, "space", g.state.units[self.unit])}

    def roll(self, g: Game) -> Step:
        return Chance(Dice(g.content.units[self.unit].search_dice), then="rolled", text="search")

    def rolled(self, g: Game, faces: tuple[int, ...]) -> Step:
        self.faces = list(faces)
        if len(faces) > 1:
            effects.use_ability(g, self.unit, g.content.units[self.unit].search_ability)
            if faces[0] != faces[1]:
                return Goto("choose")
        return self.find(g, faces[0], times=len(faces))

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (CHOOSE_DIE,), then="chosen", text="choose-die")

    def chosen(self, g: Game, seat: int, act: ChooseDie) -> Step:
        return self.find(g, act.face, times=1)

    def find(self, g: Game, face: int, times: int) -> Step:
        """Look the die up; equal dice were judged before any bonus (DZ-RUL-31, DZ-RUL-41)."""
        space = g.state.units[self.unit]
        result = min(face + self.bonus(g, space), HIGHEST_FACE)
        found = g.content.search[space][result] * times
        if g.events is not None:
            g.emit(events.Searched, UnitId(self.unit), SpaceId(space), tuple(self.faces), found)
        if found:
            effects.change_ammo(g, found)
        return DONE

    @ledger.rule("DZ-HERNANDEZ-02")
    def bonus(self, g: Game, space: int) -> int:
        """What the keys to the town add for every other unit that searches in town, wherever their owner is."""
        owner, ability, amount = g.content.keys
        if owner in (-1, self.unit) or g.state.units[owner] < 0 or g.content.kind[space] not in (TOWN, CENTER):
            return 0
        effects.use_ability(g, owner, ability)
        return amount
