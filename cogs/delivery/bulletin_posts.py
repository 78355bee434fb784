"""Delivers bulletins, the public posts that belong to no match, each exactly once, and edits them when their subject changes.

Scheduled events of servers are kept up to date in the same way. The text comes from the announcer of the bulletin's
kind (the first word of its name) in `bot.announcers`.
"""

from typing import TypeAlias

import aiohttp
import discord
import structlog

from bot.client.app import GameBot
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError
from bot.matches.delivery.models import Bulletin
from bot.matches.posting.bulletins import Bulletins
from bot.screens.occasions import Occasion
from bot.screens.sheet import Sheet
from cogs.core.background_loop import BackgroundLoop
from cogs.delivery.event_keeper import EventKeeper
from cogs.delivery.message_sender import FORBIDDEN, MessageSender
from cogs.delivery.outbox import FOR_GOOD

PAUSES = (5, 15, 60, 300, 900)  # seconds before a post that failed is tried again
TOO_OFTEN = 30046  # edits of a message that is old
SOON = 1000  # ms before a post that had to wait is looked at again
log = structlog.stdlib.get_logger(__name__)
BulletinContent: TypeAlias = Sheet | Occasion


class TooSoon(Exception):
    """The content of a post is not complete yet, or not known to this process."""


class BulletinPosts(BackgroundLoop):
    """Adds the posts of each morning, and delivers those that no other process has claimed, one at a time."""

    name = "bulletins"
    period = 15.0

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self.bulletins = bot.matches.bulletins
        self.sender = MessageSender(bot)
        self.events = EventKeeper(bot, self.sender.pacing)

    @property
    def source(self) -> Bulletins:
        """The pending bulletins."""
        return self.bulletins

    async def step(self) -> float:
        """Deliver what is due; returns the seconds until the next may be."""
        await self.look()
        return await self.bulletins.wait(self.owner, most=self.period)

    async def look(self) -> None:
        """Add new bulletins, and deliver those that are due."""
        added = await self.bulletins.open()
        if added:
            log.info("bulletins are to be posted", count=added)
        while not self.bot.leaving and (bulletin := await self.bulletins.claim(self.owner)) is not None:
            try:
                await self._deliver(bulletin)
            except TooSoon:
                if bulletin.message:
                    await self.bulletins.edit_later(bulletin, self.owner, SOON)
                else:
                    await self.bulletins.fail(bulletin, self.owner, "", pause=SOON)

    async def _deliver(self, bulletin: Bulletin) -> None:
        """Try a post once and mark the result. Raises TooSoon."""
        try:
            content = await self.bot.announcers[bulletin.kind](bulletin)
            if bulletin.message:
                await self._edit(bulletin, content)
            elif content is None:
                await self._failed(bulletin, "its time is over", for_good=True)
            elif await self.bulletins.attempt(bulletin, self.owner):
                await self._made(bulletin, content)
        except discord.HTTPException as error:
            for_good = error.status in FOR_GOOD and error.code != TOO_OFTEN
            await self._failed(bulletin, error, for_good=for_good, forbidden=error.code in FORBIDDEN)
        except GameFailed as error:
            await self._failed(bulletin, error, for_good=True)
        except (OSError, aiohttp.ClientError, EngineError, Refused) as error:
            await self._failed(bulletin, error, for_good=False)
        except (TooSoon, StoreError):
            raise
        except Exception as error:  # one post's trouble must not stop the others
            log.exception("a post cannot be made", what=bulletin.name, server=bulletin.guild)
            if not bulletin.message:
                await self.bulletins.attempt(bulletin, self.owner)  # so that it is not tried for ever
            await self._failed(bulletin, error, for_good=bool(bulletin.message) or bulletin.attempts >= len(PAUSES))

    async def _made(self, bulletin: Bulletin, content: BulletinContent) -> None:
        """Post a message or create an event, and mark the bulletin as done."""
        if isinstance(content, Sheet):
            made = await self.sender.announce(bulletin, content)
        else:
            made = await self.events.announce(bulletin, content)
        if made:
            await self.bulletins.done(bulletin, made, content.digest)
        else:
            await self._failed(bulletin, "its time is over", for_good=True)

    async def _edit(self, bulletin: Bulletin, content: BulletinContent | None) -> None:
        """Edit a message or an event; one that was deleted is not made again."""
        if content is None or content.digest == bulletin.digest:
            await self.bulletins.shown(bulletin, self.owner, bulletin.digest)
            return
        if isinstance(content, Sheet):
            there = await self.sender.correct(bulletin, content)
        else:
            there = await self.events.correct(bulletin, content)
        await self.bulletins.shown(bulletin, self.owner, content.digest if there else "")

    async def _failed(
        self, bulletin: Bulletin, error: Exception | str, *, for_good: bool, forbidden: bool = False
    ) -> None:
        reason = str(error) if isinstance(error, str | discord.HTTPException | GameFailed) else repr(error)
        if bulletin.message:
            log.warning("not edited", what=bulletin.name, server=bulletin.guild, error=error, dead=for_good)
            if forbidden:
                await self.bulletins.shown(bulletin, self.owner, bulletin.digest, reason)  # until sight or right return
            elif for_good:
                await self.bulletins.shown(bulletin, self.owner, "")
            else:
                await self.bulletins.edit_later(bulletin, self.owner)
            return
        pause = None if for_good else PAUSES[min(bulletin.attempts, len(PAUSES) - 1)] * 1000
        log.warning("not posted", what=bulletin.name, server=bulletin.guild, error=error, dead=for_good)
        await self.bulletins.fail(bulletin, self.owner, reason, pause=pause)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(BulletinPosts(bot))
