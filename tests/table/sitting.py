"""Tables for tests: a duel between named people, with chosen luck seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast.core.game import Game
from holdfast.core.record import begin
from holdfast.games import find_game
from holdfast.table.company import hashed
from holdfast.table.opening import open_table
from holdfast.table.table import About, Row, Table

SEED = "5eed" * 8


def about(
    game_id: str | type[Game[Any]] = "duel",
    seats: int = 2,
    options: dict[str, Any] | None = None,
    seed: str = SEED,
    **more: Any,
) -> About:
    """What is fixed about a match; options have their defaults."""
    game = find_game(game_id) if isinstance(game_id, str) else game_id
    record = begin(game.new(msgspec.convert(options or {}, game.meta.options), seats))
    return About(
        "match1234",
        record.game,
        record.rules_version,
        record.content_hash,
        record.options,
        seats,
        seed,
        1000.0,
        **more,
    )


class Sitting:
    """A table and the rows it has written so far, with a clock that stands still until it is moved."""

    def __init__(self, people: str = "ana ben", bots: tuple[str, ...] = (), **wanted: Any) -> None:
        names = people.split()
        wanted.setdefault("seats", len(names) + len(bots))
        self.about = about(**wanted)
        game = wanted.get("game_id")
        self.game: type[Game[Any]] = find_game(self.about.game) if game is None or isinstance(game, str) else game
        self.time = 1000.0
        self.rows: list[Row] = []
        self.table = Table.new(self.about, self.game)
        self.table.now = lambda: self.time
        for seat, name in enumerate(names):
            if seat == 0:
                self.took(self.table.seat_host(name, hashed(f"key of {name}"), (0,)))
            else:
                self.took(self.table.invite(seat, hashed(f"link {seat}")))
                self.took(self.table.sit(f"link {seat}", name, hashed(f"key of {name}")))
        for seat, level in enumerate(bots, len(names)):
            self.took(self.table.seat_bot(seat, level))
        self.took(self.table.begin())

    def took(self, rows: list[Row]) -> list[Row]:
        """Note rows as stored."""
        self.rows += rows
        return rows

    def answer(self, seat: int, act: Any = None) -> list[Row]:
        """The person at a seat answers, with the first option if nothing is said."""
        act = self.table.g.legal(seat)[0] if act is None else act
        player = self.table.company.person_at(seat)
        assert player is not None
        return self.took(self.table.answer(player, seat, self.table.question, msgspec.to_builtins(act)))

    def play(self, rng: random.Random, steps: int = 10_000) -> Iterator[None]:
        """Random answers of everybody, until the match is over or so many were given."""
        for _ in range(steps):
            if self.table.over:
                return
            seat = rng.choice(self.table.g.asked())
            if self.table.company.places[seat].holder == "bot":
                act = rng.choice(self.table.g.legal(seat))
                self.took(self.table.bot_answer(seat, self.table.question, msgspec.to_builtins(act)))
            else:
                self.answer(seat, rng.choice(self.table.g.legal(seat)))
            yield

    def reopened(self, kept: bytes | None = None) -> Table:
        """The table as somebody else finds it in storage."""
        return open_table(self.about, self.game, self.rows, kept)


def same(one: Table, other: Table) -> bool:
    """Do two tables agree in everything that counts?"""
    return (
        one.g.same_as(other.g)
        and one.company == other.company
        and one.course.record == other.course.record
        and (one.number, one.question, one.asked_at) == (other.number, other.question, other.asked_at)
    )
