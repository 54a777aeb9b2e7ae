"""Smugglers by the first version of their rules, kept so that tests have true records of it.

At the lookout every other seat was asked, also one without a whistle, which could only keep quiet. Blowing the whistle
was called an alarm, the option `whistles` was called `loud`, and the content had another fingerprint.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta as Bounds

from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step, Unwind
from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.meta import Options
from holdfast.core.view import public
from tests.tiny.smugglers import (
    CARDS,
    KEEP_QUIET,
    Bid,
    Camp,
    CardId,
    Content,
    Cove,
    KeepQuiet,
    Lookout,
    Nights,
    Run,
    RunBroken,
    Smugglers,
    SmugglersOptions,
)


class OldOptions(Options, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Bounds(ge=1, le=2)] = 2
    loud: bool = True


class Alarm(Action, frozen=True, tag="alarm"):
    pass


@guard("TINY-WHISTLE")
def has_whistle(g: Smugglers, seat: int, act: Alarm) -> bool:
    return g.state.camps[seat].whistle


ALARM = ActionRule(Alarm, lambda g, seat: (Alarm(),), (has_whistle,))


@public
class OldNights(Nights, tag="nights"):
    def open(self, g: Smugglers) -> Step:
        called = super().open(g)
        assert isinstance(called, Call)
        assert isinstance(called.frame, Run)
        return Call(OldRun(seat=called.frame.seat), then="clear")


@public
class OldRun(Run, tag="run", kw_only=True):
    def rolled(self, g: Smugglers, faces: tuple[int, ...]) -> Step:
        self.worth = faces[0]
        others = [camp.seat for camp in g.state.camps if camp.seat != self.seat]
        return Call(OldLookout(runner=self.seat, waiting=others), then="land")


@public
class OldLookout(Lookout, tag="lookout", kw_only=True):
    rule: ClassVar[str] = "TINY-WHISTLE"

    def offer(self, g: Smugglers) -> Step:
        if not self.waiting:
            return DONE
        return Ask((self.waiting[0],), (ALARM, KEEP_QUIET), then="replied", text="lookout")

    def replied(self, g: Smugglers, seat: int, act: Any) -> Step:
        self.waiting.pop(0)
        if isinstance(act, KeepQuiet):
            return Goto("offer")
        g.state.camps[seat].whistle = False
        g.emit(RunBroken, self.runner, seat)
        return Unwind(OldNights, then="clear")


class OldSmugglers(Smugglers):
    __slots__ = ()

    meta = msgspec.structs.replace(
        Smugglers.meta,
        rules_version=1,
        options=OldOptions,
        presets={"loud": OldOptions()},
    )
    frames = (OldNights, OldRun, OldLookout)
    actions = (Bid, Alarm, KeepQuiet)
    migrations = ()

    @classmethod
    def load_content(cls, options: Options) -> Content:
        return Content("older")

    @classmethod
    def set_up(cls, content: Any, options: Options, seats: int) -> tuple[Cove, Frame]:
        assert isinstance(options, OldOptions)
        now = SmugglersOptions(options.rounds, whistles=options.loud)
        camps = [Camp(seat, 0, now.whistles, None, []) for seat in range(seats)]
        return Cove(camps, [CardId(card) for card in CARDS], []), OldNights()
