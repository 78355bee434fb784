"""Handles due timers every second. While Discord is unreachable, all clocks stop."""

import asyncio

import discord
import structlog
from discord.ext import commands

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.matches.core.errors import StoreError
from cogs.core.background_loop import BackgroundLoop

log = structlog.stdlib.get_logger(__name__)

ASKED_EVERY = 5.0  # seconds between two questions whether Discord's API is back, for each of which it has as long


class ClockLoop(BackgroundLoop):
    """Handles timers when they are due."""

    name = "clocks"
    period = 1.0

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self.connected = False
        self._ask_at = 0.0
        self._away = False  # whether the API could not be reached at the last look

    async def cog_load(self) -> None:
        """Give back the time during which the bot was offline, then start."""
        await self.bot.matches.clocks.wake()
        await super().cog_load()

    async def cog_unload(self) -> None:
        """Stop, and note the time."""
        await super().cog_unload()
        try:
            await self.bot.matches.clocks.rest()
        except StoreError as error:
            log.warning("the end could not be noted; a little more time will be given back", error=error)

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_resumed")
    async def start_clocks(self) -> None:
        """Players can act: start the clocks."""
        self.connected = True

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Stop the clocks, as nobody can act."""
        self.connected = False

    async def step(self) -> float:
        """Handle what is due."""
        if self.connected and await self._answers():
            await self.bot.matches.clocks.settle()
        return self.period

    async def _answers(self) -> bool:
        """Whether Discord's API can be reached, as far as is known: in doubt it is asked, and posts are hurried at an outage's end."""
        outages, now = self.bot.services.outages, asyncio.get_running_loop().time()
        if self._away and not outages.rest.lasts:
            self.bot.dispatch("reachable")
        self._away = outages.rest.lasts
        if (self._away or outages.suspected) and now >= self._ask_at:
            self._ask_at = now + ASKED_EVERY
            route = discord.http.Route("GET", "/gateway/bot")
            try:
                async with asyncio.timeout(ASKED_EVERY):
                    await self.bot.http.request(route)
            except REQUEST_FAILED as error:
                outages.unanswered(error, route.path)
        return not (self._away or outages.rest.lasts)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(ClockLoop(bot))
