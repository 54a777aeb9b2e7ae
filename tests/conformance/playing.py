"""Random play for the conformance suite: every registered game, and those of the tests, in every set-up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from holdfast.core import record as records
from holdfast.core.asked import asked
from holdfast.core.flow import Chance
from holdfast.core.game import Game
from holdfast.core.meta import Options
from holdfast.core.record import Record
from holdfast.games import GAME_IDS, find_game
from tests.tiny.smugglers import Smugglers


class Case(NamedTuple):
    """One way to set a game up."""

    game: type[Game[Any]]
    preset: str
    options: Options
    seats: int

    @property
    def name(self) -> str:
        return f"{self.game.meta.id}-{self.preset.replace(' ', '_')}-{self.seats}"


def cases(games: Iterable[type[Game[Any]]]) -> list[Case]:
    """Games with every preset and seat count."""
    found = []
    for game in games:
        presets = game.meta.presets or {"default": game.meta.options()}
        for preset, options in presets.items():
            for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
                if game.meta.allows(options, seats):
                    found.append(Case(game, preset, options, seats))
    return found


EVERY = 7
"""Expensive checks look at every so many positions."""
WIDER = 10
"""Later in a game the step is the number of the position divided by this, once that is more."""
FIRST = 2
"""And at so many of each kind of question, however rare it is."""
REGISTERED = tuple(find_game(game_id) for game_id in GAME_IDS)
FOR_TESTS: tuple[type[Game[Any]], ...] = (Smugglers,)
"""Games that exist for tests alone keep the same promises."""
CASES = cases((*REGISTERED, *FOR_TESTS))


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


def samples(case: Case, seed: int) -> Iterator[Game[Any]]:
    """Positions of a random game for checks that cost much: the first of every kind, then every so many.

    The longer a game has gone on, the wider the steps, so that a game of thousands of entries costs little more
    than one of hundreds.
    """
    seen: Counter[tuple[type, str] | None] = Counter()
    due = 0
    for number, g in enumerate(positions(case, seed)):
        kind = (type(g.stack[-1]), g.question.text) if g.question is not None else None
        seen[kind] += 1
        if number >= due:
            due = number + max(EVERY, number // WIDER)
            yield g
        elif seen[kind] <= FIRST:
            yield g


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
