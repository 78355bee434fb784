"""One row of the benchmark table, and sample sizes."""

import os

import msgspec

SAMPLE = "BENCH_SAMPLE"
"""The variable that `--sample` sets, for the benches and the processes that they start."""
SAMPLES = ("usual", "full")


class Row(msgspec.Struct, frozen=True):
    """A measured claim: name, result, limit in words, and whether it was met."""

    name: str
    value: float | str
    goal: str
    held: bool


def sample(usual: int, full: int) -> int:
    """How often something is measured: as often as usual, or with `--sample full` often enough for a narrow interval."""
    return full if os.environ.get(SAMPLE) == "full" else usual


def unseen(cases: int) -> str:
    """The upper bound of the fault rate after so many faultless cases, at 95 % (the rule of three)."""
    return f"none seen: fewer than {3 / cases:.2%} with 95 % certainty"
