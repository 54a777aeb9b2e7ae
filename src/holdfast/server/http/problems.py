"""Errors as the API tells them: a status, a text key, and nothing that anybody should not know."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import DBAPIError

from holdfast.core.text import Text
from holdfast.server.hall import Hall, NoSuchMatch
from holdfast.server.resources import Problem
from holdfast.table.store import StorageFailed
from holdfast.table.table import Broken, Refused

logger = logging.getLogger("holdfast.server")

STATUS = {
    "table-no-such-match": 404,
    "table-no-such-entry": 404,
    "table-no-such-game": 404,
    "table-no-such-step": 404,
    "table-no-lesson": 404,
    "account-off": 404,
    "table-wrong-key": 403,
    "table-no-such-invite": 403,
    "table-no-spectators": 403,
    "table-not-yours": 403,
    "table-host-only": 403,
    "account-wrong": 403,
    "account-none": 401,
    "table-bad-options": 400,
    "table-bad-record": 400,
    "table-no-such-level": 400,
    "table-too-fast": 429,
    "table-full": 503,
    "table-busy": 503,
}
"""The status of a refusal; 409 for all others."""

PROBLEMS = {
    status: ResponseSpec(Problem, description=said, generate_examples=False)
    for status, said in {
        400: "The request makes no sense.",
        401: "Nobody is logged in.",
        403: "Not with this key.",
        404: "There is no such thing.",
        409: "Not as things stand.",
        413: "Too big.",
        429: "Too many requests.",
        503: "Not at the moment.",
    }.items()
}
"""What every route may answer besides what it is for."""


def problem(status: int, text: Text, rule: str = "", detail: str = "") -> Response[Problem]:
    """An error as a response."""
    headers = [ResponseHeader(name="Retry-After", value="1")] if status in (429, 503) else []
    return Response(Problem(status, text, rule, detail), status_code=status, headers=headers)


def on_refused(_: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    return problem(STATUS.get(no.key, 409), Text(no.key, no.args_), no.rule)


def on_no_match(_: Request[Any, Any, Any], __: NoSuchMatch) -> Response[Problem]:
    return problem(404, Text("table-no-such-match"))


def on_storage(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database does not answer. What it was asked stays out of the log."""
    logger.error("storage failed", extra={"error": type(error).__name__})
    return problem(503, Text("table-busy"))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: an unknown path, a wrong method, a body that does not fit."""
    status = error.status_code
    detail = error.detail if status < 500 else ""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = f"{extra[0].get('key', '')}: {extra[0].get('message', '')}".strip(": ")
    response = problem(status, Text("table-bad-message"), detail=detail[:300])
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: logged without what it was about, told without what it was."""
    hall: Hall = request.app.state.hall
    hall.metrics.count("faults")
    logger.error("request failed", exc_info=error)
    return problem(500, Text("table-broken"))


HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    NoSuchMatch: on_no_match,
    StorageFailed: on_storage,
    DBAPIError: on_storage,
    Broken: on_fault,
    HTTPException: on_http,
    Exception: on_fault,
}
