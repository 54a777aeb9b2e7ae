"""Movement, events, the order of cards on a tile, decks, night cards."""

from __future__ import annotations

import pytest

from holdfast.core.chance import Pick
from holdfast.games.under_our_sun.actions import (
    Agree,
    Attack,
    Charge,
    ChooseCharacter,
    Drink,
    EndTurn,
    Move,
    Pass,
    PickCharacter,
    Sneak,
)
from holdfast.games.under_our_sun.flow_cards import EventCard, NightCard
from holdfast.games.under_our_sun.state import NIGHT
from holdfast.games.under_our_sun.stats import sneak_pool
from tests.games.under_our_sun.sun import Sun, begin, turn
from tests.games.under_our_sun.test_day import run_phase

rule, example = pytest.mark.rule, pytest.mark.example
EDITIONS = ["second", "first"]


def night_turn(*names: str, **parts: object) -> Sun:
    """The Night has begun and the first character has drunk."""
    sun = turn(*names, phase=NIGHT, **parts)
    run_phase(sun, NIGHT)
    if sun.asked == "who-acts":
        sun.do(ChooseCharacter(sun.who(names[0])))
    return sun.do(Drink())


# ---------------------------------------------------------------- moving


@rule("UOS-MOVE-01", "UOS-MOVE-02", "UOS-TILE-07")
@pytest.mark.parametrize(
    ("tile", "cost"), [("salt_flat", 1), ("seep_spring", 2), ("cactus_grove", 3), ("quarry_lake", 4)]
)
def test_a_move_costs_the_movement_value_of_the_tile_entered(tile: str, cost: int) -> None:
    sun = turn("medic", "scout").lay(tile)
    sun.mark("covered", tile).do(Move(sun.tile(tile)))
    assert (sun["medic"].place, sun["medic"].ap) == (sun.place(tile), 6 - cost)


@rule("UOS-MOVE-01", "UOS-MOVE-02")
def test_a_move_leads_next_door_and_must_be_paid() -> None:
    sun = turn("medic", "scout", ap=3).lay("salt_flat").lay("quarry_lake", direction=2)
    sun.lay("mesa_ridge", beside="salt_flat")
    assert sun.refused(Move(sun.tile("mesa_ridge"))).rule == "UOS-MOVE-01"
    assert sun.refused(Move(sun.tile("wind_farm"))).rule == "UOS-MOVE-01", "it is not on the map"
    refusal = sun.refused(Move(sun.tile("quarry_lake")))
    assert (refusal.rule, refusal.args) == ("UOS-MOVE-02", {"cost": 4, "ap": 3})


@example("UOS-EX-005")
@rule("UOS-TILE-03", "UOS-TILE-04", "UOS-CAMP-04")
def test_a_full_tile_takes_nobody_more_but_new_haven_takes_all() -> None:
    sun = (
        turn("medic", "scout", "veteran")
        .lay("rock_shelter")
        .put("scout", "rock_shelter")
        .put("veteran", "rock_shelter")
    )
    refusal = sun.refused(Move(sun.tile("rock_shelter")))
    assert (refusal.rule, refusal.args) == ("UOS-TILE-03", {"spaces": 2})
    home = turn("medic", "scout", "veteran", "thickskin").lay("salt_flat").put("medic", "salt_flat")
    assert home.can(Move(home.tile("new_haven")))


@example("UOS-EX-036")
@rule("UOS-MOVE-03", "UOS-MOVE-04", "UOS-MOVE-05", "UOS-ENEMY-02")
def test_a_charge_reveals_and_enters_for_two_ap() -> None:
    sun = turn("medic", "scout")
    place = sun.beside("new_haven", 3)
    sun.do(Charge(place)).draw("quarry_lake")
    assert (sun["medic"].place, sun["medic"].ap) == (place, 4)
    other = turn("medic", "scout")
    other.do(Charge(other.beside("new_haven", 3))).draw("dead_forest")
    assert other.asked == "? enemy-card", "an enemy symbol is activated as with any open entry"


@rule("UOS-MOVE-06", "UOS-EVENT-02", "UOS-EVENT-03")
def test_a_charge_triggers_the_event_of_the_tile_once() -> None:
    sun = turn("medic", "scout")
    sun.do(Charge(sun.beside("new_haven"))).draw("salt_flat")
    assert sun.asked == "? event-card"
    sun.draw("rain_barrel")
    assert not sun.marked("events", "salt_flat")
    sun.do(Move(sun.tile("new_haven")), Move(sun.tile("salt_flat")))
    assert sun.asked == "act"


