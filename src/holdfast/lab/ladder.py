"""How much stronger one level of bot is than another.

Where seats compete, two levels play each other on common deals, every deal once from either side. Where they win or
lose together, or play alone, each level plays the same deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import sqrt

from msgspec import Struct, structs

from holdfast.bots import levels, parse_bot
from holdfast.core.meta import Options
from holdfast.games import find_game
from holdfast.lab.simulate import BadPlan, Failure, Plan, Tally, make_plan, run

Z = 1.959964
"""How many standard errors a 95 percent interval reaches to either side."""


class Rung(Struct, frozen=True):
    """How often a bot won: against another on common deals, or, with `against` empty, in games of its own."""

    bot: str
    against: str
    games: int
    won: float
    """Games won; a victory shared by several seats counts as its share."""
    low: float
    high: float
    """Where the true share of wins lies with 95 percent confidence."""
    failed: int


def interval(count: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies with 95 percent confidence."""
    share = count / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def climb(
    game: str,
    options: Options,
    seats: int | None,
    bots: Sequence[str],
    seed: int,
    games: int,
    workers: int = 1,
    progress: Callable[[int], None] = lambda played: None,
) -> Iterator[Rung]:
    """Play the named bots, all levels if none is named, and tell each result as soon as it is known."""
    found = find_game(game)
    named = list(bots) or [level for level in levels(found.meta.id) if level != "random"]
    for word in named:
        parse_bot(found.meta.id, word)
    competing = found.meta.rivals
    if competing and len(named) < 2:
        raise BadPlan("name at least two bots to play against each other")
    plan = make_plan(game, options, 2 if competing and seats is None else seats, "random", seed, games)
    if not competing:
        for word in named:
            tally = run(structs.replace(plan, bots=(word,) * plan.seats), workers, progress)
            yield rung(word, "", share_of(tally, range(plan.seats)), games, tally.failures)
        return
    for one, other in combinations(named, 2):
        yield duel(plan, one, other, workers, progress)


def duel(plan: Plan, one: str, other: str, workers: int, progress: Callable[[int], None]) -> Rung:
    """Two bots on common deals: each deal with the first in the even seats, then with the sides swapped."""
    won, failures = 0.0, list[Failure]()
    for swapped in (False, True):
        pair = (other, one) if swapped else (one, other)
        tally = run(structs.replace(plan, bots=tuple(pair[seat % 2] for seat in range(plan.seats))), workers, progress)
        mine = [seat for seat in range(plan.seats) if (seat % 2 == 1) == swapped]
        won += share_of(tally, mine)
        failures += tally.failures
    return rung(one, other, won, 2 * plan.games, failures)


def share_of(tally: Tally, seats: Sequence[int]) -> float:
    """The victories of some seats."""
    return sum(tally.shares.get(seat, 0.0) for seat in seats)


def rung(bot: str, against: str, won: float, games: int, failures: Sequence[Failure]) -> Rung:
    """A result with its interval."""
    low, high = interval(won, games)
    return Rung(bot, against, games, won, low, high, len(failures))
