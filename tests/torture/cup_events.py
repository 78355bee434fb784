"""The scheduled events that the tortured process keeps: Discord as the keeper of events sees it, in a file that survives kills."""

from __future__ import annotations

import asyncio
import os
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec

from bot.features.tournaments.values import Stage, Tournament
from bot.matches.delivery.models import Bulletin
from bot.screens.occasions import Occasion, Progress
from cogs.delivery.event_keeper import EventKeeper
from cogs.tournaments.occasions import _progress

BOT = 100
SENDING = 0.03  # seconds until an answer of Discord; there are few of them
CONTROL = 0.2  # seconds more, in a version that is to be caught soon
DELETED = 0
LATE = 10**12  # ms, when nothing is played any more


class Kept(msgspec.Struct, frozen=True):
    """The state of an event; the latest line counts."""

    id: int
    description: str
    status: int
    ends: float = 0.0  # seconds since 1970


def kept(path: Path) -> dict[int, Kept]:
    """The events there are, by their ids."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    latest = {one.id: one for one in (msgspec.json.decode(line, type=Kept) for line in lines)}
    return {number: one for number, one in latest.items() if one.status != DELETED}


class Event:
    """An event as discord.py gives it."""

    creator_id = BOT

    def __init__(self, guild: Guild, now: Kept) -> None:
        self._guild, self._now = guild, now
        self.id, self.description = now.id, now.description
        self.status = discord.EventStatus(now.status)
        self.end_time = datetime.fromtimestamp(now.ends, UTC)

    async def edit(
        self, *, status: discord.EventStatus | None = None, end_time: datetime | None = None, **_: object
    ) -> Event:
        now = msgspec.structs.replace(
            self._now,
            status=status.value if status else self._now.status,
            ends=end_time.timestamp() if end_time else self._now.ends,
        )
        return await self._guild.keep(now)

    async def delete(self) -> None:
        await self._guild.keep(msgspec.structs.replace(self._now, status=DELETED))


class Guild:
    """A server: what it is asked is done before it answers, so a kill may come between."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def fetch_scheduled_events(self, *, with_counts: bool) -> list[Event]:
        del with_counts
        open_ = {discord.EventStatus.scheduled.value, discord.EventStatus.active.value}
        return [Event(self, one) for one in kept(self._path).values() if one.status in open_]

    async def fetch_scheduled_event(self, number: int, *, with_counts: bool) -> Event:
        del with_counts
        return Event(self, kept(self._path)[number])

    async def create_scheduled_event(self, *, description: str, end_time: datetime, **_: object) -> Event:
        number = 1 + max(kept(self._path), default=0)
        return await self.keep(Kept(number, description, discord.EventStatus.scheduled.value, end_time.timestamp()))

    async def keep(self, now: Kept) -> Event:
        descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.write(descriptor, msgspec.json.encode(now) + b"\n")
        os.close(descriptor)
        await asyncio.sleep(SENDING)
        return Event(self, now) if now.status else cast("Event", None)


class _Pacing:
    async def request(self) -> None:
        """At once."""


def keeper(path: Path) -> EventKeeper:
    """The bot's own keeper in front of this server."""
    bot: Any = SimpleNamespace(user=SimpleNamespace(id=BOT), get_guild=lambda _: Guild(path))
    return EventKeeper(bot, cast("Any", _Pacing()))


class Forgetting(EventKeeper):
    """Makes an event without looking whether it is there: a control."""

    async def announce(self, bulletin: Bulletin, wanted: Occasion) -> int:
        made = await super().announce(msgspec.structs.replace(bulletin, attempted=0), wanted)
        await asyncio.sleep(CONTROL)
        return made

    async def _alike(self, guild: discord.Guild, wanted: Occasion) -> list[discord.ScheduledEvent]:
        del guild, wanted
        return []


def occasion(cup: Tournament, bulletin: Bulletin) -> Occasion | None:
    """The event of a tournament; None if none is to be made any more."""
    progress = _progress(cup.stage)
    if progress is not Progress.COMING and not bulletin.message and not bulletin.attempted:
        return None
    ends = LATE + cup.round_ if progress is Progress.ON else cup.starts + 1
    return Occasion(cup.plan.name, f"Cup\nno. {cup.id}", "#arena", cup.starts, ends, progress)


def wrong_events(path: Path, cups: tuple[Tournament, ...]) -> list[str]:
    """Tournaments with several events, and events that do not say how far those are."""
    found = []
    for cup in cups:
        own = [one for one in kept(path).values() if one.description.endswith(f"\nno. {cup.id}")]
        found += [f"{len(own)} events of tournament {cup.id}"] if len(own) > 1 else []
        over = cup.stage is Stage.FINISHED
        found += [f"event {one.id} is {one.status}" for one in own if over and one.status != 3]  # completed
    return found
