"""Looking at what comes next: map tiles or enemy cards are seen by all and put back as the player likes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.flow import DONE, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.under_our_sun import events, tilestack
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import NOBODY
from holdfast.games.under_our_sun.verbs.picking import Pick
from holdfast.kit import deck as decks

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@public
@rule("UOS-DECK-01")
class Peek(Frame, tag="peek", kw_only=True):
    """Look at the top of the tile stack or the enemy deck, then put each back: on top in any order, or underneath."""

    rule: ClassVar[str] = "UOS-DECK-01"
    who: int
    stack: str
    put: str
    left: int
    """How many are still to be looked at."""
    seen: tuple[int, ...] = ()
    """What was looked at and is not yet put back."""
    top: tuple[int, ...] = ()
    """What goes on top, the uppermost first."""
    picked: int = NOBODY
    at: str = "next"

    def next(self, g: Game) -> Step:
        """Take the next one: a known one at once, else nature says which it is."""
        if not self.left:
            return Goto("show")
        self.left -= 1
        return Goto("next_tile" if self.stack == "tiles" else "next_enemy")

    def next_tile(self, g: Game) -> Step:
        state = g.state
        if state.stack.top:
            return Goto("known_tile")
        if tilestack.undrawn(g) <= 0:
            return Goto("show")
        return Chance(tilestack.tile_at_depth(g, state.drawn + 1), then="saw_tile", text="map-tile")

    def known_tile(self, g: Game) -> Step:
        self.seen = (*self.seen, g.state.stack.top.pop(0))
        return Goto("next")

    def saw_tile(self, g: Game, tile: int) -> Step:
        g.state.drawn += 1
        tilestack.take_tile(g, tile, g.state.drawn)
        self.seen = (*self.seen, tile)
        return Goto("next")

    def next_enemy(self, g: Game) -> Step:
        deck = g.state.enemy
        if deck.top:
            return Goto("known_enemy")
        card = decks.next_card(deck)
        if card is None or not deck.rest:
            return Goto("show")
        assert not isinstance(card, int)
        return Chance(card, then="saw_enemy", text="enemy-card")

    def known_enemy(self, g: Game) -> Step:
        self.seen = (*self.seen, g.state.enemy.top.pop(0))
        return Goto("next")

    def saw_enemy(self, g: Game, card: int) -> Step:
        decks.take(g.state.enemy, card)
        self.seen = (*self.seen, card)
        return Goto("next")

    def show(self, g: Game) -> Step:
        tell(g, events.TilesSeen if self.stack == "tiles" else events.EnemiesSeen, self.seen)
        return Goto("sort")

    def sort(self, g: Game) -> Step:
        """Ask what comes next from the top; what is not wanted there goes underneath, where that is allowed."""
        below = self.put == "top_or_bottom"
        if not self.seen or (not below and len(self.seen) == 1):
            self.top = (*self.top, *self.seen)
            self.seen = ()
            return Goto("put_back")
        kind = "tile" if self.stack == "tiles" else "enemy"
        return Call(Pick(who=self.who, among=tuple(sorted(self.seen)), kind=kind, optional=below), then="sorted")

    def sorted(self, g: Game) -> Step:
        if self.picked == NOBODY:
            g.state.enemy.bottom = [*self.seen, *g.state.enemy.bottom]
            self.seen = ()
        else:
            self.top = (*self.top, self.picked)
            self.seen = tuple(one for one in self.seen if one != self.picked)
            self.picked = NOBODY
        return Goto("sort")

    def put_back(self, g: Game) -> Step:
        deck = g.state.stack if self.stack == "tiles" else g.state.enemy
        deck.top = [*self.top, *deck.top]
        return DONE
