"""Figures on the structure of the code: `python -m tools.structure`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from pathlib import Path

from tools.structure.figures import NOT_COMPUTED, ROOMS, shape, sizes
from tools.structure.flick import flick
from tools.structure.ratchets import RATCHETS, record, recorded, risen
from tools.structure.rooms import Rooms
from tools.structure.source import Source

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "crokinole" / "pichenette_crokinole"


def named(calls: Counter[str]) -> str:
    """The most frequent calls with their counts."""
    return ", ".join(f"{name} {count}" for name, count in calls.most_common(6))


def show_flick() -> None:
    """Play a flick and print what it ran through."""
    files, answered, whole = asyncio.run(flick())
    inside = [name for name in files if name.startswith("cogs/")]
    print(f"files executed on the event loop: {len(files)}, of them in cogs: {len(inside)}")
    print(f"calls of store and worker until the answer: {answered.total()} ({named(answered)})")
    print(f"calls of store and worker in all: {whole.total()} ({named(whole)})")


def example() -> dict[str, int]:
    """The lines of the rules, the painter and the data of the example of a game."""
    counted = {}
    for part in ("rules", "painter", "data"):
        files = (EXAMPLE / part).rglob("*")
        texts = [file.read_text(encoding="utf-8") for file in files if file.suffix in {".py", ".ftl", ".toml", ".md"}]
        counted[part] = sum(len(text.splitlines()) for text in texts)
    return counted


def main() -> int:
    """Print all figures, or record those of the shape; 1 if one has risen."""
    parser = argparse.ArgumentParser(prog="python -m tools.structure", description=__doc__)
    parser.add_argument("--record", action="store_true", help="write down the figures that have fallen")
    wanted = parser.parse_args()
    source = Source(ROOT)
    figures = shape(source, Rooms.read(ROOMS, ROOT))
    higher = risen(figures, recorded(RATCHETS))
    if wanted.record:
        if not higher:
            record(figures, RATCHETS)
        print("\n".join(higher) or f"recorded in {RATCHETS.relative_to(ROOT)}")
        return 1 if higher else 0
    print("May only fall (goal):")
    for one in figures:
        print(f"{one.name}: {one.value} ({one.goal}) {one.example}".rstrip())
    print("\nSize:")
    for name, text in sizes(source):
        print(f"{name}: {text}")
    print(f"lines of the example of a game: {', '.join(f'{part} {count}' for part, count in example().items())}")
    print("\nOne flick:")
    show_flick()
    print("\nNot computed:")
    for name, reason in NOT_COMPUTED.items():
        print(f"{name}: {reason}")
    print("\n".join(("", "Risen:", *higher)) if higher else "\nNothing has risen.")
    return 1 if higher else 0


if __name__ == "__main__":
    sys.exit(main())
