"""One row of the benchmark table, and sample sizes."""

import os
from pathlib import Path

import msgspec

SAMPLE = "BENCH_SAMPLE"
"""The variable that `--sample` sets, for the benches and the processes that they start."""
SMOKE, USUAL, FULL = SAMPLES = ("smoke", "usual", "full")


def results(name: str) -> Path:
    """The file for a table of results; that of a smoke run, which measures nothing, does not replace the others."""
    return Path("out", f"{name}-{SMOKE}.json" if os.environ.get(SAMPLE) == SMOKE else f"{name}.json")


class Row(msgspec.Struct, frozen=True):
    """A measured claim: name, result, limit in words, and whether it was met; None if it was not measured, and the result says why."""

    name: str
    value: float | str
    goal: str
    held: bool | None


def sample(smoke: int, usual: int, full: int | None = None) -> int:
    """The number of repetitions: with `--sample smoke` enough to run every line, with `full` (if given) for a narrow interval."""
    chosen = os.environ.get(SAMPLE, USUAL)
    if chosen == SMOKE:
        return smoke
    return full if chosen == FULL and full is not None else usual


def skipped(name: str, goal: str, reason: str) -> Row:
    """A row that was not measured."""
    return Row(name, reason, goal, held=None)


def unseen(cases: int) -> str:
    """The upper bound of the fault rate after so many faultless cases, at 95 % (the rule of three)."""
    return f"none seen: fewer than {3 / cases:.2%} with 95 % certainty"
