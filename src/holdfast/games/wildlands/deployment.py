"""Setting up: factions and colours, map cards and start spaces, shards and first hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Deal, Pick
from holdfast.core.flow import DONE, Ask, AskAll, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Named
from holdfast.core.view import public
from holdfast.games.wildlands import effects
from holdfast.games.wildlands.actions import (
    COLOURS,
    FACTIONS,
    TROOP,
    Assign,
    ColourId,
    FactionId,
    PickColour,
    PickFaction,
    SpaceId,
)
from holdfast.games.wildlands.drawing import Drawing
from holdfast.games.wildlands.state import NOTHING

if TYPE_CHECKING:
    from holdfast.games.wildlands.game import Wildlands as Game


def free_factions(g: Game) -> list[int]:
    """Factions nobody has taken; each exists once (WL-RULING-16)."""
    taken = [player.faction for player in g.state.players]
    return [faction for faction in range(FACTIONS) if faction not in taken]


def free_colours(g: Game) -> list[int]:
    """Colours nobody has taken."""
    taken = [player.colour for player in g.state.players]
    return [colour for colour in range(len(COLOURS)) if colour not in taken]


@guard("WL-COMP-01")
def faction_is_free(g: Game, seat: int, act: PickFaction) -> bool:
    """No two players lead the same faction."""
    return act.faction in free_factions(g)


@guard("WL-COMP-01")
def colour_is_free(g: Game, seat: int, act: PickColour) -> bool:
    """No two players share a colour."""
    return act.colour in free_colours(g)


@guard("WL-SETUP-07")
def map_card_is_in_hand(g: Game, seat: int, act: Assign) -> bool:
    """Start spaces come from the ten map cards a player was dealt, each used once."""
    return act.space in g.state.players[seat].maps


def own_maps(g: Game, seat: int) -> Iterable[Assign]:
    """The map cards still in hand."""
    return [Assign(SpaceId(space)) for space in g.state.players[seat].maps]


PICK_FACTION = ActionRule(
    PickFaction, lambda g, seat: [PickFaction(FactionId(one)) for one in free_factions(g)], (faction_is_free,)
)
PICK_COLOUR = ActionRule(
    PickColour, lambda g, seat: [PickColour(ColourId(one)) for one in free_colours(g)], (colour_is_free,)
)
ASSIGN = ActionRule(Assign, own_maps, (map_card_is_in_hand,), ensured=(map_card_is_in_hand,))


@public
@rule("WL-SETUP-02", "WL-SETUP-06", "WL-SETUP-07", "WL-SETUP-10", "WL-SETUP-13", "WL-COMP-01")
class Deployment(Frame, tag="deployment"):
    """The set-up page: sides, map cards, sealed start spaces, shards, hands, first player."""

    rule: ClassVar[str] = "WL-SETUP-07"
    seat: int = 0
    """Whose turn it is in the step that goes round the table."""
    at: str = "pick_faction"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        if self.at != "assign" or seat is None:
            return {}
        player = g.state.players[seat]
        character = player.faction * TROOP + player.starts.index(NOTHING)
        return {"character": Named("character", g.content.character_names[character])}

    # ------------------------------------------------------------ factions and colours

    def pick_faction(self, g: Game) -> Step:
        if g.options.factions == "dealt":
            return Chance(Pick.evenly(tuple(free_factions(g))), then="faction_dealt", text="deal-faction")
        return Ask((self.seat,), (PICK_FACTION,), then="faction_picked", text="pick-faction")

    def faction_picked(self, g: Game, seat: int, act: PickFaction) -> Step:
        effects.take_faction(g, seat, act.faction)
        return Goto("pick_colour")

    def faction_dealt(self, g: Game, faction: int) -> Step:
        effects.take_faction(g, self.seat, faction)
        return Goto("pick_colour")

    def pick_colour(self, g: Game) -> Step:
        if g.options.factions == "dealt":
            return Chance(Pick.evenly(tuple(free_colours(g))), then="colour_dealt", text="deal-colour")
        return Ask((self.seat,), (PICK_COLOUR,), then="colour_picked", text="pick-colour")

    def colour_picked(self, g: Game, seat: int, act: PickColour) -> Step:
        return self.colour_dealt(g, act.colour)

    def colour_dealt(self, g: Game, colour: int) -> Step:
        effects.take_colour(g, self.seat, colour)
        return self._next_seat(g, again="pick_faction", then="deal_maps")

    def _next_seat(self, g: Game, again: str, then: str) -> Step:
        self.seat = (self.seat + 1) % g.seats
        return Goto(again if self.seat else then)

    # ------------------------------------------------------------ map cards

    def deal_maps(self, g: Game) -> Step:
        dealt = {space for player in g.state.players for space in player.maps}
        stock = tuple((space, 1) for space in range(len(g.content.board.cover)) if space not in dealt)
        return Chance(Deal(stock, effects.MAPS_EACH), then="maps_dealt", text="deal-maps")

    def maps_dealt(self, g: Game, maps: tuple[int, ...]) -> Step:
        effects.deal_maps(g, self.seat, maps)
        return self._next_seat(g, again="deal_maps", then="assign")

    def assign(self, g: Game) -> Step:
        """Everybody assigns at the same time; nobody sees what the others do."""
        missing = tuple(player.seat for player in g.state.players if NOTHING in player.starts)
        if not missing:
            return Goto("place_shards")
        return AskAll(missing, (ASSIGN,), then="assigned", text="assign")

    def assigned(self, g: Game, seat: int, act: Assign) -> Step:
        effects.assign_map(g, seat, act.space)
        return Goto("assign")

    # ------------------------------------------------------------ shards, hands, marker

    def place_shards(self, g: Game) -> Step:
        effects.pass_maps_on(g)
        return Goto("draw_hand")

    def draw_hand(self, g: Game) -> Step:
        return Call(Drawing(seat=self.seat, left=effects.START_HAND), then="hand_drawn")

    def hand_drawn(self, g: Game) -> Step:
        return self._next_seat(g, again="draw_hand", then="first_player")

    def first_player(self, g: Game) -> Step:
        effects.find_first_player(g)
        return DONE
