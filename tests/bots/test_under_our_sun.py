"""The greedy bot of Under our Sun makes the plain choices of somebody who wants to live, and plays for its side."""

from __future__ import annotations

import random
from typing import Any

from holdfast.bots import Budget, Prompt, make_bot
from holdfast.bots.under_our_sun.situation import Situation
from holdfast.core.flow import Chance
from holdfast.core.legality import Action
from holdfast.games.under_our_sun import GAME
from holdfast.games.under_our_sun.actions import (
    Attack,
    AttackCharacter,
    AttackWith,
    Deed,
    Eat,
    Move,
    Refill,
    Sleep,
    SolSpawn,
)
from holdfast.games.under_our_sun.meta import MISSIONS, SunOptions
from holdfast.games.under_our_sun.state import FIT, NEW_HAVEN, NIGHT, OK, Enemy


def begun(seed: int = 1, seats: int = 1, options: SunOptions | None = None) -> GAME:
    """A game at the first action of its first turn."""
    g = GAME.new(options or SunOptions(), seats)
    play_until(g, lambda: g.question is not None and getattr(g.question, "text", "") == "act", seed)
    return g


def play_until(g: GAME, reached: Any, seed: int) -> None:
    nature = random.Random(seed)
    bots = [make_bot("under_our_sun", "greedy", random.Random(seed + seat)) for seat in range(g.seats)]
    while g.question is not None and not reached():
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(nature))
        else:
            seat = g.question.seats[0]
            prompt = Prompt(seat, g.question.text, g.legal(seat))
            g.answer(seat, bots[seat].choose(g.view(seat), prompt, Budget()))


def again(g: GAME) -> GAME:
    """The same position, its question worked out anew after a test has changed the table."""
    return GAME.restore(g.content, g.options, g.seats, g.state, g.stack, None)


def answer(g: GAME) -> Action:
    g = again(g)
    assert g.question is not None
    assert not isinstance(g.question, Chance)
    seat = g.question.seats[0]
    bot = make_bot("under_our_sun", "greedy", random.Random(1))
    return bot.choose(g.view(seat), Prompt(seat, g.question.text, g.legal(seat)), Budget())


def active(g: GAME) -> Any:
    return g.state.characters[g.state.active]


def lay(g: GAME, name: str, direction: int) -> int:
    """A tile beside New Haven, face up, its symbol at rest."""
    tile = g.content.names["tile"].index(name)
    place = g.content.grid.near[0][direction]
    g.state.at[place], g.state.places[tile] = tile, place
    g.state.stack.rest = [one for one in g.state.stack.rest if one != tile]
    g.state.printed[tile] = g.content.tiles[tile].goods
    g.state.covered |= 1 << tile
    return tile


def test_it_fills_up_where_there_is_water() -> None:
    g = begun()
    active(g).goods = (1, *active(g).goods[1:])
    assert answer(g) == Refill()


def test_it_eats_when_badly_hurt() -> None:
    g = begun(options=SunOptions(mission="dead_air"))
    active(g).hp, active(g).goods = 1, (5, 2, *active(g).goods[2:])
    assert isinstance(answer(g), Eat)


def test_it_sleeps_at_night_and_not_when_rested() -> None:
    g = begun()
    g.state.phase, active(g).fitness = NIGHT, OK
    assert answer(g) == Sleep()
    active(g).fitness = FIT
    assert not isinstance(answer(g), Sleep)


def test_it_fights_what_it_can_beat_and_runs_from_what_it_cannot() -> None:
    g = begun()
    tile = lay(g, "salt_flat", 0)
    active(g).place = g.state.places[tile]
    rats, matron = (g.content.names["enemy"].index(name) for name in ("rat_pack_1", "crawler_matron"))
    g.state.enemies = [Enemy(card=rats, place=active(g).place)]
    blow = answer(g)
    assert isinstance(blow, Attack | AttackWith)
    assert blow.enemy == rats
    g.state.enemies = [Enemy(card=matron, place=active(g).place)]
    active(g).hp = 1
    assert answer(g) == Move(NEW_HAVEN)  # type: ignore[arg-type]


def test_it_goes_round_danger() -> None:
    g = begun()
    near = lay(g, "salt_flat", 0)
    matron = g.content.names["enemy"].index("crawler_matron")
    calm = Situation(again(g), g.state.active).cost_to(near)
    g.state.enemies = [Enemy(card=matron, place=g.state.places[near])]
    assert Situation(again(g), g.state.active).cost_to(near) > calm + 3


def test_it_does_what_the_mission_asks_on_the_spot() -> None:
    g = begun(options=SunOptions(mission="pump_line_nine"))
    pump = lay(g, "pump_station", 1)
    active(g).place = g.state.places[pump]
    active(g).goods = (5, 0, 0, 2, 1, 0, 0, 1, 0, 0)
    parts = g.content.names["deed"].index("deliver_parts")
    assert answer(g) == Deed(parts)  # type: ignore[arg-type]


def test_a_poisoner_poisons_and_does_no_work_for_the_mission() -> None:
    options = SunOptions(mission="pump_line_nine", mode="semi_cooperative", traitor="certain")
    g = begun(seats=2, options=options)
    seat = active(g).seat
    for role in g.state.roles:
        role.side, role.card = (1, 1) if role.seat == seat else (0, 0)
    spring = lay(g, "water_tower", 2)
    active(g).place = g.state.places[spring]
    g.state.sources |= 1 << spring
    active(g).goods = (5, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    poison = g.content.names["deed"].index("poison")
    assert answer(g) == Deed(poison)  # type: ignore[arg-type]


def test_a_traitor_calls_his_people_upon_the_weak_and_is_hunted_afterwards() -> None:
    options = SunOptions(mode="semi_cooperative", traitor="certain")
    g = begun(seats=2, options=options)
    seat = active(g).seat
    for role in g.state.roles:
        role.side, role.card = (1, 3) if role.seat == seat else (0, 0)
    tile = lay(g, "salt_flat", 0)
    other = next(who for who in g.state.order if who != g.state.active)
    g.state.characters[other].place, g.state.characters[other].hp = g.state.places[tile], 2
    g.state.full = 0
    assert answer(g) == SolSpawn(tile)  # type: ignore[arg-type]
    for role in g.state.roles:
        role.side, role.card, role.shown = (0, 0, False) if role.seat == seat else (1, 3, True)
    g.state.characters[other].place = active(g).place
    assert answer(g) == AttackCharacter(other)  # type: ignore[arg-type]


def games_won(level: str) -> int:
    """How many of six games of each mission a bot wins."""
    won = 0
    for mission in MISSIONS:
        for seed in range(6):
            g, nature = GAME.new(SunOptions(mission=mission), 1), random.Random(seed)  # type: ignore[arg-type]
            bot = make_bot("under_our_sun", level, random.Random(seed))
            while g.question is not None:
                if isinstance(g.question, Chance):
                    g.luck(g.question.dist.sample(nature))
                else:
                    prompt = Prompt(0, g.question.text, g.legal(0))
                    g.answer(0, bot.choose(g.view(0), prompt, Budget()))
            assert g.ending is not None
            won += g.ending.winners == (0,)
    return won


def test_it_wins_a_third_of_all_games_where_chance_wins_none() -> None:
    assert games_won("greedy") >= 14
    assert games_won("random") == 0
