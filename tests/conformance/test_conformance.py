"""What every game keeps, whatever its rules: it ends, it can be stored, replayed and trusted with secrets.

A game gets all of this by being registered. The short form runs with the other tests; `dev soak` runs long.
"""

from __future__ import annotations

import math
import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holdfast.core import codec, record
from holdfast.core.flow import Chance
from holdfast.core.game import Game
from holdfast.core.legality import Action, Illegal
from tests.conformance.playing import CASES, EVERY, Case, play, positions, samples, step, viewers, wire

SHORT = 3
"""Random games per case in the short form."""


def sayable(numbers: codec.ActionCodec, rng: random.Random, count: int) -> list[Action]:
    """Actions that can be said at all, legal or not: all of a verb with few, some of a verb with many."""
    spans = [span for _, span in numbers.spans()]
    share = math.ceil(count / len(spans))
    return [numbers.action(code) for span in spans for code in rng.sample(span, min(share, len(span)))]


every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@every_case
def test_every_question_can_be_answered_and_every_game_ends(case: Case) -> None:
    for seed in range(SHORT):
        g, _ = play(case, seed)
        assert g.ending is not None
        assert g.ending.reason in case.game.meta.end_reasons


@every_case
def test_asking_is_pure_and_options_are_sorted_and_unique(case: Case) -> None:
    numbers = codec.ActionCodec(case.game.new(case.options, case.seats))
    for seed in range(SHORT):
        for g in positions(case, seed):
            before = codec.to_json(g)
            for seat in g.asked():
                order = [numbers.index(act) for act in g.legal(seat)]
                assert order == sorted(set(order)), f"options out of order or doubled: {g.legal(seat)}"
                assert [numbers.action(number) for number in order] == g.legal(seat)
            assert codec.to_json(g) == before


@every_case
@pytest.mark.parametrize("form", ["json", "msgpack"])
def test_a_stored_position_asks_the_same_question(case: Case, form: str) -> None:
    store = getattr(codec, f"to_{form}")
    load = getattr(codec, f"from_{form}")
    for g in samples(case, 1):
        again = load(case.game, store(g))
        assert again.same_as(g)
        assert again.question == g.question
        assert again.asked() == g.asked()
        assert all(again.legal(seat) == g.legal(seat) for seat in g.asked())
        assert store(again) == store(g)


@every_case
def test_clones_stay_as_they_were(case: Case) -> None:
    kept: list[tuple[Game[Any], bytes]] = []
    for number, g in enumerate(positions(case, 2)):
        if number % EVERY == 0:
            twin = g.clone()
            assert twin.same_as(g)
            kept.append((twin, codec.to_json(twin)))
    assert all(codec.to_json(twin) == was for twin, was in kept)
    rng = random.Random(5)
    for twin, was in kept[:-1]:
        other = twin.clone()
        if other.ending is None:
            step(other, rng)
            assert codec.to_json(twin) == was, "a move in a clone changed the original"


@every_case
def test_a_record_replays_to_the_same_end_and_a_seed_to_the_same_record(case: Case) -> None:
    for seed in range(SHORT):
        g, kept = play(case, seed)
        again = record.replay(record.decode(record.encode(kept)), case.game)
        assert again.same_as(g)
        assert record.encode(play(case, seed)[1]) == record.encode(kept)


@every_case
def test_legal_answers_are_exactly_those_that_no_guard_refuses(case: Case) -> None:
    """Candidates and `ensured` guards are promises; this is where they are held to."""
    numbers = codec.ActionCodec(case.game.new(case.options, case.seats))
    rng = random.Random(3)
    for g in samples(case, 3):
        for seat in g.asked():
            legal = g.legal(seat)
            assert all(g.why_not(seat, act) is None for act in legal)
            for act in sayable(numbers, rng, 1500):
                assert (g.why_not(seat, act) is None) == (act in legal), act


@every_case
def test_illegal_answers_are_refused_with_a_rule_and_change_nothing(case: Case) -> None:
    numbers = codec.ActionCodec(case.game.new(case.options, case.seats))
    prefix = case.game.meta.prefix + "-"
    rng = random.Random(4)
    for g in samples(case, 4):
        before = codec.to_json(g)
        for act in sayable(numbers, rng, 40):
            for seat in range(g.seats):
                if act in g.legal(seat):
                    continue
                with pytest.raises(Illegal) as refused:
                    g.answer(seat, act)
                assert refused.value.refusal.rule.startswith(prefix)
                assert codec.to_json(g) == before
        if isinstance(g.question, Chance):
            for nonsense in (-1, (), (99, 99)):
                if not g.question.dist.allows(nonsense):
                    with pytest.raises(Illegal):
                        g.luck(nonsense)
        assert codec.to_json(g) == before