@rule("UOS-MOVE-09", "UOS-MOVE-08", "UOS-NIGHT-08")
def test_a_passed_sneak_is_marked_as_hidden() -> None:
    sun = turn("scout", "medic").lay("salt_flat")
    sun.do(Sneak(sun.tile("salt_flat"))).roll(1, 0)
    assert sun["scout"].hidden
    assert sun["scout"].ap == 5, "light feet make up for the AP more"


# ---------------------------------------------------------------- events and the order of cards


@example("UOS-EX-037")
@rule("UOS-DECK-05", "UOS-MOVE-05", "UOS-MOVE-06", "UOS-EVENT-04", "UOS-NIGHT-06")
def test_night_card_then_enemy_then_event() -> None:
    sun = night_turn("medic", "scout")
    sun.do(Charge(sun.beside("new_haven"))).draw("motel_ruin")
    assert sun.asked == "? night-card"
    sun.draw("still_night")
    assert sun.asked == "? enemy-card"
    sun.draw("desert_viper")
    assert sun.marked("covered", "motel_ruin")
    assert sun.asked == "initial-round"
    sun.no().roll(0)
    assert sun.marked("events", "motel_ruin"), "the event waits for the enemy's defeat"
    viper = sun.state.enemies[0].card
    sun.do(Attack(viper)).roll(1, 0).roll(0)  # type: ignore[arg-type]
    assert sun.asked == "? event-card"


@rule("UOS-EVENT-05")
def test_in_the_first_edition_the_combat_comes_before_the_event() -> None:
    sun = turn("medic", "scout", edition="first").lay("motel_ruin").mark("events", "motel_ruin")
    sun.do(Move(sun.tile("motel_ruin"))).draw("desert_viper").no().roll(0)
    assert sun.asked == "act"
    sun.do(Attack(sun.state.enemies[0].card)).roll(1, 0).roll(0)  # type: ignore[arg-type]
    assert sun.asked == "? event-card"


@rule("UOS-EVENT-06", "UOS-EVENT-08")
def test_whoever_sneaked_in_meets_the_event_at_once_and_an_encounter_exposes() -> None:
    sun = turn("scout", "medic").lay("motel_ruin").mark("events", "motel_ruin")
    sun.enemy("coyote", "motel_ruin")
    sun.do(Sneak(sun.tile("motel_ruin"))).roll(1, 0)
    assert sun.asked == "? event-card"
    sun.draw("ambush").draw("scavenger")
    while sun.asked not in ("initial-round", "act"):
        sun.no()
    assert sun.asked == "initial-round"
    assert not sun["scout"].hidden, "two enemies at once"


@rule("UOS-EVENT-07")
def test_in_the_first_edition_a_sneaker_may_leave_the_event() -> None:
    sun = turn("scout", "medic", edition="first").lay("motel_ruin").mark("events", "motel_ruin")
    sun.do(Sneak(sun.tile("motel_ruin"))).roll(1, 0)
    assert sun.asked == "draw-event"
    sun.do(Pass())
    assert sun.marked("events", "motel_ruin")


@rule("UOS-DECK-03", "UOS-DECK-04")
def test_used_cards_go_under_the_deck_and_are_shuffled_when_they_come_up() -> None:
    sun = turn("medic", "scout", tile="salt_flat").mark("events", "salt_flat")
    begin(sun, EventCard(who=sun.who("medic"))).draw("rain_barrel")
    assert [sun.g.content.events[card].name for card in sun.state.event.bottom] == ["rain_barrel"]
    sun.state.event.bottom += sun.state.event.rest
    sun.state.event.rest = []
    sun.mark("events", "salt_flat")
    begin(sun, EventCard(who=sun.who("medic")))
    assert isinstance(sun.g.question.dist, Pick)  # type: ignore[union-attr]
    assert len(sun.g.question.dist.values) == 35  # type: ignore[union-attr]


# ---------------------------------------------------------------- night cards


@rule("UOS-NIGHT-01")
def test_a_night_turn_begins_with_a_night_card_after_drinking() -> None:
    sun = night_turn("medic", "scout", tile="salt_flat")
    assert sun.asked == "? night-card"
    sun.draw("still_night")
    assert sun.asked == "act"


@example("UOS-EX-086")
@rule("UOS-NIGHT-12", "UOS-TILE-12")
def test_new_haven_has_quiet_nights_and_no_fire() -> None:
    sun = night_turn("medic", "scout")
    assert sun.asked == "act"
    assert not sun.marked("fires", "new_haven")


