"""omggif's judgement of the films, which the bot encodes itself: it must read the frames that Pillow reads."""

from __future__ import annotations

import asyncio
import hashlib
import sys
from pathlib import Path

from PIL import Image, ImageSequence

from bot.games import GAMES
from bot.workers.films import MakeFilm
from bot.workers.inline_worker import InlineWorker
from outside.turns import DECODER, played, read_by_node
from render import PAINTERS

ANSWERS = 12
ONCE = None  # the loop count of a film without one
KEPT = {0, 1}  # disposals after which a frame stays; omggif leaves others to its caller


async def judge(folder: Path) -> None:
    """Make films in a folder and compare what is read. Raises AssertionError."""
    worker, films = InlineWorker(), []
    for game in (name for name in GAMES if PAINTERS[name].films is not None):
        turns = await played(worker, game, ANSWERS)
        for theme in ("dark", "light"):
            films.append(folder / f"{game}-{theme}.gif")
            gif = await worker.run(MakeFilm(game, turns, "en", theme))
            films[-1].write_bytes(gif)
    count = 0
    for film, read in zip(films, await read_by_node(DECODER, *films), strict=True):
        with Image.open(film) as image:
            frames = [(frame.info["duration"], digest(frame)) for frame in ImageSequence.Iterator(image)]
            assert (read["width"], read["height"], read["loops"]) == (*image.size, ONCE), film
        assert [(10 * one["delay"], one["digest"]) for one in read["frames"]] == frames, film
        assert {one["disposal"] for one in read["frames"]} <= KEPT, film
        count += len(frames)
    print(f"{len(films)} films with {count} frames")


def digest(frame: Image.Image) -> str:
    """A frame's pixels with their opacity."""
    return hashlib.sha256(frame.convert("RGBA").tobytes()).hexdigest()


if __name__ == "__main__":
    asyncio.run(judge(Path(sys.argv[1])))
