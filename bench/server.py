"""How much one server process can take: durable answers a second, and how long people wait for them.

    python3 dev bench server [--quick] [--database URL] [--game GAME]

Scripted clients play many matches of two seats each against a real server on loopback, one process, SQLite by
default. An answer counts when the server has acknowledged it, which it does after the commit. Clients and server share
the machine, so all figures include the cost of the clients.

The steady load comes as that of people at different tables does: at random moments (a Poisson process), each answer
timed from the moment it was due, so that a server that falls behind is not spared. What happens when everybody answers
in the same instant is a figure of its own. Then one match of 2,000 entries is played and its first and last hundred
answers are compared, and the last part starts `dev play` and asks for its page.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.load.matches import check_stored, seat_players
from tests.load.players import Pace, Player
from tests.server import duel
from tests.server.serving import ROOT, Running, serving

LIMITS = {
    "p95 at 100 answers/s, ms": 50.0,
    "answers/s at saturation": 800.0,
    "last/first hundred": 1.5,
    "from `dev play` to the page, s": 3.0,
}
BURSTS = 4
SEATED = 3.0
"""Seconds in which everybody finds a seat; before that nobody has a question to answer."""


def main() -> int:
    """Measure, print, and say whether the targets are met."""
    duel.register()
    parser = argparse.ArgumentParser(prog="dev bench server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer matches, less time")
    parser.add_argument("--database", default="", help="a database URL instead of a SQLite file")
    parser.add_argument("--game", default="duel", help="the game of two seats to play")
    parser.add_argument("--matches", type=int, default=200)
    chosen = parser.parse_args()
    matches, seconds = (40, 4.0) if chosen.quick else (chosen.matches, 12.0)
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or f"{folder}/bench.db"
        with serving(database) as running:
            figures = steady(running, chosen.game, matches, seconds, rate=100)
            figures |= saturated(running, chosen.game, matches, seconds, database)
            figures |= {"server memory, MB": memory(running)}
        with serving(f"{folder}/long.db") as running:
            figures |= long_match(running, 400 if chosen.quick else 2000)
        figures |= first_page(folder)
    missed = 0
    for name, value in figures.items():
        line = f"{name:<40}{value:>12,.1f}"
        if name in LIMITS:
            good = value >= LIMITS[name] if "answers/s" in name and "p95" not in name else value <= LIMITS[name]
            missed += not good
            line += f"   target {LIMITS[name]:g}: {'met' if good else 'NOT met'}"
        print(line)
    return 1 if missed else 0


def options_of(game: str) -> dict[str, object]:
    return {"rounds": 2000} if game == "duel" else {}


def steady(running: Running, game: str, matches: int, seconds: float, rate: float) -> dict[str, float]:
    """So many answers a second in all, at random moments and in all matches; then everybody at the same moment."""
    players, pace = seat_players(running.server, game, matches, options_of(game)), Pace()
    for player in players:
        player.pace = pace

    async def paced() -> tuple[list[float], list[float], float]:
        async with playing(players):
            await asyncio.sleep(SEATED)
            before = cpu(running)
            keeping = asyncio.create_task(pace.keep(rate))
            waits = await measured(players, seconds, warm_up=4.0)
            used = cpu(running) - before
            keeping.cancel()
            await asyncio.sleep(1.0)
            burst: list[float] = []
            for _ in range(BURSTS):
                pace.all_at_once()
                burst += await measured(players, 2.0)
            return waits, burst, used

    waits, burst, used = asyncio.run(paced())
    assert pace.missed < rate, "there was always somebody to answer"
    return {
        "matches": float(matches),
        "steady load, answers/s": len(waits) / seconds,
        "p50 at 100 answers/s, ms": 1000 * statistics.median(waits),
        "p95 at 100 answers/s, ms": 1000 * percentile(waits, 95),
        "p99 at 100 answers/s, ms": 1000 * percentile(waits, 99),
        "server cpu at 100 answers/s, %": 100 * used / (seconds + 4.0),
        "answers in a burst": len(burst) / BURSTS,
        "p50 in a burst, ms": 1000 * statistics.median(burst),
        "p95 in a burst, ms": 1000 * percentile(burst, 95),
    }


def saturated(running: Running, game: str, matches: int, seconds: float, database: str) -> dict[str, float]:
    """Everybody answers as soon as they are asked."""
    players = seat_players(running.server, game, matches, options_of(game))
    before = cpu(running)
    begun = time.perf_counter()

    async def at_once() -> list[float]:
        async with playing(players):
            return await measured(players, seconds, warm_up=2.0)

    waits = asyncio.run(at_once())
    used = (cpu(running) - before) / (time.perf_counter() - begun)
    answers = check_stored(database if "://" in database else f"sqlite:///{database}", players[:20])
    assert answers > 0
    return {
        "answers/s at saturation": len(waits) / seconds,
        "p50 at saturation, ms": 1000 * statistics.median(waits),
        "p95 at saturation, ms": 1000 * percentile(waits, 95),
        "server cpu at saturation, %": 100 * used,
        "answers a second of server cpu": len(waits) / seconds / used,
        "answers a commit": mean(running, "commit_batch"),
        "a commit to the disk, ms": 1000 * mean(running, "commit_seconds"),
    }


@asynccontextmanager
async def playing(players: list[Player]) -> AsyncIterator[None]:
    """Everybody plays meanwhile."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for player in players]
    try:
        yield
    finally:
        stop.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def measured(players: list[Player], seconds: float, warm_up: float = 0.0) -> list[float]:
    """The times from sent to shown of all answers that are shown within so many seconds, after the warm-up."""
    await asyncio.sleep(warm_up)
    for player in players:
        player.waits.clear()
    await asyncio.sleep(seconds)
    return [wait for player in players for wait in player.waits]


