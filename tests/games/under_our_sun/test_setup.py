"""Set-up: mission, starting player, mode, characters, equipment, bag, trading post, decks."""

from __future__ import annotations

import pytest

from holdfast.core.chance import Deal, Pick
from holdfast.core.flow import Chance
from holdfast.games.under_our_sun import effects_goods
from holdfast.games.under_our_sun.actions import BuyStart, CardId, ChooseCharacter
from holdfast.games.under_our_sun.content import load_content
from holdfast.games.under_our_sun.dice import totals
from holdfast.games.under_our_sun.meta import META, MISSIONS, SunOptions
from holdfast.games.under_our_sun.state import ALCOHOL, COLOURS, FABRIC, LAWRENCE, METAL, NEW_HAVEN, OK, WATER
from tests.games.under_our_sun.sun import Sun, new_game, turn

rule, example = pytest.mark.rule, pytest.mark.example
BASE = ("medic", "scout", "veteran", "thickskin")


def choose(sun: Sun, *names: str) -> Sun:
    return sun.do(*[ChooseCharacter(sun.who(name)) for name in names])


def offer(sun: Sun, *faces: str) -> Sun:
    """Nature offers these six starting cards."""
    cards: list[int] = []
    for face in faces:
        fits = [c for c in sun.g.content.starting_cards if sun.g.content.thing(c).name == face and c not in cards]
        cards.append(fits[0])
    return sun.luck(tuple(sorted(cards)))


def on_offer(sun: Sun, face: str) -> CardId:
    return CardId(next(card for card in sun.state.offer if sun.g.content.thing(card).name == face))


SIX = ("bandage", "bandage", "knife", "knife", "crowbar", "backpack")


def ready(sun: Sun) -> Sun:
    """Nobody buys; the trading post is stocked and the first Morning waits for its Sun card."""
    offer(sun, *SIX)
    while sun.asked == "buy-start":
        sun.no()
    while sun.asked in ("? merchant-stock", "? bag"):
        sun.luck(next(iter(sun.g.question.dist.outcomes()))[0])  # type: ignore[union-attr]
    return sun


@rule("UOS-SETUP-01", "UOS-SETUP-04")
def test_one_of_seven_missions_of_three_levels_is_chosen() -> None:
    levels = {name: load_content(SunOptions(mission=name)).mission.difficulty for name in MISSIONS}  # type: ignore[arg-type]
    assert sorted(levels.values()) == [1, 1, 2, 2, 2, 3, 3]


@rule("UOS-SETUP-02")
def test_the_mission_puts_its_target_tile_into_the_stack() -> None:
    sun = new_game(mission="pump_line_nine")
    assert sun.state.buried == (sun.tile("pump_station"),)
    assert new_game().state.buried == ()


@rule("UOS-SETUP-05")
def test_the_highest_roll_of_three_green_dice_begins() -> None:
    sun = new_game(seats=3)
    assert isinstance(sun.g.question, Chance)
    assert sun.g.question.dist == totals((3, 0, 0, 0))
    sun.luck(1, 4, 2)
    assert sun.state.starter == 1
    assert sun.g.asked() == (1,)


@rule("UOS-SETUP-06")
def test_only_those_who_share_the_highest_roll_roll_again() -> None:
    sun = new_game(seats=3).luck(4, 1, 4)
    assert sun.asked == "? starting-roll"
    sun.luck(0, 2)
    assert sun.state.starter == 2


@rule("UOS-SETUP-07", "UOS-MODE-01", "UOS-MODE-02", "UOS-MODE-03", "UOS-MODE-04")
def test_the_mode_is_free_and_only_semi_cooperative_play_has_team_cards() -> None:
    assert new_game(seats=2, mission="search_and_rescue").luck(1, 0).asked == "choose-character"
    assert new_game(seats=2, mode="semi_cooperative").luck(1, 0).asked == "? team-cards"
    assert META.allows(SunOptions(mode="semi_cooperative"), 2)


@rule("UOS-SETUP-08", "UOS-GEN-02")
def test_characters_are_picked_clockwise_from_the_starting_player() -> None:
    sun = new_game(seats=3).luck(0, 2, 1)
    choose(sun, "scout")
    assert sun.g.asked() == (2,)
    assert sun.refused(ChooseCharacter(sun.who("scout"))).rule == "UOS-SETUP-08"
    assert sun.refused(ChooseCharacter(sun.who("trapper"))).rule == "UOS-GEN-02"
    choose(sun, "medic")
    assert sun.g.asked() == (0,)


