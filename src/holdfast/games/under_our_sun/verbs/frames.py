"""The frames of flow that verbs call, by the names under which they call them.

Flow and verbs call each other, so flow is looked up when it is needed and not when this module is loaded.
"""

from __future__ import annotations

from holdfast.core.flow import Frame
from holdfast.games.under_our_sun.dice import Pool
from holdfast.games.under_our_sun.state import NOBODY


def roll(who: int, dice: Pool) -> Frame:
    """A roll that counts successes; it leaves them in `rolled` of the frame that called it."""
    from holdfast.games.under_our_sun.flow_rolls import Roll

    return Roll(who=who, dice=dice)


def hurt(who: int, n: int, kind: str, enemy: int = NOBODY) -> Frame:
    """Damage to a character, with its windows for reactions."""
    from holdfast.games.under_our_sun.flow_health import Hurt

    return Hurt(who=who, n=n, kind=kind, enemy=enemy)


def spawn(kind: str, face: int, place: int, who: int, fight: bool) -> Frame:
    """An enemy comes: the top card, one of a type, or one of a face."""
    from holdfast.games.under_our_sun.flow_enemies import Spawn

    return Spawn(kind=kind, face=face, place=place, who=who, fight=fight)


def move_enemy(card: int, mode: str, target: int) -> Frame:
    """An enemy moves one tile."""
    from holdfast.games.under_our_sun.flow_enemies import MoveEnemy

    return MoveEnemy(card=card, mode=mode, target=target)


def draw_loot(who: int, draw: int, keep: int) -> Frame:
    """Draw loot cards and keep some."""
    from holdfast.games.under_our_sun.flow_cards import DrawLoot

    return DrawLoot(who=who, draw=draw, keep=keep)


def draw_goods(who: int, n: int, to_tile: bool) -> Frame:
    """Draw cubes from the bag."""
    from holdfast.games.under_our_sun.flow_cards import DrawGoods

    return DrawGoods(who=who, n=n, to_tile=to_tile)


def reveal_tile(place: int, who: int) -> Frame:
    """Lay the next tile, or turn a face-down one up."""
    from holdfast.games.under_our_sun.flow_map import RevealTile

    return RevealTile(place=place, who=who)


def stock_merchant(merchant: int, place: int) -> Frame:
    """A merchant appears with his first stock."""
    from holdfast.games.under_our_sun.flow_cards import StockMerchant

    return StockMerchant(merchant=merchant, place=place)
