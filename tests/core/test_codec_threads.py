"""Decoders are made once, however many threads want them first."""

from __future__ import annotations

import threading
import time

from holdfast.core import codec
from holdfast.games import find_game


def test_what_is_made_once_is_made_once_for_all_threads():
    game, made, gate = find_game("under_falling_skies"), [], threading.Barrier(6)
    under_way = []

    @codec._once
    def slowly(_):
        under_way.append(1)
        assert len(under_way) == 1, "nobody else makes one meanwhile"
        time.sleep(0.02)
        under_way.pop()
        return object()

    @codec._once
    def another(_):
        return slowly(game), under_way.append(1), time.sleep(0.01), under_way.pop()

    def ask(which) -> None:
        gate.wait()
        made.append(which(game))

    threads = [threading.Thread(target=ask, args=(slowly if n % 2 else another,)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(one) for one in made if not isinstance(one, tuple)}) == 1
    assert len({id(one) for one in made if isinstance(one, tuple)}) == 1


def test_a_prepared_game_has_all_its_decoders():
    game = find_game("under_falling_skies")
    codec.prepare(game)
    g = game.new()
    assert codec.from_msgpack(game, codec.to_msgpack(g)).same_as(g)
