"""The verbs that change the table; nothing else does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_falling_skies import events, scoring
from holdfast.games.under_falling_skies.actions import (
    ACTION_DICE,
    GREEN_SHIPS,
    RED_SHIPS,
    ROBOT_DICE,
    ColumnId,
    DieId,
    RoomId,
    ShipId,
    SpaceId,
)
from holdfast.games.under_falling_skies.content import STRIDE, SURFACE_END
from holdfast.games.under_falling_skies.state import NEW, OFF, READY, SUPPLY, USED, WAITING
from holdfast.kit import tracks

if TYPE_CHECKING:
    from holdfast.games.under_falling_skies.game import UnderFallingSkies

IMPACT_ROW = 16
HIGHEST_FACE = 6


# ---------------------------------------------------------------- dice and ships (phase 1)


@rule("UFS-DICE-01", "UFS-DICE-03", "UFS-DICE-04")
def roll(g: UnderFallingSkies, dice: list[int], faces: tuple[int, ...]) -> None:
    """Turn the unplaced action dice to what was rolled; placed ones keep their faces."""
    shown = g.state.faces
    for die, face in zip(dice, faces, strict=True):
        shown[die] = face
    if g.events is not None:
        g.emit(events.DiceRolled, tuple(map(DieId, dice)), faces)


@rule("UFS-MOVE-01", "UFS-MOVE-07", "UFS-DICE-11")
def place(g: UnderFallingSkies, die: DieId, space: SpaceId) -> None:
    """Lay a die down, and let the ships of its column descend at once."""
    state = g.state
    face = state.faces[die]
    state.places[die] = space
    g.emit(events.DiePlaced, die, face, space)
    descend(g, g.content.column_of[space], steps_for(g, face, space))


@rule("UFS-MOVE-02", "UFS-MOVE-03", "UFS-SLOW-01", "UFS-SLOW-02")
def steps_for(g: UnderFallingSkies, face: int, space: SpaceId) -> int:
    """How far ships descend: the printed face, one less on a slowing space; modifiers never count."""
    room = g.content.room_of[space]
    return face - 1 if room >= 0 and g.content.rooms[room].effects[0] == "slow" else face


@rule("UFS-MOVE-01", "UFS-MOVE-04", "UFS-MOVE-05", "UFS-RED-01")
def descend(g: UnderFallingSkies, column: int, steps: int) -> None:
    """All ships of a column descend together; then their symbols act, from the top down (UFS-R-01).

    Without a step nothing is triggered (UFS-R-07). Ships keep their distances, so no two ever share a space.
    """
    if steps == 0:
        return
    state = g.state
    ships, top = state.ships, column * STRIDE
    moved = []
    for ship, at in enumerate(ships):
        if top <= at < top + STRIDE:
            row = min((at - top or state.mothership) + steps, IMPACT_ROW)
            ships[ship] = top + row
            moved.append((row, ship))
            g.emit(events.ShipDescended, ShipId(ship), ColumnId(column), row)
    if len(moved) > 1:
        moved.sort()
    symbol = g.content.symbol
    for row, ship in moved:
        # A mothership called by a ship above has come no further than that ship: this one is still in its place.
        if row == IMPACT_ROW:
            hit_base(g, ship, column)
        elif symbol[top + row]:
            trigger(g, ship, top + row)


@rule("UFS-SKY-01", "UFS-SKY-02", "UFS-SKY-03", "UFS-SKY-04", "UFS-SKY-05")
def trigger(g: UnderFallingSkies, ship: int, at: int) -> None:
    """Carry out the symbol a ship ended on. The space an arrow leads to triggers nothing (UFS-R-04)."""
    symbol = g.content.symbol[at]
    if symbol == "M":
        advance_mothership(g)
        return
    beside = at + STRIDE if symbol == "R" else at - STRIDE
    if beside not in g.state.ships:
        g.state.ships[ship] = beside
        g.emit(events.ShipShifted, ShipId(ship), ColumnId(beside // STRIDE), beside % STRIDE)


@rule("UFS-MOVE-06", "UFS-SKY-06", "UFS-RED-01")
def hit_base(g: UnderFallingSkies, ship: int, column: int) -> None:
    """A ship at the bottom of its column: one damage, and it waits to start again."""
    g.state.ships[ship] = WAITING
    g.emit(events.ShipHitBase, ShipId(ship), ColumnId(column))
    damage_base(g)


def damage_base(g: UnderFallingSkies) -> None:
    """One damage; the game may end here."""
    g.state.damage += 1
    g.emit(events.BaseDamaged, g.state.damage, g.content.damage_to_lose)
    scoring.check_damage(g)


@rule("UFS-MOTHER-03", "UFS-MOTHER-04", "UFS-SKY-03")
def advance_mothership(g: UnderFallingSkies) -> None:
    """One row closer. Ships on the spots travel along; ships in the row it enters are taken on board."""
    state = g.state
    state.mothership += 1
    row = state.mothership
    g.emit(events.MothershipAdvanced, row)
    ships = state.ships
    for ship, at in enumerate(ships):
        if at > 0 and at % STRIDE == row:
            ships[ship] = WAITING
            g.emit(events.ShipPickedUp, ShipId(ship))
    scoring.check_mothership(g)


# ---------------------------------------------------------------- rooms (phase 2)


@rule("UFS-ROOM-05", "UFS-ROOM-06", "UFS-ROOM-08", "UFS-ROOM-09", "UFS-ROBOT-03")
def value_of(g: UnderFallingSkies, room: RoomId) -> int:
    """What a room counts with: the sum of its dice and, once, its modifier; never below 0 (UFS-R-14)."""
    spaces = g.content.rooms[room].spaces
    places, faces = g.state.places, g.state.faces
    total = g.content.rooms[room].modifier
    for space in spaces:
        total += faces[places.index(space)]
    return max(total, 0)


@rule("UFS-ROOM-02", "UFS-ROOM-03", "UFS-ROOM-10", "UFS-ROOM-11", "UFS-ROOM-01")
def activate(g: UnderFallingSkies, room: RoomId) -> int:
    """Pay once, count the value, clear the dice, then do every effect of the room; returns the value."""
    made = g.content.rooms[room]
    value = value_of(g, room)
    g.state.energy -= made.cost
    g.emit(events.RoomActivated, room, value, made.cost)
    for space in made.spaces:
        use_die(g, g.state.places.index(space))
    for effect in made.effects:
        if effect == "energy":
            gain_energy(g, value)
        elif effect == "fighter":
            shoot(g, value)
        elif effect == "research":
            do_research(g, value)
    return value


@rule("UFS-ROOM-02", "UFS-ROBOT-04", "UFS-ROBOT-06", "UFS-ROBOT-07")
def use_die(g: UnderFallingSkies, die: int) -> None:
    """An action die leaves the base; a robot grows weaker and rests, and leaves when it showed 1."""
    if die in ACTION_DICE:
        set_aside(g, die)
    elif g.state.faces[die] == 1:
        remove_robot(g, die)
    else:
        g.state.faces[die] -= 1
        g.state.robots[die - ROBOT_DICE[0]] = USED
        g.emit(events.RobotUsed, DieId(die), g.state.faces[die])


@rule("UFS-ROOM-02", "UFS-ROOM-04", "UFS-EXCAV-06")
def set_aside(g: UnderFallingSkies, die: int) -> None:
    """An action die leaves the base."""
    state = g.state
    g.emit(events.DieSetAside, DieId(die), SpaceId(state.places[die]))
    state.faces[die] = 0
    state.places[die] = OFF


@rule("UFS-ENERGY-01", "UFS-ENERGY-02")
def gain_energy(g: UnderFallingSkies, value: int) -> None:
    """Energy rises by the value, up to the end of its track."""
    state = g.state
    gained = tracks.room_up(state.energy, value, g.content.energy_max)
    state.energy += gained
    g.emit(events.EnergyGained, gained, state.energy)


@rule("UFS-SHOOT-01", "UFS-SHOOT-02", "UFS-SHOOT-03", "UFS-RED-02", "UFS-SKY-05")
def shoot(g: UnderFallingSkies, value: int) -> None:
    """Down goes every ship on an explosion of at most the value: green ones wait, red ones are set aside."""
    ships, explosion = g.state.ships, g.content.explosion
    for ship, at in enumerate(ships):
        if at > 0 and 0 < explosion[at] <= value:
            ships[ship] = WAITING if ship in GREEN_SHIPS else SUPPLY
            g.emit(events.ShipShotDown, ShipId(ship), ColumnId(at // STRIDE), at % STRIDE)


@rule("UFS-RES-01", "UFS-RES-02", "UFS-RES-03")
def do_research(g: UnderFallingSkies, value: int) -> None:
    """Advance as many spaces as the value covers in sum; what is left over is lost (UFS-R-26)."""
    state, track = g.state, g.content.research
    steps = tracks.affordable(track, state.research, value)
    if steps == 0:
        g.emit(events.ResearchStalled, value, track[state.research])
        return
    state.research += steps
    g.emit(events.ResearchAdvanced, steps, state.research, len(track))
    scoring.check_research(g)


@rule("UFS-ROBOT-01", "UFS-ROBOT-02", "UFS-ROBOT-05", "UFS-ROBOT-12")
def build_robot(g: UnderFallingSkies, die: int, value: int, space: SpaceId) -> None:
    """A blue die turned to the value, at most 6 (UFS-R-15), rests until the round is over; no ship moves."""
    state = g.state
    state.faces[die] = min(value, HIGHEST_FACE)
    state.places[die] = space
    state.robots[die - ROBOT_DICE[0]] = NEW
    g.emit(events.RobotBuilt, DieId(die), state.faces[die], space)


@rule("UFS-ROBOT-11")
def remove_robot(g: UnderFallingSkies, die: int) -> None:
    """A robot's die returns to the supply."""
    state = g.state
    g.emit(events.RobotRemoved, DieId(die), SpaceId(state.places[die]))
    state.faces[die] = 0
    state.places[die] = OFF
    state.robots[die - ROBOT_DICE[0]] = READY


