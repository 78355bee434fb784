"""The film posted with a turn: made beside the picture, and the turn waits for it only briefly."""

import asyncio
from itertools import pairwise

import discord
import structlog

from bot.app import GameBot
from bot.jobs import MakeFilm
from bot.matches.core.errors import EngineDown, GameFailed
from bot.matches.core.turn_context import TurnContext
from bot.matches.settings.preferences import Look
from bot.screens.turn_range import film_turns, has_motion

log = structlog.stdlib.get_logger(__name__)

UPLOAD = discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES
LATE = 1.5  # seconds by which a film may come after the picture and still be posted with it


class TurnFilm:
    """The film of a turn; begun at once."""

    def __init__(self, bot: GameBot, context: TurnContext, language: str, look: Look) -> None:
        self.context = context
        self._bot = bot
        self._language = language
        self._look = look
        self._begun = asyncio.create_task(self._made()) if has_motion(context.answer) else None
        self.late = False  # whether it was not there in time, and may come yet

    async def there(self) -> bytes:
        """The film as GIF; b"" if there is none, or none in time."""
        if self._begun is None:
            return b""
        await asyncio.wait({self._begun}, timeout=LATE)
        if self._begun.done():
            return self._begun.result()
        self.late = True
        self._bot.services.metrics.not_filmed("late")
        log.info("a turn is posted without its film", match=self.context.match.id, why="late")
        return b""

    def leave(self) -> None:
        """Cancel it."""
        if self._begun is not None:
            self._begun.cancel()

    async def after_all(self) -> bool:
        """Whether there is a film, late as it is: its turn comes when no longer so many others are being made."""
        if self._begun is None or not self.late:
            return False
        if not self._begun.done():
            return bool(await self._begun)
        await self._bot.services.films.room()
        return bool(await self._film())

    async def _made(self) -> bytes:
        services = self._bot.services
        if services.films.crowded:  # as after an outage
            self.late = True
            services.metrics.not_filmed("late")
            return b""
        return await self._film()

    async def _film(self) -> bytes:
        context, turns = self.context, self.context.answer
        before = context.preceding(turns[0])
        if before is None:
            return b""
        guild = self._bot.get_guild(context.match.guild)
        limit = guild.filesize_limit if guild else UPLOAD
        steps = [step for step in pairwise((before, *turns)) if step[1].trace]
        job = MakeFilm(context.match.game, film_turns(steps), self._language, self._look)
        try:
            return (await self._bot.services.films.shoot_within(job, limit)).gif
        except (GameFailed, EngineDown) as error:
            self._bot.services.metrics.not_filmed("failed")
            log.error("a turn is posted without its film", match=context.match.id, error=str(error))  # noqa: TRY400
            return b""
