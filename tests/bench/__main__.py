"""`make bench`: runs every bench, prints the table and writes out/bench.json. Names given as arguments choose benches."""

import importlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from tests.bench.row import Row

BENCHES = ("physics", "pictures", "contract", "turn", "storage")
OUT = Path("out/bench.json")


def measured(names: tuple[str, ...], console: Console) -> Iterator[Row]:
    for name in names:
        started = time.perf_counter()
        with console.status(f"measuring {name} ..."):
            rows = importlib.import_module(f"tests.bench.bench_{name}").rows()
        console.print(f"{name}: {len(rows)} rows in {time.perf_counter() - started:.0f} s")
        yield from rows


def main(arguments: list[str]) -> int:
    unknown = set(arguments) - set(BENCHES)
    if unknown:
        print(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    console = Console()
    rows = list(measured(tuple(arguments) or BENCHES, console))
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
