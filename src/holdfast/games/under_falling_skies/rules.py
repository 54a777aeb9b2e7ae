"""What may be done: guards with their rules, and the action rules made of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.under_falling_skies import effects
from holdfast.games.under_falling_skies.actions import (
    ACTION_DICE,
    ROBOT_DICE,
    Activate,
    ChooseDie,
    ColumnId,
    DieId,
    EndPhase,
    Excavate,
    Place,
    PlaceRobot,
    RemoveRobot,
    SetAside,
    SkipRobot,
    StartShip,
)
from holdfast.games.under_falling_skies.state import OFF, READY

if TYPE_CHECKING:
    from holdfast.games.under_falling_skies.flow import PlaceDice
    from holdfast.games.under_falling_skies.game import UnderFallingSkies as Game

EVERY_DIE = tuple(ChooseDie(DieId(die)) for die in ACTION_DICE)
EVERY_ROBOT = tuple(RemoveRobot(DieId(die)) for die in ROBOT_DICE)
EVERY_COLUMN = tuple(StartShip(ColumnId(column)) for column in range(5))
EXCAVATE = (Excavate(),)
END_PHASE = (EndPhase(),)
SKIP_ROBOT = (SkipRobot(),)


# ---------------------------------------------------------------- placing dice


@guard("UFS-DICE-02")
def die_is_unplaced(g: Game, seat: int, act: ChooseDie) -> bool:
    """Only an action die that was rolled and not yet placed can be taken in hand."""
    die = act.die
    return die in ACTION_DICE and g.state.faces[die] > 0 and g.state.places[die] == OFF


@guard("UFS-DICE-06")
def column_is_free(g: Game, seat: int, act: Place) -> bool:
    """One action die per column and round; robots do not count (UFS-ROBOT-10)."""
    return not cast("PlaceDice", g.stack[-1]).columns >> g.content.column_of[act.space] & 1


@guard("UFS-DICE-05")
def space_is_empty(g: Game, seat: int, act: Place | PlaceRobot) -> bool:
    """A space holds one die of any colour."""
    return act.space not in g.state.places


@guard("UFS-DICE-09")
def not_under_the_excavator(g: Game, seat: int, act: Place) -> bool:
    """The excavator's own space takes no die at all (UFS-R-10)."""
    return act.space != g.state.excavator


@guard("UFS-DICE-07")
def ground_takes_dice(g: Game, seat: int, act: Place | PlaceRobot) -> bool:
    """Behind the excavator only rooms take dice, not tunnels (UFS-R-11)."""
    board, space = g.content, act.space
    return board.opens_with[space] >= g.state.excavator or board.room_of[space] >= 0


@guard("UFS-EXCAV-02")
def on_the_path(g: Game, seat: int, act: Place) -> bool:
    """An excavation die lies on the path ahead; a space that opens along with another cannot be dug to."""
    return act.space <= g.content.path_end or g.content.opens_with[act.space] < g.state.excavator


@guard("UFS-DICE-08")
def only_excavation_die(g: Game, seat: int, act: Place) -> bool:
    """One die a round may lie on unexcavated ground."""
    return g.content.opens_with[act.space] < g.state.excavator or not cast("PlaceDice", g.stack[-1]).excavating


def _distance(g: Game, seat: int, act: Place) -> dict[str, Arg]:
    return {"steps": act.space - g.state.excavator}


@guard("UFS-EXCAV-03", because=_distance)
def die_reaches_far_enough(g: Game, seat: int, act: Place) -> bool:
    """With strict excavation a die too low for the distance may not be placed there (UFS-R-09)."""
    if not g.options.strict_excavation or g.content.opens_with[act.space] < g.state.excavator:
        return True
    return g.state.faces[cast("PlaceDice", g.stack[-1]).die] >= act.space - g.state.excavator


