"""Fixed palettes, which ship as bytes in `data/palettes` (nothing is dithered), and PNG written in them."""

from __future__ import annotations

import io
import itertools
import math
import struct
import zlib
from collections import OrderedDict
from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import Any

from PIL import Image, ImageChops

from bot.content import content
from render.painter import Theme
from render.theme import Colour

ALIKE = 8.2  # distance in RGB up to which two colours are one in a film; a picture stays above 40 dB
_APART = 8  # of a channel, by which the colours of a compact picture differ at least
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


def compact(image: Image.Image) -> bytes:
    """A picture as PNG in a palette of its own, a third as large: the colours of its areas stay as they are."""
    counted: Any = image.getcolors(image.width * image.height)
    values: Iterator[int] = itertools.chain.from_iterable(
        colour for _, colour in sorted(counted, reverse=True)[:COLOURS]
    )
    rest = image.quantize(COLOURS, Image.Quantize.MEDIANCUT).getpalette() or []
    channels = iter([*values, *rest])
    kept: list[Colour] = []
    for red, green, blue in zip(channels, channels, channels, strict=True):
        if len(kept) < COLOURS and all(_apart((red, green, blue), one) >= _APART for one in kept):
            kept.append((red, green, blue))
    holder = Image.new("P", (1, 1))
    holder.putpalette([*itertools.chain.from_iterable(kept)])
    return png(image.quantize(palette=holder, dither=Image.Dither.NONE), 6)


def _apart(one: Colour, other: Colour) -> int:
    """The greatest difference between two colours in one channel; Pillow treats alike colours as one."""
    return max(abs(mine - theirs) for mine, theirs in zip(one, other, strict=True))


_LEVEL, _TIGHT = 3, 6  # of zlib; the second for as many bands as the first leaves too large
_MOST = 99_000  # bytes of all bands; a picture has less than 1000 others
ROWS = 50  # of a band: a press on a panel changes some of 20; fewer rows find less to refer to
_KEPT = 48  # bands, 120 KB each with their rows; those of the panels that are pressed at a time
_SHEETS = 2  # pictures, 5 MB each; those of as many panels that are pressed at a time
_BASE = 65521  # of Adler-32
_HEADER = b"\x89PNG\r\n\x1a\n"
_ZLIB = b"\x78\x5e"
_END = b"\x03\x00"  # an empty last block of deflate


@lru_cache(maxsize=_KEPT)
def _squeezed(rows: bytes, level: int) -> bytes:
    """The deflated rows; they refer to nothing before them, and end at a byte."""
    squeezer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return squeezer.compress(rows) + squeezer.flush(zlib.Z_FULL_FLUSH)


def _band(rows: bytes) -> tuple[int, int, bytes]:
    """Checksum and length of some rows, and the rows deflated."""
    return zlib.adler32(rows), len(rows), _squeezed(rows, _LEVEL)


class _BandedImage:
    """A picture as it was last written; what of the next one is the same stays as it is."""

    def __init__(self, picture: Image.Image, game: str, theme: Theme) -> None:
        self._wide, self._high = picture.size
        self._game, self._theme = game, theme
        self._picture = picture.copy()
        self._flat = Image.new("P", (self._wide + 1, self._high))  # each row begins with its filter: 0, none
        self._flat.paste(indexed(picture, game, theme), (1, 0))
        rows, wide = self._flat.tobytes(), self._wide + 1
        self._bands = {top: _band(rows[top * wide : (top + ROWS) * wide]) for top in range(0, self._high, ROWS)}

    def show(self, picture: Image.Image) -> None:
        """Have another picture of the same size instead."""
        for top, area in self._changes(picture):
            changed = picture.crop(area)
            self._picture.paste(changed, area)
            self._flat.paste(indexed(changed, self._game, self._theme), (area[0] + 1, area[1]))
            self._bands[top] = _band(self._rows(top))

    def png(self) -> bytes:
        """The picture as PNG."""
        check = 1
        for band_check, length, _ in self._bands.values():
            check = _joined(check, band_check, length)
        rows = [squeezed for _, _, squeezed in self._bands.values()]
        over = sum(map(len, rows)) - _MOST
        for number, top in enumerate(self._bands):
            if over <= 0:
                break
            tight = _squeezed(self._rows(top), _TIGHT)
            over -= len(rows[number]) - len(tight)
            rows[number] = tight
        return b"".join(
            (
                _HEADER,
                _chunk(b"IHDR", struct.pack(">IIBBBBB", self._wide, self._high, 8, 3, 0, 0, 0)),
                _chunk(b"PLTE", bytes(palette(self._game, self._theme).getpalette() or [])),
                _chunk(b"IDAT", b"".join((_ZLIB, *rows, _END, check.to_bytes(4, "big")))),
                _chunk(b"IEND", b""),
            )
        )

    def _changes(self, picture: Image.Image) -> Iterator[tuple[int, tuple[int, int, int, int]]]:
        """The bands in which another picture differs, by their top, each with the area that does."""
        for top in self._bands:  # band by band: memory for a whole picture costs more than comparing it
            band = (0, top, self._wide, min(top + ROWS, self._high))
            box = ImageChops.difference(self._picture.crop(band), picture.crop(band)).getbbox()
            if box is not None:
                yield top, (box[0], top + box[1], box[2], top + box[3])

    def _rows(self, top: int) -> bytes:
        return self._flat.crop((0, top, self._wide + 1, min(top + ROWS, self._high))).tobytes()


_sheets: OrderedDict[Hashable, _BandedImage] = OrderedDict()


def banded(picture: Image.Image, game: str, theme: Theme, scene: Hashable = None) -> bytes:
    """A picture as PNG in a game's palette; the bytes do not depend on earlier pictures.

    It is compared with the last one of the same `scene`, to encode the changed bands only.
    """
    key = game, theme, picture.size, scene
    sheet = _sheets.pop(key, None)
    if sheet is None:
        sheet = _BandedImage(picture, game, theme)
    else:
        sheet.show(picture)
    _sheets[key] = sheet
    if len(_sheets) > _SHEETS:
        _sheets.popitem(last=False)
    return sheet.png()


def forget_bands() -> None:
    """Forget all pictures written before."""
    _sheets.clear()
    _squeezed.cache_clear()


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two pieces, the second `length` bytes long, from those of each."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return high % _BASE << 16 | low % _BASE


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
