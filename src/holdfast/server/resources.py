"""What travels over the HTTP API, as Structs; OpenAPI and TypeScript follow from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from holdfast.core.meta import Choice
from holdfast.core.text import Text
from holdfast.server.protocol import Clocks, Line, MatchInfo, Name, Position, SeatNumber

MatchId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Problem(Struct, frozen=True):
    """Why a request was not carried out. `text` has words in the shared text files; `detail` is for developers."""

    status: int
    text: Text
    rule: str = ""
    detail: str = ""


class Health(Struct, frozen=True):
    """Is the server well? `storage` says whether the database answers."""

    status: Literal["ok", "stopping", "failing"]
    version: str
    storage: Literal["ok", "failing"]
    seconds: float
    """How long this process has been up."""


# ---------------------------------------------------------------- games


class Preset(Struct, frozen=True):
    """A named set of options."""

    name: str
    options: dict[str, str | int | bool]
    seats: list[int]
    """How many seats can play with it."""


class GameInfo(Struct, frozen=True):
    """A game as the lobby presents it. Its words are in its texts: `option-<name>`, `order-<name>` and so on."""

    id: str
    title: str
    stage: Literal["draft", "playable", "complete"]
    min_seats: int
    max_seats: int
    hidden: bool
    """Are there secrets between seats?"""
    rules_version: int
    options: list[Choice]
    presets: list[Preset]
    levels: list[str]
    """The levels of bots, weakest first."""
    orders: list[str]
    """The standing orders that a seat may give."""
    languages: list[str]


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """Options as they are chosen so far. Those that are not named have their defaults."""

    options: dict[str, str | int | bool] = {}


class OtherOption(Struct, frozen=True):
    """A number of seats that needs one option to be different."""

    seats: int
    option: str
    value: str | int | bool


class SeatCounts(Struct, frozen=True):
    """How many seats can play with some options, and which single other option would allow other numbers."""

    seats: list[int]
    otherwise: list[OtherOption]


class RuleInfo(Struct, frozen=True):
    """A rule in our own words."""

    id: str
    section: str
    text: str
    source: str
    edition: str


class RulingInfo(Struct, frozen=True):
    """What we decided where the rulebook is silent or unclear."""

    id: str
    question: str
    ruling: str
    rules: list[str]
    why: str


class RuleBook(Struct, frozen=True):
    """All rules and rulings of a game."""

    game: str
    rules: list[RuleInfo]
    rulings: list[RulingInfo]


class SourceInfo(Struct, frozen=True):
    """Where some of a game's content comes from, and how far it can be trusted."""

    pack: str
    key: str
    title: str
    confidence: str
    entries: int
    """How many entries name it."""


class Provenance(Struct, frozen=True):
    """Where all content of a game comes from."""

    game: str
    sources: list[SourceInfo]


class Content(Struct, frozen=True):
    """What never changes during a match: the names of all pieces, by kind, and the game's own tables."""

    game: str
    hash: str
    options: dict[str, str | int | bool]
    names: dict[str, list[str]]
    tables: dict[str, Any]
    """The game's content structure, field by field; its form is the game's own."""


# ---------------------------------------------------------------- lessons


class LessonPage(Struct, frozen=True):
    """A lesson after some of its steps: what is said, and the game as the engine has it there."""

    step: int
    """The number of the step, counted from 1."""
    count: int
    text: Text | None
    """What the step says; None after the last step."""
    point: list[str]
    """What to look at, as `kind:id` words like those of options."""
    accepts: list[int]
    """The numbers of the options that lead on, counted from 0; none where there is only something to read."""
    seat: int
    seats: int
    position: Position
    log: list[Line]
    """What the step before brought about."""


class LessonBook(Struct, frozen=True):
    """A whole lesson."""

    game: str
    pages: dict[str, LessonPage]
    """By path: for each step done the number of the option chosen, or `-`, with dots between."""


class LessonWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Why is something not possible at a place of a lesson?"""

    path: Annotated[str, Meta(max_length=400)]
    act: dict[str, Any]


class LessonReason(Struct, frozen=True):
    """Why something is not possible; `text` is None where it is."""

    rule: str
    text: Text | None


# ---------------------------------------------------------------- matches


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: oneself (several times for a hot-seat), whoever opens the link, or a bot."""

    holder: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] = ""


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be made. Options that are not named have their defaults."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    name: Name
    options: dict[str, str | int | bool] = {}
    clocks: Clocks = Clocks()
    spectators: bool = True


class Invite(Struct, frozen=True):
    """The secret of the link to an open seat. It works once, then the seat belongs to whoever used it."""

    seat: int
    secret: str
    link: str
    """The path to send; the secret stands behind the `#`, so that it is never sent to a server or logged."""


class Seated(Struct, frozen=True):
    """One has a place in a match. The key proves it from now on: keep it, and show it to nobody."""

    match: str
    player: int
    key: str
    seats: list[int]
    info: MatchInfo
    invites: list[Invite]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat."""

    invite: Annotated[str, Meta(max_length=200)]
    name: Name
    key: Annotated[str, Meta(min_length=24, max_length=200)] | None = None
    """A key of the client's own choice; asking again with it gives the same seat, should the reply be lost."""


class Invites(Struct, frozen=True):
    """The links to all open seats, made anew; earlier ones no longer work. Only for the host."""

    invites: list[Invite]


class NewInvites(Struct, frozen=True, forbid_unknown_fields=True):
    """For which open seats to make new links; all if none is named."""

    seats: Annotated[list[SeatNumber], Meta(max_length=20)] = []


class ImportMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match from a file, as `export` or `holdfast play` wrote it."""

    file: dict[str, Any]
    name: Name


class Replay(Struct, frozen=True):
    """A finished match, to be watched again."""

    info: MatchInfo
    entries: int
    seed: str
    retaken: int


class ReplayStep(Struct, frozen=True):
    """A finished match after one of its entries."""

    position: Position
    log: list[Line]


# ---------------------------------------------------------------- accounts


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Annotated[str, Meta(min_length=2, max_length=40, pattern="^[^\\s\\x00-\\x1f]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Account(Struct, frozen=True):
    """Who is logged in."""

    name: str


class OwnMatch(Struct, frozen=True):
    """A match that the account has a place in."""

    match: str
    game: str
    player: int
    over: bool
    since: float


class OwnMatches(Struct, frozen=True):
    """The matches of an account, the latest first."""

    matches: list[OwnMatch]
