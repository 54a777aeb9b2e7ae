"""Reads the call notation of the packs into the Structs of the vocabulary; what it does not know it refuses.

`damage(who=self, n=1), heal(who=char, n=2)` is valid Python expression syntax, so the standard parser does the
reading and the field types of the Structs say what may stand where. Nothing is ever evaluated.
"""

from __future__ import annotations

import ast
import types
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from holdfast.games.under_our_sun.dice import Pool
from holdfast.games.under_our_sun.vocabulary import FORMS, SETUP_CALLS, VERBS, Form, Modify, Option, SetupCall, Verb
from holdfast.games.under_our_sun.vocabulary_conditions import CONDITIONS, Condition, Fact, Known
from holdfast.games.under_our_sun.vocabulary_words import (
    CHOICES,
    DICE_STATS,
    Amount,
    BlockId,
    ChoiceId,
    FoeId,
    MerchantId,
    Sum,
    ThingId,
    TileId,
)

S = TypeVar("S", bound=Struct)

COLOURS = "GYBR"
"""The letters of dice: `YB` is a yellow and a blue die."""

NUMBERS: dict[str, Sum] = {
    "P": Sum(p=1),
    "successes": Sum(successes=1),
    "value": Sum(value=1),
    "LIMIT": Sum(limit=1),
    "W_lo": Sum(w_lo=1),
    "W_hi": Sum(w_hi=1),
}
"""The words that may stand for a number."""


class NotInVocabulary(ValueError):
    """A text says something that the vocabulary does not have; the message says what."""


