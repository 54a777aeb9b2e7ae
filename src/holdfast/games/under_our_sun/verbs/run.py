"""All verbs together: importing this module fills the table of `resolve` and lists the frames of the package."""

from __future__ import annotations

from holdfast.core.flow import Frame
from holdfast.games.under_our_sun.verbs import control, foes, goods, ground, luck, people
from holdfast.games.under_our_sun.verbs.apart import TakeApart
from holdfast.games.under_our_sun.verbs.each import Each
from holdfast.games.under_our_sun.verbs.foes import Defences
from holdfast.games.under_our_sun.verbs.missions import Steps
from holdfast.games.under_our_sun.verbs.peeking import Peek
from holdfast.games.under_our_sun.verbs.picking import Pick
from holdfast.games.under_our_sun.verbs.reacting import React, Special
from holdfast.games.under_our_sun.verbs.resolve import VERBS, Resolve
from holdfast.games.under_our_sun.vocabulary import VERBS as WORDS

CHAPTERS = (people, goods, ground, foes, luck, control)
FRAMES: tuple[type[Frame], ...] = (Resolve, Each, Pick, Peek, TakeApart, Defences, React, Special, Steps)

missing = [verb.__name__ for verb in WORDS if verb not in VERBS]
if missing:
    raise TypeError(f"nobody carries out {', '.join(missing)}")
