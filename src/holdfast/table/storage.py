"""Matches on disk: written whole or not at all, read with clear errors."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import msgspec
from msgspec import Struct

from holdfast.core.codec import Damaged
from holdfast.core.record import FORMAT, CannotReplay, Record, decode, encode

KIND = "holdfast match"


class Saved(Struct, forbid_unknown_fields=True):
    """A match as it lies on disk: the record, and what the table keeps beside it."""

    record: Record
    seed: str
    """The secret of the luck; a saved match is for its owner, so it is kept open here."""
    bots: dict[str, str] = {}
    """The level of the bot at each seat that has one."""
    retaken: int = 0
    """How often luck or a secret was seen and then taken back."""
    kind: str = KIND


def encode_match(saved: Saved) -> bytes:
    """A match as JSON, its record one entry a line."""
    beside = {"kind": saved.kind, "seed": saved.seed, "bots": saved.bots, "retaken": saved.retaken}
    head = msgspec.json.encode(beside)[:-1]
    return head + b',\n"record": ' + encode(saved.record).rstrip() + b"}\n"


def decode_match(data: bytes) -> Saved:
    """A match or a bare record from JSON; a bare record becomes a match with the seed it reveals."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged(f"this is not a Holdfast record: {error}") from error
    if not isinstance(raw, dict) or raw.get("kind") != KIND:
        record = decode(data)
        return Saved(record, record.seed)
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except msgspec.DecodeError as error:
        raise Damaged(f"this Holdfast match is damaged: {error}") from error
    if saved.record.format != FORMAT:
        raise CannotReplay(f"the record has format {saved.record.format}; this version reads format {FORMAT}")
    return saved


def read_match(path: Path) -> Saved:
    """The match in a file."""
    try:
        return decode_match(path.read_bytes())
    except OSError as error:
        raise Damaged(f"cannot be read: {error.strerror or error}") from error


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file by new content, or fail and leave the old one as it was."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _keep_mode(path, name)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _keep_mode(path: Path, name: str) -> None:
    """Temporary files are private; give the new file the mode of the old one, or the usual one."""
    try:
        mode = path.stat().st_mode & 0o777
    except FileNotFoundError:
        umask = os.umask(0)
        os.umask(umask)
        mode = 0o666 & ~umask
    os.chmod(name, mode)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself lasting, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
