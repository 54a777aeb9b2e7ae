"""Worked examples on paths, stacking, placing and the cooperative events (rules 3 and 4)."""

from __future__ import annotations

import pytest

from holdfast.games.dawn_of_the_zeds import events
from holdfast.games.dawn_of_the_zeds.actions import ChoosePath, ChooseSpace, ChooseUnit, FireAt, MoveTo, UseTrack
from holdfast.games.dawn_of_the_zeds.box import ALL_PATHS
from holdfast.games.dawn_of_the_zeds.look import mob_strength
from tests.games.dawn_of_the_zeds.farmingdale import (
    U,
    Z,
    action_phase,
    at,
    carrying_out,
    effect,
    event_card,
    written,
    zeds_phase,
)

rule, example = pytest.mark.rule, pytest.mark.example


@example("DZ-EX-01")
@rule("DZ-ZED-06", "DZ-ZED-07", "DZ-ZED-08", "DZ-ZED-09", "DZ-VILLAGE-01", "DZ-VILLAGE-02", "DZ-STACK-03")
@rule("DZ-STACK-04", "DZ-STACK-05", "DZ-DEF-05", "DZ-SCHMIDT-03", "DZ-SCHMIDT-04", "DZ-HIT-10", "DZ-RETR-05")
def test_forest_double_activation_first_activation() -> None:
    t = zeds_phase(
        "forest",
        zeds={"forest#6": [3, 4], "forest#5": [Z(3, reduced=True, marks=1), 2]},
        units={"schmidt": "forest#4", "civilian_4": U("forest#4", stubborn=True), "piazza": "forest#3"},
    )
    assert t.asking == "choose-defender"
    assert t.zeds("forest#4") == [3, 2], "the nearer mob moved first, both Zeds together"
    assert t.zeds("forest#6") == [4, 3], "those farther back wait for the melee"
    assert not t.is_stubborn("civilian_4"), "the marker goes although another unit may defend"
    assert t.offered(ChooseUnit) == ["schmidt", "civilian_4"]
    t.choose("schmidt").roll(7)
    rolled = t.events(events.MeleeRolled)[0]
    assert rolled.column == 4, "5 against 4 is Zeds more; Eagle scout and the village give 2 right"
    bag = len(t.g.state.bag)
    t.decline().choose_zed(3).choose_zed(3)
    assert len(t.g.state.bag) == bag + 1, "the killed Zed is back in the bag"
    t.dice(4)
    assert t.strength("schmidt") == 4, "the hit was warded off"
    assert t.zeds("forest#5") == [4, 2], "Zed B retreated, the stronger of the next mob joined it"
    assert t.zeds("forest#6") == [3]
    assert t.asking == "draw-event", "Zed B does not move again in this activation"


@example("DZ-EX-02")
@rule("DZ-ZED-13", "DZ-ZED-12", "DZ-RETR-02", "DZ-RETR-03", "DZ-RETR-06", "DZ-RETR-08", "DZ-MOVE-09", "DZ-ZED-06")
def test_forest_double_activation_second_activation() -> None:
    t = zeds_phase(
        "forest",
        zeds={"forest#5": [2, 4], "forest#6": [3]},
        units={"schmidt": "forest#4", "civilian_4": "forest#4", "piazza": "forest#3"},
    )
    t.choose("schmidt").roll(2).decline()
    decided = t.events(events.MeleeDecided)[0]
    assert (decided.zed_hits, decided.unit_hits, decided.zeds_lose) == (0, 3, False)
    t.dice(4, 5, 6)
    assert t.strength("schmidt") == 4
    assert t.asking == "stop-retreat", "one unit fits beside Piazza"
    t.choose("civilian_4")
    assert (t.where("civilian_4"), t.where("schmidt"), t.where("piazza")) == ("forest#3", "forest#2", "forest#3")
    assert t.zeds("forest#4") == [4, 2]
    assert t.zeds("forest#5") == [3]


