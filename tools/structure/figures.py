"""The figures of the code's shape, which may only fall, and those of its size, which are only printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sized
from pathlib import Path
from typing import NamedTuple

from tools.structure import declarations, words
from tools.structure.modules import forwarders, imported_once, repeated_classes
from tools.structure.rooms import FEATURES, GAMES, KERNEL, TOP, Rooms, rings, rings_of_folders
from tools.structure.source import LOCAL, Source

ROOMS = Path(__file__).with_name("rooms.toml")
RINGED = ("bot.matches", "bot.storage", "cogs", "render")
LOOSE = ("bot", "render", "bot/screens", "tests/cogs", "tests/support")
NOT_COMPUTED = {
    "product files edited by a feature like crowd calls or reports": "needs the two features to be taken out and put back",
    "files for applause below turns": "needs a newcomer who adds it from the docs alone",
    "places that declare what a past turn keeps": "read by hand: one, `lasting` where the verb is registered",
    "way of a daily try and of a turn's message, how often it climbs and returns": "read by hand",
}
"""Figures that no counter computes, with the reason."""


class Figure(NamedTuple):
    """A figure of the code's shape, and where it should fall to."""

    name: str
    value: int
    goal: int
    example: str = ""


def shape(source: Source, rooms: Rooms) -> list[Figure]:
    """The figures that may only fall."""
    return [*room_figures(source, rooms), *declared(source), *loose(source.root), *written(source)]


def room_figures(source: Source, rooms: Rooms) -> Iterator[Figure]:
    """Rings, and imports and folders by room."""
    homeless = [name for name in source.modules if rooms.of(name) is None]
    gone = [name for name in rooms.names if name not in source.trees]
    yield Figure("modules without a room", len(homeless), 0, ", ".join(homeless))
    yield Figure("names in rooms.toml that no module has", len(gone), 0, ", ".join(gone))
    for package in RINGED:
        yield Figure(f"folders of {package} in rings", sum(map(len, rings_of_folders(source.imports, package))), 0)
    yield Figure("modules in rings", sum(map(len, rings(source.imports))), 0)
    for name, importer, imported in (
        ("imports from the kernel up to features", KERNEL, FEATURES),
        ("imports from the kernel up to what is above all", KERNEL, TOP),
        ("imports from features up to what is above all", FEATURES, TOP),
        ("imports from games up to features", GAMES, FEATURES),
        ("imports between features", FEATURES, FEATURES),
        ("imports from features to a game", FEATURES, GAMES),
    ):
        yield Figure(name, len(rooms.crossing(source.imports, importer, imported)), 0)
    yield most("folders of one feature", rooms.folders(source, FEATURES), 3)
    plugged = {path.parent.name for path in (source.root / "bot/features").glob("*/__init__.py")}
    outside = {name: found for name, found in rooms.importers(source, FEATURES).items() if name in plugged}
    yield most("modules outside a feature in bot/features that import it", outside or {"": ()}, 1)
    yield most("folders of one game", rooms.folders(source, GAMES), 2)
    yield most("modules outside a game that import it", rooms.importers(source, GAMES), 2)


def declared(source: Source) -> Iterator[Figure]:
    """The number of places that declare one thing."""
    verbs = declarations.verbs(source)
    yield highest("declarations of one table", declarations.tables(source), 1)
    yield highest("declarations of one verb of the store", verbs, 1)
    yield highest("lines about one switch of /server setup", declarations.switches(source), 1)
    yield highest("files for one kind of job", declarations.jobs(source), 2)
    yield Figure("verbs of the store in one namespace", len(verbs), 70)
    yield Figure("fields of TurnMessage", declarations.fields(source, "bot.panel.turn_message", "TurnMessage"), 12)


def loose(root: Path) -> Iterator[Figure]:
    """The number of Python files directly in a folder."""
    for folder in LOOSE:
        files = [path for path in (root / folder).glob("*.py") if path.name != "__init__.py"]
        yield Figure(f"files directly in {folder}", len(files), 12)


def written(source: Source) -> Iterator[Figure]:
    """Contracts and English."""
    trees = [tree for name, tree in source.trees.items() if not is_local(name)]
    yield Figure("lines of .importlinter", length(source.root / ".importlinter"), 130)
    yield Figure("docstrings that begin with How, What, When, Where or Who", words.questions(trees), 200)
    yield Figure("definitions named with laid, said, taste, told or wishes", words.vague(trees), 80)


def sizes(source: Source) -> Iterator[tuple[str, str]]:
    """Figures that are only printed: each with its name."""
    lines = {name: source.lines(name) for name in source.modules}
    once = imported_once(source)
    yield "lines of the product", f"{sum(lines[name] for name in lines if not is_local(name)):,}"
    yield "lines of the local Discord", f"{sum(lines[name] for name in lines if is_local(name)):,}"
    yield "lines of tests", f"{sum(map(length, (source.root / 'tests').rglob('*.py'))):,}"
    yield "lines of tools", f"{sum(map(length, (source.root / 'tools').rglob('*.py'))):,}"
    yield "lines of schema dumps in tests", f"{sum(map(length, (source.root / 'tests').rglob('*.sql'))):,}"
    yield "modules that only one other imports", f"{len(once)} ({sum(lines[name] for name in once):,} lines)"
    yield "functions that only forward", str(forwarders(source))
    yield "class names that occur more than once", str(len(repeated_classes(source)))


def most(name: str, found: Mapping[str, Sized], goal: int) -> Figure:
    """The size of the largest collection."""
    return highest(name, Counter({key: len(each) for key, each in found.items()}), goal)


def highest(name: str, counted: Counter[str], goal: int) -> Figure:
    """The highest count. Raises ValueError if nothing was counted."""
    key = min(counted, key=lambda one: (-counted[one], one))
    return Figure(name, counted[key], goal, key)


def is_local(name: str) -> bool:
    """Whether a module belongs to the local Discord."""
    return f"{name}.".startswith(f"{LOCAL}.")


def length(file: Path) -> int:
    """The number of lines of a text file."""
    return len(file.read_text(encoding="utf-8").splitlines())
