"""Rule catalogues: ids are unique, and everything refers to rules that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.core.catalogue import load_catalogue
from holdfast.core.content import BadContent

GOOD = """\
[[rule]]
id = "X-1"
section = "Turn"
text = "A turn has two steps."
source = "Rulebook, TURN"

[[rule]]
id = "X-2"
section = "Turn"
text = "The first step is to draw."
source = "Rulebook, TURN"

[[ruling]]
id = "X-R-1"
question = "What if the deck is empty?"
ruling = "Nothing is drawn."
rules = ["X-2"]

[[example]]
id = "X-EX-1"
rules = ["X-1", "X-R-1"]
given = ["the deck is empty", "it is Ana's turn"]
when = "she draws"
then = "nothing happens"
"""


def load(folder: Path, text: str):
    (folder / "rules.toml").write_text(text, encoding="utf-8")
    return load_catalogue(folder / "rules.toml")


def test_a_catalogue_is_read_whole(tmp_path: Path) -> None:
    found = load(tmp_path, GOOD)
    assert [rule.id for rule in found.rule] == ["X-1", "X-2"]
    assert (found.rule[0].edition, found.rule[0].descriptive) == ("both", "")
    assert found.example[0].told("given") == "the deck is empty; it is Ana's turn"
    assert found.example[0].told("when") == "she draws"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "X-2"', 'id = "X-1"', r"rules\.toml:7: the id X-1 is used twice"),
        ('id = "X-R-1"', 'id = "X-2"', r"rules\.toml:13: the id X-2 is used twice"),
        ('id = "X-EX-1"', 'id = "X-R-1"', r"rules\.toml:19: the id X-R-1 is used twice"),
        ('rules = ["X-2"]', 'rules = ["X-9"]', r"rules\.toml:17: X-R-1 names the unknown rule X-9"),
        ('"X-1", "X-R-1"', '"X-1", "X-EX-1"', r"rules\.toml:21: X-EX-1 names the unknown rule X-EX-1"),
        ('text = "A turn has two steps."', "", "missing required field `text`"),
    ],
)
def test_slips_are_found(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(BadContent, match=message):
        load(tmp_path, GOOD.replace(old, new))


def test_a_catalogue_without_rules_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no rules"):
        load(tmp_path, "rule = []\nruling = []\nexample = []")
