"""How the greedy player of Dawn of the Zeds thinks.

It weighs every order by what it does to the danger on the paths: shoot what is near, hold the spaces next to the
Town Center, strike where a fight is likely to be won, and search for ammo with whoever has nothing better to do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holdfast.bots.dawn_of_the_zeds.fronts import ODDS, WARD
from holdfast.bots.dawn_of_the_zeds.judging import Position
from holdfast.bots.dawn_of_the_zeds.weights import BY_HAND, Weights
from holdfast.core.legality import Action
from holdfast.games.dawn_of_the_zeds import look, moving, specials
from holdfast.games.dawn_of_the_zeds.actions import (
    Agree,
    BackUp,
    ChooseDie,
    ChoosePath,
    ChooseSpace,
    ChooseUnit,
    ChooseZed,
    FireAt,
    FireWithoutAmmo,
    MoveTo,
    Pass,
    PlayStory,
    Refuse,
    Reroll,
    SearchHere,
    SetTraps,
    Stop,
    UseAdditional,
    UsePlayerAction,
    UseSpecial,
    UseTrack,
)
from holdfast.games.dawn_of_the_zeds.box import TOWN_CENTER, Special, number_of, path_of
from holdfast.games.dawn_of_the_zeds.combat import Melee, champion_shift
from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds
from holdfast.games.dawn_of_the_zeds.orders import SpecialAction

Judge = Callable[["Thinking", Action], float]
IDLE = 0.3
"""An order that promises less than this is not given."""
WORTHWHILE = 0.6
"""Special actions are used when they promise more than this."""
AT_ONCE = 100.0
"""More than any order promises."""
LAST_CARDS = 4
"""With so few cards left the speech is held anyway."""
FURTHER_ACTION = 4.0
"""What an action is worth that stands in for ammo."""
CROWD = 5.0
"""What each Zed of a path adds when one is to be chosen for something bad."""


class Thinking:
    """One question of one position, weighed."""

    def __init__(self, g: DawnOfTheZeds, weights: Weights) -> None:
        self.g, self.state, self.box, self.weights = g, g.state, g.content, weights
        self.at = Position(g, weights)
        self._orders: dict[int, float] = {}

    @property
    def asked(self) -> str:
        """The text of the question."""
        return self.g.question.text if self.g.question is not None else ""

    @property
    def acting(self) -> int:
        """The unit whose action is chosen."""
        return int(self.g.stack[-1].unit)  # type: ignore[attr-defined]

    # ------------------------------------------------------------ orders

    def best_order(self, unit: int) -> float:
        """What the best action of a unit promises."""
        if unit not in self._orders:
            found = [self.search(unit)] if self.box.search[self.state.units[unit]] else []
            if moving.has_ammo(self.g, unit):
                found += [self.shot(unit, target) for target in moving.targets(self.g, unit)]
            zeds, quiet = self.state.zeds, list[int]()
            for goal in moving.destinations(self.g, unit):
                if zeds[2 * goal] >= 0 or zeds[2 * goal + 1] >= 0:
                    found.append(self.attack(unit, goal))
                else:
                    quiet.append(goal)
            if quiet:
                found.append(-self.at.least_danger(unit, quiet) - self.weights.step)
            self._orders[unit] = max(found, default=0.0)
        return self._orders[unit]

    def search(self, unit: int) -> float:
        """Ammo, by how little there is."""
        return self.at.found_ammo(unit) * self.weights.ammo_worth(self.state.ammo)

    def shot(self, unit: int, target: int, shift: int = 0) -> float:
        """Hits on the target, less the ammo."""
        free = moving.shot_is_free(self.g, unit)
        cost = 0.0 if free else self.weights.ammo_share * self.weights.ammo_worth(self.state.ammo - 1)
        return self.at.shot_hits(unit, target, shift) * self.at.zed_worth(target) - cost

    def move(self, unit: int, goal: int) -> float:
        """How much less danger there is with the unit elsewhere; a fight counts as it may go."""
        if look.has_zeds(self.state, goal):
            return self.attack(unit, goal)
        return -self.at.danger_with(unit, goal) - self.weights.step

    def attack(self, unit: int, space: int) -> float:
        """A melee as the attacker: hits, and the Zeds thrown back, against the hits on the unit."""
        strength, number = look.mob_strength(self.box, self.state, space), number_of(space)
        odds = self.at.fight(unit, strength, champion_shift(self.g, unit))
        thrown = (self.weights.near[number] - self.weights.near[number + 1]) * (0.4 + strength / 10)
        gain = odds.won * thrown + odds.zed_hits * self.at.zed_worth(space)
        return gain - odds.unit_hits * self.at.hit_cost(unit) - (1 - odds.won) * self.weights.lost

    # ------------------------------------------------------------ answers in the action phase

    def spend(self, act: Action) -> float:
        """The best order of the unit; an additional action goes first, a player action last."""
        assert isinstance(act, UseTrack | UsePlayerAction | UseAdditional)
        first = {UseAdditional: 0.02, UseTrack: 0.01}.get(type(act), 0.0)
        return first if self.asked == "further-action" else first + self.best_order(act.unit)

    def special(self, act: Action) -> float:
        """Special actions cost nothing: used as soon as somebody has something to do."""
        assert isinstance(act, UseSpecial)
        special = self.box.specials[self.box.special_of[act.ability]]
        if special.do == "town_gets_actions":
            late = len(self.state.event_deck) <= LAST_CARDS
            return AT_ONCE if late or self.at.danger() > self.weights.emergency else 0.0
        served = [self.served(special, unit) for unit in specials.beneficiaries(self.g, special)]
        return AT_ONCE if max(served, default=0.0) > WORTHWHILE else 0.0

    def served(self, special: Special, unit: int) -> float:
        """What a unit makes of a special action."""
        if special.do == "fire_from_town_center":
            return max(self.shot(unit, target, special.amount) for target in moving.targets(self.g, unit))
        return self.best_order(unit)

    def do_move(self, act: Action) -> float:
        assert isinstance(act, MoveTo)
        return self.move(self.acting, act.space)

    def do_search(self, act: Action) -> float:
        return self.search(self.acting)

    def do_fire(self, act: Action) -> float:
        assert isinstance(act, FireAt)
        return self.shot(self.acting, act.space)

    def do_fire_without(self, act: Action) -> float:
        assert isinstance(act, FireWithoutAmmo)
        return self.at.shot_hits(self.acting, act.space) * self.at.zed_worth(act.space) - FURTHER_ACTION

    def story(self, act: Action) -> float:
        """Kept cards are played as soon as they help; actions only onto a track that has room for them."""
        assert isinstance(act, PlayStory)
        gained = sum(one.amount for one in self.box.stories[act.story].effects if one.do == "gain_actions")
        return 0.0 if self.state.actions + gained > self.box.most_actions else AT_ONCE

    # ------------------------------------------------------------ other answers

    def unit(self, act: Action) -> float:
        """A unit is named: who defends, who stops, who is served, who suffers."""
        assert isinstance(act, ChooseUnit)
        strength = look.unit_strength(self.box, self.state, act.unit)
        space = self.state.units[act.unit]
        match self.asked:
            case "choose-defender" | "withdraw":
                odds = self.at.defence(act.unit, space, look.mob_strength(self.box, self.state, space))
                if self.asked == "withdraw":
                    return 1.0 if odds.won < self.weights.exposed and number_of(space) > 0 else -1.0
                return odds.won * self.weights.near[number_of(space)] - odds.unit_hits * self.at.hit_cost(act.unit)
            case "choose-served":
                frame = self.g.stack[-1]
                assert isinstance(frame, SpecialAction)
                return self.served(self.box.specials[frame.special], act.unit)
            case "choose-victim" | "choose-smell":
                return self.box.defence[space] + strength / 2 - self.at.hit_cost(act.unit) / 3
            case _:
                return float(strength)

    def zed(self, act: Action) -> float:
        """Hit the Zed that is nearest to turning or dying, of equals the stronger; name the weaker elsewhere."""
        assert isinstance(act, ChooseZed)
        strength = look.zed_strength(self.box, self.state, act.zed)
        if self.asked != "hit-zed":
            return -float(strength)
        taken, full = self.state.zed_hits[act.zed], self.box.zed_full
        left = self.box.zed_death - taken if taken >= full else full - taken
        return strength / 10 - left + (1.0 if taken >= full else 0.0)

    def path(self, act: Action) -> float:
        """What is bad happens best where there is least danger."""
        assert isinstance(act, ChoosePath)
        return -self.at.path_danger(act.path) - CROWD * len(look.zeds_of_path(self.state, act.path))

    def space(self, act: Action) -> float:
        """Heroes arrive in the Town Center; Zeds move where they meet the best defence."""
        assert isinstance(act, ChooseSpace)
        return AT_ONCE if act.space == TOWN_CENTER else -self.at.path_danger(path_of(act.space))

    def reroll(self, act: Action) -> float:
        """Roll again if the result is worse than usual."""
        frame = self.g.stack[-1]
        assert isinstance(frame, Melee)
        usual = sum(odds * self.result(frame, total) for total, odds in ODDS)
        return usual - self.result(frame, frame.sum)

    def result(self, melee: Melee, total: int) -> float:
        """What a sum in a melee is worth."""
        z, p, zeds_lose = self.box.melee[melee.column][total]
        stake = self.weights.near[number_of(melee.space)]
        return z * 2.0 + zeds_lose * (3.0 + stake / 3) - p * self.at.hit_cost(melee.unit) * WARD

    def back_up(self, act: Action) -> float:
        """Back up from Zeds that are next to an exposed place."""
        assert isinstance(act, BackUp)
        unit = self.acting
        space = self.state.units[unit]
        if number_of(space) == 0 or not look.has_zeds(self.state, space + 1):
            return -1.0
        odds = self.at.defence(unit, space, look.mob_strength(self.box, self.state, space + 1))
        return (1.0 if odds.won < 0.5 else -1.0) + (0.1 if act.together else 0.0)

    def die(self, act: Action) -> float:
        """The higher die."""
        assert isinstance(act, ChooseDie)
        return float(act.face)


def _always(worth: float) -> Judge:
    return lambda thinking, act: worth


JUDGES: dict[type[Action], Judge] = {
    UseTrack: Thinking.spend,
    UsePlayerAction: Thinking.spend,
    UseAdditional: Thinking.spend,
    UseSpecial: Thinking.special,
    MoveTo: Thinking.do_move,
    SearchHere: Thinking.do_search,
    FireAt: Thinking.do_fire,
    FireWithoutAmmo: Thinking.do_fire_without,
    ChooseUnit: Thinking.unit,
    ChooseZed: Thinking.zed,
    ChoosePath: Thinking.path,
    ChooseSpace: Thinking.space,
    ChooseDie: Thinking.die,
    Reroll: Thinking.reroll,
    SetTraps: _always(1.0),
    BackUp: Thinking.back_up,
    PlayStory: Thinking.story,
    Agree: _always(1.0),
    Refuse: _always(-1.0),
    Pass: _always(0.0),
    Stop: _always(IDLE),
}
"""How each verb is weighed."""


def judged(g: DawnOfTheZeds, options: Sequence[Action], weights: Weights = BY_HAND) -> list[float]:
    """What each option promises in a position to a player with such weights."""
    thinking = Thinking(g, weights)
    return [JUDGES[type(act)](thinking, act) for act in options]
