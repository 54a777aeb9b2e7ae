"""Matches of older rules: opened under those of today, stored as such, played on, and still honest."""

from __future__ import annotations

import random

import msgspec
import pytest

from holdfast.core.record import CannotReplay, Luck, replay
from holdfast.table import changes as c
from holdfast.table.luck import verify
from holdfast.table.match import Match
from holdfast.table.opening import open_table
from holdfast.table.storage import read_match
from holdfast.table.store import Store, Write
from holdfast.table.table import Table
from tests.table.sitting import SEED, Sitting, same
from tests.tiny.older import OldOptions, OldSmugglers
from tests.tiny.smugglers import Smugglers


def sitting_of_old(steps: int, seed: int = 3, loud: bool = True) -> Sitting:
    """Four people at a match of smugglers by the old rules, after so many answers."""
    sitting = Sitting("ana ben eva kim", game_id=OldSmugglers, options={"rounds": 2, "loud": loud})
    for _ in sitting.play(random.Random(seed), steps):
        pass
    return sitting


def play_on(table: Table, rng: random.Random) -> list:
    rows = []
    while not table.over:
        seat = rng.choice(table.g.asked())
        act = msgspec.to_builtins(rng.choice(table.g.legal(seat)))
        rows += table.answer(seat, seat, table.question, act)
    return rows


@pytest.mark.parametrize("loud", [True, False])
@pytest.mark.parametrize("steps", [0, 1, 4, 6, 7, 8, 9, 10, 12, 14])
def test_a_match_of_older_rules_goes_on_under_those_of_today(steps, loud):
    sitting = sitting_of_old(steps, loud=loud)
    table = open_table(sitting.about, Smugglers, sitting.rows, sitting.table.keep())
    assert isinstance(table.owed[0].change, c.Migrated)
    assert table.owed[0].number == len(sitting.rows) + 1
    assert table.about.rules_version == 2
    assert [player.name for player in table.company.players] == ["ana", "ben", "eva", "kim"]
    rows = [*sitting.rows, *table.owed]
    kept = table.keep()
    assert same(table, open_table(sitting.about, Smugglers, rows)), "what was stored says it all"
    rows += play_on(table, random.Random(1))
    for snapshot in (None, kept, table.keep(), sitting.table.keep()):
        again = open_table(sitting.about, Smugglers, rows, snapshot)
        assert same(table, again)
        assert again.owed == []
    assert verify(table.course.record, Smugglers, SEED) is None
    assert replay(table.course.record, Smugglers).ending == table.g.ending


def test_a_finished_match_of_older_rules_ends_the_same():
    moved = 0
    for seed in range(12):
        sitting = sitting_of_old(1000, seed)
        table = open_table(sitting.about, Smugglers, sitting.rows)
        assert table.g.ending == sitting.table.g.ending
        assert verify(table.course.record, Smugglers, SEED) is None
        assert table.course.record.seed == SEED
        moved += any(isinstance(entry, Luck) and entry.place is not None for entry in table.course.record.entries)
    assert moved


def test_an_undo_that_waited_for_consent_is_dropped():
    sitting = sitting_of_old(4)
    seat = next(row.change.seat for row in reversed(sitting.rows) if isinstance(row.change, c.Answered))
    sitting.took(sitting.table.undo(seat, seat))
    assert sitting.table.company.undo is not None
    table = open_table(sitting.about, Smugglers, sitting.rows)
    assert table.company.undo is None
    table.undo(seat, seat)  # and may be asked for again


def test_luck_taken_back_after_a_migration_comes_again_the_same():
    sitting = sitting_of_old(8, loud=False)
    table = open_table(sitting.about, Smugglers, sitting.rows)
    entries = table.course.record.entries
    last = max(number for number, entry in enumerate(entries) if isinstance(entry, Luck))
    luck = entries[last]
    assert luck.place == last + 3, "three seats without a whistle are no longer asked before it"
    table.course.back_to(last)
    assert table.course.luck() == luck


def test_rules_without_a_way_from_the_old_ones_are_refused_and_nothing_is_stored():
    sitting = sitting_of_old(5)
    old = msgspec.structs.replace(sitting.about, rules_version=0)
    with pytest.raises(CannotReplay, match="rules version 0 of smugglers; this is version 2, and nothing leads"):
        open_table(old, Smugglers, sitting.rows)
    table = open_table(sitting.about, Smugglers, sitting.rows)
    with pytest.raises(CannotReplay, match="rules version 2 of smugglers; this is version 1"):
        open_table(sitting.about, OldSmugglers, [*sitting.rows, *table.owed])


def test_a_process_of_the_old_rules_hears_that_the_match_has_gone_on():
    sitting = sitting_of_old(5)
    table = open_table(sitting.about, Smugglers, sitting.rows)
    with pytest.raises(CannotReplay, match="has gone on with rules version 2"):
        sitting.table.follow(table.owed)


def test_what_a_migration_owes_is_stored_once(database_url):
    sitting = sitting_of_old(8)
    store = Store(database_url)
    store.create(sitting.about, sitting.rows, sitting.table.keep())
    stored = store.load(sitting.about.id)
    one, two = (open_table(stored.about, Smugglers, stored.rows, stored.kept) for _ in range(2))
    writes = [Write(sitting.about.id, table.owed, table.keep()) for table in (one, two)]
    assert store.append([writes[0]]) == [True]
    assert store.append([writes[1]]) == [False], "another process came first"
    stored = store.load(sitting.about.id)
    assert same(one, open_table(stored.about, Smugglers, stored.rows, stored.kept))
    assert stored.about.rules_version == 1, "what it was begun with stays written down"
    store.close()


def test_a_saved_game_of_older_rules_is_played_on(tmp_path):
    match = Match.new(OldSmugglers, OldOptions(loud=False), 4, seed="seed")
    rng, path = random.Random(3), tmp_path / "old.json"
    for _ in range(8):
        seat = match.g.asked()[0]
        match.answer(seat, rng.choice(match.g.legal(seat)))
    match.save(path)
    again = Match.load(path, Smugglers)
    assert again.record.rules_version == 2
    while not again.over:
        seat = again.g.asked()[0]
        again.answer(seat, rng.choice(again.g.legal(seat)))
    assert verify(again.record, Smugglers, "seed") is None
    again.save(path)
    assert read_match(path).record == again.record


def test_a_place_that_does_not_go_up_is_no_luck():
    sitting = sitting_of_old(1000, 2)
    record = open_table(sitting.about, Smugglers, sitting.rows).course.record
    lucky = [number for number, entry in enumerate(record.entries) if isinstance(entry, Luck)]
    bent = list(record.entries)
    bent[lucky[1]] = Luck(record.entries[lucky[1]].outcome, 0)
    assert verify(msgspec.structs.replace(record, entries=bent), Smugglers, SEED) == lucky[1] + 1