@rule("UOS-SETUP-09", "UOS-SETUP-10", "UOS-SETUP-11", "UOS-SETUP-12", "UOS-SETUP-13", "UOS-SETUP-35", "UOS-KARMA-01")
def test_a_board_begins_full_with_six_ap_and_three_karma_dice_in_new_haven() -> None:
    sun = choose(new_game(), "thickskin")
    c = sun["thickskin"]
    assert (c.hp, c.goods[WATER], c.fitness, c.ap, c.karma) == (9, 6, OK, 6, 3)
    assert c.place == sun.place("new_haven")


@rule("UOS-SETUP-14")
def test_six_starred_cards_of_both_decks_are_offered() -> None:
    sun = choose(new_game(), "medic", "scout")
    assert isinstance(sun.g.question, Chance)
    dist = sun.g.question.dist
    assert isinstance(dist, Deal)
    assert dist.count == 6
    assert {card for card, _ in dist.stock} == set(sun.g.content.starting_cards)
    assert {sun.g.content.thing(card).stars for card, _ in dist.stock} == {1, 2, 3}


@example("UOS-EX-001", "UOS-EX-021")
@rule("UOS-SETUP-15", "UOS-SETUP-16")
@pytest.mark.parametrize(("seats", "first", "others"), [(2, 2, 2), (3, 2, 1), (4, 1, 1)])
def test_points_are_shared_and_the_rest_goes_to_the_starting_player(seats: int, first: int, others: int) -> None:
    sun = new_game(seats=seats).luck(*[3, *[0] * (seats - 1)])
    offer(choose(sun, *BASE[:seats]), *SIX)
    assert sun.g.stack[-1].points == (first, *[others] * (seats - 1))  # type: ignore[attr-defined]


@rule("UOS-SETUP-17", "UOS-SETUP-18")
def test_points_may_be_put_together_for_a_dearer_card() -> None:
    sun = new_game(seats=4).luck(3, 0, 0, 0)
    offer(choose(sun, *BASE), "pipe_pistol", *SIX[:5])
    sun.do(BuyStart(on_offer(sun, "pipe_pistol"), sun.who("medic")))
    assert sun.cards("medic") == ["pipe_pistol"]
    assert sum(sun.g.stack[-1].points) == 1  # type: ignore[attr-defined]
    card = sun.card("pipe_pistol", "medic")
    assert sun.state.uses[card] == 3, "a weapon begins loaded"


@rule("UOS-SETUP-17")
def test_nobody_buys_beyond_the_points() -> None:
    sun = offer(choose(new_game(), "medic", "scout"), "pipe_pistol", "medkit", *SIX[:4])
    sun.do(BuyStart(on_offer(sun, "pipe_pistol"), sun.who("medic")))
    refusal = sun.refused(BuyStart(on_offer(sun, "medkit"), sun.who("scout")))
    assert (refusal.rule, refusal.args) == ("UOS-SETUP-18", {"stars": 2, "points": 1})


@rule("UOS-SETUP-19", "UOS-SETUP-23", "UOS-SETUP-24", "UOS-SETUP-25", "UOS-SETUP-26", "UOS-SETUP-27", "UOS-SETUP-29")
def test_the_trading_post_begins_with_water_cubes_and_three_cards() -> None:
    sun = offer(choose(new_game(), "medic", "scout"), *SIX).no()
    assert isinstance(sun.g.question, Chance)
    assert isinstance(sun.g.question.dist, Pick)
    assert set(sun.g.question.dist.values) == set(sun.state.offer), "two of what nobody took"
    sun.draw("bandage", "knife")
    sun.draw("fabric", "metal", "metal", "wood")
    assert {sun.g.content.thing(card).kind for card in sun.g.question.dist.values} == {"item", "gear"}  # type: ignore[union-attr]
    sun.draw("revolver")
    post = sun.state.merchants[LAWRENCE]
    assert post.place == sun.place("new_haven")
    assert post.goods[WATER] == 4
    assert (post.goods[FABRIC], post.goods[METAL]) == (1, 2)
    assert sorted(sun.g.content.thing(card).name for card in post.cards) == ["bandage", "knife", "revolver"]
    assert sun.state.offer == (), "the other four are back in their decks"


@rule("UOS-SETUP-28")
def test_in_the_first_edition_the_post_gets_an_item_from_the_loot_deck() -> None:
    sun = offer(choose(new_game(edition="first"), "medic", "scout"), *SIX).no()
    sun.draw("bandage", "knife", "fabric", "metal", "metal", "wood")
    assert {sun.g.content.thing(card).kind for card in sun.g.question.dist.values} == {"item"}  # type: ignore[union-attr]


@rule("UOS-SETUP-20", "UOS-SETUP-32")
def test_the_bag_is_filled_from_the_supply() -> None:
    sun = new_game()
    assert sum(sun.state.bag) == 18
    assert sun.state.bag[ALCOHOL] == 2
    total = sum(sun.state.supply[kind] + sun.state.bag[kind] + sun.state.printed[0][kind] for kind in COLOURS)
    assert total == 95


