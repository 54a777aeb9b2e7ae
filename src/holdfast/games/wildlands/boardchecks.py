"""What a side of the board must keep, so that the rules find what they rely on.

`check_side` runs whenever a pack is loaded. `unstable_sight` and `one_sided_sight` work out sight anew and are left to
those who check a pack; `figures` tells how a side measures up.
"""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct, structs

from holdfast.core.content import File
from holdfast.core.ledger import rule
from holdfast.games.wildlands.board import RIM, TOLERANCE, Board, BorderData, SideData, build_board
from holdfast.kit import graphs, sight
from holdfast.kit.polygons import contains, crosses, edges, holds_disc, is_simple, length, overlap, without

SPACES = 42
GATE = (25, 30)


# ---------------------------------------------------------------- whenever a pack is loaded


@rule("WL-COMP-04", "WL-COMP-05", "WL-BOARD-04", "WL-BOARD-05", "WL-BOARD-06", "WL-BOARD-07")
def check_side(data: SideData, file: File) -> None:
    """42 numbered simple polygons that do not overlap, each with its circle inside, joined by true borders."""
    numbers = sorted(space.number for place in data.places for space in place.spaces)
    if numbers != list(range(1, SPACES + 1)):
        raise file.wrong(("places",), f"the spaces carry the numbers 1 to {SPACES}, each once")
    tolerance = TOLERANCE * data.width
    for index, place in enumerate(data.places):
        for number, space in enumerate(place.spaces):
            at = ("places", index, "spaces", number)
            if not is_simple(space.outline, tolerance):
                raise file.wrong(at, f"the outline of space {space.number} crosses or touches itself")
            if not holds_disc(space.outline, space.circle[:2], space.circle[2]):
                raise file.wrong(at, f"the circle of space {space.number} does not lie inside it")
    _check_overlaps(data, file)
    _check_borders(data, file)
    _check_heights(data, file)
    _check_ways(data, file)


def _check_overlaps(data: SideData, file: File) -> None:
    """Spaces may touch, but not lie over one another: no side crosses another, no circle stands in a second space."""
    for one, other in combinations(data.spaces(), 2):
        crossing = any(crosses(a, b) for a in edges(one.outline) for b in edges(other.outline))
        if crossing or contains(one.outline, other.circle[:2]) or contains(other.outline, one.circle[:2]):
            raise file.wrong(("places",), f"spaces {one.number} and {other.number} overlap")


@rule("WL-BOARD-01", "WL-BOARD-02")
def _check_borders(data: SideData, file: File) -> None:
    """Every passable border lies on the outlines of both its spaces; no two of them lie on each other."""
    tolerance = TOLERANCE * data.width
    outlines = {space.number: space.outline for space in data.spaces()}
    seen: list[BorderData] = []
    for kind, borders in (
        ("lines", data.borders.lines),
        ("arrows", data.borders.arrows),
        ("gates", data.borders.gates),
    ):
        for index, border in enumerate(borders):
            at = ("borders", kind, index)
            for number in border.between:
                if number not in outlines:
                    raise file.wrong(at, f"there is no space {number}")
                if all(without(border.at, [side], tolerance) for side in edges(outlines[number])):
                    raise file.wrong(at, f"the border does not lie on one side of the outline of space {number}")
            if any(overlap(border.at, other.at, tolerance) for other in seen):
                raise file.wrong(at, "two borders lie on the same stretch")
            seen.append(border)


@rule("WL-BOARD-10", "WL-BOARD-12", "WL-BOARD-13", "WL-BOARD-11")
def _check_heights(data: SideData, file: File) -> None:
    """Height is shown by arrows and by nothing else: up exactly one level across an arrow, none across a line.

    The Dungeon is flat. In the Ruins one gate joins 25 and 30, which lie on one level.
    """
    elevation = {space.number: space.elevation for space in data.spaces()}
    borders = data.borders
    for index, border in enumerate(borders.arrows):
        low, high = border.between
        if elevation[high] != elevation[low] + 1:
            raise file.wrong(("borders", "arrows", index), f"space {high} must lie one level above space {low}")
    for kind, level in (("lines", borders.lines), ("gates", borders.gates)):
        for index, border in enumerate(level):
            if elevation[border.between[0]] != elevation[border.between[1]]:
                raise file.wrong(("borders", kind, index), "spaces of different levels need an arrow between them")
    if data.side == "dungeon":
        if borders.arrows or borders.gates or any(elevation.values()):
            raise file.wrong(("borders",), "the Dungeon has no arrows, no gate and no higher levels")
    elif [tuple(sorted(gate.between)) for gate in borders.gates] != [GATE]:
        raise file.wrong(("borders", "gates"), f"one gate joins spaces {GATE[0]} and {GATE[1]}")


def _check_ways(data: SideData, file: File) -> None:
    """Everywhere can be reached from everywhere, and there are spaces with cover and without."""
    borders = data.borders
    pairs = {one.between for one in (*borders.lines, *borders.arrows, *borders.gates)}
    graph = [[b for b in range(SPACES) if (a + 1, b + 1) in pairs or (b + 1, a + 1) in pairs] for a in range(SPACES)]
    if not graphs.is_connected(graph):
        raise file.wrong(("borders",), "some spaces cannot be reached from others")
    if len({space.cover for space in data.spaces()}) != 2:
        raise file.wrong(("places",), "a board has spaces with cover and spaces without")


