"""Combat against enemies: rounds, initial rounds, counterattacks, and others who join in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.ledger import rule as enforces
from holdfast.core.legality import Action
from holdfast.core.view import public
from holdfast.games.under_our_sun import (
    abilities,
    combat,
    effects_enemies,
    effects_health,
    effects_sol,
    events,
    look,
    rules_combat,
    stats,
)
from holdfast.games.under_our_sun.actions import Attack as AttackAct
from holdfast.games.under_our_sun.actions import (
    AttackWith,
    Dodge,
    Pass,
    PickEnemy,
    RevealRole,
    SneakAttack,
    SneakAttackWith,
)
from holdfast.games.under_our_sun.dice import BLUE, NO_DICE, ONE
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_health import Hurt, Wound, has_special, hits_plainly
from holdfast.games.under_our_sun.flow_rolls import Roll
from holdfast.games.under_our_sun.state import FENCE, NOBODY, Enemy
from holdfast.games.under_our_sun.verbs.reacting import React, Special

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

FIGHT, ANSWER, INITIAL = "fight", "answer", "initial"
"""A round opened by a combat action, the answer of enemies to another action, and the free first round."""


@public
@rule("UOS-COMBAT-22", "UOS-COMBAT-20", "UOS-TEAM-17", "UOS-TEAM-18")
class Blow(Frame, tag="blow", kw_only=True):
    """One attack of one enemy: it may be called off by a traitor's reveal or drawn by an ally, then it is rolled.

    What it would deal is left in `dealt` and whom it hits in `hit` of the procedure that called.
    """

    rule: ClassVar[str] = "UOS-COMBAT-20"
    enemy: int
    victim: int
    ranged: bool = False
    rolled: int = 0
    asked: int = 0
    at: str = "reveal"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.victim

    def reveal(self, g: Game) -> Step:
        """An unknown Son of Liberty may show his colours; everybody who could be one is asked (UOS-RULING-020)."""
        if g.content.foe(self.enemy).sol and effects_sol.could_be_sol(g, self.victim):
            return Ask(look.seat_of(g, self.victim), rules_combat.SHOW_COLOURS, then="shown", text="show-colours")
        return self.allies(g)

    def shown(self, g: Game, seat: int, act: RevealRole | Pass) -> Step:
        if isinstance(act, RevealRole):
            effects_sol.reveal_role(g, seat)
            cast(Any, g.stack[-2]).dealt = 0
            return DONE
        return Goto("allies")

    def allies(self, g: Game) -> Step:
        place = g.state.characters[self.victim].place
        for ally in look.here(g, place):
            if (
                ally != self.victim
                and not self.asked >> ally & 1
                and abilities.has_reaction(g, ally, "on_ally_attacked")
            ):
                self.asked |= 1 << ally
                window = React(trigger="on_ally_attacked", who=ally, enemy=self.enemy, other=self.victim)
                return Call(window, then="allies")
        return self.roll(g)

    def roll(self, g: Game) -> Step:
        one = look.the_enemy(g, self.enemy)
        one.tapped = True
        effects_health.expose(g, self.victim)  # who steps in front of an ally is seen
        effects_enemies.notice(g, one, self.victim)
        pool = effects_enemies.ranged_pool(g, one) if self.ranged else effects_enemies.melee_pool(g, one)
        return Call(Roll(dice=pool), then="hit")

    def hit(self, g: Game) -> Step:
        tell(g, events.EnemyAttacked, self.enemy, self.victim, self.rolled)
        caller = cast(Any, g.stack[-2])
        caller.dealt, caller.hit = self.rolled, self.victim
        return DONE


@public
@rule("UOS-COMBAT-11", "UOS-COMBAT-12", "UOS-COMBAT-13", "UOS-COMBAT-17", "UOS-COMBAT-18", "UOS-COMBAT-19")
@rule("UOS-COMBAT-01", "UOS-COMBAT-02", "UOS-COMBAT-03", "UOS-COMBAT-51", "UOS-MULTI-02", "UOS-MULTI-03")
@rule("UOS-MULTI-04", "UOS-MULTI-05", "UOS-MULTI-06", "UOS-MULTI-07", "UOS-MULTI-08", "UOS-MULTI-09", "UOS-MULTI-10")
@rule("UOS-MULTI-13", "UOS-MULTI-14", "UOS-MULTI-15", "UOS-MULTI-16", "UOS-COMBAT-41", "UOS-COMBAT-37", "UOS-COMBAT-38")
class Round(Frame, tag="round", kw_only=True):
    """A combat round (UOS-RULING-149): an action, a counterattack, others who join, then the enemies that are left."""

    rule: ClassVar[str] = "UOS-COMBAT-11"
    who: int
    """Whose action it is: first the opener, then whoever joins."""
    mode: str = FIGHT
    place: int = NOBODY
    """Where the fight is: the tile of the enemy attacked, or of the opener."""
    verb: str = ""
    """The combat action: attack, sneak or dodge."""
    target: int = NOBODY
    card: int = NOBODY
    """The weapon, if one is used."""
    cancelled: bool = False
    rolled: int = 0
    striker: int = NOBODY
    """The enemy whose attack is being made."""
    dealt: int = 0
    hit: int = NOBODY
    killer: int = NOBODY
    fought: tuple[int, ...] = ()
    """Who has acted in this round, in order."""
    asked: int = 0
    dodged: int = 0
    """Characters whose dodge has succeeded, one bit each."""
    unseen: int = 0
    """Characters whose sneak attack has succeeded: nobody strikes back at them."""
    held: tuple[tuple[int, int, int], ...] = ()
    """Attacks on dodging characters, not yet applied: enemy, character, damage."""
    queue: tuple[tuple[int, int], ...] = ()
    """Attacks still to come: enemy, character."""
    at: str = "open"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.who

    # ------------------------------------------------------------ opening

    def open(self, g: Game) -> Step:
        effects_enemies.untap_all(g)
        if self.place == NOBODY:
            self.place = g.state.characters[self.who].place
        if self.mode == ANSWER:
            self.fought = (self.who,)
            return self.rest(g)
        if self.mode == INITIAL:
            if self.cancelled or not look.threats(g, self.who):
                return DONE
            tell(g, events.InitialRoundBegan, self.who)
            return Goto("choose")
        return self.act(g)

    def choose(self, g: Game) -> Step:
        """The free action of an initial round: attack or dodge, or nothing (UOS-RULING-184)."""
        return Ask(look.seat_of(g, self.who), rules_combat.INITIAL_ACTIONS, then="chosen", text="initial-round")

    def chosen(self, g: Game, seat: int, act: Action) -> Step:
        self.aim(act)
        return self.act(g) if self.verb else self.no_action(g)

    def no_action(self, g: Game) -> Step:
        self.fought = (self.who,)
        return self.rest(g)

    def aim(self, act: Action) -> None:
        """Take down what a combat action says."""
        self.target = self.card = NOBODY
        self.verb = ""
        if isinstance(act, (AttackAct, AttackWith, SneakAttack, SneakAttackWith)):
            self.verb = "sneak" if isinstance(act, (SneakAttack, SneakAttackWith)) else "attack"
            self.target = act.enemy
            if isinstance(act, (AttackWith, SneakAttackWith)):
                self.card = act.card
        elif isinstance(act, Dodge):
            self.verb = "dodge"

    # ------------------------------------------------------------ one character's action

    @enforces("UOS-STEALTH-19", "UOS-COMBAT-46", "UOS-COMBAT-39", "UOS-COMBAT-40", "UOS-COMBAT-52")
    def act(self, g: Game) -> Step:
        if self.verb == "sneak":
            return Call(Roll(who=self.who, dice=stats.check_pool(g, self.who, stats.STEALTH)), then="sneaked")
        effects_health.expose(g, self.who)
        if self.verb == "dodge":
            return Call(Roll(who=self.who, dice=stats.dodge_pool(g, self.who)), then="dodge_rolled")
        return self.strike(g)

    def dodge_rolled(self, g: Game) -> Step:
        if self.rolled:
            self.dodged |= 1 << self.who
        return self.answer(g)

    @enforces("UOS-COMBAT-47", "UOS-COMBAT-48", "UOS-COMBAT-50")
    def sneaked(self, g: Game) -> Step:
        """Passed: an attack that nobody answers. Failed: exposed before it came to that (UOS-RULING-156)."""
        passed = self.rolled > 0
        effects_health.expose(g, self.who)
        if passed:
            self.unseen |= 1 << self.who
            return self.strike(g)
        self.verb = "failed"
        return Goto("failed_sneak" if not g.content.edition.exposed_by_enemy_is_countered else "answer")

    def failed_sneak(self, g: Game) -> Step:
        return Call(Round(who=self.who, mode=INITIAL), then="end")

    @enforces("UOS-COMBAT-35", "UOS-RANGED-03", "UOS-RANGED-04", "UOS-MULTI-09", "UOS-THEFT-12", "UOS-THEFT-08")
    def strike(self, g: Game) -> Step:
        one = look.the_enemy(g, self.target)
        if one.card == FENCE:
            effects_enemies.anger_merchant(g, self.who)
        effects_enemies.notice(g, one, self.who)
        combat.use_ammo(g, self.card)
        steps = combat.distance(g, self.who, one.place)
        pool = combat.attack_pool(g, self.who, self.card, steps, bool(self.unseen >> self.who & 1))
        return Call(Roll(who=self.who, dice=pool, attack=True), then="struck")

    @enforces("UOS-COMBAT-23", "UOS-COMBAT-24", "UOS-MULTI-08")
    def struck(self, g: Game) -> Step:
        one = look.the_enemy(g, self.target)
        tell(g, events.AttackMade, self.who, self.target, self.rolled)
        steps = combat.distance(g, self.who, one.place)
        kind = "ranged" if combat.is_ranged(g, self.card, steps) else "melee"
        then = "ranged_over" if steps else "shot_over" if kind == "ranged" else "answer"
        return Call(Wound(enemy=self.target, n=self.rolled, who=self.who, card=self.card, kind=kind), then=then)

    def shot_over(self, g: Game) -> Step:
        """A ranged weapon was used at arm's length: an ordinary attack (UOS-RULING-165)."""
        if abilities.has_reaction(g, self.who, "after_ranged_attack"):
            return Call(React(trigger="after_ranged_attack", who=self.who, card=self.card), then="answer")
        return Goto("answer")

    # ------------------------------------------------------------ reaction to a ranged attack

    def ranged_over(self, g: Game) -> Step:
        if abilities.has_reaction(g, self.who, "after_ranged_attack"):
            return Call(React(trigger="after_ranged_attack", who=self.who, card=self.card), then="reaction")
        return Goto("reaction")

    @enforces("UOS-RANGED-02", "UOS-RANGED-05", "UOS-RANGED-09", "UOS-COMBAT-09")
    def reaction(self, g: Game) -> Step:
        """Only the enemy that was shot at reacts, even a dying one; a tapped one does not (UOS-RULING-163)."""
        one = look.enemy(g, self.target)
        if one is None or one.tapped or combat.distance(g, self.who, one.place) != 1:
            return Goto("invite")
        return Call(Roll(dice=ONE[BLUE]), then="reacted")

    @enforces("UOS-RANGED-06", "UOS-RANGED-07", "UOS-RANGED-08", "UOS-RANGED-09")
    def reacted(self, g: Game) -> Step:
        one = look.the_enemy(g, self.target)
        mine = g.state.characters[self.who].place
        if self.rolled and one.card != FENCE and effects_enemies.may_enter(g, one, mine):
            effects_enemies.move_enemy(g, one, mine, quietly=False)
            effects_enemies.notice(g, one, self.who)
            one.tapped = True
            return Goto("joined_in")
        if effects_enemies.ranged_pool(g, one) == NO_DICE or not look.is_foe(g, one, self.who):
            return Goto("joined_in")
        return Call(Blow(enemy=self.target, victim=self.who, ranged=True), then="shot_back")

    def shot_back(self, g: Game) -> Step:
        n, self.dealt = self.dealt, 0
        return Call(Hurt(who=self.hit, n=n, kind="ranged", enemy=self.target), then="joined_in")

    def joined_in(self, g: Game) -> Step:
        self.fought = (*self.fought, self.who)
        return Goto("invite")

    # ------------------------------------------------------------ the immediate counterattack

    @enforces("UOS-MULTI-10", "UOS-MULTI-11", "UOS-MULTI-12", "UOS-COMBAT-47", "UOS-COMBAT-49", "UOS-COMBAT-15")
    def answer(self, g: Game) -> Step:
        """The attacked enemy strikes back, else the strongest that can; in an initial round all do so at the end."""
        self.fought = (*self.fought, self.who)
        if self.mode == INITIAL or self.unseen >> self.who & 1:
            return self.invite(g)
        here = self.attackers(g, self.who)
        one = next((each for each in here if each.card == self.target and not each.tapped), None)
        one = one or effects_enemies.strongest(g, here)
        if one is None:
            return self.invite(g)
        self.queue = ((one.card, self.who),)
        return self.attack(g)

    def attackers(self, g: Game, who: int) -> list[Enemy]:
        """The enemies that can strike at a character; one that was just defeated still makes its last attack."""
        c = g.state.characters[who]
        if c.hidden or c.fallen or c.out:
            return []
        found = []
        for one in g.state.enemies:
            if one.place == c.place and look.is_foe(g, one, who) and (not one.body or self.fell_now(one)):
                found.append(one)
        return found

    def fell_now(self, one: Enemy) -> bool:
        """Was this body an enemy when the round began?"""
        return self.killer != NOBODY and one.card == self.target

    def attack(self, g: Game) -> Step:
        """The next attack of the queue; an enemy tapped meanwhile, or gone, makes none."""
        while self.queue:
            (enemy, victim), self.queue = self.queue[0], self.queue[1:]
            one = look.enemy(g, enemy)
            c = g.state.characters[victim]
            if one is None or one.tapped or c.fallen or c.out or one.place != c.place:
                continue
            self.dealt, self.hit, self.striker = 0, victim, enemy
            return Call(Blow(enemy=enemy, victim=victim), then="land")
        return self.invite(g) if self.mode == FIGHT and self.asked >= 0 else self.avoid(g)

    def land(self, g: Game) -> Step:
        n, self.dealt = self.dealt, 0
        if self.dodged >> self.hit & 1:
            self.held = (*self.held, (self.striker, self.hit, n))
            return self.attack(g)
        if not n or hits_plainly(g, self.hit, n, self.striker):
            return self.attack(g)
        return Call(Hurt(who=self.hit, n=n, kind="melee", enemy=self.striker), then="attack")

    # ------------------------------------------------------------ others join

    def invite(self, g: Game) -> Step:
        if self.mode != FIGHT:
            return self.rest(g)
        if not any(not one.body for one in g.state.enemies if one.place == self.place):
            return self.rest(g)
        for other in look.in_turn_order(g, self.fought[0] if self.fought else None):
            if other in self.fought or self.asked >> other & 1 or not combat.in_range(g, other, self.place):
                continue
            self.asked |= 1 << other
            self.who = other
            return Goto("ask")
        return self.rest(g)

    def ask(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_combat.JOIN_ACTIONS, then="joined", text="join")

    def joined(self, g: Game, seat: int, act: Action) -> Step:
        self.aim(act)
        if not self.verb:
            return Goto("invite")
        effects_health.pay_ap(g, self.who, 2 if self.verb == "sneak" else 1)
        self.killer = NOBODY
        return Goto("act")

    # ------------------------------------------------------------ the enemies that are left

    @enforces("UOS-MULTI-14", "UOS-COMBAT-51", "UOS-COMBAT-03")
    def rest(self, g: Game) -> Step:
        """Every enemy that has not attacked turns on the last who acted on its tile (UOS-RULING-153)."""
        self.asked = -1
        queue = []
        for one in list(g.state.enemies):
            if one.tapped or (one.body and not self.fell_now(one)):
                continue
            for who in reversed(self.fought):
                if self.exposed_to(g, one, who):
                    queue.append((one.card, who))
                    break
        self.queue = tuple(queue)
        return self.attack(g)

    def exposed_to(self, g: Game, one: Enemy, who: int) -> bool:
        c = g.state.characters[who]
        if c.place != one.place or c.hidden or c.fallen or c.out or self.unseen >> who & 1:
            return False
        return look.is_foe(g, one, who)

    @enforces("UOS-COMBAT-41", "UOS-COMBAT-39")
    def avoid(self, g: Game) -> Step:
        """Whoever dodged avoids one attack, chosen after all have been rolled (UOS-RULING-155)."""
        for who in {victim for _, victim, _ in self.held}:
            if self.dodged >> who & 1:
                self.who = who
                if sum(victim == who for _, victim, _ in self.held) > 1:
                    return Goto("choose_avoided")
                self.drop_held(g, next(enemy for enemy, victim, _ in self.held if victim == who))
                return Goto("avoid")
        return self.apply(g)

    def choose_avoided(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_combat.AVOID, then="avoided", text="avoid")

    def avoided(self, g: Game, seat: int, act: PickEnemy) -> Step:
        self.drop_held(g, act.enemy)
        return Goto("avoid")

    def drop_held(self, g: Game, enemy: int) -> None:
        """One attack on a dodging character comes to nothing."""
        self.held = tuple(one for one in self.held if one[:2] != (enemy, self.who))
        self.dodged &= ~(1 << self.who)
        tell(g, events.AttackAvoided, self.who)

    def apply(self, g: Game) -> Step:
        if not self.held:
            return self.survivors(g)
        (enemy, who, n), self.held = self.held[0], self.held[1:]
        if hits_plainly(g, who, n, enemy):
            return self.apply(g)
        return Call(Hurt(who=who, n=n, kind="melee", enemy=enemy), then="apply")

    def survivors(self, g: Game) -> Step:
        """Enemies with a special for the end of a round use it."""
        last = self.fought[-1] if self.fought else self.who
        self.queue = tuple(
            (one.card, last)
            for one in g.state.enemies
            if one.place == self.place and not one.body and has_special(g, one.card, "on_round_survived")
        )
        return self.specials(g)

    def specials(self, g: Game) -> Step:
        if not self.queue:
            return self.end(g)
        (enemy, who), self.queue = self.queue[0], self.queue[1:]
        return Call(Special(trigger="on_round_survived", enemy=enemy, who=who), then="specials")

    def end(self, g: Game) -> Step:
        effects_enemies.untap_all(g)
        return DONE


FRAMES: tuple[type[Frame], ...] = (Blow, Round)
