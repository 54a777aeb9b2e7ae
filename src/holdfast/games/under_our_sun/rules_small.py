"""The smaller questions: karma, drinking, eating, picking one of several things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.legality import ActionRule, guard
from holdfast.games.under_our_sun import effects_goods, look
from holdfast.games.under_our_sun.actions import (
    Agree,
    CardId,
    CharacterId,
    ChooseCharacter,
    Drink,
    FromTile,
    GoHungry,
    GoodId,
    GoThirsty,
    Pass,
    PickCard,
    PickCharacter,
    PickGoods,
    Reroll,
    Sustain,
)
from holdfast.games.under_our_sun.state import FOOD, NOBODY, RESOURCES, ROAMING, SLOT_GOODS, Goods

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

REROLLS = tuple(Reroll(die) for die in range(12))
PICKS = tuple(PickGoods(GoodId(kind)) for kind in range(10))


def always(*acts: Any) -> Any:
    """Candidates that are the same in every position."""
    return lambda g, seat: acts


def _frame(g: Game) -> Any:
    return g.stack[-1]


PASS = ActionRule(Pass, always(Pass()))
AGREE = ActionRule(Agree, always(Agree()))
YES_OR_NO = (AGREE, PASS)


# ---------------------------------------------------------------- paying


def within_reach(g: Game, who: int, kind: int) -> int:
    """Pieces that a character can craft with: its own, in 2.0 also those on its tile."""
    found = g.state.characters[who].goods[kind]
    return found + look.on_tile(g, look.tile_of(g, who), kind) if g.content.edition.craft_from_tile else found


def all_within_reach(g: Game, who: int) -> Goods:
    """The same for every kind at once."""
    goods = g.state.characters[who].goods
    if not g.content.edition.craft_from_tile:
        return goods
    state, tile = g.state, look.tile_of(g, who)
    found = [a + b + c for a, b, c in zip(goods, state.dropped[tile], state.printed[tile], strict=True)]
    if state.traps:
        found[FOOD] = goods[FOOD] + look.on_tile(g, tile, FOOD)
    return tuple(found)


def can_pay(g: Game, who: int, needed: Iterable[tuple[int, int]]) -> bool:
    """Are all these pieces within reach?"""
    return all(within_reach(g, who, kind) >= n for kind, n in needed)


WHERE_FROM = (ActionRule(FromTile, always(FromTile(False), FromTile(True))),)


# ---------------------------------------------------------------- dice


@guard("UOS-KARMA-11")
def die_may_be_rerolled(g: Game, seat: int, act: Reroll) -> bool:
    """A die of this roll that karma is not committed to yet; in 2.0 none that was rerolled before."""
    return act.die in _frame(g).dice_left(g)


def rerolls(g: Game, seat: int) -> Iterable[Reroll]:
    """The dice of the roll."""
    return [REROLLS[die] for die in _frame(g).dice_left(g)]


REROLL = ActionRule(Reroll, rerolls, (die_may_be_rerolled,), ensured=(die_may_be_rerolled,))
KARMA = (REROLL, PASS)
ABILITY_REROLL = (REROLL,)


# ---------------------------------------------------------------- needs of the body

DRINK = (ActionRule(Drink, always(Drink())), ActionRule(GoThirsty, always(GoThirsty())))
SUSTAIN = (ActionRule(Sustain, always(Sustain())), ActionRule(GoHungry, always(GoHungry())))


# ---------------------------------------------------------------- who


@guard("UOS-SOLO-02")
def has_not_acted(g: Game, seat: int, act: ChooseCharacter) -> bool:
    """Only a standing character that has not had its turn in this day phase."""
    return act.character in _frame(g).waiting_for_turn(g)


def unacted(g: Game, seat: int) -> Iterable[ChooseCharacter]:
    """The characters whose turn is still to come."""
    return [ChooseCharacter(CharacterId(who)) for who in sorted(_frame(g).waiting_for_turn(g))]


WHO_ACTS = (ActionRule(ChooseCharacter, unacted, (has_not_acted,), ensured=(has_not_acted,)),)


@guard("UOS-NIGHT-05")
def is_in_the_camp(g: Game, seat: int, act: PickCharacter) -> bool:
    """Votes go to characters in the camp."""
    return act.character in _frame(g).voters(g)


def camp_mates(g: Game, seat: int) -> Iterable[PickCharacter]:
    """The characters in the camp."""
    return [PickCharacter(CharacterId(who)) for who in sorted(_frame(g).voters(g))]


VOTE = (ActionRule(PickCharacter, camp_mates, (is_in_the_camp,), ensured=(is_in_the_camp,)),)


def _victims(g: Game) -> list[int]:
    frame = _frame(g)
    place = g.state.places[frame.tile]
    return [who for who in look.here(g, place) if who != frame.who and not g.state.characters[who].hidden]


@guard("UOS-TEAM-22")
def can_be_set_upon(g: Game, seat: int, act: PickCharacter) -> bool:
    """A visible Survivor on that tile."""
    return act.character in _victims(g)


VICTIM = (
    ActionRule(
        PickCharacter,
        lambda g, seat: [PickCharacter(CharacterId(who)) for who in sorted(_victims(g))],
        (can_be_set_upon,),
        ensured=(can_be_set_upon,),
    ),
)


# ---------------------------------------------------------------- goods and cards


@guard("UOS-ACT-10")
def can_be_collected(g: Game, seat: int, act: PickGoods) -> bool:
    """A resource that lies on the tile."""
    return act.good in SLOT_GOODS and look.on_tile(g, look.tile_of(g, _frame(g).who), act.good) > 0


def collectable(g: Game, seat: int) -> Iterable[PickGoods]:
    """Resources on the tile."""
    state, tile = g.state, look.tile_of(g, _frame(g).who)
    printed, dropped = state.printed[tile], state.dropped[tile]
    found = [kind for kind in SLOT_GOODS if printed[kind] or dropped[kind]]
    if state.traps and FOOD not in found and look.on_tile(g, tile, FOOD):
        found.insert(0, FOOD)
    return [PICKS[kind] for kind in found]


COLLECT_MORE = (ActionRule(PickGoods, collectable, (can_be_collected,), ensured=(can_be_collected,)), PASS)


@guard("UOS-ACT-14")
def is_in_the_recipe(g: Game, seat: int, act: PickGoods) -> bool:
    """One of the cubes that the recipe needs, such that the rest can be paid."""
    return act.good in _spareable(g)


def _spareable(g: Game) -> list[int]:
    frame = _frame(g)
    recipe = frame.recipe(g)
    found = []
    for kind, _ in recipe:
        rest = [(one, n - (one == kind)) for one, n in recipe]
        if can_pay(g, frame.who, rest):
            found.append(kind)
    return found


SPARE = (
    ActionRule(
        PickGoods,
        lambda g, seat: [PICKS[kind] for kind in _spareable(g)],
        (is_in_the_recipe,),
        ensured=(is_in_the_recipe,),
    ),
)


@guard("UOS-ACT-47")
def was_drawn(g: Game, seat: int, act: PickCard) -> bool:
    """One of the loot cards drawn."""
    return act.card in _frame(g).cards


KEEP_LOOT = (
    ActionRule(
        PickCard,
        lambda g, seat: [PickCard(CardId(card)) for card in _frame(g).cards],
        (was_drawn,),
        ensured=(was_drawn,),
    ),
)


@guard("UOS-THEFT-10")
def is_in_his_stock(g: Game, seat: int, act: PickCard) -> bool:
    """A card of the merchant's stock."""
    return act.card in g.state.merchants[ROAMING].cards


