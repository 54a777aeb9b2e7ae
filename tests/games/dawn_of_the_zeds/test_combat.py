"""Worked examples on melees, shifts, hits, saving rolls and retreats (rule 6)."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

import pytest
from msgspec import structs

from holdfast.core.chance import Dice
from holdfast.core.flow import Chance
from holdfast.games.dawn_of_the_zeds import effects, events
from holdfast.games.dawn_of_the_zeds.actions import ChooseUnit, ChooseZed, Reroll, ZedId
from holdfast.games.dawn_of_the_zeds.box import Marker
from holdfast.games.dawn_of_the_zeds.combat import defence_benefit, marker_shift, shifted
from holdfast.games.dawn_of_the_zeds.look import zeds_on
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions
from holdfast.games.dawn_of_the_zeds.packing import load_box
from holdfast.games.dawn_of_the_zeds.tables import start_column
from tests.games.dawn_of_the_zeds.farmingdale import U, Z, action_phase, at, event_card, zeds_phase

rule, example = pytest.mark.rule, pytest.mark.example


@example("DZ-EX-05")
@rule("DZ-MELEE-10", "DZ-SHIFT-02", "DZ-SHIFT-04", "DZ-DEF-02", "DZ-MELEE-16", "DZ-MELEE-17", "DZ-HIT-01", "DZ-HIT-02")
@rule("DZ-HIT-10", "DZ-SAVE-01", "DZ-SAVE-03", "DZ-SAVE-05", "DZ-MELEE-04", "DZ-RETR-05")
def test_the_complete_melee() -> None:
    t = action_phase(
        1,
        zeds={"forest#2": [4, Z(1, reduced=True, marks=2)]},
        units={"civilian_1": U("forest#1", reduced=True, marks=1)},
        marks={"well_armed": "civilian_1"},
    )
    t.track("civilian_1").move("forest#2").roll(10)
    rolled, bag = t.events(events.MeleeRolled)[0], len(t.g.state.bag)
    assert rolled.column == 2, "5 against 2 is Zeds x2, Well-Armed gives 1 right, an attacker no defence benefit"
    assert t.asking == "hit-zed", "the Zeds are hit before the unit"
    t.choose_zed(1)
    assert len(t.g.state.bag) == bag + 1
    assert t.asking == "saving-roll", "the second hit went to the other Zed, then came the civilian's last one"
    assert t.zed_hits("forest#2") == [1]
    t.dice(4)
    assert (t.where("civilian_1"), t.strength("civilian_1"), t.hits("civilian_1")) == ("TC", 2, 2)
    assert t.zeds("forest#3") == [4], "the loser retreats although no unit is left"
    assert t.g.state.well_armed == t.unit("civilian_1"), "the marker is kept after a saving roll"


@example("DZ-EX-08")
@rule("DZ-SHIFT-01", "DZ-SHIFT-02", "DZ-SHIFT-03")
def test_the_net_shift() -> None:
    equal, zeds_more = 3, 2
    assert shifted(equal, -1 - 1 + 1, last=6) == zeds_more
    t = action_phase(units={"civilian_4": "TC"}, marks={"well_armed": "civilian_4", "civil_leader": "civilian_4"})
    assert marker_shift(t.g, t.unit("civilian_4")) == 2, "shifts of markers add up"
    assert marker_shift(t.g, t.unit("hunt")) == 0


@rule("DZ-SHIFT-01", "DZ-SHIFT-03", "DZ-SHIFT-04")
def test_markers_shift_shots_as_well() -> None:
    t = action_phase(1, zeds={"forest#2": [9]}, units={"civilian_4": "forest#1"}, marks={"well_armed": "civilian_4"})
    t.track("civilian_4").fire("forest#2").roll(8)
    assert t.events(events.ShotFired)[0].column == 3


@example("DZ-EX-09")
@rule("DZ-HIT-05", "DZ-HIT-06", "DZ-HIT-07", "DZ-HIT-08", "DZ-HIT-09", "DZ-HIT-10", "DZ-MELEE-07")
def test_the_hit_symbols_of_a_normal_zed() -> None:
    t = action_phase(zeds={"forest#3": [Z(5, other=3)]})
    zed = zeds_on(t.g.state, at("forest#3"))[0]
    seen = []
    for _ in range(5):
        effects.hit_zed(t.g, zed)
        seen.append((t.strength_of(zed), t.g.state.zed_hits[zed] % 3))
    assert seen == [(5, 1), (5, 2), (3, 0), (3, 1), (3, 2)], "markers do not change the strength, the flip removes them"
    assert zed not in t.g.state.bag
    effects.hit_zed(t.g, zed)
    assert zed in t.g.state.bag
    assert t.all_zeds() == {}
    assert t.g.state.zed_hits[zed] == 0


@example("DZ-EX-12")
@rule("DZ-MELEE-09", "DZ-MELEE-10", "DZ-MELEE-11", "DZ-MELEE-12", "DZ-MELEE-13", "DZ-MELEE-14", "DZ-MELEE-15")
def test_the_start_columns() -> None:
    pairs = [(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (3, 4), (2, 4), (2, 5), (2, 6), (1, 3), (9, 3), (8, 3)]
    names = load_box(ZedsOptions())
    columns = ("zeds_x3", "zeds_x2", "zeds_more", "equal", "player_more", "player_x2", "player_x3")
    assert [columns[start_column(zeds, unit)] for zeds, unit in pairs] == [
        *("zeds_x3", "zeds_x2", "zeds_x2", "zeds_more", "equal", "player_more"),
        *("player_x2", "player_x2", "player_x3", "player_x3", "zeds_x3", "zeds_x2"),
    ]
    assert all(names.start_column[zeds][unit] == start_column(zeds, unit) for zeds, unit in pairs)


@example("DZ-EX-13")
@rule("DZ-SHIFT-02", "DZ-DEF-06")
def test_shifts_beyond_the_last_column_are_lost() -> None:
    t = zeds_phase("forest", zeds={"forest#1": [2]}, units={"furies": "forest#0"}, marks={"well_armed": "furies"})
    assert defence_benefit(t.g, t.unit("furies"), at("forest#0")) == 2
    t.roll(5).dice(6)
    rolled, decided = t.events(events.MeleeRolled, events.MeleeDecided)
    assert rolled.column == 6
    assert (decided.zed_hits, decided.unit_hits, decided.zeds_lose) == (3, 1, True)
    assert t.zeds("forest#1") == [1], "3 hits turned the Zed, and it retreated"


@example("DZ-EX-14")
@rule("DZ-DEF-01", "DZ-DEF-02", "DZ-DEF-05")
def test_only_the_side_that_is_entered_defends() -> None:
    t = zeds_phase("forest", zeds={"forest#5": [4]}, units={"civilian_2": "forest#4"}).roll(6)
    told = t.events(events.MeleeRolled, events.MeleeDecided)
    assert (told[0].column, told[1].zed_hits, told[1].unit_hits, told[1].zeds_lose) == (3, 1, 2, False)
    t = action_phase(1, zeds={"forest#5": [4]}, units={"civilian_2": "forest#4"})
    t.track("civilian_2").move("forest#5").roll(6)
    told = t.events(events.MeleeRolled, events.MeleeDecided)
    assert (told[0].column, told[1].zed_hits, told[1].unit_hits, told[1].zeds_lose) == (2, 1, 3, False)


@rule("DZ-DEF-01")
def test_a_night_assault_takes_defence_benefits_away() -> None:
    units: dict[str, str | U] = {"civilian_2": "forest#4"}
    t = zeds_phase(card=event_card(zeds=("forest",), no_defence=True), zeds={"forest#5": [4]}, units=units).roll(6)
    assert t.events(events.MeleeRolled)[0].column == 2


@example("DZ-EX-20")
@rule("DZ-HIT-11", "DZ-SAVE-01", "DZ-SAVE-02", "DZ-SAVE-04", "DZ-SAVE-05", "DZ-SAVE-06")
def test_saving_rolls_of_hero_and_civilian() -> None:
    t = zeds_phase("highway", zeds={"highway#3": [4]}, units={"piazza": U("highway#2", reduced=True)}).roll(7)
    assert t.asking == "saving-roll"
    assert t.g.question == Chance(Dice(1), then="fate", text="saving-roll")
    t.dice(5)
    assert (t.where("piazza"), t.strength("piazza"), t.hits("piazza")) == ("TC", 3, 0)
    t = zeds_phase("highway", zeds={"highway#3": [9]}, units={"civilian_4": "highway#2"}).roll(6).dice(3)
    assert t.where("civilian_4") == "cemetery"
    assert t.unit("civilian_4") not in [unit for unit, space in enumerate(t.g.state.units) if space >= 0]


@rule("DZ-SAVE-01")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_saving_roll_succeeds_from_four_on(face: int) -> None:
    t = zeds_phase("highway", zeds={"highway#3": [9]}, units={"civilian_4": "highway#2"}).roll(6).dice(face)
    assert t.where("civilian_4") == ("TC" if face >= 4 else "cemetery")


@example("DZ-EX-21")
@rule("DZ-MELEE-04", "DZ-RETR-07", "DZ-HIT-01")
def test_the_loser_retreats_although_the_winner_died() -> None:
    t = action_phase(1, zeds={"highway#2": [Z(4, reduced=True, marks=2)]}, units={"civilian_2": "highway#1"})
    t.track("civilian_2").move("highway#2").roll(7)
    assert t.all_zeds() == {}
    assert (t.where("civilian_2"), t.strength("civilian_2")) == ("highway#1", 1)


@example("DZ-EX-35")
@rule("DZ-SCHMIDT-03", "DZ-SCHMIDT-04", "DZ-SCHMIDT-05")
def test_martial_arts_and_tough() -> None:
    t = action_phase(1, zeds={"highway#2": [5]}, units={"schmidt": "highway#1"})
    t.track("schmidt").move("highway#2").roll(5).reroll().roll(11)
    assert t.asking == "ward-off", "the dice are rolled again at most once"
    assert t.refused(Reroll(), seat=0).key == "no-luck-first"
    t.dice(2)
    decided = t.events(events.MeleeDecided)
    assert [(one.zed_hits, one.unit_hits, one.zeds_lose) for one in decided] == [(3, 1, True)]
    assert t.strength("schmidt") == 2, "the hit was not warded off"


@rule("DZ-SCHMIDT-05", "DZ-HUNT-05")
def test_nobody_else_rolls_again() -> None:
    t = action_phase(1, zeds={"highway#2": [5]}, units={"furies": "highway#1"})
    t.track("furies").move("highway#2").roll(5)
    assert t.asking == "ward-off"


@example("DZ-EX-43")
@rule("DZ-RETR-04", "DZ-RETR-05", "DZ-HIT-07")
def test_zeds_retreat_into_a_unit() -> None:
    t = action_phase(1, zeds={"mountain#2": [Z(5, other=3)]}, units={"furies": "mountain#3", "schmidt": "mountain#1"})
    t.track("schmidt").move("mountain#2").roll(9).decline().dice(4)
    assert t.zed_hits("mountain#3") == [2], "the beaten Zed came onto the space of the Furies"
    t.roll(8)
    assert t.events(events.MeleeRolled)[-1].column == 4, "no benefit on a plain space"
    t.dice(2)
    assert (t.zeds("mountain#4"), t.zed_hits("mountain#4")) == ([3], [5]), "turned, and two markers"
    assert t.hits("furies") == 1


@example("DZ-EX-59")
@rule("DZ-MELEE-03", "DZ-MELEE-05", "DZ-MELEE-06", "DZ-MELEE-08", "DZ-HIT-03", "DZ-HIT-04", "DZ-ZED-10", "DZ-ZED-11")
@rule("DZ-HUNT-01", "DZ-HUNT-04")
def test_one_defender_out_of_two() -> None:
    t = zeds_phase("suburb", zeds={"suburb#4": [6]}, units={"hunt": "suburb#3", "civilian_4": "suburb#3"})
    t.choose("hunt").roll(3).decline()
    rolled, decided = t.events(events.MeleeRolled, events.MeleeDecided)
    assert rolled.column == 3, "only Hunt's 5 counts: Zeds more, village 1 right"
    assert (decided.zed_hits, decided.unit_hits, decided.zeds_lose) == (0, 3, False)
    t.dice(1, 6, 5)
    assert t.strength("hunt") == 3, "one of three hits got through"
    assert t.hits("civilian_4") == 0
    assert (t.where("hunt"), t.where("civilian_4")) == ("suburb#2", "suburb#2"), "both retreat"


@example("DZ-EX-61")
@rule("DZ-DEF-03", "DZ-DEF-04", "DZ-DEF-06")
def test_only_the_highest_defence_benefit_and_none_for_zeds() -> None:
    box = load_box(ZedsOptions())
    box = structs.replace(box, markers={**box.markers, "well_armed": Marker(shift=0, defence=1)})
    t = zeds_phase(
        "forest",
        box=box,
        zeds={"forest#1": [6]},
        units={"furies": "forest#0", "veterans": "forest#2"},
        marks={"well_armed": "furies"},
    )
    assert defence_benefit(t.g, t.unit("furies"), at("forest#0")) == 2, "not 3"
    assert t.roll(7).events(events.MeleeRolled)[0].column == 5, "Equal and 2 right"
    t = action_phase(1, zeds={"forest#4": [6]}, units={"furies": "forest#3"})
    t.track("furies").move("forest#4").roll(7)
    assert t.events(events.MeleeRolled)[0].column == 3, "the village gives the Zeds nothing"


@example("DZ-EX-66")
@rule("DZ-HUNT-04", "DZ-HUNT-05", "DZ-RETR-07")
def test_hunt_rolls_again() -> None:
    t = action_phase(1, zeds={"highway#3": [9]}, units={"hunt": "highway#0"})
    t.track("hunt").move("highway#3").roll(4).reroll().roll(6).dice(4, 4, 4)
    decided = t.events(events.MeleeDecided)[0]
    assert (decided.zed_hits, decided.unit_hits, decided.zeds_lose) == (1, 3, False)
    assert (t.where("hunt"), t.strength("hunt")) == ("highway#2", 5), "back to the space he came from"


@example("DZ-EX-75")
@rule("DZ-GEN-08", "DZ-GEN-10", "DZ-MELEE-16")
@pytest.mark.parametrize("reading", ["zeds_lose", "players_lose"])
def test_higher_rolls_are_never_worse(reading: Literal["zeds_lose", "players_lose"]) -> None:
    box = load_box(ZedsOptions(even_cells=reading))
    cells = [[(z, -p, lose) for z, p, lose in column[2:]] for column in box.melee]
    cells += [[(hits,) for hits in column[2:]] for column in box.ranged]  # type: ignore[misc]
    for table in (cells[:7], cells[7:]):
        for column in table:
            assert len(column) == 11, "sums of two dice"
            assert all(x <= y for upper, lower in pairwise(column) for x, y in zip(upper, lower, strict=True))
        for left, right in pairwise(table):
            assert all(x <= y for a, b in zip(left, right, strict=True) for x, y in zip(a, b, strict=True))
    assert all(box.ranged[n][total] == box.melee[n][total][0] for n in range(7) for total in range(2, 13))
    assert box.saved == {4, 5, 6}
    assert box.warded == {4, 5, 6}
    for row in box.search:
        assert all(low <= high for low, high in pairwise(row[1:]))


@rule("DZ-MELEE-03")
@pytest.mark.parametrize("reading", ["zeds_lose", "players_lose"])
def test_the_reading_decides_who_loses_even_cells(reading: Literal["zeds_lose", "players_lose"]) -> None:
    t = action_phase(1, zeds={"forest#2": [6]}, units={"furies": "forest#1"}, options=ZedsOptions(even_cells=reading))
    t.track("furies").move("forest#2").roll(7).dice(6, 6)
    assert t.where("furies") == ("forest#2" if reading == "zeds_lose" else "forest#1")


@rule("DZ-SCHMIDT-04")
def test_the_reading_decides_how_tough_a_unit_is() -> None:
    t = action_phase(1, zeds={"forest#2": [6]}, units={"furies": "forest#1"}, options=ZedsOptions(tough="two_up"))
    t.track("furies").move("forest#2").roll(7).dice(2, 1)
    assert t.hits("furies") == 1


@rule("DZ-HIT-12")
def test_hits_go_only_to_zeds_on_the_space() -> None:
    t = action_phase(1, zeds={"forest#2": [5, 6], "forest#3": [4]}, units={"hunt": "forest#1"})
    t.track("hunt").fire("forest#2").roll(8)
    other = zeds_on(t.g.state, at("forest#3"))[0]
    assert t.refused(ChooseZed(ZedId(other))).rule == "DZ-HIT-12"


@rule("DZ-MELEE-02", "DZ-RETR-04", "DZ-RETR-07", "DZ-RETR-01")
def test_a_unit_that_retreats_into_zeds_attacks_them_and_comes_back_if_it_loses() -> None:
    t = zeds_phase(
        "forest",
        zeds={"forest#4": [9], "forest#2": [4]},
        units={"furies": "forest#3"},
        marks={"no_entry": "forest#1"},
    )
    t.roll(5).dice(4, 4)
    assert (t.where("furies"), t.asking) == ("forest#2", "roll-melee"), "they fell back onto the other Zed"
    t.roll(2).dice(4, 4, 4)
    assert t.where("furies") == "forest#3", "as attackers they go back where they came from"
    t.roll(12)
    assert [one.column for one in t.events(events.MeleeRolled)] == [3, 4, 2], "only the first time they defended"
    assert t.where("furies") == "forest#3"
    assert t.all_zeds() == {"forest#2": [4], "forest#4": [4]}, "three hits turned the 9"


@rule("DZ-ZED-12", "DZ-RETR-03")
def test_the_others_stay_if_the_defender_wins() -> None:
    t = zeds_phase("suburb", zeds={"suburb#4": [2]}, units={"hunt": "suburb#3", "civilian_4": "suburb#3"})
    assert t.offered(ChooseUnit) == ["hunt", "civilian_4"]
    t.choose("hunt").roll(9).decline()
    assert (t.where("hunt"), t.where("civilian_4")) == ("suburb#3", "suburb#3")


@rule("DZ-GEN-02")
def test_against_the_veterans_zeds_lose_every_melee() -> None:
    t = zeds_phase("highway", zeds={"highway#3": [9]}, units={"veterans": "highway#2"}).roll(7)
    assert t.events(events.MeleeDecided)[0].zeds_lose
    assert t.zeds("highway#3") == [9]
