"""The last tiles of the stack: one that lies face down on the map is not drawn a second time."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import tilestack
from holdfast.games.under_our_sun.events import TilesSeen
from holdfast.games.under_our_sun.flow_map import RevealTile
from holdfast.games.under_our_sun.meta import SunOptions
from tests.games.under_our_sun.cards import MEDIC, VETERAN, Cards


@pytest.mark.rule("UOS-EMOVE-07", "UOS-ACT-02")
def test_a_tile_laid_face_down_is_kept_for_its_place() -> None:
    cards = Cards(MEDIC, VETERAN, options=SunOptions(mission="the_nest"))
    burrow, dunes = cards.tile("crawler_burrow"), cards.tile("dune_sea")
    near, far = cards.content.grid.near[cards.who(MEDIC).place][:2]
    cards.state.stack.top, cards.state.stack.rest, cards.state.buried = [burrow], [dunes], ()
    cards.state.drawn, cards.state.face_down = 1, {far: -1}
    assert tilestack.undrawn(cards.g) == 0
    cards.run(RevealTile(place=near, who=MEDIC))
    assert cards.state.at[near] == burrow, "too near to New Haven, but nothing else is left"
    cards.run(RevealTile(place=far, who=MEDIC))
    assert cards.state.at[far] == dunes


def test_a_target_that_lies_face_down_too_near_waits_on_top() -> None:
    cards = Cards(MEDIC, VETERAN, options=SunOptions(mission="the_nest"))
    burrow, dunes = cards.tile("crawler_burrow"), cards.tile("dune_sea")
    near = cards.content.grid.near[cards.who(MEDIC).place][0]
    cards.state.stack.rest, cards.state.buried = [dunes], (burrow,)
    cards.state.drawn, cards.state.face_down = 5, {near: -5}
    cards.run(RevealTile(place=near, who=MEDIC), burrow, dunes)
    assert cards.state.at[near] == dunes
    assert cards.state.stack.top == [burrow]
    assert near not in cards.state.face_down


def test_a_look_at_the_stack_does_not_reach_tiles_that_lie_face_down() -> None:
    cards = Cards()
    dunes, pool = cards.tile("dune_sea"), cards.tile("oasis_pool")
    far = cards.content.grid.near[cards.who(MEDIC).place][1]
    cards.state.stack.top, cards.state.stack.rest = [pool], [dunes]
    cards.state.drawn, cards.state.face_down = 1, {far: -1}
    cards.effect("event", "faded_map", MEDIC)
    assert cards.told(TilesSeen)[0].tiles == (pool,)
    assert cards.state.stack.rest == [dunes], "the one on the map stays unknown"
