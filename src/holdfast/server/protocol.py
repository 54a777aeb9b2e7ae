"""What browser, bots and server say to each other over the WebSocket of a match.

A client opens `/api/matches/{match}/socket` and says `Hello` first, with its key or as a spectator. The
server answers with a `Snapshot`; from then on every change of the match arrives as an `Update`. Each request
carries an `id` that its client chose; `Accepted`, `Refused` or the reply to it carries the same one. Sending a
request again with the same id does nothing twice, so after a lost connection a client simply sends again
whatever was not confirmed.

All messages are JSON objects whose `type` names the class in snake case. Sentences never travel: a `Text` is
a key with arguments, and the client has the words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from holdfast.core.asked import Option
from holdfast.core.flow import Ending
from holdfast.core.text import Text

PROTOCOL = 1
"""Grows when an old client could no longer follow."""

RequestId = Annotated[str, Meta(min_length=1, max_length=64, description="Chosen by the client, new for each request")]
SeatNumber = Annotated[int, Meta(ge=0, le=98)]
Count = Annotated[int, Meta(ge=0)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]


# ---------------------------------------------------------------- what a client says


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() and at else c.lower() for at, c in enumerate(name))


class FromClient(Struct, frozen=True, tag_field="type", tag=_snake, forbid_unknown_fields=True):
    """A message to the server."""


class Hello(FromClient, frozen=True):
    """The first message: who is here. Without a key the server looks at the session cookie, else it is a spectator."""

    key: Annotated[str, Meta(max_length=200)] | None = None
    seat: SeatNumber | None = None
    """Through which of one's seats to look; the first if nothing is said."""
    protocol: int = PROTOCOL


class Answer(FromClient, frozen=True):
    """An answer to the pending question. `act` is the `act` of one of its options, or anything of that form."""

    id: RequestId
    seat: SeatNumber
    question: Count
    """The `id` of the question that is answered; an answer to an older one is refused."""
    act: Raw


class WhyNot(FromClient, frozen=True):
    """Why is something not possible? Answered by `Reason`."""

    id: RequestId
    seat: SeatNumber
    act: Raw


class Look(FromClient, frozen=True):
    """Look through another of one's own seats (hot-seat), or as a spectator. Answered by a `Snapshot`."""

    seat: SeatNumber | None


class Undo(FromClient, frozen=True):
    """Take the last answer of a seat back: at once where that is free or nobody else plays, else by consent."""

    id: RequestId
    seat: SeatNumber


class Consent(FromClient, frozen=True):
    """Agree or disagree to an undo that somebody asked for; `undo` is the number in `UndoAsked`."""

    id: RequestId
    undo: Count
    agree: bool


class SetOrders(FromClient, frozen=True):
    """The standing orders of a seat, by the names that the game gives them; the list replaces the old one."""

    id: RequestId
    seat: SeatNumber
    orders: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)]


class Say(FromClient, frozen=True):
    """A line of chat."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class HandOver(FromClient, frozen=True):
    """Let a bot play a seat for now: one's own, or, for the host, one whose player is away."""

    id: RequestId
    seat: SeatNumber
    level: Level


class TakeBack(FromClient, frozen=True):
    """Play a seat oneself again that a bot was playing."""

    id: RequestId
    seat: SeatNumber


class Leave(FromClient, frozen=True):
    """Get up for good: one's seats become open, and new links can be sent for them."""

    id: RequestId


class AskHint(FromClient, frozen=True):
    """What would a good player answer? Worked out from what the seat may know. Answered by `Hint`."""

    id: RequestId
    seat: SeatNumber


class AskOdds(FromClient, frozen=True):
    """What might follow from an answer, and how likely? Answered by `Odds`."""

    id: RequestId
    seat: SeatNumber
    act: Raw


class AskPast(FromClient, frozen=True):
    """The match after an earlier entry, as the seat one looks through saw it. Answered by `Past`."""

    id: RequestId
    entry: Count


