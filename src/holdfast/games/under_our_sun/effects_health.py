"""Health, conditions, fitness, action points and karma of characters; defeat, revival and elimination."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import effects_goods, events, look, scoring, stats
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import FIT, FOOD, NOBODY, PREPARATION, STORM, TIRED, WATER

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

MOST_AP = 6
MOST_KARMA = 3
TIRED_COSTS = 2


@rule("UOS-CHAR-02", "UOS-HEALTH-01", "UOS-COMBAT-24", "UOS-GEN-03")
def damage(g: Game, who: int, n: int) -> int:
    """Take HP off a character; at 2 HP or less it is injured, at 0 it is defeated. Gives what it lost."""
    c = g.state.characters[who]
    lost = min(n, c.hp)
    if lost <= 0 or c.fallen or c.out:
        return 0
    c.hp -= lost
    effects_goods.return_to_supply(g, FOOD, lost)
    tell(g, events.Damaged, who, lost, c.hp)
    if c.hp <= g.content.injured_at:
        injure(g, who)
    if c.hp == 0:
        defeat(g, who)
    return lost


@rule("UOS-HEALTH-02", "UOS-HEALTH-06")
def injure(g: Game, who: int) -> None:
    """Put the injury marker on a board; there is never more than one."""
    c = g.state.characters[who]
    if not c.injured:
        c.injured = True
        tell(g, events.Injured, who)


@rule("UOS-HEALTH-07", "UOS-HEALTH-10")
def infect(g: Game, who: int) -> None:
    """Put the infection marker on a board, unless it has one or a mask keeps it off."""
    c = g.state.characters[who]
    if not c.infected and not c.fallen and stats.stat(g, who, stats.STAT["infection_immune"]) <= 0:
        c.infected = True
        tell(g, events.Infected, who)


@rule("UOS-HEALTH-09")
def cure(g: Game, who: int, injury: bool) -> None:
    """Take the injury or the infection marker off a board."""
    c = g.state.characters[who]
    if injury and c.injured:
        c.injured = False
        tell(g, events.InjuryHealed, who)
    elif not injury and c.infected:
        c.infected = False
        tell(g, events.InfectionCured, who)


@rule("UOS-HEALTH-04", "UOS-HEALTH-05")
def heal(g: Game, who: int, n: int, eaten: bool = False) -> int:
    """Restore HP, never beyond the health meter (UOS-RULING-063); enough of it ends an injury.

    What is eaten has been taken as food; everything else comes from the supply.
    """
    c = g.state.characters[who]
    gained = min(n, g.content.boards[who].hp - c.hp)
    if not eaten:
        gained = min(gained, g.state.supply[FOOD])
    if gained <= 0 or c.fallen or c.out:
        return 0
    if not eaten:
        g.state.supply = effects_goods.with_more(g.state.supply, FOOD, -gained)
    c.hp += gained
    c.healed += gained
    tell(g, events.Healed, who, gained, c.hp)
    enough = c.healed >= 2 or not g.content.edition.injury_needs_two_hp
    if c.injured and c.hp > g.content.injured_at and enough:
        cure(g, who, injury=True)
    return gained


@rule("UOS-HEALTH-11", "UOS-HEALTH-12", "UOS-HEALTH-15", "UOS-HEALTH-22", "UOS-HEALTH-23", "UOS-COMBAT-29")
def defeat(g: Game, who: int) -> None:
    """Lay the figure down. It can be revived in the rest of this day phase and the three that follow."""
    c = g.state.characters[who]
    c.fallen = g.content.revival_phases + (g.state.phase != PREPARATION)  # UOS-RULING-070
    c.ap = 0
    c.waiting = False
    c.hidden = False
    forget(g, who)
    _drop_tokens(g, who)
    tell(g, events.Defeated, who)
    scoring.check_defeat(g)


def forget(g: Game, who: int) -> None:
    """No enemy has an eye on this character any longer (UOS-RULING-097)."""
    for one in g.state.enemies:
        one.met &= ~(1 << who)


def _drop_tokens(g: Game, who: int) -> None:
    """A defeated carrier leaves its mission tokens on its tile."""
    state = g.state
    c = state.characters[who]
    if any(c.tokens):
        tile = look.tile_of(g, who)
        lying = state.tokens.get(tile, (0,) * len(c.tokens))
        state.tokens[tile] = effects_goods.sum_of(lying, c.tokens)
        c.tokens = (0,) * len(c.tokens)


@rule("UOS-HEALTH-13", "UOS-HEALTH-14", "UOS-HEALTH-16", "UOS-HEALTH-17", "UOS-HEALTH-18", "UOS-HEALTH-20")
def revive(g: Game, who: int, hp: int, by: int) -> None:
    """Stand a defeated character up: few HP, injured, no infection, water and fitness as they were, no AP."""
    state = g.state
    c = state.characters[who]
    c.fallen = 0
    c.hp = min(hp, state.supply[FOOD])
    state.supply = effects_goods.with_more(state.supply, FOOD, -c.hp)
    c.infected = False
    c.injured = True
    c.ap = 0
    c.hidden = by != NOBODY and state.characters[by].hidden
    tell(g, events.Revived, who, c.hp)
    tile = look.tile_of(g, who)
    spaces = g.content.tiles[tile].spaces
    if spaces and len(look.here(g, c.place)) > spaces:
        state.crowded |= 1 << tile


@rule("UOS-HEALTH-15", "UOS-HEALTH-21", "UOS-DAY-06")
def count_down(g: Game) -> None:
    """A day phase has ended: whoever was not revived in time dies."""
    for who in g.state.order:
        c = g.state.characters[who]
        if c.fallen:
            c.fallen -= 1
            if c.fallen == 0:
                eliminate(g, who)


@rule("UOS-HEALTH-21", "UOS-WIN-02", "UOS-TEAM-07", "UOS-TEAM-08")
def eliminate(g: Game, who: int) -> None:
    """Out for good: the things of the character stay on its tile, its karma dice leave the game."""
    state = g.state
    c = state.characters[who]
    tile = look.tile_of(g, who)
    c.out = True
    for kind, n in enumerate(c.goods):
        if n:
            effects_goods.drop_on(g, tile, kind, n)
    for card in (*c.cards, *((c.gear,) if c.gear != NOBODY else ())):
        effects_goods.lay_card(g, tile, card)
    c.goods, c.cards, c.gear = (0,) * len(c.goods), (), NOBODY
    c.karma = c.resting = 0
    c.place = NOBODY
    tell(g, events.Eliminated, who)
    scoring.check_elimination(g, who)


# ---------------------------------------------------------------- hiding


@rule("UOS-MOVE-09", "UOS-STEALTH-02", "UOS-STEALTH-14")
def hide(g: Game, who: int) -> None:
    """Put the stealth marker beside a figure."""
    c = g.state.characters[who]
    if not c.hidden:
        c.hidden = True
        tell(g, events.Hid, who)


@rule("UOS-STEALTH-10", "UOS-STEALTH-13", "UOS-STEALTH-19", "UOS-COMBAT-50")
def expose(g: Game, who: int) -> None:
    """Take the stealth marker away."""
    c = g.state.characters[who]
    if c.hidden:
        c.hidden = False
        tell(g, events.Exposed, who)


# ---------------------------------------------------------------- fitness, action points, karma


@rule("UOS-ACT-38", "UOS-CHAR-10", "UOS-CHAR-11", "UOS-PREP-16")
def change_fitness(g: Game, who: int, n: int) -> None:
    """Move the fitness marker; it stops at the ends of its track."""
    c = g.state.characters[who]
    to = max(TIRED, min(FIT, c.fitness + n))
    if to != c.fitness:
        c.fitness = to
        tell(g, events.FitnessChanged, who, to)


@rule("UOS-DAY-02", "UOS-DAY-10", "UOS-DAY-11", "UOS-DAY-15", "UOS-DAY-16", "UOS-DAY-20", "UOS-DAY-21", "UOS-DAY-25")
@rule("UOS-CHAR-09")
def reset_ap(g: Game, who: int) -> None:
    """Set the AP tracker anew: 6, 2 less if tired, and what cards take; nothing is carried over."""
    state = g.state
    c = state.characters[who]
    most = g.content.ap - (TIRED_COSTS if c.fitness == TIRED else 0) - c.less_ap
    c.less_ap = 0
    c.ap = max(0, min(MOST_AP, most)) if not c.fallen and not c.out else 0
    c.acted = c.waiting = False
    c.healed = 0


def change_ap(g: Game, who: int, n: int) -> None:
    """Add to the current AP or take from them, between 0 and 6 (UOS-RULING-037)."""
    c = g.state.characters[who]
    if not c.fallen and not c.out:
        c.ap = max(0, min(MOST_AP, c.ap + n))


@rule("UOS-CHAR-12", "UOS-ACT-01")
def pay_ap(g: Game, who: int, n: int) -> None:
    """Lower the AP tracker by the cost of an action."""
    g.state.characters[who].ap -= n


def change_karma(g: Game, who: int, n: int) -> None:
    """Gain or lose karma dice, between 0 and 3."""
    c = g.state.characters[who]
    total = c.karma + c.resting
    if n > 0:
        c.karma += min(n, MOST_KARMA - total)
    else:
        lost = min(-n, c.karma)
        c.karma -= lost
        c.resting -= min(-n - lost, c.resting)
    tell(g, events.KarmaChanged, who, c.karma + c.resting)


@rule("UOS-DAY-13", "UOS-DAY-18", "UOS-DAY-23", "UOS-CHAR-03", "UOS-CHAR-04")
def drink(g: Game, who: int, n: int) -> None:
    """Drink what is due; every water that is missing costs 1 HP."""
    drunk = effects_goods.remove(g, who, WATER, n)
    effects_goods.return_to_supply(g, WATER, drunk)
    tell(g, events.Drank, who, drunk)
    if drunk < n:
        damage(g, who, n - drunk)


def is_stormy(g: Game) -> bool:
    """Does it rain?"""
    return g.state.weather == STORM
