"""Moves matches out of deleted channels and threads, and retries held posts when permissions return."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial

import discord
import structlog
from discord.ext import commands

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Player, Status
from bot.matches.delivery.models import MatchPlace
from bot.matches.settings.preferences import POSTED, ROLES, ServerSettings, without_channels, without_role
from cogs.core.trying_again import until_done
from cogs.delivery.channel_access import ChannelAccess

log = structlog.stdlib.get_logger(__name__)


class Whereabouts(commands.Cog):
    """Keeps matches in places where the bot can post."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.places = ChannelAccess(bot)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Move the matches of a thread to its channel, those of a forum post to the channel of their cards."""
        await self._leave(event.guild_id, event.thread_id, event.parent_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Notify the players of a deleted channel that their match has no place left."""
        await self._leave(channel.guild.id, channel.id, channel.id)
        await self._forget(channel.guild, {channel.id: f"#{channel.name}"})

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_guild_role_delete")
    async def rights_changed(self, *changed: discord.abc.GuildChannel | discord.Role) -> None:
        """Retry held posts: a permission was granted, or a role that denied it is gone."""
        await self.places.try_to_revive(changed[-1].guild.id)

    @commands.Cog.listener("on_guild_role_delete")
    async def role_deleted(self, role: discord.Role) -> None:
        """Remove a deleted role from the server's settings."""
        await self._change(role.guild, partial(without_role, gone=role.id), {role.id: f"@{role.name}"})

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, thread: discord.Thread) -> None:
        """Retry held posts once a thread is unlocked."""
        if before.locked and not thread.locked:
            await self.places.try_to_revive(thread.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Retry held posts when the bot's own roles change."""
        if member.id == member.guild.me.id:
            await self.places.try_to_revive(member.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Catch up after a start on permissions and deletions that changed while the bot was offline."""
        await asyncio.gather(
            self.places.try_to_revive(guild.id),
            self._caught_up(guild, self._leave_deleted, "matches stay in what is deleted"),
            self._caught_up(guild, self._forget_deleted, "what is deleted stays in the settings"),
        )

    async def _caught_up(
        self, guild: discord.Guild, work: Callable[[discord.Guild], Awaitable[None]], undone: str
    ) -> None:
        try:
            await until_done(partial(work, guild), undone, guild=guild.id)
        except REQUEST_FAILED as error:
            log.warning(undone, guild=guild.id, error=error)

    async def _leave_deleted(self, guild: discord.Guild) -> None:
        """Move matches out of channels and threads deleted while the bot was offline. Raises StoreError, discord.HTTPException."""
        places = await self.bot.services.store.places(guild.id)
        for spot, channel in {place.spot: place.channel for place in places if not place.barred}.items():
            if await self.places.deleted(guild.id, spot):
                await self._leave(guild.id, spot, channel)

    async def _forget_deleted(self, guild: discord.Guild) -> None:
        """Forget the channels and roles deleted while the bot was offline. Raises StoreError, discord.HTTPException."""
        settings = await self.bot.services.store.server_settings(guild.id)
        own = (one.channel for one in settings.by_channel)
        chosen = {*settings.channels, *own, *(getattr(settings, wish) for wish in POSTED)} - {0}
        gone = {spot: "" for spot in sorted(chosen) if await self.places.deleted(guild.id, spot)}
        if gone:
            await self._forget(guild, gone)
        for role in {getattr(settings, wish) for wish in ROLES} - {0}:
            if guild.get_role(role) is None:
                await self._change(guild, partial(without_role, gone=role), {role: ""})

    async def _forget(self, guild: discord.Guild, gone: Mapping[int, str]) -> None:
        await self._change(guild, partial(without_channels, gone=gone), gone)

    async def _change(
        self, guild: discord.Guild, change: Callable[[ServerSettings], ServerSettings], deleted: Mapping[int, str]
    ) -> None:
        """Remove deleted channels or roles from the server's settings; the audit log names the bot as the actor."""
        me = Player(0, guild.me.id, guild.me.name)

        async def changed() -> None:
            await self.bot.matches.change_server(guild.id, me, change, deleted)

        await until_done(changed, "what is deleted stays in the settings", guild=guild.id)

    async def _leave(self, guild: int, spot: int, channel: int) -> None:
        """Move the matches of a channel or thread to a channel."""
        moved: set[int] = set()

        async def move() -> None:
            for place in _played_at(spot, await self.bot.services.store.places(guild)):
                if place.match not in moved:
                    await self._move(place, channel)
                    moved.add(place.match)

        await until_done(move, "matches stay where nobody sees them", guild=guild, spot=spot)

    async def _move(self, place: MatchPlace, channel: int) -> None:
        match = await self.bot.services.store.get(place.match)
        if match is None or match.status is not Status.RUNNING:
            return
        if await self.bot.services.features.end_without_place(match):
            return
        to, card = self._refuge(place, channel)
        await self.bot.matches.delivery.relocate(place, to, phrase("thread-lost"), card=card)

    def _refuge(self, place: MatchPlace, channel: int) -> tuple[MatchPlace, int | None]:
        """The new place of a match in a deleted channel or thread, and its card's channel: None if the card stays, 0 if it needs one.

        Nothing can be posted in a forum itself.
        """
        if place.home or isinstance(self.places.known(place.guild, channel), discord.ForumChannel):
            channel = place.channel
        return MatchPlace(place.match, place.guild, channel, channel), None if place.channel == channel else 0


def _played_at(spot: int, places: Iterable[MatchPlace]) -> list[MatchPlace]:
    return [one for one in places if spot in {one.spot, one.home} or (spot == one.channel and not one.home)]


async def setup(bot: GameBot) -> None:
    """Begin to listen."""
    await bot.add_cog(Whereabouts(bot))
