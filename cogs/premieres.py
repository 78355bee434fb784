"""The film that is posted with a turn: made beside the picture, waited for a little, never a reason for the turn to stay away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise

import discord
import structlog

from bot.app import GameBot
from bot.jobs import Shoot
from bot.matches.errors import EngineDown, GameFailed, StoreError
from bot.matches.models import Match, Turn
from bot.matches.preferences import Look
from cogs.reels import moved, taken

log = structlog.stdlib.get_logger(__name__)

UPLOAD = discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES
LATE = 1.5  # seconds by which a film may come after the picture and still be posted with it


class Premiere:
    """The film of a turn on its way; begun at once."""

    def __init__(self, bot: GameBot, match: Match, turns: Sequence[Turn], language: str, look: Look) -> None:
        self._bot = bot
        self._match = match
        self._begun = asyncio.create_task(self._made(turns, language, look)) if moved(turns) else None

    async def there(self) -> bytes:
        """The film as GIF; b"" if there is none, or none in time."""
        if self._begun is None:
            return b""
        await asyncio.wait({self._begun}, timeout=LATE)
        if self._begun.done():
            return self._begun.result()
        self.leave()
        self._bot.services.metrics.not_filmed("late")
        log.info("a turn is posted without its film", match=self._match.id, why="late")
        return b""

    def leave(self) -> None:
        """Wait for it no longer."""
        if self._begun is not None:
            self._begun.cancel()

    async def _made(self, turns: Sequence[Turn], language: str, look: Look) -> bytes:
        services = self._bot.services
        if services.films.crowded:  # as after an outage: whoever wants to see it presses Replay
            services.metrics.not_filmed("late")
            return b""
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
