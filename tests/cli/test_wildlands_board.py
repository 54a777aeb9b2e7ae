"""The drawn board of Wildlands: it fits, it shows everybody, and it keeps secrets."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

from holdfast.cli.boards import Scene, drawing_of
from holdfast.cli.boards.wildlands import character_code, ground
from holdfast.core.asked import asked
from holdfast.core.flow import Chance
from holdfast.games.wildlands import GAME
from holdfast.games.wildlands.content import SIDES, load
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.words import LANGUAGES, Words

DRAWN = drawing_of("wildlands")


def middle(side: str, seats: int, steps: int) -> GAME:
    rng = random.Random(seats)
    g = GAME.new(WildlandsOptions(board=side), seats)  # type: ignore[arg-type]
    for _ in range(steps):
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(rng))
        else:
            seat = rng.choice(g.asked())
            g.answer(seat, rng.choice(g.legal(seat)))
    return g


def drawn(g: GAME, seat: int | None, language: str = "en", width: int = 80) -> str:
    console = Console(width=width, no_color=True)
    with console.capture() as said:
        console.print(DRAWN.board(Scene(g.view(seat), Words("wildlands", language, strict=True), width)))
    return said.get()


@pytest.mark.parametrize("side", SIDES)
def test_every_space_has_its_number_on_the_ground(side: str) -> None:
    _, labels = ground(load(side).board)
    assert len(labels) == len(set(labels.values())) == 42


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", SIDES)
def test_it_fits_80_columns_and_shows_every_figure(side: str, language: str) -> None:
    for steps in (0, 12, 30, 60, 400):
        g = middle(side, 4, steps)
        for width in (80, 130):
            lines = drawn(g, 0, language, width).splitlines()
            assert max(map(len, lines)) <= width
        if steps == 400:
            text = "\n".join(lines)
            standing = [one for one, at in enumerate(g.state.places) if at >= 0]
            assert standing
            assert all(character_code(g.content, one) in text for one in standing)


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    g = middle("dungeon", 3, 300)
    cards = [load("dungeon").cards[card].name for card in g.state.players[0].hand if card not in g.content.special]
    assert cards
    assert all(f"{card} (" in drawn(g, 0) for card in cards)
    assert not any(f"{card} (" in drawn(g, 1) for card in cards)
    assert not any(f"{card} (" in drawn(g, None) for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_are_named_with_their_codes(language: str) -> None:
    g = middle("dungeon", 2, 300)
    words, naming = Words("wildlands", language, strict=True), DRAWN.naming(g.view(0))
    for option in asked(g, g.asked()[0]).options:
        said = words.text(option.text, naming)
        assert said
        assert "_" not in said
    assert all(DRAWN.legend(words))


def test_start_spaces_are_drawn_for_their_owner_alone() -> None:
    g = middle("dungeon", 3, 60)
    player = g.state.players[0]
    waiting = [row for row in range(5) if player.starts[row] >= 0]
    assert waiting
    signs = [f"{character_code(g.content, player.faction * 5 + row)}@{player.starts[row] + 1}" for row in waiting]
    assert all(sign in drawn(g, 0) for sign in signs)
    assert "@" not in drawn(g, None)
    assert not any(sign in drawn(g, 1) for sign in signs)
