"""Records of older rules: carried over where the game says how, refused with a sentence where it does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from holdfast.core.migration import Migration, migrate
from holdfast.core.record import Answer, CannotReplay, Luck, Record, decode, encode, replay
from holdfast.games import GAME_IDS, find_game
from tests.conformance.playing import Case, play
from tests.tiny.older import OldOptions, OldSmugglers
from tests.tiny.smugglers import Smugglers

LOUD = Case(OldSmugglers, "loud", OldOptions(), 4)
QUIET = Case(OldSmugglers, "quiet", OldOptions(1, loud=False), 3)


def old(seed: int = 1, case: Case = LOUD) -> Record:
    return play(case, seed)[1]


def with_migrations(*steps: Migration, version: int = 2) -> type[Smugglers]:
    meta = msgspec.structs.replace(Smugglers.meta, rules_version=version)
    return type("Other", (Smugglers,), {"__slots__": (), "meta": meta, "migrations": steps})


@pytest.mark.parametrize("case", [LOUD, QUIET])
def test_a_record_of_older_rules_plays_to_the_same_end(case: Case) -> None:
    dropped = renamed = 0
    for seed in range(30):
        before = old(seed, case)
        assert before.rules_version == 1
        after = migrate(before, Smugglers)
        assert (after.rules_version, after.content_hash) == (2, "none")
        assert replay(after, Smugglers).ending == before.ending
        assert after.options == {"rounds": before.options["rounds"], "whistles": before.options["loud"]}
        dropped += len(before.entries) - len(after.entries)
        renamed += sum(isinstance(entry, Answer) and entry.act == {"do": "whistle"} for entry in after.entries)
    assert dropped > 10, "questions that are no longer asked are gone"
    assert renamed > 10 or case is QUIET


def test_luck_remembers_where_it_was_drawn() -> None:
    before = old(2)
    drawn = {number: entry.outcome for number, entry in enumerate(before.entries) if isinstance(entry, Luck)}
    after = migrate(before, Smugglers)
    placed = {
        number if entry.place is None else entry.place: entry.outcome
        for number, entry in enumerate(after.entries)
        if isinstance(entry, Luck)
    }
    assert placed == drawn
    moved = [entry for entry in after.entries if isinstance(entry, Luck) and entry.place is not None]
    assert moved, "in this game somebody without a whistle was asked before the last luck"
    assert after.entries[0] == Luck(drawn[0]), "what stands where it was drawn says nothing about it"
    assert decode(encode(after)) == after


def test_a_migration_leaves_the_old_record_alone() -> None:
    before = old()
    kept = encode(before)
    migrate(before, Smugglers)
    assert encode(before) == kept


def test_a_record_of_today_s_rules_is_its_own_migration() -> None:
    now = migrate(old(), Smugglers)
    assert migrate(now, Smugglers) is now


def test_steps_follow_one_another() -> None:
    calls: list[int] = []

    def noting(version: int) -> Any:
        def carry(record: Record) -> Record:
            calls.append(version)
            assert record.rules_version == version
            return record

        return carry

    steps = (Migration(2, 4, noting(2)), Migration(1, 2, Smugglers.migrations[0].carry, {"older": "none"}))
    detour = (Migration(2, 3, noting(2)), Migration(3, 4, noting(3)), Migration(4, 5, noting(4)))
    game = with_migrations(*detour, *steps, version=4)
    after = migrate(old(), game)
    assert after.rules_version == 4
    assert calls == [2], "the shortest way, and not beyond today"


@pytest.mark.parametrize("version", [0, 3])
def test_a_version_from_which_nothing_leads_here_is_refused(version: int) -> None:
    record = msgspec.structs.replace(old(), rules_version=version)
    with pytest.raises(CannotReplay, match=rf"rules version {version} of smugglers; this is version 2, and nothing"):
        migrate(record, Smugglers)


def refusing(record: Record) -> Record:
    raise CannotReplay("nobody knows what was in the third crate")


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (Migration(1, 2), "the record's set-up does not fit smugglers"),
        (Migration(1, 2, Smugglers.migrations[0].carry), "other content of smugglers"),
        (Migration(1, 2, refusing), "nobody knows what was in the third crate"),
        (
            Migration(1, 2, lambda record: msgspec.structs.replace(record, options={}), {"older": "none"}),
            r"entry \d+ cannot be played",
        ),
    ],
)
def test_what_a_step_cannot_carry_over_is_refused_with_both_versions(step: Migration, why: str) -> None:
    both = "rules version 1 of smugglers and cannot be carried over to version 2"
    with pytest.raises(CannotReplay, match=f"{both}: .*{why}"):
        migrate(old(2), with_migrations(step))


def test_a_record_that_would_end_otherwise_is_refused() -> None:
    before = old()
    assert before.ending is not None
    other = msgspec.structs.replace(before, ending=msgspec.structs.replace(before.ending, winners=(7,)))
    with pytest.raises(CannotReplay, match="it would end otherwise"):
        migrate(other, Smugglers)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_migration_of_a_game_leads_up_to_its_rules(game_id: str) -> None:
    game = find_game(game_id)
    for step in game.migrations:
        assert step.old < step.new <= game.meta.rules_version
        assert any(other.old == step.new for other in game.migrations) or step.new == game.meta.rules_version
