"""What a player takes in at a glance: who, where, how far, how dangerous."""

from __future__ import annotations

from functools import cached_property
from heapq import heappop, heappush

from holdfast.games.under_our_sun import combat, effects_enemies, effects_goods, look, stats
from holdfast.games.under_our_sun.dice import mean, throw
from holdfast.games.under_our_sun.game import UnderOurSun
from holdfast.games.under_our_sun.state import (
    FOOD,
    NEW_HAVEN,
    NIGHT,
    NOBODY,
    TOKENS,
    Character,
    Enemy,
)

LURKING = 1.6
"""What an enemy symbol costs in AP: a fight that need not be."""
LURKING_AT_NIGHT = 4.0
NIGHT_CARD = 2.5
"""What entering a tile at night costs beside the AP."""
PER_WOUND = 2.5
"""How many AP of detour one expected damage is worth."""


class Situation:
    """A position as one character sees it. Everything is worked out when first asked for."""

    def __init__(self, g: UnderOurSun, who: int) -> None:
        self.g, self.who = g, who
        self.state, self.content = g.state, g.content
        self.me: Character = g.state.characters[who]
        self.place = self.me.place
        self.tile = g.state.at.get(self.place, NEW_HAVEN)
        self.by_night = g.state.phase == NIGHT
        self.mission = g.content.mission.name
        self.people = len(g.state.order)

    # ------------------------------------------------------------ people

    @cached_property
    def team(self) -> list[int]:
        """The characters that stand, this one included."""
        return look.standing(self.g)

    @cached_property
    def fellows(self) -> list[int]:
        """The others on this tile."""
        return [who for who in look.here(self.g, self.place) if who != self.who]

    @property
    def missing_hp(self) -> int:
        return self.content.boards[self.who].hp - self.me.hp

    @cached_property
    def water(self) -> int:
        """All water of this character."""
        return look.water_of(self.g, self.who)

    @cached_property
    def water_room(self) -> int:
        return effects_goods.free_water_room(self.g, self.who)

    @cached_property
    def room(self) -> int:
        """Free slots for resources."""
        return effects_goods.room(self.g, self.who)

    def carried(self, kind: int) -> int:
        """Pieces of a kind that the whole team carries."""
        return sum(self.state.characters[who].goods[kind] for who in self.team)

    def lying(self, tile: int, kind: int) -> int:
        """Pieces of a kind on a tile."""
        return self.state.printed[tile][kind] + self.state.dropped[tile][kind]

    def tokens(self, name: str) -> int:
        """Tokens of a kind that the whole team carries."""
        kind = TOKENS.index(name)
        return sum(self.state.characters[who].tokens[kind] for who in self.team if self.state.characters[who].tokens)

    def holds(self, name: str) -> bool:
        """Does this character carry such a token?"""
        return bool(self.me.tokens) and self.me.tokens[TOKENS.index(name)] > 0

    def token_tile(self, name: str) -> int:
        """The tile on which such a token lies, or NOBODY."""
        kind = TOKENS.index(name)
        return next((tile for tile, held in self.state.tokens.items() if held[kind]), NOBODY)

    def is_revealed(self, tile: int) -> bool:
        return self.state.places[tile] != NOBODY

    def distance_home(self, place: int) -> int:
        """Steps from a place to New Haven."""
        return self.content.grid.distance(place, self.state.places[NEW_HAVEN])

    # ------------------------------------------------------------ ways

    @cached_property
    def ways(self) -> dict[int, tuple[float, int]]:
        """For every tile that can be reached: what the way costs, dangers included, and its first step."""
        state, near, costs = self.state, self.content.grid.near, self.entry_costs
        best: dict[int, tuple[float, int]] = {self.place: (0.0, NOBODY)}
        heap = [(0.0, self.place, NOBODY)]
        while heap:
            cost, place, first = heappop(heap)
            if cost > best[place][0]:
                continue
            for one in near[place]:
                tile = state.at.get(one)
                if tile is None or tile not in costs:
                    continue
                total = cost + costs[tile]
                if one not in best or total < best[one][0] - 1e-9:
                    step = tile if first == NOBODY else first
                    best[one] = total, step
                    heappush(heap, (total, one, step))
        return {state.at[place]: found for place, found in best.items()}

    @cached_property
    def entry_costs(self) -> dict[int, float]:
        """What entering each face-up tile costs, in AP and in danger; tiles without room are left out."""
        g, found = self.g, {}
        for tile in g.state.at.values():
            if tile == self.tile or look.has_room(g, tile):
                found[tile] = stats.move_cost(g, self.who, tile) + self.danger(tile)
        return found

    def danger(self, tile: int) -> float:
        """What is to be feared on entering a tile, in AP."""
        g = self.g
        enemies = look.active_enemies(g, g.state.places[tile])
        if enemies:
            return PER_WOUND * self.expected_wounds(enemies, alone=False)
        cost = NIGHT_CARD if self.by_night and tile != NEW_HAVEN else 0.0
        if look.symbol_is_live(g, tile):
            cost += LURKING_AT_NIGHT if self.by_night else LURKING
        return cost

    def cost_to(self, tile: int) -> float:
        """What the way to a tile costs; beyond all measure if there is none."""
        return self.ways[tile][0] if tile in self.ways else 999.0

    # ------------------------------------------------------------ fights

    @cached_property
    def threats(self) -> list[Enemy]:
        return look.threats(self.g, self.who)

    def strength_of(self, who: int, distance: int = 0) -> float:
        """Expected damage of the best attack of a character."""
        pools = [
            combat.attack_pool(self.g, who, card, distance, False) for card in combat.weapons(self.g, who, distance)
        ]
        if distance == 0:
            pools.append(combat.attack_pool(self.g, who, NOBODY, 0, False))
        return max((mean(pool) for pool in pools), default=0.0)

    def blow_of(self, one: Enemy) -> float:
        """Expected damage of one attack of an enemy."""
        return mean(effects_enemies.melee_pool(self.g, one))

    def health_of(self, one: Enemy) -> int:
        return self.content.foe(one.card).hp - one.damage

    def expected_wounds(self, enemies: list[Enemy], alone: bool = True) -> float:
        """Damage to be expected until all of these enemies have fallen, weakest first."""
        force = self.strength_of(self.who)
        if not alone or self.fellows:
            helpers = self.fellows if self.fellows else [who for who in self.team if who != self.who][:1]
            force += 0.7 * sum(self.strength_of(who) for who in helpers)
        wounds, left = 0.0, sorted(enemies, key=self.health_of)
        while left:
            rounds = max(1.0, (self.health_of(left[0]) + 0.3) / max(force, 0.2))
            wounds += rounds * sum(self.blow_of(one) for one in left)
            left = left[1:]
        return wounds

    def chance(self, attribute: str) -> float:
        """The chance to pass an ordinary check."""
        found = throw(stats.check_pool(self.g, self.who, attribute))
        good = sum(weight for roll, weight in zip(found.rolls, found.weights, strict=True) if sum(roll) > 0)
        return good / found.upto[-1]

    # ------------------------------------------------------------ needs of the body

    @cached_property
    def food(self) -> int:
        return self.me.goods[FOOD]

    def tiles_with(self, kinds: set[int]) -> list[int]:
        """Face-up tiles on which something of these kinds lies."""
        return [tile for tile in self.state.at.values() if any(self.lying(tile, kind) for kind in kinds)]

    def nearest(self, tiles: list[int]) -> int:
        """The tile with the cheapest way, or NOBODY."""
        reachable = [tile for tile in tiles if tile in self.ways]
        return min(reachable, key=lambda tile: (self.ways[tile][0], tile), default=NOBODY)

    @cached_property
    def sources(self) -> list[int]:
        """Tiles with water to be had."""
        return [tile for tile in self.state.at.values() if look.water_at(self.g, tile)]
