"""Frames on the stack: who is asked, where control goes, and what is an error of the game's author."""

from __future__ import annotations

import random
from typing import Any

import pytest

from holdfast.core.asked import asked
from holdfast.core.flow import DONE, Ask, AskAll, Call, Chance, Ending, Goto, Step
from holdfast.core.game import Game
from holdfast.core.legality import Illegal
from tests.tiny.smugglers import BID, Bid, CardId, KeepQuiet, Lookout, Nights, Run, Smugglers, SmugglersOptions, Whistle


def dealt(seats: int = 3, events: bool = False, **options: Any) -> Smugglers:
    """A game in which seat n holds the cards 3n to 3n + 2."""
    g = Smugglers.new(SmugglersOptions(**options), seats, events=events)
    for seat in range(seats):
        g.luck(seat % 3)
        g.luck((3 * seat, 3 * seat + 1, 3 * seat + 2))
    return g


def bid(g: Smugglers, *cards: int) -> Smugglers:
    for seat, card in enumerate(cards):
        g.answer(seat, Bid(CardId(card)))
    return g


def stack(g: Game[Any]) -> list[str]:
    return [f"{type(frame).__name__}.{frame.at}" for frame in g.stack]


def test_a_game_begins_at_its_first_question() -> None:
    g = Smugglers.new()
    assert isinstance(g.question, Chance)
    assert (g.asked(), g.legal(0), stack(g)) == ((), [], ["Nights.sign"])


def test_sealed_answers_come_in_any_order_and_each_only_once() -> None:
    g = dealt()
    assert isinstance(g.question, AskAll)
    assert g.asked() == (0, 1, 2)
    g.answer(1, Bid(CardId(3)))
    assert g.asked() == (0, 2)
    with pytest.raises(Illegal) as refused:
        g.answer(1, Bid(CardId(4)))
    assert refused.value.refusal.key == "no-not-your-turn"


def test_a_sealed_answer_is_seen_by_its_owner_alone_until_all_are_in() -> None:
    g = dealt()
    g.answer(1, Bid(CardId(3)))
    assert [g.view(viewer).table.camps[1].bid for viewer in (0, 1, 2, None)] == [None, 3, None, None]
    g.answer(0, Bid(CardId(0)))
    g.answer(2, Bid(CardId(8)))
    assert [g.view(viewer).table.camps[1].bid for viewer in (0, 1, 2, None)] == [3, 3, 3, 3]


def test_a_crew_knows_its_signs() -> None:
    g = dealt()
    assert [camp.sign for camp in g.view(0).table.camps] == [0, None, 2]
    assert [camp.sign for camp in g.view(1).table.camps] == [None, 1, None]
    assert [camp.sign for camp in g.view(None).table.camps] == [None, None, None]


def test_call_lays_a_frame_on_top_and_done_takes_it_off() -> None:
    g = bid(dealt(), 0, 3, 6)
    assert stack(g) == ["Nights.clear", "Run.roll"]
    g.luck((4,))
    assert stack(g) == ["Nights.clear", "Run.land", "Lookout.offer"]
    g.answer(0, KeepQuiet())
    g.answer(1, KeepQuiet())
    assert stack(g) == ["Nights.draw"]
    assert g.state.camps[2].loot == 4


def test_unwind_drops_everything_above_the_frame_it_names() -> None:
    g = bid(dealt(), 0, 3, 6)
    g.luck((4,))
    g.answer(0, Whistle())
    assert stack(g) == ["Nights.draw"]
    assert g.state.camps[2].loot == 0, "the run was not landed"
    assert not g.state.camps[0].whistle


def test_a_window_asks_the_others_in_order_and_nobody_without_a_whistle() -> None:
    g = bid(dealt(), 0, 3, 6)
    g.state.camps[0].whistle = False
    g.luck((4,))
    assert isinstance(g.question, Ask)
    assert g.asked() == (1,)


def test_only_the_seat_that_is_asked_gets_options_and_its_prompt() -> None:
    g = bid(dealt(), 0, 3, 6)
    g.luck((4,))
    mine, theirs = asked(g, 0), asked(g, 2)
    assert (mine.kind, mine.seats, mine.text.key, mine.text.args) == ("ask", (0,), "ask-lookout", {"left": 2})
    assert [option.act for option in mine.options] == [Whistle(), KeepQuiet()]
    assert (theirs.seats, theirs.text.key, theirs.text.args, theirs.options) == ((0,), "ask-lookout-others", {}, [])