@example("UOS-EX-085")
@rule("UOS-NIGHT-02", "UOS-NIGHT-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_camp_brings_one_night_card_for_all(edition: str) -> None:
    sun = night_turn("medic", "scout", tile="rock_shelter", edition=edition)
    sun.draw("still_night")
    while sun.asked == "night-vote":
        sun.do(PickCharacter(sun.who("medic")))
    sun.do(EndTurn()).do(Drink())
    assert (sun.asked, sun.state.active) == ("act", sun.who("scout"))


@rule("UOS-NIGHT-01", "UOS-NIGHT-07")
def test_without_a_camp_both_draw_at_the_start_of_their_turns() -> None:
    sun = night_turn("medic", "scout", tile="salt_flat").draw("still_night")
    sun.do(EndTurn()).do(Drink())
    assert sun.asked == "? night-card"


@rule("UOS-NIGHT-04")
def test_a_night_card_in_a_camp_hits_the_one_who_drew_it() -> None:
    sun = night_turn("medic", "scout", tile="rock_shelter").draw("frostbite")
    assert (sun["medic"].hp, sun["scout"].hp) == (5, 6)


@rule("UOS-NIGHT-05")
def test_in_the_first_edition_the_camp_votes_on_the_victim() -> None:
    sun = night_turn("medic", "scout", "veteran", tile="salt_flat", edition="first").mark("camps", "salt_flat")
    sun.draw("frostbite")
    sun.do(*[PickCharacter(sun.who(name)) for name in ("scout", "scout", "medic")])
    assert (sun["medic"].hp, sun["scout"].hp) == (6, 5)


@rule("UOS-NIGHT-05")
def test_a_tied_vote_leaves_it_with_the_drawer() -> None:
    sun = night_turn("medic", "scout", tile="rock_shelter", edition="first").draw("frostbite")
    sun.do(PickCharacter(sun.who("scout")), PickCharacter(sun.who("medic")))
    assert (sun["medic"].hp, sun["scout"].hp) == (5, 6)


@rule("UOS-NIGHT-06", "UOS-NIGHT-07")
def test_each_new_tile_at_night_costs_a_card_unless_somebody_there_has_drawn_it() -> None:
    sun = night_turn("medic", "scout").lay("salt_flat").lay("trailer_camp", direction=2)
    sun.do(Move(sun.tile("salt_flat"))).draw("still_night")
    sun.do(Move(sun.tile("new_haven")), Move(sun.tile("salt_flat")))
    assert sun.asked == "act", "no second card for the same tile"
    sun.put("scout", "trailer_camp")
    sun["scout"].night_cards = 1 << sun.tile("trailer_camp")
    sun.do(Move(sun.tile("trailer_camp")))
    assert sun.asked == "act"


@example("UOS-EX-087")
@rule("UOS-NIGHT-08", "UOS-MOVE-11")
def test_a_passed_sneak_at_night_saves_the_card() -> None:
    sun = night_turn("scout", "medic").lay("salt_flat")
    assert sneak_pool(sun.g, sun.who("scout")) == (1, 1, 0, 1)
    sun.do(Sneak(sun.tile("salt_flat"))).roll(1, 0, 0)
    assert sun.asked == "act"
    other = night_turn("scout", "medic").lay("salt_flat")
    other.do(Sneak(other.tile("salt_flat"))).roll(1, 0, -1)
    assert other.asked == "? night-card"


@rule("UOS-NIGHT-09", "UOS-NIGHT-11")
def test_a_campfire_keeps_animals_and_frost_away() -> None:
    for card in ("prowling_wolves", "frostbite"):
        sun = turn("medic", "scout", tile="salt_flat", phase=NIGHT).mark("fires", "salt_flat")
        begin(sun, NightCard(who=sun.who("medic"))).draw(card)
        assert sun.asked == "act"
        assert (sun["medic"].hp, sun.state.enemies) == (6, [])


@rule("UOS-NIGHT-10")
def test_in_the_first_edition_the_drawer_may_ignore_an_animal_card_at_a_fire() -> None:
    sun = turn("medic", "scout", tile="salt_flat", phase=NIGHT, edition="first").mark("fires", "salt_flat")
    begin(sun, NightCard(who=sun.who("medic"))).draw("thieving_coyotes")
    assert sun.asked == "ignore-animal"
    sun.give("medic", food=1).do(Agree())
    assert sun.goods("medic")["food"] == 1
