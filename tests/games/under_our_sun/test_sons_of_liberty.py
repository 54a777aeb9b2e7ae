"""Team cards: who is a Son of Liberty, what he can do, and how it ends; cooperative and solo games without them."""

from __future__ import annotations

import pytest

from holdfast.core.chance import Pick
from holdfast.core.flow import Chance, GameOver
from holdfast.games.under_our_sun import effects_sol, scoring
from holdfast.games.under_our_sun.actions import (
    Attack,
    AttackCharacter,
    BuyStart,
    CharacterId,
    ChooseCharacter,
    EndTurn,
    EnemyId,
    GiveUp,
    Move,
    PickCharacter,
    RevealRole,
    SolMove,
    SolSpawn,
)
from holdfast.games.under_our_sun.effects_health import damage
from holdfast.games.under_our_sun.events import EnemyAttacked, RoleRevealed
from holdfast.games.under_our_sun.flow_day import DayPhase
from holdfast.games.under_our_sun.meta import META, SunOptions
from holdfast.games.under_our_sun.state import MORNING, NO_TEAM
from tests.games.under_our_sun.sun import Sun, begin, new_game, turn

rule, example = pytest.mark.rule, pytest.mark.example
SEMI = "semi_cooperative"


def plot(*names: str, traitor: int = 0, card: int = 1, tile: str = "dead_forest", **parts: object) -> Sun:
    """A turn in a game in which one seat holds a Sons of Liberty card that nobody knows of."""
    sun = turn(*names, tile=tile, mode=SEMI, **parts)
    for role in sun.state.roles:
        role.side = role.card = 0
    sun.state.roles[traitor].side, sun.state.roles[traitor].card = 1, card
    return sun


def dealing(seats: int, **options: object) -> tuple[Sun, Pick]:
    """A new game at the moment when the team cards are dealt, and what may happen then."""
    sun = new_game(seats, mode=SEMI, **options)
    sun.luck(6, *[0] * (seats - 1))
    assert sun.asked == "? team-cards"
    assert isinstance(sun.g.question, Chance)
    assert isinstance(sun.g.question.dist, Pick)
    return sun, sun.g.question.dist


def chance_of_a_traitor(pick: Pick) -> float:
    none = dict(zip(pick.values, pick.weights, strict=True)).get(0, 0)
    return 1 - none / sum(pick.weights)


# ---------------------------------------------------------------- the pile


@example("UOS-EX-022")
@rule("UOS-TEAM-01", "UOS-TEAM-02", "UOS-MODE-05")
def test_with_four_players_one_of_nine_cards_is_the_traitors() -> None:
    sun, pick = dealing(4)
    assert chance_of_a_traitor(pick) == pytest.approx(4 / 9)
    assert len(pick.values) == 1 + 4 * 3, "any seat, any of the three cards, and never two traitors"
    sun.luck(1 + 2 * 3 + 1)
    assert [(role.side, role.card) for role in sun.state.roles] == [(0, 0), (0, 0), (1, 2), (0, 0)]


@rule("UOS-MODE-05")
def test_it_is_possible_that_nobody_is_a_traitor() -> None:
    sun, _ = dealing(3)
    assert [role.side for role in sun.luck(0).state.roles] == [0, 0, 0]


@rule("UOS-TEAM-04")
@pytest.mark.parametrize(("traitor", "share"), [("rare", 3 / 8), ("likely", 3 / 5), ("certain", 1.0)])
def test_fewer_survivor_cards_make_a_traitor_likelier(traitor: str, share: float) -> None:
    _, pick = dealing(3, traitor=traitor)
    assert chance_of_a_traitor(pick) == pytest.approx(share)


@rule("UOS-TEAM-02", "UOS-TEAM-03")
def test_a_team_card_is_known_to_its_owner_alone() -> None:
    one, other = plot("medic", "scout", "veteran", traitor=0), plot("medic", "scout", "veteran", traitor=1)
    assert one.g.view(2).table == other.g.view(2).table
    assert one.g.view(None).table == other.g.view(None).table
    assert one.g.view(0).table.roles[0].side == 1


@rule("UOS-TEAM-03", "UOS-TEAM-20")
def test_after_the_reveal_all_know_the_side_but_not_the_objective() -> None:
    one, other = plot("medic", "scout", card=1), plot("medic", "scout", card=3)
    for sun in (one, other):
        sun.do(RevealRole())
        assert sun.g.view(1).table.roles[0].side == 1
    assert one.g.view(1).table.roles == other.g.view(1).table.roles
    assert one.state.roles[0].card == 1


