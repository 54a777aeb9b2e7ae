"""Interactions with things and people: collecting, crafting, using, dropping, camps, fires, traps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.under_our_sun import effects_goods, look, rules_small
from holdfast.games.under_our_sun.actions import (
    CardId,
    CharacterId,
    Collect,
    CollectCard,
    Craft,
    CraftAmmo,
    CraftCamp,
    Drop,
    DropCard,
    Eat,
    EnemyId,
    GoodId,
    Load,
    Loot,
    LootFallen,
    OpenBox,
    Steal,
    Swap,
    TakeOff,
    Trade,
    Use,
    UseSkill,
    Wear,
)
from holdfast.games.under_our_sun.edition import switches
from holdfast.games.under_our_sun.rules_common import actor, has_ap
from holdfast.games.under_our_sun.state import (
    ARROW,
    CARTRIDGE,
    FOOD,
    GOODS,
    KINDS,
    METAL,
    NOBODY,
    ROAMING,
    SLOT_GOODS,
    WOOD,
)
from holdfast.games.under_our_sun.tables import tables
from holdfast.games.under_our_sun.verbs import using
from holdfast.games.under_our_sun.vocabulary_words import MerchantId, ThingId

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

COLLECTS = tuple(Collect(GoodId(kind)) for kind in range(KINDS))
DROPS = tuple(Drop(GoodId(kind)) for kind in range(KINDS))
BOXES = (OpenBox(False), OpenBox(True))
TAKE_OFFS, CRAFT_CAMPS = (TakeOff(),), (CraftCamp(),)
CRAFT_AMMO = (CraftAmmo(GoodId(CARTRIDGE)), CraftAmmo(GoodId(ARROW)))


def _here(g: Game) -> int:
    return look.tile_of(g, actor(g))


# ---------------------------------------------------------------- collecting


@guard("UOS-ACT-12")
def is_a_resource(g: Game, seat: int, act: Collect) -> bool:
    """Collect takes resources, and ammunition like them (UOS-RULING-200); water is none."""
    return act.good in SLOT_GOODS


@guard("UOS-ACT-10")
def lies_here(g: Game, seat: int, act: Collect) -> bool:
    """It must lie on the tile."""
    return look.on_tile(g, _here(g), act.good) > 0


def _storage(g: Game, seat: int, act: Any) -> dict[str, Arg]:
    return {"room": max(0, effects_goods.room(g, actor(g)))}


@guard("UOS-ACT-11", because=_storage)
def has_storage(g: Game, seat: int, act: Any) -> bool:
    """There must be a free slot for it."""
    return effects_goods.room(g, actor(g)) > 0


def collects(g: Game, seat: int) -> Iterable[Collect]:
    """Resources on the tile."""
    tile, state = _here(g), g.state
    printed, dropped = state.printed[tile], state.dropped[tile]
    if effects_goods.room(g, actor(g)) <= 0:
        return ()
    found = [COLLECTS[kind] for kind in SLOT_GOODS if printed[kind] or dropped[kind]]
    if state.traps and (not found or found[0].good != FOOD) and look.on_tile(g, tile, FOOD):
        found.insert(0, COLLECTS[FOOD])
    return found


@guard("UOS-ACT-10")
def card_lies_here(g: Game, seat: int, act: CollectCard) -> bool:
    """It must lie on the tile."""
    return act.card in g.state.ground.get(_here(g), ())


@guard("UOS-ACT-11")
def card_has_storage(g: Game, seat: int, act: CollectCard) -> bool:
    """There must be a free area for it."""
    return effects_goods.card_fits(g, actor(g), act.card)


def collect_cards(g: Game, seat: int) -> Iterable[CollectCard]:
    """Cards on the tile."""
    return [CollectCard(CardId(card)) for card in sorted(g.state.ground.get(_here(g), ()))]


TAKING = (
    ActionRule(
        Collect,
        collects,
        (is_a_resource, lies_here, has_storage, has_ap),
        ensured=(is_a_resource, lies_here, has_storage),
    ),
    ActionRule(CollectCard, collect_cards, (card_lies_here, card_has_storage, has_ap), ensured=(card_lies_here,)),
)  # fmt: skip


# ---------------------------------------------------------------- crafting and using


@guard("UOS-ACT-14")
def can_be_crafted(g: Game, seat: int, act: Craft) -> bool:
    """Only things of the item and gear decks with resources on their cards can be crafted."""
    return g.content.things[act.thing].craft is not None and bool(tables(g).copies[act.thing])


@guard("UOS-ACT-14")
def card_is_left(g: Game, seat: int, act: Craft) -> bool:
    """A copy must be in its deck (UOS-RULING-117)."""
    return effects_goods.on_shelf(g, act.thing) is not None


def _missing(g: Game, seat: int, act: Craft) -> dict[str, Arg]:
    craft = g.content.things[act.thing].craft or ()
    lacking = [kind for kind, n in enumerate(craft) if rules_small.within_reach(g, actor(g), kind) < n]
    return {"goods": [Named("good", GOODS[kind]) for kind in lacking]}


@guard("UOS-ACT-15", because=_missing)
def has_the_resources(g: Game, seat: int, act: Craft) -> bool:
    """The resources must be at hand: on the board, in 2.0 also on the tile; a clever hand needs one fewer."""
    craft = g.content.things[act.thing].craft
    return craft is not None and _affordable(g, actor(g), [(kind, n) for kind, n in enumerate(craft) if n])


def _affordable(g: Game, who: int, recipe: Iterable[tuple[int, int]]) -> bool:
    missing, total = 0, 0
    for kind, n in recipe:
        total += n
        missing += max(0, n - rules_small.within_reach(g, who, kind))
    if not missing:
        return True
    skill = [number for owner, number in tables(g).skills.get("on_craft", ()) if owner == who]
    return missing == 1 and total > 1 and bool(skill) and using.skill_ready(g, who, skill[0])


def crafts(g: Game, seat: int) -> Iterable[Craft]:
    """Things whose resources are at hand."""
    who = actor(g)
    found = tables(g)
    if any([owner == who for owner, _ in found.skills.get("on_craft", ())]):
        return [Craft(ThingId(thing)) for thing, _, recipe in found.recipes if _affordable(g, who, recipe)]
    reach = rules_small.all_within_reach(g, who)
    lacking = sum([1 << kind for kind, n in enumerate(reach) if not n])
    return [
        Craft(ThingId(thing))
        for thing, recipe in found.recipes_without(lacking)
        if all([reach[kind] >= n for kind, n in recipe])
    ]


@guard("UOS-CAMP-01")
def has_resources_for_a_tent(g: Game, seat: int, act: CraftCamp) -> bool:
    """A camp is made of what a tent is made of."""
    craft = g.content.things[tables(g).tent].craft
    return craft is not None and _affordable(g, actor(g), [(kind, n) for kind, n in enumerate(craft) if n])


@guard("UOS-CAMP-03")
def no_camp_yet(g: Game, seat: int, act: Any) -> bool:
    """There is room for one camp on a tile (UOS-RULING-126)."""
    return not look.has_camp(g, _here(g))


@guard("UOS-AMMO-06")
def is_ammunition(g: Game, seat: int, act: CraftAmmo) -> bool:
    """Cartridges and arrows are ammunition."""
    return act.good in (CARTRIDGE, ARROW)


@guard("UOS-AMMO-07")
def has_the_material(g: Game, seat: int, act: CraftAmmo) -> bool:
    """Cartridges take 1 metal, arrows 1 wood."""
    return rules_small.within_reach(g, actor(g), METAL if act.good == CARTRIDGE else WOOD) > 0


def ammunition(g: Game, seat: int) -> Iterable[CraftAmmo]:
    """What there is material for."""
    return [one for one in CRAFT_AMMO if has_the_material(g, seat, one)]


@guard("UOS-ACT-19")
def can_be_used(g: Game, seat: int, act: Use) -> bool:
    """The card must be on the board, work, have a use left, and fit the situation; fires have their own action."""
    who = actor(g)
    if (
        not effects_goods.has_card(g, who, act.card)
        or (g.content.face_of[act.card], act.ability) in tables(g).fire_uses
    ):
        return False
    return using.can_use(g, who, act.card, act.ability)


def _use_ap(g: Game, seat: int, act: Use) -> dict[str, Arg]:
    uses = g.content.thing(act.card).abilities.uses
    return {"cost": uses[act.ability].ap, "ap": g.state.characters[actor(g)].ap}


@guard("UOS-ACT-20", because=_use_ap)
def has_ap_to_use(g: Game, seat: int, act: Use) -> bool:
    """Using a card costs what it says, mostly nothing."""
    uses = g.content.thing(act.card).abilities.uses
    return act.ability < len(uses) and g.state.characters[actor(g)].ap >= uses[act.ability].ap


def uses(g: Game, seat: int) -> Iterable[Use]:
    """Abilities of the cards on the board."""
    c = g.state.characters[actor(g)]
    cards = sorted(c.cards if c.gear == NOBODY else (*c.cards, c.gear))
    return [Use(CardId(card), number) for card in cards for number in range(len(g.content.thing(card).abilities.uses))]


@guard("UOS-CHAR-07")
def skill_can_be_used(g: Game, seat: int, act: UseSkill) -> bool:
    """The skill must be an action, without a marker beside it, and fit the situation."""
    return using.can_use_skill(g, actor(g), act.ability)


@guard("UOS-CHAR-12")
def has_ap_for_skill(g: Game, seat: int, act: UseSkill) -> bool:
    """A skill costs what it says."""
    skills = g.content.boards[actor(g)].skills
    use = skills[act.ability].use if act.ability < len(skills) else None
    return use is not None and g.state.characters[actor(g)].ap >= use.ap


def skill_uses(g: Game, seat: int) -> Iterable[UseSkill]:
    """Skills that are actions."""
    skills = g.content.boards[actor(g)].skills
    return [UseSkill(number) for number, skill in enumerate(skills) if skill.use is not None]


MAKING = (
    ActionRule(Craft, crafts, (can_be_crafted, card_is_left, has_the_resources, has_ap),
               ensured=(can_be_crafted, has_the_resources)),
    ActionRule(CraftCamp, lambda g, seat: CRAFT_CAMPS, (no_camp_yet, has_resources_for_a_tent, has_ap)),
    ActionRule(CraftAmmo, ammunition, (is_ammunition, has_the_material, has_ap),
               ensured=(is_ammunition, has_the_material)),
    ActionRule(Use, uses, (can_be_used, has_ap_to_use)),
    ActionRule(UseSkill, skill_uses, (skill_can_be_used, has_ap_for_skill)),
)  # fmt: skip


# ---------------------------------------------------------------- people and bodies


@guard("UOS-ACT-24")
def stands_here(g: Game, seat: int, act: Swap) -> bool:
    """The partner must stand on the same tile."""
    who = actor(g)
    return act.character != who and act.character in look.here(g, g.state.characters[who].place)


def swaps(g: Game, seat: int) -> Iterable[Swap]:
    """Partners on the tile."""
    who = actor(g)
    here = look.here(g, g.state.characters[who].place)
    return [Swap(CharacterId(one)) for one in sorted(here) if one != who]


@guard("UOS-TRADE-03")
def merchant_is_here(g: Game, seat: int, act: Trade) -> bool:
    """Deals are made on the merchant's tile."""
    return look.merchant_here(g, g.state.characters[actor(g)].place) == act.merchant