RAID = (
    ActionRule(
        PickCard,
        lambda g, seat: [PickCard(CardId(card)) for card in g.state.merchants[ROAMING].cards],
        (is_in_his_stock,),
        ensured=(is_in_his_stock,),
    ),
)


@guard("UOS-THEFT-03")
def can_be_stolen(g: Game, seat: int, act: PickGoods) -> bool:
    """Resources of the merchant, no water and no objects (UOS-RULING-138)."""
    return act.good in RESOURCES and g.state.merchants[ROAMING].goods[act.good] > 0


THEFT = (
    ActionRule(
        PickGoods,
        lambda g, seat: [PICKS[kind] for kind in RESOURCES if g.state.merchants[ROAMING].goods[kind]],
        (can_be_stolen,),
        ensured=(can_be_stolen,),
    ),
    PASS,
)


# ---------------------------------------------------------------- a defeated character


def _fallen_cards(g: Game, who: int) -> list[int]:
    c = g.state.characters[who]
    return sorted(c.cards if c.gear == NOBODY else (*c.cards, c.gear))


def lootable(g: Game, who: int, other: int, taken: int) -> bool:
    """Is there anything left to take, and room for it?"""
    goods = g.state.characters[other].goods
    if effects_goods.room(g, who) > 0 and any(goods[kind] for kind in SLOT_GOODS):
        return True
    return not taken and any(effects_goods.card_fits(g, who, card) for card in _fallen_cards(g, other))


@guard("UOS-ACT-32")
def can_be_taken(g: Game, seat: int, act: PickGoods) -> bool:
    """Something the fallen carries, for which there is room."""
    frame = _frame(g)
    goods = g.state.characters[frame.other].goods
    return act.good in SLOT_GOODS and goods[act.good] > 0 and effects_goods.room(g, frame.who) > 0


@guard("UOS-ACT-32")
def card_can_be_taken(g: Game, seat: int, act: PickCard) -> bool:
    """A card of the fallen, for which there is room."""
    frame = _frame(g)
    return act.card in _fallen_cards(g, frame.other) and effects_goods.card_fits(g, frame.who, act.card)


def fallen_goods(g: Game, seat: int) -> Iterable[PickGoods]:
    """Goods of the fallen."""
    goods = g.state.characters[_frame(g).other].goods
    return [PICKS[kind] for kind in SLOT_GOODS if goods[kind]]


ROB_GOODS = ActionRule(PickGoods, fallen_goods, (can_be_taken,))
ROB_CARDS = ActionRule(
    PickCard,
    lambda g, seat: [PickCard(CardId(card)) for card in _fallen_cards(g, _frame(g).other)],
    (card_can_be_taken,),
)
ROB_FALLEN = (ROB_CARDS, ROB_GOODS, PASS)
ROB_MORE = (ROB_GOODS, PASS)
