"""Whole positions that a viewer cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from holdfast.core.chance import Rng
from holdfast.core.flow import Frame
from holdfast.core.game import View
from holdfast.core.plain import clone
from holdfast.games.wildlands.actions import TROOP
from holdfast.games.wildlands.content import Content
from holdfast.games.wildlands.effects import MAPS_EACH
from holdfast.games.wildlands.state import NOTHING, WAITING, Player, Table


def imagine(content: Content, view: View, rng: Rng) -> tuple[Table, list[Frame]]:
    """Deal the unseen hands, draw piles and map cards at random, in accordance with all that is seen."""
    seen = view.table
    known = {space for player in seen.players for space in _own_maps(player)}
    unseen = [space for space in range(len(content.board.cover)) if space not in known and space not in seen.gone]
    _shuffle(unseen, rng)
    table = Table(
        players=[_player(content, seen, player, unseen, rng) for player in seen.players],
        places=seen.places[:],
        damage=seen.damage[:],
        gone=seen.gone[:],
        marker=seen.marker,
        tied=seen.tied,
        quiet=seen.quiet,
    )
    return table, [clone(frame) for frame in view.stack]


def _own_maps(player: Any) -> list[int]:
    """The map cards of a player that the viewer sees: all of the own, none of the others'."""
    if isinstance(player.starts, int):
        return []
    return [space for space in (*player.maps, *player.starts) if space != NOTHING]


def _player(content: Content, seen: Any, player: Any, unseen: list[int], rng: Rng) -> Player:
    """A player as the viewer sees it, with the rest filled in. Map cards are taken from the end of `unseen`."""
    hand: Any = player.hand
    deck, maps, starts = player.deck, player.maps, player.starts
    if isinstance(hand, int):
        pool = list(content.decks[player.faction]) if player.faction != NOTHING else []
        for card in (*player.discard, *player.played):
            pool.remove(card)
        _shuffle(pool, rng)
        hand, deck = sorted(pool[:hand]), sorted(pool[hand:])
        covered = _covered_rows(seen, player)
        starts = [unseen.pop() if row in covered else NOTHING for row in range(TROOP)]
        maps = sorted(unseen.pop() for _ in range(maps))
    return Player(
        seat=player.seat,
        faction=player.faction,
        colour=player.colour,
        hand=hand[:],
        deck=deck[:],
        discard=player.discard[:],
        played=player.played[:],
        maps=maps[:],
        starts=starts[:],
        shards=player.shards[:],
        collected=player.collected,
        trophies=player.trophies[:],
    )


def _covered_rows(seen: Any, player: Any) -> list[int]:
    """Under which figures of another player a map card lies face down."""
    if player.maps:
        return list(range(MAPS_EACH - player.maps))  # still being assigned, row by row
    first = player.faction * TROOP
    return [row for row in range(TROOP) if seen.gone and seen.places[first + row] == WAITING]


def _shuffle(cards: list[int], rng: Rng) -> None:
    """Put cards in a random order."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
