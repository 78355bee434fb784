"""Ratchets: the figures that were last recorded, which may only fall."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.structure.figures import Figure

RATCHETS = Path(__file__).with_name("ratchets.toml")
HEADER = "# The figures of `python -m tools.structure` that may only fall; `--record` writes down those that have.\n"


def recorded(file: Path) -> dict[str, int]:
    """The recorded figures by name."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def risen(figures: Iterable[Figure], held: Mapping[str, int]) -> list[str]:
    """A line for each figure above the recorded one, or without one."""
    return [
        f"{one.name}: {one.value}, recorded {held.get(one.name, 'none')} {one.example}".rstrip()
        for one in figures
        if one.value > held.get(one.name, -1)
    ]


def fallen(figures: Iterable[Figure], held: Mapping[str, int]) -> list[str]:
    """A line for each figure below the recorded one, and each recorded one that no longer exists."""
    values = {one.name: one.value for one in figures}
    return [
        f"{name}: {values.get(name, 'gone')}, recorded {value}"
        for name, value in held.items()
        if values.get(name, -1) < value
    ]


def record(figures: Iterable[Figure], file: Path) -> None:
    """Write all figures down."""
    lines = (f'"{one.name}" = {one.value}\n' for one in figures)
    file.write_text(HEADER + "".join(lines), encoding="utf-8")
