"""The cost of writing turns under load: group commit against plain sqlite3 in the same run, on this disk and on a slower one.

The turn on both sides is the same statements on a file of as many live matches: its row, the turn with a state of 2 kB, drafts, keys,
a timer, a post.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from bot.games import GAMES
from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state
from bot.matches.core.job import Process
from bot.matches.core.models import Match, Status, Turn
from bot.matches.delivery.models import PostKind
from bot.matches.timing.models import Alarm, TimerKind
from bot.matches.work.effects import Effects
from bot.storage.core import transactions
from bot.storage.core.query import Tx
from bot.storage.matches import changes
from bot.storage.stores.sqlite import SqliteStore, _writer
from bot.storage.stores.verbs import Verbs
from bot.upkeep.backups import back_up
from bot.workers.paint import Paint
from bot.workers.worker import Worker
from bot.workers.workers import command
from tests.support.storage.stored import new_match, turn
from tests.torture import test_timers_torn as torn
from tests.torture.nursery import nursery
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample, skipped

ROOT = Path(__file__).parents[2]
LIVE = sample(200, 10_000)  # matches
TASKS = 50
ROUNDS, TURNS = sample(1, 2, 5), sample(100, 1000)
SLOW = 2  # ms a sync
STATES = [  # 2 kB each, as hard to compress as one of a game
    "".join(random.Random(nth).choices('0123456789abcdef",:', k=2000)).encode() for nth in range(97)
]
OPEN_LOOP, SAMPLES = 40, sample(20, 1000, 8000)  # turns a second; how many
LARGE = sample(7_000_000, 70_000_000)  # bytes
UNSAID = "no C compiler"


@quiet(
    "store.p1_one_client",
    "store.p2_fifty_tasks",
    "store.p4_fifty_tasks_p99",
    "store.p3_slow_disk",
    "store.p7_open_loop_p99",
    "store.p8_timers",
    "store.p10_backup_p99",
)
def rows() -> Iterator[Row]:
    """The store on SQLite with one client and with fifty."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        one = asyncio.run(measured(folder, "NORMAL", alone=True))["one"]
        yield Row("store.p1_one_client", one, "<= 1.6 x plain sqlite3, NORMAL", one <= 1.6)
        fifty = asyncio.run(measured(folder, "FULL", alone=False))
        many, p99 = fifty["many"], fifty["p99"]
        yield Row("store.p2_fifty_tasks", many, ">= 1.7 x plain serial sqlite3, FULL", many >= 1.7)
        yield Row("store.p4_fifty_tasks_p99", p99, "<= 1.5 x 50 turns of plain sqlite3", p99 <= 1.5)
        yield _on_a_slow_disk(folder)
        late = asyncio.run(open_loop(folder))
        yield Row("store.p7_open_loop_p99", late, f"<= 40 ms of {SAMPLES} commits, {OPEN_LOOP}/s, painting", late <= 40)
        yield _timers(folder)
        vacuum = asyncio.run(backed_up(folder))
        goal = f"<= 60 ms a commit while {LARGE / 1e6:g} MB are backed up"
        yield Row("store.p10_backup_p99", vacuum, goal, vacuum <= 60)


def a_turn(match: Match) -> tuple[Turn, Effects]:
    """The next turn of a match, and the clock it sets."""
    revision = match.revision + 1
    state = STATES[(match.id + revision) % len(STATES)]
    step = msgspec.structs.replace(turn(match, revision, f"{match.id}.{revision}"), state=state)
    alarm = Alarm(TimerKind.DEADLINE, 0, "flick", revision, revision + 1000)
    return step, Effects(alarms=(alarm,))


