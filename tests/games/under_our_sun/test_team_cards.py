"""The three objectives of the Sons of Liberty, and who may do what for them."""

from __future__ import annotations

import pytest

from holdfast.games.under_our_sun import effects_health, effects_sol
from holdfast.games.under_our_sun.meta import SunOptions
from tests.games.under_our_sun.cards import MEDIC, SCOUT, THICKSKIN, VETERAN, Cards

WELLS, TRIBUTE, NO_WITNESSES = 1, 2, 3


def plot(card: int, *people: int, tile: str = "oasis_pool", edition: str = "second") -> Cards:
    """A game in which the first character is a Son of Liberty with this card."""
    options = SunOptions(mission="search_and_rescue", mode="semi_cooperative", edition=edition)  # type: ignore[arg-type]
    cards = Cards(*(people or (MEDIC, VETERAN)), tile=tile, options=options)
    for role in cards.state.roles:
        role.side, role.card = 0, 0
    cards.state.roles[0].side, cards.state.roles[0].card = 1, card
    return cards


def sol_won(cards: Cards) -> bool:
    return cards.g.ending is not None and cards.g.ending.reason == "traitor_wins" and cards.g.ending.winners == (0,)


@pytest.mark.rule("UOS-WIN-03", "UOS-TEAM-09")
def test_poisoning_three_wells_wins() -> None:
    cards = plot(WELLS)
    assert not cards.can(VETERAN, "poison"), "only the owner of the card"
    for name, place in (("seep_spring", 2), ("water_tower", 3)):
        cards.lay(name, place)
    for name in ("oasis_pool", "seep_spring", "water_tower"):
        assert cards.g.ending is None
        cards.who(MEDIC).place = cards.state.places[cards.tile(name)]
        cards.deed(MEDIC, "poison")
        assert not cards.can(MEDIC, "poison"), "each source once"
        cards.moment("action", who=MEDIC)
    assert sol_won(cards)


def test_a_poisoned_well_is_seen_and_dries_up_with_the_next_preparation() -> None:
    cards = plot(WELLS)
    tile = cards.tile("oasis_pool")
    cards.deed(MEDIC, "poison")
    assert (cards.state.sol_marks, cards.state.dry) == (0, 0), "nobody sees it yet"
    effects_sol.show_wells(cards.g)
    assert cards.state.sol_marks >> tile & 1
    assert cards.state.dry >> tile & 1
    assert not cards.can(MEDIC, "poison")


def test_new_haven_cannot_be_poisoned() -> None:
    cards = plot(WELLS, tile="new_haven")
    assert not cards.can(MEDIC, "poison")


@pytest.mark.rule("UOS-WIN-03")
def test_tribute_is_counted_by_its_value_and_doubly_after_the_reveal() -> None:
    cards = plot(TRIBUTE)
    cards.lay("dune_sea", 8)
    cards.give(MEDIC, plastic=2)
    assert not cards.can(MEDIC, "dead_drop"), "not alone, and too near to New Haven"
    cards.who(MEDIC).place = 8
    cards.deed(MEDIC, "dead_drop").moment("action", who=MEDIC)
    assert (cards.has(MEDIC, "plastic"), cards.state.roles[0].tribute) == (0, 6)
    assert cards.g.ending is None
    cards.enemy("sol_trooper", 8)
    assert not cards.can(MEDIC, "open_tribute"), "not yet revealed"
    effects_sol.reveal_role(cards.g, 0)
    cards.give(MEDIC, alcohol=1, wood=1)
    cards.deed(MEDIC, "open_tribute").moment("action", who=MEDIC)
    assert cards.state.roles[0].tribute == 16
    assert sol_won(cards), "12 and 2 for each of two characters"


@pytest.mark.rule("UOS-WIN-03")
def test_no_witnesses_wins_when_half_of_the_characters_are_down() -> None:
    cards = plot(NO_WITNESSES, MEDIC, VETERAN, SCOUT, THICKSKIN)
    effects_health.damage(cards.g, VETERAN, 9)
    cards.moment("action", who=MEDIC)
    assert cards.g.ending is None
    effects_health.damage(cards.g, SCOUT, 9)
    cards.moment("action", who=MEDIC)
    assert sol_won(cards)


@pytest.mark.parametrize(("card", "wins"), [(WELLS, False), (TRIBUTE, False), (NO_WITNESSES, True)])
def test_the_end_of_the_last_day_is_a_victory_for_no_witnesses_alone(card: int, wins: bool) -> None:
    cards = plot(card)
    cards.state.day = cards.content.day_limit(2) - 1
    cards.moment("day_end")
    assert cards.g.ending is None
    cards.state.day += 1
    cards.moment("day_end")
    assert sol_won(cards) is wins


@pytest.mark.parametrize("card", [WELLS, TRIBUTE, NO_WITNESSES])
def test_a_fallen_son_of_liberty_wins_nothing(card: int) -> None:
    cards = plot(card, MEDIC, VETERAN, SCOUT, THICKSKIN)
    role = cards.state.roles[0]
    role.wells, role.tribute = 3, 99
    effects_health.damage(cards.g, MEDIC, 9)
    effects_health.damage(cards.g, VETERAN, 9)
    effects_health.damage(cards.g, SCOUT, 9)
    cards.moment("action", who=THICKSKIN)
    assert cards.g.ending is None


@pytest.mark.rule("UOS-TEAM-07", "UOS-WIN-02")
def test_survivors_win_by_eliminating_the_son_of_liberty() -> None:
    from holdfast.core.flow import GameOver

    cards = plot(WELLS)
    effects_health.damage(cards.g, MEDIC, 9)
    with pytest.raises(GameOver) as over:
        effects_health.eliminate(cards.g, MEDIC)
    assert (over.value.ending.reason, over.value.ending.winners) == ("traitor_eliminated", (1,))


@pytest.mark.rule("UOS-TEAM-06")
def test_survivors_alone_win_a_mission() -> None:
    cards = plot(WELLS)
    cards.state.tokens = {0: (0, 1, 1, 0, 0, 0, 0, 0)}
    cards.moment("action", who=VETERAN)
    assert cards.g.ending is not None
    assert (cards.g.ending.reason, cards.g.ending.winners) == ("mission_accomplished", (1,))
