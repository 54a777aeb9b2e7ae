"""The board of Dawn of the Zeds in the terminal: four chains, all signs, never wider than the screen."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

from holdfast.cli.boards import Scene, drawing_of
from holdfast.core.asked import asked
from holdfast.core.text import Named
from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds
from holdfast.words import Words
from tests.conformance.playing import step
from tests.games.dawn_of_the_zeds.farmingdale import Town, U, Z, action_phase

WIDTH = 80


def drawn(t: Town, language: str = "en", news: tuple[str, ...] = (), width: int = WIDTH) -> list[str]:
    words = Words("dawn_of_the_zeds", language, strict=True)
    glow = frozenset(target for option in asked(t.g, 0).options for target in option.targets)
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        console.print(drawing_of("dawn_of_the_zeds").board(Scene(t.g.view(0), words, width, news, glow)))
    return captured.get().splitlines()


@pytest.fixture
def town() -> Town:
    units: dict[str, str | U] = {
        "hunt": "forest#1",
        "civilian_1": U("forest#4", stubborn=True, marks=1),
        "furies": "TC",
        "piazza": "cemetery",
    }
    zeds: dict[str, list[int | Z]] = {"forest#2": [6, Z(3, reduced=True, marks=2)], "suburb#start": [9]}
    return action_phase(
        2, zeds=zeds, units=units, ammo=13, marks={"no_entry": "mountain#4", "well_armed": "civilian_1"}
    )


def test_paths_are_chains_with_their_zeds_and_units(town: Town) -> None:
    lines = drawn(town)
    forest = next(index for index, line in enumerate(lines) if line.startswith("Forest"))
    heads, zeds, units = lines[2], lines[forest + 1], lines[forest + 2]
    assert zeds[heads.index("2") :].startswith("6 3*''")
    assert units[heads.index("1") :].startswith("Hu5")
    assert units[heads.index("4") :].startswith("ca4!+'"), "stubborn, with a marker and a hit"
    assert "St. Thom" in lines[forest]
    suburb = next(index for index, line in enumerate(lines) if line.startswith("Suburb"))
    assert lines[suburb + 1][heads.index("S") :].startswith("9")
    mountain = next(index for index, line in enumerate(lines) if line.startswith("Mountain"))
    assert lines[mountain + 1][heads.index("4")] == "x", "no entry"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wide_screen_shows_the_names_of_spaces_whole(town: Town, language: str) -> None:
    words = Words("dawn_of_the_zeds", language, strict=True)
    lines = drawn(town, language, width=200)
    assert all(len(line) < 200 for line in lines)
    for space in ("university", "suspension_bridge", "lucky_strike_mine"):
        name = words.name(Named("space", space))
        assert name.removeprefix("the ").removeprefix("Die ") in "\n".join(lines)


def test_tracks_and_the_places_off_the_paths_are_told(town: Town) -> None:
    said = "\n".join(drawn(town, news=("Somebody fired.",)))
    assert "Ammo ###....... +10 13" in said
    assert "Town Center: Fu6" in said
    assert "Cemetery: Pi" in said
    assert "Somebody fired." in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_never_grows_wider_than_the_screen(language: str) -> None:
    rng = random.Random(4)
    for seats in (1, 4):
        g = DawnOfTheZeds.new(seats=seats)
        while g.ending is None:
            step(g, rng)
            if rng.random() < 0.1:
                assert max(map(len, drawn(Town(g), language))) <= WIDTH


def test_pieces_are_called_with_their_signs(town: Town) -> None:
    words = Words("dawn_of_the_zeds", "en", strict=True)
    drawing = drawing_of("dawn_of_the_zeds")
    assert words.name(Named("unit", "hunt"), drawing.naming(town.g.view(0))) == "Sheriff Hunt (Hu)"
    whole, hurt = (town.g.content.names["zed"][zed] for zed in town.g.state.zeds[4:6])
    assert words.name(Named("zed", whole), drawing.naming(town.g.view(0))) == whole
    assert words.name(Named("zed", hurt), drawing.naming(town.g.view(0))) == f"{hurt}*"
    assert all(words.has(key) for key in ("board-legend", "board-legend-units"))
    assert len(drawing.legend(words)) == 2
