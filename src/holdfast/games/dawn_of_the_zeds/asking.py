"""Who is asked, and the rules for choosing one of several things that a procedure offers.

A frame that lets the players choose among units, Zeds, paths or spaces says which in `choices`; the action rules
made here read it. Every such rule names the rule of the book that limits the choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from holdfast.core.ledger import rule
from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.text import Named
from holdfast.games.dawn_of_the_zeds.actions import ChoosePath, ChooseSpace, ChooseUnit, ChooseZed, Pass

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

SEATS = ((), (0,), (0, 1), (0, 1, 2), (0, 1, 2, 3))


@rule("DZ-GEN-03")
def everybody(g: Game) -> tuple[int, ...]:
    """The seats that decide together; any one of them may answer for the team."""
    return SEATS[g.seats]


def named(g: Game, kind: str, index: int) -> Named:
    """A piece as an argument of a text."""
    return Named(kind, g.content.names[kind][index])


def _one_of(verb: type[Action], field: str, answers: Callable[[Game], Any], rule_id: str, claim: str) -> ActionRule:
    def is_offered(g: Game, seat: int, act: Action) -> bool:
        return getattr(act, field) in g.stack[-1].choices(g)  # type: ignore[attr-defined]

    is_offered.__name__ = is_offered.__qualname__ = claim
    marked = guard(rule_id)(is_offered)

    def candidates(g: Game, seat: int) -> list[Action]:
        made = answers(g)
        return [made[one] for one in g.stack[-1].choices(g)]  # type: ignore[attr-defined]

    return ActionRule(verb, candidates, (marked,), ensured=(marked,))


def one_of_units(rule_id: str, claim: str) -> ActionRule:
    """Choose one of the units that the frame offers; `claim` names the text of a refusal."""
    return _one_of(ChooseUnit, "unit", lambda g: g.content.choose_unit, rule_id, claim)


def one_of_zeds(rule_id: str, claim: str) -> ActionRule:
    """Choose one of the Zeds that the frame offers."""
    return _one_of(ChooseZed, "zed", lambda g: g.content.choose_zed, rule_id, claim)


def one_of_paths(rule_id: str, claim: str) -> ActionRule:
    """Choose one of the paths that the frame offers."""
    return _one_of(ChoosePath, "path", lambda g: g.content.choose_path, rule_id, claim)


def one_of_spaces(rule_id: str, claim: str) -> ActionRule:
    """Choose one of the spaces that the frame offers."""
    return _one_of(ChooseSpace, "space", lambda g: g.content.choose_space, rule_id, claim)


PASS_ANSWER = (Pass(),)
PASS = ActionRule(Pass, lambda g, seat: PASS_ANSWER)
