"""Fixed palettes and the PNG they are written as. A palette ships as bytes in `data/palettes`; nothing is dithered."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.painter import Theme

FOLDER = Path(__file__).resolve().parent.parent / "data" / "palettes"
COLOURS = 255  # the last index stays free for transparency in replays


@lru_cache(maxsize=16)
def palette(game: str, theme: Theme) -> Image.Image:
    """The palette of a game's theme, on an image that `quantize` takes."""
    holder = Image.new("P", (1, 1))
    holder.putpalette((FOLDER / f"{game}_{theme}.bin").read_bytes())
    return holder


def indexed(image: Image.Image, game: str, theme: Theme) -> Image.Image:
    """The picture in the palette's nearest colours."""
    return image.quantize(palette=palette(game, theme), dither=Image.Dither.NONE)


def png(image: Image.Image) -> bytes:
    """An indexed picture as PNG."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=3, optimize=False)
    return buffer.getvalue()
