"""What may be done in the action phase: guards with their rules, and the action rules made of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg
from holdfast.games.dawn_of_the_zeds import look, moving, specials
from holdfast.games.dawn_of_the_zeds.actions import (
    FireAt,
    FireWithoutAmmo,
    MoveTo,
    SearchHere,
    Stop,
    UseAdditional,
    UsePlayerAction,
    UseSpecial,
    UseTrack,
)
from holdfast.games.dawn_of_the_zeds.box import START, START_SPACE, TOWN_CENTER, number_of
from holdfast.games.dawn_of_the_zeds.state import NOWHERE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game
    from holdfast.games.dawn_of_the_zeds.orders import ActionPhase, Order

Spend = UseTrack | UsePlayerAction | UseAdditional
SEARCH_ANSWER = (SearchHere(),)
STOP_ANSWER = (Stop(),)
SHOT_AND_AMMO = 2
"""The actions it takes to fire without ammo."""


# ---------------------------------------------------------------- spending an action on a unit


@guard("DZ-SAVE-06")
def unit_is_in_play(g: Game, seat: int, act: Spend) -> bool:
    """Units in the cemetery or in reserve do not act."""
    return g.state.units[act.unit] >= 0


@rule("DZ-ACT-08", "DZ-ACT-06")
def can_act(g: Game, unit: int) -> bool:
    """Is there any action that a unit could perform and pay for now?"""
    state, box = g.state, g.content
    if box.search[state.units[unit]] or moving.destinations(g, unit):
        return True
    return moving.has_ammo(g, unit) and bool(moving.targets(g, unit))


@guard("DZ-ACT-06")
def unit_can_act(g: Game, seat: int, act: Spend) -> bool:
    """Nobody spends an action on a unit that can do nothing."""
    return can_act(g, act.unit)


@guard("DZ-ACT-03")
def track_has_actions(g: Game, seat: int, act: UseTrack) -> bool:
    """There must be an action left on the track."""
    return g.state.actions > 0


@guard("DZ-ACT-05")
def player_action_is_available(g: Game, seat: int, act: UsePlayerAction) -> bool:
    """The own player action must be on its available side; nobody spends that of another (DZ-ACT-15)."""
    return g.state.player_actions[seat]


@guard("DZ-TERM-06")
def unit_holds_an_action(g: Game, seat: int, act: UseAdditional) -> bool:
    """An additional action can be used only for the unit it was given to."""
    return g.state.additional[act.unit] > 0


@rule("DZ-ACT-17")
def owner_of(g: Game, unit: int) -> int:
    """The player whose personal hero a unit is; NOWHERE for a common unit."""
    personal = g.state.personal
    return personal.index(unit) if unit in personal else NOWHERE


@guard("DZ-ACT-17")
def owner_did_not_refuse(g: Game, seat: int, act: Spend) -> bool:
    """The owner of a hero has the last word; a refusal stands until something else has happened."""
    return (seat, int(act.unit)) not in cast("ActionPhase", g.stack[-1]).refused


SPENDING = (unit_is_in_play, unit_can_act, owner_did_not_refuse)
USE_TRACK = ActionRule(UseTrack, guards=(track_has_actions, *SPENDING))
USE_PLAYER_ACTION = ActionRule(UsePlayerAction, guards=(player_action_is_available, *SPENDING))
USE_ADDITIONAL = ActionRule(UseAdditional, guards=(unit_holds_an_action, *SPENDING))


# ---------------------------------------------------------------- special actions


def _special(g: Game, act: UseSpecial) -> int:
    return g.content.special_of.get(act.ability, NOWHERE)


@guard("DZ-HERO-02")
def ability_is_a_special_action(g: Game, seat: int, act: UseSpecial) -> bool:
    """Only an ability with a marker is a special action."""
    return _special(g, act) != NOWHERE


@guard("DZ-ACT-11")
def marker_is_available(g: Game, seat: int, act: UseSpecial) -> bool:
    """A special action whose marker shows its used side cannot be used."""
    return g.state.specials[_special(g, act)]


@guard("DZ-ACT-10")
def its_unit_is_in_play(g: Game, seat: int, act: UseSpecial) -> bool:
    """A special action is performed by or for the unit it belongs to."""
    return g.state.units[g.content.specials[_special(g, act)].unit] >= 0


@guard("DZ-GEN-06")
def special_has_somebody(g: Game, seat: int, act: UseSpecial) -> bool:
    """Somebody must be there who profits from it."""
    return specials.serves_anybody(g, g.content.specials[_special(g, act)])


@guard("DZ-ACT-17")
def owner_allows_it(g: Game, seat: int, act: UseSpecial) -> bool:
    """The owner of the hero has not refused."""
    unit = g.content.specials[_special(g, act)].unit
    return (seat, unit) not in cast("ActionPhase", g.stack[-1]).refused


SPECIAL_GUARDS = (
    ability_is_a_special_action,
    marker_is_available,
    its_unit_is_in_play,
    special_has_somebody,
    owner_allows_it,
)
USE_SPECIAL = ActionRule(UseSpecial, guards=SPECIAL_GUARDS)
STOP = ActionRule(Stop)


# ---------------------------------------------------------------- what the unit does


def _unit(g: Game) -> int:
    return g.stack[-1].unit  # type: ignore[attr-defined, no-any-return]


@guard("DZ-MOVE-11")
def unit_is_not_stubborn(g: Game, seat: int, act: MoveTo) -> bool:
    """Stubborn civilians do not move."""
    return not g.state.stubborn[_unit(g)]


@guard("DZ-MOVE-05")
def goal_is_no_start(g: Game, seat: int, act: MoveTo) -> bool:
    """Start spaces cannot be entered with movement points."""
    return g.content.kind[act.space] != START_SPACE


@guard("DZ-MOVE-01")
def goal_is_elsewhere(g: Game, seat: int, act: MoveTo) -> bool:
    """A Move leads to another space."""
    return g.state.units[_unit(g)] != act.space


@guard("DZ-HELLO-04")
def way_is_not_forbidden(g: Game, seat: int, act: MoveTo) -> bool:
    """No way leads over a No-Entry marker."""
    return g.state.no_entry == NOWHERE or g.state.no_entry not in moving.way(g.state.units[_unit(g)], act.space)


@guard("DZ-MOVE-04")
def no_zeds_on_the_way(g: Game, seat: int, act: MoveTo) -> bool:
    """Whoever enters a space with Zeds stops there."""
    return not any(look.has_zeds(g.state, space) for space in moving.way(g.state.units[_unit(g)], act.space)[:-1])


def _steps(g: Game, seat: int, act: MoveTo) -> dict[str, Arg]:
    spaces = moving.way(g.state.units[_unit(g)], act.space)
    return {"cost": moving.cost(g, spaces), "points": g.content.units[_unit(g)].move}


@guard("DZ-MOVE-02", because=_steps)
def points_suffice(g: Game, seat: int, act: MoveTo) -> bool:
    """A movement point for every space entered."""
    return moving.cost(g, moving.way(g.state.units[_unit(g)], act.space)) <= g.content.units[_unit(g)].move


@guard("DZ-MOVE-06")
def goal_has_room(g: Game, seat: int, act: MoveTo) -> bool:
    """At most two units share a space at the end of a Move."""
    return look.room_for_units(g.state, act.space) > 0


MOVE_GUARDS = (
    unit_is_not_stubborn,
    goal_is_no_start,
    goal_is_elsewhere,
    way_is_not_forbidden,
    no_zeds_on_the_way,
    points_suffice,
    goal_has_room,
)
MOVE = ActionRule(MoveTo, guards=MOVE_GUARDS)


@rule("DZ-SEARCH-02")
@guard("DZ-SEARCH-01")
def space_has_a_name(g: Game, seat: int, act: SearchHere) -> bool:
    """One searches on named spaces, the Town Center among them; stubborn civilians too (DZ-SEARCH-02)."""
    return bool(g.content.search[g.state.units[_unit(g)]])


SEARCH = ActionRule(SearchHere, guards=(space_has_a_name,))


@guard("DZ-FIRE-01")
def unit_can_fire(g: Game, seat: int, act: FireAt | FireWithoutAmmo) -> bool:
    """Every unit fires, stubborn ones too, unless its own card forbids it."""
    return g.content.units[_unit(g)].fires


@guard("DZ-FIRE-05")
def neither_from_nor_at_a_start(g: Game, seat: int, act: FireAt | FireWithoutAmmo) -> bool:
    """Nobody fires from a Start space or at one."""
    kinds = g.content.kind
    return START_SPACE not in (kinds[g.state.units[_unit(g)]], kinds[act.space])


@guard("DZ-FIRE-07")
def line_stays_on_the_path(g: Game, seat: int, act: FireAt | FireWithoutAmmo) -> bool:
    """No shot goes through the Town Center to another path."""
    start = g.state.units[_unit(g)]
    return TOWN_CENTER not in moving.way(start, act.space)[:-1]


def _distance(g: Game, seat: int, act: FireAt | FireWithoutAmmo) -> dict[str, Arg]:
    start, reach = g.state.units[_unit(g)], len(g.content.units[_unit(g)].shots)
    return {"distance": len(moving.way(start, act.space)), "reach": reach}


@guard("DZ-FIRE-02", because=_distance)
def target_is_in_reach(g: Game, seat: int, act: FireAt | FireWithoutAmmo) -> bool:
    """The next space, or as far as a long-range ability says; never the own one."""
    start = g.state.units[_unit(g)]
    return 1 <= len(moving.way(start, act.space)) <= len(g.content.units[_unit(g)].shots)


@guard("DZ-FIRE-02")
def zeds_are_there(g: Game, seat: int, act: FireAt | FireWithoutAmmo) -> bool:
    """There must be something to fire at (DZ-RUL-40)."""
    return act.space != TOWN_CENTER and number_of(act.space) != START and look.has_zeds(g.state, act.space)


@guard("DZ-FIRE-04")
def ammo_is_left(g: Game, seat: int, act: FireAt) -> bool:
    """Without ammo no ranged attack."""
    return moving.has_ammo(g, _unit(g), cast("Order", g.stack[-1]).free)


AIMING = (
    unit_can_fire,
    neither_from_nor_at_a_start,
    line_stays_on_the_path,
    target_is_in_reach,
    zeds_are_there,
)


def shots(g: Game, seat: int) -> Iterable[FireAt]:
    """Targets for the unit, if the shot can be paid."""
    unit, made = _unit(g), g.content.fire_at
    if not moving.has_ammo(g, unit, g.stack[-1].free):  # type: ignore[attr-defined]
        return ()
    return [made[space] for space in moving.targets(g, unit)]


FIRE = ActionRule(FireAt, shots, (*AIMING, ammo_is_left), ensured=(*AIMING, ammo_is_left))


@guard("DZ-PIAZZA-05")
def unit_replaces_ammo(g: Game, seat: int, act: FireWithoutAmmo) -> bool:
    """Only a unit with the ability fires for a further action instead of ammo."""
    return g.content.units[_unit(g)].action_for_ammo >= 0


@guard("DZ-PIAZZA-05")
def further_action_is_left(g: Game, seat: int, act: FireWithoutAmmo) -> bool:
    """Besides the action for the shot one more must be at hand (DZ-RUL-29)."""
    return actions_for(g, seat, _unit(g)) >= SHOT_AND_AMMO


def actions_for(g: Game, seat: int, unit: int) -> int:
    """How many actions of all sources a player could spend on a unit."""
    state = g.state
    return state.actions + state.player_actions[seat] + state.additional[unit]


FIRE_WITHOUT = ActionRule(FireWithoutAmmo, guards=(unit_replaces_ammo, *AIMING, further_action_is_left))


# ---------------------------------------------------------------- paying a further action


@guard("DZ-TERM-06")
def it_is_for_the_same_unit(g: Game, seat: int, act: Spend) -> bool:
    """The further action is spent on the unit that fires."""
    return act.unit == _unit(g)


PAY_TRACK = ActionRule(
    UseTrack, lambda g, seat: (g.content.use_track[_unit(g)],), (it_is_for_the_same_unit, track_has_actions)
)
PAY_PLAYER_ACTION = ActionRule(
    UsePlayerAction,
    lambda g, seat: (g.content.use_player[_unit(g)],),
    (it_is_for_the_same_unit, player_action_is_available),
)
PAY_ADDITIONAL = ActionRule(
    UseAdditional,
    lambda g, seat: (g.content.use_additional[_unit(g)],),
    (it_is_for_the_same_unit, unit_holds_an_action),
)