@rule("UFS-DICE-07", "UFS-DICE-08", "UFS-EXCAV-01", "UFS-EXCAV-07", "UFS-ROBOT-10")
def placements(g: Game, seat: int) -> Iterable[Place]:
    """Spaces in free columns that take dice or lie ahead of the excavator, tunnels among the latter."""
    board, excavator = g.content, g.state.excavator
    columns = cast("PlaceDice", g.stack[-1]).columns
    key = excavator << 5 | columns
    found = board.placements.get(key)
    if found is None:
        found = board.placements[key] = tuple(
            place
            for space, place in enumerate(board.place)
            if not columns >> board.column_of[space] & 1
            and (
                board.room_of[space] >= 0
                if board.is_excavated(space, excavator)
                else excavator < space <= board.path_end
            )
        )
    return found


CHOOSE_DIE = ActionRule(ChooseDie, lambda g, seat: EVERY_DIE, (die_is_unplaced,))

PLACE = ActionRule(
    Place,
    placements,
    (
        column_is_free,
        space_is_empty,
        not_under_the_excavator,
        ground_takes_dice,
        on_the_path,
        only_excavation_die,
        die_reaches_far_enough,
    ),
    ensured=(column_is_free, not_under_the_excavator, ground_takes_dice, on_the_path),
)


# ---------------------------------------------------------------- activating rooms


@guard("UFS-SLOW-01")
def room_has_an_effect(g: Game, seat: int, act: Activate) -> bool:
    """A slowing space did all it does when its die was placed (UFS-R-44)."""
    return g.content.rooms[act.room].effects[0] != "slow"


def _empty_spaces(g: Game, seat: int, act: Activate) -> dict[str, Arg]:
    names = g.content.space_names
    spaces = g.content.rooms[act.room].spaces
    return {"spaces": [Named("space", names[space]) for space in spaces if space not in g.state.places]}


@guard("UFS-ROOM-07", because=_empty_spaces)
def every_space_is_filled(g: Game, seat: int, act: Activate) -> bool:
    """A room works only with a die on each of its spaces."""
    places = g.state.places
    for space in g.content.rooms[act.room].spaces:
        if space not in places:
            return False
    return True


@guard("UFS-DICE-09")
def room_is_excavated(g: Game, seat: int, act: Activate) -> bool:
    """A die ahead of the excavator does not count for the room it lies in (UFS-R-12)."""
    opens, excavator = g.content.opens_with, g.state.excavator
    for space in g.content.rooms[act.room].spaces:
        if opens[space] >= excavator:
            return False
    return True


@guard("UFS-ROBOT-05")
def robots_can_work(g: Game, seat: int, act: Activate) -> bool:
    """Robots rest in the round they are built, and work once a round (UFS-ROBOT-04)."""
    state = g.state
    if state.robots == [READY, READY]:
        return True
    spaces = g.content.rooms[act.room].spaces
    return not any(state.robots[die - ROBOT_DICE[0]] != READY and state.places[die] in spaces for die in ROBOT_DICE)


def _cost(g: Game, seat: int, act: Activate) -> dict[str, Arg]:
    return {"cost": g.content.rooms[act.room].cost, "energy": g.state.energy}


@guard("UFS-ROOM-04", because=_cost)
def room_can_be_paid(g: Game, seat: int, act: Activate) -> bool:
    """The energy must be there before the effect; a room cannot pay for itself (UFS-R-34)."""
    return g.content.rooms[act.room].cost <= g.state.energy


@rule("UFS-ROOM-01", "UFS-ROOM-07", "UFS-ROBOT-03")
def rooms_with_dice(g: Game, seat: int) -> Iterable[Activate]:
    """Rooms in which any die lies, in the order of the cards."""
    room_of, activate = g.content.room_of, g.content.activate
    rooms = {room_of[space] for space in g.state.places if space >= 0}
    rooms.discard(-1)
    return [activate[room] for room in sorted(rooms)]


def excavation_die(g: Game) -> int | None:
    """The action die on unexcavated ground, if there is one."""
    opens, excavator = g.content.opens_with, g.state.excavator
    for die in ACTION_DICE:
        space = g.state.places[die]
        if space >= 0 and opens[space] >= excavator:
            return die
    return None


