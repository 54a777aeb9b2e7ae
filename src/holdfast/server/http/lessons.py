"""Guided lessons over HTTP. A lesson is played by the engine anew for every page of it; nothing is stored.

A page takes some milliseconds, and is made in the event loop like everything of the engine here: msgspec works out how
to read a type when it is first used, and crashes when a second thread meets that type half worked out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from holdfast.core.codec import Damaged
from holdfast.core.record import read_action
from holdfast.core.text import Text
from holdfast.server import resources as r
from holdfast.server import showing
from holdfast.server.http.games import content_of, game_of
from holdfast.server.http.problems import PROBLEMS
from holdfast.server.protocol import Position
from holdfast.table.lesson import NoLesson, NoSuchStep, Walk
from holdfast.table.table import Refused
from holdfast.words.words import message_key

LONGEST_PATH = 400
PAGES_AT_HAND = 256
"""Pages are the same for everybody, so the latest are kept."""

Path = Annotated[str, QueryParameter(max_length=LONGEST_PATH)]


@get("/games/{game:str}/lesson", responses=PROBLEMS, sync_to_thread=False)
def lesson_page(game: FromPath[str], path: Path = "") -> r.LessonPage:
    """A lesson after the steps of a path: for each the number of the option chosen, or `-`, with dots between."""
    return _page(game_of(game).meta.id, path)


@get("/games/{game:str}/lesson/content", responses=PROBLEMS, sync_to_thread=False)
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
    walk = _walk(game_id, path)
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


ROUTES = [lesson_page, lesson_content, lesson_why]
