"""Enemies come, move and flee."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.chance import Pick
from holdfast.core.flow import DONE, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.ledger import rule as enforces
from holdfast.core.view import public
from holdfast.games.under_our_sun import abilities, effects_enemies, effects_health, events, look, stats
from holdfast.games.under_our_sun.dice import D8, totals
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_cards import EventCard
from holdfast.games.under_our_sun.flow_combat import INITIAL, Round
from holdfast.games.under_our_sun.flow_health import has_special
from holdfast.games.under_our_sun.state import FENCE, NEW_HAVEN, NOBODY, Enemy
from holdfast.games.under_our_sun.verbs.reacting import React, Special
from holdfast.kit import deck as decks

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

STAY, TOWARD = 7, 8
TWO_GREEN = (2, 0, 0, 0)


@public
@rule("UOS-DECK-06", "UOS-DECK-07", "UOS-DECK-04", "UOS-ENEMY-02", "UOS-ENEMY-06", "UOS-COMBAT-07", "UOS-COMBAT-08")
@rule("UOS-FIRE-08", "UOS-TEAM-13", "UOS-TEAM-21", "UOS-TEAM-23")
class Spawn(Frame, tag="spawn", kw_only=True):
    """An enemy enters play: its card is drawn, its standee placed, and if it meets somebody they fight.

    Of a type or a face the next such card is searched, and the others are shuffled back; the traitor's own call
    lays the cards that do not fit under the deck (UOS-RULING-017).
    """

    rule: ClassVar[str] = "UOS-DECK-06"
    place: int
    kind: str = "top"
    """top, animal, human, mutated or sol."""
    face: int = NOBODY
    """A certain face is wanted, or NOBODY."""
    who: int = NOBODY
    """Who woke it."""
    fight: bool = True
    symbol: int = NOBODY
    one_by_one: bool = False
    reshuffled: bool = False
    card: int = NOBODY
    cancelled: bool = False
    rolled: int = 0
    at: str = "draw"

    def draw(self, g: Game) -> Step:
        state = g.state
        if state.at.get(self.place) == NEW_HAVEN:
            return DONE
        deck = state.enemy
        wanted = self.wanted(g, [*deck.top, *deck.rest])
        if not wanted:
            if not deck.bottom or self.reshuffled:
                return Goto("another")
            self.reshuffled = True
            decks.shuffle(deck)
            return Goto("draw")
        if self.one_by_one or self.kind == "top":
            return Goto("draw_top")
        return Goto("search")

    def wanted(self, g: Game, cards: list[int]) -> list[int]:
        """The cards among these that would do."""
        if self.face != NOBODY:
            return [card for card in cards if g.content.foe_of[card] == self.face]
        if self.kind == "top":
            return cards
        if self.kind == "sol":
            return [card for card in cards if g.content.foe(card).sol]
        return [card for card in cards if g.content.foe(card).type == self.kind]

    def another(self, g: Game) -> Step:
        """All cards of that face are in play: one of its type comes instead; nothing if there is none."""
        if self.face == NOBODY:
            return DONE
        foe = g.content.foes[self.face]
        self.kind, self.face, self.reshuffled = ("sol" if foe.sol else foe.type), NOBODY, False
        return Goto("draw")

    def draw_top(self, g: Game) -> Step:
        card = decks.next_card(g.state.enemy)
        if isinstance(card, int):
            self.card = card
            return Goto("taken")
        assert card is not None
        return Chance(card, then="drawn", text="enemy-card")

    def search(self, g: Game) -> Step:
        known = self.wanted(g, g.state.enemy.top)
        if known:
            self.card = known[0]
            return Goto("found")
        return Chance(Pick.evenly(tuple(self.wanted(g, g.state.enemy.rest))), then="searched", text="enemy-card")

    def searched(self, g: Game, card: int) -> Step:
        self.card = card
        return self.found(g)

    def found(self, g: Game) -> Step:
        deck = g.state.enemy
        (deck.top if self.card in deck.top else deck.rest).remove(self.card)
        deck.rest = sorted([*deck.top, *deck.rest])
        deck.top = []
        return self.place_it(g)

    def drawn(self, g: Game, card: int) -> Step:
        self.card = card
        return self.taken(g)

    def taken(self, g: Game) -> Step:
        decks.take(g.state.enemy, self.card)
        if self.one_by_one and not self.wanted(g, [self.card]):
            decks.put_at_bottom(g.state.enemy, self.card)
            return Goto("draw")
        return self.place_it(g)

    def place_it(self, g: Game) -> Step:
        effects_enemies.place_enemy(g, self.card, self.place, self.symbol)
        if self.who == NOBODY or g.state.characters[self.who].place != self.place:
            self.who = next((who for who in self.by_turn(g) if not g.state.characters[who].hidden), NOBODY)
        if has_special(g, self.card, "on_spawn_here"):
            return Call(Special(trigger="on_spawn_here", enemy=self.card, who=self.who), then="sense")
        return self.sense(g)

    def by_turn(self, g: Game) -> list[int]:
        """The standing characters on the tile, in turn order (UOS-RULING-143)."""
        here = look.here(g, self.place)
        return [who for who in look.in_turn_order(g) if who in here]

    @enforces("UOS-EVENT-08")
    def sense(self, g: Game) -> Step:
        """An event's encounter exposes whoever had sneaked in; a beast whisperer may keep the peace."""
        who = self.who
        if self.fight and who != NOBODY and g.state.characters[who].hidden:
            if any([isinstance(frame, EventCard) for frame in g.stack]):
                effects_health.expose(g, who)
        if self.fight and who != NOBODY and abilities.has_reaction(g, who, "on_spawn_here"):
            return Call(React(trigger="on_spawn_here", who=who, enemy=self.card), then="meet")
        return self.meet(g)

    def meet(self, g: Game) -> Step:
        one = look.enemy(g, self.card)
        if one is None or one.place != self.place:
            return DONE
        tile = g.state.at.get(self.place, NOBODY)
        shy = g.content.foe(one.card).type == "animal" and tile != NOBODY and look.has_fire(g, tile)
        if shy and g.content.edition.animals_flee_fire:
            return Call(MoveEnemy(card=self.card, mode="flee"), then="end")
        if self.cancelled or not self.fight or self.who == NOBODY or not look.threats(g, self.who):
            return DONE
        return Call(Round(who=self.who, mode=INITIAL), then="end")

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-EMOVE-01", "UOS-EMOVE-02", "UOS-EMOVE-03", "UOS-EMOVE-04", "UOS-EMOVE-05", "UOS-EMOVE-06", "UOS-EMOVE-12")
@rule("UOS-TILE-14", "UOS-EMOVE-13", "UOS-PREP-12", "UOS-EMOVE-10", "UOS-FIRE-06", "UOS-FIRE-07")
class MoveEnemy(Frame, tag="move_enemy", kw_only=True):
    """One enemy moves one tile: as an eight-sided die says, away from a fire, or toward somebody."""

    rule: ClassVar[str] = "UOS-EMOVE-02"
    card: int
    mode: str = "d8"
    """d8 (may stay), flee (must go), toward_self, toward_nearest."""
    target: int = NOBODY
    """The place to go toward."""
    tied: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        if look.enemy(g, self.card) is None or self.card == FENCE:
            return DONE
        if self.mode in ("toward_self", "toward_nearest"):
            return Goto("toward" if self.target != NOBODY else "nearest")
        return Goto("roll")

    def roll(self, g: Game) -> Step:
        return Chance(D8, then="rolled", text="enemy-moves")

    def rolled(self, g: Game, roll: int) -> Step:
        one = look.the_enemy(g, self.card)
        tell(g, events.DirectionRolled, self.card, roll)
        if roll == TOWARD:
            return Goto("roll" if self.mode == "flee" else "nearest")
        if g.content.foe(self.card).abilities.stats[ONLY_ON_8] > 0:
            return DONE
        if roll == STAY:
            return Goto("roll") if self.mode == "flee" else DONE
        place = g.content.grid.near[one.place][roll - 1]
        if place not in g.state.at and place not in g.state.face_down and look.tiles_left(g) <= 0:
            return Goto("roll")
        if effects_enemies.may_enter(g, one, place):
            effects_enemies.move_enemy(g, one, place)
            return DONE
        return Goto("roll") if self.mode == "flee" else DONE

    def nearest(self, g: Game) -> Step:
        """Toward the nearest character; of several, toward the one who rolls fewest successes."""
        one = look.the_enemy(g, self.card)
        away = {who: g.content.grid.distance(one.place, g.state.characters[who].place) for who in look.standing(g)}
        if not away:
            return DONE
        least = min(away.values())
        self.tied = tuple(who for who in look.in_turn_order(g) if away.get(who) == least)
        places = {g.state.characters[who].place for who in self.tied}
        if len(places) == 1:
            self.target = places.pop()
            return Goto("toward")
        self.scores = ()
        return Goto("score")

    def score(self, g: Game) -> Step:
        who = self.tied[len(self.scores)]
        return Chance(totals(stats.with_injury(g, who, TWO_GREEN)), then="scored", text="nearest-roll")

    def scored(self, g: Game, n: int) -> Step:
        self.scores = (*self.scores, n)
        if len(self.scores) < len(self.tied):
            return Goto("score")
        fewest = min(self.scores)
        self.tied = tuple(who for who, n in zip(self.tied, self.scores, strict=True) if n == fewest)
        self.scores = ()
        if len(self.tied) > 1:
            return Goto("score")
        self.target = g.state.characters[self.tied[0]].place
        return Goto("toward")

    def steps(self, g: Game, one: Enemy) -> list[int]:
        """The places one step nearer to the target that the enemy may enter (UOS-RULING-171)."""
        grid = g.content.grid
        now = grid.distance(one.place, self.target)
        more = look.tiles_left(g) > 0
        return [
            place
            for place in grid.near[one.place]
            if grid.distance(place, self.target) < now
            and (place in g.state.at or place in g.state.face_down or more)
            and effects_enemies.may_enter(g, one, place)
        ]

    def toward(self, g: Game) -> Step:
        one = look.the_enemy(g, self.card)
        ways = self.steps(g, one)
        if not ways:
            return DONE
        if len(ways) > 1:
            return Chance(Pick.evenly(tuple(ways)), then="went", text="enemy-way")
        return Goto("go")

    def went(self, g: Game, place: int) -> Step:
        effects_enemies.move_enemy(g, look.the_enemy(g, self.card), place)
        return DONE

    def go(self, g: Game) -> Step:
        one = look.the_enemy(g, self.card)
        effects_enemies.move_enemy(g, one, self.steps(g, one)[0])
        return DONE