class AskLog(FromClient, frozen=True):
    """The lines of the log that belong to entries from `start` up to, not including, `stop`. Answered by `Log`."""

    id: RequestId
    start: Count
    stop: Count


class Ping(FromClient, frozen=True):
    """Is the server there? Answered by `Pong`."""

    id: RequestId


ClientMessage = (
    Hello
    | Answer
    | WhyNot
    | Look
    | Undo
    | Consent
    | SetOrders
    | Say
    | HandOver
    | TakeBack
    | Leave
    | AskHint
    | AskOdds
    | AskPast
    | AskLog
    | Ping
)


# ---------------------------------------------------------------- parts of what the server says


class Clocks(Struct, frozen=True, forbid_unknown_fields=True):
    """How long things may take."""

    reaction: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds until silence counts as the game says it does in a reaction window; 0 waits for ever."""


class SeatInfo(Struct, frozen=True):
    """Who sits at a seat, as everybody may know."""

    seat: int
    holder: Literal["person", "bot", "open"]
    """Who answers for it now; an open seat waits for somebody to join."""
    name: str
    player: int | None
    """The number of the person it belongs to, also while a bot plays for them."""
    level: str
    """The level of the bot that plays it, or ''."""
    present: bool
    """Is the person connected?"""
    host: bool


class MatchInfo(Struct, frozen=True):
    """What everybody at the table, and every spectator, may know about a match."""

    match: str
    game: str
    rules_version: int
    content_hash: str
    options: dict[str, str | int | bool]
    seats: list[SeatInfo]
    clocks: Clocks
    spectators: bool
    """May others watch?"""
    watching: int
    """How many do."""
    commitment: str
    """Fixes the seed of the luck before play; SHA-256 of the seed in hexadecimal."""
    created: float
    """Seconds since 1970."""
    imported: bool
    """Was it brought in from a file? Then its commitment was shown elsewhere."""


class Question(Struct, frozen=True):
    """What the match waits for, as the reader may see it.

    `options` is there for a seat that is asked. Only an answer that names this `id` can be an answer to it.
    """

    id: int
    kind: Literal["ask", "ask_all", "chance", "over"]
    seats: tuple[int, ...]
    text: Text
    options: list[Option]
    rule: str
    """The rule that says what may be done here."""


class Clock(Struct, frozen=True):
    """The pending question closes by itself in so many milliseconds, whatever anybody holds."""

    question: int
    left: int


class Line(Struct, frozen=True):
    """Something that happened, for log and animation."""

    entry: int
    """The entry of the record that brought it about, counted from 1; 0 is the set-up."""
    event: Any
    """The event itself: an object whose `event` names its kind."""
    text: Text
    targets: tuple[str, ...]
    """What it touches, as `kind:id` words like those of options."""


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    number: int
    player: int
    name: str
    text: str
    at: float


class UndoAsked(Struct, frozen=True):
    """Somebody would like to take an answer back, and others must agree."""

    undo: int
    """Its number, to be named in `Consent`."""
    seat: int
    entries: int
    """How many entries would be taken back."""
    waiting: list[int]
    """The players (by number) who have not said yes."""


class Position(Struct, frozen=True):
    """Where a match stands, as the reader may see it."""

    number: int
    """Grows with every change of the match, also when something is taken back."""
    entry: int
    """How many entries the record has."""
    view: Any
    """The table as the reader may see it; its form is the game's own."""
    question: Question
    clock: Clock | None
    ending: Ending | None
    retaken: int
    """How often luck or a secret was seen and then taken back."""
    seed: str
    """The seed of the luck, once the match is over."""


class You(Struct, frozen=True):
    """What the server knows about the reader."""

    player: int | None
    """None for a spectator."""
    name: str
    seats: list[int]
    viewer: int | None
    """The seat one looks through; None as a spectator."""
    host: bool
    orders: dict[str, list[str]]
    """By seat: the standing orders in force."""


