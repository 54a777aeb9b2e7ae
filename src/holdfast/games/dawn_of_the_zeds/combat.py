"""Rule 6.1, resolving a combat: the melee, step by step, and the column it is read in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core import ledger
from holdfast.core.chance import Dice
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import effects, events, hits, look, retreat, stories
from holdfast.games.dawn_of_the_zeds.actions import Pass, PlayStory, Reroll, SpaceId, UnitId
from holdfast.games.dawn_of_the_zeds.asking import PASS, everybody, named
from holdfast.games.dawn_of_the_zeds.box import COLUMNS
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

TWO_DICE = Dice(2)
ROLL = Chance(TWO_DICE, then="rolled", text="roll-melee")
EQUAL = 3
"""The middle column of the melee table."""


@guard("DZ-SCHMIDT-05")
def fighter_knows_martial_arts(g: Game, seat: int, act: Reroll) -> bool:
    """Only a unit with the ability may have its dice rolled again, once in a melee."""
    frame = g.stack[-1]
    assert isinstance(frame, Melee)
    return g.content.units[frame.unit].reroll >= 0 and not frame.rerolled


REROLL_ANSWER = (Reroll(),)
REROLL = ActionRule(
    Reroll, lambda g, seat: REROLL_ANSWER, (fighter_knows_martial_arts,), ensured=(fighter_knows_martial_arts,)
)


# ---------------------------------------------------------------- the column


@rule("DZ-DEF-01", "DZ-DEF-02", "DZ-DEF-03", "DZ-DEF-04")
def defence_benefit(g: Game, unit: int, space: int) -> int:
    """The highest benefit of a unit that defends: of its space or of a marker it carries; never their sum."""
    state, box = g.state, g.content
    if state.card != NOWHERE and box.events[state.card].no_defence and in_zeds_phase(g):
        return 0
    best = box.defence[space]
    if state.well_armed == unit:
        best = max(best, box.markers["well_armed"].defence)
    if state.civil_leader == unit:
        best = max(best, box.markers["civil_leader"].defence)
    return best


def in_zeds_phase(g: Game) -> bool:
    """Is the Zeds phase going on?"""
    return any(frame.__struct_config__.tag == "zeds_phase" for frame in g.stack)


@rule("DZ-SHIFT-03", "DZ-SHIFT-04")
def marker_shift(g: Game, unit: int) -> int:
    """The shifts of the markers a unit carries; they hold in melee and when firing (DZ-RUL-70)."""
    shift = 0
    if g.state.well_armed == unit:
        shift += g.content.markers["well_armed"].shift
    if g.state.civil_leader == unit:
        shift += g.content.markers["civil_leader"].shift
    return shift


@rule("DZ-SHIFT-01", "DZ-SHIFT-02")
def shifted(column: int, shift: int, last: int) -> int:
    """The column after the net shift; there is nothing beyond the outermost ones (DZ-RUL-02)."""
    column += shift
    return 0 if column < 0 else last if column > last else column


def champion_shift(g: Game, unit: int) -> int:
    """What the active card gives the hero it favours, when that hero attacks."""
    if g.state.champion != unit:
        return 0
    return sum(one.amount for one in g.content.events[g.state.card].effects if one.do == "choose_champion")


def melee(g: Game, space: int, unit: int, attacking: bool, trail: list[int] | None = None) -> Melee:
    """The procedure of a melee; unless the team keeps story cards it begins with the dice."""
    at = "before" if g.state.kept else "roll"
    return Melee(space=space, unit=unit, attacking=attacking, trail=trail or [], at=at)


@public
@rule("DZ-MELEE-01", "DZ-MELEE-02", "DZ-MELEE-04", "DZ-MELEE-05", "DZ-MELEE-08", "DZ-HIT-01", "DZ-ACT-14")
class Melee(Frame, tag="melee", kw_only=True):
    """A melee on a space: one unit against all Zeds there. The order of its steps is that of rule 6.1."""

    rule: ClassVar[str] = "DZ-MELEE-05"
    space: int
    unit: int
    attacking: bool
    """Did the unit enter the Zeds' space? If not, it defends."""
    trail: list[int] = []
    """Where an attacking unit came from, the last space first."""
    ambush: bool = False
    """A melee without Zeds on the space: fixed column, no hits on Zeds, no retreat."""
    bonus: int = 0
    """Right shifts of a story card."""
    sum: int = 0
    column: int = 0
    rerolled: bool = False
    zed_hits: int = 0
    unit_hits: int = 0
    zeds_lose: bool = False
    at: str = "before"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        said = {"unit": named(g, "unit", self.unit), "space": named(g, "space", self.space)}
        return {**said, "sum": self.sum} if self.sum else said

    def story_whens(self, g: Game) -> tuple[str, ...]:
        """Which kept cards may be played now."""
        if self.at == "tide":
            return ("lost_defence",)
        return ("attack", "phase_or_combat") if self.attacking else ("phase_or_combat",)

    def before(self, g: Game) -> Step:
        if g.state.kept and stories.playable(g, self.story_whens(g)):
            return Goto("offer")
        return Goto("roll")

    def offer(self, g: Game) -> Step:
        return Ask(everybody(g), (stories.PLAY, PASS), then="offered", text="before-melee")

    def offered(self, g: Game, seat: int, act: PlayStory | Pass) -> Step:
        if isinstance(act, Pass):
            return Goto("roll")
        effects.play_story(g, act.story)
        story = g.content.stories[act.story]
        self.bonus += sum(one.amount for one in story.effects if one.do == "shift")
        if story.when == "attack":
            return Goto("before")
        return Call(stories.Telling(story=act.story), then="before")

    def roll(self, g: Game) -> Step:
        return ROLL

    def rolled(self, g: Game, faces: tuple[int, ...]) -> Step:
        self.sum = faces[0] + faces[1]
        self.column = self.combat_column(g)
        if g.events is not None:
            g.emit(events.MeleeRolled, UnitId(self.unit), SpaceId(self.space), self.sum, self.column)
        if g.content.units[self.unit].reroll >= 0 and not self.rerolled:
            return Goto("again")
        return self.decide(g)

    @ledger.rule("DZ-ZED-10", "DZ-SCHMIDT-03", "DZ-SHIFT-02")
    def combat_column(self, g: Game) -> int:
        """Start column by the strengths, plus all shifts of the one unit that fights."""
        box, state, unit = g.content, g.state, g.content.units[self.unit]
        if self.ambush:
            column = EQUAL
        else:
            zeds = look.mob_strength(box, state, self.space)
            column = box.start_column[zeds][unit.strength[state.hits[self.unit]]]
        shift = unit.melee_shift + marker_shift(g, self.unit) + self.bonus
        if unit.melee_shift:
            effects.use_ability(g, self.unit, unit.melee_ability)
        if self.attacking:
            shift += champion_shift(g, self.unit)
        else:
            shift += defence_benefit(g, self.unit, self.space)
        return shifted(column, shift, COLUMNS - 1)

    def again(self, g: Game) -> Step:
        return Ask(everybody(g), (REROLL, PASS), then="repeat", text="reroll")

    @ledger.rule("DZ-SCHMIDT-05", "DZ-HUNT-05")
    def repeat(self, g: Game, seat: int, act: Reroll | Pass) -> Step:
        if isinstance(act, Pass):
            return self.decide(g)
        self.rerolled = True
        effects.use_ability(g, self.unit, g.content.units[self.unit].reroll)
        return Goto("roll")

    @ledger.rule("DZ-MELEE-03")
    def decide(self, g: Game) -> Step:
        """The cell of the table says the hits on both sides and who loses."""
        unit = g.content.units[self.unit]
        self.zed_hits, self.unit_hits, self.zeds_lose = g.content.melee[self.column][self.sum]
        if self.ambush:
            self.zed_hits = 0
        elif unit.zeds_lose >= 0 and not self.zeds_lose:
            self.zeds_lose = True
            effects.use_ability(g, self.unit, unit.zeds_lose)
        lost_defence = not (self.attacking or self.ambush or self.zeds_lose)
        if lost_defence and g.state.kept and stories.playable(g, ("lost_defence",)):
            return Goto("tide")
        return self.strike(g)

    def tide(self, g: Game) -> Step:
        return Ask(everybody(g), (stories.PLAY, PASS), then="turned", text="after-melee")

    def turned(self, g: Game, seat: int, act: PlayStory | Pass) -> Step:
        if isinstance(act, PlayStory):
            effects.play_story(g, act.story)
            amount = sum(one.amount for one in g.content.stories[act.story].effects if one.do == "turn_the_tide")
            self.zed_hits, self.unit_hits, self.zeds_lose = amount, 0, True
        return self.strike(g)

    def strike(self, g: Game) -> Step:
        """Hits on the Zeds come first."""
        if not self.ambush and g.events is not None:
            g.emit(
                events.MeleeDecided,
                UnitId(self.unit),
                SpaceId(self.space),
                self.zed_hits,
                self.unit_hits,
                self.zeds_lose,
            )
        frame = hits.hit_zeds(g, self.space, self.zed_hits)
        return Call(frame, then="suffer") if frame is not None else self.suffer(g)

    @ledger.rule("DZ-HIT-03", "DZ-ZED-11")
    def suffer(self, g: Game) -> Step:
        """Hits on the unit that fought, and on no other."""
        frame = hits.hit_unit(g, self.unit, self.unit_hits, self.space)
        return Call(frame, then="leave") if frame is not None else self.leave(g)

    @ledger.rule("DZ-RETR-02", "DZ-RETR-03", "DZ-ZED-12")
    def leave(self, g: Game) -> Step:
        """All that is left of the losing side retreats, whether or not the winners live (DZ-RUL-11)."""
        if self.ambush:
            return DONE
        if self.zeds_lose:
            frame = retreat.drive_zeds_off(g, self.space)
        else:
            frame = retreat.drive_units_off(g, self.space, self.trail)
        return Call(frame, then="over") if frame is not None else DONE

    def over(self, g: Game) -> Step:
        return DONE
