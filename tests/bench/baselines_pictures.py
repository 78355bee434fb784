"""What pictures are measured against: the plainest work on the same pixels, in the same process."""

import zlib

from PIL import GifImagePlugin, Image


def floor_f(picture: Image.Image) -> bytes:
    """F: the raw RGB pixels of a finished still through zlib's fastest level."""
    return zlib.compress(picture.tobytes(), 1)


def floor_g(picture: Image.Image) -> bytes:
    """G: the LZW blocks of one palette frame, as a GIF would hold them."""
    return b"".join(GifImagePlugin.getdata(picture, (0, 0), include_color_table=False, interlace=0, optimize=False))
