"""The map: hexagons with flat tops, two lines each, every column half a tile lower than the one before it.

The first line of a tile has the movement value and the name, the second what is there. Pieces come before the cubes;
what does not fit ends in `+`, and the line below the map tells all about the tile of the active character.
"""

from __future__ import annotations

from rich.text import Text

from holdfast.cli.boards.under_our_sun.reading import SIDES, Sight
from holdfast.games.under_our_sun.state import NOBODY

NARROWEST, WIDEST = 11, 17
"""Columns of one tile, the gap included."""
TALLEST = 22
"""Lines of the map; a larger one is shown around the active character."""
WATER_FULL, WATER_EMPTY = "~", "-"
PERSON_STYLE = ("bold black on cyan", "bold black on green", "bold black on yellow", "bold white on magenta")

Spot = tuple[int, int]
"""Column and line of a place on an endless sheet."""


def atlas(sight: Sight, width: int) -> list[Text]:
    """The map, or the part of it around the active character."""
    grid = sight.content.grid
    shown = {place: (grid.q[place], 2 * grid.r[place] + grid.q[place]) for place in _places(sight)}
    columns = _window([x for x, _ in shown.values()], shown[sight.focus][0], max(width // NARROWEST, 1), 1)
    cell = min(width // len(columns), WIDEST)
    lines = _window([y for _, y in shown.values()], shown[sight.focus][1], TALLEST - 1, 2)
    at = {spot: place for place, spot in shown.items() if spot[0] in columns and spot[1] in lines}
    blank = " " * cell
    drawn = []
    for y in range(lines.start, lines.stop + 1):
        line = Text(no_wrap=True)
        for x in columns:
            upper, lower = at.get((x, y)), at.get((x, y - 1))
            if upper is not None:
                line.append_text(_fit(_head(sight, upper, cell), cell))
            elif lower is not None:
                line.append_text(_fit(_content(sight, lower, cell - 1), cell))
            else:
                line.append(blank)
        line.rstrip()
        drawn.append(line)
    cut = len(at) < len(shown)
    return [*drawn, *([Text(sight.words.say("board-map-cut"), style="dim")] if cut else [])]


def _places(sight: Sight) -> list[int]:
    """Face-up and face-down tiles, and the empty places that an answer could reveal."""
    state = sight.state
    empty = [place for place in _reach(sight) if f"place:{sight.content.grid.name(place)}" in sight.glow]
    return sorted({*state.at, *state.face_down, *empty, sight.focus})


def _reach(sight: Sight) -> set[int]:
    """Places without a tile within two steps of one that lies face up."""
    near, found = sight.content.grid.near, set()
    for place in sight.state.at:
        for one in near[place]:
            found.add(one)
            found.update(near[one])
    return {place for place in found if place != NOBODY and place not in sight.state.at}


def _window(values: list[int], centre: int, room: int, step: int) -> range:
    """The stretch of the sheet that is shown: all of it if there is room, else around the centre."""
    low, high = min(values), max(values)
    if high - low + step > room:
        low = max(low, min(centre - room // 2, high + step - room))
        high = low + room - step
    return range(low, high + 1)


def _fit(text: Text, width: int) -> Text:
    """A text of exactly this width."""
    text.truncate(width, pad=True)
    return text


# ---------------------------------------------------------------- one tile


def _head(sight: Sight, place: int, cell: int) -> Text:
    """The upper line: movement value and name; a direction for a place that can be revealed."""
    state, grid = sight.state, sight.content.grid
    glows = f"place:{grid.name(place)}" in sight.glow
    if place not in state.at:
        label = sight.words.say("board-face-down") if place in state.face_down else ""
        if glows:
            label = f"{_side(sight, place)} {label}"
        return Text(f"  ({label.strip()})" if label else "", style="cyan" if glows else "dim")
    tile = state.at[place]
    face = sight.content.tiles[tile]
    style = "bold" if face.target or tile == 0 else ""
    if f"tile:{face.name}" in sight.glow:
        style = "bold cyan"
    if place == sight.focus:
        style = "reverse bold"
    line = Text(f"{face.move}", style="dim")
    line.append(f" {sight.name('tile', tile)[: cell - 3]}", style=style)
    return line


def _side(sight: Sight, place: int) -> str:
    """The direction of a place from the active character, or its coordinates if it is farther away."""
    near = sight.content.grid.near[sight.focus]
    if place in near:
        return sight.words.say(f"board-side-{SIDES[near.index(place)]}")
    return sight.content.grid.name(place)


def _content(sight: Sight, place: int, room: int) -> Text:
    """The lower line: people, enemies, what can be done here, cubes."""
    state = sight.state
    if place not in state.at:
        known = state.face_down.get(place, NOBODY)
        return Text(f"  {sight.name('tile', known)}"[:room] if known >= 0 else "", style="dim")
    line = Text("  ")
    for sign, style in [*_figures(sight, place), *_signs(sight, state.at[place])]:
        line.append(sign, style=style)
    cubes = _cubes(sight, state.at[place])
    if cubes:
        line.append(" " if len(line) > 2 else "")
        line.append(cubes, style="yellow")
    if len(line) > room:
        line.truncate(room - 1)
        line.append("+", style="dim")
    return line


def _figures(sight: Sight, place: int) -> list[tuple[str, str]]:
    """Characters by their letter, hidden ones in brackets, fallen ones behind a cross; then enemies and merchants."""
    state, found = sight.state, []
    for who in state.order:
        c = state.characters[who]
        if c.place == place and not c.out:
            letter = sight.words.say(f"board-sign-{sight.content.names['character'][who]}")
            sign = f"x{letter}" if c.fallen else f"({letter})" if c.hidden else letter
            found.append((sign, "dim" if c.fallen else PERSON_STYLE[who % len(PERSON_STYLE)]))
    count = len(sight.enemies_at(place))
    if count:
        found.append(("!" * count if count < 3 else f"!{count}", "bold red"))
    if any(one.place == place and one.body for one in state.enemies):
        found.append(("%", "red"))
    if any(one.place == place and not one.gone for one in state.merchants):
        found.append(("$", "bold green"))
    return found


def _signs(sight: Sight, tile: int) -> list[tuple[str, str]]:
    """What a tile offers or threatens, one sign each."""
    state, face, bit = sight.state, sight.content.tiles[tile], 1 << tile
    place = state.places[tile]
    lurking = face.enemy and not state.covered & bit and not sight.enemies_at(place)
    source = state.sources & bit
    full = source and state.full & bit and not state.dry & bit
    signs = [
        (lurking, "&", "red"),
        (state.objectives & bit, "@", "bold magenta"),
        (tile in state.tokens, "=", "bold magenta"),
        (state.sol_marks & bit, "X", "red"),
        (state.events & bit, "?", "bold"),
        ((state.boxes_str | state.boxes_dex) & bit, "#", "bold"),
        (full, WATER_FULL, "bold blue"),
        (source and not full, WATER_EMPTY, "blue"),
        (state.camps & bit, "^", "green"),
        ((state.fires | state.torches) & bit, "*", "bold yellow"),
        (any(trap.place == place for trap in state.traps), "o", ""),
        (tile in state.ground, "/", "yellow"),
    ]
    return [(sign, style) for there, sign, style in signs if there]


def _cubes(sight: Sight, tile: int) -> str:
    """The cubes on a tile, a letter each; more than two of a kind with their number."""
    state, found = sight.state, ""
    for kind, sign in enumerate(sight.words.say("board-good-signs")):
        count = state.printed[tile][kind] + state.dropped[tile][kind]
        found += sign * count if count < 3 else f"{count}{sign}"
    return found
