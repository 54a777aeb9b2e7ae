"""Measure the peers that `dev bench` sets beside Holdfast: catanatron and OpenSpiel.

    python bench/peers.py [--seconds 1.0] [--repeats 5]

Runs under the Python of the bench environment and prints a JSON list of {"name", "unit", "value"}.
Every value is the median over the repeats, each of about the given number of seconds, on one core. Seconds are
those of the processor, so that other work on the machine does not count.

What is counted: a decision is one choice of a player among its options. Luck costs time but is not
counted: catanatron resolves it inside of a decision, OpenSpiel as a node of its own.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

OPEN_SPIEL_GAMES = ("python_tic_tac_toe", "python_liars_poker", "backgammon")


def rate(play_one: Callable[[], int], seconds: float, repeats: int) -> float:
    """Decisions per second of processor time over whole games; `play_one` plays one and counts its decisions."""
    play_one()
    rates = []
    for _ in range(repeats):
        gc.collect()
        decisions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += play_one()
        rates.append(decisions / spent)
    return statistics.median(rates)


def cost(action: Callable[[], Any], seconds: float, repeats: int) -> float:
    """Microseconds of processor time per call."""
    batch = 100
    costs = []
    for _ in range(repeats):
        gc.collect()
        calls = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(batch):
                action()
            calls += batch
        costs.append(spent / calls * 1e6)
    return statistics.median(costs)


def catanatron(seconds: float, repeats: int) -> Iterator[tuple[str, str, float]]:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    seeds = itertools.count(1)

    def new_game(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def running(game: Any) -> bool:
        return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT

    def play_one() -> int:
        game = new_game(next(seeds))
        decisions = 0
        while running(game):
            game.play_tick()
            decisions += 1
        return decisions

    yield "catanatron.decisions", "1/s", rate(play_one, seconds, repeats)

    seed = next(seeds)
    whole = new_game(seed)
    length = 0
    while running(whole):
        whole.play_tick()
        length += 1
    middle = new_game(seed)
    for _ in range(length // 2):
        middle.play_tick()
    yield "catanatron.clone", "us", cost(middle.copy, seconds, repeats)


def open_spiel(name: str, seconds: float, repeats: int) -> Iterator[tuple[str, str, float]]:
    import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def step(state: Any) -> int:
        """Resolve one node; give 1 if a player decided and 0 if it was luck."""
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
            return 0
        state.apply_action(rng.choice(state.legal_actions()))
        return 1

    def play_one() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += step(state)
        return decisions

    yield f"open_spiel.{name}.decisions", "1/s", rate(play_one, seconds, repeats)

    state = game.new_initial_state()
    while not state.is_terminal():
        step(state)
    history = state.history()
    middle = game.new_initial_state()
    for action in history[: len(history) // 2]:
        middle.apply_action(action)
    yield f"open_spiel.{name}.clone", "us", cost(middle.clone, seconds, repeats)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one repetition")
    parser.add_argument("--repeats", type=int, default=5, help="repetitions; the median counts")
    options = parser.parse_args()

    measured = []
    peers = [catanatron, *(lambda s, r, name=name: open_spiel(name, s, r) for name in OPEN_SPIEL_GAMES)]
    for peer in peers:
        for name, unit, value in peer(options.seconds, options.repeats):
            print(f"{name}: {value:,.1f} {unit}", file=sys.stderr, flush=True)
            measured.append({"name": name, "unit": unit, "value": round(value, 2)})
    print(json.dumps(measured, indent=2))


if __name__ == "__main__":
    main()
