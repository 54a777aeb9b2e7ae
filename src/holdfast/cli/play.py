"""`holdfast play`: a game in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

if TYPE_CHECKING:
    from holdfast.cli.keeping import Keeper
    from holdfast.cli.terminal import Terminal
    from holdfast.table.match import Match


@click.command("play", short_help="Play in the terminal.")
@click.argument("game", required=False)
@click.option("--preset", help="A named set of options; `holdfast games` lists them.")
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="One option; may be repeated.")
@click.option("--seats", type=int, help="How many seats; the fewest the game allows if not said.")
@click.option(
    "--bots",
    multiple=True,
    metavar="SEAT=LEVEL",
    help="A bot at a seat: 2=veteran. Several with commas, or repeated. A level alone fills every seat but the first.",
)
@click.option("--seed", metavar="NUMBER", help="All luck comes from this; unguessable if not said.")
@click.option(
    "--load", "file", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a game that was saved."
)
@click.option("--continue", "go_on", is_flag=True, help="Go on with the game that was played last, however it stopped.")
@click.option("--lang", metavar="CODE", help="Language: en or de. Else HOLDFAST_LANG or the system decides.")
def play_command(
    game: str | None,
    preset: str | None,
    settings: tuple[str, ...],
    seats: int | None,
    bots: tuple[str, ...],
    seed: str | None,
    file: Path | None,
    go_on: bool,
    lang: str | None,
) -> None:
    """Play GAME in the terminal; without GAME a menu asks for it.

    Answers are chosen by number, or by naming a place or a piece. `help` lists what else can be typed: why, try, undo,
    rules, save, log and more. The running game is kept after every answer, so that nothing is lost when the window is
    closed; `holdfast play --continue` goes on with it.
    """
    from holdfast.cli.terminal import EndOfInput, Terminal
    from holdfast.core.meta import BadOptions
    from holdfast.words import Words, best_language

    terminal, language = Terminal(), lang or best_language(os.environ)
    Words(None, language)
    setting = Setting(preset, settings, seats, bots, seed)
    if file is None and not go_on:
        try:
            match, keeper = begun(terminal, game, setting, language)
        except EndOfInput:
            return
    elif file is not None and go_on:
        raise BadOptions("--load and --continue exclude each other")
    elif setting != Setting():
        raise BadOptions(
            f"{'--continue' if go_on else '--load'} takes the game as it was set up: give no other options"
        )
    else:
        match, keeper = resumed(file, game)
    loaded = keeper.name if go_on else None if file is None else str(file)
    raise click.exceptions.Exit(played(terminal, match, keeper, language, loaded))


class Setting(NamedTuple):
    """What was said on the command line about a new game."""

    preset: str | None = None
    settings: tuple[str, ...] = ()
    seats: int | None = None
    bots: tuple[str, ...] = ()
    seed: str | None = None


def begun(terminal: Terminal, game: str | None, setting: Setting, language: str) -> tuple[Match, Keeper]:
    """A new match, by the command line or by the menu, and where it will be kept."""
    from holdfast.cli.keeping import Keeper
    from holdfast.cli.menu import Menu, NothingChosen
    from holdfast.cli.setting import read_bots, read_options, read_seats, read_seed
    from holdfast.core.meta import BadOptions
    from holdfast.games import find_game
    from holdfast.table.match import Match

    seed = read_seed(setting.seed)
    if game is None:
        if setting._replace(seed=None) != Setting():
            raise BadOptions("name the game that the options are for: holdfast play GAME ...")
        try:
            chosen = Menu(terminal, language).run()
        except NothingChosen:
            raise click.exceptions.Exit(0) from None
        match = Match.new(find_game(chosen.game), chosen.options, chosen.seats, seed, chosen.bots)
    else:
        found = find_game(game)
        options = read_options(game, setting.preset, setting.settings)
        seats = read_seats(found.meta, options, setting.seats)
        match = Match.new(found, options, seats, seed, read_bots(found.meta, seats, setting.bots))
    return match, Keeper.of_new_game(match.game.meta.id)


def resumed(file: Path | None, game: str | None) -> tuple[Match, Keeper]:
    """A match from a file, or the one played last. A player's own file stays as it is; play is kept apart from it."""
    from holdfast.cli.keeping import Keeper, latest
    from holdfast.cli.replay import naming_the_file
    from holdfast.games import find_game
    from holdfast.table.match import Match

    wanted = None if game is None else find_game(game)
    path = latest(None if wanted is None else wanted.meta.id) if file is None else file
    with naming_the_file(path):
        match = Match.load(path, wanted)
    return match, Keeper(path) if file is None else Keeper.of_new_game(match.game.meta.id)


def played(terminal: Terminal, match: Match, keeper: Keeper, language: str, loaded: str | None) -> int:
    """Play a match, a new one or one that was loaded, from where it stands; returns the exit code."""
    from holdfast.cli.session import Session
    from holdfast.words import Words

    words = Words(match.game.meta.id, language)
    session = Session(match, terminal, words, keeper)
    session.notice = [words.say("play-begins", {"title": match.game.meta.title})]
    if loaded is not None:
        entries = len(match.record.entries)
        session.notice.append(words.say("play-loaded", {"file": loaded, "entries": entries}))
    return session.run()
