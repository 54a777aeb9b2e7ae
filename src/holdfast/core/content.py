"""Content packs: TOML files read into typed structures, with errors that name file and line."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")


class BadContent(ValueError):
    """A pack is wrong; the message says the file, the line and what is wrong."""


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """Where an entry comes from, and how far it can be trusted."""

    title: str
    confidence: str
    """very high, high, medium, low, or `own` where it is Holdfast's design."""


CONFIDENCE = ("very high", "high", "medium high", "medium", "medium low", "low", "own")


class File(Struct, frozen=True):
    """A TOML file of a pack: its text for finding lines, and its data."""

    path: Path
    text: str
    data: dict[str, Any]

    def wrong(self, path: tuple[str | int, ...], what: str) -> BadContent:
        """The error for a place in this file."""
        return BadContent(f"{self.path.name}:{line_of(self.text, path)}: {what}")


def read_file(path: Path) -> File:
    """A TOML file; a missing or ill-formed one is an error with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadContent(f"{path.name}: the file is missing") from error
    except UnicodeDecodeError as error:
        raise BadContent(f"{path.name}: not UTF-8 text") from error
    try:
        return File(path, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = at.group(1) if at else len(text.splitlines())
        raise BadContent(f"{path.name}:{line}: {str(error).split(' (at')[0]}") from error


def read(path: Path, schema: type[T]) -> tuple[T, File]:
    """A TOML file as a typed structure."""
    file = read_file(path)
    try:
        return msgspec.convert(file.data, schema), file
    except msgspec.ValidationError as error:
        message = str(error)
        what, _, where = message.partition(" - at `")
        steps = _named(file.data, schema, message, _steps(where.rstrip("`")))
        unknown = re.search(r"unknown field `([^`]+)`", what)
        if unknown:
            steps = (*steps, unknown.group(1))
        raise file.wrong(steps, f"{what}{' at ' + '.'.join(map(str, steps)) if steps else ''}") from error


def check_sources(file: File, sources: dict[str, Source], used: list[tuple[tuple[str | int, ...], str]]) -> None:
    """Every entry names a source that the pack declares, and every source says how far to trust it."""
    for key, source in sources.items():
        if source.confidence not in CONFIDENCE:
            raise file.wrong(("sources", key, "confidence"), f"confidence must be one of {', '.join(CONFIDENCE)}")
    for place, key in used:
        if key not in sources:
            raise file.wrong((*place, "source"), f"the source {key!r} is not declared under [sources]")


class Entry(Struct, frozen=True):
    """An entry of a pack and where it comes from."""

    file: str
    line: int
    entry: str
    """Its place in the file: the names of the tables that lead to it, joined by dots."""
    source: str
    title: str
    confidence: str


def provenance(folder: Path) -> list[Entry]:
    """Every entry of a pack that names a source, in the order of its files.

    This needs no knowledge of the game: an entry is a table with a key `source`, and the sources are
    declared as `[sources.x]` in the same file or in any other file of the pack.
    """
    files = [read_file(path) for path in sorted(folder.glob("*.toml"))]
    if not files:
        raise BadContent(f"{folder}: no content pack, there is no .toml file")
    declared: dict[str, Any] = {}
    for file in files:
        declared.update(file.data.get("sources", {}))
    found = []
    for file in files:
        for place, key in _sourced(file.data, ()):
            source = declared.get(key)
            if not isinstance(source, dict):
                raise file.wrong((*place, "source"), f"the source {key!r} is not declared under [sources]")
            said = str(source.get("title", "")), str(source.get("confidence", ""))
            found.append(Entry(file.path.name, line_of(file.text, place), _dotted(file, place), key, *said))
    return found


def _sourced(data: Any, place: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Every table with a source, by the steps that lead to it."""
    if isinstance(data, dict):
        if isinstance(data.get("source"), str):
            yield place, data["source"]
        for key, value in data.items():
            if place or key != "sources":
                yield from _sourced(value, (*place, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _sourced(value, (*place, index))


def _dotted(file: File, place: tuple[str | int, ...]) -> str:
    """A place in words; an item of a list is called by its `id` or `name` if it has one, a whole file by its name."""
    said: list[str] = []
    here: Any = file.data
    for step in place:
        here = here[step]
        named = here.get("id") or here.get("name") if isinstance(step, int) and isinstance(here, dict) else None
        said.append(str(named or (step + 1 if isinstance(step, int) else step)))
    return ".".join(said) or file.path.stem


def pack_hash(*files: File) -> str:
    """A fingerprint of the data of a pack; comments and layout do not count."""
    digest = hashlib.sha256()
    for file in sorted(files, key=lambda f: f.path.name):
        digest.update(msgspec.json.encode([file.path.name, file.data], order="deterministic"))
    return digest.hexdigest()


_SOME = "..."
"""A step of msgspec's paths that stands for some key of a table, without saying which."""


def _steps(path: str) -> tuple[str | int, ...]:
    found: list[str | int] = []
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", path):
        found.append(name or (int(index) if index.isdigit() else _SOME))
    return tuple(found)


def _named(data: Any, schema: Any, message: str, steps: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """The steps with every unnamed key found out: the one that gives the same error when it stands alone."""
    for at, step in enumerate(steps):
        if step != _SOME:
            continue
        table = data
        for before in steps[:at]:
            table = table[before]
        for key, value in table.items():
            alone = _replaced(data, steps[:at], {key: value})
            if _error(alone, schema) == message:
                data, steps = alone, (*steps[:at], key, *steps[at + 1 :])
                break
        else:
            return steps[:at]
    return steps


def _replaced(data: Any, steps: tuple[str | int, ...], value: Any) -> Any:
    """A copy of plain data with another value at one place."""
    if not steps:
        return value
    inside = _replaced(data[steps[0]], steps[1:], value)
    if isinstance(data, dict):
        return {**data, steps[0]: inside}
    return [inside if index == steps[0] else one for index, one in enumerate(data)]


def _error(data: Any, schema: Any) -> str:
    try:
        msgspec.convert(data, schema)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def line_of(text: str, path: tuple[str | int, ...]) -> int:
    """The line where a place in a TOML document stands, as closely as its layout tells.

    The standard parser keeps no positions, so this walks the headers: the longest header that begins the
    path, then the keys and list items that remain.
    """
    lines = text.splitlines()
    start, rest = _header(lines, path)
    line = start
    for step in rest:
        line = _find_key(lines, line, step) if isinstance(step, str) else _find_item(lines, line, step)
    return line + 1


def _header(lines: list[str], path: tuple[str | int, ...]) -> tuple[int, tuple[str | int, ...]]:
    """The line of the longest header that is a beginning of the path, and what remains of the path."""
    best, best_line, counts = 0, 0, dict[str, int]()
    for number, line in enumerate(lines):
        found = re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?", line)
        if not found or "=" in line.split("[")[0]:
            continue
        name = found.group(2).replace('"', "").replace(" ", "")
        index = counts[name] = counts.get(name, -1) + 1
        want = name.split(".")
        plain = [step for step in path if isinstance(step, str)]
        if plain[: len(want)] != want:
            continue
        used = _position(path, len(want))
        if found.group(1) == "[[" and used < len(path) and isinstance(path[used], int):
            if path[used] != index:
                continue
            used += 1
        if used > best:
            best, best_line = used, number
    return best_line, path[best:]


def _position(path: tuple[str | int, ...], names: int) -> int:
    """The index in the path right after its n-th name."""
    seen = 0
    for at, step in enumerate(path):
        if isinstance(step, str):
            seen += 1
        if seen == names:
            return at + 1
    return len(path)


def _find_key(lines: list[str], start: int, key: str) -> int:
    pattern = re.compile(rf'(^|[\s{{,])"?{re.escape(key)}"?\s*=')
    for number in range(start, len(lines)):
        if number > start and re.match(r"\s*\[[^\]]*\]\s*(#.*)?$", lines[number]) and "=" not in lines[number]:
            break
        if pattern.search(lines[number]):
            return number
    return start


def _find_item(lines: list[str], start: int, index: int) -> int:
    """The line of an item of a list that is written one item a line, or the list's own line."""
    seen = -1
    for number in range(start + 1, len(lines)):
        text = lines[number].strip()
        if text.startswith("]") or re.match(r"\[[^\]]+\]$", text):
            break
        if text and not text.startswith("#"):
            seen += 1
            if seen == index:
                return number
    return start
