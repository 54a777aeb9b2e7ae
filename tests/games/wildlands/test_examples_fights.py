"""Worked examples of the catalogue: sight, attacks, defences, Rally, Fly, and how the game ends."""

from __future__ import annotations

import pytest

from holdfast.games.wildlands import events
from holdfast.games.wildlands.actions import AreaAttack, HeavyRanged, Melee, Move, NameTarget, Ranged
from holdfast.kit.sight import NONE
from tests.games.wildlands.skirmish import (
    END_RALLY,
    END_TURN,
    PASS,
    TAKE_HIT,
    Skirmish,
    character,
    name_target,
    rally_move,
    strip,
)

rule, example = pytest.mark.rule, pytest.mark.example


# ---------------------------------------------------------------- moving


@example("WL-EX-04")
@rule("WL-RALLY-01", "WL-RALLY-05", "WL-RALLY-06", "WL-RALLY-07")
def test_two_rally_cards_let_both_climb() -> None:
    t = Skirmish(strip(2, heights=[0, 1]), {"A1": 1, "A2": 1, "B1": 1}, A="{A1:rally, A3} {A1:rally, A4}", B="S")
    t.do(t.rally("A1", "{A1:rally, A3}"), rally_move("A1", 2))
    assert t.question == "pay-extra"
    t.do(t.pay_rally("{A1:rally, A4}"))
    assert t.asked == "A", "no window in between"
    t.do(rally_move("A2", 2))
    assert (t.at("A1"), t.at("A2")) == (2, 2)
    assert t.discarded("A", "{A1:rally, A3}", "{A1:rally, A4}")
    assert (t.asked, t.question) == ("B", "interrupt")
    assert t.do(PASS).question == "act", "exactly one window"


@example("WL-EX-31")
@rule("WL-RALLY-01", "WL-RALLY-02", "WL-RALLY-03")
def test_a_rally_moves_two_neighbours_each_its_own_way() -> None:
    t = Skirmish(strip(4), {"A1": 1, "A2": 2, "A3": 4, "B1": 4}, A="{A1:rally}")
    t.do(t.rally("A1", "{A1:rally}"))
    assert t.refused(rally_move("A3", 3)) == "WL-RALLY-02"
    t.do(rally_move("A1", 2), rally_move("A2", 3))
    assert (t.at("A1"), t.at("A2"), t.at("A3")) == (2, 3, 4)
    assert t.question == "act"


@example("WL-EX-57")
@rule("WL-RALLY-04", "WL-RALLY-07")
def test_a_rally_may_move_only_the_partner() -> None:
    t = Skirmish(strip(3), {"A1": 1, "A2": 2, "B1": 1}, A="{A1:rally}", B="S")
    t.do(t.rally("A1", "{A1:rally}"))
    assert t.refused(END_RALLY) == "WL-RALLY-04", "somebody has to move"
    t.do(rally_move("A2", 3), END_RALLY)
    assert (t.at("A1"), t.at("A2"), t.hand("A")) == (1, 3, 0)
    assert t.do(PASS).question == "act"


@example("WL-EX-32")
@rule("WL-FLY-01", "WL-FLY-02")
def test_flying_ignores_climbing() -> None:
    t = Skirmish(strip(3, heights=[0, 1, 1]), {"A1": 1, "B1": 1}, A="{A1:fly}", B="S")
    assert t.can(t.fly("A1", 2, "{A1:fly}"))
    t.do(t.fly("A1", 3, "{A1:fly}"))
    assert (t.at("A1"), t.hand("A")) == (3, 0)
    assert t.do(PASS).question == "act"


@example("WL-EX-43")
@rule("WL-MOVE-03", "WL-MOVE-04", "WL-CRYSTAL-01")
def test_nothing_blocks_a_space_and_enemy_shards_are_not_for_taking() -> None:
    t = Skirmish(
        strip(2),
        {"A1": 1, "B1": 2, "B2": 2, "C1": 2, "A2": 2},
        players=3,
        shards={"B": [2]},
        A="{A1} {A1} {A1} {A1}",
    )
    t.do(t.move("A1", 2, "{A1}"))
    assert t.at("A1") == 2
    assert t.refused(t.collect(2, "A1")) == "WL-CRYSTAL-01"