@guard("UOS-THEFT-14")
def merchant_still_deals(g: Game, seat: int, act: Trade) -> bool:
    """He deals with nobody who robbed, attacked or fled from him."""
    return look.deals_with(g, g.state.merchants[act.merchant], actor(g))


@guard("UOS-ACT-27")
def can_pay_the_fee(g: Game, seat: int, act: Trade) -> bool:
    """In 2.0 a deal costs 1 water, which nothing else replaces (UOS-RULING-135)."""
    return look.water_of(g, actor(g)) >= switches(g).trade_fee


def trades(g: Game, seat: int) -> Iterable[Trade]:
    """The merchant of the tile."""
    merchant = look.merchant_here(g, g.state.characters[actor(g)].place)
    return () if merchant == NOBODY else (Trade(MerchantId(merchant)),)


@guard("UOS-THEFT-07")
def can_be_robbed(g: Game, seat: int, act: Steal) -> bool:
    """Only the roaming merchant can be stolen from, not the trading post."""
    return look.merchant_here(g, g.state.characters[actor(g)].place) == ROAMING


@guard("UOS-THEFT-01")
def is_trusted(g: Game, seat: int, act: Steal) -> bool:
    """Nobody gets near his goods who is his enemy already."""
    return look.deals_with(g, g.state.merchants[ROAMING], actor(g))


