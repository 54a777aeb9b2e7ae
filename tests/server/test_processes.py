"""Two server processes on one PostgreSQL: whoever sits where, it is one match."""

from __future__ import annotations

import asyncio
import threading

import msgspec
import psycopg
import pytest

from holdfast.client import NotAccepted, Seat
from holdfast.server import protocol as p
from tests import postgres
from tests.load.matches import check_stored, seat_players
from tests.server.serving import serving, wait_until


@pytest.fixture
def pair(postgres_cluster):
    with postgres.database(postgres_cluster) as url, serving(url) as one, serving(url) as two:
        yield url, one, two


def drop_listeners(url: str) -> int:
    """Cut every connection that listens for notices."""
    with psycopg.connect(url, autocommit=True) as connection:
        cut = connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()"
        ).fetchall()
    return len(cut)


def test_seats_on_different_processes_play_to_the_end_while_listeners_die(pair):
    url, one, two = pair
    players = seat_players(one.server, "duel", 6, {"rounds": 60})
    for player in players[1::2]:
        player.address = player.address.replace(one.port, two.port)
    cut = []

    async def play() -> None:
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(6):
            await asyncio.sleep(0.4)
            cut.append(await asyncio.to_thread(drop_listeners, url))
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)

    asyncio.run(play())
    assert all(player.over for player in players)
    assert sum(cut) >= 4, "the listening connections were there to be cut"
    assert check_stored(url, players) > 500
    assert all(player.reconnected == 0 for player in players), "no player noticed anything"


def test_of_two_answers_to_one_question_one_wins_and_the_other_hears_why(pair):
    """The same person answers through both processes at once: every time exactly one answer counts."""
    _, one, two = pair
    made = one.server.make("under_falling_skies", ["me"], "Ana")
    with one.server.sit(made.match, made.key) as first, two.server.sit(made.match, made.key) as second:
        outcomes = []
        for turn in range(25):
            question = first.position.question
            wait_until(second, lambda: second.position.question.id == question.id)  # noqa: B023
            results: dict[int, str] = {}
            gate = threading.Barrier(2)

            def race(seat: Seat, me: int) -> None:
                gate.wait()  # noqa: B023
                option = seat.position.question.options[-1 if me else 0]
                act = msgspec.Raw(msgspec.json.encode(option.act))
                try:
                    seat.request(p.Answer(f"race-{turn}-{me}", 0, question.id, act))  # noqa: B023
                    results[me] = "won"  # noqa: B023
                except NotAccepted as no:
                    results[me] = no.refused.text.key  # noqa: B023

            racers = [threading.Thread(target=race, args=(seat, me)) for me, seat in enumerate((first, second))]
            for racer in racers:
                racer.start()
            for racer in racers:
                racer.join(timeout=20)
            assert sorted(results.values()) == ["table-stale", "won"]
            outcomes.append(results[0])
            wait_until(first, lambda: first.position.question.id != question.id)  # noqa: B023
            if first.position.question.kind == "over":
                break
        assert {"won", "table-stale"} == set(outcomes), "both processes won now and then"


def test_presence_and_chat_cross_processes(pair):
    _, one, two = pair
    made = one.server.make("duel", ["me", "open"], "Ana")
    joined = two.server.take(made.match, made.invites[0].secret, "Ben")
    with one.server.sit(made.match, made.key) as ana:
        with two.server.sit(made.match, joined.key) as ben:
            wait_until(ana, lambda: ana.snapshot.info.seats[1].present)
            wait_until(ben, lambda: ben.snapshot.info.seats[0].present)
            ben.say("over there")
            while not isinstance(heard := ana._receive(), p.Chat):
                ana._take(heard)
            assert heard.line.text == "over there"
        wait_until(ana, lambda: not ana.snapshot.info.seats[1].present)


def test_one_process_moves_the_bots_and_the_other_sees_it(pair):
    _, one, two = pair
    made = one.server.make("duel", ["me", "random"], "Ana", {"rounds": 4})
    with one.server.sit(made.match, made.key) as ana, two.server.sit(made.match) as watcher:
        for question in ana:
            ana.answer(question.options[0])
        wait_until(watcher, lambda: watcher.position.ending is not None)
        assert watcher.position.entry == ana.position.entry
