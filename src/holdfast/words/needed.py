"""Which texts a game must have, worked out from the game itself, and what is wrong with those it has.

| key | for |
| --- | --- |
| `ask-<text>`, `ask-<text>-others` | every question: to the seat that is asked, and to the others |
| `first-<text>` | what is good to know when a kind of question is asked for the first time |
| `act-<tag>`, `event-<tag>` | every action and every event, with its fields as arguments |
| `brief-<tag>` | an event in a few words, beside the answer that would bring it about; not required |
| `no-<guard-name>` | the refusal of every guard |
| `ending-<reason>` | every end reason |
| `option-<name>`, `option-<name>-help`, `option-<name>-<value>` | every option; numbers need no words |
| `preset-<name>` | every ready-made set of options |
| `<kind>-<id>` | every piece whose id is a word; a code such as `B4` is its own name |

Underscores and blanks become hyphens. The tests of all registered games and `holdfast content check GAME` read this.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from holdfast.core.game import Game
from holdfast.core.legality import guards_in
from holdfast.core.meta import choices
from holdfast.words.words import FALLBACK, GAMES, LANGUAGES, SHARED, MissingText, message_key, messages

QUESTIONS = {"Ask": 3, "AskAll": 3, "Chance": 2}
"""The classes that ask, and where among their arguments the text stands."""
OURS = ("ask", "first", "act", "event", "no", "ending", "option", "preset", "brief")
"""The first words of keys that the game itself accounts for; others, such as `board`, serve its drawing."""
A_WORD = re.compile(r"[a-z]{2}")


class Need(Struct, frozen=True):
    """A text that must be there, and the arguments it is given; None where only play can tell them."""

    key: str
    args: frozenset[str] | None = None
    optional: bool = False


def needed(game: type[Game[Any]]) -> list[Need]:
    """Every text of a game."""
    meta, nothing = game.meta, frozenset[str]()
    package = f"holdfast.games.{meta.id}"
    for found in walk_packages(import_module(package).__path__, package + "."):
        import_module(found.name)
    needs = [*_questions(GAMES / meta.id)]
    for act in game.actions:
        needs.append(Need(_tagged("act", act), frozenset(act.__struct_fields__) | game.more_words.get(act, nothing)))
    for one in game.event_types:
        fields = frozenset(one.__struct_fields__)
        needs += [Need(_tagged("event", one), fields), Need(_tagged("brief", one), fields, optional=True)]
    needs += [Need(info.key, None if info.because else nothing) for info in guards_in(package)]
    needs += [Need(message_key("ending", reason), nothing) for reason in meta.end_reasons]
    needs += [Need(message_key("preset", name).replace(" ", "-"), nothing) for name in meta.presets]
    for choice in choices(meta.options):
        if choice.name == "pack":  # its words are shared by all games, and a pack is called as its owner called it
            continue
        needs += [Need(message_key("option", choice.name), nothing), Need(message_key("option", choice.name, "help"))]
        words = [str(value).lower() for value in choice.values if isinstance(value, (bool, str))]
        needs += [Need(message_key("option", choice.name, word), nothing) for word in words]
    return [*needs, *[Need(key, nothing) for key in sorted(_names(game))]]


def _tagged(prefix: str, struct: type[Struct]) -> str:
    return message_key(prefix, struct.__struct_config__.tag)


def _names(game: type[Game[Any]]) -> set[str]:
    """The names of all pieces, in every ready-made set of options."""
    found = set()
    for options in [game.meta.options(), *game.meta.presets.values()]:
        for kind, ids in game.new(options).names().items():
            found |= {message_key(kind, one) for one in ids if A_WORD.search(one)}
    return found


def _questions(folder: Path) -> Iterator[Need]:
    """The texts of questions, read from the code: a question that no game has reached yet needs words too."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            asks = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if asks not in QUESTIONS:
                continue
            assert isinstance(node, ast.Call)
            given = [word.value for word in node.keywords if word.arg == "text"] or node.args[QUESTIONS[asks] :]
            for text in given[:1]:
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield Need(f"ask-{text.value}")
                    if asks != "Chance":
                        yield Need(f"ask-{text.value}-others", frozenset())
                        yield Need(f"first-{text.value}", frozenset())


# ---------------------------------------------------------------- what is there


class _Variables(Visitor):
    """Collects the arguments that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: Message) -> frozenset[str]:
    """The arguments that a message speaks of."""
    visitor = _Variables()
    visitor.visit(message)
    return frozenset(visitor.names)


def read_texts(path: Path) -> dict[str, frozenset[str]]:
    """Every key of a text file with the arguments of its message."""
    if not path.exists():
        raise MissingText(f"{path.parent.name}/{path.name}: the text file is missing")
    found: dict[str, frozenset[str]] = {}
    for message in messages(path):
        if message.id.name in found:
            raise MissingText(f"{path.name}: there are two texts {message.id.name}")
        found[message.id.name] = variables(message)
    return found


@cache
def shared_keys(language: str) -> frozenset[str]:
    """The keys that every game has without saying them itself."""
    return frozenset(read_texts(SHARED / f"{language}.ftl"))


def problems(game: type[Game[Any]], folder: Path | None = None) -> list[str]:
    """All that is wrong with the texts of a game, one sentence each."""
    folder = GAMES / game.meta.id / "text" if folder is None else folder
    try:
        texts = {language: read_texts(folder / f"{language}.ftl") for language in LANGUAGES}
    except MissingText as error:
        return [str(error)]
    needs, wrong = {need.key: need for need in needed(game)}, []
    prefixes = [prefix for prefix in OURS if prefix not in {kind.name for kind in game.kinds}]
    for language, found in texts.items():
        for need in needs.values():
            if need.key not in found and not need.optional and need.key not in shared_keys(language):
                wrong.append(f"{language}.ftl: there is no text {need.key}")
        for key, names in found.items():
            if key.partition("-")[0] in prefixes and key not in needs:
                wrong.append(f"{language}.ftl: nothing in the game says {key}")
            given = needs[key].args if key in needs else None
            if given is not None and names - given:
                wrong.append(f"{language}.ftl: {key} speaks of {_listed(names - given)}, which it is not given")
    return wrong + parity(texts)


def parity(texts: dict[str, dict[str, frozenset[str]]]) -> list[str]:
    """Where the languages differ: a text that only one has, or other arguments in it."""
    wrong, base = [], texts[FALLBACK]
    for language, found in texts.items():
        wrong += [f"{language}.ftl lacks {key}, which {FALLBACK}.ftl has" for key in base if key not in found]
        wrong += [f"{FALLBACK}.ftl lacks {key}, which {language}.ftl has" for key in found if key not in base]
        for key in found:
            if key in base and base[key] != found[key]:
                wrong.append(f"{key} speaks of other arguments in {language}: {_listed(base[key] ^ found[key])}")
    return wrong


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))
