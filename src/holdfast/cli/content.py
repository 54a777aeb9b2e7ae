"""`holdfast content`: where the content of a game comes from, and whether a pack is sound."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from msgspec import Struct

from holdfast.games import find_game

if TYPE_CHECKING:
    from holdfast.core.content import Entry
    from holdfast.core.game import Game

COLOURS = {"very high": "green", "high": "green", "low": "red", "medium low": "red", "own": "magenta"}


class Pack(Struct, frozen=True):
    """A content pack: its name and every entry with its source."""

    pack: str
    entries: list[Entry]


@click.group("content", short_help="Show where content comes from; check a content pack.")
def content_group() -> None:
    """Content packs are TOML files. Each of their entries says where it comes from and how far it can be trusted."""


@content_group.command("show", short_help="List every entry of a game with its source.")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def show_command(game: str, as_json: bool) -> None:
    """List every content entry of GAME with its source and how far that can be trusted.

    Confidence goes from very high to low; `own` marks what was designed for Holdfast.
    """
    from holdfast.core.content import provenance

    game_id = find_game(game).meta.id
    packs = [Pack(folder.name, provenance(folder)) for folder in pack_folders(game_id)]
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode({"game": game_id, "packs": packs}), indent=2))
        return
    for pack in packs:
        click.echo(table(pack))


@content_group.command("check", short_help="Check a content pack, or a game's own.")
@click.argument("game")
@click.argument("folder", required=False, type=click.Path(path_type=Path), metavar="[DIR]")
def check_command(game: str, folder: Path | None) -> None:
    """Check the content pack in DIR against GAME and say the file, the line and what is wrong.

    Without DIR the packs and the texts that come with the game are checked.
    """
    from holdfast.core.content import BadContent, provenance

    found = find_game(game)
    folders = pack_folders(found.meta.id) if folder is None else [folder]
    for one in folders:
        if not one.is_dir():
            raise BadContent(f"{one}: there is no such folder")
        found.check_pack(one)
        click.echo(f"{one}: {counted(provenance(one))}, all is well")
    if folder is None:
        check_texts(found)


def check_texts(game: type[Game[Any]]) -> None:
    """Say what is wrong with the texts of a game, each on a line of standard error, or that all is well."""
    from holdfast.words.needed import needed, problems

    wrong = problems(game)
    for problem in wrong:
        click.echo(f"Error: {problem}", err=True)
    if wrong:
        raise click.exceptions.Exit(1)
    click.echo(f"{game.meta.id}: {len(needed(game))} texts in each language, all is well")


def pack_folders(game_id: str) -> list[Path]:
    """The packs that come with a game."""
    from holdfast.words.words import GAMES

    return sorted({path.parent for path in (GAMES / game_id / "content").glob("*/*.toml")})


def counted(entries: list[Entry]) -> str:
    """How many entries, in words."""
    return f"{len(entries)} {'entry' if len(entries) == 1 else 'entries'}"


def table(pack: Pack) -> str:
    """The entries of a pack, source by source, the entries of each in the order of the files."""
    lines = [click.style(pack.pack, bold=True)]
    for key in dict.fromkeys(entry.source for entry in pack.entries):
        mine = [entry for entry in pack.entries if entry.source == key]
        trust = click.style(mine[0].confidence, fg=COLOURS.get(mine[0].confidence, "yellow"))
        lines += ["", f"  {key}: {mine[0].title}", f"  confidence: {trust}; {counted(mine)}"]
        lines += [f"    {entry.file}:{entry.line:<5} {entry.entry}" for entry in mine]
    return "\n".join([*lines, ""])
