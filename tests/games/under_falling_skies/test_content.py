"""Packs of cards: what fits is laid out, and what does not is said with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.core.content import BadContent
from holdfast.games.under_falling_skies import GAME
from holdfast.games.under_falling_skies.actions import RemoveRobot
from holdfast.games.under_falling_skies.content import PACK, board_of, load_board, load_cards
from holdfast.games.under_falling_skies.meta import SkiesOptions, all_faces
from tests.games.under_falling_skies.skies import SPOT, mothership_moves, placing

CARDS = (PACK / "cards.toml").read_text(encoding="utf-8")


def changed(folder: Path, old: str, new: str) -> Path:
    assert old in CARDS
    (folder / "cards.toml").write_text(CARDS.replace(old, new, 1), encoding="utf-8")
    return folder


def test_the_pack_of_the_game_passes() -> None:
    GAME.check_pack(PACK)


def test_a_pack_of_the_same_data_is_the_same_board(tmp_path: Path) -> None:
    other = board_of(SkiesOptions(), changed(tmp_path, "# ", "# another comment: "))
    ours = load_board(SkiesOptions())
    # Not the whole board: which placements it has worked out so far depends on what was played before.
    assert (other.hash, other.rooms, other.symbol) == (ours.hash, ours.rooms, ours.symbol)


def test_a_changed_figure_is_other_content(tmp_path: Path) -> None:
    other = board_of(SkiesOptions(), changed(tmp_path, "start_row = 0", "start_row = 1"))
    assert other.start_row == 1
    assert other.hash != load_board(SkiesOptions()).hash


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[mothership.hard]", "[mothership.harder]", "mothership has no hard face"),
        ("[mothership.hard]", "[mothership.odd]\nsource = 'dataset'\nstart_row = 1\n[mothership.hard]", "called 'odd'"),
        (
            '[mothership.easy]\nsource = "pictures"',
            '[mothership.easy]\nsource = "hearsay"',
            "'hearsay' is not declared",
        ),
        ('confidence = "low"', 'confidence = "utter"', "confidence must be one of"),
        ("start_row = 0", 'start_row = "top"', "Expected `int`, got `str` at mothership.easy.start_row"),
        ("start_row = 0", "begin_row = 0", "unknown field `begin_row`"),
        ('effects = ["robot"]', 'effects = ["coffee"]', "Invalid enum value 'coffee'"),
        ('track = ["-", "x1", "+", "r1"]', 'track = ["-", "x1", "+"]', "sky1 needs 4 rows and as many track cells"),
        ('". . . . .", ". . . L ."', '". . . .", ". . . L ."', "row 1 has 4 cells instead of 5"),
        ('". . . . .", ". . . L ."', '". . ? . .", ". . . L ."', "row 1 has the unknown cell '?'"),
        ('". . . . .", ". . . L ."', '"L . . . .", ". . . L ."', "the arrow in row 1 points at no blank space"),
        ('". . . . .", ". . . L ."', '"R E1 . . .", ". . . L ."', "the arrow in row 1 points at no blank space"),
        ('track = ["-", "x1", "+", "r1"]', 'track = ["-", "x1", "+", "q1"]', "unknown track cell 'q1'"),
        ('track = ["-", "x1", "+", "r1"]', 'track = ["-", "x1", "+", "skull"]', "needs exactly one skull"),
        ('excavator_start = "C5"', 'excavator_start = "Z5"', "the excavator starts off the path"),
        ('spaces = ["D2"], effects = ["fighter"]', 'spaces = ["Z2"], effects = ["fighter"]', "there is no space 'Z2'"),
        ('spaces = ["D2"], effects = ["fighter"]', 'spaces = ["D1"], effects = ["fighter"]', r"used twice: \['D1'\]"),
        ('tunnels = ["B4", "C5"]', 'tunnels = ["C5"]', r"without room or tunnel: \['B4'\]"),
        ('excavated_with = { F5 = "E5" }', 'excavated_with = { F5 = "Z5" }', "Z5 is not on the path"),
    ],
)
def test_what_does_not_fit_is_said_with_its_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent, match=rf"^cards\.toml:\d+: .*{message}"):
        GAME.check_pack(changed(tmp_path, old, new))


def test_the_line_is_that_of_the_entry(tmp_path: Path) -> None:
    line = CARDS[: CARDS.index("start_row = 0")].count("\n") + 1
    with pytest.raises(BadContent, match=rf"^cards\.toml:{line}: "):
        load_cards(changed(tmp_path, "start_row = 0", 'start_row = "top"'))


def test_a_pack_without_cards_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="the file is missing"):
        GAME.check_pack(tmp_path)


@pytest.mark.rule("UFS-ROBOT-11")
def test_a_robot_may_be_given_up_while_dice_are_chosen_and_placed() -> None:
    skies = placing((1, 1, 1, 1, 1), robots={"B1": 3, "B3": 2})
    assert skies.offered(RemoveRobot) == ["blue1", "blue2"]
    skies.remove_robot("B1")
    assert skies.robots == {"B3": 2}
    assert skies.take(1).remove_robot("B3").robots == {}


@pytest.mark.rule("UFS-MOTHER-06")
def test_the_excavator_is_never_pushed_past_the_surface() -> None:
    """UFS-R-24: row 2 holds x1."""
    on_spots = [(column, SPOT) for column in range(1, 6)]
    assert mothership_moves(mothership=1, excavator="B1", greens=on_spots).excavator == "B1"
    assert mothership_moves(mothership=1, excavator="B2", greens=on_spots).excavator == "B1"


def test_all_hard_faces_fit_together_too() -> None:
    assert load_board(all_faces("hard")).rooms != load_board(all_faces("easy")).rooms
