"""Positions and moves of Under Falling Skies in the words of the rulebook, for scenario tests."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.core.events import Event
from holdfast.core.flow import Ask, Chance, Ending, Frame
from holdfast.core.legality import Action, Illegal, Refusal
from holdfast.games.under_falling_skies.actions import (
    DICE,
    Activate,
    ChooseDie,
    ColumnId,
    DieId,
    EndPhase,
    Excavate,
    Place,
    PlaceRobot,
    RemoveRobot,
    RoomId,
    SetAside,
    SkipRobot,
    SpaceId,
    StartShip,
)
from holdfast.games.under_falling_skies.content import STRIDE, load_board
from holdfast.games.under_falling_skies.flow import ActivateRooms, MoveMothership, PlaceDice, Rounds
from holdfast.games.under_falling_skies.game import UnderFallingSkies
from holdfast.games.under_falling_skies.meta import SkiesOptions
from holdfast.games.under_falling_skies.setup import set_up
from holdfast.games.under_falling_skies.state import OFF, READY, SUPPLY, WAITING

Spot = tuple[int, int]
SPOT = 0
"""Row 0: (3, SPOT) is the starting spot of column 3."""


class Skies:
    """A game in progress with moves named as the rulebook names them."""

    def __init__(self, g: UnderFallingSkies) -> None:
        self.g = g

    # ------------------------------------------------------------ moves

    def roll(self, *faces: int) -> Skies:
        """Nature rolls: the three black dice first, then the two white ones, as far as they are unplaced."""
        self.g.luck(faces)
        return self

    def place(self, face: int, space: str, colour: str = "") -> Skies:
        """Place an unplaced die that shows this face."""
        self.take(face, colour)
        return self.do(Place(self.space(space)))

    def take(self, face: int, colour: str = "") -> Skies:
        """Take a die in hand; the last one is in hand already."""
        frame = self.g.stack[-1]
        assert isinstance(frame, PlaceDice)
        if frame.die == OFF:
            options = [act for act in self.g.legal(0) if isinstance(act, ChooseDie)]
            fits = [a for a in options if self.g.state.faces[a.die] == face and DICE[a.die].startswith(colour)]
            assert fits, f"no unplaced {colour} die shows {face}"
            self.do(fits[0])
        assert self.g.state.faces[frame.die] == face
        return self

    def activate(self, space: str) -> Skies:
        return self.do(Activate(self.room(space)))

    def excavate(self) -> Skies:
        return self.do(Excavate())

    def set_aside(self, space: str) -> Skies:
        return self.do(SetAside(self.space(space)))

    def build(self, space: str) -> Skies:
        return self.do(PlaceRobot(self.space(space)))

    def build_none(self) -> Skies:
        return self.do(SkipRobot())

    def remove_robot(self, space: str) -> Skies:
        return self.do(RemoveRobot(DieId(self.g.state.places.index(self.space(space)))))

    def end_phase(self) -> Skies:
        return self.do(EndPhase())

    def start(self, column: int) -> Skies:
        return self.do(StartShip(ColumnId(column - 1)))

    def do(self, act: Action) -> Skies:
        self.g.answer(0, act)
        return self

    def start_anywhere(self) -> Skies:
        """Let the waiting ships start wherever they may, until the next roll."""
        while isinstance(self.g.question, Ask) and isinstance(self.g.stack[-1], MoveMothership):
            self.do(self.g.legal(0)[0])
        return self

    # ------------------------------------------------------------ questions about the table

    def space(self, name: str) -> SpaceId:
        return SpaceId(self.g.content.space_names.index(name))

    def room(self, space: str) -> RoomId:
        return RoomId(self.g.content.room_of[self.space(space)])

    @property
    def phase(self) -> str:
        return type(self.g.stack[-1]).__name__

    @property
    def excavator(self) -> str:
        return self.g.content.space_names[self.g.state.excavator]

    @property
    def dice(self) -> dict[str, int]:
        """The faces of the dice in the base by space, robots included."""
        s = self.g.state
        return {self.g.content.space_names[p]: s.faces[d] for d, p in enumerate(s.places) if p != OFF}

    @property
    def robots(self) -> dict[str, int]:
        s = self.g.state
        return {self.g.content.space_names[s.places[d]]: s.faces[d] for d in (5, 6) if s.places[d] != OFF}

    @property
    def greens(self) -> list[Any]:
        return sorted((_where(at) for at in self.g.state.ships[:5]), key=str)

    @property
    def reds(self) -> list[Any]:
        return sorted((_where(at) for at in self.g.state.ships[5:]), key=str)

    @property
    def ending(self) -> Ending | None:
        return self.g.ending

    def offered(self, verb: type[Action]) -> list[str]:
        """What is offered for a verb: space names, room spaces, dice or columns."""
        kinds = {Place: "space", PlaceRobot: "space", SetAside: "space", StartShip: "column", RemoveRobot: "die"}
        acts = [act for act in self.g.legal(0) if type(act) is verb]
        if verb is Activate:
            return ["+".join(self.g.content.space_names[s] for s in self.g.content.rooms[a.room].spaces) for a in acts]
        names = self.g.content.names[kinds[verb]]
        return [names[getattr(act, act.__struct_fields__[0])] for act in acts]

    def refused(self, act: Action) -> Refusal:
        """The refusal of an illegal answer."""
        with pytest.raises(Illegal) as caught:
            self.g.answer(0, act)
        return caught.value.refusal

    def events(self, *kinds: type[Event]) -> list[Event]:
        """What happened since the last look, of these kinds."""
        return [event for event in self.g.take_events() if not kinds or isinstance(event, kinds)]


def _where(at: int) -> Any:
    if at == WAITING:
        return "waiting"
    if at == SUPPLY:
        return "supply"
    return (at // STRIDE + 1, at % STRIDE)


def new_game(**faces: Any) -> Skies:
    """A game at its first roll."""
    return Skies(UnderFallingSkies.new(SkiesOptions(**faces), events=True))


def position(
    frames: list[Frame],
    *,
    options: SkiesOptions | None = None,
    mothership: int = 0,
    energy: int | None = None,
    research: int = 0,
    damage: int = 0,
    excavator: str = "",
    greens: list[Any] | None = None,
    reds: list[Any] | None = None,
    dice: dict[str, int] | None = None,
    robots: dict[str, int] | None = None,
    robot_state: int = READY,
) -> Skies:
    """A position by its parts; greens that are not mentioned wait, reds that are not mentioned are in supply."""
    board = load_board(options or SkiesOptions())
    table, _ = set_up(board)
    table.mothership, table.research, table.damage = mothership, research, damage
    if energy is not None:
        table.energy = energy
    if excavator:
        table.excavator = board.space_names.index(excavator)
    if greens is not None:
        table.ships[:5] = [_place(at) for at in [*greens, *["waiting"] * 5][:5]]
    if reds is not None:
        table.ships[5:] = [_place(at) for at in [*reds, *["supply"] * 2][:2]]
    for die, (space, face) in enumerate((dice or {}).items()):
        table.faces[die], table.places[die] = face, board.space_names.index(space)
    for die, (space, face) in enumerate((robots or {}).items(), start=5):
        table.faces[die], table.places[die] = face, board.space_names.index(space)
        table.robots[die - 5] = robot_state
    options = options or SkiesOptions()
    return Skies(UnderFallingSkies.restore(board, options, 1, table, frames, None, events=True))


def _place(at: Any) -> int:
    if at == "waiting":
        return WAITING
    if at == "supply":
        return SUPPLY
    column, row = at
    return int((column - 1) * STRIDE + row)


def placing(roll: tuple[int, ...] = (), **parts: Any) -> Skies:
    """Phase 1 of a round, with its first roll made if one is given."""
    skies = position([Rounds(at="activate"), PlaceDice()], **parts)
    return skies.roll(*roll) if roll else skies


def activating(dice: dict[str, int], **parts: Any) -> Skies:
    """Phase 2 with these action dice in the base."""
    return position([Rounds(at="mothership"), ActivateRooms()], dice=dice, **parts)


def mothership_moves(**parts: Any) -> Skies:
    """Phase 3 is carried out up to the first choice of the player, or to the next roll."""
    return position([Rounds(at="next_round"), MoveMothership()], **parts)


def waits_for_roll(skies: Skies) -> bool:
    return isinstance(skies.g.question, Chance)
