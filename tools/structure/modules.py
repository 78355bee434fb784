"""Modules that say too little: functions that only forward, modules for one importer, names used twice."""

from __future__ import annotations

import ast
from collections import Counter

from tools.structure.source import Source


def forwarders(source: Source) -> int:
    """The number of functions that only forward."""
    return sum(
        forwards(node)
        for tree in source.trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def forwards(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether all that a function does is to call another with its own arguments, unchanged."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    if len(body) != 1 or not isinstance(body[0], ast.Return | ast.Expr):
        return False
    call = body[0].value
    if isinstance(call, ast.Await):
        call = call.value
    if not isinstance(call, ast.Call):
        return False
    own = {one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)}
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    plain = all(isinstance(one, ast.Name) and one.id in own for one in given)
    return plain and bool(given) and isinstance(call.func, ast.Name | ast.Attribute)


def imported_once(source: Source) -> list[str]:
    """The modules that only one other imports."""
    importers = Counter(other for others in source.imports.values() for other in others)
    return [name for name in source.modules if importers[name] == 1]


def repeated_classes(source: Source) -> list[str]:
    """The class names that occur more than once."""
    names = Counter(
        node.name for tree in source.trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    )
    return [name for name, count in names.items() if count > 1]
