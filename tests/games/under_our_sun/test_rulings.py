"""Decisions on what the rulebook leaves open, where the tests of the rules do not show them."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import Collect, CraftAmmo, Drop, PickGoods
from holdfast.games.under_our_sun.state import NOTHING
from tests.games.under_our_sun.sun import turn

rule = pytest.mark.rule


@rule("UOS-AMMO-06", "UOS-AMMO-11", "UOS-ACT-11")
def test_the_metal_makes_room_for_the_cartridges_that_are_made_of_it() -> None:
    sun = turn("medic", tile="wind_farm").give("medic", metal=3)
    sun.state.printed[sun.tile("wind_farm")] = NOTHING
    sun.do(CraftAmmo(sun.good("cartridge")))
    assert sun.goods("medic") == {"water": 5, "metal": 2, "cartridge": 1}
    assert sun.lying("wind_farm") == {"cartridge": 1}


@rule("UOS-ACT-10", "UOS-AMMO-11")
def test_ammunition_on_the_ground_is_collected_like_resources() -> None:
    """UOS-RULING-200."""
    sun = turn("medic", tile="wind_farm").give("medic", arrow=2)
    sun.state.printed[sun.tile("wind_farm")] = NOTHING
    arrow = sun.good("arrow")
    sun.do(Drop(arrow), Drop(arrow), Collect(arrow), PickGoods(arrow))
    assert (sun.goods("medic"), sun["medic"].ap) == ({"water": 5, "arrow": 2}, 5)
