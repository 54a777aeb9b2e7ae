"""Fighting as arithmetic: which weapons reach whom, with which dice, and who may join in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import boards, effects_goods, look, stats
from holdfast.games.under_our_sun.dice import NO_DICE, Pool, plus
from holdfast.games.under_our_sun.state import NOBODY
from holdfast.games.under_our_sun.stats import STAT

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@rule("UOS-COMBAT-36", "UOS-RANGED-01", "UOS-ITEM-06", "UOS-AMMO-04")
def reaches(g: Game, who: int, card: int, distance: int) -> bool:
    """Can a weapon be used at this distance? It must work, be loaded, and have dice for it."""
    thing = g.content.thing(card)
    weapon = thing.abilities.weapon
    if weapon is None or thing.kind == "gear" or not stats.works(g, who, card):
        return False
    if weapon.ammo is not None and g.state.uses.get(card, 0) < max(1, weapon.per_attack):
        return False
    if distance == 0 and weapon.melee != NO_DICE:
        return True
    return (weapon.r0 if distance == 0 else weapon.r1) != NO_DICE and stats.stat(g, who, STAT["ranged_forbidden"]) <= 0


@rule("UOS-COMBAT-30")
def weapons(g: Game, who: int, distance: int) -> list[int]:
    """The weapons that a character could use at a distance; one of them serves in an attack."""
    return [card for card in boards.held(g, who).weapons if reaches(g, who, card, distance)]


@rule("UOS-COMBAT-20", "UOS-COMBAT-31", "UOS-COMBAT-32", "UOS-COMBAT-35", "UOS-HEALTH-03")
def attack_pool(g: Game, who: int, card: int, distance: int, sneaking: bool) -> Pool:
    """The dice of an attack: the basic dice of melee or of ranged combat, the weapon's, a red one if injured."""
    board = g.content.boards[who]
    pool = board.melee
    if card != NOBODY:
        weapon = g.content.thing(card).abilities.weapon
        assert weapon is not None
        if distance == 0 and weapon.melee != NO_DICE:
            pool = plus(pool, weapon.melee)
        else:
            pool = plus(board.ranged, weapon.r0 if distance == 0 else weapon.r1)
    if sneaking:
        pool = plus(pool, stats.dice(g, who, STAT["sneak_attack_dice"]))
    return stats.with_injury(g, who, pool)


def is_ranged(g: Game, card: int, distance: int) -> bool:
    """Is an attack with this weapon a ranged one?"""
    if card == NOBODY:
        return False
    weapon = g.content.thing(card).abilities.weapon
    return weapon is not None and (distance == 1 or weapon.melee == NO_DICE)


@rule("UOS-ITEM-07", "UOS-AMMO-04", "UOS-AMMO-05")
def use_ammo(g: Game, card: int) -> None:
    """An attack uses up what the weapon says, 1 if it says nothing (UOS-RULING-118)."""
    if card == NOBODY:
        return
    weapon = g.content.thing(card).abilities.weapon
    if weapon is not None and weapon.ammo is not None:
        effects_goods.set_uses(g, card, g.state.uses.get(card, 0) - max(1, weapon.per_attack))


def distance(g: Game, who: int, place: int) -> int:
    """Steps from a character to a place."""
    return g.content.grid.distance(g.state.characters[who].place, place)


@rule("UOS-MULTI-01", "UOS-MULTI-17", "UOS-COMBAT-34")
def in_range(g: Game, who: int, place: int) -> bool:
    """Can a character fight at a place? On it, or beside it with a ranged weapon; AP must be left."""
    c = g.state.characters[who]
    if c.ap <= 0 or c.fallen or c.out or (c.acted and not c.waiting):
        return False
    steps = distance(g, who, place)
    if steps == 0:
        return any(look.is_foe(g, one, who) or c.hidden for one in look.foes_here(g, who))
    return steps == 1 and place in g.state.at and bool(weapons(g, who, 1))
