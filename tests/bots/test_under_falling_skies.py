"""The greedy bot makes the plain choices that anybody would, and plays clearly better than chance."""

from __future__ import annotations

import random

import pytest

from holdfast.bots import Budget, Prompt, make_bot
from holdfast.core.legality import Action
from holdfast.games.under_falling_skies import GAME
from holdfast.games.under_falling_skies.actions import Activate, EndPhase, RoomId
from holdfast.games.under_falling_skies.content import STRIDE
from holdfast.games.under_falling_skies.flow import ActivateRooms, Rounds
from holdfast.games.under_falling_skies.meta import SkiesOptions
from holdfast.games.under_falling_skies.state import OFF, Table
from holdfast.lab.simulate import Match, make_plan

Skies = GAME


def activating(dice: dict[str, int], **changes: object) -> GAME:
    """A game in phase 2 with these faces on these spaces, black dice first."""
    g = Skies.new()
    table: Table = g.state
    table.places, table.faces = [OFF] * 7, [0] * 7
    for die, (space, face) in enumerate(dice.items()):
        table.places[die], table.faces[die] = g.content.space_names.index(space), face
    for name, value in changes.items():
        setattr(table, name, value)
    stack = [Rounds(at="mothership"), ActivateRooms()]
    return Skies.restore(g.content, g.options, 1, table, stack, None)


def answer(g: GAME) -> Action:
    assert g.question is not None
    bot = make_bot("under_falling_skies", "greedy", random.Random(1))
    return bot.choose(g.view(0), Prompt(0, "activate-rooms", g.legal(0)), Budget())


def room(g: GAME, name: str) -> Activate:
    return Activate(RoomId(g.content.names["room"].index(name)))


def test_it_researches_when_that_wins() -> None:
    g = activating({"C1": 6, "B1": 6}, excavator=20, research=12, energy=1)
    g.state.research = 13 - 1  # the thirteenth space asks for 2, the last for 12
    assert answer(activating({"D3": 6, "D4": 6, "B3": 6}, excavator=25, research=13, energy=1)) == room(g, "D3-D4")


def test_it_takes_energy_before_it_spends_it() -> None:
    g = activating({"B1": 5, "B5": 4}, energy=0)
    assert answer(g) == room(g, "B1")


def test_it_shoots_the_ship_above_the_base() -> None:
    low = [0, STRIDE, 2 * STRIDE, 3 * STRIDE, 4 * STRIDE + 15, -2, -2]  # the explosion of column 5, row 15, shows 6
    assert answer(activating({"C4": 6}, excavator=14, energy=3, ships=low)) == room(activating({}), "C4")


def test_it_ends_the_phase_when_a_shot_would_hit_nothing() -> None:
    assert answer(activating({"B3": 6}, energy=3)) == EndPhase()


def research(level: str, games: int) -> float:
    """How far the research marker comes in a game of a bot, on average."""
    plan, reached = make_plan("under_falling_skies", SkiesOptions(), None, level, seed=5, games=games), 0
    for index in range(games):
        match = Match(plan, index, GAME)
        match.play(GAME.meta.cap)
        reached += match.g.state.research
    return reached / games


@pytest.mark.soak
def test_it_comes_much_further_than_chance() -> None:
    assert research("greedy", 40) > 2 * research("random", 40)
