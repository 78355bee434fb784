"""The two typefaces: Inter for digits and labels, Barlow Condensed for headlines. Both come as packages, none from the system.

What Barlow Condensed lacks, such as Greek and Cyrillic, is in Inter. There is no third typeface: none that is small has what both
lack and needs no shaping, which Pillow's basic engine does not do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal, TypeAlias

import fontpkg_barlow_condensed
import fontpkg_inter
from PIL import ImageFont

Face: TypeAlias = Literal["digits", "headline", "secondary"]

_NO_SIGN = "\U0010ffff"  # of which no typeface has more than the box for what it lacks
_INTER = "Inter[opsz,wght].ttf"
_BARLOW: dict[Face, str] = {"headline": "BarlowCondensed-Bold.ttf", "secondary": "BarlowCondensed-SemiBold.ttf"}


@lru_cache(maxsize=64)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """The font of `face` at `size` px, laid out by Pillow's basic engine so that every machine places letters alike."""
    if face != "digits":
        file = Path(fontpkg_barlow_condensed.ROOT) / "files" / _BARLOW[face]
        return ImageFont.truetype(str(file), size, layout_engine=ImageFont.Layout.BASIC)
    inter = ImageFont.truetype(
        str(Path(fontpkg_inter.ROOT) / "files" / _INTER), size, layout_engine=ImageFont.Layout.BASIC
    )
    inter.set_variation_by_axes([min(32, max(14, size)), 700])
    return inter


@lru_cache(maxsize=8192)
def has(face: Face, sign: str) -> bool:
    """Whether a typeface has a character."""
    return bytes(font(face, 32).getmask(sign)) != _box(face)


def runs(text: str, face: Face, size: int) -> Iterator[tuple[float, ImageFont.FreeTypeFont, str]]:
    """The pieces of a line that are each of one font: of `face`, or of Inter where that lacks a sign; with the px before it."""
    if text.isascii():
        yield 0.0, font(face, size), text
        return
    x = 0.0
    for known, signs in groupby(text, lambda sign: has(face, sign)):
        letters, piece = font(face if known else "digits", size), "".join(signs)
        yield x, letters, piece
        x += letters.getlength(piece)


def length(text: str, face: Face, size: int) -> float:
    """The px from the start of a line to that of one after it."""
    return sum(letters.getlength(piece) for _, letters, piece in runs(text, face, size))


def extent(text: str, face: Face, size: int) -> tuple[float, float]:
    """The left and right end of a line's ink, px from its start."""
    boxes = [(x, letters.getbbox(piece, anchor="ls")) for x, letters, piece in runs(text, face, size)]
    return min((x + box[0] for x, box in boxes), default=0.0), max((x + box[2] for x, box in boxes), default=0.0)


@lru_cache(maxsize=8)
def _box(face: Face) -> bytes:
    return bytes(font(face, 32).getmask(_NO_SIGN))
