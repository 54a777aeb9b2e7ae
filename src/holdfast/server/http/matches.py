"""Making, joining, keeping and watching matches."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from holdfast.core.codec import Damaged
from holdfast.core.content import BadContent
from holdfast.core.meta import BadOptions, parse_options
from holdfast.core.migration import migrate
from holdfast.core.record import CannotReplay, start
from holdfast.server import protocol as p
from holdfast.server import resources as r
from holdfast.server import showing
from holdfast.server.hall import Hall, describe
from holdfast.server.http.access import account_of, limit, player_of
from holdfast.server.http.games import content_of, game_of
from holdfast.server.http.packing import PACKED
from holdfast.server.http.problems import PROBLEMS
from holdfast.server.live import LiveTable
from holdfast.table.company import hashed, new_secret
from holdfast.table.storage import Saved, decode_match, encode_match
from holdfast.table.table import Refused, Row, Table

AnyRequest = Request[Any, Any, Any]
LARGEST_IMPORT = 4_000_000


@post("/matches", responses=PROBLEMS)
async def make_match(request: AnyRequest, data: JSONBody[r.NewMatch]) -> r.Seated:
    """Make a match and take one's seats in it."""
    limit(request)
    hall: Hall = request.app.state.hall
    game = game_of(data.game)
    try:
        options = parse_options(game.meta.options, data.options)
    except BadOptions as error:
        raise Refused("table-bad-options", {"detail": str(error)}) from None
    if not game.meta.allows(options, len(data.seats)):
        raise Refused("table-bad-options", {"detail": f"not with {len(data.seats)} seats"})
    try:
        clock, watched = data.clocks.reaction, data.spectators
        about = describe(data.game, options, len(data.seats), reaction=clock, spectators=watched)
    except BadContent as error:  # an installed pack that somebody has spoilt since
        raise Refused("table-bad-options", {"detail": str(error)}) from None
    key, secrets = new_secret(), {seat: new_secret() for seat, one in enumerate(data.seats) if one.holder == "open"}
    mine = tuple(seat for seat, one in enumerate(data.seats) if one.holder == "me")

    def prepare(table: Table) -> list[Row]:
        rows = table.seat_host(data.name, hashed(key), mine)
        for seat, one in enumerate(data.seats):
            if one.holder == "bot":
                rows += table.seat_bot(seat, one.level)
        for seat, secret in secrets.items():
            rows += table.invite(seat, hashed(secret))
        return rows

    live = await hall.create(about, prepare)
    await _belongs(request, about.id, 0)
    return r.Seated(about.id, 0, key, list(mine), live.info(), [_link(about.id, s, one) for s, one in secrets.items()])


def _link(match: str, seat: int, secret: str) -> r.Invite:
    return r.Invite(seat, secret, f"/join/{match}#{secret}")


async def _belongs(request: AnyRequest, match: str, player: int) -> None:
    """Note that a player of a match is whoever is logged in."""
    account = await account_of(request)
    if account is not None:
        hall: Hall = request.app.state.hall
        await hall.reading(request.app.state.accounts.join, account.id, match, player)


@get("/matches/{match:str}", responses=PROBLEMS)
async def show_match(request: AnyRequest, match: FromPath[str]) -> p.MatchInfo:
    """What everybody may know about a match."""
    return (await _find(request, match)).info()


@get("/matches/{match:str}/content", responses=PROBLEMS, middleware=[PACKED])
async def show_content(request: AnyRequest, match: FromPath[str]) -> r.Content:
    """What never changes during a match: the names of all pieces and the tables that boards are drawn from."""
    return content_of((await _find(request, match)).table.g)


async def _find(request: AnyRequest, match: str) -> LiveTable:
    hall: Hall = request.app.state.hall
    return await hall.find(match)


@post("/matches/{match:str}/join", responses=PROBLEMS)
async def join_match(request: AnyRequest, match: FromPath[str], data: JSONBody[r.Join]) -> r.Seated:
    """Take the open seat that an invite is for."""
    limit(request)
    live, key = await _find(request, match), data.key or new_secret()
    player = live.table.company.who_has(key)
    if player is None:
        await live.request(lambda table: table.sit(data.invite, data.name, hashed(key)))
        player = live.table.company.who_has(key)
        assert player is not None
        await _belongs(request, match, player)
    return r.Seated(match, player, key, live.table.company.seats_of(player), live.info(), [])


@post("/matches/{match:str}/invites", responses=PROBLEMS)
async def make_invites(request: AnyRequest, match: FromPath[str], data: JSONBody[r.NewInvites]) -> r.Invites:
    """New links for open seats; only the host may make them."""
    limit(request)
    live = await _find(request, match)
    player = await player_of(request, live)
    if player is None or not live.table.company.players[player].host:
        raise Refused("table-host-only")
    places = live.table.company.places
    wanted = data.seats or [seat for seat, place in enumerate(places) if place.holder == "open"]
    made = []
    for seat in sorted(set(wanted)):
        if seat >= len(places):
            raise Refused("table-not-open")
        secret = new_secret()
        await live.request(lambda table, seat=seat, secret=secret: table.invite(seat, hashed(secret)))  # type: ignore[misc]
        made.append(_link(match, seat, secret))
    return r.Invites(made)


