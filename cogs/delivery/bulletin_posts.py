"""Delivers public posts that belong to no match, each once, also after a crash.

What they say is up to the announcer of their kind, the first word of their names, in `bot.announcers`.
"""

import asyncio

import aiohttp
import discord
import structlog
from discord.ext import commands

from bot.app import GameBot
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError
from bot.matches.delivery.models import Bulletin
from cogs.delivery.message_sender import MessageSender
from cogs.delivery.outbox import FOR_GOOD

PERIOD = 15.0  # seconds between two looks when nothing wakes it
PAUSES = (5, 15, 60, 300, 900)  # seconds before a post that failed is tried again
SOON = 1000  # ms before a post that had to wait is looked at again
log = structlog.stdlib.get_logger(__name__)


class TooSoon(Exception):
    """What a post is to say is not all known yet."""


class BulletinPosts(commands.Cog):
    """Adds the posts of mornings and seasons, and delivers those that no other process does, one after the other."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.bulletins = bot.matches.bulletins
        self.sender = MessageSender(bot)
        self._owner = f"bulletins.{bot.matches.clocks.instance}"
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._run(), name="bulletins")

    async def cog_unload(self) -> None:
        """Stop; a post that is under way is made after the next start, or by another process."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await self.bot.wait_until_ready()
        woken = self.bulletins.woken
        while True:
            woken.clear()
            period = PERIOD
            try:
                await self.look()
                period = await self.bulletins.wait(self._owner, most=PERIOD)
            except StoreError as error:
                log.warning("bulletins are delayed", error=repr(error))
            except Exception:  # ending this loop would end the posts for good
                log.exception("bulletins failed")
            try:
                async with asyncio.timeout(period):
                    await woken.wait()
            except TimeoutError:
                continue

    async def look(self) -> None:
        """Add what is to be posted, and deliver what is due."""
        added = await self.bulletins.open()
        if added:
            log.info("bulletins are to be posted", count=added)
        while not self.bot.leaving and (bulletin := await self.bulletins.claim(self._owner)) is not None:
            try:
                await self._deliver(bulletin)
            except TooSoon:
                await self.bulletins.fail(bulletin, self._owner, "", pause=SOON)

    async def _deliver(self, bulletin: Bulletin) -> None:
        """Try a post once and mark the result. Raises TooSoon."""
        try:
            sheet = await self.bot.announcers[bulletin.kind](bulletin)
            if sheet is None:
                await self._failed(bulletin, "its time is over", for_good=True)
            elif await self.bulletins.attempt(bulletin, self._owner):
                await self.bulletins.done(bulletin, await self.sender.announce(bulletin, sheet))
        except discord.HTTPException as error:
            await self._failed(bulletin, str(error), for_good=error.status in FOR_GOOD)
        except GameFailed as error:
            await self._failed(bulletin, str(error), for_good=True)
        except (OSError, aiohttp.ClientError, EngineError, Refused) as error:
            await self._failed(bulletin, repr(error), for_good=False)

    async def _failed(self, bulletin: Bulletin, error: str, *, for_good: bool) -> None:
        pause = None if for_good else PAUSES[min(bulletin.attempts, len(PAUSES) - 1)] * 1000
        log.warning("not posted", what=bulletin.name, server=bulletin.guild, error=error, dead=for_good)
        await self.bulletins.fail(bulletin, self._owner, error, pause=pause)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(BulletinPosts(bot))
