"""Is everything in the box ever met? Long runs in which a curious player keeps trying what is new.

The curious player says whatever has been said least so far. In two games of three its characters are kept alive by
whoever keeps the supply, so that it gets to see the far ends of missions that a careless player never sees.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from holdfast.core.flow import Chance
from holdfast.core.ids import targets
from holdfast.games.under_our_sun import effects_goods, look
from holdfast.games.under_our_sun.actions import ACTIONS, GiveUp
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.meta import META, MISSIONS, SunOptions
from holdfast.games.under_our_sun.state import FOOD, NOBODY, RESOURCES
from holdfast.lab.simulate import Tally, make_plan, run

NEVER_NAMED = ("team", "mission", "place")
"""Kinds that boards call by name and no action or event does."""
COPIED = ("card", "enemy", "suncard", "nightcard", "eventcard")
COPY = re.compile(r"_\d$")
"""The number of a copy; one copy of a card is as good as another."""
RARE = ("card:", "thing:", "choice:", "deed:", "merchant:")
"""What makes one answer more interesting than another of its kind."""
LUCKY_FIND = 0.06
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
                provide(g, rng)
        self.ends[g.ending.reason] += 1

    def novelty(self, g: UnderOurSun, names: Any, act: Any) -> float:
        """How often an answer has been given, counting what it touches; nobody is curious about giving up."""
        if isinstance(act, GiveUp):
            return 1e9
        words = targets(act, g.fields_of(type(act)), names)
        rarest = min((self.met[word] for word in words if word.startswith(RARE)), default=0)
        return float(self.met[type(act).__name__] ** 0.5 + rarest)

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
            g.state.supply = effects_goods.with_more(g.state.supply, FOOD, -n)


def provide(g: UnderOurSun, rng: random.Random) -> None:
    """Now and then somebody finds a resource of the supply, so that there is something to craft and to burn."""
    who = rng.choice(g.state.order) if g.state.order and g.ending is None else NOBODY
    if who != NOBODY and rng.random() < LUCKY_FIND and who in look.standing(g) and effects_goods.room(g, who) > 0:
        effects_goods.gain(g, who, rng.choice(RESOURCES), 1)


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
    """What neither the curious player nor the others touched, one copy of a card being as good as another."""
    g = UnderOurSun.new(SunOptions(expansion=True), 2)
    found = set()
    for kind, known in g.names().items():
        if kind in NEVER_NAMED:
            continue
        seen = {name for at, name in enumerate(known) if f"{kind}:{name}" in met or (kind, at) in tally.touched}
        faces = {COPY.sub("", name) for name in seen} if kind in COPIED else set()
        found |= {f"{kind}:{name}" for name in known if name not in seen and COPY.sub("", name) not in faces}
    return found


RARE_CHOICES = {"choice:dexterity", "choice:pay_plastic", "choice:two_ap", "choice:wake_devices"}
RARE_ANSWERS = {"GiveUp", "BaitTrap", "LootFallen"}
RARE_EVENTS = {"gave_up", "trap_baited", "swap_refused", "night_card_ignored"}
"""What even long runs may miss; each has a scenario of its own."""


@pytest.mark.soak
def test_everything_in_the_box_is_met_sooner_or_later() -> None:
    curious, tally = Curious(), Tally()
    for seed, (options, seats) in enumerate(choices(40)):
        curious.play(options, seats, seed)
    for options, seats in choices(4):
        tally.add(run(make_plan("under_our_sun", options, seats, "veteran", 1, 12)))
    assert not tally.failures
    assert unreached(curious.met, tally) - RARE_CHOICES == PASSIVE
    events = {str(kind.__struct_config__.tag): kind.__name__ for kind in UnderOurSun.event_types}
    assert {tag for tag, name in events.items() if not curious.met[name]} - tally.events <= RARE_EVENTS
    assert {verb.__name__ for verb in ACTIONS if not curious.met[verb.__name__]} <= RARE_ANSWERS
    assert set(META.end_reasons) - set(curious.ends) - set(tally.end_reasons) <= {"survivors_gave_up"}


def test_a_curious_player_meets_much_in_a_few_games() -> None:
    """The short form: no game fails, and a handful of games touches most kinds of answers."""
    curious = Curious()
    for seed, (options, seats) in enumerate(choices(1)):
        curious.play(options, seats, seed)
    assert sum(curious.ends.values()) == len(MISSIONS)
    assert sum(bool(curious.met[verb.__name__]) for verb in ACTIONS) > len(ACTIONS) / 2
