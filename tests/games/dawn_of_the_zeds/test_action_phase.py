"""Worked examples on the action phase: actions, moving, searching, firing, hero cards (rule 5)."""

from __future__ import annotations

import pytest
from msgspec import structs

from holdfast.games.dawn_of_the_zeds import events
from holdfast.games.dawn_of_the_zeds.actions import (
    ChooseUnit,
    FireAt,
    FireWithoutAmmo,
    MoveTo,
    SearchHere,
    UseAdditional,
    UsePlayerAction,
    UseSpecial,
    UseTrack,
)
from holdfast.games.dawn_of_the_zeds.flow import Rounds
from holdfast.games.dawn_of_the_zeds.look import ammo_marker
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions
from holdfast.games.dawn_of_the_zeds.orders import ActionPhase
from holdfast.games.dawn_of_the_zeds.packing import load_box
from tests.games.dawn_of_the_zeds.farmingdale import (
    U,
    action_phase,
    at,
    carrying_out,
    effect,
    event_card,
    new_game,
    town,
    written,
)

rule, example = pytest.mark.rule, pytest.mark.example
HEROES = ("piazza", "hernandez", "schmidt", "hunt")


@example("DZ-EX-04")
@rule("DZ-SETUP-02", "DZ-ACT-01", "DZ-ACT-02", "DZ-ACT-04", "DZ-ACT-10", "DZ-ACT-11", "DZ-MOVE-02", "DZ-MOVE-06")
@rule("DZ-PIAZZA-02", "DZ-FIRE-03", "DZ-FIRE-11", "DZ-SCHMIDT-02", "DZ-HUNT-02", "DZ-HERNANDEZ-02", "DZ-TERM-10")
def test_the_action_phase_of_the_first_round() -> None:
    units: dict[str, str | U] = dict.fromkeys((*HEROES, "furies", "civilian_4"), "TC")
    units["civilian_2"] = U("suburb#3", stubborn=True)
    t = town(
        [Rounds(at="organise"), ActionPhase()],
        card=event_card(actions=1),
        zeds={"suburb#5": [9]},
        units=units,
        ammo=new_game().g.state.ammo,
    )
    assert (t.g.state.actions, t.g.state.player_actions, t.g.state.ammo) == (1, [True], 4)
    t.player("piazza").move("suburb#3")
    assert t.where("piazza") == "suburb#3"
    t.track("piazza").fire("suburb#5").roll(9).decline()
    shot = t.events(events.ShotFired)[0]
    assert (shot.column, shot.hits) == (4, 2), "distance 2 is column 4"
    assert (t.zeds("suburb#5"), t.zed_hits("suburb#5")) == ([9], [2]), "the target does not retreat"
    assert t.g.state.ammo == 3
    t.special("determination").additional("schmidt")
    assert "suburb#2" in t.offered(MoveTo)
    assert t.refused_move("suburb#3").rule == "DZ-MOVE-06", "two units are there, though his 4 points would do"
    t.move("suburb#2").special("born_leader")
    assert t.offered(ChooseUnit) == ["furies", "civilian_4"], "civilians of both sorts"
    t.choose("civilian_4").additional("civilian_4").search().dice(6)
    assert t.g.state.ammo == 4
    assert (t.g.state.actions, t.g.state.player_actions) == (0, [False])
    assert not t.special_is_ready("determination")
    assert not t.special_is_ready("born_leader")
    assert t.refused(UseSpecial(t.ability("determination"))).rule == "DZ-ACT-11"
    assert t.offered(UseTrack) == t.offered(UsePlayerAction) == t.offered(UseAdditional) == []


@example("DZ-EX-15")
@rule("DZ-FIRE-04", "DZ-ACT-06")
def test_no_ammo_no_shot() -> None:
    t = action_phase(1, zeds={"forest#2": [5]}, units={"civilian_4": "forest#1"}, ammo=0, player_action=False)
    t.track("civilian_4")
    assert t.refused_shot("forest#2").rule == "DZ-FIRE-04"
    assert t.g.state.actions == 1, "the action is not spent"


@example("DZ-EX-16")
@rule("DZ-FIRE-05")
def test_nobody_fires_from_or_at_a_start_space() -> None:
    t = action_phase(1, zeds={"forest#start": [5]}, units={"hunt": "forest#6"}, ammo=3).track("hunt")
    assert t.refused_shot("forest#start").rule == "DZ-FIRE-05"
    assert t.g.state.ammo == 3
    t = action_phase(1, zeds={"mountain#6": [5]}, units={"hunt": "mountain#start"}, ammo=3).track("hunt")
    assert t.refused_shot("mountain#6").rule == "DZ-FIRE-05"
    assert t.offered(FireAt) == t.offered(SearchHere) == []
    assert t.g.state.ammo == 3


