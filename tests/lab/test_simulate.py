"""Simulations can be repeated, count honestly and lose nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from holdfast.cli.simulate import simulate_command
from holdfast.core.chance import Outcome
from holdfast.core.legality import Action
from holdfast.core.meta import Meta
from holdfast.core.record import decode, replay
from holdfast.games import find_game
from holdfast.games.under_falling_skies import GAME
from holdfast.lab import simulate as lab
from holdfast.lab.ladder import interval
from holdfast.lab.simulate import make_plan, play_chunk, result_of, run, to_json

SKIES = "under_falling_skies"
Skies: Any = GAME


def simulate(*arguments: str) -> Result:
    return CliRunner().invoke(simulate_command, [SKIES, *arguments])


def plan(games: int = 30, seed: int = 1, bots: str = "random") -> lab.Plan:
    return make_plan(SKIES, Skies.meta.options(), None, bots, seed, games)


def printed(made: lab.Plan, workers: int = 1) -> bytes:
    return to_json(result_of(made, run(made, workers)))


# ---------------------------------------------------------------- the same seed


def test_the_same_seed_gives_the_same_bytes() -> None:
    first = simulate("--games", "30", "--seed", "7", "--json")
    assert first.exit_code == 0
    assert first.stdout_bytes == simulate("--games", "30", "--seed", "7", "--json").stdout_bytes
    assert first.stdout_bytes != simulate("--games", "30", "--seed", "8", "--json").stdout_bytes


def test_the_number_of_workers_changes_nothing() -> None:
    assert printed(plan(), workers=1) == printed(plan(), workers=2)


def test_a_game_depends_on_its_number_and_not_on_its_neighbours() -> None:
    together, apart = play_chunk(plan(), 0, 10), play_chunk(plan(), 0, 4)
    apart.add(play_chunk(plan(), 4, 10))
    assert together == apart


def test_bots_cannot_shift_the_dice() -> None:
    """The first roll of a game is the same whoever plays: nature has a generator of her own."""
    rolls = []
    for bots in ("random", "greedy"):
        match = lab.Match(plan(bots=bots), 3, GAME)
        match.play(1)
        rolls.append(match.entries[0])
    assert rolls[0] == rolls[1]


def test_the_three_generators_of_a_game_differ() -> None:
    drawn = {lab.generator(1, 2, purpose).random() for purpose in ("nature", "bots/0", "worlds/0")}
    assert len(drawn) == 3


def test_chunks_cover_every_game_once() -> None:
    for games, workers in ((1, 1), (7, 2), (1000, 3), (16, 16)):
        covered = [index for start, stop in lab.chunks(games, workers) for index in range(start, stop)]
        assert covered == list(range(games))


# ---------------------------------------------------------------- what is counted


def test_every_game_is_counted_once() -> None:
    result = result_of(plan(), run(plan()))
    assert result.finished == result.games == sum(result.end_reasons.values()) == 30
    assert result.errors == 0
    assert result.decisions > 30
    assert sum(result.wins.values()) == result.end_reasons["weapon_ready"]


def test_unreached_shrinks_to_what_really_never_happened() -> None:
    few, many = (result_of(plan(n), run(plan(n))).unreached for n in (1, 30))
    assert set(many.content) < set(few.content)
    assert "weapon_ready" in many.end_reasons
    assert "die:black1" not in few.content
    for found in (few.content, few.events, few.rules, few.end_reasons):
        assert found == sorted(found)


def test_a_rule_that_a_seen_event_carries_is_not_unreached() -> None:
    tally = lab.Tally(events={"mothership_advanced"})
    rules = result_of(plan(), tally).unreached.rules
    assert "UFS-MOTHER-03" not in rules  # carried by the event that was seen
    assert "UFS-SHOOT-01" in rules


class Breaking(GAME):  # type: ignore[misc, valid-type]
    """A game that breaks at the tenth roll it is asked to take."""

    __slots__ = ()

    def luck(self, outcome: Outcome) -> None:
        if self.state.round == 4:
            raise RuntimeError("the table fell over")
        super().luck(outcome)


class Stuck(GAME):  # type: ignore[misc, valid-type]
    """A game whose third round offers nothing to do."""

    __slots__ = ()

    def legal(self, seat: int) -> list[Action]:
        return [] if self.state.round == 3 else super().legal(seat)


def test_a_crash_is_counted_and_its_record_leads_to_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lab, "find_game", lambda name: Breaking)
    made = simulate("--games", "8", "--json", "--crashes", str(tmp_path / "new"))
    counted = json.loads(made.stdout)
    assert made.exit_code == 1
    assert counted["errors"] + counted["finished"] == 8
    assert counted["errors"] == len(list((tmp_path / "new").iterdir())) > 0
    assert "RuntimeError: the table fell over" in made.stderr
    record = decode(next((tmp_path / "new").iterdir()).read_bytes())
    with pytest.raises(RuntimeError, match="fell over"):
        replay(record, Breaking)


def test_a_dead_end_is_an_error_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "find_game", lambda name: Stuck)
    tally = run(plan(4))
    assert [failure.index for failure in tally.failures] == [0, 1, 2, 3]
    assert tally.failures[0].error.startswith("DeadEnd: seat 0 is asked 'choose-die'")
    assert tally.finished == 0


def test_without_a_folder_nothing_is_written_but_the_game_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lab, "find_game", lambda name: Stuck)
    monkeypatch.chdir(tmp_path)
    made = CliRunner().invoke(simulate_command, [SKIES, "--games", "2", "--seed", "5"])
    assert list(tmp_path.iterdir()) == []
    assert "seed 5, game 0: DeadEnd" in made.stderr
    assert "seed 5, game 1: DeadEnd" in made.stderr


def test_a_capped_game_is_neither_finished_nor_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    short: Meta = msgspec.structs.replace(Skies.meta, cap=20)
    monkeypatch.setattr(GAME, "meta", short)
    result = result_of(plan(5), run(plan(5)))
    assert (result.finished, result.errors) == (0, 0)
    assert sum(result.end_reasons.values()) == 0


# ---------------------------------------------------------------- what can be asked for


def test_presets_and_options_add_up() -> None:
    made = simulate("--games", "1", "--preset", "hard", "--option", "tracks=easy", "--json")
    options = json.loads(made.stdout)["options"]
    assert options["tracks"] == "easy"
    assert options["sky1"] == "hard"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "oracle"], "no bot called 'oracle'; there are: random, novice, veteran"),
        (["--bots", "veteran:fast"], "a budget is written like 200ms or 300i, not 'fast'"),
        (["--bots", "random,random"], "2 bots are named for 1 seats"),
        (["--seats", "3"], "cannot be played with 3 seats"),
        (["--games", "0"], "at least one game"),
        (["--workers", "0"], "at least one worker"),
        (["--preset", "none"], "no preset 'none'; there are: easy, hard"),
        (["--option", "tracks"], "NAME=VALUE"),
        (["--option", "tracks=odd"], "option tracks cannot be 'odd'"),
        (["--option", "nothing=1"], "unknown option 'nothing'"),
    ],
)
def test_bad_input_is_one_clear_message(arguments: list[str], message: str) -> None:
    made = simulate(*arguments)
    assert made.exit_code == 1
    assert message in made.stderr
    assert made.stdout == ""


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    made = CliRunner().invoke(simulate_command, ["chess"])
    assert made.exit_code == 1
    assert "there is no game called 'chess'; there are: under_falling_skies" in made.stderr


def test_timing_is_only_told_when_asked_for() -> None:
    assert "timing" not in json.loads(simulate("--games", "1", "--json").stdout)
    assert set(json.loads(simulate("--games", "1", "--json", "--timing").stdout)["timing"]) == {
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "workers",
    }


def test_the_summary_names_every_end_reason() -> None:
    made = simulate("--games", "5")
    for reason in Skies.meta.end_reasons:
        assert reason in made.stdout


def test_the_interval_is_that_of_wilson() -> None:
    low, high = interval(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert interval(0, 50)[0] == 0.0
    assert interval(50, 50)[1] == pytest.approx(1.0)


def test_places_of_a_map_without_border_are_nothing_to_be_reached() -> None:
    made = make_plan("under_our_sun", find_game("under_our_sun").meta.options(), 1, "random", 1, 1)
    unreached = result_of(made, run(made)).unreached.content
    assert any(one.startswith("tile:") for one in unreached)
    assert not any(one.startswith("place:") for one in unreached)
