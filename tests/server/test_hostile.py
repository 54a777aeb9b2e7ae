"""Clients that mean harm, or are merely broken: nothing changes, nobody else notices, and they are limited."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket as sockets
import struct
import threading
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from holdfast.client import Gone, Problem
from holdfast.server import protocol as p
from holdfast.server import resources as r
from tests.server.serving import Running, serving
from tests.server.test_playing import two_at_a_duel

TYPES = [kind.__struct_config__.tag for kind in p.ClientMessage.__args__]


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    with serving(str(tmp_path_factory.mktemp("hostile") / "holdfast.db"), message_rate=1000) as one:
        yield one


def state(running: Running, match: str) -> tuple[int, object]:
    """What a spectator sees of a match."""
    with running.server.sit(match) as watcher:
        return watcher.position.number, watcher.view


def socket_of(running: Running, match: str) -> str:
    return running.address.replace("http", "ws", 1) + f"/api/matches/{match}/socket"


def faults(running: Running) -> float:
    with urlopen(running.address + "/api/metrics") as answer:
        lines = answer.read().decode().splitlines()
    names = ("holdfast_faults_total", "holdfast_background_failures_total", "holdfast_storage_failures_total")
    return sum(float(line.split()[1]) for line in lines if line.startswith(names))


def status_of(request: Request) -> int:
    """The status of the response to a request."""
    try:
        with urlopen(request) as answer:
            return answer.status
    except HTTPError as error:
        error.close()
        return error.code


def junk(rng: random.Random, depth: int = 0) -> object:
    """Any JSON value, the odd ones more often than they deserve."""
    if depth < 3 and rng.random() < 0.3:
        if rng.random() < 0.5:
            return [junk(rng, depth + 1) for _ in range(rng.randrange(4))]
        return {rng.choice(["do", "card", "type", "id", "x"]): junk(rng, depth + 1) for _ in range(rng.randrange(4))}
    return rng.choice([None, True, 0, -1, 2**63, 2**70, 1.5, 1e308, "", "x" * 70, "\u0000", "\ud83d\ude00", "0", []])


def mutated(rng: random.Random, question: int, foreign: bool) -> dict[str, object]:
    """A message with something wrong: an old or unknown question, a strange act, fields of a wrong kind, odd types."""
    message: dict[str, object] = {
        "type": rng.choice(TYPES),
        "id": rng.choice(["a", "b" * 64, f"r{rng.random()}"]),
        "seat": 1 if foreign else rng.choice([0, 1, 2, 98]),
        "question": rng.choice([0, question - 1, question + 1, 10**9]),
        "act": rng.choice([{"do": "seal", "card": 5}, {"do": "pass"}, {"do": "steal"}, {}, junk(rng)]),
    }
    extra = {
        "undo": {"seat": 1},
        "consent": {"undo": rng.randrange(50), "agree": True},
        "set_orders": {"orders": rng.choice([["never_object"], ["x"], [1], "never_object"]), "seat": 1},
        "say": {"text": rng.choice(["", "x" * 501, 7])},
        "hand_over": {
            "level": rng.choice(["genius", "", 3]),
            "seat": 1,
        },  # a real level the host may put on an empty seat
        "look": {"seat": 1},
        "ask_past": {"entry": rng.choice([10**6, -1, 10**12])},
        "ask_log": {"start": rng.choice([0, 10**12]), "stop": rng.choice([-1, 0, 10**12])},
        "hello": {"key": junk(rng), "protocol": rng.choice([1, 2, "1"])},
    }
    wanted = {
        "answer": ("type", "id", "seat", "question", "act"),
        "why_not": ("type", "id", "seat", "act"),
        "ask_odds": ("type", "id", "seat", "act"),
        "leave": ("type", "x"),
    }.get(str(message["type"]), ("type", "id", "seat"))
    message = {name: message[name] for name in wanted if name in message}
    message |= extra.get(str(message["type"]), {})
    if rng.random() < 0.3:
        message[rng.choice([*message, "more"])] = junk(rng)
    return message


async def fuzz(address: str, key: str | None, seed: int, question: int, count: int) -> int:
    """Send nonsense, connecting again whenever we are thrown out; gives how often that was."""
    rng, thrown, sent = random.Random(seed), 0, 0
    while sent < count:
        try:
            async with connect(address, compression=None, max_size=None) as socket:
                if rng.random() < 0.95:
                    await socket.send(json.dumps({"type": "hello", "key": key}))
                reading = asyncio.create_task(drain(socket))
                while sent < count:
                    sent += 1
                    kind = rng.random()
                    if kind < 0.7:
                        await socket.send(json.dumps(mutated(rng, question, foreign=key is not None)))
                    elif kind < 0.8:
                        await socket.send(rng.randbytes(rng.randrange(60)))
                    elif kind < 0.9:
                        await socket.send(json.dumps(junk(rng)))
                    elif kind < 0.93:
                        await socket.send("[" * rng.choice([10, 5000]) + "x" * rng.choice([1, 40_000]))
                    else:
                        await socket.send('{"type":"ping","id":"' + "p" * rng.randrange(1, 70) + '"}')
                    await asyncio.sleep(0.003)  # so that what we sent is read before we are thrown out
                    if reading.done():
                        break
                reading.cancel()
        except (ConnectionClosed, OSError):
            pass
        thrown += 1
    return thrown


async def drain(socket) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for data in socket:
            assert json.loads(data)["type"] != "hello"


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_changes_no_match_and_stops_nobody(running, seed):
    victim, _ = two_at_a_duel(running, rounds=50)
    other, keys = two_at_a_duel(running, rounds=50)
    before, question = state(running, victim), state(running, victim)[0]
    failures: list[BaseException] = []

    def play() -> None:
        """Meanwhile two others play, and notice nothing."""
        try:
            with running.server.sit(other, keys[0]) as ana, running.server.sit(other, keys[1]) as ben:
                for one in (ana, ben):
                    one.request(p.SetOrders("o", one.number, ["never_object"]))
                for _ in range(20):
                    for one in (ana, ben):
                        one.answer(next(iter(one)).options[0])
        except BaseException as error:
            failures.append(error)

    async def attack() -> list[int]:
        address = socket_of(running, victim)
        return await asyncio.gather(*(fuzz(address, None, 10 * seed + n, question, 150) for n in range(4)))

    playing = threading.Thread(target=play)
    playing.start()
    thrown = asyncio.run(attack())
    playing.join(timeout=60)
    assert not playing.is_alive()
    assert not failures
    assert state(running, victim) == before
    assert sum(thrown) > 40, "whoever talks nonsense is thrown out"
    assert faults(running) == 0


def test_a_player_cannot_play_for_others_however_they_try(running):
    match, keys = two_at_a_duel(running, rounds=50)
    before = state(running, match)
    asyncio.run(fuzz(socket_of(running, match), keys[0], 77, before[0], 400))
    after = state(running, match)
    assert after[1]["table"] == before[1]["table"], "the fuzzer's answers all name seat 1 or another question"
    assert faults(running) == 0


def test_messages_of_others_replayed_do_nothing(running):
    match, keys = two_at_a_duel(running, rounds=50)
    with running.server.sit(match, keys[1]) as ben, running.server.sit(match, keys[0]) as ana:
        act = msgspec.Raw(msgspec.json.encode(ben.position.question.options[0].act))
        message = p.Answer("of ben", 1, ben.position.question.id, act)
        ben.request(message)
        number = state(running, match)[0]
        with pytest.raises(Exception, match="table-not-your-seat"):
            ana.request(message)
        assert state(running, match)[0] == number


def test_a_flood_is_refused_and_then_cut_off(tmp_path):
    with serving(str(tmp_path / "x.db"), message_rate=10) as running:
        match, keys = two_at_a_duel(running)

        async def flood() -> tuple[int, list[str]]:
            heard = []
            async with connect(socket_of(running, match), compression=None) as socket:
                await socket.send(json.dumps({"type": "hello", "key": keys[0]}))
                for number in range(400):
                    await socket.send(json.dumps({"type": "ping", "id": str(number)}))
                try:
                    async for data in socket:
                        heard.append(json.loads(data))
                except ConnectionClosed:
                    pass
                return socket.close_code, heard

        code, heard = asyncio.run(flood())
        assert code == p.Close.TOO_MANY
        # What still waits for the flooder when it is cut off is dropped, so there is no telling how much it heard.
        assert sum(one["type"] == "pong" for one in heard) < 200
        assert {one["text"]["key"] for one in heard if one["type"] == "refused"} <= {"table-too-fast"}
        with running.server.sit(match, keys[0]) as ana:
            ana.request(p.Ping("still there"))


def test_a_frame_that_is_too_big_closes_its_connection(running):
    match, keys = two_at_a_duel(running)

    async def send() -> int:
        async with connect(socket_of(running, match), compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "key": keys[0]}))
            await socket.recv()
            await socket.send("x" * 20_000)
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            return socket.close_code

    assert asyncio.run(send()) == p.Close.TOO_BIG


def test_whoever_says_nothing_is_let_go(tmp_path):
    with serving(str(tmp_path / "x.db"), hello_seconds=0.3) as running:
        match, _ = two_at_a_duel(running)

        async def wait() -> int:
            async with connect(socket_of(running, match), compression=None) as socket:
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await socket.recv()
                return socket.close_code

        assert asyncio.run(wait()) == p.Close.NO_HELLO


def test_too_many_sockets_from_one_address_are_turned_away(tmp_path):
    with serving(str(tmp_path / "x.db"), max_sockets_per_address=3) as running:
        match, keys = two_at_a_duel(running)
        seats = [running.server.sit(match, keys[0]) for _ in range(3)]
        with pytest.raises(Gone):
            running.server.sit(match, keys[0], patience=0)
        seats[0].close()
        running.server.sit(match, keys[0], patience=5).close()
        for seat in seats[1:]:
            seat.close()


def test_pages_of_others_cannot_use_our_server(running):
    match, _ = two_at_a_duel(running)

    async def attempt(origin: str) -> None:
        async with connect(socket_of(running, match), compression=None, origin=origin) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            assert json.loads(await socket.recv())["type"] == "snapshot"

    asyncio.run(attempt(running.address))
    with pytest.raises(InvalidStatus):
        asyncio.run(attempt("http://elsewhere.example"))
    body = b'{"game":"duel","name":"Eva","seats":[{"holder":"me"},{"holder":"me"}]}'
    for origin, status in ((running.address, 201), ("http://elsewhere.example", 403), ("null", 403)):
        headers = {"Content-Type": "application/json", "Origin": origin}
        assert status_of(Request(running.address + "/api/matches", body, headers)) == status


def test_http_requests_are_limited_by_size_and_number(tmp_path):
    with serving(str(tmp_path / "x.db"), request_rate=5, create_rate=3) as running:
        body = {"game": "duel", "name": "Eva", "seats": [{"holder": "me"}] * 2}
        data = msgspec.json.encode({**body, "name": "x" * 100_000})
        assert status_of(Request(running.address + "/api/matches", data, {"Content-Type": "application/json"})) == 413
        for _ in range(3):
            running.server.call("POST", "/matches", body, r.Seated)
        with pytest.raises(Problem, match="429 table-too-fast"):
            running.server.call("POST", "/matches", body, r.Seated)
        assert 429 in [status_of(Request(running.address + "/api/health")) for _ in range(30)]


def test_every_response_carries_the_policy(running):
    for path in ("/", "/api/games", "/api/nothing", "/join/abc", "/../../etc/passwd", "/missing.js"):
        try:
            with urlopen(running.address + path) as answer:
                headers = answer.headers
        except HTTPError as error:
            headers = error.headers
            error.close()
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe-inline" not in headers["Content-Security-Policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"


def test_broken_http_does_no_harm(running):
    rng = random.Random(5)
    for _ in range(60):
        with sockets.create_connection(("127.0.0.1", int(running.port)), timeout=5) as raw:
            too_long = b"POST /api/matches HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n"
            raw.sendall(rng.choice([b"GET / HTTP/1.1\r\n", too_long, b""]))
            raw.sendall(rng.randbytes(rng.randrange(200)))
            if rng.random() < 0.5:
                raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
    assert faults(running) == 0
    assert running.server.games()


def test_a_slow_reader_holds_nobody_up(tmp_path):
    """One reader takes nothing in. The match goes on at once for the others, and the slow one is let go."""
    with serving(str(tmp_path / "x.db"), max_waiting=65_536) as running:
        match, keys = two_at_a_duel(running, rounds=2000)
        lazy = sockets.create_connection(("127.0.0.1", int(running.port)))
        lazy.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        lazy.sendall(
            f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        hello = b'{"type":"hello"}'
        lazy.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        with running.server.sit(match, keys[0]) as ana, running.server.sit(match, keys[1]) as ben:
            for one in (ana, ben):
                one.request(p.SetOrders("o", one.number, ["never_object"]))
            rounds = 0
            while rounds < 3000:
                for one in (ana, ben):
                    one.answer(next(iter(one)).options[0])
                rounds += 1
                if rounds % 50 == 0 and running.server.match(match).watching == 0:
                    break
            assert running.server.match(match).watching == 0, "the one who does not read is let go"
            assert rounds < 3000
        lazy.close()
