"""Fights: whom to attack with what, and when to run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.bots.under_our_sun.situation import Situation
from holdfast.bots.under_our_sun.suspicion import SURE, suspects
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import actions as acts
from holdfast.games.under_our_sun import combat, look, stats
from holdfast.games.under_our_sun.dice import Pool, mean, throw
from holdfast.games.under_our_sun.state import NEW_HAVEN, NOBODY

ATTACKS = (acts.Attack, acts.AttackWith, acts.SneakAttack, acts.SneakAttackWith)
HUNTED = 2
"""With so few HP nobody goes hunting."""
SHOT = 0.05
"""What a piece of ammunition is worth, in damage."""


def fight(sit: Situation, options: Sequence[Action]) -> Action:
    """An action beside enemies: run from what is too strong, dodge what would kill, else strike."""
    wounds = sit.expected_wounds(sit.threats)
    blow = sum(sit.blow_of(one) for one in sit.threats)
    if wounds > sit.me.hp - 0.5:
        away = escape(sit, options)
        if away is not None:
            return away
        dodge = next((act for act in options if isinstance(act, acts.Dodge)), None)
        if dodge is not None and blow * 1.6 >= sit.me.hp and best_kill(sit, options) < 0.5:
            return dodge
    return strike(sit, options) or _anything(options)


def strike(sit: Situation, options: Sequence[Action]) -> Action | None:
    """The attack that promises most."""
    here = [act for act in options if isinstance(act, ATTACKS) and _stands_here(sit, act.enemy)]
    return max(here, key=lambda act: worth_of(sit, act), default=None)


def worth_of(sit: Situation, act: Any) -> float:
    """Expected damage of an attack, and more if it is likely to fell the enemy."""
    one = look.the_enemy(sit.g, act.enemy)
    card = getattr(act, "card", NOBODY)
    distance = combat.distance(sit.g, sit.who, one.place)
    pool = combat.attack_pool(sit.g, sit.who, card, distance, isinstance(act, acts.SneakAttack | acts.SneakAttackWith))
    worth = mean(pool) + 2 * chance_of(pool, sit.health_of(one)) + 0.3 * sit.blow_of(one)
    return worth - SHOT if card != NOBODY and combat.is_ranged(sit.g, card, distance) else worth


def best_kill(sit: Situation, options: Sequence[Action]) -> float:
    """The best chance to fell an enemy with one attack."""
    chances = []
    for act in options:
        if isinstance(act, ATTACKS) and _stands_here(sit, act.enemy):
            card = getattr(act, "card", NOBODY)
            pool = combat.attack_pool(sit.g, sit.who, card, 0, False)
            chances.append(chance_of(pool, sit.health_of(look.the_enemy(sit.g, act.enemy))))
    return max(chances, default=0.0)


def chance_of(pool: Pool, needed: int) -> float:
    """The chance of at least so many successes."""
    found = throw(pool)
    good = sum(weight for roll, weight in zip(found.rolls, found.weights, strict=True) if sum(roll) >= needed)
    return good / found.upto[-1]


def escape(sit: Situation, options: Sequence[Action]) -> Action | None:
    """A step onto a tile without enemies, home if possible."""
    moves = [act for act in options if isinstance(act, acts.Move)]
    safe = [act for act in moves if not look.active_enemies(sit.g, sit.state.places[act.tile])]
    calm = [act for act in safe if not look.symbol_is_live(sit.g, act.tile)] or safe
    if not calm:
        return None
    return min(calm, key=lambda act: (act.tile != NEW_HAVEN, stats.move_cost(sit.g, sit.who, act.tile), act.tile))


def shot(sit: Situation, options: Sequence[acts.AttackWith], way: int) -> Action | None:
    """A shot at an enemy on the next tile of the way."""
    if way == NOBODY:
        return None
    place = sit.state.places[way]
    far = [act for act in options if look.the_enemy(sit.g, act.enemy).place == place]
    return max(far, key=lambda act: worth_of(sit, act), default=None)


def prey(sit: Situation) -> list[int]:
    """The characters worth a blow: an open Son of Liberty, or one who is very likely one."""
    if sit.me.hp <= HUNTED or sit.g.options.mode != "semi_cooperative":
        return []
    known = [who for who in sit.team if who != sit.who and look.is_open_sol(sit.g, who)]
    return known or [who for who, chance in suspects(sit).items() if chance >= SURE and who in sit.team]


def hunt(sit: Situation, options: Sequence[Action]) -> Action | None:
    """An attack on a traitor, known or suspected."""
    found = prey(sit)
    blows = [act for act in options if isinstance(act, acts.AttackCharacterWith | acts.AttackCharacter)]
    return min(
        [act for act in blows if act.character in found],
        key=lambda act: isinstance(act, acts.AttackCharacter),
        default=None,
    )


def quarry(sit: Situation) -> int:
    """The tile of a traitor, known or suspected, who can be caught in this turn; else NOBODY."""
    near = sit.nearest([look.tile_of(sit.g, who) for who in prey(sit)])
    return near if near != NOBODY and 0 < sit.cost_to(near) < sit.me.ap else NOBODY


def _stands_here(sit: Situation, enemy: int) -> bool:
    return look.the_enemy(sit.g, enemy).place == sit.place


def _anything(options: Sequence[Action]) -> Action:
    """No attack is possible: wait, stop, or the first thing there is."""
    for kind in (acts.Dodge, acts.EndTurn, acts.Wait):
        for act in options:
            if isinstance(act, kind):
                return act
    return options[0]
