"""What the engine says: keys with arguments, never sentences.

A sentence is made at the edge, in the reader's language, from the text files of the game.
"""

from __future__ import annotations

from msgspec import Struct


class Named(Struct, frozen=True, tag="named", tag_field="type"):
    """An argument that is itself a name to be looked up, such as a room or a card."""

    kind: str
    id: str


Arg = int | str | bool | Named | list[int | Named]


class Text(Struct, frozen=True):
    """A text key and the arguments of its message."""

    key: str
    args: dict[str, Arg] = {}
