"""From what a player typed to the answer that was meant: a number, a place or piece, or words of an answer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

from msgspec import Struct

from holdfast.core.asked import Option
from holdfast.core.text import Named
from holdfast.words import Words
from holdfast.words.words import Naming

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def folded(words: str) -> str:
    """Words as they are compared: small letters, umlauts spelled out, single blanks."""
    small = unicodedata.normalize("NFC", words).casefold().translate(UMLAUTS)
    return " ".join(small.split())


class Choice(Struct, frozen=True):
    """An answer as it stands on the screen, with every way to name it."""

    number: int
    option: Option
    said: str
    names: tuple[frozenset[str], ...]
    """For each thing the answer touches: its id, `kind:id`, and what it is called here."""


class Meant(Struct, frozen=True):
    """What typed words may mean: exactly one choice, several, or none."""

    choices: tuple[Choice, ...]

    @property
    def one(self) -> Choice | None:
        """The choice, if it is the only one."""
        return self.choices[0] if len(self.choices) == 1 else None


def choices(options: Sequence[Option], words: Words, naming: Naming | None) -> list[Choice]:
    """The answers of a question, numbered from 1."""
    return [
        Choice(number, option, words.text(option.text, naming), target_names(option.targets, words, naming))
        for number, option in enumerate(options, start=1)
    ]


def target_names(targets: Sequence[str], words: Words, naming: Naming | None) -> tuple[frozenset[str], ...]:
    """For each `kind:id` word all that a player may call it."""
    found = []
    for target in targets:
        kind, _, piece = target.partition(":")
        named = Named(kind, piece)
        ways = (piece, target, words.name(named, naming), words.name(named), piece.replace("_", " "))
        found.append(frozenset(folded(way) for way in ways))
    return tuple(found)


def meant(typed: str, among: Sequence[Choice]) -> Meant:
    """The choices that typed words can mean, by the first way of reading them that fits any."""
    wanted = folded(typed)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(among):
        return Meant((among[int(wanted) - 1],))
    ways: tuple[Callable[[Choice], bool], ...] = (
        lambda choice: folded(choice.said) == wanted,
        lambda choice: any(wanted in names for names in choice.names),
        lambda choice: names_all(wanted, choice.names),
        lambda choice: begins_words_of(wanted, choice.said),
    )
    for fits in ways:
        found = tuple(choice for choice in among if fits(choice))
        if found:
            return Meant(found)
    return Meant(())


def names_all(wanted: str, names: Sequence[frozenset[str]]) -> bool:
    """Does each of several words name something else that the answer touches? `ana b4` names two things."""
    left = list(names)
    for word in wanted.split():
        named = next((ways for ways in left if word in ways), None)
        if named is None:
            return False
        left.remove(named)
    return True


def begins_words_of(wanted: str, said: str) -> bool:
    """Is every typed word the beginning of a word of the answer, such as `dig` of `Dig: move the excavator`?"""
    there = re.findall(r"\w+", folded(said))
    return all(any(word.startswith(typed) for word in there) for typed in wanted.split())
