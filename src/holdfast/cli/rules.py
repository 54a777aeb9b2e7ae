"""`holdfast rules`: the rule ledger of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from holdfast.core.catalogue import Catalogue
from holdfast.games import UnknownGame, find_game

if TYPE_CHECKING:
    from holdfast.lab.ledger import Entry, Ledger, Marks

WIDTH = 100
COLOURS = {"tested": "green", "open": "red", "descriptive": "cyan"}


@click.command("rules", short_help="List the rules of a game, where they are enforced and tested.")
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--open", "only_open", is_flag=True, help="Only rules without a place in the code or without a test.")
@click.option("--edition", type=click.Choice(["1.0", "2.0"]), help="Only the rules of this edition.")
@click.option(
    "--tests", type=click.Path(file_okay=False, path_type=Path), help="The tests folder, if it is not found by itself."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def rules_command(
    game: str, rule: str | None, only_open: bool, edition: str | None, tests: Path | None, as_json: bool
) -> None:
    """List the rules of GAME with their places in the code and their tests; or show one RULE in full."""
    from holdfast.lab import ledger as lab

    try:
        package = f"holdfast.games.{find_game(game).meta.id}"
    except UnknownGame as error:
        raise click.ClickException(str(error)) from error
    marks, missing = lab.Marks(), ""
    try:
        marks = lab.scan_tests(tests or lab.find_tests())
    except lab.NoTests as error:
        missing = str(error)
    except (lab.BadMark, SyntaxError) as error:
        raise click.ClickException(str(error)) from error
    if missing and (tests or as_json or only_open):
        # Without tests every rule would look open, which a program could not tell from the truth.
        raise click.ClickException(missing)
    ledger = lab.ledger_of(package, marks, edition)
    if rule is not None:
        click.echo(one_rule(rule, ledger, lab.catalogue_of(package), marks, as_json))
        return
    if only_open:
        ledger = msgspec.structs.replace(ledger, entries=[one for one in ledger.entries if one.state == "open"])
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(ledger), indent=2))
        return
    if missing:
        click.echo(missing, err=True)
    click.echo(table(ledger, judged=not missing))


def table(ledger: Ledger, judged: bool) -> str:
    """All rules, section by section, a line each; without tests nothing is said about being open."""
    lines, section = [], ""
    for entry in ledger.entries:
        if entry.section != section:
            section = entry.section
            lines += ["", click.style(section, bold=True)]
        state = click.style(f"{entry.state:<12}", fg=COLOURS[entry.state]) if judged else ""
        counts = f"{len(entry.places):>2} places {len(entry.tests):>3} tests" if judged else ""
        lines.append(f"  {entry.id:<16}{state}{counts}  {_short(entry.text)}")
    lines += ["", f"{ledger.game}: {ledger.rules} rules, {ledger.descriptive} of them descriptive"]
    if judged:
        lines[-1] += f", {ledger.open} open; {ledger.examples_tested} of {ledger.examples} examples are tested"
    return "\n".join(lines).lstrip("\n")


def one_rule(rule_id: str, ledger: Ledger, catalogue: Catalogue, marks: Marks, as_json: bool) -> str:
    """One rule in full: its words, places, tests, rulings and examples."""
    entry = next((one for one in ledger.entries if one.id == rule_id.upper()), None)
    if entry is None:
        near = [one.id for one in ledger.entries if one.section == rule_id or rule_id.upper() in one.id]
        hint = f"; did you mean {', '.join(near[:6])}?" if near else ""
        raise click.ClickException(f"{ledger.game} has no rule {rule_id!r}{hint}")
    if as_json:
        return msgspec.json.format(msgspec.json.encode(entry), indent=2).decode()
    return "\n".join(_in_full(entry, catalogue, marks))


def _in_full(entry: Entry, catalogue: Catalogue, marks: Marks) -> list[str]:
    rule = next(one for one in catalogue.rule if one.id == entry.id)
    lines = [f"{click.style(entry.id, bold=True)}  {entry.section}  ({entry.state})", "", _wrap(rule.text), ""]
    lines.append(f"source: {rule.source}")
    if rule.descriptive:
        lines.append(f"nothing to enforce: {rule.descriptive}")
    lines += ["", "in the code", *([f"  {place}" for place in entry.places] or ["  nowhere"])]
    lines += ["", "tests", *([f"  {test}" for test in entry.tests] or ["  none"])]
    for ruling in catalogue.ruling:
        if entry.id in ruling.rules:
            lines += ["", f"ruling {ruling.id}", _wrap(ruling.question), _wrap(ruling.ruling)]
            lines += [_wrap("Why: " + ruling.why)] if ruling.why else []
    for example in catalogue.example:
        if entry.id in example.rules:
            lines += ["", f"example {example.id}"]
            lines += [_wrap(f"given {example.told('given')}"), _wrap(f"when {example.told('when')}")]
            lines += [_wrap(f"then {example.told('then')}")]
            lines += [f"  {test}" for test in marks.examples.get(example.id, ["not tested"])]
    return lines


def _short(text: str) -> str:
    return text if len(text) <= WIDTH else text[: WIDTH - 1].rstrip() + "…"


def _wrap(text: str) -> str:
    return click.wrap_text(text, WIDTH, "  ", "  ")
