"""Worked examples on story cards: the location, the text, keeping and playing (rule 2)."""

from __future__ import annotations

import pytest

from holdfast.core.flow import Chance
from holdfast.games.dawn_of_the_zeds import events
from holdfast.games.dawn_of_the_zeds.actions import ChoosePath
from holdfast.games.dawn_of_the_zeds.box import LOCATION_TWICE, Effect
from tests.games.dawn_of_the_zeds.farmingdale import (
    carrying_out,
    effect,
    event_card,
    story_card,
    zeds_phase,
)

rule, example = pytest.mark.rule, pytest.mark.example


@example("DZ-EX-37")
@rule("DZ-STORY-02", "DZ-STORY-03", "DZ-STORY-04", "DZ-STORY-05", "DZ-STORY-06")
def test_the_location_and_when_the_story_is_read() -> None:
    t = carrying_out(
        effect("draw_story"),
        effect("place_zed", where="location"),
        story=story_card(location="fewest", effects=(Effect(do="lose_ammo", amount=1),)),
        zeds={
            "forest#4": [5, 6],
            "mountain#4": [9],
            "highway#4": [5, 6],
            "highway#5": [4],
            "suburb#4": [2],
        },
    )
    t.draw("test_story")
    assert t.offered(ChoosePath) == ["mountain", "suburb"], "counters are counted, not strengths"
    t.choose_path("suburb")
    assert t.g.state.ammo == 4, "first the event, then the story"
    t.draws(4)
    assert t.zeds("suburb#start") == [4]
    assert t.g.state.ammo == 3
    assert t.g.state.story == -1
    assert t.g.state.story_discard == [t.g.content.names["story"].index("test_story")]


@rule("DZ-STORY-02")
@pytest.mark.parametrize(
    ("location", "path", "offered"),
    [
        ("most", -1, ["highway"]),
        ("choice", -1, ["forest", "mountain", "highway", "suburb"]),
        ("mountain", 1, ["mountain"]),
    ],
)
def test_the_forms_of_a_location(location: str, path: int, offered: list[str]) -> None:
    t = carrying_out(
        effect("draw_story"),
        effect("place_zed", where="location"),
        story=story_card(location=location, path=path),
        zeds={"forest#4": [9], "highway#4": [2, 3]},
    ).draw("test_story")
    if len(offered) > 1:
        assert t.offered(ChoosePath) == offered
    else:
        assert t.asking == "draw-zed"
        assert t.g.content.names["path"][t.g.state.location] == offered[0]


@example("DZ-EX-52")
@rule("DZ-STORY-01", "DZ-STORY-02", "DZ-STORY-07", "DZ-STORY-08", "DZ-STORY-09", "DZ-TERM-04")
def test_keeping_a_story_card() -> None:
    t = zeds_phase(
        card=event_card(zeds=("highway",), actions=1, effects=(effect("draw_story"),)),
        story=story_card(
            location="forest", path=0, keep=True, when="action", effects=(Effect(do="gain_actions", amount=2),)
        ),
        zeds={"highway#4": [5]},
        units={"hunt": "TC"},
    )
    assert t.asking == "draw-story"
    t.draw("test_story")
    index = t.g.content.names["story"].index("test_story")
    assert t.events(events.LocationNamed)[0].path == 0
    assert t.g.state.kept == [index]
    assert t.zeds("highway#3") == [5], "the Zeds phase went on where it stopped"
    t.stop().draw("hunting_lodge")
    while t.asking != "action-phase":
        t.draws(4)
    assert t.g.state.actions == 3
    t.play("test_story")
    assert t.g.state.actions == 4, "the track ends at 4"
    assert (t.g.state.kept, t.g.state.story_discard) == ([], [index])


@example("DZ-EX-53")
@rule("DZ-ZED-14", "DZ-ZED-13", "DZ-STORY-05", "DZ-STORY-06")
def test_a_double_activation_of_the_location() -> None:
    t = zeds_phase(
        card=event_card(zeds=(LOCATION_TWICE,)),
        story=story_card(location="mountain", path=1, effects=(Effect(do="lose_ammo", amount=1),)),
    )
    t.draw("test_story")
    assert t.asking == "draw-zed"
    assert t.g.state.ammo == 4
    t.draws(5)
    assert t.all_zeds() == {"mountain#6": [5]}
    assert t.g.state.ammo == 3
    assert t.g.state.story_discard


@rule("DZ-STORY-01")
def test_an_empty_story_deck_is_shuffled_anew() -> None:
    t = carrying_out(effect("draw_story"), marks={"story_deck": [], "story_discard": [1, 7], "kept": [0]})
    assert isinstance(t.g.question, Chance)
    assert [outcome for outcome, _ in t.g.question.dist.outcomes()] == [1, 7], "kept cards stay out"
    t = carrying_out(effect("draw_story"), effect("place_zed", where="location"), marks={"story_deck": []})
    assert len(t.offered(ChoosePath)) == 4, "without any card the players choose the location"
