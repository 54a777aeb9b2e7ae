"""Nothing that reaches a seat or a spectator may depend on what they cannot know.

First offline: over whole matches, everything the server would say to a viewer is made twice, once from the real
position and once from one that the viewer cannot tell from it, and must be equal byte for byte. Then over the network:
the frames that really arrive are those that were checked.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from holdfast.bots import Budget, levels
from holdfast.core.codec import ActionCodec, to_msgpack
from holdfast.core.flow import AskAll
from holdfast.core.game import Game
from holdfast.core.legality import Illegal
from holdfast.core.record import Answer, Entry, apply
from holdfast.games import GAME_IDS, find_game
from holdfast.server import protocol as p
from holdfast.server import showing, thinking
from holdfast.table.course import Course
from holdfast.table.storage import decode_match
from holdfast.table.table import About, Table
from tests.load.players import Player
from tests.server.serving import serving
from tests.server.test_playing import export
from tests.table.sitting import Sitting

encode = msgspec.json.encode
HIDDEN = ["duel", *(game for game in GAME_IDS if find_game(game).meta.hidden)]
OPTIONS: dict[str, dict[str, Any]] = {
    "duel": {"rounds": 12},
    "under_our_sun": {"mode": "semi_cooperative", "mission": "search_and_rescue", "traitor": "certain"},
}
"""The options with the most secrets; a game that is not named is played with its defaults."""
LONGEST = {"duel": 200}
"""How many entries of a match are looked at; for games that are not named, all."""


def imagined(table: Table, g: Game[Any]) -> Table:
    """The same table with another position on it."""
    other = object.__new__(Table)
    for name, value in vars(table).items():
        setattr(other, name, value)
    other.course = object.__new__(Course)
    for name, value in vars(table.course).items():
        setattr(other.course, name, value)
    other.course.g = g
    return other


def unlike(g: Game[Any], entry: Entry, viewer: int | None, rng: random.Random) -> Entry:
    """What might have happened instead in an imagined position, so that the viewer must not see a difference.

    A sealed answer of somebody else can be any until the last one breaks the seal. All other entries stay as they are.
    """
    sealed = isinstance(g.question, AskAll) and len(g.question.seats) > 1
    if isinstance(entry, Answer) and sealed and entry.seat != viewer:
        act = rng.choice(g.legal(entry.seat))
        return Answer(entry.seat, msgspec.to_builtins(act), entry.by)
    return entry


def steps(game_id: str, seed: int, sitting: Sitting) -> Any:
    """The table of a random match before and after every entry, with that entry."""
    rng = random.Random(seed)
    for _ in sitting.play(rng):
        pass
    course = sitting.table.course
    for number in range(min(len(course.record.entries), LONGEST.get(game_id, 100_000))):
        yield number, course.at(number)[0], course.record.entries[number], course.at(number + 1)


def sit_down(game_id: str, seed: int) -> Sitting:
    game = find_game(game_id)
    options = msgspec.convert(OPTIONS.get(game_id, {}), game.meta.options)
    counts = [n for n in range(game.meta.min_seats, game.meta.max_seats + 1) if game.meta.allows(options, n)]
    people = " ".join(f"p{n}" for n in range(counts[seed % len(counts)]))
    return Sitting(people, game_id=game_id, options=OPTIONS.get(game_id), seed=f"{seed:032d}")


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game_id", HIDDEN)
def test_no_frame_depends_on_what_its_reader_cannot_know(game_id, seed):
    sitting = sit_down(game_id, seed)
    table, rng, compared, skipped = sitting.table, random.Random(seed), 0, 0
    for number, before, entry, (after, events) in steps(game_id, seed, sitting):
        for viewer in (rng.choice(range(table.about.seats)), None):
            world = type(before).world(before.view(viewer), rng)
            assert same_words(table, before, world, viewer), f"entry {number}, viewer {viewer}: before"
            if isinstance(entry, Answer) and any(event.reveals for event in events):
                # What comes to light here differs between worlds, and rightly so. After it both are alike again.
                world = type(after).world(after.view(viewer), rng)
                assert same_words(table, after, world, viewer), f"entry {number}, viewer {viewer}: after"
                continue
            instead = unlike(world, entry, viewer, rng)
            world.take_events()
            try:
                apply(world, instead)
            except (Illegal, IndexError):
                skipped += 1  # the imagined hand does not hold what was played
                continue
            real = encode(showing.lines(after, [(number + 1, events)], viewer))
            assert encode(showing.lines(world, [(number + 1, world.take_events())], viewer)) == real
            assert same_words(table, after, world, viewer), f"entry {number}, viewer {viewer}: after"
            compared += 1
    assert compared > skipped, f"{compared} compared, {skipped} skipped"
    assert compared > 40


def test_what_others_draw_looks_the_same_whatever_it_is():
    for viewer in (1, None):
        told = set()
        for card in range(10):
            g = find_game("duel").new(seats=2, events=True)
            g.luck(card)
            told.add(encode([showing.lines(g, [(1, g.take_events())], viewer), g.view(viewer)]))
        assert len(told) == 1


def same_words(table: Table, g: Game[Any], world: Game[Any], viewer: int | None) -> bool:
    """Would a viewer be told the same of two positions, in the same time?"""
    real, other = imagined(table, g), imagined(table, world)
    return (
        encode(showing.position(real, viewer)) == encode(showing.position(other, viewer))
        and (real.deadline(), real.bots_to_move()) == (other.deadline(), other.bots_to_move())
        and [g.silence(seat) for seat in g.asked()] == [world.silence(seat) for seat in world.asked()]
        and all(
            order.answer(g, seat) == order.answer(world, seat)
            for order in g.orders
            for seat in g.asked()
            if seat != viewer
        )
    )


@pytest.mark.parametrize("game_id", HIDDEN)
def test_refusals_hints_and_odds_say_the_same_in_both_worlds(game_id):
    sitting = sit_down(game_id, 1)
    rng, asked = random.Random(1), 0
    codec = ActionCodec(sitting.table.g)
    for number, g, _, _ in steps(game_id, 1, sitting):
        for seat in g.asked()[:1]:
            world = type(g).world(g.view(seat), rng)
            for _ in range(6):
                act = codec.action(rng.randrange(codec.size))
                assert encode(g.why_not(seat, act)) == encode(world.why_not(seat, act))
                asked += 1
            if number % 40 == 0:
                act = encode(g.legal(seat)[0])
                args = (seat, act, number)
                one, other = to_msgpack(g), to_msgpack(world)
                assert thinking.odds(game_id, one, *args) == thinking.odds(game_id, other, *args)
                thought = (seat, number, Budget(iterations=20))
                level = levels(game_id)[-1]
                assert thinking.choose(game_id, level, one, *thought) == thinking.choose(
                    game_id, level, other, *thought
                )
            if number % 160 == 0:
                assert thinking.hint(game_id, one, seat, number) == thinking.hint(game_id, other, seat, number)
    assert asked > 100


MOST_FRAMES = 120


@pytest.mark.parametrize("game_id", HIDDEN)
def test_frames_on_the_wire_are_the_frames_that_were_checked(tmp_path, game_id):
    """Of a long match frames are taken evenly from beginning to end; the soak takes all."""
    compare_frames(tmp_path, game_id, MOST_FRAMES)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", HIDDEN)
def test_every_single_frame_on_the_wire_was_checked(tmp_path, game_id):
    compare_frames(tmp_path, game_id, 1_000_000)


def compare_frames(tmp_path: Path, game_id: str, most: int) -> None:
    """Snapshots and updates that arrive equal those made offline from the record; the rest says nothing of the game."""
    with serving(str(tmp_path / "x.db"), log_level="debug") as running:
        made = running.server.make(game_id, ["me", "open"], "Ana", OPTIONS.get(game_id))
        keys = [made.key, running.server.take(made.match, made.invites[0].secret, "Ben").key]
        frames = listen_to_a_match(running, made.match, keys)
        saved = decode_match(export(running, made.match))
    log = running.log
    record, game = saved.record, find_game(game_id)
    about = About(made.match, game_id, record.rules_version, record.content_hash, record.options, 2, saved.seed, 0.0)
    course = Course(game, record, saved.seed)
    for viewer, heard in frames.items():
        lines = {encode(line) for line in showing.lines(course.g, course.happened(), viewer)}
        for frame in heard[:: 1 + len(heard) // most]:
            message = msgspec.json.decode(frame)
            if message["type"] in ("snapshot", "update"):
                position = message["position"]
                g = course.at(position["entry"])[0]
                expected = msgspec.json.decode(encode(made_offline(about, course, g, viewer)))
                assert [position[part] for part in ("view", "ending")] == [expected["view"], expected["ending"]]
                for part in ("kind", "seats", "text", "options", "rule"):
                    assert position["question"][part] == expected["question"][part]
                assert {encode(line) for line in message["log"]} <= lines
                assert (position["seed"] == "") == (position["ending"] is None)
            else:
                assert message["type"] in ("seats", "accepted", "pong"), message
    assert min(len(heard) for heard in frames.values()) > 10
    assert log.count("\n") > 2
    secrets = [*keys, saved.seed, "Ana", "Ben"]
    assert not [secret for secret in secrets if secret in log], "the log keeps what nobody should read"


def made_offline(about: About, course: Course, g: Game[Any], viewer: int | None) -> p.Position:
    table = Table.new(about, find_game(about.game))
    table.course = course
    return showing.position(imagined(table, g), viewer)


def listen_to_a_match(running: Any, match: str, keys: list[str]) -> dict[int | None, list[bytes]]:
    """Play a match with scripted players, and keep every frame that each seat and a spectator get."""
    address = running.address.replace("http", "ws", 1) + f"/api/matches/{match}/socket"
    frames: dict[int | None, list[bytes]] = {0: [], 1: [], None: []}

    async def listen(viewer: int | None) -> None:
        async with connect(address, compression=None, max_size=None) as socket:
            await socket.send(encode({"type": "hello", "key": None if viewer is None else keys[viewer]}).decode())
            async for data in socket:
                frames[viewer].append(data.encode() if isinstance(data, str) else data)
                if msgspec.json.decode(data).get("position", {}).get("ending"):
                    return

    async def play() -> None:
        listeners = [asyncio.create_task(listen(viewer)) for viewer in frames]
        await asyncio.sleep(0.3)
        players = [Player(address, match, key, seat) for seat, key in enumerate(keys)]
        async with asyncio.timeout(90):
            await asyncio.gather(*(player.play() for player in players))
            await asyncio.gather(*listeners)

    asyncio.run(play())
    return frames