@example("WL-EX-45")
@rule("WL-CLIMB-02", "WL-BOARD-09")
def test_downhill_takes_one_card() -> None:
    t = Skirmish(strip(2, heights=[1, 0]), {"A1": 1, "B1": 1}, A="{A1}")
    assert t.do(t.move("A1", 2, "{A1}")).at("A1") == 2


@example("WL-EX-46")
@rule("WL-WILD-01", "WL-WILD-02", "WL-CLIMB-01", "WL-SPECIAL-02")
def test_a_single_wild_move_does_not_climb() -> None:
    t = Skirmish(strip(2, heights=[0, 1]), {"A1": 1, "B1": 2}, A="S")
    assert t.refused(t.move("A1", 2, "S")) == "WL-CLIMB-01"
    assert t.refused(t.climb("A1", 2)) == "WL-CLIMB-01"
    assert t.can(t.draw_two("A"))


@example("WL-EX-33")
@rule("WL-FLAG-03", "WL-FLAG-04", "WL-CARD-07", "WL-CARD-08", "WL-PLAY-06")
def test_an_open_flag_serves_everybody_on_the_board_but_moves_nobody() -> None:
    card = "{A1, open:ranged}"
    t = Skirmish(strip(3), {"A1": 1, "A2": 2, "B1": 3}, A=card)
    assert t.can(t.move("A1", 2, card))
    assert t.can(t.ranged("A1", "B1", card))
    assert t.can(t.ranged("A2", "B1", card))
    assert t.refused(t.move("A2", 3, card)) == "WL-PLAY-05"
    assert t.refused(t.ranged("A3", "B1", card)) == "WL-PLAY-06"
    assert t.refused(t.move("A3", 2, card)) == "WL-PLAY-06"


@example("WL-EX-55")
@rule("WL-CARD-03", "WL-CARD-04", "WL-CARD-05", "WL-PLAY-04", "WL-PLAY-05", "WL-FLAG-01", "WL-FLAG-02")
def test_the_uses_of_one_card() -> None:
    card = "{A1:melee, A3}"
    t = Skirmish(strip(2), {"A1": 1, "A2": 1, "A3": 1, "B1": 1}, A=card)
    assert t.options(Move) == [t.move("A1", 2, card), t.move("A3", 2, card)]
    assert t.options(Melee) == [t.melee("A1", "B", card)]
    assert t.refused(t.move("A2", 2, card)) == "WL-PLAY-05"
    assert t.refused(t.melee("A2", "B", card)) == "WL-FLAG-02"
    assert t.refused(t.melee("A3", "B", card)) == "WL-FLAG-02"


# ---------------------------------------------------------------- sight


@example("WL-EX-18")
@rule("WL-LOS-05", "WL-LOS-02")
def test_cover_in_between_blocks() -> None:
    t = Skirmish(strip(3, cover=[2]), {"A1": 1, "B1": 3}, A="{A1:ranged}")
    assert t.refused(t.ranged("A1", "B1", "{A1:ranged}")) == "WL-LOS-01"
    assert t.why_not(t.ranged("A1", "B1", "{A1:ranged}")).args["by"] == "cover"


@example("WL-EX-19")
@rule("WL-LOS-06", "WL-RANGED-01", "WL-COVER-01", "WL-COVER-02", "WL-DEFEND-05")
def test_shooting_out_of_cover_into_cover() -> None:
    board = strip(3, cover=[1, 3])
    hit = Skirmish(board, {"A1": 1, "B1": 3}, A="{A1:ranged}")
    assert hit.do(hit.ranged("A1", "B1", "{A1:ranged}")).damage("B1") == 1
    for card in ("{B1:shield}", "{B1:take_cover}"):
        t = Skirmish(board, {"A1": 1, "B1": 3}, A="{A1:ranged}", B=card)
        t.do(t.ranged("A1", "B1", "{A1:ranged}"), t.defend("B1", card))
        assert t.damage("B1") == 0


