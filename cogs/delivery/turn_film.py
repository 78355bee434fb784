"""The film of a turn."""

import asyncio
from collections import deque

import discord
import structlog

from bot.client.app import GameBot
from bot.matches.core.errors import EngineDown, GameFailed
from bot.matches.settings.preferences import Look
from bot.matches.work.turn_context import TurnContext
from bot.panel.turn_range import film_turns, has_motion, moved_in
from bot.workers.films import MakeFilm

UPLOAD = discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES
LATE = 0.06  # seconds by which a film may come after the picture and still be posted with it
LOOKED_BACK = 8  # films; a turn waits for its own while at least half of the last ones came in time
MISSED = 1.5  # seconds after which a film is counted as missing, though it is added once it is there
log = structlog.stdlib.get_logger(__name__)


class Patience:
    """Whether turns wait for their films: only while most come early enough, which on a busy machine they do not."""

    def __init__(self) -> None:
        self._in_time = deque([True] * LOOKED_BACK, maxlen=LOOKED_BACK)  # of the last films

    @property
    def seconds(self) -> float:
        """The time by which the next film may come after its picture and still be posted with it."""
        return LATE if 2 * sum(self._in_time) >= LOOKED_BACK else 0.0

    def note(self, seconds: float) -> None:
        """A film has come so long after its picture."""
        self._in_time.append(seconds <= LATE)


class TurnFilm:
    """The film of a turn; begun at once."""

    def __init__(self, bot: GameBot, context: TurnContext, language: str, look: Look, patience: Patience) -> None:
        self.context = context
        self._patience = patience
        self._bot = bot
        self._language = language
        self._look = look
        self._begun = asyncio.create_task(self._made()) if has_motion(context.answer) else None
        self.late = False  # whether it was not there in time, and may come yet
        self.dropped = False  # whether it was not begun, for others are being made

    async def there(self) -> bytes:
        """The film as GIF; b"" if there is none, or none in time."""
        if self._begun is None:
            return b""
        if self._begun.done() and not self.dropped:
            self._patience.note(0.0)
        if not self._begun.done():
            since = asyncio.get_running_loop().time()
            self._begun.add_done_callback(lambda done: self._patience.note(done.get_loop().time() - since))
            await asyncio.wait({self._begun}, timeout=self._patience.seconds)
        if self._begun.done():
            return self._begun.result()
        self.late = True
        return b""

    def leave(self) -> None:
        """Cancel the film."""
        if self._begun is not None:
            self._begun.cancel()

    async def after_all(self) -> bytes:
        """The late film once it is there, which begins when fewer others are being made; b"" if there is none."""
        if self._begun is None or not self.late:
            return b""
        if not self.dropped:
            await asyncio.wait({self._begun}, timeout=MISSED)
            if not self._begun.done():
                self._count_missing()
            await asyncio.wait({self._begun})
            return b"" if self._begun.cancelled() else self._begun.result()
        await self._bot.services.films.room()
        return await self._film()

    def _count_missing(self) -> None:
        self._bot.services.metrics.not_filmed("late")
        log.info("a turn has no film yet", match=self.context.match.id, turn=self.context.turn.revision)

    async def _made(self) -> bytes:
        films, job = self._bot.services.films, self._job()
        if films.crowded and job is not None and not films.knows(job):  # as after an outage
            self.late = self.dropped = True
            self._count_missing()
            return b""
        return await self._film()

    def _job(self) -> MakeFilm | None:
        context, turns = self.context, self.context.answer
        before = context.preceding(turns[0])
        if before is None:
            return None
        moved = film_turns(moved_in((before, *turns)))
        return MakeFilm(context.match.game, moved, self._language, self._look, house=context.match.house)

    async def _film(self) -> bytes:
        job, context = self._job(), self.context
        if job is None:
            return b""
        guild = self._bot.get_guild(context.match.guild)
        limit = guild.filesize_limit if guild else UPLOAD
        try:
            return (await self._bot.services.films.shoot_within(job, limit)).gif
        except (GameFailed, EngineDown) as error:
            self._bot.services.metrics.not_filmed("failed")
            log.error("a turn stays without its film", match=context.match.id, error=error)  # noqa: TRY400
            return b""
