"""Words to replace in docstrings and identifiers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

QUESTIONS = frozenset(("How", "What", "When", "Where", "Who"))
VAGUE = re.compile(r"(?:^|_)(?:laid|said|taste|told|wishes)(?:_|$)", re.IGNORECASE)


def questions(trees: Iterable[ast.AST]) -> int:
    """The number of docstrings that begin like a question instead of saying what a thing is or does."""
    return sum(text.split()[0] in QUESTIONS for tree in trees for text in docstrings(tree))


def docstrings(tree: ast.AST) -> Iterator[str]:
    """The docstrings of a module, its classes and its functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield text


def vague(trees: Iterable[ast.AST]) -> int:
    """The number of definitions with a vague word in their name."""
    return sum(VAGUE.search(name) is not None for tree in trees for name in defined(tree))


def defined(tree: ast.AST) -> Iterator[str]:
    """The names of classes, functions, parameters and variables, once for each definition."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
