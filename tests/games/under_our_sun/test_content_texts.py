"""Everything in the packs has its words, in both languages."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.content import Content, load_content
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.words.words import LANGUAGES, Words, message_key

GAME = "under_our_sun"


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param, strict=True)


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content(SunOptions(expansion=True))


def test_every_name_can_be_said(words: Words, content: Content) -> None:
    for kind, names in content.names.items():
        for name in names if kind != "place" else ():  # places are called by their coordinates
            assert words.say(message_key(kind, name)).strip()


def test_copies_are_called_like_their_face(words: Words, content: Content) -> None:
    for card, name in enumerate(content.names["card"]):
        assert words.say(message_key("card", name)) == words.say(message_key("thing", content.thing(card).name))
    for enemy, name in enumerate(content.names["enemy"]):
        assert words.say(message_key("enemy", name)) == words.say(message_key("foe", content.foe(enemy).name))


def test_everything_that_does_something_says_what(words: Words, content: Content) -> None:
    keys = [message_key("thing", thing.name, "text") for thing in content.things]
    keys += [message_key("skill", skill.name, "text") for board in content.boards for skill in board.skills]
    keys += [message_key("suncard", card.name, "text") for card in content.suns]
    keys += [message_key("nightcard", card.name, "text") for card in content.nights]
    keys += [message_key("eventcard", card.name, "text") for card in content.events]
    keys += [message_key("team", card.name, "text") for card in content.teams]
    keys += [message_key("mission", name, "text") for name in content.names["mission"]]
    keys += [message_key("deed", name, "text") for name in content.names["deed"]]
    special = [foe for foe in content.foes if foe.abilities.reacts or foe.abilities.passives]
    keys += [message_key("foe", foe.name, "text") for foe in special]
    for key in keys:
        assert words.say(key).strip().endswith("."), key


def test_the_languages_are_not_the_same(content: Content) -> None:
    english, german = (Words(GAME, language, strict=True) for language in ("en", "de"))
    keys = [message_key("thing", thing.name, "text") for thing in content.things]
    assert all(english.say(key) != german.say(key) for key in keys)