ONLY_ON_8 = stats.STAT["enemy_moves_only_on_8"]


@public
@rule("UOS-PREP-12", "UOS-EMOVE-01", "UOS-EMOVE-08", "UOS-EMOVE-09", "UOS-EMOVE-11")
class EnemiesMove(Frame, tag="enemies_move"):
    """Preparation, step e: every enemy without a character on its tile moves, in the order of spawning."""

    rule: ClassVar[str] = "UOS-PREP-12"
    left: tuple[int, ...] = ()
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        self.left = tuple(one.card for one in g.state.enemies if not one.body and one.card != FENCE)
        return Goto("next")

    def next(self, g: Game) -> Step:
        while self.left:
            card, self.left = self.left[0], self.left[1:]
            one = look.enemy(g, card)
            if one is not None and not self.stays(g, one):
                return Call(MoveEnemy(card=card), then="next")
        return DONE

    def stays(self, g: Game, one: Enemy) -> bool:
        """Does somebody on its tile, or the target tile itself, hold an enemy where it is?"""
        edition = g.content.edition
        tile = g.state.at.get(one.place, NOBODY)
        if edition.target_enemies_stay and tile != NOBODY and g.content.tiles[tile].target:
            return True
        here = look.here(g, one.place)
        if not edition.hidden_hold_enemies:
            here = [who for who in here if not g.state.characters[who].hidden]
        return bool(here)


FRAMES: tuple[type[Frame], ...] = (Spawn, MoveEnemy, EnemiesMove)
