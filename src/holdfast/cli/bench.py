"""`holdfast bench`: how fast the games run."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click
import msgspec

if TYPE_CHECKING:
    from holdfast.lab.bench import Measured


@click.command("bench", short_help="Measure how fast the games run.")
@click.option("--peers-python", metavar="PATH", help="A Python with catanatron and OpenSpiel, to measure them as well.")
@click.option("--quick", is_flag=True, help="Shorter and fewer repetitions; rougher figures.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
def bench_command(peers_python: str | None, quick: bool, as_json: bool) -> None:
    """Measure decisions per second, clones, JSON round trips and views of every game, on one core.

    Given a Python that has them, the peers are measured in the same run, taking turns with ours.
    """
    from holdfast.lab import bench as lab

    def tell(what: str) -> None:
        if sys.stderr.isatty():
            click.echo(what, err=True)

    try:
        lines = lab.run(lab.QUICK if quick else lab.FULL, peers_python, progress=tell)
    except lab.NoPeers as error:
        raise click.ClickException(str(error)) from error
    click.echo(msgspec.json.format(msgspec.json.encode(lines), indent=2) if as_json else table(lines))


def table(lines: list[Measured]) -> str:
    """The lines for people, with the budgets and whether they are met."""
    from holdfast.lab.bench import verdict

    rows = [f"{'':<44}{'value':>12}       {'ratio':>7}  budget"]
    for line in lines:
        ratio = "" if line.ratio is None else f"{line.ratio:.2f}"
        row = f"{line.name:<44}{line.value:>12,.1f} {line.unit:<5} {ratio:>7}"
        judged = verdict(line)
        if judged is not None:
            budget, met = judged
            row += f"  {budget}: " + click.style("met" if met else "NOT met", fg="green" if met else "red")
        rows.append(row)
    return "\n".join(rows)
