"""Matches with people: answers, coming and going, taking back, orders, silence, and opening from what is stored."""

from __future__ import annotations

import random

import msgspec
import pytest

from holdfast.core.flow import AskAll
from holdfast.core.record import CannotReplay
from holdfast.table import changes as c
from holdfast.table.company import hashed
from holdfast.table.luck import verify
from holdfast.table.opening import open_table
from holdfast.table.table import Broken, Refused
from tests.server.duel import Duel, Pass
from tests.table.sitting import SEED, Sitting, same


def refused(key: str):
    return pytest.raises(Refused, match=f": {key}$")


def at_the_window(**wanted) -> Sitting:
    """Both have sealed a card, and somebody may object."""
    sitting = Sitting(**wanted)
    for seat in sitting.table.g.asked():
        sitting.answer(seat)
    return sitting


# ---------------------------------------------------------------- answers


def test_only_the_person_at_a_seat_may_answer_for_it():
    table = Sitting().table
    act = msgspec.to_builtins(table.g.legal(1)[0])
    for player, seat in ((0, 1), (1, 7)):
        with refused("table-not-your-seat"):
            table.answer(player, seat, table.question, act)


def test_an_answer_to_another_question_comes_too_late():
    sitting = Sitting()
    table, before = sitting.table, sitting.table.number
    with refused("table-stale"):
        table.answer(0, 0, table.question - 1, msgspec.to_builtins(table.g.legal(0)[0]))
    assert table.number == before


def test_a_refusal_of_the_game_names_its_rule_and_changes_nothing():
    sitting = Sitting()
    table = sitting.table
    missing = next(card for card in range(10) if card not in table.g.state.camps[0].hand)
    before = table.keep()
    with pytest.raises(Refused) as no:
        table.answer(0, 0, table.question, {"do": "seal", "card": missing})
    assert (no.value.rule, no.value.key) == ("DUEL-SEAL-01", "no-holds-card")
    with refused("table-no-such-answer"):
        table.answer(0, 0, table.question, {"do": "seal", "card": "x"})
    assert table.keep() == before


def test_a_sealed_question_keeps_its_name_while_others_answer():
    sitting = Sitting("ana ben eva")
    table, name = sitting.table, sitting.table.question
    assert isinstance(table.g.question, AskAll)
    sitting.answer(2)
    assert table.question == name
    sitting.answer(0)
    assert table.question == name
    sitting.answer(1)
    assert table.question == table.number > name
    with refused("table-stale"):
        table.answer(2, 2, name, {"do": "seal", "card": 0})


def test_an_engine_that_breaks_is_reported_as_broken(monkeypatch):
    table = Sitting().table
    monkeypatch.setattr(Duel, "emit", lambda *_: 1 / 0)
    with pytest.raises(Broken):
        table.answer(0, 0, table.question, msgspec.to_builtins(table.g.legal(0)[0]))


# ---------------------------------------------------------------- what is stored


