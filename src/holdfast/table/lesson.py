"""Guided lessons: a game played by the real engine, with scripted luck and scripted opponents.

A game keeps its lesson in `lesson/lesson.toml` and its words in `lesson/text/<language>.ftl`. A lesson is a list
of steps. Each says something (`lesson-<name>`), may point at things, and either is only read or waits for one of
the answers it names. A lesson is never stored: where a learner stands follows from what was chosen at each step,
so that going back is taking the last choice away.

Scripts are written in readable lines:

| line | means |
| --- | --- |
| `2: move piece:ana space:7` | seat 2, counted from 1, gives the one answer with this verb that touches all of these |
| `2: draw cards=3` | the same, told apart by a field of the answer |
| `luck 4 1 6` | nature answers 4, 1, 6; a thing is written as `kind:id`, and `luck *` leaves it to the seed |

Luck that no line speaks of follows from the lesson's seed; a question to a seat must be scripted.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.core.asked import Option, describe
from holdfast.core.chance import Outcome, Pick
from holdfast.core.events import Event
from holdfast.core.flow import Chance
from holdfast.core.game import Game
from holdfast.core.meta import parse_options
from holdfast.core.record import answer_entry, begin, luck_entry
from holdfast.games import find_game
from holdfast.table.course import Course

GAMES = Path(__file__).parents[1] / "games"
READ = "-"
"""What stands in a path for a step that was only read."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson."""

    name: str
    """Its words are `lesson-<name>`."""
    point: tuple[str, ...] = ()
    """What to look at, as `kind:id` words."""
    answer: tuple[str, ...] = ()
    """The answers that lead on, as script lines without a seat; none where there is only something to read."""
    then: tuple[str, ...] = ()
    """What follows, as script lines."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The script of a lesson."""

    step: tuple[Step, ...]
    options: dict[str, Any] = {}
    seats: int = 1
    learner: int = 1
    """The learner's seat, counted from 1 like every seat of a script."""
    seed: str = "lesson"
    start: tuple[str, ...] = ()
    """What is played before the first step, as script lines."""


class BadLesson(ValueError):
    """A script that the engine does not follow; the message says where and why."""


class NoLesson(LookupError):
    """A game that has no lesson."""


class NoSuchStep(LookupError):
    """A path that no learner can have walked."""


@cache
def load_lesson(game_id: str) -> Lesson:
    """The lesson of a game."""
    path = GAMES / game_id / "lesson" / "lesson.toml"
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except FileNotFoundError:
        raise NoLesson(game_id) from None
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game_id}: {error}") from error


