"""Is a condition true? Pure questions about the table and the scene; nothing is changed or rolled."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun import look, scoring, stats
from holdfast.games.under_our_sun import vocabulary_conditions as c
from holdfast.games.under_our_sun.state import COUNTERS, FOOD, GOOD, GOODS, NEW_HAVEN, NIGHT, NOBODY, WEATHERS, Goods
from holdfast.games.under_our_sun.verbs.scene import (
    Scene,
    count,
    place_of,
    tile_here,
    tokens_carried,
    tokens_on,
)
from holdfast.games.under_our_sun.vocabulary_words import Amount, Sum, amount

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

MOST_PEOPLE = 6

Test = Callable[[Any, Any, Any], bool]
Claim = Callable[[Any, Any], bool]
"""A condition of the content made ready: only the game and the scene are still to be said."""
_CLAIMS: dict[int, tuple[c.Condition, Claim]] = {}
"""By the identity of the condition, which is kept beside its claim so that the number stays its own."""


def holds(g: Game, condition: c.Condition | None, scene: Scene) -> bool:
    """Is a condition true here and now? No condition always is."""
    return condition is None or claim(condition)(g, scene)


def _always(g: Game, scene: Scene) -> bool:
    return True


def claim(condition: c.Condition | None) -> Claim:
    """A condition made ready, once: what does not depend on the position is looked up now and not each time."""
    if condition is None:
        return _always
    known = _CLAIMS.get(id(condition))
    if known is None:
        make = _READY.get(type(condition))
        known = _CLAIMS[id(condition)] = (condition, make(condition) if make else _by_test(condition))
    return known[1]


def _by_test(condition: c.Condition) -> Claim:
    test = _TESTS[type(condition)]
    return lambda g, scene: test(g, condition, scene)


# ---------------------------------------------------------------- bare words


def _on_tile(bits: str) -> Callable[[Game, Scene], bool]:
    """Does the tile have a marker of this kind?"""

    def has(g: Game, scene: Scene) -> bool:
        tile = tile_here(g, scene)
        return tile != NOBODY and bool(getattr(g.state, bits) >> tile & 1)

    return has


def _enemy_here(g: Game, scene: Scene) -> bool:
    return bool(look.active_enemies(g, place_of(g, scene)))


def _is_moment(name: str) -> Callable[[Game, Scene], bool]:
    return lambda g, scene: scene.kind == name


def _alone_here(g: Game, scene: Scene) -> bool:
    return look.here(g, place_of(g, scene)) == [scene.who]


def _sol_enemy_here(g: Game, scene: Scene) -> bool:
    return any(g.content.foe(one.card).sol for one in look.active_enemies(g, place_of(g, scene)))


def _all_survivors_down(g: Game, scene: Scene) -> bool:
    standing = look.standing(g)
    return not any(who in standing for who in scoring.survivors(g))


def _sol_alive(g: Game, scene: Scene) -> bool:
    seat = scoring.sol_seat(g)
    return seat != NOBODY and any(g.state.characters[who].seat == seat for who in look.standing(g))


def _fire_here(g: Game, scene: Scene) -> bool:
    tile = tile_here(g, scene)
    return tile != NOBODY and look.has_fire(g, tile)


def _source_here(g: Game, scene: Scene) -> bool:
    """A water source, full or empty, that nobody has dried up."""
    tile = tile_here(g, scene)
    return tile != NOBODY and bool((g.state.sources & ~g.state.dry) >> tile & 1)


_camp_here = _on_tile("camps")

_FACTS: dict[str, Callable[[Any, Any], bool]] = {
    "fire_here": _fire_here,
    "camp_here": _camp_here,
    "no_camp_here": lambda g, scene: not _camp_here(g, scene),
    "source_here": _source_here,
    "enemy_here": _enemy_here,
    "no_enemy_here": lambda g, scene: not _enemy_here(g, scene),
    "fallen_here": lambda g, scene: bool(look.fallen_here(g, place_of(g, scene))),
    "night": lambda g, scene: g.state.phase == NIGHT,
    "melee_damage": _is_moment("melee"),
    "attack_damage": lambda g, scene: scene.kind in ("melee", "ranged"),
    "phase_start": _is_moment("phase_start"),
    "phase_end": _is_moment("phase_end"),
    "preparation": _is_moment("preparation"),
    "first_today": lambda g, scene: True,  # the frame that runs mission steps counts them for each character
    "is_hidden": lambda g, scene: g.state.characters[scene.who].hidden,
    "alone_here": _alone_here,
    "on_new_haven": lambda g, scene: tile_here(g, scene) == NEW_HAVEN,
    "sol_enemy_here": _sol_enemy_here,
    "revealed_as_sol": lambda g, scene: look.is_open_sol(g, scene.who),
    "container_opened": _is_moment("container_opened"),
    "all_survivors_down": _all_survivors_down,
    "sol_alive": _sol_alive,
}


# ---------------------------------------------------------------- what a character has


def _has(g: Game, test: c.Has, scene: Scene) -> bool:
    if test.kind == "any":
        return any(g.state.characters[scene.who].goods[1:])
    return owned(g, scene, GOODS.index(test.kind)) > 0


def owned(g: Game, scene: Scene, kind: int) -> int:
    """Pieces that `self` could pay: those of the board, for a mission those of the tile as well."""
    who = scene.who
    mine = look.water_of(g, who) if GOODS[kind] == "water" else g.state.characters[who].goods[kind]
    return mine + (look.on_tile(g, look.tile_of(g, who), kind) if scene.mission else 0)


def _has_tag(g: Game, test: c.HasTag, scene: Scene) -> bool:
    board = g.state.characters[scene.who]
    cards = board.cards if board.gear == NOBODY else (*board.cards, board.gear)
    return any(test.label in g.content.thing(card).tags and stats.works(g, scene.who, card) for card in cards)


def _not_immune(g: Game, test: c.NotImmune, scene: Scene) -> bool:
    """Of `it` where a card goes through several characters, else of `self`."""
    who = scene.other if scene.other != NOBODY else scene.who
    return stats.stat(g, who, stats.STAT[f"{test.to}_immune"]) <= 0


# ---------------------------------------------------------------- enemies


def is_type(g: Game, enemy: int, kind: str) -> bool:
    """Has an enemy this type? The Sons of Liberty are a group of humans."""
    foe = g.content.foe(enemy)
    return foe.sol if kind == "sol" else foe.type == kind


def _type_in_play(g: Game, test: c.TypeInPlay, scene: Scene) -> bool:
    return any(is_type(g, one.card, test.type) for one in g.state.enemies if not one.body)


# ---------------------------------------------------------------- missions


def progress(g: Game, key: str) -> int:
    """A counter of the mission, or one that a Son of Liberty keeps to himself."""
    if key in COUNTERS:
        return g.state.progress[COUNTERS.index(key)]
    if key == "down":
        standing = look.standing(g)
        return sum(who not in standing for who in scoring.survivors(g))
    seat = scoring.sol_seat(g)
    return 0 if seat == NOBODY else int(getattr(g.state.roles[seat], key))


def _stock(test: c.StockAtLeast) -> Claim:
    tile, kind, needed = test.tile, GOOD[test.kind], _by_people(test.n)

    def enough(g: Game, scene: Scene) -> bool:
        state = g.state
        there = look.on_tile(g, tile, kind) if state.traps else state.dropped[tile][kind] + state.printed[tile][kind]
        return there >= (needed[len(state.order)] if needed else count(g, scene, test.n))

    return enough


def _by_people(n: Amount) -> tuple[int, ...]:
    """What a number comes to for every number of characters, if it depends on nothing else."""
    if isinstance(n, Sum) and (n.successes or n.value or n.limit or n.w_lo or n.w_hi):
        return ()
    return tuple(amount(n, people) for people in range(MOST_PEOPLE + 1))


def _token_on(g: Game, test: c.TokenOn, scene: Scene) -> bool:
    """Tokens on a tile; what a character there carries counts as lying there."""
    place = g.state.places[test.tile]
    carried = sum(tokens_carried(g, who, test.name) for who in look.here(g, place))
    return tokens_on(g, test.tile, test.name) + carried >= test.n


def _tile_revealed(g: Game, test: c.TileRevealed, scene: Scene) -> bool:
    return scene.kind == "tile_revealed" and test.tile in ("any", scene.tile)


def _tile_entered(g: Game, test: c.TileEntered, scene: Scene) -> bool:
    return scene.kind == "tile_entered" and scene.tile == test.tile


def _token_entered(g: Game, test: c.TokenEntered, scene: Scene) -> bool:
    entered = scene.kind == "tile_entered" and scene.tile == test.tile
    return entered and tokens_carried(g, scene.who, test.name) > 0


def _token_outside(g: Game, test: c.TokenOutside, scene: Scene) -> bool:
    return any(tokens_carried(g, who, test.name) for who in look.standing(g) if look.tile_of(g, who) != NEW_HAVEN)


def _day_after(g: Game, test: c.DayAfter, scene: Scene) -> bool:
    return scene.kind == "day_end" and g.state.day >= count(g, scene, test.n)


def _distance(g: Game, test: c.DistanceAtLeast, scene: Scene) -> bool:
    """Of the tile just revealed, else of `self`, from New Haven."""
    place = g.state.places[scene.tile] if scene.kind == "tile_revealed" else place_of(g, scene)
    return g.content.grid.distance(place, g.state.places[NEW_HAVEN]) >= test.n


def _marker_here(g: Game, test: c.MarkerHere, scene: Scene) -> bool:
    tile = tile_here(g, scene)
    if tile == NOBODY:
        return False
    bits = getattr(g.state, MARKERS[test.kind])
    if test.kind == "sol" and scene.who != NOBODY:
        bits |= g.state.roles[g.state.characters[scene.who].seat].poisoned
    return bool(bits >> tile & 1)


MARKERS = {
    "camp": "camps",
    "campfire": "fires",
    "container_str": "boxes_str",
    "container_dex": "boxes_dex",
    "water_source": "sources",
    "objective": "objectives",
    "sol": "sol_marks",
    "event": "events",
}
"""Where the table keeps which tiles have a marker."""


def _revealed_with(g: Game, test: c.RevealedWith, scene: Scene) -> bool:
    """A container on the tile just revealed; an event does as well when too few container tiles are left."""
    if scene.kind != "tile_revealed":
        return False
    face = g.content.tiles[scene.tile]
    if face.container:
        return True
    left = sum(bool(g.content.tiles[tile].container) for tile in g.state.stack.rest)
    wanted = 2 - progress(g, "marked")
    return face.event and left < wanted


def _hidden_here(g: Game, test: c.HiddenHere, scene: Scene) -> bool:
    return g.state.known == tile_here(g, scene)


def _stocks(parts: tuple[c.Condition, ...], spare: int) -> Claim | None:
    """Several stocks of one tile, looked at together; all but so many of them must be large enough."""
    stocks = [part for part in parts if isinstance(part, c.StockAtLeast) and _by_people(part.n)]
    if len(stocks) < len(parts) or len({part.tile for part in stocks}) != 1:
        return None
    tile, needed = stocks[0].tile, [(GOOD[part.kind], _by_people(part.n)) for part in stocks]

    @lru_cache(maxsize=1_000)
    def enough(dropped: Goods, printed: Goods, people: int) -> bool:
        missing = [kind for kind, n in needed if dropped[kind] + printed[kind] < n[people]]
        return len(missing) <= spare

    def enough_there(g: Game, scene: Scene) -> bool:
        state = g.state
        dropped = state.dropped[tile]
        if state.traps:
            dropped = with_food(dropped, sum([trap.food for trap in state.traps if trap.place == state.places[tile]]))
        return enough(dropped, state.printed[tile], len(state.order))

    return enough_there


def with_food(goods: Goods, n: int) -> Goods:
    """Goods with the food of traps among them."""
    return (*goods[:FOOD], goods[FOOD] + n, *goods[FOOD + 1 :])


def _all_of(test: c.AllOf) -> Claim:
    stocks = _stocks(test.parts, 0)
    if stocks is not None:
        return stocks
    parts = [claim(part) for part in test.parts]

    def all_hold(g: Game, scene: Scene) -> bool:
        for part in parts:
            if not part(g, scene):
                return False
        return True

    return all_hold


def _any_of(test: c.AnyOf) -> Claim:
    parts = [claim(part) for part in test.parts]
    return lambda g, scene: any([part(g, scene) for part in parts])


def _count_of(test: c.CountOf) -> Claim:
    """Enough of the parts hold; as soon as too many do not, the rest need not be asked."""
    most = len(test.parts) - test.n
    stocks = _stocks(test.parts, most)
    if stocks is not None:
        return stocks
    parts = [claim(part) for part in test.parts]

    def enough_hold(g: Game, scene: Scene) -> bool:
        spare = most
        for part in parts:
            if not part(g, scene):
                spare -= 1
                if spare < 0:
                    return False
        return spare >= 0

    return enough_hold


def _not(test: c.Not) -> Claim:
    part = claim(test.part)
    return lambda g, scene: not part(g, scene)


_READY: dict[type[c.Condition], Callable[[Any], Claim]] = {
    c.Fact: lambda fact: _FACTS[fact.word],
    c.StockAtLeast: _stock,
    c.AllOf: _all_of,
    c.AnyOf: _any_of,
    c.CountOf: _count_of,
    c.Not: _not,
}
"""Conditions with something to prepare."""
_TESTS: dict[type[c.Condition], Test] = {
    c.Has: _has,
    c.HasTag: _has_tag,
    c.HasToken: lambda g, test, scene: tokens_carried(g, scene.who, test.name) > 0,
    c.NotImmune: _not_immune,
    c.TypeInPlay: _type_in_play,
    c.EnemyIs: lambda g, test, scene: scene.enemy != NOBODY and is_type(g, scene.enemy, test.type),
    c.TargetIs: lambda g, test, scene: scene.enemy != NOBODY and is_type(g, scene.enemy, test.type),
    c.AttrIs: lambda g, test, scene: scene.kind == test.attr,
    c.DealtAtLeast: lambda g, test, scene: scene.n >= test.n,
    c.VictimPays: lambda g, test, scene: g.state.characters[scene.who].goods[GOODS.index(test.kind)] >= test.n,
    c.WeatherIs: lambda g, test, scene: g.state.weather == WEATHERS.index(test.kind),
    c.ProgressAtLeast: lambda g, test, scene: progress(g, test.key) >= count(g, scene, test.n),
    c.TokenOn: _token_on,
    c.TileRevealed: _tile_revealed,
    c.TileEntered: _tile_entered,
    c.DayAfter: _day_after,
    c.DayFrom: lambda g, test, scene: g.state.day >= test.n,
    c.PAtLeast: lambda g, test, scene: look.characters_in_play(g) >= test.n,
    c.DistanceAtLeast: _distance,
    c.EnemyOn: lambda g, test, scene: bool(look.active_enemies(g, g.state.places[test.tile])),
    c.NobodyOn: lambda g, test, scene: not look.here(g, g.state.places[test.tile]),
    c.TokenHere: lambda g, test, scene: tokens_on(g, tile_here(g, scene), test.name) > 0,
    c.TokenEntered: _token_entered,
    c.TokenOutside: _token_outside,
    c.MarkerHere: _marker_here,
    c.HiddenHere: _hidden_here,
    c.RevealedWith: _revealed_with,
}