# ---------------------------------------------------------------- files


@get(
    "/matches/{match:str}/export",
    responses={**PROBLEMS, 200: ResponseSpec(dict[str, Any], description="A Holdfast match.", generate_examples=False)},
)
async def export_match(request: AnyRequest, match: FromPath[str]) -> Response[bytes]:
    """The match as one file. Before its end there is no seed in it, and none at all where seats have secrets."""
    live = await _find(request, match)
    await _may_watch(request, live)
    async with live.lock:
        table = live.table
        if table.game.meta.hidden and not table.over:
            raise Refused("table-not-over")
        bots = {str(seat): place.level for seat, place in enumerate(table.company.places) if place.level}
        saved = Saved(table.course.record, table.course.record.seed, bots, table.company.retaken)
        data = encode_match(saved)
    headers = {"Content-Disposition": f'attachment; filename="{table.about.game}-{match}.holdfast.json"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/matches/import", responses=PROBLEMS, request_max_body_size=LARGEST_IMPORT)
async def import_match(request: AnyRequest, data: JSONBody[r.ImportMatch]) -> r.Seated:
    """Bring a match in from a file and take all its seats. Only one whose seed is known can be played on."""
    limit(request)
    hall: Hall = request.app.state.hall
    try:
        saved = decode_match(msgspec.json.encode(data.file))
        game = game_of(saved.record.game)
        if len(saved.record.entries) > game.meta.cap:
            raise CannotReplay(f"it has more than {game.meta.cap} entries")
        record = await asyncio.to_thread(migrate, saved.record, game)
        start(record, game)  # says so if it belongs to other rules or content
        about = describe(record.game, parse_options(game.meta.options, record.options), record.seats, imported=True)
        if not saved.seed:
            raise CannotReplay("it holds no seed for its luck")
    except (Damaged, BadOptions, ValueError) as error:
        raise Refused("table-bad-record", {"detail": str(error)[:200]}) from None
    about = msgspec.structs.replace(about, seed=saved.seed)
    key, seats = new_secret(), tuple(range(record.seats))

    def prepare(table: Table) -> list[Row]:
        rows = table.retrace(record.entries) + table.note_import(saved.retaken)
        return rows + table.seat_host(data.name, hashed(key), seats)

    try:
        live = await hall.create(about, prepare)
    except CannotReplay as error:
        raise Refused("table-bad-record", {"detail": str(error)[:200]}) from None
    await _belongs(request, about.id, 0)
    return r.Seated(about.id, 0, key, list(seats), live.info(), [])


# ---------------------------------------------------------------- replays


async def _may_watch(request: AnyRequest, live: LiveTable) -> None:
    """Finished matches are for everybody with the link; others for those at the table and for spectators."""
    if live.table.over or live.table.about.spectators:
        return
    if await player_of(request, live) is None:
        raise Refused("table-no-spectators")


async def _finished(request: AnyRequest, match: str) -> LiveTable:
    live = await _find(request, match)
    if not live.table.over:
        raise Refused("table-not-over")
    return live


@get("/replays/{match:str}", responses=PROBLEMS)
async def show_replay(request: AnyRequest, match: FromPath[str]) -> r.Replay:
    """A finished match: how many entries it has, and the seed of its luck."""
    live = await _finished(request, match)
    record = live.table.course.record
    return r.Replay(live.info(), len(record.entries), record.seed, live.table.company.retaken)


@get("/replays/{match:str}/{entry:int}", responses=PROBLEMS)
async def show_replay_step(
    request: AnyRequest,
    match: FromPath[str],
    entry: FromPath[int],
    viewer: Annotated[str, QueryParameter(pattern="^([0-9]{1,2}|all|none)$")] = "none",
) -> r.ReplayStep:
    """A finished match after one of its entries, through a seat, as a spectator (`none`), or with all secrets open."""
    live = await _finished(request, match)
    table = live.table
    seat = int(viewer) if viewer.isdigit() else None
    if not 0 <= entry <= len(table.course.record.entries) or (seat is not None and seat >= table.about.seats):
        raise Refused("table-no-such-entry")
    async with live.lock:
        await live.look_back(entry)
        g, events = table.course.at(entry)
    everything = viewer == "all"
    told = showing.lines(g, [(entry, events)], seat, everything)
    return r.ReplayStep(showing.past(table, g, entry, seat, everything), told)


ROUTES = [
    make_match,
    show_match,
    show_content,
    join_match,
    make_invites,
    export_match,
    import_match,
    show_replay,
    show_replay_step,
]
