"""The two typefaces: Inter for digits and labels, Barlow Condensed for headlines. Both come as packages, none from the system."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

import fontpkg_barlow_condensed
import fontpkg_inter
from PIL import ImageFont

Face: TypeAlias = Literal["digits", "headline", "secondary"]

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