@rule("UOS-SETUP-21")
def test_random_resources_are_drawn_blindly_by_what_is_in_the_bag() -> None:
    sun = offer(choose(new_game(), "medic", "scout"), *SIX).no().draw("bandage", "knife")
    dist = sun.g.question.dist  # type: ignore[union-attr]
    assert dist == Pick(tuple(COLOURS), (4, 4, 3, 3, 2, 2))


@rule("UOS-SETUP-22")
def test_an_empty_bag_gets_one_cube_of_every_colour_left() -> None:
    sun = turn("medic")
    sun.state.bag = (0,) * 10
    sun.state.supply = (9, 9, 2, 0, 1, 1, 1, 1, 0, 0)
    effects_goods.refill_bag(sun.g)
    assert sun.state.bag == (0, 0, 1, 0, 1, 1, 1, 1, 0, 0)
    assert sun.state.supply[FABRIC] == 1


@rule("UOS-SETUP-30", "UOS-SETUP-31", "UOS-SETUP-34", "UOS-DAY-01")
def test_the_game_opens_on_the_first_morning_without_preparation() -> None:
    sun = ready(choose(new_game(), "medic", "scout"))
    assert (sun.state.day, sun.phase, sun.asked) == (1, "morning", "? sun-card")
    assert sun.lying("new_haven") == {"food": 1, "wood": 1, "fabric": 1}
    assert sun.state.at == {0: NEW_HAVEN}


@rule("UOS-SOLO-01", "UOS-SOLO-03", "UOS-SOLO-04")
def test_a_single_player_has_two_characters_four_points_and_no_team_card() -> None:
    sun = choose(new_game(), "medic")
    assert sun.asked == "choose-character"
    choose(sun, "scout")
    offer(sun, *SIX)
    assert sun.g.stack[-1].points == (4,)  # type: ignore[attr-defined]
    assert {sun.state.characters[act.character].seat for act in sun.offered(BuyStart)} == {0}
    assert {act.character for act in sun.offered(BuyStart)} == {sun.who("medic"), sun.who("scout")}
    assert not META.allows(SunOptions(mode="semi_cooperative"), 1)


@rule("UOS-SOLO-02")
def test_the_solo_player_decides_in_each_day_phase_who_acts_first() -> None:
    sun = ready(choose(new_game(), "medic", "scout")).draw("clear_sky")
    assert sun.asked == "who-acts"
    sun.do(ChooseCharacter(sun.who("scout")))
    assert sun.state.active == sun.who("scout")


@example("UOS-EX-022")
@rule("UOS-TEAM-01", "UOS-TEAM-02", "UOS-MODE-05")
def test_the_team_pile_of_four_players_holds_nine_cards() -> None:
    sun = new_game(seats=4, mode="semi_cooperative").luck(3, 0, 0, 0)
    dist = sun.g.question.dist  # type: ignore[union-attr]
    assert isinstance(dist, Pick)
    nobody = dict(zip(dist.values, dist.weights, strict=True))[0]
    assert nobody / sum(dist.weights) == pytest.approx(5 / 9), "five of nine cards stay unseen"
    sun.luck(1 + 2 * 3)
    assert [role.side for role in sun.state.roles] == [0, 0, 1, 0]


@rule("UOS-TEAM-03", "UOS-TEAM-02")
def test_a_team_card_is_known_to_its_owner_alone() -> None:
    sun = new_game(seats=3, mode="semi_cooperative").luck(3, 0, 0).luck(1 + 3)
    assert sun.g.view(1).table.roles[1].card == 1
    for other in (0, 2, None):
        assert sun.g.view(other).table.roles[1].side is None
        assert sun.g.view(other).table.roles[1].card is None


@rule("UOS-TEAM-04")
def test_fewer_survivor_cards_make_a_traitor_certain() -> None:
    sun = new_game(seats=3, mode="semi_cooperative", traitor="certain").luck(3, 0, 0)
    assert 0 not in sun.g.question.dist.values  # type: ignore[union-attr]


@rule("UOS-SETUP-03", "UOS-SETUP-33")
def test_the_first_card_of_the_mission_is_carried_out_before_the_first_turn() -> None:
    sun = choose(new_game(mission="the_nest"), "medic", "scout")
    assert not sun.marked("dry", "new_haven")
    ready(sun)
    assert sun.asked == "? sun-card"
    assert sun.state.mission_card == 1
    assert sun.marked("dry", "new_haven"), "the briefing of a hard mission dries the well"
    assert sun.g.content.mission.cards == 4
