"""The bot's workers without processes of their own, and painters whose pictures are one tiny one."""

from __future__ import annotations

import asyncio
import functools
from base64 import b64decode
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from bot.content import catalogue
from bot.features.rulebook.record_jobs import BuildIndex
from bot.games import GAMES
from bot.games.contract.preview import Sketch
from bot.matches.core.errors import EngineDown
from bot.matches.core.job import Job, Process, Reply
from bot.words import Words
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import Studio
from render import PAINTERS
from render.painter import FlickFilms, Moment, Painter, Picture, Theme, Tried

R = TypeVar("R")

PNG = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
GIF = b64decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")


class InlineWorkers(InlineWorker):
    """In place of Workers: a job is done between two callbacks of the loop. Without time of their own, nothing is painted ahead."""

    pids: Mapping[str, int] = {}

    async def run(self, job: Job[R]) -> R:
        """The result of a job. Raises Illegal, GameFailed; EngineDown for a puzzle, which takes minutes to be made."""
        if job.process is Process.PUZZLES:
            raise EngineDown("no puzzles are made here")
        loop = asyncio.get_running_loop()
        do = _once if isinstance(job, BuildIndex) else self._tools.do
        reply: Reply[R] = await loop.run_in_executor(None, do, job)
        return reply.result()


def inline_workers(*_: object) -> InlineWorkers:
    """Workers for a bot, whatever command lines it would start."""
    return InlineWorkers(_tools())


@functools.cache
def _once(job: Job[Any]) -> Reply[Any]:
    """The reply to a job that takes seconds, which is done once in all runs."""
    return _tools().do(job)


@functools.cache
def _tools() -> Studio:
    """Tools with such painters; every life of the bot may use them, for jobs are pure."""
    return Studio(GAMES, {game: unpainted(painter) for game, painter in PAINTERS.items()}, catalogue())


def unpainted(painter: Painter) -> Painter:
    """A painter that does everything but paint: its words are real. One without alt texts of its own is left as it is."""
    if painter.texts is None:
        return painter
    alt: Any = painter.texts.alt

    def still(view: Any, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:  # noqa: ARG001
        return Picture(PNG, alt(view, words, sketch=sketch))

    def closeup(view: Any, words: Words, sketch: Sketch, *, theme: Theme = "dark") -> Picture:  # noqa: ARG001
        return Picture(PNG, alt(view, words, sketch=sketch))

    def tries(view: Any, words: Words, tries: Sequence[Tried], *, theme: Theme = "dark") -> Picture:  # noqa: ARG001
        return Picture(PNG, alt(view, words))

    return msgspec.structs.replace(
        painter,
        still=still,
        closeup=painter.closeup and closeup,
        tries=painter.tries and tries,
        films=painter.films and _without_frames(painter.films),
    )


def _without_frames(films: FlickFilms) -> FlickFilms:
    def film(moments: Sequence[Moment], words: Words, *, theme: Theme = "dark", present: bool = True) -> bytes:  # noqa: ARG001
        if not any(films.worth(moment) for moment in moments):
            raise ValueError("nothing moved")
        return (
            GIF + repr([(moment.after, moment.events) for moment in moments]).encode()
        )  # a film of its own for each turn

    return msgspec.structs.replace(films, film=film)
