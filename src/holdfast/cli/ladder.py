"""`holdfast ladder`: how much stronger one level of bot is than another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
import msgspec

from holdfast.cli.setting import read_options
from holdfast.cli.simulate import progress_bar

if TYPE_CHECKING:
    from holdfast.lab.ladder import Rung


@click.command("ladder", short_help="Compare levels of bots.")
@click.argument("game")
@click.option("--bots", default="", help="The bots to compare, all levels if not said: veteran,champion:200ms.")
@click.option("--games", default=100, show_default=True, help="How many deals each bot, or each pair of bots, plays.")
@click.option("--seed", default=1, show_default=True, help="All luck comes from this number.")
@click.option("--seats", type=int, help="How many seats; the fewest the game allows if not said.")
@click.option("--preset", help="A named set of options.")
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="One option; may be repeated.")
@click.option("--workers", default=1, show_default=True, help="Processes to use.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def ladder_command(
    game: str,
    bots: str,
    games: int,
    seed: int,
    seats: int | None,
    preset: str | None,
    settings: tuple[str, ...],
    workers: int,
    as_json: bool,
) -> None:
    """Compare levels of bots at GAME.

    Where seats compete, every two bots play each other on common deals, each deal once from either side. Else every
    bot plays the same deals. Shares of wins come with their 95% intervals.
    """
    from holdfast.bots import BadBudget, UnknownLevel
    from holdfast.core.meta import BadOptions
    from holdfast.games import UnknownGame
    from holdfast.lab.ladder import climb
    from holdfast.lab.simulate import BadPlan

    named = [word for word in bots.split(",") if word]
    rungs = []
    try:
        options = read_options(game, preset, settings)
        with progress_bar(games) as progress:
            for rung in climb(game, options, seats, named, seed, games, workers, progress):
                rungs.append(rung)
                if not as_json:
                    click.echo(line(rung))
    except (UnknownGame, UnknownLevel, BadBudget, BadOptions, BadPlan) as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(rungs), indent=2))
    if any(rung.failed for rung in rungs):
        raise click.exceptions.Exit(1)


def line(rung: Rung) -> str:
    """A result for people."""
    versus = f" against {rung.against}" if rung.against else ""
    failed = f", {rung.failed} failed" if rung.failed else ""
    share = f"{rung.won / rung.games:.1%} of {rung.games} games (95%: {rung.low:.1%} to {rung.high:.1%})"
    return f"{rung.bot}{versus}: {share}{failed}"
