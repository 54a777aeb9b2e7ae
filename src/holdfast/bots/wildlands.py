"""A greedy player of Wildlands.

It brings figures to shards, keeps the cards that pay for them, strikes where a blow is likely to land, and defends what
would fall. It looks one action ahead and thinks of hands it cannot see only by counting the cards that are out.
All worths are in points of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb
from typing import Any, cast

from holdfast.bots.base import Budget, Prompt
from holdfast.core.chance import Rng
from holdfast.core.game import View
from holdfast.core.legality import Action
from holdfast.games.wildlands.actions import (
    AREA,
    HEAVY_MELEE,
    HEAVY_RANGED,
    MELEE,
    RANGED,
    TROOP,
    AreaAttack,
    Assign,
    Climb,
    Collect,
    Defend,
    DrawTwo,
    Fly,
    HeavyMelee,
    HeavyRanged,
    Interrupt,
    Melee,
    Move,
    NameTarget,
    Pass,
    Pay,
    PayRally,
    Rally,
    RallyMove,
    Ranged,
    Reveal,
)
from holdfast.games.wildlands.boardchecks import cards_to
from holdfast.games.wildlands.content import DAMAGE, Content, load, way_to_defend
from holdfast.games.wildlands.game import Wildlands
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.games.wildlands.scoring import GOAL
from holdfast.games.wildlands.state import troop_of

NEAR_SHARD = 0.55
"""What a figure on its shard is worth, before the cards are paid."""
FADING = 0.8
"""How much of that is left for every card that the way there still takes."""
WOUND = 0.35
"""What a damage cube on a character with one health is worth; less on a healthier one."""
CARD, CARD_TO_SPARE = 0.06, -0.02
"""What a card costs; when the hand is so full that the draw would be lost, it is better played than kept."""
FOR_SHARD = 0.07
"""What a card is worth more when it pays for a shard that a figure stands on."""
SPECIAL = 0.05
"""What a special card is worth more than others."""
DRAW = 3
HAND_LIMIT = 7

ATTACK_FLAGS: dict[type[Action], int] = {
    Melee: MELEE,
    HeavyMelee: HEAVY_MELEE,
    Ranged: RANGED,
    HeavyRanged: HEAVY_RANGED,
    AreaAttack: AREA,
}


@cache
def ways(side: str) -> list[list[int]]:
    """Cards from every space to every other, on Holdfast's boards."""
    board = load(side).board
    return [cards_to(board, start) for start in range(len(board.cover))]


class Greedy:
    """Takes the answer that looks best now."""

    needs_view = True

    def __init__(self, rng: Rng, worlds: Rng) -> None:
        self.rng, self.worlds = rng, worlds

    def choose(self, view: View | None, prompt: Prompt, budget: Budget) -> Action:
        assert view is not None
        if len(prompt.options) == 1:
            return prompt.options[0]
        if prompt.text == "interrupt":
            return self._maybe_interrupt(view, prompt)
        sight = Sight(view, prompt.seat)
        best, found = -1e9, prompt.options[0]
        for act in prompt.options:
            worth = sight.worth(act) + 0.001 * self.rng.random()
            if worth > best:
                best, found = worth, act
        return found

    def _maybe_interrupt(self, view: View, prompt: Prompt) -> Action:
        """Interrupt only to make the winning point: anything else can wait for the own turn."""
        table = view.table
        player = table.players[prompt.seat]
        interrupts = [act for act in prompt.options if isinstance(act, Interrupt)]
        if interrupts and player.collected + len(player.trophies) >= GOAL - 1:
            g = Wildlands.world(view, self.worlds)
            g.answer(prompt.seat, interrupts[0])
            sight = Sight(view, prompt.seat)
            for act in g.legal(prompt.seat):
                if isinstance(act, Collect) or sight.kill_chance(act) > 0.5:
                    return interrupts[0]
        return next(act for act in prompt.options if isinstance(act, Pass))


