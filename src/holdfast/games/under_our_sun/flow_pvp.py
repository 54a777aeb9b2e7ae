"""Character against character."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import Action
from holdfast.core.view import public
from holdfast.games.under_our_sun import combat, effects_health, effects_map, events, look, rules_combat, stats
from holdfast.games.under_our_sun.actions import Counter, CounterWith, Dodge, RunUp
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_combat import ANSWER, Round
from holdfast.games.under_our_sun.flow_health import Hurt
from holdfast.games.under_our_sun.flow_map import Enter
from holdfast.games.under_our_sun.flow_rolls import Roll
from holdfast.games.under_our_sun.state import NOBODY

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@public
@rule("UOS-PVP-01", "UOS-PVP-02", "UOS-PVP-03", "UOS-PVP-04", "UOS-PVP-05", "UOS-PVP-06", "UOS-PVP-07", "UOS-PVP-08")
@rule("UOS-PVP-09", "UOS-PVP-10", "UOS-PVP-11", "UOS-PVP-12", "UOS-PVP-13", "UOS-COMBAT-35", "UOS-RANGED-01")
class Duel(Frame, tag="duel", kw_only=True):
    """A character attacks another, who may strike back, dodge, run up to a shooter, or just take it."""

    rule: ClassVar[str] = "UOS-PVP-02"
    who: int
    """The attacker; while the other is asked, `asked` says so."""
    other: int
    card: int = NOBODY
    reaction: str = ""
    """counter, dodge or run."""
    answer_card: int = NOBODY
    rolled: int = 0
    blow: int = 0
    counterblow: int = 0
    at: str = "begin"

    @property
    def actor(self) -> int:
        """The character that is asked."""
        return self.other

    def ranged(self, g: Game) -> bool:
        """Does the attack come from the neighbouring tile?"""
        return g.state.characters[self.who].place != g.state.characters[self.other].place

    def begin(self, g: Game) -> Step:
        effects_health.expose(g, self.who)
        c = g.state.characters[self.other]
        return Goto("ask" if c.ap > 0 and not c.fallen else "strike")

    def ask(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.other), rules_combat.DEFEND, then="asked", text="defend")

    def asked(self, g: Game, seat: int, act: Action) -> Step:
        if isinstance(act, (Counter, CounterWith)):
            self.reaction = "counter"
            self.answer_card = act.card if isinstance(act, CounterWith) else NOBODY
            effects_health.pay_ap(g, self.other, 1)
        elif isinstance(act, Dodge):
            self.reaction = "dodge"
            effects_health.pay_ap(g, self.other, 1)
        elif isinstance(act, RunUp):
            self.reaction = "run"
        return Goto("strike")

    def strike(self, g: Game) -> Step:
        combat.use_ammo(g, self.card)
        steps = 1 if self.ranged(g) else 0
        return Call(
            Roll(who=self.who, dice=combat.attack_pool(g, self.who, self.card, steps, False), attack=True),
            then="struck",
        )

    def struck(self, g: Game) -> Step:
        self.blow = self.rolled
        tell(g, events.CharacterAttacked, self.who, self.other, self.blow)
        if self.reaction == "counter":
            effects_health.expose(g, self.other)
            combat.use_ammo(g, self.answer_card)
            steps = 1 if self.ranged(g) else 0
            pool = combat.attack_pool(g, self.other, self.answer_card, steps, False)
            return Call(Roll(who=self.other, dice=pool, attack=True), then="countered")
        if self.reaction == "dodge":
            return Call(Roll(who=self.other, dice=stats.dodge_pool(g, self.other)), then="dodged")
        return Goto("hurt_other")

    def countered(self, g: Game) -> Step:
        self.counterblow = self.rolled
        tell(g, events.CharacterAttacked, self.other, self.who, self.counterblow)
        return Goto("hurt_other")

    def dodged(self, g: Game) -> Step:
        """A passed dodge avoids the attack; in 1.0 each success of a dodge from a shot avoids one damage."""
        if self.ranged(g) and not g.content.edition.ranged_dodge_avoids_all:
            self.blow = max(0, self.blow - self.rolled)
        elif self.rolled:
            self.blow = 0
            tell(g, events.AttackAvoided, self.other)
        return Goto("hurt_other")

    def hurt_other(self, g: Game) -> Step:
        kind = "ranged" if self.ranged(g) else "melee"
        return Call(Hurt(who=self.other, n=self.blow, kind=kind), then="hurt_who")

    def hurt_who(self, g: Game) -> Step:
        kind = "ranged" if self.ranged(g) else "melee"
        return Call(Hurt(who=self.who, n=self.counterblow, kind=kind), then="run")

    def run(self, g: Game) -> Step:
        """Running up comes after the damage: pay, strength check, move (UOS-RULING-167)."""
        c = g.state.characters[self.other]
        if self.reaction != "run" or c.fallen:
            return Goto("enemies")
        tile = look.tile_of(g, self.who)
        effects_health.pay_ap(g, self.other, min(c.ap, stats.move_cost(g, self.other, tile)))
        return Call(Roll(who=self.other, dice=stats.check_pool(g, self.other, stats.STRENGTH)), then="ran")

    def ran(self, g: Game) -> Step:
        place = g.state.characters[self.who].place
        if not self.rolled or not look.has_room(g, g.state.at[place]):
            return Goto("enemies")
        effects_map.move_character(g, self.other, place)
        return Call(Enter(who=self.other), then="enemies")

    def enemies(self, g: Game) -> Step:
        """Enemies on the attacker's tile answer its action (UOS-RULING-166)."""
        if look.threats(g, self.who):
            return Call(Round(who=self.who, mode=ANSWER), then="end")
        return DONE

    def end(self, g: Game) -> Step:
        return DONE


FRAMES: tuple[type[Frame], ...] = (Duel,)
