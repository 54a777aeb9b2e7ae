"""Matches in a database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import random
import threading

import pytest
from sqlalchemy import inspect, text

from holdfast.table import changes as c
from holdfast.table.migrate import migrate, version_of
from holdfast.table.opening import open_table
from holdfast.table.schema import HEAD, metadata
from holdfast.table.store import StorageFailed, Store, Write, open_engine
from holdfast.table.table import Row
from tests.table.sitting import Sitting, about, same


@pytest.fixture
def store(database_url):
    made = Store(database_url)
    yield made
    made.close()


def test_a_stored_match_opens_as_it_was(store):
    sitting = Sitting("ana ben eva", options={"rounds": 6})
    store.create(sitting.about, sitting.rows)
    done, kept = len(sitting.rows), None
    for step, _ in enumerate(sitting.play(random.Random(5))):
        kept = sitting.table.keep() if step % 7 == 0 else None
        write = Write(sitting.about.id, sitting.rows[done:], kept, sitting.table.over)
        assert store.append([write]) == [True]
        done = len(sitting.rows)
        if step % 10 == 0:
            stored = store.load(sitting.about.id)
            assert same(sitting.table, open_table(stored.about, sitting.game, stored.rows, stored.kept))
    stored = store.load(sitting.about.id)
    assert stored.about == sitting.about
    assert stored.rows == sitting.rows
    assert stored.kept is not None
    assert same(sitting.table, open_table(stored.about, sitting.game, stored.rows, stored.kept))
    assert store.count() == (1, 0)
    assert store.load("nothing") is None


def test_of_two_who_append_at_the_same_place_one_wins(store):
    sitting = Sitting()
    store.create(sitting.about, sitting.rows)
    number, winners = sitting.table.number + 1, []
    gate = threading.Barrier(8)

    def race(me: int) -> None:
        gate.wait()
        row = Row(number, 0.0, c.Answered(0, {"do": "seal", "card": me}), f"client {me}")
        winners.extend([me] * store.append([Write(sitting.about.id, [row])])[0])

    runners = [threading.Thread(target=race, args=(me,)) for me in range(8)]
    for runner in runners:
        runner.start()
    for runner in runners:
        runner.join()
    (winner,) = winners
    (row,) = store.rows_after(sitting.about.id, number - 1)
    assert row.change.act["card"] == winner
    assert store.carried_out(sitting.about.id, f"client {winner}") == number
    assert store.carried_out(sitting.about.id, f"client {(winner + 1) % 8}") is None


def test_a_conflict_of_one_match_spares_the_others(store):
    names = ["matchaaaa", "matchbbbb", "matchcccc"]
    for name in names:
        store.create(_named(name), [])
    row = Row(1, 0.0, c.Left(0))
    store.append([Write("matchbbbb", [row])])
    assert store.append([Write(name, [row]) for name in reversed(names)]) == [True, False, True]
    assert [len(store.rows_after(name, 0)) for name in names] == [1, 1, 1]


def test_a_request_is_stored_once_even_at_another_place(store):
    store.create(_named("matchaaaa"), [])
    assert store.append([Write("matchaaaa", [Row(1, 0.0, c.Left(0), "request")])]) == [True]
    assert store.append([Write("matchaaaa", [Row(2, 0.0, c.Left(0), "request")])]) == [False]
    assert len(store.rows_after("matchaaaa", 0)) == 1


def test_an_append_to_no_match_stores_nothing(store):
    assert store.append([Write("matchzzzz", [Row(1, 0.0, c.Left(0))])]) == [False]


def test_chat_is_numbered_and_said_once(store):
    store.create(_named("matchaaaa"), [])
    for number in range(1, 4):
        assert store.say("matchaaaa", 0, "Ana", f"line {number}", 1.0, f"c{number}").number == number
    assert store.say("matchaaaa", 0, "Ana", "again", 2.0, "c2").said == "line 2"
    assert [line.said for line in store.chat("matchaaaa", after=1)] == ["line 2", "line 3"]
    assert [line.said for line in store.chat("matchaaaa", last=1)] == ["line 3"]


def test_migrations_lead_to_the_schema_and_back(database_url):
    engine = open_engine(database_url)
    migrate(engine, HEAD)
    with engine.begin() as connection:
        assert version_of(connection) == HEAD
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
    migrate(engine, "base")
    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
    migrate(engine, HEAD)
    engine.dispose()


def test_the_migrations_say_what_the_schema_says(database_url):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    engine = open_engine(database_url)
    migrate(engine, HEAD)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    assert ScriptDirectory("src/holdfast/table/migrations").get_current_head() == HEAD


def test_a_database_that_is_away_is_said_to_be():
    store = object.__new__(Store)
    store.reading = store.writing = open_engine("postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(StorageFailed):
        store.check()


def test_sqlite_waits_for_the_disk(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/new folder/holdfast.db")
    with store.writing.begin() as connection:
        assert connection.scalar(text("pragma journal_mode")) == "wal"
        assert connection.scalar(text("pragma synchronous")) == 2
        assert connection.scalar(text("pragma foreign_keys")) == 1
    store.close()


def _named(name: str):
    import msgspec

    return msgspec.structs.replace(about(), id=name)