# ---------------------------------------------------------------- when a pack is checked


def unstable_sight(data: SideData) -> list[tuple[int, int]]:
    """Pairs of numbers whose sight changes when twice as many points are tried; a circle there wants moving."""
    once, twice = build_board(data).crossings, build_board(data, 2 * RIM).crossings
    return [(a + 1, b + 1) for a, b in combinations(range(len(once)), 2) if once[a][b] != twice[a][b]]


def one_sided_sight(board: Board) -> list[tuple[int, int]]:
    """Pairs on one level of which only one sees the other; there must be none."""
    return [
        (a + 1, b + 1)
        for a, b in combinations(range(len(board.cover)), 2)
        if board.elevation[a] == board.elevation[b] and board.sees(a, b) != board.sees(b, a)
    ]


class Figures(Struct, frozen=True):
    """A side in numbers."""

    adjacent: int
    walls: int
    """Pairs of spaces that touch and are not adjacent."""
    dead_ends: int
    cover: int
    elevated: int
    plateaus: int
    arrows: int
    fewest_arrows: int
    """Arrows that lead up to the plateau with the fewest."""
    diameter: int
    mean_way: float
    mean_seen: float
    most_seen: int
    long_lines: int
    """Pairs that see each other across two spaces or more, so that four lie on one line."""
    shortest_border: float
    consecutive: int
    """Adjacent pairs with consecutive numbers."""
    blocked_by_wall: int
    blocked_by_cover: int
    blocked_by_height: int
    far_heavy: int
    """Pairs that heavy ranged reaches although the way there takes three cards or more."""


def figures(board: Board) -> Figures:
    """Count and measure a side."""
    data, count = board.data, len(board.cover)
    ways = graphs.all_distances(board.neighbours)
    between = [ways[a][b] for a, b in combinations(range(count), 2)]
    seen = [board.seen[a].bit_count() - 1 for a in range(count)]
    arrows = {border.between for border in data.borders.arrows}
    plateaus = _plateaus(board)
    passable = (*data.borders.lines, *data.borders.arrows, *data.borders.gates)
    adjacent = sum(map(len, board.neighbours)) // 2
    blocked = _blocked(board)
    return Figures(
        adjacent=adjacent,
        walls=sum(not board.adjacent(a, b) for a, b in board.touching),
        dead_ends=sum(len(near) == 1 for near in board.neighbours),
        cover=sum(board.cover),
        elevated=sum(height > 0 for height in board.elevation),
        plateaus=len(plateaus),
        arrows=len(arrows),
        fewest_arrows=min((sum(high - 1 in plateau for _, high in arrows) for plateau in plateaus), default=0),
        diameter=max(between),
        mean_way=sum(between) / len(between),
        mean_seen=sum(seen) / count,
        most_seen=max(seen),
        long_lines=sum(board.crossings[a][b] >= 2 for a, b in combinations(range(count), 2)),
        shortest_border=min(length(border.at) for border in passable),
        consecutive=sum(b == a + 1 for a in range(count) for b in board.neighbours[a]),
        blocked_by_wall=blocked[0],
        blocked_by_cover=blocked[1],
        blocked_by_height=blocked[2],
        far_heavy=sum(
            board.in_reach[a] >> b & 1 and cards_to(board, a)[b] > 2 for a in range(count) for b in range(count)
        ),
    )


def _plateaus(board: Board) -> list[set[int]]:
    """Elevated spaces that hang together."""
    left, found = {a for a, height in enumerate(board.elevation) if height}, []
    while left:
        ways = graphs.distances(board.neighbours, min(left), lambda space: board.elevation[space] > 0)
        plateau = {a for a in left if ways[a] < graphs.FAR}
        found.append(plateau)
        left -= plateau
    return found


def _blocked(board: Board) -> tuple[int, int, int]:
    """How many pairs are kept apart by walls alone, by cover alone and by height alone."""
    points = [sight.points_of(space.circle[:2], space.circle[2], RIM) for space in board.data.spaces()]
    count = len(points)
    bare = structs.replace(board.plan, opaque=(False,) * count, heights=(0,) * count)
    open_ = sight.crossings(bare, points)
    covered = sight.crossings(structs.replace(bare, opaque=board.plan.opaque), points)
    high = sight.crossings(structs.replace(bare, heights=board.plan.heights), points)
    pairs = list(combinations(range(count), 2))
    return (
        sum(open_[a][b] == sight.NONE for a, b in pairs),
        sum(open_[a][b] != sight.NONE == covered[a][b] and high[a][b] != sight.NONE for a, b in pairs),
        sum(open_[a][b] != sight.NONE == high[a][b] and covered[a][b] != sight.NONE for a, b in pairs),
    )


def cards_to(board: Board, start: int) -> list[int]:
    """How many cards it takes to walk from a space to every other, two for each arrow uphill."""
    found = [graphs.FAR] * len(board.cover)
    found[start], edge = 0, [start]
    while edge:
        here = min(edge, key=found.__getitem__)
        edge.remove(here)
        for there in board.neighbours[here]:
            cost = found[here] + (2 if there in board.uphill[here] else 1)
            if cost < found[there]:
                found[there] = cost
                edge.append(there)
    return found