@example("DZ-EX-17")
@rule("DZ-FIRE-06", "DZ-FIRE-07", "DZ-PIAZZA-02")
def test_no_shot_goes_through_the_town_center() -> None:
    t = action_phase(1, zeds={"highway#0": [5], "suburb#3": [5]}, units={"piazza": "suburb#0"}).track("piazza")
    assert t.refused_shot("highway#0").rule == "DZ-FIRE-07"
    assert t.offered(FireAt) == ["suburb#3"]
    t.fire("suburb#3").roll(8)
    assert t.events(events.ShotFired)[0].column == 3, "distance 3"


@example("DZ-EX-18")
@rule("DZ-SEARCH-06", "DZ-SEARCH-07", "DZ-SEARCH-08", "DZ-AMMO-03")
def test_searching_with_two_dice() -> None:
    t = action_phase(2, units={"johnson": "mountain#4"}, ammo=5)
    t.track("johnson").search().dice(6, 6)
    assert t.g.state.ammo == 9, "equal dice give the result twice"
    t.track("johnson").search().dice(4, 6)
    assert [str(act.face) for act in t.g.legal(0)] == ["4", "6"]  # type: ignore[attr-defined]
    t.choose_die(6)
    assert t.g.state.ammo == 11
    assert ammo_marker(11) == (1, True), "the +10 side on space 1"
    assert ammo_marker(10) == (10, False)


@example("DZ-EX-19")
@rule("DZ-AMMO-02")
def test_ammo_stops_at_twenty() -> None:
    t = action_phase(1, units={"civilian_4": "mountain#4"}, ammo=19).track("civilian_4").search().dice(6)
    assert t.g.state.ammo == 20


@example("DZ-EX-27")
@rule("DZ-MOVE-11", "DZ-SEARCH-02", "DZ-FIRE-01", "DZ-PATH-07")
def test_stubborn_civilians() -> None:
    units = {"civilian_4": U("suburb#3", stubborn=True)}
    t = action_phase(2, zeds={"suburb#4": [5]}, units=units, ammo=2).track("civilian_4")
    assert t.refused_move("suburb#2").rule == "DZ-MOVE-11"
    assert t.offered(SearchHere)
    assert t.offered(FireAt) == ["suburb#4"]
    t.search().dice(1).track("civilian_4").fire("suburb#4").roll(2)
    assert t.is_stubborn("civilian_4"), "neither removes the marker"
    villages = [written(space) for space in t.g.content.villages]
    assert villages == ["forest#4", "mountain#5", "highway#5", "suburb#3", "suburb#5"]


@example("DZ-EX-28")
@rule("DZ-MOVE-06", "DZ-MOVE-08")
def test_passing_through_a_full_space() -> None:
    t = action_phase(1, units={"furies": "forest#1", "civilian_4": "forest#1", "hunt": "forest#0"}).track("hunt")
    assert t.refused_move("forest#1").rule == "DZ-MOVE-06"
    t.move("forest#2")
    assert t.where("hunt") == "forest#2"


@example("DZ-EX-29")
@rule("DZ-MOVE-04", "DZ-MELEE-01")
def test_movement_ends_in_a_fight() -> None:
    t = action_phase(1, zeds={"highway#2": [4]}, units={"hunt": "highway#0"}).track("hunt")
    assert t.refused_move("highway#4").rule == "DZ-MOVE-04"
    t.move("highway#2")
    assert t.where("hunt") == "highway#2"
    assert t.asking == "roll-melee"
    assert t.g.stack[-1].attacking  # type: ignore[attr-defined]


@example("DZ-EX-30")
@rule("DZ-HERNANDEZ-03", "DZ-MOVE-10")
def test_traffic_control() -> None:
    t = action_phase(1, units={"hernandez": "mountain#6", "civilian_4": "suburb#1"}).track("civilian_4")
    t.move("forest#0")
    assert t.where("civilian_4") == "forest#0", "1 + 0 + 1 points"
    t = action_phase(1, units={"hernandez": "cemetery", "civilian_4": "suburb#1"}).track("civilian_4")
    refusal = t.refused_move("forest#0")
    assert (refusal.rule, refusal.args) == ("DZ-MOVE-02", {"cost": 3, "points": 2})


