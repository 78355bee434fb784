"""pngjs's judgement of the pictures, which the bot encodes itself: it must read the pixels that Pillow reads."""

from __future__ import annotations

import asyncio
import hashlib
import sys
from pathlib import Path

from PIL import Image

from bot.games import GAMES
from bot.workers.inline_worker import InlineWorker
from bot.workers.paint import Paint
from outside.turns import DECODER, played, read_by_node

ANSWERS = 6


async def judge(folder: Path) -> None:
    """Paint pictures in a folder and compare what is read. Raises AssertionError."""
    worker, pictures = InlineWorker(), []
    for game in GAMES:
        for nth, turn in enumerate(await played(worker, game, ANSWERS)):
            for theme in ("dark", "light"):
                pictures.append(folder / f"{game}-{nth}-{theme}.png")
                painted = await worker.run(Paint(game, turn.after, "fr", theme=theme))
                pictures[-1].write_bytes(painted.png)
    for picture, read in zip(pictures, await read_by_node(DECODER, *pictures), strict=True):
        with Image.open(picture) as image:
            pixels = hashlib.sha256(image.convert("RGBA").tobytes()).hexdigest()
            assert (read["width"], read["height"]) == image.size, picture
        assert read["frames"] == [{"digest": pixels}], picture
    print(f"{len(pictures)} pictures of {len(GAMES)} games")


if __name__ == "__main__":
    asyncio.run(judge(Path(sys.argv[1])))
