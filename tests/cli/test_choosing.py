"""What a player types becomes the answer that was meant, or a fair question back."""

from __future__ import annotations

import pytest

from holdfast.cli.choosing import Choice, choices, folded, meant
from holdfast.cli.seen import look
from holdfast.core.asked import Option
from holdfast.core.text import Text
from holdfast.games import find_game
from holdfast.games.under_falling_skies.actions import EndPhase
from holdfast.table.match import Match
from holdfast.words import Words
from tests.cli.running import SKIES


@pytest.fixture(scope="module")
def placing() -> list[Choice]:
    """The answers to: where do you place this die?"""
    match = Match.new(find_game(SKIES), seed="5")
    match.answer(0, match.g.legal(0)[0])
    return look(match, 0, Words(SKIES)).choices


@pytest.mark.parametrize("typed", ["8", "B3", "b3", " B3 ", "space:B3", "on b3", "On B3"])
def test_every_way_to_say_one_answer(placing: list[Choice], typed: str) -> None:
    found = meant(typed, placing).one
    assert found is not None
    assert found.said == "On B3"


@pytest.mark.parametrize("typed", ["0", "99", "-1", "3.5", "Z9", "B", "b 3", "²", "١"])
def test_what_means_nothing(placing: list[Choice], typed: str) -> None:
    found = meant(typed, placing)
    assert found.one is None or typed == "١"  # an Arabic one is a one


def test_words_that_fit_several_answers_name_them_all(placing: list[Choice]) -> None:
    assert len(meant("on", placing).choices) == len(placing)


def test_a_piece_is_found_by_its_name_on_the_board() -> None:
    match = Match.new(find_game(SKIES), seed="5")
    seen = look(match, 0, Words(SKIES))
    six = meant("black 6", seen.choices).one
    assert six is not None
    assert six.option.targets == ("die:black2",)
    assert {choice.option.targets for choice in meant("white", seen.choices).choices} == {
        ("die:white1",),
        ("die:white2",),
    }


def test_several_pieces_of_one_answer_are_named_one_after_the_other() -> None:
    words = Words(None)
    moves = [("piece:ana", "space:B4"), ("piece:ana", "space:C1"), ("piece:ben", "space:B4")]
    said = [Text("list", {"first": piece, "last": space}) for piece, space in moves]
    options = [Option(EndPhase(), text, targets) for text, targets in zip(said, moves, strict=True)]
    among = choices(options, words, None)
    found = meant("ben b4", among).one
    assert found is not None
    assert found.number == 3
    assert [choice.number for choice in meant("ana", among).choices] == [1, 2]
    assert meant("ana ana", among).one is None


def test_umlauts_may_be_spelled_out() -> None:
    assert folded("ZURÜCK") == folded("zurueck") == folded("zuru\u0308ck")
    assert folded("  Größe ") == "groesse"
