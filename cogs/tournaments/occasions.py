"""Tournaments that begin at a set time, as scheduled events of the server."""

import discord
import structlog
from discord.ext import commands

from bot.client.app import GameBot
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sheets.cards import occasion_of
from bot.features.tournaments.values import Stage, Tournament
from bot.matches.delivery.models import Bulletin
from bot.screens.occasions import Occasion, Progress
from cogs.core.trying_again import until_done
from cogs.delivery.bulletin_posts import TooSoon
from cogs.delivery.permissions import read_by_all

log = structlog.stdlib.get_logger(__name__)
MOST = 50  # tournaments of a server that are looked through
PATIENCE = 60_000  # ms in which the card is posted, to which it leads


class TournamentOccasions:
    """Describes the scheduled events of tournaments."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def occasion(self, bulletin: Bulletin) -> Occasion | None:
        """The event as the tournament is now; None if it gets none.

        Raises TooSoon while its card is not posted, and in a process that gets no events of the server.
        """
        if not self.bot.own_shards.have(bulletin.guild):
            raise TooSoon
        tournament = await self.bot.feature(Tournaments).rows.get(int(bulletin.payload))
        if tournament is None:
            return None
        progress, now = _progress(tournament.stage), self.bot.services.clock.now_ms()
        new, public = not bulletin.message and not bulletin.attempted, self._is_public(tournament)
        if public is None and progress in {Progress.COMING, Progress.ON}:
            if new and progress is Progress.COMING and tournament.starts > now:
                raise TooSoon
            return None  # the event stays as it is until that is known
        if public is False:
            progress = Progress.OFF
        if new and (progress is not Progress.COMING or tournament.starts <= now or not self.may_create(bulletin.guild)):
            return None
        card = await self.bot.services.store.bulletin_message(f"tournament.{tournament.id}.open")
        if not card and now - bulletin.made < PATIENCE:
            raise TooSoon
        return occasion_of(tournament, progress, card, self.bot.catalogue.of(tournament.plan.locale), now)

    def may_create(self, guild: int) -> bool:
        """Whether the bot has been given the right to create events in a server."""
        server = self.bot.get_guild(guild)
        return server is not None and server.me.guild_permissions.create_events

    def _is_public(self, tournament: Tournament) -> bool | None:
        """Whether all members of the server can read the tournament's channel, as they could read the event; None if unknown."""
        server = self.bot.get_guild(tournament.guild)
        if server is None or server.unavailable:
            return None
        channel = server.get_channel(tournament.channel)
        return channel is not None and read_by_all(channel)

    def note(self, tournament: Tournament) -> bool:
        """Whether an event would be made, had the bot the right to."""
        return bool(tournament.starts and self._is_public(tournament)) and not self.may_create(tournament.guild)


class OccasionWatch(commands.Cog):
    """Has events checked again when who can read a channel may have changed."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Check the events of a channel that everyone can read no longer, or again, or that the bot sees again."""
        if read_by_all(before) is not read_by_all(after):
            await self._look_again(after.guild.id, after.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Check the events of a channel that is gone."""
        await self._look_again(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Check all events of a server if what everyone may do by default has changed."""
        if after.is_default() and before.permissions.view_channel != after.permissions.view_channel:
            await self._look_again(after.guild.id, 0)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Check all events of a server after a start: there were no events for what changed meanwhile."""
        await self._look_again(guild.id, 0)

    async def _look_again(self, guild: int, channel: int) -> None:
        """Look at the events of the tournaments of a channel; 0: of any."""

        async def look() -> None:
            for one in await self.bot.feature(Tournaments).rows.in_server(guild, MOST):
                if one.stage.is_live and channel in {0, one.channel}:
                    await self.bot.matches.bulletins.look_again(f"event.{one.id}")

        await until_done(look, "events may be seen by others than their tournaments", guild=guild)


def _progress(stage: Stage) -> Progress:
    match stage:
        case Stage.OPEN:
            return Progress.COMING
        case Stage.RUNNING:
            return Progress.ON
        case Stage.FINISHED:
            return Progress.OVER
        case Stage.CANCELLED:
            return Progress.OFF


async def occasion(bot: GameBot, bulletin: Bulletin) -> Occasion | None:
    """The event of a bulletin, see TournamentOccasions."""
    return await TournamentOccasions(bot).occasion(bulletin)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(OccasionWatch(bot))