@example("DZ-EX-31")
@rule("DZ-HERNANDEZ-02", "DZ-SEARCH-05")
def test_keys_to_the_town() -> None:
    t = action_phase(2, units={"hernandez": "TC", "civilian_4": "TC"}, ammo=0)
    t.track("civilian_4").search().dice(5)
    assert t.g.state.ammo == 1, "5 counts as 6"
    t.track("hernandez").search().dice(5)
    assert t.g.state.ammo == 1, "a supply is nothing in the base game"
    t = action_phase(1, units={"hernandez": "TC", "civilian_4": "suburb#3"}, ammo=0)
    t.track("civilian_4").search().dice(5)
    assert t.g.state.ammo == 0, "the keys open nothing outside the town"


@example("DZ-EX-32")
@rule("DZ-PIAZZA-02", "DZ-PIAZZA-03", "DZ-PIAZZA-04", "DZ-RETR-10", "DZ-MOVE-09")
def test_outpost_with_stubborn_civilians() -> None:
    units: dict[str, str | U] = {"piazza": "forest#4", "civilian_4": U("forest#4", stubborn=True), "hunt": "forest#3"}
    t = action_phase(1, zeds={"forest#5": [6]}, units=units, ammo=1)
    t.track("piazza").fire("forest#5").roll(12)
    assert (t.zed_hits("forest#5"), t.g.state.ammo) == ([2], 0), "column 2 at distance 1"
    t.back_up(together=True).choose("civilian_4")
    assert (t.where("civilian_4"), t.where("piazza")) == ("forest#3", "forest#2")
    assert not t.is_stubborn("civilian_4")
    told = t.events(events.UnitBackedUp, events.UnitRetreated)
    assert [type(one) for one in told] == [events.UnitBackedUp] * 2


@rule("DZ-PIAZZA-03")
def test_nobody_has_to_back_up_and_nobody_can_from_the_town_center() -> None:
    t = action_phase(1, zeds={"forest#5": [6]}, units={"piazza": "forest#3"}).track("piazza").fire("forest#5").roll(2)
    assert [act.together for act in t.g.legal(0)[:-1]] == [False], "nobody else is there"  # type: ignore[attr-defined]
    assert t.decline().where("piazza") == "forest#3"
    t = action_phase(2, zeds={"forest#1": [6]}, units={"piazza": "TC"}).track("piazza").fire("forest#1").roll(2)
    assert t.asking == "action-phase"


@example("DZ-EX-33")
@rule("DZ-PIAZZA-05", "DZ-ACT-03", "DZ-FIRE-04")
def test_shooting_without_ammo() -> None:
    t = action_phase(1, zeds={"forest#5": [6]}, units={"piazza": "forest#3"}, ammo=0)
    t.track("piazza").fire_without_ammo("forest#5").roll(8)
    assert (t.g.state.actions, t.g.state.player_actions, t.g.state.ammo) == (0, [False], 0)
    assert t.events(events.ShotFired)[0].column == 4
    t = action_phase(1, zeds={"forest#5": [6]}, units={"piazza": "forest#3"}, ammo=0, player_action=False)
    t.track("piazza")
    assert t.refused(FireWithoutAmmo(at("forest#5"))).rule == "DZ-PIAZZA-05"  # type: ignore[arg-type]
    assert t.refused_shot("forest#5").rule == "DZ-FIRE-04"


@rule("DZ-PIAZZA-05", "DZ-ACT-03")
def test_the_further_action_may_come_from_any_source() -> None:
    t = action_phase(2, zeds={"forest#5": [6]}, units={"piazza": "forest#3"}, ammo=0)
    t.g.state.additional[t.unit("piazza")] = 1
    t.track("piazza").fire_without_ammo("forest#5")
    assert t.asking == "further-action"
    assert [type(act) for act in t.g.legal(0)] == [UseTrack, UsePlayerAction, UseAdditional]
    t.additional("piazza").roll(2)
    assert t.g.state.additional[t.unit("piazza")] == 0
    assert (t.g.state.actions, t.g.state.player_actions) == (1, [True])


@example("DZ-EX-34")
@rule("DZ-HUNT-03", "DZ-FIRE-09", "DZ-FIRE-10")
def test_hunt_at_long_range() -> None:
    t = action_phase(2, zeds={"forest#3": [9], "forest#2": [8]}, units={"hunt": "forest#1"}, ammo=2)
    t.track("hunt").fire("forest#3").roll(8).track("hunt").fire("forest#2").roll(8)
    assert [(shot.column, shot.hits) for shot in t.events(events.ShotFired)] == [(4, 2), (5, 3)]
    assert t.zeds("forest#3") == [9]
    assert t.zed_hits("forest#3") == [2]
    assert t.zed_hits("forest#2") == [3]
    assert t.hits("hunt") == 0


