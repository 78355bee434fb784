"""Where the program asks for words: the keys it names, or makes, and the arguments it gives with them."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "cogs", "render")
ASKING = frozenset({"text", "plain", "refused", "phrase", "Phrase"})
OF_DISCORD = "bot/local"  # which has words of its own
OF_SQL = "bot/storage"  # where `text` is something else
OWN = {"refused": {"rule"}}  # what a call takes for itself


@dataclass(frozen=True)
class Wanted:
    """A call that names a key; `args` is None where some are not written out."""

    key: str
    args: frozenset[str] | None
    where: str


@functools.cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """The program's files, parsed."""
    files = (file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py")))
    named = ((file.relative_to(ROOT).as_posix(), file) for file in files)
    return tuple(
        (name, ast.parse(file.read_text(encoding="utf-8"))) for name, file in named if not name.startswith(OF_DISCORD)
    )


def calls() -> Iterator[Wanted]:
    """Every call for the words of a literal key."""
    for name, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and (called := _called(node)) in ASKING:
                key = node.args[0]
                if called == "text" and name.startswith(OF_SQL):
                    continue
                if isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value:
                    yield Wanted(key.value, _given(node, called), f"{name}:{node.lineno}")


def named() -> tuple[set[str], re.Pattern[str]]:
    """Every text of the program that may be a key, and what matches those that are put together of parts."""
    constants: set[str] = set()
    made: set[str] = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                made.add(
                    "".join(re.escape(one.value) if isinstance(one, ast.Constant) else ".+" for one in node.values)
                )
    told = (one for one in made if re.search(r"[a-z]{2}", one))  # not those that could be anything
    return constants, re.compile("|".join(f"(?:{one})" for one in sorted(told)))


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _given(call: ast.Call, called: str) -> frozenset[str] | None:
    names = {one.arg for one in call.keywords}
    if None in names or len(call.args) > 1:
        return None
    return frozenset(name for name in names if name) - OWN.get(called, set())
