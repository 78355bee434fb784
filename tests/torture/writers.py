"""The tortured processes: playing and firing timers, and deliberately faulty versions for the controls."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, select

from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import CommitUnknown, LostRace, StoreError
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import Notice, PostKind
from bot.matches.timing.models import Alarm, Timer, TimerKind
from bot.matches.work.effects import Effects, Offer, OfferKind
from bot.storage.core.connection import Connection
from bot.storage.core.group_commit import Writer
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.matches import timers
from bot.storage.stores.opening import AnyStore
from bot.storage.stores.postgres_store import PostgresStore
from bot.storage.stores.sqlite import _READER, SqliteStore, _writer
from tests.support.storage.stored import begun, turn

Job = dict[str, Any]
MATCHES = 12  # played at the same time
LEASE = 400  # ms

ANY_TIMER = query(select(timers.c.id).limit(1))
OWNER = query(select(timers.c.owner).where(timers.c.id == bindparam("timer")))
END = query(delete(timers).where(timers.c.id == bindparam("timer")))


def acknowledge(job: Job, match: Match) -> None:
    """Append an acknowledgement to a file at once, so that a kill cannot undo it."""
    descriptor = os.open(job["acks"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.write(descriptor, b"%d %d\n" % (match.id, match.revision))
    os.close(descriptor)


async def opened(job: Job) -> SqliteStore:
    """The store; with the pragmas of a control if the job has some."""
    store = await SqliteStore.open(Path(job["path"]), busy_ms=2000)
    if "pragmas" in job:
        await store.close()
        store = await shared(Path(job["path"]), job["pragmas"])
    return store


async def step(store: SqliteStore, match: Match) -> Match:
    """One answer with all that may come with it."""
    revision = match.revision + 1
    alarm = Alarm(TimerKind.DEADLINE, revision % 2, f"flick.{revision}", revision, revision + 1000)
    offer = Offer(match.id, OfferKind.DRAW, 0, revision, "", (0,), revision)
    effects = Effects(
        alarms=(alarm,),
        silenced=((revision + 1) % 2,),
        notices=(Notice(phrase("clock-given-back", minutes=1)),) if revision % 3 == 0 else (),
        lapses=((0, revision % 3),),
        offered=offer if revision % 2 else None,
        settled=() if revision % 2 else (OfferKind.DRAW,),
    )
    return await store.advance(
        match,
        [turn(match, revision, f"{match.id}.press.{revision}")],
        status=Status.RUNNING,
        posts=[PostKind.TURN],
        effects=effects,
    )


async def play(job: Job) -> None:
    """Play many matches at once until killed, or so many `turns` each, telling each turn once it is kept (or `early`, before)."""
    store = await opened(job)

    async def one(match: Match) -> None:
        again = await store.change(
            match, status=Status.CANCELLED, turn=None, posts=[], key=f"{match.id}.accept", now=1
        )  # delivered a second time: nothing may come of it
        if again != match:
            raise AssertionError(f"{again} instead of {match}")
        for _ in range(job.get("turns", 1_000_000)):
            if job.get("early"):
                acknowledge(job, msgspec.structs.replace(match, revision=match.revision + 1))
            match = await step(store, match)
            if not job.get("early"):
                acknowledge(job, match)

    matches = [await at_table(store, nth) for nth in range(1, job.get("matches", MATCHES) + 1)]
    await asyncio.gather(*(one(match) for match in matches))
    await store.close()


async def at_table(store: SqliteStore, nth: int) -> Match:
    """The `nth` match, begun unless it was."""
    found = await store.get(nth)
    if found is None or found.status is Status.CHALLENGE:
        found = await begun(store, 2 * nth, 2 * nth + 1, name=str(nth))
    return found


async def play_on_a_failing_disk(job: Job) -> None:
    """Open and play a few turns while the `fail_at`-th operation fails; then the disk is mended, and it goes on.

    Only a StoreError may be seen. Notes what was acknowledged, and `error` for each answer that failed.
    """
    shim = ctypes.CDLL(None)
    shim.shim_arm(job["fail_at"], job["error"], int(job["for_good"]))
    notes = Path(job["notes"])
    try:
        store = await opened(job)
    except StoreError:
        shim.shim_arm(0, 0, 0)
        store = await opened(job)
        _note(notes, "not opened")
    match = await _insist(notes, store)
    for _ in range(job["turns"]):
        try:
            match = await step(store, match)
            acknowledge(job, match)
        except (StoreError, LostRace) as error:
            _note(notes, "unknown" if isinstance(error, CommitUnknown) else "failed")
            match = await _insist(notes, store)
    shim.shim_arm(0, 0, 0)
    _note(notes, f"operations {shim.shim_count()}")
    match = await step(store, await _insist(notes, store))
    acknowledge(job, match)
    with contextlib.suppress(StoreError):
        await store.close()


async def _insist(notes: Path, store: SqliteStore) -> Match:
    """The match as it is kept, begun if need be; the disk is mended once it has failed at this as well."""
    shim = ctypes.CDLL(None)
    for _ in range(2):
        try:
            return await at_table(store, 1)
        except StoreError:
            _note(notes, "failed again")
            shim.shim_arm(0, 0, 0)
    return await at_table(store, 1)


def _note(notes: Path, said: str) -> None:
    with notes.open("a") as file:
        file.write(f"{said}\n")


class _NoLock:
    def release(self) -> None:
        """Several processes on one file are tried here alone."""


async def shared(path: Path, pragmas: Sequence[str] = ()) -> SqliteStore:
    """A store on a file that other processes may have open as well."""
    writer = await Writer.open(path, mode="rw", pragmas=(*_writer(20_000), *pragmas))
    reader = await Connection.open(path, mode="ro", pragmas=("busy_timeout=20000", *_READER))
    return SqliteStore(writer, reader, _NoLock(), path)  # type: ignore[arg-type]


async def fire(job: Job) -> None:
    """Claim what is due and fire it, until there is nothing left; `manner`: how."""
    given = job["database"]
    store: AnyStore = await (PostgresStore.open(given) if "://" in given else shared(Path(given)))
    owner = str(job["worker"])
    clock = asyncio.get_running_loop().time
    while await left(store):
        now = int(clock() * 1000)  # the machine's own, the same for all processes
        due = await store.claim_timers(now, owner=owner, lease=LEASE, most=20)
        await asyncio.gather(*(fire_one(store, timer, owner, job["manner"]) for timer in due))
        if not due:
            await asyncio.sleep(LEASE / 4000)
    await store.close()


async def left(store: AnyStore) -> bool:
    return bool(await store._reader.read(lambda tx: tx.one(ANY_TIMER)))


async def fire_one(store: AnyStore, timer: Timer, owner: str, manner: str) -> None:
    """Once: the effect with the timer's end in one transaction. Twice: the effect, then the end. Never: the other way round."""
    if manner == "forget":
        await store._writer.write(lambda tx: tx.run(END, timer=timer.id))
    while True:
        match = await store.get(timer.match)
        assert match is not None
        effects = Effects(fired=timer if manner == "once" else None)
        step = turn(match, match.revision + 1, f"timer.{timer.id}.{owner}.{match.revision}")
        try:
            await store.advance(match, [step], status=Status.RUNNING, posts=[], effects=effects)
        except LostRace:
            if manner == "once" and not await store._reader.read(lambda tx: _mine(tx, timer)):
                break
            continue  # another timer of the match was quicker
        break
    if manner == "twice":
        await store._writer.write(lambda tx: tx.run(END, timer=timer.id))


def _mine(tx: Tx, timer: Timer) -> bool:
    return tx.one(OWNER, timer=timer.id) == (timer.owner,)
