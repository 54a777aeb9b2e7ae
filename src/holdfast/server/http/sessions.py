"""Logging in and out, where the server has accounts."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from holdfast.server import resources as r
from holdfast.server.accounts import LASTS, Accounts, Who
from holdfast.server.hall import Hall
from holdfast.server.http.access import COOKIE, account_of, limit
from holdfast.server.http.problems import PROBLEMS
from holdfast.table.table import Refused

AnyRequest = Request[Any, Any, Any]


def _accounts(request: AnyRequest) -> Accounts:
    if not request.app.state.settings.accounts:
        raise Refused("account-off")
    found: Accounts = request.app.state.accounts
    return found


async def _logged_in(request: AnyRequest, who: Who) -> Response[r.Account]:
    hall: Hall = request.app.state.hall
    token = await hall.reading(_accounts(request).begin, who)
    secure = request.app.state.settings.secure_cookies
    cookie = Cookie(key=COOKIE, value=token, max_age=LASTS, path="/", httponly=True, samesite="lax", secure=secure)
    return Response(r.Account(who.name), cookies=[cookie])


@post("/accounts", responses=PROBLEMS)
async def register(request: AnyRequest, data: JSONBody[r.Credentials]) -> Response[r.Account]:
    """Make an account and log in."""
    limit(request)
    hall: Hall = request.app.state.hall
    return await _logged_in(request, await hall.reading(_accounts(request).register, data.name, data.password))


@post("/session", responses=PROBLEMS)
async def log_in(request: AnyRequest, data: JSONBody[r.Credentials]) -> Response[r.Account]:
    """Log in."""
    limit(request)
    hall: Hall = request.app.state.hall
    return await _logged_in(request, await hall.reading(_accounts(request).log_in, data.name, data.password))


@get("/session", responses=PROBLEMS)
async def show_session(request: AnyRequest) -> r.Account:
    """Who is logged in."""
    return r.Account((await _who(request)).name)


@delete("/session", responses=PROBLEMS)
async def log_out(request: AnyRequest) -> None:
    """Log out."""
    accounts, token = _accounts(request), request.cookies.get(COOKIE)
    if token:
        hall: Hall = request.app.state.hall
        await hall.reading(accounts.end, token)


@get("/session/matches", responses=PROBLEMS)
async def own_matches(request: AnyRequest) -> r.OwnMatches:
    """The matches of whoever is logged in."""
    who = await _who(request)
    hall: Hall = request.app.state.hall
    return r.OwnMatches(await hall.reading(_accounts(request).matches, who.id))


async def _who(request: AnyRequest) -> Who:
    _accounts(request)
    who = await account_of(request)
    if who is None:
        raise Refused("account-none")
    return who


ROUTES = [register, log_in, show_session, log_out, own_matches]
