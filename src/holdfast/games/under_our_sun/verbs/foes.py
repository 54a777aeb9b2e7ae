"""Verbs on enemies: how cards bring them, move them, take them away, strike them and let things strike."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import Action, ActionRule, guard
from holdfast.core.view import public
from holdfast.games.under_our_sun import effects_enemies, effects_health, look, stats
from holdfast.games.under_our_sun import vocabulary as v
from holdfast.games.under_our_sun.actions import Dodge, Pass
from holdfast.games.under_our_sun.dice import Pool
from holdfast.games.under_our_sun.state import NEW_HAVEN, NOBODY
from holdfast.games.under_our_sun.verbs import frames
from holdfast.games.under_our_sun.verbs.conditions import is_type
from holdfast.games.under_our_sun.verbs.each import CRAWLER_BURROW, enemies_within
from holdfast.games.under_our_sun.verbs.ground import place_named, random_place
from holdfast.games.under_our_sun.verbs.picking import Pick
from holdfast.games.under_our_sun.verbs.resolve import Resolve, begins, decider, goes_on, wait
from holdfast.games.under_our_sun.verbs.scene import count, place_of, targets

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

RANDOM = ("adjacent_random", "next_to_T0", "near_carrier")


# ---------------------------------------------------------------- coming, moving, leaving


@begins(v.Spawn)
@rule("UOS-DECK-06", "UOS-DECK-07", "UOS-COMBAT-07", "UOS-COMBAT-08")
def spawn(g: Game, frame: Resolve, verb: v.Spawn) -> Step | None:
    """Bring enemies one after another, each to a place of its own where nature picks it."""
    frame.left = count(g, frame, verb.n)
    return spawn_next(g, frame, verb)


def spawn_next(g: Game, frame: Resolve, verb: v.Spawn) -> Step | None:
    """The next enemy, if one is still to come."""
    if not frame.left:
        return None
    if verb.where in RANDOM:
        return random_place(g, frame, str(verb.where))
    return bring(g, frame, verb, place_named(g, frame, verb.where))


def bring(g: Game, frame: Resolve, verb: v.Spawn, place: int) -> Step | None:
    """Call the frame that draws the card; nothing ever comes to New Haven or to a tile that is not laid."""
    frame.left -= 1
    if place == NOBODY or g.state.at.get(place) == NEW_HAVEN:
        return None
    kind, face = ("face", verb.which) if isinstance(verb.which, int) else (verb.which, NOBODY)
    return wait(frames.spawn(kind, face, place, frame.who, verb.fight == "initial"))


@goes_on(v.Spawn)
def spawned(g: Game, frame: Resolve, verb: v.Spawn) -> Step | None:
    """Nature has picked a place, or an enemy has come."""
    place, frame.picked = frame.picked, NOBODY
    return spawn_next(g, frame, verb) if place == NOBODY else bring(g, frame, verb, place)


@begins(v.MoveEnemies)
@rule("UOS-EMOVE-01", "UOS-EMOVE-13")
def move_enemies(g: Game, frame: Resolve, verb: v.MoveEnemies) -> Step | None:
    """Move every matching enemy; those with a character on their tile stay, unless one is named."""
    if verb.which in ("this", "attacked"):
        one = look.enemy(g, frame.enemy)
        chosen = [one.card] if one is not None and not one.body else []
    else:
        free = [one for one in g.state.enemies if not one.body and not look.here(g, one.place)]
        chosen = [one.card for one in free if is_type(g, one.card, verb.which)]
    frame.queue, frame.left = tuple(chosen * verb.n), 0
    return move_next(g, frame, verb)


@goes_on(v.MoveEnemies)
def move_next(g: Game, frame: Resolve, verb: v.MoveEnemies) -> Step | None:
    """The next one that moves."""
    if not frame.queue:
        return None
    card, frame.queue = frame.queue[0], frame.queue[1:]
    return wait(frames.move_enemy(card, verb.mode, place_of(g, frame)))


@begins(v.RemoveEnemy)
def remove_enemy(g: Game, frame: Resolve, verb: v.RemoveEnemy) -> Step | None:
    """Take enemies off the map; nothing is looted."""
    if verb.which == "this":
        gone = [one for one in g.state.enemies if one.card == frame.enemy]
    else:
        gone = [one for one in g.state.enemies if one.place == g.state.places[CRAWLER_BURROW]]
    for one in gone:
        effects_enemies.remove_enemy(g, one)
    return None


@begins(v.TapEnemy)
@rule("UOS-COMBAT-18")
def tap_enemy(g: Game, frame: Resolve, verb: v.TapEnemy) -> Step | None:
    """The enemy has no action left in this combat round."""
    one = look.enemy(g, frame.enemy)
    if one is not None:
        one.tapped = True
    return None


# ---------------------------------------------------------------- striking


@begins(v.Attack)
@rule("UOS-STEALTH-19", "UOS-COMBAT-23")
def attack(g: Game, frame: Resolve, verb: v.Attack) -> Step | None:
    """A thrown thing strikes an enemy within reach: the one in question, or one that is picked."""
    effects_health.expose(g, frame.who)
    if frame.enemy != NOBODY:
        return wait(frames.roll(frame.who, stats.with_injury(g, frame.who, verb.dice)))
    frame.left = 1
    return wait(Pick(who=decider(g, frame), among=enemies_within(g, frame, verb.reach), kind="enemy"))


@goes_on(v.Attack)
def struck(g: Game, frame: Resolve, verb: v.Attack) -> Step | None:
    """The enemy was picked, or the dice have fallen: each success is 1 damage."""
    if frame.left:
        frame.left, frame.enemy = 0, frame.picked
        if frame.enemy == NOBODY:
            return None
        return wait(frames.roll(frame.who, stats.with_injury(g, frame.who, verb.dice)))
    one = look.enemy(g, frame.enemy)
    if one is not None:
        effects_enemies.hit_enemy(g, one, frame.rolled)
    return None


@begins(v.EnemyAttack)
def enemy_attack(g: Game, frame: Resolve, verb: v.EnemyAttack) -> Step | None:
    """Something without a standee strikes a character."""
    people = targets(g, frame, verb.who)
    return Call(Defences(who=people[0], dice=verb.dice), then="next") if people else None


@public
@rule("UOS-COMBAT-39", "UOS-COMBAT-40")
class Defences(Frame, tag="defences", kw_only=True):
    """One attack roll by the card itself; it may be dodged for 1 AP, announced before the dice fall."""

    rule: ClassVar[str] = "UOS-COMBAT-39"
    who: int
    dice: Pool
    rolled: int = 0
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        return Goto("ask") if g.state.characters[self.who].ap else Goto("strike")

    def ask(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), (DODGE, STAND), then="answered", text="dodge-or-not")

    def answered(self, g: Game, seat: int, act: Action) -> Step:
        if isinstance(act, Pass):
            return Goto("strike")
        effects_health.pay_ap(g, self.who, 1)
        return Call(frames.roll(self.who, stats.dodge_pool(g, self.who)), then="dodged")

    def dodged(self, g: Game) -> Step:
        return DONE if self.rolled else Goto("strike")

    def strike(self, g: Game) -> Step:
        return Call(frames.roll(self.who, self.dice), then="hit")

    def hit(self, g: Game) -> Step:
        return Call(frames.hurt(self.who, self.rolled, "melee"), then="over") if self.rolled else DONE

    def over(self, g: Game) -> Step:
        return DONE


@guard("UOS-COMBAT-39")
def can_dodge(g: Game, seat: int, act: Action) -> bool:
    """A dodge costs 1 AP."""
    frame = g.stack[-1]
    return isinstance(frame, Defences) and g.state.characters[frame.who].ap >= 1


DODGE = ActionRule(Dodge, lambda g, seat: (Dodge(),), (can_dodge,))
STAND = ActionRule(Pass, lambda g, seat: (Pass(),))
