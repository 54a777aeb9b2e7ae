"""Every game's lesson, played to its end by the real engine, in every way a learner can take."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.core.flow import Ask, AskAll
from holdfast.games import GAME_IDS
from holdfast.table import lesson as lessons
from holdfast.table.lesson import BadLesson, NoSuchStep, Walk, load_lesson
from holdfast.words import LANGUAGES
from holdfast.words.needed import parity, read_texts
from holdfast.words.words import GAMES

SHORTEST, LONGEST = 8, 16


def ways(game: str, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Walk]]:
    """Every place of a lesson that a learner can reach, with the way to it."""
    walk = Walk(game, path)
    yield path, walk
    if walk.step is not None:
        for choice in [str(number) for number in walk.accepted()] or [lessons.READ]:
            yield from ways(game, (*path, choice))


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_lesson_can_be_played_to_its_end_whatever_is_chosen(game: str) -> None:
    reached = [walk for _, walk in ways(game)]
    ends = [walk for walk in reached if walk.step is None]
    assert ends
    assert {walk.done for walk in ends} == {len(load_lesson(game).step)}
    for walk in reached:
        assert isinstance(walk.g.question, (Ask, AskAll)), "a lesson leaves off while the game goes on"
        assert walk.seat in walk.g.question.seats


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_lesson_is_short_and_lets_the_learner_do_things(game: str) -> None:
    steps = load_lesson(game).step
    assert SHORTEST <= len(steps) <= LONGEST
    assert sum(bool(step.answer) for step in steps) > len(steps) / 2
    assert not steps[-1].answer, "the last step bids farewell"


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_lesson_points_only_at_what_there_is(game: str) -> None:
    names = Walk(game).g.names()
    for step in load_lesson(game).step:
        for word in step.point:
            kind, _, name = word.partition(":")
            assert name in names.get(kind, ()), f"{step.name} points at {word}"


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_step_has_its_words_and_every_word_its_step(game: str) -> None:
    folder = GAMES / game / "lesson" / "text"
    texts = {language: read_texts(folder / f"{language}.ftl") for language in LANGUAGES}
    names = [f"lesson-{step.name}" for step in load_lesson(game).step]
    assert len(set(names)) == len(names)
    assert sorted(texts["en"]) == sorted(names)
    assert parity(texts) == []
    assert not any(variables for found in texts.values() for variables in found.values())


def test_going_back_is_taking_the_last_choice_away() -> None:
    there = next(walk for path, walk in ways("under_falling_skies") if len(path) == 5)
    back = next(walk for path, walk in ways("under_falling_skies") if len(path) == 4)
    back.choose(str(back.accepted()[0]))
    assert back.g.same_as(there.g)
    assert [number for number, _ in back.news()] == [number for number, _ in there.news()]


@pytest.mark.parametrize("path", [["0"], ["-", "0"], ["-", "-"], ["-", "nonsense"], ["-"] * 40])
def test_a_way_that_no_learner_took_leads_nowhere(path: list[str]) -> None:
    with pytest.raises(NoSuchStep):
        Walk("under_falling_skies", path)


# ---------------------------------------------------------------- scripts that are wrong


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The lesson of Under Falling Skies, to be spoiled."""
    home = tmp_path / "under_falling_skies" / "lesson"
    home.mkdir(parents=True)
    text = (GAMES / "under_falling_skies" / "lesson" / "lesson.toml").read_text(encoding="utf-8")
    (home / "lesson.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(lessons, "GAMES", tmp_path)
    load_lesson.cache_clear()
    yield home / "lesson.toml"
    load_lesson.cache_clear()


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('answer = ["place space:B1"]', 'answer = ["place space:C5"]', "'place space:C5' is not possible"),
        ('answer = ["place space:B1"]', 'answer = ["plaice space:B1"]', "'plaice space:B1' is not possible"),
        ('"1: choose_die die:black3"', '"1: choose_die"', "several answers fit"),
        ('"1: choose_die die:black3"', '"2: choose_die die:black3"', "seat 2 is not asked"),
        ('"luck 3 4 6 5 2"', '"luck 3 4 6 5 9"', "nature cannot answer that"),
        ('"1: choose_die die:black3"', '"luck 4"', "nature is not asked"),
        ("[[step]]", "[[stop]]", "unknown field"),
        ('answer = ["end_phase"]', 'answer = ["end_phase"', "under_falling_skies: "),
    ],
)
def test_a_script_that_the_engine_does_not_follow_is_noticed(script: Path, right: str, wrong: str, said: str) -> None:
    text = script.read_text(encoding="utf-8")
    assert right in text
    script.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadLesson, match=said):
        list(ways("under_falling_skies"))


def test_a_script_must_lead_to_the_learner(script: Path) -> None:
    home = script.parents[2] / "wildlands" / "lesson"
    home.mkdir(parents=True)
    (home / "lesson.toml").write_text("seats = 2\nlearner = 2\nstep = []\n", encoding="utf-8")
    with pytest.raises(BadLesson, match="the script ends before the learner is asked"):
        Walk("wildlands")
