"""A saved game can be watched in both directions, and verified."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from holdfast import games
from holdfast.cli.replay import verify_command
from holdfast.cli.watching import Watching
from holdfast.core.record import encode
from holdfast.games import find_game
from holdfast.table.match import Match
from holdfast.words import Words, words
from tests.cli.hidden_coins import GAME, TEXTS, BoxId, Guess, Hide
from tests.cli.running import SKIES, holdfast
from tests.tiny import smugglers
from tests.tiny.older import OldOptions, OldSmugglers


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match.new(find_game(SKIES), seed="5")
    while not match.over:
        match.answer(0, match.g.legal(0)[0])
    path = tmp_path_factory.mktemp("games") / "game.json"
    match.save(path)
    path.with_suffix(".record").write_bytes(encode(match.record))
    return path


def test_stepping_forwards_back_and_to_an_entry(finished: Path) -> None:
    done = holdfast("replay", str(finished), typed="\n\nb\n7\ne\nq\n")
    assert done.returncode == 0
    titles = [line for line in done.stdout.splitlines() if line.startswith("Under Falling Skies: entry")]
    assert [title.split()[4] for title in titles] == ["0", "1", "2", "1", "7", titles[0].split()[-1]]
    assert "Luck: 1, 6, 5, 5, 2" in done.stdout
    assert "Player 1: Take black 1" in done.stdout
    assert "The city is lost." in done.stdout


def test_watching_ends_with_the_input_and_after_the_last_entry(finished: Path) -> None:
    assert holdfast("replay", str(finished), typed="").returncode == 0
    assert holdfast("replay", str(finished), typed="e\n\n").returncode == 0


@pytest.mark.parametrize("command", [["verify"], ["replay", "--verify"]])
def test_an_honest_game_is_verified(finished: Path, command: list[str]) -> None:
    done = holdfast(*command, str(finished))
    assert done.returncode == 0
    assert "entries replay as recorded." in done.stdout
    assert "All luck follows from the seed in the record." in done.stdout
    assert "Aller Zufall folgt" in holdfast(*command, str(finished), "--lang", "de").stdout


def test_a_bare_record_of_a_finished_game_is_verified_by_the_seed_it_reveals(finished: Path) -> None:
    done = holdfast("verify", str(finished.with_suffix(".record")))
    assert "All luck follows from the seed in the record." in done.stdout


def test_a_record_without_its_seed_is_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    path.write_bytes(encode(Match.new(find_game(SKIES), seed="5").record))
    done = holdfast("verify", str(path))
    assert done.returncode == 0
    assert "The game was not finished." in done.stdout
    assert "The record holds no seed: its luck cannot be checked." in done.stdout


def test_a_game_of_older_rules_is_verified_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAME_IDS", games.GAME_IDS)
    monkeypatch.setattr(words, "GAMES", tmp_path)
    smugglers.register()
    texts = tmp_path / "smugglers" / "text"
    texts.mkdir(parents=True)
    for language in words.LANGUAGES:
        (texts / f"{language}.ftl").write_text("ending-richer = A crew is rich.\nending-even = Nobody is richer.\n")
    match = Match.new(OldSmugglers, OldOptions(loud=False), 4, seed="5")
    while not match.over:
        seat = match.g.asked()[0]
        match.answer(seat, match.g.legal(seat)[0])
    path = tmp_path / "old.json"
    match.save(path)
    done = CliRunner().invoke(verify_command, [str(path)])
    assert done.exit_code == 0
    first, entries, seed, moved = done.output.splitlines()
    assert first == "It was played with rules version 1 and is carried over to version 2."
    assert "entries replay as recorded. A crew is rich." in entries
    assert seed == "All luck follows from the seed in the record."
    assert moved.startswith("9 entries of luck stand elsewhere than where they were drawn")
    german = CliRunner().invoke(verify_command, [str(path), "--lang", "de"])
    assert "Regelversion 1" in german.output
    assert "9 Zufallseinträge" in german.output


def test_a_watcher_sees_only_what_the_chosen_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "GAMES", TEXTS)
    match = Match.new(GAME, seed="7")
    match.answer(0, Hide(BoxId(0)))
    match.answer(1, Hide(BoxId(2)))
    match.answer(0, Guess(BoxId(1)))
    said = {}
    for seat in (0, 1, None):
        watching = Watching(match.record, GAME, Words("hidden_coins"), seat)
        said[seat] = [watching.entry_line(at) for at in (1, 2)]
    assert said[0] == ["Player 1: Under the left box", "Player 2: ?"]
    assert said[1] == ["Player 1: ?", "Player 2: Under the right box"]
    assert said[None] == ["Player 1: ?", "Player 2: ?"]


def test_there_must_be_such_a_seat(finished: Path) -> None:
    done = holdfast("replay", str(finished), "--seat", "2")
    assert done.returncode == 1
    assert "there is no seat 2" in done.stderr