@rule("UOS-TEAM-03")
def test_at_the_end_of_the_game_all_team_cards_are_turned_up() -> None:
    sun = plot("medic", "scout", card=3)
    with pytest.raises(GameOver):
        scoring.mission_accomplished(sun.g)
    assert sun.g.view(1).table.roles[0].card == 3


@rule("UOS-MODE-02", "UOS-SOLO-04", "UOS-TEAM-17")
@pytest.mark.parametrize("seats", [1, 3])
def test_cooperative_and_solo_games_have_no_team_cards(seats: int) -> None:
    sun = new_game(seats)
    while sun.asked == "? starting-roll":
        sun.luck(6 if not sun.g.stack[0].rolls else 0)  # type: ignore[attr-defined]
    assert sun.asked == "choose-character"
    assert {role.side for role in sun.state.roles} == {NO_TEAM}
    assert not META.allows(SunOptions(mode=SEMI), 1)  # type: ignore[arg-type]


@rule("UOS-MODE-04")
def test_the_semi_cooperative_mode_is_not_bound_to_three_players() -> None:
    semi = SunOptions(mode=SEMI)  # type: ignore[arg-type]
    assert [seats for seats in range(1, 5) if META.allows(semi, seats)] == [2, 3, 4]
    assert META.allows(SunOptions(), 4)


@rule("UOS-MODE-01", "UOS-TEAM-06")
def test_in_the_cooperative_mode_all_win_together_and_in_the_other_the_survivors() -> None:
    for sun, winners in ((turn("medic", "scout"), (0, 1)), (plot("medic", "scout", traitor=0), (1,))):
        with pytest.raises(GameOver) as over:
            scoring.mission_accomplished(sun.g)
        assert over.value.ending.winners == winners


# ---------------------------------------------------------------- special ability 1


@rule("UOS-TEAM-12", "UOS-TEAM-13", "UOS-TEAM-16", "UOS-TEAM-23")
def test_a_son_of_liberty_calls_one_of_his_people_to_a_neighbouring_tile() -> None:
    sun = plot("medic", "scout").lay("scrap_yard", "dead_forest").put("scout", "new_haven")
    sun.do(SolSpawn(sun.tile("scrap_yard")))
    assert sun.asked == "? enemy-card"
    sun.draw("wild_boar", "crawler", "sol_trooper")
    assert [sun.g.content.foe(one.card).name for one in sun.state.enemies] == ["sol_trooper"]
    assert sun.state.enemies[0].place == sun.place("scrap_yard")
    assert [sun.g.content.foe(card).name for card in sun.state.enemy.bottom] == ["wild_boar", "crawler"]
    assert (sun["medic"].ap, sun.state.roles[0].shown) == (6, True)
    assert sun.events(RoleRevealed)
    assert sun.refused(SolSpawn(sun.tile("scrap_yard"))).key == "no-not-called-today"
    effects_sol.show_wells(sun.g)
    assert not sun.state.roles[0].spawned, "again on the next day"


@rule("UOS-TEAM-12")
def test_the_call_is_for_sons_of_liberty_and_neighbouring_tiles_alone() -> None:
    loyal = plot("medic", "scout", traitor=1).lay("scrap_yard", "dead_forest")
    assert loyal.refused(SolSpawn(loyal.tile("scrap_yard"))).key == "no-is-son-of-liberty"
    far = plot("medic", "scout").lay("scrap_yard", "dead_forest").lay("salt_flat", "scrap_yard")
    assert far.refused(SolSpawn(far.tile("salt_flat"))).key == "no-tile-is-beside"


@rule("UOS-TEAM-21", "UOS-TEAM-13")
def test_a_called_enemy_fights_an_initial_round_with_whom_it_finds() -> None:
    sun = plot("medic", "scout").lay("scrap_yard", "dead_forest").put("scout", "scrap_yard")
    sun.do(SolSpawn(sun.tile("scrap_yard"))).draw("sol_trooper")
    assert (sun.asked, sun.actor) == ("initial-round", sun.who("scout"))


