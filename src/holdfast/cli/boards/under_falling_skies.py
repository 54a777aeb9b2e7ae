"""Under Falling Skies in text: the sky on the left, tracks and base on the right, news below or beside.

All of it fits 80 columns and 17 lines. Colour only repeats what the signs say: `g3` is a green ship, `r1` a
red one, `[4]` a black die, `(4)` a white one, `{4}` a robot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.cli.boards import Scene
from holdfast.core.game import View
from holdfast.core.text import Named
from holdfast.core.text import Text as Message
from holdfast.games.under_falling_skies.actions import ACTION_DICE, DICE, ROBOT_DICE, SHIPS, WHITE_DICE
from holdfast.games.under_falling_skies.content import STRIDE, Board, Room, load_board
from holdfast.games.under_falling_skies.meta import SkiesOptions, level
from holdfast.games.under_falling_skies.state import OFF, READY, WAITING
from holdfast.games.under_falling_skies.state import Table as State
from holdfast.words.words import Naming

if TYPE_CHECKING:
    from holdfast.words import Words

COLUMNS = range(5)
IMPACT_ROW = 16
BASE_WIDTH = 42
MOST_CODES = 3
"""So many ships that wait on board are named; of more, only their number has room."""
THREE_PARTS = 112
"""From this width on the news stand beside the base instead of below it."""
EXCAVATOR_STYLE = "bold black on yellow"
SIGNS = {"L": ("<", "cyan"), "R": (">", "cyan"), "M": ("M", "bold magenta")}


def naming(view: View) -> Naming | None:
    """Dice are called with their faces, rooms by their effects, ships by their code on the board."""
    table, content = cast(State, view.table), _content(view)

    def name(named: Named) -> Message | None:
        if named.kind == "die":
            colour, face = named.id.rstrip("0123456789"), table.faces[DICE.index(named.id)]
            return Message("die-shown", {"colour": Named("die", colour), "face": face}) if face else None
        if named.kind == "ship":
            return Message("ship-code", {"code": ship_code(SHIPS.index(named.id))})
        if named.kind == "room":
            room = content.rooms[content.names["room"].index(named.id)]
            return Message("room-" + "-".join(room.effects), {"spaces": named.id.replace("-", "+")})
        return None

    return name


def ship_code(ship: int) -> str:
    """A ship's letter and number, as on the board."""
    return SHIPS[ship][0] + SHIPS[ship][-1]


def board(scene: Scene) -> RenderableType:
    """The whole table."""
    state, content = cast(State, scene.view.table), _content(scene.view)
    sky = _sky(state, content, scene.words)
    base = [*_tracks(scene, state, content), Text(), *_base(state, content, scene)]
    grid = Table.grid(padding=(0, 2, 0, 0))
    if scene.width >= THREE_PARTS:
        room = scene.width - 36 - BASE_WIDTH - 4
        beside = [*_legend(scene.words, room), Text(), *_news(scene, room, len(sky) - 9)]
        grid.add_row(Group(*sky), Group(*base), Group(*beside))
    else:
        lines = max(len(sky) - len(base) - 1, 3)
        base += [Text(), *_news(scene, min(BASE_WIDTH, max(scene.width - 36, 20)), lines)]
        grid.add_row(Group(*sky), Group(*base))
    return grid


def _content(view: View) -> Board:
    return load_board(cast(SkiesOptions, view.options))


# ---------------------------------------------------------------- the sky


def _sky(state: State, content: Board, words: Words) -> list[Text]:
    """The mothership with its starting spots, then every row that it has not covered."""
    ships = {at: ship for ship, at in enumerate(state.ships) if at >= 0}
    lines = [_mothership(state, ships)]
    for row in range(state.mothership + 1, IMPACT_ROW + 1):
        line = Text(f"{row:2} ", style="dim", end="", no_wrap=True)
        for column in COLUMNS:
            line.append_text(_sky_cell(content, ships, column, row))
        if row < IMPACT_ROW:
            line.append_text(_track_cell(content.track[row], row == state.mothership + 1, words))
        else:
            line.append(words.say("board-impact"), style="bold red")
        line.end = "\n"
        lines.append(line)
    return lines


