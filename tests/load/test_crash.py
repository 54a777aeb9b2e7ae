"""The server is killed at random moments while everybody plays. Nothing that it acknowledged may be lost."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.load.matches import check_stored, seat_players
from tests.load.players import Player
from tests.server.serving import Running, serving

MATCHES = 12
STALLED = 60
"""Seconds without any answer after which a match is said to have stopped."""


async def kill_again_and_again(running: Running, players: list[Player], kills: int, rng: random.Random) -> None:
    """Everybody plays; the server dies so many times, and then everybody plays to the end."""
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        await asyncio.sleep(0.1)
        heard = sum(len(player.acknowledged) for player in players)
        while sum(len(player.acknowledged) for player in players) < heard + 20 and not all(p.over for p in players):
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.random() * 0.3)
        await asyncio.to_thread(running.kill)
        await asyncio.to_thread(running.start)
    assert not all(player.over for player in players), "there was something to lose until the last kill"
    await finish(playing, players)


async def finish(playing: list[asyncio.Task[None]], players: list[Player]) -> None:
    """Wait until everybody is done. A slow machine may take its time, as long as something goes on."""
    heard, waiting = -1, set(playing)
    while waiting:
        done, waiting = await asyncio.wait(waiting, timeout=STALLED)
        for task in done:
            task.result()
        now = sum(len(player.acknowledged) for player in players)
        assert not waiting or done or now > heard, f"{len(waiting)} players heard nothing for {STALLED} s"
        heard = now


def crash(url: str, kills: int, rounds: int) -> None:
    with serving(url) as running:
        players = seat_players(running.server, "duel", MATCHES, {"rounds": rounds})
        asyncio.run(kill_again_and_again(running, players, kills, random.Random(8)))
    assert all(player.over for player in players), "all matches went on to their end"
    answers, returns = check_stored(url, players), sum(player.reconnected for player in players)
    assert answers > kills * 20
    assert returns > kills
    print(f"{url.partition(':')[0]}: {kills} kills, {answers:,} acknowledged answers kept, {returns} reconnections")


def test_no_acknowledged_answer_is_lost_or_doubled(database_url):
    crash(database_url, kills=6, rounds=120)


@pytest.mark.soak
def test_fifty_kills_lose_nothing(database_url):
    crash(database_url, kills=50, rounds=400)
