"""Guided lessons over HTTP. A lesson is played by the engine anew for every page of it; nothing is stored.

A page takes some milliseconds, and is made in the event loop like everything of the engine here: msgspec works out how
to read a type when it is first used, and crashes when a second thread meets that type half worked out.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.json import Decoder, encode

from holdfast.core.codec import Damaged
from holdfast.core.record import read_action
from holdfast.core.text import Text
from holdfast.server import resources as r
from holdfast.server import showing
from holdfast.server.http.games import content_of, game_of
from holdfast.server.http.packing import PACKED
from holdfast.server.http.problems import PROBLEMS
from holdfast.server.protocol import Position
from holdfast.table.lesson import READ, NoLesson, NoSuchStep, Walk
from holdfast.table.table import Refused
from holdfast.words.words import message_key

LONGEST_PATH = 400
PAGES_AT_HAND = 256
"""Pages are the same for everybody, so the latest are kept."""

Path = Annotated[str, QueryParameter(max_length=LONGEST_PATH)]


@get("/games/{game:str}/lesson", responses=PROBLEMS, middleware=[PACKED], sync_to_thread=False)
def lesson_page(game: FromPath[str], path: Path = "") -> r.LessonPage:
    """A lesson after the steps of a path: for each the number of the option chosen, or `-`, with dots between."""
    return _page(game_of(game).meta.id, path)


@get("/games/{game:str}/lesson/book", responses=PROBLEMS, middleware=[PACKED])
async def lesson_book(game: FromPath[str]) -> r.LessonBook:
    """A whole lesson: its page after every way that a learner can take. Who has it needs the server no more."""
    game_id = game_of(game).meta.id
    if game_id not in _books:
        _books[game_id] = r.LessonBook(game_id, await _pages(game_id))
    return _books[game_id]


@get("/games/{game:str}/lesson/content", responses=PROBLEMS, middleware=[PACKED], sync_to_thread=False)
def lesson_content(game: FromPath[str]) -> r.Content:
    """What never changes during a lesson."""
    return content_of(_walk(game_of(game).meta.id, "").g)


@post("/games/{game:str}/lesson/why", status_code=200, responses=PROBLEMS, sync_to_thread=False)
def lesson_why(game: FromPath[str], data: JSONBody[r.LessonWhy]) -> r.LessonReason:
    """Why something is not possible at a place of a lesson."""
    walk = _walk(game_of(game).meta.id, data.path)
    try:
        act = read_action(walk.game, data.act)
    except Damaged:
        raise Refused("table-no-such-answer") from None
    no = None if act in walk.g.legal(walk.seat) else walk.g.why_not(walk.seat, act)
    return r.LessonReason(no.rule, Text(no.key, no.args)) if no else r.LessonReason("", None)


def _walk(game_id: str, path: str) -> Walk:
    try:
        return Walk(game_id, path.split(".") if path else ())
    except NoLesson:
        raise Refused("table-no-lesson") from None
    except NoSuchStep:
        raise Refused("table-no-such-step") from None


@lru_cache(maxsize=PAGES_AT_HAND)
def _page(game_id: str, path: str) -> r.LessonPage:
    return _page_of(_walk(game_id, path))


_books: dict[str, r.LessonBook] = {}
_frozen = Decoder(r.LessonPage)


async def _pages(game_id: str) -> dict[str, r.LessonPage]:
    """All pages by path. Where several answers lead on, the first is followed at once and the others afterwards."""
    pages: dict[str, r.LessonPage] = {}
    ways: list[tuple[str, ...]] = [()]
    while ways:
        way = ways.pop()
        walk = _walk(game_id, ".".join(way))
        while True:
            # Through JSON, so that a page does not change as its game goes on.
            pages[".".join(way)] = _frozen.decode(encode(_page_of(walk)))
            if walk.step is None:
                break
            first, *others = [str(number) for number in walk.accepted()] or [READ]
            ways += [(*way, other) for other in others]
            walk.choose(first)
            way = (*way, first)
            await asyncio.sleep(0)  # the others at this server wait for one page at most
    return pages


def _page_of(walk: Walk) -> r.LessonPage:
    step, g, entries = walk.step, walk.g, len(walk.course.record.entries)
    return r.LessonPage(
        step=walk.done + 1,
        count=len(walk.lesson.step),
        text=Text(message_key("lesson", step.name)) if step else None,
        point=list(step.point) if step else [],
        accepts=walk.accepted(),
        seat=walk.seat,
        seats=g.seats,
        position=Position(
            number=walk.done,
            entry=entries,
            view=g.view(walk.seat),
            question=showing.question(g, walk.done, walk.seat),
            clock=None,
            ending=g.ending,
            retaken=0,
            seed="",
        ),
        log=showing.lines(g, walk.news(), walk.seat),
    )


ROUTES = [lesson_page, lesson_book, lesson_content, lesson_why]
