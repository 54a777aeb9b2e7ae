"""Many games from one seed, counted.

Game number i is the same whoever plays it: its luck and its bots draw from generators made of (seed, i), so
neither the number of workers nor the order in which they finish can change a result.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.bots import Bot, Budget, Prompt, make_bot, parse_bot
from holdfast.core.flow import Ask, AskAll, Chance
from holdfast.core.game import Game
from holdfast.core.ledger import rules_of
from holdfast.core.legality import Action
from holdfast.core.meta import Options
from holdfast.core.record import Entry, answer_entry, begin, encode, luck_entry
from holdfast.games import find_game

LARGEST_CHUNK = 250


class DeadEnd(RuntimeError):
    """A seat is asked and has no legal answer."""


class BadPlan(ValueError):
    """What was asked for cannot be simulated; the message says why."""


class Plan(Struct, frozen=True):
    """What to play: one bot level per seat, and one seed for everything."""

    game: str
    options: Options
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int


class Failure(Struct, frozen=True, order=True):
    """A game that crashed or came to a dead end, with the record that leads there."""

    index: int
    error: str
    record: bytes


class Unreached(Struct, frozen=True):
    """What no game touched, each list sorted."""

    content: list[str]
    """`kind:id` of everything that no action and no event named."""
    events: list[str]
    rules: list[str]
    """Rules that only unseen events carry."""
    end_reasons: list[str]


class Result(Struct, frozen=True):
    """The counts of a simulation, as `holdfast simulate --json` prints them."""

    game: str
    options: Options
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    finished: int
    errors: int
    decisions: int
    end_reasons: dict[str, int]
    wins: dict[str, int]
    unreached: Unreached


class Tally(Struct):
    """Counts of some of the games; tallies add up in any order."""

    finished: int = 0
    decisions: int = 0
    end_reasons: dict[str, int] = {}
    wins: dict[int, int] = {}
    shares: dict[int, float] = {}
    """Victories by seat, a shared one divided among its winners."""
    touched: set[tuple[str, int]] = set()
    events: set[str] = set()
    failures: list[Failure] = []

    def add(self, other: Tally) -> None:
        """Take the counts of other games in."""
        self.finished += other.finished
        self.decisions += other.decisions
        for reason, count in other.end_reasons.items():
            self.end_reasons[reason] = self.end_reasons.get(reason, 0) + count
        for seat, count in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + count
        for seat, share in other.shares.items():
            self.shares[seat] = self.shares.get(seat, 0.0) + share
        self.touched |= other.touched
        self.events |= other.events
        self.failures += other.failures


def make_plan(game: str, options: Options, seats: int | None, bots: str, seed: int, games: int) -> Plan:
    """A plan, checked. `bots` is one for all seats, or one for each, with commas between them.

    A bot is a level, or a level with a budget such as `champion:300i`; one with a budget of time is as good as the
    machine lets it be, so its games do not repeat exactly.
    """
    found = find_game(game)
    seats = found.meta.min_seats if seats is None else seats
    if games < 1:
        raise BadPlan(f"at least one game must be played, not {games}")
    if not found.meta.allows(options, seats):
        raise BadPlan(f"{found.meta.id} cannot be played with {seats} seats and these options")
    named = tuple(word.strip() for word in bots.split(","))
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise BadPlan(f"{len(named)} bots are named for {seats} seats; name one for all of them, or one for each")
    for word in named:
        parse_bot(found.meta.id, word)
    return Plan(found.meta.id, options, seats, named, seed, games)


def generator(seed: int, index: int, purpose: str) -> random.Random:
    """The generator of one game for one purpose: "nature", "bots" or "worlds", the latter two by seat."""
    digest = hashlib.sha256(f"{seed}/{index}/{purpose}".encode()).digest()
    return random.Random(int.from_bytes(digest[:16], "big"))


# ---------------------------------------------------------------- one game


class Match:
    """One game between bots. It keeps its entries, so that a crash can be played again."""

    def __init__(self, plan: Plan, index: int, game: type[Game[Any]]) -> None:
        self.entries: list[tuple[int, Action] | tuple[None, Any]] = []
        self.decisions = 0
        self.nature = generator(plan.seed, index, "nature")
        self.turns = generator(plan.seed, index, "turns")
        seated = [parse_bot(plan.game, word) for word in plan.bots]
        self.budgets: list[Budget] = [budget for _, budget in seated]
        self.bots: list[Bot] = [
            make_bot(
                plan.game,
                level,
                generator(plan.seed, index, f"bots/{seat}"),
                generator(plan.seed, index, f"worlds/{seat}"),
            )
            for seat, (level, _) in enumerate(seated)
        ]
        self.g = game.new(plan.options, plan.seats, events=True)

    def play(self, cap: int) -> None:
        """Play to the end, or until the cap of entries is reached."""
        g, entries, nature = self.g, self.entries, self.nature
        while (question := g.question) is not None and len(entries) < cap:
            if type(question) is Chance:
                outcome = question.dist.sample(nature)
                entries.append((None, outcome))
                g.luck(outcome)
            else:
                seat, act = self._choose(question)
                entries.append((seat, act))
                self.decisions += 1
                g.answer(seat, act)

    def _choose(self, question: Ask | AskAll) -> tuple[int, Action]:
        g, seats = self.g, question.seats
        # Where any of several seats may answer, whoever comes first is a matter of chance.
        seat = seats[0] if len(seats) == 1 else seats[int(self.turns.random() * len(seats))]
        options = g.legal(seat)
        if not options:
            raise DeadEnd(f"seat {seat} is asked {question.text!r} and has no legal answer")
        bot, prompt = self.bots[seat], Prompt(seat, question.text, options)
        return seat, bot.choose(g.view(seat) if bot.needs_view else None, prompt, self.budgets[seat])

    def record(self) -> bytes:
        """The game so far as a record file, ending with the entry that was being played."""
        record = begin(self.g)
        record.entries = [_entry(seat, what) for seat, what in self.entries]
        record.ending = self.g.ending
        return encode(record)


def _entry(seat: int | None, what: Any) -> Entry:
    return luck_entry(what) if seat is None else answer_entry(seat, what, by="bot")


class Watcher:
    """Notes which ids, events and answers were seen; what to look at is worked out once per type."""

    def __init__(self, game: type[Game[Any]], tally: Tally) -> None:
        self.game, self.tally = game, tally
        self._fields: dict[type, list[tuple[str, str, bool]]] = {}
        self._acts: set[Action] = set()

    def look(self, match: Match) -> None:
        """Note all that a game touched."""
        events = match.g.events
        for event in events or ():
            self._touch(event)
        self.tally.events.update({str(kind.__struct_config__.tag) for kind in {type(one) for one in events or ()}})
        acts = {what for seat, what in match.entries if seat is not None}
        for act in acts - self._acts:
            self._touch(act)
        self._acts |= acts

    def _touch(self, thing: Struct) -> None:
        kind = type(thing)
        fields = self._fields.get(kind)
        if fields is None:
            fields = self._fields[kind] = [(f.name, f.kind.name, f.many) for f in self.game.fields_of(kind)]
        touched = self.tally.touched
        for name, family, many in fields:
            value = getattr(thing, name)
            if value is None:
                continue
            if many:
                touched.update((family, one) for one in value)
            else:
                touched.add((family, value))


# ---------------------------------------------------------------- many games


def play_chunk(plan: Plan, start: int, stop: int) -> Tally:
    """The games from one number up to, but not including, another."""
    game, tally = find_game(plan.game), Tally()
    watcher = Watcher(game, tally)
    for index in range(start, stop):
        match = Match(plan, index, game)
        try:
            match.play(game.meta.cap)
        except Exception as error:
            # Whatever goes wrong inside a game is a finding about that game, not the end of the simulation.
            tally.failures.append(Failure(index, f"{type(error).__name__}: {error}", match.record()))
        tally.decisions += match.decisions
        watcher.look(match)
        ending = match.g.ending
        if ending is None or (tally.failures and tally.failures[-1].index == index):
            continue
        tally.finished += 1
        tally.end_reasons[ending.reason] = tally.end_reasons.get(ending.reason, 0) + 1
        for seat in ending.winners:
            tally.wins[seat] = tally.wins.get(seat, 0) + 1
            tally.shares[seat] = tally.shares.get(seat, 0.0) + 1 / len(ending.winners)
    return tally


def chunks(games: int, workers: int) -> Iterator[tuple[int, int]]:
    """Ranges of game numbers, small enough that all workers stay busy to the end."""
    size = max(1, min(LARGEST_CHUNK, games // (workers * 8)))
    for start in range(0, games, size):
        yield start, min(start + size, games)


def run(plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda played: None) -> Tally:
    """Play all games of a plan; `progress` hears how many more have been played."""
    total = Tally()
    if workers == 1:
        for start, stop in chunks(plan.games, workers):
            total.add(play_chunk(plan, start, stop))
            progress(stop - start)
    else:
        _run_in_processes(plan, workers, total, progress)
    total.failures.sort()
    return total


def _run_in_processes(plan: Plan, workers: int, total: Tally, progress: Callable[[int], None]) -> None:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: dict[Future[Tally], int] = {
            pool.submit(play_chunk, plan, start, stop): stop - start for start, stop in chunks(plan.games, workers)
        }
        try:
            while waiting:
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    total.add(future.result())
                    progress(waiting.pop(future))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def result_of(plan: Plan, tally: Tally) -> Result:
    """The counts in the form that is printed."""
    reasons = find_game(plan.game).meta.end_reasons
    return Result(
        game=plan.game,
        options=plan.options,
        seats=plan.seats,
        bots=plan.bots,
        seed=plan.seed,
        games=plan.games,
        finished=tally.finished,
        errors=len(tally.failures),
        decisions=tally.decisions,
        end_reasons={reason: tally.end_reasons.get(reason, 0) for reason in reasons},
        wins={str(seat): tally.wins.get(seat, 0) for seat in range(plan.seats)},
        unreached=_unreached(plan, tally),
    )


def _unreached(plan: Plan, tally: Tally) -> Unreached:
    game = find_game(plan.game)
    names = game.new(plan.options, plan.seats).names()
    bare = {kind.name for kind in game.kinds if not kind.content}
    by_tag = {str(kind.__struct_config__.tag): kind for kind in game.event_types}
    unseen = sorted(set(by_tag) - tally.events)
    proven = {rule for tag in set(by_tag) & tally.events for rule in rules_of(by_tag[tag])}
    return Unreached(
        content=sorted(
            f"{kind}:{name}"
            for kind, known in names.items()
            for index, name in enumerate(known)
            if kind not in bare and (kind, index) not in tally.touched
        ),
        events=unseen,
        rules=sorted({rule for tag in unseen for rule in rules_of(by_tag[tag])} - proven),
        end_reasons=sorted(set(game.meta.end_reasons) - {r for r, n in tally.end_reasons.items() if n}),
    )


def to_json(result: Result, timing: dict[str, float] | None = None) -> bytes:
    """A result as JSON, the same bytes for the same plan unless timing is asked for."""
    plain = msgspec.to_builtins(result)
    if timing is not None:
        plain["timing"] = timing
    return msgspec.json.format(msgspec.json.encode(plain), indent=2)
