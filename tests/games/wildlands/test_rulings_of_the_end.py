"""Rulings on how a game of Wildlands ends, beyond the worked examples (WL-RULING-52 to 56, 65)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.core.legality import Action
from holdfast.games.wildlands import events
from holdfast.games.wildlands.actions import RallyMove, Reveal
from holdfast.games.wildlands.flow import Interruption, Play, Turn, Window
from tests.games.wildlands.skirmish import (
    END_TURN,
    PASS,
    STOP,
    Skirmish,
    rally_move,
    reveal,
    strip,
)

rule = pytest.mark.rule


@rule("WL-WIN-01", "WL-WIN-03", "WL-WIN-04")
def test_53_five_points_come_before_elimination() -> None:
    t = Skirmish(
        strip(1), {"A1": 1, "B1": 1}, defeated="B2 B3 B4 B5", damage={"B1": 3}, points={"A": 4, "B": 1}, A="{A1:melee}"
    )
    t.do(t.melee("A1", "B", "{A1:melee}"))
    assert t.g.ending is not None
    assert t.g.ending.reason == "five_points"


@rule("WL-WIN-06", "WL-TURN-02")
def test_55_an_eliminated_interrupter_is_out_at_once() -> None:
    t = Skirmish(
        strip(2),
        {"A1": 1, "B1": 1, "C1": 2},
        players=3,
        defeated="B2 B3 B4 B5",
        health={"B1": 1},
        points={"A": 2, "C": 2},
        A="{A1} {A1} S",
        B="S {B1:area}",
        C="S",
    )
    t.do(t.move("A1", 2, "{A1}"), t.interrupt("B"), t.area("B1", 2, "{B1:area}"))
    assert t.g.ending is None, "B1 hit others only"
    t.do(PASS, PASS, STOP)
    fall = Skirmish(
        strip(2),
        {"A1": 1, "A2": 1, "B1": 1, "C1": 2},
        players=3,
        defeated="B2 B3 B4 B5",
        health={"B1": 1},
        points={"A": 2, "C": 2},
        A="{A1} {A1} S",
        B="S {B1:area} {B1}",
        C="S",
    )
    fall.do(fall.move("A1", 2, "{A1}"), fall.interrupt("B"), fall.area("B1", 1, "{B1:area}"))
    assert fall.is_defeated("B1")
    assert len(fall.events(events.LeadShared)) == 1
    assert (fall.actor, fall.asked, fall.question) == ("A", "A", "act"), "no window, A goes on"


@rule("WL-WIN-06", "WL-ENDTURN-02")
def test_55_an_eliminated_active_player_ends_the_turn_without_a_draw() -> None:
    t = Skirmish(
        strip(1),
        {"A1": 1, "B1": 1, "C1": 1},
        players=3,
        defeated="A2 A3 A4 A5",
        damage={"A1": 3},
        points={"B": 1, "C": 2},
        A="{A1} {A2} {A1:area}",
        B="S {B1:melee}",
        C="S",
        stack=[Play(at="next_turn"), Turn(seat=0, at="choose"), Window(waiting=[]), Interruption(seat=1)],
    )
    t.do(t.melee("B1", "A", "{B1:melee}"))
    assert t.g.ending is None
    assert (t.score("B"), t.score("C")) == (2, 2)
    assert t.asked == "C", "the window of B's attack"
    t.do(PASS)
    assert t.do(STOP).marker == "B"
    assert t.hand("A") == 3


@rule("WL-WIN-04", "WL-WIN-05", "WL-AREA-03")
@pytest.mark.parametrize(("points", "winners"), [({"A": 1, "B": 3}, (1,)), ({"A": 2, "B": 3}, (0, 1))])
def test_56_when_nobody_is_left_the_highest_score_wins(points: dict[str, int], winners: tuple[int, ...]) -> None:
    t = Skirmish(
        strip(1),
        {"A1": 1, "B1": 1},
        defeated="A2 A3 A4 A5 B2 B3 B4 B5",
        damage={"A1": 3, "B1": 3},
        points=points,
        A="{A1:area}",
    )
    t.do(t.area("A1", 1, "{A1:area}"))
    assert t.g.ending is not None
    assert (t.g.ending.reason, t.g.ending.winners) == ("elimination", winners)


@rule("WL-WIN-04")
def test_54_the_last_one_with_characters_wins_whatever_the_score() -> None:
    t = Skirmish(
        strip(1), {"A1": 1, "B1": 1}, defeated="B2 B3 B4 B5", damage={"B1": 3}, points={"B": 4}, A="{A1:melee}"
    )
    t.do(t.melee("A1", "B", "{A1:melee}"))
    assert t.g.ending is not None
    assert (t.g.ending.reason, t.g.ending.winners) == ("elimination", (0,))


DEAD = {"A": "{A2} " * 7, "B": "{B2} " * 7, "C": "{C2} " * 7}
"""Hands full of cards of characters that are defeated in these positions."""
FALLEN = "A2 A3 A4 A5 B2 B3 B4 B5"


def ends_turns(t: Skirmish, count: int) -> tuple[str, tuple[int, ...]] | None:
    """How the game has ended after so many turns in which nobody acts; None if it goes on."""
    for _ in range(count):
        assert t.g.ending is None
        t.do(END_TURN)
        while t.question == "interrupt":
            t.do(PASS)
    return t.g.ending and (t.g.ending.reason, t.g.ending.winners)


@rule("WL-WIN-05", "WL-ENDTURN-03", "WL-PLAY-06")
@pytest.mark.parametrize(
    ("points", "winners"), [({"B": 2}, (1,)), ({"A": 1, "B": 1}, (0, 1)), ({"A": 2, "B": 1, "C": 4}, (0,))]
)
def test_65_when_nobody_can_ever_act_again_the_leader_with_characters_wins(
    points: dict[str, int], winners: tuple[int, ...]
) -> None:
    t = Skirmish(
        strip(2),
        {"A1": 1, "B1": 2},
        players=3,
        defeated=f"{FALLEN} C1 C2 C3 C4 C5",
        points=points,
        tied=True,
        **DEAD,
    )
    assert t.options(Action) == [END_TURN]
    assert ends_turns(t, 1) is None, "B has not had a turn yet"
    assert ends_turns(t, 1) == ("standstill", winners)
    assert t.marker == "B"


@rule("WL-ENDTURN-03", "WL-PLAY-06", "WL-REVEAL-01")
@pytest.mark.parametrize(
    "more",
    [
        {"B": "{B2} " * 6 + "{B1}"},  # B1 can move
        {"B": "{B2} " * 6 + "S"},  # a special card can always be played
        {"B": "{B2} " * 7, "shards": {"B": [2]}},  # the dead cards pay for a shard
    ],
)
def test_65_a_silent_round_ends_nothing_while_somebody_could_act(more: dict[str, Any]) -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 2}, defeated=FALLEN, points={"A": 1}, **{**DEAD, **more})
    assert ends_turns(t, 6) is None
    assert t.g.state.quiet == 7, "the seventh turn is under way"


@rule("WL-ENDTURN-03")
def test_65_a_draw_starts_the_count_anew() -> None:
    t = Skirmish(
        strip(2),
        {"A1": 1, "B1": 2},
        defeated=FALLEN,
        points={"A": 1},
        **{**DEAD, "B": "{B2} " * 6},
        decks={"B": "{B2} {B2}"},
    )
    assert ends_turns(t, 2) is None
    t.draw("{B2}")
    assert ends_turns(t, 1) is None, "B's turn had a draw"
    assert ends_turns(t, 1) == ("standstill", (0,))


@rule("WL-ENDTURN-02", "WL-ENDTURN-03")
def test_65_nothing_stands_still_while_somebody_will_draw() -> None:
    t = Skirmish(
        strip(2),
        {"A1": 1, "B1": 2},
        defeated=FALLEN,
        points={"A": 1},
        **{**DEAD, "B": "{B2} {B2} {B2} {B2} {B2} {B2} S"},
    )
    assert ends_turns(t, 2) is None
    t.do(END_TURN, t.interrupt("B"), STOP)
    assert ends_turns(t, 1) is None, "B has room for a card now"


@rule("WL-REVEAL-01")
def test_65_nothing_stands_still_while_a_figure_waits() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 2}, defeated="A2 A3 A4 A5 B2 B3", points={"A": 1}, **DEAD)
    assert ends_turns(t, 1) is None
    t.do(reveal("B4"))
    assert ends_turns(t, 2) is None, "B5 is still to come"
    t.do(reveal("B5"))
    assert ends_turns(t, 1) == ("standstill", (0,))


@rule("WL-REVEAL-04")
def test_nobody_is_revealed_in_the_middle_of_an_action() -> None:
    t = Skirmish(strip(2), {"A1": 1, "B1": 1}, A="{A1:rally}")
    assert t.options(Reveal)
    t.do(t.rally("A1", "{A1:rally}"))
    assert t.options(RallyMove) == [rally_move("A1", 2)]
    assert t.options(Reveal) == []
