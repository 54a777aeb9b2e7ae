"""Bots, hints and odds, worked out in other processes so that the server never waits for them.

A worker gets a position and a seat, and looks at it through that seat's view alone: what a bot does, and what a
hint or the odds say, follows from what the seat may know.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Any, TypeVar

import msgspec

from holdfast.bots import Budget, Prompt, advise, make_bot
from holdfast.core.asked import describe, event_text
from holdfast.core.chance import Distribution
from holdfast.core.codec import from_msgpack
from holdfast.core.flow import Ask, AskAll, Chance
from holdfast.core.game import Game
from holdfast.core.ids import targets
from holdfast.core.record import read_action
from holdfast.server import protocol as p
from holdfast.server.metrics import Metrics
from holdfast.table.table import Refused

T = TypeVar("T")
TOO_LONG = 60.0
"""Seconds after which a worker is given up."""
MOST_OUTCOMES, SAMPLES, MOST_LINES, MOST_THOUGHTS = 2000, 300, 20, 5
CERTAIN = 1 - 1e-9


class Thinker:
    """A pool of worker processes with a limited queue. Bots are never turned away, hints and odds may be."""

    def __init__(self, workers: int, queue: int, metrics: Metrics) -> None:
        self._workers, self._queue, self._metrics = workers, queue, metrics
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def choose(self, game: str, level: str, position: bytes, seat: int, seed: int, budget: Budget) -> Any:
        """What a bot of a level answers, as plain data."""
        return await self._run(choose, game, level, position, seat, seed, budget)

    async def hint(self, game: str, position: bytes, seat: int, seed: int) -> p.Hint:
        """What a good player would answer, and what it thinks of the options."""
        return msgspec.json.decode(await self._if_not_busy(hint, game, position, seat, seed), type=p.Hint)

    async def odds(self, game: str, position: bytes, seat: int, act: bytes, seed: int) -> p.Odds:
        """What may follow from an answer."""
        return msgspec.msgpack.decode(await self._if_not_busy(odds, game, position, seat, act, seed), type=p.Odds)

    async def _if_not_busy(self, work: Callable[..., T], *args: Any) -> T:
        if self._waiting >= self._queue:
            self._metrics.count("thinking_refused")
            raise Refused("table-busy")
        return await self._run(work, *args)

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        pool = self._pool
        self._waiting += 1
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, *args), TOO_LONG)
        except (BrokenProcessPool, TimeoutError):
            # A worker died or hangs. The next request starts a new pool.
            self._metrics.count("thinking_failures")
            if self._pool is pool:
                self._pool = None
                _end(pool)
            raise Refused("table-busy") from None
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End all workers, whatever they think about."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _end(pool: ProcessPoolExecutor) -> None:
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


# ---------------------------------------------------------------- inside a worker


def _restore(game: str, position: bytes) -> Game[Any]:
    from holdfast.games import find_game

    return from_msgpack(find_game(game), position)


def _prompt(g: Game[Any], seat: int) -> Prompt:
    question = g.question
    assert isinstance(question, (Ask, AskAll))
    return Prompt(seat, question.text, g.legal(seat))


def choose(game: str, level: str, position: bytes, seat: int, seed: int, budget: Budget) -> Any:
    """What a bot answers."""
    g = _restore(game, position)
    bot = make_bot(game, level, Random(f"bot {seed}"), Random(f"worlds {seed}"))
    view = g.view(seat) if bot.needs_view else None
    return msgspec.to_builtins(bot.choose(view, _prompt(g, seat), budget))


def hint(game: str, position: bytes, seat: int, seed: int) -> bytes:
    """What the best bot would answer, and the options it looked at most, with their words."""
    g = _restore(game, position)
    advice = advise(game, g.view(seat), _prompt(g, seat), Random(f"bot {seed}"), Random(f"worlds {seed}"))
    thoughts = [
        p.Thought(describe(g, one.act), one.visits, round(one.chance, 4))
        for one in advice.considered[:MOST_THOUGHTS]
        if one.visits
    ]
    return msgspec.json.encode(p.Hint("", advice.level, describe(g, advice.act), thoughts))


def odds(game: str, position: bytes, seat: int, act: bytes, seed: int) -> bytes:
    """What follows from an answer for certain, and what may follow when nature speaks next.

    Where there are secrets, the answer is tried on imagined positions that the seat cannot tell from the real one.
    """
    g, rng = _restore(game, position), Random(f"odds {seed}")
    read = read_action(type(g), msgspec.json.decode(act))
    likely: dict[bytes, float] = defaultdict(float)
    tried, sampled = 0, g.meta.hidden
    for world in _worlds(g, seat, rng):
        if read not in world.legal(seat):
            continue
        world.take_events()  # from now on somebody listens
        world.answer(seat, read)
        tried += 1
        question = world.question
        outcomes: list[tuple[Any, float]] = []
        if isinstance(question, Chance):
            sampled = sampled or question.dist.size() > MOST_OUTCOMES
            outcomes = _outcomes(question.dist, rng, 1 if g.meta.hidden else SAMPLES)
        for line in _told(world, seat):
            likely[line] += 1
        for outcome, share in outcomes:
            for line in _told(_after(world, outcome), seat):
                likely[line] += share
    told = [(msgspec.json.decode(line, type=p.Line), share / tried) for line, share in likely.items()]
    told.sort(key=lambda one: -one[1])
    certain = [line for line, share in told if share > CERTAIN]
    chances = [p.Chances(line.text, line.targets, round(share, 4)) for line, share in told if share <= CERTAIN]
    return msgspec.msgpack.encode(p.Odds("", certain, chances[:MOST_LINES], sampled))


def _worlds(g: Game[Any], seat: int, rng: Random) -> Iterator[Game[Any]]:
    """The position itself where nothing is secret, else many that the seat cannot tell from it."""
    if not g.meta.hidden:
        yield g
        return
    view = g.view(seat)
    for _ in range(SAMPLES):
        yield type(g).world(view, rng)


def _outcomes(dist: Distribution, rng: Random, samples: int) -> list[tuple[Any, float]]:
    """All outcomes with their probabilities where they can be listed, else samples."""
    if samples > 1 and dist.size() <= MOST_OUTCOMES:
        return list(dist.outcomes())
    return [(dist.sample(rng), 1 / samples) for _ in range(samples)]


def _after(world: Game[Any], outcome: Any) -> Game[Any]:
    copy = world.clone()
    copy.take_events()
    copy.luck(outcome)
    return copy


def _told(g: Game[Any], seat: int) -> set[bytes]:
    names = g.names()
    return {
        msgspec.json.encode(p.Line(0, None, event_text(g, one), targets(one, g.fields_of(type(one)), names)))
        for one in g.heard(g.take_events(), seat)
    }
