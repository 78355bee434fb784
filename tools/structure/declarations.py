"""The number of places in which the product declares one thing: a table, a verb of the store, a switch, a kind of job."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator

from tools.structure.source import Source

VERBS = "bot.storage.stores.verbs"
PROMISED = ("bot.matches.work.reads", "bot.matches.work.store")
"""The protocols that declare the verbs again."""
PRIVACY = "bot.storage.privacy"
"""The lists of tables to export, erase or remove."""
SETTINGS = "bot.matches.settings.preferences"
SWITCHED = (
    "bot.features.settings.switches",
    "bot.features.settings.sheets",
    "cogs.settings.setup",
    "cogs.settings.switch_options",
)
"""Where `/server setup` declares its switches, options, pages and buttons."""
MACHINERY = (
    "bot.matches.core.job",
    "bot.workers.inline_worker",
    "bot.workers.serving",
    "bot.workers.studio",
    "bot.workers.worker",
    "bot.workers.worker_on_demand",
    "bot.workers.worker_process",
    "bot.workers.workers",
    "bot.workers.record_process",
)
"""The modules that carry jobs to the processes, and list or do them there."""


def tables(source: Source) -> Counter[str]:
    """Each table with the number of modules that declare it: its schema, and the lists of the privacy folder."""
    found = {
        (module, name): module
        for module, tree in source.trees.items()
        for name, value in assigned(tree)
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "Table"
    }
    counted = Counter({name: 1 for _, name in found})
    for module, tree in source.trees.items():
        if not module.startswith(f"{PRIVACY}."):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                counted.update(alias.name for alias in node.names if (node.module, alias.name) in found)
    return counted


def verbs(source: Source) -> Counter[str]:
    """Each verb of the store with its declarations: the protocols', the store's own, and the function it runs."""
    counted: Counter[str] = Counter()
    for node in class_body(source, VERBS, "Verbs"):
        if isinstance(node, ast.AsyncFunctionDef):
            counted[node.name] = 1
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            counted[node.targets[0].id] = 1 + isinstance(node.value, ast.Call)
    for module in PROMISED:
        promised = (node.name for node in ast.walk(source.trees[module]) if isinstance(node, ast.AsyncFunctionDef))
        counted.update(name for name in promised if name in counted)
    return counted


def switches(source: Source) -> Counter[str]:
    """Each switch of a server's settings with the number of lines that declare or read it."""
    fields = {
        node.target.id
        for node in class_body(source, SETTINGS, "KernelSettings")
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "bool"
    }
    counted = Counter(dict.fromkeys(fields, 1))
    for module in SWITCHED:
        lines: defaultdict[str, set[int]] = defaultdict(set)
        for name, line in mentions(source.trees[module]):
            lines[name].add(line)
        counted.update({name: len(lines[name]) for name in fields})
    return counted


def mentions(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The strings, keywords, parameters and attributes of a module, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno
        elif isinstance(node, ast.arg | ast.keyword) and node.arg is not None:
            yield node.arg, node.lineno
        elif isinstance(node, ast.Attribute):
            yield node.attr, node.lineno


def jobs(source: Source) -> Counter[str]:
    """Each kind of job with the number of modules that declare, list or dispatch it; making one for oneself does not count."""
    declared = {
        node.name: module
        for module, tree in source.trees.items()
        for node in tree.body
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base).startswith("Job[") for base in node.bases)
    }
    counted = Counter(dict.fromkeys(declared, 1))
    for module in MACHINERY:
        tree = source.trees[module]
        made = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call)}
        named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and node not in made}
        counted.update(name for name in named if declared.get(name, module) != module)
    return counted


def fields(source: Source, module: str, name: str) -> int:
    """The number of annotated fields of a class."""
    return sum(isinstance(node, ast.AnnAssign) for node in class_body(source, module, name))


def class_body(source: Source, module: str, name: str) -> list[ast.stmt]:
    """The statements of a class. Raises LookupError if the module has no such class."""
    for node in source.trees[module].body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return node.body
    raise LookupError(f"{module} has no class {name}")


def assigned(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The names assigned in a module, with their values."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value
