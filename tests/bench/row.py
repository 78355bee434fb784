"""One line of the bench's table, and how large the samples behind it are."""

import os

import msgspec

SAMPLE = "BENCH_SAMPLE"
"""The variable that `--sample` sets, for the benches and the processes that they start."""
SAMPLES = ("usual", "full")


class Row(msgspec.Struct, frozen=True):
    """A measured claim: its name, what was measured, the bar in words, and whether it was held."""

    name: str
    value: float | str
    goal: str
    held: bool


def sample(usual: int, full: int) -> int:
    """How often something is measured: as often as usual, or with `--sample full` often enough for a narrow interval."""
    return full if os.environ.get(SAMPLE) == "full" else usual


def unseen(cases: int) -> str:
    """What no fault in so many cases says of their share, with 95 % certainty (the rule of three)."""
    return f"none seen: fewer than {3 / cases:.2%} with 95 % certainty"
