"""Logs as one JSON object a line. They say what went wrong and where, never what anybody holds, says or is called.

The message of an exception may quote a value, and a value may be a secret. So only its type and the places in the
code are written down.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec

FIELDS = ("match", "error", "method", "route", "status", "ms", "address", "port")
"""What a log line may say besides its event."""


class JsonLines(logging.Formatter):
    """A log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["exception"] = told(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def told(error: BaseException) -> list[str]:
    """An exception and its causes: types and places, no messages."""
    found: list[str] = []
    cause: BaseException | None = error
    while cause is not None:
        found.append(type(cause).__name__)
        found += [f"{at.filename}:{at.lineno} {at.name}" for at in traceback.extract_tb(cause.__traceback__)[-12:]]
        cause = cause.__cause__ or cause.__context__
    return found


def set_up(level: str) -> None:
    """Write the logs of the server, and the complaints of the libraries below it, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("holdfast").setLevel(level.upper())
    # Its complaints about broken handshakes and lost connections are about clients, and quote what they sent.
    for noisy in ("uvicorn.error", "uvicorn.asgi", "websockets", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.CRITICAL)
