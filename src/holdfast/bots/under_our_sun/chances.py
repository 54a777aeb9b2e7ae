"""How likely the Survivors are to accomplish their mission, judged where a day phase begins.

For the first three missions the chance is fitted: 700 solo games each of seasoned play, all their phases, logistic
regression on the health of the team and on the work left for each phase left; a fifth of the games was kept apart.
Log loss there, beside that of knowing the win rate alone: 0.54 to 0.66, 0.36 to 0.42, 0.51 to 0.59.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp

from msgspec import Struct

from holdfast.bots.under_our_sun.goals import OUTPOST, PARTS, PUMP, progress, share_done
from holdfast.bots.under_our_sun.situation import Situation
from holdfast.games.under_our_sun.aims import aims
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.state import HOSTAGE_A, HOSTAGE_B, NEW_HAVEN, NIGHT, NOBODY, TOKENS

SAMPLE = TOKENS.index("sample")
UNJUDGED = (0.15, 0.7)
"""Where nothing is fitted: the chance with nothing done, and what doing everything adds to it."""


class Fit(Struct, frozen=True):
    """The weights of a mission, in logits."""

    base: float
    hp: float
    """For each HP of the team."""
    down: float
    """For each character that has fallen."""
    work: dict[str, float]
    """For each piece of work left, divided by the phases left."""


FITS = {
    "stock_the_larder": Fit(-0.19, 0.299, 0.48, {"unseen": -4.08, "lying": -3.09, "carried": -0.64}),
    "pump_line_nine": Fit(
        1.18, 0.173, -0.78,
        {"missing": -2.57, "unseen": -2.78, "unfound": -4.51, "repairs": -2.38, "to_go": -4.92, "way_home": -1.16},
    ),
    "search_and_rescue": Fit(
        1.71, 0.135, -1.12,
        {"a_unmet": -4.16, "a_bound": -4.92, "a_way": -0.22, "b_bound": -6.75, "b_way": -2.61},
    ),
}  # fmt: skip
"""In the larder the fallen count for nothing much: hardly anybody falls beside New Haven."""


def is_fitted(g: UnderOurSun) -> bool:
    """Is the chance in this game a fitted one? Traitors and larger groups were not looked at."""
    return g.content.mission.name in FITS and g.options.mode == "cooperative" and len(g.state.order) == 2


def survivors_chance(g: UnderOurSun) -> float:
    """The chance that the mission is accomplished, from 0 to 1."""
    people = g.state.order
    if not people:
        return UNJUDGED[0] + UNJUDGED[1] / 2
    sit = Situation(g, people[0])
    if not is_fitted(g):
        return UNJUDGED[0] + UNJUDGED[1] * share_done(sit)
    fit = FITS[sit.mission]
    days = sit.content.day_limit(sit.people) - sit.state.day
    phases = 1 + 3 * days + max(0, NIGHT - sit.state.phase)
    logit = fit.base + fit.hp * sum(sit.state.characters[who].hp for who in sit.team)
    logit += fit.down * (sit.people - len(sit.team))
    logit += sum(fit.work[name] * amount for name, amount in WORK[sit.mission](sit)) / phases
    return 1 / (1 + exp(-logit))


# ---------------------------------------------------------------- the work left

Work = Iterator[tuple[str, float]]


def _larder(sit: Situation) -> Work:
    """Pieces that lack in New Haven: carried, lying somewhere, or not yet seen."""
    carried = lying = unseen = 0
    elsewhere = [tile for tile in sit.state.at.values() if tile != NEW_HAVEN]
    for aim in aims(sit.content, sit.people):
        short = max(0, aim.n - sit.lying(NEW_HAVEN, aim.what))
        held = min(short, sit.carried(aim.what))
        there = min(short - held, sum(sit.lying(tile, aim.what) for tile in elsewhere))
        carried, lying, unseen = carried + held, lying + there, unseen + short - held - there
    yield "carried", carried
    yield "lying", lying
    yield "unseen", unseen


def _pump(sit: Situation) -> Work:
    """Parts, the way to the pump station, repairs, and the sample's way home."""
    place = sit.state.places[PUMP]
    repairs = max(0, sit.people + 1 - progress(sit, "repair"))
    if not progress(sit, "parts"):
        for kind, n in PARTS.items():
            missing = max(0, n - sit.carried(kind))
            yield "missing", missing
            yield "unseen", max(0, missing - sum(sit.lying(tile, kind) for tile in sit.state.at.values()))
    yield "repairs", repairs
    if place == NOBODY:
        yield "unfound", 1
        yield "way_home", 3
        return
    if repairs:
        steps = sit.content.grid.distance
        yield "to_go", min((steps(sit.state.characters[who].place, place) for who in sit.team), default=9)
    carrier = _carrier(sit, SAMPLE)
    yield "way_home", sit.distance_home(place) + 1 if carrier == NOBODY else _way_home(sit, carrier)


def _rescue(sit: Situation) -> Work:
    """For each hostage: has it been met, is it free, how far is it from home?"""
    for name, kind, guess in (("a", HOSTAGE_A, 4), ("b", HOSTAGE_B, 3)):
        lying = sit.token_tile(TOKENS[kind])
        if lying == NEW_HAVEN:
            continue
        carrier = _carrier(sit, kind)
        if carrier != NOBODY:
            yield f"{name}_way", _way_home(sit, carrier)
            continue
        yield f"{name}_bound", 1
        if lying == NOBODY and name == "a":
            yield "a_unmet", 1
            lying = OUTPOST
        place = NOBODY if lying == NOBODY else sit.state.places[lying]
        yield f"{name}_way", guess if place == NOBODY else sit.distance_home(place)


def _carrier(sit: Situation, kind: int) -> int:
    characters = sit.state.characters
    return next((who for who in sit.team if characters[who].tokens and characters[who].tokens[kind]), NOBODY)


def _way_home(sit: Situation, who: int) -> int:
    return sit.distance_home(sit.state.characters[who].place)


WORK: dict[str, Callable[[Situation], Work]] = {
    "stock_the_larder": _larder,
    "pump_line_nine": _pump,
    "search_and_rescue": _rescue,
}
