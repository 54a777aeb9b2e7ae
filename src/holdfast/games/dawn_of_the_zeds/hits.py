"""Rules 6.2 and 6.3, hits on Zeds and units, and saving rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core import ledger
from holdfast.core.chance import Dice
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import effects, events, heroes, look, placing
from holdfast.games.dawn_of_the_zeds.actions import ChooseZed, UnitId, ZedId
from holdfast.games.dawn_of_the_zeds.asking import everybody, named, one_of_zeds
from holdfast.games.dawn_of_the_zeds.box import CIVILIAN
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

ONE_DIE = Dice(1)
HITTABLE = one_of_zeds("DZ-HIT-12", "zed_is_in_the_combat")


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
