"""Lessons over HTTP, and how many seats some options allow."""

from __future__ import annotations

import pytest

from holdfast.client import Problem
from holdfast.games import GAME_IDS
from holdfast.server import resources as r
from tests.server.serving import serving


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    with serving(str(tmp_path_factory.mktemp("lessons") / "holdfast.db")) as one:
        yield one


def page(running, game: str, path: str) -> r.LessonPage:
    return running.server.call("GET", f"/games/{game}/lesson?path={path}", None, r.LessonPage)


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_lesson_is_walked_from_page_to_page(running, game):
    content = running.server.call("GET", f"/games/{game}/lesson/content", None, r.Content)
    path: list[str] = []
    while True:
        here = page(running, game, ".".join(path))
        assert here.step == len(path) + 1
        if here.text is None:
            break
        options = here.position.question.options
        assert all(0 <= number < len(options) for number in here.accepts)
        assert all(word.partition(":")[2] in content.names[word.partition(":")[0]] for word in here.point)
        path.append(str(here.accepts[0]) if here.accepts else "-")
    assert here.step == here.count + 1


def test_a_lesson_says_why_something_is_not_possible(running):
    why = {"path": "-.1", "act": {"do": "place", "space": 10}}
    reason = running.server.call("POST", "/games/under_falling_skies/lesson/why", why, r.LessonReason)
    assert reason.rule.startswith("UFS-")
    assert reason.text is not None
    options = page(running, "under_falling_skies", "-.1").position.question.options
    fine = {"path": "-.1", "act": options[0].act}
    assert running.server.call("POST", "/games/under_falling_skies/lesson/why", fine, r.LessonReason).text is None


def test_a_lesson_tells_nothing_that_the_learner_must_not_know(running):
    """Of the enemy's hand, and of where the enemy's fighters wait, a learner sees how many there are."""
    start = page(running, "wildlands", "-")
    own, enemy = page(running, "wildlands", f"-.{start.accepts[0]}").position.view["table"]["players"]
    assert len(own["hand"]) == 7
    assert (enemy["hand"], enemy["starts"]) == (7, 5)


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_book_holds_the_page_of_every_way_through_a_lesson(running, game):
    book = running.server.call("GET", f"/games/{game}/lesson/book", None, r.LessonBook)
    ways = [""]
    for way in ways:
        assert book.pages[way] == page(running, game, way)
        if book.pages[way].text is not None:
            onward = [str(number) for number in book.pages[way].accepts] or ["-"]
            ways += [f"{way}.{choice}" if way else choice for choice in onward]
    assert sorted(book.pages) == sorted(ways)
    assert len(ways) < 100, "a book is fetched at once"


@pytest.mark.parametrize("path", ["0", "-.0", "-.99", "nonsense", "-.-"])
def test_a_way_that_nobody_can_take_is_not_found(running, path):
    with pytest.raises(Problem, match="404 table-no-such-step"):
        page(running, "under_falling_skies", path)


def test_a_lesson_of_no_game_and_a_why_of_no_answer(running):
    with pytest.raises(Problem, match="404 table-no-such-game"):
        page(running, "chess", "")
    nonsense = {"path": "", "act": {"do": "fly"}}
    with pytest.raises(Problem, match="table-no-such-answer"):
        running.server.call("POST", "/games/under_falling_skies/lesson/why", nonsense, r.LessonReason)
    with pytest.raises(Problem, match="400"):
        page(running, "under_falling_skies", "x" * 500)


def test_how_many_can_play_follows_from_the_options(running):
    def seats(**options):
        return running.server.call("POST", "/games/under_our_sun/seats", {"options": options}, r.SeatCounts)

    few = seats()
    assert few.seats == [1, 2, 3, 4]
    assert [(one.seats, one.option, one.value) for one in few.otherwise] == [
        (5, "expansion", True),
        (6, "expansion", True),
    ]
    assert seats(expansion=True).seats == [1, 2, 3, 4, 5, 6]
    assert seats(mode="semi_cooperative").seats == [2, 3, 4]
    with pytest.raises(Problem, match="400 table-bad-options"):
        seats(mode="chaos")


@pytest.mark.parametrize("ending", ["", "/content", "/book"])
def test_a_game_without_a_lesson_says_so(running, ending):
    """The games that are made for tests have none."""
    with pytest.raises(Problem, match="404 table-no-lesson"):
        running.server.call("GET", f"/games/duel/lesson{ending}", None, r.LessonPage)
