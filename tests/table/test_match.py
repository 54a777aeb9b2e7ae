"""A match on one machine: answers, luck, bots, taking back, and what goes wrong without harm."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from holdfast.core.codec import to_json
from holdfast.core.flow import Chance
from holdfast.core.legality import Illegal
from holdfast.core.record import Answer, Luck, encode, read_action, replay
from holdfast.games.under_falling_skies import GAME as SKIES
from holdfast.games.under_falling_skies.actions import EndPhase
from holdfast.table import CannotUndo, EngineFault, Match
from tests.tiny.smugglers import Bid, CardId, KeepQuiet, Run, Smugglers, Whistle

SEED = "a seed for tests"


def skies(**more: Any) -> Match:
    return Match.new(SKIES, seed=SEED, **more)


def smugglers(seats: int = 2, **more: Any) -> Match:
    return Match.new(Smugglers, seats=seats, seed=SEED, **more)


def first(match: Match, count: int = 1) -> None:
    """Every seat that is asked gives the first answer it may, so many times."""
    for _ in range(count):
        seat = match.g.asked()[0]
        match.answer(seat, match.g.legal(seat)[0])


def play_out(match: Match) -> Match:
    while not match.over:
        first(match)
    return match


@contextmanager
def nothing_changes(match: Match) -> Iterator[None]:
    record, position, told = encode(match.record), to_json(match.g), match.log(0)
    yield
    assert (encode(match.record), to_json(match.g), match.log(0)) == (record, position, told)


def test_a_match_begins_at_its_first_question_to_a_seat() -> None:
    match = skies()
    assert isinstance(match.record.entries[0], Luck)
    assert match.g.asked() == (0,)
    assert not match.over


def test_an_answer_is_written_down_with_the_luck_that_follows() -> None:
    match = smugglers()
    before = len(match.record.entries)
    match.answer(0, match.g.legal(0)[0])
    match.answer(1, match.g.legal(1)[0])
    entries = match.record.entries[before:]
    assert [type(entry) for entry in entries] == [Answer, Answer, Luck]
    assert entries[0] == Answer(0, {"do": "bid", "card": entries[0].act["card"]}, "seat")  # type: ignore[union-attr]


def test_a_match_that_is_over_replays_and_shows_its_seed() -> None:
    match = smugglers()
    assert match.record.seed == ""
    play_out(match)
    assert match.record.seed == SEED
    assert replay(match.record, Smugglers).same_as(match.g)
    with nothing_changes(match), pytest.raises(Illegal):
        match.answer(0, KeepQuiet())


def test_an_illegal_answer_changes_nothing() -> None:
    match = skies()
    with nothing_changes(match), pytest.raises(Illegal):
        match.answer(0, EndPhase())


def test_a_broken_rule_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def roll(self: Run, g: Smugglers) -> None:
        g.state.round = 77
        raise ZeroDivisionError("a slip")

    match = smugglers()
    match.answer(0, match.g.legal(0)[0])
    monkeypatch.setattr(Run, "roll", roll)
    with nothing_changes(match), pytest.raises(EngineFault, match="ZeroDivisionError: a slip"):
        match.answer(1, match.g.legal(1)[0])


def test_an_interruption_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def roll(self: Run, g: Smugglers) -> None:
        g.state.round = 77
        raise KeyboardInterrupt

    match = smugglers()
    match.answer(0, match.g.legal(0)[0])
    monkeypatch.setattr(Run, "roll", roll)
    with nothing_changes(match), pytest.raises(KeyboardInterrupt):
        match.answer(1, match.g.legal(1)[0])


# ---------------------------------------------------------------- taking back


def test_an_answer_that_revealed_nothing_is_free_to_take_back() -> None:
    match = skies()
    with nothing_changes(match):
        first(match)
        assert match.undo(0) == (1, False)
    assert match.retaken == 0


def test_alone_one_may_take_back_luck_which_comes_again_the_same() -> None:
    match = skies()
    while not isinstance(match.record.entries[-1], Luck) or len(match.record.entries) == 1:
        first(match)
    entries = list(match.record.entries)
    count, seen = match.undo(0)
    assert (count, seen, match.retaken) == (2, True, 1)
    taken_back = entries[len(match.record.entries)]
    assert isinstance(taken_back, Answer)
    match.answer(0, read_action(SKIES, taken_back.act))
    assert match.record.entries == entries


def test_among_others_nobody_goes_behind_a_barrier() -> None:
    match = smugglers()
    with pytest.raises(CannotUndo) as refused:
        match.undo(0)
    assert refused.value.key == "undo-nothing"
    match.answer(0, match.g.legal(0)[0])
    match.answer(1, match.g.legal(1)[0])
    for seat in (0, 1):
        with nothing_changes(match), pytest.raises(CannotUndo) as refused:
            match.undo(seat)
        assert refused.value.key == "undo-barrier"


def test_an_own_sealed_answer_may_be_taken_back_until_another_has_answered() -> None:
    match = smugglers()
    with nothing_changes(match):
        match.answer(0, match.g.legal(0)[1])
        assert match.undo(0) == (1, False)
    match.answer(0, match.g.legal(0)[1])
    match.answer(1, match.g.legal(1)[0])
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_all_answers_of_a_long_game_can_be_taken_back_one_by_one() -> None:
    match = skies()
    positions = []
    for _ in range(80):
        positions.append(to_json(match.g))
        first(match)
    for position in reversed(positions):
        match.undo(0)
        assert to_json(match.g) == position


# ---------------------------------------------------------------- bots and telling


def test_bots_answer_for_their_seats_and_people_go_first() -> None:
    match = smugglers(seats=3, bots={1: "random", 2: "random"})
    assert match.people == [0]
    assert match.bot_to_move() == 1
    match.let_bot_answer(1)
    match.let_bot_answer(2)
    assert match.bot_to_move() is None
    assert match.record.entries[-1].by == "bot"  # type: ignore[union-attr]


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    one, two = (smugglers(seats=2, bots={0: "random", 1: "random"}) for _ in range(2))
    for match in (one, two):
        while (seat := match.bot_to_move()) is not None:
            match.let_bot_answer(seat)
    assert one.over
    assert encode(one.record) == encode(two.record)


def test_a_bot_at_no_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 5; the seats are 1 to 2"):
        smugglers(bots={4: "random"})


def test_the_log_tells_each_seat_what_it_may_hear() -> None:
    match = smugglers()
    mine, theirs, watching = (match.log(viewer) for viewer in (0, 1, None))
    assert mine != theirs
    cards = [told.text.args["card"] for told in watching if told.text.key == "event-card-drawn"]
    assert set(cards) == {""}
    assert "" not in [
        told.text.args["card"] for told in mine if told.text.key == "event-card-drawn" and told.text.args["seat"] == 0
    ]
    assert match.log(0, since=len(match.record.entries) + 1) == []


def test_looking_ahead_is_for_games_without_secrets() -> None:
    match = skies()
    with nothing_changes(match):
        events, after = match.preview(0, match.g.legal(0)[0])
        assert events == []
        assert not after.same_as(match.g)
    with pytest.raises(PermissionError):
        smugglers().preview(0, Bid(CardId(0)))


def test_a_window_is_played_through_at_the_table() -> None:
    match = smugglers(seats=3)
    for seat in range(3):
        match.answer(seat, match.g.legal(seat)[0])
    asked = match.g.asked()[0]
    match.answer(asked, Whistle())
    assert not isinstance(match.g.question, Chance)
    assert match.g.asked() == (0, 1, 2)
