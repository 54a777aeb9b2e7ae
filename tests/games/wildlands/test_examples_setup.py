"""Worked examples of the catalogue: content, boards, set-up and what a player may see."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from holdfast.core.content import read
from holdfast.core.flow import Chance
from holdfast.games.wildlands import events
from holdfast.games.wildlands.actions import (
    COLOURS,
    FLAGS,
    TROOP,
    Assign,
    ColourId,
    FactionId,
    PickColour,
    PickFaction,
    SpaceId,
)
from holdfast.games.wildlands.boardchecks import GATE, SPACES
from holdfast.games.wildlands.content import PACK, SIDES, load
from holdfast.games.wildlands.effects import find_first_player
from holdfast.games.wildlands.factions import FactionsData, overview
from holdfast.games.wildlands.game import Wildlands
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.games.wildlands.state import NOTHING, WAITING
from holdfast.kit.polygons import holds_disc
from tests.games.wildlands.skirmish import Skirmish, strip

rule, example = pytest.mark.rule, pytest.mark.example


def set_up(seats: int, board: str = "dungeon", until: str = "") -> Wildlands:
    """A game through its set-up, choices made at random; or until a question comes up."""
    rng = random.Random(seats)
    g = Wildlands.new(WildlandsOptions(board=board), seats, events=True)  # type: ignore[arg-type]
    while g.state.marker == NOTHING and (g.question is None or g.question.text != until):
        if isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(rng))
        else:
            seat = rng.choice(g.asked())
            g.answer(seat, rng.choice(g.legal(seat)))
    return g


def factions() -> FactionsData:
    return read(PACK / "factions.toml", FactionsData)[0]


@example("WL-EX-49")
@rule("WL-COMP-01", "WL-COMP-02", "WL-CARD-01", "WL-CARD-02", "WL-CARD-05", "WL-CARD-06", "WL-CARD-09")
@rule("WL-CARD-11", "WL-CARD-13", "WL-CARD-14", "WL-SPECIAL-01", "WL-COMP-03", "WL-COMP-04")
def test_the_factions_are_sound() -> None:
    content, data = load("dungeon"), factions()
    assert len(data.factions) == 4
    totals = set()
    for index, faction in enumerate(data.factions):
        assert [(bool(c.symbol), c.health > 0, bool(c.id)) for c in faction.characters] == [(True, True, True)] * TROOP
        assert len(content.decks[index]) == 30
        assert overview(faction) == faction.overview.rows
        order = [content.character_names.index(c.id) for c in faction.characters]
        cards = [content.cards[card] for card in content.decks[index]]
        specials = [card for card in cards if card.face is None]
        assert len({card.name for card in specials}) == 1, "all special cards are one and the same"
        for card in cards:
            if card.face is not None:
                shown = [who for who, _ in card.face.rows]
                assert shown == [who for who in order if who in shown], "the fixed order, each symbol once"
                assert all(-1 <= flag < len(FLAGS) for _, flag in card.face.rows), "one flag at most beside a symbol"
        totals.add(tuple(sum(row.get(flag, 0) for row in overview(faction).values()) for flag in FLAGS))
    assert len(totals) == 4
    assert content.names["space"] == tuple(str(number) for number in range(1, 43))
    assert (len(COLOURS), TROOP) == (4, 5)


@example("WL-EX-50")
@rule("WL-COMP-05", "WL-BOARD-01", "WL-BOARD-03", "WL-BOARD-04", "WL-BOARD-05", "WL-BOARD-06", "WL-BOARD-07")
@rule("WL-BOARD-08", "WL-BOARD-10", "WL-BOARD-11", "WL-BOARD-12", "WL-BOARD-13")
@pytest.mark.parametrize("side", SIDES)
def test_the_boards_are_sound(side: str) -> None:
    board = load(side).board
    spaces, borders = board.data.spaces(), board.data.borders
    assert [space.number for space in spaces] == list(range(1, SPACES + 1))
    assert all(holds_disc(space.outline, space.circle[:2], space.circle[2]) for space in spaces)
    assert {space.cover for space in spaces} == {True, False}
    passable = {frozenset(one.between) for one in (*borders.lines, *borders.arrows, *borders.gates)}
    adjacent = {frozenset((a + 1, b + 1)) for a in range(SPACES) for b in board.neighbours[a]}
    assert adjacent == passable
    assert all(a in board.neighbours[b] for a in range(SPACES) for b in board.neighbours[a])
    up = {one.between for one in borders.arrows}
    for a, b in map(tuple, passable):
        lower, higher = sorted((a, b), key=lambda number: board.elevation[number - 1])
        differ = board.elevation[higher - 1] - board.elevation[lower - 1]
        assert ((lower, higher) in up) == (differ == 1)
        assert differ <= 1
    if side == "dungeon":
        assert (borders.arrows, borders.gates, set(board.elevation)) == ([], [], {0})
    else:
        assert [tuple(sorted(gate.between)) for gate in borders.gates] == [GATE]
        assert GATE[1] - 1 in board.level[GATE[0] - 1]
        assert GATE[0] - 1 in board.level[GATE[1] - 1]


@example("WL-EX-14")
@rule("WL-SETUP-06", "WL-SETUP-07", "WL-SETUP-11")
def test_ten_map_cards_each() -> None:
    dealt = set_up(4, until="assign")
    assert [len(player.maps) for player in dealt.state.players] == [10] * 4
    g = set_up(4)
    spaces = [space for player in g.state.players for space in (*player.shards, *player.starts)]
    assert (len(spaces), len(set(spaces))) == (40, 40)
    assert all(len(player.shards) == TROOP and NOTHING not in player.starts for player in g.state.players)


@example("WL-EX-15")
@rule("WL-SETUP-10", "WL-SETUP-11")
def test_leftover_map_cards_go_to_the_right() -> None:
    g = set_up(4, until="assign")
    rng, left = random.Random(3), dict[int, list[int]]()
    while g.question is not None and g.question.text == "assign":
        assert not g.state.gone, "nothing is passed on before everybody has assigned"
        seat = rng.choice(g.asked())
        g.answer(seat, rng.choice(g.legal(seat)))
        left[seat] = list(g.state.players[seat].maps) or left[seat]
    # The last answer passed the cards on; the giver's last hand is known by what lies on the board.
    for seat, player in enumerate(g.state.players):
        giver = (seat + 1) % 4
        assert set(player.shards) <= set(left[giver])
        assert not set(player.shards) & set(g.state.players[giver].starts)


@example("WL-EX-16")
@rule("WL-SETUP-14")
def test_the_lowest_shard_begins() -> None:
    shards = {"A": [9, 14, 20, 33, 40], "B": [6, 11, 22, 28, 41], "C": [3, 17, 19, 30, 38]}
    t = Skirmish(load("dungeon").board, {"A1": 1, "C1": 2}, players=3, shards=shards, starts={"B1": 1})
    find_first_player(t.g)
    assert t.marker == "C"


@example("WL-EX-51")
@rule("WL-SETUP-01", "WL-SETUP-02", "WL-SETUP-03", "WL-SETUP-04", "WL-SETUP-05", "WL-SETUP-08", "WL-SETUP-09")
@rule("WL-SETUP-12", "WL-SETUP-13", "WL-SETUP-14", "WL-CARD-12", "WL-COMP-06")
def test_the_table_after_set_up() -> None:
    g = set_up(2)
    for player in g.state.players:
        assert (len(player.deck), len(player.hand), player.discard) == (23, 7, [])
        assert sorted(player.deck + player.hand) == list(g.content.decks[player.faction])
        assert [g.state.places[player.faction * TROOP + row] for row in range(TROOP)] == [WAITING] * TROOP
        assert NOTHING not in player.starts
        assert len(player.shards) == TROOP
        assert player.maps == []
    assert sorted(g.state.gone) == sorted(space for player in g.state.players for space in player.shards)
    used = len(g.state.gone) + sum(len(player.starts) for player in g.state.players)
    assert SPACES - used == 22
    lowest = min(g.state.players, key=lambda player: min(player.shards))
    assert g.state.marker == lowest.seat
    assert len({player.faction for player in g.state.players}) == len({p.colour for p in g.state.players}) == 2
    mine, theirs = g.view(0).table.players
    assert mine.starts == g.state.players[0].starts
    assert theirs.starts == TROOP, "others only see that there are five cards"


@example("WL-EX-63")
@rule("WL-WIN-07", "WL-CARD-11", "WL-SETUP-09")
def test_what_a_player_sees() -> None:
    g = set_up(3)
    view: Any = g.view(1)
    for seat, player in enumerate(view.table.players):
        real = g.state.players[seat]
        assert (player.collected, player.trophies, player.discard) == (real.collected, real.trophies, real.discard)
        if seat == 1:
            assert (player.hand, player.deck, player.starts) == (real.hand, real.deck, real.starts)
        else:
            assert (player.hand, player.deck, player.starts) == (7, 23, 5), "numbers of cards only"
    assert view.table.damage == g.state.damage
    spoken = msgspec.json.encode(g.view(None))
    assert b'"hand":7' in spoken
    assert spoken.count(b'"starts":5') == 3


@rule("WL-SETUP-07", "WL-SETUP-09", "WL-SETUP-10")
def test_start_spaces_are_assigned_at_the_same_time_and_in_secret() -> None:
    g = set_up(3, until="assign")
    assert g.asked() == (0, 1, 2)
    g.take_events()
    before = msgspec.json.encode(g.view(0).table.players[1].starts)
    space = g.state.players[1].maps[4]
    g.answer(1, Assign(SpaceId(space)))
    assert msgspec.json.encode(g.view(0).table.players[1].starts) == before
    told = g.take_events()
    assert [type(event) for event in g.heard(told, 1)] == [events.MapAssigned]
    assert g.heard(told, 0) == []
    refusal = g.why_not(1, Assign(SpaceId(space)))
    assert refusal is not None
    assert refusal.rule == "WL-SETUP-07", "each map card is used once"


@rule("WL-COMP-01", "WL-SETUP-02", "WL-SETUP-03")
def test_factions_and_colours_exist_once_and_are_chosen_apart() -> None:
    g = Wildlands.new(WildlandsOptions(), 2)
    g.answer(0, PickFaction(FactionId(2)))
    g.answer(0, PickColour(ColourId(0)))
    assert PickFaction(FactionId(2)) not in g.legal(1)
    refusal = g.why_not(1, PickFaction(FactionId(2)))
    assert refusal is not None
    assert refusal.rule == "WL-COMP-01"
    g.answer(1, PickFaction(FactionId(0)))
    refusal = g.why_not(1, PickColour(ColourId(0)))
    assert refusal is not None
    assert refusal.rule == "WL-COMP-01"
    g.answer(1, PickColour(ColourId(3)))
    assert [(player.faction, player.colour) for player in g.state.players] == [(2, 0), (0, 3)]
    for seats in (1, 5):
        with pytest.raises(ValueError, match=f"{seats} seats"):
            Wildlands.new(WildlandsOptions(), seats)


@rule("WL-SETUP-02")
def test_factions_may_be_dealt_instead() -> None:
    rng, seen = random.Random(1), Counter[int]()
    for _ in range(20):
        g = Wildlands.new(WildlandsOptions(factions="dealt"), 4)
        while isinstance(g.question, Chance):
            g.luck(g.question.dist.sample(rng))
        assert g.question is not None
        assert g.question.text == "assign"
        assert sorted(player.faction for player in g.state.players) == [0, 1, 2, 3]
        seen[g.state.players[0].faction] += 1
    assert len(seen) == 4


@rule("WL-SETUP-01")
def test_the_dungeon_is_the_side_for_a_first_game() -> None:
    assert WildlandsOptions().board == "dungeon"
    assert Wildlands.new(WildlandsOptions(board="ruins")).content.board.side == "ruins"
    assert strip(2).side == "strip"
