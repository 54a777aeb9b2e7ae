"""Matches with installed packs: played to their end, kept, and refused where their pack is missing or another."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from holdfast.bots import levels
from holdfast.bots.wildlands.sight import Sight, ways
from holdfast.core.codec import from_json, to_json
from holdfast.core.content import BadContent
from holdfast.core.game import Game
from holdfast.core.meta import Options, parse_options
from holdfast.core.record import CannotReplay, decode, encode, replay
from holdfast.games import find_game
from holdfast.games.wildlands.meta import WildlandsOptions
from holdfast.table.match import Match
from tests.packing import CHANGES, SKIES, Change, installed_change

SEED = "5eed" * 8
ENTRIES = 150
"""So far bots are followed."""
by_game = pytest.mark.parametrize("change", CHANGES, ids=lambda one: one.game)


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOLDFAST_PACKS", str(tmp_path / "packs"))
    return tmp_path / "packs"


def chosen(change: Change) -> tuple[type[Game[Any]], Options]:
    """A game, and options that choose the changed pack."""
    game = find_game(change.game)
    return game, parse_options(game.meta.options, {"pack": "mine"})


def played(match: Match, seed: int = 7) -> Match:
    """A match after random answers of everybody, at its end."""
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.g.asked())
        match.answer(seat, rng.choice(match.g.legal(seat)))
    return match


@by_game
def test_a_pack_is_played_with_to_the_end(change: Change, packs: Path, tmp_path: Path) -> None:
    installed_change(change, tmp_path / "copy")
    game, options = chosen(change)
    match = played(Match.new(game, options, seed=SEED))
    ours = game.new().content
    assert change.shown(match.g.content) == change.figure != change.shown(ours)
    assert match.g.content.hash != ours.hash
    assert match.record.options["pack"] == "mine"
    again = replay(decode(encode(match.record)), game)
    assert again.same_as(match.g)
    assert change.shown(again.content) == change.figure
    assert from_json(game, to_json(match.g)).same_as(match.g)


@by_game
@pytest.mark.parametrize("level", ["novice", "veteran"])
def test_bots_play_with_the_pack_of_the_match(change: Change, level: str, packs: Path, tmp_path: Path) -> None:
    assert level in levels(change.game)
    installed_change(change, tmp_path / "copy")
    game, options = chosen(change)
    seats = max(game.meta.min_seats, 1)
    match = Match.new(game, options, seats, SEED, dict.fromkeys(range(seats), level))
    while not match.over and len(match.record.entries) < ENTRIES:
        seat = match.bot_to_move()
        assert seat is not None
        match.let_bot_answer(seat)
        assert game.world(match.g.view(seat), random.Random(1)).content is match.g.content


@by_game
def test_a_record_of_another_pack_is_refused(
    change: Change, packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed_change(change, tmp_path / "copy")
    game, options = chosen(change)
    match = Match.new(game, options, seed=SEED)
    path = tmp_path / "kept.json"
    match.save(path)
    # On another machine the pack is missing, or another one is called so.
    monkeypatch.setenv("HOLDFAST_PACKS", str(tmp_path / "there"))
    missing = rf"the pack 'mine' of {change.game} is not installed here; there are: built_in"
    with pytest.raises(CannotReplay, match=missing):
        Match.load(path)
    with pytest.raises(BadContent, match=missing):
        from_json(game, to_json(match.g))
    other = change._replace(after=change.before.replace(" = ", " =  "))
    installed_change(other, tmp_path / "other")
    with pytest.raises(CannotReplay, match=f"was played with other content of {change.game}"):
        Match.load(path)


def test_the_bots_of_wildlands_look_at_the_board_of_the_match(packs: Path, tmp_path: Path) -> None:
    change = next(one for one in CHANGES if one.game == "wildlands")
    installed_change(change, tmp_path / "copy")
    game, options = chosen(change)
    assert isinstance(options, WildlandsOptions)
    g = game.new(options)
    sight = Sight(options, g.state, g.stack, 0)
    assert sight.content is g.content
    assert sight.ways is ways(g.content.board)


def test_a_pack_may_stand_in_for_the_expansion_alone(packs: Path, tmp_path: Path) -> None:
    change = Change("under_our_sun", "expansion", "characters.toml", "hp = ", "hp = 1", lambda c: c.boards[4].hp, 0)
    installed_change(change, tmp_path / "copy")
    game = find_game("under_our_sun")
    ours = game.new(parse_options(game.meta.options, {"expansion": True})).content
    mine = game.new(parse_options(game.meta.options, {"expansion": True, "pack": "mine"})).content
    assert change.shown(mine) == 10 + change.shown(ours)
    assert mine.boards[:4] == ours.boards[:4]


def test_a_pack_that_goes_away_ends_no_running_match(packs: Path, tmp_path: Path) -> None:
    folder = installed_change(SKIES, tmp_path / "copy")
    game, options = chosen(SKIES)
    match = Match.new(game, options, seed=SEED)
    folder.rename(tmp_path / "gone")
    played(match)
    assert match.over
