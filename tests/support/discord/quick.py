"""What lets a scene begin at once: what every bot would do again, or wait for, is done once a run or left out."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import discord.http
import discord.webhook.async_
import pytest

from bot.client.app import EXTENSIONS, GameBot, Services
from bot.content import catalogue
from bot.features.reviews.jobs import BeginReview, ReviewTurn
from bot.features.tournaments.jobs import PaintTournament
from bot.games import GAMES
from bot.matches.core.engine import Advise, Apply, Setup
from bot.matches.core.job import Job, Reply
from bot.matches.play.house_jobs import Choose
from bot.matches.posting import bulletins
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.figures import Podium
from bot.workers.paint import Paint
from bot.workers.studio import Studio
from cogs.core import errors
from cogs.core.background_loop import WorkLoop
from localdiscord.records import Json
from localdiscord.server import LocalDiscord
from render import PAINTERS
from render.painter import Painter
from tests.support.pictures.small_pictures import small

R = TypeVar("R")

REST = 0.02  # seconds the library rests at most before it asks Discord again
LOOK = 0.2  # seconds between two looks of the bot at what waits
LAST_SERVER = 0.3  # seconds without news of another server after which the library takes those it has for all
TOLD: dict[Path, tuple[str, list[Json]]] = {}
"""By the folder of words: the digest of the commands as a first bot told them, and the commands as a local Discord keeps them."""


SMALL = {game: small(painter) for game, painter in PAINTERS.items()}
REPEATED = Setup | Apply | Choose | BeginReview | ReviewTurn | Advise | Paint | Podium | PaintTournament


class KnownTools(Studio):
    """Does from memory what it has done before: these jobs are pure, and most scenes begin alike. Pictures are small by default."""

    def __init__(self, words: Path, painters: Mapping[str, Painter] = SMALL) -> None:
        super().__init__(GAMES, painters, catalogue(words))
        self._known = functools.lru_cache(maxsize=1000)(super().do)

    def do(self, job: Job[Any]) -> Reply[Any]:
        return self._known(job) if isinstance(job, REPEATED) else super().do(job)


def instead(run: Callable[[Job[Any]], Awaitable[Any]], kind: type[Job[R]], work: Callable[[Any], Awaitable[R]]) -> Any:
    """What runs jobs, with other work for those of a kind."""

    async def other(job: Job[Any]) -> Any:
        return await (work(job) if isinstance(job, kind) else run(job))

    return other


@functools.cache
def usual_tools(words: Path, *, real: bool = False) -> KnownTools:
    """The tools for all games with the words in a folder, with `real` pictures or small ones."""
    return KnownTools(words, PAINTERS if real else SMALL)


async def opened(database: Path) -> SqliteStore:
    """A store that does not wait for the disk."""
    store = await SqliteStore.open(database)
    await store._writer.call(lambda plain: plain.execute("PRAGMA synchronous=OFF"))
    return store


class QuickBot(GameBot):
    """Starts as a bot whose commands Discord knows: the first bot of a run has told them, which takes longer than all the rest of its start."""

    modules = tuple(one for one in EXTENSIONS if one != "cogs.core.emojis")  # texts are compared

    def __init__(self, services: Services, local: LocalDiscord, words: Path, *, mentions: bool = False) -> None:
        super().__init__(services, mentions=mentions)
        self._connection.guild_ready_timeout = LAST_SERVER
        self._commands = local.world.state.commands
        self._words = words

    async def _sync(self) -> None:
        store, name = self.services.store, f"commands.{self.application_id}"
        if 0 not in self._commands and self._words in TOLD:
            digest, self._commands[0] = TOLD[self._words]
            await store.keep_setting(name, digest)
            return
        await super()._sync()
        TOLD.setdefault(self._words, (await store.setting(name) or "", self._commands[0]))


class _Hurried:
    """asyncio without real waiting."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(min(seconds, REST))


@contextlib.contextmanager
def hurried(patience: float) -> Iterator[None]:
    """Meanwhile the library rests for a moment where it would rest for seconds, and so does the bot between two looks; edits follow at once.

    Only an answer that takes longer than `patience` seconds is put off.
    """
    with pytest.MonkeyPatch.context() as patch:
        for place in (discord.http, discord.webhook.async_):
            patch.setattr(place, "asyncio", _Hurried())
        patch.setattr(WorkLoop, "period", LOOK)
        patch.setattr(bulletins, "EDIT_PAUSE", 0)
        patch.setattr(errors, "PATIENCE", patience)
        yield
