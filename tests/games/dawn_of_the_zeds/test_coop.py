"""Playing together: who decides what, consent, personal heroes."""

from __future__ import annotations

import pytest

from holdfast.games.dawn_of_the_zeds import events
from holdfast.games.dawn_of_the_zeds.actions import (
    ChooseUnit,
    Stop,
    UseAdditional,
    UsePlayerAction,
    UseSpecial,
    UseTrack,
)
from tests.games.dawn_of_the_zeds.farmingdale import (
    U,
    action_phase,
    carrying_out,
    effect,
    event_card,
    new_game,
    zeds_phase,
)

rule, example = pytest.mark.rule, pytest.mark.example


@example("DZ-EX-44")
@rule("DZ-SAVE-07", "DZ-SAVE-06", "DZ-SETUP-03")
def test_a_player_takes_over_another_hero() -> None:
    t = zeds_phase(
        "highway",
        seats=2,
        zeds={"highway#3": [9]},
        units={"piazza": U("highway#2", reduced=True), "hunt": "TC", "schmidt": "TC", "furies": "TC"},
        personal={0: "hunt", 1: "piazza"},
        player_action=True,
    )
    t.roll(7).dice(1)
    assert t.where("piazza") == "cemetery"
    assert (t.asking, t.g.asked()) == ("take-over", (1,)), "the player chooses alone"
    assert t.offered(ChooseUnit) == ["schmidt", "furies"], "heroes and heroic civilians who are nobody's"
    t.choose("furies")
    assert t.g.state.personal == [t.unit("hunt"), t.unit("furies")]
    assert t.g.state.player_actions == [True, True], "the marker stays"
    assert t.refused(UseTrack(t.unit("piazza")), seat=0).rule == "DZ-ACT-03"
    assert "piazza" not in t.offered(UsePlayerAction, seat=1), "the dead do not act"


@example("DZ-EX-46")
@rule("DZ-ACT-15", "DZ-ACT-16", "DZ-ACT-17", "DZ-GEN-03")
def test_consent() -> None:
    t = action_phase(
        1,
        seats=2,
        units={"schmidt": "TC", "hunt": "TC", "civilian_4": "TC"},
        personal={0: "hunt", 1: "schmidt"},
        used=["determination", "born_leader"],
    )
    assert t.g.asked() == (0, 1), "the track belongs to all"
    assert t.offered(UsePlayerAction, seat=0) == ["schmidt", "hunt", "civilian_4"], "for any unit"
    t.player("schmidt", seat=0)
    assert (t.asking, t.g.asked()) == ("consent", (1,))
    t.refuse()
    assert t.g.state.player_actions == [True, True], "nothing was spent"
    assert t.refused(UsePlayerAction(t.unit("schmidt")), seat=0).rule == "DZ-ACT-17"
    t.track("schmidt", seat=1)
    assert t.asking == "choose-action", "the owner needs nobody's leave"
    t.search().dice(1)
    assert t.g.state.actions == 0
    t.player("schmidt", seat=0).agree()
    assert t.g.asked() == (0,), "whoever spends the own player action says what it is for"
    t.move("forest#0")
    assert t.where("schmidt") == "forest#0"
    assert t.g.state.player_actions == [False, True]
    assert t.refused(UsePlayerAction(t.unit("hunt")), seat=0).rule == "DZ-ACT-05"


@rule("DZ-ACT-17")
def test_special_actions_of_a_personal_hero_need_consent_too() -> None:
    t = action_phase(0, seats=2, units={"schmidt": "TC", "hunt": "TC"}, personal={0: "hunt", 1: "schmidt"})
    t.special("determination", seat=0).refuse()
    assert t.special_is_ready("determination")
    assert t.refused(UseSpecial(t.ability("determination")), seat=0).rule == "DZ-ACT-17"
    t.special("determination", seat=1)
    assert t.offered(UseAdditional, seat=1) == ["schmidt"]


@rule("DZ-ACT-17", "DZ-HERNANDEZ-04")
def test_a_personal_hero_fires_from_the_fortress_only_with_consent() -> None:
    t = action_phase(
        0,
        seats=2,
        zeds={"forest#1": [6]},
        units={"hernandez": "TC", "hunt": "TC", "piazza": "TC"},
        personal={0: "hernandez", 1: "hunt"},
    )
    t.special("my_fortress", seat=0).choose("hunt").refuse()
    assert t.special_is_ready("my_fortress")
    assert t.g.state.ammo == 4
    t.special("my_fortress", seat=0).choose("hunt").agree().fire("forest#1").roll(8)
    assert not t.special_is_ready("my_fortress")
    assert t.events(events.ShotFired)[0].column == 5, "5, one left for the distance, one right"


@rule("DZ-ACT-15", "DZ-ACT-12")
def test_the_phase_goes_on_until_every_player_has_stopped() -> None:
    t = action_phase(1, seats=3, units={"civilian_4": "TC"}).do(Stop(), seat=1)
    assert t.g.asked() == (0, 2)
    assert t.refused(Stop(), seat=1).key == "no-not-your-turn"
    t.do(Stop(), seat=0).do(Stop(), seat=2)
    assert t.asking == "draw-event"


@rule("DZ-SETUP-03", "DZ-SAVE-07")
def test_every_player_begins_with_a_hero_and_an_action() -> None:
    t = new_game(seats=3)
    t.g.luck((0, 1, 2, 3, 4, 5, 6))
    for _ in range(4):
        t.draws(5)
    for seat, name in enumerate(("schmidt", "piazza", "hunt")):
        assert t.g.asked() == (seat,)
        t.choose(name)
    assert t.g.state.player_actions == [True] * 3
    assert t.g.state.personal == [t.unit("schmidt"), t.unit("piazza"), t.unit("hunt")]
    assert t.where("hernandez") == "TC", "all four heroes are in play"


@rule("DZ-GEN-03")
def test_joint_choices_may_be_answered_by_any_player() -> None:
    t = carrying_out(effect("choose_champion", amount=2), seats=4, units={"hunt": "TC", "schmidt": "TC"})
    assert t.g.asked() == (0, 1, 2, 3)
    t.do(ChooseUnit(t.unit("schmidt")), seat=3)
    assert t.events(events.ChampionChosen)


@rule("DZ-SAVE-07")
def test_a_player_without_a_hero_takes_one_as_soon_as_there_is_one() -> None:
    dead = dict.fromkeys(("hernandez", "schmidt"), "cemetery")
    t = zeds_phase(
        card=event_card(zeds=("highway",), effects=(effect("draw_hero", at_time="zeds_end"),)),
        seats=2,
        zeds={"highway#3": [9]},
        units={**dead, "piazza": U("highway#2", reduced=True), "hunt": "TC"},
        personal={0: "hunt", 1: "piazza"},
    )
    t.roll(7).dice(1)
    assert t.g.state.personal == [t.unit("hunt"), -1], "there is nobody left to take over"
    t.choose_space("TC")
    assert t.g.state.personal == [t.unit("hunt"), t.unit("johnson")]
