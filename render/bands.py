"""PNG of pictures that resemble the one before: bands of rows that have been written already are not compressed again."""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache

from PIL import Image

LEVEL = 3  # of zlib
ROWS = 50  # of a band: a press on a panel changes some of 20; fewer rows find less to refer to
_KEPT = 200  # bands; 10 MB, those of some ten panels that are pressed at a time
_BASE = 65521  # of Adler-32
_HEADER = b"\x89PNG\r\n\x1a\n"
_ZLIB = b"\x78\x5e"
_END = b"\x03\x00"  # an empty last block of deflate


class _Band:
    """Some rows as PNG has them, found again by their checksum."""

    __slots__ = ("check", "rows")

    def __init__(self, rows: bytes) -> None:
        self.rows = rows
        self.check = zlib.adler32(rows)

    def __hash__(self) -> int:
        return self.check

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Band) and self.rows == other.rows


@lru_cache(maxsize=_KEPT)
def _squeezed(band: _Band) -> bytes:
    """The deflated rows; they refer to nothing before them, and end at a byte."""
    squeezer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return squeezer.compress(band.rows) + squeezer.flush(zlib.Z_FULL_FLUSH)


def banded(image: Image.Image) -> bytes:
    """An indexed picture as PNG; the same bytes whatever was written before."""
    wide, high = image.size
    filtered = Image.new("P", (wide + 1, high))  # each row begins with its filter: 0, none
    filtered.paste(image, (1, 0))
    raw, stride = filtered.tobytes(), wide + 1
    pieces, check = [_ZLIB], 1
    for start in range(0, len(raw), ROWS * stride):
        band = _Band(raw[start : start + ROWS * stride])
        pieces.append(_squeezed(band))
        check = _joined(check, band.check, len(band.rows))
    pieces += [_END, check.to_bytes(4, "big")]
    header = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    colours = image.getpalette() or []
    return b"".join(
        (
            _HEADER,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(colours)),
            _chunk(b"IDAT", b"".join(pieces)),
            _chunk(b"IEND", b""),
        )
    )


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two pieces, the second `length` bytes long, from those of each."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return high % _BASE << 16 | low % _BASE


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