def fill(tx: Tx, live: int = LIVE) -> list[Match]:
    """Live matches, each with a clock."""
    made = []
    for nth in range(live):
        match = changes.add(tx, new_match(2 * nth, 2 * nth + 1), f"add {nth}", 10)
        first = msgspec.structs.replace(a_turn(match)[0], revision=0, seat=None, key=f"go {nth}")
        alarm = Alarm(TimerKind.DEADLINE, 0, "flick", 0, 10**12)
        made.append(
            changes.change(tx, match, Status.RUNNING, first, [], f"go {nth}", 20, (), "", Effects(alarms=(alarm,)))
        )
    return made


async def measured(folder: Path, level: str, *, alone: bool) -> dict[str, float]:
    """Best of the rounds, both sides in turn: time of one client, or rate of many, over that of plain sqlite3."""
    paths = [folder / f"{level}.{side}.db" for side in ("store", "plain")]
    store = await SqliteStore.open(paths[0])
    matches = await store._writer.write(lambda tx: fill(tx, LIVE))
    await store.close()
    shutil.copy(*paths)
    store = await SqliteStore.open(paths[0])
    await store._writer.call(lambda connection: connection.execute(f"PRAGMA synchronous={level}"))
    plain = sqlite3.connect(paths[1], isolation_level=None)
    for pragma in (*_writer(5000), f"synchronous={level}"):
        plain.execute(f"PRAGMA {pragma}")
    through, without, late = [], [], []
    mine, its = list(matches), list(matches)
    for nth in range(ROUNDS):
        whose = [(nth * TURNS + which) % LIVE for which in range(TURNS)]
        without.append(_plainly(plain, its, whose))
        taken, waits = await _through(store, mine, whose, 1 if alone else TASKS)
        through.append(taken)
        late.append(statistics.quantiles(waits, n=100)[98])
    plain.close()
    await store.close()
    best = min(without) / TURNS
    if alone:
        return {"one": min(through) / min(without)}
    return {"many": min(without) / min(through), "p99": min(late) / (TASKS * best)}


def _plainly(plain: sqlite3.Connection, matches: list[Match], whose: list[int]) -> float:
    started = time.perf_counter()
    for which in whose:
        match = matches[which]
        step, effects = a_turn(match)
        plain.execute("BEGIN IMMEDIATE")
        matches[which] = changes.advance(Tx(plain), match, [step], Status.RUNNING, [PostKind.TURN], effects)
        plain.execute("COMMIT")
    return time.perf_counter() - started


async def _through(store: Verbs, matches: list[Match], whose: list[int], tasks: int) -> tuple[float, list[float]]:
    waits: list[float] = []

    async def task(nth: int) -> None:
        waits.extend([await timed(partial(one, which)) for which in whose[nth::tasks]])

    async def one(which: int) -> None:
        match = matches[which]
        step, effects = a_turn(match)
        matches[which] = await store.advance(
            match, [step], status=Status.RUNNING, posts=[PostKind.TURN], effects=effects
        )

    taken = await timed(lambda: asyncio.gather(*(task(nth) for nth in range(tasks))))
    return taken, waits


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    """The seconds that some work takes."""
    started = time.perf_counter()
    await work()
    return time.perf_counter() - started


def _shim(folder: Path) -> Path | None:
    """Build the library that slows each sync down; None where it cannot be built."""
    if shutil.which("cc") is None or sys.platform != "linux":
        return None
    made = folder / "shim.so"
    source = ROOT / "tests" / "torture" / "shim.c"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(made), str(source), "-ldl"], check=True)  # noqa: S607
    return made


