"""Fixed palettes, which ship as bytes in `data/palettes` (nothing is dithered), and PNG written in them."""

from __future__ import annotations

import itertools
import math
import struct
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from PIL import Image, ImageChops
from zlib_ng import zlib_ng

from bot.content import content
from render.drawing.canvas import Pixels
from render.painter import Theme
from render.theme import Colour

ALIKE = 8.2  # distance in RGB up to which two colours are one in a film; a picture stays above 40 dB
_STRIP = 50  # rows of a picture that is written without bands
_APART = 8  # of a channel, by which the colours of a compact picture differ at least
ANY = "any"  # the palettes of games that bring none
COLOURS = 255  # the last index stays free for transparency in replays


@lru_cache(maxsize=16)
def palette(game: str, theme: Theme) -> Image.Image:
    """The palette of a game's theme, on an image that `quantize` takes; its pixels have it as well. A game may do with that of all looks."""
    holder = Image.new("P", (1, 1))
    (file,) = content(f"palettes/{game}_{theme}.bin") or content(f"palettes/{ANY}_{theme}.bin")
    holder.putpalette(file.read_bytes())
    holder.load()
    return holder


def chosen(pictures: list[Image.Image], kept: tuple[Colour, ...] = ()) -> bytes:
    """The colours that stand best for all `pictures`, those `kept` among them, as RGB bytes."""
    sheet = Image.new("RGB", (max(picture.width for picture in pictures), sum(picture.height for picture in pictures)))
    top = 0
    for picture in pictures:
        sheet.paste(picture, (0, top))
        top += picture.height
    free = COLOURS - len(kept)
    reduced = sheet.quantize(free, Image.Quantize.MEDIANCUT, kmeans=5)
    return bytes(reduced.getpalette() or ())[: 3 * free] + bytes(value for colour in kept for value in colour)


def indexed(image: Image.Image, game: str, theme: Theme) -> Image.Image:
    """The picture in the palette's nearest colours."""
    return image.quantize(palette=palette(game, theme), dither=Image.Dither.NONE)


def filmed(pixels: Pixels, game: str, theme: Theme) -> Pixels:
    """A picture in RGB as films show it: indices of the palette in mode L, one for all tones that no eye tells apart.

    What runs through such tones, light on a floor, is a third smaller then.
    """
    indices = pixels.convert("P", Image.Dither.NONE, palette(game, theme).im)
    return indices.point(_merged(game, theme), "L")


@lru_cache(maxsize=16)
def _merged(game: str, theme: Theme) -> list[int]:
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
    return [*merged, *range(len(merged), 256)]


def png(image: Image.Image, level: int = 5) -> bytes:
    """A picture in a palette or in RGB as PNG; a higher `level` (up to 9) makes it smaller and takes longer."""
    rows, wide = image.tobytes(), image.width * len(image.getbands())
    unfiltered = b"".join(_NONE + rows[start : start + wide] for start in range(0, len(rows), wide))
    return _file(image.size, image.getpalette(), zlib_ng.compress(unfiltered, level))


def indexed_png(picture: Image.Image, game: str, theme: Theme, level: int = 5) -> bytes:
    """A picture in RGB as PNG in a palette, written strip by strip: new memory for a whole one takes longer."""
    (wide, high), colours = picture.size, palette(game, theme)
    squeezer = zlib_ng.compressobj(level)
    written = []
    for top in range(0, high, _STRIP):
        bottom = min(top + _STRIP, high)
        rows = Image.new("P", (wide + 1, bottom - top))  # the first column is the filter: 0, none
        strip = picture.im.crop((0, top, wide, bottom)).convert("P", Image.Dither.NONE, colours.im)
        rows.im.paste(strip, (1, 0, wide + 1, bottom - top))
        written.append(squeezer.compress(rows.tobytes()))
    return _file(picture.size, colours.getpalette(), b"".join((*written, squeezer.flush())))


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


