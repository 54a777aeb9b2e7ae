"""`holdfast replay` and `holdfast verify`: a game that was played, watched again or checked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.table.storage import Saved

FILE = click.argument("file", type=click.Path(path_type=Path))


@click.command("replay", short_help="Watch a saved game again, step by step, or verify it.")
@FILE
@click.option(
    "--verify", is_flag=True, help="Only check that the record replays and that its luck follows from the seed."
)
@click.option("--seat", type=int, help="Whose eyes to watch with; a spectator's if not said.")
@click.option("--lang", metavar="CODE", help="Language: en or de. Else HOLDFAST_LANG or the system decides.")
def replay_command(file: Path, verify: bool, seat: int | None, lang: str | None) -> None:
    """Watch the game in FILE again, step by step.

    Enter goes on, b goes back, a number goes to that entry, e to the end, q leaves.
    """
    from holdfast.cli.terminal import Terminal
    from holdfast.cli.watching import Watching
    from holdfast.core.meta import BadOptions
    from holdfast.words import Words, best_language

    language = lang or best_language(os.environ)
    Words(None, language)
    saved, game = opened(file, language)
    if verify:
        click.echo(verified(file, saved, game, language))
        return
    if seat is not None and not 1 <= seat <= saved.record.seats:
        raise BadOptions(f"there is no seat {seat} in {file}; the seats are 1 to {saved.record.seats}")
    with naming_the_file(file):
        watching = Watching(saved.record, game, Words(game.meta.id, language), None if seat is None else seat - 1)
    watching.run(Terminal())


@click.command("verify", short_help="Check that a saved game replays and that its luck is honest.")
@FILE
@click.option("--lang", metavar="CODE", help="Language: en or de. Else HOLDFAST_LANG or the system decides.")
def verify_command(file: Path, lang: str | None) -> None:
    """Check the game in FILE: every entry can be played, it ends as it says, and all luck follows from its seed.

    The exit code is 0 if so, and also if the record reveals no seed, which is then said.
    """
    from holdfast.words import best_language

    language = lang or best_language(os.environ)
    click.echo(verified(file, *opened(file, language), language))


@contextmanager
def naming_the_file(file: Path) -> Iterator[None]:
    """Put the name of a file before every complaint about what is in it."""
    from holdfast.core.codec import Damaged

    try:
        yield
    except Damaged as error:
        raise type(error)(f"{file}: {error}") from error


def opened(file: Path, language: str) -> tuple[Saved, type[Game[Any]]]:
    """What a file holds, as today's rules play it, and the game it is of."""
    from holdfast.core.migration import migrate
    from holdfast.core.record import CannotReplay
    from holdfast.games import UnknownGame, find_game
    from holdfast.table.storage import read_match
    from holdfast.words import Words

    with naming_the_file(file):
        saved = read_match(file)
        try:
            game = find_game(saved.record.game)
        except UnknownGame as error:
            raise CannotReplay(f"the record is of another game: {error}") from error
        old = saved.record.rules_version
        saved.record = migrate(saved.record, game)
    if old != saved.record.rules_version:
        click.echo(Words(None, language).say("replay-migrated", {"old": old, "new": saved.record.rules_version}))
    return saved, game


def verified(file: Path, saved: Saved, game: type[Game[Any]], language: str) -> str:
    """What a check has shown; anything wrong is an error."""
    from holdfast.core.record import CannotReplay, Luck, replay
    from holdfast.table.luck import verify
    from holdfast.words import Words, message_key

    words, record = Words(game.meta.id, language), saved.record
    with naming_the_file(file):
        replay(record, game)
        wrong = verify(record, game, saved.seed) if saved.seed else None
        if wrong is not None:
            raise CannotReplay(f"the luck of entry {wrong} does not follow from the seed")
    key = "replay-unfinished" if record.ending is None else message_key("ending", record.ending.reason)
    said = words.say("replay-verified", {"file": str(file), "count": len(record.entries), "ending": words.say(key)})
    said += "\n" + words.say("replay-seed-good" if saved.seed else "replay-seed-none")
    moved = sum(isinstance(entry, Luck) and entry.place is not None for entry in record.entries)
    return f"{said}\n{words.say('replay-luck-moved', {'count': moved})}" if moved and saved.seed else said
