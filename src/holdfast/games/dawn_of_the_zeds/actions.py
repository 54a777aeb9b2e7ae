"""The words the players can say, and the ids they speak of."""

from __future__ import annotations

from typing import Annotated, NewType

import msgspec

from holdfast.core.ids import Kind
from holdfast.core.legality import Action

SpaceId = NewType("SpaceId", int)
"""A space: path * 8 + number, the Start being number 7; the Town Center comes last."""
PathId = NewType("PathId", int)
UnitId = NewType("UnitId", int)
ZedId = NewType("ZedId", int)
CardId = NewType("CardId", int)
"""An event card."""
StoryId = NewType("StoryId", int)
AbilityId = NewType("AbilityId", int)
EpilogueId = NewType("EpilogueId", int)

KINDS = (
    Kind("space", SpaceId),
    Kind("path", PathId),
    Kind("unit", UnitId),
    Kind("zed", ZedId),
    Kind("card", CardId),
    Kind("story", StoryId),
    Kind("ability", AbilityId),
    Kind("epilogue", EpilogueId),
)


class UseTrack(Action, frozen=True, tag="use_track"):
    """Spend an action of the action track on a unit."""

    unit: UnitId


class UsePlayerAction(Action, frozen=True, tag="use_player_action"):
    """Spend one's own player action on a unit."""

    unit: UnitId


class UseAdditional(Action, frozen=True, tag="use_additional"):
    """Spend an additional action that a unit holds."""

    unit: UnitId


class UseSpecial(Action, frozen=True, tag="use_special"):
    """Use a special action."""

    ability: AbilityId


class MoveTo(Action, frozen=True, tag="move_to"):
    """The unit moves to a space; if Zeds are there, it attacks them."""

    space: SpaceId


class SearchHere(Action, frozen=True, tag="search_here"):
    """The unit searches where it stands."""


class FireAt(Action, frozen=True, tag="fire_at"):
    """The unit fires at the Zeds on a space."""

    space: SpaceId


class FireWithoutAmmo(Action, frozen=True, tag="fire_without_ammo"):
    """The unit fires for a further action instead of ammo."""

    space: SpaceId


class ChooseUnit(Action, frozen=True, tag="choose_unit"):
    """Name a unit."""

    unit: UnitId


class ChooseZed(Action, frozen=True, tag="choose_zed"):
    """Name a Zed."""

    zed: ZedId


class ChoosePath(Action, frozen=True, tag="choose_path"):
    """Name a path."""

    path: PathId


class ChooseSpace(Action, frozen=True, tag="choose_space"):
    """Name a space."""

    space: SpaceId


class ChooseDie(Action, frozen=True, tag="choose_die"):
    """Take the result of one of two dice."""

    face: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Reroll(Action, frozen=True, tag="reroll"):
    """Roll both dice of the melee again."""


class SetTraps(Action, frozen=True, tag="set_traps"):
    """Try the traps before the Zeds are fought."""


class BackUp(Action, frozen=True, tag="back_up"):
    """Back up one space after firing, alone or with the unit on the same space."""

    together: bool


class PlayStory(Action, frozen=True, tag="play_story"):
    """Play a story card that was kept."""

    story: StoryId


class Agree(Action, frozen=True, tag="agree"):
    """Let another player use one's personal hero."""


class Refuse(Action, frozen=True, tag="refuse"):
    """Do not let another player use one's personal hero."""


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing here; play goes on."""


class Stop(Action, frozen=True, tag="stop"):
    """Want no more actions in this action phase."""


ACTIONS = (
    UseTrack,
    UsePlayerAction,
    UseAdditional,
    UseSpecial,
    MoveTo,
    SearchHere,
    FireAt,
    FireWithoutAmmo,
    ChooseUnit,
    ChooseZed,
    ChoosePath,
    ChooseSpace,
    ChooseDie,
    Reroll,
    SetTraps,
    BackUp,
    PlayStory,
    Agree,
    Refuse,
    Pass,
    Stop,
)
