"""Wildlands, put together for the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from holdfast.core.chance import Rng
from holdfast.core.flow import Frame
from holdfast.core.game import Game, View
from holdfast.core.ids import Names
from holdfast.core.legality import Action
from holdfast.core.meta import Options
from holdfast.core.orders import Order
from holdfast.games.wildlands.actions import ACTIONS, KINDS, TROOP, Pass, TakeHit
from holdfast.games.wildlands.attack import Attack
from holdfast.games.wildlands.content import Content, check_pack, content_of
from holdfast.games.wildlands.events import EVENTS
from holdfast.games.wildlands.flow import FRAMES, Window
from holdfast.games.wildlands.meta import META, WildlandsOptions
from holdfast.games.wildlands.setup import set_up
from holdfast.games.wildlands.state import ABSENT, DEFEATED, NOTHING, Player, Table
from holdfast.games.wildlands.worlds import imagine


def never_interrupt(g: Wildlands, seat: int) -> Action | None:
    """A standing order: let every window pass."""
    return Pass() if isinstance(g.stack[-1], Window) else None


def interrupt_when_concerned(g: Wildlands, seat: int) -> Action | None:
    """A standing order: let windows pass but those after an attack on a character of one's own or a shard taken."""
    frame = g.stack[-1]
    return Pass() if isinstance(frame, Window) and seat not in frame.concerned else None


class Wildlands(Game[Table]):
    """A skirmish of two to four factions for crystal shards, with secret hands and hidden deployment."""

    __slots__ = ()

    meta = META
    state_type = Table
    frames = FRAMES
    actions = ACTIONS
    event_types = EVENTS
    kinds = KINDS
    orders = (
        Order("never_interrupt", never_interrupt),
        Order("interrupt_when_concerned", interrupt_when_concerned),
    )

    content: Content
    options: WildlandsOptions

    @classmethod
    def load_content(cls, options: Options) -> Content:
        assert isinstance(options, WildlandsOptions)
        return content_of(options)

    @classmethod
    def set_up(cls, content: Content, options: Options, seats: int) -> tuple[Table, Frame]:
        return set_up(seats)

    @classmethod
    def world(cls, view: View, rng: Rng) -> Self:
        assert isinstance(view.options, WildlandsOptions)
        content = content_of(view.options)
        state, stack = imagine(content, view, rng)
        return cls.restore(content, view.options, view.seats, state, stack, view.ending)

    @classmethod
    def check_pack(cls, folder: Path) -> None:
        check_pack(folder)

    def silence(self, seat: int) -> Action | None:
        match self.stack[-1]:
            case Window():
                return Pass()
            case Attack(at="defend"):
                return TakeHit()
        return None

    def names(self) -> Names:
        return self.content.names

    def census(self) -> dict[str, int]:
        state, counts = self.state, dict[str, int]()
        for player in state.players:
            cards = len(player.hand) + len(player.deck) + len(player.discard) + len(player.played)
            counts[f"cards of {player.seat}"] = cards if player.faction != NOTHING else 30
            placed = len(player.shards) + player.collected
            counts[f"shards of {player.seat}"] = placed if state.marker != NOTHING else TROOP
        lost = sum(len(player.trophies) for player in state.players)
        counts["defeated figures without an owner"] = min(0, state.places.count(DEFEATED) - lost)
        counts["figures"] = len(state.places)
        maps = [*state.gone, *(m for p in state.players for m in (*p.maps, *p.starts) if m != NOTHING)]
        counts["map cards used twice"] = len(maps) - len(set(maps))
        counts["damage on cards that are turned over"] = sum(
            damage for damage, place in zip(state.damage, state.places, strict=True) if place in (DEFEATED, ABSENT)
        )
        return counts

    # ------------------------------------------------------------ short ways to what lies on the table

    def owner(self, character: int) -> Player:
        """The player whose character this is."""
        faction = character // TROOP
        for player in self.state.players:
            if player.faction == faction:
                return player
        raise LookupError(f"nobody plays character {character}")

    def is_eliminated(self, seat: int) -> bool:
        """Has a player lost all five characters? Waiting ones are not lost (WL-RULING-52)."""
        first = self.state.players[seat].faction * TROOP
        return self.state.places[first : first + TROOP].count(DEFEATED) == TROOP

    def clockwise_from(self, seat: int) -> list[int]:
        """The other seats, the left-hand neighbour first."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]