@guard("UOS-THEFT-02")
def has_ap_to_steal(g: Game, seat: int, act: Steal) -> bool:
    """Stealing costs 1 AP, in 1.0 one more for the interaction."""
    return g.state.characters[actor(g)].ap >= switches(g).steal_ap


def steals(g: Game, seat: int) -> Iterable[Steal]:
    """Only where the fence stands."""
    return (Steal(),) if g.state.merchants[ROAMING].place == g.state.characters[actor(g)].place else ()


@guard("UOS-ACT-30")
def body_lies_here(g: Game, seat: int, act: Loot) -> bool:
    """A defeated enemy on the tile can be looted."""
    one = look.enemy(g, act.enemy)
    return one is not None and one.body and one.place == g.state.characters[actor(g)].place


def loots(g: Game, seat: int) -> Iterable[Loot]:
    """Bodies on the tile."""
    if not g.state.enemies:
        return ()
    here = look.bodies(g, g.state.characters[actor(g)].place)
    return [Loot(EnemyId(one.card)) for one in sorted(here, key=lambda one: one.card)]


@guard("UOS-ACT-32")
def fallen_lies_here(g: Game, seat: int, act: LootFallen) -> bool:
    """In 2.0 a defeated character on the tile can be looted, if there is something to take."""
    who = actor(g)
    if not switches(g).loot_fallen or act.character not in look.fallen_here(g, g.state.characters[who].place):
        return False
    return rules_small.lootable(g, who, act.character, 0)


