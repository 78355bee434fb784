"""Keeps scheduled events of servers, each made once however often that is tried."""

import discord

from bot.client.app import GameBot
from bot.client.pacing import RateLimiter
from bot.matches.delivery.models import Bulletin
from bot.matches.work.clock import time_of
from bot.screens.occasions import Occasion, Progress

OPEN = {discord.EventStatus.scheduled, discord.EventStatus.active}


class EventKeeper:
    """Discord doesn't recognise a repeated request, so an event that may have been made is looked for before it is made again."""

    def __init__(self, bot: GameBot, pacing: RateLimiter) -> None:
        self.bot = bot
        self.pacing = pacing

    async def announce(self, bulletin: Bulletin, wanted: Occasion) -> int:
        """Make an event, unless it is there already; returns its id, 0 if there is none and none is needed any more."""
        guild = self._guild(bulletin)
        known = await self._alike(guild, wanted) if bulletin.attempted else []
        if not known and wanted.progress is Progress.COMING:
            made = await self._create(guild, wanted)
            known = await self._alike(guild, wanted) or [made]  # the library repeats a request whose answer was lost
        for surplus in known[1:]:
            await self.pacing.request()
            await surplus.delete()
        return known[0].id if known else 0

    async def _alike(self, guild: discord.Guild, wanted: Occasion) -> list[discord.ScheduledEvent]:
        """The bot's own events about the same, the oldest first."""
        await self.pacing.request()
        own = self.bot.user.id if self.bot.user else 0
        known = [
            one
            for one in await guild.fetch_scheduled_events(with_counts=False)
            if one.creator_id == own and (one.description or "").endswith(f"\n{wanted.mark}")
        ]
        return sorted(known, key=lambda one: one.id)

    async def _create(self, guild: discord.Guild, wanted: Occasion) -> discord.ScheduledEvent:
        await self.pacing.request()
        return await guild.create_scheduled_event(
            name=wanted.name,
            description=wanted.description,
            location=wanted.place,
            start_time=time_of(wanted.starts),
            end_time=time_of(wanted.ends),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )

    async def correct(self, bulletin: Bulletin, wanted: Occasion) -> bool:
        """Bring an event up to date. False if it is gone."""
        await self.pacing.request()
        try:
            event = await self._guild(bulletin).fetch_scheduled_event(bulletin.message, with_counts=False)
            if event.status in OPEN:
                await self._change(event, wanted)
        except discord.NotFound:
            return False
        return True

    async def _change(self, event: discord.ScheduledEvent, wanted: Occasion) -> None:
        """Change what it says, and bring it to its status step by step; Discord starts and ends events by itself, too."""
        coming = event.status is discord.EventStatus.scheduled
        match wanted.progress:
            case Progress.OFF:
                await event.edit(status=discord.EventStatus.cancelled if coming else discord.EventStatus.completed)
                return
            case Progress.COMING:
                ways = []
            case Progress.ON:
                ways = [discord.EventStatus.active]
            case Progress.OVER:
                ways = [discord.EventStatus.active, discord.EventStatus.completed]
        await self.pacing.request()
        fields: dict[str, object] = {"name": wanted.name, "description": wanted.description, "location": wanted.place}
        if coming and wanted.progress is Progress.COMING:
            await event.edit(**fields, start_time=time_of(wanted.starts), end_time=time_of(wanted.ends))  # type: ignore[call-overload]
            return
        ends = time_of(wanted.ends)
        if wanted.progress is Progress.ON and (event.end_time is None or event.end_time < ends):
            fields["end_time"] = ends  # or Discord would end it by itself
        event = await event.edit(**fields)  # type: ignore[call-overload]
        for status in ways:
            if event.status is not status:
                await self.pacing.request()
                event = await event.edit(status=status)

    def _guild(self, bulletin: Bulletin) -> discord.Guild:
        """The server. Raises OSError as long as it is not known."""
        guild = self.bot.get_guild(bulletin.guild)
        if guild is None:
            raise ConnectionError("the server is not known")
        return guild
