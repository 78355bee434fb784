"""Statistics of the database server: totals by pg_stat_statements, plans by auto_explain, full table scans."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

PRELOADED = "shared_preload_libraries=pg_stat_statements,auto_explain"
SLOW = 20  # ms from which a plan is logged
_EXPLAINED = {
    "auto_explain.log_min_duration": f"{SLOW}ms",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_buffers": "on",
    "auto_explain.log_timing": "off",
}
_TOTALS = """
SELECT calls, mean_exec_time, max_exec_time, total_exec_time, query FROM pg_stat_statements
WHERE query !~* '^(BEGIN|COMMIT|ROLLBACK|SET|LOCK|SHOW|CREATE|ALTER)' ORDER BY total_exec_time DESC LIMIT %s
"""
_SCANNED = "SELECT relname, seq_scan, seq_tup_read, n_live_tup FROM pg_stat_user_tables"
_SIZES = """
SELECT relname, reltuples::bigint, pg_relation_size(oid), pg_indexes_size(oid), pg_total_relation_size(oid)
FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 5 DESC
"""
_ENTRY = re.compile(r"duration: (?P<ms>[\d.]+) ms  plan:\n\tQuery Text: (?P<rest>(?:[^\n]*\n)(?:\t[^\n]*\n)*)")
_SPACES = re.compile(r"\s+")


class Total(NamedTuple):
    """One statement: calls, and times in ms."""

    calls: int
    mean: float
    worst: float
    total: float
    query: str


class Plan(NamedTuple):
    """The slowest plan of a statement, of so many that were slow."""

    slow: int
    ms: float
    query: str
    plan: str


def watch(plain: psycopg.Connection[Any]) -> None:
    """Explain slow statements of later connections to the database, and count from now on."""
    plain.execute("CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
    for name, value in _EXPLAINED.items():
        plain.execute(f"ALTER DATABASE {plain.info.dbname} SET {name} = '{value}'")
    plain.execute("SELECT pg_stat_statements_reset()")


def totals(plain: psycopg.Connection[Any], most: int) -> list[Total]:
    """The statements that took most time in all."""
    return [
        Total(row[0], row[1], row[2], row[3], _SPACES.sub(" ", row[4]))
        for row in plain.execute(_TOTALS, (most,)).fetchall()
    ]


def scanned(plain: psycopg.Connection[Any]) -> dict[str, tuple[int, int, int]]:
    """For every table the scans from end to end, the rows they read, and its rows."""
    return {name: (scans, read, rows) for name, scans, read, rows in plain.execute(_SCANNED).fetchall()}


def sizes(plain: psycopg.Connection[Any]) -> list[tuple[str, int, int, int, int]]:
    """Name, rows, and bytes of the rows, the indexes and all, of every table, largest first."""
    return list(plain.execute(_SIZES).fetchall())


def slowest(log: Path, start: int, most: int) -> list[Plan]:
    """The statements with the slowest plans in the server's log from an offset in bytes."""
    with log.open("rb") as file:
        file.seek(start)
        entries = list(_entries(file.read().decode("utf-8", "replace")))
    found: dict[str, Plan] = {}
    for ms, query, plan in entries:
        known = found.get(query)
        worst = (ms, plan) if known is None or ms > known.ms else (known.ms, known.plan)
        found[query] = Plan(1 + (known.slow if known else 0), worst[0], query, worst[1])
    return sorted(found.values(), key=lambda one: -one.ms)[:most]


def _entries(log: str) -> Iterator[tuple[float, str, str]]:
    for entry in _ENTRY.finditer(log):
        lines = entry["rest"].splitlines()
        first = next((nth for nth, line in enumerate(lines) if "(cost=" in line), len(lines))
        query = _SPACES.sub(" ", " ".join(lines[:first])).strip()
        yield float(entry["ms"]), query, "\n".join(line.removeprefix("\t") for line in lines[first:])
