"""Rolls of dice, with karma."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, cast

from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.under_our_sun import abilities, events, look, rules_small
from holdfast.games.under_our_sun.actions import Pass, Reroll
from holdfast.games.under_our_sun.dice import NO_DICE, Pool, colours, karma_kept, successes, throw
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import NOBODY
from holdfast.games.under_our_sun.verbs.reacting import React

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@cache
def the_roll(pool: Pool) -> Chance:
    """A pool is thrown."""
    return Chance(throw(pool), then="thrown", text="roll")


@public
@rule("UOS-KARMA-02", "UOS-KARMA-03", "UOS-KARMA-04", "UOS-KARMA-05", "UOS-KARMA-06", "UOS-KARMA-07")
@rule("UOS-KARMA-08", "UOS-KARMA-09", "UOS-KARMA-10", "UOS-KARMA-11", "UOS-SKILL-03")
class Roll(Frame, tag="roll", kw_only=True):
    """Roll a pool, let karma change single dice, and leave the successes in `rolled` of the procedure that called."""

    rule: ClassVar[str] = "UOS-KARMA-03"
    dice: Pool
    who: int = NOBODY
    """The character that rolls, or NOBODY for an enemy or a card."""
    attack: bool = False
    """Is this a character's own attack?"""
    values: tuple[int, ...] = ()
    final: int = 0
    """Dice that were rerolled, one bit each."""
    chosen: tuple[int, ...] = ()
    """Dice to which karma is committed."""
    again: int = 0
    """Dice that an ability of the roller rerolls."""
    asked: int = 0
    """Characters that want no karma for this roll, one bit each."""
    at: str = "throw"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"faces": list(self.values), "successes": successes(self.values)}

    def throw(self, g: Game) -> Step:
        if self.dice == NO_DICE:
            return self.finish(g)
        return the_roll(self.dice)

    def thrown(self, g: Game, values: tuple[int, ...]) -> Step:
        self.values = values
        if g.events is not None:
            if self.who == NOBODY:
                tell(g, events.DiceThrown, values, successes(values))
            else:
                tell(g, events.DiceRolled, self.who, values, successes(values))
        if self.attack and abilities.has_reaction(g, self.who, "on_attack_roll"):
            return Call(React(trigger="on_attack_roll", who=self.who), then="ability")
        return Goto("karma") if self.user(g) != NOBODY else self.finish(g)

    def ability(self, g: Game) -> Step:
        """An ability of the roller rerolls dice, one after another."""
        if self.again <= 0 or not self.dice_left(g):
            return Goto("karma")
        return Ask(look.seat_of(g, self.who), rules_small.ABILITY_REROLL, then="picked", text="reroll-die")

    def picked(self, g: Game, seat: int, act: Reroll) -> Step:
        self.again -= 1
        self.chosen = (act.die,)
        return Goto("throw_again")

    def throw_again(self, g: Game) -> Step:
        return Chance(throw(self.pool_of(self.chosen)), then="thrown_again", text="reroll")

    def thrown_again(self, g: Game, values: tuple[int, ...]) -> Step:
        self.replace(self.chosen, values)
        tell(g, events.DiceRerolled, self.who, values)
        self.chosen = ()
        return Goto("ability")

    def spender(self, g: Game) -> int:
        """Whose karma it is now: in 2.0 the active player's, once in the own turn; in 1.0 everybody's in turn order."""
        state = g.state
        if not g.content.edition.karma_once_per_own_turn:
            return next((who for who in look.in_turn_order(g) if self.could_spend(g, who)), NOBODY)
        mine = state.active != NOBODY and not state.karma_used and self.could_spend(g, state.active)
        return state.active if mine else NOBODY

    def could_spend(self, g: Game, who: int) -> bool:
        """Has a character karma, and not said yet that it wants none?"""
        c = g.state.characters[who]
        return c.karma > 0 and not self.asked >> who & 1 and not c.fallen and not c.out

    def user(self, g: Game) -> int:
        """Who may commit another karma die: only who has committed those before, while any are left."""
        if g.content.edition.karma_once_per_own_turn and (g.state.karma_used or g.state.active == NOBODY):
            return NOBODY
        who = self.spender(g)
        return who if who != NOBODY and g.state.characters[who].karma > len(self.chosen) else NOBODY

    def karma(self, g: Game) -> Step:
        user = self.user(g)
        if user == NOBODY or not self.dice_left(g):
            return Goto("reroll") if self.chosen else self.finish(g)
        return Ask(look.seat_of(g, user), rules_small.KARMA, then="said", text="karma")

    def dice_left(self, g: Game) -> list[int]:
        """The dice that karma may still be committed to; in 2.0 none that was rerolled before."""
        fixed = self.final if g.content.edition.karma_once_per_own_turn else 0
        return [die for die in range(len(self.values)) if die not in self.chosen and not fixed >> die & 1]

    def said(self, g: Game, seat: int, act: Reroll | Pass) -> Step:
        if isinstance(act, Reroll):
            self.chosen = tuple(sorted((*self.chosen, act.die)))
            return Goto("karma")
        if self.chosen:
            return Goto("reroll")
        self.asked |= 1 << self.user(g)
        return Goto("karma")

    def reroll(self, g: Game) -> Step:
        return Chance(throw(self.pool_of(self.chosen)), then="rerolled", text="reroll")

    def pool_of(self, dice: tuple[int, ...]) -> Pool:
        """The pool of some dice of this roll."""
        kinds = [colours(self.dice)[die] for die in dice]
        return kinds.count(0), kinds.count(1), kinds.count(2), kinds.count(3)

    def rerolled(self, g: Game, values: tuple[int, ...]) -> Step:
        self.replace(self.chosen, values)
        tell(g, events.DiceRerolled, self.spender(g), values)
        return Goto("karma_dice")

    def replace(self, dice: tuple[int, ...], values: tuple[int, ...]) -> None:
        """Some dice show something else now."""
        faces = list(self.values)
        for die, value in zip(dice, values, strict=True):
            faces[die] = value
            self.final |= 1 << die
        self.values = tuple(faces)

    def karma_dice(self, g: Game) -> Step:
        return Chance(karma_kept(len(self.chosen)), then="karma_rolled", text="karma-dice")

    def karma_rolled(self, g: Game, kept: int) -> Step:
        who = self.spender(g)
        c, used = g.state.characters[who], len(self.chosen)
        c.karma -= used
        if g.content.edition.karma_once_per_own_turn:
            c.resting += kept
            g.state.karma_used = True
        else:
            c.karma += kept
        tell(g, events.KarmaKept, who, kept, used - kept)
        self.chosen = ()
        return Goto("karma")

    def finish(self, g: Game) -> Step:
        cast(Any, g.stack[-2]).rolled = successes(self.values)
        return DONE


FRAMES: tuple[type[Frame], ...] = (Roll,)
