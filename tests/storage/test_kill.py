"""kill -9 of a writing process: everything reported as stored is there, and nothing is half done."""

import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.matches.core.models import Match
from bot.storage.stores.sqlite import SqliteStore

pytestmark = pytest.mark.asyncio

KILLS = 5  # each takes the time of starting a process
CONTROLS = 10  # the careless process fails at nearly every kill


def killed_while_writing(path: Path, manner: str) -> int:
    """The last number the process said before it was killed."""
    child = [sys.executable, "-m", "tests.support.storage.careless", str(path), manner]
    with subprocess.Popen(child, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(random.randint(5, 40))]
        process.kill()
        said += process.stdout.readlines()
    return int(said[-1])


def half_done(path: Path) -> list[str]:
    plain = sqlite3.connect(path)
    found = [row[0] for row in plain.execute("PRAGMA integrity_check") if row[0] != "ok"]
    revision = plain.execute("SELECT revision FROM matches").fetchone()[0]
    wanted = {"turns": revision + 1, "keys": revision + 2, "posts": revision + 2}
    for table, count in wanted.items():
        (there,) = plain.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608  three names of our own
        if there != count:
            found.append(f"{there} {table} instead of {count}")
    plain.close()
    return found


@pytest.mark.parametrize("kills", [1, pytest.param(KILLS, marks=pytest.mark.thorough)])
async def test_killed_at_any_time_nothing_acknowledged_is_lost(path: Path, kills: int):
    for nth in range(kills):
        said = killed_while_writing(path, "careful")
        assert half_done(path) == []
        store = await SqliteStore.open(path)
        match = await store.get(1)
        assert isinstance(match, Match)
        assert match.revision >= said > nth
        assert [turn.revision for turn in await store.turns(1)] == list(range(match.revision + 1))
        assert match.state == b"state 1.%d" % match.revision
        await store.close()


@pytest.mark.thorough
async def test_the_check_above_would_notice(tmp_path: Path):
    for nth in range(CONTROLS):
        path = tmp_path / f"{nth}.db"
        said = killed_while_writing(path, "careless")
        plain = sqlite3.connect(path)
        kept = plain.execute("SELECT revision FROM matches").fetchone()[0]
        plain.close()
        if half_done(path) or kept < said:
            return
    pytest.fail("a process that acknowledges before it writes, and writes piece by piece, was never caught")