@pytest.mark.parametrize("seed", range(4))
def test_a_table_opens_as_it_was_from_rows_and_from_any_snapshot(seed):
    rng = random.Random(seed)
    sitting = Sitting("ana ben eva", options={"rounds": 8})
    kept = [(sitting.table.number, sitting.table.keep())]
    for _ in sitting.play(rng):
        if rng.random() < 0.2 and not sitting.table.over:
            entry = rng.choice((0, 1, 2))
            try:
                sitting.took(sitting.table.undo(entry, entry))
                if sitting.table.company.undo is not None:
                    for player in sitting.table.company.waiting_for():
                        sitting.took(
                            sitting.table.consent(player, sitting.table.company.undo.number, rng.random() < 0.8)
                        )
                        if sitting.table.company.undo is None:
                            break
            except Refused:
                pass
        kept.append((sitting.table.number, sitting.table.keep()))
    assert sitting.table.over
    assert same(sitting.table, sitting.reopened())
    for _, snapshot in kept[:: max(1, len(kept) // 12)]:
        assert same(sitting.table, sitting.reopened(snapshot))
    assert sitting.table.company.retaken > 0, "something was taken back on the way"


def test_rows_survive_their_encoding():
    sitting = Sitting(options={"rounds": 3})
    for _ in sitting.play(random.Random(1)):
        pass
    for row in sitting.rows:
        assert c.decode(c.encode(row.change)) == row.change


def test_all_luck_follows_from_the_seed_and_is_open_at_the_end_only():
    sitting = Sitting(options={"rounds": 3})
    assert sitting.table.course.record.seed == ""
    for _ in sitting.play(random.Random(1)):
        pass
    record = sitting.table.course.record
    assert record.seed == SEED
    assert verify(record, Duel, SEED) is None
    assert verify(record, Duel, SEED + "0") is not None


def test_a_match_of_other_rules_or_content_is_refused_in_plain_words():
    sitting = Sitting()
    for change, words in (({"rules_version": 0}, "rules version 0"), ({"content_hash": "0" * 64}, "other content")):
        about = msgspec.structs.replace(sitting.about, **change)
        with pytest.raises(CannotReplay, match=words):
            open_table(about, Duel, sitting.rows, sitting.table.keep())


def test_a_missing_row_is_noticed():
    sitting = Sitting()
    sitting.answer(0)
    with pytest.raises(CannotReplay, match="is missing"):
        open_table(sitting.about, Duel, sitting.rows[:3] + sitting.rows[4:])


# ---------------------------------------------------------------- coming and going


def test_a_link_works_once():
    sitting = Sitting("ana", seats=2)
    table = sitting.table
    table.invite(1, hashed("link"))
    with refused("table-no-such-invite"):
        table.sit("other link", "Ben", hashed("key"))
    table.sit("link", "Ben", hashed("key"))
    assert table.company.who_has("key") == 1
    assert table.company.who_has("link") is None
    with refused("table-no-such-invite"):
        table.sit("link", "Eva", hashed("key2"))
    with refused("table-not-open"):
        table.invite(1, hashed("link"))


def test_a_bot_fills_in_and_gives_the_seat_back():
    sitting = Sitting()
    table = sitting.table
    with refused("table-no-such-level"):
        table.hand_over(1, 1, "genius", away=False)
    table.hand_over(1, 1, "random", away=False)
    assert table.bots_to_move() == [1]
    with refused("table-not-your-seat"):
        table.answer(1, 1, table.question, {"do": "pass"})
    with refused("table-not-your-seat"):
        table.take_over(0, 1)
    table.take_over(1, 1)
    assert table.bots_to_move() == []
    assert table.company.person_at(1) == 1


def test_the_host_may_put_a_bot_on_a_seat_whose_person_is_away_and_nobody_else_may():
    sitting = Sitting()
    table = sitting.table
    with refused("table-not-your-seat"):
        table.hand_over(1, 0, "random", away=True)
    with refused("table-not-your-seat"):
        table.hand_over(0, 1, "random", away=False)
    table.hand_over(0, 1, "random", away=True)
    assert table.company.places[1].holder == "bot"
    table.take_over(1, 1)
    assert table.company.person_at(1) == 1


def test_who_leaves_loses_the_key_and_the_next_becomes_host():
    sitting = Sitting()
    table = sitting.table
    table.leave(0)
    assert table.company.who_has("key of ana") is None
    assert table.company.places[0].holder == "open"
    assert table.company.players[1].host
    with refused("table-not-your-seat"):
        table.leave(0)


# ---------------------------------------------------------------- taking back


def test_taking_back_is_free_while_nothing_was_seen():
    sitting = Sitting()
    table, hand = sitting.table, list(sitting.table.g.state.camps[0].hand)
    sitting.answer(0)
    (row,) = sitting.took(table.undo(0, 0))
    assert isinstance(row.change, c.TakenBack)
    assert not row.change.retaken
    assert table.g.state.camps[0].hand == hand
    assert table.company.retaken == 0


def test_beyond_a_barrier_everybody_else_must_agree():
    sitting = Sitting("ana ben eva")
    table = sitting.table
    for seat in (0, 1, 2):
        sitting.answer(seat)
    sitting.took(table.undo(0, 0))
    asked = table.company.undo
    assert asked is not None
    assert table.company.waiting_for() == [1, 2]
    with refused("undo-pending"):
        table.undo(1, 1)
    with refused("undo-gone"):
        table.consent(1, asked.number + 1, True)
    sitting.took(table.consent(1, asked.number, True))
    with refused("undo-not-asked"):
        table.consent(1, asked.number, True)
    assert table.company.waiting_for() == [2]
    sitting.took(table.consent(2, asked.number, True))
    assert table.company.undo is None
    assert table.company.retaken == 1
    assert table.g.asked() == (0, 1, 2)
    assert same(table, sitting.reopened())


def test_one_no_ends_it_and_so_does_going_on():
    for how in ("no", "answer", "thinks better of it"):
        sitting = at_the_window()
        table = sitting.table
        sitting.took(table.undo(0, 0))
        asked = table.company.undo
        assert asked is not None
        if how == "answer":
            sitting.answer(table.g.asked()[0])
        else:
            sitting.took(table.consent(1 if how == "no" else 0, asked.number, False))
        assert table.company.undo is None
        assert table.company.retaken == 0


def test_alone_one_may_always_take_back_and_luck_comes_the_same():
    sitting = Sitting("ana", bots=("random",))
    table, rng = sitting.table, random.Random(3)
    for _ in sitting.play(rng, 12):
        pass
    before, luck = len(table.course.record.entries), [e for e in table.course.record.entries if hasattr(e, "outcome")]
    sitting.took(table.undo(0, 0))
    assert table.company.retaken == 1
    back = len(table.course.record.entries)
    assert back < before
    for _ in sitting.play(rng, 12):
        pass
    again = [e for e in table.course.record.entries if hasattr(e, "outcome")]
    drawn_first = sum(1 for entry in again[: len(luck)] if entry in luck)
    assert drawn_first > 0
    assert verify(table.course.record, Duel, SEED) is None


def test_a_revealed_seed_ends_all_taking_back():
    sitting = Sitting("ana", bots=("random",), options={"rounds": 1})
    for _ in sitting.play(random.Random(1)):
        pass
    with refused("undo-over"):
        sitting.table.undo(0, 0)
    with pytest.raises(Refused) as no:
        sitting.table.answer(0, 0, sitting.table.question, {"do": "pass"})
    assert no.value.rule == "DUEL-ROUND-01"


# ---------------------------------------------------------------- orders and silence


def test_a_standing_order_answers_and_stands_in_the_record_as_such():
    sitting = Sitting()
    table = sitting.table
    with refused("table-no-such-order"):
        table.order(0, 0, ["always_win"])
    for seat in (0, 1):
        sitting.took(table.order(seat, seat, ["never_object"]))
    sitting.answer(0)
    rows = sitting.answer(1)
    by_order = [row.change for row in rows if isinstance(row.change, c.Answered) and row.change.by == "order"]
    assert [change.act for change in by_order] == [{"do": "pass"}]
    assert isinstance(table.g.question, AskAll), "the window closed by itself and the next round began"
    assert same(table, sitting.reopened())


def test_an_order_answers_at_once_when_it_is_given_late():
    sitting = at_the_window()
    (seat,) = sitting.table.g.asked()
    rows = sitting.took(sitting.table.order(seat, seat, ["never_object"]))
    assert any(isinstance(row.change, c.Answered) for row in rows)


def test_an_order_may_ask_after_all():
    sitting = at_the_window()
    (seat,) = sitting.table.g.asked()
    sitting.table.g.state.camps[1 - seat].points = 1
    rows = sitting.table.order(seat, seat, ["only_when_behind"])
    assert len(rows) == 1


def test_silence_closes_a_window_after_the_same_time_whatever_is_held():
    deadlines = set()
    for held in (0, 1):
        sitting = at_the_window(reaction=15)
        table = sitting.table
        (seat,) = table.g.asked()
        table.g.state.camps[seat].objections = held
        table.g.state.camps[seat].hand[:] = [held] * 2
        deadlines.add(table.deadline())
        rows = table.fall_silent(table.question)
        assert rows[0].change == c.Answered(seat, {"do": "pass"}, "order")
    assert deadlines == {1015.0}


def test_only_windows_close_by_themselves():
    sitting = Sitting(reaction=15)
    assert sitting.table.deadline() is None
    with refused("table-stale"):
        sitting.table.fall_silent(sitting.table.question)
    assert at_the_window().table.deadline() is None, "without a clock nothing closes by itself"


def test_bots_wait_while_an_undo_is_pending():
    sitting = Sitting("ana ben", bots=("random",))
    table = sitting.table
    for seat in (0, 1, 2):
        if seat == 2:
            sitting.took(table.bot_answer(2, table.question, msgspec.to_builtins(table.g.legal(2)[0])))
        else:
            sitting.answer(seat)
    while table.g.asked() != (2,) and not isinstance(table.g.question, AskAll):
        sitting.answer(table.g.asked()[0], Pass())
    sitting.took(table.undo(0, 0))
    assert table.company.undo is not None
    assert table.bots_to_move() == []
