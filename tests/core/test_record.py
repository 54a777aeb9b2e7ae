"""Records: what was played can be written, read, played again, and taken back as far as that is fair."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.core import record as records
from holdfast.core.codec import Damaged
from holdfast.core.record import Answer, CannotReplay, Luck, Record, free_to_undo
from tests.conformance.playing import Case, play
from tests.tiny.smugglers import Bid, CardId, Smugglers, SmugglersOptions

CASE = Case(Smugglers, "loud", SmugglersOptions(), 3)


def kept() -> Record:
    return play(CASE, 1)[1]


def changed(**parts: object) -> Record:
    return msgspec.structs.replace(kept(), **parts)


def test_a_record_comes_back_from_its_bytes() -> None:
    again = records.decode(records.encode(kept()))
    assert records.encode(again) == records.encode(kept())
    assert records.replay(again, Smugglers).same_as(play(CASE, 1)[0])


def test_a_record_has_one_entry_a_line() -> None:
    lines = records.encode(kept()).decode().splitlines()
    assert sum('"type":"' in line for line in lines) == len(kept().entries)
    assert records.encode(records.begin(Smugglers.new())).count(b'"entries": []') == 1


def test_a_record_can_be_played_in_part_and_watched() -> None:
    seen: list[int] = []
    g = records.replay(kept(), Smugglers, until=5, watch=lambda number, g: seen.append(number))
    assert seen == [0, 1, 2, 3, 4]
    assert g.ending is None
    g = records.replay(kept(), Smugglers, events=True)
    assert g.events


@pytest.mark.parametrize(
    ("record", "what"),
    [
        (lambda: changed(game="chess"), "the record is of chess, not of smugglers"),
        (lambda: changed(rules_version=9), "rules version 9 of smugglers; this is version 2"),
        (lambda: changed(content_hash="f" * 64), r"other content of smugglers \(ffffffffffff, here none\)"),
        (lambda: changed(seats=9), "set-up does not fit smugglers: .* 9 seats"),
        (lambda: changed(options={"rounds": 7}), "set-up does not fit smugglers: option rounds cannot be 7"),
        (lambda: changed(options={"moons": 7}), "unknown option 'moons'"),
        (lambda: changed(ending=None), "does not end as it says"),
        (lambda: changed(entries=[Luck(99)]), "entry 1 of the record cannot be played"),
        (lambda: changed(entries=[Answer(0, {"do": "fly"})]), "entry 1 .* not an action of smugglers"),
        (lambda: changed(entries=[Answer(0, {"do": "bid", "card": "x"})]), "entry 1 .* not an action"),
    ],
)
def test_a_record_that_does_not_fit_says_why(record: object, what: str) -> None:
    with pytest.raises(CannotReplay, match=what):
        records.replay(record(), Smugglers)  # type: ignore[operator]


@pytest.mark.parametrize("data", [b"", b"[]", b'{"game": 3}', b"\xff\xfe", records.encode(kept())[:-30]])
def test_bytes_that_are_no_record_are_refused(data: bytes) -> None:
    with pytest.raises(Damaged, match="not a Holdfast record"):
        records.decode(data)


def test_a_record_of_another_format_is_refused() -> None:
    with pytest.raises(CannotReplay, match="format 7"):
        records.decode(records.encode(changed(format=7)))


def test_a_field_too_many_is_refused() -> None:
    data = records.encode(kept()).replace(b'"game"', b'"extra": 1, "game"', 1)
    with pytest.raises(Damaged, match="extra"):
        records.decode(data)


def test_an_action_is_read_from_plain_data_or_taken_as_it_is() -> None:
    act = Bid(CardId(3))
    assert records.read_action(Smugglers, act) is act
    assert records.read_action(Smugglers, {"do": "bid", "card": 3}) == act
    assert records.answer_entry(2, act, by="bot") == Answer(2, {"do": "bid", "card": 3}, "bot")


def mine(count: int) -> list[Answer]:
    return [Answer(0, None)] * count


def test_own_answers_are_free_to_take_back() -> None:
    assert list(free_to_undo(mine(3), [False] * 3, 0)) == [1, 2, 3]
    assert list(free_to_undo([], [], 0)) == []


@pytest.mark.parametrize(
    ("entries", "reveals", "free"),
    [
        ([*mine(1), Luck(1)], [False, False], []),
        ([*mine(2), Answer(1, None)], [False] * 3, []),
        ([Answer(1, None), *mine(2)], [False] * 3, [1, 2]),
        ([*mine(1), Luck(1), *mine(2)], [False] * 4, [1, 2]),
        ([*mine(3)], [False, True, False], [1]),
        ([*mine(1)], [True], []),
    ],
)
def test_luck_secrets_and_other_seats_are_barriers(
    entries: list[records.Entry], reveals: list[bool], free: list[int]
) -> None:
    assert list(free_to_undo(entries, reveals, 0)) == free