class Sight:
    """What the bot makes of a view."""

    def __init__(self, view: View, seat: int) -> None:
        options = cast(WildlandsOptions, view.options)
        self.content: Content = load(options.board)
        self.ways = ways(options.board)
        self.view, self.table, self.seat = view, view.table, seat
        self.me: Any = self.table.players[seat]
        self.places: list[int] = self.table.places
        self.owner = {player.faction: player for player in self.table.players}
        self.hand: list[int] = self.me.hand
        self.troop = troop_of(self.me.faction) if self.me.faction >= 0 else range(0)
        here = {self.places[one]: one for one in self.troop if self.places[one] in self.me.shards}
        self.collectors = set(here.values())

    # ------------------------------------------------------------ figures and shards

    def position(self, moved: dict[int, int]) -> float:
        """How well the figures stand: every shard counts by the figure that is nearest to it."""
        total = 0.0
        for shard in self.me.shards:
            best = 99
            for one in self.troop:
                at = moved.get(one, self.places[one])
                if at >= 0:
                    best = min(best, self.ways[at][shard])
            total += NEAR_SHARD * FADING**best
        return total

    def gain(self, character: int, space: int) -> float:
        """What it is worth that a character goes to a space."""
        return self.position({character: space}) - self.position({})

    def price(self, cards: Iterable[int]) -> float:
        """What playing cards costs: more for those that a shard will want, less when the hand is full."""
        total, size = 0.0, len(self.hand)
        for card in cards:
            total += CARD_TO_SPARE if size > HAND_LIMIT - DRAW else CARD
            size -= 1
            if card == self.content.special[self.me.faction]:
                total += SPECIAL + (FOR_SHARD if self.collectors else 0.0)
            elif self.collectors & {*self.content.shown[card]}:
                total += FOR_SHARD
        return total

    # ------------------------------------------------------------ attacks

    def chance_to_land(self, flag: int, target: int) -> float:
        """How likely it is that the owner of a target holds no card against an attack."""
        owner = self.owner[target // TROOP]
        if isinstance(owner.hand, list):
            return 1.0
        cards = self.content.defences[way_to_defend(flag, self.content.board.cover[self.places[target]])][target]
        unseen = list(self.content.decks[owner.faction])
        for card in (*owner.discard, *owner.played):
            unseen.remove(card)
        good = sum(card in cards for card in unseen)
        return comb(len(unseen) - good, owner.hand) / comb(len(unseen), owner.hand) if unseen else 1.0

    def hurt(self, target: int, amount: int) -> float:
        """What damage to a character is worth, and a point if it falls."""
        left = self.content.health[target] - self.table.damage[target]
        return 1.0 if left <= amount else WOUND * amount / left

    def targets(self, act: Any) -> list[int]:
        """Whom an attack would hit; in melee the one whom its owner would choose."""
        if isinstance(act, Melee | HeavyMelee):
            at = self.places[act.character]
            there = [one for one in troop_of(act.faction) if self.places[one] == at]
            return [min(there, key=lambda one: self.hurt(one, DAMAGE[ATTACK_FLAGS[type(act)]]))]
        if isinstance(act, AreaAttack):
            return [one for one, at in enumerate(self.places) if at == act.space]
        return [act.target]

    def attack(self, act: Any) -> float:
        """What an attack promises, own losses taken off."""
        flag, total = ATTACK_FLAGS[type(act)], 0.0
        for target in self.targets(act):
            promise = self.hurt(target, DAMAGE[flag]) * self.chance_to_land(flag, target)
            total += -1.2 * promise if target in self.troop else promise
        return total

    def kill_chance(self, act: Action) -> float:
        """How likely an action defeats somebody; 0 for what is no attack."""
        if type(act) not in ATTACK_FLAGS:
            return 0.0
        flag = ATTACK_FLAGS[type(act)]
        falls = [one for one in self.targets(act) if one not in self.troop and self.hurt(one, DAMAGE[flag]) == 1.0]
        return max((self.chance_to_land(flag, one) for one in falls), default=0.0)

    # ------------------------------------------------------------ answers

    def worth(self, act: Any) -> float:
        """What an answer is worth, compared with doing nothing."""
        match act:
            case Collect():
                return 2.0
            case Move() | Fly():
                return self.gain(act.character, act.space) - self.price([act.card])
            case Climb():
                cheapest = sorted(self.price([c]) for c in self.hand if act.character in self.content.movers[c])
                return self.gain(act.character, act.space) - sum(cheapest[:2])
            case Melee() | HeavyMelee() | Ranged() | HeavyRanged() | AreaAttack():
                return self.attack(act) - self.price([act.card])
            case Reveal():
                return self.gain(act.character, self.me.starts[act.character % TROOP])
            case Rally():
                return self.rally(act.character) - self.price([act.card])
            case RallyMove():
                return self.gain(act.character, act.space) - self.uphill(act)
            case DrawTwo():
                return 0.02 if len(self.hand) <= HAND_LIMIT - DRAW else -0.1
            case Pay() | PayRally():
                return -self.price([act.card])
            case Assign():
                return -float(sum(self.ways[act.space]))  # central spaces for oneself, remote ones for the neighbour
        return self.reply(act)

    def uphill(self, act: RallyMove) -> float:
        """The extra card that a climb within a Rally takes."""
        return CARD if act.space in self.content.board.uphill[self.places[act.character]] else 0.0

    def rally(self, character: int) -> float:
        """The best moves of the character and of one partner near it."""
        board, places = self.content.board, self.places
        near = board.near[places[character]]

        def best(one: int) -> float:
            return max((self.gain(one, there) for there in board.level[places[one]]), default=0.0)

        others = [best(one) for one in self.troop if one != character and places[one] in near]
        return max(0.0, best(character)) + max([0.0, *others])

    def reply(self, act: Any) -> float:
        """Answers inside an attack, and the rest: 0 stands for doing nothing more."""
        frame = self.view.stack[-1]
        match act:
            case Defend():
                loss = self.hurt(act.character, DAMAGE[frame.flag])
                return loss + (0.3 if loss == 1.0 else 0.0) - self.price([act.card])
            case NameTarget():
                left: int = self.content.health[act.character] - self.table.damage[act.character]
                cards = self.content.defences[way_to_defend(frame.flag, in_cover=False)][act.character]
                parry = 0.5 if any(card in cards for card in self.hand) else 0.0
                return parry + left - DAMAGE[frame.flag] - (0.2 if act.character in self.collectors else 0.0)
        return 0.0
