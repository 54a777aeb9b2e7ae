"""The content pack: what it says, and that what is wrong in one is told with file and line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from holdfast.core.content import BadContent
from holdfast.games.dawn_of_the_zeds.content import PACK
from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds
from holdfast.games.dawn_of_the_zeds.meta import META, ZedsOptions
from holdfast.games.dawn_of_the_zeds.packing import load_box
from tests.games.dawn_of_the_zeds.farmingdale import written

rule = pytest.mark.rule


def test_the_box_holds_what_the_sources_say() -> None:
    box = load_box(ZedsOptions())
    assert len(box.zed_strength) == 34
    assert sum(strength[0] for strength in box.zed_strength) / 34 == pytest.approx(5.3, abs=0.1)
    assert (len(box.events), len(box.stories), len(box.units)) == (21, 8, 15)
    assert [act.size for act in box.acts] == [3, 7, 5, 4, 1]
    assert [act.size for act in load_box(ZedsOptions(length="short")).acts] == [2, 6, 4, 3, 1]


@rule("DZ-GEN-11")
def test_readings_and_difficulty_are_options() -> None:
    box, other = load_box(META.presets["default"]), load_box(META.presets["other readings"])  # type: ignore[arg-type]
    mine = "lucky_strike_mine"
    assert written(box.names["space"].index(mine)) == "mountain#4"
    assert written(other.names["space"].index(mine)) == "mountain#5"
    assert (box.units[0].death, other.units[0].death) == (2, 4)
    assert other.warded == {2, 3, 4, 5, 6}
    assert (len(other.units), other.melee[3][7]) == (13, (2, 2, False))
    easier, harder = load_box(META.presets["easier"]), load_box(META.presets["harder"])  # type: ignore[arg-type]
    assert (easier.starting_ammo, easier.extra_actions) == (8, 1)
    assert (harder.starting_ammo, harder.extra_zeds) == (2, 4)


@pytest.mark.parametrize(
    ("file", "right", "wrong", "message"),
    [
        (
            "board.toml",
            '"farm", "-", "-", "mall',
            '"barn", "-", "-", "mall',
            "board.toml:9: 'barn' is neither a village",
        ),
        ("board.toml", '"-", "mall_district"]', '"mall_district", "-"]', "no other, is in town"),
        ("zeds.toml", "[9, 4, 1]", "[9, 0, 1]", "a Zed cannot have the strengths 9/0"),
        ("units.toml", 'do = "traps"', 'do = "snares"', "traps does the unknown 'snares'"),
        ("units.toml", 'source = "civilians"', 'source = "nobody"', "the source 'nobody' is not declared"),
        ("events.toml", '["suburb", "suburb"]', '["suburb", "river"]', "there is no path 'river'"),
        ("events.toml", '"may_retreat"]', '"may_sleep"]', "'may_sleep' is none of"),
        ("events.toml", 'do = "draw_hero"', 'do = "draw_villain"', "no effect is called 'draw_villain'"),
        ("events.toml", 'at = "zeds_end"', 'at = "noon"', "an effect happens at one of"),
        ("events.toml", 'where = "campground"', 'where = "moon"', "there is no place 'moon'"),
        ("stories.toml", 'when = "attack"', 'when = "never"', "is played at one of"),
        ("stories.toml", 'location = "most"', 'location = "best"', "there is no location 'best'"),
        ("tables.toml", "2/0z 3/0z", "2/0z 0/0z", "a higher roll, or a column farther right, is worse"),
        ("tables.toml", "0/5p 0/5p 0/4p 0/4p", "0/5p 0/5p 0/4 0/4p", "does not say who loses"),
        ("tables.toml", '"2 ammo"]', '"2 gold"]', "unknown search result"),
        (
            "setup.toml",
            "normal = [3, 6, 4, 3, 1]",
            "normal = [3, 6, 9, 3, 1]",
            "act 3 has 4 normal and 1 special cards",
        ),
        ("setup.toml", "ammo = 4", "bullets = 4", "setup.toml"),
    ],
)
def test_a_spoiled_pack_is_refused(tmp_path: Path, file: str, right: str, wrong: str, message: str) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(PACK, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        DawnOfTheZeds.check_pack(folder)


def test_the_own_pack_is_sound() -> None:
    DawnOfTheZeds.check_pack(PACK)


def test_the_example_of_the_page_runs_as_it_stands() -> None:
    page = (PACK.parents[1] / "README.md").read_text(encoding="utf-8")
    exec(page.partition("```python\n")[2].partition("```")[0], {})
