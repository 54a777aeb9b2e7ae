"""What an answer is called where its fields alone do not say it."""

from __future__ import annotations

import pytest

from holdfast.core.asked import asked, describe
from holdfast.games.under_our_sun.actions import Attack, Pass, ReactSkill, UseSkill
from holdfast.words.words import Words
from tests.games.under_our_sun.sun import turn


@pytest.mark.parametrize(("language", "said"), [("en", "React with Bulwark"), ("de", "Reagiere mit Bollwerk")])
def test_a_skill_that_may_react_is_called_by_its_name(language: str, said: str) -> None:
    sun = turn("medic", "thickskin", tile="dead_forest")
    boar = sun.enemy("wild_boar")
    sun["thickskin"].spent = 0b01
    sun.do(Attack(boar)).roll(0, 0)
    options = {type(one.act): one for one in asked(sun.g, 1).options}
    assert set(options) == {ReactSkill, Pass}
    assert Words("under_our_sun", language, strict=True).text(options[ReactSkill].text) == said
    assert options[ReactSkill].targets == ("skill:bulwark",)


@pytest.mark.parametrize(("language", "said"), [("en", "Use Field surgery"), ("de", "Setze Feldchirurgie ein")])
def test_a_skill_that_is_an_action_is_called_by_its_name(language: str, said: str) -> None:
    sun = turn("medic", "scout", tile="dead_forest")
    sun["medic"].spent, sun["medic"].hp = 0, 3
    act = next(one for one in asked(sun.g, 0).options if isinstance(one.act, UseSkill))
    assert Words("under_our_sun", language, strict=True).text(act.text) == said


def test_a_skill_that_nobody_has_can_still_be_asked_about() -> None:
    sun = turn("medic", "scout", tile="dead_forest")
    option = describe(sun.g, UseSkill(2))
    assert Words("under_our_sun", strict=True).text(option.text).startswith("Use ")
    assert option.targets == ()
