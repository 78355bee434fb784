"""Makes a plan that finds something smaller, for as long as the same is found (delta debugging)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec

from tools.bottle.bottle import Report
from tools.bottle.plan import Plan

SHARES = (2, 4, 8)  # parts in which the names of a kind are dropped, before one at a time
HORIZONS = (0.25, 0.5, 0.75, 0.9)  # of the answers or hours that are left


def sort_of(found: list[str]) -> set[str]:
    """Sentences without what differs from run to run: numbers, incidents, and where an error came from."""
    return {_sort(sentence) for sentence in found}


def _sort(sentence: str) -> str:
    first, *_, last = sentence.splitlines() * 2
    return re.sub(r"incident \w+|[0-9a-f]*\d[0-9a-f.]*", "#", first if first == last else f"{first} ... {last}")


def shrunk(plan: Plan, report: Report, outcome: Callable[[Plan], Report], most: int) -> tuple[Plan, Report]:
    """The smallest plan found, in at most so many runs, that still finds one of the same sort, and its report."""
    wanted, again = sort_of(report.found), True
    while again:
        again = False
        for smaller in candidates(plan):
            if most <= 0:
                return plan, report
            most -= 1
            came_to = outcome(smaller)
            if wanted & sort_of(came_to.found):
                plan, report, again = smaller, came_to, True
                break
    return plan, report


def candidates(plan: Plan) -> Iterator[Plan]:
    """Smaller plans, those first that leave out most."""
    for kind in ("habits", "events", "faults"):
        yield from _without(plan, kind)
    for tables in {1, plan.tables // 2, plan.tables - 1} - {0, plan.tables}:
        yield msgspec.structs.replace(plan, tables=tables)
    if plan.seats > 2:
        yield msgspec.structs.replace(plan, seats=2)
    if len(plan.games) > 1:
        yield from (msgspec.structs.replace(plan, games=(game,)) for game in plan.games)
    for share in HORIZONS:
        if 0 < int(plan.answers * share) < plan.answers:
            yield msgspec.structs.replace(plan, answers=int(plan.answers * share))
    for share in HORIZONS:
        if plan.hours * share > 0.01:
            yield msgspec.structs.replace(plan, hours=round(plan.hours * share, 3))


def _without(plan: Plan, kind: str) -> Iterator[Plan]:
    """Without all names of a kind, half of them, and so on."""
    rates: dict[str, float] = getattr(plan, kind)
    names = list(rates)
    for parts in (1, *(share for share in SHARES if share < len(names)), len(names)):
        size = -(-len(names) // parts) if names and parts else 0
        for at in range(0, len(names), max(1, size)):
            left = {name: rates[name] for name in names if name not in names[at : at + size]}
            yield msgspec.structs.replace(plan, **{kind: left})
        if len(names) <= 1:
            return