@every_case
def test_a_seat_cannot_tell_two_worlds_apart(case: Case) -> None:
    """Views, questions, options and refusals are the same, byte for byte, whatever is hidden."""
    numbers = codec.ActionCodec(case.game.new(case.options, case.seats))
    rng = random.Random(6)
    for g in samples(case, 5):
        for seat in viewers(g):
            other = case.game.world(g.view(seat), rng)
            assert wire(other, seat) == wire(g, seat)
            if seat is not None:
                for act in sayable(numbers, rng, 40):
                    assert other.why_not(seat, act) == g.why_not(seat, act), act


@every_case
def test_what_a_seat_hears_of_its_own_answer_does_not_depend_on_secrets(case: Case) -> None:
    rng = random.Random(7)
    for g in samples(case, 6):
        for seat in g.asked():
            here, there = g.clone(), case.game.world(g.view(seat), rng)
            act = rng.choice(g.legal(seat))
            here.events, there.events = [], []
            here.answer(seat, act)
            there.answer(seat, act)
            if not any(event.reveals for event in [*here.events, *there.events]):
                assert here.heard(here.events, seat) == there.heard(there.events, seat)


@every_case
def test_pieces_are_neither_lost_nor_made(case: Case) -> None:
    for seed in range(SHORT):
        counted = None
        for g in positions(case, seed + 10):
            counted = counted or g.census()
            assert counted
            assert g.census() == counted


@every_case
def test_luck_has_positive_weights_and_every_outcome_can_happen(case: Case) -> None:
    rng = random.Random(8)
    for g in positions(case, 7):
        if not isinstance(g.question, Chance):
            continue
        dist = g.question.dist
        listed = list(islice(dist.outcomes(), 10_000))
        assert all(share > 0 for _, share in listed)
        if dist.size() <= 10_000:
            assert len(listed) == dist.size()
            assert len({outcome for outcome, _ in listed}) == len(listed)
            assert math.isclose(sum(share for _, share in listed), 1)
        for outcome, _ in rng.sample(listed, min(6, len(listed))):
            assert dist.allows(outcome)
            g.clone().luck(outcome)


@every_case
def test_events_are_only_made_when_somebody_listens(case: Case) -> None:
    told = 0
    quiet = positions(case, 9)
    for g in positions(case, 9, events=True):
        assert codec.to_json(next(quiet)) == codec.to_json(g), "listening changed the game"
        told += len(g.take_events())
    assert told


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_any_line_of_play_keeps_the_promises(data: st.DataObject) -> None:
    """Hypothesis picks the answers, so that a failure shrinks to a short line of play."""
    case = data.draw(st.sampled_from(CASES))
    g = case.game.new(case.options, case.seats)
    counted = g.census()
    for _ in range(data.draw(st.integers(0, 60))):
        if g.ending is not None:
            break
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(data.draw(st.randoms(use_true_random=False))))
            continue
        seat = data.draw(st.sampled_from(g.asked()))
        g.answer(seat, data.draw(st.sampled_from(g.legal(seat))))
        assert g.census() == counted
    assert codec.from_json(case.game, codec.to_json(g)).same_as(g)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_the_same_answers_lead_to_the_same_position(data: st.DataObject) -> None:
    """Nothing but state, stack and answers counts: a clone, a stored copy and a replay stay in step with the game."""
    case = data.draw(st.sampled_from(CASES))
    g = case.game.new(case.options, case.seats)
    kept, rng = record.begin(g), random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 40))):
        if g.ending is None:
            kept.entries.append(step(g, rng))
    twins = [g.clone(), codec.from_msgpack(case.game, codec.to_msgpack(g)), record.replay(kept, case.game, until=10**6)]
    for _ in range(data.draw(st.integers(1, 12))):
        if g.ending is not None:
            break
        entry = step(g, rng)
        for twin in twins:
            record.apply(twin, entry)
            assert twin.same_as(g)
            assert [twin.legal(seat) for seat in twin.asked()] == [g.legal(seat) for seat in g.asked()]


@pytest.mark.soak
@every_case
def test_long_run(case: Case) -> None:
    """At least 2,000 random games over all cases of a game, with replay, storage and census."""
    share = math.ceil(2400 / sum(other.game is case.game for other in CASES))
    for seed in range(1000, 1000 + share):
        g, kept = play(case, seed)
        assert record.replay(kept, case.game).same_as(g)
        assert codec.from_msgpack(case.game, codec.to_msgpack(g)).same_as(g)
        assert g.census() == case.game.new(case.options, case.seats).census()
