"""Revealing tiles, entering them, staying hidden: what movement and exploration lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.under_our_sun import (
    effects_health,
    effects_map,
    events,
    look,
    rules_small,
    stats,
    tilestack,
)
from holdfast.games.under_our_sun.actions import Agree, Pass
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.flow_cards import EventCard, NightCard, night_card_is_due
from holdfast.games.under_our_sun.flow_combat import ANSWER, INITIAL, Round
from holdfast.games.under_our_sun.flow_enemies import Spawn
from holdfast.games.under_our_sun.flow_rolls import Roll
from holdfast.games.under_our_sun.state import NOBODY
from holdfast.games.under_our_sun.verbs.missions import Steps, after_steps

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@public
@rule("UOS-ACT-02", "UOS-ACT-03", "UOS-MOVE-03")
class RevealTile(Frame, tag="reveal_tile", kw_only=True):
    """Turn up the tile of a place: one that lies there face down, else the next of the stack.

    A tile that the mission wants farther out is put back on top, and the next one is laid instead.
    """

    rule: ClassVar[str] = "UOS-ACT-02"
    place: int
    who: int = NOBODY
    depth: int = 0
    """The draw that is being looked at."""
    tile: int = NOBODY
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        state = g.state
        lying = state.face_down.get(self.place)
        if lying is not None:
            if lying >= 0:
                self.tile = lying
                return Goto("lay")
            self.depth = -lying
            return Goto("look")
        return self.from_top(g)

    def from_top(self, g: Game) -> Step:
        state = g.state
        for tile in state.stack.top:
            if tilestack.may_lie(g, tile, self.place) or not tilestack.undrawn(g):
                state.stack.top.remove(tile)
                self.tile = tile
                return self.lay(g)
        if not tilestack.undrawn(g):
            return DONE
        state.drawn += 1
        self.depth = state.drawn
        return Goto("look")

    def look(self, g: Game) -> Step:
        return Chance(tilestack.tile_at_depth(g, self.depth), then="seen", text="map-tile")

    def seen(self, g: Game, tile: int) -> Step:
        state = g.state
        tilestack.take_tile(g, tile, self.depth)
        state.face_down.pop(self.place, None)
        if not tilestack.may_lie(g, tile, self.place) and tilestack.undrawn(g):
            state.stack.top.insert(0, tile)
            tell(g, events.TilePutBack, tile)
            return Goto("from_top")
        self.tile = tile
        return self.lay(g)

    def lay(self, g: Game) -> Step:
        effects_map.lay_tile(g, self.tile, self.place)
        if "tile_revealed" not in g.content.tables.moments:
            return DONE
        return after_steps(g, Steps(moment="tile_revealed", who=self.who, tile=self.tile), "end")

    def end(self, g: Game) -> Step:
        return DONE


@public
@rule("UOS-DECK-05", "UOS-MOVE-05", "UOS-MOVE-06", "UOS-MOVE-10", "UOS-STEALTH-01", "UOS-STEALTH-06", "UOS-STEALTH-07")
@rule("UOS-STEALTH-08", "UOS-STEALTH-09", "UOS-COMBAT-04", "UOS-COMBAT-05", "UOS-COMBAT-06", "UOS-ENEMY-02")
@rule("UOS-ENEMY-03", "UOS-ENEMY-06", "UOS-EVENT-02", "UOS-EVENT-04", "UOS-EVENT-05", "UOS-EVENT-06", "UOS-EVENT-07")
@rule("UOS-NIGHT-06", "UOS-NIGHT-08", "UOS-EVENT-08")
class Enter(Frame, tag="enter", kw_only=True):
    """A character has come onto a tile: night card, then enemies, then the event (UOS-RULING-060)."""

    rule: ClassVar[str] = "UOS-DECK-05"
    who: int
    sneaked: bool = False
    """Did it come unseen?"""
    crept: bool = False
    """Did it try to, and fail?"""
    place: int = NOBODY
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        self.place = g.state.characters[self.who].place
        if self.sneaked:
            effects_health.hide(g, self.who)
        elif night_card_is_due(g, self.who, entering=True):
            return Call(NightCard(who=self.who), then="mission")
        return self.mission(g)

    def is_over(self, g: Game) -> bool:
        """Has the character fallen, or been carried off, before all was resolved (UOS-RULING-061)?"""
        c = g.state.characters[self.who]
        return bool(c.fallen) or c.out or c.place != self.place

    def mission(self, g: Game) -> Step:
        if "tile_entered" not in g.content.tables.moments:
            return self.enemies(g)
        if self.is_over(g):
            return DONE
        tile = g.state.at[self.place]
        return after_steps(g, Steps(moment="tile_entered", who=self.who, tile=tile), "enemies")

    def enemies(self, g: Game) -> Step:
        if self.is_over(g):
            return DONE
        tile, c = g.state.at[self.place], g.state.characters[self.who]
        if c.hidden or any(one.met >> self.who & 1 for one in look.active_enemies(g, self.place)):
            return self.event(g)
        if look.threats(g, self.who):
            if look.others_in_sight(g, self.who, self.place):
                return self.event(g)
            return Call(Round(who=self.who, mode=INITIAL), then="event")
        if look.symbol_is_live(g, tile) and not (self.crept and look.others_in_sight(g, self.who, self.place)):
            return Call(Spawn(place=self.place, who=self.who, symbol=tile), then="event")
        return self.event(g)

    def event(self, g: Game) -> Step:
        if self.is_over(g) or not g.state.events >> g.state.at[self.place] & 1:
            return DONE
        hidden = g.state.characters[self.who].hidden
        if look.active_enemies(g, self.place) and not hidden:
            return DONE
        if hidden and g.content.edition.sneaker_may_decline_event:
            return Goto("offer")
        return Call(EventCard(who=self.who), then="end")

    def offer(self, g: Game) -> Step:
        return Ask(look.seat_of(g, self.who), rules_small.YES_OR_NO, then="offered", text="draw-event")

    def offered(self, g: Game, seat: int, act: Agree | Pass) -> Step:
        return Goto("draw") if isinstance(act, Agree) else DONE_AT_ONCE

    def draw(self, g: Game) -> Step:
        return Call(EventCard(who=self.who), then="end")

    def end(self, g: Game) -> Step:
        return DONE


DONE_AT_ONCE = Goto("end")


@public
@rule("UOS-STEALTH-04", "UOS-STEALTH-05", "UOS-STEALTH-10", "UOS-STEALTH-11", "UOS-STEALTH-12", "UOS-STEALTH-13")
class StayHidden(Frame, tag="stay_hidden", kw_only=True):
    """After an action on its tile a hidden character must pass a stealth check to stay hidden."""

    rule: ClassVar[str] = "UOS-STEALTH-04"
    who: int
    rolled: int = 0
    at: str = "check"

    def check(self, g: Game) -> Step:
        return Call(Roll(who=self.who, dice=stats.check_pool(g, self.who, stats.STEALTH)), then="checked")

    def checked(self, g: Game) -> Step:
        if self.rolled:
            return DONE
        effects_health.expose(g, self.who)
        place = g.state.characters[self.who].place
        if look.threats(g, self.who):
            mode = ANSWER if g.content.edition.exposed_by_enemy_is_countered else INITIAL
            return Call(Round(who=self.who, mode=mode), then="end")
        tile = g.state.at[place]
        if look.symbol_is_live(g, tile):
            return Call(Spawn(place=place, who=self.who, symbol=tile), then="end")
        return DONE

    def end(self, g: Game) -> Step:
        return DONE


FRAMES: tuple[type[Frame], ...] = (RevealTile, Enter, StayHidden)
