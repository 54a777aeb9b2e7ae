"""The first table: New Haven in the middle, decks shuffled, supply and bag filled."""

from __future__ import annotations

from holdfast.core.flow import Frame
from holdfast.core.ledger import rule
from holdfast.core.plain import clone
from holdfast.games.under_our_sun import effects_goods
from holdfast.games.under_our_sun.content import Content
from holdfast.games.under_our_sun.flow_setup import SetUp
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import (
    COUNTERS,
    FOOD,
    KINDS,
    NEW_HAVEN,
    NOBODY,
    NOTHING,
    TOKENS,
    WATER,
    Character,
    Merchant,
    Role,
    Table,
)
from holdfast.games.under_our_sun.vocabulary import Preplace, StackInsert
from holdfast.kit.deck import new_deck

ENEMY_CARDS = 25


@rule("UOS-SETUP-20", "UOS-SETUP-29", "UOS-SETUP-30", "UOS-SETUP-31", "UOS-SETUP-32", "UOS-TILE-01", "UOS-DECK-10")
def set_up(content: Content, options: SunOptions, seats: int) -> tuple[Table, Frame]:
    """Day 1, Morning: one tile, six boards without players, five shuffled decks; the rest is chosen or drawn.

    It is the same for all games of these options, so it is laid out once and copied.
    """
    memo = content.tables.first_tables
    table: Table | None = memo.get(seats)
    if table is None:
        table = memo[seats] = lay_out(content, seats)
    return clone(table), SetUp()


def lay_out(content: Content, seats: int) -> Table:
    """The table before anybody has chosen anything."""
    people = 2 if seats == 1 else seats
    special = [call.tile for call in content.setup(people) if isinstance(call, (StackInsert, Preplace))]
    buried = tuple(call.tile for call in content.setup(people) if isinstance(call, StackInsert))
    supply = tuple(n - content.bag[kind] for kind, n in enumerate(content.supply))
    for who in content.playable:
        if who >= BASE_CHARACTERS:  # expansion characters bring the cubes for their own meters
            supply = effects_goods.with_more(supply, FOOD, content.boards[who].hp)
            supply = effects_goods.with_more(supply, WATER, content.boards[who].water)
    table = Table(
        characters=[Character(goods=NOTHING, tokens=(0,) * len(TOKENS)) for _ in content.boards],
        merchants=[Merchant(goods=NOTHING), Merchant(goods=NOTHING)],
        roles=[Role(seat) for seat in range(seats)],
        places=[NOBODY] * len(content.tiles),
        stack=new_deck(tile for tile in content.stack if tile not in special),
        buried=buried,
        printed=[NOTHING] * len(content.tiles),
        dropped=[NOTHING] * len(content.tiles),
        shelf=(*content.item_cards, *content.gear_cards),
        loot=new_deck(content.loot_cards),
        enemy=new_deck(range(ENEMY_CARDS)),
        event=new_deck(range(len(content.events))),
        night=new_deck(range(len(content.nights))),
        supply=supply,
        bag=content.bag,
        progress=(0,) * COUNTERS_KEPT,
    )
    _lay_new_haven(table, content)
    return table


BASE_CHARACTERS = 4
COUNTERS_KEPT = len(COUNTERS) + 1
"""The mission counters, and one more that verbs keep for themselves."""


@rule("UOS-SETUP-31", "UOS-TILE-11", "UOS-TILE-12")
def _lay_new_haven(table: Table, content: Content) -> None:
    """New Haven lies in the middle with its printed resources, its water, its camp and its trading post."""
    face = content.tiles[NEW_HAVEN]
    table.at[0] = NEW_HAVEN
    table.places[NEW_HAVEN] = 0
    table.camps |= 1 << NEW_HAVEN
    goods = tuple(min(face.goods[kind], table.supply[kind]) for kind in range(KINDS))
    table.printed[NEW_HAVEN] = goods
    table.supply = tuple(table.supply[kind] - goods[kind] for kind in range(KINDS))
    if face.water_source:
        table.sources |= 1 << NEW_HAVEN
        table.full |= 1 << NEW_HAVEN
        table.supply = effects_goods.with_more(table.supply, WATER, -1)
    if content.knobs.new_haven_dry:
        table.dry |= 1 << NEW_HAVEN
