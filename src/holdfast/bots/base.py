"""What a bot is: something that sees a view and a question, and chooses an answer."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from holdfast.core.game import View
from holdfast.core.legality import Action


class Budget(Struct, frozen=True):
    """How long a bot may think about one answer; None means as it likes."""

    milliseconds: int | None = None
    iterations: int | None = None


class BadBudget(ValueError):
    """A budget that cannot be read; the message says how one is written."""


def parse_budget(word: str) -> Budget:
    """A budget as people write it: `200ms` of time, or `300i` for 300 iterations, which repeats exactly."""
    for ending, what in (("ms", "milliseconds"), ("i", "iterations")):
        number = word.removesuffix(ending)
        if number != word and number.isdecimal() and int(number) > 0:
            return Budget(**{what: int(number)})
    raise BadBudget(f"a budget is written like 200ms or 300i, not {word!r}")


class Prompt(Struct, frozen=True):
    """The question a bot answers: who is asked, what about, and the legal answers in order."""

    seat: int
    text: str
    options: list[Action]


class Bot(Protocol):
    """A player of one game. A bot that needs no view gets None instead, which saves making one."""

    needs_view: bool

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        """One of the options of the prompt."""
        ...