@example("DZ-EX-03")
@rule("DZ-MOVE-04", "DZ-MOVE-08", "DZ-DEF-02", "DZ-STACK-08", "DZ-STACK-09", "DZ-RETR-09", "DZ-MELEE-02")
def test_counter_attack_on_the_village() -> None:
    t = action_phase(
        1,
        zeds={"forest#4": [2, 4], "forest#5": [3]},
        units={"schmidt": "forest#2", "piazza": "forest#3", "civilian_4": "forest#3"},
    )
    t.track("schmidt").move("forest#4").roll(8).decline()
    assert t.events(events.MeleeRolled)[0].column == 3, "attacking gives no village benefit"
    t.choose_zed(4).choose_zed(4).dice(5)
    assert t.zeds("forest#5") == [4, 3], "the stronger one stays nearer to the Town Center"
    assert t.zed_hits("forest#5") == [2, 0]
    assert t.zeds("forest#6") == [2]
    assert t.where("schmidt") == "forest#4", "the winner stays"


@example("DZ-EX-10")
@rule("DZ-STACK-03")
def test_the_strength_of_a_mob_is_the_sum() -> None:
    t = action_phase(zeds={"forest#6": [3, 4]})
    assert mob_strength(t.g.content, t.g.state, at("forest#6")) == 7


@example("DZ-EX-11")
@rule("DZ-ZED-03", "DZ-ZED-04", "DZ-ZED-13", "DZ-TERM-02")
def test_double_activation_of_an_empty_path() -> None:
    t = zeds_phase("mountain", "mountain")
    assert t.asking == "draw-zed", "one Zed is drawn from the bag"
    t.draws(5)
    assert t.all_zeds() == {"mountain#6": [5]}, "it moved only in the second activation, which placed none"
    assert [type(one) for one in t.events(events.ZedPlaced, events.ZedMoved)] == [events.ZedPlaced, events.ZedMoved]


@example("DZ-EX-22")
@rule("DZ-STACK-01", "DZ-STACK-10", "DZ-TERM-09")
def test_a_full_start_sends_the_new_zed_elsewhere() -> None:
    zeds = {"forest#start": [5, 5], "mountain#start": [4], "highway#start": [4], "suburb#start": [4]}
    t = carrying_out(effect("place_zed", where="forest", path=0), zeds=zeds).draws(6)
    assert t.offered(ChoosePath) == ["mountain", "highway", "suburb"]
    t.choose_path("highway")
    assert t.zeds("highway#start") == [6, 4]
    assert t.zeds("forest#start") == [5, 5]


@example("DZ-EX-23")
@rule("DZ-STACK-11", "DZ-TERM-08")
def test_with_all_starts_full_new_zeds_go_back_into_the_bag() -> None:
    zeds = {f"{path}#start": [5, 6] for path in ("forest", "mountain", "highway", "suburb")}
    t = carrying_out(effect("place_zed", where="every_start"), zeds=zeds)
    for strength in (9, 8, 7, 4):
        t.draws(strength)
    assert len(t.events(events.ZedReturned)) == 4
    assert all(t.zeds(space) == [6, 5] for space in zeds)
    assert len(t.g.state.bag) == 34 - 8


@rule("DZ-TERM-08")
def test_every_start_gets_its_own_zed() -> None:
    t = carrying_out(effect("place_zed", where="every_start"))
    t.draws(2).draws(4).draws(6).draws(9)
    assert t.all_zeds() == {"forest#start": [2], "mountain#start": [4], "highway#start": [6], "suburb#start": [9]}


@example("DZ-EX-24")
@rule("DZ-STACK-07", "DZ-STACK-02")
def test_a_zed_for_a_full_space_is_placed_behind_it() -> None:
    t = carrying_out(effect("place_zed", space=at("mountain#2")), zeds={"mountain#2": [4, 5], "mountain#3": [6]}).draws(
        7
    )
    assert t.zeds("mountain#3") == [7, 6]
    assert mob_strength(t.g.content, t.g.state, at("mountain#3")) == 13, "both form a mob"


@example("DZ-EX-25")
@rule("DZ-HELLO-02", "DZ-HELLO-04", "DZ-STACK-06")
def test_nobody_enters_a_space_with_a_no_entry_marker() -> None:
    t = zeds_phase("mountain", zeds={"mountain#5": [4, 5]}, marks={"no_entry": "mountain#4"})
    assert t.zeds("mountain#5") == [5, 4]
    t = action_phase(1, zeds={"mountain#6": [4]}, units={"hunt": "mountain#3"}, marks={"no_entry": "mountain#4"})
    t.track("hunt")
    assert t.refused_move("mountain#5").rule == "DZ-HELLO-04"
    assert "mountain#4" not in t.offered(MoveTo)
    assert "mountain#1" in t.offered(MoveTo)


