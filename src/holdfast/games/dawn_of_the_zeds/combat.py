"""Rule 6, resolving a combat: melee, hits, saving rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core import ledger
from holdfast.core.chance import Dice
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import effects, events, heroes, look, placing, retreat, stories
from holdfast.games.dawn_of_the_zeds.actions import ChooseZed, Pass, PlayStory, Reroll, SpaceId, UnitId, ZedId
from holdfast.games.dawn_of_the_zeds.asking import PASS, everybody, named, one_of_zeds
from holdfast.games.dawn_of_the_zeds.box import CIVILIAN, COLUMNS
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

ONE_DIE, TWO_DICE = Dice(1), Dice(2)
EQUAL = 3
"""The middle column of the melee table."""
HITTABLE = one_of_zeds("DZ-HIT-12", "zed_is_in_the_combat")


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
    return max(0, min(column + shift, last))


def champion_shift(g: Game, unit: int) -> int:
    """What the active card gives the hero it favours, when that hero attacks."""
    if g.state.champion != unit:
        return 0
    return sum(one.amount for one in g.content.events[g.state.card].effects if one.do == "choose_champion")


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
        return Chance(TWO_DICE, then="rolled", text="roll-melee")

    def rolled(self, g: Game, faces: tuple[int, ...]) -> Step:
        self.sum = faces[0] + faces[1]
        self.column = self.combat_column(g)
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
        frame = hit_zeds(g, self.space, self.zed_hits)
        return Call(frame, then="suffer") if frame is not None else self.suffer(g)

    @ledger.rule("DZ-HIT-03", "DZ-ZED-11")
    def suffer(self, g: Game) -> Step:
        """Hits on the unit that fought, and on no other."""
        frame = hit_unit(g, self.unit, self.unit_hits, self.space)
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


# ---------------------------------------------------------------- hits


@rule("DZ-HIT-04", "DZ-HIT-12")
def hit_zeds(g: Game, space: int, hits: int) -> Frame | None:
    """Deal hits to the Zeds of a space; a lone one takes all of them at once, otherwise the frame asks."""
    state, zeds = g.state, look.zeds_on(g.state, space)
    if not hits or not zeds:
        return None
    if len(zeds) > 1 or zeds[0] == state.tough_zed:
        return HitZeds(space=space, hits=hits)
    left = g.content.zed_death - state.zed_hits[zeds[0]]
    for _ in range(min(hits, left)):
        effects.hit_zed(g, zeds[0])
    return None


@rule("DZ-HIT-04", "DZ-HIT-11")
def hit_unit(g: Game, unit: int, hits: int, space: int) -> Frame | None:
    """Deal hits to a unit; the frame rolls for a tough one, or for the last hit."""
    if not hits:
        return None
    if g.content.units[unit].ward_off >= 0:
        return HitUnit(unit=unit, hits=hits, space=space)
    return HitUnit(unit=unit, hits=hits, space=space, at="save") if effects.hit_unit(g, unit, hits) else None


@public
@rule("DZ-HIT-02", "DZ-HIT-12", "DZ-HIT-04")
class HitZeds(Frame, tag="hit_zeds", kw_only=True):
    """Hits on the Zeds of a space, one at a time, as the players distribute them; what is left over is lost."""

    rule: ClassVar[str] = "DZ-HIT-02"
    space: int
    hits: int
    only: int = NOWHERE
    """The Zed that takes the hits, where a card says which."""
    target: int = NOWHERE
    at: str = "next"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"space": named(g, "space", self.space), "hits": self.hits}

    def choices(self, g: Game) -> list[int]:
        return sorted(look.zeds_on(g.state, self.space))

    def next(self, g: Game) -> Step:
        if self.hits == 0:
            return DONE
        zeds = look.zeds_on(g.state, self.space)
        if self.only != NOWHERE:
            zeds = [zed for zed in zeds if zed == self.only]
        if not zeds:
            return DONE
        if len(zeds) > 1:
            return Goto("choose")
        return self.deal(g, zeds[0])

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (HITTABLE,), then="chosen", text="hit-zed")

    def chosen(self, g: Game, seat: int, act: ChooseZed) -> Step:
        return self.deal(g, act.zed)

    def deal(self, g: Game, zed: int) -> Step:
        """One hit on a Zed; a tough one may cancel it."""
        self.target = zed
        if zed == g.state.tough_zed:
            return Goto("resist")
        return self.land(g)

    def land(self, g: Game) -> Step:
        """The hit takes effect."""
        effects.hit_zed(g, self.target)
        self.hits -= 1
        return Goto("next")

    def resist(self, g: Game) -> Step:
        return Chance(ONE_DIE, then="resisted", text="tough-zed")

    def resisted(self, g: Game, faces: tuple[int, ...]) -> Step:
        if faces[0] not in g.content.zed_warded:
            return self.land(g)
        g.emit(events.ZedHitCancelled, ZedId(self.target), faces[0])
        self.hits -= 1
        return Goto("next")


@public
@rule("DZ-HIT-11", "DZ-SAVE-01", "DZ-HIT-04")
class HitUnit(Frame, tag="hit_unit", kw_only=True):
    """Hits on a unit: tough units roll for each, the last hit calls for a saving roll."""

    rule: ClassVar[str] = "DZ-HIT-11"
    unit: int
    hits: int
    space: int
    at: str = "ward"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"unit": named(g, "unit", self.unit)}

    @ledger.rule("DZ-SCHMIDT-04", "DZ-HUNT-04")
    def ward(self, g: Game) -> Step:
        """A tough unit rolls one die for each hit, the last one included (DZ-RUL-37)."""
        return Chance(Dice(self.hits), then="warded", text="ward-off")

    def warded(self, g: Game, faces: tuple[int, ...]) -> Step:
        good = g.content.warded
        self.hits = sum([face not in good for face in faces])
        effects.use_ability(g, self.unit, g.content.units[self.unit].ward_off)
        g.emit(events.HitsWarded, UnitId(self.unit), faces, self.hits)
        if self.hits and effects.hit_unit(g, self.unit, self.hits):
            return Goto("save")
        return DONE

    def save(self, g: Game) -> Step:
        return Chance(ONE_DIE, then="fate", text="saving-roll")

    def fate(self, g: Game, faces: tuple[int, ...]) -> Step:
        if faces[0] in g.content.saved:
            effects.save_unit(g, self.unit, faces[0])
        else:
            effects.kill_unit(g, self.unit, faces[0])
        return self.rise(g)

    def rise(self, g: Game) -> Step:
        """While the card says so, a normal civilian leaves a new Zed where it stood."""
        state, box = g.state, g.content
        rising = state.card != NOWHERE and box.events[state.card].victims_rise
        if rising and box.units[self.unit].kind == CIVILIAN:
            return Call(placing.PlaceZed(space=self.space, quiet=self.space), then="mourn")
        return self.mourn(g)

    @ledger.rule("DZ-SAVE-07")
    def mourn(self, g: Game) -> Step:
        """A player whose personal hero was killed goes on with another one."""
        if g.state.units[self.unit] < 0 and self.unit in g.state.personal:
            return Call(heroes.TakeOver(player=g.state.personal.index(self.unit)), then="over")
        return DONE

    def over(self, g: Game) -> Step:
        return DONE
