"""The tortured process with the posts of mornings: it adds and makes them day after day; and a faulty version for the control."""

from __future__ import annotations

import asyncio
import datetime as dt
import os
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from bot.features.daily.rules.schedule import FIRST
from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.matches.core.models import Player
from bot.matches.delivery.models import Bulletin
from bot.matches.matches import Matches
from bot.matches.posting.bulletins import MORNING
from bot.matches.timing.paces import DAY
from bot.storage.delivery.bulletins import LEASE
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker

Job = dict[str, Any]
GUILDS = tuple(range(7, 12))
SENDING = 0.002  # seconds until an answer of Discord
MANAGER = Player(0, 101, "Mo")


class Sent(msgspec.Struct, frozen=True):
    """A message that Discord has; of two with the same nonce it keeps the first."""

    nonce: int
    name: str


class MorningClock:
    """A time that is moved from morning to morning."""

    now = 0

    def now_ms(self) -> int:
        return self.now


def sent(path: Path) -> list[Sent]:
    """All that Discord has, without what came twice with the same nonce."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return list(dict.fromkeys(msgspec.json.decode(line, type=Sent) for line in lines))


def wrong(path: Path) -> list[str]:
    """Posts made twice or missing, once the day under way is finished."""
    counted = Counter(one.name for one in sent(path))
    days = {name.split(".")[1] for name in counted}
    found = [f"{name} was posted {count} times" for name, count in counted.items() if count > 1]
    expected = {f"daily.{FIRST + dt.timedelta(days=nth)}.{guild}" for nth in range(len(days)) for guild in GUILDS}
    return found + [f"{name} is missing" for name in sorted(expected ^ set(counted))]


async def post(job: Job) -> None:
    """Make the posts of one morning after the other until killed; with `drain` only those up to the next."""
    store = await SqliteStore.open(Path(job["path"]), busy_ms=2000)
    clock, path, owner = MorningClock(), Path(job["sent"]), f"process {job['runs']}"
    bulletins = Matches(GAMES, store, InlineWorker(), clock, notify=lambda: None, on_change=ON_CHANGE).bulletins
    bulletins.mornings["daily"] = "daily"
    for guild in GUILDS:
        await store.change_server_settings(
            guild, MANAGER, lambda chosen: msgspec.structs.replace(chosen, daily=1), now=1
        )
    latest = max((one.name.split(".")[1] for one in sent(path)), default=FIRST.isoformat())
    midnight = dt.datetime.fromisoformat(latest).replace(tzinfo=dt.UTC)
    clock.now = int(midnight.timestamp()) * 1000 + MORNING + job["runs"] * LEASE  # those of killed processes are over
    if job.get("drain") and sent(path):  # the next day may have been opened already
        clock.now += DAY
    while True:
        await bulletins.open()
        while (bulletin := await bulletins.claim(owner)) is not None:
            if bulletin.message:  # posted again after a kill: its message is looked at once more
                await bulletins.shown(bulletin, owner, bulletin.digest)
            elif await bulletins.attempt(bulletin, owner):
                message = _send(path, bulletin, bulletin.attempts if job.get("careless") else 0)
                await asyncio.sleep(SENDING)
                await bulletins.done(bulletin, message)
        if job.get("drain"):
            break
        clock.now += DAY
    await store.close()


def _send(path: Path, bulletin: Bulletin, nonce: int) -> int:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.write(descriptor, msgspec.json.encode(Sent(nonce, bulletin.name)) + b"\n")
    os.close(descriptor)
    return bulletin.id
