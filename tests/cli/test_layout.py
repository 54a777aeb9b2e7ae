"""Answers stand in as few columns as the screen allows, and nothing of them is lost."""

from __future__ import annotations

import pytest
from rich.console import Console

from holdfast.cli.layout import Line, in_columns


def drawn(lines: list[Line], width: int, height: int | None) -> list[str]:
    console = Console(width=width, no_color=True, highlight=False)
    with console.capture() as captured:
        console.print(in_columns(lines, width, height))
    return [line.rstrip() for line in captured.get().splitlines()]


def test_one_column_if_there_is_room() -> None:
    lines = [Line(n, f"On B{n}", "moves") for n in range(1, 4)]
    assert drawn(lines, 40, 5) == ["1 On B1  moves", "2 On B2  moves", "3 On B3  moves"]


def test_more_columns_if_the_screen_is_low() -> None:
    lines = [Line(n, f"On B{n}") for n in range(1, 8)]
    shown = drawn(lines, 40, 3)
    assert len(shown) == 3
    assert shown[0].split() == ["1", "On", "B1", "4", "On", "B4", "7", "On", "B7"]


@pytest.mark.parametrize("width", [20, 40, 80, 120])
@pytest.mark.parametrize("height", [1, 3, 10, None])
def test_every_answer_is_there_in_full(width: int, height: int | None) -> None:
    lines = [Line(n, f"Answer{n}", "which would bring a great deal of trouble") for n in range(1, 31)]
    text = "\n".join(drawn(lines, width, height))
    for line in lines:
        assert f"{line.number} {line.said}" in text


def test_half_a_brief_is_left_out_and_a_long_one_is_cut() -> None:
    assert drawn([Line(1, "On B1", "three words here")], 14, None) == ["1 On B1"]
    assert drawn([Line(1, "On B1", "a great deal of trouble")], 24, None) == ["1 On B1  a great deal o…"]


def test_columns_are_as_wide_as_they_must_be() -> None:
    """Two columns of equal width would not fit here; a wide and a narrow one do."""
    lines = [Line(1, "a rather long answer"), Line(2, "another long answer"), Line(3, "short"), Line(4, "tiny")]
    assert [line.split("  ") for line in drawn(lines, 31, 2)] == [
        ["1 a rather long answer", "3 short"],
        ["2 another long answer", " 4 tiny"],
    ]


def test_no_answers_take_no_room() -> None:
    assert drawn([], 80, 5) == []
