"""Procedures of single cards that no general rule covers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core import ledger
from holdfast.core.chance import Pick
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.text import Named
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import attacks, combat, effects, heroes, hits, look, retreat
from holdfast.games.dawn_of_the_zeds.actions import ChooseUnit, ChooseZed
from holdfast.games.dawn_of_the_zeds.asking import everybody, one_of_units, one_of_zeds
from holdfast.games.dawn_of_the_zeds.box import LENGTH, START, TOWN_CENTER
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

MARKABLE = one_of_units("DZ-TERM-11", "unit_is_of_the_kind")
CHAMPIONS = one_of_units("DZ-EVENT-03", "hero_is_in_play")
VICTIMS = one_of_units("DZ-EVENT-03", "unit_can_be_the_victim")
STRONGEST_ZED = one_of_zeds("DZ-EVENT-03", "zed_is_the_strongest")


def markable(g: Game, kind: str) -> list[int]:
    """Units in play that a marker for this kind may be given to."""
    state = g.state
    return [unit for unit, at in enumerate(state.units) if at >= 0 and look.is_a(g.content, unit, kind)]


class Choosing(Frame):
    """A procedure that begins by choosing one of several things; without any the event is skipped."""

    at: str = "begin"

    def choices(self, g: Game) -> list[int]:
        """What may be chosen."""
        raise TypeError(f"{type(self).__name__} does not say what may be chosen")

    @ledger.rule("DZ-EVENT-02", "DZ-EVENT-03")
    def begin(self, g: Game) -> Step:
        found = self.choices(g)
        if not found:
            effects.skip_event(g)
            return DONE
        return Goto("choose") if len(found) > 1 else self.take(g, found[0])

    def take(self, g: Game, chosen: int) -> Step:
        """What happens to the chosen one."""
        raise TypeError(f"{type(self).__name__} does not say what happens to the chosen one")

    def over(self, g: Game) -> Step:
        return DONE


@public
@rule("DZ-EVENT-02", "DZ-TERM-11")
class GiveMarker(Choosing, tag="give_marker", kw_only=True):
    """A marker goes to a unit of the kind that the card names."""

    rule: ClassVar[str] = "DZ-TERM-11"
    marker: str
    kind: str
    at: str = "begin"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"marker": Named("marker", self.marker)}

    def choices(self, g: Game) -> list[int]:
        return markable(g, self.kind)

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (MARKABLE,), then="chosen", text="give-marker")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        return self.take(g, act.unit)

    def take(self, g: Game, chosen: int) -> Step:
        effects.give_marker(g, chosen, self.marker)
        return DONE


@public
class ChooseChampion(Choosing, tag="choose_champion", kw_only=True):
    """A hero gets right shifts in every melee of this round in which it attacks."""

    rule: ClassVar[str] = "DZ-EVENT-03"
    at: str = "begin"

    def choices(self, g: Game) -> list[int]:
        return heroes.heroes_in_play(g)

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (CHAMPIONS,), then="chosen", text="choose-champion")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        return self.take(g, act.unit)

    def take(self, g: Game, chosen: int) -> Step:
        effects.choose_champion(g, chosen)
        return DONE


@public
@rule("DZ-PATH-03")
class AttackFromBelow(Choosing, tag="attack_from_below", kw_only=True):
    """A unit on a path space of the location suffers a melee in the middle column; it takes hits but never retreats."""

    rule: ClassVar[str] = "DZ-EVENT-03"
    at: str = "begin"

    def choices(self, g: Game) -> list[int]:
        first = g.state.location * LENGTH
        return [unit for unit, at in enumerate(g.state.units) if first <= at < first + START]

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (VICTIMS,), then="chosen", text="choose-victim")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        return self.take(g, act.unit)

    def take(self, g: Game, chosen: int) -> Step:
        effects.lose_stubbornness(g, chosen)
        space = g.state.units[chosen]
        return Call(combat.Melee(space=space, unit=chosen, attacking=False, ambush=True), then="over")


@public
class ToughenZed(Choosing, tag="toughen_zed", kw_only=True):
    """The Tough marker goes to the strongest Zed on the board; the players choose among equals."""

    rule: ClassVar[str] = "DZ-EVENT-03"
    at: str = "begin"

    def choices(self, g: Game) -> list[int]:
        zeds = [zed for zed in g.state.zeds if zed != NOWHERE]
        strength = {zed: look.zed_strength(g.content, g.state, zed) for zed in zeds}
        return sorted(zed for zed in zeds if strength[zed] == max(strength.values()))

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (STRONGEST_ZED,), then="chosen", text="toughen-zed")

    def chosen(self, g: Game, seat: int, act: ChooseZed) -> Step:
        return self.take(g, act.zed)

    def take(self, g: Game, chosen: int) -> Step:
        effects.toughen_zed(g, chosen)
        return DONE


@public
class ZedAmongUs(Choosing, tag="zed_among_us", kw_only=True):
    """A new Zed on its reduced side attacks a unit outside the Town Center; if it wins, it turns to its full side."""

    rule: ClassVar[str] = "DZ-EVENT-03"
    unit: int = NOWHERE
    space: int = NOWHERE
    zed: int = NOWHERE
    at: str = "begin"

    def choices(self, g: Game) -> list[int]:
        return [unit for unit, at in enumerate(g.state.units) if 0 <= at < TOWN_CENTER]

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (VICTIMS,), then="chosen", text="choose-smell")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        return self.take(g, act.unit)

    def take(self, g: Game, chosen: int) -> Step:
        self.unit, self.space = chosen, g.state.units[chosen]
        return Goto("draw") if g.state.bag else DONE

    def draw(self, g: Game) -> Step:
        return Chance(Pick.evenly(tuple(g.state.bag)), then="drawn", text="draw-zed")

    def drawn(self, g: Game, zed: int) -> Step:
        effects.draw_zed(g, zed)
        self.zed = zed
        g.state.zed_hits[zed] = g.content.zed_full
        effects.place_zed(g, zed, self.space)
        frame = attacks.enter(g, self.space)
        return Call(frame, then="attack") if frame is not None else self.attack(g)

    def attack(self, g: Game) -> Step:
        """The chosen unit fights, if it is still there."""
        if g.state.units[self.unit] != self.space or not look.has_zeds(g.state, self.space):
            return DONE
        return Call(combat.melee(g, self.space, self.unit, attacking=False), then="after")

    def after(self, g: Game) -> Step:
        """The losers have left, so a Zed that is still here has won."""
        if self.zed in look.zeds_on(g.state, self.space):
            effects.turn_zed(g, self.zed)
        return DONE


@public
class Explosion(Frame, tag="explosion", kw_only=True):
    """Every unit and Zed on a space takes hits and must retreat; nobody may enter it for the rest of the round."""

    rule: ClassVar[str] = "DZ-HELLO-04"
    space: int
    hits: int
    zeds: list[int] = []
    units: list[int] = []
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        effects.forbid_entry(g, self.space)
        self.zeds = sorted(look.zeds_on(g.state, self.space))
        self.units = look.units_on(g.state, self.space)
        return Goto("hit_zeds")

    def hit_zeds(self, g: Game) -> Step:
        if not self.zeds:
            return Goto("hit_units")
        zed, self.zeds = self.zeds[0], self.zeds[1:]
        return Call(hits.HitZeds(space=self.space, hits=self.hits, only=zed), then="hit_zeds")

    def hit_units(self, g: Game) -> Step:
        if not self.units:
            return Goto("drive_off")
        unit, self.units = self.units[0], self.units[1:]
        frame = hits.hit_unit(g, unit, self.hits, self.space)
        return Call(frame, then="hit_units") if frame is not None else Goto("hit_units")

    def drive_off(self, g: Game) -> Step:
        """Only one side can be here."""
        frame = retreat.drive_zeds_off(g, self.space) or retreat.drive_units_off(g, self.space, [])
        return Call(frame, then="over") if frame is not None else DONE

    def over(self, g: Game) -> Step:
        return DONE


def weak_zeds(g: Game, most: int) -> list[int]:
    """Zeds on the board of at most this strength, nearest to the Town Center first."""
    box, state = g.content, g.state
    zeds = [zed for zed in state.zeds if zed != NOWHERE and look.zed_strength(box, state, zed) <= most]
    spaces = {zed: look.space_of_zed(state, zed) for zed in zeds}
    return sorted(zeds, key=lambda zed: (spaces[zed] % LENGTH, spaces[zed], zed))


@public
class ReplaceZeds(Frame, tag="replace_zeds", kw_only=True):
    """One Zed after the other makes room for a newly drawn one on its full side; its markers are lost."""

    rule: ClassVar[str] = "DZ-TERM-02"
    waiting: list[int]
    at: str = "next"

    def next(self, g: Game) -> Step:
        return Goto("draw") if self.waiting and g.state.bag else DONE

    def draw(self, g: Game) -> Step:
        return Chance(Pick.evenly(tuple(g.state.bag)), then="drawn", text="draw-zed")

    def drawn(self, g: Game, zed: int) -> Step:
        old, self.waiting = self.waiting[0], self.waiting[1:]
        space = look.space_of_zed(g.state, old)
        effects.draw_zed(g, zed)
        effects.lift_zed(g, old)
        effects.return_zed(g, old)
        effects.place_zed(g, zed, space)
        return Goto("next")
