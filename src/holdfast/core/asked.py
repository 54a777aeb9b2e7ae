"""A question as a front end needs it: words, answers, and what each answer touches."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from holdfast.core.events import Event
from holdfast.core.flow import AskAll, Chance
from holdfast.core.game import Game
from holdfast.core.ids import named_args, targets
from holdfast.core.legality import Action
from holdfast.core.text import Named, Text


class Option(Struct, frozen=True):
    """One legal answer: the action to send back, its words, and the `kind:id` words of what it touches."""

    act: Any
    text: Text
    targets: tuple[str, ...]


class Asked(Struct, frozen=True):
    """What the game waits for, as one seat sees it.

    `kind` is "ask" (one answer closes it), "ask_all" (each seat answers for itself), "chance" or "over". Only
    a seat that is asked receives options; the others see who is asked.
    """

    kind: Literal["ask", "ask_all", "chance", "over"]
    seats: tuple[int, ...]
    text: Text
    options: list[Option]


def asked(g: Game[Any], seat: int | None) -> Asked:
    """The pending question for a seat, or for a spectator."""
    question = g.question
    if question is None:
        return Asked("over", (), Text(f"ending-{g.ending.reason.replace('_', '-')}" if g.ending else ""), [])
    key, frame = f"ask-{question.text}", g.stack[-1]
    if isinstance(question, Chance):
        return Asked("chance", (), Text(key, frame.prompt(g, None)), [])
    kind: Literal["ask", "ask_all"] = "ask_all" if isinstance(question, AskAll) else "ask"
    if seat is None or seat not in question.seats:
        return Asked(kind, question.seats, Text(key + "-others"), [])
    return Asked(kind, question.seats, Text(key, frame.prompt(g, seat)), [describe(g, act) for act in g.legal(seat)])


def describe(g: Game[Any], act: Action) -> Option:
    """An action with its words and targets."""
    fields, names = g.fields_of(type(act)), g.names()
    more = g.words_for(act)
    touched = tuple(f"{one.kind}:{one.id}" for one in more.values() if isinstance(one, Named) and one.id != "none")
    text = Text("act-" + _word(act), named_args(act, fields, names) | more)
    return Option(act, text, targets(act, fields, names) + touched)


def event_text(g: Game[Any], event: Event) -> Text:
    """The words of an event."""
    return Text("event-" + _word(event), named_args(event, g.fields_of(type(event)), g.names()))


def _word(value: Struct) -> str:
    return str(value.__struct_config__.tag).replace("_", "-")
