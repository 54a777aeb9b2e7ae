"""The greedy bot takes what is plainly good, and beats chance nearly always."""

from __future__ import annotations

import random

import pytest

from holdfast.bots import Budget, Prompt, make_bot
from holdfast.core.flow import Chance
from holdfast.core.legality import Action
from holdfast.games.wildlands import GAME
from holdfast.games.wildlands.actions import Collect, Interrupt
from holdfast.games.wildlands.content import SIDES
from holdfast.games.wildlands.meta import WildlandsOptions


def played(side: str, levels: list[str], seed: int) -> tuple[GAME, list[tuple[Prompt, Action]]]:
    """A game between bots, and every choice of the first of them."""
    luck = random.Random(seed)
    bots = [make_bot("wildlands", level, random.Random(seed * 10 + seat)) for seat, level in enumerate(levels)]
    g = GAME.new(WildlandsOptions(board=side), len(levels))  # type: ignore[arg-type]
    said = []
    while g.question is not None:
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(luck))
            continue
        seat = g.asked()[0]
        prompt = Prompt(seat, g.question.text, g.legal(seat))
        view = g.view(seat) if bots[seat].needs_view else None
        act = bots[seat].choose(view, prompt, Budget())
        if seat == 0:
            said.append((prompt, act))
        g.answer(seat, act)
    return g, said


@pytest.mark.parametrize("side", SIDES)
def test_it_beats_chance_and_never_leaves_a_shard(side: str) -> None:
    won = 0
    for seed in range(12):
        g, said = played(side, ["greedy", "random"], seed)
        assert g.ending is not None
        won += g.ending.winners == (0,)
        for prompt, act in said:
            if any(isinstance(option, Collect) for option in prompt.options):
                assert isinstance(act, Collect)
    assert won >= 11


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_between_greedy_players_end(seats: int) -> None:
    for side in SIDES:
        g, said = played(side, ["greedy"] * seats, seats)
        assert g.ending is not None
        assert len(said) < 1000


def test_it_interrupts_only_for_the_last_point() -> None:
    for seed in range(6):
        g, said = played("dungeon", ["greedy", "greedy"], seed)
        breaks = [act for _, act in said if isinstance(act, Interrupt)]
        assert len(breaks) <= 2
        if breaks and g.ending is not None and g.ending.winners == (0,):
            assert g.state.players[0].score == 5
