"""Every registered game says everything it can say, in both languages, and both say the same things."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.asked import asked, describe, event_text
from holdfast.core.codec import ActionCodec
from holdfast.core.flow import Ask, AskAll
from holdfast.core.game import Game
from holdfast.core.text import Text
from holdfast.games import GAME_IDS, find_game
from holdfast.words import LANGUAGES, MissingText, Words
from holdfast.words.needed import needed, parity, problems, read_texts, variables
from holdfast.words.words import GAMES, SHARED, messages
from tests.conformance.playing import CASES, positions, viewers

ENTRIES = 400
"""So far a random game of each case is followed."""
REFUSALS = 60
"""So many answers of each verb are tried at each question that is looked at."""


@pytest.mark.parametrize("game", GAME_IDS)
def test_nothing_is_missing_and_nothing_is_idle(game: str) -> None:
    assert problems(find_game(game)) == []


def test_the_shared_texts_say_the_same_in_both_languages() -> None:
    assert parity({language: read_texts(SHARED / f"{language}.ftl") for language in LANGUAGES}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAME_IDS])
def test_every_text_can_be_rendered(game: str | None, language: str) -> None:
    """Each message once with every small number and once with words, so that every plural form is met."""
    words = Words(game, language, strict=True)
    path = SHARED / f"{language}.ftl" if game is None else GAMES / game / "text" / f"{language}.ftl"
    for message in messages(path):
        for sample in (0, 1, 2, 7, "word"):
            said = words.say(message.id.name, dict.fromkeys(variables(message), sample))
            assert said.strip(), message.id.name


# ---------------------------------------------------------------- what is said in play


@cache
def said_in_play(game: str) -> list[tuple[str, Text]]:
    """Every kind of text that random games of all cases produce, once, with real arguments."""
    found: dict[tuple[str, frozenset[str]], Text] = {}
    for case in CASES:
        if case.game.meta.id == game:
            for text in texts_of(islice(positions(case, seed=5, events=True), ENTRIES)):
                found.setdefault((text.key, frozenset(text.args)), text)
    return [(key, text) for (key, _), text in sorted(found.items(), key=lambda one: one[0][0])]


def texts_of(game: Iterator[Game[Any]]) -> Iterator[Text]:
    """Questions, answers and events of a game as every seat and a spectator hears them, and refusals."""
    rng = random.Random(5)
    for g in game:
        events = g.take_events()
        for viewer in viewers(g):
            question = asked(g, viewer)
            yield question.text
            yield from (option.text for option in question.options)
            yield from (event_text(g, event) for event in g.heard(events, viewer))
        if rng.random() < 0.1:
            yield from refusals(g, rng)


def refusals(g: Game[Any], rng: random.Random) -> Iterator[Text]:
    """Why some answers are not accepted."""
    if not isinstance(g.question, (Ask, AskAll)):
        return
    codec, seat = ActionCodec(g), g.question.seats[0]
    for _, span in codec.spans():
        for index in rng.sample(span, min(len(span), REFUSALS)):
            act = codec.action(index)
            refusal = g.why_not(seat, act)
            if refusal is not None:
                yield Text(refusal.key, refusal.args)
                yield describe(g, act).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_all_that_is_said_in_play_can_be_rendered(game: str, language: str) -> None:
    words = Words(game, language, strict=True)
    assert len(said_in_play(game)) > 10
    for _, text in said_in_play(game):
        assert words.text(text).strip(), text.key


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_texts_of_questions_are_found_in_the_code(game: str) -> None:
    """If a game hid the texts of its questions from the reader of the code, missing ones would go unnoticed."""
    keys = {need.key for need in needed(find_game(game))}
    asked_in_play = {key for key, _ in said_in_play(game) if key.startswith("ask-")}
    assert asked_in_play
    assert asked_in_play <= keys


# ---------------------------------------------------------------- the checks themselves


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """The texts of a game, to be spoiled."""
    for language in LANGUAGES:
        source = GAMES / GAME_IDS[0] / "text" / f"{language}.ftl"
        (tmp_path / f"{language}.ftl").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("act-place = ", "act-plaice = ", "de.ftl: there is no text act-place"),
        ("act-place = ", "act-plaice = ", "de.ftl: nothing in the game says act-plaice"),
        ("act-place = ", "act-plaice = ", "de.ftl lacks act-place, which en.ftl has"),
        ("act-place = ", "act-place = { $why } ", "de.ftl: act-place speaks of $why, which it is not given"),
        ("act-place = ", "act-place = { $why } ", "act-place speaks of other arguments in de: $why"),
        ("act-place = ", "act place ", "de.ftl:55: not a Fluent message"),
        ("act-place = ", "act-activate = x\nact-place = ", "de.ftl: there are two texts act-activate"),
        ("preset-hard = ", "preset-tough = ", "de.ftl: there is no text preset-hard"),
    ],
)
def test_a_spoiled_text_is_noticed(texts: Path, right: str, wrong: str, message: str) -> None:
    german = texts / "de.ftl"
    text = german.read_text(encoding="utf-8")
    assert right in text
    german.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    found = problems(find_game(GAME_IDS[0]), texts)
    assert any(message in problem for problem in found), found


def test_a_missing_text_file_is_noticed(texts: Path) -> None:
    (texts / "de.ftl").unlink()
    assert problems(find_game(GAME_IDS[0]), texts)[0].endswith("/de.ftl: the text file is missing")


def test_a_game_without_its_text_file_is_an_error_that_names_it(monkeypatch: pytest.MonkeyPatch, texts: Path) -> None:
    monkeypatch.setattr("holdfast.words.words.GAMES", texts)
    with pytest.raises(MissingText, match=r"^no_such_game, de: the file text/de.ftl is missing$"):
        Words("no_such_game", "de")


def test_a_missing_text_falls_back_unless_one_is_strict() -> None:
    assert Words(GAME_IDS[0], "de").say("no-such-key") == "no-such-key"
    with pytest.raises(MissingText, match="there is no text no-such-key"):
        Words(GAME_IDS[0], "de", strict=True).say("no-such-key")
