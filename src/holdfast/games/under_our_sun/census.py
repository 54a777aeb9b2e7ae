"""Counting everything on the table, wherever it lies: nothing is lost and nothing is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.flow_cards import DrawLoot, Obtain
from holdfast.games.under_our_sun.flow_enemies import Spawn
from holdfast.games.under_our_sun.state import CARTRIDGE, FENCE, GOODS, NOBODY
from holdfast.games.under_our_sun.verbs.peeking import Peek
from holdfast.games.under_our_sun.vocabulary import Preplace
from holdfast.kit.deck import size

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


def census(g: Game) -> dict[str, int]:
    """Cubes by kind, cards by deck, tiles, standees."""
    state = g.state
    counted: dict[str, int] = {}
    for kind, name in enumerate(GOODS[:CARTRIDGE]):
        total = state.supply[kind] + state.bag[kind]
        total += sum(c.goods[kind] for c in state.characters)
        total += sum(merchant.goods[kind] for merchant in state.merchants)
        total += sum(goods[kind] for goods in state.printed) + sum(goods[kind] for goods in state.dropped)
        counted[name] = total
    counted["food"] += sum(c.hp for c in state.characters) + sum(trap.food for trap in state.traps)
    bottles = [card for card in state.uses if g.content.thing(card).abilities.water_room]
    counted["water"] += sum(state.uses[card] for card in bottles) + state.full.bit_count()
    counted["cards"] = _cards(g)
    alive = [one for one in state.enemies if one.card != FENCE]
    counted["enemy cards"] = size(state.enemy) + len(alive) + _held(g, "enemy")
    counted["night cards"] = size(state.night)
    counted["event cards"] = size(state.event)
    laid = sum(place != NOBODY for place in state.places)
    known = sum(tile >= 0 for tile in state.face_down.values())
    counted["tiles"] = laid + known + size(state.stack) + len(state.buried) + _held(g, "tiles") + _set_aside(g)
    counted["figures"] = len(state.characters)
    return counted


def _set_aside(g: Game) -> int:
    """Tiles that the mission lays out face up and has not laid yet."""
    calls = g.content.setup(max(2, g.seats))
    return sum(isinstance(call, Preplace) and g.state.places[call.tile] == NOBODY for call in calls)


def _held(g: Game, what: str) -> int:
    """Cards and tiles that a procedure holds in its hand just now."""
    held = 0
    for frame in g.stack:
        if isinstance(frame, DrawLoot) and what == "loot":
            held += len(frame.cards)
        elif isinstance(frame, Obtain) and what == "loot":
            held += frame.at != "take"
        elif isinstance(frame, Spawn) and what == "enemy":
            held += frame.card != NOBODY and look.enemy(g, frame.card) is None and frame.at == "place_it"
        elif isinstance(frame, Peek) and frame.stack == what:
            held += len(frame.seen) + len(frame.top)
    return held


def _cards(g: Game) -> int:
    """Item, gear and loot cards."""
    state = g.state
    total = len(state.shelf) + len(state.offer) + size(state.loot) + len(state.traps)
    total += sum(len(c.cards) + (c.gear != NOBODY) for c in state.characters)
    total += sum(len(merchant.cards) for merchant in state.merchants)
    return total + sum(len(cards) for cards in state.ground.values()) + _held(g, "loot")
