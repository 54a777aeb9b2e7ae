"""One screen for several people: what one may know is gone before the next one looks."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import FORGOTTEN, Screen

COINS = "tests.cli.hidden_coins"


def test_each_player_takes_the_screen_and_finds_no_secret_of_the_other(tmp_path: Path) -> None:
    with Screen(COINS, state=tmp_path) as screen:
        assert "Where do you hide" not in screen.until("Player 1: press Enter when you are ready.")
        screen.type("")
        screen.until("Player 1 >")
        screen.type("left")
        handed = screen.until("Player 2: press Enter")
        assert handed.count(FORGOTTEN) == 1
        assert "Where do you hide" not in handed.rpartition(FORGOTTEN)[2]
        screen.type("")
        second = screen.until("Player 2 >")
        shown = second.rpartition(FORGOTTEN)[2]
        assert "coins.1.box   ?" in shown
        assert "left box." not in shown
        screen.type("right")
        screen.until("Player 1: press Enter")
        screen.type("")
        third = screen.until("Player 1 >").rpartition(FORGOTTEN)[2]
        assert "hides a coin. left box" in third
        assert "hides a coin. right box" not in third
        assert "Which box do you open?" in third


def test_what_was_typed_cannot_be_called_back_by_the_next_player(tmp_path: Path) -> None:
    """The line editor remembers what was typed; its memory is emptied with the screen."""
    with Screen(COINS, state=tmp_path) as screen:
        screen.until("ready.")
        screen.type("")
        screen.until("Player 1 >")
        screen.type("middle")
        screen.until("ready.")
        screen.type("")
        screen.until("Player 2 >")
        screen.type("\x1b[A")  # the arrow up, then Enter
        assert "middle" not in screen.until("Player 2 >").partition("\x1b[H")[0]


def test_one_person_among_bots_needs_no_hand_over(tmp_path: Path) -> None:
    with Screen(COINS, "2=random", state=tmp_path) as screen:
        assert "Hand the screen" not in screen.until("\n> ")
        screen.type("left")
        said = screen.until("\n> ")
        assert "Hand the screen" not in said
        assert "(random)" not in said, "the answer of a bot may be a secret"


def test_looking_ahead_is_refused_where_there_are_secrets(tmp_path: Path) -> None:
    with Screen(COINS, "2=random", state=tmp_path) as screen:
        screen.until("\n> ")
        screen.type("try 1")
        screen.until("Looking ahead is not possible in a game with secrets.")


def test_another_player_may_answer_first_where_several_are_asked(tmp_path: Path) -> None:
    with Screen(COINS, state=tmp_path) as screen:
        screen.until("ready.")
        screen.type("")
        screen.until("Player 1 >")
        screen.type("seat 3")
        screen.until("seat NUMBER, one of 1, 2.")
        screen.type("seat 2")
        screen.until("Player 2: press Enter")
        screen.type("")
        screen.until("Player 2 >")
        screen.type("left")
        screen.until("Player 1: press Enter")
