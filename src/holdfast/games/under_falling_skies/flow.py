"""The round, phase by phase, as the rulebook tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Dice
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import Action
from holdfast.core.text import Named
from holdfast.core.view import public
from holdfast.games.under_falling_skies import effects, events, rules
from holdfast.games.under_falling_skies.actions import (
    ACTION_DICE,
    DICE,
    ROBOT_DICE,
    SHIPS,
    WHITE_DICE,
    Activate,
    ChooseDie,
    Excavate,
    Place,
    PlaceRobot,
    RemoveRobot,
    SetAside,
    SkipRobot,
    StartShip,
)
from holdfast.games.under_falling_skies.state import OFF

if TYPE_CHECKING:
    from holdfast.games.under_falling_skies.game import UnderFallingSkies as Game

PLAYER = (0,)


@public
@rule("UFS-ROUND-01", "UFS-GOAL-02", "UFS-COMP-04", "UFS-END-04")
class Rounds(Frame, tag="rounds"):
    """Round after round: place dice, activate rooms, move the mothership."""

    rule: ClassVar[str] = "UFS-ROUND-01"
    at: str = "place"

    def place(self, g: Game) -> Step:
        g.emit(events.RoundBegan, g.state.round)
        return Call(PlaceDice(), then="activate")

    def activate(self, g: Game) -> Step:
        return Call(ActivateRooms(), then="mothership")

    def mothership(self, g: Game) -> Step:
        return Call(MoveMothership(), then="next_round")

    def next_round(self, g: Game) -> Step:
        effects.end_round(g)
        return Goto("place")


@public
@rule("UFS-DICE-01", "UFS-DICE-02", "UFS-DICE-03", "UFS-DICE-10", "UFS-SETUP-05")
class PlaceDice(Frame, tag="place_dice"):
    """Phase 1: roll five dice, place them one by one; a white die makes the unplaced ones roll again."""

    rule: ClassVar[str] = "UFS-DICE-02"
    columns: int = 0
    """The columns that have their die, one bit each."""
    excavating: bool = False
    """Does a die lie on unexcavated ground already?"""
    die: int = OFF
    """The die in hand."""
    at: str = "roll"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        if self.at == "choose" or self.die == OFF:
            return {}
        return {"die": Named("die", DICE[self.die]), "face": g.state.faces[self.die]}

    def roll(self, g: Game) -> Step:
        dice = self.unplaced(g)
        return Chance(Dice(len(dice)), then="rolled", text="roll-dice")

    def rolled(self, g: Game, faces: tuple[int, ...]) -> Step:
        effects.roll(g, self.unplaced(g), faces)
        return Goto("choose")

    def unplaced(self, g: Game) -> list[int]:
        places = g.state.places
        return [die for die in ACTION_DICE if places[die] == OFF]

    def choose(self, g: Game) -> Step:
        return Ask(PLAYER, (rules.CHOOSE_DIE, rules.REMOVE_ROBOT), then="chosen", text="choose-die")

    def chosen(self, g: Game, seat: int, act: ChooseDie | RemoveRobot) -> Step:
        if isinstance(act, RemoveRobot):
            effects.remove_robot(g, act.die)
            return Goto("choose")
        self.die = act.die
        return Goto("aim")

    def aim(self, g: Game) -> Step:
        return Ask(PLAYER, (rules.PLACE, rules.REMOVE_ROBOT), then="placed", text="place-die")

    def placed(self, g: Game, seat: int, act: Place | RemoveRobot) -> Step:
        if isinstance(act, RemoveRobot):
            effects.remove_robot(g, act.die)
            return Goto("aim")
        board, space, die = g.content, act.space, self.die
        self.columns |= 1 << board.column_of[space]
        self.excavating = self.excavating or board.opens_with[space] >= g.state.excavator
        self.die = OFF
        effects.place(g, die, space)  # type: ignore[arg-type]
        left = self.unplaced(g)
        if not left:
            return DONE
        if die in WHITE_DICE:
            return Goto("roll")  # after the ships have moved and a loss is ruled out (UFS-R-08)
        if len(left) == 1:
            self.die = left[0]  # nothing to choose
            return Goto("aim")
        return Goto("choose")


@public
@rule("UFS-ROOM-01", "UFS-ROOM-02", "UFS-ROOM-04", "UFS-ROBOT-09")
class ActivateRooms(Frame, tag="activate_rooms"):
    """Phase 2: use rooms, dig, or set dice aside, in any order; then the rest is set aside."""

    rule: ClassVar[str] = "UFS-ROOM-01"
    at: str = "choose"

    def choose(self, g: Game) -> Step:
        return Ask(
            PLAYER,
            (
                rules.ACTIVATE,
                rules.EXCAVATE_RULE,
                rules.SET_ASIDE,
                rules.REMOVE_ROBOT,
                rules.END_ACTIVATION,
            ),
            then="chosen",
            text="activate-rooms",
        )

    def chosen(self, g: Game, seat: int, act: Action) -> Step:
        if isinstance(act, Activate):
            value = effects.activate(g, act.room)
            if value and "robot" in g.content.rooms[act.room].effects:
                return Call(BuildRobot(value=value), then="choose")
        elif isinstance(act, Excavate):
            die = rules.excavation_die(g)
            assert die is not None
            effects.excavate(g, die)
        elif isinstance(act, SetAside):
            effects.set_aside(g, g.state.places.index(act.space))
        elif isinstance(act, RemoveRobot):
            effects.remove_robot(g, act.die)
        else:
            return Goto("clear")
        return Goto("choose")

    def clear(self, g: Game) -> Step:
        for die in ACTION_DICE:
            if g.state.places[die] != OFF:
                effects.set_aside(g, die)
        return DONE


@public
@rule("UFS-ROBOT-01", "UFS-ROBOT-02", "UFS-ROBOT-11")
class BuildRobot(Frame, tag="build_robot", kw_only=True):
    """Put a new robot on a free space of an excavated room, or build none (UFS-R-35)."""

    rule: ClassVar[str] = "UFS-ROBOT-02"
    value: int
    at: str = "choose"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"value": min(self.value, effects.HIGHEST_FACE)}

    def choose(self, g: Game) -> Step:
        return Ask(PLAYER, (rules.BUILD, rules.SKIP, rules.REMOVE_ROBOT), then="chosen", text="place-robot")

    def chosen(self, g: Game, seat: int, act: PlaceRobot | SkipRobot | RemoveRobot) -> Step:
        if isinstance(act, RemoveRobot):
            effects.remove_robot(g, act.die)
            return Goto("choose")
        if isinstance(act, PlaceRobot):
            free = next(die for die in ROBOT_DICE if g.state.places[die] == OFF)
            effects.build_robot(g, free, self.value, act.space)
        return DONE


@public
@rule("UFS-MOTHER-01", "UFS-MOTHER-10", "UFS-SPAWN-05")
class MoveMothership(Frame, tag="move_mothership"):
    """Phase 3: the symbol under the arrow, one row closer, then the waiting ships start again."""

    rule: ClassVar[str] = "UFS-MOTHER-01"
    at: str = "symbol"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        ship = effects.next_waiting(g)
        return {} if ship is None else {"ship": Named("ship", SHIPS[ship])}

    def symbol(self, g: Game) -> Step:
        effects.resolve_track(g)
        return Goto("advance")

    def advance(self, g: Game) -> Step:
        effects.advance_mothership(g)
        return Goto("restart")

    def restart(self, g: Game) -> Step:
        """Start ships one after another; where there is only one spot to take, it is taken (UFS-SPAWN-06)."""
        ship = effects.next_waiting(g)
        if ship is None:
            return DONE
        columns = effects.start_columns(g)
        if len(columns) > 1:
            return Goto("choose")
        effects.start_ship(g, ship, columns[0])
        return Goto("restart")

    def choose(self, g: Game) -> Step:
        return Ask(PLAYER, (rules.START_SHIP,), then="started", text="start-ship")

    def started(self, g: Game, seat: int, act: StartShip) -> Step:
        ship = effects.next_waiting(g)
        assert ship is not None
        effects.start_ship(g, ship, act.column)
        return Goto("restart")


FRAMES = (Rounds, PlaceDice, ActivateRooms, BuildRobot, MoveMothership)
