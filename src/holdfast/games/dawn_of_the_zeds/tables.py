"""The tables of the player aid, turned from the pack's rows into lookups and checked."""

from __future__ import annotations

from itertools import pairwise

from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds.box import CENTER, COLUMNS, PLAIN, START_SPACE, TOWN, Result
from holdfast.games.dawn_of_the_zeds.content import Pack
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions


@rule(
    "DZ-MELEE-09",
    "DZ-MELEE-10",
    "DZ-MELEE-11",
    "DZ-MELEE-12",
    "DZ-MELEE-13",
    "DZ-MELEE-14",
    "DZ-MELEE-15",
)
def start_column(zeds: int, unit: int) -> int:
    """The column of a melee before any shift, 0 (Zeds x3) to 6 (Player x3)."""
    if zeds >= unit:
        return 3 if zeds == unit else 0 if zeds >= 3 * unit else 1 if zeds >= 2 * unit else 2
    return 6 if unit >= 3 * zeds else 5 if unit >= 2 * zeds else 4


@rule("DZ-MELEE-03", "DZ-MELEE-16", "DZ-MELEE-17", "DZ-GEN-10")
def build_melee(pack: Pack, options: ZedsOptions) -> tuple[tuple[Result, ...], ...]:
    """The melee table by column and sum, the losing side as the cell or the chosen reading says (DZ-RUL-01)."""
    loser = {"z": True, "p": False, "e": pack.tables.melee.even_cells[options.even_cells] == "z"}
    by_sum: list[list[Result]] = []
    for cells in _rows(pack, "melee", pack.tables.melee.rows):
        row: list[Result] = []
        for cell in cells:
            zeds, _, rest = cell.partition("/")
            if rest[-1:] not in loser:
                raise pack.files["tables"].wrong(("melee", "rows"), f"{cell!r} does not say who loses")
            row.append((int(zeds), int(rest[:-1]), loser[rest[-1]]))
        by_sum.append(row)
    _check_rising(pack, [[(z, -p, zeds_lose) for z, p, zeds_lose in row] for row in by_sum[2:]], "melee")
    return tuple(tuple(row[column] for row in by_sum) for column in range(COLUMNS))


@rule("DZ-FIRE-10", "DZ-GEN-10")
def build_ranged(pack: Pack) -> tuple[tuple[int, ...], ...]:
    """The ranged table by column and sum."""
    by_sum = [[int(cell) for cell in cells] for cells in _rows(pack, "ranged", pack.tables.ranged.rows)]
    _check_rising(pack, [[(hits,) for hits in row] for row in by_sum[2:]], "ranged")
    return tuple(tuple(row[column] for row in by_sum) for column in range(COLUMNS))


def _rows(pack: Pack, table: str, rows: list[str]) -> list[list[str]]:
    """The cells of a combat table by sum of two dice; sums 0 and 1 repeat the lowest row, so that a sum is an index."""
    found: dict[int, list[str]] = {}
    for row in rows:
        head, *cells = row.split()
        low, _, high = head.partition("-")
        if len(cells) != COLUMNS:
            raise pack.files["tables"].wrong((table, "rows"), f"row {head} has {len(cells)} columns, not {COLUMNS}")
        found.update(dict.fromkeys(range(int(low), int(high) + 1), cells))
    if sorted(found) != list(range(2, 13)):
        raise pack.files["tables"].wrong((table, "rows"), "the rows cover the sums 2 to 12, each once")
    return [found[2], found[2], *[found[total] for total in range(2, 13)]]


def _check_rising(pack: Pack, rows: list[list[tuple[int, ...]]], table: str) -> None:
    """No result is worse for the players with a higher sum or farther to the right."""
    better = [pair for upper, lower in pairwise(rows) for pair in zip(upper, lower, strict=True)]
    better += [pair for row in rows for pair in pairwise(row)]
    if any(x > y for a, b in better for x, y in zip(a, b, strict=True)):
        raise pack.files["tables"].wrong((table, "rows"), "a higher roll, or a column farther right, is worse")


@rule("DZ-SEARCH-01", "DZ-SEARCH-04", "DZ-SEARCH-05", "DZ-GEN-05")
def build_search(pack: Pack, name: str, kind: int) -> tuple[int, ...]:
    """Ammo by die on a named space; supplies count for nothing, so where there is a choice ammo is taken."""
    table = pack.tables.search
    if kind in (PLAIN, START_SPACE):
        return ()
    row = table.town if kind in (TOWN, CENTER) else getattr(table, name, table.other)
    if len(row) != 6:
        raise pack.files["tables"].wrong(("search",), "a row of the search table has six results")
    return (0, *[_ammo(pack, cell) for cell in row])


def _ammo(pack: Pack, cell: str) -> int:
    most = 0
    for part in cell.split(" or "):
        amount, _, what = part.rpartition(" ")
        if what not in ("-", "supply", "ammo"):
            raise pack.files["tables"].wrong(("search",), f"unknown search result {cell!r}")
        if what == "ammo":
            most = max(most, int(amount or 1))
    return most
