"""The built browser client, kept in memory; or, where there is none, a page that says what to do."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

BUILT = Path(__file__).parents[1] / "static"
WORTH_PACKING = 1000
MISSING = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Holdfast</title>
<h1>Holdfast is running</h1>
<p>The browser client has not been built. In a checkout, <code>python3 dev web</code> does that; then start again.</p>
<p>The API is there: <a href="/api/games">/api/games</a>, <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class File(Struct, frozen=True):
    """A file of the client."""

    data: bytes
    packed: bytes | None
    kind: str
    lasting: bool
    """Does its name change whenever its content does?"""


class Statics:
    """All files of the client by path. Any other path is a page of the client, which is one and the same file."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._files: dict[str, File] = {}
        if (folder / "index.html").exists():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.name != "stamp":
                    self._files[path.relative_to(folder).as_posix()] = _read(path, folder)
        self._page = self._files.get("index.html", File(MISSING, None, "text/html", False))

    def find(self, path: str) -> File | None:
        """The file at a path; the page where it looks like a place in the client; None where it looks like a file."""
        found = self._files.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            return self._page
        return found


def _read(path: Path, folder: Path) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml")
    packed = gzip.compress(data, mtime=0) if text and len(data) > WORTH_PACKING else None
    return File(data, packed, kind, path.relative_to(folder).parts[0] == "assets")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client_file(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client."""
    statics: Statics = request.app.state.statics
    wanted = path.strip("/")
    found = None if wanted.partition("/")[0] == "api" else statics.find(wanted)
    if found is None:
        return Response(b"", status_code=404, media_type="text/plain")
    lasting = "public, max-age=31536000, immutable" if found.lasting else "no-cache"
    headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
    data = found.data
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data, headers["Content-Encoding"] = found.packed, "gzip"
    return Response(data, media_type=found.kind, headers=headers)
