"""`make bench`: runs all benchmarks, or those named as arguments; each row is printed and written to out/bench.json as soon as it is measured."""

import argparse
import importlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.bench.row import SAMPLE, SAMPLES, Row

BENCHES = (
    "physics",
    "pictures",
    "films",
    "contract",
    "matches",
    "offboard",
    "players",
    "reviews",
    "coach",
    "turn",
    "press",
    "rules",
    "replays",
    "storage",
    "store",
    "postgres",
    "growth",
    "load",
    "bystander",
    "day",
    "start",
)
OUT = Path("out/bench.json")
ALL_HELD, SOME_MISSED, STOPPED = 0, 1, 130


def measured(names: tuple[str, ...]) -> Iterator[Row]:
    """The rows of these benches, each as soon as it is measured."""
    for name in names:
        print(f"{name} ...", flush=True)
        started = time.perf_counter()
        yield from importlib.import_module(f"tests.bench.bench_{name}").rows()
        print(f"{name}: {time.perf_counter() - started:.0f} s", flush=True)


def run(rows: Iterator[Row], out: Path) -> int:
    """Print and store each row; measured rows stay in the file however this is stopped."""
    kept: list[Row] = []
    try:
        for row in rows:
            kept.append(row)
            keep(kept, out)
            value = row.value if isinstance(row.value, str) else f"{row.value:.4g}"
            print(f"  {'held' if row.held else 'MISSED':6}  {row.name}: {value}  (goal: {row.goal})", flush=True)
    except KeyboardInterrupt:
        print(f"stopped; rows kept in {out}: {len(kept)}")
        return STOPPED
    missed = [row.name for row in kept if not row.held]
    print(f"{len(kept) - len(missed)} of {len(kept)} goals held", *missed, sep="\n  missed: ")
    return SOME_MISSED if missed else ALL_HELD


def keep(rows: list[Row], out: Path) -> None:
    """Write the rows in one step, so that a concurrent reader or an interruption never meets half a file."""
    out.parent.mkdir(parents=True, exist_ok=True)
    part = out.with_suffix(".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    part.replace(out)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{', '.join(BENCHES)} (default: all)")
    parser.add_argument(
        "--sample", choices=SAMPLES, default="usual", help="how much is measured: usual in minutes, full in an hour"
    )
    wanted = parser.parse_args(arguments)
    if unknown := set(wanted.names) - set(BENCHES):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(BENCHES)}")
    os.environ[SAMPLE] = wanted.sample
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what was started is ended as after Ctrl-C
    return run(measured(tuple(wanted.names) or BENCHES), OUT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
