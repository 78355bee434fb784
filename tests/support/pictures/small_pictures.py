"""Pictures of a few rows, with their real alt texts: most tests of the bot read only those. The real pictures are tested with their painters."""

from __future__ import annotations

import hashlib
import io
from typing import Any

import msgspec
from PIL import Image

from bot.games.contract.preview import Sketch
from bot.words import Words
from render.painter import Painter, Picture, Theme

WIDE, HIGH = 1000, 4  # px; as wide as the real ones
SHADES: dict[Theme, list[int]] = {
    theme: [shade // 2 + first for shade in range(256) for _ in range(3)]
    for theme, first in (("dark", 0), ("light", 128))
}


def small(painter: Painter) -> Painter:
    """A painter whose pictures are small and differ if what they show does; one without alt texts of its own as it is."""
    if painter.texts is None:
        return painter
    alt: Any = painter.texts.alt

    def still(view: Any, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        return _picture(theme, alt(view, words, sketch=sketch), view, sketch)

    def closeup(view: Any, words: Words, sketch: Sketch, *, theme: Theme = "dark") -> Picture:
        near = sketch.aim is not None
        return _picture(theme, alt(view, words, sketch=sketch), view, sketch, *(["near"] if near else ()))

    return msgspec.structs.replace(painter, still=still, closeup=painter.closeup and closeup)


def _picture(theme: Theme, alt: str, *shown: object) -> Picture:
    pixels = hashlib.sha256(repr((alt, *shown)).encode()).digest()
    image = Image.frombytes("P", (WIDE, HIGH), pixels * (WIDE * HIGH // len(pixels)))
    image.putpalette(SHADES[theme])
    made = io.BytesIO()
    image.save(made, "PNG")
    return Picture(made.getvalue(), alt)