@rule("UOS-TEAM-22")
def test_the_traitor_says_which_survivor_has_to_fight() -> None:
    sun = plot("medic", "scout", "veteran").lay("scrap_yard", "dead_forest")
    sun.put("scout", "scrap_yard").put("veteran", "scrap_yard")
    sun.do(SolSpawn(sun.tile("scrap_yard")))
    assert (sun.asked, sun.g.asked()) == ("choose-victim", (0,))
    sun.do(PickCharacter(sun.who("veteran"))).draw("sol_trooper")
    assert (sun.asked, sun.actor) == ("initial-round", sun.who("veteran"))


# ---------------------------------------------------------------- special ability 2


@rule("UOS-TEAM-14", "UOS-TEAM-15", "UOS-TEAM-16")
def test_he_moves_one_of_his_people_for_two_ap_and_it_attacks_whom_it_meets() -> None:
    sun = plot("medic", "scout").lay("quarry_lake", "dead_forest").put("scout", "quarry_lake")
    trooper = sun.enemy("sol_trooper")
    sun["medic"].hidden = True
    sun.do(SolMove(trooper, sun.tile("quarry_lake")))
    assert sun.standee(trooper).place == sun.place("quarry_lake")
    assert (sun["medic"].ap, sun.state.roles[0].shown) == (4, True), "2 AP, though the tile costs 4"
    assert (sun.asked, sun.actor, sun["scout"].hidden) == ("initial-round", sun.who("scout"), False)


@rule("UOS-TEAM-14", "UOS-TEAM-23")
def test_only_sons_of_liberty_at_hand_obey() -> None:
    sun = plot("medic", "scout", ap=3).lay("scrap_yard", "dead_forest").lay("salt_flat", "scrap_yard")
    boar, far = sun.enemy("wild_boar"), sun.enemy("sol_trooper", tile="salt_flat")
    near = sun.enemy("sol_lookout", tile="scrap_yard")
    sun["medic"].hidden = True
    yard = sun.tile("scrap_yard")
    assert sun.refused(SolMove(boar, yard)).key == "no-enemy-is-at-hand"
    assert sun.refused(SolMove(far, yard)).key == "no-enemy-is-at-hand"
    assert sun.refused(SolMove(near, sun.tile("new_haven"))).key == "no-order-is-possible"
    assert sun.can(SolMove(near, sun.tile("dead_forest")))
    poor = plot("medic", "scout", ap=1).lay("scrap_yard", "dead_forest")
    lookout = poor.enemy("sol_lookout", tile="scrap_yard")
    assert poor.refused(SolMove(lookout, poor.tile("dead_forest"))).key == "no-has-ap-to-order"


# ---------------------------------------------------------------- meeting his own people


def ambush(act: type[RevealRole] | None) -> Sun:
    """The traitor attacks a trooper, who strikes back; he shows his colours or not."""
    sun = plot("medic", "scout").put("scout", "new_haven")
    trooper = sun.enemy("sol_trooper")
    sun.do(Attack(trooper)).roll(0, 0)
    assert sun.asked == "show-colours"
    return sun.do(act()) if act else sun.no()


@rule("UOS-TEAM-17", "UOS-TEAM-18")
def test_who_shows_his_colours_is_not_attacked_by_his_people_any_more() -> None:
    sun = ambush(RevealRole)
    assert sun.state.roles[0].shown
    assert (sun.asked, sun.events(EnemyAttacked)) == ("act", [])
    assert sun.can(EndTurn()), "nobody holds him here"
    sun.do(Attack(EnemyId(sun.state.enemies[0].card))).roll(0, 0)
    assert sun.asked == "act", "no counterattack until the end of the game"


@rule("UOS-TEAM-17")
def test_who_stays_anonymous_is_attacked_like_anybody_else() -> None:
    sun = ambush(None)
    assert sun.pool == "Y"
    sun.roll(1)
    assert (sun["medic"].hp, sun.state.roles[0].shown) == (5, False)


@rule("UOS-TEAM-17")
def test_a_survivor_is_asked_as_well_but_has_nothing_to_show() -> None:
    sun = plot("medic", "scout", traitor=1).put("scout", "new_haven")
    sun.do(Attack(sun.enemy("sol_trooper"))).roll(0, 0)
    assert (sun.asked, sun.refused(RevealRole()).rule) == ("show-colours", "UOS-TEAM-17")


@rule("UOS-TEAM-18")
def test_other_enemies_attack_a_revealed_traitor_all_the_same() -> None:
    sun = plot("medic", "scout").put("scout", "new_haven")
    boar = sun.enemy("wild_boar")
    effects_sol.reveal_role(sun.g, 0)
    sun.do(Attack(boar)).roll(0, 0).roll(1)
    assert sun["medic"].hp == 5


