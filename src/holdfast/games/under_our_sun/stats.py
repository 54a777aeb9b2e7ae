"""Statistics of characters: what boards, cards, gear and effects add to costs, checks and rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun.content import NO_STATS
from holdfast.games.under_our_sun.dice import NO_DICE, ONE, RED, Pool, plus
from holdfast.games.under_our_sun.state import NIGHT, NOBODY, SOLAR_STORM, STORM, WATER
from holdfast.games.under_our_sun.vocabulary_words import STATS

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

STAT = {name: number for number, name in enumerate(STATS)}
"""The number of a statistic by its name."""
STRENGTH, DEXTERITY, STEALTH, EITHER = "strength", "dexterity", "stealth", "either"

_NIGHT_SNEAK_RED = STAT["night_sneak_red"]
_NIGHT_STEALTH = STAT["night_stealth_dice"]
_CHECK = STAT["check_dice"]
_DRINK, _MAX_WATER = STAT["drink_need"], STAT["max_water"]
MOVE_COST, ROUGH_MOVE_COST, SNEAK_COST = STAT["move_cost"], STAT["move_cost_rough"], STAT["sneak_cost"]
CHARGE_COST, EXPLORE_COST, SLEEP_COST = STAT["charge_cost"], STAT["explore_cost"], STAT["sleep_cost"]
ROUGH = 3
"""From this movement value on a tile is rough ground."""
_OF_ATTRIBUTE = {"strength": STAT["strength_dice"], "stealth": STAT["stealth_dice"]}


@rule("UOS-CHAR-17", "UOS-CHAR-18", "UOS-SUN-05", "UOS-SUN-06", "UOS-LOOT-02")
def works(g: Game, who: int, card: int) -> bool:
    """Can a card on a board do anything? Not face down, not electric in a solar storm (1.0), not another hero's."""
    state = g.state
    if card in state.flipped:
        return False
    face = g.content.thing(card)
    if state.weather == SOLAR_STORM and "ELECTRIC" in face.tags and not g.content.edition.solar_storm_lasts:
        return immune(g, who, "electric_immune")
    return face.hero == NOBODY or face.hero == who


def immune(g: Game, who: int, name: str) -> bool:
    """Does the board itself or the gear worn make a character immune to something?"""
    number = STAT[name]
    content = g.content
    if content.boards[who].abilities.stats[number] > 0:
        return True
    gear = g.state.characters[who].gear
    return gear != NOBODY and gear not in g.state.flipped and content.thing(gear).abilities.stats[number] > 0


def profile(g: Game, who: int) -> tuple[int, ...]:
    """All statistics of a character, by number: board, cards held, gear worn, effects in force."""
    state = g.state
    c = state.characters[who]
    key = (who, c.cards, c.gear, state.modifiers, state.flipped, state.weather == SOLAR_STORM)
    memo = g.content.tables.profiles
    found: tuple[int, ...] | None = memo.get(key)
    if found is None:
        found = memo[key] = _add_up(g, who)
    return found


def stat(g: Game, who: int, number: int) -> int:
    """What a statistic of a character comes to."""
    return profile(g, who)[number]


def _add_up(g: Game, who: int) -> tuple[int, ...]:
    content, state = g.content, g.state
    c = state.characters[who]
    total = list(content.boards[who].abilities.stats)
    carried = [card for card in c.cards if content.thing(card).kind != "gear"]
    for card in carried if c.gear == NOBODY else (*carried, c.gear):
        printed = content.thing(card).abilities.stats
        if printed is not NO_STATS and works(g, who, card):
            total = [one + by for one, by in zip(total, printed, strict=True)]
    for one in state.modifiers:
        if one.enemy == NOBODY and one.who in (NOBODY, who):
            total[one.stat] += one.by
    return tuple(total)


def dice(g: Game, who: int, number: int) -> Pool:
    """The dice that a statistic adds to a roll of a character."""
    content, state = g.content, g.state
    c = state.characters[who]
    total = content.boards[who].abilities.stat_dice[number]
    faces, face_of = content.things, content.face_of
    for card in c.cards:
        pool = faces[face_of[card]].abilities.stat_dice[number]
        if pool != NO_DICE and faces[face_of[card]].kind != "gear" and works(g, who, card):
            total = plus(total, pool)
    if c.gear != NOBODY:
        pool = faces[face_of[c.gear]].abilities.stat_dice[number]
        if pool != NO_DICE and works(g, who, c.gear):
            total = plus(total, pool)
    for one in state.modifiers:
        if one.stat == number and one.enemy == NOBODY and one.who in (NOBODY, who):
            total = plus(total, ONE[one.by])
    for token, passives in content.mission.carrying:
        if look.carries(g, who, token):
            for passive in passives:
                if STAT[passive.stat] == number and not isinstance(passive.by, int):
                    total = plus(total, passive.by)
    return total


# ---------------------------------------------------------------- checks


