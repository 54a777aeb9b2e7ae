"""The packs: Holdfast's own measures up to its design, and a wrong one is refused with file and line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from holdfast.core.content import BadContent, read
from holdfast.games.wildlands.actions import FAMILIES, FLAGS
from holdfast.games.wildlands.boardchecks import Figures, figures, one_sided_sight, unstable_sight
from holdfast.games.wildlands.content import PACK, SIDES, check_pack, load, load_pack
from holdfast.games.wildlands.factions import FactionData, FactionsData, overview
from holdfast.kit.sight import NONE

rule = pytest.mark.rule

# Rows as in the design: melee, heavy melee, ranged, heavy ranged, area, take cover, shield, rally, fly.
TABLES = {
    "guild": (6, 15, ("530000200", "003220200", "004121200", "003201103", "002230200"), "302002200"),
    "gnomads": (6, 15, ("301002040", "210001033", "420000130", "004102020", "302001030"), "300003030"),
    "lawbringers": (
        5,
        19,
        ("411000220", "105202000", "440000100", "420001120", "202003020"),
        "401002200",
    ),
    "pit_fighters": (5, 19, ("330002200", "420002200", "440000100", "500002200", "420002200"), "400003200"),
}
"""Special cards, sum of health, flags by character, open flags."""


@rule("WL-CARD-11", "WL-CARD-14", "WL-COMP-02", "WL-SPECIAL-01")
@pytest.mark.parametrize("faction", read(PACK / "factions.toml", FactionsData)[0].factions, ids=lambda one: one.id)
def test_the_decks_equal_the_tables_of_the_design(faction: FactionData) -> None:
    specials, health, rows, open_row = TABLES[faction.id]
    counted = overview(faction)
    for character, row in zip(faction.characters, rows, strict=True):
        assert counted[character.id] == {"cards": 11} | _flags(row), character.id
    assert counted["open"] == _flags(open_row)
    assert faction.deck.cards.count(["special"]) == specials
    assert sum(character.health for character in faction.characters) == health
    assert sum(sum(row.values()) for row in counted.values()) == 57 + 55, "57 flags, 55 symbols"


def _flags(row: str) -> dict[str, int]:
    return {flag: int(count) for flag, count in zip(FLAGS, row, strict=True) if count != "0"}


@rule("WL-CARD-13")
def test_every_flag_has_the_colour_of_its_family() -> None:
    assert dict(zip(FLAGS, FAMILIES, strict=True)) == {
        "melee": "red",
        "heavy_melee": "red",
        "ranged": "blue",
        "heavy_ranged": "blue",
        "area": "blue",
        "take_cover": "green",
        "shield": "green",
        "rally": "yellow",
        "fly": "yellow",
    }


# ---------------------------------------------------------------- boards

AIMS: dict[str, dict[str, tuple[float, float]]] = {
    "dungeon": {
        "adjacent": (58, 66),
        "walls": (20, 999),
        "cover": (12, 14),
        "elevated": (0, 0),
        "arrows": (0, 0),
        "diameter": (9, 11),
        "mean_way": (4.0, 5.0),
        "mean_seen": (6, 9),
        "most_seen": (0, 18),
    },
    "ruins": {
        "adjacent": (62, 72),
        "walls": (15, 999),
        "cover": (10, 12),
        "elevated": (11, 14),
        "plateaus": (3, 4),
        "arrows": (10, 14),
        "fewest_arrows": (2, 99),
        "diameter": (8, 10),
        "mean_way": (3.8, 4.6),
        "mean_seen": (7, 11),
        "most_seen": (0, 20),
        "blocked_by_height": (1, 999),
        "far_heavy": (1, 999),
    },
}
BOTH: dict[str, tuple[float, float]] = {
    "dead_ends": (0, 3),
    "long_lines": (3, 999),
    "shortest_border": (25, 999),
    "consecutive": (0, 0),
    "blocked_by_wall": (1, 999),
    "blocked_by_cover": (1, 999),
}


@pytest.mark.parametrize("side", SIDES)
def test_the_boards_measure_up_to_the_design(side: str) -> None:
    found: Figures = figures(load(side).board)
    for name, (least, most) in (AIMS[side] | BOTH).items():
        assert least <= getattr(found, name) <= most, name


@rule("WL-LOS-02", "WL-BOARD-07")
@pytest.mark.parametrize("side", SIDES)
def test_sight_is_stable_and_mutual_on_one_level(side: str) -> None:
    board = load(side).board
    assert unstable_sight(board.data) == [], "doubling the points changes a result"
    assert one_sided_sight(board) == []
    assert all(14 <= space.circle[2] <= 18 for space in board.data.spaces())
    assert any(board.crossings[a][b] == NONE for a in range(42) for b in range(42))


# ---------------------------------------------------------------- packs that somebody else wrote


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(PACK, tmp_path / "mine"))


def change(pack: Path, name: str, old: str, new: str, times: int = 1) -> None:
    path = pack / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, times), encoding="utf-8")


def test_a_sound_pack_passes_and_a_changed_one_has_another_fingerprint(pack: Path) -> None:
    check_pack(pack)
    change(pack, "factions.toml", "health = 5", "health = 4")
    assert load_pack(pack, "dungeon").hash != load("dungeon").hash
    assert load_pack(pack, "dungeon").health[0] == 4


CARD = '  ["lunk: shield", "fire_mage: area"],\n'


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (CARD, "", "29 cards"),
        (CARD, '  ["lunk: shout", "fire_mage: area"],\n', "no flag 'shout'"),
        (CARD, '  ["lunk: shield", "tak: area"],\n', "no character 'tak'"),
        (CARD, '  ["fire_mage: area", "lunk: shield"],\n', "in the faction's order"),
        (CARD, '  ["lunk: shield", "lunk: melee"],\n', "once each"),
        (CARD, '  ["open: shield"],\n', "at least one symbol"),
        (CARD, '  ["special"],\n', "overview says"),
        ("health = 5", "health = 9", "between 2 and 5"),
        ('id = "tak"', 'id = "lunk"', "share an id"),
        ('source = "table"', 'source = "hearsay"', "not declared"),
        ("melee = 5, heavy_melee = 3", "melee = 6, heavy_melee = 3", "overview says lunk"),
    ],
)
def test_wrong_factions_are_refused(pack: Path, old: str, new: str, what: str) -> None:
    change(pack, "factions.toml", old, new)
    with pytest.raises(BadContent, match=rf"factions\.toml:\d+: .*{what}"):
        load_pack(pack, "dungeon")


@pytest.mark.parametrize(
    ("side", "old", "new", "what"),
    [
        ("dungeon", "number = 1,", "number = 2,", "numbers 1 to 42"),
        ("dungeon", "number = 1, circle = [", "number = 1, circle = [9", "circle of space 1"),
        ("dungeon", "cover = true", "elevation = 1", "no higher levels|need an arrow"),
        ("ruins", "elevation = 1", "elevation = 2", "one level above|need an arrow"),
        ("ruins", "between = [25, 30]", "between = [25, 3]", "does not lie on|gate joins"),
        ("ruins", 'side = "ruins"', 'side = "dungeon"', "the Dungeon has no arrows"),
    ],
)
def test_wrong_boards_are_refused(pack: Path, side: str, old: str, new: str, what: str) -> None:
    change(pack, f"{side}.toml", old, new)
    with pytest.raises(BadContent, match=rf"{side}\.toml:\d+: .*({what})"):
        load_pack(pack, side)


def test_a_space_that_nobody_can_reach_is_refused(pack: Path) -> None:
    path = pack / "dungeon.toml"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text(
        "".join(line for line in lines if "between = [13, " not in line and ", 13]," not in line), encoding="utf-8"
    )
    with pytest.raises(BadContent, match="cannot be reached"):
        load_pack(pack, "dungeon")


def test_spaces_that_overlap_are_refused(pack: Path) -> None:
    spaces = load("dungeon").board.data.spaces()
    one = next(space for space in spaces if len(space.outline) == 4)
    text = (pack / "dungeon.toml").read_text(encoding="utf-8")
    line = next(row for row in text.splitlines() if f"number = {one.number}," in row)
    x, y = one.outline[0]
    wider = line.replace(f"outline = [[{x:g}, {y:g}]", f"outline = [[{x - 60 if x > 500 else x + 60:g}, {y:g}]", 1)
    (pack / "dungeon.toml").write_text(text.replace(line, wider), encoding="utf-8")
    with pytest.raises(BadContent, match=r"spaces \d+ and \d+ overlap"):
        load_pack(pack, "dungeon")