@example("DZ-EX-36")
@rule("DZ-ACT-13", "DZ-ORG-01", "DZ-ORG-02", "DZ-ORG-03", "DZ-ORG-04")
def test_the_organisation_phase_resets_markers() -> None:
    units = dict.fromkeys(HEROES, "TC")
    t = action_phase(2, units=units, player_action=False, used=["determination", "motivational_speech"]).stop()
    assert t.asking == "draw-event"
    assert (t.g.state.actions, t.g.state.player_actions) == (0, [True])
    assert t.special_is_ready("determination")
    assert not t.special_is_ready("motivational_speech")
    assert t.g.state.card == -1
    assert t.g.state.event_discard == [t.g.content.names["card"].index("hunting_lodge")]


@example("DZ-EX-47")
@rule("DZ-HERNANDEZ-04", "DZ-TERM-05", "DZ-TERM-06")
def test_my_fortress() -> None:
    units = {"hernandez": "mountain#3", "furies": "TC", "civilian_4": "TC"}
    t = action_phase(0, zeds={"forest#0": [6]}, units=units, ammo=1, player_action=False)
    t.special("my_fortress")
    assert t.asking == "choose-target", "the Furies cannot fire, so it is the civilian"
    assert t.offered(FireAt) == ["forest#0"]
    assert {type(act) for act in t.g.legal(0)} == {FireAt}, "it may be used in no other way"
    t.fire("forest#0").roll(8)
    shot = t.events(events.ShotFired)[0]
    assert (shot.column, shot.hits) == (3, 2)
    assert t.g.state.ammo == 0
    assert not t.special_is_ready("my_fortress")


@example("DZ-EX-49")
@rule("DZ-PATH-01", "DZ-PATH-02", "DZ-PATH-03", "DZ-PATH-04", "DZ-TERM-01", "DZ-MOVE-03", "DZ-MOVE-05", "DZ-MOVE-07")
@rule("DZ-SETUP-05")
def test_the_board() -> None:
    box = load_box(ZedsOptions())

    def neighbours(space: str) -> set[str]:
        return {written(one) for one in box.neighbours[at(space)]} - {space}

    assert box.names["path"] == ("forest", "mountain", "highway", "suburb")
    assert neighbours("TC") == {"forest#0", "mountain#0", "highway#0", "suburb#0"}
    assert neighbours("forest#0") == {"TC", "forest#1"}
    assert neighbours("forest#6") == {"forest#5", "forest#start"}
    assert len(box.names["space"]) == 33, "four chains of eight spaces and the Town Center, nothing else"
    t = action_phase(1, units={"hernandez": "cemetery", "civilian_4": "forest#0"}).track("civilian_4")
    assert "mountain#0" in t.offered(MoveTo), "by way of the Town Center, for two points"
    assert t.refused_move("mountain#1").rule == "DZ-MOVE-02"
    t = action_phase(1, units={"hunt": "forest#6"}).track("hunt")
    assert t.refused_move("forest#start").rule == "DZ-MOVE-05"
    t = action_phase(1, units=dict.fromkeys((*HEROES, "furies"), "TC") | {"civilian_4": "forest#0"})
    t.track("civilian_4").move("TC")
    assert t.g.state.units.count(at("TC")) == 6


@rule("DZ-PATH-03")
def test_a_start_is_no_path_space() -> None:
    units = {"johnson": "forest#start", "civilian_4": "forest#2", "civilian_5": "forest#0"}
    story = effect("draw_story")
    t = carrying_out(story, effect("attack_from_below"), units=units)
    t.draw("bad_ammo")
    assert t.offered(ChooseUnit) == ["civilian_4", "civilian_5"]


