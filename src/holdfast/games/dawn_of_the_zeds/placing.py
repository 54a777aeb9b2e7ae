"""Drawing Zeds from the bag and putting them on the board (rule 4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Pick
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import attacks, effects, look
from holdfast.games.dawn_of_the_zeds.actions import ChoosePath
from holdfast.games.dawn_of_the_zeds.asking import everybody, named, one_of_paths
from holdfast.games.dawn_of_the_zeds.box import LENGTH, PATHS, START, path_of
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

WITH_ROOM = one_of_paths("DZ-TERM-09", "start_takes_the_zed")
TIED = one_of_paths("DZ-EVENT-03", "path_is_meant")
FEWEST = one_of_paths("DZ-COPLACE-02", "path_has_fewest_zeds")


@public
@rule("DZ-TERM-02", "DZ-TERM-12", "DZ-STACK-07", "DZ-STACK-10", "DZ-STACK-11", "DZ-TERM-09", "DZ-COPLACE-03")
class PlaceZed(Frame, tag="place_zed", kw_only=True):
    """Draw a Zed and put it on a space, or on the first one behind with room; it attacks whoever stands there."""

    rule: ClassVar[str] = "DZ-TERM-09"
    space: int
    quiet: int = NOWHERE
    """A space on which a fight is going on already, so that the new Zed starts none."""
    zed: int = NOWHERE
    at: str = "draw"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"zed": named(g, "zed", self.zed)} if self.zed != NOWHERE else {}

    def in_hand(self) -> int:
        """How many Zeds were drawn and are not yet put down."""
        return int(self.at == "elsewhere")

    def choices(self, g: Game) -> list[int]:
        return look.open_starts(g.state)

    def draw(self, g: Game) -> Step:
        if not g.state.bag:
            return DONE  # DZ-RUL-52
        return Chance(Pick.evenly(tuple(g.state.bag)), then="drawn", text="draw-zed")

    def drawn(self, g: Game, zed: int) -> Step:
        effects.draw_zed(g, zed)
        self.zed = zed
        last = path_of(self.space) * LENGTH + START
        for space in range(self.space, last + 1):
            if look.room_for_zeds(g.state, space):
                return self.put(g, space)
        starts = look.open_starts(g.state)
        if len(starts) > 1:
            return Goto("elsewhere")
        if starts:
            return self.put(g, starts[0] * LENGTH + START)
        effects.return_zed(g, zed)
        return DONE

    def elsewhere(self, g: Game) -> Step:
        return Ask(everybody(g), (WITH_ROOM,), then="sent", text="other-start")

    def sent(self, g: Game, seat: int, act: ChoosePath) -> Step:
        return self.put(g, act.path * LENGTH + START)

    def put(self, g: Game, space: int) -> Step:
        """The Zed is put down; where units stand it attacks them (DZ-RUL-46, DZ-RUL-54, DZ-RUL-65)."""
        effects.place_zed(g, self.zed, space)
        if space in g.state.units and space != self.quiet:
            return Call(attacks.Clash(spaces=[space]), then="over")
        return DONE

    def over(self, g: Game) -> Step:
        return DONE


@public
@rule("DZ-TERM-08")
class PlaceOnEvery(Frame, tag="place_on_every"):
    """One new Zed for the Start of every path."""

    rule: ClassVar[str] = "DZ-TERM-08"
    path: int = 0
    at: str = "next"

    def next(self, g: Game) -> Step:
        if self.path == PATHS:
            return DONE
        self.path += 1
        return Call(PlaceZed(space=(self.path - 1) * LENGTH + START), then="next")


@public
@rule("DZ-EVENT-03", "DZ-EVENT-04")
class PlaceOnStart(Frame, tag="place_on_start", kw_only=True):
    """One new Zed on the Start of one of several paths, as the players choose."""

    rule: ClassVar[str] = "DZ-EVENT-03"
    paths: list[int]
    at: str = "begin"

    def choices(self, g: Game) -> list[int]:
        return self.paths

    def begin(self, g: Game) -> Step:
        return Goto("choose") if len(self.paths) > 1 else self.place(self.paths[0])

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (TIED,), then="chosen", text="choose-start")

    def chosen(self, g: Game, seat: int, act: ChoosePath) -> Step:
        return self.place(act.path)

    def place(self, path: int) -> Step:
        """The Zed is drawn for that path."""
        return Call(PlaceZed(space=path * LENGTH + START), then="over")

    def over(self, g: Game) -> Step:
        return DONE


@public
@rule("DZ-COPLACE-01", "DZ-COPLACE-02", "DZ-COPLACE-04")
class PlaceFewest(Frame, tag="place_fewest", kw_only=True):
    """Zeds one after the other, each on the Start of the path that then holds the fewest; ties are the players'."""

    rule: ClassVar[str] = "DZ-COPLACE-01"
    count: int
    at: str = "next"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"count": self.count}

    def choices(self, g: Game) -> list[int]:
        return look.candidate_paths(g, "fewest")

    def next(self, g: Game) -> Step:
        if self.count == 0:
            return DONE
        paths = look.candidate_paths(g, "fewest")
        return Goto("choose") if len(paths) > 1 else self.place(paths[0])

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (FEWEST,), then="chosen", text="choose-fewest")

    def chosen(self, g: Game, seat: int, act: ChoosePath) -> Step:
        return self.place(act.path)

    def place(self, path: int) -> Step:
        """The next Zed is drawn only now."""
        self.count -= 1
        return Call(PlaceZed(space=path * LENGTH + START), then="next")
