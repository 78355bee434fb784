"""The film that is posted with a turn: made beside the picture, waited for a little, never a reason for the turn to stay away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise

import discord
import structlog

from bot.app import GameBot
from bot.jobs import Shoot
from bot.matches.core.errors import EngineDown, GameFailed, StoreError
from bot.matches.core.models import Match, Turn
from bot.matches.settings.preferences import Look
from bot.screens.turn_range import moved, taken

log = structlog.stdlib.get_logger(__name__)

UPLOAD = discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES
LATE = 1.5  # seconds by which a film may come after the picture and still be posted with it


class Premiere:
    """The film of a turn on its way; begun at once."""

    def __init__(self, bot: GameBot, match: Match, turns: Sequence[Turn], language: str, look: Look) -> None:
        self._bot = bot
        self._match = match
        self._wanted = turns, language, look
        self._begun = asyncio.create_task(self._made()) if moved(turns) else None
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
        log.info("a turn is posted without its film", match=self._match.id, why="late")
        return b""

    def leave(self) -> None:
        """Wait for it no longer."""
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
        services, (turns, language, look) = self._bot.services, self._wanted
        guild = self._bot.get_guild(self._match.guild)
        limit = guild.filesize_limit if guild else UPLOAD
        try:
            before = await services.store.turn(self._match.id, turns[0].revision - 1)
            if before is None:
                return b""
            steps = [step for step in pairwise((before, *turns)) if step[1].trace]
            job = Shoot(self._match.game, taken(steps), language, look)
            return (await services.films.shoot_within(job, limit)).gif
        except (GameFailed, EngineDown, StoreError) as error:
            services.metrics.not_filmed("failed")
            log.error("a turn is posted without its film", match=self._match.id, error=str(error))  # noqa: TRY400
            return b""
