"""Many matches at once, made over the API and checked in the database afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from holdfast.client import Server
from holdfast.core.record import replay
from holdfast.games import find_game
from holdfast.table.luck import verify
from holdfast.table.opening import open_table
from holdfast.table.store import Store
from tests.load.players import Player


def seat_players(server: Server, game: str, matches: int, options: dict[str, object]) -> list[Player]:
    """Two players at each of so many matches."""
    players = []
    for _ in range(matches):
        made = server.make(game, ["me", "open"], "Ana", options)
        joined = server.take(made.match, made.invites[0].secret, "Ben")
        address = server.address.replace("http", "ws", 1) + f"/api/matches/{made.match}/socket"
        players.append(Player(address, made.match, made.key, 0, _luck=len(players)))
        players.append(Player(address, made.match, joined.key, 1, _luck=len(players)))
    return players


def check_stored(url: str, players: Iterable[Player]) -> int:
    """Every acknowledged answer is stored once, at the row that was named; gives how many there are."""
    store, counted = Store(url), 0
    matches: dict[str, list[Player]] = {}
    for player in players:
        matches.setdefault(player.match, []).append(player)
    for match, people in matches.items():
        stored = store.load(match)
        assert stored is not None, f"the match {match} is gone"
        assert [row.number for row in stored.rows] == list(range(1, len(stored.rows) + 1))
        by_client = {row.client.partition(".")[2]: row.number for row in stored.rows if row.client}
        assert not [one for one, count in Counter(row.client for row in stored.rows if row.client).items() if count > 1]
        for player in people:
            for client, number in player.acknowledged.items():
                assert by_client.get(client) == number, f"an acknowledged answer of {match} is not stored"
                counted += 1
        game = find_game(stored.about.game)
        table = open_table(stored.about, game, stored.rows, stored.kept)
        assert table.g.same_as(open_table(stored.about, game, stored.rows).g), "snapshot and rows agree"
        record = table.course.record
        assert replay(record, game).same_as(table.g)
        assert verify(record, game, stored.about.seed) is None
    store.close()
    return counted
