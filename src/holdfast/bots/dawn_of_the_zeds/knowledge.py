"""What the champion of Dawn of the Zeds knows: the chance that a town holds out, and what quick play looks like.

A town is lost in the next round, or it stands somehow in the long run, and the two are judged apart. Both come from
500 games of the veteran, some with slips, in which the position was noted at every third choice of an order together
with how the game ended. How likely a path falls in the next round was counted by its danger at the end of the action
phase. The weights of the long run are those of a logistic regression, with a small penalty on large weights, over the
positions without a path in great danger. The worth of ammo is the veteran's own: its games say little about a stock
that it never lets grow. Hits that do not turn a counter count as parts of its strength.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, sqrt
from typing import TYPE_CHECKING

from holdfast.bots.dawn_of_the_zeds.judging import Position
from holdfast.bots.dawn_of_the_zeds.thinking import judged
from holdfast.bots.dawn_of_the_zeds.weights import BY_HAND
from holdfast.bots.search import NOT_WORTH_A_LOOK
from holdfast.core.chance import Rng
from holdfast.core.legality import Action
from holdfast.games.dawn_of_the_zeds.actions import UsePlayerAction
from holdfast.games.dawn_of_the_zeds.box import PATHS

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

BIAS = 2.07
CARDS = -0.39
"""Each event card still to come."""
DANGER = -0.13
"""The root of the danger on each path: twice the danger is not twice as bad."""
ZEDS = -0.033
"""Each point of strength of the Zeds on the board."""
UNITS = 0.115
"""Each point of strength of the units in play."""
ACTIONS = 0.046
"""Each action that is left in this phase."""
SPEECH = 0.68
"""A special action that works once a game and is still to come."""
STOCK = 0.015
"""Each point of what the veteran thinks its ammo is worth."""
WORST = 20.0
"""More danger than this on a path is a matter of the next round alone."""
MARKED = 0.5
"""How much of a counter's strength is what it can still take."""
HARMLESS, DEADLY, LIKELY = 8.0, 230.0, 0.6
"""Danger below which a path never fell in the next round; what more of it would make its fall certain; how likely
it fell at most, as the Zeds of a path do not move in every round."""
SEARCHED = ("action-phase", "choose-action")
"""The questions that are worth a search."""
NEXT_CARD = "draw-event"
JUDGED = ("action-phase", NEXT_CARD)
"""The questions at which positions are judged."""
EXPLORATION = 0.035
"""One order seldom changes the chances by more than a few hundredths."""
AMMO_WORTH = tuple(sum(BY_HAND.ammo[:ammo]) for ammo in range(len(BY_HAND.ammo) + 1))


class ZedsKnowledge:
    """What the search asks of this game."""

    exploration = EXPLORATION

    def worth(self, g: Game) -> Sequence[float]:
        """The chance that the town is saved; all seats share it."""
        position = Position(g, BY_HAND)
        return [safety(position) / (1 + exp(-outlook(g, position)))] * g.seats

    def promise(self, g: Game, seat: int, options: Sequence[Action]) -> Sequence[float]:
        """The worths of the veteran, who alone decides where no order is given.

        While the track has actions, the player action waits: it can do nothing that they cannot.
        """
        worths = judged(g, options)
        if g.question is None or g.question.text not in SEARCHED:
            best = worths.index(max(worths))
            return [worth if place == best else NOT_WORTH_A_LOOK for place, worth in enumerate(worths)]
        if g.state.actions:
            for place, act in enumerate(options):
                if type(act) is UsePlayerAction:
                    worths[place] = NOT_WORTH_A_LOOK
        return worths

    def play(self, g: Game, seat: int, options: Sequence[Action], rng: Rng) -> Action:
        """The veteran's choice."""
        worths = judged(g, options)
        return options[worths.index(max(worths))]

    def settled(self, g: Game, steps: int) -> bool:
        """A position is judged when the next order is due or the next event card is drawn: what was ordered is over."""
        return g.question is not None and g.question.text in JUDGED

    def known(self, g: Game) -> bool:
        """Which card comes and what the Zeds do matters so much more than one order that no line looks beyond."""
        return g.question is not None and g.question.text == NEXT_CARD


def safety(position: Position) -> float:
    """The chance that no Zed enters the Town Center before anything more can be done about it."""
    safe = 1.0
    for path in range(PATHS):
        danger = position.path_danger(path)
        if danger > HARMLESS:
            safe *= 1 - min((danger - HARMLESS) / DEADLY, LIKELY)
    return safe


def outlook(g: Game, position: Position) -> float:
    """How well a town stands that survives the next round; 0 is an even chance."""
    state, box = g.state, g.content
    drawn = len(box.events) - len(state.event_deck)
    to_come = sum([act.size for act in box.acts]) - drawn
    danger = sum([sqrt(min(position.path_danger(path), WORST)) for path in range(PATHS)])
    zeds = sum([lasting(box.zed_strength[zed], state.zed_hits[zed]) for zed in state.zeds if zed >= 0])
    units = sum([lasting(box.units[unit].strength, state.hits[unit]) for unit, at in enumerate(state.units) if at >= 0])
    speech = sum([state.specials[index] for index, one in enumerate(box.specials) if one.once_a_game])
    return (
        BIAS
        + CARDS * to_come
        + DANGER * danger
        + ZEDS * zeds
        + UNITS * units
        + ACTIONS * (state.actions + sum(state.player_actions) + sum(state.additional))
        + SPEECH * speech
        + STOCK * AMMO_WORTH[min(state.ammo, len(BY_HAND.ammo))]
    )


@cache
def lasting(strength: tuple[int, ...], hits: int) -> float:
    """The strength of a counter by the hits it has taken, where a hit that does not turn it counts as well."""
    return MARKED * sum(strength[hits:]) / len(strength) + (1 - MARKED) * strength[hits]
