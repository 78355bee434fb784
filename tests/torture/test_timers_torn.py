"""R5: four processes fire what is due and three of them are killed meanwhile: every timer fires once."""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.matches.core.effects import Effects
from bot.matches.core.models import Status
from bot.matches.timing.models import Alarm, TimerKind
from bot.storage.core import transactions
from bot.storage.core.query import Tx
from bot.storage.core.sqlite import SqliteStore
from tests.support.samples import sized
from tests.support.stored import new_match, turn
from tests.torture.nursery import Nursery

pytestmark = pytest.mark.torture

DUE = max(2000, sized(8000)) // 20 * 20  # with fewer nobody would be killed in the middle of it
SEATS = 20  # with a timer each, of a match
WORKERS, KILLED = 4, 3


async def fill(path: Path) -> None:
    """Matches with timers that are due."""
    store = await SqliteStore.open(path)
    await store._writer.write(_matches)
    await store.close()


def _matches(tx: Tx) -> None:
    for nth in range(DUE // SEATS):
        match = transactions.add(tx, new_match(2 * nth, 2 * nth + 1), f"add {nth}", 0, most=0)
        alarms = tuple(Alarm(TimerKind.DEADLINE, seat, "flick", 0, seat) for seat in range(SEATS))
        first = turn(match, 0, f"go {nth}", seat=None)
        transactions.change(tx, match, Status.RUNNING, first, [], f"go {nth}", 0, (), "", Effects(alarms=alarms))


def fired(path: Path) -> Counter[str]:
    """How often each timer has had its effect."""
    with closing(sqlite3.connect(path)) as plain:
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        keys = plain.execute("SELECT key FROM turns WHERE key LIKE 'timer.%'").fetchall()
        assert plain.execute("SELECT count(*) FROM timers").fetchone() == (0,)
    return Counter(key.split(".")[1] for (key,) in keys)


def run(children: Nursery, path: Path, manner: str) -> tuple[int, int, float]:
    """Timers that fired twice, those that never did, and how many fired a second."""
    asyncio.run(fill(path))
    started = time.perf_counter()
    ended = children.run("fire", path=str(path), manner=manner, workers=WORKERS, killed=KILLED, kill_after=DUE / 8000)
    elapsed = time.perf_counter() - started
    assert ended == [9] * KILLED + [0]
    seen = fired(path)
    return sum(count > 1 for count in seen.values()), DUE - len(seen), DUE / elapsed


def test_every_timer_fires_once(children: Nursery, tmp_path: Path, say: Callable[[str], None]):
    doubled, missing, rate = run(children, tmp_path / "m.db", "once")
    say(f"R5: {DUE} due, {WORKERS} workers, {KILLED} killed: {doubled} doubled, {missing} missing, {rate:.0f}/s")
    assert (doubled, missing) == (0, 0)


@pytest.mark.parametrize(("manner", "wrong"), [("twice", 0), ("forget", 1)])
def test_the_check_above_would_notice(
    children: Nursery, tmp_path: Path, say: Callable[[str], None], manner: str, wrong: int
):
    for nth in range(10):
        seen = run(children, tmp_path / f"{nth}.db", manner)
        if seen[wrong]:
            said = ("fired twice", "never fired")[wrong]
            say(f"R5 control, effect and end in two transactions: {seen[wrong]} {said} (run {nth + 1})")
            return
    pytest.fail("was never caught")
