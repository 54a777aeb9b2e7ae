"""The `holdfast` command: its words, and how every one of them ends.

Nothing but click is imported before a word is known, so that `holdfast --help` and a mistyped word answer at once.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import NoReturn, cast

import click

from holdfast import __version__

COMMANDS = {
    "play": ("holdfast.cli.play:play_command", "Play in the terminal."),
    "serve": ("holdfast.cli.serve:serve_command", "Serve matches to browsers and over the network."),
    "games": ("holdfast.cli.games:games_command", "List the games, their presets, options and bots."),
    "replay": ("holdfast.cli.replay:replay_command", "Watch a saved game again, step by step, or verify it."),
    "verify": ("holdfast.cli.replay:verify_command", "Check that a saved game replays and that its luck is honest."),
    "rules": ("holdfast.cli.rules:rules_command", "List the rules of a game, where they are enforced and tested."),
    "content": ("holdfast.cli.content:content_group", "Show where content comes from; check and install packs."),
    "simulate": ("holdfast.cli.simulate:simulate_command", "Play many games between bots and count."),
    "ladder": ("holdfast.cli.ladder:ladder_command", "Compare levels of bots."),
    "bench": ("holdfast.cli.bench:bench_command", "Measure how fast the games run."),
}
"""Each word of the command: where it lives and what `--help` says of it."""

FAILED, FAULT, INTERRUPTED = 1, 70, 130
"""Exit codes: what the user can mend (wrong usage is click's 2), a mistake of ours, and Ctrl-C."""


class LazyGroup(click.Group):
    """A group that imports a command when it is called, and lists all of them without importing any."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name][0].partition(":")
        return cast(click.Command, getattr(import_module(module), name))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"there is no command {args[0]!r}{did_you_mean(args[0], list(COMMANDS))}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, said) for name, (_, said) in COMMANDS.items()])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="holdfast")
def holdfast() -> None:
    """Board games on one engine: play them, replay them, read their rules, simulate them by the thousand.

    Start with `holdfast play`. Every command explains itself with --help.
    """


def did_you_mean(word: str, known: list[str]) -> str:
    """A hint at the known word that looks most like this one; empty if none does."""
    from difflib import get_close_matches

    near = get_close_matches(word.lower(), known, n=1)
    return f"; did you mean {near[0]!r}?" if near else f"; there are: {', '.join(known)}"


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command and leave with its exit code; whatever happens, nobody is shown a traceback."""
    try:
        code = holdfast.main(arguments, prog_name="holdfast", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except click.Abort:
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone, as with `| head`. Python would complain once more while leaving.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = FAILED
    except Exception as error:
        code = told(error)
    sys.exit(code if isinstance(code, int) else 0)


def told(error: Exception) -> int:
    """Say in one line what went wrong; returns the exit code."""
    if os.environ.get("HOLDFAST_DEBUG"):
        import traceback

        traceback.print_exception(error)
    if is_explained(error):
        click.echo(f"Error: {error}", err=True)
        return FAILED
    mistake = f"{type(error).__name__}: {error}"
    click.echo(f"Holdfast made a mistake: {mistake}. HOLDFAST_DEBUG=1 shows where; please report it.", err=True)
    return FAULT


def is_explained(error: Exception) -> bool:
    """Is this an error whose message was written for people?"""
    from holdfast.bots import UnknownLevel
    from holdfast.cli.keeping import NothingKept
    from holdfast.core.codec import Damaged
    from holdfast.core.content import BadContent
    from holdfast.core.meta import BadOptions
    from holdfast.games import UnknownGame
    from holdfast.words import MissingText, UnknownLanguage

    ours = (UnknownLevel, Damaged, BadContent, BadOptions, UnknownGame, MissingText, UnknownLanguage, NothingKept)
    return isinstance(error, (*ours, OSError))
