"""Is everything in the box ever met? Long runs in which a curious player keeps trying what is new.

The curious player says whatever has been said least so far. In two games of three its characters are kept alive by
whoever keeps the supply, so that it gets to see the far ends of missions that a careless player never sees.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from holdfast.core.flow import Chance
from holdfast.core.ids import targets
from holdfast.games.under_our_sun.actions import ACTIONS, GiveUp
from holdfast.games.under_our_sun.effects_goods import with_more
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.meta import META, MISSIONS, SunOptions
from holdfast.games.under_our_sun.state import FOOD
from holdfast.lab.simulate import Tally, make_plan, run

NEVER_NAMED = ("team", "mission", "place")
"""Kinds that boards call by name and no action or event does."""
PASSIVE = {"skill:steady_hands", "skill:light_feet", "skill:insulated"}
"""Skills that work by themselves."""


class Curious:
    """Plays games and counts what was touched in all of them."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()

    def play(self, options: SunOptions, seats: int, seed: int) -> None:
        rng = random.Random(seed)
        g = UnderOurSun.new(options, seats, events=True)
        names = g.names()
        while g.ending is None:
            if isinstance(g.question, Chance):
                g.luck(g.question.dist.sample(rng))
            else:
                seat = rng.choice(g.asked())
                act = min(g.legal(seat), key=lambda one: (self.novelty(g, names, one), rng.random()))
                self.note(g, names, act)
                g.answer(seat, act)
            for event in g.take_events():
                self.note(g, names, event)
            if seed % 3:
                keep_alive(g)
        self.ends[g.ending.reason] += 1

    def novelty(self, g: UnderOurSun, names: Any, act: Any) -> float:
        """How often an answer has been given, counting what it touches; nobody is curious about giving up."""
        if isinstance(act, GiveUp):
            return 1e9
        words = targets(act, g.fields_of(type(act)), names)
        rarest = min((self.met[word] for word in words if not word.startswith("place:")), default=0)
        return 3 * self.met[type(act).__name__] ** 0.5 + rarest

    def note(self, g: UnderOurSun, names: Any, what: Any) -> None:
        self.met[type(what).__name__] += 1
        for word in targets(what, g.fields_of(type(what)), names):
            self.met[word] += 1


def keep_alive(g: UnderOurSun) -> None:
    """Give back health as far as the supply goes, so that nothing is made of nothing."""
    for who in g.state.order:
        c = g.state.characters[who]
        n = min(g.content.boards[who].hp - c.hp, g.state.supply[FOOD])
        if n > 0 and not c.fallen and not c.out:
            c.hp += n
            g.state.supply = with_more(g.state.supply, FOOD, -n)


def choices(count: int) -> list[tuple[SunOptions, int]]:
    """Missions, editions, modes and seats, so many of each mission."""
    found = []
    for number in range(count):
        for at, mission in enumerate(MISSIONS):
            seats = (1, 2, 3, 4, 6)[(number + at) % 5]
            options = SunOptions(
                mission=mission,  # type: ignore[arg-type]
                edition="first" if (number + at // 2) % 2 else "second",
                mode="semi_cooperative" if seats > 2 else "cooperative",
                traitor="certain",
                expansion=seats == 6 or number % 2 == 0,
            )
            found.append((options, seats))
    return found


def unreached(met: Counter[str], tally: Tally) -> set[str]:
    """What neither the curious player nor the others touched."""
    g = UnderOurSun.new(SunOptions(expansion=True), 2)
    return {
        f"{kind}:{name}"
        for kind, known in g.names().items()
        for number, name in enumerate(known)
        if kind not in NEVER_NAMED and f"{kind}:{name}" not in met and (kind, number) not in tally.touched
    }


@pytest.mark.soak
def test_everything_in_the_box_is_met_sooner_or_later() -> None:
    curious, tally = Curious(), Tally()
    for seed, (options, seats) in enumerate(choices(30)):
        curious.play(options, seats, seed)
    for options, seats in choices(4):
        tally.add(run(make_plan("under_our_sun", options, seats, "veteran", 1, 12)))
    assert not tally.failures
    assert unreached(curious.met, tally) == PASSIVE
    events = {str(kind.__struct_config__.tag): kind.__name__ for kind in UnderOurSun.event_types}
    assert {tag for tag, name in events.items() if not curious.met[name]} - tally.events == set()
    assert [verb.__name__ for verb in ACTIONS if not curious.met[verb.__name__]] in ([], ["GiveUp"])
    assert set(META.end_reasons) - set(curious.ends) - set(tally.end_reasons) <= {"survivors_gave_up"}
