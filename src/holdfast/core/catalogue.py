"""The rule catalogue of a game: every rule with an id, the rulings on unclear points, the worked examples."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct

from holdfast.core.content import BadContent, read


class Rule(Struct, frozen=True):
    """A rule in our own words. `descriptive` gives the reason why nothing needs enforcing, where that is so."""

    id: str
    section: str
    text: str
    source: str
    descriptive: str = ""
    edition: str = "both"
    """The edition whose rulebook says so, or `both`."""
    differs: str = ""
    """The rule that stands in its place in the other edition."""
    in_v1: str = ""
    """For a rule of edition 2.0 without a counterpart: is it adopted in 1.0 (`adopt`) or not (`absent`)?"""
    in_v2: str = ""
    """The same for a rule of edition 1.0."""


class Ruling(Struct, frozen=True):
    """What we decided where the rulebook is silent or unclear."""

    id: str
    question: str
    ruling: str
    rules: list[str] = []
    why: str = ""


class Example(Struct, frozen=True):
    """A worked example: a position, what is done, what follows, each in one sentence or several."""

    id: str
    rules: list[str]
    given: str | list[str]
    when: str | list[str]
    then: str | list[str]
    origin: str = ""

    def told(self, part: Literal["given", "when", "then"]) -> str:
        """One part of the example as one text."""
        said: str | list[str] = getattr(self, part)
        return said if isinstance(said, str) else "; ".join(said)


class Catalogue(Struct, frozen=True):
    """All that `rules.toml` of a game says."""

    rule: list[Rule]
    ruling: list[Ruling]
    example: list[Example]


def load_catalogue(path: Path) -> Catalogue:
    """The catalogue, checked: ids are unique and everything refers to rules that exist."""
    found, file = read(path, Catalogue)
    ids: set[str] = set()
    for index, rule in enumerate(found.rule):
        if rule.id in ids:
            raise file.wrong(("rule", index), f"the id {rule.id} is used twice")
        ids.add(rule.id)
    # A ruling may speak of rules, an example of rules and rulings.
    noted: dict[str, Sequence[Ruling | Example]] = {"ruling": found.ruling, "example": found.example}
    for kind, entries in noted.items():
        known = frozenset(ids)
        for index, entry in enumerate(entries):
            if entry.id in ids:
                raise file.wrong((kind, index), f"the id {entry.id} is used twice")
            for rule_id in entry.rules:
                if rule_id not in known:
                    raise file.wrong((kind, index, "rules"), f"{entry.id} names the unknown rule {rule_id}")
            ids.add(entry.id)
    if not found.rule:
        raise BadContent(f"{path.name}: no rules")
    return found