@rule("UOS-TEAM-19")
def test_a_revealed_traitor_may_enter_new_haven() -> None:
    sun = plot("medic", "scout").do(RevealRole(), Move(CharacterId(0)))  # type: ignore[arg-type]
    assert sun["medic"].place == sun.place("new_haven")
    assert sun.asked == "act"


# ---------------------------------------------------------------- how it ends


@rule("UOS-TEAM-08", "UOS-TEAM-07", "UOS-WIN-02", "UOS-PVP-01")
def test_survivors_may_attack_and_eliminate_a_suspect() -> None:
    sun = plot("veteran", "scout", traitor=1)
    sun["scout"].ap, sun["scout"].hp = 0, 1
    sun.do(AttackCharacter(sun.who("scout"))).roll(1, 1)
    assert sun["scout"].fallen
    assert not sun.state.roles[1].shown, "nobody knew"
    sun["scout"].fallen = 1
    sun.do(EndTurn())
    assert sun.ending is not None
    assert (sun.ending.reason, sun.ending.winners) == ("traitor_eliminated", (0,))


@rule("UOS-TEAM-10", "UOS-WIN-04")
@pytest.mark.parametrize(
    ("edition", "ending"), [("second", ("survivors_eliminated", (0,))), ("first", ("all_defeated", ()))]
)
def test_the_traitor_wins_when_no_survivor_is_left(edition: str, ending: tuple[str, tuple[int, ...]]) -> None:
    sun = plot("veteran", "scout", edition=edition)
    with pytest.raises(GameOver) as over:
        damage(sun.g, sun.who("scout"), 9)
    assert (over.value.ending.reason, over.value.ending.winners) == ending


@rule("UOS-TEAM-11", "UOS-WIN-05")
def test_the_traitor_wins_when_all_survivors_give_up() -> None:
    sun = plot("medic", "scout", "veteran", traitor=2)
    sun.do(GiveUp())
    assert sun.ending is None
    sun.do(EndTurn()).until_asked("act")
    assert sun.actor == sun.who("scout")
    sun.do(GiveUp())
    assert sun.ending is not None
    assert (sun.ending.reason, sun.ending.winners) == ("survivors_gave_up", (2,))


@rule("UOS-TEAM-11", "UOS-WIN-05")
def test_in_the_first_edition_and_without_team_cards_nobody_gives_up() -> None:
    assert plot("medic", "scout", edition="first").refused(GiveUp()).rule == "UOS-TEAM-11"
    assert turn("medic", "scout").refused(GiveUp()).rule == "UOS-TEAM-11"


# ---------------------------------------------------------------- the solo game


@rule("UOS-SOLO-01", "UOS-SETUP-08")
def test_the_solo_player_picks_two_characters_and_controls_both() -> None:
    sun = new_game(1).do(ChooseCharacter(CharacterId(0)))
    assert sun.asked == "choose-character"
    sun.do(ChooseCharacter(CharacterId(2)))
    assert sun.state.order == (0, 2)
    assert {sun.state.characters[who].seat for who in sun.state.order} == {0}


@rule("UOS-SOLO-02")
def test_the_solo_player_decides_in_each_phase_who_acts_first() -> None:
    for first in ("medic", "scout"):
        sun = turn("medic", "scout", solo=True)
        begin(sun, DayPhase(phase=MORNING, at="next_turn"))
        sun.do(ChooseCharacter(sun.who(first)))
        assert (sun.asked, sun.actor) == ("drink", sun.who(first))


@rule("UOS-SOLO-03", "UOS-SETUP-17")
def test_the_solo_player_has_four_points_for_either_character() -> None:
    sun = new_game(1).do(ChooseCharacter(CharacterId(0)), ChooseCharacter(CharacterId(1)))
    cards = sorted(sun.g.content.starting_cards, key=lambda card: sun.g.content.thing(card).stars)
    sun.luck(tuple(sorted(cards[: sun.g.content.equipment_cards])))
    assert sun.g.stack[0].points == (4,)  # type: ignore[attr-defined]
    cheap = [one for one in sun.offered(BuyStart) if sun.g.content.thing(one.card).stars == 1]
    assert {one.character for one in cheap} == {0, 1}
    sun.do(cheap[0])
    assert sun.g.stack[0].points == (3,)  # type: ignore[attr-defined]
    assert sun.asked == "buy-start"
