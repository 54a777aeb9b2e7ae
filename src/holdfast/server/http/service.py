"""For operators: is the server well, and what does it do?"""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get

from holdfast import __version__
from holdfast.server import resources as r
from holdfast.server.hall import Hall
from holdfast.server.http.problems import PROBLEMS
from holdfast.table.store import StorageFailed

AnyRequest = Request[Any, Any, Any]


@get("/health", responses=PROBLEMS)
async def health(request: AnyRequest) -> Response[r.Health]:
    """Is the server well? 503 while its database does not answer or while it stops."""
    hall: Hall = request.app.state.hall
    well = True
    try:
        await hall.reading(hall.store.check)
    except StorageFailed:
        well = False
    status: Any = "stopping" if hall.stopping else "ok" if well else "failing"
    up = hall.clock() - request.app.state.begun
    body = r.Health(status, __version__, "ok" if well else "failing", round(up, 1))
    return Response(body, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type=MediaType.TEXT, responses=PROBLEMS, sync_to_thread=False)
def metrics(request: AnyRequest) -> str:
    """Counts and times in the form that Prometheus reads."""
    hall: Hall = request.app.state.hall
    return hall.metrics.text()


ROUTES = [health, metrics]