@example("DZ-EX-54")
@rule("DZ-HERNANDEZ-05", "DZ-TERM-06", "DZ-ORG-04", "DZ-HERO-02")
def test_the_motivational_speech() -> None:
    units = {"hernandez": "TC", "piazza": "TC", "schmidt": "suburb#0", "civilian_4": "forest#0", "hunt": "forest#1"}
    t = action_phase(0, units=units, player_action=False, used=["determination", "born_leader"])
    t.special("motivational_speech")
    assert t.offered(UseAdditional) == ["piazza", "schmidt", "civilian_4"]
    t.additional("piazza").move("highway#2")
    assert t.offered(UseAdditional) == ["schmidt", "civilian_4"]
    assert t.refused(UseAdditional(t.unit("hunt"))).rule == "DZ-TERM-06"
    assert t.refused(UseSpecial(t.ability("motivational_speech"))).rule == "DZ-ACT-11"
    assert t.refused(UseSpecial(t.ability("tough"))).rule == "DZ-HERO-02", "not every ability is a special action"
    t.stop()
    assert not t.special_is_ready("motivational_speech")
    assert t.g.state.additional == [0] * len(t.g.state.additional), "unused additional actions are lost"


@example("DZ-EX-57")
@rule("DZ-TERM-10", "DZ-TERM-11", "DZ-TERM-14", "DZ-HUNT-02", "DZ-GEN-04")
def test_civilians_and_heroic_civilians() -> None:
    units = {"hunt": "forest#1", "furies": "forest#1", "civilian_4": "forest#0", "schmidt": "forest#2"}
    t = action_phase(0, units=units, player_action=False, used=["determination"]).special("born_leader")
    assert t.offered(ChooseUnit) == ["furies", "civilian_4"], "heroes are no civilians"
    t.choose("furies").additional("furies").move("forest#4")
    assert t.where("furies") == "forest#4", "one counter, one unit"
    t = carrying_out(
        effect("give_marker", marker="well_armed", to="heroic"),
        units={"furies": "TC", "veterans": "TC", "civilian_4": "TC"},
    )
    assert t.offered(ChooseUnit) == ["furies", "veterans"]
    assert t.refused(ChooseUnit(t.unit("civilian_4"))).rule == "DZ-TERM-11"


@example("DZ-EX-58")
@rule("DZ-SEARCH-01", "DZ-SEARCH-03", "DZ-PATH-05", "DZ-PATH-06")
@pytest.mark.parametrize(
    ("space", "legal"),
    [("forest#3", True), ("suburb#1", True), ("TC", True), ("forest#2", False), ("forest#start", False)],
)
def test_where_searching_is_possible(space: str, legal: bool) -> None:
    t = action_phase(1, units={"hunt": space}).track("hunt")
    assert bool(t.offered(SearchHere)) is legal
    if legal:
        t.search()
        assert t.asking == "search"
        t.dice(1)
        assert t.g.state.actions == 0
    else:
        assert t.refused(SearchHere()).rule == "DZ-SEARCH-01"


@rule("DZ-SEARCH-04", "DZ-SEARCH-05")
@pytest.mark.parametrize(
    ("space", "by_die"),
    [
        ("forest#0", [0, 0, 0, 0, 0, 1]),
        ("mountain#4", [0, 0, 0, 1, 1, 2]),
        ("forest#3", [0, 0, 0, 0, 0, 0]),
        ("mountain#2", [0, 0, 0, 0, 0, 1]),
    ],
)
def test_the_search_table(space: str, by_die: list[int]) -> None:
    for face, found in enumerate(by_die, start=1):
        t = action_phase(1, units={"hunt": space}, ammo=0).track("hunt").search().dice(face)
        assert t.g.state.ammo == found


@example("DZ-EX-60")
@rule("DZ-ACT-05", "DZ-ACT-07", "DZ-ACT-08", "DZ-ACT-09", "DZ-ACT-12", "DZ-ACT-18", "DZ-HUNT-03", "DZ-SEARCH-04")
def test_several_actions_with_one_unit() -> None:
    t = action_phase(3, zeds={"suburb#3": [9]}, units={"hunt": "suburb#1", "civilian_4": "suburb#0"}, ammo=5)
    assert t.offered(UseTrack) == ["hunt", "civilian_4"], "any unit, normal civilians included"
    for left in (2, 1, 0):
        t.track("hunt").fire("suburb#3").roll(3)
        assert t.g.state.actions == left
    assert t.g.state.ammo == 2
    assert t.g.state.player_actions == [True]
    t.player("hunt").search().dice(6)
    assert (t.g.state.player_actions, t.g.state.ammo) == ([False], 3)
    assert t.offered(UseTrack) == t.offered(UsePlayerAction) == []
    assert t.where("civilian_4") == "suburb#0", "each action was used for one unit"
    t.stop()
    assert t.asking == "draw-event"