class Walk:
    """A learner on the way through a lesson: where the game stands, and what the next step is."""

    def __init__(self, game_id: str, path: Sequence[str] = ()) -> None:
        """`path` gives for each step done the number of the option that was chosen, or `-` where there was none."""
        self.game, self.lesson = find_game(game_id), load_lesson(game_id)
        self.seat = self.lesson.learner - 1
        options = parse_options(self.game.meta.options, self.lesson.options)
        self.course = Course(self.game, begin(self.game.new(options, self.lesson.seats)), self.lesson.seed)
        self.done = 0
        self.news_from = 0
        """The first entry that the last step brought about."""
        self._follow(self.lesson.start, "start")
        self.news_from = len(self.course.record.entries) + 1
        for choice in path:
            self.choose(choice)

    @property
    def g(self) -> Game[Any]:
        """The position."""
        return self.course.g

    @property
    def step(self) -> Step | None:
        """The step that the learner is at; None after the last."""
        return self.lesson.step[self.done] if self.done < len(self.lesson.step) else None

    def accepted(self) -> list[int]:
        """The numbers, counted from 0, of the options that lead on; none where there is only something to read."""
        step = self.step
        if step is None or not step.answer:
            return []
        options = self._options(self.seat)
        found = []
        for line in step.answer:
            fitting = _fitting(options, line)
            if not fitting:
                raise BadLesson(f"{self._where(step.name)}: {line!r} is not possible; {_listed(options)}")
            found += fitting
        return sorted(set(found))

    def choose(self, choice: str) -> None:
        """Take the step: an option by its number, or `-` where there is only something to read."""
        step = self.step
        accepted = [str(number) for number in self.accepted()] or [READ]
        if step is None or choice not in accepted:
            raise NoSuchStep(f"{choice!r} does not lead on from step {self.done + 1}")
        self.news_from = len(self.course.record.entries) + 1
        if choice != READ:
            self._answer(self.seat, int(choice))
        self._follow(step.then, step.name)
        self.done += 1

    def news(self) -> Iterator[tuple[int, list[Event]]]:
        """What the last step brought about."""
        return self.course.happened(self.news_from)

    # ------------------------------------------------------------------ following the script

    def _follow(self, script: Sequence[str], name: str) -> None:
        for line in script:
            try:
                self._play(line)
            except BadLesson as error:
                raise BadLesson(f"{self._where(name)}: {line!r}: {error}") from error
        self.course.draw()
        if self.g.ending is None and self.seat not in self.g.asked():
            raise BadLesson(f"{self._where(name)}: the script ends before the learner is asked")

    def _play(self, line: str) -> None:
        words = line.split()
        if words[0] == "luck":
            self._luck(words[1:])
            return
        self.course.draw()
        seat = int(words[0].removesuffix(":")) - 1
        options = self._options(seat)
        fitting = _fitting(options, line.partition(":")[2])
        if len(fitting) != 1:
            raise BadLesson(f"{'several answers fit' if fitting else 'not possible'}; {_listed(options)}")
        self._answer(seat, fitting[0])

    def _luck(self, words: Sequence[str]) -> None:
        question = self.g.question
        if not isinstance(question, Chance):
            raise BadLesson(f"nature is not asked, but seats {[seat + 1 for seat in self.g.asked()]}")
        if list(words) == ["*"]:
            drawn = self.course.luck()
            assert drawn is not None
            self.course.play(drawn)
            return
        numbers = tuple(self._number(word) for word in words)
        outcome: Outcome = numbers[0] if isinstance(question.dist, Pick) else numbers
        if not question.dist.allows(outcome):
            raise BadLesson(f"nature cannot answer that to {question.text!r}: {question.dist}")
        self.course.play(luck_entry(outcome))

    def _number(self, word: str) -> int:
        kind, colon, name = word.partition(":")
        return list(self.g.names()[kind]).index(name) if colon else int(word)

    def _answer(self, seat: int, number: int) -> None:
        self.course.play(answer_entry(seat, self.g.legal(seat)[number]))

    def _options(self, seat: int) -> list[Option]:
        if seat not in self.g.asked():
            raise BadLesson(f"seat {seat + 1} is not asked, but {[one + 1 for one in self.g.asked()]}")
        return [describe(self.g, act) for act in self.g.legal(seat)]

    def _where(self, name: str) -> str:
        return f"{self.game.meta.id}, step {name}"


def _fitting(options: Sequence[Option], line: str) -> list[int]:
    """The numbers of the options that a line without its seat speaks of."""
    verb, *marks = line.split()
    found = []
    for number, option in enumerate(options):
        said = msgspec.to_builtins(option.act)
        fields = {f"{name}={value}".lower() for name, value in said.items()}
        if said["do"] == verb and all(mark in option.targets or mark.lower() in fields for mark in marks):
            found.append(number)
    return found


def _listed(options: Sequence[Option]) -> str:
    """The options as script lines, for whoever mends a script."""
    return "possible are: " + "; ".join(_written(option) for option in options)


def _written(option: Option) -> str:
    said = msgspec.to_builtins(option.act)
    marks = option.targets or tuple(f"{name}={value}" for name, value in said.items() if name != "do")
    return " ".join([said["do"], *marks])
