"""Texts as data: they must survive the wire."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.core.text import Named, Text


@pytest.mark.parametrize(
    "arg", [3, "three", True, Named("room", "a1"), [1, 2], [Named("room", "a1"), Named("room", "b2")], []]
)
def test_every_argument_comes_back_from_json_as_it_went(arg):
    text = Text("key", {"arg": arg})
    assert msgspec.json.decode(msgspec.json.encode(text), type=Text) == text