@example("WL-EX-20")
@rule("WL-BOARD-02", "WL-LOS-04", "WL-MOVE-02", "WL-AREA-01")
def test_nothing_passes_a_wall() -> None:
    t = Skirmish(strip(2, walls=[(1, 2)]), {"A1": 1, "B1": 2}, A="{A1:ranged} {A1:area} {A1}")
    assert t.refused(t.ranged("A1", "B1", "{A1:ranged}")) == "WL-LOS-01"
    assert t.refused(t.area("A1", 2, "{A1:area}")) == "WL-AREA-01"
    assert t.refused(t.move("A1", 2, "{A1}")) == "WL-MOVE-02"
    assert (t.options(Ranged), t.options(AreaAttack), t.options(Move)) == ([], [], [])


@example("WL-EX-21")
@rule("WL-LOS-09", "WL-LOS-10", "WL-LOS-11", "WL-LOS-12")
@pytest.mark.parametrize(
    ("heights", "there", "back", "why"),
    [
        ((1, 0, 1), True, True, ""),
        ((0, 1, 0), False, False, "height"),
        ((0, 0, 1), False, True, "uphill"),
        ((1, 1, 0), False, False, "height"),
    ],
)
def test_heights_on_the_way(heights: tuple[int, ...], there: bool, back: bool, why: str) -> None:
    board = strip(3, heights=heights)
    assert (board.sees(0, 2), board.sees(2, 0)) == (there, back)
    t = Skirmish(board, {"A1": 1, "B1": 3}, A="{A1:ranged}")
    shot = t.ranged("A1", "B1", "{A1:ranged}")
    assert t.can(shot) == there
    if why:
        assert t.why_not(shot).args["by"] == why


@example("WL-EX-26")
@rule("WL-HRANGED-01", "WL-HRANGED-02", "WL-HRANGED-03", "WL-RANGED-01")
def test_a_heavy_shot_crosses_one_space_at_most() -> None:
    card = "{A1:heavy_ranged, A2:ranged}"
    t = Skirmish(strip(4), {"A1": 1, "A2": 1, "B1": 3, "C1": 4, "B2": 1}, players=3, A=card)
    assert t.options(HeavyRanged) == [t.ranged("A1", "B1", card, heavy=True), t.ranged("A1", "B2", card, heavy=True)]
    assert t.refused(t.ranged("A1", "C1", card, heavy=True)) == "WL-HRANGED-02"
    assert t.can(t.ranged("A2", "C1", card)), "a plain shot reaches further"
    assert t.do(t.ranged("A1", "B1", card, heavy=True)).damage("B1") == 2


@example("WL-EX-56")
@rule("WL-LOS-01", "WL-LOS-03", "WL-LOS-07", "WL-LOS-08", "WL-RANGED-01")
def test_a_shot_reaches_any_distance_and_the_own_space() -> None:
    t = Skirmish(strip(9), {"A1": 1, "B1": 9, "B2": 1}, A="{A1:ranged}")
    assert t.options(Ranged) == [t.ranged("A1", "B1", "{A1:ranged}"), t.ranged("A1", "B2", "{A1:ranged}")]
    assert t.content.board.crossings[0][8] == 7
    walled = strip(9, walls=[(5, 6)])
    assert walled.crossings[0][8] == NONE


@example("WL-EX-28")
@rule("WL-AREA-04", "WL-LOS-11")
def test_an_area_attack_goes_uphill_and_a_shot_does_not() -> None:
    t = Skirmish(strip(2, heights=[0, 1]), {"A1": 1, "B1": 2}, A="{A1:area} {A1:ranged}")
    assert t.can(t.area("A1", 2, "{A1:area}"))
    assert t.refused(t.ranged("A1", "B1", "{A1:ranged}")) == "WL-LOS-01"


