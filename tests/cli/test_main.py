"""The command itself: its help, its speed to start, and how it ends when things go wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

import click
import pytest

from holdfast import __version__
from holdfast.cli import main as command
from holdfast.games import GAME_IDS
from tests.cli.running import SKIES, environment, holdfast


def test_help_names_every_command_and_imports_none() -> None:
    probe = "import sys; sys.argv = ['holdfast', '--help']\nfrom holdfast.cli.main import main\n"
    probe += "heavy = ('holdfast.', 'rich', 'fluent', 'msgspec')\ntry:\n    main()\n"
    probe += "finally:\n    print([name for name in sys.modules if name.startswith(heavy)])"
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, env=environment(None), check=False
    )
    assert done.returncode == 0, done.stderr
    for name in command.COMMANDS:
        assert f"\n  {name} " in done.stdout
    assert "['holdfast.cli', 'holdfast.cli.main']" in done.stdout


@pytest.mark.parametrize("name", command.COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    context = click.Context(command.holdfast)
    found = command.holdfast.get_command(context, name)
    assert found is not None
    assert found.name == name
    assert found.help
    assert found.get_short_help_str(limit=200) == command.COMMANDS[name][1]
    for parameter in found.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, f"{name} {parameter.opts}"


def test_the_version() -> None:
    assert holdfast("--version").stdout == f"holdfast, version {__version__}\n"


def test_the_list_of_games_for_programs() -> None:
    games = json.loads(holdfast("games", "--json").stdout)
    assert [game["id"] for game in games] == list(GAME_IDS)
    skies = games[GAME_IDS.index(SKIES)]
    assert skies["seats"] == [1, 1]
    assert skies["bots"][:3] == ["random", "novice", "veteran"]
    assert {"name": "sky1", "values": ["easy", "hard"], "default": "easy"} in skies["options"]
    assert skies["presets"]["hard"]["sky1"] == "hard"
    assert set(skies) == {
        *("id", "title", "stage", "rules_version", "seats", "secrets", "end_reasons", "bots", "options", "presets")
    }


def test_the_list_of_games_for_people() -> None:
    shown = holdfast("games").stdout
    assert "Under Falling Skies (under_falling_skies), 1 seat, complete" in shown
    assert "option   sky1 = [easy], hard" in shown


def broken(error: Exception) -> Callable[[], None]:
    def fail() -> None:
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (RuntimeError("the table fell over"), 70, "Holdfast made a mistake: RuntimeError: the table fell over."),
        (PermissionError(13, "Permission denied", "x"), 1, "Error: [Errno 13] Permission denied: 'x'"),
        (click.ClickException("no such thing"), 1, "Error: no such thing"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_nobody_is_shown_a_traceback(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    code: int,
    said: str,
) -> None:
    monkeypatch.delenv("HOLDFAST_DEBUG", raising=False)
    monkeypatch.setattr(command.holdfast, "callback", broken(error))
    with pytest.raises(SystemExit) as left:
        command.main(["games"])
    assert left.value.code == code
    printed = capsys.readouterr()
    assert said in printed.err
    assert "Traceback" not in printed.err
    assert printed.err.count("\n") == 1


def test_the_place_of_a_mistake_is_shown_to_those_who_ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOLDFAST_DEBUG", "1")
    monkeypatch.setattr(command.holdfast, "callback", broken(RuntimeError("the table fell over")))
    with pytest.raises(SystemExit):
        command.main(["games"])
    assert "Traceback" in capsys.readouterr().err


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    pipe = subprocess.Popen(
        [sys.executable, "-m", "holdfast", "rules", SKIES],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**environment(None), "PYTHONUNBUFFERED": "1"},
    )
    assert pipe.stdout is not None
    assert pipe.stderr is not None
    pipe.stdout.close()
    said = pipe.stderr.read()
    pipe.stderr.close()
    assert pipe.wait(30) == 1
    assert said == b""
