"""The pages about the command say what the command does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from holdfast.cli.asides import COMMANDS
from holdfast.core.content import CONFIDENCE
from holdfast.games import find_game
from holdfast.table.match import Match
from holdfast.words import Words
from tests.cli.running import ROOT, SKIES, Screen, holdfast

MACHINE = (ROOT / "docs" / "machine-output.md").read_text(encoding="utf-8")
TERMINAL = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")


def section(command: str) -> str:
    """What the page says of a command."""
    found = re.search(rf"^## `holdfast {re.escape(command)}`\n(.*?)(?=^## |\Z)", MACHINE, re.MULTILINE | re.DOTALL)
    assert found, command
    return found.group(1)


def documented(command: str) -> set[str]:
    """The keys in the table of a command."""
    return set(re.findall(r"^\| `([a-z_]+)` \|", section(command), re.MULTILINE))


def printed(*arguments: str) -> Any:
    done = holdfast(*arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("games --json", ["games", "--json"]),
        ("rules GAME --json", ["rules", SKIES, "--json"]),
        ("simulate GAME --json", ["simulate", SKIES, "--games", "2", "--json"]),
        ("content show GAME --json", ["content", "show", SKIES, "--json"]),
    ],
)
def test_the_keys_are_those_of_the_page(command: str, arguments: list[str]) -> None:
    found = printed(*arguments)
    first = found[0] if isinstance(found, list) else found
    assert set(first) == documented(command)


def test_the_keys_of_the_bench_are_those_of_the_page() -> None:
    from holdfast.lab.bench import Measured

    assert set(Measured.__struct_fields__) == documented("bench --json")


def test_the_keys_inside_lists_are_named_too() -> None:
    inside = {
        "rules GAME --json": printed("rules", SKIES, "--json")["entries"][0],
        "games --json": printed("games", "--json")[0]["options"][0],
        "content show GAME --json": printed("content", "show", SKIES, "--json")["packs"][0]["entries"][0],
        "simulate GAME --json": printed("simulate", SKIES, "--games", "1", "--json")["unreached"],
    }
    for command, entry in inside.items():
        for key in entry:
            assert f"`{key}`" in section(command), f"{command}: {key}"
    timing = printed("simulate", SKIES, "--games", "1", "--json", "--timing")["timing"]
    assert all(f"`{key}`" in section("simulate GAME --json") for key in timing)
    assert all(f"`{word}`" in section("content show GAME --json") for word in CONFIDENCE)


def test_the_keys_of_a_saved_game_are_named(tmp_path: Path) -> None:
    match = Match.new(find_game(SKIES), seed="5")
    match.answer(0, match.g.legal(0)[0])
    match.save(tmp_path / "game.json")
    saved = json.loads((tmp_path / "game.json").read_bytes())
    page = MACHINE.partition("## Files")[2]
    for keys in (saved, saved["record"], *saved["record"]["entries"]):
        assert all(key == "type" or f"`{key}`" in page for key in keys), keys


def test_the_screen_of_the_page_is_a_real_one(tmp_path: Path) -> None:
    page = TERMINAL.partition("```text\n")[2].partition("```")[0]
    with Screen("holdfast", "play", SKIES, "--seed", "5", state=tmp_path) as screen:
        for typed in ("2", "B3", "2", "why B3"):
            screen.until("\n> ")
            screen.type(typed)
        screen.until("[UFS-DICE-06]")
        screen.until("\n> ")
        shown = screen.said.rpartition("\x1b[H\x1b[2J")[2].replace("\r", "")
    assert [line.rstrip() for line in shown.splitlines()] == page.splitlines()


def test_every_command_is_on_the_page_in_both_languages() -> None:
    for language in ("en", "de"):
        words = Words(None, language)
        for command in COMMANDS:
            assert f"`{words.say(f'command-{command}')}" in TERMINAL, command
