"""The Python files of the product and the local Discord, parsed once, and what they import of each other."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from functools import cached_property
from pathlib import Path

PRODUCT = ("bot", "cogs", "render")
LOCAL = "localdiscord"


class Source:
    """The modules and packages of the product and the local Discord by their dotted names, migrations excepted."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def modules(self) -> dict[str, Path]:
        """The modules, without packages."""
        return {name: path for name, path in self._files() if path.name != "__init__.py"}

    @cached_property
    def trees(self) -> dict[str, ast.Module]:
        """The syntax trees of all modules and packages."""
        return {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in self._files()}

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """The modules and packages that each one imports, those inside functions and for annotations included."""
        return {name: set(imported(tree, self.trees)) for name, tree in self.trees.items()}

    def lines(self, name: str) -> int:
        """The number of lines of a module."""
        return len(self.modules[name].read_text(encoding="utf-8").splitlines())

    def folder(self, name: str) -> str:
        """The folder of a module, or of a package the package itself, as a dotted name."""
        return name.rpartition(".")[0] if name in self.modules else name

    def _files(self) -> Iterator[tuple[str, Path]]:
        for top in (*PRODUCT, LOCAL):
            for path in sorted((self.root / top).rglob("*.py")):
                parts = path.relative_to(self.root).with_suffix("").parts
                if "migrations" not in parts:
                    yield ".".join(parts[:-1] if path.name == "__init__.py" else parts), path


def imported(tree: ast.Module, known: Collection[str]) -> Iterator[str]:
    """The known modules that a module imports; a package where a name of its own is imported."""
    for node in statements(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            full = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [one if one in known else node.module for one in full]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        yield from (one for one in names if one in known)


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements in a node, at any depth."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield child
            yield from statements(child)
