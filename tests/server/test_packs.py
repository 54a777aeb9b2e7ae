"""A server plays with the packs that lie on its own machine, and with no others."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from holdfast.client import Problem
from holdfast.server import resources as r
from tests.packing import CHANGES, SKIES, changed
from tests.server.serving import serving


def put(packs: Path, copies: Path) -> None:
    """The changed packs of all games, where a server finds them."""
    for change in CHANGES:
        shutil.copytree(changed(change, copies / change.game), packs / change.game / "mine")


def test_matches_are_made_with_installed_packs_only(tmp_path):
    put(tmp_path / "packs", tmp_path / "copies")
    with serving(str(tmp_path / "holdfast.db"), packs=tmp_path / "packs") as running:
        for change in CHANGES:
            info = running.server.call("GET", f"/games/{change.game}", None, r.GameInfo)
            assert [one.values for one in info.options if one.name == "pack"] == [("built_in", "mine")]
            seats = ["me"] * info.min_seats
            made = running.server.make(change.game, seats, "Ana", {"pack": "mine"})
            assert made.info.options["pack"] == "mine"
            content = running.server.call("GET", f"/matches/{made.match}/content", None, r.Content)
            ours = running.server.make(change.game, seats, "Ana", {"pack": "built_in"})
            assert "pack" not in ours.info.options
            assert content.hash == made.info.content_hash != ours.info.content_hash
            for name in ("yours", "../mine", "", "/etc"):
                with pytest.raises(Problem, match="400 table-bad-options") as no:
                    running.server.make(change.game, seats, "Ana", {"pack": name})
                assert "is not installed here" in no.value.problem.text.args["detail"]


def test_a_match_with_a_pack_is_played_to_its_end_and_needs_it_ever_after(tmp_path):
    packs = tmp_path / "packs"
    put(packs, tmp_path / "copies")
    rng = random.Random(7)
    with serving(str(tmp_path / "holdfast.db"), packs=packs) as running:
        made = running.server.make(SKIES.game, ["me"], "Ana", {"pack": "mine"})
        content = running.server.call("GET", f"/matches/{made.match}/content", None, r.Content)
        assert content.tables["start_row"] == SKIES.figure
        with running.server.sit(made.match, made.key) as seat:
            for question in seat:
                seat.answer(rng.choice(question.options))
            assert seat.position.ending is not None
        running.stop()
        (packs / SKIES.game / "mine").rename(tmp_path / "away")
        running.start()
        with pytest.raises(Problem, match="409 table-old-rules") as no:
            running.server.match(made.match)
        assert "the pack 'mine' of under_falling_skies is not installed here" in no.value.problem.text.args["detail"]


def test_a_pack_that_was_spoilt_is_refused_in_words(tmp_path):
    packs = tmp_path / "packs"
    put(packs, tmp_path / "copies")
    (packs / SKIES.game / "mine" / "cards.toml").write_text("columns = \n", encoding="utf-8")
    with serving(str(tmp_path / "holdfast.db"), packs=packs) as running:
        with pytest.raises(Problem, match="400 table-bad-options") as no:
            running.server.make(SKIES.game, ["me"], "Ana", {"pack": "mine"})
        assert "cards.toml:1:" in no.value.problem.text.args["detail"]
