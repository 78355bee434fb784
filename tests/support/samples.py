"""Sampling: the quick tests take a sample of large case families, `make check` takes all; sizes of heavy tests."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

THOROUGH = pytest.mark.thorough


def sized(full: int, usual: float = 1.0) -> int:
    """How often: the share of all that the environment's TORTURE says (0.1: a tenth), the usual share if it says nothing."""
    return max(2, round(full * float(os.environ.get("TORTURE", usual))))


def sample(cases: Iterable[Any], every: int) -> list[Any]:
    """The cases as parameters, all but one in `every` thorough; a tuple is several arguments."""
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=THOROUGH if number % every else ())
        for number, case in enumerate(cases)
    ]
