"""The words the player can say, and the ids they speak of."""

from __future__ import annotations

from typing import NewType

from holdfast.core.ids import Kind
from holdfast.core.legality import Action

SpaceId = NewType("SpaceId", int)
"""A base space, numbered along the excavation path."""
RoomId = NewType("RoomId", int)
DieId = NewType("DieId", int)
ShipId = NewType("ShipId", int)
ColumnId = NewType("ColumnId", int)

SPACE = Kind("space", SpaceId)
ROOM = Kind("room", RoomId)
DIE = Kind("die", DieId)
SHIP = Kind("ship", ShipId)
COLUMN = Kind("column", ColumnId)
KINDS = (SPACE, ROOM, DIE, SHIP, COLUMN)

DICE = ("black1", "black2", "black3", "white1", "white2", "blue1", "blue2")
ACTION_DICE = range(5)
WHITE_DICE = (3, 4)
ROBOT_DICE = (5, 6)
SHIPS = ("green1", "green2", "green3", "green4", "green5", "red1", "red2")
GREEN_SHIPS = range(5)
RED_SHIPS = range(5, 7)


class ChooseDie(Action, frozen=True, tag="choose_die"):
    """Take one of the unplaced dice in hand."""

    die: DieId


class Place(Action, frozen=True, tag="place"):
    """Put the die in hand on a space."""

    space: SpaceId


class Activate(Action, frozen=True, tag="activate"):
    """Use a room with the dice that lie in it, paying its energy."""

    room: RoomId


class Excavate(Action, frozen=True, tag="excavate"):
    """Move the excavator to its die, for one energy."""


class SetAside(Action, frozen=True, tag="set_aside"):
    """Take an action die off the base without effect."""

    space: SpaceId


class PlaceRobot(Action, frozen=True, tag="place_robot"):
    """Put the robot just built on a space."""

    space: SpaceId


class SkipRobot(Action, frozen=True, tag="skip_robot"):
    """Build no robot after all."""


class RemoveRobot(Action, frozen=True, tag="remove_robot"):
    """Give a robot up; its die returns to the supply."""

    die: DieId


class StartShip(Action, frozen=True, tag="start_ship"):
    """Let the next waiting ship start in a column."""

    column: ColumnId


class EndPhase(Action, frozen=True, tag="end_phase"):
    """Finish activating: every die left is set aside without effect."""


ACTIONS = (
    ChooseDie,
    Place,
    Activate,
    Excavate,
    SetAside,
    PlaceRobot,
    SkipRobot,
    StartShip,
    RemoveRobot,
    EndPhase,
)
