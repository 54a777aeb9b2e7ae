"""Reactions: the window in which a character may answer what happens, and what enemies do by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from holdfast.core.flow import DONE, Ask, Call, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import Action, ActionRule, Menu, guard
from holdfast.core.text import Named
from holdfast.core.view import public
from holdfast.games.under_our_sun import effects_goods, look
from holdfast.games.under_our_sun.actions import CardId, Pass, ReactSkill, ReactWith
from holdfast.games.under_our_sun.state import GOODS, NOBODY
from holdfast.games.under_our_sun.verbs.conditions import holds
from holdfast.games.under_our_sun.verbs.picking import Pick
from holdfast.games.under_our_sun.verbs.resolve import Resolve, same_scene
from holdfast.games.under_our_sun.verbs.scene import Scene
from holdfast.games.under_our_sun.verbs.using import pay_card, pay_skill, reactions
from holdfast.games.under_our_sun.vocabulary import React as Reaction
from holdfast.games.under_our_sun.vocabulary_conditions import VictimPays

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

AUTOMATIC = ("on_loot", "after_ranged_attack")
"""Reactions to these only ever help and cost nothing, so nobody is asked."""


@public
@rule("UOS-CHAR-07", "UOS-ACT-19", "UOS-ACT-21")
class React(Scene, tag="react", kw_only=True):
    """A character may react to a trigger with skills and cards, one after another; free gifts come by themselves."""

    rule: ClassVar[str] = "UOS-CHAR-07"
    trigger: str
    used: tuple[tuple[int, int], ...] = ()
    """What has been used in this window: (card, number) or (NOBODY, skill)."""
    at: str = "offer"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {
            "trigger": self.trigger,
            "character": Named("character", g.content.names["character"][self.who]),
            "n": self.n,
        }

    def ready(self, g: Game) -> tuple[list[tuple[int, int]], list[int]]:
        """What can still be used in this window."""
        cards, skills = reactions(g, self.who, self.trigger, self)
        return (
            [one for one in cards if one not in self.used],
            [one for one in skills if (NOBODY, one) not in self.used],
        )

    def offer(self, g: Game) -> Step:
        cards, skills = self.ready(g)
        if not cards and not skills:
            return DONE
        return Goto("take_gift" if self.trigger in AUTOMATIC else "ask")

    def take_gift(self, g: Game) -> Step:
        cards, skills = self.ready(g)
        return self.use_card(g, *cards[0]) if cards else self.use_skill(g, skills[0])

    def ask(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), REACTIONS, then="answered", text="react")

    def answered(self, g: Game, seat: int, act: ReactWith | ReactSkill | Pass) -> Step:
        if isinstance(act, ReactWith):
            return self.use_card(g, act.card, act.ability)
        if isinstance(act, ReactSkill):
            return self.use_skill(g, act.ability)
        return DONE

    def use_card(self, g: Game, card: int, number: int) -> Step:
        """Pay for a card's reaction and carry it out."""
        react = g.content.thing(card).abilities.reacts[number]
        self.used = (*self.used, (card, number))
        pay_card(g, self.who, card, react.spend)
        return Call(same_scene(self, react.do, card=card), then="offer")

    def use_skill(self, g: Game, number: int) -> Step:
        """Pay for a skill's reaction and carry it out; the card of the scene is what was done it with."""
        react = g.content.boards[self.who].skills[number].react
        assert react is not None
        self.used = (*self.used, (NOBODY, number))
        pay_skill(g, self.who, number, react.spend)
        return Call(same_scene(self, react.do), then="offer")


@guard("UOS-CHAR-07")
def card_can_react(g: Game, seat: int, act: ReactWith) -> bool:
    """Only a card that works, has a use left and fits what happens can react."""
    frame = cast("React", g.stack[-1])
    return (act.card, act.ability) in frame.ready(g)[0]


@guard("UOS-CHAR-07")
def skill_can_react(g: Game, seat: int, act: ReactSkill) -> bool:
    """Only a skill without a marker that fits what happens can react."""
    frame = cast("React", g.stack[-1])
    return act.ability in frame.ready(g)[1]


PASS = Pass()


def reactions_ready(g: Game, seat: int) -> list[Action]:
    """All that can be used in this window, and nothing."""
    cards, skills = cast("React", g.stack[-1]).ready(g)
    return [*[ReactWith(CardId(card), number) for card, number in cards], *[ReactSkill(one) for one in skills], PASS]


REACTIONS = Menu(
    (
        ActionRule(ReactWith, guards=(card_can_react,)),
        ActionRule(ReactSkill, guards=(skill_can_react,)),
        ActionRule(Pass),
    ),
    reactions_ready,
)


@public
@rule("UOS-DECK-08")
class Special(Scene, tag="special", kw_only=True):
    """What an enemy does by itself at a trigger; where it would leave for a payment, the character is asked."""

    rule: ClassVar[str] = "UOS-DECK-08"
    trigger: str
    number: int = 0
    """The next of its specials to be looked at."""
    picked: int = NOBODY
    at: str = "next"

    def next(self, g: Game) -> Step:
        reacts = g.content.foe(self.enemy).abilities.reacts
        one = look.enemy(g, self.enemy)
        while self.number < len(reacts) and one is not None:
            react = reacts[self.number]
            self.number += 1
            if react.on != self.trigger or (react.spend == "once" and one.once):
                continue
            if isinstance(react.when, VictimPays):
                if self.who == NOBODY or not holds(g, react.when, self):
                    continue
                pay = GOODS.index(react.when.kind)
                return Call(Pick(who=self.who, among=(pay,), kind="payment", optional=True), then="paid")
            if holds(g, react.when, self):
                return self.run(g, react)
        return DONE

    def paid(self, g: Game) -> Step:
        react = g.content.foe(self.enemy).abilities.reacts[self.number - 1]
        if self.picked == NOBODY:
            return Goto("next")
        assert isinstance(react.when, VictimPays)
        effects_goods.lose(g, self.who, self.picked, react.when.n)
        return self.run(g, react)

    def run(self, g: Game, react: Reaction) -> Step:
        """Carry a special out: `this` is the enemy, `victim` the character it has to do with."""
        if react.spend == "once":
            look.the_enemy(g, self.enemy).once = True
        return Call(Resolve(block=react.do, enemy=self.enemy, other=self.who, n=self.n, kind=self.kind), then="next")
