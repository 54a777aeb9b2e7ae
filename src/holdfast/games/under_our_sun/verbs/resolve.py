"""Carries a block of verbs out, left to right, one verb per stage.

A verb that only changes the table is a call of an effect. One that rolls dice or asks somebody calls a frame and goes
on at a stage that reads the answer. Which function serves which verb is one table, `VERBS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Pick as Lot
from holdfast.core.flow import DONE, Call, Chance, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.under_our_sun import look
from holdfast.games.under_our_sun import vocabulary as v
from holdfast.games.under_our_sun.state import NOBODY
from holdfast.games.under_our_sun.verbs.scene import Scene

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@public
@rule("UOS-ACT-21", "UOS-EVENT-02", "UOS-NIGHT-01", "UOS-SUN-02", "UOS-DAY-09", "UOS-DAY-14")
class Resolve(Scene, tag="resolve", kw_only=True):
    """A block on its way: which verb comes next, and what dice and players have said to the present one."""

    rule: ClassVar[str] = "UOS-ACT-21"
    block: int
    step: int = 0
    left: int = 0
    """How often the present verb still has to be done."""
    queue: tuple[int, ...] = ()
    """On whom it still has to be done."""
    rolled: int = 0
    picked: int = NOBODY
    at: str = "next"

    def next(self, g: Game) -> Step:
        """Carry verbs out until one of them asks, rolls or calls; end after the last."""
        block = g.content.blocks[self.block]
        while self.step < len(block):
            verb = block[self.step]
            self.step += 1
            self.left, self.queue, self.rolled, self.picked = 0, (), 0, NOBODY
            step = VERBS[type(verb)][0](g, self, verb)
            if step is not None:
                return step
        return DONE

    def answered(self, g: Game) -> Step:
        """Go on with the verb that has called a frame."""
        verb = g.content.blocks[self.block][self.step - 1]
        _, go_on = VERBS[type(verb)]
        return go_on(g, self, verb) or self.next(g)

    def nature(self, g: Game) -> Step:
        """One of the places in the queue, all alike."""
        return Chance(Lot.evenly(self.queue), then="placed", text="place-at-random")

    def placed(self, g: Game, place: int) -> Step:
        """Nature has picked a place for the verb that asked for one."""
        self.picked, self.queue = place, ()
        return Goto("answered")


Handler = Callable[[Any, Resolve, Any], Step | None]
VERBS: dict[type[v.Verb], tuple[Handler, Handler]] = {}
"""For every verb how it begins, and how it goes on after a question or a roll."""


def begins(verb: type[v.Verb]) -> Callable[[Handler], Handler]:
    """Mark the function that begins a verb."""

    def mark(handler: Handler) -> Handler:
        VERBS[verb] = (handler, VERBS.get(verb, (handler, _never))[1])
        return handler

    return mark


def goes_on(verb: type[v.Verb]) -> Callable[[Handler], Handler]:
    """Mark the function that goes on with a verb after a question or a roll."""

    def mark(handler: Handler) -> Handler:
        VERBS[verb] = (VERBS[verb][0], handler)
        return handler

    return mark


def _never(g: Game, frame: Resolve, verb: v.Verb) -> Step | None:
    raise TypeError(f"{type(verb).__name__} asks nothing")


def same_scene(scene: Scene, block: int, **changes: Any) -> Resolve:
    """A block carried out in the same scene, with changes."""
    made = Resolve(
        block=block,
        who=scene.who,
        card=scene.card,
        enemy=scene.enemy,
        other=scene.other,
        n=scene.n,
        tile=scene.tile,
        kind=scene.kind,
        mission=scene.mission,
        char=scene.char,
    )
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def then_block(frame: Resolve, block: int, then: str = "next", **changes: Any) -> Step:
    """Carry another block out in this scene, then go on."""
    return Call(same_scene(frame, block, **changes), then=then) if block else Goto(then)


def wait(frame: Any) -> Step:
    """Call a frame and hear its answer."""
    return Call(frame, then="answered")


def decider(g: Game, frame: Resolve) -> int:
    """The character whose player decides where a card leaves a choice: `self`, or the starting player's."""
    return frame.who if frame.who != NOBODY else look.in_turn_order(g)[0]
