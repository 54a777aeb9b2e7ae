"""Verbs of order: choices, conditions, repetition, weather, and what missions count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.flow import Call, Step
from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import events, look, scoring, stats
from holdfast.games.under_our_sun import vocabulary as v
from holdfast.games.under_our_sun.effects_goods import with_more
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import COUNTERS, GOODS, NOBODY, WEATHERS
from holdfast.games.under_our_sun.verbs.conditions import holds, owned
from holdfast.games.under_our_sun.verbs.each import Each, members, tiles_with_enemies
from holdfast.games.under_our_sun.verbs.goods import cards_of_sort
from holdfast.games.under_our_sun.verbs.luck import nearest
from holdfast.games.under_our_sun.verbs.picking import Pick
from holdfast.games.under_our_sun.verbs.resolve import Resolve, begins, decider, goes_on, then_block, wait
from holdfast.games.under_our_sun.verbs.scene import Scene, count, targets

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

REACH = 1
"""How far a thrown thing flies."""


# ---------------------------------------------------------------- choices and conditions


def can_pay(g: Game, scene: Scene, block: int) -> bool:
    """Can `self` pay all that a block demands? Its first words say what must be paid."""
    for verb in g.content.blocks[block]:
        if isinstance(verb, v.Lose) and verb.must:
            if owned(g, scene, GOODS.index(verb.kind)) < count(g, scene, verb.n):
                return False
        elif isinstance(verb, v.LoseCard) and verb.must and len(cards_of_sort(g, scene.who, verb.what)) < verb.n:
            return False
    return True


@begins(v.Choose)
def choose(g: Game, frame: Resolve, verb: v.Choose) -> Step | None:
    """The player picks one of the options that can be paid."""
    people = targets(g, frame, verb.who)
    if not people:
        return None
    among = tuple(sorted(option.choice for option in verb.options if can_pay(g, frame, option.do)))
    return wait(Pick(who=people[0], among=among, kind="option"))


@goes_on(v.Choose)
def carry_out(g: Game, frame: Resolve, verb: v.Choose) -> Step | None:
    """Carry the option out."""
    chosen = next((option for option in verb.options if option.choice == frame.picked), None)
    return None if chosen is None else then_block(frame, chosen.do)


@begins(v.When)
def when(g: Game, frame: Resolve, verb: v.When) -> Step | None:
    """One of two blocks, as the condition says."""
    return then_block(frame, verb.do if holds(g, verb.cond, frame) else verb.otherwise)


@begins(v.ForEach)
def for_each(g: Game, frame: Resolve, verb: v.ForEach) -> Step | None:
    """The same for every member of a set; for a grenade, first the tile is picked."""
    if verb.set == "enemies_on_chosen_tile":
        among = tiles_with_enemies(g, frame, REACH)
        return wait(Pick(who=decider(g, frame), among=among, kind="tile"))
    return _each(frame, verb, members(g, frame, verb), enemies=False)


@goes_on(v.ForEach)
def tile_chosen(g: Game, frame: Resolve, verb: v.ForEach) -> Step | None:
    """All enemies of the tile, in the order in which they came."""
    if frame.picked == NOBODY:
        return None
    there = look.active_enemies(g, g.state.places[frame.picked])
    return _each(frame, verb, tuple(one.card for one in there), enemies=True)


def _each(frame: Resolve, verb: v.ForEach, members: tuple[int, ...], enemies: bool) -> Step:
    fields = {name: getattr(frame, name) for name in Scene.__struct_fields__}
    return Call(Each(block=verb.do, members=members, enemies=enemies, **fields), then="next")


@begins(v.Cancel)
def cancel(g: Game, frame: Resolve, verb: v.Cancel) -> Step | None:
    """The initial combat round that was about to begin does not take place."""
    found = nearest(g, "cancelled")
    if found is not None:
        found.cancelled = True
    return None


@begins(v.SameAs)
def same_as(g: Game, frame: Resolve, verb: v.SameAs) -> Step | None:
    """A copy has the face of the other card, so there is nothing left to do."""
    return None


@begins(v.Nothing)
def nothing(g: Game, frame: Resolve, verb: v.Nothing) -> Step | None:
    """No effect."""
    tell(g, events.NothingHappened)
    return None


# ---------------------------------------------------------------- weather


@begins(v.WeatherVerb)
@rule("UOS-SUN-02", "UOS-SUN-04")
def weather(g: Game, frame: Resolve, verb: v.WeatherVerb) -> Step | None:
    """The weather of this day phase."""
    g.state.weather = WEATHERS.index(verb.kind)
    tell(g, events.WeatherChanged, g.state.weather)
    return None


@begins(v.FlipElectric)
@rule("UOS-SUN-05", "UOS-SUN-06", "UOS-SUN-07")
def flip_electric(g: Game, frame: Resolve, verb: v.FlipElectric) -> Step | None:
    """Every electrical card in play lies face down until the next preparation, but not those of an insulated owner.

    In the first edition such cards only rest while the storm lasts, which needs no turning over.
    """
    state = g.state
    if not g.content.edition.solar_storm_lasts:
        return None
    state.solar = True
    for card in sorted(g.content.tables.tags["ELECTRIC"]):
        if in_play(g, card):
            state.flipped = (*state.flipped, card)
    return None


def in_play(g: Game, card: int) -> bool:
    """Does a card lie on a board, a tile or with a merchant, and not with somebody who is insulated?"""
    state = g.state
    for who in state.order:
        board = state.characters[who]
        if card in board.cards or card == board.gear:
            return not stats.immune(g, who, "electric_immune")
    lying = any(card in cards for cards in state.ground.values())
    return lying or any(card in merchant.cards for merchant in state.merchants)


# ---------------------------------------------------------------- missions


@begins(v.Progress)
def progress(g: Game, frame: Resolve, verb: v.Progress) -> Step | None:
    """Add to a counter of the mission, or to what a Son of Liberty counts in secret; never below nothing."""
    n = count(g, frame, verb.n)
    if verb.key in COUNTERS:
        at = COUNTERS.index(verb.key)
        n = max(n, -g.state.progress[at])
        g.state.progress = with_more(g.state.progress, at, n)
        tell(g, events.ProgressMade, at, g.state.progress[at])
    else:
        role = g.state.roles[g.state.characters[frame.who].seat]
        setattr(role, verb.key, max(0, getattr(role, verb.key) + n))
    return None


@begins(v.MissionStep)
@rule("UOS-SETUP-03")
def mission_step(g: Game, frame: Resolve, verb: v.MissionStep) -> Step | None:
    """Turn the next mission card up."""
    g.state.mission_card = verb.n
    tell(g, events.MissionAdvanced, first_part(g) + verb.n - 1)
    return None


def first_part(g: Game) -> int:
    """The number of the first card of the mission among the parts of all missions."""
    return g.content.names["part"].index(f"{g.content.mission.name}_1")


@begins(v.EndGame)
@rule("UOS-WIN-01", "UOS-WIN-03")
def end_game(g: Game, frame: Resolve, verb: v.EndGame) -> Step | None:
    """Stop: won, lost, or won by the Son of Liberty."""
    if verb.result == "survivors_win":
        scoring.mission_accomplished(g)
    if verb.result == "sol_win":
        scoring.sol_wins(g)
    scoring.mission_failed(g)