@rule("DZ-ACT-12")
def test_the_phase_ends_by_itself_when_nothing_is_left() -> None:
    t = action_phase(1, units={"civilian_4": "forest#0"}, player_action=False).track("civilian_4").move("forest#1")
    assert t.asking == "draw-event"


@example("DZ-EX-63")
@rule("DZ-FIRE-08", "DZ-FIRE-02", "DZ-HIT-02", "DZ-HIT-12")
def test_firing_over_other_units() -> None:
    units = {"piazza": "forest#1", "civilian_4": "forest#2", "furies": "forest#2"}
    t = action_phase(1, zeds={"forest#3": [5, 6], "forest#4": [4]}, units=units, ammo=1)
    t.track("piazza").fire("forest#3").roll(8)
    assert t.events(events.ShotFired)[0].column == 4
    assert t.asking == "hit-zed"
    t.choose_zed(5).choose_zed(6)
    assert t.zed_hits("forest#3") == [1, 1], "the hits were split"
    assert t.zed_hits("forest#4") == [0]


@example("DZ-EX-64")
@rule("DZ-GEN-01", "DZ-GEN-05", "DZ-GEN-06", "DZ-GEN-07", "DZ-HERO-01")
def test_parts_of_effects_that_do_not_exist_at_this_level() -> None:
    t = carrying_out(
        effect("infection", amount=1),
        effect("lose_supplies", amount=2),
        effect("place_zed", where="mountain", path=1),
    ).draws(5)
    assert t.all_zeds() == {"mountain#start": [5]}
    assert t.g.state.ammo == 4
    abilities = t.g.content.names["ability"]
    assert len(abilities) == 19
    assert not any("arrest" in ability or "knight" in ability for ability in abilities)
    assert "tunnel" not in t.g.content.names["path"]


@example("DZ-EX-65")
@rule("DZ-GEN-02", "DZ-FIRE-01")
def test_the_text_of_a_card_beats_the_rules() -> None:
    t = action_phase(1, zeds={"forest#2": [5]}, units={"furies": "forest#1"}, ammo=3).track("furies")
    assert t.refused_shot("forest#2").rule == "DZ-FIRE-01"
    assert t.offered(FireAt) == []


@example("DZ-EX-67")
@rule("DZ-ORG-05", "DZ-HELLO-04")
def test_reminder_markers_go_with_their_event() -> None:
    t = action_phase(1, units={"civilian_4": "forest#0"}, marks={"no_entry": "mountain#4"}, zeds={"mountain#5": [5]})
    t.stop()
    assert t.g.state.no_entry == -1
    t.draw("well_armed").draws(4)
    assert t.zeds("mountain#4") == [5], "next round the Zeds enter again"


@example("DZ-EX-68")
@rule("DZ-AMMO-01", "DZ-FIRE-03", "DZ-ACT-14")
def test_all_units_share_one_stock_of_ammo() -> None:
    t = action_phase(
        2,
        zeds={"forest#2": [5], "suburb#2": [5]},
        units={"civilian_4": "forest#1", "civilian_5": "suburb#1"},
        ammo=2,
    )
    t.track("civilian_4").fire("forest#2")
    assert t.g.state.ammo == 1, "paid before the dice are rolled"
    t.roll(12).track("civilian_5").fire("suburb#2").roll(12)
    assert t.g.state.ammo == 0
    assert t.zed_hits("forest#2") == t.zed_hits("suburb#2") == [2], "each shot by itself, with its own strength"


@example("DZ-EX-73")
@rule("DZ-TERM-05", "DZ-TERM-07")
def test_free_and_additional_actions() -> None:
    box = load_box(ZedsOptions())
    free = tuple(structs.replace(one, free=one.do == "fire_from_town_center") for one in box.specials)
    units = {"hernandez": "TC", "hunt": "TC", "civilian_4": "TC"}
    parts = {"zeds": {"forest#0": [6]}, "units": units, "ammo": 0, "player_action": False}
    t = action_phase(0, box=structs.replace(box, specials=free), **parts)  # type: ignore[arg-type]
    t.special("my_fortress").choose("civilian_4").fire("forest#0").roll(8)
    assert t.g.state.ammo == 0, "a free action costs neither action nor ammo"
    t.special("born_leader").additional("civilian_4")
    assert t.refused_shot("forest#0").rule == "DZ-FIRE-04", "an additional one needs its ammo"
    t = action_phase(0, **parts)  # type: ignore[arg-type]
    assert t.refused(UseSpecial(t.ability("my_fortress"))).rule == "DZ-GEN-06"
