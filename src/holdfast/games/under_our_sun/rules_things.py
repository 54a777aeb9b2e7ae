"""Interactions with things and people: collecting, crafting, using, dropping, camps, fires, traps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg, Named
from holdfast.games.under_our_sun import boards, effects_goods, look, rules_small
from holdfast.games.under_our_sun.actions import (
    Collect,
    CollectCard,
    Craft,
    CraftAmmo,
    CraftCamp,
    Drop,
    DropCard,
    Eat,
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
from holdfast.games.under_our_sun.rules_common import actor, has_ap
from holdfast.games.under_our_sun.state import (
    ARROW,
    CARTRIDGE,
    FOOD,
    GOODS,
    METAL,
    NOBODY,
    ROAMING,
    SLOT_GOODS,
    WOOD,
)
from holdfast.games.under_our_sun.verbs import using

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


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


@guard("UOS-ACT-10")
def card_lies_here(g: Game, seat: int, act: CollectCard) -> bool:
    """It must lie on the tile."""
    return act.card in g.state.ground.get(_here(g), ())


@guard("UOS-ACT-11")
def card_has_storage(g: Game, seat: int, act: CollectCard) -> bool:
    """There must be a free area for it."""
    return effects_goods.card_fits(g, actor(g), act.card)


TAKING = (
    ActionRule(Collect, guards=(is_a_resource, lies_here, has_storage, has_ap)),
    ActionRule(CollectCard, guards=(card_lies_here, card_has_storage, has_ap)),
)


# ---------------------------------------------------------------- crafting and using


@guard("UOS-ACT-14")
def can_be_crafted(g: Game, seat: int, act: Craft) -> bool:
    """Only things of the item and gear decks with resources on their cards can be crafted."""
    return g.content.things[act.thing].craft is not None and bool(g.content.tables.copies[act.thing])


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
    skill = [number for owner, number in g.content.tables.skills.get("on_craft", ()) if owner == who]
    return missing == 1 and total > 1 and bool(skill) and using.skill_ready(g, who, skill[0])


@guard("UOS-CAMP-01")
def has_resources_for_a_tent(g: Game, seat: int, act: CraftCamp) -> bool:
    """A camp is made of what a tent is made of."""
    craft = g.content.things[g.content.tables.tent].craft
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


@guard("UOS-ACT-19")
def can_be_used(g: Game, seat: int, act: Use) -> bool:
    """The card must be on the board, work, have a use left, and fit the situation; fires have their own action."""
    who = actor(g)
    if (
        not effects_goods.has_card(g, who, act.card)
        or (g.content.face_of[act.card], act.ability) in g.content.tables.fire_uses
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


MAKING = (
    ActionRule(Craft, guards=(can_be_crafted, card_is_left, has_the_resources, has_ap)),
    ActionRule(CraftCamp, guards=(no_camp_yet, has_resources_for_a_tent, has_ap)),
    ActionRule(CraftAmmo, guards=(is_ammunition, has_the_material, has_ap)),
    ActionRule(Use, guards=(can_be_used, has_ap_to_use)),
    ActionRule(UseSkill, guards=(skill_can_be_used, has_ap_for_skill)),
)


# ---------------------------------------------------------------- people and bodies


@guard("UOS-ACT-24")
def stands_here(g: Game, seat: int, act: Swap) -> bool:
    """The partner must stand on the same tile."""
    who = actor(g)
    return act.character != who and act.character in look.here(g, g.state.characters[who].place)


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
    return look.water_of(g, actor(g)) >= g.content.edition.trade_fee


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
    return g.state.characters[actor(g)].ap >= g.content.edition.steal_ap


@guard("UOS-ACT-30")
def body_lies_here(g: Game, seat: int, act: Loot) -> bool:
    """A defeated enemy on the tile can be looted."""
    one = look.enemy(g, act.enemy)
    return one is not None and one.body and one.place == g.state.characters[actor(g)].place


@guard("UOS-ACT-32")
def fallen_lies_here(g: Game, seat: int, act: LootFallen) -> bool:
    """In 2.0 a defeated character on the tile can be looted, if there is something to take."""
    who = actor(g)
    if not g.content.edition.loot_fallen or act.character not in look.fallen_here(g, g.state.characters[who].place):
        return False
    return rules_small.lootable(g, who, act.character, 0)


def bites(g: Game, who: int) -> int:
    c = g.state.characters[who]
    if c.hp >= g.content.boards[who].hp:
        return 0
    food = look.food_within_reach(g, who) if g.content.edition.eat_any_amount else c.goods[FOOD]
    most = min(food, g.content.boards[who].hp - c.hp)
    return most if g.content.edition.eat_any_amount else min(1, most)


@guard("UOS-ACT-33")
def can_eat_that_much(g: Game, seat: int, act: Eat) -> bool:
    """Food must be at hand and HP missing; in 1.0 each piece is an action of its own (UOS-RULING-063)."""
    return act.bites <= bites(g, actor(g))


PEOPLE = (
    ActionRule(Swap, guards=(stands_here, has_ap)),
    ActionRule(Trade, guards=(merchant_is_here, merchant_still_deals, can_pay_the_fee, has_ap)),
    ActionRule(Steal, guards=(can_be_robbed, is_trusted, has_ap_to_steal)),
    ActionRule(Loot, guards=(body_lies_here, has_ap)),
    ActionRule(LootFallen, guards=(fallen_lies_here, has_ap)),
    ActionRule(Eat, guards=(can_eat_that_much, has_ap)),
)


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


@guard("UOS-ACT-48")
def owns_the_card(g: Game, seat: int, act: DropCard) -> bool:
    """Only a card of the own board can be laid down."""
    return effects_goods.has_card(g, actor(g), act.card)


@guard("UOS-CHAR-17")
def is_spare_gear(g: Game, seat: int, act: Wear) -> bool:
    """Spare gear on the board can be put on."""
    return act.card in g.state.characters[actor(g)].cards and g.content.thing(act.card).kind == "gear"


@guard("UOS-CHAR-14")
def fits_after_changing(g: Game, seat: int, act: Wear | TakeOff) -> bool:
    """What is carried must fit on the board afterwards."""
    who = actor(g)
    c = g.state.characters[who]
    cards, gear = boards.after_changing(c.cards, c.gear, act.card if isinstance(act, Wear) else NOBODY)
    return boards.room_for_resources(g.content, who, cards, gear) >= boards.load_of(c.goods)


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
    return c.goods[boards.ammo_kind(weapon.ammo)] > 0 and g.state.uses.get(act.card, 0) < weapon.cap


FREE = (
    ActionRule(Drop, guards=(owns_it,)),
    ActionRule(DropCard, guards=(owns_the_card,)),
    ActionRule(Wear, guards=(is_spare_gear, fits_after_changing)),
    ActionRule(TakeOff, guards=(wears_gear, fits_after_changing)),
    ActionRule(Load, guards=(can_be_loaded,)),
)
HANDLING = (ActionRule(OpenBox, guards=(box_stands_here, has_ap)), *FREE)