# ---------------------------------------------------------------- attacks and defences


@example("WL-EX-11")
@rule("WL-MELEE-04", "WL-MELEE-05", "WL-DEFEND-02", "WL-DEFEND-03", "WL-DEFEND-04")
def test_melee_is_parried_with_melee() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="{A1:melee}", B="{B1:melee} S")
    t.do(t.melee("A1", "B", "{A1:melee}"))
    assert (t.asked, t.question) == ("B", "defend"), "no window before the defence"
    t.do(t.defend("B1", "{B1:melee}"))
    assert (t.damage("A1"), t.damage("B1")) == (0, 0)
    assert t.discarded("A", "{A1:melee}")
    assert t.discarded("B", "{B1:melee}")
    assert (t.asked, t.question) == ("B", "interrupt")
    assert t.do(t.interrupt("B")).actor == "B"


@example("WL-EX-22")
@rule("WL-MELEE-01", "WL-MELEE-02", "WL-MELEE-03")
def test_the_attacked_player_names_the_target() -> None:
    t = Skirmish(
        strip(1),
        {"A1": 1, "B1": 1, "B2": 1, "C1": 1},
        players=3,
        health={"B1": 3},
        damage={"B1": 2},
        A="{A1:melee}",
    )
    assert len(t.options(Melee)) == 2, "a faction is named, never a character"
    t.do(t.melee("A1", "B", "{A1:melee}"))
    assert (t.asked, t.question) == ("B", "name-target")
    assert t.options(NameTarget) == [name_target("B1"), name_target("B2")]
    t.do(name_target("B2"))
    assert (t.damage("B1"), t.damage("B2"), t.damage("C1")) == (2, 1, 0)


@example("WL-EX-23")
@rule("WL-HMELEE-01", "WL-DAMAGE-01", "WL-DAMAGE-02", "WL-DAMAGE-03", "WL-DAMAGE-04")
def test_surplus_damage_is_lost_and_the_figure_is_taken() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, health={"B1": 3}, damage={"B1": 2}, A="{A1:heavy_melee}")
    t.do(t.melee("A1", "B", "{A1:heavy_melee}", heavy=True))
    assert t.is_defeated("B1")
    assert (t.damage("B1"), t.score("A")) == (0, 1)
    assert t.player("A").trophies == [character("B1")]


@example("WL-EX-24")
@rule("WL-HMELEE-02", "WL-HMELEE-03", "WL-SHIELD-04", "WL-DEFEND-05")
def test_only_melee_answers_heavy_melee() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="{A1:heavy_melee}", B="{B1:melee} {B1:heavy_melee} {B1:shield}")
    t.do(t.melee("A1", "B", "{A1:heavy_melee}", heavy=True))
    assert t.refused(t.defend("B1", "{B1:heavy_melee}")) == "WL-DEFEND-05"
    assert t.refused(t.defend("B1", "{B1:shield}")) == "WL-DEFEND-05"
    assert t.do(t.defend("B1", "{B1:melee}")).damage("B1") == 0


@example("WL-EX-25")
@rule("WL-RANGED-02")
def test_the_shooter_chooses_the_character() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 2, "B2": 2}, A="{A1:ranged}", B="{B1:shield}")
    t.do(t.ranged("A1", "B2", "{A1:ranged}"))
    assert (t.damage("B1"), t.damage("B2")) == (0, 1), "B is not asked: nothing B could hold protects B2"


@example("WL-EX-27")
@rule("WL-AREA-01", "WL-AREA-02", "WL-AREA-03", "WL-DAMAGE-04", "WL-DAMAGE-05")
def test_an_area_attack_hits_everybody() -> None:
    t = Skirmish(
        strip(2),
        {"A1": 1, "A2": 2, "B1": 2, "C1": 2},
        players=3,
        health={"A2": 2, "B1": 3, "C1": 4},
        damage={"A2": 1, "B1": 2},
        A="{A1:area}",
    )
    t.do(t.area("A1", 2, "{A1:area}"))
    assert t.is_defeated("A2")
    assert t.is_defeated("B1")
    assert (t.damage("C1"), t.score("A"), t.score("B"), t.score("C")) == (1, 1, 0, 0)
    assert t.player("A").trophies == [character("B1")]
    assert len(t.events(events.CharacterLost)) == 1


