"""The menu of a turn: all that a character can do, listed in one go, chapter by chapter in the order of the actions.

The guards of `rules_*.py` say what is allowed and why not. Here the same is found the other way round: from what lies
on the tile and on the board to the actions. Most of it follows from a few small things, the goods within reach for
instance, and is remembered under them. Whoever is asked has AP, so that actions for 1 AP need no check.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from holdfast.core.legality import Action, Menu, legal
from holdfast.games.under_our_sun import (
    boards,
    effects_goods,
    look,
    rules_camp,
    rules_combat,
    rules_small,
    rules_sol,
    rules_things,
    rules_turn,
    rules_ways,
    stats,
)
from holdfast.games.under_our_sun.actions import (
    AttackCharacter,
    CardId,
    CharacterId,
    Collect,
    CollectCard,
    CollectRain,
    Craft,
    CraftAmmo,
    CraftCamp,
    Drop,
    Eat,
    EndTurn,
    EnemyId,
    GoodId,
    Loot,
    LootFallen,
    Move,
    OpenBox,
    Refill,
    Sleep,
    Steal,
    Swap,
    TakeWater,
    Trade,
    Wait,
)
from holdfast.games.under_our_sun.boards import Held
from holdfast.games.under_our_sun.rules_common import actor
from holdfast.games.under_our_sun.state import (
    ARROW,
    CARTRIDGE,
    FOOD,
    KINDS,
    METAL,
    NEW_HAVEN,
    NO_TEAM,
    NOBODY,
    NOTHING,
    ROAMING,
    SLOT_GOODS,
    STORM,
    WATER,
    WOOD,
    Character,
    Enemy,
    Goods,
)
from holdfast.games.under_our_sun.tables import Tables
from holdfast.games.under_our_sun.verbs import using
from holdfast.games.under_our_sun.vocabulary_words import MerchantId, ThingId

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

CHARACTERS = 6
COLLECTS = tuple(Collect(GoodId(kind)) for kind in range(KINDS))
DROPS = tuple(Drop(GoodId(kind)) for kind in range(KINDS))
SWAPS = tuple(Swap(CharacterId(who)) for who in range(CHARACTERS))
DUELS = tuple(AttackCharacter(CharacterId(who)) for who in range(CHARACTERS))
MEALS = tuple(Eat(n) for n in range(1, 20))
CARTRIDGES, ARROWS = CraftAmmo(GoodId(CARTRIDGE)), CraftAmmo(GoodId(ARROW))
REFILL, TAKE_WATER, RAIN, SLEEP, CRAFT_CAMP, STEAL = Refill(), TakeWater(), CollectRain(), Sleep(), CraftCamp(), Steal()
WAIT, END_TURN = Wait(), EndTurn()
BOXES = {(0, 1): (OpenBox(True),), (1, 0): (OpenBox(False),), (1, 1): (OpenBox(False), OpenBox(True))}
"""By whether there is a box for skilled hands, and one for strong arms."""


class Spot(Struct):
    """Who acts, and what the chapters of the menu want to know of its tile and board."""

    who: int
    seat: int
    c: Character
    tile: int
    held: Held
    load: int
    """The pieces on the board that need room."""
    costs: tuple[int, ...]
    """The statistics, with the changes of costs among them."""
    foes: list[Enemy]
    """The enemies on the tile, bodies too."""
    company: list[int]
    """The other characters on the tile, the fallen too."""
    threatened: bool


def look_around(g: Game, seat: int) -> Spot:
    """The spot of the character that is asked."""
    state, who = g.state, actor(g)
    c = state.characters[who]
    place = c.place
    foes = [one for one in state.enemies if one.place == place]
    company = [one for one in state.order if one != who and state.characters[one].place == place]
    return Spot(
        who,
        seat,
        c,
        state.at[place],
        boards.held(g, who),
        boards.load_of(c.goods),
        stats.profile(g, who),
        foes,
        sorted(company) if len(company) > 1 else company,
        bool(foes and look.threats(g, who)),
    )


# ---------------------------------------------------------------- taking


@lru_cache(maxsize=10_000)
def collects(printed: Goods, dropped: Goods) -> tuple[Collect, ...]:
    """What can be collected of the goods on a tile."""
    return tuple([COLLECTS[kind] for kind in SLOT_GOODS if printed[kind] or dropped[kind]])


def taking(g: Game, spot: Spot) -> list[Action]:
    """Goods, cards and water that can be taken up here."""
    found: list[Action] = []
    state, tile = g.state, spot.tile
    dropped = state.dropped[tile]
    if spot.held.room > spot.load:
        found += collects(state.printed[tile], dropped)
        if state.traps and COLLECTS[FOOD] not in found and look.on_tile(g, tile, FOOD):
            found.insert(0, COLLECTS[FOOD])
    if tile in state.ground:
        cards = sorted(state.ground[tile])
        found += [CollectCard(CardId(card)) for card in cards if effects_goods.card_fits(g, spot.who, card)]
    if state.full & ~state.dry & (1 << tile):
        found.append(REFILL)
    if dropped[WATER] and effects_goods.free_water_room(g, spot.who) > 0:
        found.append(TAKE_WATER)
    if state.weather == STORM and state.supply[WATER]:
        if effects_goods.free_water_room(g, spot.who, g.content.edition.rain_into_bottles) > 0:
            found.append(RAIN)
    return found


# ---------------------------------------------------------------- making


class Makings(Struct, frozen=True):
    """What some goods are enough for."""

    crafts: tuple[Craft, ...]
    camp: bool
    ammo: tuple[CraftAmmo, ...]


def makings(g: Game, spot: Spot) -> Makings:
    """What the goods within reach are enough for; a clever hand needs a cube fewer."""
    state, who, found = g.state, spot.who, g.content.tables
    clever = False
    for owner, number in found.skills.get("on_craft", ()):
        if owner == who:
            clever = using.skill_ready(g, who, number)
    if state.traps or not g.content.edition.craft_from_tile:
        key = (rules_small.all_within_reach(g, who), NOTHING, NOTHING, clever)
    else:
        key = (spot.c.goods, state.dropped[spot.tile], state.printed[spot.tile], clever)
    known: Makings | None = found.makings.get(key)
    if known is None:
        known = found.makings[key] = _enough_for(found, *key)
    return known


def _enough_for(found: Tables, own: Goods, dropped: Goods, printed: Goods, clever: bool) -> Makings:
    """The same for more than any recipe needs as for just that much, so it is remembered a second time."""
    reach = map(sum, zip(own, dropped, printed, strict=True))
    key = (*map(min, reach, found.most_needed), clever)
    known: Makings | None = found.makings.get(key)
    if known is None:
        enough = [face for face, recipe in found.recipes if _is_enough(key, recipe, clever)]
        ammo = [one for material, one in ((METAL, CARTRIDGES), (WOOD, ARROWS)) if key[material]]
        crafts = tuple(Craft(ThingId(face)) for face in enough)
        known = found.makings[key] = Makings(crafts, found.tent in enough, tuple(ammo))
    return known


def _is_enough(reach: tuple[int, ...], recipe: tuple[tuple[int, int], ...], clever: bool) -> bool:
    missing = sum([max(0, n - reach[kind]) for kind, n in recipe])
    return not missing or (clever and missing == 1 and sum([n for _, n in recipe]) > 1)


def making(g: Game, spot: Spot) -> list[Action]:
    """What can be crafted or used."""
    state, who, ap = g.state, spot.who, spot.c.ap
    found: list[Action] = []
    known = makings(g, spot)
    if known.crafts:
        left = g.content.tables.left_on(state.shelf)
        found += [one for one in known.crafts if one.thing in left]
        if known.camp and not state.camps >> spot.tile & 1:
            found.append(CRAFT_CAMP)
    found += known.ammo
    for use, printed in spot.held.uses:
        if ap >= printed.ap and using.works_now(g, who, use.card, printed):
            found.append(use)
    for skill, printed in g.content.tables.skill_uses[who]:
        if ap >= printed.ap and using.can_use_skill(g, who, skill.ability):
            found.append(skill)
    return found


# ---------------------------------------------------------------- people, bodies, sleep


def meeting(g: Game, spot: Spot, merchant: int) -> list[Action]:
    """Partners, merchants and bodies on the tile."""
    state, who = g.state, spot.who
    found: list[Action] = [SWAPS[other] for other in spot.company if not state.characters[other].fallen]
    if merchant != NOBODY and look.deals_with(g, state.merchants[merchant], who):
        if look.water_of(g, who) >= g.content.edition.trade_fee:
            found.append(Trade(MerchantId(merchant)))
        if merchant == ROAMING and spot.c.ap >= g.content.edition.steal_ap:
            found.append(STEAL)
    if spot.foes:
        found += [Loot(EnemyId(card)) for card in sorted([one.card for one in spot.foes if one.body])]
    if spot.company and g.content.edition.loot_fallen:
        fallen = [other for other in spot.company if state.characters[other].fallen]
        found += [LootFallen(CharacterId(one)) for one in fallen if rules_small.lootable(g, who, one, 0)]
    return found


def body_and_sleep(g: Game, spot: Spot) -> list[Action]:
    """Meals, and a nap where nobody watches."""
    found: list[Action] = []
    c = spot.c
    if c.hp < g.content.boards[spot.who].hp:
        found += MEALS[: rules_things.bites(g, spot.who)]
    if c.ap >= max(1, stats.hours_of_sleep(g, spot.tile) + spot.costs[stats.SLEEP_COST]):
        if not spot.foes or rules_turn.no_enemy_watches(g, spot.seat, SLEEP):
            found.append(SLEEP)
    return found


# ---------------------------------------------------------------- handling things


@lru_cache(maxsize=10_000)
def drops(goods: Goods) -> tuple[Drop, ...]:
    """What can be laid down of the goods on a board."""
    return tuple([DROPS[kind] for kind, n in enumerate(goods) if n])


def handling(g: Game, goods: Goods, held: Held) -> list[Action]:
    """What can be laid down, put on, taken off and loaded."""
    found: list[Action] = [*drops(goods), *held.drops]
    if held.changes:
        load = boards.load_of(goods)
        found += [act for act, room in held.changes if room >= load]
    if held.guns:
        uses = g.state.uses
        found += [act for act, ammo, cap in held.guns if goods[ammo] and uses.get(act.card, 0) < cap]
    return found


# ---------------------------------------------------------------- fighting


def fighting(g: Game, spot: Spot) -> list[Action]:
    """Attacks on enemies and characters, and dodging."""
    found: list[Action] = []
    state, seat, armed = g.state, spot.seat, spot.held.armed
    if spot.foes:
        found += [rules_combat.ATTACKS[card] for card in sorted([one.card for one in spot.foes if not one.body])]
    if armed and state.enemies:
        found += rules_combat.armed_attacks(g, seat)
    if spot.foes and spot.c.hidden and spot.c.ap >= 2:
        found += rules_combat.sneak_attacks(g, seat)
        found += rules_combat.armed_sneak_attacks(g, seat)
    if spot.company:
        found += [DUELS[other] for other in spot.company if not state.characters[other].fallen]
    if armed:
        found += rules_combat.armed_duels(g, seat)
    if spot.threatened:
        found += rules_combat.DODGES
    return found


# ---------------------------------------------------------------- the whole


def turn_options(g: Game, seat: int) -> list[Action]:
    """All that can be done in a turn."""
    spot = look_around(g, seat)
    state, tile, held = g.state, spot.tile, spot.held
    found = rules_ways.ways(g, spot.who, spot.costs, held.reacts)
    found += taking(g, spot)
    found += making(g, spot)
    merchant = look.merchant_here(g, spot.c.place)
    if spot.company or spot.foes or merchant != NOBODY:
        found += meeting(g, spot, merchant)
    found += body_and_sleep(g, spot)
    if (state.boxes_str | state.boxes_dex) >> tile & 1:
        found += BOXES[state.boxes_dex >> tile & 1, state.boxes_str >> tile & 1]
    found += handling(g, spot.c.goods, held)
    if held.lighter or state.traps or state.fires >> tile & 1 or (tile != NEW_HAVEN and state.camps >> tile & 1):
        found += legal(g, seat, rules_camp.CAMP)
    team = state.roles[spot.c.seat].side != NO_TEAM
    if team or g.content.mission_deeds:
        found += legal(g, seat, (rules_turn.DEED,))
    if spot.foes or spot.company or held.armed:
        found += fighting(g, spot)
    if team:
        found += legal(g, seat, rules_sol.ABILITIES)
    found.append(WAIT)
    if not spot.threatened:
        found.append(END_TURN)
    return found


def crowded_options(g: Game, seat: int) -> list[Action]:
    """A Move, and what costs nothing."""
    who = actor(g)
    c = g.state.characters[who]
    ap = c.ap + rules_ways.saving(g, who, "on_move")
    steps = rules_ways.walks(g, ap, rules_ways.around(g, c.place), stats.profile(g, who))
    moves = [one for one in steps if type(one) is Move]
    return [*moves, *handling(g, c.goods, boards.held(g, who)), END_TURN]


MENU = Menu(
    (
        *rules_ways.WAYS, *rules_things.TAKING, *rules_turn.WATER_AND_RAIN, *rules_things.MAKING, *rules_things.PEOPLE,
        rules_turn.SLEEP, *rules_things.HANDLING, *rules_camp.CAMP, rules_turn.DEED, *rules_combat.MENU_COMBAT,
        *rules_sol.ABILITIES, rules_turn.WAIT, rules_turn.END_TURN,
    ),
    turn_options,
)  # fmt: skip
"""All that can be done in a turn, in the order of the actions."""
CROWDED_MENU = Menu((rules_ways.MOVE, *rules_things.FREE, rules_turn.STOP_ANYWAY), crowded_options)
"""After a revival on a tile that is too small, only a Move may come next (UOS-HEALTH-19)."""
