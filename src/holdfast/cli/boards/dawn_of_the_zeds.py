"""Dawn of the Zeds in text: the four paths as chains that run towards the Town Center, tracks above, cards below.

All of it fits 80 columns; where there is more room, names of spaces are shown longer. Each path has three lines: its
name and those of its spaces, its Zeds, its units. Colour only repeats what the signs say: `5*'` is a Zed of strength 5
on its reduced side with one hit, `Hu5` is Sheriff Hunt with 5.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, cast

from rich.console import Group, RenderableType
from rich.text import Text

from holdfast.cli.boards import Scene
from holdfast.core.game import View
from holdfast.core.text import Named
from holdfast.core.text import Text as Message
from holdfast.games.dawn_of_the_zeds.box import CIVILIAN, HERO, LENGTH, PATHS, PLAIN, START, TOWN_CENTER, Box
from holdfast.games.dawn_of_the_zeds.look import ammo_marker, unit_strength, zed_strength, zeds_on
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions
from holdfast.games.dawn_of_the_zeds.packing import load_box
from holdfast.games.dawn_of_the_zeds.state import CEMETERY, NOWHERE, RESERVE
from holdfast.games.dawn_of_the_zeds.state import Table as State
from holdfast.words.words import Naming

if TYPE_CHECKING:
    from holdfast.words import Words

LABEL = 7
"""Signs before the chain."""
NARROWEST, WIDEST = 9, 23
"""Signs for each of the eight spaces of a path; the widest holds the longest name."""
STYLES = {HERO: "bold cyan", CIVILIAN: "green"}
NEWS = 5


def naming(view: View) -> Naming | None:
    """Units are called with their code on the board; Zeds on their reduced side bear its sign."""
    table, box = cast(State, view.table), _box(view)

    def name(named: Named) -> Message | None:
        if named.kind == "unit":
            unit = box.names["unit"].index(named.id)
            return Message("unit-coded", {"name": named, "code": unit_code(box, unit)})
        if named.kind == "zed":
            reduced = table.zed_hits[box.names["zed"].index(named.id)] >= box.zed_full
            return Message("zed-reduced", {"zed": named.id}) if reduced else None
        return None

    return name


def legend(words: Words) -> list[str]:
    """What the signs mean."""
    return [words.say("board-legend"), words.say("board-legend-units")]


def board(scene: Scene) -> RenderableType:
    """The whole table."""
    state, box = cast(State, scene.view.table), _box(scene.view)
    lines = [*_head(scene, state, box), _numbers(scene)]
    for path in range(PATHS):
        lines += _path(scene, state, box, path)
    lines += [_town(scene, state, box), *_cards(scene, state, box), *_news(scene)]
    return Group(*lines)


def unit_code(box: Box, unit: int) -> str:
    """Two signs for a unit: the first letters of its name, or c and a letter for normal civilians."""
    name = box.units[unit].name
    if box.units[unit].kind == CIVILIAN:
        return "c" + chr(ord("a") + int(name[-1]) - 1)
    return name[:2].capitalize()


def _box(view: View) -> Box:
    return load_box(cast(ZedsOptions, view.options))


# ---------------------------------------------------------------- tracks


def _head(scene: Scene, state: State, box: Box) -> list[Text]:
    words = scene.words
    title = Text(no_wrap=True)
    title.append("DAWN OF THE ZEDS", style="bold")
    title.append("  " + words.say("board-round", {"round": state.round}))
    drawn = len(state.event_discard) + (state.card != NOWHERE)
    left = sum(act.size for act in box.acts) - drawn
    title.append("  " + words.say("board-cards-left", {"count": left}), style="dim")
    if state.card != NOWHERE:
        title.append("  " + words.name(Named("card", box.names["card"][state.card])), style="bold magenta")
    place, plus_ten = ammo_marker(state.ammo)
    tracks = Text(f"{words.say('board-ammo')} ", no_wrap=True)
    tracks.append("#" * place, style="bold yellow")
    tracks.append("." * (10 - place), style="dim")
    tracks.append(f"{' +10' if plus_ten else ''} {state.ammo}  {words.say('board-actions')} {state.actions}")
    ready = [str(seat + 1) for seat, available in enumerate(state.player_actions) if available]
    tracks.append(f"  {words.say('board-players')} {' '.join(ready) or '-'}")
    tracks.append("  " + words.say("board-bag", {"count": len(state.bag)}), style="dim")
    return [title, tracks]


# ---------------------------------------------------------------- the paths


def _cell_width(scene: Scene) -> int:
    """The signs that a space may take, so that the eight of a path stand in one line."""
    return min(max((scene.width - 1 - LABEL) // LENGTH, NARROWEST), WIDEST)


def _numbers(scene: Scene) -> Text:
    heads = [scene.words.say("board-start"), *[str(number) for number in range(START - 1, -1, -1)]]
    width = _cell_width(scene)
    return Text(" " * LABEL + "".join(f"{head:<{width}}" for head in heads).rstrip(), style="dim", no_wrap=True)


def _path(scene: Scene, state: State, box: Box, path: int) -> list[Text]:
    """Three lines: names, Zeds and units, from the Start on the left to the Town Center on the right."""
    width = _cell_width(scene)
    names = Text(f"{scene.words.name(Named('path', box.names['path'][path])):<{LABEL + width}}", no_wrap=True)
    names.stylize("bold cyan" if f"path:{box.names['path'][path]}" in scene.glow else "bold")
    zeds, units = Text(" " * LABEL, no_wrap=True), Text(" " * LABEL, no_wrap=True)
    for number in range(START, -1, -1):
        space = path * LENGTH + number
        if number < START:
            names.append_text(_space_name(scene, box, space))
        zeds.append_text(_cell(_zeds(state, box, space), width, state.no_entry == space))
        units.append_text(_cell([_unit(scene, state, box, unit) for unit in _on(state, space)], width))
    for line in (names, zeds, units):
        line.rstrip()
    return [names, zeds, units]


def _cell(parts: list[Text], width: int, forbidden: bool = False) -> Text:
    """Pieces side by side in a cell; a chain link where there is none."""
    cell = Text()
    if forbidden:
        cell.append("x", style="bold red")
    for index, part in enumerate(parts):
        if index and len(cell) + len(part) < width:
            cell.append(" ")
        cell.append_text(part)
    if not parts and not forbidden:
        cell.append("-", style="dim")
    cell.append(" " * max(width - len(cell), 0))
    return cell


def _zeds(state: State, box: Box, space: int) -> list[Text]:
    found = []
    for zed in zeds_on(state, space):
        taken = state.zed_hits[zed]
        reduced = taken >= box.zed_full
        marks = taken - box.zed_full if reduced else taken
        said = f"{zed_strength(box, state, zed)}{'*' if reduced else ''}" + "'" * marks
        found.append(Text(said + ("T" if zed == state.tough_zed else ""), style="bold red" if not reduced else "red"))
    return found


def _on(state: State, space: int) -> list[int]:
    return [unit for unit, at in enumerate(state.units) if at == space]


def _unit(scene: Scene, state: State, box: Box, unit: int) -> Text:
    """A unit: code, strength, `!` stubborn, `+` a marker, `'` a hit on the side it shows."""
    data = box.units[unit]
    taken = state.hits[unit]
    marks = taken - data.full_hits if taken >= data.full_hits else taken
    signs = "!" if state.stubborn[unit] else ""
    signs += "+" if unit in (state.well_armed, state.civil_leader, state.champion) else ""
    said = f"{unit_code(box, unit)}{unit_strength(box, state, unit)}{signs}" + "'" * marks
    glows = f"unit:{data.name}" in scene.glow
    return Text(said, style="bold reverse" if glows else STYLES.get(data.kind, "bold green"))


def _space_name(scene: Scene, box: Box, space: int) -> Text:
    """The name of a space as far as it fits; spaces that an answer touches stand out."""
    known = box.names["space"][space]
    said = "" if box.kind[space] == PLAIN else scene.words.name(Named("space", known))
    glows = f"space:{known}" in scene.glow
    for article in ("the ", "Die "):
        said = said.removeprefix(article)
    width = _cell_width(scene)
    short = (said or ("_" if glows else ""))[: width - 1]
    return Text(f"{short:<{width}}", style="bold cyan" if glows else "dim")


# ---------------------------------------------------------------- below the paths


def _town(scene: Scene, state: State, box: Box) -> Text:
    name = scene.words.name(Named("space", box.names["space"][TOWN_CENTER])).removeprefix("the ")
    glows = f"space:{box.names['space'][TOWN_CENTER]}" in scene.glow
    line = Text(f"{name}: ", style="bold cyan" if glows else "bold", no_wrap=True)
    for unit in _on(state, TOWN_CENTER):
        line.append_text(_unit(scene, state, box, unit))
        line.append(" ")
    for zed in _zeds(state, box, TOWN_CENTER):
        line.append_text(zed)
        line.append(" ")
    return line


def _cards(scene: Scene, state: State, box: Box) -> list[Text]:
    """Special actions, kept story cards, and who is not on the board."""
    words = scene.words
    specials = [
        words.name(Named("ability", box.names["ability"][special.ability]))
        + ("" if ready else f" ({words.say('board-used')})")
        for special, ready in zip(box.specials, state.specials, strict=True)
    ]
    kept = [words.name(Named("story", box.names["story"][story])) for story in state.kept]
    lines = [(words.say("board-specials"), ", ".join(specials)), (words.say("board-kept"), ", ".join(kept))]
    for key, place in (("board-reserve", RESERVE), ("board-cemetery", CEMETERY)):
        lines.append((words.say(key), " ".join(unit_code(box, unit) for unit in _on(state, place))))
    wrapped = [line for label, said in lines if said for line in wrap(f"{label}: {said}", max(scene.width - 1, 20))]
    return [Text(line, style="dim", no_wrap=True) for line in wrapped]


def _news(scene: Scene) -> list[Text]:
    """The latest events."""
    width = max(scene.width - 2, 20)
    wrapped = [line for one in scene.news for line in wrap(one, width, subsequent_indent=" ")]
    return [Text(line, style="italic", no_wrap=True) for line in wrapped[-NEWS:]]
