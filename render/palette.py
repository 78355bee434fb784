"""Fixed palettes and the PNG they are written as. A palette ships as bytes in `data/palettes`; nothing is dithered."""

from __future__ import annotations

import io
import math
from functools import lru_cache

from PIL import Image

from bot.content import content
from render.painter import Theme

ALIKE = 8.2  # distance in RGB up to which two colours are one in a film; a picture stays above 40 dB
COLOURS = 255  # the last index stays free for transparency in replays


@lru_cache(maxsize=16)
def palette(game: str, theme: Theme) -> Image.Image:
    """The palette of a game's theme, on an image that `quantize` takes."""
    holder = Image.new("P", (1, 1))
    (file,) = content(f"palettes/{game}_{theme}.bin")
    holder.putpalette(file.read_bytes())
    return holder


def indexed(image: Image.Image, game: str, theme: Theme) -> Image.Image:
    """The picture in the palette's nearest colours."""
    return image.quantize(palette=palette(game, theme), dither=Image.Dither.NONE)


def filmed(image: Image.Image, game: str, theme: Theme) -> Image.Image:
    """The picture as films show it: indices of the palette as an L image, one for all tones that no eye tells apart.

    What runs through such tones, light on a floor, is a third smaller then.
    """
    indices = indexed(image, game, theme).tobytes()
    return Image.frombytes("L", image.size, indices.translate(_merged(game, theme)))


@lru_cache(maxsize=16)
def _merged(game: str, theme: Theme) -> bytes:
    """For each index of a palette that of the first colour of it which is hardly another."""
    values = (palette(game, theme).getpalette() or [])[: 3 * COLOURS]
    colours = [tuple(values[at : at + 3]) for at in range(0, len(values), 3)]
    kept: list[int] = []
    merged: list[int] = []
    for index, colour in enumerate(colours):
        near = min(kept, key=lambda one: math.dist(colours[one], colour), default=index)
        if math.dist(colours[near], colour) > ALIKE:
            near = index
        if near == index:
            kept.append(index)
        merged.append(near)
    return bytes((*merged, *range(len(merged), 256)))


def png(image: Image.Image, level: int = 3) -> bytes:
    """An indexed picture as PNG; a higher `level` (up to 9) makes it smaller and takes longer."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=level, optimize=False)
    return buffer.getvalue()
