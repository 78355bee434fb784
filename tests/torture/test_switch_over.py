"""A standby is promoted while processes play: they find it within seconds, keep what was acknowledged, and each shard has one owner."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from bot.client import cluster as module
from bot.client.cluster import Cluster
from bot.matches.core.errors import LostRace, StoreError
from bot.matches.core.models import Match
from bot.storage.core.postgres_upgrade import prepare
from bot.storage.stores.postgres_store import PostgresStore
from tests.support.storage.postgres import SAFE, Server, primary_and_standby
from tests.support.storage.stored import begun, moved

pytestmark = [pytest.mark.asyncio, pytest.mark.torture]

BACK = 10.0  # seconds after the promotion until every process plays again
TABLES = 4  # per process
PLAYED = 2.0  # seconds before and after
PAUSE = 0.01  # seconds between two turns of a match
WRITERS = 'SELECT "match", split_part(key, \'.\', 1) FROM turns WHERE revision > 0 ORDER BY "match", revision'


@pytest.fixture
def servers() -> Iterator[tuple[Server, Server]]:
    """A primary with the tables, and its synchronous standby."""
    with primary_and_standby(SAFE) as (primary, standby):
        prepare(primary.url())
        yield primary, standby


class Process:
    """A process with a shard that plays turn after turn, until another has taken the shard."""

    def __init__(self, name: str, store: PostgresStore, cluster: Cluster) -> None:
        self.name = name
        self.store = store
        self.cluster = cluster
        self.told: list[str] = []  # the keys of the turns that were acknowledged
        self._number = 0
        self._players: list[asyncio.Task[None]] = []

    @property
    def where(self) -> tuple[int, int]:
        """The timeline of the database, and how many turns were acknowledged."""
        return self.store.server.timeline, len(self.told)

    def play(self, matches: list[Match]) -> None:
        self._players = [asyncio.create_task(self._play(match)) for match in matches]

    async def stop(self) -> None:
        for player in self._players:
            player.cancel()
        await asyncio.gather(*self._players, return_exceptions=True)

    async def _play(self, match: Match) -> None:
        while not self.cluster.lost.is_set():
            self._number += 1
            key = f"{self.name}.{self._number}"
            try:
                match = await moved(self.store, match, key)
                self.told.append(key)
            except (StoreError, LostRace):
                with contextlib.suppress(StoreError):
                    match = await self.store.get(match.id) or match
            await asyncio.sleep(PAUSE)

    async def plays_on(self, timeline: int) -> None:
        """Wait until a turn is acknowledged on a timeline."""
        while self.where[0] != timeline:  # noqa: ASYNC110  a task of the store's looks
            await asyncio.sleep(0.05)
        before = len(self.told)
        while len(self.told) < before + TABLES + 1:  # noqa: ASYNC110  those under way may have begun before
            await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def process(name: str, url: str, shard: int) -> AsyncIterator[Process]:
    """A process that serves a shard as soon as no other does."""
    store = await PostgresStore.open(url)
    try:
        async with Cluster(store, (shard,)) as cluster:
            made = Process(name, store, cluster)
            try:
                yield made
            finally:
                await made.stop()
    finally:
        await store.close()


async def tables(store: PostgresStore, name: str) -> list[Match]:
    first = ord(name) * 1000
    return [await begun(store, first + nth, first + 500 + nth, name=f"{name}{nth}") for nth in range(TABLES)]


def lost(server: Server, *processes: Process) -> list[str]:
    """The turns that were acknowledged and are not there."""
    with psycopg.connect(server.url()) as plain:
        kept = {key for (key,) in plain.execute("SELECT key FROM turns")}
    return [key for one in processes for key in one.told if key not in kept]


def owners(server: Server) -> dict[int, str]:
    """The processes that have played in each match, in order, without repetition."""
    found: dict[int, str] = {}
    with psycopg.connect(server.url()) as plain:
        for match, name in plain.execute(WRITERS):
            before = found.setdefault(match, "")
            found[match] = before if before.endswith(name) else before + name
    return found


@pytest.mark.parametrize("old", ["killed", "left running", "frozen"])
async def test_a_standby_is_promoted_under_play(servers: tuple[Server, Server], say: Callable[[str], None], old: str):
    primary, standby = servers
    url = primary.url("postgres", standby.folder)
    async with process("a", url, 0) as one, process("b", url, 1) as other:
        for each in (one, other):
            each.play(await tables(each.store, each.name))
        await asyncio.sleep(PLAYED)
        if old == "killed":
            await asyncio.to_thread(primary.stop)
        if old == "frozen":
            primary.signal(signal.SIGSTOP)
        await asyncio.to_thread(standby.promote)
        started = asyncio.get_running_loop().time()
        async with asyncio.timeout(60):
            await asyncio.gather(one.plays_on(2), other.plays_on(2))
        back = asyncio.get_running_loop().time() - started
        await asyncio.sleep(PLAYED)
        if old == "frozen":
            primary.signal(signal.SIGCONT)
            await asyncio.sleep(PLAYED)
        assert not one.cluster.lost.is_set()
        assert not other.cluster.lost.is_set()
    told = len(one.told) + len(other.told)
    say(
        f"switch-over, old primary {old}: {told} turns acknowledged, back after {back:.1f} s, {len(lost(standby, one, other))} lost"
    )
    assert lost(standby, one, other) == []
    assert set(owners(standby).values()) == {"a", "b"}
    assert back < BACK


@pytest.mark.parametrize("fenced", [True, False])
async def test_a_process_that_could_not_see_the_new_primary_comes_back(
    servers: tuple[Server, Server],
    tmp_path: Path,
    say: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    *,
    fenced: bool,
):
    """The old primary goes on, without its standby: what is stored there is lost, but nothing gets past the new owner."""
    primary, standby = servers
    with psycopg.connect(primary.url(), autocommit=True) as plain:
        plain.execute("ALTER SYSTEM RESET synchronous_standby_names")
        plain.execute("SELECT pg_reload_conf()")
    road = tmp_path / "road"  # to the standby
    async with process("a", primary.url("postgres", road), 0) as cut_off:
        matches = await tables(cut_off.store, "a")
        cut_off.play(matches)
        async with contextlib.AsyncExitStack() as opened:
            waits = process("b", primary.url("postgres", standby.folder), 0)
            waiting = asyncio.create_task(opened.enter_async_context(waits))
            await asyncio.sleep(PLAYED)
            assert not waiting.done()
            await asyncio.to_thread(standby.promote)
            new = await asyncio.wait_for(waiting, BACK)
            new.play([found for match in matches if (found := await new.store.get(match.id)) is not None])
            await asyncio.sleep(PLAYED)
            assert not cut_off.cluster.lost.is_set()
            guarded = module.GUARDED
            monkeypatch.setattr(module, "GUARDED", 3600.0)  # it is not the lock that is to end it
            await asyncio.sleep(2 * guarded)
            if not fenced:
                cut_off.store._writer.fence = ""
            before = cut_off.where
            road.symlink_to(standby.folder)
            if fenced:
                await asyncio.wait_for(cut_off.cluster.lost.wait(), BACK)
            else:
                await asyncio.wait_for(cut_off.plays_on(2), BACK)
            await asyncio.sleep(PLAYED)
    several = [who for who in owners(standby).values() if who not in {"a", "ab", "b"}]
    astray = len(lost(standby, cut_off))
    say(
        f"cut off, {'fenced' if fenced else 'control without a fence'}: {before[1]} turns of it, {astray} on the old primary alone; {len(several)} of {TABLES} matches with two owners"
    )
    assert lost(standby, new) == []
    assert astray
    assert bool(several) is not fenced
