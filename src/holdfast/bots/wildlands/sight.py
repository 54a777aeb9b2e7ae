"""What single answers are worth, by rules of thumb.

Figures go to shards, cards that pay for them are kept, blows are struck where they are likely to land, and what would
fall is defended. Hands of others are thought of only by counting the cards that are out, also where they could be
seen. All worths are in points of the game.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache
from math import comb
from typing import Any

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
    Pay,
    PayRally,
    Rally,
    RallyMove,
    Ranged,
    Reveal,
)
from holdfast.games.wildlands.board import Board
from holdfast.games.wildlands.boardchecks import cards_to
from holdfast.games.wildlands.content import DAMAGE, Content, content_of, way_to_defend
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.games.wildlands.state import troop_of

NEAR_SHARD = 0.55
"""What a figure on its shard is worth, before the cards are paid."""
FADING = 0.8
"""How much of that is left for every card that the way there still takes."""
FAR = 24
NEARNESS = [NEAR_SHARD * FADING**cards for cards in range(FAR)] + [0.0]
"""What a figure is worth to a shard that lies so many cards away."""
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
def ways(board: Board) -> list[list[int]]:
    """Cards from every space to every other."""
    return [cards_to(board, start) for start in range(len(board.cover))]


class Sight:
    """What a seat makes of a table: of the view of a seat, or of a position, of which it looks at no more than that."""

    def __init__(self, options: WildlandsOptions, table: Any, stack: Sequence[Any], seat: int) -> None:
        self.content: Content = content_of(options)
        self.ways = ways(self.content.board)
        self.table, self.stack, self.seat = table, stack, seat
        self.me: Any = table.players[seat]
        self.places: list[int] = table.places
        self.owner = {player.faction: player for player in table.players}
        self.hand: list[int] = self.me.hand
        self.troop = troop_of(self.me.faction) if self.me.faction >= 0 else range(0)
        here = {self.places[one]: one for one in self.troop if self.places[one] in self.me.shards}
        self.collectors = set(here.values())
        self._gains: dict[tuple[int, int], float] = {}
        self._prices: dict[int, float] = {}
        self._landing: dict[tuple[int, int], float] = {}
        self._nearest = [self._two_nearest(shard) for shard in self.me.shards]

    # ------------------------------------------------------------ figures and shards

    def _two_nearest(self, shard: int) -> tuple[int, int, int, int]:
        """A shard, the cards its nearest figure needs to it, which figure that is, and the cards of the next one."""
        best, who, second = FAR, -1, FAR
        for one in self.troop:
            at = self.places[one]
            if at >= 0:
                cards = self.ways[at][shard]
                if cards < best:
                    best, who, second = cards, one, best
                elif cards < second:
                    second = cards
        return shard, best, who, second

    def gain(self, character: int, space: int) -> float:
        """What it is worth that a character goes to a space."""
        known = self._gains.get((character, space))
        if known is None:
            known = self._gains[character, space] = self._gain(character, space)
        return known

    def _gain(self, character: int, space: int) -> float:
        total, there = 0.0, self.ways[space]
        for shard, best, who, second in self._nearest:
            way = there[shard]
            if who == character:
                way = min(way, second)
            elif way >= best:
                continue
            total += NEARNESS[min(way, FAR)] - NEARNESS[best]
        return total

    def price(self, card: int) -> float:
        """What playing a card costs: more if a shard will want it, less when the hand is full."""
        known = self._prices.get(card)
        if known is None:
            known = self._prices[card] = self._price(card)
        return known

    def _price(self, card: int) -> float:
        total = CARD_TO_SPARE if len(self.hand) > HAND_LIMIT - DRAW else CARD
        if card == self.content.special[self.me.faction]:
            total += SPECIAL + (FOR_SHARD if self.collectors else 0.0)
        elif self.collectors & {*self.content.shown[card]}:
            total += FOR_SHARD
        return total

    # ------------------------------------------------------------ attacks

    def chance_to_land(self, flag: int, target: int) -> float:
        """How likely it is that the owner of a target holds no card against an attack."""
        owner = self.owner[target // TROOP]
        if owner is self.me:
            return 1.0
        way = way_to_defend(flag, self.content.board.cover[self.places[target]])
        known = self._landing.get((way, target))
        if known is None:
            known = self._landing[way, target] = self._undefended(owner, self.content.defences[way][target])
        return known

    def _undefended(self, owner: Any, cards: Set[int]) -> float:
        """How likely a hand of which only the size is known holds none of some cards."""
        held = owner.hand if isinstance(owner.hand, int) else len(owner.hand)
        out = (*owner.discard, *owner.played)
        deck = self.content.decks[owner.faction]
        unseen = len(deck) - len(out)
        good = sum([card in cards for card in deck]) - sum([card in cards for card in out])
        return comb(unseen - good, held) / comb(unseen, held) if unseen else 1.0

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

    def worths(self, options: Sequence[Any]) -> list[float]:
        """What each answer is worth. Moves are by far the most frequent, so they are written out here."""
        gains, prices = self._gains, self._prices
        found = []
        for act in options:
            if type(act) is Move:
                gain, price = gains.get((act.character, act.space)), prices.get(act.card)
                if gain is None:
                    gain = self.gain(act.character, act.space)
                if price is None:
                    price = self.price(act.card)
                found.append(gain - price)
            else:
                found.append(self.worth(act))
        return found

    def worth(self, act: Any) -> float:
        """What an answer is worth, compared with doing nothing."""
        match act:
            case Collect():
                return 2.0
            case Move() | Fly():
                return self.gain(act.character, act.space) - self.price(act.card)
            case Climb():
                cheapest = sorted(self.price(c) for c in self.hand if act.character in self.content.movers[c])
                return self.gain(act.character, act.space) - sum(cheapest[:2])
            case Melee() | HeavyMelee() | Ranged() | HeavyRanged() | AreaAttack():
                return self.attack(act) - self.price(act.card)
            case Reveal():
                return self.gain(act.character, self.me.starts[act.character % TROOP])
            case Rally():
                return self.rally(act.character) - self.price(act.card)
            case RallyMove():
                return self.gain(act.character, act.space) - self.uphill(act)
            case DrawTwo():
                return 0.02 if len(self.hand) <= HAND_LIMIT - DRAW else -0.1
            case Pay() | PayRally():
                return -self.price(act.card)
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
        frame = self.stack[-1]
        match act:
            case Defend():
                loss = self.hurt(act.character, DAMAGE[frame.flag])
                return loss + (0.3 if loss == 1.0 else 0.0) - self.price(act.card)
            case NameTarget():
                left: int = self.content.health[act.character] - self.table.damage[act.character]
                cards = self.content.defences[way_to_defend(frame.flag, in_cover=False)][act.character]
                parry = 0.5 if any(card in cards for card in self.hand) else 0.0
                return parry + left - DAMAGE[frame.flag] - (0.2 if act.character in self.collectors else 0.0)
            case Interrupt():
                return -CARD - SPECIAL  # the own turn comes, and the card may then pay for more
        return 0.0
