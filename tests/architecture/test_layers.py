"""Imports point down only, and the lowest layers lean on almost nothing."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import holdfast

PACKAGE = Path(holdfast.__file__).parent
LAYERS = {
    "core": (),
    "kit": ("core",),
    "words": ("core",),
    "games": ("core", "kit"),
    "bots": ("core", "kit", "games"),
    "table": ("core", "kit", "words", "games", "bots"),
    "lab": ("core", "kit", "games", "bots", "table"),
    "rl": ("core", "kit", "games", "bots", "table"),
    "server": ("core", "kit", "words", "games", "bots", "table", "lab", "rl"),
    "client": ("core", "server"),
    "cli": ("core", "kit", "words", "games", "bots", "table", "lab", "rl", "server", "client"),
}
"""Every layer with the layers it may import beside itself."""
OUTSIDE = {
    "core": {"msgspec"},
    "kit": {"msgspec"},
    "games": {"msgspec"},
    "bots": {"msgspec"},
}
"""What the lower layers may import from outside of the standard library; the others as they need."""
WITHOUT_RANDOM = ("core", "kit", "games")


def modules(layer: str) -> list[Path]:
    return sorted((PACKAGE / layer).rglob("*.py"))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, wherever in the file it does so, with the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{place(path, node.lineno)} imports relatively"
            module = node.module or ""
            # `from holdfast import lab` names a layer as well
            names = [f"{module}.{alias.name}" for alias in node.names] if module in ("holdfast",) else [module]
            yield from ((node.lineno, name) for name in names)


def place(path: Path, line: int) -> str:
    return f"{path.relative_to(PACKAGE.parent)}:{line}"


def test_every_package_has_its_layer() -> None:
    found = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert found <= set(LAYERS), "give a new package its place in LAYERS"


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_down_only(layer: str) -> None:
    wrong = []
    for path in modules(layer):
        for line, name in imports(path):
            top, _, rest = name.partition(".")
            if top == "holdfast" and rest.split(".")[0] not in ("", "__version__", layer, *LAYERS[layer]):
                wrong.append(f"{place(path, line)} imports {name}")
    assert wrong == []


@pytest.mark.parametrize("layer", OUTSIDE)
def test_lower_layers_need_little_from_outside(layer: str) -> None:
    allowed = OUTSIDE[layer] | set(sys.stdlib_module_names) | {"holdfast"}
    wrong = [
        f"{place(path, line)} imports {name}"
        for path in modules(layer)
        for line, name in imports(path)
        if name.split(".")[0] not in allowed
    ]
    assert wrong == []


@pytest.mark.parametrize("layer", WITHOUT_RANDOM)
def test_luck_comes_from_outside(layer: str) -> None:
    wrong = [
        f"{place(path, line)} imports {name}"
        for path in modules(layer)
        for line, name in imports(path)
        if name.split(".")[0] in ("random", "secrets", "time", "datetime")
    ]
    assert wrong == [], "rules know no generator and no clock"


def test_games_do_not_know_each_other() -> None:
    wrong = []
    for path in modules("games"):
        game = path.relative_to(PACKAGE / "games").parts[0]
        for line, name in imports(path):
            parts = name.split(".")
            if parts[:2] == ["holdfast", "games"] and len(parts) > 2 and parts[2] != game:
                wrong.append(f"{place(path, line)} imports {name}")
    assert wrong == []


def test_bots_do_not_read_the_whole_state() -> None:
    """A bot gets a view and a question; only worlds sampled from a view become positions."""
    wrong = [
        f"{place(path, line)} imports {name}"
        for path in modules("bots")
        for line, name in imports(path)
        if name in ("holdfast.core.record", "holdfast.core.codec")
    ]
    assert wrong == []
