"""The greedy bot makes the plain choices that anybody would, and plays clearly better than chance."""

from __future__ import annotations

import random

import pytest

from holdfast.bots import Budget, Prompt, make_bot
from holdfast.bots.under_falling_skies import knowledge
from holdfast.core.flow import Chance
from holdfast.core.legality import Action
from holdfast.games.under_falling_skies import GAME
from holdfast.games.under_falling_skies.actions import Activate, ChooseDie, DieId, EndPhase, Place, RoomId, SetAside
from holdfast.games.under_falling_skies.content import STRIDE
from holdfast.games.under_falling_skies.flow import ActivateRooms, Rounds
from holdfast.games.under_falling_skies.meta import SkiesOptions
from holdfast.games.under_falling_skies.state import OFF, Table
from holdfast.lab.simulate import Match, make_plan

Skies = GAME


def activating(dice: dict[str, int], **changes: object) -> GAME:
    """A game in phase 2 with these faces on these spaces, black dice first."""
    g = Skies.new()
    table: Table = g.state
    table.places, table.faces = [OFF] * 7, [0] * 7
    for die, (space, face) in enumerate(dice.items()):
        table.places[die], table.faces[die] = g.content.space_names.index(space), face
    for name, value in changes.items():
        setattr(table, name, value)
    stack = [Rounds(at="mothership"), ActivateRooms()]
    return Skies.restore(g.content, g.options, 1, table, stack, None)


def answer(g: GAME) -> Action:
    assert g.question is not None
    bot = make_bot("under_falling_skies", "greedy", random.Random(1))
    return bot.choose(g.view(0), Prompt(0, "activate-rooms", g.legal(0)), Budget())


def room(g: GAME, name: str) -> Activate:
    return Activate(RoomId(g.content.names["room"].index(name)))


def test_it_researches_when_that_wins() -> None:
    g = activating({"C1": 6, "B1": 6}, excavator=20, research=12, energy=1)
    g.state.research = 13 - 1  # the thirteenth space asks for 2, the last for 12
    assert answer(activating({"D3": 6, "D4": 6, "B3": 6}, excavator=25, research=13, energy=1)) == room(g, "D3-D4")


def test_it_takes_energy_before_it_spends_it() -> None:
    g = activating({"B1": 5, "B5": 4}, energy=0)
    assert answer(g) == room(g, "B1")


def test_it_shoots_the_ship_above_the_base() -> None:
    low = [0, STRIDE, 2 * STRIDE, 3 * STRIDE, 4 * STRIDE + 15, -2, -2]  # the explosion of column 5, row 15, shows 6
    assert answer(activating({"C4": 6}, excavator=14, energy=3, ships=low)) == room(activating({}), "C4")


def test_it_ends_the_phase_when_a_shot_would_hit_nothing() -> None:
    assert answer(activating({"B3": 6}, energy=3)) == EndPhase()


# ---------------------------------------------------------------- what it goes by


def placing(faces: tuple[int, ...], **changes: object) -> GAME:
    """A game whose first five dice were just rolled."""
    g = Skies.new()
    for name, value in changes.items():
        setattr(g.state, name, value)
    g.luck(faces)
    return g


def worth(g: GAME) -> float:
    return knowledge().worth(g)[0]


def test_chances_rise_with_research_and_digging_and_fall_with_damage_and_the_mothership() -> None:
    at = {"excavator": 20, "research": 8, "mothership": 5, "damage": 2, "energy": 3}
    usual = worth(begun(**at))
    assert 0 < usual < 1
    assert worth(begun(**at | {"research": 10})) > usual
    assert worth(begun(**at | {"excavator": 25})) > usual
    assert worth(begun(**at | {"energy": 5})) > usual
    assert worth(begun(**at | {"damage": 4})) < usual
    assert worth(begun(**at | {"mothership": 8})) < usual


