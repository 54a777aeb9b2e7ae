"""Levels of bots are compared on common deals, and the shares come with honest intervals."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from holdfast.cli.ladder import ladder_command
from holdfast.games.under_falling_skies.meta import SkiesOptions
from holdfast.lab.ladder import climb, interval, share_of
from holdfast.lab.simulate import Tally

SKIES = "under_falling_skies"


def test_every_level_plays_the_same_number_of_deals() -> None:
    rungs = list(climb(SKIES, SkiesOptions(), None, ["random", "veteran"], seed=1, games=6))
    assert [(rung.bot, rung.against, rung.games) for rung in rungs] == [("random", "", 6), ("veteran", "", 6)]
    assert all(rung.low <= rung.won / rung.games <= rung.high for rung in rungs)
    assert rungs == list(climb(SKIES, SkiesOptions(), None, ["random", "veteran"], seed=1, games=6))


def test_a_shared_victory_is_divided_among_its_winners() -> None:
    assert share_of(Tally(shares={0: 1.5, 1: 0.5}), [0]) == 1.5
    assert share_of(Tally(shares={0: 1.5, 1: 0.5}), [0, 1, 2]) == 2.0


def test_an_interval_narrows_with_more_games() -> None:
    wide, narrow = interval(5, 10), interval(500, 1000)
    assert wide[1] - wide[0] > 5 * (narrow[1] - narrow[0])


def test_the_command_prints_one_list() -> None:
    done = CliRunner().invoke(ladder_command, [SKIES, "--bots", "random", "--games", "3", "--json"])
    assert done.exit_code == 0
    assert [rung["bot"] for rung in json.loads(done.stdout)] == ["random"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "oracle"], "no bot called 'oracle'"),
        (["--bots", "random:soon"], "a budget is written like 200ms or 300i"),
        (["--games", "0"], "at least one game"),
        (["--seats", "3"], "cannot be played with 3 seats"),
    ],
)
def test_nonsense_is_refused_in_one_line(arguments: list[str], said: str) -> None:
    done = CliRunner().invoke(ladder_command, [SKIES, *arguments])
    assert done.exit_code == 1
    assert said in done.stderr
