"""Rooms: the folder each module belongs in, and the imports that go against them."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import networkx as nx

from tools.structure.source import Source

FOLDERS = ("bot.features", "cogs", "render")
"""Where a feature has folders."""
KERNEL, FEATURES, GAMES, TOP = "kernel", "features", "games", "top"
Imports = Mapping[str, Collection[str]]


class Room(NamedTuple):
    """A room of `rooms.toml`, and whether it is the kernel's, a feature, a game, or above all of them."""

    kind: str
    name: str


class Rooms:
    """The room of each module: that of the longest listed name which is its own or a package's around it."""

    def __init__(self, listed: Mapping[str, Mapping[str, Iterable[str]]]) -> None:
        self._listed = {
            name: Room(kind, room) for kind, rooms in listed.items() for room, names in rooms.items() for name in names
        }

    @classmethod
    def read(cls, file: Path, root: Path) -> Rooms:
        """The rooms of a file such as `rooms.toml`, with the folders of each feature that has one in `bot/features`."""
        listed = tomllib.loads(file.read_text(encoding="utf-8"))
        features = listed[FEATURES]
        for folder in sorted(path.parent for path in (root / "bot/features").glob("*/__init__.py")):
            own = [f"{top}.{folder.name}" for top in FOLDERS if (root / top.replace(".", "/") / folder.name).is_dir()]
            features[folder.name] = [*features.get(folder.name, ()), *own]
        return cls(listed)

    @property
    def names(self) -> Collection[str]:
        """The listed names of modules and packages."""
        return self._listed.keys()

    def of(self, module: str) -> Room | None:
        """The room of a module or package, or None."""
        return self._listed.get(self._listed_name(module))

    def crossing(self, imports: Imports, importer: str, imported: str) -> list[tuple[str, str]]:
        """The imports from rooms of one kind to other rooms of the same or another kind."""
        found = []
        for name, others in imports.items():
            room = self.of(name)
            for other, target in ((other, self.of(other)) for other in sorted(others)):
                if room and target and room != target and (room.kind, target.kind) == (importer, imported):
                    found.append((name, other))
        return found

    def folders(self, source: Source, kind: str) -> dict[str, set[str]]:
        """The folders that each room of a kind is spread over; folders inside one of its own are not counted."""
        spread = defaultdict(set)
        for module in source.modules:
            name = self._listed_name(module)
            room = self._listed.get(name)
            if room and room.kind == kind:
                spread[room.name].add(source.folder(name))
        return dict(spread)

    def importers(self, source: Source, kind: str) -> dict[str, set[str]]:
        """The modules and packages outside each room of a kind that import something of it."""
        found = defaultdict(set)
        for name, others in source.imports.items():
            for target in filter(None, map(self.of, others)):
                if target.kind == kind and self.of(name) != target:
                    found[target.name].add(name)
        return dict(found)

    def _listed_name(self, module: str) -> str:
        while module and module not in self._listed:
            module = module.rpartition(".")[0]
        return module


def rings(imports: Imports) -> list[list[str]]:
    """Groups of modules that import each other in a ring."""
    graph = nx.DiGraph((name, other) for name, others in imports.items() for other in others)
    return sorted(sorted(group) for group in nx.strongly_connected_components(graph) if len(group) > 1)


def rings_of_folders(imports: Imports, package: str) -> list[list[str]]:
    """Groups of folders, and modules beside them, directly in a package that import each other in a ring."""
    depth = package.count(".") + 2
    children: defaultdict[str, set[str]] = defaultdict(set)
    for name, others in imports.items():
        for other in others:
            if name.startswith(f"{package}.") and other.startswith(f"{package}."):
                children[_cut(name, depth)].add(_cut(other, depth))
    return rings({name: others - {name} for name, others in children.items()})


def _cut(name: str, depth: int) -> str:
    return ".".join(name.split(".")[:depth])