def fallen_loots(g: Game, seat: int) -> Iterable[LootFallen]:
    """Defeated characters on the tile."""
    here = look.fallen_here(g, g.state.characters[actor(g)].place)
    return [LootFallen(CharacterId(one)) for one in sorted(here)]


def _bites(g: Game, who: int) -> int:
    c = g.state.characters[who]
    if c.hp >= g.content.boards[who].hp:
        return 0
    food = look.food_within_reach(g, who) if switches(g).eat_any_amount else c.goods[FOOD]
    most = min(food, g.content.boards[who].hp - c.hp)
    return most if switches(g).eat_any_amount else min(1, most)


@guard("UOS-ACT-33")
def can_eat_that_much(g: Game, seat: int, act: Eat) -> bool:
    """Food must be at hand and HP missing; in 1.0 each piece is an action of its own (UOS-RULING-063)."""
    return act.bites <= _bites(g, actor(g))


def meals(g: Game, seat: int) -> Iterable[Eat]:
    """As many pieces as there are and as help."""
    return [Eat(n) for n in range(1, _bites(g, actor(g)) + 1)]


PEOPLE = (
    ActionRule(Swap, swaps, (stands_here, has_ap), ensured=(stands_here,)),
    ActionRule(Trade, trades, (merchant_is_here, merchant_still_deals, can_pay_the_fee, has_ap),
               ensured=(merchant_is_here,)),
    ActionRule(Steal, steals, (can_be_robbed, is_trusted, has_ap_to_steal)),
    ActionRule(Loot, loots, (body_lies_here, has_ap), ensured=(body_lies_here,)),
    ActionRule(LootFallen, fallen_loots, (fallen_lies_here, has_ap)),
    ActionRule(Eat, meals, (can_eat_that_much, has_ap), ensured=(can_eat_that_much,)),
)  # fmt: skip


# ---------------------------------------------------------------- handling things


@guard("UOS-ACT-45")
def box_stands_here(g: Game, seat: int, act: OpenBox) -> bool:
    """There must be a closed container of that kind."""
    boxes = g.state.boxes_str if act.strength else g.state.boxes_dex
    return bool(boxes >> _here(g) & 1)


