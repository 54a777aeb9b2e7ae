"""How fast the games run, beside the peers measured in the same run.

Own and peer measurements take turns, repetition by repetition, so that a machine that slows down or speeds up
meanwhile treats both alike. Time is the time of the processor, so that other work on the machine does not count.
Every value is the median over the repetitions, on one core.
"""

from __future__ import annotations

import gc
import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct

import holdfast
from holdfast.core.codec import from_json, to_json
from holdfast.core.flow import Chance
from holdfast.core.game import Game
from holdfast.games import GAME_IDS, find_game

PEER = "catanatron"
"""The peer that ratios are given to."""
BATCH = 100
MIDGAME_SEED = 3
SHORTEST_MIDGAME = 40


class NoPeers(RuntimeError):
    """The peers cannot be measured; the message says why."""


class Measured(Struct, frozen=True, omit_defaults=True):
    """One line of the bench. `ratio` is ours divided by the peer's."""

    name: str
    unit: str
    value: float
    peer: str | None = None
    ratio: float | None = None


class Target(Struct, frozen=True):
    """What is asked of a game: decisions as so many times the peer's, a clone in so many us and so much of its copy."""

    ratio: float
    clone: float
    share: float


TARGETS = {
    "under_falling_skies": Target(3.0, 10.0, 1 / 10),
    "dawn_of_the_zeds": Target(2.0, 15.0, 1 / 5),
    "wildlands": Target(2.0, 15.0, 1 / 5),
    "under_our_sun": Target(1.5, 30.0, 1 / 3),
}
"""The larger a table, the more there is to copy."""


class Pace(Struct, frozen=True):
    """How long a repetition lasts, and how many there are."""

    seconds: float
    repeats: int


FULL, QUICK = Pace(1.0, 5), Pace(0.2, 3)


# ---------------------------------------------------------------- what is measured


def play_one(game: type[Game[Any]], rng: random.Random) -> int:
    """A whole game at random with nobody listening; gives its number of decisions."""
    g, decisions, roll = game.new(), 0, rng.random
    while (question := g.question) is not None:
        if type(question) is Chance:
            g.luck(question.dist.sample(rng))
        else:
            seat = question.seats[0]
            options = g.legal(seat)
            g.answer(seat, options[int(roll() * len(options))])
            decisions += 1
    return decisions


def rate(game: type[Game[Any]], rng: random.Random, seconds: float) -> float:
    """Decisions per second of processor time over whole games."""
    gc.collect()
    decisions, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play_one(game, rng)
    return decisions / spent


def cost(action: Callable[[], Any], seconds: float) -> float:
    """Microseconds of processor time per call."""
    gc.collect()
    calls, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(BATCH):
            action()
        calls += BATCH
    return spent / calls * 1e6


def midgame(game: type[Game[Any]], seed: int = MIDGAME_SEED) -> Game[Any]:
    """The position halfway through a random game that is not too short, waiting for a seat."""
    rng = random.Random(seed)
    while True:
        g, path = game.new(), [game.new()]
        while g.question is not None:
            if isinstance(g.question, Chance):
                g.luck(g.question.dist.sample(rng))
            else:
                seat = g.question.seats[0]
                options = g.legal(seat)
                g.answer(seat, options[int(rng.random() * len(options))])
            if g.asked():
                path.append(g.clone())
        if len(path) >= SHORTEST_MIDGAME:
            return path[len(path) // 2]


def measures(game: type[Game[Any]], seconds: float) -> dict[tuple[str, str], Callable[[], float]]:
    """Everything measured of a game, by name and unit, each a function that measures once."""
    name, middle, rng = game.meta.id, midgame(game), random.Random(1)
    seat = middle.asked()[0]
    return {
        (f"{name}.decisions", "1/s"): lambda: rate(game, rng, seconds),
        (f"{name}.clone", "us"): lambda: cost(middle.clone, seconds),
        (f"{name}.json", "us"): lambda: cost(lambda: from_json(game, to_json(middle)), seconds),
        (f"{name}.view", "us"): lambda: cost(lambda: middle.view(seat), seconds),
    }


# ---------------------------------------------------------------- the peers


def find_peers_script() -> Path:
    """`bench/peers.py` of the source checkout."""
    script = Path(holdfast.__file__).resolve().parents[2] / "bench" / "peers.py"
    if not script.is_file():
        raise NoPeers("bench/peers.py is not there: peers are measured from a source checkout only")
    return script


def measure_peers(python: str, script: Path, seconds: float) -> list[dict[str, Any]]:
    """One repetition of every peer, in a process of the peers' own environment."""
    command = [python, str(script), "--seconds", str(seconds), "--repeats", "1"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise NoPeers(f"{python} cannot be run: {error.strerror}") from error
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise NoPeers(f"the peers could not be measured: {last}")
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


# ---------------------------------------------------------------- a whole run


def run(
    pace: Pace,
    peers_python: str | None = None,
    games: tuple[str, ...] = GAME_IDS,
    progress: Callable[[str], None] = lambda what: None,
) -> list[Measured]:
    """Measure the games, and the peers if their Python is given, taking turns."""
    script = find_peers_script() if peers_python else None
    own = {key: once for game in games for key, once in measures(find_game(game), pace.seconds).items()}
    for game in games:
        play_one(find_game(game), random.Random(0))  # fill the caches that a first game fills
    values: dict[tuple[str, str], list[float]] = {}
    for repeat in range(pace.repeats):
        progress(f"repetition {repeat + 1} of {pace.repeats}")
        for key, once in own.items():
            values.setdefault(key, []).append(once())
        if peers_python and script:
            for one in measure_peers(peers_python, script, pace.seconds):
                values.setdefault((one["name"], one["unit"]), []).append(one["value"])
    return compare({key: median(found) for key, found in values.items()}, set(own))


def compare(values: dict[tuple[str, str], float], own: set[tuple[str, str]]) -> list[Measured]:
    """The medians as lines, ours with a ratio where the peer measures the same thing."""
    by_name = {name: value for (name, _), value in values.items()}
    lines = []
    for (name, unit), value in values.items():
        peer = f"{PEER}.{name.rpartition('.')[2]}"
        if (name, unit) in own and peer in by_name:
            lines.append(Measured(name, unit, round(value, 2), peer, round(value / by_name[peer], 3)))
        else:
            lines.append(Measured(name, unit, round(value, 2)))
    return lines


def verdict(line: Measured) -> tuple[str, bool] | None:
    """The budget of a line and whether it is met; None where there is no budget or no peer to compare with."""
    game, _, what = line.name.rpartition(".")
    target = TARGETS.get(game)
    if target is None:
        return None
    if what == "decisions" and line.ratio is not None:
        return f"at least {target.ratio:g} x {line.peer}", line.ratio >= target.ratio
    if what == "clone":
        met = line.value <= target.clone and (line.ratio is None or line.ratio <= target.share)
        share = "" if line.ratio is None else f", {target.share:.2g} x {line.peer}"
        return f"at most {target.clone:g} us{share}", met
    return None