@example("WL-EX-29")
@rule("WL-SHIELD-01", "WL-SHIELD-02", "WL-DEFEND-02", "WL-DEFEND-03")
def test_each_character_needs_a_shield_of_its_own() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 2, "B2": 2}, A="{A1:area}", B="{B1:shield} {B2:shield} S")
    t.do(t.area("A1", 2, "{A1:area}"), t.defend("B1", "{B1:shield}"))
    assert (t.asked, t.question) == ("B", "defend")
    t.do(t.defend("B2", "{B2:shield}"))
    assert (t.damage("B1"), t.damage("B2")) == (0, 0)
    assert t.discarded("B", "{B1:shield}", "{B2:shield}")
    assert t.discarded("A", "{A1:area}")
    assert t.question == "interrupt"
    assert t.do(PASS).question == "act", "one action, one window"


@example("WL-EX-30")
@rule("WL-COVER-01", "WL-COVER-02", "WL-COVER-03")
@pytest.mark.parametrize(
    ("flag", "in_cover", "helps"),
    [
        ("ranged", True, True),
        ("heavy_ranged", True, True),
        ("area", True, False),
        ("melee", True, False),
        ("ranged", False, False),
        ("heavy_ranged", False, False),
    ],
)
def test_what_take_cover_is_good_for(flag: str, in_cover: bool, helps: bool) -> None:
    # With a shield for shots and area, and a melee for melee, B is asked in every case.
    card = f"{{A1:{flag}}}"
    t = Skirmish(
        strip(1, cover=[1] if in_cover else []),
        {"A1": 1, "B1": 1},
        A=card,
        B="{B1:take_cover} {B1:shield} {B1:melee}",
    )
    if flag == "area":
        t.do(t.area("A1", 1, card))
    elif flag == "melee":
        t.do(t.melee("A1", "B", card))
    else:
        t.do(t.ranged("A1", "B1", card, heavy=flag == "heavy_ranged"))
    assert (t.asked, t.question) == ("B", "defend")
    assert t.can(t.defend("B1", "{B1:take_cover}")) == helps
    if not in_cover:
        assert t.why_not(t.defend("B1", "{B1:take_cover}")).rule == "WL-COVER-02"


@example("WL-EX-39")
@rule("WL-DAMAGE-04", "WL-WIN-02")
def test_the_last_damage_takes_the_figure() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1, "C1": 1}, players=3, damage={"B1": 3}, A="{A1:melee}")
    t.do(t.melee("A1", "B", "{A1:melee}"))
    assert (t.score("A"), t.score("C")) == (1, 0)


@example("WL-EX-42")
@rule("WL-SHIELD-02", "WL-SHIELD-03", "WL-AREA-03")
def test_the_attacker_may_shield_the_own_side_one_card_each() -> None:
    card = "{A1:shield, A2:shield}"
    t = Skirmish(strip(1), {"A1": 1, "A2": 1, "B1": 1}, A=f"{{A1:area}} {card}")
    t.do(t.area("A1", 1, "{A1:area}"))
    assert (t.asked, t.question) == ("A", "defend")
    t.do(t.defend("A2", card))
    assert (t.damage("A1"), t.damage("A2"), t.damage("B1")) == (1, 0, 1)


