"""Checks of a database after any fault."""

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path


def acknowledged(acks: Path) -> dict[int, int]:
    """The last revision of each match reported to a user."""
    told: dict[int, int] = {}
    for line in acks.read_text().splitlines() if acks.exists() else ():
        match, revision = map(int, line.split())
        told[match] = max(told.get(match, 0), revision)
    return told


def faults(path: Path, acks: dict[int, int]) -> tuple[list[str], list[str]]:
    """Damage or half-done work, and lost acknowledged turns; a file not made yet is left unmade."""
    if not path.exists():
        return [], [f"match {match} is gone with the file" for match in acks]
    try:
        with closing(sqlite3.connect(path)) as plain:
            return _damaged(plain), _lost(plain, acks)
    except (sqlite3.DatabaseError, TypeError) as error:  # columns of a damaged row may hold anything
        return [str(error)], []


def unanswered(path: Path, acks: dict[int, int]) -> int:
    """The number of matches with a stored but unacknowledged turn."""
    with closing(sqlite3.connect(path)) as plain:
        rows = plain.execute("SELECT id, revision FROM matches").fetchall()
    return sum(revision > acks.get(match, 0) for match, revision in rows)


def _damaged(plain: sqlite3.Connection) -> list[str]:
    found = [told for (told,) in plain.execute("PRAGMA integrity_check") if told != "ok"]
    found += [f"{table} row astray" for table, *_ in plain.execute("PRAGMA foreign_key_check")]
    if not plain.execute("SELECT 1 FROM sqlite_master WHERE name = 'matches'").fetchone():
        return found  # it was not even made
    turns, keys, posts, offers, timers = (
        Counter(match for (match,) in plain.execute(f'SELECT "match" FROM {table}'))  # noqa: S608  names of our own
        for table in ("turns", "keys", "posts", "offers", "timers")
    )
    for match, revision, status in plain.execute("SELECT id, revision, status FROM matches").fetchall():
        begun = status == "running"
        wanted = {
            "turns": (turns[match], revision + 1 if begun else 0),
            "keys": (keys[match], revision + 2 if begun else 1),
            "posts": (posts[match], revision + 2 + revision // 3 if begun else 0),
            "offers": (offers[match], revision % 2),
            "timers": (timers[match], int(revision > 0) if begun else 1),
        }
        found += [
            f"match {match}: {there} {what} instead of {due}" for what, (there, due) in wanted.items() if there != due
        ]
    return found


def _lost(plain: sqlite3.Connection, acks: dict[int, int]) -> list[str]:
    kept = dict(plain.execute("SELECT id, revision FROM matches").fetchall()) if acks else {}
    return [
        f"match {match}: {kept.get(match, 'nothing')} is kept, {told} was told"
        for match, told in acks.items()
        if kept.get(match, -1) < told
    ]
