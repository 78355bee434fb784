"""Films that cost nothing: one small frame a turn, its shade the turn's place among those filmed. The real ones are tested with their painters."""

from __future__ import annotations

import asyncio
import functools
import io
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PIL import Image

from bot.content import WORDS, catalogue
from bot.games import GAMES
from bot.job_queue import InlineWorker
from bot.job_runner import Jobs
from bot.jobs import MakeFilm
from bot.words import Words
from bot.worker_process import serve
from render import PAINTERS
from render.painter import FlickFilms, Moment, Theme


def _film(
    moments: Sequence[Moment],
    words: Words,  # noqa: ARG001 - nothing is written on it
    *,
    theme: Theme = "dark",
    present: bool = True,  # noqa: ARG001 - each turn is one frame
) -> bytes:
    frames = [Image.new("P", (8, 8), nth + 1) for nth, _ in enumerate(moments)]
    for frame in frames:
        frame.putpalette([value for shade in range(256) for value in (shade, shade, 255 * (theme == "light"))])
    made = io.BytesIO()
    frames[0].save(made, "GIF", save_all=True, append_images=frames[1:], duration=100)
    return made.getvalue()


PAINTER = msgspec.structs.replace(
    PAINTERS["pitchout"], films=FlickFilms(film=_film, worth=lambda moment: float(len(moment.events)))
)
"""A real painter but for its films."""


@functools.cache
def filming(words: Path = WORDS) -> Jobs:
    """The jobs of a worker with such films of Pitch Out."""
    painters = dict(PAINTERS) | {"pitchout": PAINTER}
    return Jobs(GAMES, painters, catalogue(words))


class Projectionist:
    """Makes such films when it is let; `jobs` are those it was given."""

    def __init__(self) -> None:
        self.jobs: list[MakeFilm] = []
        self.let = asyncio.Event()
        self.let.set()
        self.fails: Exception | None = None
        self._worker = InlineWorker(filming())

    async def shoot(self, job: MakeFilm) -> bytes:
        self.jobs.append(job)
        await self.let.wait()
        if self.fails is not None:
            raise self.fails
        return await self._worker.shoot(job)


def frames_of(gif: bytes) -> int:
    """How many turns such a film shows."""
    with Image.open(io.BytesIO(gif)) as film:
        return int(getattr(film, "n_frames", 1))


if __name__ == "__main__":
    serve(filming())
