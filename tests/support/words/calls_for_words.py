"""Where the program asks for words: the keys it names, or makes, and the arguments it gives with them."""

from __future__ import annotations

import ast
import functools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]
ROOMS = ("bot", "cogs", "render")
ASKING = frozenset({"text", "plain", "refused", "phrase", "Phrase"})
OF_SQL = re.compile(r"bot/storage/|bot/features/\w+/(?:rows|tables)\.py$")  # where `text` is something else
PART = re.compile(r"[\w-]+")
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
    return tuple((file.relative_to(ROOT).as_posix(), ast.parse(file.read_text(encoding="utf-8"))) for file in files)


@functools.cache
def _nodes() -> tuple[tuple[str, ast.AST], ...]:
    """All parts of the program, each with its file."""
    return tuple((name, node) for name, tree in trees() for node in ast.walk(tree))


def calls() -> Iterator[Wanted]:
    """Every call for the words of a literal key."""
    for name, node in _nodes():
        if isinstance(node, ast.Call) and node.args and (called := _called(node)) in ASKING:
            key = node.args[0]
            if called == "text" and OF_SQL.match(name):
                continue
            if isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value:
                yield Wanted(key.value, _given(node, called), f"{name}:{node.lineno}")


def is_asked_for(key: str) -> bool:
    """Whether the program has a key as a text, or can make it of parts it has."""
    return key in _texts() or key in _of_lessons() or any(_fits(shape, key) for shape in _shapes())


@functools.cache
def _texts() -> frozenset[str]:
    return frozenset(
        node.value for _, node in _nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@functools.cache
def _of_lessons() -> frozenset[str]:
    """The keys that belong to the steps of lessons and their hints."""
    tables = [tomllib.loads(file.read_text(encoding="utf-8")) for file in (ROOT / "data" / "lessons").glob("*.toml")]
    return frozenset(
        f"lesson-{step['game']}-{step['id']}-{said}"
        for table in tables
        for step in table["lesson"]
        for said in ("title", "about", "task", "done", *(hint["id"] for hint in step["hint"]))
    )


@functools.cache
def _shapes() -> frozenset[tuple[str | None, ...]]:
    """The f-strings of the program, None for a placeholder, without those that could be anything."""
    made = {
        tuple(str(one.value) if isinstance(one, ast.Constant) else None for one in node.values)
        for _, node in _nodes()
        if isinstance(node, ast.JoinedStr)
    }
    return frozenset(shape for shape in made if re.search(r"[a-z]{2}", "".join(filter(None, shape))))


@functools.cache
def _parts() -> frozenset[str]:
    """What a placeholder may be: a text of the program, a field or a class's tag."""
    nodes = [node for _, node in _nodes()]
    fields = {node.target.id for node in nodes if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    tags = {re.sub(r"(?<!^)(?=[A-Z])", "_", node.name).lower() for node in nodes if isinstance(node, ast.ClassDef)}
    known = {text for text in _texts() if PART.fullmatch(text)} | fields | tags
    return frozenset(known | {text.replace("_", "-") for text in known})


@functools.cache
def _fits(shape: tuple[str | None, ...], key: str) -> bool:
    if not shape:
        return not key
    first, rest = shape[0], shape[1:]
    if first is not None:
        return key.startswith(first) and _fits(rest, key.removeprefix(first))
    if not rest:
        return _is_part(key)
    cuts = (cut for cut in range(len(key) + 1) if rest[0] is None or key.startswith(rest[0], cut))
    return any(_fits(rest, key[cut:]) and _is_part(key[:cut]) for cut in cuts)


@functools.cache
def _is_part(text: str) -> bool:
    """Whether a placeholder may be a text: nothing, a letter, a number, a known part, or made of parts itself."""
    plain = not text or text.isdigit() or (len(text) == 1 and text.isupper())
    return plain or text in _parts() or any(_fits(shape, text) for shape in _shapes())


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
