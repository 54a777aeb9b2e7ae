"""Play in the terminal, as somebody types it."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import SKIES, holdfast


def test_a_menu_leads_into_a_game(tmp_path: Path) -> None:
    done = holdfast("play", "--seed", "1", typed="1\n1\n2\nB3\nquit\n", state=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Which game?" in done.stdout
    assert "Where do you place die black 3, showing 3?" in done.stdout
    assert "shifts to column 4, row 3." in done.stdout
    assert "holdfast play --continue" in done.stdout


def test_the_same_in_german(tmp_path: Path) -> None:
    done = holdfast("play", SKIES, "--seed", "1", "--lang", "de", typed="2\nB3\nzurueck\nhilfe\nende\n", state=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Eine Antwort zurückgenommen." in done.stdout
    assert "Was man tippen kann" in done.stdout
