"""Answers messages that mention the bot with the buttons of the lobby message, where the host has switched that on."""

import discord
import structlog
from discord.ext import commands

from bot.client.app import GameBot
from bot.client.mentions import Mention
from bot.client.outages import REQUEST_FAILED
from bot.client.throttle import Throttle
from bot.features.lobby.message_sheet import lobby_sheet
from bot.matches.core.errors import Refused, StoreError
from bot.screens.sheet import Sheet
from cogs.core.components import build, mentions_of
from cogs.delivery.permissions import PLAYABLE, granted_in, lacking, needed_in

log = structlog.stdlib.get_logger(__name__)


class MentionAnswers(commands.Cog):
    """Answers where a match may begin and the bot may post; elsewhere, and to banned users, it keeps silent."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._throttle = Throttle(bot.services.rates.mentions)

    @commands.Cog.listener()
    async def on_mention(self, mention: Mention) -> None:
        """Reply to a message that mentions the bot, once in a while in each channel."""
        guild = self.bot.get_guild(mention.guild)
        place = guild.get_channel_or_thread(mention.channel) if guild is not None else None
        granted = granted_in(place)
        if not isinstance(place, PLAYABLE) or granted is None or lacking(granted, needed_in(place)):
            return
        try:
            sheet = await self._sheet(mention, place)
            if sheet is not None and not self._throttle.take(mention.channel):
                await self._reply(mention, place, sheet)
        except (StoreError, *REQUEST_FAILED) as error:
            log.warning("a mention is not answered", guild=mention.guild, channel=mention.channel, error=error)

    async def _sheet(self, mention: Mention, place: discord.abc.GuildChannel | discord.Thread) -> Sheet | None:
        """The answer; None where its author may begin no match."""
        try:
            await self.bot.matches.bans.check(mention.guild, mention.user)
        except Refused:
            return None
        settings = await self.bot.services.store.server_settings(mention.guild)
        spot = place.parent_id if isinstance(place, discord.Thread) else place.id
        if not settings.is_open(spot):
            return None
        locales = self.bot.matches.locales
        chosen = locales.to_write_in(mention.user) or locales.of_channel(mention.guild, spot)
        return lobby_sheet(settings, spot, self.bot.catalogue.of(chosen or place.guild.preferred_locale.value))

    async def _reply(self, mention: Mention, place: discord.abc.Messageable, sheet: Sheet) -> None:
        view, files = build(sheet)
        former = discord.MessageReference(
            message_id=mention.message, channel_id=mention.channel, guild_id=mention.guild, fail_if_not_exists=False
        )
        await self.bot.pacing.board(mention.channel)
        # With a nonce Discord shows only one when two processes of the bot serve the shard during a hand-over.
        await place.send(
            view=view, files=files, reference=former, nonce=mention.message, allowed_mentions=mentions_of(sheet)
        )


async def setup(bot: GameBot) -> None:
    """Begin to listen."""
    await bot.add_cog(MentionAnswers(bot))
