"""Nothing tells what is hidden: two worlds that differ only there look, ask, answer, refuse and sound the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from holdfast.core import codec
from holdfast.core import record as records
from holdfast.core.asked import asked, event_text
from holdfast.core.flow import AskAll, Chance
from holdfast.games.wildlands.attack import Attack
from holdfast.games.wildlands.content import SIDES
from holdfast.games.wildlands.flow import Interruption
from holdfast.games.wildlands.game import Wildlands
from holdfast.games.wildlands.meta import WildlandsOptions

EACH = 90
"""Positions of every board and number of players: 540 in all."""


def step(g: Wildlands, rng: random.Random) -> records.Entry:
    if isinstance(g.question, Chance):
        outcome = g.question.dist.sample(rng)
        g.luck(outcome)
        return records.luck_entry(outcome)
    seat = rng.choice(g.asked())
    act = rng.choice(g.legal(seat))
    g.answer(seat, act)
    return records.answer_entry(seat, act)


def middles(side: str, seats: int, count: int) -> Iterator[Wildlands]:
    """Positions spread over random games: two early ones of each, then every so many."""
    rng = random.Random(f"{side}/{seats}")
    found = 0
    while True:
        g = Wildlands.new(WildlandsOptions(board=side), seats)  # type: ignore[arg-type]
        number = 0
        while g.ending is None:
            number += 1
            if number % 37 == 0 or number in (9, 20, 33):
                yield g
                found += 1
                if found == count:
                    return
            step(g, rng)


def wire(g: Wildlands, seat: int | None) -> bytes:
    return msgspec.json.encode([g.view(seat), asked(g, seat)])


def told(g: Wildlands, seat: int | None, entry_of: Wildlands) -> list[object]:
    """What a seat hears of the next answer and reads in the log, once with itself as the one who answers."""
    events = entry_of.events or []
    return [(event, event_text(g, event)) for event in g.heard(events, seat)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", SIDES)
def test_two_worlds_look_the_same_to_every_seat_and_a_spectator(side: str, seats: int) -> None:
    rng = random.Random(f"worlds/{side}/{seats}")
    numbers = codec.ActionCodec(Wildlands.new(WildlandsOptions(board=side), seats))  # type: ignore[arg-type]
    differed = 0
    for g in middles(side, seats, EACH):
        for seat in [*range(seats), None]:
            other = Wildlands.world(g.view(seat), rng)
            differed += codec.to_json(other) != codec.to_json(g)
            assert other.census() == g.census()
            assert wire(other, seat) == wire(g, seat)
            assert other.asked() == g.asked(), "nobody is asked or skipped because of what a hand holds"
            if seat is None:
                continue
            for code in (rng.randrange(numbers.size) for _ in range(12)):
                act = numbers.action(code)
                assert other.why_not(seat, act) == g.why_not(seat, act), act
            if seat in g.asked():
                same_answer_sounds_the_same(g.clone(), other, seat, rng)
    assert differed > EACH, "the worlds were no different from the real one"


def same_answer_sounds_the_same(here: Wildlands, there: Wildlands, seat: int, rng: random.Random) -> None:
    """After the same answer, and if nothing hidden came to light, everybody goes on alike for this seat."""
    act = rng.choice(here.legal(seat))
    here.events, there.events = [], []
    here.answer(seat, act)
    there.answer(seat, act)
    if any(event.reveals for event in [*here.events, *there.events]):
        return
    assert told(here, seat, here) == told(there, seat, there)
    if not isinstance(here.question, AskAll):
        assert wire(here, seat) == wire(there, seat)


def test_an_imagined_world_shares_nothing_with_the_view() -> None:
    g = next(iter(middles("ruins", 3, 5)))
    view = g.view(0)
    before = msgspec.json.encode(view)
    world, rng = Wildlands.world(view, random.Random(1)), random.Random(2)
    for _ in range(60):
        if world.ending is None:
            step(world, rng)
    assert msgspec.json.encode(view) == before


def test_a_record_saved_inside_a_nested_interrupt_in_an_attack_goes_on() -> None:
    """Random games are played until one stands in the middle of an attack by somebody who interrupted twice deep."""
    for seed in range(400):
        rng = random.Random(seed)
        g = Wildlands.new(WildlandsOptions(board="ruins"), 3)
        kept = records.begin(g)
        while g.ending is None:
            deep = sum(isinstance(frame, Interruption) for frame in g.stack) >= 2
            if deep and isinstance(g.stack[-1], Attack) and g.asked():
                break
            kept.entries.append(step(g, rng))
        if g.ending is None:
            break
    assert g.ending is None
    again = records.replay(records.decode(records.encode(kept)), Wildlands)
    stored = codec.from_json(Wildlands, codec.to_json(g))
    assert again.same_as(g)
    assert stored.same_as(g)
    assert [type(frame).__name__ for frame in again.stack].count("Interruption") >= 2
    one, other = random.Random(7), random.Random(7)
    while again.ending is None:
        step(again, one)  # type: ignore[arg-type]
    while stored.ending is None:
        step(stored, other)  # type: ignore[arg-type]
    assert again.same_as(stored)
