"""What may be done, and why not: the one source that everybody reads.

An `ActionRule` lists candidates for a verb and the guards they must pass. Validation, highlighting, bots,
masks, the terminal and `why_not` all come from it. Guards are small claims about a state: same state, same
answer, no writes. Each names the rule it enforces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Self, TypeVar

from msgspec import Struct, structs

from holdfast.core import ledger
from holdfast.core.text import Arg


class Action(Struct, frozen=True, tag_field="do", gc=False):
    """A word a seat can say: a verb and its arguments, without behaviour."""


class Refusal(Struct, frozen=True):
    """Why an answer is not accepted: the rule, and a text key with arguments."""

    rule: str
    key: str
    args: dict[str, Arg] = {}


class Illegal(Exception):
    """An answer was refused. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key}")
        self.refusal = refusal


Guard = Callable[[Any, int, Any], bool]
Because = Callable[[Any, int, Any], dict[str, Arg]]
G = TypeVar("G", bound=Guard)


class GuardInfo(Struct, frozen=True):
    """What a guard's refusal says."""

    rule: str
    key: str
    because: Because | None


_GUARDS: dict[Guard, GuardInfo] = {}


def guard(rule: str, because: Because | None = None) -> Callable[[G], G]:
    """Mark a predicate `(game, seat, action) -> bool` as the guard of a rule.

    Its name is the claim it makes; the text of the refusal is `no-<name>`. `because` may add arguments,
    such as the wall that blocks a line of sight; it runs only when somebody asks.
    """

    def mark(function: G) -> G:
        _GUARDS[function] = GuardInfo(rule, "no-" + function.__name__.replace("_", "-"), because)
        ledger.note(rule, function)
        return function

    return mark


def guard_info(function: Guard) -> GuardInfo:
    """What was said of a guard when it was marked."""
    return _GUARDS[function]


def guards_in(package: str) -> list[GuardInfo]:
    """What is said of every guard that the imported modules of a package define."""
    return [info for one, info in _GUARDS.items() if f"{one.__module__}.".startswith(f"{package}.")]


def _listed_by_a_menu(g: Any, seat: int) -> Iterable[Any]:
    raise TypeError("this verb has no candidates of its own: only a menu can list it")


class ActionRule(Struct, frozen=True, gc=False):
    """How one verb becomes legal: cheap candidates first, then the guards in the order of explanation.

    Candidates may leave out what tables already exclude; the guards alone decide, so an action outside
    the candidates must fail one of them. `ensured` names guards that every candidate passes by the way it
    is made, so that listing options need not ask them again. The conformance suite proves both promises.
    """

    verb: type[Action]
    candidates: Callable[[Any, int], Iterable[Any]] = _listed_by_a_menu
    guards: tuple[Guard, ...] = ()
    ensured: tuple[Guard, ...] = ()
    checks: tuple[Guard, ...] = ()
    """The guards that are left to ask of a candidate; worked out, never given."""

    def __post_init__(self) -> None:
        left = tuple(one for one in self.guards if one not in self.ensured)
        structs.force_setattr(self, "checks", left)


class Menu(tuple[ActionRule, ...]):
    """Rules of a question with many verbs, whose options are listed together, because they share what decides them.

    `lists` gives what the guards of all its rules allow, in the order of the rules; the conformance suite proves it.
    """

    lists: Callable[[Any, int], list[Action]]

    def __new__(cls, rules: Iterable[ActionRule], lists: Callable[[Any, int], list[Any]]) -> Self:
        menu = super().__new__(cls, rules)
        menu.lists = lists
        return menu


def legal(g: Any, seat: int, rules: tuple[ActionRule, ...]) -> list[Action]:
    """Every candidate that passes all its guards, in candidate order."""
    if type(rules) is Menu:
        return rules.lists(g, seat)
    found: list[Action] = []
    add = found.append
    for rule in rules:
        guards = rule.checks
        if not guards:
            found.extend(rule.candidates(g, seat))
            continue
        for act in rule.candidates(g, seat):
            for holds in guards:
                if not holds(g, seat, act):
                    break
            else:
                add(act)
    return found


def first_refusal(g: Any, seat: int, act: Action, rules: tuple[ActionRule, ...], otherwise: str) -> Refusal | None:
    """The first guard that says no; `otherwise` is the rule named when the verb itself is out of place."""
    for rule in rules:
        if rule.verb is type(act):
            for holds in rule.guards:
                if not holds(g, seat, act):
                    info = _GUARDS[holds]
                    return Refusal(info.rule, info.key, info.because(g, seat, act) if info.because else {})
            return None
    return Refusal(otherwise, "no-not-now")
