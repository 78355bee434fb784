"""Sampling: the quick tests take a sample of large case families, `make check` takes all; sizes of heavy tests."""

from __future__ import annotations

import os
import zlib
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

THOROUGH = pytest.mark.thorough
PART, PARTS = (int(number) for number in os.environ.get("PART", "1/1").split("/"))
"""Which of how many parts of the heavy cases is run: `make check PART=2/4` runs the second quarter of the thorough ones."""


def left_out(cases: Iterable[str], part: int, parts: int) -> set[str]:
    """The cases, by node ids, that are not in a part; those of a test are spread evenly, and always in the same way."""
    tests: dict[str, list[str]] = defaultdict(list)
    for case in cases:
        tests[case.partition("[")[0]].append(case)
    placed = (
        (case, place)
        for test, found in tests.items()
        for place, case in enumerate(sorted(found, key=_mixed), start=_mixed(test))
    )
    return {case for case, place in placed if place % parts != part % parts}


def _mixed(text: str) -> int:
    return zlib.crc32(text.encode())


def sized(full: int, usual: float = 1.0) -> int:
    """How often: the share of all that the environment's TORTURE says (0.1: a tenth), the usual share if it says nothing."""
    return max(2, round(full * float(os.environ.get("TORTURE", usual))))


def sample(cases: Iterable[Any], every: int) -> list[Any]:
    """The cases as parameters, all but one in `every` thorough; a tuple is several arguments."""
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=THOROUGH if number % every else ())
        for number, case in enumerate(cases)
    ]