@rule("UOS-SKILL-01", "UOS-SKILL-02", "UOS-SKILL-04", "UOS-CHAR-05", "UOS-CHAR-06")
def check_pool(g: Game, who: int, attribute: str) -> Pool:
    """The dice of a skill check: those printed for the attribute, what cards add, and a red one if injured."""
    board = g.content.boards[who]
    pool: Pool = getattr(board, attribute)
    number = _OF_ATTRIBUTE.get(attribute)
    if number is not None:
        pool = plus(pool, dice(g, who, number))
    if attribute == STEALTH and g.state.phase == NIGHT:
        pool = plus(pool, dice(g, who, _NIGHT_STEALTH))
    pool = plus(pool, dice(g, who, _CHECK))
    return with_injury(g, who, pool)


@rule("UOS-HEALTH-03", "UOS-SKILL-04")
def with_injury(g: Game, who: int, pool: Pool) -> Pool:
    """An injured character adds a red die to every roll that counts successes (UOS-RULING-068)."""
    return plus(pool, ONE[RED]) if g.state.characters[who].injured else pool


@rule("UOS-MOVE-11", "UOS-MOVE-12")
def sneak_pool(g: Game, who: int) -> Pool:
    """The dice of a sneak: a stealth check with a red die more at night, unless a light takes it away."""
    pool = check_pool(g, who, STEALTH)
    if g.state.phase == NIGHT and stat(g, who, _NIGHT_SNEAK_RED) >= 0:
        pool = plus(pool, ONE[RED])
    return pool


@rule("UOS-COMBAT-39", "UOS-COMBAT-40")
def dodge_pool(g: Game, who: int) -> Pool:
    """The dice of a dodge: a dexterity check, a shield's dice, and what the enemies here take away."""
    pool = plus(check_pool(g, who, DEXTERITY), dice(g, who, STAT["dodge_dice"]))
    for one in look.foes_here(g, who):
        pool = plus(pool, g.content.foe(one.card).abilities.stat_dice[STAT["dodge_dice"]])
    return pool


# ---------------------------------------------------------------- costs


@rule("UOS-MOVE-02", "UOS-TILE-07")
def move_cost(g: Game, who: int, tile: int) -> int:
    """AP for entering a tile: its movement value, less what ropes and braces save on rough ground; at least 1."""
    value = g.content.tiles[tile].move
    cost = value + stat(g, who, MOVE_COST)
    if value >= ROUGH:
        cost += stat(g, who, ROUGH_MOVE_COST)
    return max(1, cost)


@rule("UOS-MOVE-07", "UOS-STEALTH-17")
def sneak_cost(g: Game, who: int, tile: int) -> int:
    """AP for sneaking there: one more than for moving, also for somebody who is hidden already."""
    return max(1, move_cost(g, who, tile) + sneak_surcharge(g, who))


def sneak_surcharge(g: Game, who: int) -> int:
    """What sneaking costs beyond moving."""
    return 1 + stat(g, who, SNEAK_COST)


@rule("UOS-MOVE-04")
def charge_cost(g: Game, who: int) -> int:
    """AP for a charge: 2, whatever the tile turns out to be."""
    return max(1, 2 + stat(g, who, CHARGE_COST))


def explore_cost(g: Game, who: int) -> int:
    """AP for exploring: 1, more in a sandstorm, less for a pathfinder."""
    return max(0, 1 + stat(g, who, EXPLORE_COST))


def sleep_cost(g: Game, who: int) -> int:
    """AP for sleeping, with what cards change."""
    return max(1, hours_of_sleep(g, look.tile_of(g, who)) + stat(g, who, SLEEP_COST))


@rule("UOS-ACT-39", "UOS-ACT-40", "UOS-ACT-41")
def hours_of_sleep(g: Game, tile: int) -> int:
    """AP that sleep takes on a tile: 4 by day, 3 in a storm, 5 at night, and 1 less in a camp."""
    state = g.state
    cost = 5 if state.phase == NIGHT else 3 if state.weather == STORM else 4
    return cost - 1 if state.camps >> tile & 1 else cost


@rule("UOS-DAY-13", "UOS-DAY-18", "UOS-DAY-23")
def drink_need(g: Game, who: int) -> int:
    """Water that a character has to drink in its turn of this day phase."""
    return max(0, 1 + stat(g, who, _DRINK))


# ---------------------------------------------------------------- room on the board


def water_room(g: Game, who: int) -> int:
    """Free room for water in the reserve."""
    c = g.state.characters[who]
    return max(0, g.content.boards[who].water + stat(g, who, _MAX_WATER) - c.goods[WATER])


def water_room_missing(g: Game, who: int) -> int:
    """Water in the reserve beyond what it holds, after a harness was taken off."""
    c = g.state.characters[who]
    return max(0, c.goods[WATER] - g.content.boards[who].water - stat(g, who, _MAX_WATER))
