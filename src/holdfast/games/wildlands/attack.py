"""An attack with all defences against it: one single action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.flow import DONE, Ask, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.text import Named
from holdfast.core.view import public
from holdfast.games.wildlands import effects, events, rules_defence, rules_flags
from holdfast.games.wildlands.actions import (
    AREA,
    FLAGS,
    TROOP,
    AreaAttack,
    Defend,
    HeavyMelee,
    HeavyRanged,
    Melee,
    NameTarget,
    Ranged,
    SpaceId,
    TakeHit,
)
from holdfast.games.wildlands.content import DAMAGE
from holdfast.games.wildlands.state import troop_of

if TYPE_CHECKING:
    from holdfast.games.wildlands.game import Wildlands as Game


@public
@rule("WL-DEFEND-03", "WL-DEFEND-04", "WL-MELEE-03", "WL-SHIELD-02", "WL-AREA-02", "WL-AREA-03", "WL-HMELEE-02")
class Attack(Frame, tag="attack", kw_only=True):
    """An attack: the target is known, its owner may defend, then damage is dealt. No interrupt in between."""

    rule: ClassVar[str] = "WL-DEFEND-03"
    flag: int
    attacker: int
    space: int
    """Where the attack lands."""
    targets: list[int]
    """The characters attacked; for melee the candidates until their owner has named one."""
    waiting: list[int]
    """Seats that may still defend, clockwise from the attacker's left, the attacker last (WL-RULING-40)."""
    protected: list[int] = []
    at: str = "aim"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        names = g.content.character_names
        own = [one for one in self.targets if one // TROOP == g.state.players[self.waiting[0]].faction]
        return {
            "attack": FLAGS[self.flag],
            "attacker": Named("character", names[self.attacker]),
            "targets": [Named("character", names[one]) for one in own if one not in self.protected],
        }

    def aim(self, g: Game) -> Step:
        """In melee the owner of several characters decides which of them is attacked (WL-RULING-33)."""
        if self.flag in rules_flags.BLOWS and len(self.targets) > 1:
            return Ask((self.waiting[0],), (rules_defence.NAME_TARGET,), then="named", text="name-target")
        return Goto("defend")

    def named(self, g: Game, seat: int, act: NameTarget) -> Step:
        self.targets = [act.character]
        g.emit(events.TargetNamed, act.character)
        return Goto("defend")

    def defend(self, g: Game) -> Step:
        """Ask whoever could defend, judged by what everybody knows, never by the hand."""
        if not self.waiting:
            return Goto("strike")
        seat = self.waiting[0]
        if not self.could_defend(g, seat):
            return Goto("skip")
        return Ask((seat,), (rules_defence.DEFEND, rules_defence.TAKE_HIT), then="replied", text="defend")

    def could_defend(self, g: Game, seat: int) -> bool:
        """Could this seat hold a card that protects one of its characters?

        Which cards lie in hand and draw pile together is open to all; which of the two they are in is not.
        """
        player = g.state.players[seat]
        if not player.hand:
            return False
        for one in self.targets:
            if one // TROOP == player.faction and one not in self.protected:
                cards = rules_defence.defending_cards(g, self.flag, one)
                if not (cards.isdisjoint(player.hand) and cards.isdisjoint(player.deck)):
                    return True
        return False

    def skip(self, g: Game) -> Step:
        self.waiting = self.waiting[1:]
        return Goto("defend")

    def replied(self, g: Game, seat: int, act: Defend | TakeHit) -> Step:
        if isinstance(act, TakeHit):
            return Goto("skip")
        effects.defend(g, act.character, act.card)
        self.protected = [*self.protected, act.character]
        return Goto("defend")

    def strike(self, g: Game) -> Step:
        hit = [one for one in self.targets if one not in self.protected]
        effects.strike(g, self.attacker, hit, DAMAGE[self.flag])
        return DONE


@rule("WL-MELEE-01", "WL-MELEE-02", "WL-HMELEE-01", "WL-RANGED-01", "WL-RANGED-02", "WL-HRANGED-01", "WL-HRANGED-04")
def attack_one(g: Game, seat: int, act: Melee | HeavyMelee | Ranged | HeavyRanged) -> Attack:
    """An attack on a faction in the own space, or on one character in sight."""
    effects.play(g.state.players[seat], act.card)
    flag, places = rules_flags.FLAG_OF[type(act)], g.state.places
    if isinstance(act, Melee | HeavyMelee):
        space = places[act.character]
        targets = [one for one in troop_of(act.faction) if places[one] == space]
        g.emit(events.Attacked, act.character, FLAGS[flag], act.card, SpaceId(space), faction=act.faction)
    else:
        space, targets = places[act.target], [act.target]
        g.emit(events.Attacked, act.character, FLAGS[flag], act.card, SpaceId(space), target=act.target)
    owner = g.owner(targets[0]).seat
    return Attack(flag=flag, attacker=act.character, space=space, targets=list(targets), waiting=[owner])


@rule("WL-AREA-01", "WL-AREA-02", "WL-AREA-03", "WL-SHIELD-03")
def attack_area(g: Game, seat: int, act: AreaAttack) -> Attack:
    """An attack on everybody in one space, own characters and the attacker included (WL-RULING-37, 38)."""
    effects.play(g.state.players[seat], act.card)
    g.emit(events.Attacked, act.character, FLAGS[AREA], act.card, act.space)
    targets = [one for one, at in enumerate(g.state.places) if at == act.space]
    hit = {g.owner(one).seat for one in targets}
    waiting = [other for other in (*g.clockwise_from(seat), seat) if other in hit]
    return Attack(flag=AREA, attacker=act.character, space=act.space, targets=targets, waiting=waiting)