@example("DZ-EX-26")
@rule("DZ-WIN-02", "DZ-WIN-03")
def test_a_zed_in_the_town_center_ends_the_game_without_a_melee() -> None:
    units = dict.fromkeys(("furies", "piazza", "hernandez", "schmidt", "hunt"), "TC")
    t = zeds_phase("forest", zeds={"forest#0": [2]}, units=units)
    assert t.ending is not None
    assert (t.ending.reason, t.ending.winners) == ("town_center_overrun", ())
    assert not t.events(events.MeleeRolled)


@example("DZ-EX-48")
@rule("DZ-ZED-03", "DZ-ZED-08", "DZ-ZED-13")
def test_double_activation_with_all_zeds_destroyed_in_between() -> None:
    t = zeds_phase("highway", "highway", zeds={"highway#2": [Z(3, reduced=True, marks=2)]}, units={"hunt": "highway#1"})
    t.roll(7).decline().dice(4)
    assert t.all_zeds() == {}
    t.draws(5)
    assert t.all_zeds() == {"highway#start": [5]}


@example("DZ-EX-69")
@rule("DZ-ZED-01", "DZ-ZED-02", "DZ-ZED-05")
def test_paths_are_activated_from_left_to_right() -> None:
    t = zeds_phase("highway", "suburb", "mountain", zeds={f"{p}#4": [5] for p in ("highway", "suburb", "mountain")})
    order = t.events(events.PathActivated, events.ZedMoved)
    names = t.g.content.names["path"]
    said = [names[one.path] if isinstance(one, events.PathActivated) else written(one.space) for one in order]
    assert said == ["highway", "highway#3", "suburb", "suburb#3", "mountain", "mountain#3"]


@example("DZ-EX-71")
@rule("DZ-RETR-01", "DZ-RETR-05", "DZ-STACK-08", "DZ-STACK-10")
def test_a_zed_that_cannot_retreat_to_its_start_goes_to_another() -> None:
    zeds = {"forest#6": [4], "forest#start": [5, 5], "mountain#start": [5, 5], "suburb#start": [6, 6]}
    t = action_phase(1, zeds=zeds, units={"hunt": "forest#5"})
    t.track("hunt").move("forest#6").roll(7).decline().dice(6)
    assert t.zeds("forest#6") == []
    assert t.zeds("highway#start") == [4]
    assert t.zed_hits("highway#start") == [2]


# ---------------------------------------------------------------- cooperative events


@example("DZ-EX-06")
@rule("DZ-COOP-02", "DZ-COMOVE-01", "DZ-COMOVE-02", "DZ-COMOVE-03", "DZ-COMOVE-04", "DZ-COMOVE-06", "DZ-COMOVE-09")
@rule("DZ-STACK-05")
def test_cooperative_movement_with_four_players() -> None:
    t = zeds_phase(
        card=event_card(coop="movement"),
        seats=4,
        zeds={"forest#start": [4, 8], "suburb#6": [9], "highway#4": [4, 5], "highway#3": [6]},
    )
    assert t.events(events.CoopEventBegan)[0].count == 3
    assert t.all_zeds() == {"forest#6": [8, 4], "highway#4": [4], "highway#2": [6, 5], "suburb#6": [9]}


@example("DZ-EX-07")
@rule("DZ-COOP-02", "DZ-COPLACE-01", "DZ-COPLACE-02", "DZ-COPLACE-04")
def test_cooperative_placement_with_four_players() -> None:
    zeds = {"suburb#4": [5], "forest#4": [5], "forest#3": [5], "highway#2": [5], "highway#3": [5], "highway#4": [5]}
    t = zeds_phase(card=event_card(coop="placement"), seats=4, zeds=zeds)
    t.draws(2)
    assert t.zeds("mountain#start") == [2], "the next Zed is not drawn before this one is placed"
    assert t.asking == "choose-fewest"
    assert t.offered(ChoosePath) == ["mountain", "suburb"]
    t.choose_path("suburb").draws(3)
    assert t.asking == "draw-zed", "Mountain alone has the fewest Zeds"
    t.draws(4)
    assert t.zeds("mountain#start") == [4, 2]
    assert t.zeds("suburb#start") == [3]


