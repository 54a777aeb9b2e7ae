"""`holdfast content`: where the content of a game comes from, whether a pack is sound, and packs of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from msgspec import Struct

from holdfast.games import GAME_IDS, find_game

if TYPE_CHECKING:
    from holdfast.core.content import Entry
    from holdfast.core.game import Game

COLOURS = {"very high": "green", "high": "green", "low": "red", "medium low": "red", "own": "magenta"}


class Pack(Struct, frozen=True):
    """A content pack: its name and every entry with its source."""

    pack: str
    entries: list[Entry]


@click.group("content", short_help="Show where content comes from; check and install packs.")
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


@content_group.command("install", short_help="Make a content pack a choice in play.")
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--name", help="What to call it: lower-case letters, digits, - and _. Else as the folder is called.")
@click.option("--replace", is_flag=True, help="Put it in the place of the pack that is called so.")
def install_command(game: str, folder: Path, name: str | None, replace: bool) -> None:
    """Check the content pack in DIR against GAME and copy it to where play finds it.

    `--option pack=NAME` then plays with it. The packs lie in the user's data folder, or where HOLDFAST_PACKS says.
    """
    from holdfast.core.content import BadContent
    from holdfast.core.packs import check_name, install

    found, called = find_game(game), folder.resolve().name if name is None else name
    check_name(called)
    if not folder.is_dir():
        raise BadContent(f"{folder}: there is no such folder")
    found.check_pack(folder)
    try:
        target = install(found.meta.id, folder, called, replace)
    except OSError as error:
        raise BadContent(f"the pack cannot be copied: {error}") from error
    click.echo(f"{target}: installed; play with it by --option pack={called}")


@content_group.command("list", short_help="List the packs that can be played with.")
@click.argument("game", required=False)
def list_command(game: str | None) -> None:
    """List the packs of GAME, or of every game: those that come with it and those that are installed."""
    from holdfast.core.packs import BUILT_IN, installed, pack_folder

    for game_id in GAME_IDS if game is None else [find_game(game).meta.id]:
        click.echo(click.style(game_id, bold=True))
        click.echo(f"  {BUILT_IN}: {', '.join(folder.name for folder in pack_folders(game_id))}")
        for name in installed(game_id):
            click.echo(f"  {name}: {pack_folder(game_id, name)}")


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
