"""The examples of the packages' pages run as they stand."""

from __future__ import annotations

from io import StringIO

import pytest

from tests.cli.running import ROOT


def example(package: str) -> str:
    page = (ROOT / "src" / "holdfast" / package / "README.md").read_text(encoding="utf-8")
    return page.partition("```python\n")[2].partition("```")[0]


def test_the_example_of_the_words(capsys: pytest.CaptureFixture[str]) -> None:
    code = example("words")
    exec(code, {})
    promised = [line.removeprefix("# ") for line in code.splitlines() if line.startswith("# ")]
    assert capsys.readouterr().out.splitlines() == promised


def test_the_example_of_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n\n"))
    exec(example("cli"), {})
    assert "Which die do you place next?" in capsys.readouterr().out
