import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path

import apsw
import pytest

from bot.matches.core.errors import CommitUnknown, StoreError, StoreFull
from bot.storage.stores import sqlite
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.files import PRAGMAS
from tests.support.storage.stored import begun
from tests.torture.soundness import faults
from tests.torture.writers import step
from tools.bottle.disk import BottledDisk

pytestmark = pytest.mark.asyncio

MATCHES, TURNS = 4, 12
CUTS = 8  # spread over some checkpoints


@pytest.fixture(autouse=True)
def _synced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_writer", PRAGMAS)  # those of the program, which syncs


async def played(path: Path, turns: int = TURNS) -> dict[int, int]:
    """Matches played on a file beside each other; the last revision acknowledged of each."""
    store = await SqliteStore.open(path)
    acks: dict[int, int] = {}

    async def one(nth: int) -> None:
        match = await begun(store, 2 * nth, 2 * nth + 1, name=str(nth))
        for _ in range(turns):
            match = await step(store, match)
            acks[match.id] = match.revision

    await asyncio.gather(*(one(nth) for nth in range(1, MATCHES + 1)))
    await store.close()
    return acks


async def played_until_killed(disk: BottledDisk, path: Path, operations: int, *, power: bool) -> dict[int, int]:
    """Play, and let the process die after so many operations of the disk; the last revision acknowledged of each match."""
    acks: dict[int, int] = {}
    store = await SqliteStore.open(path)
    running = [await begun(store, 2 * nth, 2 * nth + 1, name=str(nth)) for nth in range(1, MATCHES + 1)]
    over = asyncio.Event()
    left = iter(range(operations))

    def refusal(_kind: str) -> type[apsw.Error] | None:
        if next(left, None) is None:
            disk.dead = True  # in the middle of a transaction, or of its commit
            over.set()
            return apsw.IOError
        return None

    disk.refusal = refusal

    async def one(nth: int) -> None:
        while True:
            running[nth] = await step(store, running[nth])
            acks[running[nth].id] = running[nth].revision

    players = [asyncio.create_task(one(nth)) for nth in range(MATCHES)]
    await over.wait()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    disk.refusal = lambda _kind: None
    disk.die(power=power)
    return acks


def rows(path: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(path)) as plain:
        return list(plain.iterdump())


async def test_both_libraries_write_the_same_rows(tmp_path: Path):
    plain = await played(tmp_path / "plain.db")
    disk = BottledDisk(random.Random(1))
    with disk.in_place():
        bottled = await played(tmp_path / "bottled.db")
    assert bottled == plain == dict.fromkeys(range(1, MATCHES + 1), TURNS)
    assert rows(tmp_path / "bottled.db") == rows(tmp_path / "plain.db")
    assert disk.operations > 100


@pytest.mark.parametrize("power", [False, True])
async def test_a_process_that_dies_loses_no_acknowledged_turn(tmp_path: Path, *, power: bool):
    damaged: list[str] = []
    lost: list[str] = []
    for nth in range(CUTS):
        disk = BottledDisk(random.Random(nth))
        path = tmp_path / f"{nth}.db"
        with disk.in_place():
            acks = await played_until_killed(disk, path, 150 + 430 * nth, power=power)
            assert acks
            store = await SqliteStore.open(path)  # it opens again, and goes on
            match = await store.get(1)
            assert match is not None
            await step(store, match)
            await store.close()
        bad, gone = faults(path, acks)
        damaged += bad
        lost += gone
    assert (damaged, lost) == ([], [])


@pytest.mark.parametrize(("synchronous", "honest", "damages"), [("NORMAL", True, False), ("FULL", False, True)])
async def test_a_disk_or_a_file_that_does_not_sync_loses_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, synchronous: str, *, honest: bool, damages: bool
):
    monkeypatch.setattr(
        sqlite,
        "_writer",
        lambda ms: tuple(p.replace("synchronous=FULL", f"synchronous={synchronous}") for p in PRAGMAS(ms)),
    )
    damaged = lost = 0
    for nth in range(CUTS):
        disk = BottledDisk(random.Random(nth), honest=honest)
        path = tmp_path / f"{nth}.db"
        with disk.in_place():
            acks = await played_until_killed(disk, path, 150 + 430 * nth, power=True)
        bad, gone = faults(path, acks)
        damaged += bool(bad)
        lost += bool(gone)
    assert damaged + lost > 2
    assert bool(damaged) is damages


async def test_a_full_disk_is_reported_and_what_it_refused_is_not_there(tmp_path: Path):
    disk = BottledDisk(random.Random(3))
    path = tmp_path / "full.db"
    with disk.in_place():
        store = await SqliteStore.open(path)
        match = await begun(store)
        disk.refusal = lambda _kind: apsw.FullError
        with pytest.raises((StoreFull, CommitUnknown)):
            await step(store, match)
        disk.refusal = lambda _kind: None
        assert await store.get(match.id) == match
        match = await step(store, match)
        await store.close()
    assert faults(path, {match.id: match.revision}) == ([], [])


async def test_a_failing_sync_acknowledges_nothing(tmp_path: Path):
    disk = BottledDisk(random.Random(4))
    path = tmp_path / "failing.db"
    with disk.in_place():
        store = await SqliteStore.open(path)
        match = await begun(store)
        disk.refusal = lambda kind: apsw.IOError if kind == "s" else None
        with pytest.raises(StoreError):
            await step(store, match)
        disk.refusal = lambda _kind: None
        assert (await step(store, match)).revision == match.revision + 1
        await store.close()
    assert faults(path, {match.id: match.revision + 1}) == ([], [])