# ---------------------------------------------------------------- what the server says


class FromServer(Struct, frozen=True, tag_field="type", tag=_snake):
    """A message to a client."""


class Snapshot(FromServer, frozen=True):
    """Everything needed to draw the match: sent first, after `Look`, and when a client may have missed something."""

    protocol: int
    info: MatchInfo
    you: You
    position: Position
    log: list[Line]
    """The latest lines; `AskLog` gives the earlier ones."""
    log_from: int
    """The first entry whose lines are in `log`."""
    chat: list[ChatLine]
    undo: UndoAsked | None


class Update(FromServer, frozen=True):
    """The match went on."""

    position: Position
    log: list[Line]
    """What happened. Lines of later entries than `undone_to` were taken back before."""
    undone_to: int | None = None
    """The number of entries that were left after something was taken back; None where nothing was."""


class Seats(FromServer, frozen=True):
    """Somebody came, left, was replaced or came back; `you` is there if it concerns the reader."""

    info: MatchInfo
    you: You | None = None


class Accepted(FromServer, frozen=True):
    """A request was carried out, and what it changed is stored for good."""

    id: str
    number: int
    """The change of the match that it made, or the latest one if it made none."""


class Refused(FromServer, frozen=True):
    """A request was not carried out, and nothing has changed.

    `rule` names a rule of the game where one forbids it; else it is empty and `text` speaks for the table.
    """

    id: str
    rule: str
    text: Text
    number: int = 0


class Reason(FromServer, frozen=True):
    """Why something is not possible; `text` is None where it is."""

    id: str
    rule: str
    text: Text | None


class Chat(FromServer, frozen=True):
    """Somebody said something."""

    line: ChatLine


class UndoState(FromServer, frozen=True):
    """An undo was asked for, agreed to by somebody, or is off the table (None)."""

    undo: UndoAsked | None
    refused_by: int | None = None
    """The player (by number) who said no to the undo that was asked for before."""


class Thought(Struct, frozen=True):
    """What a searching bot thinks of an option: how often it tried it, and the chance of winning it found (0 to 1)."""

    option: Option
    visits: int
    chance: float


class Hint(FromServer, frozen=True):
    """What a good player of the named level would answer.

    A level that searches also tells what it thinks of the options it looked at most, best first; others tell nothing.
    """

    id: str
    level: str
    option: Option
    thoughts: list[Thought] = []


class Chances(Struct, frozen=True):
    """Something that might follow, and its probability from 0 to 1."""

    text: Text
    targets: tuple[str, ...]
    probability: float


class Odds(FromServer, frozen=True):
    """What would follow for certain, and what may follow."""

    id: str
    certain: list[Line]
    chances: list[Chances]
    sampled: bool
    """Are the figures from samples rather than from all outcomes?"""


class Past(FromServer, frozen=True):
    """The match after an earlier entry."""

    id: str
    position: Position
    log: list[Line]
    """What that entry brought about."""


class Log(FromServer, frozen=True):
    """Lines of the log."""

    id: str
    lines: list[Line]


class Pong(FromServer, frozen=True):
    """The server is there."""

    id: str


class Closing(FromServer, frozen=True):
    """The server ends this connection; `text` says why, `again` whether to connect again."""

    text: Text
    again: bool


ServerMessage = (
    Snapshot
    | Update
    | Seats
    | Accepted
    | Refused
    | Reason
    | Chat
    | UndoState
    | Hint
    | Odds
    | Past
    | Log
    | Pong
    | Closing
)


class Close:
    """Codes with which the server closes a WebSocket."""

    FAULT = 1011
    RESTART = 1012
    BAD_MESSAGE = 4400
    NOT_ALLOWED = 4401
    NO_SUCH_MATCH = 4404
    NO_HELLO = 4408
    TOO_BIG = 1009
    TOO_MANY = 4429
    TOO_SLOW = 4430
