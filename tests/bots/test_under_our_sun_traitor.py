"""A traitor who hides for a while, and Survivors who suspect by what lies open on the table."""

from __future__ import annotations

import random
from typing import Any

from holdfast.bots.under_our_sun.fighting import prey, quarry
from holdfast.bots.under_our_sun.seasoned import seasoned_answer
from holdfast.bots.under_our_sun.situation import Situation
from holdfast.bots.under_our_sun.suspicion import SURE, suspects
from holdfast.bots.under_our_sun.traitor import NO_WITNESSES, POISON_THE_WELLS, TRIBUTE, traitor_goal
from holdfast.core.flow import Chance
from holdfast.games.under_our_sun import GAME
from holdfast.games.under_our_sun.actions import AttackCharacter, Deed, SolSpawn
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import NEW_HAVEN, TOKENS
from tests.bots.test_under_our_sun import active, again, answer, begun, lay

RESCUE = SunOptions(mission="search_and_rescue", mode="semi_cooperative", traitor="certain")


def with_traitor(card: int, mine: bool = True, options: SunOptions = RESCUE) -> GAME:
    """Three players; the active one is the traitor, or the next one is."""
    g = begun(seats=3, options=options)
    seat = active(g).seat if mine else (active(g).seat + 1) % 3
    for role in g.state.roles:
        role.side, role.card = (1, card) if role.seat == seat else (0, 0)
    g.state.full = 0
    return g


def others(g: GAME) -> list[int]:
    return [who for who in g.state.order if who != g.state.active]


def poison_a_well(g: GAME, direction: int) -> int:
    """A poisoned well beside New Haven, known to all; its place."""
    tile = lay(g, "water_tower", direction)
    g.state.sources |= 1 << tile
    g.state.sol_marks |= 1 << tile
    return g.state.places[tile]


def test_he_keeps_the_mask_on_while_nobody_is_about_to_fall() -> None:
    g = with_traitor(NO_WITNESSES)
    tile = lay(g, "salt_flat", 0)
    victim = g.state.characters[others(g)[0]]
    victim.place = g.state.places[tile]
    assert not isinstance(answer(g), SolSpawn)
    victim.hp = 2
    assert answer(g) == SolSpawn(tile)  # type: ignore[arg-type]


def test_he_whose_card_counts_no_fallen_keeps_it_on_even_then() -> None:
    g = with_traitor(TRIBUTE)
    tile = lay(g, "salt_flat", 0)
    victim = g.state.characters[others(g)[0]]
    victim.place, victim.hp = g.state.places[tile], 1
    assert not isinstance(answer(g), SolSpawn)


def test_he_frees_a_hostage_and_does_not_bring_it_home() -> None:
    g = with_traitor(NO_WITNESSES)
    tile = lay(g, "salt_flat", 0)
    active(g).place = g.state.places[tile]
    g.state.tokens[tile] = tuple(int(name == "hostage_a") for name in TOKENS)
    free = g.content.names["deed"].index("free")
    assert answer(g) == Deed(free)  # type: ignore[arg-type]
    del g.state.tokens[tile]
    active(g).tokens = tuple(int(name == "hostage_a") for name in TOKENS)
    assert traitor_goal(Situation(again(g), g.state.active)).tile != NEW_HAVEN


def test_a_poisoner_far_from_wells_goes_where_a_survivor_would() -> None:
    g = with_traitor(POISON_THE_WELLS)
    outpost = lay(g, "sol_outpost", 1)
    assert traitor_goal(Situation(again(g), g.state.active)).tile == outpost
    spring = lay(g, "water_tower", 2)
    g.state.sources |= 1 << spring
    assert traitor_goal(Situation(again(g), g.state.active)).tile == spring


def test_a_poisoned_well_speaks_against_whoever_stands_there() -> None:
    g = with_traitor(POISON_THE_WELLS, mine=False)
    near, far = others(g)
    before = suspects(Situation(again(g), g.state.active))
    assert before[near] == before[far] < SURE
    g.state.characters[near].place = poison_a_well(g, 0)
    g.state.characters[far].place = g.content.grid.near[g.content.grid.near[0][3]][3]
    g.state.at[g.state.characters[far].place] = lay(g, "salt_flat", 3)
    after = suspects(Situation(again(g), g.state.active))
    assert after[near] >= SURE
    assert after[near] + after[far] <= 1.0


def test_a_survivor_hunts_a_suspect_within_reach_unless_too_weak() -> None:
    g = with_traitor(POISON_THE_WELLS, mine=False)
    near, far = others(g)
    g.state.characters[near].place = poison_a_well(g, 0)
    g.state.characters[far].place = g.content.grid.near[g.content.grid.near[0][3]][3]
    g.state.at[g.state.characters[far].place] = lay(g, "salt_flat", 3)
    sit = Situation(again(g), g.state.active)
    assert prey(sit) == [near]
    assert quarry(sit) == g.state.at[g.state.characters[near].place]
    active(g).place = g.state.characters[near].place
    assert answer(g) == AttackCharacter(near)  # type: ignore[arg-type]
    active(g).hp = 2
    assert prey(Situation(again(g), g.state.active)) == []


def test_nobody_is_suspected_where_nobody_can_be_a_traitor_or_all_is_known() -> None:
    g = begun(seats=3)
    poison_a_well(g, 0)
    assert suspects(Situation(again(g), g.state.active)) == {}
    g = with_traitor(NO_WITNESSES, mine=False)
    for role in g.state.roles:
        role.shown = True
    assert suspects(Situation(again(g), g.state.active)) == {}


def test_suspicion_follows_from_what_a_survivor_sees() -> None:
    """Whoever the traitor is: in every world that a seat cannot tell from the real one it suspects the same."""
    g, nature, unseen = GAME.new(RESCUE, 3), random.Random(8), random.Random(9)
    seen = 0
    while (question := g.question) is not None:
        if isinstance(question, Chance):
            g.luck(question.dist.sample(nature))
            continue
        seat = question.seats[0]
        if question.text == "act":
            frame: Any = g.stack[-1]
            mine = suspects(Situation(g, frame.actor))
            other: Any = GAME.world(g.view(seat), unseen)
            assert suspects(Situation(other, frame.actor)) == mine
            seen += bool(mine)
        g.answer(seat, seasoned_answer(g, g.legal(seat)))
    assert seen > 10
