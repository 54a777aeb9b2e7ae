"""What can happen in a game, each as a fact in the past tense."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.events import Event
from holdfast.core.ledger import rule
from holdfast.games.under_falling_skies.actions import ColumnId, DieId, RoomId, ShipId, SpaceId


@rule("UFS-GOAL-02")
class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int


@rule("UFS-DICE-01", "UFS-DICE-03")
class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    reveals: ClassVar[bool] = True
    dice: tuple[DieId, ...]
    faces: tuple[int, ...]


@rule("UFS-DICE-02")
class DiePlaced(Event, frozen=True, tag="die_placed"):
    die: DieId
    face: int
    space: SpaceId


@rule("UFS-MOVE-01", "UFS-MOVE-02")
class ShipDescended(Event, frozen=True, tag="ship_descended"):
    ship: ShipId
    column: ColumnId
    row: int


@rule("UFS-SKY-01")
class ShipShifted(Event, frozen=True, tag="ship_shifted"):
    ship: ShipId
    column: ColumnId
    row: int


@rule("UFS-MOVE-06", "UFS-SKY-06")
class ShipHitBase(Event, frozen=True, tag="ship_hit_base"):
    ship: ShipId
    column: ColumnId


@rule("UFS-END-02")
class BaseDamaged(Event, frozen=True, tag="base_damaged"):
    damage: int
    limit: int


@rule("UFS-MOTHER-03", "UFS-SKY-03")
class MothershipAdvanced(Event, frozen=True, tag="mothership_advanced"):
    row: int


@rule("UFS-MOTHER-04")
class ShipPickedUp(Event, frozen=True, tag="ship_picked_up"):
    ship: ShipId


@rule("UFS-ROOM-03", "UFS-ROOM-05")
class RoomActivated(Event, frozen=True, tag="room_activated"):
    room: RoomId
    value: int
    cost: int


@rule("UFS-ENERGY-01")
class EnergyGained(Event, frozen=True, tag="energy_gained"):
    gained: int
    energy: int


@rule("UFS-SHOOT-01")
class ShipShotDown(Event, frozen=True, tag="ship_shot_down"):
    ship: ShipId
    column: ColumnId
    row: int


@rule("UFS-RES-01")
class ResearchAdvanced(Event, frozen=True, tag="research_advanced"):
    steps: int
    research: int
    goal: int


@rule("UFS-RES-03")
class ResearchStalled(Event, frozen=True, tag="research_stalled"):
    value: int
    needed: int


@rule("UFS-ROBOT-02")
class RobotBuilt(Event, frozen=True, tag="robot_built"):
    die: DieId
    face: int
    space: SpaceId


@rule("UFS-ROBOT-06")
class RobotUsed(Event, frozen=True, tag="robot_used"):
    die: DieId
    face: int


@rule("UFS-ROBOT-07", "UFS-ROBOT-11", "UFS-MOTHER-07")
class RobotRemoved(Event, frozen=True, tag="robot_removed"):
    die: DieId
    space: SpaceId


@rule("UFS-ROOM-02")
class DieSetAside(Event, frozen=True, tag="die_set_aside"):
    die: DieId
    space: SpaceId


@rule("UFS-EXCAV-05")
class ExcavatorAdvanced(Event, frozen=True, tag="excavator_advanced"):
    space: SpaceId
    energy: int


@rule("UFS-MOTHER-06")
class ExcavatorPushedBack(Event, frozen=True, tag="excavator_pushed_back"):
    space: SpaceId
    steps: int


@rule("UFS-MOTHER-08")
class ResearchLost(Event, frozen=True, tag="research_lost"):
    steps: int
    research: int


@rule("UFS-MOTHER-09")
class RedShipCame(Event, frozen=True, tag="red_ship_came"):
    ship: ShipId


@rule("UFS-SPAWN-01")
class ShipStarted(Event, frozen=True, tag="ship_started"):
    ship: ShipId
    column: ColumnId


EVENTS = (
    RoundBegan,
    DiceRolled,
    DiePlaced,
    ShipDescended,
    ShipShifted,
    ShipHitBase,
    BaseDamaged,
    MothershipAdvanced,
    ShipPickedUp,
    RoomActivated,
    EnergyGained,
    ShipShotDown,
    ResearchAdvanced,
    ResearchStalled,
    RobotBuilt,
    RobotUsed,
    RobotRemoved,
    DieSetAside,
    ExcavatorAdvanced,
    ExcavatorPushedBack,
    ResearchLost,
    RedShipCame,
    ShipStarted,
)
