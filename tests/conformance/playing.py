"""Random play for the conformance suite: every registered game, option set and seat count."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from holdfast.core import record as records
from holdfast.core.asked import asked
from holdfast.core.flow import Chance
from holdfast.core.game import Game
from holdfast.core.meta import Options
from holdfast.core.record import Record
from holdfast.games import GAME_IDS, find_game


class Case(NamedTuple):
    """One way to set a game up."""

    game: type[Game[Any]]
    preset: str
    options: Options
    seats: int

    @property
    def name(self) -> str:
        return f"{self.game.meta.id}-{self.preset.replace(' ', '_')}-{self.seats}"


def cases() -> list[Case]:
    """Every registered game with every preset and seat count."""
    found = []
    for game_id in GAME_IDS:
        game = find_game(game_id)
        presets = game.meta.presets or {"default": game.meta.options()}
        for preset, options in presets.items():
            for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
                if game.meta.allows(options, seats):
                    found.append(Case(game, preset, options, seats))
    return found


CASES = cases()


def step(g: Game[Any], rng: random.Random) -> records.Entry:
    """Answer the pending question at random, and say how."""
    question = g.question
    if isinstance(question, Chance):
        outcome = question.dist.sample(rng)
        g.luck(outcome)
        return records.luck_entry(outcome)
    seats = g.asked()
    seat = seats[int(rng.random() * len(seats))]
    options = g.legal(seat)
    assert options, f"seat {seat} is asked and has no answer: {[type(f).__name__ for f in g.stack]}"
    act = options[int(rng.random() * len(options))]
    g.answer(seat, act)
    return records.answer_entry(seat, act)


def positions(case: Case, seed: int, events: bool = False) -> Iterator[Game[Any]]:
    """The same game object before every entry of a random game, and once after the last."""
    rng = random.Random(f"{case.name}/{seed}")
    g = case.game.new(case.options, case.seats, events=events)
    for _ in range(case.game.meta.cap):
        yield g
        if g.ending is not None:
            return
        step(g, rng)
    raise AssertionError(f"{case.name}, seed {seed}: not over after {case.game.meta.cap} entries")


def play(case: Case, seed: int) -> tuple[Game[Any], Record]:
    """A whole random game and its record."""
    rng = random.Random(f"{case.name}/{seed}")
    g = case.game.new(case.options, case.seats)
    record = records.begin(g)
    while g.ending is None:
        record.entries.append(step(g, rng))
        assert len(record.entries) <= case.game.meta.cap, f"{case.name}, seed {seed}: not over within the cap"
    record.ending = g.ending
    return g, record


def wire(g: Game[Any], seat: int | None) -> bytes:
    """All that a seat receives of a position: its view and the question, as bytes."""
    return msgspec.json.encode([g.view(seat), asked(g, seat)])


def viewers(g: Game[Any]) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(g.seats), None]