def _on_a_slow_disk(folder: Path) -> Row:
    shim = _shim(folder)
    goal = f">= 8 x plain serial sqlite3, FULL, {SLOW} ms a sync"
    if shim is None:
        return skipped("store.p3_slow_disk", goal, UNSAID)
    slow = folder / "slow"
    slow.mkdir()
    environment = os.environ | {"LD_PRELOAD": str(shim), "SHIM_UNDER": f"{slow}/", "SHIM_SYNC_MS": str(SLOW)}
    finished = subprocess.run(
        [sys.executable, "-m", "tools.bench.bench_store", str(slow)],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    ratio = json.loads(finished.stdout)["many"]
    return Row("store.p3_slow_disk", ratio, goal, ratio >= 8)


async def open_loop(folder: Path) -> float:
    """p99 of commits that come when they come (ms), while a worker paints each turn."""
    store = await SqliteStore.open(folder / "FULL.store.db")
    matches = [match for nth in range(1, 101) if (match := await store.get(nth)) is not None]
    worker = Worker(command(Process.PICTURES))
    await worker.start()
    kept = asyncio.Semaphore(0)
    painting = asyncio.create_task(_paint(worker, kept))
    luck = random.Random(1)
    waits: list[float] = []
    locks = [asyncio.Lock() for _ in matches]

    async def one(which: int) -> None:
        async with locks[which]:
            match = matches[which]
            step, effects = a_turn(match)
            started = time.perf_counter()
            matches[which] = await store.advance(
                match, [step], status=Status.RUNNING, posts=[PostKind.TURN], effects=effects
            )
            waits.append((time.perf_counter() - started) * 1000)
            kept.release()

    async with asyncio.TaskGroup() as group:
        for _ in range(SAMPLES):
            await asyncio.sleep(luck.expovariate(OPEN_LOOP))
            group.create_task(one(luck.randrange(len(matches))))
    painting.cancel()
    await asyncio.wait((painting,))
    await worker.close()
    await store.close()
    return statistics.quantiles(waits, n=100)[98]


async def _paint(worker: Worker, kept: asyncio.Semaphore) -> None:
    game = GAMES["pitchout"]
    state = dump_state(game.spec, position(game, "play", 2, game.spec.complete({}), Rng(b"bench")))
    while True:
        await kept.acquire()
        await worker.run(Paint("pitchout", state, "en"))


def _timers(folder: Path) -> Row:
    path = str(folder / "timers.db")
    asyncio.run(torn.fill(path, torn.DUE))
    started = time.perf_counter()
    with nursery() as children:
        started = time.perf_counter()
        children.run("fire", database=path, manner="once", workers=torn.WORKERS)
        rate = torn.DUE / (time.perf_counter() - started)
    if len(torn.fired(path)) != torn.DUE:
        raise AssertionError("timers were not fired")
    return Row("store.p8_timers", rate, f">= 2000 fired/s by {torn.WORKERS} processes, {torn.DUE} due", rate >= 2000)


async def backed_up(folder: Path) -> float:
    """p99 of commits (ms) while a large file is copied."""
    path = folder / "FULL.store.db"
    store = await SqliteStore.open(path)
    await store._writer.write(lambda tx: _grow(tx, path))
    match = await store.get(1)
    copying = asyncio.create_task(asyncio.to_thread(back_up, path, folder / "backup.db"))
    waits: list[float] = []
    while not copying.done() or len(waits) < 100:
        if match is None:
            raise AssertionError("the match is gone")
        step, effects = a_turn(match)
        started = time.perf_counter()
        match = await store.advance(match, [step], status=Status.RUNNING, posts=[PostKind.TURN], effects=effects)
        if not copying.done():
            waits.append((time.perf_counter() - started) * 1000)
        elif len(waits) < 100:
            break
        await asyncio.sleep(0.001)
    await copying
    await store.close()
    return statistics.quantiles(waits, n=100)[98]


def _grow(tx: Tx, path: Path) -> None:
    noise = random.Random(3)
    for nth in range(max(0, LARGE - path.stat().st_size) // 4000):
        transactions.keep_setting(tx, f"large {nth}", "".join(noise.choices("0123456789abcdef", k=3900)))


if __name__ == "__main__":
    TURNS, LIVE = sample(100, 300), sample(200, 1000)
    print(json.dumps(asyncio.run(measured(Path(sys.argv[1]), "FULL", alone=False))))
