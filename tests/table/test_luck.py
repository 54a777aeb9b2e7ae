"""Luck that nobody can bend: it follows from the seed and the place, and anybody can check it afterwards."""

from __future__ import annotations

import hashlib
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.core.record import Luck
from holdfast.table import Match, commitment, luck_at, verify
from holdfast.table.luck import key_for, new_seed
from tests.tiny.smugglers import Smugglers


def finished(seed: str = "seed") -> Match:
    match = Match.new(Smugglers, seats=3, seed=seed)
    rng = random.Random(3)
    while not match.over:
        seat = rng.choice(match.g.asked())
        match.answer(seat, rng.choice(match.g.legal(seat)))
    return match


def test_the_commitment_fixes_the_seed_and_anybody_can_work_it_out() -> None:
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()
    assert Match.new(Smugglers, seed="seed").commitment == commitment("seed")


def test_all_luck_follows_from_the_seed() -> None:
    match = finished()
    assert verify(match.record, Smugglers, "seed") is None
    assert verify(match.record, Smugglers, "another seed") == 1


def test_bent_luck_is_found_where_it_was_bent() -> None:
    record = finished().record
    at = max(number for number, entry in enumerate(record.entries) if isinstance(entry, Luck))
    for number in range(at):
        entry = record.entries[number]
        if isinstance(entry, Luck) and isinstance(entry.outcome, int):
            bent = list(record.entries)
            bent[number] = Luck((entry.outcome + 1) % 3)
            assert verify(msgspec.structs.replace(record, entries=bent), Smugglers, "seed") == number + 1
            return
    pytest.fail("no single number was drawn")


@given(st.text(max_size=20), st.integers(0, 10_000))
def test_the_same_place_gives_the_same_numbers(seed: str, entry: int) -> None:
    one, two = luck_at(seed, entry), luck_at(seed, entry)
    drawn = [one.random() for _ in range(5)]
    assert drawn == [two.random() for _ in range(5)]
    assert all(0 <= number < 1 for number in drawn)
    assert len(set(drawn)) == 5
    assert drawn[0] != luck_at(seed, entry + 1).random()


def test_numbers_are_spread_evenly() -> None:
    drawn = [luck_at("seed", entry).random() for entry in range(4000)]
    for tenth in range(10):
        share = sum(tenth <= number * 10 < tenth + 1 for number in drawn)
        assert 300 < share < 500


def test_what_bots_draw_tells_nothing_of_luck() -> None:
    assert len({key_for("seed", "bot 0"), key_for("seed", "bot 1"), key_for("other", "bot 0")}) == 3


def test_seeds_are_long_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)
