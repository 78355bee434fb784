"""Tournaments that begin at a set time, as scheduled events of the server."""

import discord

from bot.app import GameBot
from bot.matches.delivery.models import Bulletin
from bot.matches.tournaments.models import Stage, Tournament
from bot.screens.occasions import Occasion, Standing
from bot.screens.tournament_sheets import occasion_of
from cogs.delivery.bulletin_posts import TooSoon

PATIENCE = 60_000  # ms in which the card is posted, to which it leads
STANDINGS = {
    Stage.OPEN: Standing.COMING,
    Stage.RUNNING: Standing.ON,
    Stage.FINISHED: Standing.OVER,
    Stage.CANCELLED: Standing.OFF,
}


class TournamentOccasions:
    """Says what the event of a tournament is to say."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def occasion(self, bulletin: Bulletin) -> Occasion | None:
        """The event as the tournament is now; None if none is to be made. Raises TooSoon while its card is not posted."""
        tournament = await self.bot.services.store.tournament(int(bulletin.payload))
        if tournament is None:
            return None
        standing, now = STANDINGS[tournament.stage], self.bot.services.clock.now_ms()
        if not self._is_public(tournament):
            standing = Standing.OFF
        new = not bulletin.message and not bulletin.attempted
        if new and (standing is not Standing.COMING or tournament.starts <= now or not self.may_create(bulletin.guild)):
            return None
        card = await self.bot.services.store.bulletin_message(f"tournament.{tournament.id}.open")
        if not card and now - bulletin.made < PATIENCE:
            raise TooSoon
        return occasion_of(tournament, standing, card, self.bot.catalogue.of(tournament.plan.locale))

    def may_create(self, guild: int) -> bool:
        """Whether the bot has been given the right to create events in a server."""
        server = self.bot.get_guild(guild)
        return server is not None and server.me.guild_permissions.create_events

    def _is_public(self, tournament: Tournament) -> bool:
        """Whether all members of the server can read the tournament's channel, as they could read the event."""
        server = self.bot.get_guild(tournament.guild)
        channel = server.get_channel(tournament.channel) if server else None
        return channel is not None and _is_read_by_all(channel)

    def note(self, tournament: Tournament) -> bool:
        """Whether an event would be made, had the bot the right to."""
        return bool(tournament.starts) and self._is_public(tournament) and not self.may_create(tournament.guild)


def _is_read_by_all(channel: discord.abc.GuildChannel) -> bool:
    return channel.permissions_for(channel.guild.default_role).view_channel


async def setup(bot: GameBot) -> None:
    """Keep the events of tournaments."""
    bot.announcers["event"] = TournamentOccasions(bot).occasion