def percentile(waits: list[float], percent: int) -> float:
    return sorted(waits)[len(waits) * percent // 100]


def long_match(running: Running, entries: int) -> dict[str, float]:
    """One match, long: does an answer cost more at its end than at its beginning?"""
    players = seat_players(running.server, "duel", 1, {"rounds": entries // 5 + 20})

    async def play() -> None:
        async with playing(players):
            while players[0].number < entries and not players[0].over:
                await asyncio.sleep(0.05)

    asyncio.run(play())
    waits = [wait for player in players for wait in player.waits]
    first, last = statistics.median(players[0].waits[:100]), statistics.median(players[0].waits[-100:])
    return {"answers in the long match": float(len(waits)), "last/first hundred": last / first}


def first_page(folder: str) -> dict[str, float]:
    """How long `python3 dev play` takes until it has said where it is and a browser gets the page; the second time."""
    command = [sys.executable, str(ROOT / "dev"), "play", "--port", "0"]
    for _ in range(2):  # the first may have to build the client
        begun = time.perf_counter()
        env = {**os.environ, "XDG_DATA_HOME": folder}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, start_new_session=True) as play:
            assert play.stdout is not None
            where = play.stdout.readline().split()[3]
            with urlopen(where) as page:
                assert page.status == 200
            took = time.perf_counter() - begun
            os.killpg(play.pid, signal.SIGINT)  # as Ctrl-C does, which reaches the server as well
    return {"from `dev play` to the page, s": took}


def metric(running: Running, name: str) -> float:
    with urlopen(running.address + "/api/metrics") as answer:
        lines: Any = answer.read().decode().splitlines()
    return sum(float(line.split()[1]) for line in lines if line.split()[0] == name)


def mean(running: Running, name: str) -> float:
    return metric(running, f"holdfast_{name}_sum") / metric(running, f"holdfast_{name}_count")


def memory(running: Running) -> float:
    return metric(running, "holdfast_memory_bytes") / 1e6


def cpu(running: Running) -> float:
    """Seconds of processor time that the server has used."""
    assert running.process is not None
    fields = Path(f"/proc/{running.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


if __name__ == "__main__":
    sys.exit(main())
