"""Whole positions that a viewer cannot tell from the real one: only team cards are secret between seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from holdfast.core.chance import Rng
from holdfast.core.game import View
from holdfast.core.plain import clone
from holdfast.games.under_our_sun.meta import SunOptions
from holdfast.games.under_our_sun.state import NO_TEAM, NOBODY, SURVIVOR, Role, Table

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun

    G = TypeVar("G", bound=UnderOurSun)

POISONER = 1
"""The Sons of Liberty card whose wells show on the map."""


def deal(game: type[G], view: View, rng: Rng) -> G:
    """The position of a view with the unseen team cards dealt at random, in accordance with all that is shown."""
    options = view.options
    assert isinstance(options, SunOptions)
    table = view.table
    fields = {name: getattr(table, name) for name in Table.__struct_fields__}
    fields["roles"] = _roles(view, options, rng)
    state = clone(Table(**fields))
    stack = [clone(frame) for frame in view.stack]
    return game.restore(game.load_content(options), options, view.seats, state, stack, view.ending)


def _roles(view: View, options: SunOptions, rng: Rng) -> list[Role]:
    seen: list[Any] = view.table.roles
    if options.mode != "semi_cooperative" or all(role.side == NO_TEAM for role in seen):
        return [_known(role, NO_TEAM, NO_TEAM) for role in seen]
    traitor, card = _traitor(view, options, rng)
    return [_known(role, 1, card) if role.seat == traitor else _known(role, 0, SURVIVOR) for role in seen]


def _traitor(view: View, options: SunOptions, rng: Rng) -> tuple[int, int]:
    """A seat that may be the traitor's as far as the viewer knows, or NOBODY, and a card that may be his."""
    seen: list[Any] = view.table.roles
    for role in seen:
        if role.side == 1:
            return role.seat, role.card if role.card is not None else _card(view, rng)
    hidden = [role.seat for role in seen if role.side is None]
    extra = {"rare": 4, "likely": 1, "certain": -1}[options.traitor]
    pile = len(seen) + 1 + extra
    unseen = pile - (len(seen) - len(hidden))
    at = int(rng.random() * max(unseen, 1))
    if at < len(hidden):
        return hidden[at], _card(view, rng)
    return NOBODY, NO_TEAM


def _card(view: View, rng: Rng) -> int:
    return POISONER if view.table.sol_marks else 1 + int(rng.random() * 3)


def _known(role: Any, side: int, card: int) -> Role:
    """A role with what the viewer sees of it, and the dealt secrets for what it does not see."""
    return Role(
        seat=role.seat,
        side=side if role.side is None else role.side,
        card=card if role.card is None else role.card,
        shown=role.shown,
        open=role.open,
        spawned=role.spawned,
        poisoned=role.poisoned or 0,
        wells=role.wells or 0,
        tribute=role.tribute or 0,
        gave_up=role.gave_up,
    )
