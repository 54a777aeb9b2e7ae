"""`holdfast simulate`: many games between bots, counted."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from holdfast.bots import BadBudget, UnknownLevel
from holdfast.cli.setting import read_options
from holdfast.core.meta import BadOptions
from holdfast.games import UnknownGame

if TYPE_CHECKING:
    from holdfast.lab.simulate import Failure, Result

BAR_FROM = 2
"""A single game needs no progress bar."""


@click.command("simulate", short_help="Play many games between bots and count.")
@click.argument("game")
@click.option("--games", default=100, show_default=True, help="How many games to play.")
@click.option("--seed", default=1, show_default=True, help="All luck comes from this number.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="A bot for all seats, or one per seat: veteran,champion:300i (a budget of 300 iterations, or 200ms).",
)
@click.option("--seats", type=int, help="How many seats; the fewest the game allows if not said.")
@click.option("--preset", help="A named set of options.")
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="One option; may be repeated.")
@click.option(
    "--workers", default=1, show_default=True, help="Processes to use; the result is the same for any number."
)
@click.option(
    "--crashes",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write a record of every game that fails into this folder.",
)
@click.option("--timing", is_flag=True, help="Also say how long it took.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate_command(
    game: str,
    games: int,
    seed: int,
    bots: str,
    seats: int | None,
    preset: str | None,
    settings: tuple[str, ...],
    workers: int,
    crashes: Path | None,
    timing: bool,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and count how they end.

    The same seed gives the same result, byte for byte, whatever the number of workers. The exit code is 1 if any
    game failed.
    """
    from holdfast.lab import simulate as lab

    try:
        plan = lab.make_plan(game, read_options(game, preset, settings), seats, bots, seed, games)
    except (UnknownGame, UnknownLevel, BadBudget, BadOptions, lab.BadPlan) as error:
        raise click.ClickException(str(error)) from error
    if workers < 1:
        raise click.ClickException(f"at least one worker is needed, not {workers}")
    began = time.perf_counter()
    with progress_bar(games) as progress:
        tally = lab.run(plan, workers, progress)
    spent = time.perf_counter() - began
    measured = None
    if timing:
        measured = {
            "seconds": round(spent, 3),
            "games_per_second": round(games / spent, 1),
            "decisions_per_second": round(tally.decisions / spent, 1),
            "workers": workers,
        }
    tell_failures(tally.failures, seed, crashes, plan.game)
    result = lab.result_of(plan, tally)
    click.echo(lab.to_json(result, measured) if as_json else summary(result, measured))
    if result.errors:
        raise click.exceptions.Exit(1)


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty() or games < BAR_FROM:
        yield lambda played: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("games", total=games)
        yield lambda played: bar.advance(task, played)


def tell_failures(failures: list[Failure], seed: int, folder: Path | None, game: str) -> None:
    """Say on standard error which games failed, and write their records if a folder is given."""
    for failure in failures:
        where = f"seed {seed}, game {failure.index}"
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{game}-{seed}-{failure.index}.json"
            path.write_bytes(failure.record)
            where += f", record {path}"
        click.echo(f"{where}: {failure.error}", err=True)
    if failures and folder is None:
        click.echo("give --crashes DIR to write a record of each", err=True)


def summary(result: Result, timing: dict[str, float] | None) -> str:
    """A result for people."""
    lines = [
        f"{result.game}: {result.finished} of {result.games} games finished, {result.errors} failed, "
        f"{result.decisions:,} decisions (seed {result.seed})",
        "",
        "ended by",
    ]
    lines += [f"  {reason:<24}{_share(count, result.games)}" for reason, count in result.end_reasons.items()]
    lines += ["", "won by"]
    for seat, count in result.wins.items():
        who = f"seat {int(seat) + 1} ({result.bots[int(seat)]})"
        lines.append(f"  {who:<24}{_share(count, result.games)}")
    missed = result.unreached
    lines += ["", "never seen"]
    for title, words in (
        ("content", missed.content),
        ("events", missed.events),
        ("rules", missed.rules),
        ("end reasons", missed.end_reasons),
    ):
        lines.append(f"  {title:<24}{', '.join(words) or '-'}")
    if timing is not None:
        lines += ["", f"{timing['seconds']:.1f} s, {timing['decisions_per_second']:,.0f} decisions/s"]
    return "\n".join(lines)


def _share(count: int, games: int) -> str:
    from holdfast.lab.ladder import interval

    low, high = interval(count, games)
    return f"{count:>7}  {count / games:7.2%}  (95%: {low:.2%} to {high:.2%})"
