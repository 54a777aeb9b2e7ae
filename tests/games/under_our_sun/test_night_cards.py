"""The night deck: who draws a card when, and whom it hits."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun.actions import Drink, EndTurn, Move, PickCharacter, Sneak
from holdfast.games.under_our_sun.events import NightCardDrawn, NightCardIgnored
from holdfast.games.under_our_sun.flow_day import Days
from holdfast.games.under_our_sun.flow_setup import SetUp
from holdfast.games.under_our_sun.state import OK
from tests.games.under_our_sun.sun import Sun, position

rule, example = pytest.mark.rule, pytest.mark.example


def nightfall(*names: str, tile: str = "wind_farm", **parts: object) -> Sun:
    """The night turn of the first character on a tile, before it drinks."""
    return position([SetUp(at="play"), Days(at="night")], *names, tile=tile, ap=0, **parts)


@rule("UOS-NIGHT-01", "UOS-DAY-23")
def test_a_night_turn_is_drinking_then_a_night_card_then_actions() -> None:
    sun = nightfall("medic", "scout")
    assert sun.asked == "drink"
    sun.do(Drink())
    assert sun.asked == "? night-card"
    sun.draw("still_night")
    assert sun.asked == "act"
    sun.do(EndTurn(), Drink())
    assert sun.asked == "? night-card", "everybody draws one"


@example("UOS-EX-085")
@rule("UOS-NIGHT-02", "UOS-NIGHT-03", "UOS-NIGHT-04")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_camp_brings_one_night_card_for_the_first_whose_turn_begins_there(edition: str) -> None:
    sun = nightfall("medic", "scout", edition=edition).mark("camps", "wind_farm")
    sun.do(Drink()).draw("still_night")
    if edition == "first":
        sun.do(PickCharacter(sun.who("medic")), PickCharacter(sun.who("medic")))
    sun.do(EndTurn(), Drink())
    assert (sun.asked, sun.actor) == ("act", sun.who("scout"))
    drawn = [event.character for event in sun.events(NightCardDrawn)]  # type: ignore[attr-defined]
    assert drawn == [sun.who("medic")]


@rule("UOS-NIGHT-04")
def test_a_night_card_in_a_camp_hits_who_drew_it() -> None:
    sun = nightfall("medic", "scout").mark("camps", "wind_farm").do(Drink()).draw("frostbite")
    assert (sun["medic"].hp < 6 or sun["medic"].ap < 6 or sun["medic"].fitness < OK, sun["scout"].hp) == (True, 6)


@rule("UOS-NIGHT-05")
def test_in_the_first_edition_the_camp_votes_on_whom_it_hits() -> None:
    sun = nightfall("medic", "scout", edition="first").mark("camps", "wind_farm").do(Drink()).draw("frostbite")
    assert sun.asked == "night-vote"
    before = (sun["medic"].hp, sun["medic"].ap, sun["medic"].fitness)
    hit = (sun["scout"].hp, sun["scout"].ap, sun["scout"].fitness)
    sun.do(PickCharacter(sun.who("scout")), PickCharacter(sun.who("scout")))
    assert (sun["medic"].hp, sun["medic"].ap, sun["medic"].fitness) == before
    assert (sun["scout"].hp, sun["scout"].ap, sun["scout"].fitness) != hit
    assert nightfall("medic", "scout").mark("camps", "wind_farm").do(Drink()).draw("still_night").asked == "act"


@rule("UOS-NIGHT-06")
def test_each_new_tile_entered_at_night_is_another_card() -> None:
    sun = nightfall("medic", "scout").put("scout", "new_haven").lay("looted_store", "wind_farm")
    sun.do(Drink()).draw("still_night").do(Move(sun.tile("looted_store")))
    assert sun.asked == "? night-card"
    sun.draw("still_night").do(Move(sun.tile("wind_farm")))
    assert sun.asked == "act", "for that tile it has drawn already"


@rule("UOS-NIGHT-07")
def test_entering_beside_somebody_who_has_drawn_for_the_tile_brings_no_card() -> None:
    for drawn in (True, False):
        sun = nightfall("medic", "scout").put("medic", "new_haven")
        sun["scout"].night_cards = (1 << sun.tile("wind_farm")) if drawn else 0
        sun.do(Drink(), Move(sun.tile("wind_farm")))
        assert sun.asked == ("act" if drawn else "? night-card")


@example("UOS-EX-087")
@rule("UOS-NIGHT-08", "UOS-MOVE-11")
def test_sneaking_at_night_saves_the_card() -> None:
    for successes, asked in ((1, "act"), (0, "? night-card")):
        sun = nightfall("medic", "scout").put("medic", "new_haven").put("scout", "new_haven")
        sun.do(Drink(), Sneak(sun.tile("wind_farm")))
        assert sun.pool == "YR"
        assert sun.roll(successes, 0).asked == asked


@rule("UOS-NIGHT-09")
def test_an_animal_card_has_no_effect_at_a_campfire() -> None:
    sun = nightfall("medic", "scout").mark("fires", "wind_farm").do(Drink()).draw("prowling_wolves")
    assert (sun.asked, sun.state.enemies) == ("act", [])
    assert sun.events(NightCardIgnored)
    dark = nightfall("medic", "scout").do(Drink()).draw("prowling_wolves")
    assert not dark.events(NightCardIgnored)


@rule("UOS-NIGHT-10")
def test_in_the_first_edition_an_animal_card_at_a_campfire_may_be_ignored() -> None:
    sun = nightfall("medic", "scout", edition="first").mark("fires", "wind_farm").do(Drink()).draw("prowling_wolves")
    assert sun.asked == "ignore-animal"
    sun.no()
    assert not sun.events(NightCardIgnored)


@example("UOS-EX-086")
@rule("UOS-NIGHT-12")
def test_there_are_no_night_cards_in_new_haven() -> None:
    sun = nightfall("medic", "scout", tile="new_haven").do(Drink())
    assert sun.asked == "act"
    away = nightfall("medic", "scout").do(Drink()).draw("still_night").do(Move(sun.tile("new_haven")))
    assert away.asked == "act"