@example("WL-EX-58")
@rule("WL-HRANGED-04", "WL-HRANGED-01", "WL-SHIELD-01")
def test_another_characters_shield_does_not_help() -> None:
    t = Skirmish(
        strip(2), {"A1": 1, "B1": 2, "B2": 2}, A="{A1:heavy_ranged}", B="{B2:shield}", decks={"B": "{B1:shield}"}
    )
    t.do(t.ranged("A1", "B1", "{A1:heavy_ranged}", heavy=True))
    assert t.refused(t.defend("B1", "{B2:shield}")) == "WL-DEFEND-05"
    assert t.refused(t.defend("B2", "{B2:shield}")) == "WL-DEFEND-01"
    assert t.do(TAKE_HIT).damage("B1") == 2


@example("WL-EX-59")
@rule("WL-DAMAGE-06")
def test_no_attack_without_an_enemy() -> None:
    t = Skirmish(strip(3), {"A1": 1, "A2": 1, "B1": 3}, A="{A1:melee} {A1:area}")
    assert t.refused(t.melee("A1", "A", "{A1:melee}")) == "WL-DAMAGE-06"
    assert t.refused(t.melee("A1", "B", "{A1:melee}")) == "WL-MELEE-01"
    assert t.refused(t.area("A1", 1, "{A1:area}")) == "WL-DAMAGE-06"
    assert t.refused(t.area("A1", 2, "{A1:area}")) == "WL-DAMAGE-06"
    assert t.can(t.move("A1", 2, "{A1:melee}"))
    assert t.can(t.move("A1", 2, "{A1:area}"))


@example("WL-EX-65")
@rule("WL-COMP-07", "WL-DAMAGE-01", "WL-DAMAGE-03")
def test_cubes_return_to_the_supply() -> None:
    t = Skirmish(strip(1), {"A1": 1, "B1": 1}, A="{A1:heavy_melee} {A1:heavy_melee}")
    blow = t.melee("A1", "B", "{A1:heavy_melee}", heavy=True)
    assert t.do(blow).damage("B1") == 2
    t.do(blow)
    assert t.is_defeated("B1")
    assert t.g.state.damage == [0] * 20


# ---------------------------------------------------------------- the end


@example("WL-EX-37")
@rule("WL-WIN-04", "WL-WIN-05")
def test_the_leader_among_those_who_are_left_wins() -> None:
    t = Skirmish(
        strip(1),
        {"A1": 1, "B1": 1, "C1": 1},
        players=3,
        defeated="C2 C3 C4 C5",
        damage={"C1": 3},
        points={"A": 2, "B": 1, "C": 4},
        A="{A1:melee}",
    )
    t.do(t.melee("A1", "C", "{A1:melee}"))
    assert t.g.ending is not None
    assert (t.g.ending.reason, t.g.ending.winners, t.score("A")) == ("elimination", (0,), 3)


@example("WL-EX-38")
@rule("WL-WIN-06")
def test_a_shared_lead_goes_on_until_somebody_leads_alone() -> None:
    t = Skirmish(
        strip(1),
        {"A1": 1, "B1": 1, "C1": 1},
        players=3,
        defeated="C2 C3 C4 C5",
        damage={"C1": 3},
        points={"A": 3, "B": 2},
        shards={"B": [1]},
        active="B",
        A="{A1}",
        B="{B1:area} {B1} {B1} {B1}",
        C="S {C1}",
    )
    t.do(t.area("B1", 1, "{B1:area}"))
    assert t.g.ending is None
    assert (t.score("A"), t.score("B")) == (3, 3)
    assert (t.asked, t.question) == ("B", "act"), "C is out and not asked"
    t.do(t.collect(1, "B1"), *t.pay("B", "{B1}", "{B1}", "{B1}"))
    assert t.g.ending is not None
    assert (t.g.ending.reason, t.g.ending.winners) == ("tie_broken", (1,))


def test_turns_pass_by_whoever_is_out() -> None:
    t = Skirmish(
        strip(1), {"A1": 1, "C1": 1}, players=3, defeated="B1 B2 B3 B4 B5", tied=True, points={"A": 3, "C": 3}, A="{A1}"
    )
    t.do(END_TURN).draw_any()
    assert (t.marker, t.asked) == ("C", "C")
