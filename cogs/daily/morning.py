"""Posts the puzzle of the day each morning in the channels that servers have chosen for it, each once, also after a crash."""

import asyncio

import aiohttp
import discord
import structlog
from discord.ext import commands

from bot.app import GameBot
from bot.jobs import Paint
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError
from bot.matches.delivery.models import Bulletin
from bot.puzzles.schedule import EVERY_DAY, daily
from bot.screens.daily_sheets import morning_sheet
from bot.screens.sheet import Media, Sheet
from cogs.delivery.message_sender import MessageSender
from cogs.delivery.outbox import FOR_GOOD

PERIOD = 15.0  # seconds between two looks
PAUSES = (5, 15, 60, 300, 900)  # seconds before a post that failed is tried again
log = structlog.stdlib.get_logger(__name__)


class MorningPosts(commands.Cog):
    """Adds the posts of a morning and delivers those that no other process does, one after the other."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.bulletins = bot.matches.bulletins
        self.sender = MessageSender(bot)
        self._owner = f"morning.{bot.matches.clocks.instance}"
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._run(), name="morning posts")

    async def cog_unload(self) -> None:
        """Stop; a post that is under way is made after the next start, or by another process."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await self.bot.wait_until_ready()
        while True:
            try:
                await self.look()
            except StoreError as error:
                log.warning("morning posts are delayed", error=repr(error))
            except Exception:  # ending this loop would end the posts for good
                log.exception("morning posts failed")
            await asyncio.sleep(PERIOD)

    async def look(self) -> None:
        """Add what is to be posted, and deliver what is due."""
        added = await self.bulletins.open()
        if added:
            log.info("the puzzle of the day is to be posted", servers=added)
        while not self.bot.leaving:
            bulletin = await self.bulletins.claim(self._owner)
            if bulletin is None:
                return
            await self._deliver(bulletin)

    async def _deliver(self, bulletin: Bulletin) -> None:
        """Try a post once and mark the result."""
        if self.bulletins.is_over(bulletin):
            await self._failed(bulletin, "its day is over", for_good=True)
            return
        try:
            sheet = await self._sheet(bulletin)
            if await self.bulletins.attempt(bulletin, self._owner):
                await self.bulletins.done(bulletin, await self.sender.announce(bulletin, sheet))
        except discord.HTTPException as error:
            await self._failed(bulletin, str(error), for_good=error.status in FOR_GOOD)
        except GameFailed as error:
            await self._failed(bulletin, str(error), for_good=True)
        except (OSError, aiohttp.ClientError, EngineError, Refused) as error:
            await self._failed(bulletin, repr(error), for_good=False)

    async def _failed(self, bulletin: Bulletin, error: str, *, for_good: bool) -> None:
        pause = None if for_good else PAUSES[min(bulletin.attempts, len(PAUSES) - 1)] * 1000
        log.warning("the puzzle of the day is not posted", server=bulletin.guild, error=error, dead=for_good)
        await self.bulletins.fail(bulletin, self._owner, error, pause=pause)

    async def _sheet(self, bulletin: Bulletin) -> Sheet:
        """The puzzle with its picture, and how the server did on the day before."""
        dailies, store = self.bot.matches.dailies, self.bot.services.store
        guild = self.bot.get_guild(bulletin.guild) or await self.bot.fetch_guild(bulletin.guild)
        chosen = self.bot.matches.locales.of_server(bulletin.guild)
        words = self.bot.catalogue.of(chosen or guild.preferred_locale.value)
        puzzle = await dailies.puzzle(daily(dailies.today, EVERY_DAY))
        look = (await store.server_settings(bulletin.guild)).look
        job = Paint(puzzle.game, puzzle.state, words.language, theme=look)
        painted = await self.bot.services.worker.paint(job)
        table = await store.day_table(dailies.former(puzzle.name), bulletin.guild)
        others = [daily(dailies.today, game) for game in dailies.games(dailies.today) if game != EVERY_DAY]
        here = await dailies.shared.of_server(bulletin.guild)
        return morning_sheet(
            puzzle, Media(painted.png, painted.alt, "daily.png"), [*others, *filter(None, (here,))], table, words
        )


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(MorningPosts(bot))
