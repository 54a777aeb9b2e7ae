"""The example in the README runs and prints what it says."""

from __future__ import annotations

import re

import pytest

from holdfast.games.wildlands.content import PACK


def test_the_example_runs_and_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    text = (PACK.parents[1] / "README.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert code is not None
    exec(compile(code.group(1), "README.md", "exec"), {})
    promised = re.findall(r"print\(.*\)  # (\w+)", code.group(1))
    assert capsys.readouterr().out.split() == promised
