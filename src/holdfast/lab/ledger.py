"""The rule ledger: every rule of a game, where the code carries it out, and which tests prove it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Literal

from msgspec import Struct

import holdfast
from holdfast.core import ledger as noted
from holdfast.core.catalogue import Catalogue, Rule, load_catalogue

State = Literal["tested", "open", "descriptive"]
EDITIONS = ("1.0", "2.0")
UNPROVEN = ("skip", "xfail")
"""A test with one of these marks proves nothing."""


class NoTests(LookupError):
    """There is no tests folder to read."""


class BadMark(ValueError):
    """A mark that cannot be read without running the test."""


class Entry(Struct, frozen=True):
    """One rule. It is open while it has no place in the code or no test, unless it is descriptive."""

    id: str
    section: str
    text: str
    places: list[str]
    tests: list[str]
    state: State


class Ledger(Struct, frozen=True):
    """The rules of a game, as `holdfast rules --json` prints them."""

    game: str
    rules: int
    open: int
    descriptive: int
    examples: int
    examples_tested: int
    entries: list[Entry]


class Marks(Struct):
    """Which tests name which rules and examples, as pytest node ids."""

    rules: dict[str, list[str]] = {}
    examples: dict[str, list[str]] = {}


# ---------------------------------------------------------------- the game's side


def game_folder(package: str) -> Path:
    """The folder of a game package."""
    module = import_module(package)
    assert module.__file__ is not None
    return Path(module.__file__).parent


def catalogue_of(package: str) -> Catalogue:
    """The rule catalogue of a game package."""
    return load_catalogue(game_folder(package) / "rules.toml")


def import_all(package: str) -> None:
    """Import every module of a game, so that all its guards, frames and effects have noted their rules."""
    for found in walk_packages(import_module(package).__path__, package + "."):
        import_module(found.name)


def places_of(rule_id: str) -> list[str]:
    """Where a rule is carried out, as `path:line name`."""
    return [f"{_path(place.module)}:{place.line} {place.name}" for place in noted.places(rule_id)]


def _path(module: str) -> str:
    """A module's file, seen from the folder that its top package lies in."""
    file = getattr(sys.modules.get(module), "__file__", None) or module
    top = getattr(sys.modules.get(module.partition(".")[0]), "__file__", None)
    return Path(file).relative_to(Path(top).parents[1]).as_posix() if top else file


# ---------------------------------------------------------------- the tests' side


def find_tests() -> Path:
    """The tests folder of the source checkout that this package runs from."""
    root = Path(holdfast.__file__).resolve().parents[2]
    if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
        return root / "tests"
    raise NoTests(
        "there is no tests folder: this holdfast is installed, not a source checkout; name one with --tests DIR"
    )


def scan_tests(folder: Path) -> Marks:
    """Read the marks of every test under a folder without running anything."""
    if not folder.is_dir():
        raise NoTests(f"there is no tests folder {folder}")
    marks = Marks()
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        name = (Path(folder.name) / path.relative_to(folder)).as_posix()
        aliases = _aliases(tree)
        for node_id, expressions in _tests(tree.body, name, _module_marks(tree)):
            _note(marks, node_id, expressions, path, aliases)
    return marks


def _aliases(tree: ast.Module) -> dict[str, str]:
    """Short names for marks, as in `rule, example = pytest.mark.rule, pytest.mark.example`."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            for target, value in zip(_elements(node.targets[0]), _elements(node.value), strict=False):
                kind = _mark_name(value, {})
                if isinstance(target, ast.Name) and kind is not None:
                    found[target.id] = kind
    return found


def _module_marks(tree: ast.Module) -> list[ast.expr]:
    """What `pytestmark` says at the top of a module."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            found.append(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "pytestmark":
            if node.value is not None:
                found.append(node.value)
    return found


def _tests(body: Sequence[ast.stmt], prefix: str, outer: list[ast.expr]) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every test with the expressions that may hold marks: its own, its class's and its module's."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, f"{prefix}::{node.name}", [*outer, *node.decorator_list])
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield f"{prefix}::{node.name}", [*outer, *node.decorator_list]