class Blocks:
    """Collects the lists of verbs of a pack under small numbers; equal lists share one."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[Verb, ...], BlockId] = {(): BlockId(0)}

    def number(self, verbs: tuple[Verb, ...]) -> BlockId:
        """The number of a list of verbs, new or known."""
        return self._numbers.setdefault(verbs, BlockId(len(self._numbers)))

    def table(self) -> tuple[tuple[Verb, ...], ...]:
        """All lists, by number."""
        return tuple(self._numbers)


class Notation:
    """A reader for one pack: it knows the ids of the pack and collects its blocks."""

    def __init__(self, ids: Mapping[Any, Mapping[str, int]], blocks: Blocks | None = None) -> None:
        self.ids = ids
        """For every kind of id (TileId, ThingId, FoeId, MerchantId) its codes."""
        self.blocks = blocks or Blocks()
        self.choices = list(CHOICES)
        """The names of all that cards leave to choose."""

    # ------------------------------------------------------------ what a pack may write

    def block(self, text: str) -> BlockId:
        """A list of verbs."""
        return self._block(_calls(text))

    def forms(self, text: str) -> tuple[Form, ...]:
        """Ability forms; a bare `nothing()` means there are none."""
        calls = _calls(text)
        if [_name(call) for call in calls] == ["nothing"]:
            return ()
        return tuple(self._call(call, FORMS, "ability form") for call in calls)

    def condition(self, text: str) -> Condition:
        """One condition."""
        calls = _calls(text)
        if len(calls) != 1:
            raise NotInVocabulary(f"one condition is wanted, not {len(calls)}")
        return self._condition(calls[0])

    def setup(self, text: str) -> tuple[tuple[SetupCall, ...], BlockId]:
        """The set-up of a mission: its own calls, and the verbs among them as a block."""
        known = {str(one.__struct_config__.tag) for one in SETUP_CALLS}
        calls = _calls(text)
        own = tuple(self._call(call, SETUP_CALLS, "set-up call") for call in calls if _name(call) in known)
        return own, self._block([call for call in calls if _name(call) not in known])

    # ------------------------------------------------------------ how it is read

    def _block(self, calls: Iterable[ast.expr]) -> BlockId:
        return self.blocks.number(tuple(self._call(call, VERBS, "verb") for call in calls))

    def _call(self, node: ast.expr, known: tuple[type[S], ...], what: str) -> S:
        if not isinstance(node, ast.Call):
            raise NotInVocabulary(f"a {what} is wanted, not {ast.unparse(node)!r}")
        name = _name(node)
        struct = _by_tag(known).get(name)
        if struct is None:
            raise NotInVocabulary(f"unknown {what} {name!r}")
        if node.args:
            raise NotInVocabulary(f"{name} takes named arguments only")
        made: S = struct(**self._arguments(name, struct, [(k.arg, k.value) for k in node.keywords]))
        if isinstance(made, Modify) and isinstance(made.by, tuple) != (made.stat in DICE_STATS):
            raise NotInVocabulary(
                f"modify: {made.stat} is changed by {'a die' if made.stat in DICE_STATS else 'a number'}"
            )
        return made

    def _arguments(self, name: str, struct: type[Struct], given: list[tuple[str | None, ast.expr]]) -> dict[str, Any]:
        hints = _hints(struct)
        read: dict[str, Any] = {}
        for field, node in given:
            if field not in hints:
                raise NotInVocabulary(f"{name} has no argument {field!r}")
            if field in read:
                raise NotInVocabulary(f"{name}: {field} is given twice")
            try:
                read[field] = self._value(node, hints[field])
            except NotInVocabulary as error:
                raise NotInVocabulary(f"{name}, {field}: {error}") from None
        needed = [one.name for one in msgspec.structs.fields(struct) if one.required and one.name not in read]
        if needed:
            raise NotInVocabulary(f"{name} lacks {', '.join(needed)}")
        return read

    def _condition(self, node: ast.expr) -> Condition:
        if isinstance(node, ast.Name):
            if node.id not in get_args(Known):
                raise NotInVocabulary(f"unknown condition {node.id!r}")
            return Fact(node.id)  # type: ignore[arg-type]
        name = _name(node)
        struct = _by_tag(CONDITIONS).get(name)
        if struct is None or not isinstance(node, ast.Call):
            raise NotInVocabulary(f"unknown condition {name!r}")
        if node.keywords:
            raise NotInVocabulary(f"{name} takes its arguments by place")
        fields, args = list(struct.__struct_fields__), list(node.args)
        if fields[-1] == "parts":
            first = len(fields) - 1
            parts = tuple(self._condition(one) for one in args[first:])
            if not parts:
                raise NotInVocabulary(f"{name} needs conditions")
            read = self._arguments(name, struct, [*zip(fields[:first], args, strict=False), ("parts", ast.Tuple([]))])
            several: Condition = struct(**{**read, "parts": parts})
            return several
        if len(args) != len(fields):
            raise NotInVocabulary(f"{name} takes {len(fields)} arguments, not {len(args)}")
        made: Condition = struct(**self._arguments(name, struct, list(zip(fields, args, strict=True))))
        return made

    def _value(self, node: ast.expr, hint: Any) -> Any:
        reader = _READERS.get(hint)
        if reader is not None:
            return reader(self, node)
        origin = get_origin(hint)
        if origin is Literal:
            return _word(node, get_args(hint))
        if origin is tuple:
            if not isinstance(node, (ast.List, ast.Tuple)):
                raise NotInVocabulary("a list is wanted")
            return tuple(self._value(one, get_args(hint)[0]) for one in node.elts)
        if origin in (Union, types.UnionType):
            return self._one_of(node, get_args(hint))
        raise TypeError(f"the notation cannot read {hint!r}")

    def _one_of(self, node: ast.expr, hints: tuple[Any, ...]) -> Any:
        """The first kind of value that the text can be."""
        said = []
        for hint in hints:
            if hint is not type(None):
                try:
                    return self._value(node, hint)
                except NotInVocabulary as error:
                    said.append(str(error))
        raise NotInVocabulary("; ".join(said))

    def _list(self, node: ast.expr) -> BlockId:
        if isinstance(node, ast.List):
            return self._block(node.elts)
        raise NotInVocabulary(f"a list of verbs is wanted, not {ast.unparse(node)!r}")

    def _option(self, node: ast.expr) -> Option:
        """One of the options of `choose`: `opt(verbs, name=...)`."""
        if not isinstance(node, ast.Call) or _name(node) != "opt" or [one.arg for one in node.keywords] != ["name"]:
            raise NotInVocabulary(f"an option with a name is wanted, not {ast.unparse(node)!r}")
        name = _string(node.keywords[0].value)
        if name not in self.choices:
            self.choices.append(name)
        return Option(ChoiceId(self.choices.index(name)), self._block(node.args))

    def _id(self, node: ast.expr, kind: Any) -> int:
        codes = self.ids.get(kind, {})
        if isinstance(node, ast.Name) and node.id in codes:
            return codes[node.id]
        raise NotInVocabulary(f"no {kind.__name__.removesuffix('Id').lower()} is called {ast.unparse(node)!r}")


# ---------------------------------------------------------------- single values


def _calls(text: str) -> list[ast.expr]:
    try:
        tree = ast.parse(f"({text.strip()})", mode="eval").body
    except SyntaxError as error:
        raise NotInVocabulary(f"not call notation: {error.msg}") from None
    return list(tree.elts) if isinstance(tree, ast.Tuple) else [tree]


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id
    return ast.unparse(node)


@cache
def _by_tag(structs: tuple[type[S], ...]) -> dict[str, type[S]]:
    return {str(one.__struct_config__.tag): one for one in structs}


@cache
def _hints(struct: type[Struct]) -> dict[str, Any]:
    hints = get_type_hints(struct)
    return {name: hints[name] for name in struct.__struct_fields__}


def _word(node: ast.expr, words: tuple[Any, ...]) -> str:
    if isinstance(node, ast.Name) and node.id in words:
        return node.id
    raise NotInVocabulary(f"{ast.unparse(node)!r} is none of {', '.join(map(str, words))}")


def _bool(node: ast.expr) -> bool:
    return _word(node, ("yes", "no")) == "yes"


def _string(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    raise NotInVocabulary(f"a name is wanted, not {ast.unparse(node)!r}")


def _int(node: ast.expr) -> int:
    found = _amount(node)
    if isinstance(found, int):
        return found
    raise NotInVocabulary(f"a plain number is wanted, not {ast.unparse(node)!r}")


def pool(letters: str) -> Pool:
    """Dice by their letters, greens first."""
    if set(letters) - set(COLOURS):
        raise NotInVocabulary(f"{letters!r} is no pool of dice; the colours are {COLOURS}")
    if list(letters) != sorted(letters, key=COLOURS.index):
        raise NotInVocabulary(f"the dice {letters} stand in the order {COLOURS}")
    green, yellow, blue, red = (letters.count(colour) for colour in COLOURS)
    return green, yellow, blue, red


def _amount(node: ast.expr) -> Amount:
    """A number: digits, a word, `half(P)`, and sums and products of these."""
    total = _sum(node)
    return total.const if total == Sum(const=total.const) else total


def _sum(node: ast.expr) -> Sum:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return Sum(const=node.value)
    if isinstance(node, ast.Name) and node.id in NUMBERS:
        return NUMBERS[node.id]
    if isinstance(node, ast.Call) and _name(node) == "half" and [_name(one) for one in node.args] == ["P"]:
        return Sum(half_p=1)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return _times(-1, _sum(node.operand))
    if isinstance(node, ast.BinOp):
        left, right = _sum(node.left), _sum(node.right)
        if isinstance(node.op, ast.Add):
            return _plus(left, right)
        if isinstance(node.op, ast.Sub):
            return _plus(left, _times(-1, right))
        if isinstance(node.op, ast.Mult) and left == Sum(const=left.const):
            return _times(left.const, right)
    raise NotInVocabulary(f"{ast.unparse(node)!r} is no number")


def _plus(a: Sum, b: Sum) -> Sum:
    return Sum(*(x + y for x, y in zip(msgspec.structs.astuple(a), msgspec.structs.astuple(b), strict=True)))


def _times(factor: int, a: Sum) -> Sum:
    return Sum(*(factor * x for x in msgspec.structs.astuple(a)))


_READERS: dict[Any, Callable[[Notation, ast.expr], Any]] = {
    bool: lambda notation, node: _bool(node),
    str: lambda notation, node: _string(node),
    int: lambda notation, node: _int(node),
    Pool: lambda notation, node: pool(_string(node)),
    Sum: lambda notation, node: _amount(node),
    BlockId: Notation._list,
    Option: Notation._option,
    Condition: Notation._condition,
    TileId: lambda notation, node: notation._id(node, TileId),
    ThingId: lambda notation, node: notation._id(node, ThingId),
    FoeId: lambda notation, node: notation._id(node, FoeId),
    MerchantId: lambda notation, node: notation._id(node, MerchantId),
}