@rule("UFS-EXCAV-02", "UFS-EXCAV-04", "UFS-EXCAV-05", "UFS-EXCAV-09")
def excavate(g: UnderFallingSkies, die: int) -> None:
    """For one energy the excavator takes the place of its die; the room there does nothing."""
    state = g.state
    space = SpaceId(state.places[die])
    set_aside(g, die)
    state.energy -= 1
    state.excavator = space
    g.emit(events.ExcavatorAdvanced, space, state.energy)


# ---------------------------------------------------------------- the mothership (phase 3)


@rule("UFS-MOTHER-02", "UFS-MOTHER-05", "UFS-MOTHER-09")
def resolve_track(g: UnderFallingSkies) -> None:
    """Carry out the symbol under the mothership's arrow; the skull itself does nothing (UFS-R-33)."""
    symbol = g.content.track[g.state.mothership + 1]
    if symbol == "dmg":
        damage_base(g)
    elif symbol == "+":
        add_red_ship(g)
    elif symbol[0] == "x":
        push_excavator_back(g, int(symbol[1:]))
    elif symbol[0] == "r":
        lose_research(g, int(symbol[1:]))


@rule("UFS-MOTHER-09", "UFS-COMP-03")
def add_red_ship(g: UnderFallingSkies) -> None:
    """A red ship from the supply, if there is one, waits on the mothership."""
    for ship in RED_SHIPS:
        if g.state.ships[ship] == SUPPLY:
            g.state.ships[ship] = WAITING
            g.emit(events.RedShipCame, ShipId(ship))
            return


