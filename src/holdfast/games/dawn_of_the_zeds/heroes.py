"""Heroes who are taken, taken over, or arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Pick
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import combat, effects, events, look
from holdfast.games.dawn_of_the_zeds.actions import ChooseSpace, ChooseUnit, UnitId
from holdfast.games.dawn_of_the_zeds.asking import everybody, named, one_of_spaces, one_of_units
from holdfast.games.dawn_of_the_zeds.box import CIVILIAN, HERO, LENGTH, PATHS, START, TOWN_CENTER
from holdfast.games.dawn_of_the_zeds.state import NOWHERE, RESERVE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

FREE_HERO = one_of_units("DZ-SAVE-07", "hero_is_free")
ARRIVALS = one_of_spaces("DZ-TERM-03", "hero_can_arrive_there")
IN_RESERVE = one_of_units("DZ-TERM-03", "unit_is_available")


@rule("DZ-SAVE-07", "DZ-TERM-11")
def free_heroes(g: Game) -> list[int]:
    """Heroes and heroic civilians in play who are nobody's personal hero."""
    state, units = g.state, g.content.units
    return [
        unit
        for unit, space in enumerate(state.units)
        if space >= 0 and units[unit].kind != CIVILIAN and unit not in state.personal
    ]


@public
class ChooseHeroes(Frame, tag="choose_heroes"):
    """In a cooperative game each player takes one of the heroes as the personal one (DZ-RUL-63)."""

    rule: ClassVar[str] = "DZ-SAVE-07"
    player: int = 0
    at: str = "next"

    def choices(self, g: Game) -> list[int]:
        return [unit for unit in g.content.heroes if unit not in g.state.personal]

    def next(self, g: Game) -> Step:
        return DONE if self.player == g.seats else Goto("choose")

    def choose(self, g: Game) -> Step:
        return Ask((self.player,), (FREE_HERO,), then="chosen", text="choose-hero")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        take_hero(g, self.player, act.unit)
        self.player += 1
        return Goto("next")


def take_hero(g: Game, player: int, unit: int) -> None:
    """A unit is a player's personal hero from now on."""
    g.state.personal[player] = unit
    if unit != NOWHERE:
        g.emit(events.HeroTaken, player + 1, UnitId(unit))


@public
@rule("DZ-SAVE-07")
class TakeOver(Frame, tag="take_over", kw_only=True):
    """A player whose personal hero was killed takes over another one; the player action stays."""

    rule: ClassVar[str] = "DZ-SAVE-07"
    player: int
    at: str = "begin"

    def choices(self, g: Game) -> list[int]:
        return free_heroes(g)

    def begin(self, g: Game) -> Step:
        free = free_heroes(g)
        if len(free) > 1:
            return Goto("choose")
        take_hero(g, self.player, free[0] if free else NOWHERE)
        return DONE

    def choose(self, g: Game) -> Step:
        return Ask((self.player,), (FREE_HERO,), then="chosen", text="take-over")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        take_hero(g, self.player, act.unit)
        return DONE


def available(g: Game, kind: str) -> list[int]:
    """Units of a kind that the set-up made available and that have not entered the game."""
    state = g.state
    return [unit for unit, at in enumerate(state.units) if at == RESERVE and look.is_a(g.content, unit, kind)]


@public
@rule("DZ-TERM-03", "DZ-TERM-12", "DZ-EVENT-02")
class DrawHero(Frame, tag="draw_hero"):
    """A hero who is still available is drawn and put into the Town Center or on a Start; Zeds there are attacked."""

    rule: ClassVar[str] = "DZ-TERM-03"
    unit: int = NOWHERE
    at: str = "begin"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"unit": named(g, "unit", self.unit)} if self.unit != NOWHERE else {}

    def choices(self, g: Game) -> list[int]:
        starts = [path * LENGTH + START for path in range(PATHS)]
        return [space for space in (*starts, TOWN_CENTER) if look.room_for_units(g.state, space)]

    def begin(self, g: Game) -> Step:
        heroes = available(g, "hero")
        if not heroes:
            effects.skip_event(g)
            return DONE
        if len(heroes) > 1:
            return Goto("draw")
        self.unit = heroes[0]
        return Goto("choose")

    def draw(self, g: Game) -> Step:
        return Chance(Pick.evenly(tuple(available(g, "hero"))), then="drawn", text="draw-hero")

    def drawn(self, g: Game, unit: int) -> Step:
        self.unit = unit
        return Goto("choose")

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (ARRIVALS,), then="chosen", text="hero-arrives")

    def chosen(self, g: Game, seat: int, act: ChooseSpace) -> Step:
        """Having come from nowhere, a hero that loses on a Start retreats towards the Town Center (DZ-RUL-53)."""
        effects.enter_unit(g, self.unit, act.space)
        if look.has_zeds(g.state, act.space):
            return Call(combat.melee(g, act.space, self.unit, attacking=True), then="over")
        return DONE

    def over(self, g: Game) -> Step:
        return DONE


@public
class CallReserve(Frame, tag="call_reserve", kw_only=True):
    """A unit of the players' choice comes from the reserve into the Town Center."""

    rule: ClassVar[str] = "DZ-TERM-12"
    kind: str
    at: str = "begin"

    def choices(self, g: Game) -> list[int]:
        return available(g, self.kind)

    def begin(self, g: Game) -> Step:
        units = available(g, self.kind)
        if len(units) > 1:
            return Goto("choose")
        if units:
            effects.enter_unit(g, units[0], TOWN_CENTER)
        return DONE

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (IN_RESERVE,), then="chosen", text="call-reserve")

    def chosen(self, g: Game, seat: int, act: ChooseUnit) -> Step:
        effects.enter_unit(g, act.unit, TOWN_CENTER)
        return DONE


def heroes_in_play(g: Game) -> list[int]:
    """The heroes on the board."""
    return [unit for unit, at in enumerate(g.state.units) if at >= 0 and g.content.units[unit].kind == HERO]
