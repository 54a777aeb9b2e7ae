"""The bench: what it measures, how it compares, and what it asks of whom. No timing is judged here."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from holdfast.games import GAME_IDS, find_game
from holdfast.lab import bench
from holdfast.lab.bench import Measured, NoPeers, Pace, compare, verdict

SHORT = Pace(0.001, 1)
PEER_SCRIPT = """
import argparse, json
parser = argparse.ArgumentParser()
parser.add_argument("--seconds"), parser.add_argument("--repeats")
parser.parse_args()
print(json.dumps([
    {"name": "catanatron.decisions", "unit": "1/s", "value": 10.0},
    {"name": "catanatron.clone", "unit": "us", "value": 1e9},
]))
"""


@pytest.fixture
def peers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    script = tmp_path / "peers.py"
    script.write_text(PEER_SCRIPT, encoding="utf-8")
    monkeypatch.setattr(bench, "find_peers_script", lambda: script)
    return script


def test_every_game_is_measured_in_four_ways() -> None:
    lines = bench.run(SHORT, games=("under_falling_skies",))
    assert [(line.name, line.unit) for line in lines] == [
        ("under_falling_skies.decisions", "1/s"),
        ("under_falling_skies.clone", "us"),
        ("under_falling_skies.json", "us"),
        ("under_falling_skies.view", "us"),
    ]
    assert all(line.value > 0 and line.ratio is None for line in lines)


def test_peers_are_measured_in_the_same_run_and_compared_with(peers: Path) -> None:
    lines = {line.name: line for line in bench.run(SHORT, sys.executable, games=("under_falling_skies",))}
    decisions, clone = lines["under_falling_skies.decisions"], lines["under_falling_skies.clone"]
    assert (decisions.peer, clone.peer) == ("catanatron.decisions", "catanatron.clone")
    assert decisions.ratio == pytest.approx(decisions.value / 10, rel=0.01)
    assert lines["under_falling_skies.view"].ratio is None
    assert lines["catanatron.decisions"] == Measured("catanatron.decisions", "1/s", 10.0)


@pytest.mark.parametrize(
    ("source", "message"),
    [("raise SystemExit('no catanatron here')", "no catanatron here"), ("import sys; sys.exit(3)", "no reason given")],
)
def test_peers_that_fail_are_said_so(peers: Path, source: str, message: str) -> None:
    peers.write_text(source, encoding="utf-8")
    with pytest.raises(NoPeers, match=message):
        bench.run(SHORT, sys.executable, games=("under_falling_skies",))
    with pytest.raises(NoPeers, match="cannot be run"):
        bench.run(SHORT, str(peers.parent / "no-python"), games=("under_falling_skies",))


def test_the_script_of_the_peers_is_part_of_the_checkout() -> None:
    assert bench.find_peers_script().name == "peers.py"


def test_ratios_are_ours_over_theirs_and_only_for_ours() -> None:
    values = {("x.decisions", "1/s"): 30.0, ("catanatron.decisions", "1/s"): 10.0, ("x.view", "us"): 2.0}
    assert compare(values, {("x.decisions", "1/s"), ("x.view", "us")}) == [
        Measured("x.decisions", "1/s", 30.0, "catanatron.decisions", 3.0),
        Measured("catanatron.decisions", "1/s", 10.0),
        Measured("x.view", "us", 2.0),
    ]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_has_its_budget(game_id: str) -> None:
    assert game_id in bench.TARGETS


@pytest.mark.parametrize(
    ("game", "ratio", "share"),
    [
        ("under_falling_skies", 3.0, 1 / 10),
        ("wildlands", 2.0, 1 / 5),
        ("dawn_of_the_zeds", 2.0, 1 / 5),
        ("under_our_sun", 1.5, 1 / 3),
    ],
)
def test_budgets_are_met_at_their_edge_and_not_beyond(game: str, ratio: float, share: float) -> None:
    def judged(what: str, value: float, to_peer: float | None) -> bool | None:
        found = verdict(Measured(f"{game}.{what}", "", value, f"catanatron.{what}", to_peer))
        return None if found is None else found[1]

    assert judged("decisions", 1, ratio) is True
    assert judged("decisions", 1, ratio - 0.01) is False
    assert judged("decisions", 1, None) is None
    assert judged("clone", 1, share) is True
    assert judged("clone", 1, share + 0.01) is False
    assert judged("clone", 1000, share) is False
    assert judged("view", 1, None) is None
    assert verdict(Measured("catanatron.decisions", "1/s", 1)) is None


def test_a_midgame_position_waits_for_a_seat() -> None:
    middle = bench.midgame(find_game("under_falling_skies"))
    assert middle.asked()
    assert middle.same_as(bench.midgame(find_game("under_falling_skies"))), "the same in every run"


def test_a_random_game_counts_its_decisions() -> None:
    assert bench.play_one(find_game("under_falling_skies"), random.Random(1)) > 20
