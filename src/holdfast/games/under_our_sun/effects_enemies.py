"""Enemies and merchants: how they come, what harms them, how they move and leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import effects_goods, effects_map, events, look
from holdfast.games.under_our_sun.dice import Pool, mean, plus
from holdfast.games.under_our_sun.effects_health import hide
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import (
    FENCE,
    NEW_HAVEN,
    NOBODY,
    ROAMING,
    Enemy,
    Merchant,
)
from holdfast.games.under_our_sun.stats import STAT

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

_MELEE = STAT["enemy_melee_dice"]


# ---------------------------------------------------------------- coming and going


@rule("UOS-ENEMY-02", "UOS-ENEMY-04", "UOS-DECK-06", "UOS-DECK-07", "UOS-ENEMY-09", "UOS-ENEMY-01", "UOS-DECK-08")
def place_enemy(g: Game, card: int, place: int, symbol: int = NOBODY) -> Enemy:
    """Put the standee of an enemy card on the map; 2.0 covers the symbol that brought it at once."""
    one = Enemy(card, place, symbol)
    g.state.enemies.append(one)
    if symbol != NOBODY and g.content.edition.marker_at_spawn:
        g.state.covered |= 1 << symbol
    tell(g, events.EnemySpawned, card, place)
    return one


@rule("UOS-COMBAT-25", "UOS-COMBAT-33")
def hit_enemy(g: Game, one: Enemy, n: int) -> bool:
    """Put HP cubes on an enemy's card; they stay until it is defeated. Was it defeated by this?"""
    if n <= 0 or one.body:
        return False
    one.damage += n
    tell(g, events.EnemyHit, one.card, n)
    if one.damage >= g.content.foe(one.card).hp:
        defeat_enemy(g, one)
        return True
    return False


@rule("UOS-COMBAT-26", "UOS-ENEMY-05", "UOS-ENEMY-07", "UOS-COMBAT-27")
def defeat_enemy(g: Game, one: Enemy) -> None:
    """Lay the standee down; 1.0 covers the symbol that brought it now. Its card stays with the body to be looted."""
    one.body = True
    one.met = 0
    if one.symbol != NOBODY and not g.content.edition.marker_at_spawn:
        g.state.covered |= 1 << one.symbol
    if one.card == FENCE:
        g.state.merchants[ROAMING].place = NOBODY
    tell(g, events.EnemyDefeated, one.card)


@rule("UOS-ACT-31", "UOS-ENEMY-07", "UOS-THEFT-11")
def remove_enemy(g: Game, one: Enemy) -> None:
    """Take a standee or a body off the map; its card goes face up under the deck."""
    g.state.enemies.remove(one)
    if one.card == FENCE:
        merchant_leaves(g)
    else:
        effects_map.remove_body_card(g, one.card)
    tell(g, events.EnemyRemoved, one.card)


@rule("UOS-THEFT-11")
def merchant_leaves(g: Game) -> None:
    """A robbed merchant is out of the game; his stock goes back to supply and decks (UOS-RULING-142)."""
    merchant = g.state.merchants[ROAMING]
    for kind, n in enumerate(merchant.goods):
        effects_goods.return_to_supply(g, kind, n)
    for card in merchant.cards:
        effects_goods.discard_card(g, card)
    g.state.merchants[ROAMING] = Merchant(goods=(0,) * len(merchant.goods), hostile=merchant.hostile, gone=True)


# ---------------------------------------------------------------- fighting


@rule("UOS-COMBAT-20", "UOS-DECK-09")
def melee_pool(g: Game, one: Enemy) -> Pool:
    """The dice an enemy attacks with at its own tile."""
    pool = g.content.foe(one.card).melee[look.by_night(g)]
    for modifier in g.state.modifiers:
        if modifier.stat == _MELEE and modifier.enemy == one.card:
            pool = plus(pool, _one(modifier.by))
    return pool


def _one(colour: int) -> Pool:
    dice = [0, 0, 0, 0]
    dice[colour] = 1
    return dice[0], dice[1], dice[2], dice[3]


@rule("UOS-RANGED-08", "UOS-DECK-09")
def ranged_pool(g: Game, one: Enemy) -> Pool:
    """The dice an enemy shoots back with; none if it has no ranged value."""
    return g.content.foe(one.card).ranged[look.by_night(g)]


@rule("UOS-MULTI-11", "UOS-MULTI-12")
def strongest(g: Game, enemies: list[Enemy]) -> Enemy | None:
    """The untapped enemy with the most dice; ties by expected successes, then by age (UOS-RULING-152)."""
    able = [one for one in enemies if not one.tapped]
    if not able:
        return None
    return max(able, key=lambda one: (sum(melee_pool(g, one)[:3]), mean(melee_pool(g, one))))


@rule("UOS-COMBAT-18", "UOS-COMBAT-17")
def untap_all(g: Game) -> None:
    """A new combat round begins: every enemy has its action again."""
    for one in g.state.enemies:
        one.tapped = False


@rule("UOS-STEALTH-14")
def notice(g: Game, one: Enemy, who: int) -> None:
    """The enemy has dealt with this character: it cannot hide from it while both stay."""
    one.met |= 1 << who


@rule("UOS-THEFT-06", "UOS-THEFT-12")
def anger_merchant(g: Game, who: int) -> None:
    """The merchant is this character's enemy for the rest of the game."""
    merchant = g.state.merchants[ROAMING]
    if not merchant.hostile >> who & 1:
        merchant.hostile |= 1 << who
        tell(g, events.MerchantAngered, who)


# ---------------------------------------------------------------- moving


@rule("UOS-EMOVE-10", "UOS-FIRE-06", "UOS-FIRE-07")
def may_enter(g: Game, one: Enemy, place: int) -> bool:
    """May an enemy go there? Not into New Haven (2.0), and animals not to a fire."""
    tile = g.state.at.get(place)
    if tile is None:
        return True
    if tile == NEW_HAVEN and g.content.edition.new_haven_is_safe:
        return False
    return not (g.content.foe(one.card).type == "animal" and look.has_fire(g, tile))


@rule("UOS-EMOVE-02", "UOS-EMOVE-07", "UOS-STEALTH-16", "UOS-COMBAT-10")
def move_enemy(g: Game, one: Enemy, place: int, quietly: bool = True) -> None:
    """Move an enemy. Whoever it comes upon by chance hides, unless it is fighting already (UOS-RULING-099, 188)."""
    if place not in g.state.at and place not in g.state.face_down:
        effects_map.lay_face_down(g, place)
    others = look.active_enemies(g, place)
    fighting = {who for who in look.here(g, place) if any(other.met >> who & 1 for other in others)}
    one.place = place
    one.met = 0
    tell(g, events.EnemyMoved, one.card, place)
    if quietly and not one.body:
        for who in look.here(g, place):
            if who not in fighting:
                hide(g, who)


@rule("UOS-STEALTH-15", "UOS-PREP-11")
def uncover_symbols(g: Game) -> None:
    """Step d: markers leave the enemy symbols; whoever stands there is hidden at once (UOS-RULING-047, 048)."""
    state = g.state
    uncovered, state.covered = state.covered, 0
    for who in look.standing(g):
        if not uncovered >> look.tile_of(g, who) & 1:
            continue
        known = any(one.met >> who & 1 for one in look.active_enemies(g, state.characters[who].place))
        if not (known and g.content.edition.noticed_cannot_hide):
            hide(g, who)
