"""What a game may say about silence and standing orders; most say nothing."""

from __future__ import annotations

from holdfast.core.flow import AskAll
from holdfast.games import find_game
from tests.server.duel import Duel, Object, Pass, Seal


def at_the_window() -> Duel:
    g = Duel.new(seats=2)
    while not isinstance(g.question, AskAll):
        g.luck(4)
    g.answer(0, Seal(4))
    g.answer(1, Seal(4))
    return g


def test_silence_means_nothing_unless_a_game_says_so():
    g = find_game("under_falling_skies").new()
    assert g.silence(0) is None
    assert g.orders == ()


def test_silence_is_an_answer_in_a_reaction_window_only():
    g = Duel.new(seats=2)
    assert g.silence(1) is None
    g = at_the_window()
    assert g.asked() == (1,)
    assert g.silence(1) == Pass()
    assert g.silence(0) is None


def test_an_order_answers_or_asks_by_what_everybody_sees():
    g = at_the_window()
    never, only_when_behind = g.orders
    assert never.answer(g, 1) == Pass()
    assert only_when_behind.answer(g, 1) == Pass()
    g.state.camps[0].points = 1
    assert never.answer(g, 1) == Pass()
    assert only_when_behind.answer(g, 1) is None
    assert g.legal(1) == [Pass(), Object()]
