"""Damage on its way to a character or an enemy, with the windows for reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from holdfast.core.flow import DONE, Call, Frame, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.under_our_sun import abilities, effects_enemies, effects_health, look
from holdfast.games.under_our_sun.state import NOBODY
from holdfast.games.under_our_sun.verbs.reacting import React, Special

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


def has_special(g: Game, enemy: int, trigger: str) -> bool:
    """Does an enemy have a special for a trigger? Saves a frame where it has none."""
    return trigger in g.content.tables.specials[enemy]


def hits_plainly(g: Game, who: int, n: int, enemy: int) -> bool:
    """Deal an enemy's damage at once, if nobody could react to it and the enemy has no special for it."""
    if abilities.has_reaction(g, who, "on_damage") or has_special(g, enemy, "on_deal_damage"):
        return False
    effects_health.damage(g, who, n)
    return True


@public
@rule("UOS-COMBAT-24", "UOS-CHAR-02")
class Hurt(Frame, tag="hurt", kw_only=True):
    """Damage that is about to hit a character: reactions may lower `n`, then it is taken."""

    rule: ClassVar[str] = "UOS-CHAR-02"
    who: int
    n: int
    kind: str = "plain"
    enemy: int = NOBODY
    """The enemy that deals it, if one does."""
    at: str = "react"

    def react(self, g: Game) -> Step:
        if self.n <= 0 or g.state.characters[self.who].fallen or g.state.characters[self.who].out:
            return DONE
        if abilities.has_reaction(g, self.who, "on_damage"):
            return Call(
                React(trigger="on_damage", who=self.who, enemy=self.enemy, n=self.n, kind=self.kind), then="take"
            )
        return self.take(g)

    def take(self, g: Game) -> Step:
        self.n = effects_health.damage(g, self.who, max(0, self.n))
        if self.enemy != NOBODY and self.n and has_special(g, self.enemy, "on_deal_damage"):
            return Call(Special(trigger="on_deal_damage", enemy=self.enemy, who=self.who, n=self.n), then="end")
        return DONE

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-COMBAT-23", "UOS-COMBAT-25")
class Wound(Frame, tag="wound", kw_only=True):
    """Damage that is about to hit an enemy: its specials may lower `n`, then it is dealt, then it may react."""

    rule: ClassVar[str] = "UOS-COMBAT-25"
    enemy: int
    n: int
    who: int
    card: int = NOBODY
    kind: str = "melee"
    at: str = "react"

    def react(self, g: Game) -> Step:
        if self.n <= 0 or look.enemy(g, self.enemy) is None:
            return DONE
        if has_special(g, self.enemy, "on_damage"):
            return Call(Special(trigger="on_damage", enemy=self.enemy, who=self.who, n=self.n), then="deal")
        return self.deal(g)

    def deal(self, g: Game) -> Step:
        one = look.the_enemy(g, self.enemy)
        dead = effects_enemies.hit_enemy(g, one, self.n)
        if dead:
            cast(Any, g.stack[-2]).killer = self.who
        elif self.n > 0 and has_special(g, self.enemy, "on_survive_hit"):
            return Call(Special(trigger="on_survive_hit", enemy=self.enemy, who=self.who, n=self.n), then="dealt")
        return self.dealt(g)

    def dealt(self, g: Game) -> Step:
        if self.n > 0 and self.card != NOBODY and abilities.has_reaction(g, self.who, "on_deal_damage"):
            window = React(trigger="on_deal_damage", who=self.who, card=self.card, enemy=self.enemy, n=self.n)
            return Call(window, then="end")
        return DONE

    def end(self, g: Game) -> Step:
        return DONE


FRAMES: tuple[type[Frame], ...] = (Hurt, Wound)