def begun(**changes: object) -> GAME:
    """The start of a round."""
    g = Skies.new()
    for name, value in changes.items():
        setattr(g.state, name, value)
    g.state.ships = [column * STRIDE for column in range(5)] + [-2, -2]
    return g


def test_a_ship_above_the_base_is_worse_than_one_high_up() -> None:
    high, low = begun(), begun()
    high.state.ships[0], low.state.ships[0] = 3, 14
    assert worth(low) < worth(high)


def test_a_round_is_worth_what_the_best_use_of_its_dice_leads_to() -> None:
    """The short cut through the rooms finds what trying every order of answers finds."""
    for dice, changes in (
        ({"B1": 5, "B5": 4, "B3": 6}, {"energy": 1}),
        ({"B1": 3, "B3": 5, "C4": 2}, {"energy": 2, "excavator": 13, "ships": [4, 20, 37, 61, 77, -2, -2]}),
        ({"C1": 6, "B5": 5, "D2": 4}, {"energy": 2, "excavator": 15, "research": 5, "mothership": 4}),
        ({"C2": 4, "C3": 2, "D3": 6, "D4": 5}, {"energy": 0, "excavator": 24, "research": 9, "mothership": 7}),
        ({"B1": 6, "B5": 2}, {"energy": 6, "mothership": 2}),
    ):
        g = activating(dice, **changes)
        assert worth(g) == pytest.approx(tried_out(g), abs=1e-9)


def tried_out(g: GAME) -> float:
    """The best chance at the start of the next round over all ways to answer until then."""
    if g.ending is not None:
        return float(bool(g.ending.winners))
    if isinstance(g.question, Chance):
        return worth(g)
    best = 0.0
    for act in g.legal(0):
        if not isinstance(act, SetAside):
            after = g.clone()
            after.answer(0, act)
            best = max(best, tried_out(after))
    return best


def test_a_plan_does_not_let_the_base_be_destroyed_if_that_can_be_helped() -> None:
    low = [14, STRIDE, 2 * STRIDE, 3 * STRIDE, 4 * STRIDE, -2, -2]  # one more hit is the end
    g = placing((1, 5, 5, 6, 6), damage=4, ships=low)
    g.answer(0, ChooseDie(DieId(0)))
    act = knowledge().play(g, 0, g.legal(0), random.Random(1))
    assert isinstance(act, Place)
    assert g.content.column_of[act.space] == 0


def test_the_search_stops_where_the_rest_of_the_round_can_be_worked_out() -> None:
    g = placing((1, 2, 3, 4, 5))
    assert not knowledge().known(g)
    assert knowledge().known(activating({"B1": 3}))
    assert knowledge().known(Skies.new())


def test_it_answers_when_robots_stand_in_the_way() -> None:
    g = placing((3, 3, 3, 3, 3))
    for die, space in ((5, "A4"), (6, "A3")):
        g.state.places[die], g.state.faces[die] = g.content.space_names.index(space), 3
    while g.question is not None and not isinstance(g.stack[-1], ActivateRooms):
        if isinstance(g.question, Chance):
            g.luck((3,) * g.question.dist.count)
            continue
        bot = make_bot("under_falling_skies", "veteran", random.Random(1))
        act = bot.choose(g.view(0), Prompt(0, g.question.text, g.legal(0)), Budget())
        assert act in g.legal(0)
        g.answer(0, act)


def won(level: str, games: int) -> int:
    """How many of the same games a bot wins."""
    plan, count = make_plan("under_falling_skies", SkiesOptions(), None, level, seed=5, games=games), 0
    for index in range(games):
        match = Match(plan, index, GAME)
        match.play(GAME.meta.cap)
        count += bool(match.g.ending and match.g.ending.winners)
    return count


@pytest.mark.soak
def test_it_wins_more_games_than_chance_and_the_champion_many_more_than_it() -> None:
    veteran = won("veteran", 40)
    assert won("random", 40) < veteran
    assert won("champion", 40) >= veteran + 8
