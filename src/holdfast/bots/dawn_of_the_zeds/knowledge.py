"""What the champion of Dawn of the Zeds knows: the chance that a town holds out, and what quick play looks like.

Quick play weighs orders like the veteran, but by weights found in play. A line of play is judged at the end of a
round, before the next event card: by how likely that very card brings Zeds into the Town Center, which the cards
still to come and the units before the Zeds say, and by how the town stands in the long run. The long run comes from
logistic regression on 2,150 games of this quick play, in which some choices were second-best and the ammo was changed
by chance now and then. That ammo is worth so little surprised; its weight is set by hand, lest it be less than nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING

from holdfast.bots.dawn_of_the_zeds.coming import breach
from holdfast.bots.dawn_of_the_zeds.judging import Position
from holdfast.bots.dawn_of_the_zeds.outlook import cards_to_come, figures
from holdfast.bots.dawn_of_the_zeds.thinking import judged
from holdfast.bots.dawn_of_the_zeds.weights import BY_PLAY
from holdfast.bots.search import NOT_WORTH_A_LOOK
from holdfast.core.chance import Rng
from holdfast.core.legality import Action
from holdfast.games.dawn_of_the_zeds.actions import UsePlayerAction

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

TIME = 0.1
"""Time counts in tens of event cards that are still to come."""
SURVIVAL = (4.361, -3.141, 0.048)
"""The chance of a town of which nothing else is known: a polynomial in the time."""
WORTH = (
    (-0.319, 0.094),
    (-0.028, 0.006),
    (-0.059, 0.048),
    (0.170, -0.027),
    (0.028, -0.073),
    (-0.207, 0.020),
    (-0.560, 0.249),
    (0.166, -0.010),
    (-1.922, 1.318),
    (0.430, -0.191),
    (0.030, 0.0),
)
"""What each of the figures of a town adds: at the end of the game, and how that changes with time."""
ENTRANTS = 5
LAST_ORDERS = 2
"""Only when no more actions than this are left is an order searched: before, what is missed now can be done next."""
SEARCHED = ("action-phase", "choose-action")
"""The questions that are worth a search."""
JUDGED = "draw-event"
"""The question at which positions are judged."""


class ZedsKnowledge:
    """What the search asks of this game."""

    entrants = ENTRANTS

    def worth(self, g: Game) -> Sequence[float]:
        """The chance that the town is saved; all seats share it."""
        position = Position(g, BY_PLAY)
        return [(1 - breach(g, position)) / (1 + exp(-outlook(g, position)))] * g.seats

    def promise(self, g: Game, seat: int, options: Sequence[Action]) -> Sequence[float]:
        """The worths of quick play, which alone decides where no order is given.

        While the track has actions, the player action waits: it can do nothing that they cannot.
        """
        worths = judged(g, options, BY_PLAY)
        if g.question is None or g.question.text not in SEARCHED or actions_left(g) > LAST_ORDERS:
            best = worths.index(max(worths))
            return [worth if place == best else NOT_WORTH_A_LOOK for place, worth in enumerate(worths)]
        if g.state.actions:
            for place, act in enumerate(options):
                if type(act) is UsePlayerAction:
                    worths[place] = NOT_WORTH_A_LOOK
        return worths

    def play(self, g: Game, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        """The choice of quick play."""
        worths = judged(g, options, BY_PLAY)
        return options[worths.index(max(worths))]

    def settled(self, g: Game, steps: int) -> bool:
        """All lines of play are judged at the same moment: when the round is over and the next card is drawn."""
        return g.question is not None and g.question.text == JUDGED


def actions_left(g: Game) -> int:
    """How many actions the team has in this phase."""
    state = g.state
    return state.actions + sum(state.player_actions) + sum(state.additional)


def outlook(g: Game, position: Position) -> float:
    """How well a town stands that survives the next card; 0 is an even chance."""
    time = TIME * cards_to_come(g)
    level, slope, bend = SURVIVAL
    found = level + slope * time + bend * time * time
    for figure, (at_end, by_time) in zip(figures(g, position), WORTH, strict=True):
        found += figure * (at_end + by_time * time)
    return found
