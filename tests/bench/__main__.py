"""`make bench`: runs every bench, prints the table and writes out/bench.json. Names given as arguments choose benches."""

import argparse
import importlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from tests.bench.row import Row

BENCHES = (
    "physics",
    "pictures",
    "films",
    "contract",
    "matches",
    "offboard",
    "turn",
    "press",
    "rules",
    "replays",
    "storage",
    "store",
    "load",
    "start",
)
OUT = Path("out/bench.json")


def measured(names: tuple[str, ...], few: dict[str, int], console: Console) -> Iterator[Row]:
    """The rows of these benches; `few` names how often something is done, where that may be chosen."""
    for name in names:
        started = time.perf_counter()
        bench = importlib.import_module(f"tests.bench.bench_{name}")
        if name == "matches":  # has a bar of its own
            rows = bench.rows(**few)
        else:
            with console.status(f"measuring {name} ..."):
                rows = bench.rows()
        console.print(f"{name}: {len(rows)} rows in {time.perf_counter() - started:.0f} s")
        yield from rows


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{', '.join(BENCHES)} (default: all)")
    parser.add_argument("--matches", type=int, metavar="N", help="random matches at each table of two (default: 2000)")
    wanted = parser.parse_args(arguments)
    if unknown := set(wanted.names) - set(BENCHES):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(BENCHES)}")
    console = Console()
    few = {} if wanted.matches is None else {"matches": wanted.matches}
    rows = list(measured(tuple(wanted.names) or BENCHES, few, console))
    table = Table("name", "value", "goal", "held")
    for row in rows:
        value = row.value if isinstance(row.value, str) else f"{row.value:.4g}"
        table.add_row(row.name, value, row.goal, "yes" if row.held else "NO", style=None if row.held else "bold red")
    console.print(table)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    return 0 if all(row.held for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
