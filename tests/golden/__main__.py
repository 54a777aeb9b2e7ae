"""Make, look at and renew golden games; see README.md beside this file."""

from __future__ import annotations

import argparse
import sys
from difflib import unified_diff
from pathlib import Path

import msgspec

from holdfast.core import record as records
from holdfast.core.meta import parse_options
from holdfast.games import find_game
from holdfast.lab.simulate import Match, make_plan
from tests.golden.writing import FOLDER, goldens, read_record, text_of, written


def make(args: argparse.Namespace) -> int:
    """Search games of bots for the shortest one that ends as wanted, and keep it as a golden game."""
    game = find_game(args.game)
    if args.reason not in game.meta.end_reasons:
        return say(f"{game.meta.id} cannot end with {args.reason}; it ends with: {', '.join(game.meta.end_reasons)}")
    path = FOLDER / game.meta.id / f"{args.name or args.reason}.json"
    if path.exists() or text_of(path).exists():
        return say(f"{path.relative_to(FOLDER)} is there already; read README.md about renewing")
    options = game.meta.options()
    if args.preset:
        options = game.meta.presets[args.preset]
    given = dict(word.split("=", 1) for word in args.option)
    options = parse_options(game.meta.options, {**msgspec.to_builtins(options), **given})
    plan = make_plan(game.meta.id, options, args.seats, args.bots, args.seed, args.games)
    shortest: Match | None = None
    for index in range(args.games):
        match = Match(plan, index, game)
        match.play(game.meta.cap if shortest is None else len(shortest.entries) - 1)
        if match.g.ending is not None and match.g.ending.reason == args.reason:
            shortest = match
    if shortest is None:
        return say(f"none of {args.games} games ended with {args.reason}; try --games, --bots, --preset or --seed")
    return keep(path, shortest.record())


def keep(path: Path, data: bytes) -> int:
    """Write the record and the text of a new golden game."""
    text = written(records.decode(data))
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    text_of(path).write_text(text, encoding="utf-8")
    print(f"{text_of(path).relative_to(FOLDER)}: {len(text.splitlines())} lines. Read them before you commit them.")
    return 0


def adopt(args: argparse.Namespace) -> int:
    """Keep the record of a finished game, such as a saved one, as a golden game."""
    record = records.decode(Path(args.file).read_bytes())
    if record.ending is None:
        return say("the game of this record is not finished")
    path = FOLDER / record.game / f"{args.name or record.ending.reason}.json"
    if path.exists() or text_of(path).exists():
        return say(f"{path.relative_to(FOLDER)} is there already; read README.md about renewing")
    return keep(path, records.encode(record))


def changes(path: Path) -> list[str]:
    """The lines that the text of a golden game has lost or gained."""
    old = text_of(path).read_text(encoding="utf-8").splitlines()
    return list(unified_diff(old, written(read_record(path)).splitlines(), "kept", "now", lineterm="", n=2))


def count(diff: list[str]) -> int:
    """How many lines differ."""
    return sum(line[0] in "+-" and not line.startswith(("+++", "---")) for line in diff)


def diff(args: argparse.Namespace) -> int:
    """Show what has changed, and change nothing."""
    found = 0
    for path in [named(args.golden)] if args.golden else goldens():
        lines = changes(path)
        found += count(lines)
        if lines:
            print("\n".join([f"{path.relative_to(FOLDER)}: {count(lines)} lines differ", *lines]))
    return 1 if found else 0


def renew(args: argparse.Namespace) -> int:
    """Write one text again, for somebody who has read the difference and can say how many lines it has."""
    path = named(args.golden)
    differ = count(changes(path))
    if differ != args.lines:
        return say(f"{differ} lines differ, not {args.lines}: read them with `python -m tests.golden diff`")
    text_of(path).write_text(written(read_record(path)), encoding="utf-8")
    return 0


def named(word: str) -> Path:
    """The record of a golden game from `game/name`."""
    return (FOLDER / word).with_suffix(".json")


def say(text: str) -> int:
    """Tell what went wrong."""
    print(text, file=sys.stderr)
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    words = parser.add_subparsers(required=True)
    made = words.add_parser("make", help=make.__doc__)
    made.add_argument("game")
    made.add_argument("reason")
    made.add_argument("--name", help="the name of the files, when there is already one for the reason")
    made.add_argument("--bots", default="veteran", help="a level for all seats, or one for each, with commas")
    made.add_argument("--seats", type=int)
    made.add_argument("--preset")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--games", type=int, default=200, help="how many games to search")
    made.set_defaults(word=make)
    adopted = words.add_parser("adopt", help=adopt.__doc__)
    adopted.add_argument("file")
    adopted.add_argument("--name")
    adopted.set_defaults(word=adopt)
    shown = words.add_parser("diff", help=diff.__doc__)
    shown.add_argument("golden", nargs="?", metavar="GAME/NAME")
    shown.set_defaults(word=diff)
    again = words.add_parser("renew", help=renew.__doc__)
    again.add_argument("golden", metavar="GAME/NAME")
    again.add_argument("lines", type=int)
    again.set_defaults(word=renew)
    args = parser.parse_args()
    return int(args.word(args))


if __name__ == "__main__":
    sys.exit(main())
