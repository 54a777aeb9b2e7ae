"""Verbs of dice and of changing numbers: checks, rolls, rerolls, prevention, redirection, modifiers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from holdfast.core.flow import Step
from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import look, stats
from holdfast.games.under_our_sun import vocabulary as v
from holdfast.games.under_our_sun.state import NOBODY, Modifier
from holdfast.games.under_our_sun.verbs import frames
from holdfast.games.under_our_sun.verbs.picking import Pick
from holdfast.games.under_our_sun.verbs.resolve import Resolve, begins, goes_on, then_block, wait
from holdfast.games.under_our_sun.verbs.scene import place_of, targets
from holdfast.games.under_our_sun.vocabulary_words import CHOICES

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

UNTIL = {"action": 0, "phase": 1, "held": 2, "game": 2}


@begins(v.Check)
@rule("UOS-SKILL-01", "UOS-SKILL-02", "UOS-SKILL-03")
def check(g: Game, frame: Resolve, verb: v.Check) -> Step | None:
    """A skill check: roll the dice of the attribute and run one of two blocks."""
    people = targets(g, frame, verb.who)
    if not people:
        return None
    if verb.attr == "either":
        frame.left = 1
        return wait(Pick(who=people[0], among=(0, 1), kind="option"))
    return wait(frames.roll(people[0], stats.check_pool(g, people[0], verb.attr)))


@goes_on(v.Check)
def checked(g: Game, frame: Resolve, verb: v.Check) -> Step | None:
    """The attribute was chosen, or the dice have fallen."""
    people = targets(g, frame, verb.who)
    if not people:
        return None
    if frame.left:
        frame.left = 0
        return wait(frames.roll(people[0], stats.check_pool(g, people[0], CHOICES[frame.picked])))
    block = verb.ok if frame.rolled >= verb.need else verb.fail
    return then_block(frame, block, n=frame.rolled)


@begins(v.Roll)
def roll(g: Game, frame: Resolve, verb: v.Roll) -> Step | None:
    """Roll the dice of a card; an injured character adds its red die."""
    return wait(frames.roll(frame.who, stats.with_injury(g, frame.who, verb.dice)))


@goes_on(v.Roll)
def rolled(g: Game, frame: Resolve, verb: v.Roll) -> Step | None:
    """Run the block for the number of successes."""
    block = verb.r0 if frame.rolled == 0 else verb.r1
    if frame.rolled >= 2 and verb.r2 is not None:
        block = verb.r2
    return then_block(frame, block, n=frame.rolled)


def nearest(g: Game, field: str) -> Any:
    """The uppermost frame below the present one that has a field of this name, or None."""
    return next((one for one in reversed(g.stack[:-1]) if field in one.__struct_fields__), None)


@begins(v.Reroll)
@rule("UOS-KARMA-11")
def reroll(g: Game, frame: Resolve, verb: v.Reroll) -> Step | None:
    """The roll that is being made may have so many dice rolled again."""
    found = nearest(g, "again")
    if found is not None:
        found.again += verb.n
    return None


@begins(v.Prevent)
def prevent(g: Game, frame: Resolve, verb: v.Prevent) -> Step | None:
    """The damage that is being dealt becomes less, never below nothing."""
    from holdfast.games.under_our_sun.flow_health import Hurt, Wound

    for one in reversed(g.stack):
        if isinstance(one, (Hurt, Wound)):
            one.n = max(0, one.n - verb.n)
            break
    return None


@begins(v.Redirect)
def redirect(g: Game, frame: Resolve, verb: v.Redirect) -> Step | None:
    """The attack that was declared hits `self` instead."""
    found = nearest(g, "victim")
    if found is not None:
        found.victim = frame.who
    return None


@begins(v.Modify)
def modify(g: Game, frame: Resolve, verb: v.Modify) -> Step | None:
    """Change a statistic for a while: of `self`, of all here, of everybody, or of an enemy."""
    number, until = stats.STAT[verb.stat], UNTIL[verb.until]
    by = verb.by if isinstance(verb.by, int) else next(colour for colour in range(4) if verb.by[colour])
    enemy = NOBODY
    people = [frame.who]
    if verb.scope == "here":
        people = look.here(g, place_of(g, frame))
    elif verb.scope == "all":
        people = [NOBODY]
    elif verb.scope == "this":
        people, enemy = [NOBODY], frame.enemy
    new = [Modifier(number, by, who, enemy, until) for who in people]
    g.state.modifiers = (*g.state.modifiers, *new)
    return None
