"""The engine: one position of one game, always waiting on one question.

A `Game` holds the table (plain data), the stack of frames (plain data) and the content (never changes). Its
question follows from the stack, its legal answers from the question. Games subclass it and say what lies on
the table; they add no machinery.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, ParamSpec, Self, TypeVar

from msgspec import Struct

from holdfast.core.chance import Outcome, Rng
from holdfast.core.events import Event
from holdfast.core.flow import (
    Ask,
    AskAll,
    Call,
    Chance,
    Done,
    Ending,
    Frame,
    GameOver,
    Goto,
    Question,
    Unwind,
)
from holdfast.core.ids import IdField, Kind, Names, id_fields
from holdfast.core.legality import Action, Illegal, Menu, Refusal, first_refusal, legal
from holdfast.core.meta import Meta, Options
from holdfast.core.orders import Order
from holdfast.core.plain import cloner_of
from holdfast.core.text import Arg
from holdfast.core.view import Seat, event_for, project

if TYPE_CHECKING:
    from holdfast.core.migration import Migration

S = TypeVar("S", bound=Struct)
P = ParamSpec("P")


class View(Struct, frozen=True):
    """Everything a seat may know of a position; `seat` is None for a spectator."""

    game: str
    seat: Seat
    seats: int
    options: Options
    table: Any
    stack: list[Any]
    ending: Ending | None


class Game(Generic[S]):
    """A position of a game, and the engine that moves it on."""

    __slots__ = ("_legal", "content", "ending", "events", "options", "question", "seats", "stack", "state")

    meta: ClassVar[Meta]
    state_type: ClassVar[type[Struct]]
    frames: ClassVar[tuple[type[Frame], ...]]
    actions: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    kinds: ClassVar[tuple[Kind, ...]]
    orders: ClassVar[tuple[Order, ...]] = ()
    """The standing orders that a seat may give the table."""
    migrations: ClassVar[tuple[Migration, ...]] = ()
    """How records of older rules versions are carried over to newer ones."""
    more_words: ClassVar[Mapping[type[Action], frozenset[str]]] = {}
    """What `words_for` gives for an action, so that texts can be checked."""

    content: Any
    options: Any
    seats: int
    state: S
    stack: list[Frame]
    ending: Ending | None
    events: list[Event] | None
    question: Question | None
    _legal: dict[int, list[Action]]

    # ------------------------------------------------------------------ to be said by each game

    @classmethod
    def load_content(cls, options: Options) -> Any:
        """The content that these options ask for, loaded and checked; loading twice gives the same object."""
        raise TypeError(f"{cls.__name__} does not say how its content is loaded")

    @classmethod
    def check_pack(cls, folder: Path) -> None:
        """Check a content pack that somebody wrote; raise `BadContent` at the first thing that is wrong.

        `holdfast content check` calls it. Load the pack with the very functions that `load_content` uses, for
        every choice of options that reads the pack in another way, so that what passes here can be played.
        """
        raise TypeError(f"{cls.__name__} does not say how its content packs are checked")

    @classmethod
    def set_up(cls, content: Any, options: Options, seats: int) -> tuple[S, Frame]:
        """The table at the start and the procedure that begins the game."""
        raise TypeError(f"{cls.__name__} does not say how it is set up")

    def names(self) -> Names:
        """The readable ids of every kind."""
        raise TypeError(f"{type(self).__name__} does not name its pieces")

    def census(self) -> dict[str, int]:
        """How many of each thing there are, wherever they lie. It never changes during a game."""
        raise TypeError(f"{type(self).__name__} does not count its pieces")

    @classmethod
    def world(cls, view: View, rng: Rng) -> Self:
        """A whole position that the viewer of a view cannot tell from the real one.

        A game without secrets needs nothing more than this. One with secrets overrides it and deals the
        unseen things at random, in accordance with all that the view shows.
        """
        return cls.restore(
            cls.load_content(view.options), view.options, view.seats, view.table, view.stack, view.ending
        )

    def allies_of(self, viewer: Seat) -> Callable[[int], bool]:
        """Whose team secrets the viewer shares; nobody's unless a game says so."""
        return lambda owner: False

    def words_for(self, act: Action) -> dict[str, Arg]:
        """What an answer speaks of beside its fields, such as what a number in it stands for: named, and touched."""
        return {}

    def reckoned(self) -> dict[str, Any]:
        """What boards show and what follows from the content alone, beside the content's own fields."""
        return {}

    def silence(self, seat: int) -> Action | None:
        """What it means when a seat lets a reaction window pass in silence; None where it must speak.

        Whether it is None follows from what everybody can see, so that the time a window takes tells nothing.
        """
        return None

    # ------------------------------------------------------------------ making positions

    @classmethod
    def new(cls, options: Options | None = None, seats: int | None = None, events: bool = False) -> Self:
        """A game at its first question."""
        options = cls.meta.options() if options is None else options
        seats = max(cls.meta.min_seats, options.seat_range()[0]) if seats is None else seats
        if not cls.meta.allows(options, seats):
            raise ValueError(f"{cls.meta.id} cannot be played with {seats} seats and these options")
        content = cls.load_content(options)
        state, first = cls.set_up(content, options, seats)
        return cls.restore(content, options, seats, state, [first], None, events=events)

    @classmethod
    def restore(
        cls,
        content: Any,
        options: Options,
        seats: int,
        state: S,
        stack: list[Frame],
        ending: Ending | None,
        events: bool = False,
    ) -> Self:
        """A position from its parts; the question is worked out anew."""
        g = object.__new__(cls)
        g.content, g.options, g.seats = content, options, seats
        g.state, g.stack, g.ending = state, stack, ending
        g.events = [] if events else None
        g.question = None
        g._legal = {}
        g._begin()
        return g

    def clone(self) -> Self:
        """An independent copy that shares only what never changes; nobody listens to its events."""
        new = object.__new__(type(self))
        new.content, new.options, new.seats = self.content, self.options, self.seats
        new.state = cloner_of(type(self.state))(self.state)
        new.stack = [cloner_of(type(frame))(frame) for frame in self.stack]
        new.ending, new.question, new._legal = self.ending, self.question, self._legal
        new.events = None
        return new

    def same_as(self, other: Game[S]) -> bool:
        """Are two positions equal in everything that is stored?"""
        return (
            self.state == other.state
            and self.stack == other.stack
            and self.ending == other.ending
            and self.options == other.options
            and self.seats == other.seats
        )

    # ------------------------------------------------------------------ asking

    def asked(self) -> tuple[int, ...]:
        """The seats whose answer is awaited; none while nature is asked or after the end."""
        question = self.question
        return question.seats if isinstance(question, (Ask, AskAll)) else ()

    def legal(self, seat: int) -> list[Action]:
        """The legal answers of a seat, worked out once per question. Treat the list as read-only."""
        found = self._legal.get(seat)
        if found is None:
            question = self.question
            if question is None or type(question) is Chance or seat not in question.seats:
                return []
            rules = question.rules
            # A menu is asked at once: most questions have one, and this is where most of play begins.
            found = rules.lists(self, seat) if type(rules) is Menu else legal(self, seat, rules)
            self._legal[seat] = found
        return found

    def why_not(self, seat: int, act: Action) -> Refusal | None:
        """Why an answer would be refused; None if it is legal."""
        question = self.question
        if self.ending is not None:
            return Refusal(self.meta.end_rule, "no-game-over")
        rule = self.stack[-1].rule
        if not isinstance(question, (Ask, AskAll)):
            return Refusal(rule, "no-luck-first")
        if seat not in question.seats:
            return Refusal(rule, "no-not-your-turn")
        if not self._known(act):
            return Refusal(rule, "no-such-thing")
        return first_refusal(self, seat, act, question.rules, rule)

    def _known(self, act: Action) -> bool:
        """Do all ids of an action name something that exists?"""
        names = self.names()
        return all(
            0 <= one < len(names[field.kind.name])
            for field in self.fields_of(type(act))
            for one in _ids(getattr(act, field.name), field.many)
        )

    @classmethod
    def fields_of(cls, struct: type[Struct]) -> tuple[IdField, ...]:
        """Which fields of an action or event of this game hold ids."""
        key = (cls, struct)
        found = _FIELDS.get(key)
        if found is None:
            found = _FIELDS[key] = id_fields(struct, cls.kinds)
        return found

    # ------------------------------------------------------------------ answering

    def answer(self, seat: int, act: Action) -> None:
        """Accept a legal answer and go on to the next question; refuse any other and change nothing."""
        question = self.question
        if question is None or type(question) is Chance or act not in (self._legal.get(seat) or self.legal(seat)):
            raise Illegal(self.why_not(seat, act) or Refusal(self.stack[-1].rule, "no-not-now"))
        self._legal, self.question = {}, None
        frame = self.stack[-1]
        try:
            self._run(frame, getattr(frame, question.then)(self, seat, act), question.then)
        except GameOver as over:
            self._end(over.ending)

    def luck(self, outcome: Outcome) -> None:
        """Nature's answer to a chance question."""
        question = self.question
        if type(question) is not Chance:
            raise Illegal(Refusal(self.meta.end_rule if self.ending else self.stack[-1].rule, "no-luck-now"))
        if not question.dist.allows(outcome):
            raise Illegal(Refusal(self.stack[-1].rule, "no-such-luck"))
        self._legal, self.question = {}, None
        frame = self.stack[-1]
        try:
            self._run(frame, getattr(frame, question.then)(self, outcome), question.then)
        except GameOver as over:
            self._end(over.ending)

    def _begin(self) -> None:
        """Run from where the stack stands to the question that follows from it."""
        if self.ending is not None:
            return
        frame = self.stack[-1]
        try:
            self._run(frame, getattr(frame, frame.at)(self))
        except GameOver as over:
            self._end(over.ending)

    def _run(self, frame: Frame, step: Any, heard: str = "") -> None:
        """Do what a stage said, and what the stages after it say, until something is asked.

        `heard` names the stage that has just heard an answer: it may not ask itself, as a question belongs to the
        stage where its frame stands. All that games do passes through this loop, so it is written out in one piece.
        """
        stack = self.stack
        while True:
            kind = type(step)
            if kind is Goto:
                frame.at = step.at
            elif kind is Call:
                frame.at = step.then
                frame = step.frame
                stack.append(frame)
            elif kind is Done:
                stack.pop()
                frame = stack[-1]
            elif kind is Unwind:
                while type(stack[-1]) is not step.to:
                    stack.pop()
                frame = stack[-1]
                frame.at = step.then
            else:
                if heard:
                    raise TypeError(f"{type(frame).__name__}.{heard} asks while it answers; go to a stage that asks")
                self.question = step
                return
            heard = ""
            step = getattr(frame, frame.at)(self)

    def _end(self, ending: Ending) -> None:
        self.ending = ending
        self.question = None
        self.stack.clear()

    # ------------------------------------------------------------------ telling

    def emit(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell what happened, if anybody listens; the event is only made then."""
        if self.events is not None:
            self.events.append(kind(*args, **kwargs))

    def take_events(self) -> list[Event]:
        """The events since the last time, in order."""
        events, self.events = self.events or [], []
        return events

    def heard(self, events: Sequence[Event], viewer: Seat) -> list[Event]:
        """Events as a seat, or a spectator, may hear them."""
        allies = self.allies_of(viewer)
        told = [event_for(event, viewer, allies) for event in events]
        return [event for event in told if event is not None]

    def view(self, viewer: Seat) -> View:
        """All that a seat, or a spectator, may know."""
        allies = self.allies_of(viewer)
        return View(
            self.meta.id,
            viewer,
            self.seats,
            self.options,
            project(self.state, viewer, allies),
            [project(frame, viewer, allies) for frame in self.stack],
            self.ending,
        )


_FIELDS: dict[tuple[type, type], tuple[IdField, ...]] = {}


def _ids(value: Any, many: bool) -> Sequence[int]:
    if value is None:
        return ()
    return value if many else (value,)
