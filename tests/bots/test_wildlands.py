"""The greedy bot takes what is plainly good, and beats chance nearly always."""

from __future__ import annotations

import random

import pytest

from holdfast.bots import Budget, Prompt, make_bot
from holdfast.bots.search import NOT_WORTH_A_LOOK
from holdfast.bots.wildlands.knowing import WildlandsKnowledge
from holdfast.core.flow import Chance
from holdfast.core.legality import Action
from holdfast.games.wildlands import GAME
from holdfast.games.wildlands.actions import TROOP, Collect, EndTurn, Interrupt, Move, Pass
from holdfast.games.wildlands.content import SIDES
from holdfast.games.wildlands.effects import HAND_LIMIT
from holdfast.games.wildlands.flow import Window
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.games.wildlands.state import troop_of
from holdfast.lab.ladder import duel
from holdfast.lab.simulate import make_plan


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


# ---------------------------------------------------------------- interrupts


def offered(collected: int) -> tuple[GAME, int]:
    """Somebody may interrupt, with a shard under a figure, enough special cards to pay for it, and so many points.

    The other, whose turn it is, is one point from winning and stands on all shards.
    """
    g, luck = GAME.new(WildlandsOptions(factions="dealt"), 2), random.Random(3)
    bots = [make_bot("wildlands", "veteran", random.Random(seat)) for seat in (0, 1)]
    while not (isinstance(g.stack[-1], Window) and len(g.legal(g.asked()[0])) > 1):
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(luck))
            continue
        seat = g.asked()[0]
        assert g.question is not None
        g.answer(seat, bots[seat].choose(g.view(seat), Prompt(seat, g.question.text, g.legal(seat)), Budget()))
    seat = g.asked()[0]
    player = g.state.players[seat]
    special = g.content.special[player.faction]
    count = g.content.special_count(player.faction)
    cards = sorted([*player.hand, *player.deck, *player.discard])
    rest = [card for card in cards if card != special]
    player.hand, player.deck, player.discard = [special] * count, rest, []
    player.collected = collected
    g.state.places[player.faction * TROOP] = player.shards[0]
    other = g.state.players[1 - seat]
    other.collected = 4
    for one, shard in zip(troop_of(other.faction), other.shards, strict=False):
        g.state.places[one] = shard
    again = GAME.restore(g.content, g.options, g.seats, g.state, g.stack, None)
    return again, seat


@pytest.mark.parametrize("level", ["veteran", "champion"])
def test_the_winning_point_is_taken_in_the_turn_of_another(level: str) -> None:
    g, seat = offered(collected=4)
    bot = make_bot("wildlands", level, random.Random(1))
    act = bot.choose(
        g.view(seat), Prompt(seat, "interrupt", g.legal(seat)), Budget(iterations=60 * (level == "champion") or None)
    )
    assert isinstance(act, Interrupt)


def test_the_veteran_keeps_its_card_while_a_point_can_wait() -> None:
    g, seat = offered(collected=3)
    bot = make_bot("wildlands", "veteran", random.Random(1))
    assert bot.choose(g.view(seat), Prompt(seat, "interrupt", g.legal(seat)), Budget()) == Pass()


# ---------------------------------------------------------------- what the champion goes by


def turns(seed: int) -> list[GAME]:
    """Positions of a game between veterans in which somebody may act in the own turn."""
    g, luck, found = GAME.new(WildlandsOptions(factions="dealt"), 2), random.Random(seed), []
    bots = [make_bot("wildlands", "veteran", random.Random(seat)) for seat in (0, 1)]
    while g.question is not None:
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(luck))
            continue
        seat, text = g.asked()[0], g.question.text
        if text == "act":
            found.append(g.clone())
        g.answer(seat, bots[seat].choose(g.view(seat), Prompt(seat, text, g.legal(seat)), Budget()))
    return found


def test_of_cards_that_make_the_same_move_one_is_looked_at() -> None:
    left_out = 0
    for g in turns(seed=5):
        seat = g.asked()[0]
        options = g.legal(seat)
        looked_at = [
            (act.character, act.space)
            for act, promised in zip(options, WildlandsKnowledge(seat).promise(g, seat, options), strict=True)
            if isinstance(act, Move) and promised > NOT_WORTH_A_LOOK
        ]
        every = [(act.character, act.space) for act in options if isinstance(act, Move)]
        assert sorted(looked_at) == sorted(set(every))
        left_out += len(every) - len(looked_at)
    assert left_out > 0


def test_the_own_turn_is_over_for_the_search_whatever_is_drawn_then() -> None:
    """With a full hand nothing is drawn, and with few cards left the draw has few outcomes: both are judged there."""
    full = usual = 0
    for g in turns(seed=6):
        seat = g.asked()[0]
        knowledge = WildlandsKnowledge(seat)
        assert not knowledge.known(g)
        room = HAND_LIMIT - len(g.state.players[seat].hand)
        g.answer(seat, EndTurn())
        if room == 0 and isinstance(g.stack[-1], Window):
            full += 1
            assert knowledge.known(g)
            assert not WildlandsKnowledge(1 - seat).known(g)
        while g.question is not None and not isinstance(g.question, Chance) and g.question.text == "interrupt":
            assert room == 0 or not knowledge.known(g)
            g.answer(g.asked()[0], Pass())
        if room:
            usual += 1
            assert knowledge.known(g)
            assert knowledge.settled(g, 0)
    assert full > 0
    assert usual > 0


@pytest.mark.soak
def test_the_champion_beats_the_veteran() -> None:
    """Over both sides of forty deals; docs/bots.md has narrower figures."""
    plan = make_plan("wildlands", WildlandsOptions(factions="dealt"), 2, "random", seed=41, games=40)
    found = duel(plan, "champion", "veteran", 1, lambda played: None)
    assert found.failed == 0
    assert found.won / found.games > 0.6
