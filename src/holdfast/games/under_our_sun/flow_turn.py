"""A character's turn: drink, the night card, then action after action, and what each of them stirs up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.ledger import rule as enforces
from holdfast.core.legality import Action
from holdfast.core.view import public
from holdfast.games.under_our_sun import (
    effects_health,
    events,
    look,
    rules_combat,
    rules_small,
    stats,
)
from holdfast.games.under_our_sun.actions import (
    Attack,
    AttackCharacter,
    AttackCharacterWith,
    AttackWith,
    Charge,
    Dodge,
    Drink,
    EndTurn,
    GoThirsty,
    Move,
    Pass,
    Sneak,
    SneakAttack,
    SneakAttackWith,
    Wait,
)
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_actions import Does, does
from holdfast.games.under_our_sun.flow_cards import EventCard, NightCard, night_card_is_due
from holdfast.games.under_our_sun.flow_combat import ANSWER, Round
from holdfast.games.under_our_sun.flow_map import StayHidden
from holdfast.games.under_our_sun.flow_pvp import Duel
from holdfast.games.under_our_sun.flow_travel import Travel
from holdfast.games.under_our_sun.rules_menu import CROWDED_MENU, MENU
from holdfast.games.under_our_sun.state import NOBODY
from holdfast.games.under_our_sun.verbs.missions import Steps

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

NOWHERE = 63
"""The number of no tile, for characters that have left the map."""
SEATS = range(6)
ACT = tuple(Ask((seat,), MENU, then="chosen", text="act") for seat in SEATS)
CROWDED = tuple(Ask((seat,), CROWDED_MENU, then="chosen", text="act") for seat in SEATS)
"""The question of the turn, by seat."""


@public
@rule("UOS-DAY-03", "UOS-DAY-04", "UOS-DAY-05", "UOS-DAY-13", "UOS-DAY-18", "UOS-DAY-23", "UOS-NIGHT-01", "UOS-ACT-01")
@rule("UOS-KARMA-05", "UOS-COMBAT-12", "UOS-COMBAT-13", "UOS-COMBAT-14", "UOS-COMBAT-15", "UOS-HEALTH-19")
class Turn(Frame, tag="turn", kw_only=True):
    """One character's turn in a day phase; it ends with the last AP, by waiting, or by choice."""

    rule: ClassVar[str] = "UOS-DAY-03"
    who: int
    before: int = 0
    """AP before the action."""
    stirs: bool = False
    """Is it an interaction, which calls for a stealth check or a counterattack?"""
    asked: int = 0
    """Waiting characters that were asked after this action, one bit each."""
    actor: int = NOBODY
    """The character that is asked: mostly `who`, now and then one that waits."""
    at: str = "begin"

    def __post_init__(self) -> None:
        if self.actor == NOBODY:
            self.actor = self.who

    def begin(self, g: Game) -> Step:
        state = g.state
        c = state.characters[self.who]
        state.active, state.karma_used = self.who, False
        c.karma, c.resting = c.karma + c.resting, 0
        tell(g, events.TurnBegan, self.who)
        need = stats.drink_need(g, self.who)
        if need and look.water_of(g, self.who):
            return Goto("thirst")
        if need:
            effects_health.drink(g, self.who, need)
        return self.night(g)

    def thirst(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_small.DRINK, then="drank", text="drink")

    def drank(self, g: Game, seat: int, act: Drink | GoThirsty) -> Step:
        need = stats.drink_need(g, self.who)
        if isinstance(act, Drink):
            effects_health.drink(g, self.who, need)
        else:
            effects_health.damage(g, self.who, need)
        return self.night(g)

    def night(self, g: Game) -> Step:
        c = g.state.characters[self.who]
        if not c.fallen and night_card_is_due(g, self.who, entering=False):
            return Call(NightCard(who=self.who), then="menu")
        return Goto("menu")

    # ------------------------------------------------------------ actions

    def menu(self, g: Game) -> Step:
        c = g.state.characters[self.who]
        if c.fallen or c.out or c.ap <= 0 or c.waiting:
            return Goto("end")
        if g.state.crowded and g.state.crowded >> look.tile_of(g, self.who) & 1:
            return CROWDED[c.seat]
        return ACT[c.seat]

    def chosen(self, g: Game, seat: int, act: Action) -> Step:
        self.asked, self.stirs = 0, False
        return CARRIED_OUT.get(type(act), Turn.interact)(self, g, act)

    def move(self, g: Game, act: Move) -> Step:
        return Call(Travel(who=self.who, place=g.state.places[act.tile], mode="move"), then="settle")

    def sneak(self, g: Game, act: Sneak) -> Step:
        return Call(Travel(who=self.who, place=g.state.places[act.tile], mode="sneak"), then="settle")

    def charge(self, g: Game, act: Charge) -> Step:
        return Call(Travel(who=self.who, place=act.place, mode="charge"), then="settle")

    def fight(self, g: Game, act: Action) -> Step:
        return self.combat(g, self.who, act)

    def combat(self, g: Game, who: int, act: Action) -> Step:
        """A combat action; the round is fought where the enemy that is attacked stands."""
        fight = Round(who=who)
        fight.aim(act)
        fight.place = g.state.characters[who].place
        if fight.target != NOBODY:
            fight.place = look.the_enemy(g, fight.target).place
        effects_health.pay_ap(g, who, 2 if fight.verb == "sneak" else 1)
        return Call(fight, then="settle")

    def duel(self, g: Game, act: AttackCharacter | AttackCharacterWith) -> Step:
        effects_health.pay_ap(g, self.who, 1)
        card = act.card if isinstance(act, AttackCharacterWith) else NOBODY
        return Call(Duel(who=self.who, other=act.character, card=card), then="settle")

    def wait(self, g: Game, act: Wait) -> Step:
        g.state.characters[self.who].waiting = True
        tell(g, events.Waited, self.who)
        return self.end(g)

    def stop(self, g: Game, act: EndTurn) -> Step:
        return self.end(g)

    def interact(self, g: Game, act: Action) -> Step:
        """An interaction: pay, do it, and remember whether enemies answer."""
        self.before = g.state.characters[self.who].ap
        done: Does = does(g, self.who, act)
        if done.ap:
            effects_health.pay_ap(g, self.who, done.ap)
            tell(g, events.ActionTaken, self.who, done.ap)
        self.stirs = not done.calm
        if done.provokes and not g.content.edition.free_actions_are_safe:
            self.before += 1
        if done.frame is not None:
            return Call(done.frame, then="settle")
        return self.settle(g)

    # ------------------------------------------------------------ what an action stirs up

    def settle(self, g: Game) -> Step:
        state = g.state
        if state.modifiers:
            state.modifiers = tuple(one for one in state.modifiers if one.until)
        c = state.characters[self.who]
        stirs, self.stirs = self.stirs and c.ap < self.before, False
        if stirs and not c.fallen and not c.out:
            if c.hidden:
                return Call(StayHidden(who=self.who), then="events")
            if look.threats(g, self.who):
                return Call(Round(who=self.who, mode=ANSWER), then="events")
        return self.events(g)

    @enforces("UOS-EVENT-04", "UOS-EVENT-05")
    def events(self, g: Game) -> Step:
        """An event that had to wait happens when the last enemy is gone (UOS-RULING-104, 105, 106)."""
        state = g.state
        characters, at = state.characters, state.at
        on_events = [who for who in state.order if state.events >> at.get(characters[who].place, NOWHERE) & 1]
        if on_events:
            for who in look.in_turn_order(g, self.who):
                c = state.characters[who]
                if c.fallen or c.out or c.hidden or not state.events >> state.at[c.place] & 1:
                    continue
                if not look.active_enemies(g, c.place):
                    return Call(EventCard(who=who), then="events")
        steps = Steps(moment="action", who=self.who)
        return self.others(g) if steps.is_quiet(g) else Call(steps, then="others")

    @enforces("UOS-COMBAT-42", "UOS-COMBAT-43")
    def others(self, g: Game) -> Step:
        """Between two actions, characters that wait may fight (UOS-RULING-158, 193)."""
        characters = g.state.characters
        waiting = [who for who in g.state.order if characters[who].waiting]
        for who in look.in_turn_order(g) if waiting else ():
            c = characters[who]
            if c.waiting and c.ap > 0 and not self.asked >> who & 1 and rules_combat.can_fight(g, who):
                self.asked |= 1 << who
                self.actor = who
                return Goto("ask_helper")
        self.actor = self.who
        return Goto("menu")

    def ask_helper(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.actor), rules_combat.HELP, then="helped", text="help")

    def helped(self, g: Game, seat: int, act: Action) -> Step:
        return Goto("others") if isinstance(act, Pass) else self.combat(g, self.actor, act)

    def end(self, g: Game) -> Step:
        c = g.state.characters[self.who]
        c.acted = True
        if not c.waiting:
            c.ap = 0
        g.state.active = NOBODY
        tell(g, events.TurnEnded, self.who)
        return DONE


CARRIED_OUT: dict[type[Action], Callable[[Turn, Any, Any], Step]] = {
    Move: Turn.move, Sneak: Turn.sneak, Charge: Turn.charge,
    Attack: Turn.fight, AttackWith: Turn.fight, SneakAttack: Turn.fight, SneakAttackWith: Turn.fight, Dodge: Turn.fight,
    AttackCharacter: Turn.duel, AttackCharacterWith: Turn.duel, Wait: Turn.wait, EndTurn: Turn.stop,
}  # fmt: skip
"""How the actions of a turn are carried out; all others are interactions."""
FRAMES: tuple[type[Frame], ...] = (Turn,)
