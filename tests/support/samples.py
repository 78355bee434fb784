"""Families of cases of which the quick tests take a sample, and `make check` takes all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

THOROUGH = pytest.mark.thorough


def sample(cases: Iterable[Any], every: int) -> list[Any]:
    """The cases as parameters, all but one in `every` thorough; a tuple is several arguments."""
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=THOROUGH if number % every else ())
        for number, case in enumerate(cases)
    ]
