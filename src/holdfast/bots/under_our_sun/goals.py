"""What each mission wants next: which resources, which tile, or more of the map."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from holdfast.bots.under_our_sun.situation import Situation
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.aims import aims
from holdfast.games.under_our_sun.state import (
    ALCOHOL,
    CONNECTOR,
    COUNTERS,
    FOOD,
    METAL,
    NEW_HAVEN,
    NOBODY,
    PLASTIC,
    TOKENS,
)

PUMP, OUTPOST, HOSPITAL, TOWER, BURROW, VAULT = range(1, 7)
"""The target tiles."""
PARTS = {METAL: 2, CONNECTOR: 1, PLASTIC: 1}
"""What the pump is repaired with."""


class Goal(Struct):
    """Where to go and what to take along."""

    tile: int = NOBODY
    """The tile to go to; NOBODY to explore."""
    far: int = 1
    """Exploring: the least distance from New Haven at which something can be found."""
    wanted: dict[int, int] = field(default_factory=dict)
    """Pieces by kind that the team still lacks."""
    urgent: bool = False
    """Is it worth a walk at night?"""
    deliver: bool = False
    """Is what is carried to be laid down on that tile?"""


def goal_of(sit: Situation) -> Goal:
    """The next goal of the mission for this character."""
    return GOALS[sit.mission](sit)


def progress(sit: Situation, name: str) -> int:
    """A counter of the mission."""
    return sit.state.progress[COUNTERS.index(name)]


def asked(sit: Situation, name: str) -> int:
    """How high the mission wants a counter."""
    number = COUNTERS.index(name)
    return next(aim.n for aim in aims(sit.content, sit.people) if aim.sort == "progress" and aim.what == number)


def share_done(sit: Situation) -> float:
    """How much of what the mission counts has been reached, from 0 to 1."""
    shares = []
    for aim in aims(sit.content, sit.people):
        if aim.sort == "progress":
            reached = sit.state.progress[aim.what]
        elif aim.sort == "stock":
            reached = sit.lying(aim.tile, aim.what)
        else:
            reached = sit.state.tokens.get(aim.tile, (0,) * len(TOKENS))[aim.what]
        shares.append(min(1.0, reached / aim.n))
    return sum(shares) / len(shares) if shares else 0.0


def fetch(sit: Situation, lacking: dict[int, int], far: int) -> Goal:
    """Get resources: from the nearest tile that has some, else from what lies beyond the known map."""
    kinds = {kind for kind, n in lacking.items() if n > 0}
    tiles = [tile for tile in sit.tiles_with(kinds) if not sit.g.content.tiles[tile].target and tile != NEW_HAVEN]
    tiles += [tile for tile in sit.tiles_with(kinds) if sit.content.tiles[tile].target]
    near = sit.nearest(tiles)
    if near != NOBODY and sit.cost_to(near) < 14:
        return Goal(tile=near, far=far, wanted=lacking)
    return Goal(far=far, wanted=lacking)


def find(sit: Situation, tile: int, far: int, wanted: dict[int, int] | None = None) -> Goal | None:
    """Look for a tile of the mission that has not been revealed yet; None once it has been."""
    if sit.is_revealed(tile):
        return None
    lying = next((place for place, known in sit.state.face_down.items() if known == tile), NOBODY)
    return Goal(far=far if lying == NOBODY else sit.distance_home(lying), wanted=wanted or {})


def lacking(sit: Situation, needed: dict[int, int], tile: int) -> dict[int, int]:
    """Of what is needed at a tile, the pieces that are neither there nor on the way."""
    return {kind: max(0, n - sit.carried(kind) - sit.lying(tile, kind)) for kind, n in needed.items()}


def bring(sit: Situation, name: str, home: int = NEW_HAVEN) -> Goal | None:
    """Carry a token home, or fetch it where it lies; whoever does not carry it stays close."""
    if sit.holds(name):
        return Goal(tile=home, urgent=True)
    lying = sit.token_tile(name)
    if lying != NOBODY and lying != home:
        return Goal(tile=lying)
    return None


def escort(sit: Situation) -> Goal:
    """Go where somebody carries a token, else home."""
    for who in sit.team:
        held = sit.state.characters[who].tokens
        if held and any(held) and who != sit.who:
            return Goal(tile=look.tile_of(sit.g, who))
    return Goal(tile=NEW_HAVEN)


# ---------------------------------------------------------------- the missions


def larder(sit: Situation) -> Goal:
    """Food, wood, fabric and metal to New Haven."""
    needed = {aim.what: aim.n for aim in aims(sit.content, sit.people) if aim.sort == "stock"}
    short = {kind: max(0, n - sit.lying(NEW_HAVEN, kind)) for kind, n in needed.items()}
    missing = lacking(sit, needed, NEW_HAVEN)
    cargo = sum(min(sit.me.goods[kind], short[kind]) for kind in needed)
    if cargo and (not any(missing.values()) or sit.room <= 0 or cargo >= 4):
        return Goal(tile=NEW_HAVEN, wanted=missing, deliver=True, urgent=not any(missing.values()))
    if not any(missing.values()):
        return Goal(tile=NEW_HAVEN, deliver=True)
    goal = fetch(sit, missing, far=1)
    home = sit.cost_to(NEW_HAVEN)
    if cargo and (goal.tile == NOBODY or sit.cost_to(goal.tile) > home + 3):
        return Goal(tile=NEW_HAVEN, wanted=missing, deliver=True)
    return goal


def pump(sit: Situation) -> Goal:
    """Parts to the pump station, repairs, then a sample home."""
    if progress(sit, "repair") >= asked(sit, "repair"):
        return bring(sit, "sample") or escort(sit)
    if progress(sit, "parts"):
        return Goal(tile=PUMP)
    missing = lacking(sit, PARTS, PUMP)
    if not sit.is_revealed(PUMP):
        if any(missing.values()):
            goal = fetch(sit, missing, far=2)
            if goal.tile != NOBODY and sit.cost_to(goal.tile) <= 5:
                return goal
        return find(sit, PUMP, 2, missing) or Goal()
    if any(missing.values()):
        return fetch(sit, missing, far=1)
    return Goal(tile=PUMP, deliver=True)


def rescue(sit: Situation) -> Goal:
    """Two hostages home: one from the outpost, one from one of two wrecks."""
    wrecks = [sit.content.names["tile"].index(name) for name in ("aircraft_wreck", "collapsed_apartments")]
    food = {FOOD: 2 if sit.food == 0 else 0}
    if sit.holds("hostage_a") or sit.holds("hostage_b"):
        return Goal(tile=NEW_HAVEN, urgent=True, wanted={FOOD: 1})
    for name in ("hostage_a", "hostage_b"):
        lying = sit.token_tile(name)
        if lying not in (NOBODY, NEW_HAVEN):
            return Goal(tile=lying, wanted=food)
    found = _home_or_held(sit, "hostage_b")
    if not found:
        open_wrecks = [tile for tile in wrecks if sit.is_revealed(tile) and not _searched(sit, tile)]
        near = sit.nearest(open_wrecks)
        if near != NOBODY:
            return Goal(tile=near, wanted=food)
    if not _home_or_held(sit, "hostage_a") and sit.is_revealed(OUTPOST):
        return Goal(tile=OUTPOST, wanted=food)
    if _home_or_held(sit, "hostage_a") and found:
        return escort(sit)
    return Goal(far=3, wanted=food)


def _home_or_held(sit: Situation, name: str) -> bool:
    return sit.tokens(name) > 0 or sit.token_tile(name) == NEW_HAVEN


def _searched(sit: Situation, tile: int) -> bool:
    """Has the mission step of a wreck happened: the one with the hostage, or the one without?"""
    number = 2 if sit.state.known == tile else 3
    return bool(sit.state.fired >> number & 1)


def fever(sit: Situation) -> Goal:
    """Serum brewed in the hospital, administered in New Haven."""
    doses = asked(sit, "cured") - progress(sit, "cured") - sit.tokens("serum")
    if sit.holds("serum") and (doses <= 0 or not sit.carried(ALCOHOL) + sit.carried(PLASTIC)):
        return Goal(tile=NEW_HAVEN, urgent=True)
    if doses <= 0:
        return escort(sit)
    missing = max(0, doses + 1 - sit.carried(ALCOHOL) - sit.carried(PLASTIC))
    if sit.is_revealed(HOSPITAL):
        missing -= sit.lying(HOSPITAL, ALCOHOL) + sit.lying(HOSPITAL, PLASTIC)
    wanted = {ALCOHOL: missing, PLASTIC: missing} if missing > 0 else {}
    if not sit.is_revealed(HOSPITAL):
        near = fetch(sit, wanted, far=2) if wanted else Goal(far=2)
        if near.tile != NOBODY and sit.cost_to(near.tile) <= 4:
            return near
        return find(sit, HOSPITAL, 2, wanted) or Goal(far=2)
    own = sit.me.goods[ALCOHOL] + sit.me.goods[PLASTIC] + sit.lying(HOSPITAL, ALCOHOL) + sit.lying(HOSPITAL, PLASTIC)
    if own:
        spare = {ALCOHOL: max(0, doses + 1 - sit.carried(PLASTIC))}  # a brew may fail
        return Goal(tile=HOSPITAL, wanted=wanted or spare)
    return fetch(sit, {ALCOHOL: 1, PLASTIC: 1}, far=1)


def dead_air(sit: Situation) -> Goal:
    """Two power cells out of containers into the relay tower, which then has to be held."""
    if progress(sit, "cells") >= asked(sit, "cells"):
        return Goal(tile=TOWER, urgent=True)
    if sit.holds("cell"):
        return Goal(tile=TOWER)
    marked = [tile for tile in sit.state.at.values() if sit.state.objectives >> tile & 1]
    near = sit.nearest(marked)
    if near != NOBODY:
        return Goal(tile=near)
    lying = sit.token_tile("cell")
    if lying != NOBODY:
        return Goal(tile=lying)
    if progress(sit, "marked") >= 2:
        return Goal(tile=TOWER)
    return Goal(far=2)


def nest(sit: Situation) -> Goal:
    """Charges made of alcohol, metal and connectors, planted in the burrow; then away from it."""
    needed = asked(sit, "planted")
    if progress(sit, "fuse"):
        return Goal(tile=NEW_HAVEN, urgent=True)
    ready = sit.tokens("charge") + progress(sit, "planted")
    if ready < needed:
        missing = {kind: max(0, needed - ready - sit.carried(kind)) for kind in (ALCOHOL, METAL, CONNECTOR)}
        own = all(sit.me.goods[kind] for kind in missing)
        if any(missing.values()) and not own:
            return fetch(sit, missing, far=3)
        return _meet(sit, missing)
    if not sit.is_revealed(BURROW):
        return find(sit, BURROW, 3) or Goal(far=3)
    return Goal(tile=BURROW)


def _meet(sit: Situation, wanted: dict[int, int]) -> Goal:
    """Bring together what several carry: on the tile of the first of them."""
    return Goal(tile=look.tile_of(sit.g, sit.team[0]), wanted=wanted, deliver=True)


def echo(sit: Situation) -> Goal:
    """The key from the outpost opens the vault, whose core has to come home."""
    if sit.tokens("core") or sit.token_tile("core") not in (NOBODY, VAULT):
        return bring(sit, "core") or escort(sit)
    if progress(sit, "door"):
        return Goal(tile=VAULT)
    if sit.tokens("key"):
        if sit.is_revealed(VAULT):
            return Goal(tile=VAULT)
        return Goal(far=3)
    lying = sit.token_tile("key")
    if lying != NOBODY:
        return Goal(tile=lying)
    return Goal(tile=OUTPOST) if sit.is_revealed(OUTPOST) else Goal(far=2)


GOALS: dict[str, Callable[[Situation], Goal]] = {
    "stock_the_larder": larder,
    "pump_line_nine": pump,
    "search_and_rescue": rescue,
    "fever_season": fever,
    "dead_air": dead_air,
    "the_nest": nest,
    "sapphires_echo": echo,
}
