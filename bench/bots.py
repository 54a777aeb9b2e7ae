"""How well the champion keeps to its budget, and how much memory it takes, game by game.

    python3 dev bench bots [--milliseconds 200] [--questions 60] [--game GAME]

Champions play the first questions of a game at all its seats, with a budget of time, in a process of its own for each
game. Time is that of the wall, as a person at the table feels it, so a busy machine makes the figures worse. A question
with one answer needs no thought and is left out; a choice that is certain early may take less than the budget.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import subprocess
import sys
import time
from statistics import median, quantiles

from holdfast.bots import Budget, Prompt, levels, make_bot
from holdfast.core.flow import Chance
from holdfast.games import GAME_IDS, find_game

MOST_OVERRUN, MOST_MEMORY = 0.20, 500.0
KIB_PER_MB = 1e6 / 1024


def main() -> int:
    """Measure every game that has a champion, print, and say whether the targets are met."""
    parser = argparse.ArgumentParser(prog="dev bench bots", description=__doc__)
    parser.add_argument("--milliseconds", type=int, default=200)
    parser.add_argument("--questions", type=int, default=60)
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps(measured(chosen.game, chosen.milliseconds, chosen.questions)))
        return 0
    missed = 0
    print(f"{'':<24}{'median overrun':>16}{'19 of 20 within':>17}{'peak memory':>14}")
    for game in [chosen.game] if chosen.game else GAME_IDS:
        if "champion" not in levels(game):
            continue
        own = [sys.executable, __file__, "--measure", "--game", game]
        sizes = ["--milliseconds", str(chosen.milliseconds), "--questions", str(chosen.questions)]
        found = json.loads(subprocess.run([*own, *sizes], check=True, capture_output=True, text=True).stdout)
        good = found["median"] <= MOST_OVERRUN and found["memory"] <= MOST_MEMORY
        missed += not good
        row = f"{game:<24}{found['median']:>16.1%}{found['most']:>17.1%}{found['memory']:>11.0f} MB"
        print(f"{row}   {'met' if good else 'NOT met'}")
    print(f"targets: median overrun at most {MOST_OVERRUN:.0%} of the budget, memory at most {MOST_MEMORY:.0f} MB")
    return 1 if missed else 0


def measured(game: str, milliseconds: int, questions: int) -> dict[str, float]:
    """Play the first questions of a game; how much of the budget was overrun, and the peak of memory in MB."""
    g, nature, budget = find_game(game).new(), random.Random(1), Budget(milliseconds=milliseconds)
    bots = [make_bot(game, "champion", random.Random(seat), random.Random(100 + seat)) for seat in range(g.seats)]
    overruns: list[float] = []
    while (question := g.question) is not None and len(overruns) < questions:
        if isinstance(question, Chance):
            g.luck(question.dist.sample(nature))
            continue
        seat = question.seats[0]
        prompt, view = Prompt(seat, question.text, g.legal(seat)), g.view(seat)
        began = time.perf_counter()
        act = bots[seat].choose(view, prompt, budget)
        if len(prompt.options) > 1:
            overruns.append((time.perf_counter() - began) * 1000 / milliseconds - 1)
        g.answer(seat, act)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KIB_PER_MB
    return {"median": median(overruns), "most": quantiles(overruns, n=20)[-1], "memory": peak}


if __name__ == "__main__":
    sys.exit(main())