@guard("UOS-ACT-48")
def owns_it(g: Game, seat: int, act: Drop) -> bool:
    """Only what is carried can be laid down; water in bottles stays in them."""
    return g.state.characters[actor(g)].goods[act.good] > 0


def drops(g: Game, seat: int) -> Iterable[Drop]:
    """Goods on the board."""
    return [DROPS[kind] for kind, n in enumerate(g.state.characters[actor(g)].goods) if n]


@guard("UOS-ACT-48")
def owns_the_card(g: Game, seat: int, act: DropCard) -> bool:
    """Only a card of the own board can be laid down."""
    return effects_goods.has_card(g, actor(g), act.card)


def drop_cards(g: Game, seat: int) -> Iterable[DropCard]:
    """Cards on the board."""
    c = g.state.characters[actor(g)]
    cards = sorted(c.cards if c.gear == NOBODY else (*c.cards, c.gear))
    return [DropCard(CardId(card)) for card in cards]


@guard("UOS-CHAR-17")
def is_spare_gear(g: Game, seat: int, act: Wear) -> bool:
    """Spare gear on the board can be put on."""
    return act.card in g.state.characters[actor(g)].cards and g.content.thing(act.card).kind == "gear"


@guard("UOS-CHAR-14")
def fits_after_changing(g: Game, seat: int, act: Wear | TakeOff) -> bool:
    """What is carried must fit on the board afterwards."""
    c = g.state.characters[actor(g)]
    gear = act.card if isinstance(act, Wear) else NOBODY
    cards = tuple(card for card in c.cards if card != gear)
    if c.gear != NOBODY:
        cards = (*cards, c.gear)
    return effects_goods.free_room(g, actor(g), c.goods, cards, gear) >= 0


def wears(g: Game, seat: int) -> Iterable[Wear]:
    """Spare gear on the board."""
    things, face_of = g.content.things, g.content.face_of
    cards = g.state.characters[actor(g)].cards
    return [Wear(CardId(card)) for card in sorted(cards) if things[face_of[card]].kind == "gear"]


@guard("UOS-CHAR-17")
def wears_gear(g: Game, seat: int, act: TakeOff) -> bool:
    """Something must be worn."""
    return g.state.characters[actor(g)].gear != NOBODY


@guard("UOS-AMMO-11")
def can_be_loaded(g: Game, seat: int, act: Load) -> bool:
    """A weapon of the own board with room for ammunition of which there is some loose."""
    c = g.state.characters[actor(g)]
    weapon = g.content.thing(act.card).abilities.weapon
    if act.card not in c.cards or weapon is None or weapon.ammo is None:
        return False
    return c.goods[effects_goods.ammo_kind(weapon.ammo)] > 0 and g.state.uses.get(act.card, 0) < weapon.cap


def loads(g: Game, seat: int) -> Iterable[Load]:
    """Weapons that could be loaded."""
    c = g.state.characters[actor(g)]
    if not c.goods[CARTRIDGE] and not c.goods[ARROW]:
        return ()
    return [Load(CardId(card)) for card in sorted(c.cards)]


def take_offs(g: Game, seat: int) -> Iterable[TakeOff]:
    """Only for those who wear something."""
    return () if g.state.characters[actor(g)].gear == NOBODY else TAKE_OFFS


HANDLING = (
    ActionRule(OpenBox, lambda g, seat: BOXES if (g.state.boxes_str | g.state.boxes_dex) >> _here(g) & 1 else (),
               (box_stands_here, has_ap)),
    ActionRule(Drop, drops, (owns_it,), ensured=(owns_it,)),
    ActionRule(DropCard, drop_cards, (owns_the_card,), ensured=(owns_the_card,)),
    ActionRule(Wear, wears, (is_spare_gear, fits_after_changing), ensured=(is_spare_gear,)),
    ActionRule(TakeOff, take_offs, (wears_gear, fits_after_changing), ensured=(wears_gear,)),
    ActionRule(Load, loads, (can_be_loaded,)),
)  # fmt: skip
FREE = HANDLING[1:6]
