"""The outermost layer: limits, the origin check and safe headers on every response."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from holdfast.core.text import Text
from holdfast.server.limits import PerAddress
from holdfast.server.resources import Problem
from holdfast.server.settings import Settings

logger = logging.getLogger("holdfast.server")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
READING = ("GET", "HEAD", "OPTIONS")


class Shell:
    """An ASGI application around the real one."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self._rate = PerAddress(settings.request_rate, 4 * settings.request_rate)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0
        no_store = scope["path"].startswith("/api/")

        async def safe(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), *HEADERS]
                if no_store and not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            await _answer(refusal, safe)
        else:
            await self.app(scope, receive, safe)
        logger.debug(
            "request",
            extra={"method": scope["method"], "status": status, "ms": round((time.perf_counter() - begun) * 1000, 1)},
        )

    def _refusal(self, scope: Any) -> Problem | None:
        address = scope["client"][0] if scope.get("client") else ""
        if not self._rate.take(address):
            return Problem(429, Text("table-too-fast"))
        if scope["method"] not in READING:
            headers = dict(scope["headers"])
            origin = headers.get(b"origin", b"").decode("latin-1").rstrip("/")
            own = urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")
            if origin and not own and origin not in self.settings.allowed_origins:
                return Problem(403, Text("table-wrong-origin"))
        return None


async def _answer(problem: Problem, send: Any) -> None:
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})
