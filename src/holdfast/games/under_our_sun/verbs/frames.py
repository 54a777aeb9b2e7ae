"""The frames of flow that verbs call, by the names under which they call them.

Flow and verbs call each other, so flow is looked up when it is needed and not when this module is loaded.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from holdfast.core.flow import Frame
from holdfast.games.under_our_sun.dice import Pool
from holdfast.games.under_our_sun.state import NOBODY


def _flow(module: str, name: str, **fields: Any) -> Frame:
    made: Frame = getattr(import_module(f"holdfast.games.under_our_sun.{module}"), name)(**fields)
    return made


def roll(who: int, dice: Pool) -> Frame:
    """A roll that counts successes; it leaves them in `rolled` of the frame that called it."""
    return _flow("flow_rolls", "Roll", who=who, dice=dice)


def hurt(who: int, n: int, kind: str, enemy: int = NOBODY) -> Frame:
    """Damage to a character, with its windows for reactions."""
    return _flow("flow_health", "Hurt", who=who, n=n, kind=kind, enemy=enemy)


def spawn(kind: str, face: int, place: int, who: int, fight: bool) -> Frame:
    """An enemy comes: the top card, one of a type, or one of a face."""
    return _flow("flow_enemies", "Spawn", kind=kind, face=face, place=place, who=who, fight=fight)


def move_enemy(card: int, mode: str, target: int) -> Frame:
    """An enemy moves one tile."""
    return _flow("flow_enemies", "MoveEnemy", card=card, mode=mode, target=target)


def draw_loot(who: int, draw: int, keep: int) -> Frame:
    """Draw loot cards and keep some."""
    return _flow("flow_cards", "DrawLoot", who=who, draw=draw, keep=keep)


def draw_goods(who: int, n: int, to_tile: bool) -> Frame:
    """Draw cubes from the bag."""
    return _flow("flow_cards", "DrawGoods", who=who, n=n, to_tile=to_tile)


def reveal_tile(place: int, who: int) -> Frame:
    """Lay the next tile, or turn a face-down one up."""
    return _flow("flow_map", "RevealTile", place=place, who=who)


def stock_merchant(merchant: int, place: int) -> Frame:
    """A merchant appears with his first stock."""
    return _flow("flow_cards", "StockMerchant", merchant=merchant, place=place)


def tile_stack() -> Any:
    """The stack of map tiles as far as it can be known."""
    return import_module("holdfast.games.under_our_sun.tilestack")
