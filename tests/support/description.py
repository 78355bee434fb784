"""Discord's own description of its API, where it lies beside this clone: what was sent and answered is checked against it."""

import functools
import importlib.util
import os
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import pytest

from bot.local.log import Call

CHECKER = Path(__file__).parents[3] / "shared" / "discord" / "openapi_check.py"

needed = pytest.mark.skipif(
    not CHECKER.exists() and not os.environ.get("CI"), reason="Discord's description is not beside this clone"
)


@functools.cache
def description() -> ModuleType:
    """The checker."""
    spec = importlib.util.spec_from_file_location("openapi_check", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@functools.cache
def _checkers() -> tuple[object, object]:
    return description().Checker(strict=True), description().Checker()


def faults_of(calls: Iterable[Call]) -> list[str]:
    """What is wrong with the calls; nothing is known to be wrong where the description is absent (never so in CI)."""
    if not CHECKER.exists() and not os.environ.get("CI"):
        return []
    requests, answers = _checkers()
    faults = []
    for call in calls:
        wrong = requests.request(call.method, call.path, call.request)  # type: ignore[attr-defined]
        if call.status:  # an answer was given at all
            wrong += answers.response(call.method, call.path, call.status, call.response)  # type: ignore[attr-defined]
        faults += [f"{call.method} {call.path}: {fault}" for fault in wrong]
    return faults