@guard("UFS-EXCAV-02")
def a_die_lies_ahead(g: Game, seat: int, act: Excavate) -> bool:
    """The excavator moves only to a die placed ahead of it."""
    return excavation_die(g) is not None


def _needed(g: Game, seat: int, act: Excavate) -> dict[str, Arg]:
    die = excavation_die(g)
    return {"steps": g.state.places[die] - g.state.excavator if die is not None else 0}


@guard("UFS-EXCAV-03", because=_needed)
def die_covers_the_distance(g: Game, seat: int, act: Excavate) -> bool:
    """The die must show at least the steps from the excavator to it."""
    die = excavation_die(g)
    return die is not None and g.state.faces[die] >= g.state.places[die] - g.state.excavator


@guard("UFS-EXCAV-04")
def digging_can_be_paid(g: Game, seat: int, act: Excavate) -> bool:
    """Digging costs one energy, however far."""
    return g.state.energy >= 1


@guard("UFS-ROOM-02")
def action_die_lies_there(g: Game, seat: int, act: SetAside) -> bool:
    """Only an action die is set aside; robots are removed instead."""
    return act.space in g.state.places[: len(ACTION_DICE)]


def dice_in_base(g: Game, seat: int) -> Iterable[SetAside]:
    """Every action die that still lies in the base, by space."""
    aside = g.content.set_aside
    return [aside[space] for space in sorted(g.state.places[: len(ACTION_DICE)]) if space >= 0]


@guard("UFS-ROBOT-11")
def robot_stands(g: Game, seat: int, act: RemoveRobot) -> bool:
    """Only a robot on the board can be removed."""
    return act.die in ROBOT_DICE and g.state.places[act.die] != OFF


ACTIVATE = ActionRule(
    Activate,
    rooms_with_dice,
    (room_has_an_effect, every_space_is_filled, room_is_excavated, robots_can_work, room_can_be_paid),
)
EXCAVATE_RULE = ActionRule(
    Excavate, lambda g, seat: EXCAVATE, (a_die_lies_ahead, die_covers_the_distance, digging_can_be_paid)
)
SET_ASIDE = ActionRule(SetAside, dice_in_base, (action_die_lies_there,), ensured=(action_die_lies_there,))
REMOVE_ROBOT = ActionRule(RemoveRobot, lambda g, seat: EVERY_ROBOT, (robot_stands,))
END_ACTIVATION = ActionRule(EndPhase, lambda g, seat: END_PHASE)


# ---------------------------------------------------------------- building a robot


@guard("UFS-ROBOT-01")
def blue_die_is_free(g: Game, seat: int, act: PlaceRobot) -> bool:
    """Two robots at most: with both standing, one must be removed first (UFS-R-16)."""
    return g.state.places[ROBOT_DICE[0]] == OFF or g.state.places[ROBOT_DICE[1]] == OFF


@guard("UFS-ROBOT-02")
def in_an_excavated_room(g: Game, seat: int, act: PlaceRobot) -> bool:
    """Robots stand in excavated rooms, also in one excavated just now (UFS-R-18)."""
    board = g.content
    return board.opens_with[act.space] < g.state.excavator and board.room_of[act.space] >= 0


BUILD = ActionRule(
    PlaceRobot,
    lambda g, seat: g.content.place_robot,
    (blue_die_is_free, in_an_excavated_room, space_is_empty),
)
SKIP = ActionRule(SkipRobot, lambda g, seat: SKIP_ROBOT)


# ---------------------------------------------------------------- starting ships


@guard("UFS-SPAWN-04")
def column_is_emptiest(g: Game, seat: int, act: StartShip) -> bool:
    """Empty columns come first, then the widest gap; ties are the player's (UFS-SPAWN-05)."""
    return act.column in effects.start_columns(g)


START_SHIP = ActionRule(
    StartShip,
    lambda g, seat: [EVERY_COLUMN[column] for column in effects.start_columns(g)],
    (column_is_emptiest,),
    ensured=(column_is_emptiest,),
)
