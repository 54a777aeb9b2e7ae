"""Movement actions: Move, Sneak and Charge."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.flow import DONE, Call, Frame, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.under_our_sun import abilities, effects_health, effects_map, events, look, stats
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_combat import ANSWER, Round
from holdfast.games.under_our_sun.flow_map import Enter, RevealTile
from holdfast.games.under_our_sun.flow_rolls import Roll
from holdfast.games.under_our_sun.verbs.reacting import React

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@public
@rule("UOS-MOVE-01", "UOS-MOVE-02", "UOS-MOVE-03", "UOS-MOVE-04", "UOS-MOVE-05", "UOS-MOVE-07", "UOS-MOVE-08")
@rule("UOS-MOVE-10", "UOS-STEALTH-03", "UOS-STEALTH-06", "UOS-STEALTH-17", "UOS-COMBAT-28", "UOS-SKILL-03")
@rule("UOS-TEAM-19")
class Travel(Frame, tag="travel", kw_only=True):
    """Pay, suffer the attacks of enemies left behind, go, and meet what is there (UOS-RULING-073)."""

    rule: ClassVar[str] = "UOS-MOVE-01"
    who: int
    place: int
    mode: str
    """move, sneak or charge."""
    rolled: int = 0
    at: str = "react"

    def react(self, g: Game) -> Step:
        if self.mode != "charge" and abilities.has_reaction(g, self.who, "on_move"):
            return Call(React(trigger="on_move", who=self.who), then="pay")
        return self.pay(g)

    def cost(self, g: Game) -> int:
        """What the movement costs now."""
        if self.mode == "charge":
            return stats.charge_cost(g, self.who)
        tile = g.state.at[self.place]
        return stats.sneak_cost(g, self.who, tile) if self.mode == "sneak" else stats.move_cost(g, self.who, tile)

    def pay(self, g: Game) -> Step:
        cost = self.cost(g)
        if cost > g.state.characters[self.who].ap:
            return DONE  # what would have made it cheaper was not used after all
        effects_health.pay_ap(g, self.who, cost)
        tell(g, events.ActionTaken, self.who, cost)
        if look.threats(g, self.who):
            return Call(Round(who=self.who, mode=ANSWER), then="leave")
        return self.leave(g)

    def leave(self, g: Game) -> Step:
        if g.state.characters[self.who].fallen:
            return DONE
        if self.mode == "charge" and self.place not in g.state.at:
            return Call(RevealTile(place=self.place, who=self.who), then="leave")
        if self.mode == "sneak":
            return Call(Roll(who=self.who, dice=stats.sneak_pool(g, self.who)), then="go")
        return self.go(g)

    def go(self, g: Game) -> Step:
        if g.state.characters[self.who].fallen:
            return DONE
        effects_map.move_character(g, self.who, self.place)
        sneaking = self.mode == "sneak"
        entering = Enter(who=self.who, sneaked=sneaking and self.rolled > 0, crept=sneaking and not self.rolled)
        return Call(entering, then="end")

    def end(self, g: Game) -> Step:
        return DONE


FRAMES: tuple[type[Frame], ...] = (Travel,)
