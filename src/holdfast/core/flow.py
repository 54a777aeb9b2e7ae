"""The words in which rule procedures speak: frames, questions and moves of control.

A frame is one procedure of a rulebook, kept as data: its few locals and the name of the stage where it
stands. A stage either asks (and then writes nothing), or acts and says where control goes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from msgspec import Struct

from holdfast.core.chance import Distribution
from holdfast.core.legality import ActionRule


class Frame(Struct, tag_field="frame", gc=False):
    """A rule procedure on the stack. Subclasses add locals, then `at` with the first stage, then the stages.

    A frame with locals that have no default says `kw_only=True`.
    """

    rule: ClassVar[str]
    """The rule that says what may be done here; a verb that is out of place is refused with it."""

    if TYPE_CHECKING:
        at: str
        """The stage where this procedure stands."""

    def prompt(self, g: Any, seat: int | None) -> dict[str, Any]:
        """Arguments for the text of the question this frame asks a seat; none unless a game says so.

        They are told to that seat alone. While nature is asked there is no seat, and everybody is told.
        """
        return {}


class Ask(Struct, frozen=True, gc=False):
    """One answer is awaited, from the one seat named or from any one of several."""

    seats: tuple[int, ...]
    rules: tuple[ActionRule, ...]
    then: str
    text: str


class AskAll(Struct, frozen=True, gc=False):
    """Every seat named answers for itself, in any order, none seeing the others' answers.

    The stage that asks runs again after each answer and names the seats still missing. What an answer
    writes must be marked for its owner alone until the seal is broken.
    """

    seats: tuple[int, ...]
    rules: tuple[ActionRule, ...]
    then: str
    text: str


@final
class Chance(Struct, frozen=True, gc=False):
    """Nature answers, with the distribution given."""

    dist: Distribution
    then: str
    text: str


Question = Ask | AskAll | Chance


class Goto(Struct, frozen=True, gc=False):
    """Go on in this frame at another stage."""

    at: str


class Call(Struct, frozen=True, gc=False):
    """Run another procedure, then go on in this frame at `then`."""

    frame: Frame
    then: str


class Done(Struct, frozen=True, gc=False):
    """This procedure has ended; its caller goes on."""


class Unwind(Struct, frozen=True, gc=False):
    """Drop every frame above the nearest one of a type, which goes on at `then`."""

    to: type[Frame]
    then: str


DONE = Done()

Move = Goto | Call | Done | Unwind
Step = Question | Move


class Ending(Struct, frozen=True):
    """How a game ended: the named reason, and the seats that won (none when a solo or shared game is lost)."""

    reason: str
    winners: tuple[int, ...] = ()


class GameOver(Exception):
    """Raised by an effect at the very moment an end condition is met: nothing after it is resolved."""

    def __init__(self, reason: str, winners: tuple[int, ...] = ()) -> None:
        super().__init__(reason)
        self.ending = Ending(reason, winners)
