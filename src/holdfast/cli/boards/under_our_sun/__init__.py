"""Under our Sun in text: the map of hexagons, the character boards, the mission, and the news below or beside.

All of it fits 80 columns; from 112 on the boards stand beside the map. Colour only repeats what the signs say.
`atlas.py` draws the map, `people.py` the boards and the mission, `reading.py` is what both read.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.cli.boards import Scene
from holdfast.cli.boards.under_our_sun.atlas import atlas
from holdfast.cli.boards.under_our_sun.people import enemies, here, mission, people, title
from holdfast.cli.boards.under_our_sun.reading import SIDES, Sight, focus_of
from holdfast.core.game import View
from holdfast.core.text import Named
from holdfast.core.text import Text as Message
from holdfast.games.under_our_sun.content import load_content
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import Table as State
from holdfast.words import message_key
from holdfast.words.words import Naming

if TYPE_CHECKING:
    from holdfast.words import Words

BESIDE = 112
"""From this width on the boards stand beside the map."""
BOARDS_WIDTH = 44
NEWS = 4
"""Lines for the latest events."""


def naming(view: View) -> Naming | None:
    """Places are called by their tile; those around the character to act by direction, others by coordinates."""
    state, content = cast(State, view.table), load_content(cast(SunOptions, view.options))
    grid = content.grid
    around = {grid.name(near): side for side, near in zip(SIDES, grid.near[focus_of(view)], strict=True)}
    tiles = {grid.name(place): content.names["tile"][tile] for place, tile in state.at.items()}

    def name(named: Named) -> Message | None:
        if named.kind != "place":
            return None
        if named.id in tiles:
            return Message(message_key("tile", tiles[named.id]))
        if named.id in around:
            return Message(f"place-{around[named.id]}")
        q, r = named.id.split("/")
        return Message("place-at", {"q": q, "r": r})

    return name


def legend(words: Words) -> list[str]:
    """What the signs of the map mean."""
    return [words.say(f"board-legend-{part}") for part in ("tiles", "people", "things", "markers", "goods", "stores")]


def board(scene: Scene) -> RenderableType:
    """The whole table."""
    sight = Sight(
        state=cast(State, scene.view.table),
        content=load_content(cast(SunOptions, scene.view.options)),
        words=scene.words,
        glow=scene.glow,
        focus=focus_of(scene.view),
        seat=scene.view.seat,
        seats=scene.view.seats,
    )
    if scene.width < BESIDE:
        width = scene.width
        lines = [*title(sight), *atlas(sight, width), *here(sight, width), *enemies(sight, width)]
        return Group(*lines, *people(sight, width), *mission(sight, width), *_news(scene, width))
    room = BOARDS_WIDTH
    beside = [*people(sight, room), *mission(sight, room), *enemies(sight, room), Text(), *_news(scene, room)]
    width = scene.width - room - 4
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width)
    grid.add_column(width=room)
    grid.add_row(Group(*title(sight), *atlas(sight, width), *here(sight, width)), Group(*beside))
    return grid


def _news(scene: Scene, width: int) -> list[Text]:
    """The latest events, as many as there are lines for."""
    lines = [line for one in scene.news[-2 * NEWS :] for line in wrap(one, max(width, 20), subsequent_indent=" ")]
    return [Text(line, style="italic", no_wrap=True) for line in lines[-NEWS:]]