def test_the_end_closes_everything() -> None:
    g = dealt(2, rounds=1, whistles=False)
    bid(g, 0, 3).luck((6,))
    g.luck(10)
    g.luck(11)
    assert g.ending == Ending("richer", (1,))
    assert (g.question, g.stack, g.asked(), asked(g, 0).kind) == (None, [], (), "over")
    for attempt in (lambda: g.answer(0, Bid(CardId(1))), lambda: g.luck(1)):
        with pytest.raises(Illegal) as refused:
            attempt()
        assert refused.value.refusal.rule == "TINY-END"


def test_luck_is_refused_where_a_seat_is_asked_and_where_it_cannot_fall() -> None:
    g = Smugglers.new()
    with pytest.raises(Illegal) as refused:
        g.luck(9)
    assert refused.value.refusal.key == "no-such-luck"
    assert g.why_not(0, Bid(CardId(0))).key == "no-luck-first"  # type: ignore[union-attr]
    g = dealt()
    with pytest.raises(Illegal) as refused:
        g.luck(1)
    assert refused.value.refusal.key == "no-luck-now"


def test_asking_while_answering_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def rolled(self: Run, g: Smugglers, faces: tuple[int, ...]) -> Step:
        return Ask((0,), (BID,), then="land", text="bid")

    monkeypatch.setattr(Run, "rolled", rolled)
    with pytest.raises(TypeError, match=r"Run\.rolled asks while it answers"):
        bid(dealt(), 0, 3, 6).luck((4,))


@pytest.mark.parametrize("step", [DONE, Goto("bids"), Call(Run(seat=0), then="clear")], ids=repr)
def test_every_move_of_control_may_follow_an_answer(monkeypatch: pytest.MonkeyPatch, step: Step) -> None:
    seen = []

    def replied(self: Lookout, g: Smugglers, seat: int, act: Any) -> Step:
        seen.append(act)
        self.waiting.clear()
        return Goto("offer") if isinstance(step, Goto) else step

    monkeypatch.setattr(Lookout, "replied", replied)
    monkeypatch.setattr(Lookout, "clear", lambda self, g: DONE, raising=False)
    g = bid(dealt(), 0, 3, 6)
    g.luck((4,))
    g.answer(0, KeepQuiet())
    assert seen == [KeepQuiet()]
    assert stack(g)[-1] == ("Run.roll" if isinstance(step, Call) else "Nights.draw")


def test_events_go_to_those_who_may_hear_them() -> None:
    g = dealt(events=True)
    g.take_events()
    g.answer(0, Bid(CardId(1)))
    events = g.take_events()
    assert [type(event).__name__ for event in g.heard(events, 0)] == ["BidSealed", "Reminded"]
    assert [(type(event).__name__, event.card) for event in g.heard(events, 1)] == [("BidSealed", None)]  # type: ignore[attr-defined]
    assert g.take_events() == []


def test_nobody_listens_unless_asked_to() -> None:
    g = dealt()
    assert g.events is None
    assert g.clone().events is None


def test_a_game_refuses_seats_and_options_that_do_not_fit() -> None:
    with pytest.raises(ValueError, match="5 seats"):
        Smugglers.new(seats=5)
    assert Smugglers.new().seats == 2


def test_a_game_that_says_too_little_is_told_so() -> None:
    class Silent(Game[Any]):
        meta = Smugglers.meta

    with pytest.raises(TypeError, match="Silent does not say how its content is loaded"):
        Silent.new()


def test_worlds_differ_where_a_seat_cannot_look() -> None:
    g, rng = dealt(), random.Random(1)
    worlds = [Smugglers.world(g.view(0), rng) for _ in range(30)]
    assert all(world.state.camps[0] == g.state.camps[0] for world in worlds)
    assert len({tuple(world.state.camps[1].hand) for world in worlds}) > 5
    assert isinstance(worlds[0].stack[0], Nights)
