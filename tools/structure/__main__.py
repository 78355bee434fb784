"""How the code is laid out, in figures: `python -m tools.structure`.

The way of one flick is measured while it is played on the local Discord; the rest is counted in the source.
"""

from __future__ import annotations

import ast
import asyncio
import contextlib
import inspect
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

from bot.job_queue import InlineWorker
from bot.job_runner import Jobs
from bot.storage.core.sqlite import SqliteStore
from tests import crokinole
from tests.support import quick
from tests.support.scene import scene

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "cogs", "render")
JOBS = ("setup", "apply", "paint", "shoot", "draw", "audit")


def delivering() -> bool:
    """Whether the outbox is at work: its tasks are named."""
    task = asyncio.current_task()
    return task is not None and task.get_name().partition("-")[0] in {"outbox", "post", "after", "film"}


class Watch:
    """What one flick runs through: files executed on the event loop, and calls of the store and the worker by name."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.calls: Counter[str] = Counter()
        self.to_the_answer: Counter[str] = Counter()  # without those of the outbox, for which no answer waits
        self.watching = False

    def profile(self, frame: FrameType, event: str, _argument: object) -> None:
        if self.watching and event == "call":
            self.files.add(frame.f_code.co_filename)

    def rooms(self) -> list[str]:
        """The product's files that were executed, by their paths from the root."""
        paths = (Path(name) for name in self.files if name.startswith(str(ROOT)))
        names = (str(path.relative_to(ROOT)) for path in paths)
        return sorted(name for name in names if name.split("/")[0] in ROOMS)

    @contextlib.contextmanager
    def elsewhere(self) -> Iterator[None]:
        """What the worker does inline is not the event loop's work."""
        before, self.watching = self.watching, False
        try:
            yield
        finally:
            self.watching = before

    def counted(self, owner: type, name: str) -> None:
        original = getattr(owner, name)

        async def call(*args: Any, **kwargs: Any) -> Any:
            if self.watching:
                called = name if owner is SqliteStore else f"worker.{name}"
                self.calls[called] += 1
                if not delivering():
                    self.to_the_answer[called] += 1
            return await original(*args, **kwargs)

        setattr(owner, name, call)

    def install(self) -> None:
        """Count every verb of the store and job of the worker of this process from now on."""
        for name, _ in inspect.getmembers(SqliteStore, inspect.iscoroutinefunction):
            if not name.startswith("_") and name != "close":
                self.counted(SqliteStore, name)
        for name in JOBS:
            self.counted(InlineWorker, name)
        do: Callable[..., Any] = Jobs.do

        def inline(*args: Any) -> Any:
            with self.elsewhere():
                return do(*args)

        Jobs.do = inline  # type: ignore[method-assign]


async def flick() -> tuple[list[str], Counter[str], Counter[str]]:
    """Play `/flick now:True` in Pitch Out: files executed, calls until the answer, calls until the turn is posted."""
    watch = Watch()
    watch.install()
    quick.LAST_SERVER = 60.0  # until then the loops that look every second, with or without a flick, do not begin
    with tempfile.TemporaryDirectory() as folder:
        async with scene(Path(folder)) as table:
            turn = await table.to_the_first_flick()
            person = table.next_of(turn)
            seat = "A" if (await table.match()).holder(0).user == person.id else "B"
            await asyncio.sleep(0.5)  # what the turn before left to do is done
            sys.setprofile(watch.profile)
            watch.watching = True
            await person.command("arena", "flick", {"shot": f"{seat}4>n s20", "now": True})
            answered = watch.to_the_answer.copy()
            await table.turn(4)
            await asyncio.sleep(0.5)  # cards, films and the pictures painted ahead
            watch.watching = False
            sys.setprofile(None)
            return watch.rooms(), answered, watch.calls


def modules(rooms: Collection[str] = ROOMS) -> dict[str, Path]:
    """The modules of the product by their dotted names."""
    found = (path for room in rooms for path in (ROOT / room).rglob("*.py") if path.name != "__init__.py")
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in found if "migrations" not in path.parts
    }


def imports(rooms: Collection[str] = ROOMS) -> dict[str, set[str]]:
    """What each module and package of the product imports of it."""
    files = (path for room in rooms for path in ROOT.glob(f"{room}/**/__init__.py"))
    known = {".".join(path.relative_to(ROOT).parts[:-1]): path for path in files} | modules(rooms)
    return {name: set(imported(ast.parse(path.read_text(encoding="utf-8")), known)) for name, path in known.items()}


def imported(tree: ast.Module, known: Collection[str]) -> Iterator[str]:
    """The known modules that a module imports, wherever it does; a package where a name of its own is imported."""
    for node in statements(tree):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            full = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [one if one in known else node.module for one in full]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        yield from (one for one in names if one in known)


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements in a node, at any depth."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield child
            yield from statements(child)


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


def rings(imports: Mapping[str, Collection[str]]) -> list[list[str]]:
    """Groups of modules that import each other in a ring, those inside functions and for annotations included."""
    reached: dict[str, set[str]] = {}
    for start in imports:
        found, waiting = set[str](), [start]
        while waiting:
            new = set(imports.get(waiting.pop(), ())) - found
            found |= new
            waiting += new
        reached[start] = found
    groups = {tuple(sorted(other for other in found if name in reached[other])) for name, found in reached.items()}
    return sorted(list(group) for group in groups if len(group) > 1)


def layout() -> Iterator[tuple[str, str]]:
    """What is counted in the source: a label and a figure each."""
    all_modules = modules()
    trees = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in all_modules.items()}
    importers: defaultdict[str, set[str]] = defaultdict(set)
    classes: Counter[str] = Counter()
    forwarding = 0
    for name, tree in trees.items():
        for other in set(imported(tree, all_modules)):
            importers[other].add(name)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                classes[node.name] += 1
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                forwarding += forwards(node)
    lines = {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in all_modules.items()}
    once = [name for name in all_modules if len(importers[name]) == 1]
    circular = rings(imports())
    yield "files directly in cogs/", str(len(list((ROOT / "cogs").glob("*.py"))))
    yield "modules that only one other imports", f"{len(once)} ({sum(lines[name] for name in once):,} lines)"
    yield "import rings", f"{len(circular)} ({'; '.join(' '.join(ring) for ring in circular)})"
    yield "functions that only forward", str(forwarding)
    yield "class names that occur more than once", str(sum(count > 1 for count in classes.values()))
    yield "lines of the product", f"{sum(lines.values()):,}"
    yield "lines of a fifth flick game", ", ".join(f"{part} {count}" for part, count in crokinole.lines().items())


def named(calls: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in calls.most_common(6))


def main() -> None:
    files, answered, whole = asyncio.run(flick())
    inside = [name for name in files if name.startswith("cogs/")]
    print(f"files executed by one flick on the event loop: {len(files)}, of them in cogs: {len(inside)}")
    print(f"calls of store and worker until the answer: {answered.total()} ({named(answered)})")
    print(f"calls of store and worker in all: {whole.total()} ({named(whole)})")
    for label, figure in layout():
        print(f"{label}: {figure}")


if __name__ == "__main__":
    main()