def _mothership(state: State, ships: dict[int, int]) -> Text:
    line = Text(">> ", style="bold magenta", no_wrap=True)
    for column in COLUMNS:
        line.append(f"{column + 1}:", style="magenta")
        ship = ships.get(column * STRIDE)
        if ship is None:
            line.append("-- ", style="magenta")
        else:
            line.append(ship_code(ship), style=_ship_style(ship))
            line.append(" ")
    waiting = [ship for ship, at in enumerate(state.ships) if at == WAITING]
    if waiting:
        line.append("+")
    if len(waiting) <= MOST_CODES:
        for ship in waiting:
            line.append(ship_code(ship), style=_ship_style(ship))
        return line
    for colour in "gr":
        alike = [ship for ship in waiting if ship_code(ship)[0] == colour]
        if alike:
            line.append(f"{len(alike)}{colour}", style=_ship_style(alike[0]))
    return line


def _sky_cell(content: Board, ships: dict[int, int], column: int, row: int) -> Text:
    """Five signs: the ship, then what is printed on the space."""
    at = column * STRIDE + row
    ship = ships.get(at)
    cell = Text()
    if ship is None:
        cell.append("  ")
    else:
        cell.append(ship_code(ship), style=_ship_style(ship))
    if row == IMPACT_ROW:
        cell.append("xx ", style="red")
    elif content.explosion[at]:
        cell.append(f"*{content.explosion[at]} ", style="bold yellow")
    elif content.symbol[at]:
        sign, style = SIGNS[content.symbol[at]]
        cell.append(f"{sign}  ", style=style)
    else:
        cell.append(".  ", style="dim")
    return cell


def _track_cell(symbol: str, is_next: bool, words: Words) -> Text:
    """What the mothership does when it stands above this row; the one that comes next stands out."""
    if symbol == "-":
        said, style = "", "dim"
    elif symbol == "dmg":
        said, style = words.say("board-track-damage"), "red"
    elif symbol == "skull":
        said, style = words.say("board-track-skull"), "bold red"
    elif symbol == "+":
        said, style = words.say("board-track-red"), "red"
    elif symbol[0] == "x":
        said, style = words.say("board-track-excavator", {"steps": int(symbol[1:])}), "yellow"
    else:
        said, style = words.say("board-track-research", {"steps": int(symbol[1:])}), "cyan"
    return Text(f"<{said or '-'}" if is_next else said, style=f"bold {style}" if is_next else style)


def _ship_style(ship: int) -> str:
    return "bold black on green" if SHIPS[ship].startswith("green") else "bold white on red"


# ---------------------------------------------------------------- tracks and dice


def _tracks(scene: Scene, state: State, content: Board) -> list[Text]:
    words = scene.words
    title = Text(no_wrap=True)
    title.append("UNDER FALLING SKIES", style="bold")
    title.append("  " + words.say("board-round", {"round": state.round}))
    title.append("  " + words.say("board-level", {"level": level(cast(SkiesOptions, scene.view.options))}), style="dim")
    energy = _label(words.say("board-energy"))
    energy.append("#" * state.energy, style="bold yellow")
    energy.append("." * (content.energy_max - state.energy), style="dim")
    energy.append(f" {state.energy}/{content.energy_max}")
    damage = _label(words.say("board-damage"))
    damage.append("#" * state.damage, style="bold red")
    damage.append("." * (content.damage_to_lose - state.damage), style="dim")
    damage.append(f" {state.damage}/{content.damage_to_lose}")
    return [title, energy, _research(state, content, words), damage, _dice(scene, state)]


def _label(said: str) -> Text:
    return Text(f"{said:<9} ", no_wrap=True)


def _research(state: State, content: Board, words: Words) -> Text:
    """All numbers of the track; those done are dim, the next one stands in brackets."""
    line = _label(words.say("board-research"))
    for index, needed in enumerate(content.research):
        if index == state.research:
            line.append(f"[{needed}]", style="bold cyan")
        else:
            line.append(f"{needed}", style="dim" if index < state.research else "")
            if index + 1 != state.research:
                line.append(" ")
    return line


