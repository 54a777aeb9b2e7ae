"""Every entry of a pack tells where it comes from, whatever the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.core.content import BadContent, provenance

PACK = """
[sources.book]
title = "Rulebook, COMPONENTS"
confidence = "very high"

[card.flare]
source = "book"
[[space]]
id = "gate"
source = "ours"
[[space]]
source = "book"
"""


def test_entries_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(PACK, encoding="utf-8")
    (tmp_path / "more.toml").write_text(
        'source = "ours"\n[sources.ours]\ntitle = "Holdfast"\nconfidence = "own"\n', encoding="utf-8"
    )
    found = [(one.file, one.line, one.entry, one.title, one.confidence) for one in provenance(tmp_path)]
    assert found == [
        ("cards.toml", 6, "card.flare", "Rulebook, COMPONENTS", "very high"),
        ("cards.toml", 8, "space.gate", "Holdfast", "own"),
        ("cards.toml", 11, "space.2", "Rulebook, COMPONENTS", "very high"),
        ("more.toml", 1, "more", "Holdfast", "own"),
    ]


def test_a_source_that_nobody_declares_is_an_error_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(PACK, encoding="utf-8")
    with pytest.raises(BadContent, match=r"^cards.toml:10: the source 'ours' is not declared"):
        provenance(tmp_path)


def test_a_folder_without_a_pack_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no content pack"):
        provenance(tmp_path)
