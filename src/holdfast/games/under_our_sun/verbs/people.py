"""Verbs on characters: health, conditions, fitness, action points, karma, revival."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from holdfast.core.flow import Step
from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import effects_health as health
from holdfast.games.under_our_sun import look, stats
from holdfast.games.under_our_sun import vocabulary as v
from holdfast.games.under_our_sun.state import NOBODY
from holdfast.games.under_our_sun.verbs import frames
from holdfast.games.under_our_sun.verbs.picking import Pick
from holdfast.games.under_our_sun.verbs.resolve import Resolve, begins, decider, goes_on, wait
from holdfast.games.under_our_sun.verbs.scene import count, place_of, targets

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

Apply = Callable[[Any, Resolve, Any, int], None]


@rule("UOS-ACT-23")
def ask_whom(g: Game, frame: Resolve, who: str) -> Step | None:
    """Ask once per card which character here is meant, where the card leaves it open."""
    if who not in ("char", "fallen") or frame.char != NOBODY:
        return None
    place = place_of(g, frame)
    among = look.here(g, place) if who == "char" else look.fallen_here(g, place)
    return wait(Pick(who=decider(g, frame), among=tuple(sorted(among)), kind="character"))


def to_each(verb: type[v.Verb]) -> Callable[[Apply], Apply]:
    """A verb that does something to each character it means, without further questions."""

    def mark(apply: Apply) -> Apply:
        def run(g: Game, frame: Resolve, said: Any) -> None:
            for one in targets(g, frame, said.who):
                apply(g, frame, said, one)

        def begin(g: Game, frame: Resolve, said: Any) -> Step | None:
            asked = ask_whom(g, frame, said.who)
            if asked is None:
                run(g, frame, said)
            return asked

        def go_on(g: Game, frame: Resolve, said: Any) -> Step | None:
            frame.char = frame.picked
            run(g, frame, said)
            return None

        begins(verb)(begin)
        goes_on(verb)(go_on)
        return apply

    return mark


@begins(v.Damage)
def damage(g: Game, frame: Resolve, verb: v.Damage) -> Step | None:
    """Hurt one character after another, each with its own reactions."""
    frame.queue = tuple(targets(g, frame, verb.who))
    return hurt_next(g, frame, verb)


@goes_on(v.Damage)
def hurt_next(g: Game, frame: Resolve, verb: v.Damage) -> Step | None:
    """The next of those who are hurt."""
    if not frame.queue:
        return None
    who, frame.queue = frame.queue[0], frame.queue[1:]
    return wait(frames.hurt(who, count(g, frame, verb.n), verb.kind, frame.enemy))


@to_each(v.Heal)
@rule("UOS-HEALTH-04", "UOS-HEALTH-09")
def heal(g: Game, frame: Resolve, verb: v.Heal, who: int) -> None:
    """Restore HP; whoever has steady hands gets more out of medical cards."""
    n = count(g, frame, verb.n)
    if frame.card != NOBODY and frame.who != NOBODY and "MEDICAL" in g.content.thing(frame.card).tags:
        n += stats.stat(g, frame.who, stats.STAT["medical_heal"])
    health.heal(g, who, n)


@to_each(v.SetCondition)
def set_condition(g: Game, frame: Resolve, verb: v.SetCondition, who: int) -> None:
    """Place or remove the marker of a condition."""
    if verb.cond == "hidden":
        (health.hide if verb.on else health.expose)(g, who)
    elif not verb.on:
        health.cure(g, who, injury=verb.cond == "injured")
    else:
        (health.injure if verb.cond == "injured" else health.infect)(g, who)


@to_each(v.ChangeFitness)
def change_fitness(g: Game, frame: Resolve, verb: v.ChangeFitness, who: int) -> None:
    """Move the fitness marker."""
    health.change_fitness(g, who, count(g, frame, verb.n))


@to_each(v.ChangeAp)
@rule("UOS-DAY-10", "UOS-DAY-11", "UOS-DAY-15", "UOS-DAY-16")
def change_ap(g: Game, frame: Resolve, verb: v.ChangeAp, who: int) -> None:
    """Change AP now, or at the next reset of the AP tracker (the Sun card comes before it)."""
    n = count(g, frame, verb.n)
    if verb.when == "now":
        health.change_ap(g, who, n)
    else:
        g.state.characters[who].less_ap -= n


@to_each(v.ChangeKarma)
def change_karma(g: Game, frame: Resolve, verb: v.ChangeKarma, who: int) -> None:
    """Gain or lose karma dice."""
    health.change_karma(g, who, count(g, frame, verb.n))


@to_each(v.Revive)
@rule("UOS-HEALTH-13", "UOS-HEALTH-14", "UOS-HEALTH-16")
def revive(g: Game, frame: Resolve, verb: v.Revive, who: int) -> None:
    """Stand a defeated character up."""
    health.revive(g, who, verb.hp, frame.who)