def _note(marks: Marks, node_id: str, expressions: list[ast.expr], path: Path, aliases: dict[str, str]) -> None:
    """Enter a test under every id it names, unless it is skipped or expected to fail."""
    if any(_mark_name(_bare(one), aliases) in UNPROVEN for expression in expressions for one in _elements(expression)):
        return
    for expression in expressions:
        for node in ast.walk(expression):
            kind = _mark_name(node.func, aliases) if isinstance(node, ast.Call) else None
            if kind not in ("rule", "example"):
                continue
            assert isinstance(node, ast.Call)
            for arg in node.args:
                if not isinstance(arg, ast.Constant) or not isinstance(arg.value, str):
                    raise BadMark(f"{path.name}:{arg.lineno}: the ids of a mark must be written out as strings")
                table = marks.rules if kind == "rule" else marks.examples
                tests = table.setdefault(arg.value, [])
                if node_id not in tests:
                    tests.append(node_id)


def _elements(expression: ast.expr) -> Iterable[ast.expr]:
    return expression.elts if isinstance(expression, ast.List | ast.Tuple) else (expression,)


def _bare(expression: ast.expr) -> ast.AST:
    return expression.func if isinstance(expression, ast.Call) else expression


def _mark_name(node: ast.AST, aliases: dict[str, str]) -> str | None:
    """`rule` for `pytest.mark.rule`, `mark.rule` or a short name for it; None for anything else."""
    if isinstance(node, ast.Name):
        return aliases.get(node.id)
    if not isinstance(node, ast.Attribute):
        return None
    holder = node.value
    named = holder.attr if isinstance(holder, ast.Attribute) else holder.id if isinstance(holder, ast.Name) else ""
    return node.attr if named == "mark" else None


# ---------------------------------------------------------------- both together


def build(
    game: str, catalogue: Catalogue, places: Callable[[str], list[str]], marks: Marks, edition: str | None = None
) -> Ledger:
    """The ledger of a catalogue, of all rules or of those that one edition has."""
    kept = [rule for rule in catalogue.rule if in_edition(rule, edition)]
    ids = {rule.id for rule in kept}
    examples = [example for example in catalogue.example if not example.rules or ids & set(example.rules)]
    entries = []
    for rule in kept:
        where, tests = places(rule.id), marks.rules.get(rule.id, [])
        state: State = "descriptive" if rule.descriptive else "tested" if where and tests else "open"
        entries.append(Entry(rule.id, rule.section, rule.text, where, tests, state))
    return Ledger(
        game=game,
        rules=len(entries),
        open=sum(entry.state == "open" for entry in entries),
        descriptive=sum(entry.state == "descriptive" for entry in entries),
        examples=len(examples),
        examples_tested=sum(example.id in marks.examples for example in examples),
        entries=entries,
    )


def in_edition(rule: Rule, edition: str | None) -> bool:
    """Does a rule belong to an edition, by its own book or adopted? None stands for all of them."""
    if edition is None or rule.edition in ("both", edition):
        return True
    return (rule.in_v1 if edition == "1.0" else rule.in_v2) == "adopt"


def ledger_of(package: str, marks: Marks, edition: str | None = None) -> Ledger:
    """The ledger of a game package such as `holdfast.games.under_falling_skies`."""
    import_all(package)
    return build(package.rpartition(".")[2], catalogue_of(package), places_of, marks, edition)


def strangers(prefix: str, catalogue: Catalogue, marks: Marks) -> list[str]:
    """Ids with the game's prefix, in tests or in code, that its catalogue does not know: most likely slips."""
    rules = {rule.id for rule in catalogue.rule}
    known = rules | {one.id for one in catalogue.ruling} | {one.id for one in catalogue.example}
    named = {*marks.rules, *noted.noted_ids()}
    wrong = {one for one in named if one.startswith(prefix + "-")} - rules
    wrong |= {one for one in marks.examples if one.startswith(prefix + "-")} - known
    return sorted(wrong)
