"""What can be chosen before a game of Under Falling Skies."""

from __future__ import annotations

from typing import ClassVar, Literal

from holdfast.core.ledger import rule
from holdfast.core.meta import Meta, Options

Face = Literal["easy", "hard"]

CARDS = ("mothership", "sky1", "sky2", "sky3", "sky4", "upper_base", "lower_base", "tracks")
"""The eight cards with two faces (UFS-R-31); the ninth is an overview without function."""


@rule("UFS-LEVEL-01", "UFS-LEVEL-02", "UFS-LEVEL-03")
class SkiesOptions(Options, frozen=True, forbid_unknown_fields=True):
    """One face for each of the eight cards, all easy by default, and one switch for the excavator."""

    game: ClassVar[str] = "under_falling_skies"
    mothership: Face = "easy"
    sky1: Face = "easy"
    sky2: Face = "easy"
    sky3: Face = "easy"
    sky4: Face = "easy"
    upper_base: Face = "easy"
    lower_base: Face = "easy"
    tracks: Face = "easy"
    strict_excavation: bool = False


@rule("UFS-LEVEL-04")
def level(options: SkiesOptions) -> int:
    """The level of a game: how many cards show their hard face."""
    return sum(getattr(options, card) == "hard" for card in CARDS)


def all_faces(face: Face, strict_excavation: bool = False) -> SkiesOptions:
    """Options with the same face on every card."""
    return SkiesOptions(face, face, face, face, face, face, face, face, strict_excavation)


META = Meta(
    id="under_falling_skies",
    title="Under Falling Skies",
    prefix="UFS",
    min_seats=1,
    max_seats=1,
    options=SkiesOptions,
    end_reasons=("weapon_ready", "mothership_arrived", "base_destroyed"),
    rules_version=1,
    stage="complete",
    end_rule="UFS-END-04",
    cap=1500,
    presets={
        "easy": all_faces("easy"),
        "hard": all_faces("hard"),
        "hard sky": SkiesOptions(sky1="hard", sky2="hard", sky3="hard", sky4="hard"),
        "hard base": SkiesOptions(upper_base="hard", lower_base="hard"),
        "mixed": SkiesOptions(mothership="hard", sky2="hard", lower_base="hard", tracks="hard"),
        "strict excavation": all_faces("easy", strict_excavation=True),
    },
)
