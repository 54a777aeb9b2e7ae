"""A record, step by step, forwards and back."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from holdfast.cli.boards import Scene, drawing_of
from holdfast.cli.choosing import folded
from holdfast.cli.seen import seat_name
from holdfast.cli.terminal import EndOfInput, Terminal
from holdfast.core.asked import describe, event_text
from holdfast.core.events import Event
from holdfast.core.game import Game
from holdfast.core.record import Answer, Luck, Record, read_action, replay
from holdfast.core.text import Arg
from holdfast.words import Words, message_key

BACK, END, LEAVE = ("b", "back", "zurueck"), ("e", "end"), ("q", "quit", "ende")


class Watching:
    """Every position of a record, laid out so that one can go to any of them at once."""

    def __init__(self, record: Record, game: type[Game[Any]], words: Words, seat: int | None) -> None:
        self.record, self.words, self.seat = record, words, seat
        self.positions: list[Game[Any]] = []
        self.events: list[list[Event]] = []

        def note(number: int, g: Game[Any]) -> None:
            self.positions.append(g.clone())
            self.events.append(g.take_events())

        note(0, replay(record, game, until=0, events=True))
        replay(record, game, events=True, watch=note)
        if record.entries:
            del self.events[1][: len(self.events[0])]  # the second run told the set-up again

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.record.entries)

    def run(self, terminal: Terminal) -> None:
        """Show a step, ask where to go, until the watcher leaves."""
        at = 0
        while True:
            self.draw(terminal, at)
            try:
                typed = folded(terminal.ask(self.words.say("replay-keys") + ":"))
            except EndOfInput:
                return
            if typed in LEAVE or (not typed and at == self.last):
                return
            at = self.step(at, typed)

    def step(self, at: int, typed: str) -> int:
        """The entry that typed words lead to; what is not understood leads nowhere."""
        if typed.isdecimal():
            return min(int(typed), self.last)
        if typed in END:
            return self.last
        if typed in BACK:
            return max(at - 1, 0)
        return at if typed else at + 1

    def draw(self, terminal: Terminal, at: int) -> None:
        """The board after an entry, what the entry was and what it brought."""
        g = self.positions[at]
        view, drawing = g.view(self.seat), drawing_of(g.meta.id)
        naming, heard = drawing.naming(view), g.heard(self.events[at], self.seat)
        news = tuple(self.words.text(event_text(g, event), naming) for event in heard)
        terminal.clear()
        terminal.show(drawing.board(Scene(view, self.words, terminal.width, news)))
        title: dict[str, Arg] = {"title": g.meta.title, "entry": at, "count": self.last}
        terminal.show(Text(self.words.say("replay-title", title), style="bold"), Text(self.entry_line(at)))
        if g.ending is not None:
            terminal.show(Text(self.words.say(message_key("ending", g.ending.reason)), style="bold"))

    def entry_line(self, at: int) -> str:
        """What was answered, or how luck fell."""
        if at == 0:
            return self.words.say("replay-start")
        entry, before = self.record.entries[at - 1], self.positions[at - 1]
        if isinstance(entry, Luck):
            return self.words.say("replay-luck", {"outcome": self.luck_words(entry, before)})
        act = self.answer_words(entry, before)
        return self.words.say("replay-answer", {"seat": seat_name(self.words, entry.seat), "act": act})

    def luck_words(self, entry: Luck, before: Game[Any]) -> str:
        """The numbers that fell; where there are secrets they may be one, and the events tell what is open."""
        if before.meta.hidden:
            return self.words.say("board-secret")
        return str(entry.outcome) if isinstance(entry.outcome, int) else ", ".join(map(str, entry.outcome))

    def answer_words(self, entry: Answer, before: Game[Any]) -> str:
        """An answer in words, unless it was somebody else's secret."""
        if before.meta.hidden and entry.seat != self.seat:
            return self.words.say("board-secret")
        said = describe(before, read_action(type(before), entry.act)).text
        return self.words.text(said, drawing_of(before.meta.id).naming(before.view(self.seat)))
