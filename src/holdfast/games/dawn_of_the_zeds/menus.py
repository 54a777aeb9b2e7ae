"""The two questions of the action phase, all answers of each listed together because they share what decides them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.core.legality import Action, Menu
from holdfast.games.dawn_of_the_zeds import moving, rules, specials, stories
from holdfast.games.dawn_of_the_zeds.box import STACK

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game


# ---------------------------------------------------------------- orders


@rule("DZ-ACT-07", "DZ-ACT-09", "DZ-ACT-16", "DZ-ACT-18")
def phase_options(g: Game, seat: int) -> list[Action]:
    """Actions of the track, the own player action, additional and special actions, kept cards, and to stop."""
    state, box, found = g.state, g.content, list[Action]()
    refused: list[tuple[int, int]] = g.stack[-1].refused  # type: ignore[attr-defined]
    if state.actions or state.player_actions[seat]:
        orders = able(g, box.use_track if state.actions else box.use_player)
        if refused:
            orders = [act for act in orders if (seat, act.unit) not in refused]
        found += orders
        if state.actions and state.player_actions[seat]:
            found += [box.use_player[act.unit] for act in orders]
    if any(state.additional):
        for unit, held in enumerate(state.additional):
            if held and state.units[unit] >= 0 and rules.can_act(g, unit) and (seat, unit) not in refused:
                found.append(box.use_additional[unit])
    if True in state.specials:
        for available, special, act in zip(state.specials, box.specials, box.use_special, strict=True):
            if available and state.units[special.unit] >= 0 and specials.serves_anybody(g, special):
                if not (refused and (seat, special.unit) in refused):
                    found.append(act)
    if state.kept:
        found += stories.plays(g, seat)
    found.append(rules.STOP_ANSWER[0])
    return found


def able(g: Game, made: Sequence[rules.Spend]) -> list[rules.Spend]:
    """The answers, made for every unit, for those that are in play and can do something."""
    search, inward, units, no_entry = g.content.search, g.content.inward, g.state.units, g.state.no_entry
    count = units.count
    # A space without a name lies on a path, and mostly one can go on towards the Town Center from it: to a
    # space with room, or onto Zeds, beside whom there is nobody. Only else is a closer look needed.
    return [
        act
        for at, act in zip(units, made, strict=True)
        if at >= 0
        and (search[at] or (count(inward[at]) < STACK and inward[at] != no_entry) or rules.can_act(g, act.unit))
    ]


PHASE = Menu(
    (
        rules.USE_TRACK,
        rules.USE_PLAYER_ACTION,
        rules.USE_ADDITIONAL,
        rules.USE_SPECIAL,
        stories.PLAY,
        rules.STOP,
    ),
    phase_options,
)
"""What players may do while the action phase goes on."""


# ---------------------------------------------------------------- what the unit does


def unit_options(g: Game, seat: int) -> list[Action]:
    """Where the unit can go, a search, and targets it can pay for with ammo or with a further action."""
    state, box = g.state, g.content
    unit: int = g.stack[-1].unit  # type: ignore[attr-defined]
    found: list[Action] = list(map(box.move_to.__getitem__, moving.destinations(g, unit)))
    if box.search[state.units[unit]]:
        found += rules.SEARCH_ANSWER
    targets = moving.targets(g, unit)
    if targets:
        if moving.has_ammo(g, unit):
            found += [box.fire_at[space] for space in targets]
        if box.units[unit].action_for_ammo >= 0 and rules.actions_for(g, seat, unit) >= rules.SHOT_AND_AMMO:
            found += [box.fire_without[space] for space in targets]
    return found


ACTIONS = Menu((rules.MOVE, rules.SEARCH, rules.FIRE, rules.FIRE_WITHOUT), unit_options)
"""What a unit may do with an action."""