@rule("UFS-MOTHER-06", "UFS-MOTHER-07")
def push_excavator_back(g: UnderFallingSkies, steps: int) -> None:
    """The excavator goes back, never past B1 (UFS-R-24); robots on ground that is lost are removed."""
    state, board = g.state, g.content
    back = max(state.excavator - steps, min(SURFACE_END, state.excavator))
    if back == state.excavator:
        return
    lost = state.excavator - back
    state.excavator = back
    g.emit(events.ExcavatorPushedBack, SpaceId(back), lost)
    for die in ROBOT_DICE:
        if state.places[die] != OFF and not board.is_excavated(state.places[die], back):
            remove_robot(g, die)


@rule("UFS-MOTHER-08")
def lose_research(g: UnderFallingSkies, steps: int) -> None:
    """The research marker goes back, not past its start (UFS-R-25)."""
    lost = tracks.room_down(g.state.research, steps)
    if lost:
        g.state.research -= lost
        g.emit(events.ResearchLost, lost, g.state.research)


@rule("UFS-SPAWN-02", "UFS-SPAWN-07")
def next_waiting(g: UnderFallingSkies) -> int | None:
    """The ship that starts next, greens before reds; None when none waits or every spot is taken."""
    ships = g.state.ships
    if WAITING not in ships or all(column * STRIDE in ships for column in range(5)):
        return None
    return ships.index(WAITING)


@rule("UFS-SPAWN-01", "UFS-SPAWN-03", "UFS-SPAWN-04", "UFS-SPAWN-06")
def start_columns(g: UnderFallingSkies) -> list[int]:
    """Where the next ship may start: empty columns first, else the free spots with the widest gap below."""
    highest = [IMPACT_ROW * 2] * 5
    for at in g.state.ships:
        if at >= 0:
            column, row = divmod(at, STRIDE)
            highest[column] = min(highest[column], row)
    widest = max(highest)
    return [column for column in range(5) if highest[column] == widest]


@rule("UFS-SPAWN-01", "UFS-MOTHER-10")
def start_ship(g: UnderFallingSkies, ship: int, column: int) -> None:
    """A waiting ship takes the starting spot of a column."""
    g.state.ships[ship] = column * STRIDE
    g.emit(events.ShipStarted, ShipId(ship), ColumnId(column))


@rule("UFS-ROBOT-08", "UFS-EXCAV-08")
def end_round(g: UnderFallingSkies) -> None:
    """Robots are ready again and the next round begins."""
    g.state.robots = [READY, READY]
    g.state.round += 1
