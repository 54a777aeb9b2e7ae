"""What the cards on a character board come to, worked out once for every set of cards.

It follows from the character, the cards and the gear worn alone, so it is remembered beside the table under exactly
these three, and all positions and copies share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun.actions import CardId, DropCard, Load, TakeOff, Use, Wear
from holdfast.games.under_our_sun.content import Content
from holdfast.games.under_our_sun.state import ARROW, CARTRIDGE, FOOD, NOBODY, Goods
from holdfast.games.under_our_sun.vocabulary import Use as Ability

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

PER_SLOT = 3
"""Resources that a flexible area holds instead of an item."""
TAKE_OFF = TakeOff()


class Held(Struct, frozen=True):
    """The cards of a board, ready to be looked up."""

    room: int
    """Resources that fit beside the cards; negative if the cards alone are too many."""
    bottles: tuple[tuple[int, int], ...]
    """Cards that hold water, each with how much."""
    uses: tuple[tuple[Use, Ability], ...]
    """What can be used, each with what is printed; lighting a fire is an action of its own."""
    drops: tuple[DropCard, ...]
    changes: tuple[tuple[Wear | TakeOff, int], ...]
    """Every change of gear, and the room there would be afterwards."""
    guns: tuple[tuple[Load, int, int], ...]
    """What can be loaded, with the kind of its ammunition and how much it takes."""
    reacts: frozenset[str]
    """The triggers to which a card or a skill of the character could react."""
    weapons: tuple[int, ...]
    """The weapons among them, ascending."""
    armed: bool
    lighter: bool
    """Is there something to light a fire with?"""


def held(g: Game, who: int) -> Held:
    """What the cards of a character come to."""
    c = g.state.characters[who]
    found = g.content.tables
    key = (who, c.cards, c.gear)
    known: Held | None = found.boards.get(key)
    if known is None:
        known = found.boards[key] = _look_through(g.content, who, c.cards, c.gear)
    return known


def room_with(g: Game, who: int, cards: tuple[int, ...], gear: int) -> int:
    """The room for resources that a board would have with other cards on it."""
    memo, key = g.content.tables.rooms, (who, cards, gear)
    found: int | None = memo.get(key)
    if found is None:
        found = memo[key] = room_for_resources(g.content, who, cards, gear)
    return found


@rule("UOS-CHAR-13", "UOS-CHAR-14", "UOS-CHAR-15", "UOS-CHAR-16", "UOS-ITEM-05")
def room_for_resources(content: Content, who: int, cards: tuple[int, ...], gear: int) -> int:
    """How many resources a board could take beside these cards; negative if already the cards do not fit.

    Things may be rearranged at any time, so only the sums count: items fill item areas first, spare gear and what is
    left of the items take flexible areas, resources and loose ammunition the squares on cards and the other areas.
    """
    board, faces, face_of = content.boards[who], content.things, content.face_of
    items = spare = squares = 0
    item_slots = board.item_slots
    for card in cards:
        face = faces[face_of[card]]
        if face.kind == "gear":
            spare += 1
        else:
            items += 1
            squares += face.abilities.resource_room
    if gear != NOBODY:
        worn = faces[face_of[gear]].abilities
        item_slots += worn.item_room
        squares += worn.resource_room
    flexible = board.flexible_slots - spare - max(0, items - item_slots)
    return flexible * PER_SLOT + (squares if flexible >= 0 else 0)


@rule("UOS-AMMO-11")
def load_of(goods: Goods) -> int:
    """The pieces that need room: resources and loose ammunition, but no water."""
    return sum(goods[FOOD:])


def after_changing(cards: tuple[int, ...], gear: int, worn: int) -> tuple[tuple[int, ...], int]:
    """The cards carried and the gear once another piece is worn, or none."""
    carried = tuple([card for card in cards if card != worn])
    return (carried if gear == NOBODY else (*carried, gear)), worn


class Printed(Struct, frozen=True):
    """What a single card brings to a board."""

    is_gear: bool
    water: int
    uses: tuple[tuple[Use, Ability], ...]
    drop: DropCard
    wear: Wear
    gun: tuple[Load, int, int] | None
    reacts: frozenset[str]
    is_weapon: bool


def printed(content: Content, card: int) -> Printed:
    """What is printed on a card, as far as boards care."""
    memo = content.tables.printed
    found: Printed | None = memo.get(card)
    if found is None:
        face, fires = content.thing(card), content.tables.fire_uses
        gun, number = face.abilities.weapon, content.face_of[card]
        found = memo[card] = Printed(
            is_gear=face.kind == "gear",
            water=face.abilities.water_room,
            uses=tuple(
                (Use(CardId(card), at), use) for at, use in enumerate(face.abilities.uses) if (number, at) not in fires
            ),
            drop=DropCard(CardId(card)),
            wear=Wear(CardId(card)),
            gun=None if gun is None or gun.ammo is None else (Load(CardId(card)), ammo_kind(gun.ammo), gun.cap),
            reacts=frozenset(react.on for react in face.abilities.reacts),
            is_weapon=gun is not None,
        )
    return found


def ammo_kind(name: str) -> int:
    """The goods number of a kind of ammunition."""
    return CARTRIDGE if name == "cartridge" else ARROW


def _look_through(content: Content, who: int, cards: tuple[int, ...], gear: int) -> Held:
    carried = sorted(cards)
    facts = [printed(content, card) for card in carried]
    every = facts if gear == NOBODY else [printed(content, card) for card in sorted((*cards, gear))]
    wears: list[Wear | TakeOff] = [one.wear for one in facts if one.is_gear]
    if gear != NOBODY:
        wears.append(TAKE_OFF)
    changes = []
    for act in wears:
        to = act.card if isinstance(act, Wear) else NOBODY
        changes.append((act, room_for_resources(content, who, *after_changing(cards, gear, to))))
    found = content.tables
    weapons = tuple([card for card, one in zip(carried, facts, strict=True) if one.is_weapon])
    return Held(
        room=room_for_resources(content, who, cards, gear),
        bottles=tuple([(card, printed(content, card).water) for card in cards if printed(content, card).water]),
        uses=tuple([use for one in every for use in one.uses]),
        drops=tuple([one.drop for one in every]),
        changes=tuple(changes),
        guns=tuple([one.gun for one in facts if one.gun is not None]),
        reacts=found.skill_triggers[who].union(*[one.reacts for one in every]),
        weapons=weapons,
        armed=bool(weapons),
        lighter=not found.tags.get("FIRE", NO_CARDS).isdisjoint(cards),
    )


NO_CARDS: frozenset[int] = frozenset()
