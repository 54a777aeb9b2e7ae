"""Wildlands in text: the board drawn from its polygons, the players, the spaces that matter, and the own hand.

All of it fits 80 columns. Walls are drawn with `#`, white lines with dots, arrows with `^`. `[17]` is a space with
cover, `17` one without; `G1` is the first character of the Guild, `*G` one of its shards. Colour only repeats what the
signs say.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.cli.boards import Scene
from holdfast.core.game import View
from holdfast.core.text import Named
from holdfast.core.text import Text as Message
from holdfast.games.wildlands.actions import COLOURS, FLAGS, TROOP
from holdfast.games.wildlands.board import Board
from holdfast.games.wildlands.content import Content, content_of
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.games.wildlands.state import DEFEATED, NOTHING, WAITING, troop_of
from holdfast.kit.polygons import contains, touches
from holdfast.words.words import Naming

if TYPE_CHECKING:
    from holdfast.words import Words

COLUMNS, ROWS = 78, 23
STYLES = {"blue": "bold white on blue", "green": "bold black on green", "orange": "bold black on yellow"}
OTHER_STYLE = "bold white on magenta"
ALL_SPACES = 120
"""From this width on every space is listed, otherwise those with somebody or something on them."""


# ---------------------------------------------------------------- names


def naming(view: View) -> Naming | None:
    """Characters are called with their code on the board; cards by their code in the hand, where their rows stand."""
    content = _content(view)

    def name(named: Named) -> Message | None:
        if named.kind == "character":
            code = character_code(content, content.character_names.index(named.id))
            return Message("character-coded", {"code": code, "character": named})
        return None

    return name


def card_text(content: Content, card: int) -> Message | None:
    """A regular card with its rows; None for a special card, which has a name of its own."""
    face = content.cards[card].face
    if face is None:
        return None
    rows = [character_code(content, who) + (f" {sign(flag)}" if flag >= 0 else "") for who, flag in face.rows]
    rows += [f"* {sign(face.open)}"] if face.open >= 0 else []
    return Message("card-shown", {"code": content.cards[card].name, "rows": ", ".join(rows)})


def sign(flag: int) -> str:
    """A flag in two letters, the same in every language; the help explains them."""
    return ("me", "hm", "ra", "hr", "ar", "tc", "sh", "ry", "fl")[flag]


def character_code(content: Content, character: int) -> str:
    """The letter of the faction and the row on its card."""
    return f"{content.cards[content.special[character // TROOP]].name[0]}{character % TROOP + 1}"


def _content(view: View) -> Content:
    return content_of(cast(WildlandsOptions, view.options))


# ---------------------------------------------------------------- the whole table


def board(scene: Scene) -> RenderableType:
    """The drawing, the players, the spaces, the hand and the news."""
    content, table = _content(scene.view), scene.view.table
    if table.marker == NOTHING and not table.gone:
        parts: list[RenderableType] = [*_drawing(scene, content), *_map_cards(scene)]
    else:
        parts = [*_drawing(scene, content), _players(scene, content), _spaces(scene, content), *_hand(scene, content)]
    return Group(*parts, *[Text(line, style="italic") for line in scene.news[-4:]])


def legend(words: Words) -> list[str]:
    """What the signs mean, and which two letters stand for which flag."""
    flags = ", ".join(f"{sign(n)} {words.say('flag-' + flag.replace('_', '-'))}" for n, flag in enumerate(FLAGS))
    return [words.say("board-legend"), words.say("board-legend-flags", {"flags": flags})]


# ---------------------------------------------------------------- the drawing


@cache
def ground(made: Board) -> tuple[tuple[str, ...], dict[int, tuple[int, int]]]:
    """The bare board as lines of signs, and for each space where its number stands."""
    wide, high = made.data.width / COLUMNS, made.data.height / ROWS
    spaces = made.data.spaces()
    at = [
        [
            next((k for k, s in enumerate(spaces) if contains(s.outline, ((c + 0.5) * wide, (r + 0.5) * high))), -1)
            for c in range(COLUMNS)
        ]
        for r in range(ROWS)
    ]
    lines = tuple("".join(_sign(made, at, r, c, wide, high) for c in range(COLUMNS)) for r in range(ROWS))
    labels = {k: (int(s.circle[1] / high), int(s.circle[0] / wide)) for k, s in enumerate(spaces)}
    return lines, labels


def _sign(made: Board, at: list[list[int]], row: int, column: int, wide: float, high: float) -> str:
    """Blank inside a space; at its right and lower border a wall, a dot or an arrow."""
    here, middle = at[row][column], ((column + 0.5) * wide, (row + 0.5) * high)
    signs = []
    for r, c in ((row, column + 1), (row + 1, column)):
        there = at[r][c] if r < ROWS and c < COLUMNS else here
        if there != here:
            signs.append(_border(made, here, there, middle, ((c + 0.5) * wide, (r + 0.5) * high)))
    if here < 0 and not signs:
        return "#"
    return "#" if "#" in signs else "^" if "^" in signs else "." if signs else " "


def _border(made: Board, here: int, there: int, a: tuple[float, float], b: tuple[float, float]) -> str:
    """What lies between two spaces where the way from one sign to the next crosses it."""
    borders = made.data.borders
    pair = {here + 1, there + 1}
    for mark, kind in ((".", borders.lines), ("^", borders.arrows), (".", borders.gates)):
        if any({*one.between} == pair and touches(one.at, (a, b), 4.0) for one in kind):
            return mark
    return "#"


def _drawing(scene: Scene, content: Content) -> list[Text]:
    """The ground with numbers, figures and shards laid over it."""
    table = scene.view.table
    lines, labels = ground(content.board)
    drawn = [Text(line, style="dim", no_wrap=True) for line in lines]
    for space, (row, column) in labels.items():
        number = f"[{space + 1}]" if content.board.cover[space] else f"{space + 1}"
        glows = f"space:{space + 1}" in scene.glow
        _lay(drawn, row, column - len(number) // 2, [(number, "bold cyan" if glows else "bold")])
        _lay(drawn, row + 1 if row + 1 < ROWS else row - 1, column - 3, _standing(table, content, space))
    return drawn


def _standing(table: Any, content: Content, space: int) -> list[tuple[str, str]]:
    """Figures and shards on a space; of more than three only the number of the rest has room."""
    signs = [
        (character_code(content, one), _style(table, one // TROOP))
        for one, at in enumerate(table.places)
        if at == space
    ]
    for player in table.players:
        if space in player.shards:
            signs.append(("*" + character_code(content, player.faction * TROOP)[0], _style(table, player.faction)))
    if len(signs) > 3:
        return [*signs[:2], (f"+{len(signs) - 2}", "bold")]
    return signs


def _lay(drawn: list[Text], row: int, column: int, signs: list[tuple[str, str]]) -> None:
    """Write signs over a line of the drawing."""
    if not signs:
        return
    line, said = drawn[row], "".join(word for word, _ in signs)
    column = max(0, min(column, COLUMNS - len(said)))
    drawn[row] = Text.assemble(line[:column], *signs, line[column + len(said) :], no_wrap=True)


def _style(table: Any, faction: int) -> str:
    for player in table.players:
        if player.faction == faction and player.colour != NOTHING:
            return STYLES.get(COLOURS[player.colour], OTHER_STYLE)
    return "bold"


# ---------------------------------------------------------------- players, spaces, hand


def _players(scene: Scene, content: Content) -> Table:
    """One line each: who, how many points and cards, and how the characters fare."""
    table, words = scene.view.table, scene.words
    grid = Table.grid(padding=(0, 1))
    for player in table.players:
        faction = words.say("faction-" + content.faction_names[player.faction].replace("_", "-"))
        mark = ">" if player.seat == table.marker else " "
        hand = player.hand if isinstance(player.hand, int) else len(player.hand)
        said = words.say("board-player", {"points": player.collected + len(player.trophies), "hand": hand})
        line = Text(" ".join(_health(player, table, content, one) for one in troop_of(player.faction)), no_wrap=True)
        grid.add_row(Text(mark + faction, style=_style(table, player.faction), no_wrap=True), Text(said), line)
    return grid


def _health(player: Any, table: Any, content: Content, one: int) -> str:
    """`G1:2/5` has two of five health left, `(G1)` waits, for its owner `G1@17` with its space, `xx` is defeated."""
    code, place = character_code(content, one), table.places[one]
    if place == DEFEATED:
        return "xx"
    if place == WAITING:
        return f"({code})" if isinstance(player.starts, int) else f"{code}@{player.starts[one % TROOP] + 1}"
    return f"{code}:{content.health[one] - table.damage[one]}/{content.health[one]}"


def _spaces(scene: Scene, content: Content) -> Table:
    """Spaces with their neighbours and whoever stands there, in columns."""
    table, made = scene.view.table, content.board
    all_of_them = scene.width >= ALL_SPACES
    shards = {space for player in table.players for space in player.shards}
    shown = [s for s in range(len(made.cover)) if all_of_them or s in shards or s in table.places]
    columns = 3 if all_of_them else 2
    height = -(-len(shown) // columns)
    grid = Table.grid(padding=(0, 1))
    for row in range(height):
        grid.add_row(*[_space(scene, content, s) for s in shown[row::height]])
    return grid


def _space(scene: Scene, content: Content, space: int) -> Text:
    made = content.board
    near = " ".join(f"{b + 1}{'^' if b in made.uphill[space] else ''}" for b in made.neighbours[space])
    name = f"[{space + 1}]" if made.cover[space] else f"{space + 1}"
    line = Text(f"{name:>4}{'^' if made.elevation[space] else ' '}> {near:<17}", style="dim", no_wrap=True)
    for word, style in _standing(scene.view.table, content, space):
        line.append(word, style=style)
        line.append(" ")
    return line


def _hand(scene: Scene, content: Content) -> list[Text]:
    """The cards of the viewing seat, one short phrase each."""
    view = scene.view
    if view.seat is None:
        return []
    line = Text(scene.words.say("board-hand") + " ", style="bold")
    for card in view.table.players[view.seat].hand:
        named = card_text(content, card)
        said = scene.words.text(named) if named else scene.words.name(Named("card", content.cards[card].name))
        line.append(said + "  ", style="bold cyan" if f"card:{content.cards[card].name}" in scene.glow else "")
    return [line]


def _map_cards(scene: Scene) -> list[Text]:
    """During set-up: the map cards in hand."""
    view = scene.view
    maps = view.table.players[view.seat].maps if view.seat is not None else []
    if not maps:
        return []
    return [Text(scene.words.say("board-maps", {"maps": ", ".join(str(space + 1) for space in maps)}))]
