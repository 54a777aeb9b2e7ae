"""Play in the terminal, as somebody types it."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len

from holdfast.cli.seen import look, story
from holdfast.cli.session import Session
from holdfast.cli.terminal import Terminal
from holdfast.games import GAME_IDS, find_game
from holdfast.table.match import Match
from holdfast.table.storage import read_match
from holdfast.words import Words, words
from tests.cli.hidden_coins import GAME, TEXTS, BoxId, Hide
from tests.cli.running import SKIES, Screen, holdfast

CLEARED = "\x1b[H\x1b[2J"
CONTROLS = re.compile(r"\x1b\[\?[0-9]+[hl]")


def played(tmp_path: Path, *lines: str, **more: str) -> str:
    """What is written while lines are typed into a game of Under Falling Skies."""
    done = holdfast("play", SKIES, "--seed", "5", typed="\n".join([*lines, "quit", ""]), state=tmp_path, **more)
    assert "Traceback" not in done.stderr
    return done.stdout


# ---------------------------------------------------------------- starting


def test_a_menu_leads_into_a_game(tmp_path: Path) -> None:
    number = GAME_IDS.index(SKIES) + 1
    done = holdfast("play", "--seed", "1", typed=f"x\n{number}\n1\n2\nB3\nquit\n", state=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Which game?" in done.stdout
    assert "x is not one of the choices." in done.stdout
    assert "Where do you place die black 3, showing 3?" in done.stdout
    assert "shifts to column 4, row 3." in done.stdout


@pytest.mark.parametrize("named", ["Under Falling Skies", "under_falling_skies", "under f"])
def test_a_game_and_a_preset_can_be_named_in_the_menu(tmp_path: Path, named: str) -> None:
    done = holdfast("play", typed=f"{named}\nhard sky\n", state=tmp_path)
    assert "level 4" in done.stdout


def test_leaving_the_menu_begins_nothing(tmp_path: Path) -> None:
    for typed in ("q\n", ""):
        assert holdfast("play", typed=typed, state=tmp_path).returncode == 0
    assert list(tmp_path.iterdir()) == []


def test_options_presets_and_seed_are_taken(tmp_path: Path) -> None:
    arguments = ["--preset", "hard", "--option", "tracks=easy", "--seed", "abc1"]
    holdfast("play", SKIES, *arguments, typed="1\n", state=tmp_path)
    (kept,) = (tmp_path / "holdfast").iterdir()
    saved = read_match(kept)
    assert saved.seed == "abc1"
    assert (saved.record.options["tracks"], saved.record.options["sky1"]) == ("easy", "hard")


def test_without_a_seed_nobody_can_guess_it(tmp_path: Path) -> None:
    for _ in range(2):
        holdfast("play", SKIES, state=tmp_path)
    seeds = {read_match(path).seed for path in (tmp_path / "holdfast").iterdir()}
    assert len(seeds) == 2
    assert {len(seed) for seed in seeds} == {32}


# ---------------------------------------------------------------- commands


def test_why_names_the_rule(tmp_path: Path) -> None:
    said = played(tmp_path, "2", "B3", "2", "why B3", "why 1", "why Z9", "why g1", "why")
    assert "On B3: This column has its die for this round already. [UFS-DICE-06]" in said
    assert "Possible: On A5" in said
    assert "Nothing here is called Z9." in said
    assert "At this question nothing can be done with g1." in said
    assert "Ask about an answer or a place" in said


def test_try_shows_what_would_happen_and_does_nothing(tmp_path: Path) -> None:
    said = played(tmp_path, "2", "try B3", "try", "try 99", "log")
    assert "On B3 would bring:" in said
    assert "g3 descends to row 6 in column 3." in said
    assert "Which answer?" in said
    assert "99 is none of the answers. Type a number from 1 to 28, or help." in said
    assert re.findall(r"^\((\d+)\) ", said, re.MULTILINE) == ["0", "1"], "trying leaves no event behind"


def test_a_hint_names_an_answer_and_changes_nothing(tmp_path: Path) -> None:
    said = played(tmp_path, "2", "hint", "log")
    assert re.search(r"The (veteran|champion) would answer \d+: .+", said)
    assert re.findall(r"^\((\d+)\) ", said, re.MULTILINE) == ["0", "1"], "asking leaves no event behind"


def test_undo_takes_back_and_marks_what_was_seen(tmp_path: Path) -> None:
    said = played(tmp_path, "undo", "2", "undo", "4", "A1", "undo")
    assert "There is nothing to take back." in said
    assert "One answer taken back." in said
    assert "Taken back beyond a roll or a secret: the same luck will come again, and the game is marked." in said


def test_rules_can_be_read_where_they_are_needed(tmp_path: Path) -> None:
    said = played(tmp_path, "rules", "rules ufs-dice-06", "rules room", "rules robot energy", "rules quidditch")
    assert "The rule that applies now:\nUFS-DICE-02  The rolled dice" in said
    assert "UFS-DICE-06  " in said
    assert re.search(r"5 of \d+ shown; search more narrowly\.", said)
    assert "No rule speaks of quidditch." in said


def test_the_log_counts_entries(tmp_path: Path) -> None:
    said = played(tmp_path, "2", "B3", "log 2")
    assert "(3) green ship 3 descends to row 6 in column 3.\n(3) The mothership advances to row 1." in said


def test_wrong_input_is_explained_and_counts_as_failure_of_a_script(tmp_path: Path) -> None:
    done = holdfast("play", SKIES, "--seed", "5", typed="77\nwhite\nquit\n", state=tmp_path)
    assert "77 is none of the answers. Type a number from 1 to 5, or help." in done.stdout
    assert "white can mean several answers: 4, 5." in done.stdout
    assert done.returncode == 1


def test_help_names_what_can_be_typed_and_where_the_game_is_kept(tmp_path: Path) -> None:
    said = played(tmp_path, "help")
    for command in ("why", "try", "hint", "undo", "rules", "save", "log", "board", "quit"):
        assert f"\n  {command}" in said
    assert "seat 2" not in said, "alone there is nobody to change places with"
    assert f"the game is kept in {tmp_path}" in said
    assert "Fingerprint of the luck: ef2d127de37b942b" in said


def test_every_command_has_a_german_word(tmp_path: Path) -> None:
    typed = ["hilfe", "2", "warum b3", "versuch b3", "b3", "zurueck", "regeln", "verlauf", "brett", "ende"]
    done = holdfast("play", SKIES, "--seed", "5", "--lang", "de", typed="\n".join(typed), state=tmp_path)
    assert done.returncode == 0, done.stdout[-500:]
    for said in (
        *("Was man tippen kann", "Möglich: Auf B3", "Auf B3 würde bewirken:", "Eine Antwort zurückgenommen."),
        *("Die Regel, die jetzt gilt (englisch):", "(1) Gewürfelt: 1, 6, 5, 5 und 2.", "Auf Wiedersehen."),
    ):
        assert said in done.stdout
    assert "ist keine der Antworten" not in done.stdout


def test_the_language_of_the_system_is_taken(tmp_path: Path) -> None:
    assert "Welchen Würfel" in played(tmp_path, LANG="de_DE.UTF-8")
    assert "Which die" in played(tmp_path, LANG="fi_FI.UTF-8")
    assert "Which die" in played(tmp_path, LANG="de_DE.UTF-8", HOLDFAST_LANG="en")


# ---------------------------------------------------------------- the screen


@pytest.mark.parametrize(("size", "language"), [((80, 24), "en"), ((80, 24), "de"), ((120, 40), "de")])
def test_a_whole_game_fits_the_screen(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    """Nothing scrolls away: every drawing, the prompt included, has room on the screen."""
    over = {"en": "Seed of the luck", "de": "Startwert des Zufalls"}[language]
    command = ("holdfast", "play", SKIES, "--seed", "5", "--lang", language)
    with Screen(*command, state=tmp_path, size=size) as screen:
        screen.until("\n> ")
        while over not in screen.said:
            screen.type("1")
            screen.until("\n> ")
    frames = [CONTROLS.sub("", frame) for frame in screen.said.split(CLEARED)[1:]]
    assert len(frames) > 50
    for frame in frames:
        drawing = frame.rpartition("\n> ")[0].replace("\r", "").split("\n")
        assert len(drawing) < size[1], frame
        assert max(cell_len(line) for line in drawing) <= size[0], frame


def test_a_long_answer_gets_the_screen_and_enter_brings_the_board_back(tmp_path: Path) -> None:
    with Screen("holdfast", "play", SKIES, "--seed", "5", state=tmp_path) as screen:
        screen.until("\n> ")
        screen.type("rules robot")
        page = screen.until("Enter shows the board again.").rpartition(CLEARED)[2]
        assert "UNDER FALLING SKIES" not in page
        screen.until("\n> ")
        screen.type("")
        screen.until("UNDER FALLING SKIES")


def test_colour_is_only_for_those_who_want_it(tmp_path: Path) -> None:
    assert "\x1b" not in played(tmp_path, "1")
    for more, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        with Screen("holdfast", "play", SKIES, "--seed", "5", state=tmp_path, **more) as screen:
            screen.until("\n> ")
            assert bool(re.search(r"\x1b\[[0-9;]*3[0-9]m|\x1b\[[0-9;]*4[0-9]m", screen.raw)) is coloured


# ---------------------------------------------------------------- bots


class OpenCoins(GAME):  # type: ignore[misc, valid-type]
    """The same game as if there were no secrets in it."""

    __slots__ = ()
    meta = msgspec.structs.replace(GAME.meta, hidden=False)


@pytest.mark.parametrize(("game", "told"), [(OpenCoins, True), (GAME, False)])
def test_what_a_bot_answered_is_told_unless_it_may_be_secret(
    monkeypatch: pytest.MonkeyPatch, game: type[GAME], told: bool
) -> None:
    monkeypatch.setattr(words, "GAMES", TEXTS)
    match = Match.new(game, seed="7", bots={1: "random"})
    match.answer(0, Hide(BoxId(0)))
    match.let_bot_answer(1)
    said = "\n".join(line for _, line in story(look(match, 0, Words("hidden_coins"))))
    assert ("Player 2 (random): Under the" in said) is told


# ---------------------------------------------------------------- mistakes of ours


def test_a_mistake_in_an_explanation_does_not_end_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(seen: object, typed: str) -> list[str]:
        raise RuntimeError("the rulebook is on fire")

    monkeypatch.setattr("holdfast.cli.asides.why_lines", broken)
    monkeypatch.setattr("sys.stdin", StringIO("why 1\n2\nquit\n\n"))
    match = Match.new(find_game(SKIES), seed="5")
    assert Session(match, Terminal(live=False), Words(SKIES), None).run() == 1
    said = capsys.readouterr().out
    assert "Holdfast made a mistake" in said
    assert "RuntimeError: the rulebook is on fire" in said
    assert len(match.record.entries) == 2