def _dice(scene: Scene, state: State) -> Text:
    """The dice not yet placed; an arrow shows the one in hand."""
    line = _label(scene.words.say("board-dice"))
    hand = next((frame.die for frame in reversed(scene.view.stack) if hasattr(frame, "die")), OFF)
    for die in ACTION_DICE:
        if state.faces[die] and state.places[die] == OFF:
            line.append(">" if die == hand else "", style="bold cyan")
            line.append_text(die_sign(die, state.faces[die]))
            line.append(" ")
    return line


def die_sign(die: int, face: int, resting: bool = False) -> Text:
    """A die by its brackets and its colour."""
    if die in ROBOT_DICE:
        return Text(f"{{{face}}}", style="white on blue" if resting else "bold white on blue")
    if die in WHITE_DICE:
        return Text(f"({face})", style="bold black on white")
    return Text(f"[{face}]", style="bold white on grey30")


# ---------------------------------------------------------------- the base


def _base(state: State, content: Board, scene: Scene) -> list[Text]:
    """Six rows of five spaces; an arrow shows which way the excavator goes in each."""
    dice = {space: die for die, space in enumerate(state.places) if space != OFF}
    head = Text("   " + "".join(f" {column + 1}      " for column in COLUMNS), style="dim", no_wrap=True)
    lines = [head]
    for index, row in enumerate("ABCDEF"):
        line = Text(f"{row}{'<' if index % 2 == 0 else '>'}", style="dim", no_wrap=True)
        for column in COLUMNS:
            space = content.space_names.index(f"{row}{column + 1}")
            line.append_text(_space(space, dice.get(space), state, content, scene))
        lines.append(line)
    return lines


def _space(space: int, die: int | None, state: State, content: Board, scene: Scene) -> Text:
    """Eight signs: die or excavator or unexcavated ground, then what the room does there."""
    open_ground = content.is_excavated(space, state.excavator)
    glows = f"space:{content.space_names[space]}" in scene.glow
    cell = Text()
    if die is not None:
        resting = die in ROBOT_DICE and state.robots[die - ROBOT_DICE[0]] != READY
        cell.append_text(die_sign(die, state.faces[die], resting))
    elif space == state.excavator:
        cell.append(f"{scene.words.say('board-excavator'):3}", style=EXCAVATOR_STYLE)
    else:
        cell.append(" # " if not open_ground else " _ " if glows else "   ", style="bold cyan" if glows else "dim")
    style = "bold cyan" if glows else _room_style(content, space) if open_ground else "dim"
    cell.append(f"{_room_sign(space, content, scene.words):<5}", style=style)
    return cell


def _room_sign(space: int, content: Board, words: Words) -> str:
    """Effects, modifier and cost of a room, spread over its spaces; `=` where a room goes on."""
    index = content.room_of[space]
    if index < 0:
        return "~~"
    room: Room = content.rooms[index]
    effects = "".join(words.say(f"board-effect-{effect}") for effect in room.effects)
    said = effects + (f"{room.modifier:+d}" if room.modifier else "")
    cost = f"/{room.cost}" if room.cost else ""
    if len(room.spaces) == 1:
        return said + cost
    spaces = sorted(room.spaces, key=lambda one: content.space_names[one])
    if space == spaces[0]:
        return said
    return "=" + (cost if space == spaces[-1] else "")


ROOM_STYLES = {"slow": "white", "energy": "yellow", "fighter": "green", "research": "cyan", "robot": "blue"}


def _room_style(content: Board, space: int) -> str:
    room = content.room_of[space]
    return "dim" if room < 0 else ROOM_STYLES[content.rooms[room].effects[0]]


# ---------------------------------------------------------------- beside the board


def legend(words: Words) -> list[str]:
    """What the signs of the base and of the sky mean."""
    return [words.say(key) for key in ("board-legend", "board-legend-cost", "board-legend-sky")]


def _legend(words: Words, width: int) -> list[Text]:
    return [line for one in legend(words) for line in _wrapped(one, width, "dim")]


def _news(scene: Scene, width: int, lines: int) -> list[Text]:
    """The latest events, as many as there are lines for."""
    wrapped = [line for one in scene.news for line in _wrapped(one, width, "italic")]
    return wrapped[-max(lines, 1) :]


def _wrapped(said: str, width: int, style: str) -> list[Text]:
    from textwrap import wrap

    return [Text(line, style=style, no_wrap=True) for line in wrap(said, max(width, 10), subsequent_indent=" ")]
