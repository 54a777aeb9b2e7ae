"""Content packs: typed, with errors that name the file and the line."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from holdfast.core.content import BadContent, Source, check_sources, line_of, pack_hash, read, read_file


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cost: int = 0


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    parts: list[Part] = []
    tags: list[str] = []


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    sources: dict[str, Source]
    card: dict[str, Card]
    rules: list[Card] = []


GOOD = """\
# a pack
[sources.book]
title = "Rulebook"
confidence = "high"

[card.flare]
source = "book"
parts = [
  { name = "red" },
  # a comment between
  { name = "blue", cost = 2 },
]
tags = ["a", "b"]

[card.storm]
source = "book"

[[rules]]
source = "book"

[[rules]]
source = "book"
tags = ["c"]
"""


def pack(folder: Path, text: str = GOOD, name: str = "pack.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_good_pack_becomes_typed_data(tmp_path: Path) -> None:
    found, file = read(pack(tmp_path), Pack)
    assert found.card["flare"].parts[1] == Part("blue", 2)
    assert file.data["card"]["storm"] == {"source": "book"}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = "Rulebook"', "title = 5", "pack.toml:3: Expected `str`, got `int` at sources.book.title"),
        ("cost = 2", 'cost = "two"', "pack.toml:11: Expected `int`, got `str` at card.flare.parts.1.cost"),
        ('tags = ["a", "b"]', "tags = [1]", "pack.toml:13: Expected `str`, got `int` at card.flare.tags.0"),
        ('[card.storm]\nsource = "book"', "[card.storm]\nweight = 3", "pack.toml:16: Object contains unknown field"),
        ('tags = ["c"]', "price = 3", "pack.toml:23: Object contains unknown field"),
        ('[card.storm]\nsource = "book"', "[card.storm]", "pack.toml:15: Object missing required field `source`"),
        ('title = "Rulebook"', 'title = "Rulebook', "pack.toml:3: "),
        ("[card.storm]", "[card.flare]", "pack.toml:15: "),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(BadContent) as wrong:
        read(pack(tmp_path, GOOD.replace(old, new)), Pack)
    assert str(wrong.value).startswith(message)


def test_a_missing_file_and_one_that_is_no_text_are_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"nothing\.toml: the file is missing"):
        read_file(tmp_path / "nothing.toml")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=r"noise\.toml: not UTF-8"):
        read_file(tmp_path / "noise.toml")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("sources", "book"), 2),
        (("sources", "book", "confidence"), 4),
        (("card", "flare", "parts"), 8),
        (("card", "flare", "parts", 0), 9),
        (("card", "flare", "parts", 1, "cost"), 11),
        (("card", "storm"), 15),
        (("rules", 0), 18),
        (("rules", 1, "tags"), 23),
    ],
)
def test_the_line_of_a_place_is_found(path: tuple[str | int, ...], line: int) -> None:
    assert line_of(GOOD, path) == line


names = st.text("abcdef", min_size=2, max_size=4)
tables = st.dictionaries(
    names, st.dictionaries(names, st.integers(0, 9), min_size=1, max_size=4), min_size=1, max_size=4
)


@given(tables, st.booleans())
def test_the_line_of_every_key_of_any_pack_is_its_own(tables: dict[str, dict[str, int]], spaced: bool) -> None:
    lines, places = ["# a pack"], {}
    for table, keys in tables.items():
        lines += ["", f"[card.{table}]"] if spaced else [f"[card.{table}]"]
        for key, value in keys.items():
            lines.append(f"{key} = {value}")
            places["card", table, key] = len(lines)
    for place, line in places.items():
        assert line_of("\n".join(lines), place) == line


@given(tables, st.data())
def test_a_wrong_figure_is_found_in_any_pack(tables: dict[str, dict[str, int]], data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(sorted(tables)))
    key = data.draw(st.sampled_from(sorted(tables[table])))
    lines = []
    for name, keys in tables.items():
        lines.append(f"[{name}]")
        for one, value in keys.items():
            lines.append(f"{one} = {value!r}" if (name, one) != (table, key) else f"{one} = 'wrong'")
    with TemporaryDirectory() as folder, pytest.raises(BadContent) as wrong:
        read(pack(Path(folder), "\n".join(lines)), dict[str, dict[str, int]])
    assert str(wrong.value).endswith(f"at {table}.{key}")
    assert lines[int(str(wrong.value).split(":")[1]) - 1] == f"{key} = 'wrong'"


def test_every_entry_names_a_source_that_says_how_far_to_trust_it(tmp_path: Path) -> None:
    found, file = read(pack(tmp_path), Pack)
    check_sources(file, found.sources, [(("card", "flare"), "book")])
    with pytest.raises(BadContent, match=r"pack\.toml:7: the source 'rumour' is not declared"):
        check_sources(file, found.sources, [(("card", "flare"), "rumour")])
    with pytest.raises(BadContent, match=r"pack\.toml:4: confidence must be one of"):
        check_sources(file, {"book": Source("Rulebook", "certain")}, [])


def test_the_fingerprint_follows_the_data_alone(tmp_path: Path) -> None:
    file = read_file(pack(tmp_path))
    other = tmp_path / "elsewhere"
    other.mkdir()
    laid_out = read_file(pack(other, GOOD.replace("# a pack", "# another comment\n\n")))
    assert pack_hash(file) == pack_hash(laid_out)
    assert pack_hash(file) != pack_hash(read_file(pack(other, GOOD.replace("cost = 2", "cost = 3"))))
    second = read_file(pack(tmp_path, "a = 1", "second.toml"))
    assert pack_hash(file, second) == pack_hash(second, file) != pack_hash(file)
