"""Films that cost little: one low frame a turn, marked by the turn's place among those filmed. The real ones are tested with their painters."""

from __future__ import annotations

import asyncio
import functools
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from bot.content import WORDS, catalogue
from bot.games import GAMES
from bot.matches.core.job import Job
from bot.words import Words
from bot.workers.films import MakeFilm
from bot.workers.inline_worker import InlineWorker
from bot.workers.serving import serve
from bot.workers.studio import Studio
from bot.workers.worker_process import JOBS
from render import PAINTERS
from render.films.film import FilmFrame, Recorder, Scene
from render.painter import FlickFilms, Moment, Painter, Theme

WIDE = 500  # px; as wide as the real ones, so that nameplates fit below


def _film(
    game: str,
    moments: Sequence[Moment],
    words: Words,  # noqa: ARG001 - nothing is written on it
    *,
    theme: Theme = "dark",
    present: bool = True,  # noqa: ARG001 - each turn is one frame
) -> bytes:
    recorder = Recorder(game, theme)
    for nth, _ in enumerate(moments):
        picture = Image.new("RGB", (WIDE, 4))
        picture.paste((255, 255, 255), (2 * nth % WIDE, 0, 2 * nth % WIDE + 2, 4))
        recorder.add(FilmFrame(10, scene=Scene(picture)))
    return recorder.gif()


def _filming(game: str, painter: Painter) -> Painter:
    """A painter with such films, if it has films."""
    films = FlickFilms(film=functools.partial(_film, game), worth=lambda moment: float(len(moment.events)))
    return msgspec.structs.replace(painter, films=painter.films and films)


@functools.cache
def filming(words: Path = WORDS) -> Studio:
    """The tools of a worker with such films."""
    return Studio(GAMES, {game: _filming(game, painter) for game, painter in PAINTERS.items()}, catalogue(words))


class Projectionist:
    """Makes such films when it is let; `jobs` are those it was given."""

    def __init__(self) -> None:
        self.jobs: list[MakeFilm] = []
        self.let = asyncio.Event()
        self.let.set()
        self.fails: Exception | None = None
        self._worker = InlineWorker(filming())

    async def run(self, job: Job[Any]) -> Any:
        assert isinstance(job, MakeFilm)
        self.jobs.append(job)
        await self.let.wait()
        if self.fails is not None:
            raise self.fails
        return await self._worker.run(job)


def frames_of(gif: bytes) -> int:
    """How many turns such a film shows."""
    with Image.open(io.BytesIO(gif)) as film:
        count = int(getattr(film, "n_frames", 1))
    return count - (count > 1)  # the poster at the beginning


if __name__ == "__main__":
    serve(filming(), JOBS)
