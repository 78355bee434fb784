"""Compares results with expectations and describes the first difference."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence

from bot.scenarios.patch import Plain, by_id

RANGE = re.compile(r"^\s*(-?[\d.]+)\s*\.\.\s*(-?[\d.]+)\s*$")
BOUND = re.compile(r"^\s*(<=|>=|<|>)\s*(-?[\d.]+)\s*$")
CLOSE = 1e-9  # numbers this near are the same: saves keep three decimals


def shown(value: Plain) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False, default=str)


def difference(expected: Plain, actual: Plain, where: str) -> str | None:
    """The first difference, or None. Fields not given may be anything; lists of tables with `id` are compared by id."""
    if isinstance(expected, Mapping):
        return _of_tables(expected, actual, where)
    if isinstance(expected, Sequence) and not isinstance(expected, str):
        return _of_lists(expected, actual, where)
    return None if _same(expected, actual) else f"{where}: expected {shown(expected)}, got {shown(actual)}"


def _of_tables(expected: Mapping[str, Plain], actual: Plain, where: str) -> str | None:
    if not isinstance(actual, Mapping):
        return f"{where}: expected {shown(expected)}, got {shown(actual)}"
    for key, value in expected.items():
        here = f"{where}.{key}"
        if key not in actual:
            return f"{here}: expected {shown(value)}, got no such field"
        found = difference(value, actual[key], here)
        if found is not None:
            return found
    return None


def _of_lists(expected: Sequence[Plain], actual: Plain, where: str) -> str | None:
    if not isinstance(actual, list):
        return f"{where}: expected {shown(expected)}, got {shown(actual)}"
    wanted, there = by_id(list(expected)), by_id(actual)
    if wanted and there:
        return _of_things(wanted, there, where)
    if len(expected) != len(actual):
        return f"{where}: expected {shown(expected)}, got {shown(actual)}"
    for number, pair in enumerate(zip(expected, actual, strict=True)):
        found = difference(*pair, f"{where}[{number}]")
        if found is not None:
            return found
    return None


def _of_things(expected: Mapping[str, Plain], actual: Mapping[str, Plain], where: str) -> str | None:
    for name, thing in expected.items():
        if name not in actual:
            return f"{where}: expected {shown(name)}, got only {shown(list(actual))}"
        found = difference(thing, actual[name], f"{where}.{name}")
        if found is not None:
            return found
    return None


def _same(expected: Plain, actual: Plain) -> bool:
    """Whether a number, word or boolean is as expected; strings may give ranges (`398..402`, `< 10`), and `none` means null."""
    if actual is None:
        return bool(expected == "none")
    if isinstance(actual, bool) or isinstance(expected, bool):
        return bool(expected is actual)
    if isinstance(actual, int | float):
        return _in_range(expected, actual)
    return bool(expected == actual)


def _in_range(expected: Plain, actual: float) -> bool:
    if isinstance(expected, int | float):
        return math.isclose(expected, actual, abs_tol=CLOSE)
    if not isinstance(expected, str):
        return False
    span, bound = RANGE.match(expected), BOUND.match(expected)
    if span:
        return float(span[1]) <= actual <= float(span[2])
    if not bound:
        return False
    limit = float(bound[2])
    return {"<": actual < limit, "<=": actual <= limit, ">": actual > limit, ">=": actual >= limit}[bound[1]]


def in_order(expected: Sequence[Plain], told: Sequence[Plain]) -> Iterator[str]:
    """The missing expected events: they must occur in order, others may be in between."""
    rest = iter(enumerate(told))
    past = 0
    for number, event in enumerate(expected):
        for place, actual in rest:
            if difference(event, actual, "") is None:
                past = place + 1
                break
        else:
            yield f"events[{number}]: expected {shown(event)}, got {_after(told, past)}"
            return


def _after(told: Sequence[Plain], past: int) -> str:
    what = shown([_brief(event) for event in told[past:]])
    return what if past == 0 else f"after event {past} only {what}"


def _brief(event: Plain) -> Plain:
    """An event without the rule that decided it."""
    return {key: value for key, value in event.items() if key != "rule"} if isinstance(event, dict) else event


def none_of(unwanted: Sequence[Plain], told: Sequence[Plain]) -> Iterator[str]:
    """The events that should not have happened."""
    for number, event in enumerate(unwanted):
        for actual in told:
            if difference(event, actual, "") is None:
                yield f"no_events[{number}]: expected none, got {shown(actual)}"


def exactly(expected: Sequence[Plain], actual: Sequence[Plain]) -> Iterator[str]:
    """Whether these are all the open asks, in any order."""
    left = list(actual)
    for ask in expected:
        match = next((one for one in left if difference(ask, one, "") is None), None)
        if match is None:
            break
        left.remove(match)
    else:
        if not left:
            return
    if len(expected) == len(actual) == 1:
        yield difference(expected[0], actual[0], "asks[0]") or ""
        return
    yield f"asks: expected {shown(list(expected))}, got {shown(list(actual))}"
