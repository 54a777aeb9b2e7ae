"""The rule ledger of every registered game: nothing that a complete game claims is without code or proof."""

from __future__ import annotations

from functools import cache

import pytest

from holdfast.core.catalogue import Catalogue
from holdfast.games import GAME_IDS, find_game
from holdfast.lab import ledger
from holdfast.lab.ledger import EDITIONS, Ledger, Marks

every_game = pytest.mark.parametrize("game_id", GAME_IDS)
COMPLETE = [game_id for game_id in GAME_IDS if find_game(game_id).meta.stage == "complete"]
every_complete_game = pytest.mark.parametrize("game_id", COMPLETE)


@cache
def marks() -> Marks:
    return ledger.scan_tests(ledger.find_tests())


@cache
def ledger_of(game_id: str) -> Ledger:
    return ledger.ledger_of(f"holdfast.games.{game_id}", marks())


@cache
def catalogue_of(game_id: str) -> Catalogue:
    return ledger.catalogue_of(f"holdfast.games.{game_id}")


@every_complete_game
def test_every_rule_of_a_complete_game_has_a_place_and_a_test(game_id: str) -> None:
    left = {entry.id: entry for entry in ledger_of(game_id).entries if entry.state != "descriptive"}
    assert [one.id for one in left.values() if not one.places] == [], "rules without a place in the code"
    assert [one.id for one in left.values() if not one.tests] == [], "rules without a test"
    assert ledger_of(game_id).open == 0


@every_complete_game
def test_every_worked_example_of_a_complete_game_is_a_test(game_id: str) -> None:
    tested = marks().examples
    assert [one.id for one in catalogue_of(game_id).example if one.id not in tested] == []


@every_game
def test_a_descriptive_rule_gives_its_reason(game_id: str) -> None:
    descriptive = [rule for rule in catalogue_of(game_id).rule if rule.descriptive]
    assert [rule.id for rule in descriptive if len(rule.descriptive.split()) < 4] == [], "a reason is a sentence"


@every_game
def test_code_and_tests_name_only_rules_that_exist(game_id: str) -> None:
    ledger_of(game_id)  # imports the whole game, so that all its notes are there
    assert ledger.strangers(find_game(game_id).meta.prefix, catalogue_of(game_id), marks()) == []


def test_no_two_games_begin_their_ids_alike() -> None:
    prefixes = [find_game(game_id).meta.prefix for game_id in GAME_IDS]
    assert len(set(prefixes)) == len(prefixes)


@every_game
def test_every_id_begins_with_the_letters_of_its_game(game_id: str) -> None:
    found, prefix = catalogue_of(game_id), find_game(game_id).meta.prefix + "-"
    ids = [one.id for one in (*found.rule, *found.ruling, *found.example)]
    assert [one for one in ids if not one.startswith(prefix)] == []


@every_game
def test_the_rule_named_at_the_end_of_a_game_exists(game_id: str) -> None:
    game = find_game(game_id)
    known = {rule.id for rule in catalogue_of(game_id).rule}
    assert game.meta.end_rule in known
    assert [frame.__name__ for frame in game.frames if frame.rule not in known] == []


@every_game
def test_editions_are_told_apart_without_gaps(game_id: str) -> None:
    found = catalogue_of(game_id).rule
    by_id = {rule.id: rule for rule in found}
    if all(rule.edition == "both" for rule in found):
        return  # one edition only
    for rule in found:
        assert rule.edition in ("both", *EDITIONS), rule.id
        if rule.differs:
            other = by_id[rule.differs]
            assert {rule.edition, other.edition} == set(EDITIONS), f"{rule.id} and {other.id} are of one edition"
        assert rule.in_v1 in ("", "adopt", "absent"), rule.id
        assert rule.in_v2 in ("", "adopt", "absent"), rule.id


@every_complete_game
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_open_in_either_edition(game_id: str, edition: str) -> None:
    found = ledger.ledger_of(f"holdfast.games.{game_id}", marks(), edition)
    assert found.rules > 0
    assert (found.open, found.examples_tested) == (0, found.examples)


def test_under_falling_skies_has_all_its_rules() -> None:
    found = ledger_of("under_falling_skies")
    assert (found.rules, found.open, found.examples, found.examples_tested) == (107, 0, 39, 39)
    assert len(catalogue_of("under_falling_skies").ruling) == 46