_LEVEL = 5  # of zlib-ng in bands
ROWS = 100  # of a band: a press on a panel changes some of ten; each costs 200 bytes
_REFERRED = (
    16  # rows of the band before that a band refers to; with as many a picture is no larger than written at once
)
_SHEETS = 2  # pictures, 5 MB each; those of as many panels that are pressed at a time
_BASE = 65521  # of Adler-32
_HEADER = b"\x89PNG\r\n\x1a\n"
_RGB, _INDEXED = 2, 3  # kinds of pixels
_NONE = b"\0"  # the filter of a row: drawn pictures are smaller without
_ZLIB = b"\x78\x5e"
_END = b"\x03\x00"  # an empty last block of deflate


class _Band:
    """Some rows of a picture, and how they are written: in the palette, each after its filter, and deflated."""

    __slots__ = ("_colours", "_flat", "_picture", "check", "deflated", "rows")

    def __init__(self, picture: Image.Image, colours: tuple[str, Theme]) -> None:
        self._colours = colours
        self._picture = picture
        self._flat = Image.new("P", (picture.width + 1, picture.height))  # the first column is the filter: 0, none
        self._flat.paste(indexed(picture, *colours), (1, 0))
        self.rows, self.deflated, self.check = self._flat.tobytes(), b"", 1

    def show(self, picture: Image.Image) -> int:
        """Have another picture of the same size instead; returns how far down it differs, px."""
        box = ImageChops.difference(self._picture, picture).getbbox()
        if box is None:
            return 0
        self._picture = picture
        self._flat.paste(indexed(picture.crop(box), *self._colours), (box[0] + 1, box[1]))
        self.rows = self._flat.tobytes()
        return box[3]

    def deflate(self, before: bytes) -> None:
        """Compress the rows, which may refer to those `before` them; the result ends with a whole byte."""
        squeezer = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS, zdict=before)
        self.deflated = squeezer.compress(self.rows) + squeezer.flush(zlib_ng.Z_SYNC_FLUSH)
        self.check = zlib_ng.adler32(self.rows)


class _BandedImage:
    """A picture as it was last written; what of the next one is the same stays as it is."""

    def __init__(self, picture: Image.Image, game: str, theme: Theme) -> None:
        self._size, self._colours = picture.size, (game, theme)
        self._bands = [_Band(part, self._colours) for part in _cut(picture)]
        self._deflate(range(len(self._bands)))

    def show(self, picture: Image.Image) -> None:
        """Have another picture of the same size instead."""
        ends = [band.show(part) for band, part in zip(self._bands, _cut(picture), strict=True)]
        changed = {number for number, end in enumerate(ends) if end}
        self._deflate(changed | {number + 1 for number, end in enumerate(ends[:-1]) if end > ROWS - _REFERRED})

    def png(self) -> bytes:
        """The picture as PNG."""
        check = 1
        for band in self._bands:
            check = _joined(check, band.check, len(band.rows))
        data = b"".join((_ZLIB, *(band.deflated for band in self._bands), _END, check.to_bytes(4, "big")))
        return _file(self._size, palette(*self._colours).getpalette(), data)

    def _deflate(self, numbers: Iterable[int]) -> None:
        referred = _REFERRED * (self._size[0] + 1)
        for number in numbers:
            self._bands[number].deflate(self._bands[number - 1].rows[-referred:] if number else b"")


def _cut(picture: Image.Image) -> Iterator[Image.Image]:
    """Copies of the bands of a picture: a whole one more would take longer than all its parts."""
    for top in range(0, picture.height, ROWS):
        yield picture.crop((0, top, picture.width, min(top + ROWS, picture.height)))


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


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two pieces, the second `length` bytes long, from those of each."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return high % _BASE << 16 | low % _BASE


def _file(size: tuple[int, int], colours: list[int] | None, data: bytes) -> bytes:
    """The PNG of compressed rows, which are indices of `colours`, or without them RGB."""
    head = struct.pack(">IIBBBBB", *size, 8, _RGB if colours is None else _INDEXED, 0, 0, 0)
    chunks = [
        (b"IHDR", head),
        *([] if colours is None else [(b"PLTE", bytes(colours))]),
        (b"IDAT", data),
        (b"IEND", b""),
    ]
    return b"".join((_HEADER, *(_chunk(kind, part) for kind, part in chunks)))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(kind)))
