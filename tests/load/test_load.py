"""What the server costs: idle sockets in memory, and an answer in work, however long the match has lasted."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from holdfast.server import showing
from holdfast.table.store import Store, Write
from tests.server.serving import Running, serving
from tests.server.test_playing import two_at_a_duel
from tests.table.sitting import Sitting

SOCKETS = 1000
MEGABYTES = 300


def resident(running: Running) -> float:
    """The memory that the server holds now, in megabytes."""
    assert running.process is not None
    status = Path(f"/proc/{running.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def test_a_thousand_idle_sockets_are_cheap(tmp_path):
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def open_them(address: str, running: Running) -> float:
        before = resident(running)
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(0, SOCKETS, 100):
                opening = [connect(address, compression=None, ping_interval=None) for _ in range(100)]
                opened = await asyncio.gather(*(stack.enter_async_context(one) for one in opening))
                for socket in opened:
                    await socket.send(json.dumps({"type": "hello"}))
                for socket in opened:
                    assert json.loads(await socket.recv())["type"] == "snapshot"
            assert (await asyncio.to_thread(running.server.match, address.split("/")[5])).watching == SOCKETS
            return resident(running) - before

    with serving(str(tmp_path / "x.db")) as running:
        match, keys = two_at_a_duel(running)
        address = running.address.replace("http", "ws", 1) + f"/api/matches/{match}/socket"
        grown = asyncio.run(open_them(address, running))
        print(f"{SOCKETS} idle sockets: {grown:.0f} MB")
        assert grown < MEGABYTES
        with running.server.sit(match, keys[0]) as ana:
            ana.answer(ana.position.question.options[0])


@contextlib.contextmanager
def counting(calls: list[int]) -> Iterator[None]:
    """Count the function calls made meanwhile: a measure of work that does not depend on the machine."""
    count = 0

    def note(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)
        calls.append(count)


def test_an_answer_costs_the_same_however_long_the_match(tmp_path):
    """Answer, storage and both updates of a match of 2,000 entries: the last hundred against the first."""
    store = Store(f"sqlite:///{tmp_path}/x.db")
    sitting = Sitting("ana ben", options={"rounds": 2000})
    table, rng = sitting.table, random.Random(1)
    store.create(sitting.about, sitting.rows)
    calls: list[int] = []
    while len(table.course.record.entries) < 2000:
        seat = rng.choice(table.g.asked())
        act = msgspec.to_builtins(rng.choice(table.g.legal(seat)))
        since = len(table.course.record.entries)
        with counting(calls):
            rows = table.answer(seat, seat, table.question, act)
            assert store.append([Write(sitting.about.id, rows)]) == [True]
            for viewer in (0, 1):
                msgspec.json.encode(showing.update(table, since, None, viewer))
        if table.number % 64 == 0:
            store.append([Write(sitting.about.id, [], table.keep())])
    store.close()
    ratio = sum(calls[-100:]) / sum(calls[:100])
    print(f"work of the last hundred answers of 2,000 entries against the first hundred: {ratio:.2f}")
    assert ratio < 1.1
