"""`holdfast games`: what can be played."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from holdfast.bots import levels
from holdfast.core.meta import choices
from holdfast.games import GAME_IDS, find_game


@click.command("games", short_help="List the games, their presets, options and bots.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def games_command(as_json: bool) -> None:
    """List the games that can be played, with their seats, presets, options and bots."""
    games = [facts(game_id) for game_id in GAME_IDS]
    click.echo(msgspec.json.format(msgspec.json.encode(games), indent=2) if as_json else "\n\n".join(map(told, games)))


def facts(game_id: str) -> dict[str, Any]:
    """What a program may want to know of a game."""
    meta = find_game(game_id).meta
    return {
        "id": meta.id,
        "title": meta.title,
        "stage": meta.stage,
        "rules_version": meta.rules_version,
        "seats": [meta.min_seats, meta.max_seats],
        "secrets": meta.hidden,
        "end_reasons": list(meta.end_reasons),
        "bots": list(levels(meta.id)),
        "options": [
            {"name": one.name, "values": list(one.values), "default": one.default} for one in choices(meta.options)
        ],
        "presets": {name: msgspec.to_builtins(options) for name, options in meta.presets.items()},
    }


def told(game: dict[str, Any]) -> str:
    """A game for people."""
    least, most = game["seats"]
    seats = f"{least} seat{'s' if least > 1 else ''}" if least == most else f"{least} to {most} seats"
    lines = [f"{click.style(game['title'], bold=True)} ({game['id']}), {seats}, {game['stage']}"]
    lines.append(f"  presets  {', '.join(game['presets']) or 'none'}")
    lines.append(f"  bots     {', '.join(game['bots'])}")
    for option in game["options"]:
        values = ", ".join(_said(value, option["default"]) for value in option["values"])
        lines.append(f"  option   {option['name']} = {values}")
    return "\n".join(lines)


def _said(value: Any, default: Any) -> str:
    """A value as it is typed; the one that counts when nothing is said stands in brackets."""
    said = str(value).lower()
    return f"[{said}]" if value == default else said
