"""`make bench`: runs all benchmarks, or those named as arguments; each row is printed and written to out/bench.json as soon as it is measured."""

import argparse
import importlib
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tools.bench.row import SAMPLE, SAMPLES, SMOKE, USUAL, Row, results

BENCHES = (
    "physics",
    "pictures",
    "films",
    "contract",
    "matches",
    "players",
    "offboard",
    "reviews",
    "coach",
    "calls",
    "latency",
    "cpu",
    "memory",
    "pauses",
    "busy",
    "press",
    "page",
    "aiming",
    "watching",
    "rules",
    "replays",
    "storage",
    "store",
    "postgres",
    "growth",
    "load",
    "bystander",
    "mentions",
    "day",
    "bottle",
    "start",
)
GOOD = ("held", "ran")
ALL_HELD, SOME_MISSED, CRASHED, STOPPED = 0, 1, 2, 130


class Crash(msgspec.Struct, frozen=True):
    """A bench that ended with an error before its last row."""

    name: str
    error: str


def measured(names: tuple[str, ...]) -> Iterator[Row | Crash]:
    """The rows of these benches, each as soon as it is measured; a bench that crashes does not keep the others from being run."""
    for name in names:
        print(f"{name} ...", flush=True)
        started = time.perf_counter()
        try:
            yield from importlib.import_module(f"tools.bench.bench_{name}").rows()
        except Exception as error:  # noqa: BLE001  whatever it is, the others run
            traceback.print_exc()
            yield Crash(name, repr(error))
        print(f"{name}: {time.perf_counter() - started:.0f} s", flush=True)


def run(rows: Iterator[Row | Crash], out: Path, *, goals: bool = True) -> int:
    """Print and store each row; measured rows stay in the file however this is stopped. Without `goals`, a missed one is no failure."""
    kept: list[Row | Crash] = []
    try:
        for row in rows:
            kept.append(row)
            keep(kept, out)
            print(f"  {_line(row, _verdict(row, goals=goals))}", flush=True)
    except KeyboardInterrupt:
        print(f"stopped; rows kept in {out}: {len(kept)}")
        return STOPPED
    verdicts = [(_verdict(row, goals=goals), row.name) for row in kept]
    counts = Counter(verdict for verdict, _ in verdicts)
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    print(*(f"  {verdict}: {name}\n" for verdict, name in verdicts if verdict not in GOOD), sep="", end="")
    if counts["CRASHED"]:
        return CRASHED
    return SOME_MISSED if counts["MISSED"] else ALL_HELD


def _verdict(row: Row | Crash, *, goals: bool) -> str:
    if isinstance(row, Crash):
        return "CRASHED"
    if row.held is None:
        return "skipped"
    return ("held" if row.held else "MISSED") if goals else "ran"


def _line(row: Row | Crash, verdict: str) -> str:
    if isinstance(row, Crash):
        return f"{verdict} {row.name}: {row.error}"
    value = row.value if isinstance(row.value, str) else f"{row.value:.4g}"
    return f"{verdict:7} {row.name}: {value}  (goal: {row.goal})"


def keep(rows: list[Row | Crash], out: Path) -> None:
    """Write the rows in one step, so that a concurrent reader or an interruption never meets half a file."""
    out.parent.mkdir(parents=True, exist_ok=True)
    part = out.with_suffix(".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    part.replace(out)


def main(arguments: list[str]) -> int:
    """Run the wanted benches; the exit status tells whether all goals were held."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{', '.join(BENCHES)} (default: all)")
    parser.add_argument(
        "--sample",
        choices=SAMPLES,
        default=USUAL,
        help="how much is measured: usual in minutes, full in hours; smoke runs every bench in seconds, whatever its goals",
    )
    parser.add_argument("--part", default="1/1", help="1/2: every other bench from the first, into a file of its own")
    wanted = parser.parse_args(arguments)
    if unknown := set(wanted.names) - set(BENCHES):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(BENCHES)}")
    os.environ[SAMPLE] = wanted.sample
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what was started is ended as after Ctrl-C
    part, parts = map(int, wanted.part.split("/"))
    names = (tuple(wanted.names) or BENCHES)[part - 1 :: parts]
    out = results("bench" if parts == 1 else f"bench-{part}")
    return run(measured(names), out, goals=wanted.sample != SMOKE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