@example("DZ-EX-40")
@rule("DZ-COOP-01", "DZ-COOP-02", "DZ-GEN-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("icon", ["movement", "placement"])
def test_a_cooperative_icon_counts_players_less_one(seats: int, icon: str) -> None:
    zeds = {"forest#6": [5], "mountain#6": [6], "highway#6": [7], "suburb#6": [8]}
    t = zeds_phase(card=event_card(coop=icon), seats=seats, zeds=zeds)
    while t.asking != "draw-event":
        t = t.draws(4) if t.asking == "draw-zed" else t.do(t.g.legal(0)[0])
    done = events.ZedMoved if icon == "movement" else events.ZedPlaced
    assert len(t.events(done)) == seats - 1


@example("DZ-EX-41")
@rule("DZ-COMOVE-07", "DZ-STACK-06")
def test_a_blocked_mob_does_not_use_up_the_activation() -> None:
    t = zeds_phase(
        card=event_card(coop="movement"),
        seats=2,
        zeds={"forest#5": [6, 5], "forest#4": [2, Z(1, reduced=True)], "suburb#6": [9]},
    )
    assert t.zeds("suburb#5") == [9]
    assert t.zeds("forest#5") == [6, 5]


@example("DZ-EX-42")
@rule("DZ-COPLACE-01", "DZ-COPLACE-03")
def test_cooperative_placement_on_a_full_start() -> None:
    zeds: dict[str, list[int | Z]] = {"mountain#start": [5, 5]}
    for path in ("forest", "highway", "suburb"):
        zeds |= {f"{path}#4": [4, 6], f"{path}#3": [5 if path != "suburb" else 7]}
    t = zeds_phase(card=event_card(coop="placement"), seats=2, zeds=zeds).draws(9)
    assert t.offered(ChoosePath) == ["forest", "highway", "suburb"]
    t.choose_path("suburb")
    assert t.zeds("suburb#start") == [9]


@example("DZ-EX-62")
@rule("DZ-COMOVE-05", "DZ-COMOVE-08", "DZ-COOP-02")
def test_a_cooperative_tie_is_the_players_and_its_melee_comes_first() -> None:
    t = zeds_phase(
        card=event_card(coop="movement"),
        seats=3,
        zeds={"forest#3": [7], "highway#3": [7]},
        units={"civilian_1": "forest#2"},
    )
    assert t.asking == "choose-mob"
    assert t.offered(ChooseSpace, seat=2) == ["forest#3", "highway#3"], "any player may answer"
    t.choose_space("forest#3").roll(2)
    assert t.zeds("highway#3") == [7], "the melee is resolved first"
    t.dice(4)
    assert t.zeds("highway#2") == [7]


@rule("DZ-COMOVE-02")
def test_a_zed_left_behind_is_not_activated_again() -> None:
    t = zeds_phase(
        card=event_card(coop="movement"), seats=3, zeds={"highway#4": [4, 9], "highway#3": [2], "suburb#6": [3]}
    )
    assert t.all_zeds() == {"highway#4": [4], "highway#2": [9, 2], "suburb#6": [3]}, (
        "first the mob of 13, of which the 9 moved, then the new mob of 11"
    )


@example("DZ-EX-76")
@rule("DZ-GEN-11", "DZ-FIRE-12")
def test_no_shots_outside_the_action_phase() -> None:
    t = zeds_phase(
        "forest",
        zeds={"forest#4": [5], "forest#2": [4]},
        units={"civilian_4": "forest#1", "civilian_5": "forest#1"},
        ammo=4,
    )
    assert t.asking == "choose-defender"
    assert {type(act) for act in t.g.legal(0)} == {ChooseUnit}
    assert t.refused(FireAt(at("forest#3"))).key == "no-not-now"  # type: ignore[arg-type]
    assert t.refused(UseTrack(t.unit("civilian_4"))).key == "no-not-now"
    options = t.g.options
    assert (options.starting_ammo, options.extra_actions, options.extra_zeds) == (4, 0, 0)
    assert t.g.content.extra_actions == t.g.content.extra_zeds == 0


# ---------------------------------------------------------------- Brains! cards and ties


@example("DZ-EX-38")
@rule("DZ-BRAINS-01", "DZ-BRAINS-02", "DZ-BRAINS-03", "DZ-SAVE-03")
def test_a_brains_run() -> None:
    t = zeds_phase(
        card=event_card(zeds=(ALL_PATHS,), brains=True, zeds_run=True, actions=3),
        zeds={"highway#3": [5]},
        units={"civilian_4": "highway#2"},
        player_action=True,
    )
    assert t.offered(ChoosePath) == ["forest", "mountain", "highway", "suburb"]
    t.choose_path("highway").roll(7)
    assert (t.where("civilian_4"), t.hits("civilian_4")) == ("highway#1", 3)
    t.roll(10).dice(4)
    assert (t.where("civilian_4"), t.strength("civilian_4"), t.hits("civilian_4")) == ("TC", 1, 2)
    assert t.zeds("highway#0") == [5], "the run ends with a move without a won fight"
    assert t.offered(ChoosePath) == ["forest", "mountain", "suburb"], "each path exactly once"
    t.choose_path("suburb").draws(4).choose_path("forest").draws(6).draws(7)
    assert t.asking == "draw-event", "no action phase follows"
    assert t.g.state.card == -1


@rule("DZ-BRAINS-02")
def test_without_a_brains_card_winners_stay_where_they_are() -> None:
    t = zeds_phase("highway", zeds={"highway#3": [5]}, units={"civilian_4": "highway#2"}).roll(7)
    assert t.zeds("highway#2") == [5]


@example("DZ-EX-55")
@rule("DZ-HELLO-01", "DZ-HELLO-02", "DZ-HELLO-03", "DZ-RETR-10", "DZ-MOVE-09", "DZ-BRAINS-04")
def test_traps() -> None:
    t = zeds_phase(
        card=event_card(zeds=("highway",), zeds_run=True),
        zeds={"highway#3": [6]},
        units={"johnson": "highway#2", "civilian_4": "highway#2", "furies": "highway#1"},
    )
    assert t.asking == "set-traps"
    t.set_traps().dice(5)
    assert t.zed_hits("highway#2") == [1]
    t.choose("johnson")
    assert (t.where("johnson"), t.where("civilian_4"), t.where("furies")) == ("highway#1", "highway#0", "highway#1")
    assert t.zeds("highway#2") == [6], "backing up is no lost fight, so the Zeds do not run on"
    told = t.events(events.MeleeRolled, events.UnitRetreated, events.UnitBackedUp)
    assert [type(one) for one in told] == [events.UnitBackedUp] * 2


@rule("DZ-HELLO-03")
@pytest.mark.parametrize("tries", [True, False])
def test_traps_that_fail_or_are_not_tried_lead_to_a_melee(tries: bool) -> None:
    t = zeds_phase("highway", zeds={"highway#3": [6]}, units={"johnson": "highway#2"})
    t = t.set_traps().dice(3) if tries else t.decline()
    assert t.asking == "roll-melee"


@example("DZ-EX-70")
@rule("DZ-VILLAGE-03", "DZ-MOVE-01", "DZ-MOVE-10")
def test_freed_civilians_may_move() -> None:
    t = zeds_phase(
        card=event_card(zeds=("forest",), actions=1),
        zeds={"forest#5": [Z(1, reduced=True)]},
        units={"civilian_4": U("forest#4", stubborn=True)},
    )
    t.roll(8)
    assert t.where("civilian_4") == "forest#4", "they were attacked and won"
    t.track("civilian_4")
    assert t.offered(MoveTo) == ["forest#2", "forest#3", "forest#5", "forest#6"], "two movement points"
    t.move("forest#2")
    assert t.where("civilian_4") == "forest#2"


@rule("DZ-STACK-09")
def test_equal_zeds_that_cannot_stop_together_are_ordered_by_the_players() -> None:
    t = action_phase(
        1, zeds={"forest#4": [Z(4, other=1), Z(4, other=3)], "forest#5": [6]}, units={"furies": "forest#3"}
    )
    t.track("furies").move("forest#4").roll(8).choose_zed(4)
    t.do(t.g.legal(0)[0]).dice(4, 4)
    assert t.asking == "stay-nearer"
    t.do(t.g.legal(0)[1])
    assert t.zeds("forest#5") == [6, 4]
    assert t.zeds("forest#6") == [4]


@rule("DZ-ZED-02")
def test_a_stack_of_frames_tells_where_the_game_stands() -> None:
    t = zeds_phase("forest", zeds={"forest#5": [5]}, units={"civilian_4": "forest#4", "civilian_5": "forest#4"})
    tags = [frame.__struct_config__.tag for frame in t.g.stack]
    assert tags == ["rounds", "zeds_phase", "activation", "zeds_attack"]
