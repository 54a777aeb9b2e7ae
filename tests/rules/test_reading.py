"""How the ledger reads marks out of tests without running them."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.core.catalogue import Catalogue, Example, Rule
from holdfast.lab.ledger import BadMark, NoTests, build, in_edition, scan_tests, strangers


def scanned(folder: Path, source: str) -> dict[str, list[str]]:
    (folder / "test_it.py").write_text(source, encoding="utf-8")
    return {one: [test.partition("::")[2] for test in tests] for one, tests in scan_tests(folder).rules.items()}


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.rule('X-1')\ndef test_a(): ...",
        "@mark.rule('X-1', 'X-1')\ndef test_a(): ...",
        "rule = pytest.mark.rule\n@rule('X-1')\ndef test_a(): ...",
        "rule, example = pytest.mark.rule, pytest.mark.example\n@rule('X-1')\ndef test_a(): ...",
        "pytestmark = pytest.mark.rule('X-1')\ndef test_a(): ...",
        "pytestmark = [pytest.mark.rule('X-1')]\nasync def test_a(): ...",
        "pytestmark: list = [pytest.mark.rule('X-1')]\ndef test_a(): ...",
    ],
)
def test_a_mark_is_found_however_it_is_written(tmp_path: Path, source: str) -> None:
    assert scanned(tmp_path, source) == {"X-1": ["test_a"]}


def test_a_mark_on_a_class_counts_for_all_its_tests(tmp_path: Path) -> None:
    source = "@pytest.mark.rule('X-1')\nclass TestIt:\n    def test_a(self): ...\n    def test_b(self): ..."
    assert scanned(tmp_path, source) == {"X-1": ["TestIt::test_a", "TestIt::test_b"]}


@pytest.mark.parametrize("mark", ["skip", "xfail", "skip('later')"])
def test_a_test_that_does_not_run_proves_nothing(tmp_path: Path, mark: str) -> None:
    assert scanned(tmp_path, f"@pytest.mark.{mark}\n@pytest.mark.rule('X-1')\ndef test_a(): ...") == {}


def test_a_helper_is_not_a_test_and_another_decorator_no_mark(tmp_path: Path) -> None:
    source = "@pytest.mark.rule('X-1')\ndef helper(): ...\n@game.rule('X-2')\ndef test_a(): ..."
    assert scanned(tmp_path, source) == {}


def test_ids_must_be_written_out(tmp_path: Path) -> None:
    with pytest.raises(BadMark, match=r"test_it\.py:2: .* written out as strings"):
        scanned(tmp_path, "ID = 'X-1'\n@pytest.mark.rule(ID)\ndef test_a(): ...")


def test_a_missing_folder_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(NoTests):
        scan_tests(tmp_path / "nothing")


def rule(rule_id: str, **more: str) -> Rule:
    return Rule(rule_id, "Section", "It is so.", "Rulebook", **more)


def test_a_rule_is_open_without_a_place_or_without_a_test(tmp_path: Path) -> None:
    catalogue = Catalogue(
        [rule("X-1"), rule("X-2"), rule("X-3"), rule("X-4", descriptive="it only sets the mood")],
        [],
        [Example("X-EX-1", ["X-1"], "a", "b", "c"), Example("X-EX-2", ["X-3"], "a", "b", "c")],
    )
    source = "@pytest.mark.rule('X-1', 'X-2')\n@pytest.mark.example('X-EX-1')\ndef test_a(): ..."
    (tmp_path / "test_it.py").write_text(source, encoding="utf-8")
    places = {"X-1": ["a.py:1 f"], "X-3": ["a.py:2 g"]}
    found = build("x", catalogue, lambda one: places.get(one, []), scan_tests(tmp_path))
    assert [entry.state for entry in found.entries] == ["tested", "open", "open", "descriptive"]
    assert (found.rules, found.open, found.descriptive) == (4, 2, 1)
    assert (found.examples, found.examples_tested) == (2, 1)


def test_a_slip_in_an_id_is_a_stranger(tmp_path: Path) -> None:
    source = "@pytest.mark.rule('XQ-1', 'XQ-01', 'Y-5')\n@pytest.mark.example('XQ-EX-9')\ndef test_a(): ..."
    (tmp_path / "test_it.py").write_text(source, encoding="utf-8")
    catalogue = Catalogue([rule("XQ-1")], [], [])
    assert strangers("XQ", catalogue, scan_tests(tmp_path)) == ["XQ-01", "XQ-EX-9"]


def test_a_rule_belongs_to_its_edition_and_where_it_is_adopted() -> None:
    both, first, second = rule("X-1"), rule("X-2", edition="1.0", in_v2="adopt"), rule("X-3", edition="2.0")
    assert [in_edition(one, "1.0") for one in (both, first, second)] == [True, True, False]
    assert [in_edition(one, "2.0") for one in (both, first, second)] == [True, True, True]
    assert all(in_edition(one, None) for one in (both, first, second))
