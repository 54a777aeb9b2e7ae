"""Fluent messages of a game and of the shells, rendered for one reader.

A game keeps its words in `text/<language>.ftl`; what all games share (menus, commands, the engine's own
refusals) lies beside this module. English is the language to fall back on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from holdfast.core.text import Arg, Named, Text

LANGUAGES = ("en", "de")
FALLBACK = "en"
SHARED = Path(__file__).parent / "text"
GAMES = Path(__file__).parents[1] / "games"

Naming = Callable[[Named], Text | None]
"""Another way to say a name, such as a die together with the face it shows; None for the usual way."""


class MissingText(LookupError):
    """A text that should be there is not, or cannot be rendered; the message says which and where."""


class UnknownLanguage(LookupError):
    """There are no texts in that language; the message lists those there are."""


def message_key(*parts: object) -> str:
    """The key of a message: the parts joined by hyphens, underscores turned into hyphens."""
    return "-".join(str(part) for part in parts).replace("_", "-")


def best_language(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, English if there are no texts in it."""
    for name in ("HOLDFAST_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else FALLBACK
    return FALLBACK


def text_files(game_id: str | None, language: str) -> tuple[Path, ...]:
    """The files that hold the words of a game in a language; without a game, the shared ones alone."""
    shared = SHARED / f"{language}.ftl"
    return (shared,) if game_id is None else (shared, GAMES / game_id / "text" / f"{language}.ftl")


class Words:
    """All words that one reader of one game needs.

    A missing text falls back to English and then to its key, so that play goes on. With `strict` it is a
    `MissingText` instead: that is how the tests read the texts.
    """

    def __init__(self, game_id: str | None, language: str = FALLBACK, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game_id, self.language, self.strict = game_id, language, strict
        order = (language,) if strict or language == FALLBACK else (language, FALLBACK)
        self._bundles = [_bundle(game_id, one) for one in order]

    def has(self, key: str) -> bool:
        """Is there a message of this key, in this language or the one fallen back on?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, text: Text, naming: Naming | None = None) -> str:
        """A text of the engine as a sentence."""
        return self.say(text.key, text.args, naming)

    def say(self, key: str, args: Mapping[str, Arg] | None = None, naming: Naming | None = None) -> str:
        """The message of a key with its arguments filled in."""
        given = {name: self._argument(value, naming) for name, value in (args or {}).items()}
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            said, errors = bundle.format_pattern(pattern, given)
            if errors and self.strict:
                raise MissingText(f"{self._where()}: {key} cannot be rendered: {errors[0]!r}")
            return str(said)
        if self.strict:
            raise MissingText(f"{self._where()}: there is no text {key}")
        return key

    def name(self, named: Named, naming: Naming | None = None) -> str:
        """What a piece is called: its message if it has one, else its id."""
        other = naming(named) if naming is not None else None
        if other is not None:
            return self.text(other)
        key = message_key(named.kind, named.id)
        return self.say(key) if self.has(key) else named.id

    def join(self, parts: Sequence[str]) -> str:
        """Several things in one phrase, the way the language does it."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list", {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def _argument(self, value: Arg, naming: Naming | None) -> Any:
        if isinstance(value, Named):
            return self.name(value, naming)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (list, tuple)):
            return self.join([self.name(one, naming) if isinstance(one, Named) else str(one) for one in value])
        return value

    def _where(self) -> str:
        return f"{self.game_id or 'shared texts'}, {self.language}"


@cache
def _bundle(game_id: str | None, language: str) -> FluentBundle:
    # Isolation marks would be right for mixed writing directions; here they only spoil columns and searches.
    bundle = FluentBundle([language], use_isolating=False)
    for path in text_files(game_id, language):
        if not path.exists():
            raise MissingText(f"{game_id or 'shared texts'}, {language}: the file text/{path.name} is missing")
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def messages(path: Path) -> Iterator[Message]:
    """Every message of a text file; a line that is not Fluent is an error that names it."""
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line = text[: entry.span.start].count("\n") + 1 if entry.span else 0
            raise MissingText(f"{path.name}:{line}: not a Fluent message: {(entry.content or '').strip()[:60]}")
        if isinstance(entry, Message):
            yield entry
