"""How a match runs: its position, its record, and what each entry brought about.

Going on costs the same however long the match is. Going back starts from the nearest checkpoint, a copy of the
position that is kept every so many entries.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holdfast.core.codec import Damaged
from holdfast.core.events import Event
from holdfast.core.flow import Chance
from holdfast.core.game import Game
from holdfast.core.legality import Illegal
from holdfast.core.record import CannotReplay, Entry, Luck, Record, apply, place_of_next, start
from holdfast.table.luck import luck_at

BETWEEN_CHECKPOINTS = 64


class Course:
    """A game, its record and its luck, moved on and back entry by entry."""

    def __init__(
        self, game: type[Game[Any]], record: Record, seed: str, known: tuple[int, Game[Any]] | None = None
    ) -> None:
        """`known` is a position already worked out, with the number of entries that led to it."""
        self.game, self.record, self.seed = game, record, seed
        self.g: Game[Any]
        self._happened: list[list[Event]] = []
        """What each entry brought about, from `_first` on; number 0 is the set-up."""
        self._first = 0
        self._checkpoints: list[tuple[int, Game[Any]]] = []
        if known is None:
            self._replay()
        else:
            count, self.g = known
            self.g.take_events()
            self._first = count + 1
            self._checkpoints.append((count, self.g.clone()))
            self._follow(self.record.entries[count:], count)
        self._note_ending()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.g.ending is not None

    # ------------------------------------------------------------------ on

    def play(self, entry: Entry) -> list[Event]:
        """Play an entry and write it down; an illegal one changes nothing."""
        apply(self.g, entry)
        events = self.g.take_events()
        self._happened.append(events)
        self.record.entries.append(entry)
        self._note_checkpoint(len(self.record.entries))
        if self.g.ending is not None:
            self._note_ending()
        return events

    def luck(self) -> Luck | None:
        """What nature answers now; None if it is not asked."""
        question = self.g.question
        if not isinstance(question, Chance):
            return None
        number, place = len(self.record.entries), place_of_next(self.record.entries)
        outcome = question.dist.sample(luck_at(self.seed, place))
        return Luck(outcome, None if place == number else place)

    def draw(self) -> None:
        """Answer for nature until a seat is asked or the game is over."""
        while (luck := self.luck()) is not None:
            self.play(luck)

    # ------------------------------------------------------------------ back

    def back_to(self, count: int) -> None:
        """Take entries back until only so many are left."""
        del self.record.entries[count:]
        while self._checkpoints and self._checkpoints[-1][0] > count:
            self._checkpoints.pop()
        if self._checkpoints:
            known, position = self._checkpoints[-1]
            self.g = position.clone()
            self.g.take_events()  # from now on somebody listens
            self._forget_after(known)
            self._follow(self.record.entries[known:], known)
        else:
            self._replay()
        self._note_ending()

    def _forget_after(self, count: int) -> None:
        del self._happened[max(0, count + 1 - self._first) :]
        self._first = min(self._first, count + 1)

    def _replay(self) -> None:
        """Everything anew from the record alone."""
        self.g = start(self.record, self.game, events=True)
        self._first, self._happened, self._checkpoints = 0, [self.g.take_events()], [(0, self.g.clone())]
        self._follow(self.record.entries, 0)

    def _follow(self, entries: list[Entry], count: int) -> None:
        """Play entries that already stand in the record."""
        for number, entry in enumerate(entries, count + 1):
            try:
                apply(self.g, entry)
            except (Illegal, Damaged) as error:
                raise CannotReplay(f"entry {number} of the record cannot be played: {error}") from error
            self._happened.append(self.g.take_events())
            self._note_checkpoint(number)

    def _note_checkpoint(self, count: int) -> None:
        if count % BETWEEN_CHECKPOINTS == 0:
            self._checkpoints.append((count, self.g.clone()))

    def _note_ending(self) -> None:
        self.record.ending = self.g.ending
        self.record.seed = self.seed if self.g.ending is not None else ""

    # ------------------------------------------------------------------ looking back

    def happened(self, since: int = 0) -> Iterator[tuple[int, list[Event]]]:
        """What each entry from a number on brought about, in order; number 0 is the set-up."""
        if since < self._first:
            self._replay()
        for number in range(since, len(self.record.entries) + 1):
            yield number, self._happened[number - self._first]

    def everything(self) -> list[list[Event]]:
        """What each entry brought about; the first list belongs to the set-up. Treat it as read-only."""
        if self._first:
            self._replay()
        return self._happened

    @property
    def known_from(self) -> int:
        """The first entry of which can be told what it brought about, without playing the record again."""
        return self._first

    def reaches_back_to(self, count: int) -> bool:
        """Can the position after so many entries be had without playing the record from its start?"""
        return bool(self._checkpoints) and self._checkpoints[0][0] <= max(0, count - 1) and self._first <= count

    def at(self, count: int) -> tuple[Game[Any], list[Event]]:
        """The position after so many entries, and what the last of them brought about."""
        if not self.reaches_back_to(count):
            self._replay()
        known, position = max((one for one in self._checkpoints if one[0] <= count), key=lambda one: one[0])
        g = position.clone()
        for entry in self.record.entries[known:count]:
            apply(g, entry)
        return g, next(self.happened(count))[1]

    def revealed(self, number: int) -> bool:
        """Did an entry bring luck or a secret to light?"""
        return any(event.reveals for event in next(self.happened(number))[1])
